## Esiti certi, possibilità, analisi

fate-won = { $hidden ->
    [yes] La partita è vinta, comunque siano le carte coperte.
   *[no] La partita è vinta: ogni carta è nota.
 }
    .brief = Vinta di sicuro.
fate-lost = { $hidden ->
    [yes] La partita è persa, comunque siano le carte coperte.
   *[no] La partita è persa: ogni carta è nota, e non c'è modo di vincere.
 }
    .brief = Persa di sicuro.
chance-fair = { $percent ->
    [0] Da qui un giocatore forte vincerebbe meno di una volta su 100.
   *[other] Da qui un giocatore forte vincerebbe circa { $percent } volte su 100.
 }
    .brief = { $percent ->
    [0] Meno di una volta su 100.
   *[other] Circa { $percent } volte su 100.
 }
chance = { $exact ->
    [yes] Conoscendo tutte le carte si vincerebbe al massimo { $percent } volte su 100.
   *[no] Conoscendo tutte le carte si vincerebbe al massimo { $percent } volte su 100, da { $low } a { $high }.
 }
    .brief = Al massimo { $percent } volte su 100.
choice-chance = Un giocatore forte ne vince { $percent } su 100, da { $low } a { $high }.
    .brief = { $percent } su 100, da { $low } a { $high }.
choice-share = { $exact ->
    [yes] Se ne possono vincere { $percent } su 100.
   *[no] Se ne possono vincere { $percent } su 100, da { $low } a { $high }.
 }
review-move = { $kind ->
    [draw] pescare
    [redeal] rigirare gli scarti
    [turn] scoprire la carta di { pile }
    [foundation] { $card }, { option-from } sugli assi
    [hand] prendere { $card }, { option-from }
    [discard] { $card } sugli scarti
    [back] { $card } di nuovo { $origin ->
        [stock] sul mazzo
        [waste] sugli scarti
       *[pile] su { pile }
     }
   *[pile] { $cards }, { option-from } a { target-pile }
 }
review-saved = { $over ->
    [yes] La tua ultima partita, finita: { $title }
   *[no] La tua partita in corso: { $title }
 }
par-own = La tua vittoria ha { $own ->
    [one] una mossa
   *[other] { $own } mosse
 }.
par = { $outcome ->
    [best] La tua vittoria ha { most-moves }: con questa smazzata nessuna è più breve.
    [proven] La vittoria più breve di questa smazzata ha { most-moves }.
   *[between] La vittoria più breve che si conosce di questa smazzata ha { most-moves }; nessuna ne ha meno di { $least }.
 }
most-moves = { $most ->
    [one] una mossa
   *[other] { $most } mosse
 }
par-open = La vittoria più breve di una smazzata si dice a partita finita.
review-nothing = Non si è ancora giocato nulla: non c'è niente da analizzare.
review-won = Vinta alla mossa { $step }.
review-lost = Persa alla mossa { $step }: { review-move }.
review-hopeless = Con queste carte non si può vincere, comunque si giochi.
review-between = { $proven ->
    [yes] Persa tra la mossa { $first } e la mossa { $last }: il punto esatto non è noto.
   *[no] Persa alla mossa { $last } o prima: il punto esatto non è noto.
 }
review-again = La prossima analisi di questa partita cerca più a lungo.
review-within = Persa alla mossa { $step }.
review-unknown = Non si sa se la partita si potesse vincere.
review-open = La partita si può ancora vincere.
review-until = Ancora vincibile alla mossa { $step }: del resto non si sa.
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
review-mistake = Un errore, per quel che si vedeva: meglio { review-act }.
review-cost = { $percent ->
    [0] Su 100 partite che si presentavano uguali, così se ne può vincere meno di una in più.
   *[other] Su 100 partite che si presentavano uguali, così se ne possono vincere { $percent } in più.
 }
review-unlucky = Sfortuna: per quel che si vedeva, nessun'altra mossa era chiaramente migliore.
review-late = Per quel che si vedeva, era già quasi persa.
review-not-known = Non si sa se, per quel che si vedeva, un'altra mossa fosse migliore.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Un'altra scelta chiaramente peggiore della migliore: mossa { $numbers }.
       *[no] Una scelta chiaramente peggiore della migliore: mossa { $numbers }.
     }
   *[other] { $other ->
        [yes] Altre { $count } scelte chiaramente peggiori della migliore: mosse { $numbers }.
       *[no] { $count } scelte chiaramente peggiori della migliore: mosse { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Per quel che si vedeva, all'inizio la probabilità era del { $start } per cento. I tuoi errori evidenti costano { $choices }, le carte danno { $luck }.
    [minus] Per quel che si vedeva, all'inizio la probabilità era del { $start } per cento. I tuoi errori evidenti costano { $choices }, le carte tolgono { $luck }.
   *[none] Per quel che si vedeva, all'inizio la probabilità era del { $start } per cento. I tuoi errori evidenti costano { $choices }, le carte niente.
 }
review-unclear = Altri { $unclear }: non si sa se dipendano dalle tue scelte o dalle carte.
review-lines = Giocate { $lines } linee. L'analisi riguarda quella in corso.
