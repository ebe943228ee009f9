## Die Arena für Bots

arena-playing = Es wird gespielt
arena-lost = Partie { $count } zählt als verloren: { $sentence }
arena-result = Ergebnis von { $text }, { $rules }, Auswahl { $split }: { $won } von { $count ->
    [one] einer Partie
   *[other] { $count } Partien
 } gewonnen.
arena-interval = { $percent } Prozent, mit 95 Prozent Sicherheit zwischen { $low } und { $high }; wenn du zwischendurch beliebig oft nachsiehst, zwischen { $least } und { $most }.
arena-ends = Nicht gewonnen: { $resigned } aufgegeben, { $stuck } ohne erlaubten Zug, { $long } zu lang, { $faults } durch Fehler des Bots verloren.
arena-cards = Im Mittel liegen am Ende { $mean } Karten auf den Grundstapeln, mit 95 Prozent Sicherheit zwischen { $low } und { $high }.
arena-cpu = Im Mittel braucht eine Partie { $seconds } Sekunden Rechenzeit und { $moves } Züge.
arena-skipped = Übersprungene Partien: { $no } nicht gewinnbar, { $undecided } ungeklärt.
fault-bot-empty = Der Befehl des Bots ist leer.
fault-bot-quotes = Der Befehl des Bots enthält ein Anführungszeichen ohne Gegenstück oder endet mit einem Backslash: "{ $text }".
fault-bot-start = Der Bot "{ $text }" startet nicht: { $why }.
fault-bot-ended = Der Bot hat sich mit dem Exit-Code { $count } beendet.
fault-bot-silent = Der Bot hat nicht innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } geantwortet.
fault-bot-cpu = Der Bot hat mehr als { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } Rechenzeit verbraucht.
fault-bot-rubbish = Der Bot hat etwas geschrieben, das keine Antwort ist: "{ $text }".
fault-bot-illegal = Der Zug "{ $text }" des Bots ist nicht erlaubt; erlaubt sind { $why }.
fault-bot-hello = Der Bot muss auf die erste Nachricht mit seinem Namen antworten, schrieb aber "{ $text }".
fault-bot-protocol = Der Bot spricht Version { $count } des Protokolls; diese Arena spricht Version { $need }.
fault-arena-no-deals = Von { $count } Partien in Folge mit den Regeln { $rules } ist keine nachweislich gewinnbar.
fault-arena-other = { $other ->
    [none] { $file } enthält keine Ergebnisse von { $text }
   *[other] { $file } enthält Ergebnisse von { $other }, nicht von { $text }
 }; gib mit --out eine andere Datei an.
fault-arena-line = Zeile { $line } von { $file } ist keine Partie, oder ihr Ergebnis ist falsch: "{ $text }".
fault-no-message = Das ist keine Nachricht der Arena: { $text }.
