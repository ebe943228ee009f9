## Refusals: $card cannot move onto $onto

no-game-won = No. The game is already won.
no-not-a-move = No. { $game ->
    [solitario] Cards go through your hand, one at a time.
   *[klondike] Cards do not move like that in this game.
 }
    .brief = No such move.
no-no-such-pile = { $count ->
    [one] No. There is only { $count } pile.
   *[other] No. There are only { $count } piles.
 }
    .brief = { $count ->
    [one] No, { $count } pile.
   *[other] No, { $count } piles.
 }
no-same-pile = No. That is the same pile.
    .brief = No, same pile.
no-empty = { $place ->
    [waste] { $game ->
        [solitario] No. The discards are empty.
       *[klondike] No. The waste is empty.
     }
    [foundation] No. The { suit } foundation is empty.
   *[pile] No. { pile } is empty.
 }
    .brief = No, empty.
no-no-stock = { $game ->
    [solitario] No. The deck is empty.
   *[klondike] No. The stock and the waste are empty.
 }
    .brief = { $game ->
    [solitario] No, deck empty.
   *[klondike] No, stock and waste empty.
 }
no-no-redeal = { $passes ->
    [1] No. There is only one pass through the stock.
   *[other] No. There are no redeals left.
 }
    .brief = No redeal.
no-turn-first = No. First turn over the card on { pile }.
    .brief = No, turn pile { $pile } first.
no-nothing-to-turn = No. The { $card } is already face up.
    .brief = No, face up.
no-face-down = { $count ->
    [one] No. Only { $count } card is face up on { pile }.
   *[other] No. Only { $count } cards are face up on { pile }.
 }
    .brief = No, { $count } face up.
no-buried = No. The { $card } is under the { $onto }.
    .brief = No, under { $onto }.
no-one-card = No. Only one card at a time can go to a foundation.
    .brief = No, one card.
no-not-next = { $height ->
    [0] No. { suit } begin with the ace.
    [1] No. { suit } are at the ace; the { $next } is next.
   *[other] No. { suit } are at { rank-of-height }; the { $next } is next.
 }
    .brief = { $height ->
    [0] No, needs the ace.
   *[other] No, needs { $next }.
 }
rank-of-height = { $deck ->
    [italian] { italian-rank }
   *[french] { rank }
 }
no-no-returns = No. In this game, cards stay on the foundations.
    .brief = No, it stays.
no-kings-only = No. Only { a-rank } can go on an empty pile.
    .brief = No, needs { a-rank }.
no-king-needs-empty = No. The { $card } can go only on an empty pile.
    .brief = No, needs an empty pile.
no-none-fits = No. None of the foundation cards fits { pile }.
    .brief = No, none fits.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] No. The { $card } needs { a-rank } of another suit; { pile } ends with the { $onto }.
       *[other] No. The { $card } needs { a-rank } of { italian-colour }; { pile } ends with the { $onto }.
     }
   *[klondike] No. The { $card } needs { a-coloured-rank }; { pile } ends with the { $onto }.
 }
    .brief = No, needs { a-rank }.
no-colour = { $game ->
    [solitario] No. The { $card } needs { a-rank } of { italian-colour }; { pile } ends with the { $onto }.
   *[klondike] No. The { $card } needs { a-coloured-rank }; { pile } ends with the { $onto }.
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
no-suit = No. Same suit: the { $card } cannot go on the { $onto }.
    .brief = No, same suit.
no-nothing-on-ace = No. Nothing can go on an ace.
    .brief = No, ace.
no-hand-full = { $origin ->
    [stock] No. You hold the { $card }, from the deck. Play it, discard it or put it back on the deck.
    [waste] No. You hold the { $card }, from the discards. Play it or put it back.
   *[pile] No. You hold the { $card }, from { pile }. Play it, discard it or put it back.
 }
    .brief = No, hand full.
no-hand-empty = No. Your hand is empty.
    .brief = No, hand empty.
no-not-from-deck = { $front ->
    [line] No. Only a card just drawn can go back on the deck. Type "back" to return this card to its place.
   *[web] No. Only a card just drawn can go back on the deck. Backspace returns this card to its place.
 }
    .brief = No, not just drawn.
no-goes-out = No. The { $card } goes to its foundation automatically.
    .brief = No, it goes to its foundation.
no-no-undo = No. This game is played without undo.
    .brief = No undo.
