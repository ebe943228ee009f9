## Reports and checks of campaigns

report-share = Column { $what }: { $percent } percent of { $count } deals, between { $low } and { $high } with 95 percent confidence; { $undecided } undecided.
report-written = The report is in { $file }; a manifest and a data card are beside it.
audit-files = { $count ->
    [one] One file has the rows and the hash of its line in the ledger.
   *[other] { $count } files have the rows and the hashes of their lines in the ledger.
 }
audit-damaged = Missing or damaged: { $text }.
audit-deals = { $count ->
    [one] One deal was measured again: the same row.
   *[other] { $count } deals were measured again: the same rows.
 }
audit-different = Deals that gave another row: { $text }.
audit-code = No deal was measured again: the code { $text } made this campaign, and this is { $why }.
audit-columns = The code { $text } made this campaign, and this is { $why }, so only these columns were compared: { $known }.
audit-false = Not what the question and the table give: { $text }.
audit-writer = { $count ->
    [one] Another version of pyarrow or winnable wrote one file: its rows were compared, and not its bytes.
   *[other] Another version of pyarrow or winnable wrote { $count } files: their rows were compared, and not their bytes.
 }
audit-root = The root of the table is { $text }.
audit-unsure = { $count ->
    [one] Of one deal nothing was compared: it is undecided in the table, or now.
   *[other] Of { $count } deals nothing was compared: they are undecided in the table, or now.
 }
audit-proofs = The independent checker replayed { $wins } wins, and accepted certificates of { $count } losses out of { $total }.
audit-chance = If 1 percent of the rows were false, such a sample would have found one with a chance of { $percent } percent. Its seed is { $text }.
compare-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
 }: { $both } winnable in both, { $first } in the first only, { $second } in the second only, { $neither } in neither; { $undecided } undecided in one of them.
compare-difference = The first share less the second: { $points } points, between { $low } and { $high } with 95 percent confidence.
compare-chance = If both were equal, so large a difference would have a chance of at most { $once }, or { $always } if you look at any time.
compare-different = Deals with different verdicts: { $text }.

fault-campaign-file = { $file } is missing or damaged; "winnable campaign run" with the folder measures it again.
fault-campaign-measure = The campaign in { $file } does not measure { $text }.
fault-campaign-ledger = Line { $line } of { $file } is not an event of this campaign.
fault-campaign-verdict = Line { $line } of { $file } is not a number and a verdict: "{ $text }".
fault-campaign-apart = The two have no deal in common.
