## La riga di comando

serve = Il tavolo è all'indirizzo { $what }. Per chiuderlo, premi Control C.
serve-already = Il tavolo è già aperto all'indirizzo { $what }.
serve-other-port = La porta { $what } è occupata: ne viene usata un'altra.
check-starts = Il server si può avviare.
check-fails = Il server non si può avviare.
check-running = winnable è già in esecuzione sulla porta { $what }.
check-database = { $is_made ->
    [yes] Il database è { $what }.
   *[no] Il database è { $what }; il server ne creerà le tabelle.
 }
check-plain = Senza https, chiunque si trovi lungo il percorso di rete può leggere i cookie dei giocatori: metti un proxy TLS davanti al server e indica il suo indirizzo con --public-url.
check-proxy = Senza --proxy tutti i visitatori contano come un solo indirizzo, quindi solo pochi possono iniziare a giocare.
check-descriptors = Si possono aprire solo { $count } connessioni alla volta: alza il limite dei file aperti.
verified = { $won ->
    [yes] { $file }: partita regolare, vinta in { steps-count }.
   *[no] { $file }: partita regolare; carte sugli assi dopo { steps-count }: { $out } su { $total }.
 }
steps-count = { $moves ->
    [one] un passo
   *[other] { $moves } passi
 }
verify-branches = Linee di gioco controllate: { $lines }.
backup-written = Copia di sicurezza salvata in { $file }: contiene { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 } e tutti gli altri dati.
backup-restored = Copia di sicurezza ripristinata in { $file }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 } e tutti gli altri dati.
doctor-empty = { $file } non esiste ancora, ma può essere creato.
doctor-well = { $file } è integro e scrivibile. Contiene { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }.
doctor-unread = { $count ->
    [one] Una partita non si può leggere. Sarà messa da parte quando il giocatore la aprirà
   *[other] { $count } partite non si possono leggere. Saranno messe da parte quando il giocatore le aprirà
 }.
doctor-damaged = { $file } è danneggiato: { $count ->
    [one] { $count } errore
   *[other] { $count } errori
 }. Con l'opzione "repair" si salva ciò che si può leggere.
doctor-clock = L'orologio segna { $time }, ma le classifiche e le gare sono già arrivate al { $last }, perciò sono sospese. Se l'orologio è giusto, usa l'opzione "{ $what }".
stats-none = Non hai ancora finito nessuna partita.
stats = { $name }{ $level ->
    [easy], facile
    [normal], normale
    [hard], difficile
    [tricky], insidiosa
   *[random] {""}
 }: giocate { $played }, vinte { $wins }, percentuale di vittorie { $percent }. Serie di vittorie: migliore { $streak }, attuale { $current }.
stats-winnable = Partite sicuramente vincibili: giocate { $count }, vinte { $won }.
stats-assisted = Partite con aiuto o rigiocate, contate a parte: { $count }; vinte: { $won }.
stats-best = Vittoria con meno mosse: { $moves }. Vittoria più rapida: { $minutes ->
    [0] meno di un minuto
    [one] un minuto
   *[other] { $minutes } minuti
 }.
stats-best-score = Punteggio migliore: { points }.
score-is = Punti { points }.
games-column-saved = salvata (UTC)
games-column-state = stato
games-column-name = partita
games-state = { $state ->
    [open] aperta
    [left] abbandonata
   *[won] vinta
 }
games-exported = { $count ->
    [one] { $count } partita esportata in { $file }.
   *[other] { $count } partite esportate in { $file }.
 }
games-deleted = { $count ->
    [one] { $count } partita eliminata.
   *[other] { $count } partite eliminate.
 }
stats-damaged = { $count ->
    [one] Una riga dei risultati non si può leggere.
   *[other] { $count } righe dei risultati non si possono leggere.
 }
solved = { $verdict ->
    [winnable] { solved-name }: si può vincere. { states-searched } in { $time } ms.
    [unwinnable] { solved-name }: non si può vincere. { states-searched } in { $time } ms.
   *[undecided] { solved-name }: esito non deciso; { limit-met }. { states-searched } in { $time } ms.
 }
solved-shortest = { $outcome ->
    [proven] { solved-name }: la vittoria più breve richiede { shortest-moves }. { states-searched } in { $time } s.
    [between] { solved-name }: la vittoria più breve conosciuta richiede { shortest-moves }; nessuna ne richiede meno di { $least }; { limit-met }. { states-searched } in { $time } s.
    [no-win] { solved-name }: non si conosce nessuna vittoria, e nessuna può avere meno di { $least ->
        [one] una mossa
       *[other] { $least } mosse
     }. { states-searched } in { $time } s.
   *[unwinnable] { solved-name }: non si può vincere.
 }
shortest-moves = { $count ->
    [cards] { $most ->
        [one] { $most } mossa, senza contare quelle che rigirano gli scarti o scoprono una carta
       *[other] { $most } mosse, senza contare quelle che rigirano gli scarti o scoprono una carta
     }
   *[moves] { $most ->
        [one] { $most } mossa
       *[other] { $most } mosse
     }
 }
solved-name = { $kind ->
    [line] Riga { $text }
    [table] Il tavolo
    [alone] La partita
   *[deal] Partita { $text }
 }
solved-most = { $outcome ->
    [all] { solved-name }: tutte le { $most } carte possono salire sugli assi. { states-searched } in { $time } s.
    [proven] { solved-name }: { $most ->
        [one] al massimo una carta può salire sugli assi.
       *[other] al massimo { $most } carte possono salire sugli assi.
     } { states-searched } in { $time } s.
   *[between] { solved-name }: le carte che possono salire sugli assi sono almeno { $least }, forse anche { $most }; { limit-met }. { states-searched } in { $time } s.
 }
solved-money = { $money ->
    [one] Con il punteggio Vegas il risultato è di { $money } dollaro.
   *[other] Con il punteggio Vegas il risultato è di { $money } dollari.
 }
solved-fair = Un giocatore forte che vede solo le carte scoperte finirebbe con { $fair ->
    [one] { $fair } dollaro
   *[other] { $fair } dollari
 }.
solved-passes = { $outcome ->
    [proven] { solved-name }: per vincere { $most ->
        [one] basta un giro
       *[other] servono { $most } giri
     }. { states-searched } in { $time } s.
    [between] { solved-name }: si conosce una vittoria in { $most } giri, e ne servono almeno { $least }; { limit-met }. { states-searched } in { $time } s.
    [no-win] { solved-name }: non si conosce nessuna vittoria, qualunque sia il numero di giri; { limit-met }. { states-searched } in { $time } s.
   *[unwinnable] { solved-name }: non si può vincere, qualunque sia il numero di giri.
 }
limit-met = { $limit ->
    [nodes] è stato raggiunto il limite di stati
    [memory] è stato raggiunto il limite di memoria
    [unseen] dipende dalle carte sconosciute
   *[stopped] la ricerca è stata interrotta
 }
states = { $nodes ->
    [one] { $nodes } stato
   *[other] { $nodes } stati
 }
states-searched = { $nodes ->
    [one] Esaminato { $nodes } stato
   *[other] Esaminati { $nodes } stati
 }
solved-all = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }: vincibili { $winnable }, non vincibili { $unwinnable }, non decise { $undecided }.
solved-cpu = Tempo di processore per partita: media { $mean } ms, mediana { $median } ms, 99 per cento delle partite entro { $p99 } ms, massimo { $worst } ms; in tutto { $total } s.
solving = Sto cercando le soluzioni.
certified-loss = { $file }: da questa posizione non si può vincere. La prova ha { states } e occupa { $count } byte.
certified-win = { $file }: da questa posizione si può vincere. La prova ha { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
 }.
certificate-right = { $file }: { $kind ->
    [win] { $nodes ->
        [one] prova corretta; da { $text } si vince con una mossa.
       *[other] prova corretta; da { $text } si vince con { $nodes } mosse.
     }
   *[loss] prova corretta; un insieme di { states } dimostra che da { $text } non si può vincere.
 }
shown-columns = { $game ->
    [solitario] Terra:
   *[klondike] Pile, con la carta in cima per ultima:
 }
shown-stock = Mazzo, nell'ordine in cui si pescano le carte:
found-none = Nessuna partita trovata.
found = { $number }, { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }: un giocatore attento vince { $careful ->
    [one] una volta
   *[other] { $careful } volte
 } su 100{ $game ->
    [solitario] .
   *[klondike] ; { found-passes }{ $returns ->
        [needed] , con riprese dagli assi.
       *[free] .
     }
 }
    .brief = { $number }: { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }, { $careful } su 100.
found-lost = { $number }: non si può vincere.
found-passes = { $passes ->
    [0] numero di giri non noto
    [1] un giro
    [4] più di 3 giri
   *[other] { $passes } giri
 }
found-count = { $more ->
    [yes] Queste sono le prime { $count } partite trovate.
   *[no] { $count ->
        [one] Una partita trovata.
       *[other] { $count } partite trovate.
     }
 }
found-rest = { $more ->
    [yes] Per giocare la prima, scrivi "numero { $number }"; per sentirne altre, scrivi "altre".
   *[no] Per giocare la prima, scrivi "numero { $number }".
 }
    .brief = Per la prima: "numero { $number }".
checking = Sto verificando di nuovo le partite.
checked = Regole { $rules }: partite controllate { $count }, vincibili { $winnable }, non vincibili { $unwinnable }, non decise { $undecided }.
checked-wrong = Partite con un esito diverso da quello del catalogo: { $numbers }.
desktop-kind = Solitario Klondike
desktop-comment = Gioca a Klondike nel browser: ogni partita è risolta, ogni errore è spiegato
desktop-words = solitario;klondike;carte;
desktop-installed = Ora winnable è nel menu: { $file }.
desktop-removed = winnable non è più nel menu.
