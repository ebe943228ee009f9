## El reparto

title = { $game ->
    [solitario] Solitario
    [klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, { $passes } pasada
       *[other] { klondike-title }, { $passes } pasadas
     }
   *[other] { $game }
 }
klondike-title = { $draw ->
    [1] Klondike, una carta
    [3] Klondike, tres cartas
   *[other] Klondike, { $draw } cartas
 }
deal = { $number ->
    [none] { title }. { deal-counts }
    [table] { title }, { own-table }. { deal-counts }
    [daily] { title }, { deal-daily }{ deal-winnable }. { deal-counts }
   *[other] { title }, { deal-level } { $number }{ deal-winnable }. { deal-counts }
 }
    .brief = Partida nueva.
deal-winnable = { $level ->
    [random] {""}
   *[level] : se puede ganar
 }
deal-level = { $level ->
    [easy] partida fácil
    [normal] partida normal
    [hard] partida difícil
    [tricky] partida engañosa
   *[random] partida
 }
deal-counts = { $game ->
    [solitario] { $piles } cartas en la mesa, { $left } en el mazo.
   *[klondike] { $piles ->
        [one] { $piles } columna
       *[other] { $piles } columnas
     }, { cards-in-stock }.
 }
cards-in-stock = { $left ->
    [one] { $left } carta en el mazo
   *[other] { $left } cartas en el mazo
 }
ask-keys = { $front ->
    [web] Para abrir la ayuda, pulsa { ui-help } o el signo de interrogación.
   *[line] Escribe un signo de interrogación para oír la ayuda.
 }
game-named = { $number ->
    [none] { $name }
    [table] { $name }, { own-table }
    [daily] { $name }, { deal-daily }
   *[other] { $name }, { deal-level } { $number }
 }
resumed = { $moves ->
    [one] Partida reanudada: { game-named }. { $moves } jugada, { cards-in-stock }.
   *[other] Partida reanudada: { game-named }. { $moves } jugadas, { cards-in-stock }.
 }
    .brief = Reanudada.
resumed-left = Esta partida cuenta como abandonada mientras no la ganes.
resumed-helped = Esta partida cuenta como jugada con ayuda.
back-how = { $counts ->
    [yes] La partida anterior cuenta como abandonada; si deshaces, vuelves a ella.
   *[no] Si deshaces, vuelves a la partida anterior.
 }
game-kept = { $moves ->
    [one] Partida guardada para más tarde: { game-named }, tras { $moves } jugada.
   *[other] Partida guardada para más tarde: { game-named }, tras { $moves } jugadas.
 }
restarted = Desde el principio, con las mismas cartas. { deal-counts }
    .brief = Desde el principio.
ace-by-itself = { $card } sube solo a la base.
    .brief = { $card } a la base.

## Jugadas

drew = { $left ->
    [0] Del mazo: { $card }. Era la última.
    [one] Del mazo: { $card }. Queda { $left }.
   *[other] Del mazo: { $card }. Quedan { $left }.
 }
    .brief = { $card }.
drew-many = { $left ->
    [0] Del mazo: { $under }; encima, { $card }. Eran las últimas.
    [one] Del mazo: { $under }; encima, { $card }. Queda { $left }.
   *[other] Del mazo: { $under }; encima, { $card }. Quedan { $left }.
 }
    .brief = { $card }, { $count } debajo.
stock-spent = No quedan pasadas.
    .brief = Sin más pasadas.
redealt = { $passes ->
    [0] Descarte volteado, { cards-in-stock }. Pasada { $pass }.
   *[other] Descarte volteado, { cards-in-stock }. Pasada { $pass } de { $passes }.
 }
    .brief = Descarte volteado.
redealt-and-drew = { $passes ->
    [0] Descarte volteado, pasada { $pass }.
   *[other] Descarte volteado, pasada { $pass } de { $passes }.
 }
    .brief = Descarte volteado.
moved = { $onto ->
    [none] { $cards } a { the-pile }, que estaba vacía.
   *[other] { $cards } a { the-pile }, sobre { $onto }.
 }
    .brief = { $cards } a { $pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } del descarte a { the-pile }, que estaba vacía.
       *[other] { $cards } del descarte a { the-pile }, sobre { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } a { the-pile }, que estaba vacía.
       *[other] { $cards } a { the-pile }, sobre { $onto }.
     }
   *[pile] { $onto ->
        [none] { $cards } de la columna { $source } a la columna { $pile }, que estaba vacía.
       *[other] { $cards } de la columna { $source } a la columna { $pile }, sobre { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } de la base a { the-pile }, que estaba vacía.
   *[other] { $cards } de la base a { the-pile }, sobre { $onto }.
 }
    .brief = { $cards } de vuelta a { $pile }.
turned = Destapada: { $card }.
    .brief = { $card }.
    .full = { $down ->
    [0] Destapada: { $card }, la última que quedaba boca abajo en esa columna.
    [one] Destapada: { $card }. Queda { $down } boca abajo en esa columna.
   *[other] Destapada: { $card }. Quedan { $down } boca abajo en esa columna.
 }
turned-by-hand = Destapada: { $card }, en { the-pile }.
    .brief = { $card }.
to-turn = Queda una carta por destapar en { the-pile }.
    .brief = Destapa la columna { $pile }.
emptied = { pile } vacía.
    .brief = Columna { $pile } vacía.
    .full = { $game ->
    [solitario] { pile } vacía. Admite cualquier carta.
   *[klondike] { pile } vacía. Admite { a-rank }.
 }
out = { $card } a la base.
    .brief = { $card } a la base.
    .full = { $card } a la base. { suit }: { $height } de { $ranks }.
out-suit = { $from ->
    [hand] { $card } a la base de { suit }.
    [waste] { $card } del descarte a la base de { suit }.
   *[pile] { $card } de { the-pile } a la base de { suit }.
 }
    .brief = { $card } a la base.
now-on-top = Ahora encima: { $card }.
    .brief = Ahora { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Puede ir a la base.
       *[other] Puede ir a la base o a { fitting-piles }.
     }
   *[no] Puede ir a { fitting-piles }.
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Puede ir a la base.
       *[other] Puede ir a la base, { $piles }.
     }
   *[no] Puede ir a { $piles }.
 }
fitting-piles = { $count ->
    [one] la columna { $piles }
   *[other] las columnas { $piles }
 }
fits-nowhere = { $game ->
    [solitario] No tiene sitio en la mesa.
   *[klondike] No tiene sitio.
 }
    .brief = Sin sitio.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] No tiene sitio en la mesa.
       *[other] No tiene sitio en la mesa. Con X se descarta.
     }
   *[klondike] No tiene sitio.
 }
waste-now = Ahora encima del descarte: { $card }.
    .brief = Ahora { $card }.
deck-finished = Era la última.
    .brief = La última.
in-hand = { $origin ->
    [stock] En mano: { $card }, del mazo.
    [waste] En mano: { $card }, del descarte.
   *[pile] En mano: { $card }, de { the-pile }.
 }
    .brief = { $card } en mano.
discarded = { $card } al descarte.
    .brief = { $card } al descarte.
put-back = { $origin ->
    [stock] { $card } de vuelta al mazo. Mano vacía.
    [waste] { $card } de vuelta al descarte.
    [foundation] { $card } de vuelta a la base.
   *[pile] { $card } de vuelta a { the-pile }.
 }
    .brief = { $card } de vuelta.
lifted = { $from ->
    [waste] En mano: { $cards }, del descarte.
    [foundation] En mano: { $cards }, de la base.
   *[pile] En mano: { $cards }, de { the-pile }.
 }
    .brief = { $cards } en mano.
no-place = { $cards }: ahora no hay sitio posible.
    .brief = Sin sitio.
unfinished = Autocompletado deshecho.
finished = { $count ->
    [one] La última carta subió sola a su base.
   *[other] Las últimas { $count } cartas subieron solas a sus bases.
 }
    .brief = { $count } a las bases.
no-finish = No. Todavía hay cartas que no pueden subir solas a las bases.
    .brief = No, todavía no.
won = { $game ->
    [solitario] ¡Solitario resuelto! { $total } cartas en las bases.
   *[klondike] { $minutes ->
        [0] ¡Has ganado en { moves-count }!
        [one] ¡Has ganado en { moves-count } y { $minutes } minuto!
       *[other] ¡Has ganado en { moves-count } y { $minutes } minutos!
     }
 }
    .brief = ¡Has ganado!
    .full = { $game ->
        [solitario] ¡Solitario resuelto! { $total } cartas en las bases, { moves-count }.{ won-next }
       *[klondike] { won }{ won-next }
     }
won-next = { $front ->
    [web] {""}
   *[line] {" "}Escribe "nueva" para jugar otra.
 }
moves-count = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }
ending-no-move = { $undo ->
    [yes] No quedan jugadas. Puedes deshacer la última.
   *[no] No quedan jugadas.
 }
    .brief = No quedan jugadas.
ending-cycling = { $undo ->
    [yes] Ninguna carta del mazo se puede jugar y ninguna otra se puede mover. Puedes deshacer la última jugada.
   *[no] Ninguna carta del mazo se puede jugar y ninguna otra se puede mover.
 }
    .brief = Solo queda dar vueltas al mazo.

## Deshacer y rehacer

undone = { $place ->
    [stock] Deshecho: { $cards } de vuelta al mazo.
    [waste] Deshecho: { $cards } de vuelta al descarte.
    [hand] Deshecho: { $cards } de vuelta a la mano.
    [foundation] Deshecho: { $cards } de vuelta a la base.
   *[pile] Deshecho: { $cards } de vuelta a { the-pile }.
 }
    .brief = Deshecho.
undone-draw = { $count ->
    [one] Deshecho: { $count } carta de vuelta al mazo.
   *[other] Deshecho: { $count } cartas de vuelta al mazo.
 }
    .brief = Deshecho.
undone-redeal = { $count ->
    [one] Deshecho: { $count } carta de vuelta al descarte, mazo vacío.
   *[other] Deshecho: { $count } cartas de vuelta al descarte, mazo vacío.
 }
    .brief = Deshecho.
undone-turn = Deshecho: { $card } otra vez boca abajo en { the-pile }.
    .brief = Deshecho.
face-down-again = { $card } otra vez boca abajo.
    .brief = Tapada: { $card }.
redone = Rehecho.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
