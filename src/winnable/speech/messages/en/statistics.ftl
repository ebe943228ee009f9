## Statistics, the rating, the end of a won game

rating-set = { $on ->
    [yes] Rating on: the statistics show it for each game.
   *[no] Rating off.
 }
rating = { $name }: rating { $value }, between { $low } and { $high } at 95 percent, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }.
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
stat-winnable = Won of the winnable ones
stat-streak = Wins in a row
stat-best-streak = Longest winning streak
stat-best-time = Best time
stat-best-moves = Fewest moves
stat-best-points = Best score
stat-assisted = With help
stat-helped-won = { $count } played, { $won } won; not counted above
stat-rating = Rating at this game, all levels
stat-rating-is = { $value }, between { $low } and { $high } with 95% certainty ({ $games ->
    [one] { $games } game
   *[other] { $games } games
 })
stat-time = Time
stat-moves = Moves
stat-points = Points
stat-level = Level
chart-growth = Games and wins over time
chart-until = Until the end of
chart-shares = Wins, and what the deals allow
chart-games = Games
chart-allowed = Deals that can be won
chart-all = All { $count }
chart-last = Last { $count }
chart-unknown = not known
chart-times = Times of the wins
chart-moves = Moves of the wins
chart-range = { $low } to { $high }
chart-wins = Wins
chart-streaks = Runs of wins
chart-length = Wins in a row
chart-runs = How often
win-said = { $how ->
    [first] { $level ->
        [random] Your first win of this kind. Well played!
       *[level] Your first win at this level. Well played!
     }
    [shortest] You were never faster. Well played!
    [fewest] You never needed fewer moves. Well played!
    [streak] { $count } wins in a row. Well played!
    [helped] Won, with a little help: it does not count.
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
   *[other], { $score } points
 }.
