## Die Befehlszeile

serve = Der Tisch ist unter { $what } erreichbar. Steuerung C beendet den Server.
serve-already = Der Tisch ist schon unter { $what } erreichbar.
serve-other-port = Port { $what } ist belegt, darum wird ein anderer benutzt.
check-starts = Der Server würde starten.
check-fails = Der Server würde nicht starten.
check-running = winnable läuft schon auf Port { $what }.
check-database = { $is_made ->
    [yes] Die Datenbank ist { $what }.
   *[no] Die Datenbank ist { $what }; der Server legt ihre Tabellen an.
 }
check-plain = Ohne https kann jeder, der im Netz mithört, die Cookies der Spieler lesen: Stell einen TLS-Proxy vor den Server und gib mit --public-url die Adresse des Proxys an.
check-proxy = Ohne --proxy zählen alle Besucher als eine einzige Adresse, darum können nur wenige eine Partie beginnen.
check-descriptors = Nur { $count } Verbindungen können gleichzeitig offen sein: Erhöh die Grenze für offene Dateien.
verified = { $won ->
    [yes] { $file }: Jeder Schritt ist erlaubt; nach { steps-dative } ist die Partie gewonnen.
   *[no] { $file }: Jeder Schritt ist erlaubt; nach { steps-dative } { $out ->
        [one] liegt
       *[other] liegen
     } { $out } von { $total } Karten auf den Grundstapeln.
 }
steps-dative = { $moves ->
    [one] einem Schritt
   *[other] { $moves } Schritten
 }
verify-branches = Geprüfte Zugfolgen: { $lines }.
backup-written = { $count ->
    [one] Eine Partie und alle anderen Daten sind
   *[other] { $count } Partien und alle anderen Daten sind
 } in { $file } gesichert.
backup-restored = { $count ->
    [one] Eine Partie und alle anderen Daten sind
   *[other] { $count } Partien und alle anderen Daten sind
 } in { $file } wiederhergestellt.
doctor-empty = { $file } ist noch nicht vorhanden, kann aber angelegt werden.
doctor-well = { $file } ist in Ordnung und beschreibbar. Darin { $count ->
    [one] ist eine Partie
   *[other] sind { $count } Partien
 } gespeichert.
doctor-unread = { $count ->
    [one] Eine Partie ist nicht lesbar. Sie wird beiseitegelegt, wenn der Spieler sie öffnet
   *[other] { $count } Partien sind nicht lesbar. Sie werden beiseitegelegt, wenn der Spieler sie öffnet
 }.
doctor-damaged = { $file } ist beschädigt: { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
 }. Mit der Option repair bleibt erhalten, was lesbar ist.
doctor-clock = Die Uhr zeigt den { $time }, aber es gab schon Wettbewerbe bis zum { $last }; darum ruhen sie. Wenn die Uhr stimmt, benutz die Option "{ $what }".
stats-none = Noch keine Partie beendet.
stats = { $name }{ $level ->
    [easy], leicht
    [normal], normal
    [hard], schwer
    [tricky], knifflig
   *[random] {""}
 }: { $played } gespielt, { $wins } gewonnen, { $percent } Prozent. Längste Siegesserie: { $streak }, aktuelle: { $current }.
stats-winnable = { $count ->
    [one] Eine der gespielten Partien war nachweislich gewinnbar
   *[other] { $count } der gespielten Partien waren nachweislich gewinnbar
 }; davon gewonnen: { $won }.
stats-assisted = Mit Hilfe oder mit schon bekannten Karten, hier nicht gezählt: { $count } gespielt, { $won } gewonnen.
stats-best = Wenigste Züge bei einem Sieg: { $moves }. Schnellster Sieg: { $minutes ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $minutes } Minuten
 }.
stats-best-score = Höchste Punktzahl: { points }.
score-is = Punkte: { points }.
games-column-saved = gespeichert (UTC)
games-column-state = Status
games-column-name = Partie
games-state = { $state ->
    [open] offen
    [left] abgebrochen
   *[won] gewonnen
 }
games-exported = { $count ->
    [one] Eine Partie in { $file } geschrieben.
   *[other] { $count } Partien in { $file } geschrieben.
 }
games-deleted = { $count ->
    [one] Eine Partie gelöscht.
   *[other] { $count } Partien gelöscht.
 }
stats-damaged = { $count ->
    [one] Eine Zeile der Ergebnisse war nicht lesbar.
   *[other] { $count } Zeilen der Ergebnisse waren nicht lesbar.
 }
solved = { $verdict ->
    [winnable] { solved-name }: gewinnbar, { states } in { $time } ms.
    [unwinnable] { solved-name }: nicht gewinnbar, { states } in { $time } ms.
   *[undecided] { solved-name }: ungeklärt, { states } in { $time } ms; { limit-met }.
 }
solved-shortest = { $outcome ->
    [proven] { solved-name }: Der kürzeste Sieg hat { shortest-moves }. { states } in { $time } s.
    [between] { solved-name }: Der kürzeste bekannte Sieg hat { shortest-moves }, und keiner hat weniger als { $least }; { limit-met }. { states } in { $time } s.
    [no-win] { solved-name }: Kein Sieg ist bekannt, und keiner hat weniger als { $least ->
        [one] einen Zug
       *[other] { $least } Züge
     }. { states } in { $time } s.
   *[unwinnable] { solved-name }: nicht gewinnbar.
 }
shortest-moves = { $count ->
    [cards] { most-moves-accusative }, Umdrehen und Aufdecken nicht gezählt
   *[moves] { most-moves-accusative }
 }
most-moves-accusative = { $most ->
    [one] einen Zug
   *[other] { $most } Züge
 }
solved-name = { $kind ->
    [line] Zeile { $text }
    [table] Der Tisch
    [alone] Die Partie
   *[deal] Partie { $text }
 }
solved-most = { $outcome ->
    [all] { solved-name }: Alle { $most } Karten lassen sich auf die Grundstapel bringen. { states } in { $time } s.
    [proven] { solved-name }: { $most ->
        [0] Keine Karte lässt sich auf die Grundstapel bringen.
        [one] Höchstens eine Karte lässt sich auf die Grundstapel bringen.
       *[other] Höchstens { $most } Karten lassen sich auf die Grundstapel bringen.
     } { states } in { $time } s.
   *[between] { solved-name }: Zwischen { $least } und { $most } Karten lassen sich auf die Grundstapel bringen; { limit-met }. { states } in { $time } s.
 }
solved-money = { $money ->
    [one] Nach der Vegas-Zählung ist das { $money } Dollar wert.
   *[other] Nach der Vegas-Zählung ist das { $money } Dollar wert.
 }
solved-fair = Ein starker Spieler, der nur die offenen Karten sieht, käme auf { $fair } Dollar.
solved-passes = { $outcome ->
    [proven] { solved-name }: Ein Sieg braucht { $most ->
        [one] einen Durchgang
       *[other] { $most } Durchgänge
     }. { states } in { $time } s.
    [between] { solved-name }: Ein Sieg mit { $most } Durchgängen ist bekannt, mindestens { $least } sind nötig; { limit-met }. { states } in { $time } s.
    [no-win] { solved-name }: Kein Sieg ist bekannt, auch nicht mit beliebig vielen Durchgängen; { limit-met }. { states } in { $time } s.
   *[unwinnable] { solved-name }: auch mit beliebig vielen Durchgängen nicht gewinnbar.
 }
limit-met = { $limit ->
    [nodes] die Höchstzahl der Zustände ist erreicht
    [memory] die Speichergrenze ist erreicht
    [unseen] es hängt von den unbekannten Karten ab
   *[stopped] die Suche wurde angehalten
 }
states = { $nodes ->
    [one] { $nodes } Zustand
   *[other] { $nodes } Zustände
 }
solved-all = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }: { $winnable } gewinnbar, { $unwinnable } nicht gewinnbar, { $undecided } ungeklärt.
solved-cpu = Rechenzeit pro Partie: Mittel { $mean } ms, Median { $median } ms, 99 Prozent in höchstens { $p99 } ms, Maximum { $worst } ms; insgesamt { $total } s.
solving = Die Partien werden gelöst.
certified-loss = { $file }: Die Stellung ist nicht zu gewinnen. Der Beweis hat { states } und ist { $count } Byte groß.
certified-win = { $file }: Die Stellung ist zu gewinnen. Der Beweis hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
 }.
certificate-right = { $file }: { $kind ->
    [win] { $nodes ->
        [one] richtig; { $text } ist in einem Zug zu gewinnen.
       *[other] richtig; { $text } ist in { $nodes } Zügen zu gewinnen.
     }
   *[loss] richtig; der Beweis hat { states } und zeigt, dass { $text } nicht zu gewinnen ist.
 }
shown-columns = { $game ->
    [solitario] Tisch:
   *[klondike] Spalten, die oberste Karte zuletzt:
 }
shown-stock = Talon, die nächste Karte zuerst:
found-none = Keine eingestufte Partie erfüllt die Bedingungen.
found = { $number }, { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[tricky] knifflig
 }: Wer sorgfältig spielt, gewinnt in { $careful } Prozent der Fälle{ $game ->
    [solitario] .
   *[klondike] . { found-passes }{ $returns ->
        [needed] , Zurückholen nötig.
       *[free] .
     }
 }
    .brief = { $number }: { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[tricky] knifflig
 }, { $careful } Prozent.
found-lost = { $number }: nicht zu gewinnen.
found-passes = { $passes ->
    [0] Durchgänge unbekannt
    [1] Ein Durchgang
    [4] Mehr als 3 Durchgänge
   *[other] { $passes } Durchgänge
 }
found-count = { $more ->
    [yes] Das sind die ersten { $count } passenden Partien.
   *[no] { $count ->
        [one] Eine Partie erfüllt die Bedingungen.
       *[other] { $count } Partien erfüllen die Bedingungen.
     }
 }
found-rest = { $more ->
    [yes] Die erste spielst du mit dem Befehl "nummer { $number }", andere hörst du mit dem Befehl "weiter".
   *[no] Die erste spielst du mit dem Befehl "nummer { $number }".
 }
    .brief = Für die erste: "nummer { $number }".
checking = Die Partien werden noch einmal geprüft.
checked = Regeln { $rules }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 } geprüft, { $winnable } gewinnbar, { $unwinnable } nicht gewinnbar, { $undecided } ungeklärt.
checked-wrong = Partien, deren Ergebnis vom Katalog abweicht: { $numbers }.
desktop-kind = Klondike-Patience
desktop-comment = Klondike im Browser spielen: jede Partie gelöst, jeder Fehler erklärt
desktop-words = patience;solitär;klondike;karten;
desktop-installed = winnable ist jetzt im Menü: { $file }.
desktop-removed = winnable ist nicht mehr im Menü.
