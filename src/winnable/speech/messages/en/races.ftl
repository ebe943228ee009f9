## Races

race-title = Race, { $name }
race-lobby = Race, { $name }: waiting for players. Send the link to invite others; the race begins when everybody is ready.
race-countdown = Everybody is ready. The race begins in 5 seconds.
race-running = The race has begun.
race-over = The race is over.
race-joined = { $name } has joined; { $count ->
    [one] there is now { $count } player
   *[other] there are now { $count } players
 }.
race-ready = { $name } is ready.
race-left = { $name } has left.
race-back = { $name } is back.
race-stand = { $state ->
    [joined] { $name }: not ready yet.
    [ready] { $name }: ready.
    [won] { $name }: won in { $time }, place { $place }.
    [left] { $name }: left the race, with { $cards } of { $total } cards on the foundations.
   *[playing] { $name }: { $cards } of { $total } cards on the foundations.
 }
race-proof-hash = SHA-256 commitment to the secret of this race: { $what }.
race-proof-secret = The secret of this race: { $what }.
ui-race = Race
ui-race-what = Two to eight players get the same deal at the same time. Everybody sees how many cards the others have on the foundations, but never which ones.
ui-race-make = Create a race
ui-race-link = Invitation link
ui-race-copy = Copy the link
ui-race-ready = I'm ready
ui-race-waiting = Waiting for the others.
ui-race-go = Go to the game
ui-race-leave = Leave the race
ui-race-stand = Standings
ui-race-lost = The connection to the race has been lost.
fault-race-alone = A race needs a server that others can reach. Start one with "winnable serve --host 0.0.0.0".
fault-race-full = The race is full: it has { $most } players.
fault-race-banned = You cannot join: the host of this server has banned you from races.
fault-race-begun = The race has already begun, so you cannot join it.
fault-race-gone = There is no such race.
fault-race-not-begun = The race has not begun.
bar-race = Race
race-game = Race: the clock runs until you win.
race-lost = The connection to { $what } has been lost.
race-rubbish = { $what } does not seem to be a winnable server.
race-typed = Type "ready" to begin, "stand" to hear the standings, or "quit" to leave. During the race, enter moves as in any other game.
race-word-ready = ready
race-word-stand = stand
race-word-leave = quit
fault-race-link = "{ $text }" is not a link to a race; such a link ends with /race/ and the name of the race.
