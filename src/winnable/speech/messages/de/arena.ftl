## The arena for bots

arena-playing = Playing
arena-lost = Game { $count } counts as lost: { $sentence }
arena-result = { $text }, { $rules }, split { $split }: { $won } of { $count ->
    [one] { $count } game
   *[other] { $count } games
 } won.
arena-interval = { $percent } percent, between { $low } and { $high } with 95 percent confidence; however often you look, between { $least } and { $most }.
arena-ends = Not won: { $resigned } resigned, { $stuck } without a legal move, { $long } too long, { $faults } lost through a fault of the bot.
arena-cards = On average { $mean } cards are on the foundations at the end, between { $low } and { $high } with 95 percent confidence.
arena-cpu = On average a game takes { $seconds } seconds of processor time and { $moves } moves.
arena-skipped = Deals skipped: { $no } unwinnable, { $undecided } undecided.
fault-bot-empty = The command of the bot is empty.
fault-bot-quotes = The command of the bot has a quotation mark that is not closed, or ends with a backslash: "{ $text }".
fault-bot-start = The bot "{ $text }" does not start: { $why }.
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
fault-bot-hello = The bot must answer the first message with its name, and wrote "{ $text }".
fault-bot-protocol = The bot speaks version { $count } of the protocol; this arena speaks version { $need }.
fault-arena-no-deals = Of { $count } deals in a row under the rules { $rules }, none is proven winnable.
fault-arena-other = { $other ->
    [none] { $file } holds no results of { $text }
   *[other] { $file } holds results of { $other }, not of { $text }
 }; name another file with --out.
fault-arena-line = Line { $line } of { $file } is not a game with that result: "{ $text }".
fault-no-message = This is not a message of the arena: { $text }.
