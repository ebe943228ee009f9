## Einstellungen, neue Partien

level-brief = Kurze Meldungen.
level-normal = Normale Meldungen.
level-full = Ausführliche Meldungen.
memory = { $on ->
    [yes] Merkhilfe an: Der Befehl "wo" findet auch Karten, die du früher gesehen hast.
   *[no] Merkhilfe aus.
 }
    .brief = { $on ->
    [yes] Merkhilfe an.
   *[no] Merkhilfe aus.
 }
figures = { $on ->
    [yes] Bildkarten heißen Bube, Ritter und König.
   *[no] Bildkarten heißen 8, 9 und 10.
 }
endings = { $on ->
    [yes] Ausgang an: Du erfährst es, wenn eine Partie sicher gewonnen oder verloren ist.
   *[no] Ausgang aus: Du erfährst es nicht, wenn eine Partie verloren ist.
 }
level-deals = { $level ->
    [easy] Neue Partien sind leicht; alle sind zu gewinnen.
    [normal] Neue Partien sind normal; alle sind zu gewinnen.
    [hard] Neue Partien sind schwer; alle sind zu gewinnen.
    [tricky] Neue Partien sind knifflig; alle sind zu gewinnen, aber nur mit Voraussicht. Wer spielt, was gerade passt, verliert.
   *[random] Neue Partien sind zufällig; nicht alle sind zu gewinnen.
 }
level-unknown = "{ $text }" ist keine Stufe; die Stufen sind { $known }.
levels = Hier gibt es die Stufen { $known }.
    .brief = { $known }.
figures-french = Bildkarten haben in diesem Spiel immer Namen.
    .brief = Bildkarten haben hier Namen.
plain-on = Schlichte Ausgabe: eine Zeile je Ereignis. Der Befehl "schlicht aus" beendet sie.
    .brief = Schlichte Ausgabe: Ende mit "schlicht aus".
plain-off = Ab dem nächsten Start ist die schlichte Ausgabe aus, sofern das Terminal einen Tisch zeichnen kann.
    .brief = Beim nächsten Start nicht mehr schlicht.
plain-kept = Die schlichte Ausgabe bleibt an, auch nach dem nächsten Start.
    .brief = Schlichte Ausgabe bleibt an.
offer-harder = Der nächste Schritt: { $title }. Mit dem Befehl "mach" geht es los.
offer-easier = Eine leichtere Partie: { $title }. Mit dem Befehl "mach" startest du sie.
offer-tutorial = Vielleicht hilft dir die Einführung. Mit dem Befehl "mach" startest du sie.
kept = Die Partie geht weiter.
nothing-asked = Gerade gibt es keine offene Frage.
number-which = Die Nummer einer Partie ist eine ganze Zahl von 0 bis 18446744073709551615. Tippe zum Beispiel "nummer 4217".
    .brief = Welche Nummer?
games-how = Um eines davon zu spielen, tippe "spiel" und seinen Namen, zum Beispiel "spiel ein durchgang".
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. Zum Spielen tippe "{ $what }".
        [export] { game-named }. Diese Karten haben keine Nummer. Um die Partie in eine Datei zu schreiben, tippe "{ $what }".
       *[none] { game-named }.
     }
 }
left = Die vorige Partie gilt als abgebrochen.
unknown = "{ $text }" kenne ich nicht. Für Hilfe tippe ein Fragezeichen.
    .brief = Unbekannt: "{ $text }".
unknown-near = "{ $text }" kenne ich nicht. Meinst du "{ $near }"? Für Hilfe tippe ein Fragezeichen.
    .brief = Unbekannt: "{ $text }". { $near }?
not-here = "{ $text }" gibt es in diesem Spiel nicht.
    .brief = Kein "{ $text }" hier.
incomplete = "{ $text }" ist unvollständig. Für Hilfe tippe ein Fragezeichen.
    .brief = "{ $text }" ist unvollständig.
on-or-off = "{ $text }" geht nicht: Das letzte Wort muss "an" oder "aus" sein.
busy = Deine Partie ist anderswo offen, darum beginnt hier eine neue.
interpreted = Die Suche ist auf diesem Computer nicht kompiliert und darum langsam: Hinweise, Chancen und Analysen sind weniger gründlich, und Analysen suchen nicht nach dem kürzesten Sieg. Installier einen Compiler, unter Debian zum Beispiel "gcc" und "python3-dev", und { $where ->
    [tree] führ "scripts/setup" noch einmal aus.
   *[other] installier winnable noch einmal.
    }
    .brief = Langsame Suche: "gcc" fehlt.
searched = { $percent } Prozent fertig.

## Hilfe

help-klondike-1 = k: ziehen. 3: Spalte 3 vorlesen. 3 5: die beste Folge von Spalte 3 auf Spalte 5 legen. 3 5 2: zwei Karten legen.
help-klondike-2 = 3 g: eine Karte von Spalte 3 auf den Grundstapel legen. a 5, a g: eine Karte von der Ablage legen.
help-returns = g Herz 5: eine Karte vom Grundstapel Herz zurück auf Spalte 5 legen.
help-klondike-3 = o: Tisch. a: Ablage. t: Talon. g: Grundstapel. wo Herz 7: eine Karte finden.
help-turn = wende 4: die Karte auf Spalte 4 aufdecken.
help-solitario-1 = k: in die Hand ziehen. nimm 2: die Karte von Spalte 2 nehmen. nimm a: die oberste Karte der Ablage nehmen. auf 4: auf Spalte 4 legen.
help-solitario-2 = 2 4: von Spalte 2 nehmen und auf Spalte 4 legen. 2 g, a g, auf g: auf den Grundstapel legen. x: ablegen. zurücklegen: die Karte wieder an ihren Platz legen.
help-solitario-3 = auf den Talon: eine gezogene Karte dorthin zurücklegen, wie Steuerung P. o: Tisch. a: Ablage. t: Talon. g: Grundstapel. c: Hand.
help-klondike-4 = Pik Dame auf 5: eine Karte mit ihrem Namen legen.
help-solitario-4 = 7 der Münzen auf 5: eine Karte mit ihrem Namen legen. bildkarten an: Bube, Ritter, König.
help-deals = { $once ->
    [yes] partien stufe schwer: eingestufte Partien dieser Art. weiter: andere.
   *[no] partien stufe schwer durchgänge höchstens 2: eingestufte Partien dieser Art. weiter: andere.
 }
help-find = wo 7 der Münzen: eine Karte finden.
help-overview = { $undo ->
    [yes] { help-first } m: mögliche Züge. h: ein Hinweis. u: zurück. regeln: wie man spielt. einführung: durch Spielen lernen. neu: neue Partie.
   *[no] { help-first } m: mögliche Züge. h: ein Hinweis. regeln: wie man spielt. einführung: durch Spielen lernen. neu: neue Partie.
 }
help-first = { $game ->
    [solitario] k: ziehen. 2 4: die Karte von Spalte 2 auf Spalte 4 legen. o: der Tisch.
   *[klondike] k: ziehen. 3 5: Karten von Spalte 3 auf Spalte 5 legen. o: der Tisch.
 }
help-topics = hilfe züge, hilfe tisch, hilfe hinweise, hilfe zurück, hilfe meldungen, hilfe partien: mehr dazu. hilfe alles: alles.
help-hints-1 = m: mögliche Züge; eine Zahl spielt einen davon. h: ein Hinweis. warum: der Grund dafür. mach: den Zug spielen.
help-hints-2 = orakel: der Zug des Lösers. wahrheit: ob die Partie zu gewinnen ist. chance: deine Gewinnchance. vergleich: die Chance nach jedem Zug. analyse: die Analyse der Partie. neuer versuch: zurück dahin, wo die Partie noch zu gewinnen war. fehler: ab einem Fehler noch einmal spielen.
help-undo = u: einen Zug zurück. u 3: drei Züge zurück. vor: einen zurückgenommenen Zug wiederholen.
help-restart = von vorn: noch einmal dieselben Karten.
help-messages-1 = punkt: die letzte Meldung noch einmal. komma: die davor. log 5: die letzten fünf. kurz, normal, ausführlich: Länge der Meldungen.
help-messages-2 = sprache italienisch: die Sprache wechseln. merkhilfe an: auch früher gesehene Karten finden. ausgang aus: nie sagen, dass eine Partie entschieden ist.
help-info = i: Stufe, Nummer, Punkte und Zeit. regeln: die Spielregeln. statistik: deine Statistik.
help-games = { $graded ->
    [yes] neu: eine neue Partie. nummer 123: die Partie mit dieser Nummer. spiel: die anderen Spiele. spiel ein durchgang: dieses Spiel spielen. stufe schwer: ab jetzt schwere Partien. mein tisch: ein eigener Tisch. speichern: die Partie speichern. teilen: wie andere sie spielen können. ende: aufhören.
   *[no] neu: eine neue Partie. nummer 123: die Partie mit dieser Nummer. spiel: die anderen Spiele. spiel ein durchgang: dieses Spiel spielen. mein tisch: ein eigener Tisch. speichern: die Partie speichern. teilen: wie andere sie spielen können. ende: aufhören.
 }
