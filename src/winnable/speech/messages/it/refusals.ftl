## Rifiuti: $card non può andare su $onto

no-game-won = No. La partita è vinta.
no-not-a-move = { $game ->
    [solitario] No. Le carte passano dalla mano, una alla volta.
   *[klondike] No. In questo gioco le carte non si muovono così.
 }
    .brief = No, mossa impossibile.
no-no-such-pile = { $game ->
    [solitario] { $count ->
        [one] No. A terra c'è un solo posto.
       *[other] No. A terra ci sono solo { $count } posti.
     }
   *[klondike] { $count ->
        [one] No. C'è una sola pila.
       *[other] No. Ci sono solo { $count } pile.
     }
 }
    .brief = { $game ->
    [solitario] { $count ->
        [one] No, un solo posto.
       *[other] No, solo { $count } posti.
     }
   *[klondike] { $count ->
        [one] No, una sola pila.
       *[other] No, solo { $count } pile.
     }
 }
no-same-pile = No. È la stessa pila.
    .brief = No, stessa pila.
no-empty = { $place ->
    [waste] No. Gli scarti sono vuoti.
    [foundation] No. La pila di { suit } è vuota.
   *[pile] No. { the-pile } è vuota.
 }
    .brief = { $place ->
    [waste] No, scarti vuoti.
   *[other] No, vuota.
 }
no-no-stock = { $game ->
    [solitario] No. Il mazzo è finito.
   *[klondike] No. Mazzo e scarti sono vuoti.
 }
    .brief = No, mazzo finito.
no-no-redeal = { $passes ->
    [1] No. C'è un solo giro del mazzo.
   *[other] No. I giri del mazzo sono finiti.
 }
    .brief = No, giri finiti.
no-turn-first = No. Prima scopri la carta della pila { $pile }.
    .brief = No, prima scopri la pila { $pile }.
no-nothing-to-turn = No. Questa carta è già scoperta: { $card }.
    .brief = No, già scoperta.
no-face-down = { $count ->
    [one] No. Sulla pila { $pile } c'è solo una carta scoperta.
   *[other] No. Sulla pila { $pile } ci sono solo { $count } carte scoperte.
 }
    .brief = { $count ->
    [one] No, una sola scoperta.
   *[other] No, solo { $count } scoperte.
 }
no-buried = No. Questa carta, { $card }, ne ha un'altra sopra: { $onto }.
    .brief = No, sotto { $onto }.
no-one-card = No. Sugli assi va una sola carta alla volta.
    .brief = No, una carta alla volta.
no-not-next = { $height ->
    [0] No. A { suit } si comincia dall'asso.
    [1] No. A { suit } siamo all'asso: la prossima carta è { the-next }.
   *[other] No. A { suit } siamo { at-rank }: la prossima carta è { the-next }.
 }
    .brief = { $height ->
    [0] No, serve l'asso.
   *[other] No, serve: { $next }.
 }
the-next = { $height ->
    [7] { $deck ->
        [italian] { $figures ->
            [yes] il { $next }
           *[no] l'{ $next }
         }
       *[french] l'{ $next }
     }
    [11] la { $next }
   *[other] il { $next }
 }
at-rank = { $deck ->
    [italian] { $figures ->
        [yes] { $rank ->
            [8] al fante
            [9] al cavallo
            [10] al re
           *[other] al { $rank }
         }
       *[no] { $rank ->
            [8] all'8
           *[other] al { $rank }
         }
     }
   *[french] { $rank ->
        [8] all'8
        [11] al fante
        [12] alla regina
        [13] al re
       *[other] al { $rank }
     }
 }
no-no-returns = No. In questo gioco le carte restano sugli assi.
    .brief = No, resta sugli assi.
no-kings-only = No. Su una pila vuota va solo { a-rank }.
    .brief = No, serve { a-rank }.
no-king-needs-empty = { $game ->
    [solitario] No. Questa carta, { $card }, va solo su un posto vuoto.
   *[klondike] No. Questa carta, { $card }, va solo su una pila vuota.
 }
    .brief = No, serve un posto vuoto.
no-none-fits = No. Nessuna carta degli assi va { on-pile }.
    .brief = No, nessuna ci va.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] No. { the-card } va su { a-rank } di altro seme. { on-pile }: { $onto }.
       *[other] No. { the-card } va su { a-rank } di { italian-colour }. { on-pile }: { $onto }.
     }
   *[klondike] No. { the-card } va su { a-coloured-rank }. { on-pile }: { $onto }.
 }
    .brief = No, serve { a-rank }.
no-colour = { $game ->
    [solitario] No. { the-card } va su { a-rank } di { italian-colour }. { on-pile }: { $onto }.
   *[klondike] No. { the-card } va su { a-coloured-rank }. { on-pile }: { $onto }.
 }
    .brief = { $game ->
    [solitario] No, servono { italian-colour }.
   *[klondike] { $colour ->
        [red] No, serve una carta rossa.
       *[black] No, serve una carta nera.
     }
 }
the-card = { $rank ->
    [2] l'{ $card }
    [9] { $deck ->
        [italian] { $figures ->
            [yes] il { $card }
           *[no] l'{ $card }
         }
       *[french] l'{ $card }
     }
    [13] la { $card }
   *[other] il { $card }
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
no-suit = No. Le due carte sono dello stesso seme: { $card } e { $onto }.
    .brief = No, stesso seme.
no-nothing-on-ace = No. Su un asso non va niente.
    .brief = No, è un asso.
no-hand-full = { $origin ->
    [stock] No. Hai una carta in mano: { $card }, dal mazzo. Giocala, scartala o rimettila sul mazzo.
    [waste] No. Hai una carta in mano: { $card }, dagli scarti. Giocala o rimettila sugli scarti.
   *[pile] No. Hai una carta in mano: { $card }, { from-pile }. Giocala, scartala o rimettila a posto.
 }
    .brief = No, mano piena.
no-hand-empty = No. La mano è vuota.
    .brief = No, mano vuota.
no-not-from-deck = { $front ->
    [line] No. Sul mazzo torna solo una carta appena pescata. Per rimettere a posto questa, scrivi "rimetti".
   *[web] No. Sul mazzo torna solo una carta appena pescata. Backspace rimette a posto questa.
 }
    .brief = No, non appena pescata.
no-goes-out = No. Questa carta, { $card }, sale automaticamente sugli assi.
    .brief = No, va sugli assi.
no-no-undo = No. In questa partita le mosse non si annullano.
    .brief = No, non si annulla.
