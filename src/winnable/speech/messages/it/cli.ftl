## La riga di comando

serve = Il tavolo è all'indirizzo { $what }. Control C lo chiude.
serve-already = Il tavolo è già aperto all'indirizzo { $what }.
serve-other-port = La porta { $what } è occupata: se ne usa un'altra.
check-starts = Il server si avvierebbe.
check-fails = Il server non si avvierebbe.
check-running = winnable è già in funzione sulla porta { $what }.
check-database = { $is_made ->
    [yes] Il database è { $what }.
   *[no] Il database è { $what }; il server ne creerà le tabelle.
 }
check-plain = Senza https chiunque lungo il percorso può leggere i cookie dei giocatori: serve un proxy TLS davanti, indicato con --public-url.
check-proxy = Senza --proxy tutti i visitatori contano come un solo indirizzo, e solo pochi possono iniziare a giocare.
check-descriptors = Si possono aprire solo { $count } connessioni alla volta: va alzato il limite dei file aperti.
verified = { $won ->
    [yes] { $file }: vinta in { steps-count }, senza errori.
   *[no] { $file }: nessun errore; dopo { steps-count }, { $out } carte su { $total } sono sugli assi.
 }
steps-count = { $moves ->
    [one] un passo
   *[other] { $moves } passi
 }
verify-branches = Controllate { $lines } linee di gioco.
backup-written = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 } e tutto il resto: copia salvata in { $file }.
backup-restored = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 } e tutto il resto: ripristinati in { $file }.
doctor-empty = { $file } non esiste ancora e può essere creato.
doctor-well = { $file } è integro e si può scrivere. Contiene { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }.
doctor-unread = { $count ->
    [one] { $count } partita non si può leggere. Viene messa da parte quando il giocatore la apre
   *[other] { $count } partite non si possono leggere. Vengono messe da parte quando il giocatore le apre
 }.
doctor-damaged = { $file } è danneggiato: { $count ->
    [one] { $count } errore
   *[other] { $count } errori
 }. L'opzione repair salva ciò che si può leggere.
doctor-clock = L'orologio segna { $time }, ma le gare hanno già visto { $last } e quindi aspettano. Se l'orologio è giusto, usa { $what }.
stats-none = Nessuna partita finita.
stats = { $name }{ $level ->
    [easy], facile
    [normal], normale
    [hard], difficile
    [tricky], insidiosa
   *[random] {""}
 }: giocate { $played }, vinte { $wins }, { $percent } per cento. Serie migliore { $streak }, ora { $current }.
stats-winnable = Delle partite giocate, { $count ->
    [one] una si poteva vincere di certo
   *[other] { $count } si potevano vincere di certo
 }: vinte { $won }.
stats-assisted = A parte, con aiuto: giocate { $count }, vinte { $won }.
stats-best = Vittoria migliore: { moves-count }, { $minutes ->
    [0] meno di un minuto
    [one] un minuto
   *[other] { $minutes } minuti
 }.
stats-best-score = Punteggio migliore { points }.
score-is = Punti { points }.
games-column-saved = salvata (UTC)
games-column-state = stato
games-column-name = partita
games-state = { $state ->
    [open] aperta
    [left] lasciata
   *[won] vinta
 }
games-exported = { $count ->
    [one] { $count } partita scritta in { $file }.
   *[other] { $count } partite scritte in { $file }.
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
    [winnable] { solved-name }: si può vincere, { states } in { $time } ms.
    [unwinnable] { solved-name }: non si può vincere, { states } in { $time } ms.
   *[undecided] { solved-name }: non deciso dopo { states } in { $time } ms: { limit-met }.
 }
solved-shortest = { $outcome ->
    [proven] { solved-name }: la vittoria più breve ha { shortest-moves }. { states } in { $time } s.
    [between] { solved-name }: la vittoria più breve nota ha { shortest-moves }; nessuna ne ha meno di { $least }; { limit-met }. { states } in { $time } s.
    [no-win] { solved-name }: non è nota nessuna vittoria, e nessuna ha meno di { $least ->
        [one] una mossa
       *[other] { $least } mosse
     }. { states } in { $time } s.
   *[unwinnable] { solved-name }: non si può vincere.
 }
shortest-moves = { $count ->
    [cards] { $most ->
        [one] { $most } mossa, senza contare gli scarti rigirati e le carte scoperte
       *[other] { $most } mosse, senza contare gli scarti rigirati e le carte scoperte
     }
   *[moves] { $most ->
        [one] { $most } mossa
       *[other] { $most } mosse
     }
 }
solved-name = { $kind ->
    [line] Riga { $text }
    [table] Tavolo
    [alone] La partita
   *[deal] Partita { $text }
 }
solved-most = { $outcome ->
    [all] { solved-name }: tutte le { $most } carte possono salire sugli assi. { states } in { $time } s.
    [proven] { solved-name }: { $most ->
        [one] una carta sola può salire sugli assi.
       *[other] al massimo { $most } carte possono salire sugli assi.
     } { states } in { $time } s.
   *[between] { solved-name }: possono salire sugli assi da { $least } a { $most } carte; { limit-met }. { states } in { $time } s.
 }
solved-money = { $money ->
    [one] Nel punteggio Vegas valgono { $money } dollaro.
   *[other] Nel punteggio Vegas valgono { $money } dollari.
 }
solved-fair = Un giocatore forte, che vede solo le carte scoperte, finirebbe con { $fair }.
solved-passes = { $outcome ->
    [proven] { solved-name }: per vincere { $most ->
        [one] basta un giro
       *[other] servono { $most } giri
     }. { states } in { $time } s.
    [between] { solved-name }: si conosce una vittoria con { $most } giri, e ne servono almeno { $least }; { limit-met }. { states } in { $time } s.
    [no-win] { solved-name }: non è nota nessuna vittoria, con nessun numero di giri; { limit-met }. { states } in { $time } s.
   *[unwinnable] { solved-name }: non si può vincere, con nessun numero di giri.
 }
limit-met = { $limit ->
    [nodes] limite di stati
    [memory] limite di memoria
    [unseen] dipende dalle carte ignote
   *[stopped] interrotto
 }
states = { $nodes ->
    [one] { $nodes } stato
   *[other] { $nodes } stati
 }
solved-all = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }: vincibili { $winnable }, perse { $unwinnable }, non decise { $undecided }.
solved-cpu = Tempo di processore a partita: media { $mean } ms, mediana { $median } ms, 99 per cento entro { $p99 } ms, massimo { $worst } ms; in tutto { $total } s.
solving = Ricerca delle soluzioni.
certified-loss = { $file }: da questa posizione non si può vincere. La prova ha { states } e occupa { $count } byte.
certified-win = { $file }: da questa posizione si può vincere. La prova ha { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
 }.
certificate-right = { $file }: { $kind ->
    [win] { $nodes ->
        [one] prova corretta; con una mossa si vince da { $text }.
       *[other] prova corretta; con { $nodes } mosse si vince da { $text }.
     }
   *[loss] prova corretta; un insieme di { states } dimostra che nessuno può vincere da { $text }.
 }
shown-columns = { $game ->
    [solitario] Terra:
   *[klondike] Pile, la carta in cima per ultima:
 }
shown-stock = Mazzo, la prima carta pescata per prima:
found-none = Nessuna partita trovata.
found = { $number }, { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] insidiosa
 }: un giocatore attento ne vince { $careful } su 100{ $game ->
    [solitario] .
   *[klondike] ; { found-passes }{ $returns ->
        [needed] , carte riprese.
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
    [0] giri non noti
    [1] un giro
    [4] più di 3 giri
   *[other] { $passes } giri
 }
found-count = { $more ->
    [yes] Le prime { $count } partite trovate.
   *[no] { $count ->
        [one] Una partita trovata.
       *[other] { $count } partite trovate.
     }
 }
found-rest = { $more ->
    [yes] Scrivi numero { $number } per giocare la prima, altre per sentirne altre.
   *[no] Scrivi numero { $number } per giocare la prima.
 }
    .brief = Numero { $number } per la prima.
checking = Nuova verifica delle partite.
checked = Regole { $rules }: { $count ->
    [one] { $count } numero controllato
   *[other] { $count } numeri controllati
 }, { $winnable ->
    [one] { $winnable } vincibile
   *[other] { $winnable } vincibili
 }, { $unwinnable ->
    [one] { $unwinnable } non vincibile
   *[other] { $unwinnable } non vincibili
 }, { $undecided ->
    [one] { $undecided } non deciso
   *[other] { $undecided } non decisi
 }.
checked-wrong = Esito diverso da quello registrato: { $numbers }.
desktop-kind = Solitario Klondike
desktop-comment = Gioca a Klondike nel browser: ogni smazzata è risolta, ogni errore è spiegato
desktop-words = solitario;klondike;carte;
desktop-installed = Nel menu c'è winnable: { $file }.
desktop-removed = Nel menu non c'è più winnable.
