## Una mesa propia

own-table = tu mesa
layout-none = nada
layout-hidden = { $count ->
    [one] { $count } boca abajo
   *[other] { $count } boca abajo
 }
own-how = { $game ->
    [solitario] Describe tu mesa lugar por lugar; por ejemplo, "columna 3: siete de copas, seis de espadas". También puedes indicar las bases, el descarte, el mazo y la mano. Lo que no indiques quedará vacío, salvo el mazo: ahí irán las cartas restantes. Cuando termines, escribe "acabar"; para seguir con tu partida, escribe "no".
   *[klondike] Describe tu mesa lugar por lugar; por ejemplo, "columna 3: cuatro boca abajo, siete de corazones, seis de tréboles". También puedes indicar las bases, el descarte, el mazo y la pasada. Lo que no indiques quedará vacío, salvo el mazo: ahí irán las cartas restantes. Si no indicas la pasada, será la primera. Cuando termines, escribe "acabar"; para seguir con tu partida, escribe "no".
 }
own-said = { $place ->
    [pass] Pasada { $text }.
    [foundations] Bases: { $text }.
    [hand] Mano: { $text }.
    [stock] Mazo: { $text }.
    [waste] Descarte: { $text }.
   *[column] { pile }: { $text }.
 }
own-field = { $place ->
    [pass] Pasada
    [stock] Mazo, con la próxima carta al principio
    [waste] Descarte, con la carta de encima al final
    [foundations] Cartas de encima de las bases
    [hand] Mano, y de dónde viene su carta
   *[column] { pile }
 }
own-rules = { title }.
own-bare = Aún no hay cartas. Elige un lugar y pulsa o escribe sus cartas, o pega toda la mesa.
own-ready = { $count ->
    [0] Esta mesa es válida. Se conocen todas las cartas.
    [one] Esta mesa es válida. Queda { $count } carta por conocer.
   *[other] Esta mesa es válida. Quedan { $count } cartas por conocer.
 }
read-deal = { $game ->
    [solitario] Un reparto: { $columns } cartas en la mesa, { cards-in-stock }; próxima carta: { $next }.
   *[klondike] Un reparto: { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
     }, la última carta encima; { cards-in-stock }, próxima carta: { $next }; bases vacías.
 }
read-table = { $game ->
    [solitario] Una partida empezada: { cards-in-stock }, { $waste } en el descarte y { $out } en las bases.
   *[klondike] Una partida empezada, pasada { $pass }: { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
     }, la última carta encima; { cards-in-stock }, { $waste } en el descarte y { $out } en las bases.
 } { $unknown ->
    [0] Se conocen todas las cartas.
    [one] Queda { $unknown } carta por conocer.
   *[other] Quedan { $unknown } cartas por conocer.
 }
read-game = Una partida con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }.
read-many = { $count ->
    [one] { $count } partida o mesa.
   *[other] { $count } partidas y mesas.
 }
reveal-which = { $pile ->
    [0] ¿Qué carta sale del mazo? Nómbrala, o responde "no" para deshacer la jugada.
    [10] ¿Qué carta aparece en el descarte? Nómbrala, o responde "no" para deshacer la jugada.
   *[other] ¿Qué carta se destapa en { the-pile }? Nómbrala, o responde "no" para deshacer la jugada.
 }
reveal-nothing = Ahora no hay ninguna carta que nombrar.
advise-known = Se conocen todas las cartas. { truth }
advise-won = La partida está ganada.
advise-fate-open = Todavía no es segura ni la victoria ni la derrota.
fault-game-hidden = Esta jugada mostraría una carta que aún no has nombrado.
fault-game-known = Esa carta, { $card }, no puede estar ahí: ya se sabe dónde está.
fault-game-guessed = { $count ->
    [one] Para eso hay que conocer todas las cartas, y en tu mesa queda { $count } por conocer.
   *[other] Para eso hay que conocer todas las cartas, y en tu mesa quedan { $count } por conocer.
 }
fault-record-table = Una partida que parte de una mesa sigue las reglas de esa mesa, y no tiene reparto ni puntuación.
fault-layout-empty = La mesa no tiene cartas.
fault-layout-long = La mesa tiene { $count } caracteres; el límite es { $most }.
fault-layout-start = { $game ->
    [solitario] "{ $text }" no dice dónde están las cartas: empieza por un lugar, como "columna 3:" o "mazo:".
   *[klondike] "{ $text }" no dice dónde están las cartas: empieza por un lugar, como "columna 3:" o "mazo:".
 }
fault-layout-item = "{ $text }", en { layout-where }, no es una carta ni un número de cartas boca abajo.
fault-layout-letters = { $deck ->
    [italian] "{ $text }", en { layout-where }, no es una carta: los códigos se escriben 10D, 10C, 10B o 10S en mayúsculas, o 10o, 10c, 10b o 10e en minúsculas.
   *[french] "{ $text }", en { layout-where }, no es una carta: los códigos se escriben 10H, 10D, 10C o 10S en mayúsculas, o 10c, 10d, 10t o 10p en minúsculas.
 }
fault-layout-twice = Has descrito dos veces { layout-where }.
fault-layout-column = No existe la columna { $count }; las columnas van de la 1 a la { $most }.
fault-layout-pass = "{ $text }" no es el número de una pasada.
fault-layout-hidden = En { layout-where } hay una carta boca abajo encima de una carta boca arriba.
fault-layout-seen = En { layout-where } ya se han visto todas las cartas: hay que nombrarlas una por una.
fault-layout-suit = Dos bases tienen encima una carta del mismo palo.
fault-layout-hand = La mano necesita una carta y el lugar de donde viene, como "siete de copas de la columna 2".
fault-layout-bracket = Un paréntesis en { layout-where } no tiene pareja.
fault-layout-few = { $game ->
    [solitario] Faltan cartas: entre columnas, descarte y bases hay { $count }, y el juego siempre tiene ahí al menos { $need }.
   *[klondike] Faltan cartas: entre columnas y bases hay { $count }, y el juego siempre tiene ahí al menos { $need }.
 }
fault-layout-drawn = { $count ->
    [one] En la primera pasada el mazo no puede tener { $count } carta: se roban de { $draw } en { $draw } de un total de { $most }.
   *[other] En la primera pasada el mazo no puede tener { $count } cartas: se roban de { $draw } en { $draw } de un total de { $most }.
 }
numbered-pile = la columna { $column }
layout-where = { $place ->
    [pass] la pasada
    [stock] el mazo
    [waste] el descarte
    [hand] la mano
    [foundations] las bases
    [rules] el juego
   *[column] { numbered-pile }
 }
ui-own = Tu mesa
ui-own-what = Introduce las cartas de una partida que estés jugando en una mesa de verdad o en otro programa. Luego pide consejos, consulta tu probabilidad de ganar y prueba jugadas.
ui-own-game = Juego
ui-own-paste = Toda la mesa, en códigos o en palabras
ui-own-fill = Rellenar la mesa
ui-own-example = columna 3: cuatro boca abajo, siete de corazones, seis de tréboles
ui-own-cards = Cartas que quedan
ui-own-hidden = Boca abajo
ui-own-erase = Borrar la última carta
ui-own-play = Jugar con esta mesa
ui-own-edit = Editar la mesa
ui-own-now = Copiar la mesa de mi partida
ui-own-empty = Vaciar la mesa
ui-reveal = Nombra la carta
ui-reveal-no = Deshacer la jugada
ui-reveal-name = Nombre de la carta
ui-reveal-say = Confirmar
