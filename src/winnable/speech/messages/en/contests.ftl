## Ranked deals and their board

bar-ranked = Ranked, { date }
ranked-game = Ranked deal of { date }: the clock runs until you win.
ranked-left = { $how ->
    [race] Your clock in the race keeps running.
   *[day] Your clock in the ranked game keeps running. You will find the game under Ranked deal.
 }
ranked-won = { $how ->
    [first] Ranked deal: your time is { $time }, and your place is { $place } of { $won }.
    [again] Ranked deal: your time is { $time }, but your earlier attempt counts.
   *[late] The contest is over; this win does not count.
 }
board-title = { $name }, { date }
board-counts = { $begun ->
    [0] Nobody has begun yet.
    [one] { $begun } player has begun; { $won } won.
   *[other] { $begun } players have begun; { $won } won.
 }
board-own = Your place: { $place } of { $won }. Your time: { $time }.
board-own-playing = Your game is in progress; its clock runs until you win.
board-own-left = You have given up.
board-you = You
board-nobody = Player { $seat }
board-again = { $name }, attempt { $number }
board-place = Place
board-player = Player
board-time = Time
board-moves = Moves
board-score = Score
board-undone = Undos
board-helped = Advice
board-proof-hash = SHA-256 commitment to this day's secret: { $what }.
board-proof-secret = This day's secret: { $what }.
board-proof-later = The secret will be published on { date } at 1:00 UTC.
board-proof-next = Commitment for { date }: { $what }.
ui-ranked = Ranked deal
ui-ranked-what = Everybody gets the same deal, which is proven winnable. The server's clock starts when you first see the cards and runs until you win. Only your first attempt counts. A day begins and ends at midnight UTC.
ui-ranked-game = Game
ui-ranked-play = Play
ui-ranked-continue = Continue
ui-ranked-again = Play again
ui-ranked-give-up = Give up and play again
ui-ranked-none = Nobody has won yet.
ui-ranked-proof = Check the deal
ui-ranked-link = Data for checking the deals
ui-ranked-back = Previous day
ui-ranked-forward = Next day
ui-ranked-first = First page
ui-ranked-less = Previous page
ui-ranked-more = Next page
fault-ranked-no-contest = There is no ranked deal for "{ $text }" here.
fault-ranked-over = The contest "{ $text }" is over, so no new attempt can begin.
fault-ranked-clock = The server's clock may be wrong. Ranked deals are on hold until the host has checked it.
fault-ranked-secret = The cards of "{ $text }" are secret until everybody's time is up.
fault-ranked-file = This is not the file of a published day: "{ $what }" is missing or wrong.
verified-deal = { $what }: { $found ->
    [right] the deal follows from the secret and can be won.
    [not-first] the deal follows from the secret and can be won, but this version of the solver would have chosen an earlier one.
   *[wrong] the deal does not follow from the secret, or is not proven winnable.
 }
verified-missing = { $what }: the file has no deal for this game.
verified-nothing = No deals were checked, because the files contain none. A server publishes only deals that have been played.
verified-day = { $what }: the secret { $is_right ->
    [yes] matches
   *[no] does not match
 } the commitment in the file, { $commitment }.
verified-chain = { $what }: the secret { $is_right ->
    [yes] leads
   *[no] does not lead
 } to the secret of the earlier day.
verified-season = { $what }: its season begins on { $first }, so its secret says nothing about the earlier day. Check each season separately.
verified-noted = { $is_right ->
    [yes] { $what }: the secret matches the commitment that you noted.
   *[no] No secret matches the commitment that you noted, { $commitment }.
 }
verified-alone = This does not check whether the commitment was published in advance. Compare it with the one that you noted, or give yours with the option { $what }.
fault-no-commitment = "{ $text }" is not a commitment; a commitment has 64 hexadecimal digits.
