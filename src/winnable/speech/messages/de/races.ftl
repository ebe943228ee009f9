## Rennen

race-title = Rennen, { $name }
race-lobby = Rennen, { $name }: Warten auf Spieler. Mit dem Link lädst du andere ein; das Rennen beginnt, wenn alle bereit sind.
race-countdown = Alle sind bereit. Das Rennen beginnt in 5 Sekunden.
race-running = Das Rennen hat begonnen.
race-over = Das Rennen ist vorbei.
race-joined = { $name } ist dabei; jetzt { $count ->
    [one] ist es ein Spieler
   *[other] sind es { $count } Spieler
 }.
race-ready = { $name } ist bereit.
race-left = { $name } hat das Rennen verlassen.
race-back = { $name } ist zurück.
race-stand = { $state ->
    [joined] { $name }: noch nicht bereit.
    [ready] { $name }: bereit.
    [won] { $name }: gewonnen in { $time }, Platz { $place }.
    [left] { $name } hat das Rennen verlassen, mit { $cards } von { $total } Karten auf den Grundstapeln.
   *[playing] { $name }: { $cards } von { $total } Karten auf den Grundstapeln.
 }
race-proof-hash = SHA-256-Fingerabdruck des Geheimnisses dieses Rennens: { $what }.
race-proof-secret = Das Geheimnis dieses Rennens: { $what }.
ui-race = Rennen
ui-race-what = Zwei bis acht Spieler bekommen gleichzeitig dieselbe Partie. Alle sehen, wie viele Karten die anderen auf den Grundstapeln haben, aber nie, welche.
ui-race-make = Rennen erstellen
ui-race-link = Link für die anderen
ui-race-copy = Link kopieren
ui-race-ready = Ich bin bereit
ui-race-waiting = Warten auf die anderen.
ui-race-go = Zur Partie
ui-race-leave = Rennen verlassen
ui-race-stand = Stand
ui-race-lost = Die Verbindung zum Rennen ist unterbrochen.
fault-race-alone = Ein Rennen braucht einen Server, den andere erreichen können: winnable serve --host 0.0.0.0.
fault-race-full = Das Rennen ist voll: Es hat { $most } Spieler.
fault-race-banned = Du kannst nicht mitspielen: Der Betreiber dieses Servers hat dich von Rennen ausgeschlossen.
fault-race-begun = Das Rennen hat schon begonnen; du kannst nicht mehr mitmachen.
fault-race-gone = Dieses Rennen gibt es nicht.
fault-race-not-begun = Das Rennen hat noch nicht begonnen.
bar-race = Rennen
race-game = Rennen: Die Uhr läuft, bis du gewinnst.
race-lost = Die Verbindung zu { $what } ist unterbrochen.
race-rubbish = { $what } scheint kein Server von winnable zu sein.
race-typed = Tippe "bereit", um zu beginnen, tippe "stand", um den Stand zu hören, oder tippe "ende", um das Rennen zu verlassen. Während des Rennens tippst du deine Züge wie in jeder anderen Partie.
race-word-ready = bereit
race-word-stand = stand
race-word-leave = ende
fault-race-link = "{ $text }" ist kein Link zu einem Rennen; so ein Link endet mit /race/ und dem Namen des Rennens.
