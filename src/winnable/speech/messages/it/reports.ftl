## Rapporti e controlli delle campagne

report-share = Colonna { $what }: { $percent } per cento di { $count } partite, fra { $low } e { $high } con confidenza del 95 per cento; { $undecided } non decise.
report-written = Il rapporto è in { $file }; accanto ci sono l'elenco dei file e la scheda dei dati.
audit-files = { $count ->
    [one] Un file corrisponde al registro.
   *[other] { $count } file corrispondono al registro.
 }
audit-damaged = Mancanti o rovinati: { $text }.
audit-deals = { $count ->
    [one] Una partita è stata misurata di nuovo: stessa riga.
   *[other] { $count } partite sono state misurate di nuovo: stesse righe.
 }
audit-different = Partite con una riga diversa: { $text }.
audit-code = Nessuna partita è stata misurata di nuovo: questa campagna è del codice { $text }, mentre questo è { $why }.
audit-columns = Questa campagna è del codice { $text }, mentre questo è { $why }: sono state confrontate solo queste colonne: { $known }.
compare-deals = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }: vincibili in entrambe { $both }, solo nella prima { $first }, solo nella seconda { $second }, in nessuna delle due { $neither }; { $undecided } non decise in una delle due.
compare-difference = La prima quota meno la seconda: { $points } punti, fra { $low } e { $high } con confidenza del 95 per cento.
compare-chance = Se le due quote fossero uguali, una differenza così grande avrebbe al massimo probabilità { $once }, oppure { $always } se si guarda in qualunque momento.
compare-different = Partite con esiti diversi: { $text }.

fault-campaign-file = { $file } manca o è rovinato; "winnable campaign run" con la cartella lo misura di nuovo.
fault-campaign-measure = La campagna in { $file } non misura { $text }.
fault-campaign-verdict = La riga { $line } non è un numero con un esito: "{ $text }".
fault-campaign-apart = I due non hanno partite in comune.
