## Statistik, Wertung, das Ende einer gewonnenen Partie

rating-set = { $on ->
    [yes] Wertung an: Die Statistik zeigt sie für jedes Spiel.
   *[no] Wertung aus.
 }
rating = { $name }: Wertung { $value } nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 }, mit 95 Prozent Sicherheit zwischen { $low } und { $high }.
    .brief = { $name }: { $value }, { $low } bis { $high }.
stats-title = { $name }{ $level ->
    [easy], leicht
    [normal], normal
    [hard], schwer
    [tricky], knifflig
   *[random], zufällige Partien
 }
stat-played = Gespielt
stat-won = Gewonnen
stat-part = { $count } ({ $percent } %)
stat-of = { $count } von { $total } ({ $percent } %)
stat-winnable = Siege in gewinnbaren Partien
stat-streak = Siege in Folge
stat-best-streak = Längste Siegesserie
stat-best-time = Beste Zeit
stat-best-moves = Wenigste Züge
stat-best-points = Höchste Punktzahl
stat-assisted = Mit Hilfe oder mit bekannten Karten
stat-helped-won = { $count } gespielt, { $won } gewonnen; oben nicht gezählt
stat-rating = Wertung in diesem Spiel, alle Stufen
stat-rating-is = { $value }, mit 95 % Sicherheit zwischen { $low } und { $high } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
 })
stat-time = Zeit
stat-moves = Züge
stat-points = Punkte
stat-level = Stufe
chart-growth = Partien und Siege im Lauf der Zeit
chart-until = Bis
chart-shares = Siege und gewinnbare Partien
chart-games = Partien
chart-allowed = Gewinnbare Partien
chart-all = Alle { $count }
chart-last = Die letzten { $count }
chart-unknown = unbekannt
chart-times = Zeit pro Sieg
chart-moves = Züge pro Sieg
chart-range = { $low } bis { $high }
chart-wins = Siege
chart-streaks = Siegesserien
chart-length = Siege in Folge
chart-runs = Anzahl
win-said = { $how ->
    [first] { $level ->
        [random] Dein erster Sieg dieser Art. Gut gespielt!
       *[level] Dein erster Sieg auf dieser Stufe. Gut gespielt!
     }
    [shortest] Dein bisher schnellster Sieg. Gut gespielt!
    [fewest] Dein Sieg mit den bisher wenigsten Zügen. Gut gespielt!
    [streak] { $count } Siege in Folge. Gut gespielt!
    [helped] Mit etwas Hilfe gewonnen, darum zählt der Sieg nicht.
    [repeated] Gewonnen. Du kanntest diese Karten schon, darum zählt der Sieg nicht.
   *[won] Gut gespielt!
 }
win-shared = { $name }{ $number ->
    [none] {""}
    [table], { own-table }
   *[other], Partie { $number }
 }{ $level ->
    [easy], leicht
    [normal], normal
    [hard], schwer
    [tricky], knifflig
   *[random] {""}
 }: gewonnen in { $time }, { moves-count }{ $score ->
    [none] {""}
   *[other], { $score } Punkte
 }.
