## The command line

serve = The table is at { $what }. Press Control C to stop.
serve-already = The table is already open at { $what }.
serve-other-port = Port { $what } is taken, so another one will be used.
check-starts = The server would start.
check-fails = The server would not start.
check-running = winnable is already running on port { $what }.
check-database = { $is_made ->
    [yes] The database is { $what }.
   *[no] The database is { $what }; the server will create its tables.
 }
check-plain = Without https, anyone on the network path can read the players' cookies: put a TLS proxy in front of the server, and give the public address with --public-url.
check-proxy = Without --proxy, all visitors seem to share one address, so only a few of them can start a game.
check-descriptors = Only { $count } connections can be open at once: raise the limit on open files.
verified = { $won ->
    [yes] { $file }: the game is won after { steps-count }, and every step is legal.
   *[no] { $file }: every step is legal; { $out } of { $total } cards are on the foundations after { steps-count }.
 }
steps-count = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
 }
verify-branches = Lines of play checked: { $lines }.
backup-written = { $count ->
    [one] { $count } game
   *[other] { $count } games
 } and everything else that was saved have been backed up to { $file }.
backup-restored = { $count ->
    [one] { $count } game
   *[other] { $count } games
 } and everything else in the backup have been restored to { $file }.
doctor-empty = { $file } does not exist yet, but it can be created.
doctor-well = { $file } is intact and can be written to. It contains { $count ->
    [one] { $count } game
   *[other] { $count } games
 }.
doctor-unread = { $count ->
    [one] { $count } game cannot be read. It will be set aside when the player opens it
   *[other] { $count } games cannot be read. They will be set aside when the player opens them
 }.
doctor-damaged = { $file } is damaged: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
 }. Use the option "repair" to keep what can be read.
doctor-clock = The clock says { $time }, but contests have already run until { $last }, so they are on hold. If the clock is right, use the option "{ $what }".
stats-none = No games finished yet.
stats = { $name }{ $level ->
    [easy], easy
    [normal], normal
    [hard], hard
    [tricky], tricky
   *[random] {""}
 }: { $played } played, { $wins } won, win rate { $percent } percent. Best streak { $streak }, current streak { $current }.
stats-winnable = Deals known to be winnable: { $count } played, { $won } won.
stats-assisted = Not counted above: { $count } played with help or on a repeated deal, { $won } won.
stats-best = Fewest moves in a win: { $moves }. Fastest win: { $minutes ->
    [0] less than a minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
stats-best-score = Best score: { points }.
score-is = Score { points }.
games-column-saved = saved (UTC)
games-column-state = state
games-column-name = game
games-state = { $state ->
    [open] open
    [left] abandoned
   *[won] won
 }
games-exported = { $count ->
    [one] { $count } game written to { $file }.
   *[other] { $count } games written to { $file }.
 }
games-deleted = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
 }
stats-damaged = { $count ->
    [one] { $count } line of the results could not be read.
   *[other] { $count } lines of the results could not be read.
 }
solved = { $verdict ->
    [winnable] { solved-name }: winnable; { states } searched in { $time } ms.
    [unwinnable] { solved-name }: unwinnable; { states } searched in { $time } ms.
   *[undecided] { solved-name }: undecided after { states } in { $time } ms; { limit-met }.
 }
solved-shortest = { $outcome ->
    [proven] { solved-name }: the shortest win has { shortest-moves }. { states } searched in { $time } s.
    [between] { solved-name }: the shortest known win has { shortest-moves }, and no win has fewer than { $least }; { limit-met }. { states } searched in { $time } s.
    [no-win] { solved-name }: no win is known, and any win needs at least { $least ->
        [one] { $least } move
       *[other] { $least } moves
     }. { states } searched in { $time } s.
   *[unwinnable] { solved-name }: unwinnable.
 }
shortest-moves = { $count ->
    [cards] { $most ->
        [one] { $most } move, not counting redeals and turned cards
       *[other] { $most } moves, not counting redeals and turned cards
     }
   *[moves] { $most ->
        [one] { $most } move
       *[other] { $most } moves
     }
 }
solved-name = { $kind ->
    [line] Line { $text }
    [table] The table
    [alone] The deal
   *[deal] Deal { $text }
 }
solved-most = { $outcome ->
    [all] { solved-name }: all { $most } cards can go to the foundations. { states } searched in { $time } s.
    [proven] { solved-name }: { $most ->
        [one] at most one card can go to its foundation.
       *[other] at most { $most } cards can go to the foundations.
     } { states } searched in { $time } s.
   *[between] { solved-name }: at least { $least } cards can go to the foundations, and perhaps as many as { $most }; { limit-met }. { states } searched in { $time } s.
 }
solved-money = { $money ->
    [one] With Vegas scoring, that is worth { $money } dollar.
   *[other] With Vegas scoring, that is worth { $money } dollars.
 }
solved-fair = A strong player who sees only the face-up cards would end up with { $fair ->
    [one] { $fair } dollar
   *[other] { $fair } dollars
 }.
solved-passes = { $outcome ->
    [proven] { solved-name }: a win needs { $most ->
        [one] one pass
       *[other] { $most } passes
     }. { states } searched in { $time } s.
    [between] { solved-name }: a win with { $most } passes is known, and at least { $least } are needed; { limit-met }. { states } searched in { $time } s.
    [no-win] { solved-name }: no win is known with any number of passes; { limit-met }. { states } searched in { $time } s.
   *[unwinnable] { solved-name }: unwinnable with any number of passes.
 }
limit-met = { $limit ->
    [nodes] the state limit was reached
    [memory] the memory limit was reached
    [unseen] it depends on the unknown cards
   *[stopped] the search was stopped
 }
states = { $nodes ->
    [one] { $nodes } state
   *[other] { $nodes } states
 }
solved-all = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }: { $winnable } winnable, { $unwinnable } unwinnable, { $undecided } undecided.
solved-cpu = Processor time per deal: mean { $mean } ms, median { $median } ms, 99 percent of deals within { $p99 } ms, worst { $worst } ms; total { $total } s.
solving = Solving the deals.
certified-loss = { $file }: the position cannot be won. The proof has { states } and takes { $count } bytes.
certified-win = { $file }: the position can be won. The proof has { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }.
certificate-right = { $file }: { $kind ->
    [win] { $nodes ->
        [one] the certificate is correct; { $text } can be won in { $nodes } move.
       *[other] the certificate is correct; { $text } can be won in { $nodes } moves.
     }
   *[loss] the certificate is correct; a set of { states } proves that { $text } cannot be won.
 }
shown-columns = { $game ->
    [solitario] Table:
   *[klondike] Piles, top card last:
 }
shown-stock = { $game ->
    [solitario] Deck, next card first:
   *[klondike] Stock, next card first:
 }
found-none = No graded deal matches.
found = { $number }, { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }: careful players win { $careful } percent of the time{ $game ->
    [solitario] .
   *[klondike] ; { found-passes }{ $returns ->
        [needed] , with cards taken back.
       *[free] .
     }
 }
    .brief = { $number }: { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }, won { $careful } percent of the time.
found-lost = { $number }: cannot be won.
found-passes = { $passes ->
    [0] number of passes unknown
    [1] one pass needed
    [4] over 3 passes needed
   *[other] { $passes } passes needed
 }
found-count = { $more ->
    [yes] These are the first { $count } deals that match.
   *[no] { $count ->
        [one] { $count } deal matches.
       *[other] { $count } deals match.
     }
 }
found-rest = { $more ->
    [yes] Type "number { $number }" to play the first, or "more" to hear others.
   *[no] Type "number { $number }" to play the first.
 }
    .brief = Type "number { $number }" for the first.
checking = Checking the deals again.
checked = Rules { $rules }: { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } checked, { $winnable } winnable, { $unwinnable } unwinnable, { $undecided } undecided.
checked-wrong = Deals whose results differ from those in the catalogue: { $numbers }.
desktop-kind = Klondike solitaire
desktop-comment = Play Klondike in the browser: every deal is solved, every mistake explained
desktop-words = solitaire;patience;klondike;cards;
desktop-installed = winnable is now in the menu: { $file }.
desktop-removed = winnable is no longer in the menu.
