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
    [down] { $pile }: { $down } face down.
    [known-down] { $pile }: { $down } face down.
   *[both] { $pile }: { $top }, { $down } face down.
 }
read-waste = { $game ->
    [solitario] { $count ->
        [0] Discards: empty.
        [one] Discards: { $top }, { $count } card.
       *[other] Discards: { $cards } on top; { $count } cards in all.
     }
   *[klondike] { $count ->
        [0] Waste: empty.
        [one] Waste: { $top }, { $count } card.
       *[other] Waste: { $cards }; { $count } cards in all.
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
        [0] Deck: empty.
        [one] Deck: { $count } card.
       *[other] Deck: { $count } cards.
     }
   *[klondike] { $passes ->
        [0] { stock-count } Pass { $pass }.
       *[other] { $redeals ->
            [0] { stock-count } Pass { $pass } of { $passes }, no redeals left.
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
    [foundation] { $card }: on its foundation.
    [hand] { $card }: in your hand.
    [waste-top] { $card }: on top of { waste-name }.
    [waste] { $card }: in { waste-name }, { from-top }.
    [top] { $card }: on top of { pile }.
    [column] { $card }: { pile }, { from-top }, under { $over }.
    [stock] { $card }: in { stock-name }, { from-top }.
    [down] { $card }: face down in { pile }, { from-top }.
    [seen] { $card }: seen before, not in sight now.
   *[unseen] { $card }: not seen yet.
 }
    .brief = { $place ->
    [foundation] Foundation.
    [hand] In hand.
    [waste-top] { $game ->
        [solitario] On top of the discards.
       *[klondike] On top of the waste.
     }
    [waste] { $game ->
        [solitario] Discards, { from-top }.
       *[klondike] Waste, { from-top }.
     }
    [top] On top of pile { $pile }.
    [column] Pile { $pile }, { from-top }.
    [stock] { $game ->
        [solitario] Deck, { from-top }.
       *[klondike] Stock, { from-top }.
     }
    [down] Pile { $pile }, face down, { from-top }.
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
from-top = { $depth ->
    [1] on top
    [2] second from the top
    [3] third from the top
    [4] fourth from the top
    [5] fifth from the top
    [6] sixth from the top
    [7] seventh from the top
    [8] eighth from the top
    [9] ninth from the top
    [10] tenth from the top
   *[other] number { $depth } from the top
 }
where-which = Which card? For example, type "where { $example }".
    .brief = Which card?
moves-list = { $count ->
    [0] No moves left.
    [one] { $count } move.
   *[other] { $count } moves.
 }
moves-considered = { $count ->
    [one] A strong player would choose the first.
   *[other] A strong player would choose one of the first { $count }.
 }
moves-rest = { $count ->
    [one] { $count } more. Type "more" to hear it.
   *[other] { $count } more. Type "more" for the rest.
 }
    .brief = { $count } more.
no-more = No more.
moves-choice = No. The list goes from 1 to { $count }.
move-words = { $kind ->
    [draw] draw
    [redeal] turn the waste over
    [turn] turn over the card on { pile }
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
    [turn] { $n }: turn pile { $pile }.
    [foundation] { $n }: { $card } to foundation.
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
target-pile = pile { $target }
hint-move = Try: { move-words }.
hint = Try: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] It helps you turn over a card on pile { $column }.
        [empties] It helps you empty pile { $column }.
        [out] It helps you get the { $aimed } to its foundation.
       *[plays] It helps you get the { $aimed } onto the table.
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] It uncovers a face-down card on pile { $column }.
           *[no] It turns a card over.
         }
        [empties] It empties pile { $column }.
        [out] It puts one more card on the foundations.
        [draws] It shows what comes next.
        [places] It finds a place for the card.
        [discards] It keeps the table free for other cards.
       *[plays] It brings one more card into play.
     }
 }
hint-none = No move is worth making from here.
    .brief = No hint.
hint-cards = No move leads to a win. This one puts more cards on the foundations.
    .brief = No win, but more on the foundations.
why-nothing = There is no hint to explain. Ask for a hint first.
    .brief = No hint to explain.
oracle = The solver sees every card. Its move: { move-words }. The game can still be won.
    .brief = Solver: { move-words }.
truth-most = { $outcome ->
    [proven] { $most ->
        [0] No card can reach the foundations.
        [one] At most one card can reach the foundations.
       *[other] At most { $most } cards can reach the foundations.
     }
   *[between] { $least ->
        [one] At least { $least } card can reach the foundations, and perhaps as many as { $most }.
       *[other] At least { $least } cards can reach the foundations, and perhaps as many as { $most }.
     }
 }
truth = { $verdict ->
    [winnable] As the cards lie, the game can still be won.
    [unwinnable] As the cards lie, the game cannot be won from here.
   *[undecided] The solver did not finish, so it is not known whether the game can be won.
 }
    .brief = { $verdict ->
    [winnable] The game can be won.
    [unwinnable] The game is lost.
   *[undecided] Not known.
 }
assisted = From now on, this game counts as played with help.
    .brief = With help from now on.
retried = { $count ->
    [one] One step back, to the last point where the game could still be won.
   *[other] { $count } steps back, to the last point where the game could still be won.
 }
retry-none = No move in this line of play is known to have lost the game.
mistake-how = This is where you lost a game that could still have been won. Find a better move.
mistake-none = There are no mistakes to replay yet. Review a game to find them.
mistake-later = A game is in progress. { $front ->
    [web] Press New game to leave it, then try again.
   *[line] Type "new" to leave it, then try again.
 }
draw-which = Cards are drawn { $draw } at a time. Type "d" to draw once, or "d d" to draw twice.
    .brief = Type "d" for one draw, "d d" for two.
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
    [web] Every move is saved automatically.
   *[line] Every move is saved automatically in { $file }.
 }
not-saved = { $front ->
    [web] Not saved: cannot write to the disk. You can keep playing.
   *[line] Not saved: cannot write to { $file }. You can keep playing.
 }
game-went-on = The game has changed in the meantime.
goodbye = Saved. See you next time.
    .brief = Saved.
nothing-yet = No messages yet.
