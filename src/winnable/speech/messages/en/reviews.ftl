## Certain outcomes, chances, reviews

fate-won = { $hidden ->
    [yes] This game can be won, whatever the hidden cards are.
   *[no] This game can be won: every card is known.
 }
    .brief = Won for certain.
fate-lost = { $hidden ->
    [yes] This game is lost, whatever the hidden cards are.
   *[no] This game is lost: every card is known, and there is no way to win.
 }
    .brief = Lost for certain.
chance-fair = { $percent ->
    [0] A strong player would win less than 1 percent of the time from here.
   *[other] A strong player would win about { $percent } percent of the time from here.
 }
    .brief = { $percent ->
    [0] Less than 1 percent.
   *[other] About { $percent } percent.
 }
chance = { $exact ->
    [yes] If you knew every card, your best possible chance would be { $percent } percent.
   *[no] If you knew every card, your best possible chance would be about { $percent } percent, probably { $low } to { $high }.
 }
    .brief = { $percent } percent at best.
choice-chance = A strong player would win about { $percent } percent of the time, probably { $low } to { $high }.
    .brief = { $percent } percent, { $low } to { $high }.
choice-share = { $exact ->
    [yes] At best { $percent } percent.
   *[no] At best about { $percent } percent, probably { $low } to { $high }.
 }
review-move = { $kind ->
    [draw] draw
    [redeal] turn the waste over
    [turn] turn over the card on { pile }
    [foundation] { $card }, { option-from } to foundation
    [hand] { $card }, { option-from } to your hand
    [discard] { $card } to the discards
    [back] { $card } back { $origin ->
        [stock] on the deck
        [waste] on the discards
       *[pile] on { pile }
     }
   *[pile] { $cards }, { option-from } to { target-pile }
 }
review-saved = { $over ->
    [yes] Your last game, which is over: { $title }
   *[no] Your game in progress: { $title }
 }
par-own = Your win took { $own ->
    [one] { $own } move
   *[other] { $own } moves
 }.
par = { $outcome ->
    [best] Your win took { most-moves }: the shortest win possible!
    [proven] The shortest win of this deal takes { most-moves }.
   *[between] The shortest known win of this deal takes { most-moves }; none takes fewer than { $least }.
 }
most-moves = { $most ->
    [one] { $most } move
   *[other] { $most } moves
 }
par-open = The shortest win will be shown when the game is over.
review-nothing = No moves yet, so there is nothing to review.
review-won = Won at move { $step }.
review-lost = Lost at move { $step }: { review-move }.
review-hopeless = This deal cannot be won, however it is played.
review-between = { $proven ->
    [yes] Lost between moves { $first } and { $last }: the exact point is not known.
   *[no] Lost at move { $last } or earlier: the exact point is not known.
 }
review-again = The next review of this game will search longer.
review-within = Lost at move { $step }.
review-unknown = It is not known whether this game could be won.
review-open = This game can still be won.
review-until = Still winnable after move { $step }; beyond that, the outcome is not known.
review-act = { $drawn ->
    [yes] after drawing, { review-move }
   *[no] { review-move }
 }
review-way = There was still a way to win: { review-act }.
review-kept = { $kept } of { $total } possible moves kept the game winnable.
review-played = Move { $step }: { review-move }.
review-mistake = An avoidable mistake. Better: { review-act }.
review-cost = { $percent ->
    [0] The difference is small: less than one in 100 games like this.
    [one] That way, { $percent } more out of 100 games like this would stay winnable.
   *[other] That way, { $percent } more out of 100 games like this would stay winnable.
 }
review-unlucky = Bad luck: from what you could see, nothing else was clearly better.
review-late = From what you could see, the game was already as good as lost.
review-not-known = From what you could see, it is unclear whether anything else was better.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] One other move clearly hurt your chances: move { $numbers }.
       *[no] One move clearly hurt your chances: move { $numbers }.
     }
   *[other] { $other ->
        [yes] { $count } other moves clearly hurt your chances: { $numbers }.
       *[no] { $count } moves clearly hurt your chances: { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Your best possible chance began at { $start } percent. Your clear mistakes cost { points-lost }; the cards gave you { $luck }.
    [minus] Your best possible chance began at { $start } percent. Your clear mistakes cost { points-lost }; the cards cost another { $luck }.
   *[none] Your best possible chance began at { $start } percent. Your clear mistakes cost { points-lost }; the cards cost nothing.
 }
points-lost = { $choices ->
    [one] 1 point
   *[other] { $choices } points
 }
review-unclear = { $unclear ->
    [one] Another point was lost, either to your play or to the cards: it is not known which.
   *[other] Another { $unclear } points were lost, either to your play or to the cards: it is not known which.
 }
review-lines = You tried { $lines } lines of play. This is a review of the current one.
