## Campaigns

campaign-begun = Campaign { $id } in { $file }: { $count ->
    [one] one deal
   *[other] { $count } deals
 }, shards of { $size }.
campaign-resumed = Resuming: { $count } of { $total } shards done.
campaign-damaged = The file of deals { $first } to { $last } is { $kind ->
    [missing] missing
   *[damaged] damaged
 }; they are measured again.
campaign-dashboard = Dask shows its work at { $text }.
campaign-retry = Deals { $first } to { $last } are measured again: { $why }.
campaign-refused = The worker { $text } has different code, { $why }, and gets no deals.
campaign-lost = The scheduler { $text } is gone. Waiting for it to come back.
campaign-waiting = Waiting for workers.
campaign-stopped = Stopped. The same command resumes it from here.
campaign-progress = { $done } of { $total } deals
campaign-status = { $done } of { $total } deals are done, { $shards } of { $all } shards, in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } of processor time.
campaign-running = A driver is running.
campaign-idle = No driver is running.
campaign-share = Column { $what }: { $yes } yes, { $no } no, { $undecided } undecided.
campaign-interval = The first { $count } deals: { $percent } percent, between { $low } and { $high } with 95 percent confidence, however often you look.
campaign-checks = Checked: { $replayed } wins replayed, { $verified } of them by the independent checker; { $again } unwinnable deals decided again in another way.
campaign-failures = { $count ->
    [one] One attempt failed and was made again.
   *[other] { $count } attempts failed and were made again.
 }

fault-campaign-extra = Campaigns need more packages: pip install cryptography distributed pyarrow.
fault-campaign-question = A campaign needs a file with a question, or --rules and --numbers.
fault-campaign-none = { $file } holds no campaign.
fault-campaign-busy = Another driver runs the campaign in { $file }.
fault-campaign-other = { $file } holds the campaign { $text }, but this question is { $why }; name another folder with --out.
fault-campaign-code = The question asks for the code { $text }, but this is { $why }.
fault-campaign-address = "{ $text }" is not a scheduler address such as tls://10.0.0.1:8786.
fault-campaign-scheduler = No Dask scheduler answers at { $text }: { $why }.
fault-campaign-shard = Deals { $first } to { $last } failed { $count } times, so the campaign stops: { $why }.
fault-campaign-wrong = Two ways to decide deal { $number } disagree: { $text }. The campaign stops; please report it.
fault-question-syntax = This is not valid TOML.
fault-question-key = A question has no "{ $text }"; it has { $known }.
fault-question-near-key = A question has no "{ $text }"; perhaps you mean { $what }.
fault-question-missing = The question lacks "{ $what }".
fault-question-number = The value of { $what } must be a whole number from { $least } to { $most }.
fault-question-text = The value of { $what } must be a text in quotation marks.
fault-question-measure = "{ $text }" is not a measure; the measures are { $known }.
fault-question-family = Solitario has no measure "{ $text }".
fault-question-backwards = The last deal comes before the first.
fault-question-code = The code must be a version and 16 hexadecimal digits.
fault-question-long = A question has at most { $most } characters.
fault-no-numbers = "{ $text }" is not a range of deals such as 1..1000.
