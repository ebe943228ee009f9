## Statistiche, valutazione, fine di una partita vinta

rating-set = { $on ->
    [yes] Valutazione attiva: le statistiche la mostrano per ogni gioco.
   *[no] Valutazione disattivata.
 }
rating = { $name }: valutazione { $value } dopo { $games ->
    [one] una partita
   *[other] { $games } partite
 }. Con confidenza del 95 per cento è fra { $low } e { $high }.
    .brief = { $name }: { $value }, da { $low } a { $high }.
stats-title = { $name }{ $level ->
    [easy], facile
    [normal], normale
    [hard], difficile
    [tricky], insidiosa
   *[random], casuale
 }
stat-played = Giocate
stat-won = Vinte
stat-part = { $count } ({ $percent }%)
stat-of = { $count } su { $total } ({ $percent }%)
stat-winnable = Vittorie in partite vincibili
stat-streak = Vittorie di fila
stat-best-streak = Serie più lunga di vittorie
stat-best-time = Miglior tempo
stat-best-moves = Minor numero di mosse
stat-best-points = Punteggio migliore
stat-assisted = Con aiuto o rigiocate
stat-helped-won = giocate { $count }, vinte { $won }; contate a parte
stat-rating = Valutazione in questo gioco, tutti i livelli
stat-rating-is = { $value }, fra { $low } e { $high } con confidenza del 95% ({ $games ->
    [one] una partita
   *[other] { $games } partite
 })
stat-time = Tempo
stat-moves = Mosse
stat-points = Punti
stat-level = Livello
chart-growth = Partite e vittorie nel tempo
chart-until = Fino a
chart-shares = Vittorie, e partite che si possono vincere
chart-games = Partite
chart-allowed = Partite che si possono vincere
chart-all = Tutte ({ $count })
chart-last = Ultime { $count }
chart-unknown = non si sa
chart-times = Durata delle vittorie
chart-moves = Mosse per vittoria
chart-range = da { $low } a { $high }
chart-wins = Vittorie
chart-streaks = Serie di vittorie
chart-length = Vittorie di fila
chart-runs = Quante volte
win-said = { $how ->
    [first] { $level ->
        [random] La tua prima vittoria di questo tipo. Ben giocato!
       *[level] La tua prima vittoria a questo livello. Ben giocato!
     }
    [shortest] Non avevi mai vinto così in fretta. Ben giocato!
    [fewest] Non avevi mai vinto con così poche mosse. Ben giocato!
    [streak] { $count } vittorie di fila. Ben giocato!
    [helped] Vinta con un piccolo aiuto, quindi non conta.
    [repeated] Vinta. Avevi già giocato questa partita, quindi non conta.
   *[won] Ben giocato!
 }
win-shared = { $name }{ $number ->
    [none] {""}
    [table], { own-table }
   *[other], partita { $number }
 }{ $level ->
    [easy], facile
    [normal], normale
    [hard], difficile
    [tricky], insidiosa
   *[random] {""}
 }: vinta in { $time }, { moves-count }{ $score ->
    [none] {""}
   *[other], { $score } punti
 }.
