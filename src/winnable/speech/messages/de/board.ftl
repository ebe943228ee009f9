## The board: names of piles and cards

slot-card = { $state ->
    [held] { $card }, in hand
    [fits] { $card }, fits
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { $down } face down, fits
   *[none] { $down } face down
 }
slot-empty = { $state ->
    [fits] { slot-place }, empty, fits
   *[none] { slot-place }, empty
 }
slot-stock = { $count ->
    [0] { $spent ->
        [yes] { slot-place }, empty
       *[no] { slot-place }, empty, turn the waste over
     }
    [one] { slot-place }, { $count } card
   *[other] { slot-place }, { $count } cards
 }
slot-place = { $place ->
    [stock] { $game ->
        [solitario] Deck
       *[klondike] Stock
     }
    [waste] { $game ->
        [solitario] Discards
       *[klondike] Waste
     }
    [hand] Hand
    [foundation] Foundation of { suit }
   *[pile] { pile }
 }
slot-note = { $place ->
    [foundation] foundation
    [hand] hand
   *[other] { slot-place }, { $at } of { $count }
 }
bar-deal = { $number ->
    [none] Your own deal
    [table] { ui-own }
    [daily] { bar-daily }
   *[other] { $level ->
        [easy] Easy
        [normal] Normal
        [hard] Hard
        [tricky] Tricky
       *[random] Random
     } ({ $number })
 }
bar-redeals = { $redeals ->
    [0] No redeal left
    [one] { $redeals } redeal left
   *[other] { $redeals } redeals left
 }
bar-score = Score { points }
