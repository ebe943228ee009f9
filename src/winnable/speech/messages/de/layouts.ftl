## Ein eigener Tisch

own-table = dein Tisch
layout-none = leer
layout-hidden = { $count ->
    [one] eine verdeckt
   *[other] { $count } verdeckt
 }
own-how = { $game ->
    [solitario] Beschreib deinen Tisch Platz für Platz, zum Beispiel "Spalte 3: sieben der Kelche, sechs der Schwerter". Auch Grundstapel, Ablage, Talon und Hand kannst du angeben. Was du auslässt, bleibt leer, außer dem Talon: Dorthin kommen die übrigen Karten. Tippe am Ende "fertig", oder tippe "nein", um bei deiner Partie zu bleiben.
   *[klondike] Beschreib deinen Tisch Platz für Platz, zum Beispiel "Spalte 3: vier verdeckt, Herz sieben, Kreuz sechs". Auch Grundstapel, Ablage, Talon und Durchgang kannst du angeben. Was du auslässt, bleibt leer, außer dem Talon: Dorthin kommen die übrigen Karten. Ohne Angabe gilt der erste Durchgang. Tippe am Ende "fertig", oder tippe "nein", um bei deiner Partie zu bleiben.
 }
own-said = { $place ->
    [pass] Durchgang { $text }.
    [foundations] Grundstapel: { $text }.
    [hand] Hand: { $text }.
    [stock] Talon: { $text }.
    [waste] Ablage: { $text }.
   *[column] { pile }: { $text }.
 }
own-field = { $place ->
    [pass] Durchgang
    [stock] Talon, nächste Karte zuerst
    [waste] Ablage, oberste Karte zuletzt
    [foundations] Oberste Karten der Grundstapel
    [hand] Karte in der Hand und woher sie kommt
   *[column] { pile }
 }
own-rules = { title }.
own-bare = Noch keine Karten. Wähl einen Platz und dann seine Karten, tippe sie ein oder füg den ganzen Tisch als Text ein.
own-ready = { $count ->
    [0] Diese Verteilung ist möglich. Alle Karten sind bekannt.
    [one] Diese Verteilung ist möglich. Eine Karte ist unbekannt.
   *[other] Diese Verteilung ist möglich. { $count } Karten sind unbekannt.
 }
read-deal = { $game ->
    [solitario] Neu gegeben: { $columns } Karten auf dem Tisch, { $left } im Talon, nächste Karte: { $next }.
   *[klondike] Neu gegeben: { $columns ->
        [one] eine Spalte
       *[other] { $columns } Spalten
     }, letzte Karte oben; { $left ->
        [one] eine Karte
       *[other] { $left } Karten
     } im Talon, nächste Karte: { $next }; Grundstapel leer.
 }
read-table = { $game ->
    [solitario] Eine laufende Partie: { $left } im Talon, { $waste } auf der Ablage, { $out } auf den Grundstapeln.
   *[klondike] Eine laufende Partie, Durchgang { $pass }: { $columns ->
        [one] eine Spalte
       *[other] { $columns } Spalten
     }, letzte Karte oben; { $left } im Talon, { $waste } auf der Ablage, { $out } auf den Grundstapeln.
 } { $unknown ->
    [0] Alle Karten sind bekannt.
    [one] Eine Karte ist unbekannt.
   *[other] { $unknown } Karten sind unbekannt.
 }
read-game = Eine Partie mit { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 }.
read-many = { $count ->
    [one] Eine Partie.
   *[other] { $count } Partien.
 }
reveal-which = { $pile ->
    [0] Welche Karte wird gezogen? Nenn sie, oder sag "nein", um den Zug zurückzunehmen.
    [10] Welche Karte liegt danach oben auf der Ablage? Nenn sie, oder sag "nein", um den Zug zurückzunehmen.
   *[other] Welche Karte wird in { pile } aufgedeckt? Nenn sie, oder sag "nein", um den Zug zurückzunehmen.
 }
reveal-nothing = Jetzt musst du keine Karte nennen.
advise-known = Alle Karten sind bekannt. { truth }
advise-won = Die Partie ist gewonnen.
advise-fate-open = Noch ist nichts entschieden.
fault-game-hidden = Dieser Zug würde eine Karte zeigen, die du noch nicht genannt hast.
fault-game-known = Diese Karte kann dort nicht sein, denn ihr Platz ist schon bekannt: { $card }.
fault-game-guessed = { $count ->
    [one] Dazu müssen alle Karten bekannt sein, aber auf deinem Tisch ist eine unbekannt.
   *[other] Dazu müssen alle Karten bekannt sein, aber auf deinem Tisch sind { $count } unbekannt.
 }
fault-record-table = Eine Partie, die von einem Tisch ausgeht, hat dessen Regeln und weder eigene Karten noch eine eigene Punktezählung.
fault-layout-empty = Auf dem Tisch liegen keine Karten.
fault-layout-long = Der Text des Tischs hat { $count } Zeichen; erlaubt sind höchstens { $most }.
fault-layout-start = { $game ->
    [solitario] "{ $text }" nennt keinen Platz: Beginn mit einem, zum Beispiel "Spalte 3:" oder "Talon:".
   *[klondike] "{ $text }" nennt keinen Platz: Beginn mit einem, zum Beispiel "Spalte 3:" oder "Talon:".
 }
fault-layout-item = "{ $text }" { layout-where } ist weder eine Karte noch eine Anzahl verdeckter Karten.
fault-layout-letters = { $deck ->
    [italian] "{ $text }" { layout-where } ist keine Karte: Schreib Kürzel wie 10D, 10C, 10B oder 10S in großen Buchstaben oder wie 10m, 10k, 10b oder 10s in kleinen.
   *[french] "{ $text }" { layout-where } ist keine Karte: Schreib Kürzel wie 10H, 10D, 10C oder 10S in großen Buchstaben oder wie 10h, 10k, 10x oder 10p in kleinen.
 }
fault-layout-twice = { $place ->
    [pass] Den Durchgang hast du zweimal angegeben.
    [rules] Das Spiel hast du zweimal angegeben.
   *[other] Die Karten { layout-where } hast du zweimal beschrieben.
 }
fault-layout-column = Es gibt keine Spalte { $count }, nur die Spalten 1 bis { $most }.
fault-layout-pass = "{ $text }" ist keine Nummer eines Durchgangs.
fault-layout-hidden = Eine verdeckte Karte { layout-where } liegt auf einer offenen.
fault-layout-seen = Jede Karte { layout-where } wurde gesehen, also muss jede genannt werden.
fault-layout-suit = Die obersten Karten zweier Grundstapel haben dieselbe Farbe.
fault-layout-hand = Die Hand braucht eine Karte und den Platz, von dem sie kommt, zum Beispiel "sieben der Kelche von Spalte 2".
fault-layout-bracket = Eine Klammer { layout-where } hat kein Gegenstück.
fault-layout-few = { $game ->
    [solitario] Es fehlen Karten: Spalten, Ablage und Grundstapel haben { $count }, aber im Spiel liegen dort immer mindestens { $need }.
   *[klondike] Es fehlen Karten: Spalten und Grundstapel haben { $count }, aber im Spiel liegen dort immer mindestens { $need }.
 }
fault-layout-drawn = { $count ->
    [one] Im ersten Durchgang kann der Talon nicht genau eine Karte haben: Er beginnt mit { $most }, und es werden immer { $draw } auf einmal gezogen.
   *[other] Im ersten Durchgang kann der Talon nicht { $count } Karten haben: Er beginnt mit { $most }, und es werden immer { $draw } auf einmal gezogen.
 }
numbered-pile = Spalte { $column }
layout-where = { $place ->
    [pass] im Durchgang
    [stock] im Talon
    [waste] auf der Ablage
    [hand] in der Hand
    [foundations] auf den Grundstapeln
    [rules] im Spiel
   *[column] in { numbered-pile }
 }
ui-own = Dein Tisch
ui-own-what = Gib die Karten einer Partie ein, die du gerade spielst, an einem echten Tisch oder in einem anderen Programm. Danach kannst du nach Hinweisen und Chancen fragen und Züge ausprobieren.
ui-own-game = Spiel
ui-own-paste = Der ganze Tisch, in Kürzeln oder in Worten
ui-own-fill = Ausfüllen
ui-own-example = Spalte 3: vier verdeckt, Herz sieben, Kreuz sechs
ui-own-cards = Übrige Karten
ui-own-hidden = Verdeckt
ui-own-erase = Letzte Karte entfernen
ui-own-play = Diesen Tisch spielen
ui-own-edit = Tisch bearbeiten
ui-own-now = Tisch meiner laufenden Partie übernehmen
ui-own-empty = Tisch leeren
ui-reveal = Karte nennen
ui-reveal-no = Zug zurücknehmen
ui-reveal-name = Name der Karte
ui-reveal-say = Nennen
