## Campañas

campaign-begun = Campaña { $id } en { $file }: { $count ->
    [one] una partida
   *[other] { $count } partidas
 }, en bloques de { $size }.
campaign-resumed = Se reanuda: bloques listos, { $count } de { $total }.
campaign-damaged = El archivo de las partidas { $first } a { $last } { $kind ->
    [missing] falta
   *[damaged] está dañado
 }; se miden otra vez.
campaign-dashboard = Dask muestra su trabajo en { $text }.
campaign-retry = Las partidas { $first } a { $last } se miden otra vez: { $why }.
campaign-refused = El proceso { $text } tiene otro código, { $why }, y no recibe partidas.
campaign-lost = El planificador { $text } ya no está. Se espera a que vuelva.
campaign-waiting = Se esperan procesos.
campaign-stopped = Interrumpida. El mismo comando la reanuda desde aquí.
campaign-progress = { $done } de { $total } partidas
campaign-status = Están listas { $done } de { $total } partidas, { $shards } de { $all } bloques, en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 } de procesador.
campaign-running = La campaña está en marcha.
campaign-idle = La campaña no está en marcha.
campaign-share = Columna { $what }: { $yes } sí, { $no } no, { $undecided } sin decidir.
campaign-interval = Las primeras { $count } partidas: { $percent } por ciento, entre { $low } y { $high } con una confianza del 95 por ciento, se mire cuando se mire.
campaign-checks = Controles: { $replayed } victorias repetidas, { $verified } de ellas por el verificador independiente; { $again } partidas no ganables decididas de nuevo de otra manera.
campaign-failures = { $count ->
    [one] Un intento falló y se repitió.
   *[other] { $count } intentos fallaron y se repitieron.
 }

fault-campaign-extra = Las campañas necesitan más paquetes: pip install cryptography distributed pyarrow.
fault-campaign-question = Una campaña necesita un archivo con una pregunta, o --rules y --numbers.
fault-campaign-none = En { $file } no hay ninguna campaña.
fault-campaign-busy = La campaña de { $file } ya está en marcha en otro proceso.
fault-campaign-other = En { $file } está la campaña { $text }, pero esta pregunta es { $why }; indica otra carpeta con --out.
fault-campaign-code = La pregunta pide el código { $text }, pero este es { $why }.
fault-campaign-address = "{ $text }" no es una dirección de planificador como tls://10.0.0.1:8786.
fault-campaign-scheduler = Ningún planificador de Dask responde en { $text }: { $why }.
fault-campaign-shard = La medida de las partidas { $first } a { $last } falló { $count } veces, así que la campaña se detiene: { $why }.
fault-campaign-wrong = Dos maneras de decidir la partida { $number } no coinciden: { $text }. La campaña se detiene; avísanos, por favor.
fault-question-syntax = Esto no es TOML válido.
fault-question-key = Una pregunta no tiene "{ $text }"; tiene { $known }.
fault-question-near-key = Una pregunta no tiene "{ $text }"; quizá quieres decir { $what }.
fault-question-missing = A la pregunta le falta "{ $what }".
fault-question-number = El valor de { $what } debe ser un número entero de { $least } a { $most }.
fault-question-text = El valor de { $what } debe ser un texto entre comillas.
fault-question-measure = "{ $text }" no es una medida; las medidas son { $known }.
fault-question-family = El solitario no tiene la medida "{ $text }".
fault-question-backwards = La última partida va antes de la primera.
fault-question-code = El código debe ser una versión y 16 cifras hexadecimales.
fault-question-long = Una pregunta tiene como mucho { $most } caracteres.
fault-no-numbers = "{ $text }" no es un intervalo de partidas como 1..1000.
