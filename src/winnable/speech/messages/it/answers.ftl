## Domande

read-pile = { $shape ->
    [empty] { pile }: vuota.
    [up] { pile }: { $cards }.
    [down] { $down ->
        [one] { pile }: una coperta.
       *[other] { pile }: { $down } coperte.
     }
    [known] { $down ->
        [one] { pile }: una coperta, { $known }, poi { $cards }.
       *[other] { pile }: { $down } coperte, { $known }, poi { $cards }.
     }
    [known-down] { $down ->
        [one] { pile }: una coperta, { $known }.
       *[other] { pile }: { $down } coperte, { $known }.
     }
   *[both] { $down ->
        [one] { pile }: una coperta, poi { $cards }.
       *[other] { pile }: { $down } coperte, poi { $cards }.
     }
 }
    .brief = { $shape ->
    [empty] { $pile }: vuota.
    [up] { $pile }: { $top }.
    [down] { $pile }: { slot-covered }.
    [known-down] { $pile }: { slot-covered }.
   *[both] { $pile }: { $top }, { slot-covered }.
 }
read-waste = { $count ->
    [0] Scarti: nessuna carta.
    [one] Scarti: { $top }, una carta.
   *[other] { $game ->
        [solitario] Scarti: in cima { $cards }; { $count } carte in tutto.
       *[klondike] Scarti: { $cards }; { $count } carte in tutto.
     }
 }
    .brief = { $count ->
    [0] Scarti vuoti.
    [one] { $top }, una carta.
   *[other] { $top }, { $count } carte.
 }
unseen-cards = { $count ->
    [one] una carta non vista
   *[other] { $count } carte non viste
 }
top-first = in cima { $top }, poi { $under }
read-stock = { $game ->
    [solitario] { stock-count }
   *[klondike] { $passes ->
        [0] { stock-count } Giro { $pass }.
        [1] { stock-count } Giro unico.
       *[other] { $redeals ->
            [0] { stock-count } Giro { $pass } di { $passes }, l'ultimo.
            [one] { stock-count } Giro { $pass } di { $passes }, ne resta uno.
           *[other] { stock-count } Giro { $pass } di { $passes }, ne restano { $redeals }.
         }
     }
 }
    .brief = { $count ->
    [0] Mazzo finito.
    [one] Ne resta una.
   *[other] Ne restano { $count }.
 }
stock-count = { $count ->
    [0] Mazzo: finito.
    [one] Mazzo: una carta.
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
    [stock] In mano: { $card }, dal mazzo.
    [waste] In mano: { $card }, dagli scarti.
   *[pile] In mano: { $card }, { from-pile }.
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
    [top] { $card }: { pile }, in cima.
    [column] { $card }: { pile }, { from-top }, sotto { $over }.
    [stock] { $card }: nel mazzo, { from-top }.
    [down] { $card }: { pile }, coperta, { from-top }.
    [seen] { $card }: carta già vista, che ora non si vede.
   *[unseen] { $card }: carta non ancora vista.
 }
    .brief = { $place ->
    [foundation] Sugli assi.
    [hand] In mano.
    [waste-top] In cima agli scarti.
    [waste] Scarti, { from-top }.
    [top] { pile }, in cima.
    [column] { pile }, { from-top }.
    [stock] Mazzo, { from-top }.
    [down] { pile }, coperta, { from-top }.
    [seen] Ora non si vede.
   *[unseen] Non ancora vista.
 }
from-top = { $depth ->
    [1] prima dall'alto
    [2] seconda dall'alto
    [3] terza dall'alto
    [4] quarta dall'alto
    [5] quinta dall'alto
    [6] sesta dall'alto
    [7] settima dall'alto
    [8] ottava dall'alto
    [9] nona dall'alto
    [10] decima dall'alto
    [11] undicesima dall'alto
    [12] dodicesima dall'alto
    [13] tredicesima dall'alto
    [14] quattordicesima dall'alto
    [15] quindicesima dall'alto
    [16] sedicesima dall'alto
    [17] diciassettesima dall'alto
    [18] diciottesima dall'alto
    [19] diciannovesima dall'alto
    [20] ventesima dall'alto
    [21] ventunesima dall'alto
    [22] ventiduesima dall'alto
    [23] ventitreesima dall'alto
    [24] ventiquattresima dall'alto
   *[other] numero { $depth } dall'alto
 }
where-which = Quale carta? Scrivi, per esempio, "dove { $example }".
    .brief = Quale carta?
moves-list = { $count ->
    [0] Non restano mosse.
    [one] Una mossa.
   *[other] { $count } mosse.
 }
moves-considered = { $count ->
    [one] Un giocatore forte sceglierebbe la prima.
   *[other] Un giocatore forte sceglierebbe tra le prime { $count }.
 }
moves-rest = { $count ->
    [one] Ce n'è un'altra. Per sentirla, scrivi "altre".
   *[other] Ce ne sono altre { $count }. Per sentirle, scrivi "altre".
 }
    .brief = { $count ->
    [one] Un'altra.
   *[other] Altre { $count }.
 }
no-more = Non ce ne sono altre.
moves-choice = No. L'elenco va da 1 a { $count }.
move-words = { $kind ->
    [draw] pesca
    [redeal] rigira gli scarti
    [turn] scopri la carta della pila { $pile }
    [foundation] { $card }, { option-from } sugli assi
    [hand] { $card }, { option-from } in mano
    [discard] { $card }, sugli scarti
    [back] { $card }, di nuovo { $origin ->
        [stock] sul mazzo
        [waste] sugli scarti
       *[pile] { on-pile }
     }
   *[pile] { $cards }, { option-from } { to-pile }
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
   *[pile] { $n }: { $cards }, su { $target }.
 }
option-act = { $n }: { $act ->
    [finish] completa automaticamente
    [undo] annulla la mossa
   *[new] nuova partita
 }.
option-from = { $from ->
    [waste] dagli scarti
    [hand] dalla mano
    [foundation] dagli assi
   *[pile] { from-pile }
 }
to-pile = { $game ->
    [solitario] a terra { $target }
   *[klondike] { $from ->
        [pile] alla { $target }
       *[other] alla pila { $target }
     }
 }
hint-move = Prova: { move-words }.
hint = Prova: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] Serve a scoprire una carta della pila { $column }.
        [empties] Serve a liberare { $game ->
            [solitario] terra { $column }
           *[klondike] la pila { $column }
         }.
        [out] Serve a portare sugli assi { $aimed }.
       *[plays] Serve a portare sul tavolo { $aimed }.
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] Così puoi scoprire la carta della pila { $column }.
           *[no] Così si scopre una carta.
         }
        [empties] { $game ->
            [solitario] Così si libera terra { $column }.
           *[klondike] Così si libera la pila { $column }.
         }
        [out] Così sale una carta in più sugli assi.
        [draws] Così vedi che cosa viene dopo.
        [places] Così la carta trova posto.
        [discards] Così resta posto a terra per altre carte.
       *[plays] Così si gioca una carta del mazzo.
     }
 }
hint-none = Ora nessuna mossa conviene.
    .brief = Nessun consiglio.
hint-cards = Nessuna mossa porta alla vittoria. Questa fa salire altre carte sugli assi.
    .brief = Non si vince, ma salgono altre carte.
why-nothing = Non c'è nessun consiglio da spiegare. Prima chiedine uno.
    .brief = Nessun consiglio da spiegare.
oracle = Mossa del solutore, che vede tutto: { move-words }. Così puoi ancora vincere.
    .brief = Solutore: { move-words }.
truth-most = { $outcome ->
    [proven] { $most ->
        [0] Nessuna carta può salire sugli assi.
        [one] Sugli assi può salire al massimo una carta.
       *[other] Sugli assi possono salire al massimo { $most } carte.
     }
   *[between] Le carte che possono salire sugli assi sono almeno { $least }, forse anche { $most }.
 }
truth = { $verdict ->
    [winnable] Con queste carte la partita si può ancora vincere.
    [unwinnable] Con queste carte la partita non si può più vincere.
   *[undecided] Il solutore non è arrivato in fondo: non si sa se la partita si possa vincere.
 }
    .brief = { $verdict ->
    [winnable] Si può vincere.
    [unwinnable] È persa.
   *[undecided] Non si sa.
 }
assisted = Da ora in poi questa partita conta come giocata con aiuto.
    .brief = D'ora in poi con aiuto.
retried = { $count ->
    [one] Torni indietro di un passo, all'ultimo punto da cui si poteva vincere.
   *[other] Torni indietro di { $count } passi, all'ultimo punto da cui si poteva vincere.
 }
retry-none = A quanto si sa, nessuna mossa di questa linea di gioco ti è costata la partita.
mistake-how = Qui hai perso una partita che si poteva ancora vincere. Trova una mossa migliore.
mistake-none = Non ci sono ancora errori da cui ripartire. Per trovarne, analizza una partita.
mistake-later = C'è una partita in corso. { $front ->
    [web] Per abbandonarla, premi Nuova partita e poi riprova.
   *[line] Per abbandonarla, scrivi "nuova" e poi riprova.
 }
draw-which = Si pescano { $draw } carte alla volta. Scrivi "p" per pescare una volta, oppure "p p" per pescare due volte.
    .brief = Scrivi "p" per una volta, o "p p" per due.
do-nothing = Niente da eseguire. Prima chiedi un consiglio o le mosse.
    .brief = Niente da eseguire.
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
    [one] { moves-count }, un minuto.
   *[other] { moves-count }, { $minutes } minuti.
 }
points = { $sign ->
    [minus] meno { $score }
   *[plus] { $score }
 }
stock-next = Prossime: { $cards }.
status = { $number ->
    [none] { title }.
    [table] { title }, { own-table }.
    [daily] { title }, { deal-daily }.
   *[other] { title }, { deal-level } { $number }.
 }
saved-in = { $front ->
    [web] Ogni mossa viene salvata automaticamente.
   *[line] Ogni mossa viene salvata automaticamente in { $file }.
 }
not-saved = { $front ->
    [web] Partita non salvata: impossibile scrivere sul disco. Puoi continuare a giocare.
   *[line] Partita non salvata: impossibile scrivere in { $file }. Puoi continuare a giocare.
 }
game-went-on = Nel frattempo la partita è cambiata.
goodbye = Partita salvata. Alla prossima.
    .brief = Partita salvata.
nothing-yet = Non c'è ancora nessun messaggio.
