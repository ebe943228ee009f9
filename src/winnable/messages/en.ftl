# Every sentence of winnable in English. Value: normal level; .brief and .full: the other levels.
# $game is klondike or solitario. Names of cards and lists of them come in ready made.
# Messages that begin with command- or words- hold the words of the command language, apart by bars.

language = English.
language-set = English from now on.

## Cards and places

rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] ace
        [8] jack
        [9] knight
        [10] king
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] ace
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] coins
        [1] cups
        [2] batons
       *[3] swords
     }
   *[french] { $suit ->
        [0] hearts
        [1] diamonds
        [2] clubs
       *[3] spades
     }
 }
card = { $deck ->
    [italian] { italian-rank } of { suit }
   *[french] { rank } of { suit }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { rank } { suit }
 }
cards-more = { $more ->
    [0] { $card }
   *[other] { $card } and { $more } more
 }
    .brief = { $more ->
    [0] { $card }
   *[other] { $card } and { $more }
 }
pile = { $game ->
    [solitario] table { $pile }
   *[klondike] pile { $pile }
 }

## The deal

title = { $game ->
    [solitario] Solitario
   *[klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, { $passes } pass
       *[other] { klondike-title }, { $passes } passes
     }
 }
klondike-title = { $draw ->
    [1] Klondike, draw one
    [3] Klondike, draw three
   *[other] Klondike, draw { $draw }
 }
deal = { $number ->
    [none] { title }. { deal-counts }
   *[other] { title }, { deal-level } { $number }. { deal-counts }
 }
    .brief = New deal.
deal-level = { $level ->
    [easy] easy deal
    [normal] normal deal
    [hard] hard deal
    [tricky] tricky deal
   *[random] deal
 }
deal-counts = { $game ->
    [solitario] { $piles } cards on the table, { $left } in the deck.
   *[klondike] { $piles } piles, { $left } in stock.
 }
ask-keys = Type question mark for help.
resumed = { $game ->
    [solitario] { $moves ->
        [one] Game resumed: { $moves } move, { $left } in the deck.
       *[other] Game resumed: { $moves } moves, { $left } in the deck.
     }
   *[klondike] { $moves ->
        [one] Game resumed: { $moves } move, { $left } in stock.
       *[other] Game resumed: { $moves } moves, { $left } in stock.
     }
 }
    .brief = Resumed.
restarted = Restarted, same deal. { deal-counts }
    .brief = Restarted.
ace-by-itself = { $card } goes to foundation by itself.
    .brief = { $card } up.

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
    [0] Waste turned over, { $left } in stock. Pass { $pass }.
   *[other] Waste turned over, { $left } in stock. Pass { $pass } of { $passes }.
 }
    .brief = Redeal.
redealt-and-drew = { $passes ->
    [0] Redeal, pass { $pass }.
   *[other] Redeal, pass { $pass } of { $passes }.
 }
    .brief = Redeal.
moved = { $onto ->
    [none] { $cards } to { pile }, was empty.
   *[other] { $cards } to { pile }, on { $onto }.
 }
    .brief = { $cards } to { $pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } from the waste to { pile }, was empty.
       *[other] { $cards } from the waste to { pile }, on { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } to { pile }, was empty.
       *[other] { $cards } to { pile }, on { $onto }.
     }
   *[pile] { $onto ->
        [none] { $cards } moved from pile { $source } to pile { $pile }, was empty.
       *[other] { $cards } moved from pile { $source } to pile { $pile }, on { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } back from foundation to { pile }, was empty.
   *[other] { $cards } back from foundation to { pile }, on { $onto }.
 }
    .brief = { $cards } back to { $pile }.
turned = { $card } turned over.
    .brief = { $card }.
    .full = { $down ->
    [0] { $card } turned over, the last one there.
   *[other] { $card } turned over. { $down } still face down there.
 }
turned-by-hand = { $card } turned over on { pile }.
    .brief = { $card }.
to-turn = A card to turn on { pile }.
    .brief = Turn { $pile }.
emptied = { pile } is empty.
    .brief = { $pile } empty.
    .full = { $game ->
    [solitario] { pile } is empty. Any card can go there.
   *[klondike] { pile } is empty. { a-rank } can go there.
 }
out = { $card } to foundation.
    .brief = { $card } up.
    .full = { $card } to foundation. { suit }: { $height } of { $ranks }.
out-suit = { $from ->
    [hand] { $card } to the { suit } pile.
    [waste] { $card } from the discards to the { suit } pile.
   *[pile] { $card } from { pile } to the { suit } pile.
 }
    .brief = { $card } up.
now-on-top = { $card } now on top.
    .brief = Now { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Fits foundation.
       *[other] Fits foundation, { $game ->
            [solitario] table
           *[klondike] pile
         } { $piles }.
     }
   *[no] { $game ->
        [solitario] Fits table { $piles }.
       *[klondike] Fits pile { $piles }.
     }
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Fits foundation.
       *[other] Fits foundation, { $piles }.
     }
   *[no] Fits { $piles }.
 }
fits-nowhere = { $game ->
    [solitario] No place on the table.
   *[klondike] Fits nowhere.
 }
    .brief = No place.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] No place on the table.
       *[other] No place on the table. X discards it.
     }
   *[klondike] Fits nowhere.
 }
waste-now = { $card } now on top of { waste-name }.
    .brief = Now { $card }.
deck-finished = That was the last one.
    .brief = The last.
in-hand = { $origin ->
    [stock] In hand: { $card }, from the deck.
    [waste] In hand: { $card }, from the discards.
   *[pile] In hand: { $card }, from { pile }.
 }
    .brief = { $card } in hand.
discarded = { $card } to the discards.
    .brief = { $card } discarded.
put-back = { $origin ->
    [stock] { $card } back on the deck. Hand empty.
    [waste] { $card } back on { waste-name }.
    [foundation] { $card } back on foundation.
   *[pile] { $card } back on { pile }.
 }
    .brief = { $card } back.
lifted = { $from ->
    [waste] In hand: { $cards }, from { waste-name }.
    [foundation] In hand: { $cards }, from foundation.
   *[pile] In hand: { $cards }, from { pile }.
 }
    .brief = { $cards } in hand.
no-place = { $cards }: no place now.
    .brief = No place.
finished = { $count ->
    [one] By itself: { $count } card to foundation.
   *[other] By themselves: { $count } cards to foundation.
 }
    .brief = { $count } up.
no-finish = No. The cards cannot all go out by themselves yet.
    .brief = No, not yet.
won = { $game ->
    [solitario] You won! All { $total } cards are out.
   *[klondike] { $minutes ->
        [0] You won! { moves-count }.
        [one] You won! { moves-count }, { $minutes } minute.
       *[other] You won! { moves-count }, { $minutes } minutes.
     }
 }
    .brief = Won!
    .full = { $game ->
    [solitario] You won! All { $total } cards are out, { moves-count }. Type new for a new game.
   *[klondike] { $minutes ->
        [0] You won! { moves-count }. Type new for a new game.
        [one] You won! { moves-count }, { $minutes } minute. Type new for a new game.
       *[other] You won! { moves-count }, { $minutes } minutes. Type new for a new game.
     }
 }
moves-count = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
ending-no-move = { $undo ->
    [yes] No moves. The game cannot go on; undo takes a move back.
   *[no] No moves. The game cannot go on.
 }
    .brief = No moves.
ending-cycling = { $undo ->
    [yes] No card of the stock can be played, and nothing else moves. Undo takes a move back.
   *[no] No card of the stock can be played, and nothing else moves.
 }
    .brief = Only the stock moves, in vain.

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
    [foundation] Undone: { $cards } back on foundation.
   *[pile] Undone: { $cards } back on { pile }.
 }
    .brief = Undone.
undone-draw = { $count ->
    [one] Undone: { $count } card back in the stock.
   *[other] Undone: { $count } cards back in the stock.
 }
    .brief = Undone.
undone-redeal = { $count ->
    [one] Undone: { $count } card back in the waste, none in stock.
   *[other] Undone: { $count } cards back in the waste, none in stock.
 }
    .brief = Undone.
undone-turn = Undone: { $card } face down again on { pile }.
    .brief = Undone.
face-down-again = { $card } face down again.
    .brief = { $card } down.
redone = Redone.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.

## Refusals: $card would have gone on $onto

no-game-won = No. The game is won.
no-not-a-move = No. { $game ->
    [solitario] Cards go through your hand, one at a time.
   *[klondike] Cards do not go that way in this game.
 }
    .brief = No such move.
no-no-such-pile = { $game ->
    [solitario] { $count ->
        [one] No. The table has { $count } place.
       *[other] No. The table has { $count } places.
     }
   *[klondike] { $count ->
        [one] No. There is { $count } pile.
       *[other] No. There are { $count } piles.
     }
 }
    .brief = { $count ->
    [one] No, { $count } pile.
   *[other] No, { $count } piles.
 }
no-same-pile = No. That is the same pile.
    .brief = No, same pile.
no-empty = { $place ->
    [waste] { $game ->
        [solitario] No. No card in the discards.
       *[klondike] No. The waste is empty.
     }
    [foundation] No. The foundation of { suit } is empty.
   *[pile] No. { pile } is empty.
 }
    .brief = No, empty.
no-no-stock = { $game ->
    [solitario] No. The deck is finished.
   *[klondike] No. Stock and waste are empty.
 }
    .brief = { $game ->
    [solitario] Deck finished.
   *[klondike] No stock.
 }
no-no-redeal = { $passes ->
    [1] No. Only one pass through the stock.
   *[other] No. No redeal left.
 }
    .brief = No redeal.
no-turn-first = No. First turn the card on { pile }.
    .brief = No, turn { $pile } first.
no-nothing-to-turn = No. { $card } is face up already.
    .brief = No, face up.
no-face-down = { $count ->
    [one] No. Only { $count } card is face up on { pile }.
   *[other] No. Only { $count } cards are face up on { pile }.
 }
    .brief = No, { $count } face up.
no-buried = No. { $card } is under { $onto }.
    .brief = No, under { $onto }.
no-one-card = No. Only one card at a time to foundation.
    .brief = No, one card.
no-not-next = { $height ->
    [0] No. { suit } begin with the ace.
    [1] No. { suit } are at the ace; { $next } is next.
   *[other] No. { suit } are at { rank-of-height }; { $next } is next.
 }
    .brief = { $height ->
    [0] No, needs the ace.
   *[other] No, needs { $next }.
 }
rank-of-height = { $deck ->
    [italian] { italian-rank }
   *[french] { rank }
 }
no-no-returns = No. In this game cards stay on the foundations.
    .brief = No, it stays.
no-kings-only = No. Only { a-rank } goes on an empty pile.
    .brief = No, needs { a-rank }.
no-king-needs-empty = { $game ->
    [solitario] No. { $card } goes only on an empty place.
   *[klondike] No. { $card } goes only on an empty pile.
 }
    .brief = No, needs an empty place.
no-none-fits = No. No foundation card fits { pile }.
    .brief = No, none fits.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] No. { $card } needs { a-rank } of another suit; { pile } ends in { $onto }.
       *[other] No. { $card } needs { a-rank } of { italian-colour }; { pile } ends in { $onto }.
     }
   *[klondike] No. { $card } needs { a-coloured-rank }; { pile } ends in { $onto }.
 }
    .brief = No, needs { a-rank }.
no-colour = { $game ->
    [solitario] No. { $card } needs { a-rank } of { italian-colour }; { pile } ends in { $onto }.
   *[klondike] No. { $card } needs { a-coloured-rank }; { pile } ends in { $onto }.
 }
    .brief = { $game ->
    [solitario] No, needs { italian-colour }.
   *[klondike] { $colour ->
        [red] No, needs red.
       *[black] No, needs black.
     }
 }
italian-colour = { $colour ->
    [red] coins or cups
   *[black] batons or swords
 }
a-rank = { $deck ->
    [french] { $rank ->
        [1] an ace
        [8] an 8
       *[other] a { rank }
     }
   *[italian] { $figures ->
        [yes] a { italian-rank }
       *[no] { $rank ->
            [8] an 8
           *[other] a { italian-rank }
         }
     }
 }
a-coloured-rank = { $colour ->
    [red] a red { rank }
   *[black] a black { rank }
 }
no-suit = No. Same suit: { $card } cannot go on { $onto }.
    .brief = No, same suit.
no-nothing-on-ace = No. Nothing goes on an ace.
    .brief = No, ace.
no-hand-full = { $origin ->
    [stock] No. You hold { $card }, from the deck. Play it, discard it, or Control P puts it back.
    [waste] No. You hold { $card }, from the discards. Play it or put it back.
   *[pile] No. You hold { $card }, from { pile }. Play it, discard it or put it back.
 }
    .brief = No, hand full.
no-hand-empty = Your hand is empty.
    .brief = Hand empty.
no-not-from-deck = { $front ->
    [line] No. A card already played cannot return to the deck. Type back to put it back.
   *[web] No. A card already played cannot return to the deck. Backspace puts it back.
 }
    .brief = No, already played.
no-goes-out = No. { $card } goes to foundation by itself.
    .brief = No, it goes out.
no-no-undo = No. This game is played without undo.
    .brief = No undo.

## The board: names of what lies where

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
        [yes] { slot-place }, finished
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
    [none] A deal of your own
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

## Questions

read-pile = { $shape ->
    [empty] { pile }, empty.
    [up] { pile }, { $cards }.
    [down] { pile }, { $down } face down.
    [known] { pile }, { $down } face down, { $known }, then { $cards }.
    [known-down] { pile }, { $down } face down, { $known }.
   *[both] { pile }, { $down } face down, then { $cards }.
 }
    .brief = { $shape ->
    [empty] { $pile }: empty.
    [up] { $pile }: { $top }.
    [down] { $pile }: { $down } down.
    [known-down] { $pile }: { $down } down.
   *[both] { $pile }: { $top }, { $down } down.
 }
read-waste = { $game ->
    [solitario] { $count ->
        [0] Discards: no card.
        [one] Discards: { $top }, { $count } card.
       *[other] Discards: { $cards } on top, { $count } cards.
     }
   *[klondike] { $count ->
        [0] Waste: empty.
        [one] Waste: { $top }, { $count } card.
       *[other] Waste: { $cards }, { $count } cards.
     }
 }
    .brief = { $count ->
    [0] Empty.
    [one] { $top }, { $count } card.
   *[other] { $top }, { $count } cards.
 }
top-first = { $top } on top, then { $under }
read-stock = { $game ->
    [solitario] { $count ->
        [0] Deck: finished.
        [one] Deck: { $count } card.
       *[other] Deck: { $count } cards.
     }
   *[klondike] { $passes ->
        [0] { stock-count } Pass { $pass }.
       *[other] { $redeals ->
            [0] { stock-count } Pass { $pass } of { $passes }, no redeal left.
            [one] { stock-count } Pass { $pass } of { $passes }, { $redeals } redeal left.
           *[other] { stock-count } Pass { $pass } of { $passes }, { $redeals } redeals left.
         }
     }
 }
    .brief = { $count } left.
stock-count = { $count ->
    [0] Stock: empty.
    [one] Stock: { $count } card.
   *[other] Stock: { $count } cards.
 }
read-foundations = Foundations: { $zero } { $n0 }, { $one } { $n1 }, { $two } { $n2 }, { $three } { $n3 }.
    .brief = { $n0 }, { $n1 }, { $n2 }, { $n3 }.
table-pile = { $shape ->
    [empty] { pile }: empty.
    [down] { pile }: face down.
   *[up] { pile }: { $top }.
 }
    .brief = { $shape ->
    [empty] { $pile }: empty.
    [down] { $pile }: face down.
   *[up] { $pile }: { $top }.
 }
hand-holds = { $origin ->
    [none] Your hand is empty.
    [stock] In hand: { $card }, from the deck.
    [waste] In hand: { $card }, from the discards.
   *[pile] In hand: { $card }, from { pile }.
 }
    .brief = { $origin ->
    [none] Hand empty.
   *[other] { $card } in hand.
 }
where = { $place ->
    [foundation] { $card }: on foundation.
    [hand] { $card }: in your hand.
    [waste-top] { $card }: top of { waste-name }.
    [waste] { $card }: in { waste-name }, { $depth } from the top.
    [top] { $card }: top of { pile }.
    [column] { $card }: { pile }, { $depth } from the top, under { $over }.
    [stock] { $card }: in { stock-name }, { $depth } from the top.
    [down] { $card }: face down in { pile }, { $depth } from the top.
    [seen] { $card }: seen before, not in sight now.
   *[unseen] { $card }: not seen yet.
 }
    .brief = { $place ->
    [foundation] Foundation.
    [hand] In hand.
    [waste-top] Top of waste.
    [waste] Waste, { $depth } from the top.
    [top] Top of { $pile }.
    [column] { $pile }, { $depth } from the top.
    [stock] Stock, { $depth } from the top.
    [down] { $pile }, face down, { $depth } from the top.
    [seen] Not in sight now.
   *[unseen] Not seen yet.
 }
waste-name = { $game ->
    [solitario] the discards
   *[klondike] the waste
 }
stock-name = { $game ->
    [solitario] the deck
   *[klondike] the stock
 }
where-which = Which card? For example, where { $example }.
    .brief = Which card?
moves-list = { $count ->
    [0] No moves. The game cannot go on.
    [one] { $count } move.
   *[other] { $count } moves.
 }
moves-rest = { $count } more. Type more to hear them.
    .brief = { $count } more.
no-more = No more.
moves-choice = No. The list goes from 1 to { $count }.
move-words = { $kind ->
    [draw] draw
    [redeal] turn the waste over
    [turn] turn the card on { pile }
    [foundation] { $card }, { option-from } to foundation
    [hand] { $card }, { option-from } to your hand
    [discard] { $card }, to the discards
    [back] { $card }, back { $origin ->
        [stock] on the deck
        [waste] on the discards
       *[pile] on { pile }
     }
   *[pile] { $cards }, { option-from } to { target-pile }
 }
option = { $n }: { move-words }.
    .brief = { $kind ->
    [draw] { $n }: draw.
    [redeal] { $n }: redeal.
    [turn] { $n }: turn { $pile }.
    [foundation] { $n }: { $card } up.
    [hand] { $n }: take { $card }.
    [discard] { $n }: discard { $card }.
    [back] { $n }: { $card } back.
   *[pile] { $n }: { $cards } to { $target }.
 }
option-from = { $from ->
    [waste] { $game ->
        [solitario] discards
       *[klondike] waste
     }
    [hand] hand
    [foundation] foundation
   *[pile] { pile }
 }
target-pile = { $game ->
    [solitario] table { $target }
   *[klondike] pile { $target }
 }
hint-some = There is a move worth making.
    .brief = There is a move.
hint-card = Look at { $where ->
    [draw] the { $game ->
        [solitario] deck
       *[klondike] stock
     }
    [column] pile { $column }
    [stock] { $card }, in the stock
    [waste] { $card }, on the { $game ->
        [solitario] discards
       *[klondike] waste
     }
    [hand] { $card }, in your hand
    [foundation] { $card }, on the foundation
   *[pile] { $card }, on { $game ->
        [solitario] table { $column }
       *[klondike] pile { $column }
     }
 }.
hint = Try: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] It prepares to turn a card over on pile { $column }.
        [empties] It prepares to empty { $game ->
            [solitario] table { $column }
           *[klondike] pile { $column }
         }.
        [out] It prepares to bring { $aimed } to its foundation.
       *[plays] It prepares to bring { $aimed } onto the table.
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] It leaves a card to turn over on pile { $column }.
           *[no] It turns a card over.
         }
        [empties] { $game ->
            [solitario] It leaves table { $column } empty.
           *[klondike] It empties pile { $column }.
         }
        [out] Its foundation grows.
        [draws] It shows what comes next.
        [places] It finds a place.
        [discards] It keeps the table free for others.
       *[plays] It plays a card of the { $game ->
            [solitario] deck
           *[klondike] stock
         }.
     }
 }
    .brief = Try: { move-words }.
hint-none = No move is worth making from here.
    .brief = No hint.
oracle = The solver, which sees all, plays: { move-words }. That can still win.
    .brief = Solver: { move-words }.
truth = { $verdict ->
    [winnable] As the cards lie, the game can still be won.
    [unwinnable] As the cards lie, the game cannot be won from here.
   *[undecided] The solver came to no end: nobody knows whether the game can be won.
 }
    .brief = { $verdict ->
    [winnable] It can be won.
    [unwinnable] It is lost.
   *[undecided] Not known.
 }
assisted = From now on this game counts as one with help.
    .brief = With help from now on.
retried = { $count ->
    [one] One step back, to the last place from where the game could be won.
   *[other] { $count } steps back, to the last place from where the game could be won.
 }
retry-none = No move of this line is known to have lost the game.
mistake-none = No review has kept a mistake of yours to play again.
do-nothing = Nothing to do. Ask for moves or a hint first.
    .brief = Nothing to do.
info = { $score ->
    [none] { moves-made }
   *[other] Score { points }. { moves-made }
 }
    .brief = { $score ->
    [none] { moves-count }.
   *[other] Score { points }. { moves-count }.
 }
moves-made = { $minutes ->
    [0] { moves-count }, less than a minute.
    [one] { moves-count }, { $minutes } minute.
   *[other] { moves-count }, { $minutes } minutes.
 }
points = { $sign ->
    [minus] minus { $score }
   *[plus] { $score }
 }
stock-next = Next: { $cards }.
status = { $number ->
    [none] { title }.
   *[other] { title }, { deal-level } { $number }.
 }
saved-in = { $front ->
    [web] Every move is saved by itself.
   *[line] Every move is saved by itself, in { $file }.
 }
not-saved = { $front ->
    [web] Not saved: the disk cannot be written. The game goes on.
   *[line] Not saved: { $file } cannot be written. The game goes on.
 }
goodbye = Saved. See you next time.
    .brief = Saved.
nothing-yet = Nothing was said yet.

## The desk: settings, new games

level-brief = Brief messages.
level-normal = Normal messages.
level-full = Full messages.
memory = { $on ->
    [yes] Memory aid on: where also tells of cards that you have seen.
   *[no] Memory aid off.
 }
figures = { $on ->
    [yes] Figures on: jack, knight, king.
   *[no] Figures off: 8, 9, 10.
 }
endings = { $on ->
    [yes] Endings on: it is said when a game is won or lost whatever is hidden.
   *[no] Endings off: whether a game is lost is not said.
 }
level-deals = { $level ->
    [easy] New deals are easy ones; all can be won.
    [normal] New deals are normal ones; all can be won.
    [hard] New deals are hard ones; all can be won.
    [tricky] New deals are tricky ones; all can be won, but not by playing whatever looks useful and drawing when nothing does.
   *[random] New deals are at random; not all can be won.
 }
level-unknown = “{ $text }” names no level; there are random, easy, normal, hard and tricky.
figures-french = Figures have their names in this game.
plain-on = Plain mode: one line an event. To leave it, type plain off.
plain-off = Plain mode off from the next start, where a board can be drawn.
plain-kept = Plain mode on, also from the next start.
ask-new = A game is going on. Type yes to leave it for a new one.
    .brief = Leave this game? Yes or no.
kept = The game goes on.
ask-restart = Your moves will be lost. Type yes to begin again.
    .brief = Begin again? Yes or no.
nothing-asked = Nothing was asked.
left = The game before counts as left.
unknown = I don’t know “{ $text }”. Question mark for help.
unknown-near = I don’t know “{ $text }”. Did you mean { $near }? Question mark for help.
not-here = There is no “{ $text }” in this game.
incomplete = “{ $text }” needs more. Question mark for help.
on-or-off = “{ $text }” is neither on nor off.
damaged = The saved game could not be read and is kept as { $file }.
damaged-preferences = The settings could not be read and are kept as { $file }.
busy = The game is open elsewhere. A new one begins here.

## Help

help-klondike-1 = d: draw. 3: read pile 3. 3 5: best run from pile 3 to pile 5. 3 5 2: two cards.
help-klondike-2 = 3 f: to foundation. w 5, w f: from the waste. f hearts 5: back from foundation.
help-klondike-3 = t: table. w: waste. k: stock. f: foundations. where 7 hearts: find a card.
help-turn = turn 4: turn the card on pile 4.
help-solitario-1 = d: draw into your hand. take 2: from table 2. take x: from the discards. to 4: put on 4.
help-solitario-2 = 2 4: take from 2 and put on 4. 2 f, x f, to f: to foundation. x: discard. back: put back.
help-solitario-3 = deck: back on the deck, as Control P. t: table. w: discards. k: deck. f: foundations. c: hand.
help-klondike-4 = queen of spades to 5: a card by its name.
help-solitario-4 = 7 coins to 5: a card by its name. figures on: jack, knight, king.
help-deals = deals level hard passes at most 2: graded deals that are like that. more: others.
help-find = where 7 coins: find a card.
help-both-1 = m: moves, then a number does one. h: hint, again: deeper, do: do it. u: undo. u 3: undo three. redo. restart.
help-both-2 = full stop: say again. comma: the message before. log 5: last five. i: score. rules: the rules.
help-both-4 = level hard: new deals of a level. oracle: the solver’s move. truth: can it be won. chance. review. retry.
help-both-5 = mistake: play again from a mistake. endings off: never say that a game is decided.
help-both-3 = brief, normal, full. memory on. language italian. new. number 123. stats. save. quit.

## Rules of the game, told from the values

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } Italian cards. { $piles } lie face up on the table, { $left } are in the deck.
   *[klondike] { $total } cards. { $piles } piles of 1 to { $piles } cards, the last face up; { $left } in stock.
 }
rules-goal = { $game ->
    [solitario] Bring all cards out, each suit from the ace up. Aces go out by themselves.
   *[klondike] Bring all cards to the foundations, each suit from the ace up.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] On the table, cards go down by one: coins and cups against batons and swords.
       *[no] On the table, cards go down by one, on any other suit.
     }
   *[klondike] On the table, cards go down by one and change colour.
 }
rules-move = { $game ->
    [solitario] One card moves at a time, through your hand. An empty place takes any card.
   *[klondike] Any face-up card moves with all on top of it. An empty pile takes { a-rank } or a run from one.
 }
rules-draw = { $draw ->
    [1] Drawing brings one card of the stock to the waste; its top card can be played.
   *[other] Drawing brings { $draw } cards of the stock to the waste; only the top one can be played.
 }
rules-passes = { $passes ->
    [0] When the stock is empty, the waste is turned over, as often as you like.
    [1] There is one pass through the stock and no redeal.
   *[other] There are { $passes } passes through the stock.
 }
rules-redeal-draws = Turning the waste over draws at once.
rules-turn = { $hand ->
    [yes] A face-down card is turned by a move of its own, and nothing goes on it before.
   *[no] A face-down card turns by itself when it is free.
 }
rules-returns = { $returns ->
    [yes] The top card of a foundation may come back to the table.
   *[no] Cards on the foundations stay there.
 }
rules-hand = A drawn card may go back on the deck, until it is played. A table card may be discarded.
rules-discards = With a card in your hand no other moves. The top discard may be taken up again.
rules-select = { $asks ->
    [yes] A table card that fits its suit waits in your hand for your word.
   *[no] A table card that fits its suit goes out by itself when you take it.
 }
rules-open = Every card is seen: this is thoughtful play.
rules-no-undo = There is no undo.
rules-score = { $scoring ->
    [foundation] Each card on the foundations scores 1; one taken back costs 1.
    [standard] 10 for a card out, 5 for waste to pile, 5 for a card turned; 15 lost for one taken back.
    [vegas] The deck costs 52; each card on the foundations pays 5.
    [cumulative] The deck costs 52; each card on the foundations pays 5; the balance goes on.
   *[none] No score is kept.
 }

## What is wrong with an input

fault-rules-empty = The rules are empty; d3 or s, for example, is a whole set of rules.
fault-rules-start = The rules begin with “{ $text }”; they must begin with d and a number, or with s.
fault-rules-letter = The rules have “{ $text }” at place { $at }, which is no letter of rules.
fault-rules-twice = The rules have “{ $text }” a second time at place { $at }.
fault-rules-number = The rules have “{ $text }” at place { $at }; { $number ->
    [yes] it needs a number
   *[no] it takes no number
 }.
fault-rules-range = The rules have { $value } { $what ->
    [draw] cards a draw
    [passes] passes
    [columns] columns
   *[ranks] ranks
 }; it must be from 1 to { $most }.
fault-rules-deal = The rules deal { $table } cards to the table, but the deck has only { $cards }.
fault-rules-clash = The rules have a letter that { $game ->
    [solitario] solitario
   *[klondike] Klondike
 } does not know: “{ $what }”.
fault-deal-empty = The deal is empty.
fault-deal-card = Card { $at } of the deal is “{ $text }”, which is no card.
fault-deal-foreign = Card { $at } of the deal is “{ $text }”, which is not in this deck.
fault-deal-twice = { $card } stands twice in the deal, as card { $first } and card { $at }.
fault-deal-few = The deal has { $count } of { $need } cards; { $card } is missing.
fault-deal-digits = The deal has { $count } digits; a digit deal has { $need }.
fault-deal-number = The deal number { $text } is not from 0 to 18446744073709551615.
fault-deal-javasol = The deal number after javasol is “{ $text }”, which is no whole number of 64 bits.
fault-deal-format = The format { $format } has no Italian cards.
fault-deal-json = The deal is no JSON: the fault is in line { $line }, column { $column }.
fault-deal-json-shape = The JSON deal needs a list of lists of cards, or of cards, under “{ $what }”.
fault-deal-json-piles = The JSON deal needs { $columns } piles of 1 to { $columns } cards.
fault-deal-json-played = The JSON deal is a game in progress: cards lie under “{ $what }”.
fault-deal-rules = The deal has { $cards } cards of the { deck-name }; these rules need { $need } of the { other-deck-name }.
fault-deal-day = “{ $text }” is no day; a day is written as 2026-11-22.
fault-no-game = This game is not here. It may have been left for another one.
fault-game-busy = The game is open elsewhere. Close it there, or begin a new one.
fault-request = The request cannot be understood: { $why }.
fault-too-fast = Too much at once. Wait a moment, please.
fault-too-many = Too many games are open here now. Try again later, please.
fault-too-long = The request is too long.
fault-no-player = Load the page first; the browser has to keep its cookie.
fault-no-winnable = No winnable deal was found under these rules.
fault-foreign = This request came from another site.
fault-no-page = There is no such page here.
fault-port = The port “{ $text }” is not a number from 0 to 65535.
fault-no-port = The server cannot listen on { $what }: { $why }.
deck-name = { $deck ->
    [italian] Italian deck
   *[french] French deck
 }
other-deck-name = { $other ->
    [italian] Italian deck
   *[french] French deck
 }
fault-record-undo = The game takes moves back, which its rules do not allow.
fault-move-text = “{ $text }” is no move.
fault-record-head = Line { $line } is not “{ $need }”, so this is no game of winnable.
fault-record-field = Line { $line } of the game begins with “{ $text }”, which is no part of a game.
fault-record-twice = Line { $line } of the game has “{ $what }” a second time.
fault-record-missing = The game has no line “{ $what }”.
fault-record-scoring = The game has the scoring “{ $text }”; the scorings are “none”, “foundation”, “standard”, “vegas”, “cumulative”.
fault-record-seconds = The game has “{ $text }” seconds, which is no number of seconds.
fault-record-assisted = The game says “assisted { $text }”; only “assisted yes” can be read.
fault-record-opening = The game has the opening balance “{ $text }”, which is no whole number.
fault-record-address = The game names its deal “{ $text }”, which is not the deal that it holds.
fault-record-bracket = Word { $at } of the moves is a bracket without its other half.
fault-record-here = Word { $at } of the moves is a star that cannot stand there.
fault-record-move = Move { $at }, “{ $text }”, is not legal there.
fault-record-branch = Word { $at } of the moves, “{ $text }”, repeats a branch.
fault-record-long = The game has { $size } characters; { $most } are the most.
fault-file-read = { $front ->
    [web] The saved game cannot be read: { $why }.
   *[line] { $file } cannot be read: { $why }.
 }
fault-file-write = { $front ->
    [web] The game cannot be saved: { $why }.
   *[line] { $file } cannot be written: { $why }.
 }
fault-file-text = { $file } is no text in UTF-8.
fault-internal = winnable itself has a fault; please report what { $file } tells.
fault-usage = { $text }
fault-game-name = There is no game “{ $text }”; there are { $known }.
fault-scoring-deck = Solitario keeps no score.
fault-backwards = The deals go from { $first } to { $last }, which is less.
fault-choice-clash = { $one } and { $other } cannot go together.
fault-no-deal = No deal is given: name a file, --number or --deal.
fault-no-count = A whole number from 1 is wanted for { $what }, and “{ $text }” is none.
fault-condition = “{ $text }” is no condition; one is for example level hard, or passes at most 2.
fault-condition-name = Deals are not measured by “{ $text }”; there are { $known }.
fault-condition-value = “{ $text }” is no condition: levels are easy, normal, hard and tricky, returns are needed or free, traps and players are shares from 0 to 1 or percents, the rest are numbers.
fault-condition-twice = The condition { $text } can be given only once.
fault-no-catalogue = No deals are graded for the rules { $rules }.
fault-no-level = No deals of the rules { $rules } are { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }.
fault-no-sample = “{ $text }” is no sample: give a share from 1% to 100%.
at-line = Line { $line }: { $sentence }

## The command line

serve = The table is at { $what }. Control C ends it.
serve-already = The table is open already at { $what }.
serve-other-port = Port { $what } is taken, so another one is used.
verified = { $won ->
    [yes] { $file }: won in { steps-count }, every one legal.
   *[no] { $file }: every step legal, { $out } of { $total } cards out after { steps-count }.
 }
steps-count = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
 }
verify-branches = { $lines } lines of play checked.
stats-none = No game finished yet.
stats = { $name }{ $level ->
    [easy], easy
    [normal], normal
    [hard], hard
    [tricky], tricky
   *[random] {""}
 }: { $played } played, { $wins } won, { $percent } percent. Best streak { $streak }, now { $current }.
stats-winnable = { $count ->
    [one] { $count } deal is known to have been winnable
   *[other] { $count } deals are known to have been winnable
 }: { $won } won.
stats-assisted = Apart from these, with help: { $count } played, { $won } won.
stats-best = Best win: { moves-count }, { $minutes ->
    [0] less than a minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
stats-best-score = Best score { points }.
score-is = Score { points }.
stats-damaged = { $count ->
    [one] { $count } line of the results could not be read.
   *[other] { $count } lines of the results could not be read.
 }
solved = { $verdict ->
    [winnable] { solved-name }: winnable, { states } in { $time } ms.
    [unwinnable] { solved-name }: unwinnable, { states } in { $time } ms.
   *[undecided] { solved-name }: undecided, { $limit ->
        [nodes] no more states allowed
        [memory] no more memory allowed
       *[stopped] stopped
     } after { states } in { $time } ms.
 }
solved-name = { $kind ->
    [line] Line { $text }
   *[deal] Deal { $text }
 }
states = { $nodes ->
    [one] { $nodes } state
   *[other] { $nodes } states
 }
solved-all = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }: { $winnable } winnable, { $unwinnable } unwinnable, { $undecided } undecided.
solved-cpu = Processor time a deal: mean { $mean } ms, median { $median } ms, 99 percent within { $p99 } ms, worst { $worst } ms; in all { $total } s.
solving = Solving the deals.
bench-none = pyksolve is not installed, so there is nothing to compare with: pip install pyksolve.
bench-head = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } of { $rules }, milliseconds of processor time a deal.
bench-ratio = The processor time of pyksolve is { $ratio } times ours.
found-deal = Deal { $number } is { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }: of 100 games beginners win { $beginner }, casual players { $casual }, careful ones { $careful }; a patient one wins { $patient ->
    [0] neither
    [1] one
   *[2] both
 } of two; { $moves ->
    [one] { $moves } first move keeps
   *[other] { $moves } first moves keep
 } a win, { $traps } percent of the later choices lose it; a win needs { $passes ->
    [0] an unknown number of passes
    [1] one pass
    [4] more than three passes
   *[other] { $passes } passes
 } and { $returns ->
    [needed] cards back from the foundations
   *[free] no card back from the foundations
 }.
found-none = No graded deal is like that.
found = { $number }, { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }: careful players win { $careful } of 100{ $game ->
    [solitario] .
   *[klondike] ; { found-passes }{ $returns ->
        [needed] , cards taken back.
       *[free] .
     }
 }
    .brief = { $number }: { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[tricky] tricky
 }, { $careful } of 100.
found-passes = { $passes ->
    [0] passes unknown
    [1] one pass
    [4] more than 3 passes
   *[other] { $passes } passes
 }
found-count = { $more ->
    [yes] The first { $count } deals that are like that.
   *[no] { $count ->
        [one] { $count } deal is like that.
       *[other] { $count } deals are like that.
     }
 }
found-rest = { $more ->
    [yes] Type number { $number } to play the first, more to hear others.
   *[no] Type number { $number } to play the first.
 }
    .brief = Number { $number } plays the first.
checking = Proving the deals anew.
checked = Rules { $rules }: { $count ->
    [one] { $count } number
   *[other] { $count } numbers
 } checked, { $winnable } winnable, { $unwinnable } unwinnable, { $undecided } left open.
checked-wrong = Not as stored: { $numbers }.

## The command language

command-draw = d | draw | redeal | deal cards
command-turn = turn | flip
command-read = r | read | pile
command-waste = w | waste | discards
command-stock = k | stock
command-foundation = f | foundation | foundations
command-table = t | table
command-hand = c | hand | in hand | carrying
command-where = where | l | locate | find | where is
command-moves = m | moves | what can i do
command-more = more
command-do = do
command-hint = h | hint
command-undo = u | z | undo
command-redo = redo
command-again = . | again | repeat | full stop
command-earlier = , | earlier | comma
command-log = log
command-brief = brief
command-normal = normal
command-full = full
command-save = save
command-new = new | n | new game
command-number = number | seed
command-restart = restart
command-quit = quit | exit | q | bye
command-help = ? | help
command-info = i | info | score | time
command-take = take | pick up
command-to = to | put | on
command-discard = x | discard
command-back = back | backspace | put back
command-deck = deck | control p | ctrl p | ctrl-p | ctrl+p | ^p
command-rules = rules
command-language = language
command-memory = memory
command-figures = figures
command-plain = plain
command-yes = yes | y
command-no = no
command-on = on
command-off = off
command-english = english | en | inglese
command-italian = italian | it | italiano
command-finish = finish | auto-finish
command-stats = stats | statistics
command-level = level
command-random = random
command-easy = easy
command-hard = hard
command-tricky = tricky
command-oracle = oracle | solver
command-truth = truth | lost | can it be won
command-chance = chance | chances | odds
command-review = review
command-retry = retry | try again
command-mistake = mistake | mistakes
command-endings = endings
command-deals = deals | find deals | find a deal
words-rank = ace 1 | a 1 | one 1 | two 2 | three 3 | four 4 | five 5 | six 6 | seven 7 | eight 8 | nine 9 | ten 10 | t 10 | jack 11 | j 11 | queen 12 | q 12 | king 13 | k 13
words-italian-rank = ace 1 | a 1 | one 1 | two 2 | three 3 | four 4 | five 5 | six 6 | seven 7 | eight 8 | nine 9 | ten 10 | jack 8 | knight 9 | king 10
words-suit = hearts 0 | heart 0 | h 0 | ♥ 0 | diamonds 1 | diamond 1 | d 1 | ♦ 1 | clubs 2 | club 2 | c 2 | ♣ 2 | spades 3 | spade 3 | s 3 | ♠ 3
words-italian-suit = coins 0 | coin 0 | d 0 | cups 1 | cup 1 | c 1 | batons 2 | baton 2 | b 2 | swords 3 | sword 3 | s 3
words-relation = at most <= | up to <= | at least >= | from >= | under < | over >
words-condition = level level | number number | beginner beginner | casual casual | careful careful | patient patient | passes passes | pass passes | returns returns | return returns | traps traps | trap traps | moves moves | move moves
words-small = to | on | onto | in | from | of | the | pile | piles | table | card | cards | number

## The page

ui-app = winnable
ui-skip-table = Skip to the table
ui-skip-command = Skip to the command line
ui-table = Table
ui-actions = Actions
ui-words = Table in words
ui-log = What happened
ui-command = Command
ui-command-help = Enter does it, the up arrow brings back what you typed, Escape returns to the table.
ui-server-gone = The server is gone; your game is saved. Trying again…
ui-server-back = The server is there again.
ui-game-missing = There is no game at this address.
ui-game-busy = This game is open in another program. Close it there, then load this page again.
ui-reload = Load again
ui-close = Close
ui-draw = Draw
ui-undo = Undo
ui-redo = Redo
ui-hint = Hint
ui-do = Do it
ui-moves = What can I do
ui-finish = Auto-finish
ui-discard = Discard
ui-back = Put back
ui-deck = Back on the deck
ui-new = New game
ui-restart = Restart
ui-again = Same deal again
ui-share = Share
ui-replay = Replay
ui-won = Game won
ui-end-surely-won = The win is certain
ui-end-surely-lost = Lost, whatever is hidden
ui-end-no-move = No move is left
ui-end-cycling = Nothing but turning the same cards is left
ui-choose = Choose
ui-options = Options
ui-level = Level
ui-level-random = Random
ui-level-random-is = Any deal; not all can be won.
ui-level-easy = Easy
ui-level-easy-is = Quick play usually wins these.
ui-level-normal = Normal
ui-level-normal-is = Quick play wins some of these.
ui-level-hard = Hard
ui-level-hard-is = Quick play rarely wins these.
ui-level-tricky = Tricky
ui-level-tricky-is = Not won by playing whatever looks useful and drawing when nothing does.
ui-games = Games
ui-games-more = Other games
ui-settings = Settings
ui-help = Help
ui-hints = Show what can be played
ui-truth = Advice
ui-hint-next = Next hint
ui-oracle = Ask the solver
ui-winnable-still = Can it still be won?
ui-assisted = With help
ui-chance = Chance
ui-chance-waiting = Chance: being worked out…
ui-review = Review
ui-review-waiting = The game is being looked at…
ui-review-graph = Of the games that look the same, how many can still be won, step by step
ui-review-choices = What could be done there, and how many of the games that looked the same it keeps to be won
ui-review-move = Move
ui-review-verdict = As the cards lay
ui-review-share = Of such games
ui-review-made = (played)
ui-review-line = A way to win from there
ui-verdict-winnable = Can be won
ui-verdict-unwinnable = Lost
ui-verdict-undecided = Not decided
ui-retry = Play on from there
ui-mistake = Play again from your mistakes
ui-rules = Rules
ui-keys = Keys and commands
ui-stats = Statistics
ui-about = About
ui-new-game = Game
ui-new-leaves = The game in progress will count as left.
ui-new-other = Other rules
ui-new-other-is = Written as letters and numbers, for example d2p3: draw two, three passes.
ui-new-rules = Rules as text
ui-new-scoring = Score
ui-scoring-none = No score
ui-scoring-foundation = One point for each card out
ui-scoring-standard = Standard
ui-scoring-vegas = Vegas
ui-scoring-cumulative = Vegas, the balance goes on
ui-new-deal = Deal
ui-deal-random = Random
ui-deal-winnable = Random, proven winnable
ui-deal-daily = Today’s deal
ui-deal-number = By number
ui-deal-paste = Pasted deal or game
ui-deal-file = From a file
ui-deal-find = Find a deal
ui-find = Find
ui-find-any = Any
ui-find-level = Level
ui-find-passes = Passes through the stock, at most
ui-find-returns = Cards back from foundations
ui-find-traps = Choices that lose, at most
ui-find-waiting = Looking for deals…
ui-found = Deals, and how often each kind of player wins
ui-found-number = Deal
ui-found-level = Level
ui-found-beginner = Beginner
ui-found-casual = Casual
ui-found-careful = Careful
ui-found-patient = Patient, 2 games
ui-found-passes = Passes
ui-found-returns = Cards back
ui-found-play = Play
ui-passes-unknown = unknown
ui-passes-more = over 3
ui-found-needed = Needed
ui-found-free = No
ui-returns-needed = Needed
ui-returns-free = Not needed
ui-new-number = Deal number
ui-new-paste = Cards in dealing order, or the text of a game
ui-new-file = File with a deal or a game
ui-new-file-none = Choose a file first.
ui-new-original = Original rules: no undo
ui-new-play = Deal
ui-new-waiting = The cards are being looked for…
ui-game-draw-three = Draw three
ui-game-draw-three-is = Klondike, three cards at a time, as many passes as you like.
ui-game-solitario = Solitario italiano
ui-game-solitario-is = 40 Italian cards, held one at a time.
ui-game-one-pass = One pass
ui-game-one-pass-is = Klondike, one card at a time, a single pass, cards turned by hand.
ui-game-three-passes = Three passes
ui-game-three-passes-is = Klondike, one card at a time, a point for each card on the foundations.
ui-game-draw-one = Draw one
ui-game-draw-one-is = Klondike, one card at a time, as many passes as you like.
ui-game-vegas-three = Vegas, draw three
ui-game-vegas-three-is = The deck costs 52, each card out pays 5, three passes.
ui-game-vegas-one = Vegas, draw one
ui-game-vegas-one-is = The deck costs 52, each card out pays 5, one pass.
ui-game-thoughtful = Thoughtful
ui-game-thoughtful-is = Draw three with every card seen from the start.
ui-set-speech = Language and messages
ui-set-language = Language
ui-language-en = English
ui-language-it = Italiano
ui-set-level = Messages
ui-speech-brief = Brief
ui-speech-normal = Normal
ui-speech-full = Full
ui-set-memory = Memory aid: tell also of cards that were seen before
ui-set-figures = Italian figures by name: jack, knight, king
ui-set-endings = Say when a game is decided, whatever is hidden
ui-set-look = Look
ui-set-theme = Theme
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = High contrast
ui-set-size = Card size in per cent
ui-set-back = Card back
ui-back-1 = Back 1
ui-back-2 = Back 2
ui-back-3 = Back 3
ui-back-4 = Back 4
ui-set-four = Four colours for the suits
ui-set-left = Left-handed: the stock on the right
ui-set-motion = Moving cards
ui-set-celebrate = Celebrate a win
ui-set-score = Show the score
ui-set-clock = Show the clock
ui-set-chance = Show the chance: an upper bound, worked out after each move
ui-set-control = Control
ui-set-keys = Single keys on the table
ui-set-one-click = One click plays the best move
ui-set-quick = Quick: a digit plays the best move of that pile
ui-set-switch = Switches
ui-switch-off = Off
ui-switch-two = Two: next with Space, do with Enter
ui-switch-one = One: the moves come one after the other
ui-set-interval = Seconds a move, with one switch
ui-share-what = Anyone who has winnable can open a link: the deal alone, or the whole game.
ui-share-deal = Link to the deal
ui-share-game = Link to the game
ui-copy-deal = Copy the link to the deal
ui-copy-game = Copy the link to the game
ui-copied = Copied.
ui-not-copied = The text is selected; copy it from there.
ui-download = Save the game as a file
ui-branches = Redo which line?
ui-card-big = Card
ui-replay-first = First
ui-replay-back = Back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = Forward
ui-replay-last = Last
ui-replay-step = Step
ui-replay-speed = Speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-replay-end = Back to the game
ui-about-what = Four solitaires on one exact law, played by eye or by ear. A refused move says why, and nothing that you have not seen is ever told.
ui-about-cards = The French and the Italian cards are our own drawings.
ui-about-licence = The program and the cards are under the MIT licence.
ui-about-private = Everything stays on the computer where winnable runs: no accounts, no other sites.
ui-set-standard = Everything but the language as at first
ui-key-arrows = Arrows
ui-key-home = Home
ui-key-end = End
ui-key-page-down = Page Down
ui-key-page-up = Page Up
ui-key-digit = 1 to 9
ui-key-shift = Shift
ui-key-space = Space
ui-key-enter = Enter
ui-key-backspace = Backspace
ui-key-escape = Escape
ui-key-control-p = Control P
ui-key-full-stop = Full stop
ui-key-comma = Comma
ui-key-colon = Colon
ui-key-question-mark = Question mark
ui-help-where = These keys work while a card or a place of the table has the focus.
ui-help-command = On the command line
ui-help-cursor = Move over the table
ui-help-ends = First face-up card, top card
ui-help-kinds = Next kind of place, the one before
ui-help-pile = Go to that pile
ui-help-read-pile = Read that pile and stay here
ui-help-lift = Pick up, put down
ui-help-best = Best move of this card
ui-help-out = To the foundation
ui-help-back = Put back what is in the hand
ui-help-draw = Draw; turn the waste over
ui-help-discard = Discard the card in the hand
ui-help-deck = Put a drawn card back on the deck
ui-help-finish = Play all to the foundations when the win is certain
ui-help-undo = Undo
ui-help-redo = Redo
ui-help-hint = Hint
ui-help-moves = What can I do; again for the next move, Enter does it
ui-help-moves-back = The move before in that list
ui-help-where-is = Where is a card: then its rank and its suit
ui-help-read = Read this pile
ui-help-table = The top card of each pile
ui-help-hand = What is in my hand
ui-help-waste = Waste; with Shift, go there
ui-help-stock = Stock; with Shift, go there
ui-help-foundations = Foundations; with Shift, go there
ui-help-info = Score, moves and time
ui-help-again = Say the last message again
ui-help-earlier = The message before
ui-help-brief = Brief, normal or full messages
ui-help-big = Show this card large
ui-help-new = New game
ui-help-box = Go to the command line
ui-help-keys = These keys

## The table on the page

ui-card-table = card table
ui-key-draw = D
ui-key-discard = X
ui-key-read = R
ui-key-table = T
ui-key-waste = W
ui-key-stock = K
ui-key-foundations = F
ui-key-hand = C
ui-key-where = L
ui-key-moves = M
ui-key-hint = H
ui-key-info = I
ui-key-new = N
ui-key-brief = B
ui-key-finish = A
ui-key-undo = Z
ui-keys-rank-french = A 2 3 4 5 6 7 8 9 T J Q K
ui-keys-rank-italian = A 2 3 4 5 6 7 8J 9N TK
ui-keys-suit-french = H D C S
ui-keys-suit-italian = D C B S
ui-where-rank = Which rank? A digit, zero for ten, or its initial.
ui-where-suit-1 = Ace. Which suit?
ui-where-suit-2 = 2. Which suit?
ui-where-suit-3 = 3. Which suit?
ui-where-suit-4 = 4. Which suit?
ui-where-suit-5 = 5. Which suit?
ui-where-suit-6 = 6. Which suit?
ui-where-suit-7 = 7. Which suit?
ui-where-suit-8 = 8. Which suit?
ui-where-suit-9 = 9. Which suit?
ui-where-suit-10 = 10. Which suit?
ui-where-suit-11 = Jack. Which suit?
ui-where-suit-12 = Queen. Which suit?
ui-where-suit-13 = King. Which suit?
ui-where-left = No card asked for.
ui-edge-left = First pile.
ui-edge-right = Last pile.
ui-edge-up = Bottom of the pile.
ui-edge-down = Top of the pile.
ui-edge-previous = First kind of pile.
ui-edge-next = Last kind of pile.

## Certain endings, chances, reviews

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
review-cost = Of 100 games that looked the same, that keeps { $percent } more.
review-unlucky = Bad luck: by what could be seen, no other way was clearly better.
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
    [plus] By what could be seen it stood at { $start } percent at the start. Your choices cost { $choices }, the cards gave { $luck }.
    [minus] By what could be seen it stood at { $start } percent at the start. Your choices cost { $choices }, the cards took { $luck }.
   *[none] By what could be seen it stood at { $start } percent at the start. Your choices cost { $choices }, the cards nothing.
 }
review-lines = { $lines } lines were played. This is the review of the one that you are on.
