"""What the tests know of Spanish."""

from typing import Final

from . import Cards, Heard, Played, Said, Speaker, Understood, Where, Wording

CARDS: Final = Cards(
    ranks="as | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | jota | reina | rey",
    figures="sota | caballo | rey",
    suits="corazones | diamantes | tréboles | picas",
    italian_suits="oros | copas | bastos | espadas",
    named="{rank} de {suit} | {rank} de {suit}",
    typed_ranks=(
        "as a uno 1 | dos 2 | tres 3 | cuatro 4 | cinco 5 | seis 6 | siete 7 | ocho 8 | nueve "
        "9 | diez 10 | jota sota j 11 | reina dama cu q 12 | rey k r 13"
    ),
    typed_italian_ranks="ocho 8 sota | nueve 9 caballo | diez 10 rey",
    typed_suits="corazones corazón c ♥ | diamantes d ♦ | tréboles trebol t ♣ | picas pica p ♠",
    typed_italian_suits="oros oro o | copas copa c | bastos basto b | espadas espada e",
    letters="cdtp",
    italian_letters="ocbe",
)

HEARD: Final = Heard(
    questions=("d", "m", "b", "c"),
    places={
        "mazo": "deck",
        "descarte": "discards",
        "a la mano": "hand",
        "a la base": "foundation",
    },
    one_more="y otra más",
    won=("¡has ganado en", "¡solitario resuelto!"),
    stuck=("no quedan jugadas", "ninguna carta del"),
    ends=r"la columna (\d) acaba en (.*)\.",
    height=r"no\. la base de (\w+) va por (?:el|la) (\w+); falta (?:el|la) (.*?)\.",
    holds=r"tienes una carta en la mano: (.*?), (?:del|de la columna) (mazo|descarte|\d)\.",
    sentences={
        "deal": r"(\d+) (?:columnas|cartas en la mesa), (\d+) (?:cartas? )?en el mazo\.",
        "heard_top": r"columna (\d): (?:vacía|CARD)\.",
        "drew": r"del mazo: CARD(?:(?:, CARD)*; encima, CARD)?\.",
        "left": r"(?:quedan? (\d+)|era la última|eran las últimas)\.",
        "redeal_and_draw": r"descarte volteado, pasada (\d+)(?: de \d+)?\.",
        "redeal": r"descarte volteado, (\d+) cartas? en el mazo\.",
        "heard_pass": r"pasada (?:(\d+)(?: de \d+)?(?:, .*)?|única)\.",
        "moved": (
            r"CARD(?: y (?:otra|(\d+)) más)? a la columna (\d), (?:sobre CARD|que estaba "
            r"vacía)\."
        ),
        "returned": r"CARD de la base a la columna (\d), (?:sobre CARD|que estaba vacía)\.",
        "turned": r"destapada: CARD(?:, en la columna (\d))?\.",
        "heard_to_turn": r"queda una carta por destapar en la columna (\d)\.",
        "heard_empty": r"columna (\d) vacía\.",
        "went_out": r"CARD a la base\.",
        "ace_went_out": r"CARD sube solo a la base\.",
        "went_out_from": r"CARD (?:de la columna (\d) |del descarte )?a la base de SUIT\.",
        "taken": r"en mano: CARD, (?:del (mazo|descarte)|de la columna (\d))\.",
        "heard_now_on_top": r"ahora encima: CARD\.",
        "discarded": r"CARD al descarte\.",
        "put_back": r"CARD de vuelta (?:al (mazo|descarte)|a la columna (\d))\.",
        "heard_hand_empty": r"mano vacía\.",
        "undone_draw": r"deshecho: (\d+) cartas? de vuelta al mazo\.",
        "undone_redeal": r"deshecho: (\d+) cartas? de vuelta al descarte, mazo vacío\.",
        "undone_turn": r"deshecho: CARD otra vez boca abajo en la columna (\d)\.",
        "undone": (
            r"deshecho: CARD(?: y (?:otra|(\d+)) más)? de vuelta (?:(a la mano|a la base)|al "
            r"(mazo|descarte)|a la columna (\d))\."
        ),
        "heard_down_again": r"CARD otra vez boca abajo\.",
        "restart": r"desde el principio, con las mismas cartas\.",
        "heard_pile": (
            r"columna (\d): (?:(vacía)|(?:(\d) cartas? boca abajo)?(?:(?:; luego, |)(CARD(?:, "
            r"CARD)*))?)\."
        ),
        "heard_waste": (
            r"descarte: (?:vacío|(?:encima, )?CARD(?:; luego, CARD(?:, CARD)?)?[,;] (\d+) "
            r"cartas?(?: en total)?)\."
        ),
        "heard_stock": r"mazo: (?:agotado|(\d+) cartas?)\.",
        "heard_foundations": r"bases: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:una carta|tres cartas)(?:, \d pasadas?)?, partida \d+\.",
        r"solitario, partida \d+\.",
        r"rehecho\.",
        r"puede ir a la base(?: o a las? columnas? \d(?:, \d)*(?: y \d)?)?\.",
        r"puede ir a las? columnas? \d(?:, \d)*(?: y \d)?\.",
        r"no tiene sitio en la mesa\.",
        r"no quedan pasadas\.",
        r"¡has ganado en \d+ jugadas?(?: y \d+ minutos?)?!",
        "¡solitario resuelto!",
        r"40 cartas en las bases\.",
        r"puntos: \d+\.",
        r"(?:no quedan|\d+) jugadas?\.",
        r"puedes deshacer la última(?: jugada)?\.",
        r"ninguna carta del mazo se puede jugar y ninguna otra se puede mover\.",
        r"hay (?:otras \d+|otra más)\.",
        r'escribe la palabra "más" para oírlas?\.',
        r"no hay más\.",
        r"\d+: .*\.",
        r"consejo: .*\.",
        r"escribe un signo de interrogación para oír la ayuda\.",
        r"(?:así (?:se|podrás|sube|queda|esa carta) .*|sirve para .*|el objetivo: .*)\.",
        r"ahora no conviene ninguna jugada\.",
        r"ninguna jugada lleva a la victoria\.",
        r"con esta suben más cartas a las bases\.",
        r"no hay nada que (?:deshacer|rehacer)\.",
        r"no hay ninguna jugada elegida\.",
        r"(?:pide antes un consejo o la lista de jugadas|primero pide uno)\.",
        r"¿qué carta\?",
        r'escribe, por ejemplo, "dónde .*"\.',
        r"CARD: .*\.",
        r"columna \d: .*\.",
        r"\d+ jugadas?, menos de un minuto\.",
    ),
    refusals=("no. ", 'no conozco "', "en este juego no existe ", '"'),
)

WORDING: Final = Wording(
    letters="áéíóúüñÁÉÍÓÚÑ¿¡",
    opening_marks={"?": "¿", "!": "¡"},
    mistakes={r"\b(?:a|de) el\b|[?!][A-Za-z]": "two words that Spanish joins"},
    endings="No quedan jugadas. | Ninguna carta del mazo | ¡Has ganado | ¡Solitario resuelto!",
    limit=120,
    next_cards="Siguientes: ",
    types=r"\b[Ee]scrib[ea]\b",
    keys="Con X se descarta | Control P",
    one_and_many=(
        "carta cartas | jugada jugadas | minuto minutos | columna columnas | paso "
        "pasos | pasada pasadas | línea líneas | otra otras | vez veces"
    ),
    wrong_numbers=(
        r"\b(?:queda (?:0|[2-9]|\d\d)|quedan 1\b|otras 1\b|1 línea \w* ?\w* no se pueden)"
    ),
    disagreeing="Queda 2. | Quedan 1. | 1 jugadas. | 2 carta. | Otras 1. | 3 línea.",
    clumsy={
        r"ahora sin sitio|no cabe en ningún": "ahora no hay sitio posible",
        r"que se ve(?:n|ían) igual": "probabilidad máxima de ganar",
        r"[Cc]ompromiso": "huella",
        r"ganable con seguridad|victoria garantizada": "que se puede ganar",
        r"^Cartas en movimiento|^Jugarla$|^Otra vez las mismas cartas": (
            "Animaciones; Hacer esta jugada; Repetir esta partida"
        ),
        r"línea de órdenes|[Ll]a misma orden": "comandos",
        r"todo lo (?:tuyo|mío)": "tus datos",
        r"\b[Pp]ilas?\b": "columna",
        r"^Automáticamente:|va por sí solo a la base": "suben solas",
        r"por ejemplo, lo es": "no es … como …",
        r"sin ti\b": "La carrera ya ha empezado",
        r"claramente peor": "jugadas claramente malas",
        r"Jugadas de las victorias|Hasta el final de|Ganadas entre las": (
            "Jugadas por victoria; Hasta; Victorias en partidas ganables"
        ),
        r"^Pulsadores$|cartas, rechazos": "Control con pulsadores; jugadas rechazadas",
        r"se mire cuando se mire": "por muchas veces que se consulten los resultados",
        r"^Prueba:|lleva a ganar": "Consejo; lleva a la victoria",
        r"[Ee]scribe más para": "escribe la palabra más",
        r"^(?:Ganada|Perdida) (?:en|entre)": "Partida ganada en",
        r"perdió la partida|que la perdió": "hizo perder la partida",
        r"[Rr]epetir tus errores|tuyos que repetir": "Repasar tus errores",
        r"certificado está mal|sube el límite": "es incorrecto; aumenta el límite",
        r"[Pp]artidas clasificadas": "partidas con nivel asignado",
        r"se puede dar una|se quería decir": "solo se puede indicar una vez; quieres decir",
        r"nada más se mueve|[Dd]eshacer vuelve": "ninguna otra se puede mover; si deshaces",
        r"[,;] va aquí": "sitio posible",
        r"^Buscar más tiempo|^Salir de este": "Seguir buscando; Desconectar este navegador",
        r"\b[Vv]a a las? (?:base|columna)|Escribe (?:hazlo|listo) para": (
            'Puede ir a la base; Para empezar, escribe "hazlo"'
        ),
        r"^(?:Destapa una carta|Vacía la columna)|llevar a la (?:base|mesa) …": "Así se destapa",
        r"espera en la mano|^Cuenta como jugada": "se queda en la mano; esta partida cuenta",
        r"; ganadas, …|^Ganada\.": "5 partidas, 2 ganadas; has ganado",
        r"^No\. … (?:ya está|está debajo|solo puede|sube)": "No. Esa carta, …, está debajo",
        r"[Pp]or lo que se veía|cuál de las dos cosas": "con lo que se veía; no se sabe si",
        r"^Reglas escritas|con palabras$|^Ahora no tienes": "código; en palabras; ya no tienes",
        r"son dibujos nuestros|Quítala": "los dibujos son nuestros; elimínala",
        r"boca abajo, luego|[Tt]ienes en mano": "boca abajo; luego, …; una carta en la mano: …",
        r"palabra de más|scribe (?:hazlo|nueva)\b|^Conociendo": 'sobra; "hazlo"; si vieras',
    },
    was_clumsy=(
        "…: ahora sin sitio. | De 100 partidas que se ven igual que esta se pueden ganar "
        "58. | Compromiso SHA-256 con el secreto de este día: … | Al azar, pero ganable "
        "con seguridad | Cartas en movimiento | Jugarla | Otra vez las mismas cartas | "
        "línea de órdenes | La misma orden sigue desde aquí. | Todo lo tuyo, todo lo mío "
        '| pila … | Automáticamente: 5 cartas a las bases. | "…" no es un intervalo de '
        "partidas; 1..1000, por ejemplo, lo es. | La carrera ha empezado sin ti. | 3 "
        "decisiones claramente peores que la mejor: las jugadas 17, 19, 33. | Jugadas de "
        "las victorias | Hasta el final de | Pulsadores | Sonidos: cartas, rechazos, "
        "victorias | …, se mire cuando se mire. | Prueba: robar. | Otra más. Escribe más para "
        "oírla. | Perdida en la jugada 5: … | … muestra la jugada que la perdió. | Repetir tus "
        "errores | El certificado está mal: … | Para las reglas d3 no hay partidas clasificadas. "
        "| La opción -n se puede dar una sola vez. | Deshacer vuelve a la partida anterior. | "
        "Buscar más tiempo | …, va aquí | Va a la columna 1. | Escribe hazlo para empezar. "
        "| Destapa una carta. | Sirve para llevar a la base …. | Cuenta como jugada con ayuda. "
        "| partidas, …; ganadas, …; no se cuentan arriba "
        "| No. … ya está boca arriba. | Por lo que se veía, fue un error. | Reglas escritas | La "
        "mesa con palabras | Ahora no tienes apodo. | Las cartas son dibujos nuestros. | Llave "
        "de acceso quitada. Quítala también. | Columna 2, 1 boca abajo, luego rey de diamantes. "
        "| Para empezar, escribe hazlo. | Conociendo todas las cartas, se ganaría. "
        "| Al azar, con victoria garantizada"
    ),
)

UNDERSTOOD: Final = Understood(
    doubles={
        "si": ("yes", "on"),
        "no": ("no", "off"),
    },
    acts={
        "draw": "r",
        "waste": "d",
        "stock": "m",
        "moves": "j | ¿Qué puedo hacer? | que puedo hacer",
        "table": "mesa",
        "help": "¿cómo se juega? | ¡Ayúdame!",
        "truth": "¿Se puede ganar?",
    },
    solitario={
        "discard": "x",
        "back": "devuelve",
        "deck": "al mazo",
        "stock": "mazo",
        "hand": "qué tengo en la mano",
    },
    suggested={
        "more": "más",
        "new": "nueva",
        "yes": "sí",
        "undo": "deshacer",
        "back": "devuelve",
    },
    numbered={
        "undo 3": "deshaz 3",
        "turn 4": "destapa la columna 4",
        "read 3": "columna 3 | mesa 3",
        "number 123": "número 123",
    },
    settings={
        ("memory", True): "memoria sí",
        ("memory", False): "memoria no",
        ("plain", False): "sencillo no",
        ("language", "en"): "idioma inglés",
        ("language", "fr"): "francés",
        ("verbosity", "full"): "completo",
    },
    moves={
        "3 5": (
            "3 5 | 3 a 5 | 3 a la 5 | de 3 a 5 | columna 3 a columna 5 | de la columna 3 a la 5"
        ),
        "3 5 2": "3 5 2 | 3 a 5 2",
        "3 f": "3 b | 3b | 3 base | 3 a la base | 3 a las bases | columna 3 a la base",
        "w 5": "d 5 | d5 | descarte 5 | descarte a la columna 5 | del descarte a la 5 | pozo 5",
        "w f": "d b | descarte a la base",
        "f 5": "b 5 | b5 | base 5 | base a columna 5",
        "f0 5": "b corazones 5 | b c 5 | base corazones a 5",
    },
    hand={
        "take 2": "toma 2 | toma pila 2 | coge de la 2 | toma de la pila 2",
        "take w": "toma d | toma descarte | coge del descarte | toma x",
        "to 4": "pon 4 | pon en 4 | pon en la pila 4",
        "to f": "pon b | pon en la base",
    },
    cards={
        "7H": "¿dónde está el siete de corazones?",
        "QS": "donde esta la reina de picas | queen of spades",
        "JC": "Jota de Tréboles",
    },
    italian_cards={
        "AD": "¿DÓNDE ESTÁ EL AS DE OROS?",
        "8B": "la sota de bastos",
        "7C": "l 7 copas",
    },
    moved_cards={
        "QS 5": "reina de picas a 5 | la reina de picas a la columna 5",
        "7H 5": "7 corazones 5",
        "AC f": "as de tréboles a la base",
    },
    asking=("dónde está", "de"),
    told=("escribe", "para"),
    typing_errors={
        "roba": "robra",
        "jugadas": "jugadsa",
        "deshacer": "desacer",
        "estadísticas": "estadisicas",
    },
    described="columna 3: dos boca abajo, siete de corazones y seis de tréboles",
    written="2 boca abajo, 7 de corazones, 6 de tréboles",
    six_of_clubs="SEIS DE TRÉBOLES",
    layout=(
        "pasada",
        "mazo",
        "descarte",
        "bases",
        "mano",
        "columna",
        "del",
    ),
    finished="terminar | Terminar. | fin | listo | acabar | ya está",
    left="salir | sal | no",
    why="¿Por qué?",
    share="comparte | enlace",
    help_all="ayuda todo",
)

PLAYED: Final = Played(
    words={
        "draw": "r | roba | R | robar",
        "f": "b | bases | base",
        "w": "d | descarte",
        "x": "d | descarte",
        "take": "toma {} | toma pila {} | coge de la pila {}",
        "to": "pon {} | pon en {} | pon en la pila {}",
        "turn": "destapa {} | voltea {} | destapa la columna {}",
        "discard": "x | descarta",
        "back": "devuelve",
        "deck": "al mazo | control p",
        "suits": "corazones | diamantes | tréboles | picas",
        "asks": "t | ¿dónde está el 7 de corazones? | 3 | i | jugadas | dónde as espadas",
        "more": "más",
        "do": "hazlo",
        "undo": "u | deshacer | u 3",
        "redo": "rehaz | rehaz 2",
        "restart": "reinicia | desde el principio",
        "moves": "j | jugadas | ¿qué puedo hacer?",
        "nonsense": "3 5 9 | 0 | 8 1 | 1 1 | destapa | toma | pon b | devuelve | xyzzy | 8",
    },
    questions={
        "list": "j | más | 20",
        "table": "t",
        "pile": "3 | 7 | v | columna 2",
        "rules": "reglas",
        "help": "? | game",
        "deal": "nueva | número 7 | sí | reinicia",
        "log": "log 1 | log 3 | . | ,",
        "ask": (
            "d | m | b | c | i | h | hazlo | estadísticas | guarda | idioma | número | dónde | "
            "dónde rey picas | dónde 2 corazones | dónde as copas | dónde 10 espadas | 7 oros | u "
            "| u 2 | rehaz | rehaz 2 | no | sí | memoria | memoria no | figuras sí | figuras no | "
            "sencillo | sencillo no | destapa | toma | pon | devuelve | al mazo | x | 3 9 | 9 | 5 "
            "5 | b 3 | d b | b corazones 4 | destapa 2 | 3 5 6 | 2 3 2 | robra | abracadabra | 7 b "
            "| 3 4 | toma 2 | toma d | pon b | pon 5 | toma 3 | b b | destapa 0 | 0 | u 0 | "
            "español | r | r | número 99999999999999999999"
        ),
    },
    scenes={
        "the last ace wins": "r, d b, r, d b, r, d b, r, 1 b, r",
        "all remaining cards go out": "acaba",
        "a card under another": "7 corazones b, 8 corazones",
        "a single pass ends": "r",
        "only draws remain": "r, r, r, r, h",
        "a column is turned by hand": "4 b, destapa 4, u, reinicia",
        "no card of two foundations fits": "b 1",
        "a number beyond the list": "j, 20",
        "a card on its suit": "3 5",
        "a card to the deck": "toma 3, al mazo",
        "more moves than a page": "j",
        "the stock of open play": "m",
        "no undo": "u, reinicia, no",
        "advice": (
            "h, h, h, hazlo, h, h, h, probabilidad, compara, verdad, oráculo, reintenta, error"
        ),
        "a lost game": "r, r, r, r, r, r, r, r, r, r, r, reintenta",
        "settings": "finales no, finales, valoración, valoración no, nivel difícil, nivel",
        "deals by condition": (
            "partidas nivel difícil, más, busca retornos=necesarios, partidas número 1"
        ),
        "every deal": "partidas, más",
    },
    lists="j | probabilidad | compara",
    lesson=(
        "lección, r, hazlo, hazlo, hazlo, hazlo, hazlo, hazlo, hazlo, hazlo, hazlo, lección, "
        "no, hoy, hoy 2026 11 1 fácil, hoy engañosa"
    ),
    settings="breve | d | completo | d | normal | figuras | r | nueva | no | sí | .",
    other_language="idioma x | idioma francés | langue espagnol",
)

WHERE: Final = Where(
    foundation="ya está en la base",
    hand="en mano",
    waste_top="encima del descarte",
    waste="en el descarte, la {deep} desde arriba",
    top="encima de la {place}",
    column="{place}, la {deep} desde arriba; encima, {over}",
    seen="ya ha salido, pero ahora no está a la vista",
    unseen="aún no ha salido",
    place="columna {pile} | columna {pile}",
    ordinals=(
        "primera | segunda | tercera | cuarta | quinta | sexta | séptima | octava | novena | décima"
    ),
    number="número {}",
)

SAID: Final = Said(
    question_mark="signo de interrogación",
    columns_missing="no describe las columnas",
    cards_missing="24 cartas boca abajo, pero",
    won="La partida está ganada.",
    own_table=("mi mesa", "columna 1: diez de tréboles", "Columna 1: 10 de tréboles."),
    own_solitario=("juego solitario", "la columna 3"),
    output_unwritable="No se puede escribir la salida: No space left on device.",
    input_unreadable="No se puede leer la entrada estándar: Bad file descriptor.",
    not_saved="No se ha guardado: no se puede escribir en el disco. Puedes seguir jugando.",
    search_stopped="Se interrumpió la búsqueda.",
    replaced="Esta partida se abandonó por otra.",
    unreadable="No se puede leer la partida guardada: no such table: games.",
    unsaved=(
        "El servidor no responde y tus últimas jugadas no están guardadas. "
        "Reintentando la conexión..."
    ),
    too_many="Ahora hay demasiadas partidas abiertas. Vuelve a intentarlo más tarde.",
    hidden="cartas tapadas",
    cards_stay="No. En este juego las cartas se quedan en las bases.",
    first_visit=("es-MX", "Robar", "Klondike, una carta, partida fácil"),
    keys=("r", "Shift+D"),
    usage={
        "foo": 'No existe el comando "foo"; opciones: serve, play, ',
        "deals foo": (
            'No existe el comando "foo"; opciones: show, convert, make, find, check, verify-day.'
        ),
        "play --gme x": ("Aquí no existe la opción --gme; quizá quieres decir --game."),
        "play --FILE x": (
            "Aquí no existe la opción --FILE; winnable play --help muestra las opciones."
        ),
        "play --zzzzz": (
            "Aquí no existe la opción --zzzzz; winnable play --help muestra las opciones."
        ),
        "stats foo": '"foo" sobra en este comando.',
        "play --new=maybe": '"maybe" sobra en este comando.',
        "deals show": "Falta DEAL.",
        "play -g": "La opción -g necesita un valor.",
        "play --lang xx": '"xx" no es un valor de --lang; opciones: {languages}.',
        "completion x": '"x" no es un valor de SHELL; ',
        "play -n 1 -n 2": "La opción -n solo se puede indicar una vez.",
    },
)

SPEAKER: Final = Speaker(
    code="es",
    name="Español",
    tags="es | es-MX | es_ES.UTF-8",
    cards=CARDS,
    heard=HEARD,
    wording=WORDING,
    understood=UNDERSTOOD,
    played=PLAYED,
    where=WHERE,
    said=SAID,
)
