## Le gare

race-title = Gara, { $name }
race-lobby = Gara, { $name }: in attesa dei giocatori. Per invitare gli altri, manda il link; la gara comincia quando tutti sono pronti.
race-countdown = Tutti sono pronti. La gara comincia tra 5 secondi.
race-running = La gara è cominciata.
race-over = La gara è finita.
race-joined = { $name } si unisce alla gara. Giocatori: { $count }.
race-ready = { $name } aspetta il via.
race-left = { $name } lascia la gara.
race-back = { $name } rientra in gara.
race-stand = { $state ->
    [joined] { $name }: in preparazione.
    [ready] { $name }: in attesa del via.
    [won] { $name }: vittoria in { $time }, posizione { $place }.
    [left] { $name }: fuori gara, { race-cards } su { $total } sugli assi.
   *[playing] { $name }: { race-cards } su { $total } sugli assi.
 }
race-cards = { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }
race-proof-hash = Impronta SHA-256 del segreto di questa gara: { $what }.
race-proof-secret = Il segreto di questa gara: { $what }.
ui-race = Gara
ui-race-what = Da due a otto giocatori ricevono le stesse carte nello stesso momento. Tutti vedono quante carte gli altri hanno sugli assi, ma non quali.
ui-race-make = Crea una gara
ui-race-link = Link di invito
ui-race-copy = Copia il link
ui-race-ready = Per me si può cominciare
ui-race-waiting = In attesa degli altri.
ui-race-go = Vai alla partita
ui-race-leave = Esci dalla gara
ui-race-stand = A che punto siamo?
ui-race-lost = La connessione con la gara è caduta.
fault-race-alone = Una gara ha bisogno di un server raggiungibile dagli altri: winnable serve --host 0.0.0.0.
fault-race-full = La gara è al completo: ha { $most } giocatori.
fault-race-banned = Non puoi partecipare: chi gestisce questo server ti ha escluso dalle gare.
fault-race-begun = La gara è già cominciata: non puoi più entrare.
fault-race-gone = Questa gara non esiste.
fault-race-not-begun = La gara non è ancora cominciata.
bar-race = Gara
race-game = Gara: il tempo scorre finché non vinci.
race-lost = La connessione con { $what } è caduta.
race-rubbish = { $what } non sembra un server di winnable.
race-typed = Per cominciare, scrivi "pronto"; per sapere a che punto siamo, "gara"; per uscire, "esci". Durante la gara le mosse si scrivono come in ogni altra partita.
race-word-ready = pronto
race-word-stand = gara
race-word-leave = esci
fault-race-link = "{ $text }" non è il link di una gara: il link di una gara finisce con /race/ e il suo nome.
