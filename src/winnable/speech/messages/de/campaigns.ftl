## Kampagnen

campaign-begun = Kampagne { $id } in { $file }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 } in Abschnitten zu je { $size }.
campaign-resumed = Fortgesetzt: { $count } von { $total } Abschnitten { $count ->
    [one] ist
   *[other] sind
 } fertig.
campaign-damaged = Die Datei mit den Partien { $first } bis { $last } { $kind ->
    [missing] fehlt
   *[damaged] ist beschädigt
 }; diese Partien werden neu berechnet.
campaign-dashboard = Das Dask-Dashboard ist unter { $text } erreichbar.
campaign-retry = Die Partien { $first } bis { $last } werden neu berechnet: { $why }.
campaign-refused = Auf dem Rechner { $text } läuft eine andere Codeversion, { $why }; darum bekommt er keine Partien.
campaign-lost = Der Scheduler { $text } ist nicht erreichbar. Die Kampagne wartet, bis er wieder antwortet.
campaign-waiting = Die Kampagne wartet auf Rechner.
campaign-stopped = Angehalten. Mit demselben Befehl geht es an dieser Stelle weiter.
campaign-progress = { $done } von { $total } Partien
campaign-status = Nach { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } Rechenzeit { $done ->
    [one] ist
   *[other] sind
 } { $done } von { $total } Partien fertig, also { $shards } von { $all } Abschnitten.
campaign-running = Diese Kampagne läuft gerade.
campaign-idle = Diese Kampagne läuft gerade nicht.
campaign-share = Spalte { $what }: { $yes } ja, { $no } nein, { $undecided } ungeklärt.
campaign-interval = In den ersten { $count } Partien beträgt der Anteil { $percent } Prozent. Der wahre Anteil liegt mit 95 Prozent Sicherheit zwischen { $low } und { $high }, auch wenn du noch so oft nachsiehst.
campaign-checks = Nachgespielte Siege: { $replayed }, davon { $verified } vom unabhängigen Prüfprogramm. Nicht gewinnbare Partien, die ein anderes Verfahren noch einmal entschieden hat: { $again }.
campaign-failures = { $count ->
    [one] Ein Versuch ist gescheitert und wurde wiederholt.
   *[other] { $count } Versuche sind gescheitert und wurden wiederholt.
 }

fault-campaign-extra = Kampagnen brauchen weitere Pakete: pip install cryptography distributed pyarrow.
fault-campaign-question = Eine Kampagne braucht eine Datei mit einer Frage oder die Optionen --rules und --numbers.
fault-campaign-none = { $file } enthält keine Kampagne.
fault-campaign-parts = In { $file } haben Teile der Kampagne { $count } von { $most } Partien gemessen, und noch ist nichts zusammengeführt. Das übernimmt "winnable campaign merge".
fault-campaign-busy = Ein anderer Prozess führt die Kampagne in { $file } schon aus.
fault-campaign-other = { $file } enthält die Kampagne { $text }, aber diese Frage ergibt die Kampagne { $why }; gib mit --out einen anderen Ordner an.
fault-campaign-code = Die Frage verlangt den Code { $text }, aber der Code hier ist { $why }.
fault-campaign-address = "{ $text }" ist keine Adresse eines Schedulers wie tls://10.0.0.1:8786.
fault-campaign-scheduler = Unter { $text } antwortet kein Dask-Scheduler: { $why }.
fault-campaign-shard = Die Messung der Partien { $first } bis { $last } ist { $count } Mal gescheitert, also wird die Kampagne angehalten: { $why }.
fault-campaign-wrong = Zwei Verfahren widersprechen sich bei Partie { $number }: { $text }. Die Kampagne wird angehalten; bitte melde das.
fault-campaign-unlike = { $file } lässt sich nicht mit { $text } zusammenführen: { $part ->
    [question] Die Fragen sind verschieden
    [code] Sie wurden mit verschiedenem Code gemessen
   *[shard] Die Abschnitte sind verschieden groß
 }.
fault-campaign-twice = { $file } und { $text } enthalten für dieselben Partien verschiedene Ergebnisse.
fault-campaign-absent = Fehlende Abschnitte: { $count } von { $most }, der erste mit den Partien { $first } bis { $last }{ $part ->
    [shards] .
   *[parts] ; unfertige Teile: { $text }.
 }
fault-question-syntax = Das ist kein gültiges TOML.
fault-question-key = "{ $text }" ist kein Schlüssel einer Frage; die Schlüssel sind { $known }.
fault-question-near-key = "{ $text }" ist kein Schlüssel einer Frage; vielleicht meinst du { $what }.
fault-question-missing = In der Frage fehlt "{ $what }".
fault-question-number = Der Wert von { $what } muss eine ganze Zahl von { $least } bis { $most } sein.
fault-question-text = Der Wert von { $what } muss ein Text in Anführungszeichen sein.
fault-question-measure = "{ $text }" ist keine Messgröße; die Messgrößen sind { $known }.
fault-question-family = Solitario hat keine Messgröße "{ $text }".
fault-question-backwards = Die letzte Partie kommt vor der ersten.
fault-question-code = Der Code muss aus einer Version, einem Leerzeichen und 16 Hexadezimalziffern bestehen.
fault-question-long = Eine Frage hat höchstens { $most } Zeichen.
fault-no-numbers = "{ $text }" ist kein Bereich von Partien wie 1..1000.
fault-no-part = "{ $text }" ist kein Teil wie 1/400 oder 400/400.
