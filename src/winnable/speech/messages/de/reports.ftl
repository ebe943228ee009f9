## Berichte und Prüfungen von Kampagnen

report-share = Spalte { $what }: Ja bei { $percent } Prozent von { $count } Partien, mit 95 Prozent Sicherheit zwischen { $low } und { $high }; { $undecided } ungeklärt.
report-corrected = Spalte { $what }, um das Kartenglück bereinigt: { $percent } Prozent, mit 95 Prozent Sicherheit zwischen { $low } und { $high }.
report-written = Der Bericht steht in { $file }; ein Manifest und ein Datenblatt liegen daneben.
audit-files = { $count ->
    [one] Bei einer Datei stimmen Zeilen und Hashwert mit dem Journal überein.
   *[other] Bei { $count } Dateien stimmen Zeilen und Hashwerte mit dem Journal überein.
 }
audit-damaged = Fehlende oder beschädigte Dateien: { $text }.
audit-deals = { $count ->
    [one] Eine Partie wurde neu berechnet und ergab dieselbe Zeile.
   *[other] { $count } Partien wurden neu berechnet und ergaben dieselben Zeilen.
 }
audit-different = Partien, die eine andere Zeile ergaben: { $text }.
audit-code = Es wurde keine Partie neu berechnet: Diese Kampagne entstand mit der Codeversion { $text }, hier läuft aber { $why }.
audit-columns = Diese Kampagne entstand mit der Codeversion { $text }, hier läuft aber { $why }; darum wurden nur diese Spalten verglichen: { $known }.
audit-false = Dateien, die nicht zu Frage und Tabelle passen: { $text }.
audit-writer = { $count ->
    [one] Eine Datei stammt von einer anderen Version von pyarrow oder winnable: Verglichen wurden ihre Zeilen, nicht ihre Bytes.
   *[other] { $count } Dateien stammen von einer anderen Version von pyarrow oder winnable: Verglichen wurden ihre Zeilen, nicht ihre Bytes.
 }
audit-root = Der Wurzelhash der Ergebnistabelle ist { $text }.
audit-unsure = { $count ->
    [one] Eine Partie wurde nicht verglichen: Sie ist in der Tabelle oder in der neuen Messung ungeklärt.
   *[other] { $count } Partien wurden nicht verglichen: Sie sind in der Tabelle oder in der neuen Messung ungeklärt.
 }
audit-proofs = Das unabhängige Prüfprogramm hat { $wins ->
    [one] einen Sieg
   *[other] { $wins } Siege
 } nachgespielt und bei { $count } von { $total } Niederlagen das Zertifikat bestätigt.
audit-chance = Wäre 1 Prozent der Zeilen falsch, hätte eine solche Stichprobe mit { $percent } Prozent Wahrscheinlichkeit mindestens eine davon gefunden. Der Startwert der Stichprobe ist { $text }.
compare-deals = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }: { $both } in beiden Messungen gewinnbar, { $first } nur in der ersten, { $second } nur in der zweiten, { $neither } in keiner; { $undecided } in mindestens einer ungeklärt.
compare-difference = Differenz der Anteile, erster minus zweiter: { $points } Prozentpunkte, mit 95 Prozent Sicherheit zwischen { $low } und { $high }.
compare-chance = Wären beide Anteile gleich, betrüge die Wahrscheinlichkeit eines so großen Unterschieds höchstens { $once }; wenn du zwischendurch beliebig oft nachsiehst, höchstens { $always }.
compare-different = Partien mit verschiedenen Urteilen: { $text }.

fault-campaign-file = { $file } fehlt oder ist beschädigt. Um die Partien darin neu zu messen, wiederhole den Befehl, der sie gemessen hat.
fault-campaign-published = { $file } ist beschädigt oder nicht die veröffentlichte Datei.
fault-campaign-unfinished = Die Tabelle in { $file } ist unfertig.
fault-campaign-measure = Die Kampagne in { $file } misst { $text } nicht.
fault-campaign-ledger = Zeile { $line } von { $file } ist kein Ereignis dieser Kampagne.
fault-campaign-verdict = Zeile { $line } von { $file } besteht nicht aus einer Nummer und einem Urteil: "{ $text }".
fault-campaign-contrary = Zeile { $line } von { $file } nennt für Partie { $number } ein anderes Urteil als eine frühere Zeile.
fault-campaign-apart = Die beiden Messungen haben keine Partie gemeinsam.
