## Ranked deals and their board

bar-ranked = Ranked, { date }
ranked-game = Ranked deal of { date }: the clock runs until you win.
ranked-left = { $how ->
    [race] Your clock in the race keeps running.
   *[day] The clock of your ranked game keeps running. You will find the game under Ranked deal.
 }
ranked-won = { $how ->
    [first] Ranked: won in { $time }, place { $place } of { $won }.
    [again] Ranked: won in { $time }; an earlier attempt counts.
   *[late] The contest is over; this win does not count.
 }
board-title = { $name }, { date }
board-counts = { $begun ->
    [0] Nobody has begun yet.
    [one] { $begun } player has begun; won: { $won }.
   *[other] { $begun } players have begun; won: { $won }.
 }
board-own = Your place: { $place } of { $won }, in { $time }.
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
board-proof-hash = SHA-256 commitment to the secret of this day: { $what }.
board-proof-secret = The secret of this day: { $what }.
board-proof-later = The secret will be published on { date } at 1:00 UTC.
board-proof-next = Commitment for { date }: { $what }.
ui-ranked = Ranked deal
ui-ranked-what = Everybody gets the same deal, proven winnable. The server's clock starts when you first see the cards, and runs until you win. Your first attempt counts. A day begins and ends at midnight UTC.
ui-ranked-game = Game
ui-ranked-play = Play
ui-ranked-continue = Continue
ui-ranked-again = Play again
ui-ranked-give-up = Give up and play again
ui-ranked-none = Nobody has won yet.
ui-ranked-proof = Check the deal
ui-ranked-link = Secret and deals, for checking
ui-ranked-back = Previous day
ui-ranked-forward = Next day
ui-ranked-first = First page
ui-ranked-less = Previous page
ui-ranked-more = Next page
fault-ranked-no-contest = "{ $text }" has no ranked deal here.
fault-ranked-over = "{ $text }" is over; no new attempt can begin.
fault-ranked-clock = The server's clock may be wrong. Ranked deals wait until the host has checked it.
fault-ranked-secret = The cards of "{ $text }" are secret until everybody's time is over.
fault-ranked-file = This is not a published day: "{ $what }" is missing or wrong.
verified-deal = { $what }: { $found ->
    [right] the deal follows from the secret and can be won.
    [not-first] the deal follows from the secret and can be won; this version of the solver would deal an earlier one.
   *[wrong] the deal does not follow from the secret, or is not shown to be winnable.
 }
verified-missing = { $what }: the file has no deal of this game.
verified-nothing = No deal was checked: the files have none. A server publishes every deal that was played.
verified-day = { $what }: the secret { $is_right ->
    [yes] fits
   *[no] does not fit
 } the commitment in the file, { $commitment }.
verified-chain = { $what }: the secret { $is_right ->
    [yes] leads
   *[no] does not lead
 } to that of the earlier day.
verified-season = { $what }: its season begins on { $first }, so its secret says nothing about the earlier day. Check each season by itself.
verified-noted = { $is_right ->
    [yes] { $what }: the secret fits the commitment that you noted.
   *[no] No secret fits the commitment that you noted, { $commitment }.
 }
verified-alone = Not checked: whether the commitment was shown before the day. Compare it with the one that you noted, or give yours with { $what }.
fault-no-commitment = A commitment has 64 hexadecimal digits; "{ $text }" is not one.
