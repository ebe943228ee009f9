## The deal

title = { $game ->
    [solitario] Solitario
    [klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, { $passes } pass
       *[other] { klondike-title }, { $passes } passes
     }
   *[other] { $game }
 }
klondike-title = { $draw ->
    [1] Klondike, draw one
    [3] Klondike, draw three
   *[other] Klondike, draw { $draw }
 }
deal = { $number ->
    [none] { title }. { deal-counts }
    [table] { title }, { own-table }. { deal-counts }
    [daily] { title }, { deal-daily }{ deal-winnable }. { deal-counts }
   *[other] { title }, { deal-level } { $number }{ deal-winnable }. { deal-counts }
 }
    .brief = New deal.
deal-winnable = { $level ->
    [random] {""}
   *[level] : it can be won
 }
deal-level = { $level ->
    [easy] easy deal
    [normal] normal deal
    [hard] hard deal
    [tricky] tricky deal
   *[random] deal
 }
deal-counts = { $game ->
    [solitario] { $piles } cards on the table, { $left } in the deck.
   *[klondike] { $piles ->
        [one] { $piles } pile
       *[other] { $piles } piles
     }, { $left } in the stock.
 }
ask-keys = { $front ->
    [web] For help, press { ui-help } or the question mark.
   *[line] Type a question mark for help.
 }
game-named = { $number ->
    [none] { $name }
    [table] { $name }, { own-table }
    [daily] { $name }, { deal-daily }
   *[other] { $name }, { deal-level } { $number }
 }
resumed = Resuming { game-named }. { moves-count } so far, { cards-to-draw }.
    .brief = Resumed.
cards-to-draw = { $game ->
    [solitario] { $left ->
        [0] and the deck is empty
        [one] { $left } card in the deck
       *[other] { $left } cards in the deck
     }
   *[klondike] { $left ->
        [0] and the stock is empty
        [one] { $left } card in the stock
       *[other] { $left } cards in the stock
     }
 }
resumed-left = This game counts as abandoned until you win it.
resumed-helped = This game counts as played with help.
back-how = { $counts ->
    [yes] The previous game counts as abandoned; undo returns to it.
   *[no] Undo returns to the previous game.
 }
game-kept = { $moves ->
    [one] Kept for later: { game-named }, after { $moves } move.
   *[other] Kept for later: { game-named }, after { $moves } moves.
 }
restarted = Restarted with the same deal. { deal-counts }
    .brief = Restarted.
ace-by-itself = The { $card } goes to its foundation automatically.
    .brief = { $card } to foundation.

## Steps

drew = { $left ->
    [0] Drew { $card }. None left.
   *[other] Drew { $card }. { $left } left.
 }
    .brief = { $card }.
drew-many = { $left ->
    [0] Drew { $under }, { $card } on top. None left.
   *[other] Drew { $under }, { $card } on top. { $left } left.
 }
    .brief = { $card }, { $count } under.
stock-spent = That was the last pass.
    .brief = Last pass.
redealt = { $passes ->
    [0] Waste turned over, { $left } in the stock. Pass { $pass }.
   *[other] Waste turned over, { $left } in the stock. Pass { $pass } of { $passes }.
 }
    .brief = Redeal.
redealt-and-drew = { $passes ->
    [0] Redeal, pass { $pass }.
   *[other] Redeal, pass { $pass } of { $passes }.
 }
    .brief = Redeal.
moved = { $onto ->
    [none] { $cards } to { pile }, which was empty.
   *[other] { $cards } to { pile }, on { $onto }.
 }
    .brief = { $cards } to { $pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } from the waste to { pile }, which was empty.
       *[other] { $cards } from the waste to { pile }, on { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } to { pile }, which was empty.
       *[other] { $cards } to { pile }, on { $onto }.
     }
   *[pile] { $onto ->
        [none] { $cards } moved from pile { $source } to pile { $pile }, which was empty.
       *[other] { $cards } moved from pile { $source } to pile { $pile }, on { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } back from its foundation to { pile }, which was empty.
   *[other] { $cards } back from its foundation to { pile }, on { $onto }.
 }
    .brief = { $cards } back to { $pile }.
turned = { $card } turned over.
    .brief = { $card }.
    .full = { $down ->
    [0] { $card } turned over, the last face-down card there.
   *[other] { $card } turned over. { $down } still face down there.
 }
turned-by-hand = { $card } turned over on { pile }.
    .brief = { $card }.
to-turn = { pile } has a card to turn over.
    .brief = Turn pile { $pile }.
emptied = { pile } is empty.
    .brief = Pile { $pile } empty.
    .full = { $game ->
    [solitario] { pile } is empty. Any card can go there.
   *[klondike] { pile } is empty. { a-rank } can go there.
 }
out = { $card } to foundation.
    .brief = { $card } to foundation.
    .full = { $card } to foundation. { suit }: { $height } of { $ranks }.
out-suit = { $from ->
    [hand] { $card } to the { suit } foundation.
    [waste] { $card } from the discards to the { suit } foundation.
   *[pile] { $card } from { pile } to the { suit } foundation.
 }
    .brief = { $card } to foundation.
now-on-top = Now on top: { $card }.
    .brief = Now { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Fits its foundation.
       *[other] Fits its foundation and { fitting-piles }.
     }
   *[no] Fits { fitting-piles }.
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Fits foundation.
       *[other] Fits foundation, { fitting-piles }.
     }
   *[no] Fits { fitting-piles }.
 }
fitting-piles = { $count ->
    [one] pile { $piles }
   *[other] piles { $piles }
 }
fits-nowhere = Fits nowhere.
    .brief = Nowhere to go.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] Fits nowhere.
       *[other] Fits nowhere. X discards it.
     }
   *[klondike] Fits nowhere.
 }
waste-now = Now on top of { waste-name }: { $card }.
    .brief = Now { $card }.
deck-finished = That was the last card.
    .brief = The last card.
in-hand = { $origin ->
    [stock] In hand: { $card }, from the deck.
    [waste] In hand: { $card }, from the discards.
   *[pile] In hand: { $card }, from { pile }.
 }
    .brief = { $card } in hand.
discarded = { $card } to the discards.
    .brief = { $card } discarded.
put-back = { $origin ->
    [stock] { $card } back on the deck. Your hand is empty.
    [waste] { $card } back on { waste-name }.
    [foundation] { $card } back on its foundation.
   *[pile] { $card } back on { pile }.
 }
    .brief = { $card } back.
lifted = { $from ->
    [waste] In hand: { $cards }, from { waste-name }.
    [foundation] In hand: { $cards }, from its foundation.
   *[pile] In hand: { $cards }, from { pile }.
 }
    .brief = { $cards } in hand.
no-place = The { $cards } cannot go anywhere now.
    .brief = Nowhere to go.
unfinished = Auto-finish undone.
finished = { $count ->
    [one] The last card went to its foundation automatically.
   *[other] The last { $count } cards went to their foundations automatically.
 }
    .brief = { $count } to the foundations.
no-finish = No. The cards cannot all go to the foundations automatically yet.
    .brief = No, not yet.
won = { $game ->
    [solitario] You won! All { $total } cards are on the foundations.
   *[klondike] { $minutes ->
        [0] You won in { moves-count }!
        [one] You won in { moves-count } and { $minutes } minute!
       *[other] You won in { moves-count } and { $minutes } minutes!
     }
 }
    .brief = Won!
    .full = { $game ->
        [solitario] You won in { moves-count }! All { $total } cards are on the foundations.{ won-next }
       *[klondike] { won }{ won-next }
     }
won-next = { $front ->
    [web] {""}
   *[line] {" "}Type "new" for a new game.
 }
moves-count = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
ending-no-move = { $undo ->
    [yes] No moves left. Undo takes a move back.
   *[no] No moves left.
 }
    .brief = No moves left.
ending-cycling = { $undo ->
    [yes] No card in the stock can be played, and no other card can move. Undo takes a move back.
   *[no] No card in the stock can be played, and no other card can move.
 }
    .brief = Nothing left to do but draw.

## Undo and redo

undone = { $place ->
    [stock] { $game ->
        [solitario] Undone: { $cards } back on the deck.
       *[klondike] Undone: { $cards } back in the stock.
     }
    [waste] { $game ->
        [solitario] Undone: { $cards } back on the discards.
       *[klondike] Undone: { $cards } back on the waste.
     }
    [hand] Undone: { $cards } back in your hand.
    [foundation] Undone: { $cards } back on its foundation.
   *[pile] Undone: { $cards } back on { pile }.
 }
    .brief = Undone.
undone-draw = { $count ->
    [one] Undone: { $count } card back in the stock.
   *[other] Undone: { $count } cards back in the stock.
 }
    .brief = Undone.
undone-redeal = { $count ->
    [one] Undone: { $count } card back in the waste, none in the stock.
   *[other] Undone: { $count } cards back in the waste, none in the stock.
 }
    .brief = Undone.
undone-turn = Undone: { $card } face down again on { pile }.
    .brief = Undone.
face-down-again = The { $card } is face down again.
    .brief = { $card } face down.
redone = Redone.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
