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
    [solitario] Bring all cards out, each suit from the ace up. Aces go out automatically.
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
    [0] When the stock is empty, another draw turns the waste over, as often as you like.
    [1] There is one pass through the stock and no redeal; then the stock shows an X.
   *[other] There are { $passes } passes through the stock: when it is empty, another draw turns the waste over.
 }
rules-redeal-draws = Turning the waste over draws at once.
rules-turn = { $hand ->
    [yes] A face-down card is turned by a move of its own, and nothing goes on it before.
   *[no] A face-down card turns over automatically once it is free.
 }
rules-returns = { $returns ->
    [yes] The top card of a foundation may come back to the table.
   *[no] Cards on the foundations stay there.
 }
rules-hand = A table card may be discarded, to make room or to be put on a higher card later.
rules-discards = With a card in your hand no other moves. The top discard may be taken up again.
rules-select = { $asks ->
    [yes] A table card that fits its suit waits in your hand for your word.
   *[no] A table card that fits its suit goes out automatically when you take it.
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
rules-over = The game is over when it is won, when no move is left, or when all that is left is to draw in vain.
rules-deck = Control P puts a drawn card back on the deck, and the next draw gives it again. A card that was played never goes back there.

## How to play them here

rules-play = { $front ->
    [web] { $game ->
        [solitario] With the mouse or a finger: press the deck to draw, a card to take it, a place to put it there; or drag cards.
       *[klondike] With the mouse or a finger: press the stock to draw; drag cards, or press them and then their place. A double press sends a card to its foundation, and so does a drop on any of the four.
     }
   *[line] { $game ->
        [solitario] Type d to draw, 2 4 to move the card of pile 2 to pile 4, x to discard, back to put a card back.
       *[klondike] Type d to draw, 3 5 to move cards from pile 3 to pile 5, 3 f to send a card to its foundation.
     }
 }
rules-play-turn = { $front ->
    [web] Press a face-down card to turn it.
   *[line] Type turn 4 to turn the card on pile 4.
 }
rules-keys = { $front ->
    [web] With keys: { ui-key-draw } draws, a digit goes to a pile, { ui-key-space } takes and puts cards, { ui-key-shift } and { ui-key-enter } send one to its foundation. The question mark lists all keys.
   *[line] The question mark lists the commands.
 }
rules-levels = { $graded ->
    [yes] Levels: { $known }. Their deals are proven winnable; of random deals, not all can be won.
   *[no] Deals of these rules have no levels, and not all can be won.
 }
rules-number = { $front ->
    [web] { $graded ->
        [yes] The level and the number of the deal stand at the bottom of the window; { ui-home } offers others. One number is always the same deal.
       *[no] The number of the deal stands at the bottom of the window. One number is always the same deal.
     }
   *[line] { $graded ->
        [yes] Type i for the level and the number of the deal, level easy for another level, number 123 for that deal. One number is always the same deal.
       *[no] Type i for the number of the deal, number 123 for that deal. One number is always the same deal.
     }
 }
rules-games = { $front ->
    [web] { ui-options } has { ui-new }, and { ui-restart } for the same deal again.
   *[line] Type new for a new game, restart for the same deal again.
 }
rules-undo = { $front ->
    [web] { ui-undo } takes back as many moves as you like, draws too.
   *[line] Type u to take back a move, as many as you like, draws too.
 }
rules-hint = { $front ->
    [web] { $game ->
        [solitario] { ui-hints }, in the question mark menu, marks the cards whose move is useful. The button { ui-hint } names a good move.
       *[klondike] { ui-hints }, in the question mark menu, marks every card that can be played, with a frame if its move is useful, else with a dot. The button { ui-hint } names a good move.
     }
   *[line] Type h for a good move, m for all moves.
 }
