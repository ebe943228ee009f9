## Rules of the game, generated from their values

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } Italian cards. { $piles } lie face up on the table, { $left } are in the deck.
    [klondike] { $total } cards. { $piles ->
        [one] { $piles } pile of 1 card, face up
       *[other] { $piles } piles of 1 to { $piles } cards, the last face up
     }; { $left } in stock.
   *[other] { $total } cards; { $left } in stock.
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
    [solitario] One card moves at a time, through your hand. An empty pile takes any card.
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
