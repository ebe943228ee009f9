## Campaigns

campaign-begun = Campaign { $id } in { $file }: { $count ->
    [one] one deal
   *[other] { $count } deals
 }, in shards of { $size }.
campaign-resumed = Resuming: { $count } of { $total } shards are done.
campaign-damaged = The file with deals { $first } to { $last } is { $kind ->
    [missing] missing
   *[damaged] damaged
 }; these deals will be measured again.
campaign-dashboard = The Dask dashboard is at { $text }.
campaign-retry = Measuring deals { $first } to { $last } again: { $why }.
campaign-refused = The worker { $text } is running another version of the code, { $why }, so it will get no deals.
campaign-lost = The connection to the scheduler { $text } has been lost. Waiting to reconnect.
campaign-waiting = Waiting for workers.
campaign-stopped = Stopped. Run the same command again to resume from here.
campaign-progress = { $done } of { $total } deals
campaign-status = { $done } of { $total } deals are done, in { $shards } of { $all } shards, after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } of processor time.
campaign-running = A driver is running.
campaign-idle = No driver is running.
campaign-share = Column { $what }: { $yes } yes, { $no } no, { $undecided } undecided.
campaign-interval = The answer is yes for { $percent } percent of the first { $count } deals. With 95 percent confidence, the true share is between { $low } and { $high } percent, however often you look at the results.
campaign-checks = Wins replayed: { $replayed }, including { $verified } by the independent checker. Unwinnable deals decided again by another method: { $again }.
campaign-failures = { $count ->
    [one] One attempt failed and was repeated.
   *[other] { $count } attempts failed and were repeated.
 }

fault-campaign-extra = Campaigns need more packages: pip install cryptography distributed pyarrow.
fault-campaign-question = A campaign needs a question file, or --rules and --numbers.
fault-campaign-none = There is no campaign in { $file }.
fault-campaign-parts = In { $file }, the parts of the campaign have measured { $count } of { $most } deals, but have not been merged yet. To merge them, use "winnable campaign merge".
fault-campaign-busy = Another driver is already running the campaign in { $file }.
fault-campaign-other = { $file } holds campaign { $text }, but this question defines campaign { $why }; choose another folder with --out.
fault-campaign-code = The question asks for code { $text }, but the code here is { $why }.
fault-campaign-address = "{ $text }" is not a scheduler address such as tls://10.0.0.1:8786.
fault-campaign-scheduler = No Dask scheduler is answering at { $text }: { $why }.
fault-campaign-shard = The campaign has stopped, because deals { $first } to { $last } failed { $count } times: { $why }.
fault-campaign-wrong = Two methods disagree about deal { $number }: { $text }. The campaign has stopped; please report this.
fault-campaign-unlike = { $file } cannot be merged with { $text }: { $part ->
    [question] their questions differ
    [code] different code measured them
   *[shard] their shards differ in size
 }.
fault-campaign-twice = { $file } and { $text } give different answers for the same deals.
fault-campaign-absent = Missing shards: { $count } of { $most }; the first has deals { $first } to { $last }{ $part ->
    [shards] .
   *[parts] . Unfinished parts: { $text }.
 }
fault-question-syntax = This is not valid TOML.
fault-question-key = "{ $text }" is not a key of a question; the keys are { $known }.
fault-question-near-key = "{ $text }" is not a key of a question; perhaps you meant { $what }.
fault-question-missing = The question needs a value for "{ $what }".
fault-question-number = The value of { $what } must be a whole number from { $least } to { $most }.
fault-question-text = The value of { $what } must be text in quotation marks.
fault-question-measure = "{ $text }" is not a measure; the measures are { $known }.
fault-question-family = Solitario has no measure "{ $text }".
fault-question-backwards = The range of deals ends before it begins.
fault-question-code = The code must be a version, a space and 16 hexadecimal digits.
fault-question-long = A question can have at most { $most } characters.
fault-no-numbers = "{ $text }" is not a range of deals such as 1..1000.
fault-no-part = "{ $text }" is not a part such as 1/400 or 400/400.
