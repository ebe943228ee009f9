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
unseen-cards = { $count ->
    [one] an unseen card
   *[other] { $count } unseen cards
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
moves-considered = { $count ->
    [one] A strong player chooses the first.
   *[other] A strong player chooses among the first { $count }.
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
option-act = { $n }: { $act ->
    [finish] auto-finish
    [undo] undo
   *[new] new game
 }.
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
hint-move = Try: { move-words }.
hint = Try: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] It helps to turn a card over on pile { $column }.
        [empties] It helps to empty { $game ->
            [solitario] table { $column }
           *[klondike] pile { $column }
         }.
        [out] It helps to bring { $aimed } to its foundation.
       *[plays] It helps to bring { $aimed } onto the table.
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
        [out] One more card on the foundations.
        [draws] It shows what comes next.
        [places] It has a place there.
        [discards] It keeps the table free for others.
       *[plays] It plays a card of the { $game ->
            [solitario] deck
           *[klondike] stock
         }.
     }
 }
hint-none = No move is worth making from here.
    .brief = No advice.
hint-cards = No move leads to a win. This brings out more cards.
    .brief = No win; for more cards.
why-nothing = There is no advice to explain. Ask for advice first.
    .brief = No advice to explain.
oracle = The solver, which sees all cards, plays: { move-words }. That can still win.
    .brief = Solver: { move-words }.
truth-most = { $outcome ->
    [proven] { $most ->
        [0] No card can go to the foundations.
        [one] At most one card can be on the foundations.
       *[other] At most { $most } cards can be on the foundations.
     }
   *[between] { $least } cards can be on the foundations, perhaps up to { $most }.
 }
truth = { $verdict ->
    [winnable] As the cards lie, the game can still be won.
    [unwinnable] As the cards lie, the game cannot be won from here.
   *[undecided] The solver did not finish: it is not known whether the game can be won.
 }
    .brief = { $verdict ->
    [winnable] It can be won.
    [unwinnable] It is lost.
   *[undecided] Not known.
 }
assisted = From now on this game counts as played with help.
    .brief = With help from now on.
retried = { $count ->
    [one] One step back, to the last point from which the game could be won.
   *[other] { $count } steps back, to the last point from which the game could be won.
 }
retry-none = No move of this line is known to have lost the game.
mistake-how = Here you lost a game that could still be won. Find a better move.
mistake-none = You have no mistakes to play again. Reviews find them.
mistake-later = A game is in progress. { $front ->
    [web] Press New game first.
   *[line] To leave it, type new first.
 }
draw-which = Cards are drawn { $draw } at a time. Type d to draw once, d d to draw twice.
    .brief = Type d for one draw, d d for two.
do-nothing = Nothing to do. Ask for a hint or for the moves first.
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
    [table] { title }, { own-table }.
    [daily] { title }, { deal-daily }.
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
game-went-on = The game has changed meanwhile.
goodbye = Saved. See you next time.
    .brief = Saved.
nothing-yet = Nothing has been said yet.
