## A table of one's own

own-table = your own table
layout-none = empty
layout-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
 }
own-how = { $game ->
    [solitario] Describe your table place by place, for example, "pile 3: seven of cups, six of swords". You can also give the foundations, the discards, the deck and the hand. Anything that you leave out counts as empty, except the deck, which gets the remaining cards. Type "finish" at the end, or "no" to keep your game.
   *[klondike] Describe your table place by place, for example, "pile 3: four hidden, seven of hearts, six of clubs". You can also give the foundations, the waste, the stock and the pass. Anything that you leave out counts as empty, except the stock, which gets the remaining cards. If you leave out the pass, the first is assumed. Type "finish" at the end, or "no" to keep your game.
 }
own-said = { $place ->
    [pass] Pass { $text }.
    [foundations] Foundations: { $text }.
    [hand] Hand: { $text }.
    [stock] { $game ->
        [solitario] Deck: { $text }.
       *[klondike] Stock: { $text }.
     }
    [waste] { $game ->
        [solitario] Discards: { $text }.
       *[klondike] Waste: { $text }.
     }
   *[column] { pile }: { $text }.
 }
own-field = { $place ->
    [pass] Pass
    [stock] { $game ->
        [solitario] Deck, next card first
       *[klondike] Stock, next card first
     }
    [waste] { $game ->
        [solitario] Discards, top card last
       *[klondike] Waste, top card last
     }
    [foundations] Top cards of the foundations
    [hand] Hand, and where its card comes from
   *[column] { pile }
 }
own-rules = { title }.
own-bare = No cards yet. Choose a place, then press or type its cards, or paste the whole table.
own-ready = { $count ->
    [0] This layout is valid. Every card is known.
    [one] This layout is valid. { $count } card is unknown.
   *[other] This layout is valid. { $count } cards are unknown.
 }
read-deal = { $game ->
    [solitario] A deal: { $columns } cards on the table, a deck of { $left }, next card { $next }.
   *[klondike] A deal: { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
     }, last card on top; stock of { $left }, next card { $next }; foundations empty.
 }
read-table = { $game ->
    [solitario] A game in progress: deck of { $left }, { $waste } discarded, { $out } on the foundations.
   *[klondike] A game in progress, pass { $pass }: { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
     }, last card on top; stock of { $left }, waste of { $waste }, { $out } on the foundations.
 } { $unknown ->
    [0] Every card is known.
    [one] { $unknown } card is unknown.
   *[other] { $unknown } cards are unknown.
 }
read-game = A game with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.
read-many = { $count ->
    [one] { $count } deal or table.
   *[other] { $count } deals and tables.
 }
reveal-which = { $pile ->
    [0] Which card was drawn? Name it, or say "no" to take the move back.
    [10] Which card is now on top of { waste-name }? Name it, or say "no" to take the move back.
   *[other] Which card was turned over on { pile }? Name it, or say "no" to take the move back.
 }
reveal-nothing = There is no card to name now.
advise-known = Every card is known. { truth }
advise-won = The game is won.
advise-fate-open = Neither a win nor a loss is certain yet.
fault-game-hidden = This move would show a card you have not named.
fault-game-known = The { $card } cannot be there: its place is already known.
fault-game-guessed = { $count ->
    [one] That requires every card to be known, but { $count } card on your table is unknown.
   *[other] That requires every card to be known, but { $count } cards on your table are unknown.
 }
fault-record-table = A game that starts from a table has the rules of that table, and no deal or scoring of its own.
fault-layout-empty = The table has no cards.
fault-layout-long = The table has { $count } characters; the limit is { $most }.
fault-layout-start = { $game ->
    [solitario] "{ $text }" does not say where the cards are: start with a place, such as "pile 3:" or "deck:".
   *[klondike] "{ $text }" does not say where the cards are: start with a place, such as "pile 3:" or "stock:".
 }
fault-layout-item = "{ $text }" in { layout-where } is neither a card nor a number of hidden cards.
fault-layout-letters = { $deck ->
    [italian] "{ $text }" in { layout-where } is not a card: write a code such as 10D, 10C, 10B or 10S in capital letters, or 10d, 10c, 10b or 10s in small letters.
   *[french] "{ $text }" in { layout-where } is not a card: write a code such as 10H, 10D, 10C or 10S in capital letters, or 10h, 10d, 10c or 10s in small letters.
 }
fault-layout-twice = You have described { layout-where } twice.
fault-layout-column = There is no pile { $count }; the piles are 1 to { $most }.
fault-layout-pass = "{ $text }" is not a pass number.
fault-layout-hidden = A hidden card in { layout-where } lies on top of a face-up card.
fault-layout-seen = Every card in { layout-where } has been seen, so each one must be named.
fault-layout-suit = Two foundations have top cards of the same suit.
fault-layout-hand = The hand needs one card and the place it comes from, such as "seven of cups from pile 2".
fault-layout-bracket = There is an unmatched bracket in { layout-where }.
fault-layout-few = { $game ->
    [solitario] Cards are missing: the piles, discards and foundations have { $count }, but in this game they always have at least { $need }.
   *[klondike] Cards are missing: the piles and foundations have { $count }, but in this game they always have at least { $need }.
 }
fault-layout-drawn = { $count ->
    [one] The stock cannot have { $count } card in the first pass: it starts with { $most }, and { $draw } are drawn at a time.
   *[other] The stock cannot have { $count } cards in the first pass: it starts with { $most }, and { $draw } are drawn at a time.
 }
numbered-pile = pile { $column }
layout-where = { $place ->
    [pass] the pass
    [stock] { stock-name }
    [waste] { waste-name }
    [hand] the hand
    [foundations] the foundations
    [rules] the game
   *[column] { numbered-pile }
 }
ui-own = Your own table
ui-own-what = Enter the cards of a game that you are playing on a real table or in another program. Then ask for advice, see your chances of winning, and try out moves.
ui-own-game = Game
ui-own-paste = The whole table, in card notation or in words
ui-own-fill = Fill in the table
ui-own-example = pile 3: four hidden, seven of hearts, six of clubs
ui-own-cards = Cards left
ui-own-hidden = Hidden
ui-own-erase = Remove the last card
ui-own-play = Play this table
ui-own-edit = Edit the table
ui-own-now = Start from my current game
ui-own-empty = Clear the table
ui-reveal = Name the card
ui-reveal-no = Take the move back
ui-reveal-name = Name of the card
ui-reveal-say = Name it
