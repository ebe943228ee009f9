"""A player who types moves in the many forms of the command language."""

from random import Random
from typing import Final

from winnable.law.cards import Deck, rank_of, suit_of
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Move, is_column
from winnable.law.rules import Family
from winnable.law.view import View

from .heard import Language

ENGLISH_WORDS: Final = {
    "draw": ("d", "draw", "D", "deal cards"),
    "f": ("f", "foundation", "foundations"),
    "w": ("w", "waste"),
    "x": ("x", "discards", "w"),
    "take": ("take {}", "take pile {}", "pick up {}"),
    "to": ("to {}", "put {}", "To table {}"),
    "turn": ("turn {}", "flip {}", "turn pile {}"),
    "discard": ("x", "discard"),
    "back": ("back", "put back", "backspace"),
    "deck": ("deck", "control p", "^P"),
    "suits": ("hearts", "diamonds", "clubs", "spades"),
    "asks": ("t", "where 7 hearts", "3", "i", "moves", "where ace swords"),
    "more": ("more",),
    "do": ("do",),
    "undo": ("u", "undo", "z", "u 3"),
    "redo": ("redo", "redo 2"),
    "restart": ("restart",),
    "moves": ("m", "moves"),
    "nonsense": ("3 5 9", "0", "8 1", "1 1", "turn", "take", "to f", "back", "xyzzy", "f 9", "8"),
}
ITALIAN_WORDS: Final = {
    "draw": ("p", "pesca", "P", "gira"),
    "f": ("a", "assi"),
    "w": ("s", "scarti"),
    "x": ("s", "scarti"),
    "take": ("prendi {}", "prendi terra {}", "prendi da {}"),
    "to": ("su {}", "metti su {}", "su terra {}"),
    "turn": ("scopri {}", "volta {}", "scopri pila {}"),
    "discard": ("x", "scarta"),
    "back": ("rimetti",),
    "deck": ("mazzo", "control p"),
    "suits": ("cuori", "quadri", "fiori", "picche"),
    "asks": ("t", "dove 7 cuori", "3", "i", "mosse", "dove asso spade"),
    "more": ("altre",),
    "do": ("fai",),
    "undo": ("u", "annulla", "u 3"),
    "redo": ("rifai", "rifai 2"),
    "restart": ("ricomincia", "da capo"),
    "moves": ("v", "mosse"),
    "nonsense": ("3 5 9", "0", "8 1", "1 1", "scopri", "prendi", "su a", "rimetti", "xyzzy", "8"),
}
SPANISH_WORDS: Final = {
    "draw": ("r", "roba", "R", "robar"),
    "f": ("b", "bases", "base"),
    "w": ("d", "descarte"),
    "x": ("d", "descarte"),
    "take": ("toma {}", "toma pila {}", "coge de la pila {}"),
    "to": ("pon {}", "pon en {}", "pon en la pila {}"),
    "turn": ("destapa {}", "voltea {}", "destapa la columna {}"),
    "discard": ("x", "descarta"),
    "back": ("devuelve",),
    "deck": ("al mazo", "control p"),
    "suits": ("corazones", "diamantes", "tréboles", "picas"),
    "asks": ("t", "¿dónde está el 7 de corazones?", "3", "i", "jugadas", "dónde as espadas"),
    "more": ("más",),
    "do": ("hazlo",),
    "undo": ("u", "deshacer", "u 3"),
    "redo": ("rehaz", "rehaz 2"),
    "restart": ("reinicia", "desde el principio"),
    "moves": ("j", "jugadas", "¿qué puedo hacer?"),
    "nonsense": ("3 5 9", "0", "8 1", "1 1", "destapa", "toma", "pon b", "devuelve", "xyzzy", "8"),
}
FRENCH_WORDS: Final = {
    "draw": ("p", "pioche", "P", "piocher"),
    "f": ("f", "fondation", "fondations"),
    "w": ("d", "défausse"),
    "x": ("d", "défausse"),
    "take": ("prends {}", "prends pile {}", "prends de la pile {}"),
    "to": ("pose {}", "pose sur {}", "mets sur la pile {}"),
    "turn": ("retourne {}", "découvre {}", "retourne la colonne {}"),
    "discard": ("x", "défausser"),
    "back": ("remets",),
    "deck": ("au talon", "control p"),
    "suits": ("cœur", "carreau", "trèfle", "pique"),
    "asks": ("v", "où est le 7 de coeur ?", "3", "i", "coups", "où as d'épées"),
    "more": ("suite",),
    "do": ("joue-le",),
    "undo": ("u", "annuler", "u 3"),
    "redo": ("refais", "refais 2"),
    "restart": ("recommence", "depuis le début"),
    "moves": ("m", "coups", "que puis-je faire ?"),
    "nonsense": ("3 5 9", "0", "8 1", "1 1", "retourne", "prends", "pose f", "remets", "xyzzy"),
}
WORDS: Final = {
    "en": ENGLISH_WORDS,
    "it": ITALIAN_WORDS,
    "es": SPANISH_WORDS,
    "fr": FRENCH_WORDS,
}
"""What is typed, by the code of the language."""


class Typist:
    """Types moves in the many forms of the command language."""

    def __init__(self, random: Random, language: Language) -> None:
        self.random, self.language = random, language
        self.words = WORDS[language.code]

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
        if view.rules.family is Family.SOLITARIO:
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
        name = spoken(column[-move.count], view.rules.deck, self.language)
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


def spoken(card: int | None, deck: Deck, language: Language) -> str:
    assert card is not None
    return language.card(rank_of(card), suit_of(card), italian_deck=deck is Deck.ITALIAN)
