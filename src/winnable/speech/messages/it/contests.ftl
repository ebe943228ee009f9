## Le partite in classifica e la loro graduatoria

bar-ranked = In classifica, { date }
ranked-game = Partita in classifica { date-of }: il tempo scorre finché non vinci.
ranked-left = { $how ->
    [race] Nella gara il tuo tempo continua a scorrere.
   *[day] Il tempo della tua partita continua a scorrere. La ritrovi alla voce Partita in classifica.
 }
ranked-won = { $how ->
    [first] Partita in classifica vinta in { $time }. La tua posizione: { $place } su { $won }.
    [again] Partita in classifica vinta in { $time }, ma vale solo il primo tentativo.
   *[late] Il termine è scaduto: questa vittoria non conta.
 }
board-title = { $name }, { date }
board-counts = { $begun ->
    [0] Nessuno ha ancora cominciato.
    [one] { $begun } giocatore ha cominciato; vittorie: { $won }.
   *[other] { $begun } giocatori hanno cominciato; vittorie: { $won }.
 }
board-own = La tua posizione: { $place } su { $won }. Il tuo tempo: { $time }.
board-own-playing = La tua partita è in corso: il tempo scorre finché non vinci.
board-own-left = Hai abbandonato.
board-you = Tu
board-nobody = Giocatore { $seat }
board-again = { $name }, tentativo { $number }
board-place = Posizione
board-player = Giocatore
board-time = Tempo
board-moves = Mosse
board-score = Punti
board-undone = Annullate
board-helped = Consigli
board-proof-hash = Impronta SHA-256 del segreto di questo giorno: { $what }.
board-proof-secret = Il segreto di questo giorno: { $what }.
board-proof-later = Il segreto sarà pubblicato { date-on } all'1:00 UTC.
board-proof-next = Impronta per { date-on }: { $what }.
ui-ranked = Partita in classifica
ui-ranked-what = Tutti giocano la stessa partita, ed è dimostrato che si può vincere. Il server conta il tempo da quando vedi le carte fino alla vittoria. Vale solo il primo tentativo. Il giorno comincia e finisce a mezzanotte UTC.
ui-ranked-game = Gioco
ui-ranked-play = Gioca
ui-ranked-continue = Continua
ui-ranked-again = Gioca ancora
ui-ranked-give-up = Abbandona e gioca ancora
ui-ranked-none = Nessuno ha ancora vinto.
ui-ranked-proof = Verifica le carte
ui-ranked-link = Dati per verificare le carte
ui-ranked-back = Giorno precedente
ui-ranked-forward = Giorno successivo
ui-ranked-first = Prima pagina
ui-ranked-less = Pagina precedente
ui-ranked-more = Pagina successiva
fault-ranked-no-contest = Per "{ $text }" non c'è una partita in classifica.
fault-ranked-over = La partita in classifica "{ $text }" è finita: non si può più cominciare.
fault-ranked-clock = L'orologio del server potrebbe essere sbagliato. Le partite in classifica sono sospese finché il gestore del server non lo controlla.
fault-ranked-secret = Le carte di "{ $text }" restano segrete finché non è scaduto il tempo di tutti.
fault-ranked-file = Questo non è il file di un giorno pubblicato: "{ $what }" manca o è sbagliato.
verified-deal = { $what }: { $found ->
    [right] le carte derivano dal segreto e la partita si può vincere.
    [not-first] le carte derivano dal segreto e la partita si può vincere; questa versione del solutore ne avrebbe scelta una precedente.
   *[wrong] le carte non derivano dal segreto, o non è dimostrato che la partita si possa vincere.
 }
verified-missing = { $what }: nel file non c'è nessuna partita di questo gioco.
verified-nothing = Nessuna partita verificata: i file non contengono partite. Un server pubblica solo quelle che qualcuno ha giocato.
verified-day = { $what }: il segreto { $is_right ->
    [yes] corrisponde
   *[no] non corrisponde
 } all'impronta nel file, { $commitment }.
verified-chain = { $what }: dal segreto di questo giorno { $is_right ->
    [yes] si ricava
   *[no] non si ricava
 } quello del giorno precedente.
verified-season = { $what }: la sua stagione comincia il { $first }, quindi il segreto non dice nulla del giorno precedente. Verifica ogni stagione separatamente.
verified-noted = { $is_right ->
    [yes] { $what }: il segreto corrisponde all'impronta che hai annotato.
   *[no] Nessun segreto corrisponde all'impronta che hai annotato, { $commitment }.
 }
verified-alone = Questa verifica non dice se l'impronta sia stata pubblicata in anticipo. Confrontala con quella che hai annotato, oppure indica la tua con l'opzione { $what }.
fault-no-commitment = "{ $text }" non è un'impronta: un'impronta ha 64 cifre esadecimali.
