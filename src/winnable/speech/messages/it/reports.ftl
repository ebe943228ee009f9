## Rapporti, controlli e pagina delle campagne

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
live-name = Campagna
live-title = Campagna { $id }
live-serve = La campagna si vede su { $what }. Control C la chiude.
live-question = La domanda
live-share = Dopo le prime { $count } partite: { $percent } per cento, fra { $low } e { $high } con confidenza del 95 per cento, in qualunque momento si guardi.
live-plot = { $what }: la quota e il suo intervallo al crescere delle partite
live-table = { $what }: gli ultimi valori del grafico, in percentuale
live-number = { $count }
live-deals = Partite
live-percent = Quota
live-low = Estremo inferiore
live-high = Estremo superiore
live-published = pubblicato
live-checks = Controlli
live-checks-table = Che cosa è stato controllato, e quante volte
live-check = Controllo
live-count = Partite
live-check-replayed = Vittorie rigiocate con le regole compilate
live-check-verified = Vittorie rigiocate dal verificatore indipendente
live-check-bare = Partite non vincibili decise di nuovo senza potature
live-check-other = Partite non vincibili decise di nuovo con meno potature
live-check-unchecked = Partite non vincibili la cui seconda ricerca ha raggiunto il limite
live-check-searched-again = Partite esaminate di nuovo con limiti più alti
live-failures = Tentativi falliti e ripetuti

fault-campaign-file = { $file } manca o è rovinato; "winnable campaign run" con la cartella lo misura di nuovo.
fault-campaign-measure = La campagna in { $file } non misura { $text }.
fault-campaign-verdict = La riga { $line } non è un numero con un esito: "{ $text }".
fault-campaign-apart = I due non hanno partite in comune.
fault-campaign-port = La pagina non può ascoltare su { $text }: { $why }.
