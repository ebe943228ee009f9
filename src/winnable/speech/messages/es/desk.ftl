## Ajustes y partidas nuevas

level-brief = Mensajes breves.
level-normal = Mensajes normales.
level-full = Mensajes completos.
memory = { $on ->
    [yes] Memoria activada: el comando dónde encuentra también las cartas ya vistas.
   *[no] Memoria desactivada.
 }
    .brief = { $on ->
    [yes] Memoria activada.
   *[no] Memoria desactivada.
 }
figures = { $on ->
    [yes] Figuras por su nombre: sota, caballo, rey.
   *[no] Figuras por su número: 8, 9, 10.
 }
endings = { $on ->
    [yes] Finales activados: se dice cuándo una partida está ganada o perdida con seguridad.
   *[no] Finales desactivados: no se dice si la partida está perdida.
 }
level-deals = { $level ->
    [easy] Las nuevas partidas son fáciles; todas se pueden ganar.
    [normal] Las nuevas partidas son normales; todas se pueden ganar.
    [hard] Las nuevas partidas son difíciles; todas se pueden ganar.
    [tricky] Las nuevas partidas son engañosas; todas se pueden ganar, pero jugando todo lo que parece útil, y robando cuando no hay otra cosa, se pierde.
   *[random] Las nuevas partidas salen al azar; no todas se pueden ganar.
 }
level-unknown = "{ $text }": nivel desconocido; los niveles son { $known }.
levels = Aquí los niveles son { $known }.
    .brief = { $known }.
figures-french = En este juego las figuras ya tienen su nombre.
    .brief = Las figuras ya tienen su nombre.
plain-on = Modo sencillo: cada suceso, una línea. Para salir de él, escribe sencillo no.
    .brief = Modo sencillo. Para salir: sencillo no.
plain-off = Modo sencillo desactivado desde la próxima vez, si el terminal puede dibujar la mesa.
    .brief = Sin modo sencillo la próxima vez.
plain-kept = Modo sencillo activado, también la próxima vez.
    .brief = Modo sencillo activado.
offer-harder = El paso siguiente es { $title }. Escribe hazlo para empezar.
offer-easier = Más fácil: { $title }. Escribe hazlo para empezar.
offer-tutorial = La lección puede ayudar. Escribe hazlo para empezar.
kept = La partida sigue.
nothing-asked = No había ninguna pregunta.
number-which = El número de una partida es un entero de 0 a 18446744073709551615. Por ejemplo, número 4217.
    .brief = ¿Qué número?
games-how = Escribe juego y un nombre para jugarlo. Por ejemplo, juego una pasada.
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. Para jugarla, escribe { $what }.
        [export] { game-named }. Estas cartas no tienen número. Para escribir la partida en un archivo, escribe { $what }.
       *[none] { game-named }.
     }
 }
left = La partida anterior cuenta como abandonada.
unknown = No conozco "{ $text }". Signo de interrogación para la ayuda.
    .brief = No conozco "{ $text }".
unknown-near = No conozco "{ $text }". ¿Querías decir { $near }? Signo de interrogación para la ayuda.
    .brief = No conozco "{ $text }". ¿{ $near }?
not-here = En este juego no existe "{ $text }".
    .brief = Aquí no existe "{ $text }".
incomplete = "{ $text }": falta algo. Signo de interrogación para la ayuda.
    .brief = "{ $text }": falta algo.
on-or-off = "{ $text }": solo vale sí o no.
busy = La partida está abierta en otro lugar. Aquí empieza una nueva.
interpreted = Aquí las búsquedas no están compiladas y son lentas: consejos, probabilidades y análisis buscan menos, y el análisis no busca la victoria más corta. Instala un compilador, en Debian "gcc" y "python3-dev", y luego { $where ->
    [tree] ejecuta de nuevo "scripts/setup".
   *[other] reinstala winnable.
    }
    .brief = Búsquedas lentas: falta "gcc".
searched = { $percent } por ciento.

## Ayuda

help-klondike-1 = r: robar. 3: leer la columna 3. 3 5: la serie que encaja, de la columna 3 a la 5. 3 5 2: dos cartas.
help-klondike-2 = 3 b: a la base. d 5, d b: desde el descarte.
help-returns = b corazones 5: de la base a la columna 5.
help-klondike-3 = t: mesa. d: descarte. m: mazo. b: bases. dónde 7 corazones: encontrar una carta.
help-turn = destapa 4: destapar la carta de la columna 4.
help-solitario-1 = r: robar a la mano. toma 2: de la columna 2. toma d: del descarte. pon 4: poner en la columna 4.
help-solitario-2 = 2 4: de la 2 a la 4. 2 b, d b, pon b: a la base. x: descartar. devuelve: a su sitio.
help-solitario-3 = al mazo: de vuelta al mazo, como Control P. t: mesa. d: descarte. m: mazo. b: bases. c: mano.
help-klondike-4 = reina de picas a 5: una carta por su nombre.
help-solitario-4 = 7 de oros a 5: una carta por su nombre. figuras sí: sota, caballo, rey.
help-deals = { $once ->
    [yes] partidas nivel difícil: partidas clasificadas así. más: las siguientes.
   *[no] partidas nivel difícil pasadas como máximo 2: partidas clasificadas así. más: las siguientes.
 }
help-find = dónde 7 copas: encontrar una carta.
help-overview = { $undo ->
    [yes] { help-first } j: qué puedo hacer. h: consejo. u: deshacer. reglas: las del juego. lección: aprender jugando. nueva: otra partida.
   *[no] { help-first } j: qué puedo hacer. h: consejo. reglas: las del juego. lección: aprender jugando. nueva: otra partida.
 }
help-first = { $game ->
    [solitario] r: robar. 2 4: de la 2 a la 4. t: la mesa.
   *[klondike] r: robar. 3 5: de la columna 3 a la 5. t: la mesa.
 }
help-topics = ayuda jugadas, ayuda mesa, ayuda consejos, ayuda deshacer, ayuda mensajes, ayuda partidas, ayuda todo: lo demás.
help-hints-1 = j: las jugadas; luego, un número hace una. h: un consejo. por qué: el motivo. hazlo: jugarlo.
help-hints-2 = oráculo: la jugada del solucionador. verdad: si aún se puede ganar. probabilidad. compara: la probabilidad de cada jugada. análisis. reintenta. error: jugar de nuevo desde un error tuyo.
help-undo = u: deshacer. u 3: deshacer tres. rehaz.
help-restart = reinicia: las mismas cartas desde el principio.
help-messages-1 = punto: repetir. coma: el mensaje anterior. log 5: los últimos cinco. breve, normal, completo.
help-messages-2 = idioma inglés. memoria sí. finales no: no decir que una partida está decidida.
help-info = i: nivel, número, puntos y tiempo. reglas. estadísticas.
help-games = { $graded ->
    [yes] nueva. número 123. juego: los otros juegos. juego una pasada: para jugarlo. nivel difícil: nuevas partidas de ese nivel. mi mesa: una mesa tuya. guarda. comparte. salir.
   *[no] nueva. número 123. juego: los otros juegos. juego una pasada: para jugarlo. mi mesa: una mesa tuya. guarda. comparte. salir.
 }
