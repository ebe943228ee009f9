## Fehler einer Eingabe

fault-rules-empty = Die Regeln sind leer; vollständige Regeln sind zum Beispiel "d3" oder "s".
fault-rules-start = Die Regeln beginnen mit "{ $text }"; sie müssen mit "d" und einer Zahl oder mit "s" beginnen.
fault-rules-letter = Zeichen { $at } der Regeln ist "{ $text }"; in Regeln gibt es diesen Buchstaben nicht.
fault-rules-twice = "{ $text }" steht zweimal in den Regeln, das zweite Mal als Zeichen { $at }.
fault-rules-number = Zeichen { $at } der Regeln ist "{ $text }"; { $number ->
    [yes] danach muss eine Zahl stehen
   *[no] danach darf keine Zahl stehen
 }.
fault-rules-range = Die Regeln verlangen { $part ->
    [draw] beim Ziehen { $value } Karten
    [passes] { $value } Durchgänge
    [columns] { $value } Spalten
   *[ranks] { $value } Werte
 }; erlaubt sind 1 bis { $most }.
fault-rules-deal = Nach den Regeln kommen { $table } Karten auf den Tisch, aber das Kartenspiel hat nur { $cards }.
fault-rules-clash = Die Regeln enthalten einen Buchstaben, den { $game ->
    [solitario] Solitario
   *[klondike] Klondike
 } nicht kennt: "{ $what }".
fault-rules-model = Für Spiele mit den Regeln { $rules } lässt sich das nicht berechnen.
fault-deal-empty = Die Partie enthält keine Karten.
fault-deal-card = Als Karte { $at } der Partie ist "{ $text }" angegeben; das ist keine Karte.
fault-deal-foreign = Als Karte { $at } der Partie ist "{ $text }" angegeben; die gibt es in diesem Kartenspiel nicht.
fault-deal-twice = Eine Karte ist zweimal in der Partie, als Karte { $first } und als Karte { $at }: { $card }.
fault-deal-few = Die Partie hat nur { $count } von { $need } Karten. Als erste fehlt: { $card }.
fault-deal-digits = Die Partie hat { $count } Ziffern; eine Partie aus Ziffern hat { $need }.
fault-deal-number = "{ $text }" ist keine Nummer einer Partie. Nummern sind ganze Zahlen von 0 bis 18446744073709551615.
    .brief = Keine Nummer einer Partie.
fault-deal-javasol = Die Nummer hinter javasol muss eine ganze Zahl mit 64 Bit sein; "{ $text }" ist keine.
fault-deal-lonelybot = Hinter lonelybot steht "{ $text }"; mit diesen Regeln ist das kein gültiger Startwert.
fault-deal-program = Die Nummer hinter { $program } muss eine ganze Zahl von { $least } bis { $most } sein; "{ $text }" ist keine.
fault-deal-prefix = Keine Nummer beginnt mit "{ $text }:"; vor einer Nummer kann stehen: { $known }.
fault-deal-format = Das Format { $format } kennt keine italienischen Karten.
fault-deal-json = Die Partie ist kein gültiges JSON: Der Fehler ist in Zeile { $line }, Spalte { $column }.
fault-deal-json-shape = Die JSON-Partie braucht unter "{ $what }" eine Liste von Karten oder von Kartenlisten.
fault-deal-json-piles = Die JSON-Partie braucht { $columns ->
    [one] eine Spalte mit einer Karte
   *[other] { $columns } Spalten mit 1 bis { $columns } Karten
 }.
fault-deal-played = Das ist ein Tisch aus einer laufenden Partie, aber hier wird der Anfang einer Partie gebraucht.
fault-deal-two = Diese Zeilen können die Spalten sein oder die Reihenfolge des Gebens: Schreib vor die Karten ihren Platz, zum Beispiel "col1: 6H" und "stock: 3S".
fault-deal-rules = Die Partie hat { $cards } Karten des { deck-name } Blatts; diese Regeln brauchen { $need } des { other-deck-name }.
fault-deal-day = "{ $text }" ist kein Datum; ein Datum wird so geschrieben: 2026-11-22.
fault-no-game = Diese Partie gibt es hier nicht. Vielleicht wurde sie abgebrochen und eine andere begonnen.
fault-game-busy = Die Partie ist anderswo offen. Schließ sie dort oder beginn eine neue.
fault-request = Die Anfrage ist nicht verständlich. Lade die Seite neu.
fault-link = "{ $what }" ist kein Teil eines Links; möglich sind { $known }.
fault-too-fast = Zu viele Anfragen auf einmal. Bitte warte einen Augenblick.
fault-too-many = Hier sind zu viele Partien offen. Versuch es später noch einmal.
fault-too-long = Die Anfrage ist zu lang.
fault-no-key = Dieser Tisch gehört dem, der winnable gestartet hat. Öffne die Adresse, die winnable im Terminal anzeigt.
fault-no-player = Ruf zuerst die Seite auf und lass im Browser ihr Cookie zu.
fault-no-winnable = Mit diesen Regeln wurde keine gewinnbare Partie gefunden.
fault-foreign = Diese Anfrage kam von einer anderen Website.
fault-no-page = Diese Seite gibt es hier nicht.
fault-port = Der Port "{ $text }" ist keine Zahl von 0 bis 65535.
fault-no-port = Der Server kann { $what } nicht benutzen: { $why }.
fault-no-counts = Die Option --metrics braucht prometheus_client: pip install prometheus_client.
deck-name = { $deck ->
    [italian] italienischen
   *[french] französischen
 }
other-deck-name = { $other ->
    [italian] italienischen
   *[french] französischen
 }
fault-record-undo = In der Partie werden Züge zurückgenommen, was ihre Regeln nicht erlauben.
fault-record-unchecked = Der Prüfer kennt die Regeln "{ $text }" nicht.
fault-board-card = "{ $text }" in Zeile { $line } des Tischs ist keine Karte dieses Spiels.
fault-board-place = "{ $text }" in Zeile { $line } des Tischs steht unter keiner Spalte.
fault-board-saved = { $line ->
    [0] Die gespeicherte Partie von { $program } ist nicht lesbar: Sie ist beschädigt oder kein Klondike.
   *[other] Zeile { $line } der gespeicherten Partie von { $program } ist nicht lesbar: Die Partie ist beschädigt oder kein Klondike.
 }
fault-board-seen = { $count ->
    [one] Eine Karte { fault-place } ist nicht genannt, aber der Spieler hat sie gesehen.
   *[other] { $count } Karten { fault-place } sind nicht genannt, aber der Spieler hat sie gesehen.
 }
fault-position-columns = Die Stellung hat { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
 } und gibt für { $down } an, wie viele Karten verdeckt sind; die Regeln verlangen { $need ->
    [one] eine Spalte
   *[other] { $need } Spalten
 }.
fault-position-foundations = Die Stellung hat { $count } Grundstapel; es müssen 4 sein.
fault-position-height = Der Grundstapel { $text } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; erlaubt sind 0 bis { $most }.
fault-position-down = Verdeckte Karten in { numbered-pile }: { $count } von { $cards }; möglich sind höchstens { $most }.
fault-position-passes = Die Stellung ist in Durchgang { $count }; der erste ist 1 und der letzte { $most }.
fault-position-hand = Die Stellung hat eine Karte in der Hand; bei Klondike gibt es keine Hand.
fault-position-origin = Die Karte in der Hand kommt von Platz { $text }, aber das ist keine Spalte.
fault-position-card = "{ $text }" { fault-place } ist mit diesen Regeln keine Karte.
fault-position-twice = Eine Karte ist zweimal in der Stellung, das zweite Mal { fault-place }: { $card }.
fault-position-missing = { $count ->
    [one] In der Stellung fehlt eine Karte: { $card }.
   *[other] In der Stellung fehlen { $count } Karten, darunter { $card }.
 }
fault-position-unseen = Der Tisch hat { $places ->
    [one] eine verdeckte Karte
   *[other] { $places } verdeckte Karten
 }, aber { $cards ->
    [one] eine Karte ist
   *[other] { $cards } Karten sind
 } nicht genannt: Nenn jede Karte, die zu sehen ist, und zähl die verdeckten noch einmal.
fault-position-face-up = In { numbered-pile } liegt eine unbekannte Karte offen.
fault-position-waste-top = Die oberste Karte der Ablage ist zu sehen, also muss sie genannt werden.
fault-position-run = So können Karten in { numbered-pile } nicht liegen: { $card } auf { $onto }.
fault-place = { $place ->
    [stock] im Talon
    [waste] auf der Ablage
    [hand] in der Hand
    [foundation] auf den Grundstapeln
   *[column] in { numbered-pile }
 }
fault-move-text = "{ $text }" ist kein Zug.
fault-notation-fields = Der Text einer Stellung hat { $need } Felder; dieser hat { $count }.
fault-notation-field = "{ $text }" bei Zeichen { $at } ist keine Angabe für { notation-part }.
fault-notation-card = "{ $text }" bei Zeichen { $at } ist keine Karte dieses Spiels; dort geht es um { notation-part }.
fault-notation-unknown = Die Karte bei Zeichen { $at } ist "??", aber hier muss die Stellung jede Karte nennen; dort geht es um { notation-part }.
fault-notation-seen = Eine Karte bei Zeichen { $at } ist "??"; es geht um { notation-part }, und dort hat der Spieler jede Karte gesehen.
fault-notation-twice = "{ $text }" bei Zeichen { $at } ist schon in der Stellung; dort geht es um { notation-part }.
fault-json-text = Der Text ist kein JSON.
fault-json-field = Das Feld { $what } fehlt oder entspricht nicht dem Schema.
fault-json-within = Das Feld { $what } ist falsch.
fault-json-differs = Das Feld { $what } stimmt nicht mit { $other } überein.
notation-part = { $field ->
    [passes] die Nummer des Durchgangs
    [stock] den Talon
    [waste] die Ablage
    [foundations] die Grundstapel
    [hand] die Hand
   *[columns] die Spalten
 }
fault-record-head = Zeile { $line } lautet nicht "{ $need }", also ist das keine gespeicherte Partie von winnable.
fault-record-field = Zeile { $line } der Partie beginnt mit einem unbekannten Wort: "{ $text }".
fault-record-twice = Zeile { $line } der Partie enthält "{ $what }" zum zweiten Mal.
fault-record-missing = Die Partie hat keine Zeile "{ $what }".
fault-record-scoring = Die Partie hat die Punktezählung "{ $text }"; möglich sind "none", "foundation", "standard", "vegas" und "cumulative".
fault-record-seconds = Die Zeit der Partie muss eine Anzahl von Sekunden sein; "{ $text }" ist keine.
fault-record-assisted = In der Partie steht "assisted { $text }"; gültig ist nur "assisted yes".
fault-record-opening = Der Anfangsstand der Partie muss eine ganze Zahl sein; "{ $text }" ist keine.
fault-record-address = Die Partie gibt als ihre Karten "{ $text }" an, enthält aber andere.
fault-record-bracket = Wort { $at } der Züge ist eine Klammer ohne Gegenstück.
fault-record-here = Wort { $at } der Züge ist ein Stern, der dort nicht stehen darf.
fault-record-move = Zug { $at }, "{ $text }", ist dort nicht erlaubt.
fault-record-branch = Wort { $at } der Züge, "{ $text }", wiederholt einen Zweig.
fault-record-long = Die Partie hat { $size } Zeichen; erlaubt sind höchstens { $most }.
fault-record-moves = Dieser Server nimmt höchstens { $most } Züge in einer Partie an, auch zurückgenommene.
fault-file-read = { $front ->
    [web] Die gespeicherte Partie ist nicht lesbar: { $why }.
   *[line] { $file } ist nicht lesbar: { $why }.
 }
fault-file-write = { $front ->
    [web] Die Partie lässt sich nicht speichern: { $why }.
   *[line] { $file } lässt sich nicht schreiben: { $why }.
 }
fault-file-text = { $file } ist kein Text in UTF-8.
fault-file-damaged = { $front ->
    [web] Gespeicherte Daten waren nicht lesbar und wurden beiseitegelegt.
   *[line] { $file } war nicht lesbar. Die Datei bleibt, wie sie ist.
 }
fault-file-salvaged = { $front ->
    [web] Die gespeicherten Partien waren beschädigt. Die Datei wurde beiseitegelegt; was lesbar war, ist erhalten.
   *[line] Die Datenbank war beschädigt: { $count ->
        [one] Ein Eintrag war lesbar und ist erhalten
       *[other] { $count } Einträge waren lesbar und sind erhalten
     }. Die beschädigte Datei ist { $file }.
 }
fault-no-backup = { $file } ist keine Sicherung von winnable oder ist beschädigt.
fault-restore-full = { $file } hat schon Einträge. Eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen.
fault-file-newer = { $front ->
    [web] Die gespeicherten Partien stammen von einer neueren Version von winnable.
   *[line] { $file } stammt von einer neueren Version von winnable.
 }
fault-database-unreachable = { $front ->
    [web] Die gespeicherten Partien sind gerade nicht erreichbar. Dein letzter Befehl wurde vielleicht nicht ausgeführt. Versuch es bald noch einmal.
   *[line] { $file } ist nicht erreichbar: { $why }.
 }
fault-no-database-driver = PostgreSQL braucht weitere Pakete: pip install greenlet 'psycopg[binary]'.
fault-file-kind = { $front ->
    [web] Eine gespeicherte Datei wurde durch etwas ersetzt, das keine gewöhnliche Datei ist.
   *[line] { $file } ist keine gewöhnliche Datei.
 }
fault-file-name = "{ $file }" ist kein gültiger Dateiname.
fault-file-large = { $file } ist größer als ein Gigabyte und wird nicht gelesen.
fault-stream-large = Die Standardeingabe ist größer als ein Gigabyte und wird nicht gelesen.
fault-stream-read = Die Standardeingabe ist nicht lesbar: { $why }.
fault-stream-line = Die Standardeingabe hat eine Zeile mit mehr als { $most } Zeichen.
fault-stream-write = Die Ausgabe lässt sich nicht schreiben: { $why }.
fault-line-long = Diese Zeile hat { $size } Zeichen; erlaubt sind höchstens { $most }.
fault-search-stopped = Die Suche wurde angehalten.
fault-search-failed = Die Suche ist gescheitert. Bitte versuch es noch einmal.
fault-part-unread = Ein Teil des Spiels konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
fault-too-many-searches = Mehrere deiner Suchen warten noch. Bitte warte, bis eine davon fertig ist.
fault-internal = winnable hat einen Fehler; bitte melde, was in { $file } steht.
fault-usage = Die Befehlszeile ist nicht verständlich; { $what } zeigt, was möglich ist.
fault-no-command = Einen Befehl "{ $text }" gibt es nicht; die Befehle sind { $known }.
fault-near-command = Einen Befehl "{ $text }" gibt es nicht; vielleicht meinst du { $what }.
fault-no-option = Eine Option { $text } gibt es hier nicht; { $what } zeigt die Optionen.
fault-near-option = Eine Option { $text } gibt es hier nicht; vielleicht meinst du { $what }.
fault-unexpected = "{ $text }" ist ein Wort zu viel.
fault-missing = { $what } fehlt.
fault-no-value = Die Option { $what } braucht einen Wert.
fault-no-choice = "{ $text }" ist kein Wert von { $what }; die Werte sind { $known }.
fault-needs-option = Die Option { $what } wirkt nur mit { $known }.
fault-repeated = Die Option { $what } darf nur einmal angegeben werden.
fault-no-desktop = Nur Linux und ähnliche Systeme haben so ein Menü. Um auf diesem System zu spielen, tippe "winnable".
fault-mcp-extra = Agenten brauchen ein weiteres Paket: pip install mcp.
fault-review-open = Die Partie ist noch nicht vorbei, und eine Analyse würde die verdeckten Karten zeigen. { $what } beendet die Partie.
fault-game-reviewed = Mit ihrer Analyse war diese Partie zu Ende; { $what } beginnt eine neue.
fault-public-url = "{ $text }" ist keine Adresse wie https://cards.example.org.
fault-workers-database = Mehrere Arbeitsprozesse brauchen --database: Nur mit PostgreSQL können sie sich die Partien teilen.
fault-network = "{ $text }" ist weder eine Adresse wie 127.0.0.1 noch ein Netz wie 10.0.0.0/8.
fault-metrics = "{ $text }" ist keine Adresse mit Port wie 127.0.0.1:9464.
fault-no-game-saved = Eine gespeicherte Partie "{ $text }" gibt es nicht. "winnable games list" nennt alle.
fault-game-open = Die Partie "{ $text }" ist anderswo offen. Schließ sie zuerst.
fault-nothing-played = Du hast noch keine Partie, die sich analysieren lässt. Gib eine Datei an.
fault-game-file = { $file } enthält eine gespeicherte Partie, aber hier werden nur Karten gebraucht.
fault-game-name = Ein Spiel "{ $text }" gibt es nicht; die Spiele sind { $known }.
fault-scoring-deck = Bei Solitario werden keine Punkte gezählt.
fault-backwards = Die Partien beginnen bei { $first }, enden aber vorher, bei { $last }.
fault-choice-clash = { $one } und { $other } passen nicht zusammen.
fault-no-deal = Es ist keine Partie angegeben: Gib eine Datei, --number oder --deal an.
fault-no-position = Es ist keine Partie angegeben: Gib --number, --deal oder --position an.
fault-other-rules = Der Text enthält schon Regeln, { $text }: Lass { $what } weg.
fault-no-count = Für { $what } wird eine ganze Zahl ab 1 gebraucht; "{ $text }" ist keine.
fault-certificate-file = Das ist kein Zertifikat der Version 1.
fault-certificate-head = Zeile { $line } des Zertifikats ist falsch: "{ $text }".
fault-certificate-win = Das Zertifikat beweist einen Sieg; den prüft man durch Nachspielen seiner Züge.
fault-certificate-limit = Das Zertifikat braucht { $found } Zustände, mehr als die Grenze von { $count }; --states erhöht die Grenze.
fault-certificate-data = Das Zertifikat ist beschädigt: Seine Entscheidungen lassen sich nicht entpacken.
fault-certificate-short = Das Zertifikat ist abgeschnitten: Es endet, bevor der Beweis vollständig ist.
fault-certificate-long = Das Zertifikat geht weiter, nachdem der Beweis vollständig ist.
fault-certificate-choice = Das Zertifikat ist falsch: Entscheidung { $count } ist nicht erlaubt.
fault-certificate-won = Das Zertifikat ist falsch: Seine Menge von Zuständen enthält einen Sieg.
fault-certificate-states = Das Zertifikat ist falsch: Seine Menge hat mehr als die angegebenen { $count } Zustände.
fault-certificate-moves = Das Zertifikat ist falsch: Seine Züge führen nicht zum Sieg.
fault-certificate-rules = Für verlorene Stellungen mit den Regeln { $rules } gibt es keine Zertifikate.
fault-certificate-winnable = Es wurde kein Zertifikat erstellt, weil ein Sieg gefunden wurde.
fault-certificate-many = Es wurde kein Zertifikat erstellt: Es bräuchte mehr als { $count } Zustände; --states erhöht die Grenze.
fault-certificate-undecided = Es wurde kein Zertifikat erstellt, weil der Löser die Stellung nicht entscheiden konnte.
fault-condition = "{ $text }" ist keine Bedingung wie "Stufe schwer" oder "Durchgänge höchstens 2".
fault-condition-name = "{ $text }" ist kein Merkmal von Partien; die Merkmale sind { $known }.
fault-condition-value = "{ $text }" ist keine gültige Bedingung: Die Stufe ist leicht, normal, schwer, knifflig oder verloren; Zurückholen ist nötig oder unnötig; Fallen und Spieler sind Anteile von 0 bis 1 oder Prozentwerte; alles andere sind Zahlen.
fault-condition-twice = Die Bedingung { $text } darf nur einmal angegeben werden.
fault-no-catalogue = Für die Regeln { $rules } gibt es keine eingestuften Partien.
fault-catalogue-unread = Die eingestuften Partien konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
fault-no-level = Keine Partie mit den Regeln { $rules } ist { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[tricky] knifflig
 }.
fault-difficulty = Eine Stufe "{ $text }" gibt es nicht; die Stufen sind { $known }.
fault-no-sample = "{ $text }" ist keine Stichprobe: Gib einen Anteil von 1% bis 100% an.
at-line = Zeile { $line }: { $sentence }
at-file = { $line ->
    [0] { $file }: { $sentence }
   *[other] { $file }, Zeile { $line }: { $sentence }
 }
