"""What the tests know of each language, in one module for each: ``fr.py`` has that of French.

A speaker is a person who uses this language: ``SPEAKERS["fr"]`` says what it types, what it must be
understood to mean, and what it expects to hear. Nothing here comes from winnable, so the tests
compare two statements of the same words. A test that is about one language only (an Italian
accent) has its words in the test.

Lists of words are written as in the message files, ``draw | d``; ``listed`` divides them. Cards are
written as in the text formats, ``QS`` or ``7B``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final


def listed(words: str) -> tuple[str, ...]:
    """The parts of a list like ``draw | d``."""
    return tuple(part.strip() for part in words.split("|"))


@dataclass(frozen=True, kw_only=True)
class Cards:
    """The names of cards. The order of the suits is that of the text formats."""

    ranks: str
    """The names of all thirteen ranks, as they are said."""
    figures: str
    """The names of the three highest ranks of the Italian deck, if its figures are named."""
    suits: str
    italian_suits: str
    named: str
    """How a card of the French and one of the Italian deck is said, as ``{rank} of {suit}``."""
    brief: str = "{rank} {suit} | {rank} {suit}"
    """The same in brief messages."""
    elisions: Mapping[str, str] = field(default_factory=dict)
    """Parts of names that are said otherwise, as ``de é`` in French."""
    declined: Mapping[str, str] = field(default_factory=dict)
    """Other forms of the names of ranks, as ``Buben`` in German, and the names."""
    typed_ranks: str
    """The words and letters that can be typed for each rank."""
    typed_italian_ranks: str
    """Those of the three highest ranks of the Italian deck."""
    typed_suits: str
    typed_italian_suits: str
    letters: str
    """The letters of the suits in small codes like ``7h``."""
    italian_letters: str

    def named_ranks(self, *, italian: bool = False, figures: bool = False) -> tuple[str, ...]:
        """The names of the ranks of a deck, from the ace."""
        ranks = listed(self.ranks)
        if not italian:
            return ranks
        return (*ranks[:7], *listed(self.figures)) if figures else ranks[:10]

    def named_suits(self, *, italian: bool = False) -> tuple[str, ...]:
        """The names of the suits of a deck."""
        return listed(self.italian_suits if italian else self.suits)

    def name(
        self,
        rank: int,
        suit: int,
        *,
        italian: bool = False,
        figures: bool = False,
        brief: bool = False,
    ) -> str:
        """The name of a card as it is said; rank from 1, suit from 0."""
        form = listed(self.brief if brief else self.named)[italian]
        named_rank = self.named_ranks(italian=italian, figures=figures)[rank - 1]
        return self.joined(
            form.format(rank=named_rank, suit=self.named_suits(italian=italian)[suit])
        )

    def joined(self, name: str) -> str:
        """The name with its elisions."""
        for apart, joined in self.elisions.items():
            name = name.replace(apart, joined)
        return name


@dataclass(frozen=True, kw_only=True)
class Heard:
    """The sentences that a listener (``tests.support.blindbot``) recognises, in small letters.

    In the patterns ``CARD`` and ``SUIT`` stand for a name of one. Their groups have the same order
    in each language.
    """

    questions: tuple[str, str, str, str]
    """What asks for the waste, the stock, the foundations and the hand."""
    places: Mapping[str, str]
    """Words for ``deck``, ``discards``, ``hand`` and ``foundation``."""
    one_more: str
    """How a run with one more card is said."""
    won: tuple[str, ...]
    """The start of a sentence that says that the game is won."""
    stuck: tuple[str, ...]
    """The start of a sentence that says that no move is left."""
    ends: str
    """In a refusal: a pile and its last card."""
    height: str
    """In a refusal: a suit, the rank that its foundation has, the card that is next."""
    holds: str
    """In a refusal: the card in the hand and its origin."""
    sentences: Mapping[str, str]
    """The sentences that change something or can be checked, by a method of ``Bot``."""
    idle: tuple[str, ...]
    """The sentences that say nothing about where cards are."""
    refusals: tuple[str, ...]
    """The starts of utterances that only refuse or ask."""


@dataclass(frozen=True, kw_only=True)
class Wording:
    """The rules of wording that differ (``tests.support.wording``)."""

    letters: str
    """The letters and marks besides ASCII."""
    opening_marks: Mapping[str, str] = field(default_factory=dict)
    """The marks that begin what others end, as in Spanish."""
    mistakes: Mapping[str, str] = field(default_factory=dict)
    """Patterns of mistakes that sentences glued together make, and their names."""
    endings: str
    """The starts of what is said when a game ends; it may make an utterance long."""
    limit: int
    """Characters of an utterance in normal verbosity. Three names of cards are 60 in Spanish."""
    next_cards: str
    """What begins a list of the next cards of the stock."""
    types: str
    """A pattern of what tells the player to type something."""
    keys: str
    """Phrases that name a key by its capital letter."""
    one_and_many: str
    """Nouns and adjectives for one and for several."""
    zero_is_one: bool = False
    """Whether a noun after zero is that for one."""
    wrong_numbers: str
    """A pattern of verbs and numbers that disagree."""
    disagreeing: str
    """Sentences in which a count and its noun or verb disagree."""
    clumsy: Mapping[str, str]
    """Patterns that a native reader found clumsy or unclear, and what to say instead. An ellipsis
    stands for what a message fills in.
    """
    was_clumsy: str
    """The sentences and labels that had them."""


@dataclass(frozen=True, kw_only=True)
class Understood:
    """What typed words must mean. The keys are acts, moves and cards, the values lists of texts."""

    doubles: Mapping[str, tuple[str, str]]
    """Words with two meanings; typed alone they have the first."""
    acts: Mapping[str, str]
    """Letters and whole questions, in Klondike."""
    solitario: Mapping[str, str]
    """Words in solitario."""
    suggested: Mapping[str, str]
    """Words that sentences tell the player to type."""
    numbered: Mapping[str, str]
    """Acts with a number."""
    settings: Mapping[tuple[str, str | bool], str]
    """Names and values of settings."""
    moves: Mapping[str, str]
    """Moves: ``3 5`` or ``3 5 2``; w is the waste, f the foundations, f0 that of the first suit."""
    hand: Mapping[str, str]
    """``take`` and ``to`` with a place, in solitario."""
    cards: Mapping[str, str]
    """Cards of the French deck, alone or in a question."""
    italian_cards: Mapping[str, str]
    moved_cards: Mapping[str, str]
    """Cards of the French deck and the place where they go."""
    asking: tuple[str, str]
    """What asks where a card is, and the word between rank and suit."""
    told: tuple[str, str]
    """What stands before the words that a sentence tells the player to type, and after them."""
    typing_errors: Mapping[str, str]
    """Known words, and texts that are like them."""
    described: str
    """How the top of a pile with two face-down cards, 7H and 6C is typed."""
    written: str
    """How that is said."""
    six_of_clubs: str
    """That card in capital letters."""
    layout: tuple[str, str, str, str, str, str, str]
    """The words in a table of one's own for the pass, the piles, and "from"."""
    finished: str
    """What ends the description of a table."""
    left: str
    """What leaves it."""
    why: str
    share: str
    help_all: str


@dataclass(frozen=True, kw_only=True)
class Played:
    """What is typed in the games of ``tests/speech/test_messages.py``, so that all is heard."""

    words: Mapping[str, str]
    """What the random player of ``tests.support.typist`` types."""
    questions: Mapping[str, str]
    """What is asked, by the kind of its answer."""
    scenes: Mapping[str, str]
    """What is typed in the scenes of that test, by their names; lines are divided by commas."""
    lists: str
    """What in these scenes is answered by a list."""
    lesson: str
    settings: str
    """Settings, new games and their confirmation."""
    other_language: str
    """An unknown language, then others."""


@dataclass(frozen=True, kw_only=True)
class Where:
    """The answers to "where is this card?"; two values are for Klondike and for solitario."""

    foundation: str
    hand: str
    waste_top: str
    waste: str
    top: str
    column: str
    seen: str
    unseen: str
    heap: str = ""
    place: str
    colon: str = ":"
    ordinals: str = ""
    """How deep a card lies: the words for the first, the second and so on."""
    number: str
    """How it is said beyond these."""


@dataclass(frozen=True, kw_only=True)
class Said:
    """Sentences that must be said literally, or in part."""

    question_mark: str
    columns_missing: str
    cards_missing: str
    won: str
    own_table: tuple[str, str, str]
    """How a table of one's own is begun, how its first pile is described, what is answered."""
    own_solitario: tuple[str, str]
    """How solitario is named there, and what its third pile is called."""
    output_unwritable: str
    input_unreadable: str
    not_saved: str
    search_stopped: str
    replaced: str
    unreadable: str
    unsaved: str
    too_many: str
    hidden: str
    """How cards are called that nobody sees."""
    cards_stay: str
    first_visit: tuple[str, str, str]
    """A locale, the label of the button that draws, the start of the first sentence."""
    keys: tuple[str, str]
    """The keys that draw and that read the waste."""
    usage: Mapping[str, str]
    """What is said of command lines that make no sense; without an end, what the answer begins
    with.
    """


@dataclass(frozen=True, kw_only=True)
class Speaker:
    """Everything that a test knows of one language."""

    code: str
    name: str
    """The name of the language in itself."""
    tags: str
    """Tags of browsers and locales that mean it."""
    cards: Cards
    heard: Heard
    wording: Wording
    understood: Understood
    played: Played
    where: Where
    said: Said


def _speaker(code: str) -> Speaker:
    speaker: Speaker = import_module(f"{__name__}.{code}").SPEAKER
    assert speaker.code == code
    return speaker


SPEAKERS: Final[Mapping[str, Speaker]] = {
    file.stem: _speaker(file.stem)
    for file in sorted(Path(__file__).parent.glob("*.py"))
    if file.stem != "__init__"
}
"""Every speaker by the code of the language."""


def cases(table: Callable[[Speaker], Mapping[Any, str]]) -> list[tuple[str, str, Any]]:
    """The language, each text and its meaning, from a table of every speaker."""
    return [
        (code, text, meaning)
        for code, speaker in SPEAKERS.items()
        for meaning, texts in table(speaker).items()
        for text in listed(texts)
    ]


def sentences(table: Callable[[Speaker], str]) -> list[tuple[str, str]]:
    """The language and a sentence, from every speaker."""
    return [(code, table(speaker)) for code, speaker in SPEAKERS.items()]
