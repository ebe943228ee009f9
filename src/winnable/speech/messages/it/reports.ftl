## Rapporti e controlli delle campagne

report-share = Colonna { $what }: { $percent } per cento di { $count } partite, fra { $low } e { $high } con confidenza del 95 per cento; { $undecided } non decise.
report-written = Il rapporto è in { $file }; accanto ci sono l'elenco dei file e la scheda dei dati.
audit-files = { $count ->
    [one] Un file ha le righe e l'impronta indicate nel registro.
   *[other] { $count } file hanno le righe e le impronte indicate nel registro.
 }
audit-damaged = Mancanti o rovinati: { $text }.
audit-deals = { $count ->
    [one] Una partita è stata misurata di nuovo: stessa riga.
   *[other] { $count } partite sono state misurate di nuovo: stesse righe.
 }
audit-different = Partite con una riga diversa: { $text }.
audit-code = Nessuna partita è stata misurata di nuovo: questa campagna è del codice { $text }, mentre questo è { $why }.
audit-columns = Questa campagna è del codice { $text }, mentre questo è { $why }: sono state confrontate solo queste colonne: { $known }.
audit-false = Non corrispondono alla domanda e alla tabella: { $text }.
audit-writer = { $count ->
    [one] Un file è stato scritto da un'altra versione di pyarrow o di winnable: sono state confrontate le righe, non i byte.
   *[other] { $count } file sono stati scritti da un'altra versione di pyarrow o di winnable: sono state confrontate le righe, non i byte.
 }
audit-root = La radice della tabella è { $text }.
audit-unsure = { $count ->
    [one] Di una partita non si è confrontato nulla: non è decisa nella tabella, o ora.
   *[other] Di { $count } partite non si è confrontato nulla: non sono decise nella tabella, o ora.
 }
audit-proofs = Il verificatore indipendente ha rigiocato vittorie: { $wins }; ha accettato certificati di sconfitte: { $count } su { $total }.
audit-chance = Se l'1 per cento delle righe fosse falso, un campione così ne avrebbe trovata una con una probabilità del { $percent } per cento. Il suo seme è { $text }.
compare-deals = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }: vincibili in entrambe { $both }, solo nella prima { $first }, solo nella seconda { $second }, in nessuna delle due { $neither }; { $undecided } non decise in una delle due.
compare-difference = La prima quota meno la seconda: { $points } punti, fra { $low } e { $high } con confidenza del 95 per cento.
compare-chance = Se le due quote fossero uguali, una differenza così grande avrebbe al massimo probabilità { $once }, oppure { $always } se si guarda in qualunque momento.
compare-different = Partite con esiti diversi: { $text }.

fault-campaign-file = { $file } manca o è rovinato; "winnable campaign run" con la cartella lo misura di nuovo.
fault-campaign-measure = La campagna in { $file } non misura { $text }.
fault-campaign-ledger = La riga { $line } di { $file } non è un evento di questa campagna.
fault-campaign-verdict = La riga { $line } di { $file } non è un numero con un esito: "{ $text }".
fault-campaign-apart = I due non hanno partite in comune.
