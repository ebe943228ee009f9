## The board: names of piles and cards

slot-card = { $state ->
    [held] { $card }, in hand
    [fits] { $card }, fits here
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { $down } face down, fits here
   *[none] { $down } face down
 }
slot-empty = { $state ->
    [fits] { slot-place }, empty, fits here
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
    [foundation] { suit } foundation
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
    [0] No redeals left
    [one] { $redeals } redeal left
   *[other] { $redeals } redeals left
 }
bar-score = Score { points }
