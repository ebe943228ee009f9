## Reglas del juego, generadas a partir de sus valores

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total ->
        [40] { $total } cartas italianas: la sota es el 8; el caballo, el 9, y el rey, el 10.
       *[other] { $total } cartas italianas.
     } Hay { $piles } boca arriba en la mesa y { $left } en el mazo.
    [klondike] { $total } cartas. { $piles ->
        [one] { $piles } columna de 1 carta, boca arriba
       *[other] { $piles } columnas de 1 a { $piles } cartas, la última de cada una boca arriba
     }; { cards-in-stock }.
   *[other] { $total } cartas; { cards-in-stock }.
 }
rules-goal = { $game ->
    [solitario] Lleva todas las cartas a las bases, cada palo desde el as en orden ascendente. Los ases suben solos.
   *[klondike] Lleva todas las cartas a las bases, cada palo desde el as en orden ascendente.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] En la mesa se baja de uno en uno: oros y copas se alternan con bastos y espadas.
       *[no] En la mesa se baja de uno en uno, siempre sobre otro palo.
     }
   *[klondike] En las columnas se baja de uno en uno, alternando rojo y negro.
 }
rules-move = { $game ->
    [solitario] Las cartas se mueven de una en una, pasando por la mano. Una columna vacía admite cualquier carta.
   *[klondike] Una carta boca arriba se mueve con todas las que tiene encima. A una columna vacía solo va { a-rank }, con o sin su serie.
 }
rules-draw = { $draw ->
    [1] Se roba una carta cada vez, del mazo al descarte; se juega la de encima.
   *[other] Se roban { $draw } cartas a la vez, del mazo al descarte; solo se juega la de encima.
 }
rules-passes = { $passes ->
    [0] Cuando el mazo se agota, al robar otra vez se voltea el descarte, tantas veces como quieras.
    [1] Hay una sola pasada por el mazo: el descarte no se voltea, y el mazo agotado muestra una X.
   *[other] Hay { $passes } pasadas por el mazo: cuando se agota, al robar otra vez se voltea el descarte.
 }
rules-redeal-draws = Al voltear el descarte se roba automáticamente.
rules-turn = { $hand ->
    [yes] Una carta boca abajo se destapa con una jugada aparte; antes no se puede poner nada encima.
   *[no] Una carta boca abajo se destapa sola cuando queda libre.
 }
rules-returns = { $returns ->
    [yes] La carta de encima de una base puede volver a una columna.
   *[no] Las cartas de las bases se quedan ahí.
 }
rules-hand = Una carta de la mesa se puede descartar para hacer sitio o para ponerla luego sobre otra más alta.
rules-discards = Con una carta en la mano no se puede mover otra. La última carta descartada se puede recuperar.
rules-select = { $asks ->
    [yes] Si tomas de la mesa una carta que puede ir a su base, se queda en la mano hasta que decidas.
   *[no] Si tomas de la mesa una carta que puede ir a su base, sube sola.
 }
rules-open = Todas las cartas están a la vista.
rules-no-undo = En esta partida no se puede deshacer.
rules-score = { $scoring ->
    [foundation] Cada carta en las bases vale 1 punto, que se pierde si vuelve a la mesa.
    [standard] Ganas 10 puntos por cada carta que subes a las bases, 5 por pasar una del descarte a una columna y 5 por destapar una; pierdes 15 si una carta vuelve de las bases.
    [vegas] El mazo cuesta 52; cada carta en las bases da 5.
    [cumulative] El mazo cuesta 52; cada carta en las bases da 5; el saldo pasa a la partida siguiente.
   *[none] No se cuentan puntos.
 }
rules-over = La partida acaba cuando la ganas, cuando no queda ninguna jugada o cuando solo queda robar en vano.
rules-deck = Control P devuelve al mazo una carta robada, que será la próxima en salir. Ninguna otra carta vuelve al mazo.

## Cómo se juega aquí

rules-play = { $front ->
    [web] { $game ->
        [solitario] Con el ratón o el dedo: pulsa el mazo para robar, una carta para tomarla, un sitio para dejarla allí; o arrastra las cartas.
       *[klondike] Con el ratón o el dedo: pulsa el mazo para robar; arrastra las cartas, o púlsalas y luego pulsa su sitio. Una doble pulsación manda una carta a su base, y lo mismo hace soltarla sobre cualquiera de las cuatro bases.
     }
   *[line] { $game ->
        [solitario] Escribe "r" para robar, "2 4" para mover la carta de la columna 2 a la columna 4, "x" para descartar, o "devuelve" para devolver una carta a su sitio.
       *[klondike] Escribe "r" para robar, "3 5" para mover cartas de la columna 3 a la columna 5, o "3 b" para mandar una carta a su base.
     }
 }
rules-play-turn = { $front ->
    [web] Pulsa una carta boca abajo para destaparla.
   *[line] Escribe "destapa 4" para destapar la carta de la columna 4.
 }
rules-keys = { $front ->
    [web] Con las teclas: { ui-key-draw } roba, una cifra lleva a una columna, { ui-key-space } toma y deja cartas, { ui-key-shift } con { ui-key-enter } manda una a su base. El signo de interrogación muestra todas las teclas.
   *[line] El signo de interrogación muestra los comandos.
 }
rules-levels = { $graded ->
    [yes] Niveles: { $known }. Está demostrado que sus partidas se pueden ganar; en las partidas al azar no siempre es posible.
   *[no] Con estas reglas no hay niveles, y no todas las partidas se pueden ganar.
 }
rules-number = { $front ->
    [web] { $graded ->
        [yes] El nivel y el número de la partida están al pie de la ventana; para elegir otra partida, abre { ui-home }. El mismo número da siempre la misma partida.
       *[no] El número de la partida está al pie de la ventana. El mismo número da siempre la misma partida.
     }
   *[line] { $graded ->
        [yes] Escribe "i" para saber el nivel y el número de la partida, "nivel fácil" para una partida fácil, o "número 123" para jugar la partida 123. El mismo número da siempre la misma partida.
       *[no] Escribe "i" para saber el número de la partida, o "número 123" para jugar la partida 123. El mismo número da siempre la misma partida.
     }
 }
rules-games = { $front ->
    [web] En { ui-options } están { ui-new } y, para jugar otra vez con las mismas cartas, { ui-restart }.
   *[line] Escribe "nueva" para empezar otra partida, o "reinicia" para jugar otra vez con las mismas cartas.
 }
rules-undo = { $front ->
    [web] Con { ui-undo } vuelves atrás tantas jugadas como quieras, incluidos los robos.
   *[line] Escribe "u" para deshacer una jugada; puedes deshacer cuantas quieras, incluidos los robos.
 }
rules-hint = { $front ->
    [web] { $game ->
        [solitario] { ui-hints }, en el menú del signo de interrogación, marca las cartas que conviene mover. El botón { ui-hint } indica una buena jugada.
       *[klondike] { ui-hints }, en el menú del signo de interrogación, marca todas las cartas jugables: con un marco las que conviene mover, con un punto las demás. El botón { ui-hint } indica una buena jugada.
     }
   *[line] Escribe "h" para pedir una buena jugada, o "j" para oír todas las jugadas.
 }
