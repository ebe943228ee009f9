## Certain outcomes, chances, reviews

fate-won = { $hidden ->
    [yes] This game is won, whatever the hidden cards are.
   *[no] This game is won: every card is known.
 }
    .brief = Won for certain.
fate-lost = { $hidden ->
    [yes] This game is lost, whatever the hidden cards are.
   *[no] This game is lost: every card is known, and no way wins.
 }
    .brief = Lost for certain.
chance-fair = Of 100 games that look like this one, a strong player would win about { $percent }.
    .brief = About { $percent } percent.
chance = { $exact ->
    [yes] { $percent } percent of the games that look like this one can be won.
   *[no] { $percent } percent of the games that look like this one can be won, { $low } to { $high }.
 }
    .brief = { $percent } percent at most.
chance-bound = Your chance is not higher: this knows the hidden cards.
    .brief = You know less.
review-step = { $game ->
    [solitario] step
   *[klondike] move
 }
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
review-nothing = Nothing is played yet, so there is nothing to review.
review-won = Won at { review-step } { $step }.
review-lost = Lost at { review-step } { $step }: { review-move }.
review-hopeless = This deal cannot be won, whatever is played.
review-between = { $proven ->
    [yes] Lost between { review-step } { $first } and { review-step } { $last }: the exact point is not decided.
   *[no] Lost at { review-step } { $last } or before: what came before is not decided.
 }
review-unknown = Whether this game could be won is not decided.
review-open = This game can still be won.
review-until = Still to be won after { review-step } { $step }: what came later is not decided.
review-act = { $drawn ->
    [yes] draw, then { review-move }
   *[no] { review-move }
 }
review-way = A way to win was still there: { review-act }.
review-kept = { $kept } of { $total } moves kept the win.
review-mistake = A mistake, by what could be seen: better { review-act }.
review-cost = { $percent ->
    [0] Of 100 games that looked the same, that keeps less than 1 more.
   *[other] Of 100 games that looked the same, that keeps { $percent } more.
 }
review-unlucky = Bad luck: by what could be seen, no other way was clearly better.
review-late = By what could be seen, the game was as good as lost before.
review-not-known = Whether another way was better, by what could be seen, is not known.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] { $count } other choice was clearly worse than it need be: { $numbers }.
       *[no] { $count } choice was clearly worse than it need be: { $numbers }.
     }
   *[other] { $other ->
        [yes] { $count } other choices were clearly worse than they need be: { $numbers }.
       *[no] { $count } choices were clearly worse than they need be: { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] By what could be seen it stood at { $start } percent at the start. Your clear mistakes cost { $choices }, the cards gave { $luck }.
    [minus] By what could be seen it stood at { $start } percent at the start. Your clear mistakes cost { $choices }, the cards took { $luck }.
   *[none] By what could be seen it stood at { $start } percent at the start. Your clear mistakes cost { $choices }, the cards nothing.
 }
review-unclear = For another { $unclear }, it is not known whether your choices or the cards took them.
review-lines = { $lines } lines were played. This is the review of the one that you are on.
