## Ranglistenpartien und ihre Tafel

bar-ranked = Rangliste, { date }
ranked-game = Ranglistenpartie vom { date }: Die Uhr läuft, bis du gewinnst.
ranked-left = { $how ->
    [race] Deine Uhr im Rennen läuft weiter.
   *[day] Die Uhr deiner Ranglistenpartie läuft weiter. Du findest die Partie unter Ranglistenpartie.
 }
ranked-won = { $how ->
    [first] Rangliste: gewonnen in { $time }, Platz { $place } von { $won }.
    [again] Rangliste: gewonnen in { $time }, aber dein früherer Versuch zählt.
   *[late] Der Wettbewerb ist vorbei; dieser Sieg zählt nicht.
 }
board-title = { $name }, { date }
board-counts = { $begun ->
    [0] Noch hat niemand begonnen.
    [one] Ein Spieler hat begonnen{ board-winners }.
   *[other] { $begun } Spieler haben begonnen{ board-winners }.
 }
board-winners = { $won ->
    [0] , noch hat keiner gewonnen
    [one] , einer hat gewonnen
   *[other] , { $won } haben gewonnen
 }
board-own = Dein Platz: { $place } von { $won }. Deine Zeit: { $time }.
board-own-playing = Du spielst noch; die Uhr läuft, bis du gewinnst.
board-own-left = Du hast aufgegeben.
board-you = Du
board-nobody = Spieler { $seat }
board-again = { $name }, Versuch { $number }
board-place = Platz
board-player = Spieler
board-time = Zeit
board-moves = Züge
board-score = Punkte
board-undone = Rücknahmen
board-helped = Hinweise
board-proof-hash = SHA-256-Fingerabdruck des Geheimnisses dieses Tages: { $what }.
board-proof-secret = Das Geheimnis dieses Tages: { $what }.
board-proof-later = Das Geheimnis wird am { date } um 1:00 Uhr UTC veröffentlicht.
board-proof-next = Fingerabdruck für den { date }: { $what }.
ui-ranked = Ranglistenpartie
ui-ranked-what = Alle bekommen dieselbe Partie; sie ist nachweislich zu gewinnen. Die Uhr des Servers startet, sobald du die Karten zum ersten Mal siehst, und läuft, bis du gewinnst. Nur dein erster Versuch zählt. Ein Tag beginnt und endet um Mitternacht UTC.
ui-ranked-game = Spiel
ui-ranked-play = Spielen
ui-ranked-continue = Weiterspielen
ui-ranked-again = Noch einmal spielen
ui-ranked-give-up = Aufgeben und noch einmal spielen
ui-ranked-none = Noch hat niemand gewonnen.
ui-ranked-proof = Partie prüfen
ui-ranked-link = Daten zum Prüfen der Partien
ui-ranked-back = Voriger Tag
ui-ranked-forward = Nächster Tag
ui-ranked-first = Erste Seite
ui-ranked-less = Vorige Seite
ui-ranked-more = Nächste Seite
fault-ranked-no-contest = Für "{ $text }" gibt es hier keine Ranglistenpartie.
fault-ranked-over = Der Wettbewerb "{ $text }" ist vorbei; ein neuer Versuch ist nicht möglich.
fault-ranked-clock = Die Uhr des Servers geht vielleicht falsch. Ranglistenpartien ruhen, bis der Betreiber die Uhr geprüft hat.
fault-ranked-secret = Die Karten von "{ $text }" sind geheim, bis die Zeit für alle abgelaufen ist.
fault-ranked-file = Das ist keine Datei eines veröffentlichten Tages: "{ $what }" fehlt oder ist falsch.
verified-deal = { $what }: { $found ->
    [right] Die Partie folgt aus dem Geheimnis und ist zu gewinnen.
    [not-first] Die Partie folgt aus dem Geheimnis und ist zu gewinnen; diese Version des Lösers hätte eine frühere gewählt.
   *[wrong] Die Partie folgt nicht aus dem Geheimnis, oder es ist nicht bewiesen, dass sie zu gewinnen ist.
 }
verified-missing = { $what }: Die Datei enthält keine Partie dieses Spiels.
verified-nothing = Es wurde keine Partie geprüft: Die Dateien enthalten keine. Ein Server veröffentlicht jede Partie, die auf ihm gespielt wurde.
verified-day = { $what }: Das Geheimnis passt { $is_right ->
    [yes] zum
   *[no] nicht zum
 } Fingerabdruck in der Datei, { $commitment }.
verified-chain = { $what }: Das Geheimnis führt { $is_right ->
    [yes] zu dem
   *[no] nicht zu dem
 } des früheren Tages.
verified-season = { $what }: Die Saison beginnt am { $first }; darum sagt das Geheimnis nichts über den früheren Tag aus. Prüf jede Saison für sich.
verified-noted = { $is_right ->
    [yes] { $what }: Das Geheimnis passt zum Fingerabdruck, den du notiert hast.
   *[no] Kein Geheimnis passt zum Fingerabdruck, den du notiert hast, { $commitment }.
 }
verified-alone = Hier wird nicht geprüft, ob der Fingerabdruck schon vor diesem Tag veröffentlicht war. Vergleich ihn mit dem, den du notiert hast, oder gib deinen mit { $what } an.
fault-no-commitment = Ein Fingerabdruck hat 64 Hexadezimalziffern; "{ $text }" ist keiner.
