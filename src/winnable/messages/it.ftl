# Ogni frase di winnable in italiano. Valore: livello normale; .brief e .full: gli altri livelli.
# $game è klondike o solitario. I nomi delle carte e i loro elenchi arrivano già pronti.
# I messaggi che cominciano con command- o words- sono le parole dei comandi, divise da sbarre.

language = Italiano.
language-set = Italiano, da ora in poi.

## Carte e posti

rank = { $rank ->
    [1] asso
    [11] fante
    [12] regina
    [13] re
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] asso
        [8] fante
        [9] cavallo
        [10] re
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] asso
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] denari
        [1] coppe
        [2] bastoni
       *[3] spade
     }
   *[french] { $suit ->
        [0] cuori
        [1] quadri
        [2] fiori
       *[3] picche
     }
 }
card = { $deck ->
    [italian] { italian-rank } di { suit }
   *[french] { rank } di { suit }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { rank } { suit }
 }
cards-more = { $more ->
    [0] { $card }
    [1] { $card } e un’altra
   *[other] { $card } e altre { $more }
 }
    .brief = { $more ->
    [0] { $card }
   *[other] { $card } e { $more }
 }
pile = { $game ->
    [solitario] terra { $pile }
   *[klondike] pila { $pile }
 }

## La distribuzione

title = { $game ->
    [solitario] Solitario
   *[klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, { $passes } giro
       *[other] { klondike-title }, { $passes } giri
     }
 }
klondike-title = { $draw ->
    [1] Klondike, una carta
    [3] Klondike, tre carte
   *[other] Klondike, { $draw } carte
 }
deal = { $number ->
    [none] { title }. { deal-counts }
   *[other] { title }, { deal-level } { $number }. { deal-counts }
 }
    .brief = Nuove carte.
deal-level = { $level ->
    [easy] partita facile
    [normal] partita normale
    [hard] partita difficile
    [tricky] partita insidiosa
   *[random] partita
 }
deal-counts = { $game ->
    [solitario] { $piles } carte a terra, { $left } nel mazzo.
   *[klondike] { $piles } pile, { $left } nel mazzo.
 }
ask-keys = Scrivi punto interrogativo per l’aiuto.
resumed = { $moves ->
    [one] Partita ripresa: { $moves } mossa, { $left } nel mazzo.
   *[other] Partita ripresa: { $moves } mosse, { $left } nel mazzo.
 }
    .brief = Ripresa.
restarted = Da capo, stesse carte. { deal-counts }
    .brief = Da capo.
ace-by-itself = { $card }, va da solo sugli assi.
    .brief = { $card }, assi.

## Mosse

drew = { $left ->
    [0] Dal mazzo { $card }. Era l’ultima.
    [one] Dal mazzo { $card }. Ne resta { $left }.
   *[other] Dal mazzo { $card }. Restano { $left }.
 }
    .brief = { $card }.
drew-many = { $left ->
    [0] Dal mazzo { $under }, in cima { $card }. Erano le ultime.
    [one] Dal mazzo { $under }, in cima { $card }. Ne resta { $left }.
   *[other] Dal mazzo { $under }, in cima { $card }. Restano { $left }.
 }
    .brief = { $card }, sotto { $count }.
stock-spent = Era l’ultimo giro.
    .brief = Ultimo giro.
redealt = { $passes ->
    [0] Scarti rigirati, { $left } nel mazzo. Giro { $pass }.
   *[other] Scarti rigirati, { $left } nel mazzo. Giro { $pass } di { $passes }.
 }
    .brief = Rigirato.
redealt-and-drew = { $passes ->
    [0] Rigirato, giro { $pass }.
   *[other] Rigirato, giro { $pass } di { $passes }.
 }
    .brief = Rigirato.
moved = { $onto ->
    [none] { $cards } su { pile }, era vuota.
   *[other] { $cards } su { pile }, sopra { $onto }.
 }
    .brief = { $cards } su { $pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } dagli scarti su { pile }, era vuota.
       *[other] { $cards } dagli scarti su { pile }, sopra { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } su { pile }, era vuota.
       *[other] { $cards } su { pile }, sopra { $onto }.
     }
   *[pile] { $onto ->
        [none] { $cards } da pila { $source } su pila { $pile }, era vuota.
       *[other] { $cards } da pila { $source } su pila { $pile }, sopra { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } dagli assi su { pile }, era vuota.
   *[other] { $cards } dagli assi su { pile }, sopra { $onto }.
 }
    .brief = { $cards } torna su { $pile }.
turned = Si scopre { $card }.
    .brief = { $card }.
    .full = { $down ->
    [0] Si scopre { $card }, l’ultima coperta.
    [one] Si scopre { $card }. Un’altra coperta.
   *[other] Si scopre { $card }. Altre { $down } coperte.
 }
turned-by-hand = Si scopre { $card } su { pile }.
    .brief = { $card }.
to-turn = Una carta da scoprire su { pile }.
    .brief = Scopri { $pile }.
emptied = { pile } vuota.
    .brief = { $pile } vuota.
    .full = { $game ->
    [solitario] { pile } vuota. Ci va qualsiasi carta.
   *[klondike] { pile } vuota. Ci va { a-rank }.
 }
out = { $card } sugli assi.
    .brief = { $card }, assi.
    .full = { $card } sugli assi. { suit }: { $height } su { $ranks }.
out-suit = { $from ->
    [hand] { $card } sulla pila di { suit }.
    [waste] { $card } dagli scarti sulla pila di { suit }.
   *[pile] { $card } da { pile } sulla pila di { suit }.
 }
    .brief = { $card }, assi.
now-on-top = Ora in cima { $card }.
    .brief = Ora { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Va sugli assi.
       *[other] Va sugli assi, su { $game ->
            [solitario] terra
           *[klondike] pila
         } { $piles }.
     }
   *[no] { $game ->
        [solitario] Va su terra { $piles }.
       *[klondike] Va su pila { $piles }.
     }
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Va sugli assi.
       *[other] Va sugli assi, { $piles }.
     }
   *[no] Va su { $piles }.
 }
fits-nowhere = { $game ->
    [solitario] Nessun posto a terra.
   *[klondike] Nessun posto.
 }
    .brief = Nessun posto.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] Nessun posto a terra.
       *[other] Nessun posto a terra. X la scarta.
     }
   *[klondike] Nessun posto.
 }
waste-now = Ora in cima agli scarti { $card }.
    .brief = Ora { $card }.
deck-finished = Era l’ultima.
in-hand = { $origin ->
    [stock] In mano { $card }, dal mazzo.
    [waste] In mano { $card }, dagli scarti.
   *[pile] In mano { $card }, da { pile }.
 }
    .brief = { $card } in mano.
discarded = { $card } sugli scarti.
    .brief = Scarti: { $card }.
put-back = { $origin ->
    [stock] { $card } di nuovo sul mazzo. Mano vuota.
    [waste] { $card } di nuovo sugli scarti.
    [foundation] { $card } di nuovo sugli assi.
   *[pile] { $card } di nuovo su { pile }.
 }
    .brief = Di nuovo a posto { $card }.
lifted = { $from ->
    [waste] In mano { $cards }, dagli scarti.
    [foundation] In mano { $cards }, dagli assi.
   *[pile] In mano { $cards }, da { pile }.
 }
    .brief = { $cards } in mano.
no-place = { $cards }: nessun posto ora.
    .brief = Nessun posto.
finished = { $count ->
    [one] Da sola: { $count } carta sugli assi.
   *[other] Da sole: { $count } carte sugli assi.
 }
    .brief = { $count } sugli assi.
no-finish = No. Le carte non possono ancora andare tutte da sole sugli assi.
    .brief = No, non ancora.
won = { $game ->
    [solitario] Buon solitario riuscito! { $total } carte sugli assi.
   *[klondike] { $minutes ->
        [0] Hai vinto! { moves-count }.
        [one] Hai vinto! { moves-count }, { $minutes } minuto.
       *[other] Hai vinto! { moves-count }, { $minutes } minuti.
     }
 }
    .brief = Vinto!
    .full = { $game ->
    [solitario] Buon solitario riuscito! { $total } carte sugli assi, { moves-count }. Scrivi nuova per un’altra.
   *[klondike] { $minutes ->
        [0] Hai vinto! { moves-count }. Scrivi nuova per un’altra.
        [one] Hai vinto! { moves-count }, { $minutes } minuto. Scrivi nuova per un’altra.
       *[other] Hai vinto! { moves-count }, { $minutes } minuti. Scrivi nuova per un’altra.
     }
 }
moves-count = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
 }
ending-no-move = { $undo ->
    [yes] Nessuna mossa. La partita non va avanti; annulla torna indietro di una mossa.
   *[no] Nessuna mossa. La partita non va avanti.
 }
    .brief = Nessuna mossa.
ending-cycling = { $undo ->
    [yes] Nessuna carta del mazzo si può giocare e nient’altro si muove. Annulla torna indietro di una mossa.
   *[no] Nessuna carta del mazzo si può giocare e nient’altro si muove.
 }
    .brief = Resta solo il mazzo, invano.

## Annullare e rifare

undone = { $place ->
    [stock] Annullata: { $cards } di nuovo sul mazzo.
    [waste] Annullata: { $cards } di nuovo sugli scarti.
    [hand] Annullata: { $cards } di nuovo in mano.
    [foundation] Annullata: { $cards } di nuovo sugli assi.
   *[pile] Annullata: { $cards } di nuovo su { pile }.
 }
    .brief = Annullata.
undone-draw = { $count ->
    [one] Annullata: { $count } carta di nuovo nel mazzo.
   *[other] Annullata: { $count } carte di nuovo nel mazzo.
 }
    .brief = Annullata.
undone-redeal = { $count ->
    [one] Annullata: { $count } carta di nuovo negli scarti, mazzo vuoto.
   *[other] Annullata: { $count } carte di nuovo negli scarti, mazzo vuoto.
 }
    .brief = Annullata.
undone-turn = Annullata: si ricopre { $card } su { pile }.
    .brief = Annullata.
face-down-again = Si ricopre { $card }.
    .brief = Ricoperta: { $card }.
redone = Rifatta.
nothing-to-undo = Niente da annullare.
nothing-to-redo = Niente da rifare.

## Rifiuti: $card sarebbe andata su $onto

no-game-won = No. La partita è vinta.
no-not-a-move = { $game ->
    [solitario] No. Le carte passano dalla mano, una per volta.
   *[klondike] No. In questo gioco le carte non vanno così.
 }
    .brief = Mossa impossibile.
no-no-such-pile = { $game ->
    [solitario] { $count ->
        [one] No. A terra c’è { $count } posto.
       *[other] No. A terra ci sono { $count } posti.
     }
   *[klondike] { $count ->
        [one] No. C’è { $count } pila.
       *[other] No. Ci sono { $count } pile.
     }
 }
    .brief = { $count ->
    [one] No, { $count } pila.
   *[other] No, { $count } pile.
 }
no-same-pile = No. È la stessa pila.
    .brief = No, stessa pila.
no-empty = { $place ->
    [waste] No. Gli scarti sono vuoti.
    [foundation] No. La pila di { suit } è vuota.
   *[pile] No. { pile } è vuota.
 }
    .brief = No, vuota.
no-no-stock = { $game ->
    [solitario] No. Il mazzo è finito.
   *[klondike] No. Mazzo e scarti sono vuoti.
 }
    .brief = Mazzo finito.
no-no-redeal = { $passes ->
    [1] No. Un giro solo nel mazzo.
   *[other] No. Giri finiti.
 }
    .brief = Giri finiti.
no-turn-first = No. Prima scopri la carta di { pile }.
    .brief = No, prima scopri { $pile }.
no-nothing-to-turn = No. { $card }: già scoperta.
    .brief = No, già scoperta.
no-face-down = { $count ->
    [one] No. Solo { $count } carta scoperta su { pile }.
   *[other] No. Solo { $count } carte scoperte su { pile }.
 }
    .brief = No, scoperte { $count }.
no-buried = No. { $card } è sotto { $onto }.
    .brief = No, sotto { $onto }.
no-one-card = No. Sugli assi una carta per volta.
    .brief = No, una carta.
no-not-next = { $height ->
    [0] No. { suit }: si comincia dall’asso.
    [1] No. { suit } sono all’asso; manca { $next }.
   *[other] No. { suit } sono { at-rank }; manca { $next }.
 }
    .brief = { $height ->
    [0] No, serve l’asso.
   *[other] No, serve { $next }.
 }
at-rank = { $deck ->
    [italian] { $figures ->
        [yes] { $rank ->
            [8] al fante
            [9] al cavallo
            [10] al re
           *[other] a { $rank }
         }
       *[no] a { $rank }
     }
   *[french] { $rank ->
        [11] al fante
        [12] alla regina
        [13] al re
       *[other] a { $rank }
     }
 }
no-no-returns = No. In questo gioco le carte restano sugli assi.
    .brief = No, resta lì.
no-kings-only = No. Su una pila vuota va solo { a-rank }.
    .brief = No, serve { a-rank }.
no-king-needs-empty = { $game ->
    [solitario] No. { $card } va solo su un posto vuoto.
   *[klondike] No. { $card } va solo su una pila vuota.
 }
    .brief = No, serve un posto vuoto.
no-none-fits = No. Nessuna carta degli assi va su { pile }.
    .brief = No, nessuna va.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] No. { $card } vuole { a-rank } di altro seme; { pile } finisce con { $onto }.
       *[other] No. { $card } vuole { a-rank } di { italian-colour }; { pile } finisce con { $onto }.
     }
   *[klondike] No. { $card } vuole { a-coloured-rank }; { pile } finisce con { $onto }.
 }
    .brief = No, serve { a-rank }.
no-colour = { $game ->
    [solitario] No. { $card } vuole { a-rank } di { italian-colour }; { pile } finisce con { $onto }.
   *[klondike] No. { $card } vuole { a-coloured-rank }; { pile } finisce con { $onto }.
 }
    .brief = { $game ->
    [solitario] No, serve { italian-colour }.
   *[klondike] { $colour ->
        [red] No, serve rosso.
       *[black] No, serve nero.
     }
 }
italian-colour = { $colour ->
    [red] denari o coppe
   *[black] bastoni o spade
 }
a-rank = { $deck ->
    [french] { $rank ->
        [12] una regina
       *[other] un { rank }
     }
   *[italian] un { italian-rank }
 }
a-coloured-rank = { $colour ->
    [red] { $rank ->
        [12] una regina rossa
       *[other] un { rank } rosso
     }
   *[black] { $rank ->
        [12] una regina nera
       *[other] un { rank } nero
     }
 }
no-suit = No. Stesso seme: { $card } non va su { $onto }.
    .brief = No, stesso seme.
no-nothing-on-ace = No. Su un asso non va niente.
    .brief = No, asso.
no-hand-full = { $origin ->
    [stock] No. Hai in mano { $card }, dal mazzo. Giocala, scartala, o Control P la rimette sul mazzo.
    [waste] No. Hai in mano { $card }, dagli scarti. Giocala o rimettila sugli scarti.
   *[pile] No. Hai in mano { $card }, da { pile }. Giocala, scartala o rimettila.
 }
    .brief = No, mano piena.
no-hand-empty = Mano vuota.
no-not-from-deck = { $front ->
    [line] No. Una carta già giocata non torna sul mazzo. Scrivi rimetti per rimetterla a posto.
   *[web] No. Una carta già giocata non torna sul mazzo. Backspace la rimette a posto.
 }
    .brief = No, già giocata.
no-goes-out = No. { $card } va da solo sugli assi.
    .brief = No, va sugli assi.
no-no-undo = No. In questa partita non si annulla.
    .brief = Annulla non c’è.

## La tavola: i nomi di ciò che vi sta

slot-card = { $state ->
    [held] { $card }, in mano
    [fits] { $card }, va qui
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { $down ->
        [one] { $down } coperta, va qui
       *[other] { $down } coperte, va qui
     }
   *[none] { $down ->
        [one] { $down } coperta
       *[other] { $down } coperte
     }
 }
slot-empty = { $state ->
    [fits] { slot-vacant }, va qui
   *[none] { slot-vacant }
 }
slot-vacant = { $place ->
    [waste] { slot-place }, vuoti
    [foundation] { slot-place }, vuoti
   *[other] { slot-place }, vuota
 }
slot-stock = { $count ->
    [0] { $spent ->
        [yes] { slot-place }, finito
       *[no] { slot-place }, vuoto, gira gli scarti
     }
    [one] { slot-place }, { $count } carta
   *[other] { slot-place }, { $count } carte
 }
slot-place = { $place ->
    [stock] Mazzo
    [waste] Scarti
    [hand] Mano
    [foundation] Assi di { suit }
   *[pile] { pile }
 }
slot-note = { $place ->
    [foundation] assi
    [hand] mano
   *[other] { slot-place }, { $at } di { $count }
 }
bar-deal = { $number ->
    [none] Carte tue
   *[other] { $level ->
        [easy] Facile
        [normal] Normale
        [hard] Difficile
        [tricky] Insidiosa
       *[random] Casuale
     } ({ $number })
 }
bar-redeals = { $redeals ->
    [0] Giri finiti
    [one] Resta { $redeals } giro
   *[other] Restano { $redeals } giri
 }
bar-score = Punti { points }

## Domande

read-pile = { $shape ->
    [empty] { pile }, vuota.
    [up] { pile }, { $cards }.
    [down] { $down ->
        [one] { pile }, { $down } coperta.
       *[other] { pile }, { $down } coperte.
     }
    [known] { $down ->
        [one] { pile }, { $down } coperta, { $known }, poi { $cards }.
       *[other] { pile }, { $down } coperte, { $known }, poi { $cards }.
     }
    [known-down] { $down ->
        [one] { pile }, { $down } coperta, { $known }.
       *[other] { pile }, { $down } coperte, { $known }.
     }
   *[both] { $down ->
        [one] { pile }, { $down } coperta, poi { $cards }.
       *[other] { pile }, { $down } coperte, poi { $cards }.
     }
 }
    .brief = { $shape ->
    [empty] { $pile }: vuota.
    [up] { $pile }: { $top }.
    [down] { $pile }: coperte { $down }.
    [known-down] { $pile }: coperte { $down }.
   *[both] { $pile }: { $top }, coperte { $down }.
 }
read-waste = { $count ->
    [0] Scarti: nessuna carta.
    [one] Scarti: { $top }, { $count } carta.
   *[other] { $game ->
        [solitario] Scarti: in cima { $cards }, { $count } carte.
       *[klondike] Scarti: { $cards }, { $count } carte.
     }
 }
    .brief = { $count ->
    [0] Vuoti.
    [one] { $top }, { $count } carta.
   *[other] { $top }, { $count } carte.
 }
top-first = in cima { $top }, poi { $under }
read-stock = { $game ->
    [solitario] { stock-count }
   *[klondike] { $passes ->
        [0] { stock-count } Giro { $pass }.
       *[other] { $redeals ->
            [0] { stock-count } Giro { $pass } di { $passes }, l’ultimo.
            [one] { stock-count } Giro { $pass } di { $passes }, ne resta { $redeals }.
           *[other] { stock-count } Giro { $pass } di { $passes }, ne restano { $redeals }.
         }
     }
 }
    .brief = { $count ->
    [one] Ne resta { $count }.
   *[other] Ne restano { $count }.
 }
stock-count = { $count ->
    [0] Mazzo: finito.
    [one] Mazzo: { $count } carta.
   *[other] Mazzo: { $count } carte.
 }
read-foundations = Assi: { $zero } { $n0 }, { $one } { $n1 }, { $two } { $n2 }, { $three } { $n3 }.
    .brief = { $n0 }, { $n1 }, { $n2 }, { $n3 }.
table-pile = { $shape ->
    [empty] { pile }: vuota.
    [down] { pile }: coperta.
   *[up] { pile }: { $top }.
 }
    .brief = { $shape ->
    [empty] { $pile }: vuota.
    [down] { $pile }: coperta.
   *[up] { $pile }: { $top }.
 }
hand-holds = { $origin ->
    [none] Mano vuota.
    [stock] In mano { $card }, dal mazzo.
    [waste] In mano { $card }, dagli scarti.
   *[pile] In mano { $card }, da { pile }.
 }
    .brief = { $origin ->
    [none] Mano vuota.
   *[other] { $card } in mano.
 }
where = { $place ->
    [foundation] { $card }: già sugli assi.
    [hand] { $card }: in mano.
    [waste-top] { $card }: in cima agli scarti.
    [waste] { $card }: negli scarti, { from-top }.
    [top] { $card }: in cima a { pile }.
    [column] { $card }: { pile }, { from-top }, sotto { $over }.
    [stock] { $card }: nel mazzo, { from-top }.
    [down] { $card }: coperta in { pile }, { from-top }.
    [seen] { $card }: già vista, ora non si vede.
   *[unseen] { $card }: non ancora vista.
 }
    .brief = { $place ->
    [foundation] Sugli assi.
    [hand] In mano.
    [waste-top] In cima agli scarti.
    [waste] Scarti, { from-top }.
    [top] In cima a { $pile }.
    [column] { $pile }, { from-top }.
    [stock] Mazzo, { from-top }.
    [down] { $pile }, coperta, { from-top }.
    [seen] Ora non si vede.
   *[unseen] Non ancora vista.
 }
from-top = { $depth ->
    [1] prima dall’alto
    [2] seconda dall’alto
    [3] terza dall’alto
    [4] quarta dall’alto
    [5] quinta dall’alto
    [6] sesta dall’alto
    [7] settima dall’alto
    [8] ottava dall’alto
    [9] nona dall’alto
    [10] decima dall’alto
   *[other] numero { $depth } dall’alto
 }
where-which = Quale carta? Per esempio, dove { $example }.
    .brief = Quale carta?
moves-list = { $count ->
    [0] Nessuna mossa. La partita non va avanti.
    [one] { $count } mossa.
   *[other] { $count } mosse.
 }
moves-rest = { $count ->
    [one] Un’altra. Scrivi altre per sentirla.
   *[other] Altre { $count }. Scrivi altre per sentirle.
 }
    .brief = { $count ->
    [one] Un’altra.
   *[other] Altre { $count }.
 }
no-more = Non ce ne sono altre.
moves-choice = No. L’elenco va da 1 a { $count }.
move-words = { $kind ->
    [draw] pesca
    [redeal] rigira gli scarti
    [turn] scopri la carta di { pile }
    [foundation] { $card }, { option-from } agli assi
    [hand] { $card }, { option-from } in mano
    [discard] { $card }, sugli scarti
    [back] { $card }, di nuovo { $origin ->
        [stock] sul mazzo
        [waste] sugli scarti
       *[pile] su { pile }
     }
   *[pile] { $cards }, { option-from } a { target-pile }
 }
option = { $n }: { move-words }.
    .brief = { $kind ->
    [draw] { $n }: pesca.
    [redeal] { $n }: rigira.
    [turn] { $n }: scopri { $pile }.
    [foundation] { $n }: { $card }, assi.
    [hand] { $n }: prendi { $card }.
    [discard] { $n }: scarta { $card }.
    [back] { $n }: rimetti { $card }.
   *[pile] { $n }: { $cards } su { $target }.
 }
option-from = { $from ->
    [waste] dagli scarti
    [hand] dalla mano
    [foundation] dagli assi
   *[pile] da { pile }
 }
target-pile = { $game ->
    [solitario] terra { $target }
   *[klondike] pila { $target }
 }
hint-some = C’è una mossa che conviene.
    .brief = Una mossa c’è.
hint-card = Guarda { $where ->
    [draw] il mazzo
    [column] pila { $column }
    [stock] { $card }, nel mazzo
    [waste] { $card }, sugli scarti
    [hand] { $card }, in mano
    [foundation] { $card }, sugli assi
   *[pile] { $card }, su { $game ->
        [solitario] terra { $column }
       *[klondike] pila { $column }
     }
 }.
hint = Prova: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] Prepara a scoprire una carta della pila { $column }.
        [empties] Prepara a liberare { $game ->
            [solitario] terra { $column }
           *[klondike] la pila { $column }
         }.
        [out] Prepara a portare agli assi { $aimed }.
       *[plays] Prepara a portare sul tavolo { $aimed }.
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] Lascia una carta da scoprire su pila { $column }.
           *[no] Scopre una carta.
         }
        [empties] { $game ->
            [solitario] Lascia libera terra { $column }.
           *[klondike] Libera la pila { $column }.
         }
        [out] Una carta in più agli assi.
        [draws] Mostra che cosa viene dopo.
        [places] Trova posto.
        [discards] Tiene libera la terra per le altre.
       *[plays] Gioca una carta del mazzo.
     }
 }
    .brief = Prova: { move-words }.
hint-none = Da qui nessuna mossa conviene.
    .brief = Nessun consiglio.
oracle = Il solutore, che vede tutto, gioca: { move-words }. Così si può vincere.
    .brief = Solutore: { move-words }.
truth = { $verdict ->
    [winnable] Con queste carte la partita si può ancora vincere.
    [unwinnable] Con queste carte da qui la partita non si può vincere.
   *[undecided] Il solutore non è arrivato in fondo: non si sa se la partita si possa vincere.
 }
    .brief = { $verdict ->
    [winnable] Si può vincere.
    [unwinnable] È persa.
   *[undecided] Non si sa.
 }
assisted = Da ora questa partita conta come giocata con aiuto.
    .brief = Con aiuto da ora.
retried = { $count ->
    [one] Un passo indietro, all’ultimo punto da cui si poteva vincere.
   *[other] { $count } passi indietro, all’ultimo punto da cui si poteva vincere.
 }
retry-none = Di nessuna mossa di questa linea si sa che abbia perso la partita.
mistake-none = Nessuna revisione ha conservato un tuo errore da rigiocare.
do-nothing = Niente da fare. Prima chiedi le mosse o un consiglio.
    .brief = Niente da fare.
info = { $score ->
    [none] { moves-made }
   *[other] Punti { points }. { moves-made }
 }
    .brief = { $score ->
    [none] { moves-count }.
   *[other] Punti { points }. { moves-count }.
 }
moves-made = { $minutes ->
    [0] { moves-count }, meno di un minuto.
    [one] { moves-count }, { $minutes } minuto.
   *[other] { moves-count }, { $minutes } minuti.
 }
points = { $sign ->
    [minus] meno { $score }
   *[plus] { $score }
 }
stock-next = Prossime: { $cards }.
status = { $number ->
    [none] { title }.
   *[other] { title }, { deal-level } { $number }.
 }
saved-in = { $front ->
    [web] Ogni mossa si salva da sola.
   *[line] Ogni mossa si salva da sola, in { $file }.
 }
not-saved = { $front ->
    [web] Non salvata: non si può scrivere sul disco. La partita continua.
   *[line] Non salvata: { $file } non si può scrivere. La partita continua.
 }
goodbye = Salvata. Alla prossima partita.
    .brief = Salvata.
nothing-yet = Ancora nessun messaggio.

## Impostazioni e partite nuove

level-brief = Messaggi brevi.
level-normal = Messaggi normali.
level-full = Messaggi completi.
memory = { $on ->
    [yes] Memoria attiva: dove risponde anche sulle carte già viste.
   *[no] Memoria spenta.
 }
figures = { $on ->
    [yes] Figure per nome: fante, cavallo, re.
   *[no] Figure per numero: 8, 9, 10.
 }
endings = { $on ->
    [yes] Finali attivi: si dice quando una partita è vinta o persa qualunque cosa sia coperta.
   *[no] Finali spenti: non si dice se una partita è persa.
 }
level-deals = { $level ->
    [easy] Le nuove partite sono facili; si possono vincere tutte.
    [normal] Le nuove partite sono normali; si possono vincere tutte.
    [hard] Le nuove partite sono difficili; si possono vincere tutte.
    [tricky] Le nuove partite sono insidiose; si possono vincere tutte, ma non giocando tutto ciò che sembra utile e pescando quando non c’è niente.
   *[random] Le nuove partite sono a caso; non tutte si possono vincere.
 }
level-unknown = “{ $text }” non è un livello; ci sono casuale, facile, normale, difficile e insidiosa.
figures-french = In questo gioco le figure hanno già il nome.
plain-on = Modo semplice: una riga per evento. Per uscirne, scrivi semplice no.
plain-off = Modo semplice spento dalla prossima volta, dove si può disegnare il tavolo.
plain-kept = Modo semplice, anche dalla prossima volta.
ask-new = C’è una partita in corso. Scrivi sì per lasciarla e cominciarne un’altra.
    .brief = Lasciare questa partita? Sì o no.
kept = La partita continua.
ask-restart = Le mosse andranno perse. Scrivi sì per ricominciare.
    .brief = Ricominciare? Sì o no.
nothing-asked = Non c’era nessuna domanda.
left = La partita di prima conta come lasciata.
unknown = Non conosco “{ $text }”. Punto interrogativo per l’aiuto.
unknown-near = Non conosco “{ $text }”. Volevi dire { $near }? Punto interrogativo per l’aiuto.
not-here = In questo gioco non c’è “{ $text }”.
incomplete = “{ $text }”: manca qualcosa. Punto interrogativo per l’aiuto.
on-or-off = “{ $text }”: dopo ci va sì o no.
damaged = La partita salvata non si può leggere; è conservata come { $file }.
damaged-preferences = Le impostazioni non si possono leggere; sono conservate come { $file }.
busy = La partita è aperta altrove. Qui ne comincia una nuova.

## Aiuto

help-klondike-1 = p: pesca. 3: leggi pila 3. 3 5: la fila giusta da pila 3 a pila 5. 3 5 2: due carte.
help-klondike-2 = 3 a: agli assi. s 5, s a: dagli scarti. a cuori 5: dagli assi alla pila.
help-klondike-3 = t: tavolo. s: scarti. m: mazzo. a: assi. dove 7 cuori: trova una carta.
help-turn = scopri 4: scopri la carta di pila 4.
help-solitario-1 = p: pesca in mano. prendi 2: da terra 2. prendi s: dagli scarti. su 4: metti su 4.
help-solitario-2 = 2 4: da 2 a 4. 2 a, s a, su a: agli assi. scarta: sugli scarti. rimetti: a posto.
help-solitario-3 = mazzo: di nuovo sul mazzo, come Control P. t: terra. s: scarti. m: mazzo. a: assi. c: mano.
help-klondike-4 = regina di picche su 5: una carta per nome. statistiche.
help-solitario-4 = 7 denari su 5: una carta per nome. figure sì: fante, cavallo, re. statistiche.
help-deals = partite livello difficile giri al massimo 2: partite classificate fatte così. altre: le prossime.
help-find = dove 7 coppe: trova una carta.
help-both-1 = v: mosse, poi un numero ne fa una. h: consiglio, ancora: più a fondo, fai: fallo. u: annulla. u 3: ne annulla tre. rifai.
help-both-2 = punto: ripeti. virgola: il messaggio precedente. log 5: gli ultimi cinque. i: punti. regole.
help-both-4 = livello difficile: nuove partite di quel livello. oracolo: la mossa del solutore. verità: si può vincere. possibilità. revisione. riprova.
help-both-5 = errore: rigioca da un tuo errore. finali no: non dire che una partita è decisa.
help-both-3 = breve, normale, completo. memoria sì. lingua inglese. ricomincia. nuova. numero 123. salva. esci.

## Regole del gioco, dette dai valori

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } carte italiane. { $piles } stanno scoperte a terra, { $left } nel mazzo.
   *[klondike] { $total } carte. { $piles } pile da 1 a { $piles } carte, l’ultima scoperta; { $left } nel mazzo.
 }
rules-goal = { $game ->
    [solitario] Porta fuori tutte le carte, ogni seme dall’asso in su. Gli assi vanno da soli.
   *[klondike] Porta tutte le carte sugli assi, ogni seme dall’asso in su.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] A terra le carte scendono di uno: denari e coppe contro bastoni e spade.
       *[no] A terra le carte scendono di uno, su un altro seme.
     }
   *[klondike] Sulle pile le carte scendono di uno e cambiano colore.
 }
rules-move = { $game ->
    [solitario] Si muove una carta per volta, con la mano. Un posto vuoto accetta qualsiasi carta.
   *[klondike] Una carta scoperta si muove con tutte quelle sopra. Una pila vuota accetta { a-rank } o la sua fila.
 }
rules-draw = { $draw ->
    [1] Pescare porta una carta del mazzo sugli scarti; si gioca quella in cima.
   *[other] Pescare porta { $draw } carte del mazzo sugli scarti; si gioca solo quella in cima.
 }
rules-passes = { $passes ->
    [0] Finito il mazzo, gli scarti si rigirano, quante volte vuoi.
    [1] C’è un giro solo nel mazzo e gli scarti non si rigirano.
   *[other] Ci sono { $passes } giri nel mazzo.
 }
rules-redeal-draws = Rigirare gli scarti pesca subito.
rules-turn = { $hand ->
    [yes] Una carta coperta si scopre con una mossa sua, e prima non ci va niente sopra.
   *[no] Una carta coperta si scopre da sola quando è libera.
 }
rules-returns = { $returns ->
    [yes] La carta in cima a una pila di assi può tornare su una pila.
   *[no] Le carte sugli assi ci restano.
 }
rules-hand = Una carta pescata può tornare sul mazzo finché non è giocata. Una carta di terra si può scartare.
rules-discards = Con una carta in mano non se ne muove un’altra. L’ultimo scarto si può riprendere.
rules-select = { $asks ->
    [yes] Una carta di terra che va sugli assi resta in mano finché decidi.
   *[no] Una carta di terra che va sugli assi ci va da sola quando la prendi.
 }
rules-open = Tutte le carte sono in vista.
rules-no-undo = In questa partita non si annulla.
rules-score = { $scoring ->
    [foundation] Ogni carta sugli assi vale 1; una che torna costa 1.
    [standard] 10 punti per carta sugli assi, 5 da scarti a pila, 5 per carta scoperta; 15 in meno se torna.
    [vegas] Il mazzo costa 52; ogni carta sugli assi paga 5.
    [cumulative] Il mazzo costa 52; ogni carta sugli assi paga 5; il saldo continua.
   *[none] Non si contano punti.
 }

## Che cosa non va in ciò che si legge

fault-rules-empty = Le regole sono vuote; d3 o s, per esempio, sono regole intere.
fault-rules-start = Le regole cominciano con “{ $text }”; devono cominciare con d e un numero, o con s.
fault-rules-letter = Le regole hanno “{ $text }” al posto { $at }, che non è una lettera di regole.
fault-rules-twice = Le regole hanno “{ $text }” una seconda volta al posto { $at }.
fault-rules-number = Le regole hanno “{ $text }” al posto { $at }; { $number ->
    [yes] ci vuole un numero
   *[no] non vuole un numero
 }.
fault-rules-range = Le regole hanno { $value } { $what ->
    [draw] carte da pescare
    [passes] giri
    [columns] pile
   *[ranks] valori
 }; si va da 1 a { $most }.
fault-rules-deal = Le regole danno { $table } carte a terra, ma il mazzo ne ha solo { $cards }.
fault-rules-clash = Le regole hanno una lettera che { $game ->
    [solitario] il solitario
   *[klondike] Klondike
 } non conosce: “{ $what }”.
fault-deal-empty = La partita è vuota.
fault-deal-card = La carta { $at } della partita è “{ $text }”, che non è una carta.
fault-deal-foreign = La carta { $at } della partita è “{ $text }”, che non è di questo mazzo.
fault-deal-twice = { $card } è due volte nella partita, come carta { $first } e carta { $at }.
fault-deal-few = La partita ha { $count } carte su { $need }; manca { $card }.
fault-deal-digits = La partita ha { $count } cifre; una partita in cifre ne ha { $need }.
fault-deal-number = Il numero di partita { $text } non sta fra 0 e 18446744073709551615.
fault-deal-javasol = Il numero dopo javasol è “{ $text }”, che non è un intero di 64 bit.
fault-deal-format = Il formato { $format } non ha carte italiane.
fault-deal-json = La partita non è JSON: l’errore è alla riga { $line }, colonna { $column }.
fault-deal-json-shape = La partita JSON vuole un elenco di carte, o di pile di carte, sotto “{ $what }”.
fault-deal-json-piles = La partita JSON vuole { $columns } pile da 1 a { $columns } carte.
fault-deal-json-played = La partita JSON è già cominciata: ci sono carte sotto “{ $what }”.
fault-deal-rules = La partita ha { $cards } carte del { deck-name }; queste regole ne vogliono { $need } del { other-deck-name }.
fault-deal-day = “{ $text }” non è un giorno; un giorno si scrive come 2026-11-22.
fault-no-game = Questa partita non c’è. Forse è stata lasciata per un’altra.
fault-game-busy = La partita è aperta altrove. Chiudila là, o comincia una nuova.
fault-request = La richiesta non si capisce: { $why }.
fault-too-fast = Troppo in una volta. Aspetta un momento.
fault-too-many = Ci sono troppe partite aperte ora. Riprova più tardi.
fault-too-long = La richiesta è troppo lunga.
fault-no-player = Prima carica la pagina; il browser deve conservare il suo cookie.
fault-no-winnable = Con queste regole non si è trovata una partita che si possa vincere.
fault-foreign = Questa richiesta viene da un altro sito.
fault-no-page = Qui non c’è questa pagina.
fault-port = La porta “{ $text }” non è un numero da 0 a 65535.
fault-no-port = Il server non può ascoltare su { $what }: { $why }.
deck-name = { $deck ->
    [italian] mazzo italiano
   *[french] mazzo francese
 }
other-deck-name = { $other ->
    [italian] mazzo italiano
   *[french] mazzo francese
 }
fault-record-undo = La partita riprende mosse, e le sue regole non lo permettono.
fault-move-text = “{ $text }” non è una mossa.
fault-record-head = La riga { $line } non è “{ $need }”, quindi non è una partita di winnable.
fault-record-field = La riga { $line } della partita comincia con “{ $text }”, che non ne fa parte.
fault-record-twice = La riga { $line } della partita ha “{ $what }” una seconda volta.
fault-record-missing = La partita non ha la riga “{ $what }”.
fault-record-scoring = La partita ha il punteggio “{ $text }”; i punteggi sono “none”, “foundation”, “standard”, “vegas”, “cumulative”.
fault-record-seconds = La partita ha “{ $text }” secondi, che non è un numero di secondi.
fault-record-assisted = La partita dice “assisted { $text }”; si legge soltanto “assisted yes”.
fault-record-opening = La partita ha il saldo iniziale “{ $text }”, che non è un intero.
fault-record-address = La partita chiama le sue carte “{ $text }”, ma ne contiene altre.
fault-record-bracket = La parola { $at } delle mosse è una parentesi senza la sua metà.
fault-record-here = La parola { $at } delle mosse è una stella che lì non può stare.
fault-record-move = La mossa { $at }, “{ $text }”, lì non è valida.
fault-record-branch = La parola { $at } delle mosse, “{ $text }”, ripete un ramo.
fault-record-long = La partita ha { $size } caratteri; al massimo sono { $most }.
fault-file-read = { $front ->
    [web] La partita salvata non si può leggere: { $why }.
   *[line] { $file } non si può leggere: { $why }.
 }
fault-file-write = { $front ->
    [web] La partita non si può salvare: { $why }.
   *[line] { $file } non si può scrivere: { $why }.
 }
fault-file-text = { $file } non è testo in UTF-8.
fault-internal = winnable ha un difetto suo; segnala ciò che dice { $file }.
fault-usage = { $text }
fault-game-name = Non c’è il gioco “{ $text }”; ci sono { $known }.
fault-scoring-deck = Il solitario non conta punti.
fault-backwards = Le partite vanno da { $first } a { $last }, che è meno.
fault-choice-clash = { $one } e { $other } non vanno insieme.
fault-no-deal = Manca la partita: indica un file, --number o --deal.
fault-no-count = Per { $what } serve un numero intero da 1 in su, e “{ $text }” non lo è.
fault-condition = “{ $text }” non è una condizione; una è per esempio livello difficile, o giri al massimo 2.
fault-condition-name = Le partite non si misurano con “{ $text }”; ci sono { $known }.
fault-condition-value = “{ $text }” non è una condizione: i livelli sono facile, normale, difficile e insidiosa, i ritorni necessari o liberi, trappole e giocatori sono quote da 0 a 1 o percentuali, il resto sono numeri.
fault-condition-twice = La condizione { $text } si può dare una volta sola.
fault-no-catalogue = Per le regole { $rules } non ci sono partite classificate.
fault-no-level = Con le regole { $rules } nessuna partita è { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }.
fault-no-sample = “{ $text }” non è un campione: serve una quota da 1% a 100%.
at-line = Riga { $line }: { $sentence }

## La riga di comando

serve = Il tavolo è a { $what }. Control C lo chiude.
serve-already = Il tavolo è già aperto a { $what }.
serve-other-port = La porta { $what } è occupata: se ne usa un’altra.
verified = { $won ->
    [yes] { $file }: vinta in { steps-count }, ognuno valido.
   *[no] { $file }: ogni passo valido, { $out } carte su { $total } fuori dopo { steps-count }.
 }
steps-count = { $moves ->
    [one] { $moves } passo
   *[other] { $moves } passi
 }
verify-branches = Controllate { $lines } linee di gioco.
stats-none = Nessuna partita finita.
stats = { $name }{ $level ->
    [easy], facile
    [normal], normale
    [hard], difficile
    [tricky], insidiosa
   *[random] {""}
 }: giocate { $played }, vinte { $wins }, { $percent } per cento. Serie migliore { $streak }, ora { $current }.
stats-winnable = Delle partite giocate, { $count ->
    [one] { $count } si poteva vincere di certo
   *[other] { $count } si potevano vincere di certo
 }: vinte { $won }.
stats-assisted = A parte, con aiuto: giocate { $count }, vinte { $won }.
stats-best = Vittoria migliore: { moves-count }, { $minutes ->
    [0] meno di un minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 }.
stats-best-score = Punteggio migliore { points }.
score-is = Punti { points }.
stats-damaged = { $count ->
    [one] { $count } riga dei risultati non si può leggere.
   *[other] { $count } righe dei risultati non si possono leggere.
 }
solved = { $verdict ->
    [winnable] { solved-name }: si può vincere, { states } in { $time } ms.
    [unwinnable] { solved-name }: non si può vincere, { states } in { $time } ms.
   *[undecided] { solved-name }: non deciso, { $limit ->
        [nodes] limite di stati
        [memory] limite di memoria
       *[stopped] interrotto
     } dopo { states } in { $time } ms.
 }
solved-name = { $kind ->
    [line] Riga { $text }
   *[deal] Partita { $text }
 }
states = { $nodes ->
    [one] { $nodes } stato
   *[other] { $nodes } stati
 }
solved-all = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }: vincenti { $winnable }, perse { $unwinnable }, non decise { $undecided }.
solved-cpu = Tempo di processore a partita: media { $mean } ms, mediana { $median } ms, 99 per cento entro { $p99 } ms, massimo { $worst } ms; in tutto { $total } s.
solving = Ricerca delle soluzioni.
bench-none = Manca pyksolve, e senza non c’è confronto: pip install pyksolve.
bench-head = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 } di { $rules }, millisecondi di processore a partita.
bench-ratio = Il tempo di processore di pyksolve è { $ratio } volte il nostro.
found-deal = La partita { $number } è { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }: su 100 partite un principiante ne vince { $beginner }, un giocatore svelto { $casual }, uno attento { $careful }; uno paziente { $patient ->
    [0] nessuna
    [1] una
   *[2] tutte e due
 } su due; { $moves ->
    [one] { $moves } prima mossa conserva
   *[other] { $moves } prime mosse conservano
 } la vittoria, il { $traps } per cento delle scelte successive la perde; per vincere { $passes ->
    [0] serve un numero ignoto di giri
    [1] basta un giro
    [4] servono più di tre giri
   *[other] servono { $passes } giri
 } e { $returns ->
    [needed] carte riprese dagli assi
   *[free] nessuna carta ripresa dagli assi
 }.
found-none = Nessuna partita classificata è così.
found = { $number }, { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }: un giocatore attento ne vince { $careful } su 100{ $game ->
    [solitario] .
   *[klondike] ; { found-passes }{ $returns ->
        [needed] , carte riprese.
       *[free] .
     }
 }
    .brief = { $number }: { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }, { $careful } su 100.
found-passes = { $passes ->
    [0] giri ignoti
    [1] un giro
    [4] più di 3 giri
   *[other] { $passes } giri
 }
found-count = { $more ->
    [yes] Le prime { $count } partite fatte così.
   *[no] { $count ->
        [one] { $count } partita è fatta così.
       *[other] { $count } partite sono fatte così.
     }
 }
found-rest = { $more ->
    [yes] Scrivi numero { $number } per giocare la prima, altre per sentirne altre.
   *[no] Scrivi numero { $number } per giocare la prima.
 }
    .brief = Numero { $number } per la prima.
checking = Dimostro di nuovo le partite.
checked = Regole { $rules }: { $count ->
    [one] { $count } numero controllato
   *[other] { $count } numeri controllati
 }, { $winnable } vincibili, { $unwinnable } non vincibili, { $undecided } lasciati aperti.
checked-wrong = Non come registrato: { $numbers }.

## Le parole dei comandi

command-draw = p | pesca | gira | rigira
command-turn = scopri | volta
command-read = l | leggi | pila | terra
command-waste = s | scarti
command-stock = m | mazzo
command-foundation = a | assi
command-table = t | tavolo
command-hand = c | mano | in mano | carta in mano
command-where = dove | d | dov'è | dove è | trova | cerca
command-moves = v | mosse | mosse valide
command-more = altre | avanti
command-do = fai | fallo
command-hint = h | consiglio
command-undo = u | z | annulla
command-redo = rifai
command-again = . | ancora | ripeti | punto
command-earlier = , | prima | virgola
command-log = log | storia
command-brief = breve
command-normal = normale
command-full = completo
command-save = salva
command-new = nuova | n | nuova partita
command-number = numero
command-restart = ricomincia | da capo
command-quit = esci
command-help = ? | aiuto
command-info = i | punti | tempo
command-take = prendi
command-to = su | metti
command-discard = x | scarta
command-back = rimetti | backspace
command-deck = mazzo | sul mazzo | control p | ctrl p | ctrl-p | ctrl+p | ^p
command-rules = regole
command-language = lingua
command-memory = memoria
command-figures = figure
command-plain = semplice
command-yes = sì | si
command-no = no
command-on = sì | si
command-off = no
command-english = inglese | english | en
command-italian = italiano | italian | it
command-finish = fine | finisci
command-stats = statistiche
command-level = livello
command-random = casuale
command-easy = facile
command-hard = difficile
command-tricky = insidiosa | insidioso
command-oracle = oracolo | solutore
command-truth = verità | persa | si può vincere
command-chance = possibilità | probabilità
command-review = revisione | rivedi
command-retry = riprova
command-mistake = errore | errori
command-endings = finali
command-deals = partite | trova partite | cerca partite
words-rank = asso 1 | a 1 | uno 1 | due 2 | tre 3 | quattro 4 | cinque 5 | sei 6 | sette 7 | otto 8 | nove 9 | dieci 10 | fante 11 | f 11 | j 11 | donna 12 | regina 12 | dama 12 | q 12 | re 13 | k 13
words-italian-rank = asso 1 | a 1 | uno 1 | due 2 | tre 3 | quattro 4 | cinque 5 | sei 6 | sette 7 | otto 8 | nove 9 | dieci 10 | fante 8 | cavallo 9 | re 10
words-suit = cuori 0 | cuore 0 | quadro 1 | fiore 2 | picca 3 | c 0 | ♥ 0 | quadri 1 | q 1 | ♦ 1 | fiori 2 | f 2 | ♣ 2 | picche 3 | p 3 | ♠ 3
words-italian-suit = denari 0 | denaro 0 | d 0 | ori 0 | coppe 1 | coppa 1 | c 1 | bastoni 2 | bastone 2 | b 2 | spade 3 | spada 3 | s 3
words-relation = al massimo <= | fino a <= | almeno >= | da >= | meno di < | più di >
words-condition = livello level | numero number | giri passes | giro passes | ritorni returns | trappole traps | mosse moves | principiante beginner | svelto casual | attento careful | paziente patient | facile easy | normale normal | difficile hard | insidiosa tricky | insidioso tricky | necessari needed | liberi free
words-small = di | su | a | da | in | il | lo | la | i | gli | le | l' | un | una | pila | pile | terra | carta | carte | al | alla | agli | ai | sul | sulla | sugli | sui | dal | dalla | dagli | dai | degli | nel | negli

## La pagina

ui-app = winnable
ui-skip-table = Vai al tavolo
ui-skip-command = Vai alla riga di comando
ui-table = Tavolo
ui-actions = Azioni
ui-words = Il tavolo a parole
ui-log = Che cosa è successo
ui-command = Comando
ui-command-help = Invio esegue, freccia su richiama ciò che hai scritto, Esc torna al tavolo.
ui-server-gone = Il server non risponde; la partita è salvata. Nuovo tentativo in corso…
ui-server-back = Il server risponde di nuovo.
ui-game-missing = A questo indirizzo non c’è nessuna partita.
ui-game-busy = Questa partita è aperta in un altro programma. Chiudila lì, poi ricarica la pagina.
ui-reload = Ricarica
ui-close = Chiudi
ui-draw = Pesca
ui-undo = Annulla
ui-redo = Rifai
ui-hint = Consiglio
ui-do = Esegui
ui-moves = Che cosa posso fare
ui-finish = Fine automatica
ui-discard = Scarta
ui-back = Rimetti
ui-deck = Sul mazzo
ui-new = Nuova partita
ui-restart = Ricomincia
ui-again = Stesse carte da capo
ui-share = Condividi
ui-replay = Rivedi
ui-won = Partita vinta
ui-end-surely-won = La vittoria è certa
ui-end-surely-lost = Persa, comunque stiano le carte coperte
ui-end-no-move = Non restano mosse
ui-end-cycling = Resta solo da girare le stesse carte
ui-choose = Scegli
ui-options = Opzioni
ui-level = Livello
ui-level-random = Casuale
ui-level-random-is = Carte qualsiasi; non tutte le partite si possono vincere.
ui-level-easy = Facile
ui-level-easy-is = Giocando di slancio di solito si vincono.
ui-level-normal = Normale
ui-level-normal-is = Giocando di slancio a volte si vincono.
ui-level-hard = Difficile
ui-level-hard-is = Giocando di slancio si vincono di rado.
ui-level-tricky = Insidiosa
ui-level-tricky-is = Non si vincono giocando tutto ciò che sembra utile e pescando quando non c’è niente.
ui-games = Giochi
ui-games-more = Altri giochi
ui-settings = Impostazioni
ui-help = Aiuto
ui-hints = Mostra le carte giocabili
ui-truth = Consigli
ui-hint-next = Altro consiglio
ui-oracle = Chiedi al solutore
ui-winnable-still = Si può ancora vincere?
ui-assisted = Con aiuto
ui-chance = Possibilità
ui-chance-waiting = Possibilità: calcolo in corso…
ui-review = Revisione
ui-review-waiting = Revisione della partita in corso…
ui-review-graph = Delle partite che appaiono uguali, quante si possono ancora vincere, passo per passo
ui-review-choices = Che cosa si poteva fare lì, e quante delle partite che apparivano uguali restano da vincere
ui-review-move = Mossa
ui-review-verdict = Con queste carte
ui-review-share = Di quelle partite
ui-review-made = (giocata)
ui-review-line = Un modo di vincere da lì
ui-verdict-winnable = Si vince
ui-verdict-unwinnable = Persa
ui-verdict-undecided = Non si sa
ui-retry = Continua da lì
ui-mistake = Rigioca dai tuoi errori
ui-rules = Regole
ui-keys = Tasti e comandi
ui-stats = Statistiche
ui-about = Informazioni
ui-new-game = Gioco
ui-new-leaves = La partita in corso conterà come lasciata.
ui-new-other = Altre regole
ui-new-other-is = In lettere e numeri, per esempio d2p3: due carte alla volta, tre giri.
ui-new-rules = Regole scritte
ui-new-scoring = Punti
ui-scoring-none = Senza punti
ui-scoring-foundation = Un punto per ogni carta sugli assi
ui-scoring-standard = Classico
ui-scoring-vegas = Vegas
ui-scoring-cumulative = Vegas, il saldo continua
ui-new-deal = Carte
ui-deal-random = A caso
ui-deal-winnable = A caso, con vittoria dimostrata
ui-deal-daily = Le carte di oggi
ui-deal-number = Con un numero
ui-deal-paste = Carte o partita incollate
ui-deal-file = Da un file
ui-deal-find = Cerca una partita
ui-find = Cerca
ui-find-any = Qualsiasi
ui-find-level = Livello
ui-find-passes = Giri del mazzo, al massimo
ui-find-returns = Carte riprese dagli assi
ui-find-traps = Scelte che perdono, al massimo
ui-find-waiting = Sto cercando le partite…
ui-found = Partite, e quanto spesso le vince ogni tipo di giocatore
ui-found-number = Partita
ui-found-level = Livello
ui-found-beginner = Principiante
ui-found-casual = Svelto
ui-found-careful = Attento
ui-found-patient = Paziente, 2 partite
ui-found-passes = Giri
ui-found-returns = Riprese
ui-found-play = Gioca
ui-passes-unknown = ignoti
ui-passes-more = oltre 3
ui-found-needed = Servono
ui-found-free = No
ui-returns-needed = Necessarie
ui-returns-free = Non servono
ui-new-number = Numero della partita
ui-new-paste = Carte nell’ordine in cui si danno, o il testo di una partita
ui-new-file = File con le carte o con una partita
ui-new-file-none = Prima scegli un file.
ui-new-original = Regole originali: non si annulla
ui-new-play = Dai le carte
ui-new-waiting = Sto cercando le carte…
ui-game-draw-three = Tre carte
ui-game-draw-three-is = Klondike, tre carte alla volta, quanti giri vuoi.
ui-game-solitario = Solitario italiano
ui-game-solitario-is = 40 carte italiane, una alla volta in mano.
ui-game-one-pass = Un giro
ui-game-one-pass-is = Klondike, una carta alla volta, un giro solo, le carte si scoprono a mano.
ui-game-three-passes = Tre giri
ui-game-three-passes-is = Klondike, una carta alla volta, un punto per ogni carta sugli assi.
ui-game-draw-one = Una carta
ui-game-draw-one-is = Klondike, una carta alla volta, quanti giri vuoi.
ui-game-vegas-three = Vegas, tre carte
ui-game-vegas-three-is = Il mazzo costa 52, ogni carta sugli assi rende 5, tre giri.
ui-game-vegas-one = Vegas, una carta
ui-game-vegas-one-is = Il mazzo costa 52, ogni carta sugli assi rende 5, un giro.
ui-game-thoughtful = Carte in vista
ui-game-thoughtful-is = Tre carte alla volta, con tutte le carte in vista dall’inizio.
ui-set-speech = Lingua e messaggi
ui-set-language = Lingua
ui-language-en = English
ui-language-it = Italiano
ui-set-level = Messaggi
ui-speech-brief = Brevi
ui-speech-normal = Normali
ui-speech-full = Completi
ui-set-memory = Aiuto per la memoria: parla anche delle carte già viste
ui-set-figures = Figure italiane per nome: fante, cavallo, re
ui-set-endings = Di’ quando una partita è decisa, comunque stiano le carte coperte
ui-set-look = Aspetto
ui-set-theme = Tema
ui-theme-auto = Come il sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-contrast = Alto contrasto
ui-set-size = Grandezza delle carte, per cento
ui-set-back = Dorso delle carte
ui-back-1 = Dorso 1
ui-back-2 = Dorso 2
ui-back-3 = Dorso 3
ui-back-4 = Dorso 4
ui-set-four = Quattro colori per i semi
ui-set-left = Per mancini: il mazzo a destra
ui-set-motion = Carte in movimento
ui-set-celebrate = Festeggia la vittoria
ui-set-score = Mostra i punti
ui-set-clock = Mostra il tempo
ui-set-chance = Mostra la possibilità di vincere: un limite massimo, calcolato dopo ogni mossa
ui-set-control = Comandi
ui-set-keys = Tasti singoli sul tavolo
ui-set-one-click = Un clic fa la mossa migliore
ui-set-quick = Rapido: una cifra fa la mossa migliore di quella pila
ui-set-switch = Interruttori
ui-switch-off = Nessuno
ui-switch-two = Due: avanti con Spazio, esegui con Invio
ui-switch-one = Uno: le mosse si presentano una dopo l’altra
ui-set-interval = Secondi per mossa, con un interruttore
ui-share-what = Chi ha winnable può aprire un link: le carte soltanto, o tutta la partita.
ui-share-deal = Link alle carte
ui-share-game = Link alla partita
ui-copy-deal = Copia il link alle carte
ui-copy-game = Copia il link alla partita
ui-copied = Copiato.
ui-not-copied = Il testo è selezionato; copialo da lì.
ui-download = Salva la partita in un file
ui-branches = Quale linea rifare?
ui-card-big = Carta
ui-replay-first = Prima
ui-replay-back = Indietro
ui-replay-play = Avvia
ui-replay-pause = Ferma
ui-replay-forward = Avanti
ui-replay-last = Ultima
ui-replay-step = Passo
ui-replay-speed = Velocità
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Veloce
ui-replay-end = Torna alla partita
ui-about-what = Quattro solitari su una legge esatta, da giocare a vista o a orecchio. Ogni mossa rifiutata dice perché, e ciò che non hai visto non si dice mai.
ui-about-cards = Le carte francesi e italiane sono disegni nostri.
ui-about-licence = Il programma e le carte hanno la licenza MIT.
ui-about-private = Tutto resta sul computer dove gira winnable: niente account, nessun altro sito.
ui-set-standard = Tutto come all’inizio, tranne la lingua
ui-key-arrows = Frecce
ui-key-home = Inizio
ui-key-end = Fine
ui-key-page-down = Pag giù
ui-key-page-up = Pag su
ui-key-digit = 1 a 9
ui-key-shift = Maiusc
ui-key-space = Spazio
ui-key-enter = Invio
ui-key-backspace = Backspace
ui-key-escape = Esc
ui-key-control-p = Control P
ui-key-full-stop = Punto
ui-key-comma = Virgola
ui-key-colon = Due punti
ui-key-question-mark = Punto interrogativo
ui-help-where = Questi tasti valgono quando il fuoco è su una carta o su un posto del tavolo.
ui-help-command = Nella riga di comando
ui-help-cursor = Girare per il tavolo
ui-help-ends = La prima carta scoperta, la carta in cima
ui-help-kinds = Tipo di posto seguente, precedente
ui-help-pile = Andare a quella pila
ui-help-read-pile = Leggere quella pila restando qui
ui-help-lift = Prendere, posare
ui-help-best = La mossa migliore di questa carta
ui-help-out = Sugli assi
ui-help-back = Rimettere a posto la carta in mano
ui-help-draw = Pescare; rigirare gli scarti
ui-help-discard = Scartare la carta in mano
ui-help-deck = Rimettere sul mazzo la carta pescata
ui-help-finish = Portare tutto sugli assi quando la vittoria è certa
ui-help-undo = Annullare
ui-help-redo = Rifare
ui-help-hint = Consiglio
ui-help-moves = Che cosa posso fare; ancora per la mossa seguente, Invio la fa
ui-help-moves-back = La mossa precedente di quell’elenco
ui-help-where-is = Dov’è una carta: poi valore e seme
ui-help-read = Leggere questa pila
ui-help-table = La carta in cima a ogni pila
ui-help-hand = Che cosa ho in mano
ui-help-waste = Scarti; con Maiusc, andarci
ui-help-stock = Mazzo; con Maiusc, andarci
ui-help-foundations = Assi; con Maiusc, andarci
ui-help-info = Punti, mosse e tempo
ui-help-again = Ripetere l’ultimo messaggio
ui-help-earlier = Il messaggio precedente
ui-help-brief = Messaggi brevi, normali o completi
ui-help-big = Mostrare grande questa carta
ui-help-new = Nuova partita
ui-help-box = Andare alla riga di comando
ui-help-keys = Questi tasti

## The table on the page

ui-card-table = tavolo di carte
ui-key-draw = P
ui-key-discard = X
ui-key-read = L
ui-key-table = T
ui-key-waste = S
ui-key-stock = M
ui-key-foundations = A
ui-key-hand = C
ui-key-where = D
ui-key-moves = V
ui-key-hint = H
ui-key-info = I
ui-key-new = N
ui-key-brief = B
ui-key-finish = F
ui-key-undo = Z
ui-keys-rank-french = A 2 3 4 5 6 7 8 9 T FJ DQ RK
ui-keys-rank-italian = A 2 3 4 5 6 7 8F 9C TR
ui-keys-suit-french = C Q F P
ui-keys-suit-italian = D C B S
ui-where-rank = Quale valore? Una cifra, zero per dieci, o l’iniziale; donna per la regina.
ui-where-suit-1 = Asso. Quale seme?
ui-where-suit-2 = 2. Quale seme?
ui-where-suit-3 = 3. Quale seme?
ui-where-suit-4 = 4. Quale seme?
ui-where-suit-5 = 5. Quale seme?
ui-where-suit-6 = 6. Quale seme?
ui-where-suit-7 = 7. Quale seme?
ui-where-suit-8 = 8. Quale seme?
ui-where-suit-9 = 9. Quale seme?
ui-where-suit-10 = 10. Quale seme?
ui-where-suit-11 = Fante. Quale seme?
ui-where-suit-12 = Regina. Quale seme?
ui-where-suit-13 = Re. Quale seme?
ui-where-left = Nessuna carta cercata.
ui-edge-left = Prima pila.
ui-edge-right = Ultima pila.
ui-edge-up = In fondo alla pila.
ui-edge-down = In cima alla pila.
ui-edge-previous = Primo genere di pila.
ui-edge-next = Ultimo genere di pila.

## Esiti certi, possibilità, analisi

fate-won = { $hidden ->
    [yes] La partita è vinta, qualunque siano le carte coperte.
   *[no] La partita è vinta: ogni carta è nota.
 }
    .brief = Vinta di sicuro.
fate-lost = { $hidden ->
    [yes] La partita è persa, qualunque siano le carte coperte.
   *[no] La partita è persa: ogni carta è nota, e nessuna via vince.
 }
    .brief = Persa di sicuro.
chance = { $exact ->
    [yes] Di 100 partite che appaiono come questa se ne possono vincere { $percent }.
   *[no] Di 100 partite che appaiono come questa se ne possono vincere { $percent }, da { $low } a { $high }.
 }
    .brief = Al più { $percent } su 100.
chance-bound = Più alta la tua possibilità non è: qui le carte coperte sono note.
    .brief = Tu ne sai meno.
review-step = { $game ->
    [solitario] al passo
   *[klondike] alla mossa
 }
review-move = { $kind ->
    [draw] pescare
    [redeal] rigirare gli scarti
    [turn] scoprire la carta di { pile }
    [foundation] { $card }, { option-from } agli assi
    [hand] prendere { $card }, { option-from }
    [discard] { $card } sugli scarti
    [back] { $card } di nuovo { $origin ->
        [stock] sul mazzo
        [waste] sugli scarti
       *[pile] su { pile }
     }
   *[pile] { $cards }, { option-from } a { target-pile }
 }
review-won = Vinta { review-step } { $step }.
review-lost = Persa { review-step } { $step }: { review-move }.
review-hopeless = Con queste carte non si può vincere, comunque si giochi.
review-between = { $proven ->
    [yes] Persa tra { $game ->
        [solitario] il passo { $first } e il passo { $last }
       *[klondike] la mossa { $first } e la mossa { $last }
     }: il punto esatto non è deciso.
   *[no] Persa { review-step } { $last } o prima: il punto esatto non è deciso.
 }
review-unknown = Non è deciso se la partita si potesse vincere.
review-open = La partita si può ancora vincere.
review-until = Ancora da vincere { review-step } { $step }: il resto non è deciso.
review-act = { $drawn ->
    [yes] pescare, poi { review-move }
   *[no] { review-move }
 }
review-way = Una via per vincere c’era ancora: { review-act }.
review-kept = { $kept ->
    [one] { $kept } mossa su { $total } teneva aperta la vittoria.
   *[other] { $kept } mosse su { $total } tenevano aperta la vittoria.
 }
review-mistake = Un errore, per quel che si vedeva: meglio { review-act }.
review-cost = Su 100 partite che apparivano uguali, così ne restano da vincere { $percent } in più.
review-unlucky = Sfortuna: per quel che si vedeva, nessun’altra via era chiaramente migliore.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Un’altra scelta chiaramente peggiore del necessario: { $numbers }.
       *[no] Una scelta chiaramente peggiore del necessario: { $numbers }.
     }
   *[other] { $other ->
        [yes] Altre { $count } scelte chiaramente peggiori del necessario: { $numbers }.
       *[no] { $count } scelte chiaramente peggiori del necessario: { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Da quel che si vedeva, all’inizio { $start } per cento. Le tue scelte costano { $choices }, le carte danno { $luck }.
    [minus] Da quel che si vedeva, all’inizio { $start } per cento. Le tue scelte costano { $choices }, le carte tolgono { $luck }.
   *[none] Da quel che si vedeva, all’inizio { $start } per cento. Le tue scelte costano { $choices }, le carte niente.
 }
review-lines = Giocate { $lines } linee. Questa è l’analisi di quella in corso.
