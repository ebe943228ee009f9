## La distribuzione

title = { $game ->
    [solitario] Solitario
    [klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, un giro
       *[other] { klondike-title }, { $passes } giri
     }
   *[other] { $game }
 }
klondike-title = { $draw ->
    [1] Klondike, una carta
    [3] Klondike, tre carte
   *[other] Klondike, { $draw } carte
 }
deal = { $number ->
    [none] { title }. { deal-counts }
    [table] { title }, { own-table }. { deal-counts }
    [daily] { title }, { deal-daily }{ deal-winnable }. { deal-counts }
   *[other] { title }, { deal-level } { $number }{ deal-winnable }. { deal-counts }
 }
    .brief = Nuove carte.
deal-winnable = { $level ->
    [random] {""}
   *[level] : si può vincere
 }
deal-level = { $level ->
    [easy] partita facile
    [normal] partita normale
    [hard] partita difficile
    [tricky] partita insidiosa
   *[random] partita
 }
deal-counts = { $game ->
    [solitario] { $piles } carte a terra, { $left } nel mazzo.
   *[klondike] { $piles ->
        [one] una pila
       *[other] { $piles } pile
     }, { left-cards } nel mazzo.
 }
left-cards = { $left ->
    [one] una carta
   *[other] { $left } carte
 }
ask-keys = { $front ->
    [web] Per l'aiuto, premi { ui-help } o il punto interrogativo.
   *[line] Per l'aiuto, scrivi un punto interrogativo.
 }
game-named = { $number ->
    [none] { $name }
    [table] { $name }, { own-table }
    [daily] { $name }, { deal-daily }
   *[other] { $name }, { deal-level } { $number }
 }
resumed = { $moves ->
    [one] Partita ripresa: { game-named }. Finora una mossa; nel mazzo { left-cards }.
   *[other] Partita ripresa: { game-named }. Finora { $moves } mosse; nel mazzo { left-cards }.
 }
    .brief = Ripresa.
resumed-left = Questa partita conta come abbandonata finché non la vinci.
resumed-helped = Questa partita conta come giocata con aiuto.
back-how = { $counts ->
    [yes] La partita di prima conta come abbandonata; con Annulla la riprendi.
   *[no] Con Annulla riprendi la partita di prima.
 }
game-kept = { $moves ->
    [one] Partita in sospeso: { game-named }. Finora una mossa.
   *[other] Partita in sospeso: { game-named }. Finora { $moves } mosse.
 }
restarted = Da capo, con le stesse carte. { deal-counts }
    .brief = Da capo.
ace-by-itself = L'{ $card } sale da solo sugli assi.
    .brief = { $card }, assi.

## Mosse

drew = { $left ->
    [0] Dal mazzo: { $card }. Era l'ultima.
    [one] Dal mazzo: { $card }. Ne resta una.
   *[other] Dal mazzo: { $card }. Ne restano { $left }.
 }
    .brief = { $card }.
drew-many = { $left ->
    [0] Dal mazzo: { $under }, in cima { $card }. Erano le ultime.
    [one] Dal mazzo: { $under }, in cima { $card }. Ne resta una.
   *[other] Dal mazzo: { $under }, in cima { $card }. Ne restano { $left }.
 }
    .brief = { $card }, { $count } sotto.
stock-spent = Era l'ultimo giro.
    .brief = Giri finiti.
redealt = { $passes ->
    [0] Scarti rigirati, { $left } nel mazzo. Giro { $pass }.
   *[other] Scarti rigirati, { $left } nel mazzo. Giro { $pass } di { $passes }.
 }
    .brief = Scarti rigirati.
redealt-and-drew = { $passes ->
    [0] Via al giro { $pass }.
   *[other] Via al giro { $pass } di { $passes }.
 }
    .brief = Scarti rigirati.
moved = { $onto ->
    [none] { $cards } { on-pile }, che era vuota.
   *[other] { $cards } { on-pile }, sopra { $onto }.
 }
    .brief = { $cards }, su { $pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } dagli scarti { on-pile }, che era vuota.
       *[other] { $cards } dagli scarti { on-pile }, sopra { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } { on-pile }, che era vuota.
       *[other] { $cards } { on-pile }, sopra { $onto }.
     }
   *[pile] { $onto ->
        [none] { $cards } dalla pila { $source } alla pila { $pile }, che era vuota.
       *[other] { $cards } dalla pila { $source } alla pila { $pile }, sopra { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } dagli assi { on-pile }, che era vuota.
   *[other] { $cards } dagli assi { on-pile }, sopra { $onto }.
 }
    .brief = { $cards } torna su { $pile }.
turned = Carta scoperta: { $card }.
    .brief = { $card }.
    .full = { $down ->
    [0] Carta scoperta: { $card }. Era l'ultima coperta della pila.
    [one] Carta scoperta: { $card }. Sotto resta una carta coperta.
   *[other] Carta scoperta: { $card }. Sotto restano { $down } carte coperte.
 }
turned-by-hand = Carta scoperta sulla pila { $pile }: { $card }.
    .brief = { $card }.
to-turn = C'è una carta da scoprire: pila { $pile }.
    .brief = Da scoprire: { pile }.
emptied = { the-pile } è vuota.
    .brief = { pile } vuota.
    .full = { $game ->
    [solitario] { the-pile } è vuota. Ci va qualsiasi carta.
   *[klondike] { the-pile } è vuota. Ci va { a-rank }.
 }
out = { $card } sugli assi.
    .brief = { $card }, assi.
    .full = { $card } sugli assi. { suit }: { $height } su { $ranks }.
out-suit = { $from ->
    [hand] { $card } sulla pila di { suit }.
    [waste] { $card } dagli scarti sulla pila di { suit }.
   *[pile] { $card } { from-pile } sulla pila di { suit }.
 }
    .brief = { $card }, assi.
now-on-top = Ora in cima: { $card }.
    .brief = Ora { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Va sugli assi.
       *[other] Va sugli assi e { on-piles }.
     }
   *[no] Va { on-piles }.
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Va sugli assi.
       *[other] Va sugli assi, { $piles }.
     }
   *[no] Va su { $piles }.
 }
on-piles = { $game ->
    [solitario] su terra { $piles }
   *[klondike] { $count ->
        [one] sulla pila { $piles }
       *[other] sulle pile { $piles }
     }
 }
fits-nowhere = { $game ->
    [solitario] A terra non trova posto.
   *[klondike] Nessun posto.
 }
    .brief = Nessun posto.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] A terra non trova posto.
       *[other] A terra non trova posto. Con X scarti la carta.
     }
   *[klondike] Nessun posto.
 }
waste-now = Ora in cima agli scarti: { $card }.
    .brief = Ora { $card }.
deck-finished = Era l'ultima.
    .brief = L'ultima.
in-hand = { $origin ->
    [stock] In mano: { $card }, dal mazzo.
    [waste] In mano: { $card }, dagli scarti.
   *[pile] In mano: { $card }, { from-pile }.
 }
    .brief = { $card } in mano.
discarded = { $card } sugli scarti.
    .brief = Scarti: { $card }.
put-back = { $origin ->
    [stock] { $card } di nuovo sul mazzo. Mano vuota.
    [waste] { $card } di nuovo sugli scarti.
    [foundation] { $card } di nuovo sugli assi.
   *[pile] { $card } di nuovo { on-pile }.
 }
    .brief = { $card } a posto.
lifted = { $from ->
    [waste] In mano: { $cards }, dagli scarti.
    [foundation] In mano: { $cards }, dagli assi.
   *[pile] In mano: { $cards }, { from-pile }.
 }
    .brief = { $cards } in mano.
no-place = { $cards }: ora non c'è posto.
    .brief = Nessun posto.
unfinished = Completamento automatico annullato.
finished = { $count ->
    [one] L'ultima carta sale da sola sugli assi.
   *[other] Le ultime { $count } carte salgono da sole sugli assi.
 }
    .brief = { $count } sugli assi.
no-finish = No. Le carte non possono ancora salire tutte da sole sugli assi.
    .brief = No, non ancora.
won = { $game ->
    [solitario] Solitario riuscito! { $total } carte sugli assi.
   *[klondike] { $minutes ->
        [0] Hai vinto in { moves-count }!
        [one] Hai vinto in { moves-count } e un minuto!
       *[other] Hai vinto in { moves-count } e { $minutes } minuti!
     }
 }
    .brief = Vinto!
    .full = { $game ->
        [solitario] Solitario riuscito! { $total } carte sugli assi, { moves-count }.{ won-next }
       *[klondike] { won }{ won-next }
     }
won-next = { $front ->
    [web] {""}
   *[line] {" "}Per un'altra partita, scrivi "nuova".
 }
moves-count = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }
ending-no-move = { $undo ->
    [yes] Non restano mosse. Con Annulla torni indietro di una mossa.
   *[no] Non restano mosse.
 }
    .brief = Non restano mosse.
ending-cycling = { $undo ->
    [yes] Nessuna carta del mazzo si può giocare e nessun'altra si può muovere. Con Annulla torni indietro di una mossa.
   *[no] Nessuna carta del mazzo si può giocare e nessun'altra si può muovere.
 }
    .brief = Resta solo da pescare, invano.

## Annullare e rifare

undone = { $place ->
    [stock] Annullata: { $cards } di nuovo sul mazzo.
    [waste] Annullata: { $cards } di nuovo sugli scarti.
    [hand] Annullata: { $cards } di nuovo in mano.
    [foundation] Annullata: { $cards } di nuovo sugli assi.
   *[pile] Annullata: { $cards } di nuovo { on-pile }.
 }
    .brief = Annullata.
undone-draw = { $count ->
    [one] Annullata: una carta di nuovo nel mazzo.
   *[other] Annullata: { $count } carte di nuovo nel mazzo.
 }
    .brief = Annullata.
undone-redeal = { $count ->
    [one] Annullata: una carta di nuovo negli scarti, mazzo vuoto.
   *[other] Annullata: { $count } carte di nuovo negli scarti, mazzo vuoto.
 }
    .brief = Annullata.
undone-turn = Annullata. Carta ricoperta sulla pila { $pile }: { $card }.
    .brief = Annullata.
face-down-again = Carta ricoperta: { $card }.
    .brief = Ricoperta: { $card }.
redone = Rifatta.
nothing-to-undo = Niente da annullare.
nothing-to-redo = Niente da rifare.
