## Errors in an input

fault-rules-empty = The rules are empty; "d3" and "s", for example, are complete sets of rules.
fault-rules-start = The rules begin with "{ $text }", but they must begin with "d" and a number, or with "s".
fault-rules-letter = "{ $text }", at position { $at }, does not stand for a rule.
fault-rules-twice = The rules repeat "{ $text }" at position { $at }.
fault-rules-number = "{ $text }" at position { $at } of the rules { $number ->
    [yes] needs a number
   *[no] takes no number
 }.
fault-rules-range = The rules have { $value } { $part ->
    [draw] cards per draw
    [passes] passes
    [columns] columns
   *[ranks] ranks
 }; the number must be from 1 to { $most }.
fault-rules-deal = The rules deal { $table } cards to the table, but the deck has only { $cards }.
fault-rules-clash = The rules have a letter that { $game ->
    [solitario] solitario
   *[klondike] Klondike
 } does not use: "{ $what }".
fault-rules-model = This cannot be computed for games with the rules { $rules }.
fault-deal-empty = The deal is empty.
fault-deal-card = Card { $at } of the deal is "{ $text }", which is not a card.
fault-deal-foreign = Card { $at } of the deal is "{ $text }", which is not in this deck.
fault-deal-twice = The { $card } is in the deal twice, as card { $first } and card { $at }.
fault-deal-few = The deal has { $count } of { $need } cards; the first one missing is the { $card }.
fault-deal-digits = The deal has { $count } digits; a deal written in digits has { $need }.
fault-deal-number = "{ $text }" is not a deal number. Deal numbers are whole numbers from 0 to 18446744073709551615.
    .brief = Not a deal number.
fault-deal-javasol = The deal number after javasol is "{ $text }", which is not a 64-bit whole number.
fault-deal-lonelybot = The number after lonelybot is "{ $text }", which is not an exact seed for these rules.
fault-deal-program = The deal number after { $program } is "{ $text }", which is not a whole number from { $least } to { $most }.
fault-deal-prefix = No deal number begins with "{ $text }:"; the words that can come before a number are { $known }.
fault-deal-format = The format { $format } does not support Italian cards.
fault-deal-json = The deal is not valid JSON: the error is on line { $line }, column { $column }.
fault-deal-json-shape = The JSON deal needs a list of cards, or of lists of cards, under "{ $what }".
fault-deal-json-piles = The JSON deal needs { $columns ->
    [one] { $columns } pile of 1 card
   *[other] { $columns } piles of 1 to { $columns } cards
 }.
fault-deal-played = This is a table in mid-game, but a deal is needed here.
fault-deal-two = These lines could be the columns or the order in which the cards are dealt: write the place before its cards, as in "col1: 6H" and "stock: 3S".
fault-deal-rules = The deal has { $cards } cards of the { deck-name }; these rules need { $need } of the { other-deck-name }.
fault-deal-day = "{ $text }" is not a date; dates are written like 2026-11-22.
fault-no-game = There is no such game here. It may have been abandoned for another one.
fault-game-busy = The game is open elsewhere. Close it there, or begin a new one.
fault-request = The request cannot be understood. Reload the page.
fault-link = "{ $what }" is not a part of a link; the parts are { $known }.
fault-too-fast = Too many requests at once. Please wait a moment.
fault-too-many = Too many games are open here now. Please try again later.
fault-too-long = The request is too long.
fault-no-key = This table belongs to the player who started winnable. Open the address that winnable shows in its terminal.
fault-no-player = Load the page first, and allow the browser to keep its cookie.
fault-no-winnable = No winnable deal was found under these rules.
fault-foreign = This request came from another site, so it was refused.
fault-no-page = There is no such page here.
fault-port = The port "{ $text }" is not a number from 0 to 65535.
fault-no-port = The server cannot listen on { $what }: { $why }.
fault-no-counts = The option --metrics needs prometheus_client: pip install prometheus_client.
deck-name = { $deck ->
    [italian] Italian deck
   *[french] French deck
 }
other-deck-name = { $other ->
    [italian] Italian deck
   *[french] French deck
 }
fault-record-undo = Moves are taken back in this game, but its rules do not allow that.
fault-record-unchecked = The checker does not know the rules "{ $text }".
fault-board-card = "{ $text }" on line { $line } of the board is not a card of this game.
fault-board-place = "{ $text }" on line { $line } of the board is not under any pile.
fault-board-saved = { $line ->
    [0] The saved game from { $program } cannot be read: it is damaged, or not a game of Klondike.
   *[other] Line { $line } of the saved game from { $program } cannot be read: it is damaged, or not a game of Klondike.
 }
fault-board-seen = { $count ->
    [one] { $count } card in { fault-place } is not named, but the player has seen it.
   *[other] { $count } cards in { fault-place } are not named, but the player has seen them.
 }
fault-position-columns = The position has { $count ->
    [one] { $count } column
   *[other] { $count } columns
 } and face-down counts for { $down }; the rules have { $need ->
    [one] { $need } column
   *[other] { $need } columns
 }.
fault-position-foundations = The position has { $count } foundations; it must have 4.
fault-position-height = The { $text } foundation holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; the number must be from 0 to { $most }.
fault-position-down = Face-down cards in { numbered-pile }: { $count } of { $cards }; at most { $most } can be face down.
fault-position-passes = The position is in pass { $count }, but the first pass is 1 and the last is { $most }.
fault-position-hand = The position has a card in the hand, but Klondike has no hand.
fault-position-origin = The card in the hand comes from place { $text }, which is not a pile.
fault-position-card = "{ $text }" in { fault-place } is not a card under these rules.
fault-position-twice = The { $card } is in the position twice, the second time in { fault-place }.
fault-position-missing = { $count ->
    [one] The { $card } is missing from the position.
   *[other] { $count } cards are missing from the position, including the { $card }.
 }
fault-position-unseen = The table has { $places ->
    [one] { $places } hidden card
   *[other] { $places } hidden cards
 }, but { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
 } not named: name every card that can be seen, and count the hidden ones again.
fault-position-face-up = { numbered-pile } has an unknown card that is face up.
fault-position-waste-top = The top card of { waste-name } is in sight, so it must be named.
fault-position-run = The { $card } lies on the { $onto } in { numbered-pile }; it cannot lie there.
fault-place = { $place ->
    [stock] { stock-name }
    [waste] { waste-name }
    [hand] the hand
    [foundation] the foundations
   *[column] { numbered-pile }
 }
fault-move-text = "{ $text }" is not a move.
fault-notation-fields = The text of a position has { $need } fields; this one has { $count }.
fault-notation-field = "{ $text }" at character { $at } does not describe { notation-part }.
fault-notation-card = "{ $text }" at character { $at }, in { notation-part }, is not a card of this game.
fault-notation-unknown = The card at character { $at }, in { notation-part }, is "??", but here the position must name every card.
fault-notation-seen = A card in { notation-part }, at character { $at }, is "??", but the player has seen every card there.
fault-notation-twice = "{ $text }" at character { $at }, in { notation-part }, is already in the position.
fault-json-text = The text is not valid JSON.
fault-json-field = The field { $what } is missing or does not match the schema.
fault-json-within = The field { $what } is wrong.
fault-json-differs = The field { $what } does not agree with { $other }.
notation-part = { $field ->
    [passes] the pass number
    [stock] { stock-name }
    [waste] { waste-name }
    [foundations] the foundations
    [hand] the hand
   *[columns] the columns
 }
fault-record-head = Line { $line } is not "{ $need }", so this is not a game saved by winnable.
fault-record-field = Line { $line } of the game begins with an unknown word: "{ $text }".
fault-record-twice = Line { $line } of the game repeats "{ $what }".
fault-record-missing = The game has no line "{ $what }".
fault-record-scoring = The scoring of the game is "{ $text }"; it must be "none", "foundation", "standard", "vegas" or "cumulative".
fault-record-seconds = The game gives its time as "{ $text }", which is not a number of seconds.
fault-record-assisted = The game says "assisted { $text }"; only "assisted yes" is valid.
fault-record-opening = The game has the opening balance "{ $text }", which is not a whole number.
fault-record-address = The game calls its deal "{ $text }", but its cards are those of another deal.
fault-record-bracket = Word { $at } of the moves is an unmatched bracket.
fault-record-here = Word { $at } of the moves is a star where none is allowed.
fault-record-move = Move { $at }, "{ $text }", is not legal there.
fault-record-branch = Word { $at } of the moves, "{ $text }", repeats a branch.
fault-record-long = The game has { $size } characters; the limit is { $most }.
fault-record-moves = This server accepts at most { $most } moves in one game, including undone ones.
fault-file-read = { $front ->
    [web] The saved game cannot be read: { $why }.
   *[line] { $file } cannot be read: { $why }.
 }
fault-file-write = { $front ->
    [web] The game cannot be saved: { $why }.
   *[line] { $file } cannot be written: { $why }.
 }
fault-file-text = { $file } is not UTF-8 text.
fault-file-damaged = { $front ->
    [web] Something that was saved could not be read and was set aside.
   *[line] { $file } could not be read. It was left unchanged.
 }
fault-file-salvaged = { $front ->
    [web] The saved games were damaged. The file was set aside, and what could still be read was kept.
   *[line] The database was damaged: { $count ->
        [one] one entry could be read and was kept
       *[other] { $count } entries could be read and were kept
     }. The damaged file is { $file }.
 }
fault-no-backup = { $file } is not a backup made by winnable, or it is damaged.
fault-restore-full = { $file } already has entries. A backup can only be restored to an empty database.
fault-file-newer = { $front ->
    [web] The saved games were written by a newer version of winnable.
   *[line] { $file } was written by a newer version of winnable.
 }
fault-database-unreachable = { $front ->
    [web] The saved games cannot be reached at the moment. Your last command may not have been carried out. Please try again soon.
   *[line] { $file } cannot be reached: { $why }.
 }
fault-no-database-driver = PostgreSQL needs more packages: pip install greenlet 'psycopg[binary]'.
fault-file-kind = { $front ->
    [web] A saved file has been replaced by something that is not a regular file.
   *[line] { $file } is not a regular file.
 }
fault-file-name = "{ $file }" cannot be used as a file name.
fault-file-large = { $file } is larger than one gigabyte, so it was not read.
fault-stream-large = Standard input is larger than one gigabyte, so it was not read.
fault-stream-read = Standard input cannot be read: { $why }.
fault-stream-line = Standard input has a line of more than { $most } characters.
fault-stream-write = The output cannot be written: { $why }.
fault-line-long = This line has { $size } characters; the limit is { $most }.
fault-search-stopped = The search was stopped.
fault-search-failed = The search failed. Please try again.
fault-part-unread = Part of the game could not be loaded. Check your connection, then try again.
fault-too-many-searches = Several of your searches are still waiting. Please wait for one of them to finish.
fault-internal = winnable has a bug; please report what is in { $file }.
fault-usage = The command line cannot be understood; { $what } explains how to write it.
fault-no-command = There is no command "{ $text }"; the commands are { $known }.
fault-near-command = There is no command "{ $text }"; perhaps you meant { $what }.
fault-no-option = There is no option { $text } here; { $what } lists the options.
fault-near-option = There is no option { $text } here; perhaps you meant { $what }.
fault-unexpected = "{ $text }" is not expected here.
fault-missing = { $what } is missing.
fault-no-value = The option { $what } needs a value.
fault-no-choice = "{ $text }" is not a value of { $what }; the values are { $known }.
fault-needs-option = The option { $what } works only with { $known }.
fault-repeated = The option { $what } can be given only once.
fault-no-desktop = Only Linux and similar desktops have such a menu. On this system, type "winnable" to start the game.
fault-mcp-extra = Agents need one more package: pip install mcp.
fault-review-open = The game is not over, and a review would show its hidden cards. To end the game, use { $what }.
fault-game-reviewed = This game ended with its review. To begin another, use { $what }.
fault-public-url = "{ $text }" is not an address such as https://cards.example.org.
fault-workers-database = Several workers need --database: only PostgreSQL can share the games between processes.
fault-network = "{ $text }" is not an address such as 127.0.0.1 or a network such as 10.0.0.0/8.
fault-metrics = "{ $text }" is not an address with a port, such as 127.0.0.1:9464.
fault-no-game-saved = There is no saved game "{ $text }". To list the saved games, use "winnable games list".
fault-game-open = The game "{ $text }" is open elsewhere. Close it first.
fault-nothing-played = You have no game to review yet. Play one, or specify the file of a saved game.
fault-game-file = { $file } holds a saved game, but deals are needed here.
fault-game-name = There is no game "{ $text }"; the games are { $known }.
fault-scoring-deck = Solitario keeps no score.
fault-backwards = The deals begin at { $first } but end before that, at { $last }.
fault-choice-clash = { $one } and { $other } cannot be used together.
fault-no-deal = No deal was given: specify a file, --number or --deal.
fault-no-position = No deal was given: specify --number, --deal or --position.
fault-other-rules = The text already has rules, { $text }: leave out { $what }.
fault-no-count = The value of { $what } must be a whole number of at least 1, not "{ $text }".
fault-certificate-file = This is not a version 1 certificate.
fault-certificate-head = Line { $line } of the certificate is wrong: "{ $text }".
fault-certificate-win = The certificate proves a win. To check it, replay its moves.
fault-certificate-limit = The certificate needs { $found } states, more than the limit of { $count }; --states raises the limit.
fault-certificate-data = The certificate is damaged: its choices cannot be unpacked.
fault-certificate-short = The certificate is cut off: it ends before the proof is complete.
fault-certificate-long = The certificate continues after the proof is complete.
fault-certificate-choice = The certificate is wrong: choice { $count } is not allowed.
fault-certificate-won = The certificate is wrong: its set of states contains a win.
fault-certificate-states = The certificate is wrong: its set has more states than the { $count } that it declares.
fault-certificate-moves = The certificate is wrong: its moves do not win.
fault-certificate-rules = There are no certificates for lost positions in games with the rules { $rules }.
fault-certificate-winnable = No certificate was made, because a win was found.
fault-certificate-many = No certificate was made: it would take more than { $count } states; --states raises the limit.
fault-certificate-undecided = No certificate was made, because the solver could not decide the position.
fault-condition = "{ $text }" is not a condition; use one such as "level hard" or "passes at most 2".
fault-condition-name = "{ $text }" is not a measure of deals; the measures are { $known }.
fault-condition-value = "{ $text }" is not a valid condition. The level must be easy, normal, hard, tricky or lost; returns must be needed or free; traps and players must each be a number from 0 to 1 or a percentage; every other value must be a number.
fault-condition-twice = The condition { $text } can be given only once.
fault-no-catalogue = There are no graded deals for the rules { $rules }.
fault-catalogue-unread = The graded deals could not be loaded. Check your connection, then try again.
fault-no-level = No deals under the rules { $rules } are { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }.
fault-difficulty = There is no difficulty "{ $text }"; the difficulties are { $known }.
fault-no-sample = "{ $text }" is not a sample; give the percentage of deals to check, from 1% to 100%.
at-line = Line { $line }: { $sentence }
at-file = { $line ->
    [0] { $file }: { $sentence }
   *[other] { $file }, line { $line }: { $sentence }
 }
