## Esiti certi, possibilità, analisi

fate-won = { $hidden ->
    [yes] La partita si può vincere, quali che siano le carte coperte.
   *[no] La partita si può vincere: ogni carta è nota.
 }
    .brief = Vinta di sicuro.
fate-lost = { $hidden ->
    [yes] La partita è persa, quali che siano le carte coperte.
   *[no] La partita è persa: ogni carta è nota, e non c'è modo di vincere.
 }
    .brief = Persa di sicuro.
chance-fair = { $percent ->
    [0] Da qui un giocatore forte vincerebbe meno di una volta su 100.
    [one] Da qui un giocatore forte vincerebbe circa una volta su 100.
   *[other] Da qui un giocatore forte vincerebbe circa { $percent } volte su 100.
 }
    .brief = { $percent ->
    [0] Meno di una volta su 100.
    [one] Circa una volta su 100.
   *[other] Circa { $percent } volte su 100.
 }
chance = { $exact ->
    [yes] Conoscendo tutte le carte, si vincerebbe al massimo { times }.
   *[no] Conoscendo tutte le carte, si vincerebbe al massimo { times }: la stima va da { $low } a { $high }.
 }
    .brief = Al massimo { times }.
times = { $percent ->
    [one] una volta su 100
   *[other] { $percent } volte su 100
 }
choice-chance = Un giocatore forte vincerebbe { times }: la stima va da { $low } a { $high }.
    .brief = { $percent } su 100, da { $low } a { $high }.
choice-share = { $exact ->
    [yes] Al massimo { times }.
   *[no] Al massimo { times }: la stima va da { $low } a { $high }.
 }
review-move = { $kind ->
    [draw] pescare
    [redeal] rigirare gli scarti
    [turn] scoprire la carta della pila { $pile }
    [foundation] { $card }, { option-from } sugli assi
    [hand] prendere { $card }, { option-from }
    [discard] { $card } sugli scarti
    [back] { $card } di nuovo { $origin ->
        [stock] sul mazzo
        [waste] sugli scarti
       *[pile] { on-pile }
     }
   *[pile] { $cards }, { option-from } { to-pile }
 }
review-saved = { $over ->
    [yes] La tua ultima partita, già finita: { $title }
   *[no] La tua partita in corso: { $title }
 }
par-own = Hai vinto in { $own ->
    [one] una mossa
   *[other] { $own } mosse
 }.
par = { $outcome ->
    [best] Hai vinto in { most-moves }: la vittoria più breve possibile!
    [proven] Con queste carte la vittoria più breve richiede { most-moves }.
   *[between] Con queste carte la vittoria più breve conosciuta richiede { most-moves }; nessuna ne richiede meno di { $least }.
 }
most-moves = { $most ->
    [one] una mossa
   *[other] { $most } mosse
 }
par-open = La vittoria più breve si vede a partita finita.
review-nothing = Non ci sono ancora mosse: non c'è niente da analizzare.
review-won = Partita vinta alla mossa { $step }.
review-lost = Partita persa con la mossa { $step }: { review-move }.
review-hopeless = Con queste carte non si può vincere, comunque si giochi.
review-between = { $proven ->
    [yes] Partita persa tra la mossa { $first } e la mossa { $last }: il punto esatto non è noto.
   *[no] Partita persa alla mossa { $last } o prima: il punto esatto non è noto.
 }
review-again = La prossima analisi di questa partita sarà più lunga.
review-within = Partita persa alla mossa { $step }.
review-unknown = Non si sa se la partita si potesse vincere.
review-open = La partita si può ancora vincere.
review-until = Dopo la mossa { $step } si poteva ancora vincere; più avanti, non si sa.
review-act = { $drawn ->
    [yes] pescare, poi { review-move }
   *[no] { review-move }
 }
review-way = C'era ancora un modo di vincere: { review-act }.
review-kept = { $kept ->
    [one] Una mossa su { $total } permetteva ancora di vincere.
   *[other] { $kept } mosse su { $total } permettevano ancora di vincere.
 }
review-played = Mossa { $step }: { review-move }.
review-mistake = Un errore che si poteva evitare. Meglio: { review-act }.
review-cost = { $percent ->
    [0] Così, su 100 partite simili, se ne potrebbe vincere meno di una in più.
    [one] Così, su 100 partite simili, se ne potrebbe vincere una in più.
   *[other] Così, su 100 partite simili, se ne potrebbero vincere { $percent } in più.
 }
review-unlucky = Sfortuna: da quel che si vedeva, nessun'altra mossa era chiaramente migliore.
review-late = Da quel che si vedeva, la partita era già praticamente persa.
review-not-known = Da quel che si vedeva non si può dire se un'altra mossa fosse migliore.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Un'altra mossa chiaramente sbagliata: la { $numbers }.
       *[no] Una mossa chiaramente sbagliata: la { $numbers }.
     }
   *[other] { $other ->
        [yes] Altre { $count } mosse chiaramente sbagliate: { $numbers }.
       *[no] { $count } mosse chiaramente sbagliate: { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] All'inizio la probabilità massima era di { $start } su 100. Gli errori evidenti ti sono costati { points-lost }; le carte ti hanno dato { luck-points }.
    [minus] All'inizio la probabilità massima era di { $start } su 100. Gli errori evidenti ti sono costati { points-lost }; le carte ti hanno tolto { luck-points }.
   *[none] All'inizio la probabilità massima era di { $start } su 100. Gli errori evidenti ti sono costati { points-lost }; le carte non ti hanno tolto nulla.
 }
points-lost = { $choices ->
    [one] un punto
   *[other] { $choices } punti
 }
luck-points = { $luck ->
    [one] un punto
   *[other] { $luck } punti
 }
review-unclear = { $unclear ->
    [one] Un altro punto è andato perso, non si sa se per le tue scelte o per le carte.
   *[other] Altri { $unclear } punti sono andati persi, non si sa se per le tue scelte o per le carte.
 }
review-lines = Hai seguito { $lines } linee di gioco. L'analisi riguarda quella in corso.
