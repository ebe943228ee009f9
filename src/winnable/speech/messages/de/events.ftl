## Die Partie

title = { $game ->
    [solitario] Solitario
    [klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, ein Durchgang
       *[other] { klondike-title }, { $passes } Durchgänge
     }
   *[other] { $game }
 }
klondike-title = { $draw ->
    [1] Klondike, eine Karte
    [3] Klondike, drei Karten
   *[other] Klondike, { $draw } Karten
 }
deal = { $number ->
    [none] { title }. { deal-counts }
    [table] { title }, { own-table }. { deal-counts }
    [daily] { title }, { deal-daily }{ deal-winnable }. { deal-counts }
   *[other] { title }, { deal-level } { $number }{ deal-winnable }. { deal-counts }
 }
    .brief = Neue Partie.
deal-winnable = { $level ->
    [random] {""}
   *[level] : Sie ist zu gewinnen
 }
deal-level = { $level ->
    [easy] leichte Partie
    [normal] normale Partie
    [hard] schwere Partie
    [tricky] knifflige Partie
   *[random] Partie
 }
deal-counts = { $game ->
    [solitario] { $piles } Karten auf dem Tisch, { $left } im Talon.
   *[klondike] { $piles ->
        [one] Eine Spalte
       *[other] { $piles } Spalten
     }, { $left ->
        [one] eine Karte
       *[other] { $left } Karten
     } im Talon.
 }
ask-keys = { $front ->
    [web] Der Knopf { ui-help } oder das Fragezeichen öffnet die Hilfe.
   *[line] Für Hilfe tippe ein Fragezeichen.
 }
game-named = { $number ->
    [none] { $name }
    [table] { $name }, { own-table }
    [daily] { $name }, { deal-daily }
   *[other] { $name }, { deal-level } { $number }
 }
resumed = Partie fortgesetzt: { game-named }. { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
 }, { $left ->
    [one] eine Karte
   *[other] { $left } Karten
 } im Talon.
    .brief = Fortgesetzt.
resumed-left = Diese Partie gilt als abgebrochen, bis du sie gewinnst.
resumed-helped = Diese Partie gilt als mit Hilfe gespielt.
back-how = { $counts ->
    [yes] Die vorige Partie gilt als abgebrochen; mit Zurück kommst du wieder zu ihr.
   *[no] Mit Zurück kommst du wieder zur vorigen Partie.
 }
game-kept = Für später aufgehoben: { game-named }. { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
 }.
restarted = Von vorn, dieselbe Partie. { deal-counts }
    .brief = Von vorn.
ace-by-itself = das { $card } kommt automatisch auf den Grundstapel.
    .brief = { $card } zum Grundstapel.

## Züge

drew = { $left ->
    [0] Gezogen: { $card }. Talon leer.
   *[other] Gezogen: { $card }. Noch { $left }.
 }
    .brief = { $card }.
drew-many = { $left ->
    [0] Gezogen: { $under }, oben { $card }. Talon leer.
   *[other] Gezogen: { $under }, oben { $card }. Noch { $left }.
 }
    .brief = { $card }, { $count ->
    [one] eine
   *[other] { $count }
 } darunter.
stock-spent = Das war der letzte Durchgang.
    .brief = Letzter Durchgang.
redealt = { $passes ->
    [0] Ablage umgedreht, { $left } im Talon. Durchgang { $pass }.
   *[other] Ablage umgedreht, { $left } im Talon. Durchgang { $pass } von { $passes }.
 }
    .brief = Umgedreht.
redealt-and-drew = { $passes ->
    [0] Ablage umgedreht, Durchgang { $pass }.
   *[other] Ablage umgedreht, Durchgang { $pass } von { $passes }.
 }
    .brief = Umgedreht.
moved = { $onto ->
    [none] { $cards } auf die leere { pile }.
   *[other] { $game ->
        [solitario] { $cards } auf { $onto }, { pile }.
       *[klondike] { $cards } auf { pile }, auf { $onto }.
     }
 }
    .brief = { $cards } auf { pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } von der Ablage auf die leere { pile }.
       *[other] { $cards } von der Ablage auf { pile }, auf { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } auf die leere { pile }.
       *[other] { $cards } auf { $onto }, { pile }.
     }
   *[pile] { $onto ->
        [none] { $cards } von Spalte { $source } auf die leere Spalte { $pile }.
       *[other] { $cards } von Spalte { $source } auf Spalte { $pile }, auf { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } vom Grundstapel auf die leere { pile }.
   *[other] { $cards } vom Grundstapel auf { pile }, auf { $onto }.
 }
    .brief = { $cards } zurück auf { pile }.
turned = { $card } aufgedeckt.
    .brief = { $card }.
    .full = { $down ->
    [0] { $card } aufgedeckt. Dort liegt keine mehr verdeckt.
    [one] { $card } aufgedeckt. Dort liegt noch eine verdeckt.
   *[other] { $card } aufgedeckt. Dort liegen noch { $down } verdeckt.
 }
turned-by-hand = { $card } auf { pile } aufgedeckt.
    .brief = { $card }.
to-turn = Auf { pile } kannst du eine Karte aufdecken.
    .brief = { pile } aufdecken.
emptied = { pile } ist leer.
    .brief = { pile } leer.
    .full = { $game ->
    [solitario] { pile } ist leer. Jede Karte darf dorthin.
   *[klondike] { pile } ist leer. Dorthin kannst du { a-rank } legen.
 }
out = { $card } auf den Grundstapel.
    .brief = { $card } zum Grundstapel.
    .full = { $card } auf den Grundstapel. { suit }: { $height } von { $ranks }.
out-suit = { $from ->
    [hand] { $card } auf den Grundstapel { suit }.
    [waste] { $card } von der Ablage auf den Grundstapel { suit }.
   *[pile] { $card } von { pile } auf den Grundstapel { suit }.
 }
    .brief = { $card } zum Grundstapel.
now-on-top = Jetzt oben: { $card }.
    .brief = Jetzt { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Passt auf den Grundstapel.
       *[other] Passt auf den Grundstapel und { fitting-piles }.
     }
   *[no] Passt auf { fitting-piles }.
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Passt: Grundstapel.
       *[other] Passt: Grundstapel, { fitting-list }.
     }
   *[no] Passt: { fitting-list }.
 }
fitting-list = { $count ->
    [one] Spalte { $piles }
   *[other] Spalten { $piles }
 }
fitting-piles = { $count ->
    [one] Spalte { $piles }
   *[other] die Spalten { $piles }
 }
fits-nowhere = Passt nirgends.
    .brief = Kein Platz.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] Passt nirgends.
       *[other] Passt nirgends. Mit X legst du sie ab.
     }
   *[klondike] Passt nirgends.
 }
waste-now = Jetzt oben auf der Ablage: { $card }.
    .brief = Jetzt { $card }.
deck-finished = Talon leer.
    .brief = Talon leer.
in-hand = { $origin ->
    [stock] In der Hand: { $card }, vom Talon.
    [waste] In der Hand: { $card }, von der Ablage.
   *[pile] In der Hand: { $card }, von { pile }.
 }
    .brief = Hand: { $card }.
discarded = { $card } auf die Ablage.
    .brief = { $card } abgelegt.
put-back = { $origin ->
    [stock] { $card } wieder auf dem Talon. Hand leer.
    [waste] { $card } wieder auf der Ablage.
    [foundation] { $card } wieder auf dem Grundstapel.
   *[pile] { $card } wieder auf { pile }.
 }
    .brief = { $card } zurück.
lifted = { $from ->
    [waste] In der Hand: { $cards }, von der Ablage.
    [foundation] In der Hand: { $cards }, vom Grundstapel.
   *[pile] In der Hand: { $cards }, von { pile }.
 }
    .brief = Hand: { $cards }.
no-place = { $game ->
    [solitario] Für diese Karte gibt es jetzt keinen Platz: { $cards }.
   *[klondike] Für { $cards } gibt es jetzt keinen Platz.
 }
    .brief = Kein Platz.
unfinished = Das Fertigspielen ist zurückgenommen.
finished = { $count ->
    [one] Die letzte Karte kam automatisch auf den Grundstapel.
   *[other] Die letzten { $count } Karten kamen automatisch auf die Grundstapel.
 }
    .brief = { $count ->
    [one] Die letzte Karte.
   *[other] Die letzten { $count }.
 }
no-finish = Nein. Noch können nicht alle Karten automatisch auf die Grundstapel.
    .brief = Nein, noch nicht.
won = { $game ->
    [solitario] Gewonnen! Alle { $total } Karten sind auf den Grundstapeln.
   *[klondike] { $minutes ->
        [0] Gewonnen in { moves-dative }!
        [one] Gewonnen in { moves-dative } und einer Minute!
       *[other] Gewonnen in { moves-dative } und { $minutes } Minuten!
     }
 }
    .brief = Gewonnen!
    .full = { $game ->
        [solitario] Gewonnen! Nach { moves-dative } sind alle { $total } Karten auf den Grundstapeln.{ won-next }
       *[klondike] { won }{ won-next }
     }
won-next = { $front ->
    [web] {""}
   *[line] {" "}Eine neue Partie beginnt mit dem Befehl "neu".
 }
moves-count = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }
moves-dative = { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 }
ending-no-move = { $undo ->
    [yes] Kein Zug mehr möglich. Mit Zurück nimmst du einen Zug zurück.
   *[no] Kein Zug mehr möglich.
 }
    .brief = Kein Zug mehr möglich.
ending-cycling = { $undo ->
    [yes] Keine Karte im Talon passt, und sonst geht nichts. Mit Zurück nimmst du einen Zug zurück.
   *[no] Keine Karte im Talon passt, und sonst geht nichts.
 }
    .brief = Du kannst nur noch ziehen.

## Zurück und vor

undone = { $place ->
    [stock] Zurück: { $cards } wieder auf dem Talon.
    [waste] Zurück: { $cards } wieder auf der Ablage.
    [hand] Zurück: { $cards } wieder in der Hand.
    [foundation] Zurück: { $cards } wieder auf dem Grundstapel.
   *[pile] Zurück: { $cards } wieder auf { pile }.
 }
    .brief = Zurück.
undone-draw = { $count ->
    [one] Zurück: eine Karte wieder im Talon.
   *[other] Zurück: { $count } Karten wieder im Talon.
 }
    .brief = Zurück.
undone-redeal = { $count ->
    [one] Zurück: eine Karte wieder auf der Ablage, Talon leer.
   *[other] Zurück: { $count } Karten wieder auf der Ablage, Talon leer.
 }
    .brief = Zurück.
undone-turn = Zurück: { $card } auf { pile } wieder verdeckt.
    .brief = Zurück.
face-down-again = { $card } wieder verdeckt.
    .brief = { $card } verdeckt.
redone = Zug wiederholt.
    .brief = Wiederholt.
nothing-to-undo = Weiter zurück geht es nicht.
nothing-to-redo = Weiter vor geht es nicht.
