## Fragen

read-pile = { $shape ->
    [empty] { pile }, leer.
    [up] { pile }, { $cards }.
    [down] { pile }, { slot-covered }.
    [known] { pile }, { slot-covered }, { $known }, dann { $cards }.
    [known-down] { pile }, { slot-covered }, { $known }.
   *[both] { pile }, { slot-covered }, dann { $cards }.
 }
    .brief = { $shape ->
    [empty] { $pile }: leer.
    [up] { $pile }: { $top }.
    [down] { $pile }: { slot-covered }.
    [known-down] { $pile }: { slot-covered }.
   *[both] { $pile }: { $top }, { slot-covered }.
 }
read-waste = { $count ->
    [0] Ablage: leer.
    [one] Ablage: { $top }, eine Karte.
   *[other] { $game ->
        [solitario] Ablage: oben { $cards }, insgesamt { $count } Karten.
       *[klondike] Ablage: { $cards }, insgesamt { $count } Karten.
     }
 }
    .brief = { $count ->
    [0] Leer.
    [one] { $top }, eine Karte.
   *[other] { $top }, { $count } Karten.
 }
unseen-cards = { $count ->
    [one] eine noch nicht gesehene Karte
   *[other] { $count } noch nicht gesehene Karten
 }
top-first = oben { $top }, dann { $under }
read-stock = { $game ->
    [solitario] { stock-count }
   *[klondike] { $passes ->
        [0] { stock-count } Durchgang { $pass }.
        [1] { stock-count } Einziger Durchgang.
       *[other] { $redeals ->
            [0] { stock-count } Durchgang { $pass } von { $passes }, der letzte.
            [one] { stock-count } Durchgang { $pass } von { $passes }, noch einer übrig.
           *[other] { stock-count } Durchgang { $pass } von { $passes }, noch { $redeals } übrig.
         }
     }
 }
    .brief = { $count ->
    [0] Leer.
    [one] Noch eine.
   *[other] Noch { $count }.
 }
stock-count = { $count ->
    [0] Talon: leer.
    [one] Talon: eine Karte.
   *[other] Talon: { $count } Karten.
 }
read-foundations = Grundstapel: { $zero } { $n0 }, { $one } { $n1 }, { $two } { $n2 }, { $three } { $n3 }.
    .brief = { $n0 }, { $n1 }, { $n2 }, { $n3 }.
table-pile = { $shape ->
    [empty] { pile }: leer.
    [down] { pile }: verdeckt.
   *[up] { pile }: { $top }.
 }
    .brief = { $shape ->
    [empty] { $pile }: leer.
    [down] { $pile }: verdeckt.
   *[up] { $pile }: { $top }.
 }
hand-holds = { $origin ->
    [none] Deine Hand ist leer.
    [stock] In der Hand: { $card }, vom Talon.
    [waste] In der Hand: { $card }, von der Ablage.
   *[pile] In der Hand: { $card }, von { pile }.
 }
    .brief = { $origin ->
    [none] Hand leer.
   *[other] Hand: { $card }.
 }
where = { $place ->
    [foundation] { $card }: auf dem Grundstapel.
    [hand] { $card }: in der Hand.
    [waste-top] { $card }: oben auf der Ablage.
    [waste] { $card }: auf der Ablage, { from-top }.
    [top] { $card }: oben auf { pile }.
    [column] { $card }: { pile }, { from-top }, darauf { $over }.
    [stock] { $card }: im Talon, { from-top }.
    [down] { $card }: verdeckt in { pile }, { from-top }.
    [seen] { $card }: schon gesehen, jetzt nicht sichtbar.
   *[unseen] { $card }: noch nicht gesehen.
 }
    .brief = { $place ->
    [foundation] Grundstapel.
    [hand] In der Hand.
    [waste-top] Oben auf der Ablage.
    [waste] Ablage, { from-top }.
    [top] Oben auf { pile }.
    [column] { pile }, { from-top }.
    [stock] Talon, { from-top }.
    [down] { pile }, verdeckt, { from-top }.
    [seen] Jetzt nicht sichtbar.
   *[unseen] Noch nicht gesehen.
 }
from-top = { $depth ->
    [1] die erste von oben
    [2] die zweite von oben
    [3] die dritte von oben
    [4] die vierte von oben
    [5] die fünfte von oben
    [6] die sechste von oben
    [7] die siebte von oben
    [8] die achte von oben
    [9] die neunte von oben
    [10] die zehnte von oben
   *[other] Nummer { $depth } von oben
 }
where-which = Welche Karte? Tippe zum Beispiel "wo { $example }".
    .brief = Welche Karte?
moves-list = { $count ->
    [0] Kein Zug möglich.
    [one] Ein Zug.
   *[other] { $count } Züge.
 }
moves-considered = { $count ->
    [one] Ein starker Spieler würde den ersten wählen.
   *[other] Ein starker Spieler würde einen der ersten { $count } wählen.
 }
moves-rest = { $count ->
    [one] Noch einer. Du hörst ihn mit dem Befehl "weiter".
   *[other] Noch { $count }. Du hörst sie mit dem Befehl "weiter".
 }
    .brief = { $count ->
    [one] Noch einer.
   *[other] Noch { $count }.
 }
no-more = Mehr gibt es nicht.
moves-choice = Nein. Die Liste geht von 1 bis { $count }.
move-words = { $kind ->
    [draw] ziehen
    [redeal] die Ablage umdrehen
    [turn] die Karte auf { pile } aufdecken
    [foundation] { $card } { option-from } auf den Grundstapel
    [hand] { $card } { option-from } in die Hand
    [discard] { $card } auf die Ablage
    [back] { $card } zurück auf { $origin ->
        [stock] den Talon
        [waste] die Ablage
       *[pile] { pile }
     }
   *[pile] { $cards } { option-from } auf { target-pile }
 }
option = { $n }: { move-words }.
    .brief = { $kind ->
    [draw] { $n }: ziehen.
    [redeal] { $n }: Ablage umdrehen.
    [turn] { $n }: { pile } aufdecken.
    [foundation] { $n }: { $card } auf den Grundstapel.
    [hand] { $n }: { $card } nehmen.
    [discard] { $n }: { $card } ablegen.
    [back] { $n }: { $card } zurück.
   *[pile] { $n }: { $cards } auf { target-pile }.
 }
option-act = { $n }: { $act ->
    [finish] fertig spielen
    [undo] Zug zurücknehmen
   *[new] neue Partie
 }.
option-from = { $from ->
    [waste] von der Ablage
    [hand] aus der Hand
    [foundation] vom Grundstapel
   *[pile] von { pile }
 }
target-pile = Spalte { $target }
hint-move = Hinweis: { move-words }.
hint = Hinweis: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] So lässt sich bald eine Karte auf Spalte { $column } aufdecken.
        [empties] So wird bald Spalte { $column } frei.
        [out] { $game ->
            [solitario] So kommt bald eine Karte auf den Grundstapel: { $aimed }.
           *[klondike] So kommt bald { $aimed } auf den Grundstapel.
         }
       *[plays] { $game ->
            [solitario] So kommt bald eine Karte auf den Tisch: { $aimed }.
           *[klondike] So kommt bald { $aimed } auf den Tisch.
         }
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] Dann lässt sich eine Karte auf Spalte { $column } aufdecken.
           *[no] Das deckt eine Karte auf.
         }
        [empties] Das leert Spalte { $column }.
        [out] Das bringt noch eine Karte auf den Grundstapel.
        [draws] Das zeigt, was als Nächstes kommt.
        [places] So findet die Karte einen Platz.
        [discards] Das hält den Tisch für andere Karten frei.
       *[plays] So kommt eine Karte vom Talon ins Spiel.
     }
 }
hint-none = Kein Hinweis: Hier lohnt sich kein Zug.
    .brief = Kein Hinweis.
hint-cards = Kein Zug führt zum Sieg. Dieser bringt mehr Karten auf die Grundstapel.
    .brief = Kein Sieg; mehr auf den Grundstapeln.
why-nothing = Ohne Hinweis gibt es nichts zu erklären. Frag zuerst nach einem.
    .brief = Ohne Hinweis nichts zu erklären.
oracle = Der Löser sieht alle Karten und spielt: { move-words }. Damit ist die Partie noch zu gewinnen.
    .brief = Löser: { move-words }.
truth-most = { $outcome ->
    [proven] { $most ->
        [0] Keine Karte lässt sich auf die Grundstapel bringen.
        [one] Insgesamt lässt sich höchstens eine Karte auf die Grundstapel bringen.
       *[other] Insgesamt lassen sich höchstens { $most } Karten auf die Grundstapel bringen.
     }
   *[between] { $least ->
        [0] Vielleicht lässt sich keine Karte auf die Grundstapel bringen; mehr als { $most } sind es sicher nicht.
        [one] Insgesamt lässt sich eine Karte auf die Grundstapel bringen, vielleicht sogar { $most }.
       *[other] Insgesamt lassen sich { $least } Karten auf die Grundstapel bringen, vielleicht sogar { $most }.
     }
 }
truth = { $verdict ->
    [winnable] So wie die Karten liegen, ist die Partie noch zu gewinnen.
    [unwinnable] So wie die Karten liegen, ist die Partie nicht mehr zu gewinnen.
   *[undecided] Der Löser wurde nicht fertig. Ob die Partie zu gewinnen ist, bleibt offen.
 }
    .brief = { $verdict ->
    [winnable] Die Partie ist zu gewinnen.
    [unwinnable] Die Partie ist verloren.
   *[undecided] Unbekannt.
 }
assisted = Ab jetzt gilt diese Partie als mit Hilfe gespielt.
    .brief = Ab jetzt mit Hilfe.
retried = { $count ->
    [one] Einen Schritt zurück: Hier war die Partie zuletzt noch zu gewinnen.
   *[other] { $count } Schritte zurück: Hier war die Partie zuletzt noch zu gewinnen.
 }
retry-none = In dieser Zugfolge ist kein Zug bekannt, mit dem die Partie verloren ging.
mistake-how = Hier hast du eine Partie verloren, die noch zu gewinnen war. Finde einen besseren Zug.
mistake-none = Es gibt noch keine Fehler zum Verbessern. Erst die Analyse einer Partie findet welche.
mistake-later = Gerade läuft eine Partie. { $front ->
    [web] Drück Neue Partie, um sie zu verlassen, und versuch es dann noch einmal.
   *[line] Tippe "neu", um sie zu verlassen, und versuch es dann noch einmal.
 }
draw-which = Hier ziehst du { $draw } Karten auf einmal. Tippe "k", um einmal zu ziehen, oder tippe "k k", um zweimal zu ziehen.
    .brief = Tippe "k" für einmal, "k k" für zweimal.
do-nothing = Nichts zu tun. Frag zuerst nach einem Hinweis oder nach den Zügen.
    .brief = Nichts zu tun.
info = { $score ->
    [none] { moves-made }
   *[other] Punkte: { points }. { moves-made }
 }
    .brief = { $score ->
    [none] { moves-count }.
   *[other] Punkte: { points }. { moves-count }.
 }
moves-made = { $minutes ->
    [0] { moves-count }, weniger als eine Minute.
    [one] { moves-count }, eine Minute.
   *[other] { moves-count }, { $minutes } Minuten.
 }
points = { $sign ->
    [minus] minus { $score }
   *[plus] { $score }
 }
stock-next = Als Nächstes: { $cards }.
status = { $number ->
    [none] { title }.
    [table] { title }, { own-table }.
    [daily] { title }, { deal-daily }.
   *[other] { title }, { deal-level } { $number }.
 }
saved-in = { $front ->
    [web] Jeder Zug wird automatisch gespeichert.
   *[line] Jeder Zug wird automatisch in { $file } gespeichert.
 }
not-saved = { $front ->
    [web] Nicht gespeichert: Die Festplatte ist nicht beschreibbar. Du kannst weiterspielen.
   *[line] Nicht gespeichert: { $file } ist nicht beschreibbar. Du kannst weiterspielen.
 }
game-went-on = Die Partie hat sich inzwischen geändert.
goodbye = Gespeichert. Bis zum nächsten Mal.
    .brief = Gespeichert.
nothing-yet = Noch keine Meldungen.
