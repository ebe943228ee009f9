## Ablehnungen: $card darf nicht auf $onto

no-game-won = Nein. Die Partie ist gewonnen.
no-not-a-move = Nein. { $game ->
    [solitario] Karten nimmt man einzeln in die Hand.
   *[klondike] So lassen sich Karten in diesem Spiel nicht legen.
 }
    .brief = So geht das nicht.
no-no-such-pile = { $count ->
    [one] Nein. Es gibt nur eine Spalte.
   *[other] Nein. Es gibt nur { $count } Spalten.
 }
    .brief = { $count ->
    [one] Nein, nur eine Spalte.
   *[other] Nein, nur { $count } Spalten.
 }
no-same-pile = Nein. Das ist dieselbe Spalte.
    .brief = Nein, dieselbe Spalte.
no-empty = { $place ->
    [waste] Nein. Die Ablage ist leer.
    [foundation] Nein. Der Grundstapel { suit } ist leer.
   *[pile] Nein. { pile } ist leer.
 }
    .brief = Nein, leer.
no-no-stock = { $game ->
    [solitario] Nein. Der Talon ist leer.
   *[klondike] Nein. Talon und Ablage sind leer.
 }
    .brief = Nein, Talon leer.
no-no-redeal = { $passes ->
    [1] Nein. Der Talon hat nur einen Durchgang.
   *[other] Nein. Das war der letzte Durchgang.
 }
    .brief = Kein Durchgang mehr.
no-turn-first = Nein. Deck zuerst die Karte auf { pile } auf.
    .brief = Nein, erst { pile } aufdecken.
no-nothing-to-turn = Nein. { $card } liegt schon offen.
    .brief = Nein, liegt schon offen.
no-face-down = { $count ->
    [one] Nein. Auf { pile } liegt nur eine Karte offen.
   *[other] Nein. Auf { pile } liegen nur { $count } Karten offen.
 }
    .brief = { $count ->
    [one] Nein, nur eine offen.
   *[other] Nein, nur { $count } offen.
 }
no-buried = { $game ->
    [solitario] Nein. Nicht frei: { $card }. Darauf liegt noch: { $onto }.
   *[klondike] Nein. { $card } liegt unter { $onto }.
 }
    .brief = { $game ->
    [solitario] Nein, darauf liegt noch: { $onto }.
   *[klondike] Nein, unter { $onto }.
 }
no-one-card = Nein. Auf den Grundstapel kommt jeweils nur eine Karte.
    .brief = Nein, nur eine.
no-not-next = { $height ->
    [0] Nein. Auf den Grundstapel { suit } kommt zuerst das Ass.
   *[other] Nein. Auf dem Grundstapel { suit } liegt { rank-of-height }; als Nächstes kommt { the-next }.
 }
    .brief = { $height ->
    [0] Nein, erst das Ass.
   *[other] Nein, erst { $next }.
 }
the-next = { $deck ->
    [italian] { $figures ->
        [yes] { $rank ->
            [7] der { $next }
            [8] der { $next }
            [9] der { $next }
           *[other] die { $next }
         }
       *[no] die { $next }
     }
   *[french] { $next }
 }
rank-of-height = { $deck ->
    [italian] { $figures ->
        [yes] { $rank ->
            [1] das { italian-rank }
            [8] der { italian-rank }
            [9] der { italian-rank }
            [10] der { italian-rank }
           *[other] die { italian-rank }
         }
       *[no] { $rank ->
            [1] das { italian-rank }
           *[other] die { italian-rank }
         }
     }
   *[french] { $rank ->
        [1] das { rank }
        [11] der { rank }
        [13] der { rank }
       *[other] die { rank }
     }
 }
no-no-returns = Nein. In diesem Spiel darf keine Karte von den Grundstapeln zurück.
    .brief = Nein, sie bleibt.
no-kings-only = Nein. Auf eine leere Spalte darf man nur { a-rank } legen.
    .brief = Nein, braucht { a-rank }.
no-king-needs-empty = { $game ->
    [solitario] Nein. Diese Karte darf nur auf eine leere Spalte: { $card }.
   *[klondike] Nein. { $card } darf nur auf eine leere Spalte.
 }
    .brief = Nein, braucht eine leere Spalte.
no-none-fits = Nein. Keine Karte der Grundstapel passt auf { pile }.
    .brief = Nein, keine passt.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] Nein. { the-card } braucht { a-rank } anderer Farbe; oben auf { pile }: { $onto }.
       *[other] Nein. { the-card } braucht { a-rank } der { italian-colour }; oben auf { pile }: { $onto }.
     }
   *[klondike] Nein. { $card } braucht { a-coloured-rank }; { pile } endet mit { $onto }.
 }
    .brief = Nein, braucht { a-rank }.
no-colour = { $game ->
    [solitario] Nein. { the-card } braucht { a-rank } der { italian-colour }; oben auf { pile }: { $onto }.
   *[klondike] Nein. { $card } braucht { a-coloured-rank }; { pile } endet mit { $onto }.
 }
    .brief = { $game ->
    [solitario] Nein, braucht { italian-colour }.
   *[klondike] { $colour ->
        [red] Nein, braucht Rot.
       *[black] Nein, braucht Schwarz.
     }
 }
the-card = { $figures ->
    [yes] { $rank ->
        [2] das { $card }
        [9] der { $card }
        [10] der { $card }
        [11] der { $card }
       *[other] die { $card }
     }
   *[no] { $rank ->
        [2] das { $card }
       *[other] die { $card }
     }
 }
italian-colour = { $colour ->
    [red] Münzen oder Kelche
   *[black] Stäbe oder Schwerter
 }
a-rank = { $deck ->
    [french] { $rank ->
        [1] ein { rank }
        [11] einen Buben
        [13] einen { rank }
       *[other] eine { rank }
     }
   *[italian] { $figures ->
        [yes] { $rank ->
            [1] ein { italian-rank }
            [8] einen Buben
            [9] einen { italian-rank }
            [10] einen { italian-rank }
           *[other] eine { italian-rank }
         }
       *[no] { $rank ->
            [1] ein { italian-rank }
           *[other] eine { italian-rank }
         }
     }
 }
a-coloured-rank = { $rank ->
    [1] { $colour ->
        [red] ein rotes { rank }
       *[black] ein schwarzes { rank }
     }
    [11] { $colour ->
        [red] einen roten Buben
       *[black] einen schwarzen Buben
     }
    [13] { $colour ->
        [red] einen roten { rank }
       *[black] einen schwarzen { rank }
     }
   *[other] { $colour ->
        [red] eine rote { rank }
       *[black] eine schwarze { rank }
     }
 }
no-suit = Nein. Gleiche Farbe geht nicht: { $card } auf { $onto }.
    .brief = Nein, gleiche Farbe.
no-nothing-on-ace = Nein. Auf ein Ass kommt nichts.
    .brief = Nein, nichts auf ein Ass.
no-hand-full = { $origin ->
    [stock] Nein. Noch in der Hand: { $card }, vom Talon. Spiel die Karte, leg sie ab oder zurück auf den Talon.
    [waste] Nein. Noch in der Hand: { $card }, von der Ablage. Spiel die Karte oder leg sie zurück.
   *[pile] Nein. Noch in der Hand: { $card }, von { pile }. Spiel die Karte, leg sie ab oder zurück.
 }
    .brief = Nein, Hand voll.
no-hand-empty = Nein. Deine Hand ist leer.
    .brief = Nein, Hand leer.
no-not-from-deck = { $front ->
    [line] Nein. Nur eine eben gezogene Karte darf zurück auf den Talon. Deine kommt mit dem Befehl "zurücklegen" an ihren Platz.
   *[web] Nein. Nur eine eben gezogene Karte darf zurück auf den Talon. Mit der Rücktaste legst du deine zurück.
 }
    .brief = Nein, nicht eben gezogen.
no-goes-out = Nein. Diese Karte kommt automatisch auf den Grundstapel: { $card }.
    .brief = Nein, sie kommt auf den Grundstapel.
no-no-undo = Nein. In dieser Partie lassen sich Züge nicht zurücknehmen.
    .brief = Kein Zurück.
