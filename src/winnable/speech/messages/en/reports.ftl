## Reports, checks and the live page of campaigns

report-share = Column { $what }: { $percent } percent of { $count } deals, between { $low } and { $high } with 95 percent confidence; { $undecided } undecided.
report-written = The report is in { $file }; a manifest and a data card are beside it.
audit-files = { $count ->
    [one] One file is as the ledger says.
   *[other] { $count } files are as the ledger says.
 }
audit-damaged = Missing or damaged: { $text }.
audit-deals = { $count ->
    [one] One deal was measured again: the same row.
   *[other] { $count } deals were measured again: the same rows.
 }
audit-different = Deals that gave another row: { $text }.
audit-code = No deal was measured again: the code { $text } made this campaign, and this is { $why }.
audit-columns = The code { $text } made this campaign, and this is { $why }, so only these columns were compared: { $known }.
compare-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
 }: { $both } winnable in both, { $first } in the first only, { $second } in the second only, { $neither } in neither; { $undecided } undecided in one of them.
compare-difference = The first share less the second: { $points } points, between { $low } and { $high } with 95 percent confidence.
compare-chance = If both were equal, so large a difference would have a chance of at most { $once }, or { $always } if you look at any time.
compare-different = Deals with different verdicts: { $text }.
live-name = Campaign
live-title = Campaign { $id }
live-serve = The campaign is shown at { $what }. Control C ends it.
live-question = The question
live-share = After the first { $count } deals: { $percent } percent, between { $low } and { $high } with 95 percent confidence, whenever you look.
live-plot = { $what }: the share and its interval over the deals
live-table = { $what }: the last values of the plot, in percent
live-number = { $count }
live-deals = Deals
live-percent = Share
live-low = Lower end
live-high = Upper end
live-published = published
live-checks = Checks
live-checks-table = What was checked, and how often
live-check = Check
live-count = Deals
live-check-replayed = Wins replayed by the compiled rules
live-check-verified = Wins replayed by the independent checker
live-check-bare = Unwinnable deals decided again without pruning
live-check-other = Unwinnable deals decided again with less pruning
live-check-unchecked = Unwinnable deals that reached the limit of the second search
live-check-searched-again = Deals searched again with higher limits
live-failures = Attempts that failed and were made again

fault-campaign-file = { $file } is missing or damaged; "winnable campaign run" with the folder measures it again.
fault-campaign-measure = The campaign in { $file } does not measure { $text }.
fault-campaign-verdict = Line { $line } is not a number and a verdict: "{ $text }".
fault-campaign-apart = The two have no deal in common.
fault-campaign-port = The page cannot listen on { $text }: { $why }.
