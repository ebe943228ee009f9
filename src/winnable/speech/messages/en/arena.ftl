## The arena for bots

arena-playing = Playing
arena-lost = Game { $count } counts as lost: { $sentence }
arena-result = Bot { $text }, rules { $rules }, split { $split }: { $won } of { $count ->
    [one] { $count } game
   *[other] { $count } games
 } won.
arena-interval = The bot won { $percent } percent of the games. With 95 percent confidence, its true win rate is between { $low } and { $high } percent, or between { $least } and { $most } percent however often you look at the results.
arena-ends = Games not won: { $resigned } resigned, { $stuck } without a legal move, { $long } too long, { $faults } lost through bot errors.
arena-cards = On average, { $mean } cards are on the foundations at the end of a game. With 95 percent confidence, the true average is between { $low } and { $high }.
arena-cpu = On average, a game takes { $seconds } seconds of processor time and { $moves } moves.
arena-skipped = Deals skipped: { $no } unwinnable, { $undecided } undecided.
fault-bot-empty = The bot's command is empty.
fault-bot-quotes = The bot's command has an unclosed quotation mark or ends with a backslash: "{ $text }".
fault-bot-start = The bot "{ $text }" could not be started: { $why }.
fault-bot-ended = The bot ended with exit code { $count }.
fault-bot-silent = The bot did not answer within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
fault-bot-cpu = The bot used more than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 } of processor time.
fault-bot-rubbish = The bot wrote something that is not an answer: "{ $text }".
fault-bot-illegal = The bot's move "{ $text }" is illegal; the legal moves are { $why }.
fault-bot-hello = The bot must answer the first message with its name, but wrote "{ $text }".
fault-bot-protocol = The bot speaks version { $count } of the protocol; this arena speaks version { $need }.
fault-arena-no-deals = None of { $count } consecutive deals under the rules { $rules } is proven winnable.
fault-arena-other = { $other ->
    [none] { $file } has no results for { $text }
   *[other] { $file } has results for { $other }, not for { $text }
 }; choose another file with --out.
fault-arena-line = Line { $line } of { $file } is not a game, or its result is wrong: "{ $text }".
fault-no-message = This is not an arena message: { $text }.
