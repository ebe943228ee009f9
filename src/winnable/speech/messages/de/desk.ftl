## The desk: settings, new games

level-brief = Brief messages.
level-normal = Normal messages.
level-full = Full messages.
memory = { $on ->
    [yes] Memory aid on: the command where also finds cards that you have seen before.
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
    [yes] Endings on: you are told when a game is won or lost for certain.
   *[no] Endings off: you are not told when a game is lost.
 }
level-deals = { $level ->
    [easy] New deals are easy; all can be won.
    [normal] New deals are normal; all can be won.
    [hard] New deals are hard; all can be won.
    [tricky] New deals are tricky; all can be won, but playing whatever looks useful, and drawing otherwise, loses.
   *[random] New deals are random; not all can be won.
 }
level-unknown = "{ $text }" is not a level; the levels are { $known }.
levels = The levels here are { $known }.
    .brief = { $known }.
figures-french = Court cards always have names in this game.
    .brief = Court cards have names here.
plain-on = Plain mode: one line per event. To leave it, type plain off.
    .brief = Plain mode: plain off leaves it.
plain-off = Plain mode off from the next start, if the terminal can draw a board.
    .brief = Plain mode off from the next start.
plain-kept = Plain mode stays on, also from the next start.
    .brief = Plain mode stays on.
offer-harder = The next step is { $title }. Type do to begin.
offer-easier = An easier game: { $title }. Type do to begin.
offer-tutorial = The tutorial may help. Type do to begin.
kept = The game goes on.
nothing-asked = There was no question.
number-which = A deal number is a whole number from 0 to 18446744073709551615. For example, number 4217.
    .brief = Which number?
games-how = Type game and a name to play one. For example, game one pass.
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. To play it, type { $what }.
        [export] { game-named }. These cards have no number. To write the game to a file, type { $what }.
       *[none] { game-named }.
     }
 }
left = The previous game counts as abandoned.
unknown = I don't know "{ $text }". Question mark for help.
    .brief = Unknown: "{ $text }".
unknown-near = I don't know "{ $text }". Did you mean { $near }? Question mark for help.
    .brief = Unknown: "{ $text }". { $near }?
not-here = There is no "{ $text }" in this game.
    .brief = No "{ $text }" here.
incomplete = "{ $text }" needs more. Question mark for help.
    .brief = "{ $text }" needs more.
on-or-off = "{ $text }" needs on or off.
busy = The game is open elsewhere. A new one begins here.
interpreted = Searches are not compiled here and run slowly, so hints, chances and reviews search less, and reviews do not look for the shortest win. Install a compiler, on Debian "gcc" and "python3-dev", then { $where ->
    [tree] run "scripts/setup" again.
   *[other] install winnable again.
    }
    .brief = Slow searches: "gcc" is missing.
searched = { $percent } percent.

## Help

help-klondike-1 = d: draw. 3: read pile 3. 3 5: best run from pile 3 to pile 5. 3 5 2: two cards.
help-klondike-2 = 3 f: to foundation. w 5, w f: from the waste.
help-returns = f hearts 5: back from foundation.
help-klondike-3 = t: table. w: waste. k: stock. f: foundations. where 7 hearts: find a card.
help-turn = turn 4: turn the card on pile 4.
help-solitario-1 = d: draw into your hand. take 2: from pile 2. take x: from the discards. to 4: put on 4.
help-solitario-2 = 2 4: take from 2 and put on 4. 2 f, x f, to f: to foundation. x: discard. back: put back.
help-solitario-3 = deck: back on the deck, as Control P. t: table. w: discards. k: deck. f: foundations. c: hand.
help-klondike-4 = queen of spades to 5: a card by its name.
help-solitario-4 = 7 coins to 5: a card by its name. figures on: jack, knight, king.
help-deals = { $once ->
    [yes] deals level hard: graded deals like that. more: others.
   *[no] deals level hard passes at most 2: graded deals like that. more: others.
 }
help-find = where 7 coins: find a card.
help-overview = { $undo ->
    [yes] { help-first } m: what can I do. h: a hint. u: undo. rules: how to play. tutorial: learn it by doing. new: another game.
   *[no] { help-first } m: what can I do. h: a hint. rules: how to play. tutorial: learn it by doing. new: another game.
 }
help-first = { $game ->
    [solitario] d: draw. 2 4: from 2 to 4. t: the table.
   *[klondike] d: draw. 3 5: from pile 3 to pile 5. t: the table.
 }
help-topics = help moves, help table, help hints, help undo, help messages, help games, help all: more of each.
help-hints-1 = m: moves, then a number does one. h: a hint, why: the reason, do: play it.
help-hints-2 = oracle: the solver's move. truth: can it be won. chance. compare: the chance of each move. review. retry. mistake: play again from a mistake.
help-undo = u: undo. u 3: undo three. redo.
help-restart = restart: the same cards again.
help-messages-1 = full stop: say again. comma: the previous message. log 5: last five. brief, normal, full.
help-messages-2 = language italian. memory on. endings off: never say that a game is decided.
help-info = i: level, number, score and time. rules: the rules. stats.
help-games = { $graded ->
    [yes] new. number 123. game: the other games. game one pass: play it. level hard: new deals of a level. own: a table of your own. save. share. quit.
   *[no] new. number 123. game: the other games. game one pass: play it. own: a table of your own. save. share. quit.
 }
