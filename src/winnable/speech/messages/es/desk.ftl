## Ajustes y partidas nuevas

level-brief = Mensajes breves.
level-normal = Mensajes normales.
level-full = Mensajes completos.
memory = { $on ->
    [yes] Memoria activada: el comando "dónde" encuentra también las cartas ya vistas.
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
    [yes] Finales activados: se avisa cuando la victoria o la derrota es segura.
   *[no] Finales desactivados: no se avisa cuando la derrota es segura.
 }
level-deals = { $level ->
    [easy] Las nuevas partidas son fáciles; todas se pueden ganar.
    [normal] Las nuevas partidas son normales; todas se pueden ganar.
    [hard] Las nuevas partidas son difíciles; todas se pueden ganar.
    [tricky] Las nuevas partidas son engañosas; todas se pueden ganar, pero si juegas todo lo que parece útil y robas cuando no hay otra cosa, pierdes.
   *[random] Las nuevas partidas salen al azar; no todas se pueden ganar.
 }
level-unknown = "{ $text }" no es un nivel; los niveles son { $known }.
levels = En este juego hay estos niveles: { $known }.
    .brief = { $known }.
figures-french = En este juego las figuras ya tienen su nombre.
    .brief = Las figuras ya tienen su nombre.
plain-on = Modo sencillo: cada mensaje ocupa una línea. Para salir de él, escribe "sencillo no".
    .brief = Modo sencillo. Para salir: "sencillo no".
plain-off = El modo sencillo quedará desactivado la próxima vez, si el terminal puede dibujar la mesa.
    .brief = Sin modo sencillo la próxima vez.
plain-kept = Modo sencillo activado, también la próxima vez.
    .brief = Modo sencillo activado.
offer-harder = El siguiente paso es { $title }. Para empezar, escribe "hazlo".
offer-easier = Una opción más fácil es { $title }. Para empezar, escribe "hazlo".
offer-tutorial = La lección puede ayudarte. Para empezarla, escribe "hazlo".
kept = La partida sigue.
nothing-asked = No hay ninguna pregunta pendiente.
number-which = El número de una partida es un entero de 0 a 18446744073709551615. Escribe, por ejemplo, "número 4217".
    .brief = ¿Qué número?
games-how = Para elegir un juego, escribe "juego" y su nombre; por ejemplo, "juego una pasada".
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. Para jugarla, escribe "{ $what }".
        [export] { game-named }. Estas cartas no tienen número. Para guardar la partida en un archivo, escribe "{ $what }".
       *[none] { game-named }.
     }
 }
left = La partida anterior cuenta como abandonada.
unknown = No conozco "{ $text }". Escribe un signo de interrogación para oír la ayuda.
    .brief = No conozco "{ $text }".
unknown-near = No conozco "{ $text }". ¿Querías decir "{ $near }"? Escribe un signo de interrogación para oír la ayuda.
    .brief = No conozco "{ $text }". ¿{ $near }?
not-here = En este juego no existe "{ $text }".
    .brief = Aquí no existe "{ $text }".
incomplete = "{ $text }" está incompleto. Escribe un signo de interrogación para oír la ayuda.
    .brief = "{ $text }" está incompleto.
on-or-off = "{ $text }" no sirve: la última palabra tiene que ser "sí" o "no".
busy = Tu partida está abierta en otro lugar, así que aquí empieza una nueva.
interpreted = En este equipo el código de búsqueda no está compilado y es lento: los consejos, las probabilidades y los análisis son menos precisos, y estos últimos no buscan la victoria más corta. Instala un compilador, por ejemplo los paquetes "gcc" y "python3-dev" en Debian, y luego { $where ->
    [tree] ejecuta de nuevo "scripts/setup".
   *[other] reinstala winnable.
    }
    .brief = Búsquedas lentas: falta "gcc".
searched = Progreso: { $percent } por ciento.

## Ayuda

help-klondike-1 = r: robar. 3: leer la columna 3. 3 5: mover a la columna 5 la serie de la 3 que encaja. 3 5 2: mover dos cartas.
help-klondike-2 = 3 b: llevar una carta de la columna 3 a la base. d 5, d b: llevar la del descarte a la columna 5 o a la base.
help-returns = b corazones 5: devolver una carta de la base a la columna 5.
help-klondike-3 = t: mesa. d: descarte. m: mazo. b: bases. dónde 7 corazones: encontrar una carta.
help-turn = destapa 4: destapar la carta de la columna 4.
help-solitario-1 = r: robar una carta. toma 2: tomar la de la columna 2. toma d: tomar la del descarte. pon 4: ponerla en la columna 4.
help-solitario-2 = 2 4: pasar una carta de la columna 2 a la 4. 2 b, d b, pon b: llevar a la base la de la columna 2, la del descarte o la de la mano. x: descartar la carta de la mano. devuelve: devolverla a su sitio.
help-solitario-3 = al mazo: devolver al mazo la carta robada, como Control P. t: mesa. d: descarte. m: mazo. b: bases. c: mano.
help-klondike-4 = reina de picas a 5: mover una carta por su nombre.
help-solitario-4 = 7 de oros a 5: mover una carta por su nombre. figuras sí: decir sota, caballo, rey.
help-deals = { $once ->
    [yes] partidas nivel difícil: buscar partidas de ese nivel. más: las siguientes.
   *[no] partidas nivel difícil pasadas como máximo 2: buscar partidas que cumplan esas condiciones. más: las siguientes.
 }
help-find = dónde 7 copas: encontrar una carta.
help-overview = { $undo ->
    [yes] { help-first } j: qué puedo hacer. h: consejo. u: deshacer. reglas: las del juego. lección: aprender jugando. nueva: otra partida.
   *[no] { help-first } j: qué puedo hacer. h: consejo. reglas: las del juego. lección: aprender jugando. nueva: otra partida.
 }
help-first = { $game ->
    [solitario] r: robar. 2 4: de la columna 2 a la 4. t: la mesa.
   *[klondike] r: robar. 3 5: de la columna 3 a la 5. t: la mesa.
 }
help-topics = ayuda jugadas, ayuda mesa, ayuda consejos, ayuda deshacer, ayuda mensajes, ayuda partidas: la ayuda sobre cada tema. ayuda todo: toda la ayuda.
help-hints-1 = j: las jugadas; para hacer una, su número. h: un consejo. por qué: el motivo. hazlo: hacer esa jugada.
help-hints-2 = oráculo: la jugada del solucionador. verdad: si aún se puede ganar. probabilidad: la de ganar. compara: la probabilidad de cada jugada. análisis: el de la partida. reintenta: volver a donde aún se podía ganar. error: jugar de nuevo desde un error tuyo.
help-undo = u: deshacer. u 3: deshacer tres jugadas. rehaz: rehacer.
help-restart = reinicia: las mismas cartas desde el principio.
help-messages-1 = punto: repetir el último mensaje. coma: el anterior. log 5: los últimos cinco. breve, normal, completo: la longitud de los mensajes.
help-messages-2 = idioma inglés: cambiar de idioma. memoria sí: encontrar también cartas ya vistas. finales no: no avisar cuando la victoria o la derrota sea segura.
help-info = i: nivel, número, puntos y tiempo. reglas: las del juego. estadísticas: tus resultados.
help-games = { $graded ->
    [yes] nueva: otra partida. número 123: la partida con ese número. juego: los otros juegos. juego una pasada: jugar a ese juego. nivel difícil: nuevas partidas de ese nivel. mi mesa: describir una mesa tuya. guarda: dónde se guarda la partida. comparte: cómo pueden jugarla otros. salir: dejar de jugar.
   *[no] nueva: otra partida. número 123: la partida con ese número. juego: los otros juegos. juego una pasada: jugar a ese juego. mi mesa: describir una mesa tuya. guarda: dónde se guarda la partida. comparte: cómo pueden jugarla otros. salir: dejar de jugar.
 }
