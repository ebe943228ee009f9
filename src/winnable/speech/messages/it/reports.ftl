## Rapporti e controlli delle campagne

report-share = Colonna { $what }: { $percent } per cento di sì su { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }, fra { $low } e { $high } con confidenza del 95 per cento; non decise { $undecided }.
report-corrected = Colonna { $what } al netto della fortuna delle carte: { $percent } per cento di sì, fra { $low } e { $high } con confidenza del 95 per cento.
report-written = Il rapporto è in { $file }; accanto ci sono l'elenco dei file e la scheda dei dati.
audit-files = { $count ->
    [one] Per un file, le righe e l'impronta corrispondono al registro.
   *[other] Per { $count } file, le righe e l'impronta corrispondono al registro.
 }
audit-damaged = File mancanti o danneggiati: { $text }.
audit-deals = { $count ->
    [one] Una partita è stata misurata di nuovo: la riga è la stessa.
   *[other] { $count } partite sono state misurate di nuovo: le righe sono le stesse.
 }
audit-different = Partite che ora danno una riga diversa: { $text }.
audit-code = Nessuna partita è stata misurata di nuovo: questa campagna è stata fatta con la versione { $text } del codice, ma qui c'è la { $why }.
audit-columns = Questa campagna è stata fatta con la versione { $text } del codice, ma qui c'è la { $why }, perciò sono state confrontate solo queste colonne: { $known }.
audit-false = File che non corrispondono alla domanda e alla tabella: { $text }.
audit-writer = { $count ->
    [one] Un file è stato scritto da un'altra versione di pyarrow o di winnable: sono state confrontate le righe, non i byte.
   *[other] { $count } file sono stati scritti da un'altra versione di pyarrow o di winnable: sono state confrontate le righe, non i byte.
 }
audit-root = L'impronta radice della tabella dei risultati è { $text }.
audit-unsure = { $count ->
    [one] Una partita non è stata confrontata: il suo esito non è deciso nella tabella o nella nuova misurazione.
   *[other] { $count } partite non sono state confrontate: il loro esito non è deciso nella tabella o nella nuova misurazione.
 }
audit-proofs = Verificatore indipendente: vittorie rigiocate { $wins }, certificati di sconfitta accettati { $count } su { $total }.
audit-chance = Se l'1 per cento delle righe fosse errato, un campione come questo avrebbe { $percent } probabilità su 100 di contenerne almeno una. Il seme casuale del campione è { $text }.
compare-deals = { $count ->
    [one] Una partita
   *[other] { $count } partite
 } in comune. Vincibili per entrambe le fonti: { $both }; solo per la prima: { $first }; solo per la seconda: { $second }; per nessuna delle due: { $neither }. Non decise per almeno una delle due: { $undecided }.
compare-difference = Differenza in punti percentuali tra le quote di partite vincibili, prima fonte meno seconda: { $points }, fra { $low } e { $high } con confidenza del 95 per cento.
compare-chance = Se le due quote fossero uguali, una differenza così grande avrebbe una probabilità non superiore a { $once }, o a { $always } se i risultati si guardano più volte.
compare-different = Partite con esiti diversi: { $text }.

fault-campaign-file = { $file } manca o è danneggiato; per misurare di nuovo le sue partite, ripeti il comando che le ha misurate.
fault-campaign-published = { $file } è danneggiato, o non è il file che è stato pubblicato.
fault-campaign-unfinished = La tabella in { $file } non è completa.
fault-campaign-measure = La campagna in { $file } non misura { $text }.
fault-campaign-ledger = La riga { $line } di { $file } non è un evento di questa campagna.
fault-campaign-verdict = La riga { $line } di { $file } non contiene un numero e un esito: "{ $text }".
fault-campaign-contrary = La riga { $line } di { $file } dà per la partita { $number } un esito diverso da una riga precedente.
fault-campaign-apart = Le due fonti non hanno partite in comune.
