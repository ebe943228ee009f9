## La arena de los bots

arena-playing = Jugando
arena-lost = La partida { $count } cuenta como perdida: { $sentence }
arena-result = Bot { $text }, reglas { $rules }, conjunto { $split }: { $won ->
    [one] { $won } partida ganada
   *[other] { $won } partidas ganadas
 } de { $count }.
arena-interval = El bot ganó el { $percent } por ciento de las partidas. Con una confianza del 95 por ciento, su proporción real de victorias está entre el { $low } y el { $high } por ciento; por muchas veces que se consulten los resultados, entre el { $least } y el { $most }.
arena-ends = Partidas no ganadas. Abandonadas: { $resigned }; sin jugadas legales: { $stuck }; demasiado largas: { $long }; perdidas por un fallo del bot: { $faults }.
arena-cards = Al final de una partida hay en las bases una media de { $mean } cartas, entre { $low } y { $high } con una confianza del 95 por ciento.
arena-cpu = De media, una partida consume { $seconds } segundos de procesador y tiene { $moves } jugadas.
arena-skipped = Partidas omitidas: no ganables, { $no }; sin decidir, { $undecided }.
fault-bot-empty = El comando que inicia el bot está vacío.
fault-bot-quotes = En el comando que inicia el bot faltan las comillas de cierre o un carácter tras la última barra invertida: "{ $text }".
fault-bot-start = El bot "{ $text }" no arranca: { $why }.
fault-bot-ended = El bot terminó con el código de salida { $count }.
fault-bot-silent = El bot no respondió en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }.
fault-bot-cpu = El bot usó más de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 } de procesador.
fault-bot-rubbish = El bot escribió algo que no es una respuesta: "{ $text }".
fault-bot-illegal = La jugada "{ $text }" del bot es ilegal; las jugadas legales son { $why }.
fault-bot-hello = El bot debe responder al primer mensaje con su nombre, pero escribió "{ $text }".
fault-bot-protocol = El bot usa la versión { $count } del protocolo; esta arena usa la versión { $need }.
fault-arena-no-deals = Con las reglas { $rules } no está demostrado que se pueda ganar ninguna de { $count } partidas seguidas.
fault-arena-other = { $other ->
    [none] { $file } no contiene resultados de { $text }
   *[other] { $file } contiene resultados de { $other }, no de { $text }
 }; indica otro archivo con --out.
fault-arena-line = La línea { $line } de { $file } no es una partida, o su resultado no es correcto: "{ $text }".
fault-no-message = Esto no es un mensaje de la arena: { $text }.
