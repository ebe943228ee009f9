"""A player who types moves in the many forms of the command language."""

from random import Random

from tests.languages import Speaker, listed
from winnable.law.cards import Deck, rank_of, suit_of
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Move, is_column
from winnable.law.solitario import SOLITARIO
from winnable.law.view import View


class Typist:
    """Types moves in the many forms of the command language."""

    def __init__(self, random: Random, speaker: Speaker) -> None:
        self.random, self.speaker = random, speaker
        self.words = {name: listed(words) for name, words in speaker.played.words.items()}

    def word(self, name: str) -> str:
        return self.random.choice(self.words[name])

    def any_pair(self) -> str:
        """A pile to a pile, legal or not."""
        places = [*"123456789", self.word("f"), self.word("w")]
        text = f"{self.random.choice(places)} {self.random.choice(places)}"
        return text + self.random.choice(("", "", " 2", " 3"))

    def typed(self, view: View, move: Move) -> str:
        """A legal move."""
        if move.source == STOCK:
            return self.word("draw")
        if view.rules.kind is SOLITARIO:
            return self._typed_solitario(view, move)
        if move.is_turn:
            return self.word("turn").format(move.source)
        target = self.word("f") if move.target == FOUNDATION else str(move.target)
        if move.source == WASTE:
            return f"{self.word('w')} {target}"
        if move.source > FOUNDATION:
            suit = self.words["suits"][move.source - FOUNDATION - 1]
            forms = [f"{self.words['f'][0]} {suit} {target}", f"{self.words['f'][0]} {target}"]
            return self.random.choice(forms)
        column = view.columns[move.source - 1]
        name = spoken(column[-move.count], view.rules.deck, self.speaker)
        forms = [f"{move.source} {target}", f"{name} {target}"]
        if is_column(move.target):
            forms.append(f"{move.source} {target} {move.count}")
        elif target.isalpha():
            forms.append(f"{move.source}{target}")
        return self.random.choice(forms)

    def _typed_solitario(self, view: View, move: Move) -> str:
        if move.source == HAND:
            if move.target == STOCK:
                return self.word("deck")
            if view.hand is not None and view.hand.origin == move.target:
                return self.word("back")
            if move.target == WASTE:
                return self.word("discard")
            target = self.word("f") if move.target == FOUNDATION else str(move.target)
            return self.word("to").format(target)
        source = self.word("x") if move.source == WASTE else str(move.source)
        if move.target == FOUNDATION:
            return f"{source} {self.word('f')}"
        if self.random.random() < 0.3:
            return f"{source} {self.random.randint(1, 6)}"
        return self.word("take").format(source)


def spoken(card: int | None, deck: Deck, speaker: Speaker) -> str:
    assert card is not None
    return speaker.cards.name(rank_of(card), suit_of(card), italian=deck is Deck.ITALIAN)
