## Campagne

campaign-begun = Campagna { $id } in { $file }: { $count ->
    [one] una partita
   *[other] { $count } partite
 }, in blocchi da { $size }.
campaign-resumed = La campagna riprende. Blocchi completati: { $count } su { $total }.
campaign-damaged = { $kind ->
    [missing] Manca il file delle partite da { $first } a { $last }
   *[damaged] Il file delle partite da { $first } a { $last } è danneggiato
 }; quelle partite saranno misurate di nuovo.
campaign-dashboard = Il pannello di Dask è all'indirizzo { $text }.
campaign-retry = Le partite da { $first } a { $last } vengono misurate di nuovo: { $why }.
campaign-refused = Il processo { $text } esegue una versione diversa del codice, { $why }, perciò non riceverà partite.
campaign-lost = Lo scheduler { $text } non è più raggiungibile. In attesa che torni disponibile.
campaign-waiting = In attesa che un processo si colleghi.
campaign-stopped = Campagna interrotta. Per riprenderla da qui, ripeti lo stesso comando.
campaign-progress = { $done } partite su { $total }
campaign-status = Partite misurate: { $done } su { $total }; blocchi completati: { $shards } su { $all }; tempo di processore: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }.
campaign-running = La campagna è in corso.
campaign-idle = La campagna non è in corso.
campaign-share = Colonna "{ $what }": sì { $yes }, no { $no }, non decise { $undecided }.
campaign-interval = Nelle prime { $count } partite, { $percent } per cento di sì. Intervallo: da { $low } a { $high } con confidenza del 95 per cento, anche se i risultati si guardano più volte.
campaign-checks = Vittorie rigiocate: { $replayed }, di cui { $verified } dal verificatore indipendente. Partite non vincibili ricontrollate con un altro metodo: { $again }.
campaign-failures = { $count ->
    [one] Un tentativo è fallito ed è stato ripetuto.
   *[other] { $count } tentativi sono falliti e sono stati ripetuti.
 }

fault-campaign-extra = Le campagne richiedono altri pacchetti: pip install cryptography distributed pyarrow.
fault-campaign-question = Per una campagna serve un file con una domanda, oppure servono --rules e --numbers.
fault-campaign-none = In { $file } non c'è nessuna campagna.
fault-campaign-parts = In { $file } le parti della campagna non sono ancora unite; partite misurate: { $count } su { $most }; per unire le parti: "winnable campaign merge".
fault-campaign-busy = La campagna in { $file } è già in corso in un altro processo.
fault-campaign-other = In { $file } c'è la campagna { $text }, mentre questa domanda corrisponde alla campagna { $why }; indica un'altra cartella con --out.
fault-campaign-code = La domanda richiede il codice { $text }, ma quello in uso qui è { $why }.
fault-campaign-address = "{ $text }" non è un indirizzo di scheduler come tls://10.0.0.1:8786.
fault-campaign-scheduler = Nessuno scheduler di Dask risponde all'indirizzo { $text }: { $why }.
fault-campaign-shard = La misurazione delle partite da { $first } a { $last } è fallita { $count } volte, perciò la campagna si ferma: { $why }.
fault-campaign-wrong = Due modi di decidere la partita { $number } danno esiti diversi: { $text }. La campagna si ferma; per favore, segnalalo.
fault-campaign-unlike = { $file } non si può unire a { $text }: { $part ->
    [question] le due domande sono diverse
    [code] il codice che ha misurato le partite è diverso
   *[shard] i blocchi hanno dimensioni diverse
 }.
fault-campaign-twice = { $file } e { $text } danno esiti diversi per le stesse partite.
fault-campaign-absent = Blocchi mancanti: { $count } su { $most }, il primo con le partite da { $first } a { $last }{ $part ->
    [shards] .
   *[parts] ; parti non finite: { $text }.
 }
fault-question-syntax = Questo non è TOML valido.
fault-question-key = In una domanda non esiste il campo "{ $text }"; i campi sono { $known }.
fault-question-near-key = In una domanda non esiste il campo "{ $text }"; forse intendi { $what }.
fault-question-missing = Nella domanda manca il campo "{ $what }".
fault-question-number = Il valore di { $what } deve essere un numero intero da { $least } a { $most }.
fault-question-text = Il valore di { $what } deve essere un testo tra virgolette.
fault-question-measure = "{ $text }" non è una misura; le misure sono { $known }.
fault-question-family = Per il solitario la misura "{ $text }" non esiste.
fault-question-backwards = L'ultima partita ha un numero più basso della prima.
fault-question-code = Il codice deve essere formato da una versione e da 16 cifre esadecimali.
fault-question-long = Una domanda può avere al massimo { $most } caratteri.
fault-no-numbers = "{ $text }" non è un intervallo di partite come 1..1000.
fault-no-part = "{ $text }" non è una parte come 1/400 o 400/400.
