## Die Regeln des Spiels, aus ihren Werten gebildet

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } italienische Karten. { $piles } liegen offen auf dem Tisch, { $left } sind im Talon.
    [klondike] { $total } Karten. { $piles ->
        [one] Eine Spalte mit einer Karte, offen
       *[other] { $piles } Spalten mit 1 bis { $piles } Karten, jeweils die letzte offen
     }; { $left } im Talon.
   *[other] { $total } Karten; { $left } im Talon.
 }
rules-goal = { $game ->
    [solitario] Bring alle Karten auf die Grundstapel, jede Farbe vom Ass aufwärts. Asse kommen automatisch dorthin.
   *[klondike] Bring alle Karten auf die Grundstapel, jede Farbe vom Ass aufwärts.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] Auf dem Tisch legt man lückenlos absteigend an, Münzen und Kelche im Wechsel mit Stäben und Schwertern.
       *[no] Auf dem Tisch legt man lückenlos absteigend an, jede Karte auf eine andere Farbe.
     }
   *[klondike] Auf dem Tisch legt man lückenlos absteigend an, abwechselnd rot und schwarz.
 }
rules-move = { $game ->
    [solitario] Karten nimmt man einzeln in die Hand. Auf eine leere Spalte darf jede Karte.
   *[klondike] Jede offene Karte darf man umlegen, zusammen mit allen darauf. Auf eine leere Spalte darf man { a-rank } legen, auch mit einer Folge darauf.
 }
rules-draw = { $draw ->
    [1] Beim Ziehen kommt eine Karte vom Talon auf die Ablage; die oberste Karte der Ablage ist spielbar.
   *[other] Beim Ziehen kommen { $draw } Karten vom Talon auf die Ablage; nur die oberste ist spielbar.
 }
rules-passes = { $passes ->
    [0] Ist der Talon leer, wird beim nächsten Ziehen die Ablage umgedreht, beliebig oft.
    [1] Der Talon hat einen einzigen Durchgang; danach zeigt er ein X.
   *[other] Der Talon hat { $passes } Durchgänge: Ist er leer, wird beim nächsten Ziehen die Ablage umgedreht.
 }
rules-redeal-draws = Nach dem Umdrehen der Ablage wird sofort wieder gezogen.
rules-turn = { $hand ->
    [yes] Eine verdeckte Karte aufzudecken ist ein eigener Zug; vorher darf man nichts darauf legen.
   *[no] Eine verdeckte Karte wird automatisch aufgedeckt, sobald sie frei ist.
 }
rules-returns = { $returns ->
    [yes] Die oberste Karte eines Grundstapels darf zurück auf den Tisch.
   *[no] Karten auf den Grundstapeln bleiben dort.
 }
rules-hand = Eine Karte vom Tisch darf man auf die Ablage legen, um Platz zu schaffen oder um sie später auf eine höhere zu legen.
rules-discards = Solange eine Karte in der Hand ist, lässt sich keine andere bewegen. Die oberste Karte der Ablage darf man wieder nehmen.
rules-select = { $asks ->
    [yes] Eine Karte vom Tisch, die auf ihren Grundstapel passt, bleibt in der Hand, bis du entscheidest, wohin sie kommt.
   *[no] Eine Karte vom Tisch, die auf ihren Grundstapel passt, kommt automatisch dorthin, wenn du sie nimmst.
 }
rules-open = Jede Karte ist von Anfang an zu sehen; das nennt man offenes Spiel.
rules-no-undo = Züge lassen sich nicht zurücknehmen.
rules-score = { $scoring ->
    [foundation] Jede Karte auf den Grundstapeln bringt einen Punkt; eine zurückgeholte kostet einen.
    [standard] 10 Punkte für eine Karte auf den Grundstapel, 5 für eine von der Ablage auf den Tisch, 5 fürs Aufdecken; minus 15 fürs Zurückholen.
    [vegas] Der Einsatz beträgt 52; jede Karte auf den Grundstapeln bringt 5.
    [cumulative] Der Einsatz beträgt 52; jede Karte auf den Grundstapeln bringt 5; der Stand wird in die nächste Partie übernommen.
   *[none] Punkte werden nicht gezählt.
 }
rules-over = Die Partie ist vorbei, wenn sie gewonnen ist, wenn kein Zug mehr möglich ist oder wenn keine Karte mehr passt, so oft du auch ziehst.
rules-deck = Steuerung P legt eine gezogene Karte zurück auf den Talon, und beim nächsten Ziehen kommt sie wieder. Andere Karten kommen nicht dorthin zurück.

## Wie man sie hier spielt

rules-play = { $front ->
    [web] { $game ->
        [solitario] Mit Maus oder Finger: Klick oder tipp auf den Talon, um zu ziehen, auf eine Karte, um sie zu nehmen, auf einen Platz, um sie hinzulegen; oder schieb die Karten.
       *[klondike] Mit Maus oder Finger: Klick oder tipp auf den Talon, um zu ziehen; schieb Karten an ihren Platz, oder wähl erst die Karte und dann den Platz. Ein Doppelklick legt eine Karte auf ihren Grundstapel; du kannst sie auch auf einen beliebigen der vier schieben.
     }
   *[line] { $game ->
        [solitario] Tippe "k" zum Ziehen, tippe "x" zum Ablegen, oder tippe "2 4", um die Karte von Spalte 2 auf Spalte 4 zu legen. Der Befehl "zurücklegen" bringt eine Karte wieder an ihren Platz.
       *[klondike] Tippe "k" zum Ziehen, tippe "3 5", um Karten von Spalte 3 auf Spalte 5 zu legen, oder tippe "3 g", um eine Karte von Spalte 3 auf den Grundstapel zu legen.
     }
 }
rules-play-turn = { $front ->
    [web] Klick oder tipp auf eine verdeckte Karte, um sie aufzudecken.
   *[line] Tippe "wende 4", um die Karte auf Spalte 4 aufzudecken.
 }
rules-keys = { $front ->
    [web] Mit Tasten: { ui-key-draw } zieht, eine Ziffer springt zu einer Spalte, die { ui-key-space } nimmt und legt Karten, { ui-key-shift } und { ui-key-enter } legen eine auf den Grundstapel. Das Fragezeichen zeigt alle Tasten.
   *[line] Das Fragezeichen zeigt die Befehle.
 }
rules-levels = { $graded ->
    [yes] Stufen: { $known }. Ihre Partien sind nachweislich zu gewinnen; von den zufälligen Partien sind nicht alle zu gewinnen.
   *[no] Partien mit diesen Regeln haben keine Stufen, und nicht alle sind zu gewinnen.
 }
rules-number = { $front ->
    [web] { $graded ->
        [yes] Stufe und Nummer der Partie stehen unten im Fenster; eine andere Partie wählst du unter { ui-home }. Dieselbe Nummer ergibt immer dieselbe Partie.
       *[no] Die Nummer der Partie steht unten im Fenster. Dieselbe Nummer ergibt immer dieselbe Partie.
     }
   *[line] { $graded ->
        [yes] Tippe "i" für Stufe und Nummer der Partie, tippe "stufe leicht" für eine leichte Partie oder tippe "nummer 123" für die Partie 123. Dieselbe Nummer ergibt immer dieselbe Partie.
       *[no] Tippe "i" für die Nummer der Partie, oder tippe "nummer 123" für die Partie 123. Dieselbe Nummer ergibt immer dieselbe Partie.
     }
 }
rules-games = { $front ->
    [web] Im { ui-options } findest du { ui-new } und, für dieselbe Partie noch einmal, { ui-restart }.
   *[line] Tippe "neu" für eine neue Partie, oder tippe "von vorn" für dieselbe noch einmal.
 }
rules-undo = { $front ->
    [web] { ui-undo } nimmt beliebig viele Züge zurück, auch das Ziehen.
   *[line] Mit dem Befehl "u" nimmst du einen Zug zurück, auch das Ziehen. Das geht beliebig oft.
 }
rules-hint = { $front ->
    [web] { $game ->
        [solitario] { ui-hints }, im Menü mit dem Fragezeichen, zeigt die Karten, mit denen ein nützlicher Zug möglich ist. Der Knopf { ui-hint } nennt einen guten Zug.
       *[klondike] { ui-hints }, im Menü mit dem Fragezeichen, zeigt alle spielbaren Karten: mit einem Rahmen, wenn der Zug nützlich ist, sonst mit einem Punkt. Der Knopf { ui-hint } nennt einen guten Zug.
     }
   *[line] Tippe "h" für einen guten Zug, oder tippe "m" für alle möglichen Züge.
 }
