## L'arena dei bot

arena-playing = Partite in corso
arena-lost = La partita { $count } conta come persa. { $sentence }
arena-result = Bot { $text }, regole { $rules }, insieme { $split }: { $won ->
    [one] { $won } partita vinta
   *[other] { $won } partite vinte
 } su { $count }.
arena-interval = Vittorie: { $percent } per cento, fra { $low } e { $high } con confidenza del 95 per cento, oppure fra { $least } e { $most } se i risultati si guardano più volte.
arena-ends = Partite non vinte. Abbandonate: { $resigned }; senza mosse valide: { $stuck }; troppo lunghe: { $long }; perse per un errore del bot: { $faults }.
arena-cards = A fine partita sugli assi ci sono in media { $mean } carte, fra { $low } e { $high } con confidenza del 95 per cento.
arena-cpu = In media una partita richiede { $seconds } secondi di processore e { $moves } mosse.
arena-skipped = Partite saltate. Non vincibili: { $no }; non decise: { $undecided }.
fault-bot-empty = Il comando del bot è vuoto.
fault-bot-quotes = Nel comando del bot le virgolette non sono chiuse, o l'ultimo carattere è una barra rovesciata: "{ $text }".
fault-bot-start = Il bot "{ $text }" non si avvia: { $why }.
fault-bot-ended = Il bot è terminato con il codice di uscita { $count }.
fault-bot-silent = Il bot non ha risposto entro { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
 }.
fault-bot-cpu = Il bot ha usato più di { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
 } di processore.
fault-bot-rubbish = Il bot ha scritto qualcosa che non è una risposta: "{ $text }".
fault-bot-illegal = La mossa "{ $text }" del bot non è valida; le mosse valide sono { $why }.
fault-bot-hello = Il bot deve rispondere al primo messaggio con il suo nome, ma ha scritto "{ $text }".
fault-bot-protocol = Il bot usa la versione { $count } del protocollo; questa arena usa la versione { $need }.
fault-arena-no-deals = Con le regole { $rules }, per nessuna di { $count } partite consecutive è dimostrato che si possa vincere.
fault-arena-other = { $other ->
    [none] { $file } non contiene risultati di { $text }
   *[other] { $file } contiene risultati di { $other }, non di { $text }
 }; indica un altro file con --out.
fault-arena-line = La riga { $line } di { $file } non contiene una partita con il suo risultato: "{ $text }".
fault-no-message = Questo non è un messaggio dell'arena: { $text }.
