## Campañas

campaign-begun = Campaña { $id } en { $file }: { $count ->
    [one] una partida
   *[other] { $count } partidas
 }, en bloques de { $size }.
campaign-resumed = La campaña se reanuda; bloques terminados: { $count } de { $total }.
campaign-damaged = { $kind ->
    [missing] Falta el archivo de las partidas { $first } a { $last }
   *[damaged] El archivo de las partidas { $first } a { $last } está dañado
 }; esas partidas se medirán de nuevo.
campaign-dashboard = El panel de Dask está en { $text }.
campaign-retry = Las partidas { $first } a { $last } se miden otra vez: { $why }.
campaign-refused = El proceso de trabajo { $text } ejecuta otra versión del código, { $why }, así que no recibirá partidas.
campaign-lost = Se ha perdido la conexión con el planificador { $text }. Esperando a que se restablezca.
campaign-waiting = Esperando a que se conecten procesos de trabajo.
campaign-stopped = Campaña interrumpida. Para reanudarla desde aquí, ejecuta de nuevo el mismo comando.
campaign-progress = { $done } de { $total } partidas
campaign-status = Partidas medidas: { $done } de { $total }; bloques terminados: { $shards } de { $all }; tiempo de procesador: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }.
campaign-running = La campaña está en marcha.
campaign-idle = La campaña no está en marcha.
campaign-share = Columna { $what }: { $yes } sí, { $no } no, { $undecided } sin decidir.
campaign-interval = La respuesta es sí en el { $percent } por ciento de las primeras { $count } partidas. Intervalo: de { $low } a { $high }, con una confianza del 95 por ciento por muchas veces que se consulten los resultados.
campaign-checks = Victorias reproducidas: { $replayed }, de ellas { $verified } por el verificador independiente. Partidas no ganables decididas de nuevo por otro método: { $again }.
campaign-failures = { $count ->
    [one] Un intento falló y se repitió.
   *[other] { $count } intentos fallaron y se repitieron.
 }

fault-campaign-extra = Las campañas necesitan otros paquetes: pip install cryptography distributed pyarrow.
fault-campaign-question = Una campaña necesita un archivo con una pregunta, o --rules y --numbers.
fault-campaign-none = En { $file } no hay ninguna campaña.
fault-campaign-parts = En { $file }, las partes de la campaña aún no están unidas; partidas medidas: { $count } de { $most }; para unir las partes: "winnable campaign merge".
fault-campaign-busy = La campaña de { $file } ya está en marcha en otro proceso.
fault-campaign-other = En { $file } está la campaña { $text }, pero esta pregunta es la de la campaña { $why }; indica otra carpeta con --out.
fault-campaign-code = La pregunta exige el código { $text }, pero el de esta instalación es { $why }.
fault-campaign-address = "{ $text }" no es una dirección de planificador como tls://10.0.0.1:8786.
fault-campaign-scheduler = Ningún planificador de Dask responde en { $text }: { $why }.
fault-campaign-shard = La medición de las partidas { $first } a { $last } falló { $count } veces, así que la campaña se detiene: { $why }.
fault-campaign-wrong = Dos maneras de decidir la partida { $number } no coinciden: { $text }. La campaña se detiene; avísanos, por favor.
fault-campaign-unlike = { $file } no se puede unir con { $text }: { $part ->
    [question] sus preguntas son distintas
    [code] se midieron con código distinto
   *[shard] sus bloques tienen tamaños distintos
 }.
fault-campaign-twice = { $file } y { $text } dan resultados distintos para las mismas partidas.
fault-campaign-absent = Bloques que faltan: { $count } de { $most }, el primero con las partidas { $first } a { $last }{ $part ->
    [shards] .
   *[parts] ; partes sin terminar: { $text }.
 }
fault-question-syntax = Esto no es TOML válido.
fault-question-key = Una pregunta no puede tener el campo "{ $text }"; opciones: { $known }.
fault-question-near-key = Una pregunta no puede tener el campo "{ $text }"; quizá quieres decir { $what }.
fault-question-missing = A la pregunta le falta el campo "{ $what }".
fault-question-number = El valor de { $what } debe ser un número entero de { $least } a { $most }.
fault-question-text = El valor de { $what } debe ser un texto entre comillas.
fault-question-measure = "{ $text }" no es una medida; las medidas son { $known }.
fault-question-family = En el solitario italiano no existe la medida "{ $text }".
fault-question-backwards = El número de la última partida es menor que el de la primera.
fault-question-code = El código debe constar de una versión, un espacio y 16 cifras hexadecimales.
fault-question-long = Una pregunta no puede tener más de { $most } caracteres.
fault-no-numbers = "{ $text }" no es un intervalo de partidas como 1..1000.
fault-no-part = "{ $text }" no es una parte como 1/400 o 400/400.
