## The desk: settings, new games

level-brief = Brief messages.
level-normal = Normal messages.
level-full = Full messages.
memory = { $on ->
    [yes] Memory aid on: the "where" command also finds cards that you have seen before.
   *[no] Memory aid off.
 }
    .brief = { $on ->
    [yes] Memory aid on.
   *[no] Memory aid off.
 }
figures = { $on ->
    [yes] Court cards by name: jack, knight, king.
   *[no] Court cards by number: 8, 9, 10.
 }
endings = { $on ->
    [yes] Endings on: you are told when a win or a loss is certain.
   *[no] Endings off: you are not told when a loss is certain.
 }
level-deals = { $level ->
    [easy] New deals are easy; all can be won.
    [normal] New deals are normal; all can be won.
    [hard] New deals are hard; all can be won.
    [tricky] New deals are tricky; all can be won, but if you just play what looks useful, and otherwise draw, you lose.
   *[random] New deals are random; not all can be won.
 }
level-unknown = "{ $text }" does not name a level; the levels are { $known }.
levels = The levels in this game are { $known }.
    .brief = { $known }.
figures-french = In this game, court cards are always called by name, never by number.
    .brief = Court cards have names in this game.
plain-on = Plain mode: one line per event. To leave it, type "plain off".
    .brief = Plain mode. Type "plain off" to leave.
plain-off = Plain mode will be off from the next start, if the terminal can draw a board.
    .brief = Plain mode off from the next start.
plain-kept = Plain mode stays on, and will be on at the next start.
    .brief = Plain mode stays on.
offer-harder = The next step up is { $title }. Type "do" to begin.
offer-easier = For an easier game, try { $title }. Type "do" to begin.
offer-tutorial = The tutorial may help. Type "do" to begin.
kept = The game goes on.
nothing-asked = There is no question to answer.
number-which = A deal number is a whole number from 0 to 18446744073709551615. For example, type "number 4217".
    .brief = Which number?
games-how = To play a game, type "game" and its name. For example, type "game one pass".
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. To play it, type "{ $what }".
        [export] { game-named }. This game has no deal number. To write the game to a file, type "{ $what }".
       *[none] { game-named }.
     }
 }
left = The previous game counts as abandoned.
unknown = I don't know "{ $text }". Type a question mark for help.
    .brief = Unknown: "{ $text }".
unknown-near = I don't know "{ $text }". Did you mean "{ $near }"? Type a question mark for help.
    .brief = Unknown: "{ $text }". { $near }?
not-here = There is no "{ $text }" in this game.
    .brief = No "{ $text }" here.
incomplete = "{ $text }" is incomplete. Type a question mark for help.
    .brief = "{ $text }" is incomplete.
on-or-off = "{ $text }" does not work: the last word must be "on" or "off".
busy = Your game is open elsewhere, so a new one begins here.
interpreted = The search code is not compiled on this computer and runs slowly, so hints, chances and reviews are less thorough, and reviews do not look for the shortest win. Install a compiler, for example "gcc" and "python3-dev" on Debian, then { $where ->
    [tree] run "scripts/setup" again.
   *[other] install winnable again.
    }
    .brief = Slow searches: "gcc" is missing.
searched = { $percent } percent done.

## Help

help-klondike-1 = d: draw. 3: read pile 3. 3 5: move the best run from pile 3 to pile 5. 3 5 2: move two cards.
help-klondike-2 = 3 f: move a card from pile 3 to its foundation. w 5, w f: move a card from the waste.
help-returns = f hearts 5: take the top card of the hearts foundation back to pile 5.
help-klondike-3 = t: table. w: waste. k: stock. f: foundations. where 7 hearts: find a card.
help-turn = turn 4: turn over the card on pile 4.
help-solitario-1 = d: draw into your hand. take 2: take the card from pile 2. take x: take the top discard. to 4: put it on pile 4.
help-solitario-2 = 2 4: move the card from pile 2 to pile 4. 2 f, x f, to f: move a card to its foundation. x: discard it. back: put it back.
help-solitario-3 = deck: put a drawn card back on the deck, like Control P. t: table. w: discards. k: deck. f: foundations. c: hand.
help-klondike-4 = queen of spades to 5: move a card by its name.
help-solitario-4 = 7 coins to 5: move a card by its name. figures on: say jack, knight, king.
help-deals = { $once ->
    [yes] deals level hard: find graded deals that match. more: find others.
   *[no] deals level hard passes at most 2: find graded deals that match. more: find others.
 }
help-find = where 7 coins: find a card.
help-overview = { $undo ->
    [yes] { help-first } m: possible moves. h: a hint. u: undo. rules: how to play. tutorial: learn by doing. new: another game.
   *[no] { help-first } m: possible moves. h: a hint. rules: how to play. tutorial: learn by doing. new: another game.
 }
help-first = { $game ->
    [solitario] d: draw. 2 4: move the card from pile 2 to pile 4. t: the table.
   *[klondike] d: draw. 3 5: move cards from pile 3 to pile 5. t: the table.
 }
help-topics = help moves, help table, help hints, help undo, help messages, help games: more about each. help all: all of them.
help-hints-1 = m: list the moves, then a number plays one. h: a hint. why: the reason for it. do: play it.
help-hints-2 = oracle: the solver's move. truth: whether the game can be won. chance: your chance of winning. compare: the chance after each move. review: a review of the game. retry: go back to where the game could still be won. mistake: replay a mistake.
help-undo = u: undo. u 3: undo three moves. redo: redo a move.
help-restart = restart: the same cards again.
help-messages-1 = full stop: the last message again. comma: the one before. log 5: the last five. brief, normal, full: length of messages.
help-messages-2 = language italian: change the language. memory on: the where command also finds cards seen before. endings off: do not say when a win or a loss is certain.
help-info = i: level, number, score and time. rules: the rules. stats: your statistics.
help-games = { $graded ->
    [yes] new: a new game. number 123: the deal with that number. game: the other games. game one pass: play that game. level hard: hard deals from now on. own: a table of your own. save: save the game. share: how others can play it. quit: leave.
   *[no] new: a new game. number 123: the deal with that number. game: the other games. game one pass: play that game. own: a table of your own. save: save the game. share: how others can play it. quit: leave.
 }
