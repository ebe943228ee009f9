## The tutorial

lesson-begin = { $front ->
    [web] This is a practice deal; your own game is waiting.
   *[line] This is a practice deal; your own game is waiting. Type "do" and I will make the move for you; type "no" to leave.
 }
lesson-table = Type "t" to hear the top card of each pile.
lesson-read = Type "{ $pile }" to hear all of { lesson-pile }.
lesson-move = { $front ->
    [web] Put the { $card } from { lesson-pile } on the { $onto }: drag it, or press first one, then the other{ lesson-keys-move }.
   *[line] { $game ->
        [solitario] Cards move one at a time, through the hand: type "{ $pile } { $target }" to put the { $card } on the { $onto }.
       *[klondike] Build down by one, alternating colours: type "{ $pile } { $target }" to put the { $card } on the { $onto }.
     }
 }
lesson-pile = pile { $pile }
lesson-turn = { $front ->
    [web] In this game, you turn the cards over yourself: press the face-down card on pile { $pile }{ lesson-keys-turn }.
   *[line] In this game, you turn the cards over yourself: type "turn { $pile }".
 }
lesson-out = { $front ->
    [web] { $game ->
        [solitario] Each suit is built up from its ace: put the { $card } from { lesson-pile } on its foundation{ lesson-keys-out }.
       *[klondike] Each suit is built up from its ace: put the { $card } from { lesson-pile } on its foundation, or double-click it{ lesson-keys-out }.
     }
   *[line] Each suit is built up from its ace: type "{ $pile } f" to put the { $card } on its foundation.
 }
lesson-draw = { $front ->
    [web] { $game ->
        [solitario] { lesson-passes } Press the face-down deck to draw{ lesson-keys-draw }.
       *[klondike] { lesson-passes } Press the face-down stock to draw{ lesson-keys-draw }.
     }
   *[line] { lesson-passes } Type "d" to draw.
 }
lesson-passes = { $game ->
    [solitario] You go through the deck once.
   *[klondike] { $passes ->
        [0] You may go through the stock as often as you like.
        [1] You go through the stock only once.
       *[other] You may go through the stock { $passes } times.
     }
 }
lesson-discard = { $front ->
    [web] A card that you cannot use goes to the discards: press Discard{ lesson-keys-discard }.
   *[line] A card that you cannot use goes to the discards: type "x".
 }
lesson-undo = { $front ->
    [web] Press Undo{ lesson-keys-undo }: you can take back as many moves as you like.
   *[line] Type "u": you can take back as many moves as you like.
 }
lesson-hint = { $front ->
    [web] Press Hint{ lesson-keys-hint }: it marks a good move. Press it again to learn why.
   *[line] Type "h" to hear a good move, and "h" again to learn why.
 }
lesson-keys-move = { $keys ->
    [yes] {""}, or press the keys { $pile }, { ui-key-space }, { $target }, { ui-key-space }
   *[no] {""}
 }
lesson-keys-turn = { $keys ->
    [yes] {""}, or press { $pile }, then { ui-key-enter }
   *[no] {""}
 }
lesson-keys-out = { $keys ->
    [yes] {""}, or press { $pile }, then { ui-key-enter }
   *[no] {""}
 }
lesson-keys-draw = { $keys ->
    [yes] {""}, or press { ui-key-draw }
   *[no] {""}
 }
lesson-keys-discard = { $keys ->
    [yes] {""}, or press { ui-key-discard }
   *[no] {""}
 }
lesson-keys-undo = { $keys ->
    [yes] {""}, or press { ui-key-undo }
   *[no] {""}
 }
lesson-keys-hint = { $keys ->
    [yes] {""}, or press { ui-key-hint }
   *[no] {""}
 }
lesson-other = That move comes later.
lesson-last = { $front ->
    [web] That is all you need. Play on here, or go back to your own game.
   *[line] That is all you need. Type "yes" to go back to your own game.
 }
lesson-end = Your own game is on the table again.
lesson-left = Tutorial stopped; your own game is on the table again.
bar-lesson = Step { $step } of { $steps }
bar-practice = Practice deal
ui-set-sounds = Sounds: cards, refused moves, wins
ui-tutorial = Show me how
ui-tutorial-offer = New here?
ui-tutorial-no = No, thanks
ui-tutorial-do = Show me
ui-tutorial-leave = Leave the tutorial
ui-tutorial-end = Back to my game
help-tutorial = tutorial: learn the game on a practice deal.
command-tutorial = tutorial | lesson | teach me | learn

## The pictures of the rules

picture-run = { $game ->
    [solitario] { $colour ->
        [yes] The { $card } goes on the { $onto }: one lower, with coins and cups alternating with batons and swords.
       *[no] The { $card } goes on the { $onto }: one lower and of any other suit.
     }
   *[klondike] The { $card }, with the card on it, goes on the { $onto }: one lower and of the other colour.
 }
picture-empty = { $game ->
    [solitario] An empty pile takes any card. Here it is the { $card }.
   *[klondike] An empty pile takes only { a-rank }. Here it is the { $card }.
 }
picture-out = The { $card } follows the { $onto } on its foundation: each suit is built up from the ace.
picture-stock = { $game ->
    [solitario] A drawn card goes to your hand. Here it is the { $onto }.
   *[klondike] { $draw ->
        [1] Drawing puts one card from the stock on the waste. Here it is the { $onto }.
       *[other] Drawing puts { $draw } cards on the waste, and only the top one can be played. Here it is the { $onto }.
     }
 }
picture-discards = A card that fits nowhere goes from your hand to the discards. Here it is the { $card }.
