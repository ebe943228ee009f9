## Certain outcomes, chances, reviews

fate-won = { $hidden ->
    [yes] This game is won, whatever the hidden cards are.
   *[no] This game is won: every card is known.
 }
    .brief = Won for certain.
fate-lost = { $hidden ->
    [yes] This game is lost, whatever the hidden cards are.
   *[no] This game is lost: every card is known, and there is no way to win.
 }
    .brief = Lost for certain.
chance-fair = { $percent ->
    [0] Of 100 games that look like this one, a strong player would win less than one.
   *[other] Of 100 games that look like this one, a strong player would win about { $percent }.
 }
    .brief = { $percent ->
    [0] Less than one percent.
   *[other] About { $percent } percent.
 }
chance = { $exact ->
    [yes] { $percent } percent of the games that look like this one can be won.
   *[no] { $percent } percent of the games that look like this one can be won, { $low } to { $high }.
 }
    .brief = { $percent } percent at most.
choice-chance = A strong player wins { $percent } percent, { $low } to { $high }.
    .brief = { $percent } percent, { $low } to { $high }.
choice-share = { $exact ->
    [yes] { $percent } percent of the games can be won.
   *[no] { $percent } percent of the games can be won, { $low } to { $high }.
 }
chance-bound = Your own chance is not higher: this figure knows the hidden cards.
    .brief = You know less.
review-move = { $kind ->
    [draw] draw
    [redeal] turn the waste over
    [turn] turn the card on { pile }
    [foundation] { $card }, { option-from } to foundation
    [hand] take { $card }, { option-from }
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
par-own = Your win has { $own ->
    [one] { $own } move
   *[other] { $own } moves
 }.
par = { $outcome ->
    [best] Your win has { most-moves }: no win of this deal is shorter.
    [proven] The shortest win of this deal has { most-moves }.
   *[between] The shortest win of this deal that is known has { most-moves }; none has fewer than { $least }.
 }
most-moves = { $most ->
    [one] { $most } move
   *[other] { $most } moves
 }
par-open = The shortest win of a deal is told when the game is over.
review-nothing = Nothing has been played yet, so there is nothing to review.
review-won = Won at move { $step }.
review-lost = Lost at move { $step }: { review-move }.
review-hopeless = This deal cannot be won, whatever is played.
review-between = { $proven ->
    [yes] Lost between move { $first } and move { $last }: the exact point is not known.
   *[no] Lost at move { $last } or before: the exact point is not known.
 }
review-again = The next review of this game searches longer.
review-within = Lost at move { $step }.
review-unknown = It is not known whether this game could be won.
review-open = This game can still be won.
review-until = Still winnable after move { $step }: what came later is not known.
review-act = { $drawn ->
    [yes] draw, then { review-move }
   *[no] { review-move }
 }
review-way = A way to win was still there: { review-act }.
review-kept = { $kept } of { $total } moves kept the win.
review-played = Move { $step }: { review-move }.
review-mistake = A mistake, by what could be seen: better { review-act }.
review-cost = { $percent ->
    [0] Of 100 games that looked the same, that keeps less than 1 more.
   *[other] Of 100 games that looked the same, that keeps { $percent } more.
 }
review-unlucky = Bad luck: by what could be seen, no other way was clearly better.
review-late = By what could be seen, the game was as good as lost already.
review-not-known = It is not known whether, by what could be seen, another way was better.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] { $count } other choice was clearly worse than the best one: move { $numbers }.
       *[no] { $count } choice was clearly worse than the best one: move { $numbers }.
     }
   *[other] { $other ->
        [yes] { $count } other choices were clearly worse than the best ones: moves { $numbers }.
       *[no] { $count } choices were clearly worse than the best ones: moves { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Going by what could be seen, the chance was { $start } percent at the start. Your clear mistakes cost { $choices }, the cards gave { $luck }.
    [minus] Going by what could be seen, the chance was { $start } percent at the start. Your clear mistakes cost { $choices }, the cards took { $luck }.
   *[none] Going by what could be seen, the chance was { $start } percent at the start. Your clear mistakes cost { $choices }, the cards nothing.
 }
review-unclear = For another { $unclear }, it is not known whether your choices or the cards took them.
review-lines = { $lines } lines were played. This is the review of the one that you are on.
