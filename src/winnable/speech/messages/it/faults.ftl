## Errori nei dati letti

fault-rules-empty = Le regole sono vuote; per esempio, "d3" o "s" sono regole complete.
fault-rules-start = Le regole cominciano con "{ $text }"; devono cominciare con "d" e un numero, o con "s".
fault-rules-letter = Nelle regole, "{ $text }" in posizione { $at } non è una lettera ammessa.
fault-rules-twice = Nelle regole, "{ $text }" compare una seconda volta in posizione { $at }.
fault-rules-number = Nelle regole, "{ $text }" in posizione { $at } { $number ->
    [yes] richiede un numero
   *[no] non ammette un numero
 }.
fault-rules-range = Le regole prevedono { $value } { $part ->
    [draw] carte da pescare
    [passes] giri
    [columns] pile
   *[ranks] valori
 }, ma sono ammessi solo numeri da 1 a { $most }.
fault-rules-deal = Le regole prevedono { $table } carte sul tavolo, ma il mazzo ne ha solo { $cards }.
fault-rules-clash = Nelle regole c'è una lettera che { $game ->
    [solitario] il solitario
   *[klondike] Klondike
 } non prevede: "{ $what }".
fault-rules-model = Questo non si può calcolare per le partite con le regole { $rules }.
fault-deal-empty = La partita non ha carte.
fault-deal-card = Al posto della carta { $at } della partita c'è "{ $text }", che non è una carta.
fault-deal-foreign = La carta { $at } della partita, "{ $text }", non è di questo mazzo.
fault-deal-twice = { $card } compare due volte nella partita, come carta { $first } e come carta { $at }.
fault-deal-few = La partita ha { $count } delle { $need } carte; la prima che manca: { $card }.
fault-deal-digits = La partita ha { $count } cifre; una partita scritta in cifre ne ha { $need }.
fault-deal-number = "{ $text }" non è un numero di partita: serve un intero da 0 a 18446744073709551615.
    .brief = Non è un numero di partita.
fault-deal-javasol = Dopo javasol c'è "{ $text }", che non è un numero intero a 64 bit.
fault-deal-lonelybot = Dopo lonelybot c'è "{ $text }", che con queste regole non corrisponde a nessuna partita.
fault-deal-program = Dopo { $program } c'è "{ $text }", che non è un numero intero da { $least } a { $most }.
fault-deal-prefix = Nessun numero di partita comincia con "{ $text }:"; le parole ammesse prima di un numero sono { $known }.
fault-deal-format = Il formato { $format } non prevede le carte italiane.
fault-deal-json = La partita non è in JSON valido: l'errore è alla riga { $line }, colonna { $column }.
fault-deal-json-shape = La partita in JSON richiede un elenco di carte, o di pile di carte, sotto "{ $what }".
fault-deal-json-piles = La partita in JSON richiede { $columns ->
    [one] una pila di una carta
   *[other] { $columns } pile da 1 a { $columns } carte
 }.
fault-deal-played = Questo è un tavolo a partita iniziata; qui servono le carte di una partita non ancora iniziata.
fault-deal-two = Queste righe possono essere le pile, oppure l'ordine in cui si danno le carte: scrivi il posto prima delle sue carte, come in "col1: 6H" e "mazzo: 3S".
fault-deal-rules = La partita ha { $cards } carte del { deck-name }; queste regole ne richiedono { $need } del { other-deck-name }.
fault-deal-day = "{ $text }" non è un giorno; un giorno si scrive così: 2026-11-22.
fault-no-game = Questa partita non c'è. Forse è stata abbandonata per cominciarne un'altra.
fault-game-busy = La partita è aperta altrove. Chiudila lì, o cominciane una nuova.
fault-request = La richiesta non è comprensibile. Ricarica la pagina.
fault-link = "{ $what }" non è una parte di un link; le parti sono { $known }.
fault-too-fast = Troppe richieste insieme. Aspetta un momento.
fault-too-many = In questo momento ci sono troppe partite aperte. Riprova più tardi.
fault-too-long = La richiesta è troppo lunga.
fault-no-key = Questo tavolo è di chi ha avviato winnable. Apri l'indirizzo che winnable mostra nel terminale.
fault-no-player = Prima carica la pagina e consenti al browser di conservarne il cookie.
fault-no-winnable = Con queste regole non è stata trovata nessuna partita che si possa vincere.
fault-foreign = Questa richiesta viene da un altro sito.
fault-no-page = Questa pagina non esiste.
fault-port = La porta "{ $text }" non è un numero da 0 a 65535.
fault-no-port = Il server non può mettersi in ascolto su { $what }: { $why }.
fault-no-counts = L'opzione --metrics richiede prometheus_client: pip install prometheus_client.
deck-name = { $deck ->
    [italian] mazzo italiano
   *[french] mazzo francese
 }
other-deck-name = { $other ->
    [italian] mazzo italiano
   *[french] mazzo francese
 }
fault-record-undo = Nella partita ci sono mosse annullate, ma le sue regole non lo permettono.
fault-record-unchecked = Il verificatore non conosce le regole "{ $text }".
fault-board-card = "{ $text }" alla riga { $line } del tavolo non è una carta di questo gioco.
fault-board-place = "{ $text }" alla riga { $line } del tavolo non sta sotto nessuna pila.
fault-board-saved = { $line ->
    [0] La partita salvata di { $program } non si può leggere: è danneggiata, o non è un Klondike.
   *[other] La riga { $line } della partita salvata di { $program } non si può leggere: la partita è danneggiata, o non è un Klondike.
 }
fault-board-seen = { $count ->
    [one] Una carta { fault-place } è senza nome, ma il giocatore l'ha già vista.
   *[other] { $count } carte { fault-place } sono senza nome, ma il giocatore le ha già viste.
 }
fault-position-columns = La posizione ha { $count ->
    [one] una pila
   *[other] { $count } pile
 } e indica le carte coperte per { $down }; le regole prevedono { $need ->
    [one] una pila
   *[other] { $need } pile
 }.
fault-position-foundations = La posizione ha { $count } pile degli assi; devono essere 4.
fault-position-height = Sugli assi, il seme { $text } ha { $count ->
    [one] una carta
   *[other] { $count } carte
 }; devono essere da 0 a { $most }.
fault-position-down = { numbered-pile }: carte coperte { $count } su { $cards }; possono essere al massimo { $most }.
fault-position-passes = La posizione è al giro { $count }, ma i giri vanno da 1 a { $most }.
fault-position-hand = La posizione ha una carta in mano, ma a Klondike non si tengono carte in mano.
fault-position-origin = La carta in mano viene dal posto { $text }, che non è una pila.
fault-position-card = "{ $text }" { fault-place } non è una carta prevista da queste regole.
fault-position-twice = { $card } compare due volte nella posizione; la seconda volta { fault-place }.
fault-position-missing = { $count ->
    [one] Nella posizione manca una carta: { $card }.
   *[other] Nella posizione mancano { $count } carte, tra cui { $card }.
 }
fault-position-unseen = Il tavolo ha { $places ->
    [one] una carta coperta
   *[other] { $places } carte coperte
 }, ma { $cards ->
    [one] una carta non è nominata
   *[other] { $cards } carte non sono nominate
 }: nomina ogni carta che si vede e riconta quelle coperte.
fault-position-face-up = { on-numbered-pile } c'è una carta scoperta di cui non si sa il nome.
fault-position-waste-top = La carta in cima agli scarti si vede: serve il suo nome.
fault-position-run = { on-numbered-pile }, { $card } sta sopra { $onto }: lì non può stare.
fault-place = { $place ->
    [stock] nel mazzo
    [waste] negli scarti
    [hand] in mano
    [foundation] sugli assi
   *[column] { on-numbered-pile }
 }
fault-move-text = "{ $text }" non è una mossa.
fault-notation-fields = Il testo di una posizione ha { $need } campi; questo ne ha { $count }.
fault-notation-field = "{ $text }" al carattere { $at } non descrive { notation-part }.
fault-notation-card = "{ $text }" al carattere { $at }, { notation-in }, non è una carta di questo gioco.
fault-notation-unknown = La carta al carattere { $at }, { notation-in }, è "??", ma qui la posizione deve nominare ogni carta.
fault-notation-seen = Una carta { notation-in }, al carattere { $at }, è "??", ma lì il giocatore ha visto ogni carta.
fault-notation-twice = "{ $text }" al carattere { $at }, { notation-in }, è già nella posizione.
fault-json-text = Il testo non è JSON.
fault-json-field = Il campo { $what } manca o non rispetta lo schema.
fault-json-within = Il campo { $what } è sbagliato.
fault-json-differs = Il campo { $what } non corrisponde a { $other }.
notation-part = { $field ->
    [passes] il numero del giro
    [stock] il mazzo
    [waste] gli scarti
    [foundations] gli assi
    [hand] la mano
   *[columns] le pile
 }
notation-in = { $field ->
    [passes] nel numero del giro
    [stock] nel mazzo
    [waste] negli scarti
    [foundations] sugli assi
    [hand] in mano
   *[columns] nelle pile
 }
fault-record-head = La riga { $line } non è "{ $need }", quindi questa non è una partita salvata da winnable.
fault-record-field = La riga { $line } della partita comincia con una parola sconosciuta: "{ $text }".
fault-record-twice = La riga { $line } della partita ripete "{ $what }".
fault-record-missing = Nella partita manca la riga "{ $what }".
fault-record-scoring = La partita indica il punteggio "{ $text }"; i punteggi ammessi sono "none", "foundation", "standard", "vegas", "cumulative".
fault-record-seconds = La partita indica una durata di "{ $text }", che non è un numero di secondi.
fault-record-assisted = La partita dice "assisted { $text }"; è ammesso soltanto "assisted yes".
fault-record-opening = La partita ha il saldo iniziale "{ $text }", che non è un numero intero.
fault-record-address = La partita dice che le sue carte sono "{ $text }", ma ne contiene altre.
fault-record-bracket = La parola { $at } delle mosse è una parentesi a cui manca la corrispondente.
fault-record-here = La parola { $at } delle mosse è un asterisco che lì non può stare.
fault-record-move = La mossa { $at }, "{ $text }", lì non è valida.
fault-record-branch = La parola { $at } delle mosse, "{ $text }", ripete un ramo.
fault-record-long = Il testo della partita ha { $size } caratteri; il massimo è { $most }.
fault-record-moves = Questo server accetta al massimo { $most } mosse in una partita, comprese quelle annullate.
fault-file-read = { $front ->
    [web] Impossibile leggere la partita salvata: { $why }.
   *[line] Impossibile leggere { $file }: { $why }.
 }
fault-file-write = { $front ->
    [web] Impossibile salvare la partita: { $why }.
   *[line] Impossibile scrivere { $file }: { $why }.
 }
fault-file-text = { $file } non è un testo in UTF-8.
fault-file-damaged = { $front ->
    [web] Alcuni dati salvati sono illeggibili e sono stati messi da parte.
   *[line] { $file } è illeggibile. Viene conservato così com'è.
 }
fault-file-salvaged = { $front ->
    [web] Le partite salvate erano danneggiate. Il file è stato messo da parte, e ciò che si poteva leggere è stato conservato.
   *[line] Il database era danneggiato: { $count ->
        [one] una voce si è potuta leggere ed è stata conservata
       *[other] { $count } voci si sono potute leggere e sono state conservate
     }. Il file danneggiato è { $file }.
 }
fault-no-backup = { $file } non è una copia di sicurezza di winnable, o è un file danneggiato.
fault-restore-full = { $file } contiene già qualcosa. Una copia di sicurezza si ripristina solo in un database vuoto.
fault-file-newer = { $front ->
    [web] Le partite salvate sono state scritte da una versione più recente di winnable.
   *[line] { $file } è stato scritto da una versione più recente di winnable.
 }
fault-database-unreachable = { $front ->
    [web] Per il momento le partite salvate non sono raggiungibili. Forse l'ultimo comando non è stato eseguito: riprova tra poco.
   *[line] { $file } non è raggiungibile: { $why }.
 }
fault-no-database-driver = PostgreSQL richiede altri pacchetti: pip install greenlet 'psycopg[binary]'.
fault-file-kind = { $front ->
    [web] Al posto di un file salvato c'è qualcosa che non è un file normale.
   *[line] { $file } non è un file normale.
 }
fault-file-name = "{ $file }" non può essere il nome di un file.
fault-file-large = { $file } supera un gigabyte e non viene letto.
fault-stream-large = Lo standard input supera un gigabyte e non viene letto.
fault-stream-read = Impossibile leggere lo standard input: { $why }.
fault-stream-line = Lo standard input contiene una riga di più di { $most } caratteri.
fault-stream-write = Impossibile scrivere l'output: { $why }.
fault-line-long = Questa riga ha { $size } caratteri; il massimo è { $most }.
fault-search-stopped = La ricerca è stata interrotta.
fault-search-failed = La ricerca non è riuscita. Riprova.
fault-part-unread = Non è stato possibile caricare una parte del gioco. Controlla la connessione e riprova.
fault-too-many-searches = Hai già diverse ricerche in attesa. Aspetta che ne finisca una.
fault-internal = C'è un difetto in winnable: per favore, segnala ciò che è scritto in { $file }.
fault-usage = La riga di comando non è comprensibile; { $what } spiega come scriverla.
fault-no-command = Il comando "{ $text }" non esiste; i comandi sono { $known }.
fault-near-command = Il comando "{ $text }" non esiste; forse intendi { $what }.
fault-no-option = Qui l'opzione { $text } non esiste; { $what } elenca le opzioni.
fault-near-option = Qui l'opzione { $text } non esiste; forse intendi { $what }.
fault-unexpected = "{ $text }" è una parola di troppo.
fault-missing = Manca { $what }.
fault-no-value = L'opzione { $what } richiede un valore.
fault-no-choice = "{ $text }" non è un valore di { $what }; i valori ammessi sono { $known }.
fault-needs-option = L'opzione { $what } vale solo con { $known }.
fault-repeated = L'opzione { $what } si può usare una volta sola.
fault-no-desktop = Solo i desktop di Linux e simili hanno questo menu. Su questo sistema, per giocare, scrivi "winnable".
fault-mcp-extra = Per gli agenti serve un altro pacchetto: pip install mcp.
fault-review-open = La partita non è finita, e l'analisi ne mostrerebbe le carte coperte. Con { $what } la concludi.
fault-game-reviewed = Con l'analisi questa partita è finita. Per cominciarne un'altra: { $what }.
fault-public-url = "{ $text }" non è un indirizzo come https://cards.example.org.
fault-workers-database = Per usare più processi serve --database: solo PostgreSQL condivide le partite tra i processi.
fault-network = "{ $text }" non è un indirizzo come 127.0.0.1 né una rete come 10.0.0.0/8.
fault-metrics = "{ $text }" non è un indirizzo con una porta, come 127.0.0.1:9464.
fault-no-game-saved = Nessuna partita salvata si chiama "{ $text }". "winnable games list" elenca quelle che ci sono.
fault-game-open = La partita "{ $text }" è aperta altrove. Prima chiudila.
fault-nothing-played = Non c'è ancora una partita da analizzare. Indica un file.
fault-game-file = In { $file } c'è una partita salvata, mentre qui servono le carte di una partita non ancora iniziata.
fault-game-name = Il gioco "{ $text }" non esiste; i giochi sono { $known }.
fault-scoring-deck = Nel solitario non si contano i punti.
fault-backwards = Le partite vanno da { $first } a { $last }, ma { $last } viene prima di { $first }.
fault-choice-clash = { $one } e { $other } non si possono usare insieme.
fault-no-deal = Manca la partita: indica un file, --number o --deal.
fault-no-position = Manca la partita: indica --number, --deal o --position.
fault-other-rules = Il testo ha già le sue regole, { $text }: togli { $what }.
fault-no-count = Per { $what } serve un numero intero da 1 in su: "{ $text }" non va bene.
fault-certificate-file = Questo non è un certificato della versione 1.
fault-certificate-head = La riga { $line } del certificato è sbagliata: "{ $text }".
fault-certificate-win = Il certificato dimostra una vittoria, che si verifica rigiocandone le mosse.
fault-certificate-limit = Il certificato richiede { $found } stati, più del limite di { $count }; --states alza il limite.
fault-certificate-data = Il certificato è danneggiato: le sue scelte non si possono decomprimere.
fault-certificate-short = Il certificato è troncato: finisce prima della fine della prova.
fault-certificate-long = Il certificato continua oltre la fine della prova.
fault-certificate-choice = Il certificato è sbagliato: la scelta { $count } non è ammessa.
fault-certificate-won = Il certificato è sbagliato: il suo insieme di stati contiene una vittoria.
fault-certificate-states = Il certificato è sbagliato: il suo insieme ha più dei { $count } stati che dichiara.
fault-certificate-moves = Il certificato è sbagliato: le sue mosse non portano alla vittoria.
fault-certificate-rules = Per le posizioni perse di partite con le regole { $rules } non esistono certificati.
fault-certificate-winnable = Non è stato creato alcun certificato, perché è stata trovata una vittoria.
fault-certificate-many = Non è stato creato alcun certificato: servirebbero più di { $count } stati; --states alza il limite.
fault-certificate-undecided = Non è stato creato alcun certificato, perché il solutore non è riuscito a stabilire se da questa posizione si possa vincere.
fault-condition = "{ $text }" non è una condizione come "livello difficile" o "giri al massimo 2".
fault-condition-name = Le partite non si misurano con "{ $text }"; le misure sono { $known }.
fault-condition-value = "{ $text }" non è una condizione valida: i livelli sono facile, normale, difficile, insidiosa e persa; i ritorni di carte dagli assi sono necessari o liberi; per trappole e giocatori serve una quota da 0 a 1 o una percentuale; per il resto serve un numero.
fault-condition-twice = La condizione { $text } si può indicare una volta sola.
fault-no-catalogue = Per le regole { $rules } non ci sono partite divise per livello.
fault-catalogue-unread = Non è stato possibile caricare le partite divise per livello. Controlla la connessione e riprova.
fault-no-level = Con le regole { $rules } nessuna partita è { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }.
fault-difficulty = Il livello "{ $text }" non esiste; i livelli sono { $known }.
fault-no-sample = "{ $text }" non è un campione: serve una percentuale da 1% a 100%.
at-line = Riga { $line }: { $sentence }
at-file = { $line ->
    [0] { $file }: { $sentence }
   *[other] { $file }, riga { $line }: { $sentence }
 }
