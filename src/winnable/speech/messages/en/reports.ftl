## Reports and checks of campaigns

report-share = Column { $what }: yes for { $percent } percent of { $count } deals; { $undecided } undecided. With 95 percent confidence, the true share is between { $low } and { $high } percent.
report-corrected = Column { $what }, corrected for the luck of the cards: yes for { $percent } percent of the deals. With 95 percent confidence, the true share is between { $low } and { $high } percent.
report-written = The report is in { $file }; a manifest and a data card are beside it.
audit-files = { $count ->
    [one] One file matches the rows and the hash recorded for it in the ledger.
   *[other] { $count } files match the rows and hashes recorded for them in the ledger.
 }
audit-damaged = Missing or damaged files: { $text }.
audit-deals = { $count ->
    [one] One deal was measured again and gave the same row.
   *[other] { $count } deals were measured again and gave the same rows.
 }
audit-different = Deals that gave a different row: { $text }.
audit-code = No deals were measured again: this campaign was made with version { $text } of the code, but the version here is { $why }.
audit-columns = This campaign was made with version { $text } of the code, but the version here is { $why }, so only these columns were compared: { $known }.
audit-false = Files that do not match the question and the table: { $text }.
audit-writer = { $count ->
    [one] Another version of pyarrow or winnable wrote one file: its rows were compared, but not its bytes.
   *[other] Another version of pyarrow or winnable wrote { $count } files: their rows were compared, but not their bytes.
 }
audit-root = The root hash of the table of results is { $text }.
audit-unsure = { $count ->
    [one] One deal was not compared: it is undecided in the table or in the new measurement.
   *[other] { $count } deals were not compared: they are undecided in the table or in the new measurement.
 }
audit-proofs = The independent checker replayed { $wins } wins and accepted certificates for { $count } of { $total } losses.
audit-chance = If 1 percent of the rows were false, the chance of such a sample finding one would be { $percent } percent. The seed of the sample is { $text }.
compare-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
 }: { $both } winnable in both sets of results, { $first } in the first only, { $second } in the second only, { $neither } in neither; { $undecided } undecided in at least one set.
compare-difference = In percentage points, the share of winnable deals in the first set minus that in the second is { $points }. With 95 percent confidence, the true difference is between { $low } and { $high }.
compare-chance = If both shares were equal, the chance of so large a difference would be at most { $once }, or at most { $always } however often you look at the results.
compare-different = Deals with different verdicts: { $text }.

fault-campaign-file = { $file } is missing or damaged. To measure its deals again, repeat the command that measured them.
fault-campaign-published = { $file } is damaged, or is not the file that was published.
fault-campaign-unfinished = The table in { $file } is unfinished.
fault-campaign-measure = The campaign in { $file } does not measure { $text }.
fault-campaign-ledger = Line { $line } of { $file } is not an event of this campaign.
fault-campaign-verdict = Line { $line } of { $file } must be a deal number and a verdict, but it is "{ $text }".
fault-campaign-contrary = Line { $line } of { $file } has another verdict for deal { $number } than an earlier line.
fault-campaign-apart = The two sets of results have no deals in common.
