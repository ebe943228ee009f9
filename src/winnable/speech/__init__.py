"""Words in, sentences out, in every language.

May import law, game, players, catalogues and analysis.

``commands`` parses typed words, ``card_words`` cards in words, ``layouts`` tables of a player's
own. ``acts`` lists everything that a player can do or ask; ``arguments`` has what a typed act says
beside it. ``messages`` has every sentence.
"""
