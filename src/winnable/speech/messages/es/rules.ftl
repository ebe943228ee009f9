## Reglas del juego, generadas a partir de sus valores

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total ->
        [40] { $total } cartas italianas: la sota es el 8, el caballo el 9 y el rey el 10.
       *[other] { $total } cartas italianas.
     } { $piles } boca arriba en la mesa, { $left } en el mazo.
    [klondike] { $total } cartas. { $piles ->
        [one] { $piles } columna de 1 carta, boca arriba
       *[other] { $piles } columnas de 1 a { $piles } cartas, la última boca arriba
     }; { $left } en el mazo.
   *[other] { $total } cartas; { $left } en el mazo.
 }
rules-goal = { $game ->
    [solitario] Lleva todas las cartas a las bases, cada palo desde el as en orden ascendente. Los ases van por sí solos.
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
    [solitario] Se mueve una carta cada vez, pasando por la mano. Una columna vacía admite cualquier carta.
   *[klondike] Una carta boca arriba se mueve con todas las que tiene encima. A una columna vacía solo va { a-rank }, con o sin su serie.
 }
rules-draw = { $draw ->
    [1] Se roba una carta cada vez, del mazo al descarte; se juega la de encima.
   *[other] Se roban { $draw } cartas a la vez, del mazo al descarte; solo se juega la de encima.
 }
rules-passes = { $passes ->
    [0] Agotado el mazo, se voltea el descarte, tantas veces como quieras.
    [1] Hay una sola pasada por el mazo: el descarte no se voltea.
   *[other] Hay { $passes } pasadas por el mazo.
 }
rules-redeal-draws = Al voltear el descarte se roba enseguida.
rules-turn = { $hand ->
    [yes] Una carta boca abajo se destapa con una jugada aparte; antes no va nada encima.
   *[no] Una carta boca abajo se destapa sola cuando queda libre.
 }
rules-returns = { $returns ->
    [yes] La carta de encima de una base puede volver a una columna.
   *[no] Las cartas de las bases se quedan ahí.
 }
rules-hand = Una carta robada puede volver al mazo mientras no se juegue. Una carta de la mesa se puede descartar.
rules-discards = Con una carta en la mano no se mueve otra. El último descarte se puede recuperar.
rules-select = { $asks ->
    [yes] Una carta de la mesa que va a su base espera en la mano hasta que decidas.
   *[no] Una carta de la mesa que va a su base va por sí sola cuando la tomas.
 }
rules-open = Todas las cartas están a la vista.
rules-no-undo = En esta partida no se puede deshacer.
rules-score = { $scoring ->
    [foundation] Cada carta en las bases vale 1 punto; si vuelve, se pierde.
    [standard] 10 puntos por cada carta en las bases, 5 del descarte a una columna, 5 por cada carta destapada; 15 menos si una vuelve.
    [vegas] El mazo cuesta 52; cada carta en las bases da 5.
    [cumulative] El mazo cuesta 52; cada carta en las bases da 5; el saldo continúa.
   *[none] No se cuentan puntos.
 }
