## Errores en los datos leídos

fault-rules-empty = Las reglas están vacías; "d3" o "s", por ejemplo, son reglas completas.
fault-rules-start = Las reglas empiezan por "{ $text }"; deben empezar por "d" y un número, o por "s".
fault-rules-letter = En la posición { $at } de las reglas, "{ $text }" no es una letra válida.
fault-rules-twice = En la posición { $at } de las reglas se repite "{ $text }".
fault-rules-number = En la posición { $at } de las reglas, "{ $text }" { $number ->
    [yes] necesita un número
   *[no] no lleva número
 }.
fault-rules-range = Las reglas indican { $value } { $part ->
    [draw] cartas por robo
    [passes] pasadas
    [columns] columnas
   *[ranks] valores
 }; el número debe estar entre 1 y { $most }.
fault-rules-deal = Las reglas reparten { $table } cartas en la mesa, pero la baraja solo tiene { $cards }.
fault-rules-clash = Las reglas tienen una letra que no existe en { $game ->
    [solitario] el solitario italiano
   *[klondike] Klondike
 }: "{ $what }".
fault-rules-model = Esto no se puede calcular para partidas con las reglas { $rules }.
fault-deal-empty = Falta la partida: el texto está vacío.
fault-deal-card = En el lugar { $at } de la partida está "{ $text }", que no es una carta.
fault-deal-foreign = La carta { $at } de la partida, "{ $text }", no es de esta baraja.
fault-deal-twice = La partida tiene una carta repetida: { $card }, en los lugares { $first } y { $at }.
fault-deal-few = La partida tiene { $count } de las { $need } cartas; la primera que falta: { $card }.
fault-deal-digits = Una partida en cifras tiene { $need } cifras; esta tiene { $count }.
fault-deal-number = "{ $text }" no es un número de partida. Los números de partida son enteros de 0 a 18446744073709551615.
    .brief = No es un número de partida.
fault-deal-javasol = Después de javasol aparece "{ $text }", que no es un entero de 64 bits.
fault-deal-lonelybot = Después de lonelybot aparece "{ $text }", que no es una semilla válida para estas reglas.
fault-deal-program = Después de { $program } aparece "{ $text }", que no es un entero de { $least } a { $most }.
fault-deal-prefix = Ningún número de partida empieza por "{ $text }:"; delante de un número pueden ir { $known }.
fault-deal-format = El formato { $format } no admite cartas italianas.
fault-deal-json = La partida no es JSON válido: el error está en la línea { $line }, columna { $column }.
fault-deal-json-shape = La partida en JSON necesita una lista de cartas, o de columnas de cartas, en "{ $what }".
fault-deal-json-piles = La partida en JSON necesita { $columns ->
    [one] { $columns } columna de 1 carta
   *[other] { $columns } columnas de 1 a { $columns } cartas
 }.
fault-deal-played = Esta es una mesa con la partida empezada; aquí hace falta un reparto inicial.
fault-deal-two = Estas líneas pueden ser las columnas o el orden en que se reparten las cartas: escribe el lugar antes de sus cartas, como en "col1: 6H" y "mazo: 3S".
fault-deal-rules = La partida tiene { $cards } cartas de la { deck-name }; estas reglas necesitan { $need } de la { other-deck-name }.
fault-deal-day = "{ $text }" no es un día; los días se escriben como 2026-11-22.
fault-no-game = Esta partida no está aquí. Quizá se abandonó por otra.
fault-game-busy = La partida está abierta en otro lugar. Ciérrala allí, o empieza otra.
fault-request = No se entiende la petición. Vuelve a cargar la página.
fault-link = Un enlace no puede tener la parte "{ $what }"; opciones: { $known }.
fault-too-fast = Demasiadas peticiones a la vez. Espera un momento.
fault-too-many = Ahora hay demasiadas partidas abiertas. Vuelve a intentarlo más tarde.
fault-too-long = La petición es demasiado larga.
fault-no-key = Esta mesa es de quien inició winnable. Abre la dirección que winnable muestra en su terminal.
fault-no-player = Carga primero la página y permite que el navegador conserve su cookie.
fault-no-winnable = Con estas reglas no se ha encontrado ninguna partida que se pueda ganar.
fault-foreign = Esta petición viene de otro sitio web.
fault-no-page = Esa página no existe aquí.
fault-port = El puerto "{ $text }" no es un número de 0 a 65535.
fault-no-port = El servidor no puede escuchar en { $what }: { $why }.
fault-no-counts = La opción --metrics necesita prometheus_client: pip install prometheus_client.
deck-name = { $deck ->
    [italian] baraja italiana
   *[french] baraja francesa
 }
other-deck-name = { $other ->
    [italian] baraja italiana
   *[french] baraja francesa
 }
fault-record-undo = En la partida se deshacen jugadas, pero sus reglas no lo permiten.
fault-record-unchecked = El verificador no conoce las reglas "{ $text }".
fault-board-card = "{ $text }", en la línea { $line } de la mesa, no es una carta de este juego.
fault-board-place = "{ $text }", en la línea { $line } de la mesa, no está bajo ninguna columna.
fault-board-saved = { $line ->
    [0] La partida guardada de { $program } no se puede leer: está dañada, o no es un Klondike.
   *[other] La línea { $line } de la partida guardada de { $program } no se puede leer: la partida está dañada, o no es un Klondike.
 }
fault-board-seen = { $count ->
    [one] Falta el nombre de { $count } carta que el jugador ya ha visto en { fault-place }.
   *[other] Falta el nombre de { $count } cartas que el jugador ya ha visto en { fault-place }.
 }
fault-position-columns = La posición tiene { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
 } e indica las cartas tapadas de { $down }; según las reglas hay { $need ->
    [one] { $need } columna
   *[other] { $need } columnas
 }.
fault-position-foundations = La posición debe tener 4 bases; esta tiene { $count }.
fault-position-height = La base { $text } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }; debe tener de 0 a { $most }.
fault-position-down = Cartas boca abajo en { numbered-pile }: { $count } de { $cards }; como máximo puede haber { $most }.
fault-position-passes = La posición está en la pasada { $count }; la primera es la 1 y la última, la { $most }.
fault-position-hand = La posición tiene una carta en la mano; en Klondike no hay mano.
fault-position-origin = La carta de la mano viene del sitio { $text }, que no es una columna.
fault-position-card = "{ $text }", en { fault-place }, no es una carta posible con estas reglas.
fault-position-twice = La posición tiene una carta repetida: { $card }; la segunda vez, en { fault-place }.
fault-position-missing = { $count ->
    [one] En la posición falta una carta: { $card }.
   *[other] En la posición faltan { $count } cartas; una de ellas: { $card }.
 }
fault-position-unseen = La mesa tiene { $places ->
    [one] { $places } carta boca abajo
   *[other] { $places } cartas boca abajo
 }, pero { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
 } sin nombrar: nombra todas las cartas que se ven y vuelve a contar las que están boca abajo.
fault-position-face-up = { numbered-pile } tiene una carta desconocida boca arriba.
fault-position-waste-top = La carta de encima del descarte está a la vista: hay que nombrarla.
fault-position-run = En { numbered-pile } hay una carta donde no puede estar: { $card } sobre { $onto }.
fault-place = { $place ->
    [stock] el mazo
    [waste] el descarte
    [hand] la mano
    [foundation] las bases
   *[column] { numbered-pile }
 }
fault-move-text = "{ $text }" no es una jugada.
fault-notation-fields = El texto de una posición tiene { $need } campos; este tiene { $count }.
fault-notation-field = "{ $text }", en el carácter { $at }, no describe { notation-part }.
fault-notation-card = "{ $text }", en el carácter { $at }, en { notation-part }, no es una carta de este juego.
fault-notation-unknown = La carta del carácter { $at }, en { notation-part }, es "??", pero aquí la posición tiene que nombrar todas las cartas.
fault-notation-seen = Una carta en { notation-part }, en el carácter { $at }, es "??", pero ahí el jugador ha visto todas las cartas.
fault-notation-twice = "{ $text }", en el carácter { $at }, en { notation-part }, ya está en la posición.
fault-json-text = El texto no es JSON.
fault-json-field = El campo { $what } falta o no se ajusta al esquema.
fault-json-within = El campo { $what } es incorrecto.
fault-json-differs = El campo { $what } no concuerda con { $other }.
notation-part = { $field ->
    [passes] el número de la pasada
    [stock] el mazo
    [waste] el descarte
    [foundations] las bases
    [hand] la mano
   *[columns] las columnas
 }
fault-record-head = La línea { $line } no es "{ $need }", así que esto no es una partida de winnable.
fault-record-field = La línea { $line } de la partida empieza por "{ $text }", que no es parte de una partida.
fault-record-twice = La línea { $line } de la partida repite "{ $what }".
fault-record-missing = La partida no tiene la línea "{ $what }".
fault-record-scoring = La puntuación "{ $text }" de la partida no existe; las puntuaciones son "none", "foundation", "standard", "vegas" y "cumulative".
fault-record-seconds = En la partida, "{ $text }" no es un número de segundos.
fault-record-assisted = La partida dice "assisted { $text }"; solo vale "assisted yes".
fault-record-opening = El saldo inicial de la partida, "{ $text }", no es un número entero.
fault-record-address = La partida indica las cartas "{ $text }", pero contiene otras.
fault-record-bracket = La palabra { $at } de las jugadas es un paréntesis sin su pareja.
fault-record-here = La palabra { $at } de las jugadas es un asterisco que ahí no puede estar.
fault-record-move = La jugada { $at }, "{ $text }", ahí no es válida.
fault-record-branch = La palabra { $at } de las jugadas, "{ $text }", repite una rama.
fault-record-long = La partida tiene { $size } caracteres; el máximo es { $most }.
fault-record-moves = Este servidor admite como máximo { $most } jugadas en una partida, contando las deshechas.
fault-file-read = { $front ->
    [web] No se puede leer la partida guardada: { $why }.
   *[line] No se puede leer { $file }: { $why }.
 }
fault-file-write = { $front ->
    [web] No se puede guardar la partida: { $why }.
   *[line] No se puede escribir en { $file }: { $why }.
 }
fault-file-text = { $file } no es texto en UTF-8.
fault-file-damaged = { $front ->
    [web] Una parte de lo guardado no se ha podido leer y se ha apartado.
   *[line] { $file } no se pudo leer. Se conserva tal como está.
 }
fault-file-salvaged = { $front ->
    [web] Las partidas guardadas estaban dañadas. El archivo se ha apartado y se ha conservado lo que se podía leer.
   *[line] La base de datos estaba dañada: { $count ->
        [one] se ha podido leer y conservar una entrada
       *[other] se han podido leer y conservar { $count } entradas
     }. El archivo dañado es { $file }.
 }
fault-no-backup = { $file } no es una copia de seguridad de winnable, o está dañado.
fault-restore-full = { $file } ya contiene datos. Una copia de seguridad solo se restaura en una base de datos vacía.
fault-file-newer = { $front ->
    [web] Las partidas guardadas las escribió una versión más reciente de winnable.
   *[line] { $file } lo escribió una versión más reciente de winnable.
 }
fault-database-unreachable = { $front ->
    [web] Por el momento no se puede acceder a las partidas guardadas. Puede que lo último que pediste no se haya hecho: vuelve a intentarlo dentro de un momento.
   *[line] No se puede acceder a { $file }: { $why }.
 }
fault-no-database-driver = PostgreSQL necesita otros paquetes: pip install greenlet 'psycopg[binary]'.
fault-file-kind = { $front ->
    [web] En el lugar de un archivo guardado hay algo que no es un archivo normal.
   *[line] { $file } no es un archivo normal.
 }
fault-file-name = "{ $file }" no puede ser el nombre de un archivo.
fault-file-large = { $file } ocupa más de un gigabyte, así que no se lee.
fault-stream-large = La entrada estándar ocupa más de un gigabyte, así que no se lee.
fault-stream-read = No se puede leer la entrada estándar: { $why }.
fault-stream-line = La entrada estándar tiene una línea de más de { $most } caracteres.
fault-stream-write = No se puede escribir la salida: { $why }.
fault-line-long = Esta línea tiene { $size } caracteres; el máximo es { $most }.
fault-search-stopped = Se interrumpió la búsqueda.
fault-search-failed = La búsqueda ha fallado. Vuelve a intentarlo.
fault-part-unread = No se ha podido cargar una parte del juego. Comprueba la conexión e inténtalo de nuevo.
fault-too-many-searches = Varias búsquedas tuyas siguen en espera. Espera a que termine alguna.
fault-internal = winnable ha fallado; comunícanos lo que dice { $file }, por favor.
fault-usage = No se entiende la línea de comandos; { $what } explica cómo se escribe.
fault-no-command = No existe el comando "{ $text }"; opciones: { $known }.
fault-near-command = No existe el comando "{ $text }"; quizá quieres decir { $what }.
fault-no-option = Aquí no existe la opción { $text }; { $what } muestra las opciones.
fault-near-option = Aquí no existe la opción { $text }; quizá quieres decir { $what }.
fault-unexpected = "{ $text }" sobra en este comando.
fault-missing = Falta { $what }.
fault-no-value = La opción { $what } necesita un valor.
fault-no-choice = "{ $text }" no es un valor de { $what }; opciones: { $known }.
fault-needs-option = La opción { $what } solo sirve con { $known }.
fault-repeated = La opción { $what } solo se puede indicar una vez.
fault-no-desktop = Solo los escritorios de Linux y similares tienen este menú: en este sistema, para jugar, escribe "winnable".
fault-mcp-extra = Los agentes necesitan otro paquete: pip install mcp.
fault-review-open = La partida no ha terminado, y el análisis mostraría las cartas tapadas. Para terminarla, usa { $what }.
fault-game-reviewed = Esta partida terminó con su análisis; { $what } empieza otra.
fault-public-url = "{ $text }" no es una dirección como https://cards.example.org.
fault-workers-database = Con varios procesos hace falta --database: solo PostgreSQL puede compartir las partidas entre ellos.
fault-network = "{ $text }" no es una dirección como 127.0.0.1 ni una red como 10.0.0.0/8.
fault-metrics = "{ $text }" no es una dirección con un puerto, como 127.0.0.1:9464.
fault-no-game-saved = No hay ninguna partida guardada "{ $text }". "winnable games list" muestra las que hay.
fault-game-open = La partida "{ $text }" está abierta en otro lugar. Ciérrala primero.
fault-nothing-played = Aún no hay ninguna partida que analizar. Indica un archivo.
fault-game-file = { $file } contiene una partida guardada, pero aquí hacen falta repartos.
fault-game-name = No existe el juego "{ $text }"; opciones: { $known }.
fault-scoring-deck = En el solitario italiano no se cuentan puntos.
fault-backwards = Las partidas van de { $first } a { $last }, pero { $last } es menor que { $first }.
fault-choice-clash = { $one } y { $other } no se pueden usar a la vez.
fault-no-deal = Falta la partida: indica un archivo, --number o --deal.
fault-no-position = Falta la partida: indica --number, --deal o --position.
fault-other-rules = El texto ya trae sus reglas, { $text }: quita { $what }.
fault-no-count = Para { $what } hace falta un número entero a partir de 1, y "{ $text }" no lo es.
fault-certificate-file = Esto no es un certificado de la versión 1.
fault-certificate-head = La línea { $line } del certificado es incorrecta: "{ $text }".
fault-certificate-win = El certificado prueba una victoria, que se comprueba repitiendo sus jugadas.
fault-certificate-limit = El certificado necesita { $found } estados, pero el límite es { $count }; --states aumenta el límite.
fault-certificate-data = El certificado está dañado: sus elecciones no se pueden descomprimir.
fault-certificate-short = El certificado está cortado: acaba antes de que termine la prueba.
fault-certificate-long = El certificado continúa después del final de la prueba.
fault-certificate-choice = El certificado es incorrecto: la elección { $count } no está permitida.
fault-certificate-won = El certificado es incorrecto: su conjunto de estados contiene una victoria.
fault-certificate-states = El certificado es incorrecto: su conjunto tiene más de los { $count } estados que declara.
fault-certificate-moves = El certificado es incorrecto: sus jugadas no llevan a la victoria.
fault-certificate-rules = Las posiciones perdidas de partidas con las reglas { $rules } no tienen certificados.
fault-certificate-winnable = No hay certificado, porque se encontró una victoria.
fault-certificate-many = No hay certificado: harían falta más de { $count } estados; --states aumenta el límite.
fault-certificate-undecided = No hay certificado, porque el solucionador no pudo decidir la posición.
fault-condition = "{ $text }" no es una condición como "nivel difícil" o "pasadas como máximo 2".
fault-condition-name = No existe la medida "{ $text }"; opciones: { $known }.
fault-condition-value = "{ $text }" no es una condición válida: los niveles son fácil, normal, difícil, engañosa y perdida; los retornos, necesarios o libres; las trampas y los jugadores, proporciones de 0 a 1 o porcentajes; lo demás, números.
fault-condition-twice = La condición { $text } solo se puede indicar una vez.
fault-no-catalogue = Con las reglas { $rules } no hay partidas con nivel asignado.
fault-catalogue-unread = No se han podido cargar las partidas con nivel asignado. Comprueba la conexión e inténtalo de nuevo.
fault-no-level = Con las reglas { $rules } ninguna partida es { $level ->
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[tricky] engañosa
 }.
fault-difficulty = No existe la dificultad "{ $text }"; opciones: { $known }.
fault-no-sample = "{ $text }" no es una muestra: indica un porcentaje del 1 % al 100 %.
at-line = Línea { $line }: { $sentence }
at-file = { $line ->
    [0] { $file }: { $sentence }
   *[other] { $file }, línea { $line }: { $sentence }
 }
