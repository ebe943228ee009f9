## La lezione

lesson-begin = { $front ->
    [web] È una partita di prova; la tua ti aspetta.
   *[line] È una partita di prova; la tua ti aspetta. Scrivi "fai", e la mossa la faccio io; per uscire, scrivi "no".
 }
lesson-table = Scrivi "t" per sentire la carta in cima a ogni pila.
lesson-read = { $game ->
    [solitario] Scrivi "{ $pile }" per sentire le carte di terra { $pile }.
   *[klondike] Scrivi "{ $pile }" per sentire tutta la pila { $pile }.
 }
lesson-move = { $front ->
    [web] { $game ->
        [solitario] Metti { $card } da terra { $pile } su { $onto }: trascina la carta, o premi prima l'una e poi l'altra{ lesson-keys-move }.
       *[klondike] Metti { $card } dalla pila { $pile } su { $onto }: trascina la carta, o premi prima l'una e poi l'altra{ lesson-keys-move }.
     }
   *[line] { $game ->
        [solitario] Le carte passano dalla mano, una alla volta: scrivi "{ $pile } { $target }" per mettere { $card } su { $onto }.
       *[klondike] Si scende di un valore, a colori alternati: scrivi "{ $pile } { $target }" per mettere { $card } su { $onto }.
     }
 }
lesson-turn = { $front ->
    [web] Qui le carte si scoprono a mano: premi la carta coperta della pila { $pile }{ lesson-keys-turn }.
   *[line] Qui le carte si scoprono a mano: scrivi "scopri { $pile }".
 }
lesson-out = { $front ->
    [web] { $game ->
        [solitario] Ogni seme sale dall'asso: porta { $card } da terra { $pile } sugli assi{ lesson-keys-out }.
       *[klondike] Ogni seme sale dall'asso: porta { $card } dalla pila { $pile } sugli assi, o fai doppio clic sulla carta{ lesson-keys-out }.
     }
   *[line] Ogni seme sale dall'asso: scrivi "{ $pile } a" per mettere { $card } sugli assi.
 }
lesson-draw = { $front ->
    [web] { lesson-passes } Premi il mazzo coperto per pescare{ lesson-keys-draw }.
   *[line] { lesson-passes } Scrivi "p" per pescare.
 }
lesson-passes = { $game ->
    [solitario] C'è un solo giro del mazzo.
   *[klondike] { $passes ->
        [0] Puoi fare quanti giri del mazzo vuoi.
        [1] C'è un solo giro del mazzo.
       *[other] Ci sono { $passes } giri del mazzo.
     }
 }
lesson-discard = { $front ->
    [web] Una carta che non serve si scarta: premi Scarta{ lesson-keys-discard }.
   *[line] Una carta che non serve si scarta: scrivi "x".
 }
lesson-undo = { $front ->
    [web] Premi Annulla{ lesson-keys-undo }: puoi tornare indietro quanto vuoi.
   *[line] Scrivi "u": puoi tornare indietro quanto vuoi.
 }
lesson-hint = { $front ->
    [web] Premi Consiglio{ lesson-keys-hint }: indica una buona mossa e, se lo premi ancora, il perché.
   *[line] Scrivi "h" per sentire una buona mossa, e di nuovo "h" per il perché.
 }
lesson-keys-move = { $keys ->
    [yes] {""}, o premi i tasti { $pile }, { ui-key-space }, { $target }, { ui-key-space }
   *[no] {""}
 }
lesson-keys-turn = { $keys ->
    [yes] {""}, o premi il tasto { $pile } e poi { ui-key-enter }
   *[no] {""}
 }
lesson-keys-out = { $keys ->
    [yes] {""}, o premi il tasto { $pile } e poi { ui-key-enter }
   *[no] {""}
 }
lesson-keys-draw = { $keys ->
    [yes] {""}, o il tasto { ui-key-draw }
   *[no] {""}
 }
lesson-keys-discard = { $keys ->
    [yes] {""}, o il tasto { ui-key-discard }
   *[no] {""}
 }
lesson-keys-undo = { $keys ->
    [yes] {""}, o il tasto { ui-key-undo }
   *[no] {""}
 }
lesson-keys-hint = { $keys ->
    [yes] {""}, o il tasto { ui-key-hint }
   *[no] {""}
 }
lesson-other = Questa mossa viene più avanti.
lesson-last = { $front ->
    [web] È tutto. Continua pure a provare, o torna alla tua partita.
   *[line] È tutto. Per tornare alla tua partita, scrivi "sì".
 }
lesson-end = Sul tavolo c'è di nuovo la tua partita.
lesson-left = Lezione interrotta; sul tavolo c'è di nuovo la tua partita.
bar-lesson = Passo { $step } di { $steps }
bar-practice = Partita di prova
ui-set-sounds = Suoni: carte, mosse rifiutate, vittorie
ui-tutorial = Mostrami come si gioca
ui-tutorial-offer = Prima volta qui?
ui-tutorial-no = No, grazie
ui-tutorial-do = Mostrami
ui-tutorial-leave = Esci dalla lezione
ui-tutorial-end = Torna alla mia partita
help-tutorial = lezione: impara a giocare su una partita di prova.
command-tutorial = lezione | tutorial | insegnami | impara

## Le figure delle regole

picture-run = { $game ->
    [solitario] { $colour ->
        [yes] { $card } va su { $onto }: un valore in meno, e denari e coppe si alternano a bastoni e spade.
       *[no] { $card } va su { $onto }: un valore in meno e un altro seme.
     }
   *[klondike] { $card }, con la carta che ha sopra, va su { $onto }: un valore in meno e colore opposto.
 }
picture-empty = { $game ->
    [solitario] Su un posto vuoto va qualsiasi carta, qui { $card }.
   *[klondike] Su una pila vuota va solo { a-rank }, qui { $card }.
 }
picture-out = { $card } segue { $onto } sugli assi: ogni seme sale dall'asso.
picture-stock = { $game ->
    [solitario] La carta pescata va in mano, qui { $onto }.
   *[klondike] { $draw ->
        [1] La carta pescata va sugli scarti, qui { $onto }.
       *[other] Si pescano { $draw } carte; si gioca solo quella in cima, qui { $onto }.
     }
 }
picture-discards = Una carta che non va da nessuna parte passa dalla mano agli scarti, qui { $card }.
