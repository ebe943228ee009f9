## Las partidas con clasificación y su tabla

bar-ranked = Clasificatoria, { date }
ranked-game = Partida clasificatoria del { date }: el tiempo corre hasta que ganes.
ranked-left = { $how ->
    [race] En la carrera, tu tiempo sigue corriendo.
   *[day] El tiempo de tu partida clasificatoria sigue corriendo. Para volver a ella, elige Partida clasificatoria.
 }
ranked-won = { $how ->
    [first] Partida clasificatoria ganada. Tu puesto: { $place } de { $won }, con un tiempo de { $time }.
    [again] Partida clasificatoria ganada en { $time }; solo cuenta el primer intento.
   *[late] El plazo ha terminado: esta victoria no cuenta.
 }
board-title = { $name }, { date }
board-counts = { $begun ->
    [0] Nadie ha empezado todavía.
    [one] { $begun } jugador ha empezado; victorias: { $won }.
   *[other] { $begun } jugadores han empezado; victorias: { $won }.
 }
board-own = Tu puesto: { $place } de { $won }, con un tiempo de { $time }.
board-own-playing = Tu partida está en curso: el tiempo corre hasta que ganes.
board-own-left = Has abandonado la partida.
board-you = Tú
board-nobody = Jugador { $seat }
board-again = { $name }, intento { $number }
board-place = Puesto
board-player = Jugador
board-time = Tiempo
board-moves = Jugadas
board-score = Puntos
board-undone = Deshechas
board-helped = Consejos
board-proof-hash = Huella SHA-256 del secreto de este día: { $what }.
board-proof-secret = El secreto de este día: { $what }.
board-proof-later = El secreto se publicará el { date } a la 1:00 UTC.
board-proof-next = Huella para el { date }: { $what }.
ui-ranked = Partida clasificatoria
ui-ranked-what = Todos juegan con el mismo reparto, y está demostrado que se puede ganar. El servidor mide el tiempo desde que ves las cartas hasta que ganas. Solo cuenta el primer intento. El día empieza y termina a medianoche UTC.
ui-ranked-game = Juego
ui-ranked-play = Jugar
ui-ranked-continue = Continuar
ui-ranked-again = Jugar otra vez
ui-ranked-give-up = Abandonar y jugar otra vez
ui-ranked-none = Nadie ha ganado todavía.
ui-ranked-proof = Comprobar las cartas
ui-ranked-link = Datos para comprobar las cartas
ui-ranked-back = Día anterior
ui-ranked-forward = Día siguiente
ui-ranked-first = Primera página
ui-ranked-less = Página anterior
ui-ranked-more = Página siguiente
fault-ranked-no-contest = Aquí no hay ninguna partida clasificatoria de "{ $text }".
fault-ranked-over = El plazo de "{ $text }" ha terminado: ya no se puede empezar.
fault-ranked-clock = Puede que el reloj del servidor no esté en hora. Las partidas clasificatorias quedan en espera hasta que el responsable lo compruebe.
fault-ranked-secret = Las cartas de "{ $text }" son secretas hasta que termine el plazo para todos.
fault-ranked-file = Esto no es un día publicado: "{ $what }" falta o es incorrecto.
verified-deal = { $what }: { $found ->
    [right] las cartas se derivan del secreto y la partida se puede ganar.
    [not-first] las cartas se derivan del secreto y la partida se puede ganar; esta versión del solucionador elegiría un reparto anterior.
   *[wrong] las cartas no se derivan del secreto, o no está demostrado que la partida se pueda ganar.
 }
verified-missing = { $what }: el archivo no contiene ningún reparto de este juego.
verified-nothing = No se ha comprobado ningún reparto: los archivos no contienen ninguno. Los servidores solo publican los repartos que alguien ha jugado.
verified-day = { $what }: el secreto { $is_right ->
    [yes] corresponde
   *[no] no corresponde
 } a la huella del archivo, { $commitment }.
verified-chain = { $what }: el secreto de ese día { $is_right ->
    [yes] permite
   *[no] no permite
 } obtener el del día anterior.
verified-season = { $what }: su temporada empieza el { $first }, así que su secreto no dice nada del día anterior. Comprueba cada temporada por separado.
verified-noted = { $is_right ->
    [yes] { $what }: el secreto corresponde a la huella que anotaste.
   *[no] Ningún secreto corresponde a la huella que anotaste, { $commitment }.
 }
verified-alone = Con esto no se comprueba si la huella se publicó de antemano. Compárala con la que anotaste, o indica la tuya con la opción { $what }.
fault-no-commitment = Una huella tiene 64 cifras hexadecimales; "{ $text }" no es una huella.
