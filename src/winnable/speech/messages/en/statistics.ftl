## Statistics, the rating, the end of a won game

rating-set = { $on ->
    [yes] Rating on: the statistics show it for each game.
   *[no] Rating off.
 }
rating = { $name }: rating { $value } after { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, between { $low } and { $high } with 95 percent confidence.
    .brief = { $name }: { $value }, { $low } to { $high }.
stats-title = { $name }{ $level ->
    [easy], easy
    [normal], normal
    [hard], hard
    [tricky], tricky
   *[random], random deals
 }
stat-played = Played
stat-won = Won
stat-part = { $count } ({ $percent }%)
stat-of = { $count } of { $total } ({ $percent }%)
stat-winnable = Wins in winnable deals
stat-streak = Wins in a row
stat-best-streak = Longest winning streak
stat-best-time = Best time
stat-best-moves = Fewest moves
stat-best-points = Best score
stat-assisted = With help or on a repeated deal
stat-helped-won = { $count } played, { $won } won; not counted above
stat-rating = Rating in this game, all levels
stat-rating-is = { $value }, between { $low } and { $high } with 95% confidence ({ $games ->
    [one] { $games } game
   *[other] { $games } games
 })
stat-time = Time
stat-moves = Moves
stat-points = Points
stat-level = Level
chart-growth = Games and wins over time
chart-until = Up to
chart-shares = Wins, and deals that can be won
chart-games = Games
chart-allowed = Deals that can be won
chart-all = All { $count }
chart-last = Last { $count }
chart-unknown = not known
chart-times = Winning times
chart-moves = Moves per win
chart-range = { $low } to { $high }
chart-wins = Wins
chart-streaks = Winning streaks
chart-length = Wins in a row
chart-runs = Count
win-said = { $how ->
    [first] { $level ->
        [random] Your first win of this kind. Well played!
       *[level] Your first win at this level. Well played!
     }
    [shortest] Your fastest win so far. Well played!
    [fewest] Your win in the fewest moves so far. Well played!
    [streak] { $count } wins in a row. Well played!
    [helped] You won with a little help, so this win does not count.
    [repeated] You won, but you had already played this deal, so this win does not count.
   *[won] Well played!
 }
win-shared = { $name }{ $number ->
    [none] {""}
    [table], { own-table }
   *[other], deal { $number }
 }{ $level ->
    [easy], easy
    [normal], normal
    [hard], hard
    [tricky], tricky
   *[random] {""}
 }: won in { $time }, { moves-count }{ $score ->
    [none] {""}
   *[other], score { $score }
 }.
