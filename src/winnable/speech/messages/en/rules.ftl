## Rules of the game, generated from their values

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } Italian cards: { $piles } face up on the table, { $left } in the deck.
    [klondike] { $total } cards. { $piles ->
        [one] { $piles } pile of 1 card, face up
       *[other] { $piles } piles of 1 to { $piles } cards, the last card of each face up
     }; { $left } in the stock.
   *[other] { $total } cards; { $left } in the stock.
 }
rules-goal = { $game ->
    [solitario] Move all the cards to the foundations, each suit from the ace up. Aces go there automatically.
   *[klondike] Move all the cards to the foundations, each suit from the ace up.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] On the table, piles are built down by one, alternating coins and cups with batons and swords.
       *[no] On the table, piles are built down by one, each card on a card of a different suit.
     }
   *[klondike] On the table, piles are built down by one, alternating colours.
 }
rules-move = { $game ->
    [solitario] Cards move one at a time: take one into your hand, then put it down. An empty pile takes any card.
   *[klondike] Any face-up card moves with all the cards on top of it. An empty pile takes { a-rank }, alone or with a run on it.
 }
rules-draw = { $draw ->
    [1] Drawing puts one card from the stock on the waste; the top card of the waste can be played.
   *[other] Drawing puts { $draw } cards from the stock on the waste; only the top one can be played.
 }
rules-passes = { $passes ->
    [0] When the stock is empty, drawing again turns the waste over. You may do this as often as you like.
    [1] There is one pass through the stock and no redeal; after that, the stock shows a cross.
   *[other] There are { $passes } passes through the stock: when it is empty, drawing again turns the waste over.
 }
rules-redeal-draws = When you turn the waste over, the next draw follows at once.
rules-turn = { $hand ->
    [yes] Turning over a face-down card is a move of its own; until it is turned over, nothing can go on it.
   *[no] A face-down card turns over automatically once it is free.
 }
rules-returns = { $returns ->
    [yes] You may move the top card of a foundation back to the table.
   *[no] Cards on the foundations stay there.
 }
rules-hand = You may discard a card from the table to make room, or to put it on a higher card later.
rules-discards = While you hold a card, no other card can move. The top discard may be picked up again.
rules-select = { $asks ->
    [yes] A table card that fits its foundation stays in your hand until you decide where it goes.
   *[no] A table card that fits its foundation goes there automatically when you take it.
 }
rules-open = Every card is in sight from the start: this is called thoughtful play.
rules-no-undo = There is no undo.
rules-score = { $scoring ->
    [foundation] Each card on the foundations scores 1 point; taking one back costs 1.
    [standard] 10 points for a card put on its foundation, 5 for one moved from the waste to a pile, 5 for one turned over; 15 lost for one taken back.
    [vegas] The deck costs 52; each card on the foundations pays 5.
    [cumulative] The deck costs 52; each card on the foundations pays 5; the balance carries over to the next game.
   *[none] No score is kept.
 }
rules-over = The game is over when it is won, when no move is left, or when no card can be played any more, however often you draw.
rules-deck = Control P puts a drawn card back on the deck, and the next draw takes it again. No other card can go back on the deck.

## How to play them here

rules-play = { $front ->
    [web] { $game ->
        [solitario] With the mouse or a finger: press the deck to draw, a card to pick it up, and a place to put it there; or drag cards.
       *[klondike] With the mouse or a finger: press the stock to draw; drag cards, or press a card and then its new place. To send a card to its foundation, double-click or double-tap it, or drop it on any of the four foundations.
     }
   *[line] { $game ->
        [solitario] Type "d" to draw, "2 4" to move the card from pile 2 to pile 4, "x" to discard, or "back" to put a card back.
       *[klondike] Type "d" to draw, "3 5" to move cards from pile 3 to pile 5, or "3 f" to send a card to its foundation.
     }
 }
rules-play-turn = { $front ->
    [web] Press a face-down card to turn it over.
   *[line] Type "turn 4" to turn over the card on pile 4.
 }
rules-keys = { $front ->
    [web] On the keyboard: { ui-key-draw } draws, a digit takes you to a pile, { ui-key-space } picks up and puts down cards, and { ui-key-shift } with { ui-key-enter } sends one to its foundation. The question mark lists all keys.
   *[line] Type a question mark for the list of commands.
 }
rules-levels = { $graded ->
    [yes] Levels: { $known }. Their deals are proven winnable; not all random deals can be won.
   *[no] Deals under these rules have no levels, and not all can be won.
 }
rules-number = { $front ->
    [web] { $graded ->
        [yes] The level and the number of the deal are shown at the bottom of the window; to choose another deal, open { ui-home }. The same number always gives the same deal.
       *[no] The number of the deal is shown at the bottom of the window. The same number always gives the same deal.
     }
   *[line] { $graded ->
        [yes] For the level and number of this deal, type "i". For an easy deal, type "level easy". For deal 123, type "number 123". The same number always gives the same deal.
       *[no] For the number of this deal, type "i". For deal 123, type "number 123". The same number always gives the same deal.
     }
 }
rules-games = { $front ->
    [web] { ui-options } has { ui-new }, and { ui-restart } for the same deal again.
   *[line] Type "new" for a new game, or "restart" for the same deal again.
 }
rules-undo = { $front ->
    [web] { ui-undo } takes back as many moves as you like, including draws.
   *[line] Type "u" to take back a move, even a draw, as often as you like.
 }
rules-hint = { $front ->
    [web] { $game ->
        [solitario] { ui-hints }, in the question mark menu, marks the cards that are useful to move. The { ui-hint } button names a good move.
       *[klondike] { ui-hints }, in the question mark menu, marks every card that can be played: with a frame if moving it is useful, otherwise with a dot. The { ui-hint } button names a good move.
     }
   *[line] Type "h" for a good move, or "m" for all possible moves.
 }
