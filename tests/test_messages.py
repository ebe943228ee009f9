"""The sentences: the catalogue is whole in every language, and each sentence can be heard.

The rules of wording are those of ``docs/accessibility.md``; they are held against every sentence
that thousands of commands really bring, in both languages and at all three levels.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from blindbot import ENGLISH, ITALIAN
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from test_blindbot import Typist

import winnable
from winnable.cards import Deck, make_card
from winnable.commands import NAMES, Command
from winnable.deals import numbered_deal, parse_deal
from winnable.endings import Fate
from winnable.errors import Fault, Reason, WinnableError
from winnable.game import Game, parse_game
from winnable.law import refusal
from winnable.messages import LANGUAGES, Level, Voice, say_refusal
from winnable.messages.faults import say_fault
from winnable.position import FOUNDATION, HAND, STOCK, WASTE, Move, parse_move
from winnable.rules import Family, Rules, parse_rules
from winnable.scoring import Scoring
from winnable.session import Session
from winnable.store import Settings
from winnable.variants import VARIANTS, variant_named

pytestmark = pytest.mark.usefixtures("quick_advice")

SOURCE = Path(winnable.__file__).parent
USUAL: Final = {"game", "deck", "figures", "front"}
"""Variables that a voice gives to every message."""
FOR_THE_COMMAND_LINE: Final = {
    *("verified", "verify-branches", "stats", "stats-best", "stats-best-score", "stats-damaged"),
    *("stats-winnable", "stats-assisted"),
    *("plain-on", "damaged", "damaged-preferences", "busy", "at-line", "not-saved", "saved-in"),
    *("status", "steps-count", "goodbye"),
    *(
        "solved",
        "solved-deal",
        "solved-line",
        "solved-moves",
        "solved-all",
        "solved-cpu",
        "solving",
    ),
    *("found-deal", "found-count", "checking", "checked", "checked-wrong"),
    *("states", "bench-none", "bench-head", "bench-ratio"),
    *("serve", "serve-already", "serve-other-port"),
}
FOR_THE_BOARD: Final = ("ui-", "slot-", "bar-")
"""Labels and names of a page, which are no sentences."""

# The catalogue


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "messages" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    for entry in body:
        assert isinstance(entry, ftl.Message | ftl.BaseComment), (language, entry)
    names = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    assert max(names.values()) == 1, names.most_common(3)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Names(Visitor):
    """Collects what an entry refers to."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def all_messages(language: str, name: str) -> set[str]:
    """A message and all that it is made of."""
    found, waiting = set(), [name]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += Names(catalogue(language)[each]).messages
    return found


def all_variables(language: str, name: str) -> set[str]:
    parts = all_messages(language, name)
    return set().union(*(Names(catalogue(language)[part]).variables for part in parts))


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_a_language_is_read_whole(language: str) -> None:
    assert len(catalogue(language)) > 200
    for name, message in catalogue(language).items():
        assert message.value is not None, name
        assert attributes(message) <= {"brief", "full"}, name
        for part in all_messages(language, name):
            assert part in catalogue(language), (name, part)


def test_the_languages_have_the_same_messages() -> None:
    """Parts of sentences that one language alone needs are in its file alone."""
    for language in LANGUAGES:
        own = set(catalogue(language)) - (catalogue("en").keys() & catalogue("it").keys())
        parts = {part for m in catalogue(language).values() for part in Names(m).messages}
        assert own <= parts - used_in_source(), (language, own)


def test_a_message_has_the_same_levels_in_every_language() -> None:
    """A level may be missing only where the usual text is already short and always the same."""
    for name, english in catalogue("en").items():
        for language in LANGUAGES:
            other = catalogue(language).get(name, english)
            for level in attributes(english) ^ attributes(other):
                lacking = other if level in attributes(english) else english
                assert lacking.value is not None
                (text,) = lacking.value.elements
                assert isinstance(text, ftl.TextElement), (name, language, level)
                assert len(text.value) <= 40, (name, language, level)


def test_a_message_has_the_same_variables_in_every_language() -> None:
    for name in catalogue("en").keys() & catalogue("it").keys():
        english, italian = (all_variables(language, name) - USUAL for language in ("en", "it"))
        assert english == italian, name


# What the source uses


@cache
def modules() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py"))


def texts_of(tree: ast.AST) -> set[str]:
    """Every piece of text in it, those of f-strings too."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def used_in_source() -> frozenset[str]:
    """The messages that a module names, whole or as a prefix and an ending."""
    values = {
        *(f"no-{reason}" for reason in Reason),
        *(f"fault-{fault}" for fault in Fault),
        *(f"level-{level}" for level in Level),
        *(f"command-{name}" for name in NAMES),
    }
    for tree in modules():
        texts = texts_of(tree)
        beginnings = {
            part.value
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr) and len(node.values) > 1
            for part in node.values[:1]
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        }
        values |= texts | {first + text for first in beginnings for text in texts}
    for kind in ("rank", "suit"):
        values |= {f"words-{kind}", f"words-italian-{kind}"}
    values |= {f"ending-{name}" for name in ("no-move", "cycling")}
    values |= {f"fate-{fate}" for fate in Fate}
    values |= {name for name in catalogue("en") if name.startswith("ui-")}  # the page has a test
    return frozenset(values & set(catalogue("en")))


def test_every_message_is_used() -> None:
    for language in LANGUAGES:
        parts = {part for m in catalogue(language).values() for part in Names(m).messages}
        assert set(catalogue(language)) - parts - used_in_source() == set()


def test_every_message_that_the_source_says_exists() -> None:
    count = 0
    for tree in modules():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr not in ("say", "phrase") or not node.args:
                continue
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for choice in choices:
                if isinstance(choice, ast.Constant):
                    count += 1
                    assert choice.value in catalogue("en"), choice.value
    assert count > 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*Fault, *Reason])
def test_every_fault_and_reason_has_its_sentence(code: Fault | Reason, language: str) -> None:
    kind = "fault" if isinstance(code, Fault) else "no"
    assert f"{kind}-{code}" in catalogue(language)


# What is really said


class Hearing:
    """Every utterance of many sessions in one language, by level and kind of command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: Counter[tuple[Level, str, str]] = Counter()
        self.names: set[str] = set()
        """The messages that were said."""
        self.lengths: Counter[Level] = Counter()
        """Of what the same commands brought at each level."""

    def hear(self, session: Session, kind: str, lines: list[str]) -> int:
        self.said.update((session.voice.level, kind, line) for line in lines)
        return sum(map(len, lines))


GAMES: Final = (
    *((str(variant.rules), variant.scoring, 8) for variant in VARIANTS.values()),
    ("sbau", Scoring.NONE, 6),
    ("sak3c3", Scoring.NONE, 6),
    ("d1p1nu", Scoring.STANDARD, 6),
    ("d2p3r", Scoring.CUMULATIVE, 6),
    ("d1k4c3", Scoring.STANDARD, 6),
    ("sk3c3", Scoring.NONE, 20),
    ("d2p2k3c2t", Scoring.FOUNDATION, 20),
    ("d1c2k2", Scoring.NONE, 6),
    ("d1p2c2k2", Scoring.NONE, 6),
)
"""Rules, scoring, games played; the small ones come to their ends."""
ACTIONS = 60

QUESTIONS: Final = {
    "en": {
        "list": ("m", "more", "20"),
        "table": ("t",),
        "pile": ("3", "7", "r", "pile 2"),
        "rules": ("rules",),
        "help": ("?",),
        "deal": ("new", "number 7", "yes", "restart"),
        "log": ("log 1", "log 3", ".", ","),
        "ask": (
            *("w", "k", "f", "c", "i", "h", "do", "stats", "save", "language", "where", "number"),
            *(
                "where king spades",
                "where 2 hearts",
                "where ace cups",
                "where 10 swords",
                "7 coins",
            ),
            *("u", "u 2", "redo", "redo 2", "no", "yes", "memory", "memory off", "figures on"),
            *("figures off", "plain", "plain off", "turn", "take", "to", "back", "deck", "x"),
            *("3 9", "9", "5 5", "f 3", "w f", "f hearts 4", "turn 2", "3 5 6", "2 3 2", "drwa"),
            *("abracadabra", "7 f", "3 4", "take 2", "take x", "to f", "to 5", "take 3", "f f"),
            *("seed 99999999999999999999", "turn 0", "0", "u 0", "on", "off", "english", "d", "d"),
        ),
    },
    "it": {
        "list": ("v", "altre", "20"),
        "table": ("t",),
        "pile": ("3", "7", "l", "pila 2"),
        "rules": ("regole",),
        "help": ("?",),
        "deal": ("nuova", "numero 7", "sì", "ricomincia"),
        "log": ("log 1", "log 3", ".", ","),
        "ask": (
            *("s", "m", "a", "c", "i", "h", "fai", "statistiche", "salva", "lingua", "numero"),
            *("dove", "dove re picche", "dove 2 cuori", "dove asso coppe", "dove 10 spade"),
            *("7 denari", "u", "u 2", "rifai", "rifai 2", "no", "sì", "memoria", "memoria no"),
            *("figure sì", "figure no", "semplice", "semplice no", "scopri", "prendi", "su"),
            *("rimetti", "mazzo", "x", "3 9", "9", "5 5", "a 3", "s a", "a cuori 4", "scopri 2"),
            *("3 5 6", "2 3 2", "pescca", "abracadabra", "7 a", "3 4", "prendi 2", "prendi s"),
            *("su a", "su 5", "prendi 3", "a a", "scopri 0", "0", "u 0", "italiano", "p", "p"),
            "numero 99999999999999999999",
        ),
    },
}
WEIGHTS: Final = (3, 1, 3, 0.2, 0.2, 0.2, 2, 30)


@cache
def hearing(language: str) -> Hearing:
    """Random games of many variants, with every question and refusal, at every level."""
    heard = Hearing(language)
    say, phrase = Voice.say, Voice.phrase

    def noted_say(self: Voice, name: str, /, **details: str | float) -> str:
        heard.names.add(name)
        return say(self, name, **details)

    def noted_phrase(self: Voice, name: str, /, **details: str | float) -> str:
        heard.names.add(name)
        return phrase(self, name, **details)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "say", noted_say)
        patch.setattr(Voice, "phrase", noted_phrase)
        for rules, scoring, games in GAMES:
            for number in range(games):
                play_in_all_levels(heard, parse_rules(rules), scoring, number)
        settle_in(heard)
    return heard


def play_in_all_levels(heard: Hearing, rules: Rules, scoring: Scoring, number: int) -> None:
    """The same random commands at three levels side by side."""
    language = heard.language
    random = Random(f"{language} {rules} {number}")
    typist = Typist(random, ENGLISH if language == "en" else ITALIAN)
    sessions = [
        Session(
            Game(rules, numbered_deal(number, rules), scoring),
            settings=Settings(language=language, level=level, memory=number % 2 == 1),
            new_number=lambda: 12,
        )
        for level in Level
    ]
    for session in sessions:
        heard.hear(session, "deal", session.begin(resumed=number % 4 == 3))
        for kind in ("rules", "help"):
            heard.hear(session, kind, session.do(QUESTIONS[language][kind][0]))
    text = ""
    for at in range(ACTIONS):
        view = sessions[0].game.view
        chance, kind = random.random(), "play"
        if text in typist.words["undo"] and chance < 0.5:
            text = typist.word("redo")
        elif chance < 0.05 or (text in typist.words["turn"] and chance < 0.4):
            text = typist.word("undo")
        elif chance < 0.4 or (chance < 0.9 and not view.legal):
            (kind,) = random.choices(list(QUESTIONS[language]), WEIGHTS)
            text = random.choice(QUESTIONS[language][kind])
        elif chance < 0.9:
            out = [move for move in view.legal if move.target == FOUNDATION]
            draws = [move for move in view.legal if move.source == STOCK]
            text = typist.typed(view, random.choice(random.choice([out, draws]) or view.legal))
        else:
            text = typist.any_pair()
        for session in sessions:
            lengths = heard.hear(session, kind, session.do(text))
            heard.lengths[session.voice.level] += lengths
            if at % 20 == 0:
                ask_for_anything(heard, session, Random(at))
            if at % 5 == 0:
                lift_and_put_back(heard, session, Random(at))
    assert len({session.game.position for session in sessions}) == 1


def ask_for_anything(heard: Hearing, session: Session, random: Random) -> None:
    """Moves of every shape, legal or not, as a front end may ask for them."""
    anything = [
        Move(random.randint(0, 16), random.randint(0, 16), random.choice((1, 1, 2)))
        for _ in range(30)
    ]
    for move in (*anything, *(Move(pile, HAND) for pile in range(1, 7))):
        refused = refusal(session.game.position, move)
        if refused is not None:
            heard.hear(session, "play", [say_refusal(session.voice, refused)])


def lift_and_put_back(heard: Hearing, session: Session, random: Random) -> None:
    """What a hand does on a board and nothing comes of."""
    place = random.choice((*range(1, 8), WASTE, *range(13, 17)))
    hand = session.game.view.hand
    legal = {move.source for move in session.game.view.legal}
    if hand is None and session.game.rules.family is Family.KLONDIKE:
        acts = [Command("lift", source=place), Command("hand"), Command("back"), Command("finish")]
        if place not in legal:
            acts += [Command("best", source=place), Command("out", source=place)]
        for act in acts:
            if Move(place, place) not in session.game.view.legal:
                heard.hear(session, "play", session.obey(act))


LOSING_EN: Final = ", ".join(["d"] * 11 + ["retry"])
LOSING_IT: Final = ", ".join(["p"] * 11 + ["riprova"])
LISTS: Final = ("m", "v", "chance", "possibilità")
SCENES: Final = (
    # the last ace, won
    (
        *("d1k1c1", 5, ""),
        {"en": "d, w f, d, w f, d, w f, d, 1 f, d", "it": "p, s a, p, s a, p, s a, p, 1 a, p"},
    ),
    # all that is left goes out by itself
    ("d1k1c1", 5, "sw wf sw wf", {"en": "finish", "it": "fine"}),
    # the 7 of hearts under the 6 of clubs
    ("d3r", 64, "3f 3f 7f 61", {"en": "7 hearts f, 8 hearts", "it": "7 cuori a, 8 cuori"}),
    # one pass, and it is over
    ("d3p1c1k3", 1, "sw sw sw sw", {"en": "d", "it": "p"}),
    # more moves than are said at once
    ("sc9", 1, "sh hw", {"en": "m", "it": "v"}),
    ("d3o", 1, "", {"en": "k", "it": "m"}),
    ("d1u", 1, "sw", {"en": "u, restart, no", "it": "u, ricomincia, no"}),
    # advice
    *(
        (
            rules,
            1,
            "",
            {
                "en": "h, h, h, do, h, h, h, chance, truth, oracle, retry, mistake",
                "it": "h, h, h, fai, h, h, h, possibilità, verità, oracolo, riprova, errore",
            },
        )
        for rules in ("d3r", "s")
    ),
    ("d1p1c1k3", 3, "", {"en": LOSING_EN, "it": LOSING_IT}),
    (
        *("d3r", 1, ""),
        {
            "en": "endings off, endings, level hard, level random, level",
            "it": "finali no, finali, livello difficile, livello casuale, livello",
        },
    ),
    (
        *("d3r", 1, ""),
        {
            "en": "deals level hard, more, find returns=needed, deals number 1, find traps>0.3",
            "it": "partite livello facile, altre, trova ritorni=necessari, partite numero 1",
        },
    ),
    ("s", 1, "", {"en": "deals, more", "it": "partite, altre"}),
)
"""Rules, a deal, moves before, what is typed: for what random play seldom brings."""


def settle_in(heard: Hearing) -> None:
    """What is said once in a while: settings, leaving, a fresh start."""
    words = {
        "en": ("brief", "w", "full", "w", "normal", "figures", "d", "new", "no", "new", "yes"),
        "it": ("breve", "s", "completo", "s", "normale", "figure", "p", "nuova", "no", "sì", "."),
    }
    other = {"en": ("language italian", "lingua inglese"), "it": ("lingua inglese", "italian")}
    rules = parse_rules("d1")
    for level in Level:
        settings = Settings(language=heard.language, level=level)
        session = Session(Game(rules, numbered_deal(5, rules)), settings=settings)
        for text in (".", *words[heard.language], *other[heard.language]):
            lines = session.do(text)
            if session.voice.language == heard.language:
                heard.hear(session, "deal" if "iles" in "".join(lines) else "ask", lines)
        heard.hear(session, "ask", session.leave())
        for rules_text, number, moves, typed in SCENES:
            law = parse_rules(rules_text)
            scoring = Scoring.FOUNDATION if rules_text == "d1k1c1" else Scoring.NONE
            game = Game(law, numbered_deal(number, law), scoring)
            for word in moves.split():
                game.play(parse_move(word))
            session = Session(game, settings=settings)
            for text in typed[heard.language].split(", "):
                heard.hear(session, "list" if text in LISTS else "play", session.do(text))
        session.settings.level = level
        for name, details in FROM_OUTSIDE.items():
            voice = Voice(rules, heard.language, level)
            heard.hear(session, "outside", [voice.say(name, **details)])


FROM_OUTSIDE: Final[dict[str, dict[str, str | float]]] = {
    "plain-on": {},
    "level-unknown": {"text": "level evil"},
    "on-or-off": {"text": "memory maybe"},
    "damaged": {"file": "FILE"},
    "damaged-preferences": {"file": "FILE"},
    "busy": {},
    "not-saved": {"file": "FILE"},
    "saved-in": {"file": "FILE"},
    "status": {"number": "4217", "level": "random", "draw": 1, "passes": 3},
    "at-line": {"line": "3", "sentence": "The deal is empty."},
    "verified": {"won": True, "file": "FILE", "moves": 80, "out": 52, "total": 52},
    "verify-branches": {"lines": 7},
    "stats": {
        "name": "draw-three",
        "level": "hard",
        "played": 12,
        "wins": 5,
        "percent": 42,
        "streak": 3,
        "current": 1,
    },
    "stats-best": {"moves": 99, "minutes": 4},
    "stats-best-score": {"sign": "plus", "score": "745"},
    "stats-winnable": {"won": 4, "count": 9},
    "stats-assisted": {"won": 1, "count": 2},
    "left": {},
    "stats-damaged": {"count": 2},
    "solved": {
        "verdict": "undecided",
        "kind": "deal",
        "text": "7",
        "nodes": 5,
        "time": "0.21",
        "limit": "nodes",
    },
    "solved-all": {"count": 1, "winnable": 1, "unwinnable": 0, "undecided": 0},
    "solved-cpu": {
        "mean": "2.10",
        "median": "0.10",
        "p99": "9.00",
        "worst": "9.50",
        "total": "2.10",
    },
    "solving": {},
    "found-deal": {
        "number": "4217",
        "level": "hard",
        "beginner": 3,
        "casual": 5,
        "careful": 20,
        "patient": 1,
        "moves": 4,
        "traps": 12,
        "passes": 2,
        "returns": "free",
    },
    "found-count": {"count": 20, "more": True},
    "checking": {},
    "checked": {"rules": "d3", "count": 20, "winnable": 16, "unwinnable": 4, "undecided": 0},
    "checked-wrong": {"numbers": "7 12"},
    "bench-none": {},
    "bench-head": {"count": 50, "rules": "d3"},
    "bench-ratio": {"ratio": "90"},
    "fate-won": {"hidden": True},
    "fate-lost": {"hidden": True},
    "chance": {"exact": False, "percent": 63, "low": 56, "high": 69},
    "chance-bound": {},
    "review-won": {"step": 80},
    "review-lost": {"step": 31, "kind": "draw"},
    "review-hopeless": {},
    "review-between": {"proven": True, "first": 28, "last": 31},
    "review-unknown": {},
    "review-open": {},
    "review-until": {"step": 28},
    "review-way": {"kind": "turn", "pile": 4, "drawn": True},
    "review-kept": {"kept": 1, "total": 6},
    "review-mistake": {"kind": "redeal", "drawn": False},
    "review-cost": {"percent": 13},
    "review-unlucky": {},
    "review-mistakes": {"count": 2, "numbers": "12, 40", "other": False},
    "review-account": {"sign": "minus", "start": 70, "choices": 20, "luck": 50},
    "review-lines": {"lines": 3},
    "serve": {"what": "FILE"},
    "serve-already": {"what": "FILE"},
    "serve-other-port": {"what": "FILE"},
}
"""What the command line says; a session without files never does."""


LONG: Final = {"deal", "table", "pile", "rules", "help", "list", "log", "outside"}
"""Kinds of utterances that may be of any length."""
_FIRST: Final = re.compile(r"[A-ZÈ0-9“]")
_LETTERS: Final = re.compile(r"[A-Za-zàèéìòùÈ0-9 .,:;!?’“”-]+")
_QUOTED: Final = re.compile(r"“[^“”]*”")
_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
_KEYS: Final = re.compile(r"\bX (?:discards it|la scarta)|Control P\b")
_CARD_LETTERS: Final = re.compile(
    r"\b(?:[AJQKTDFCR]|[2-9]|10) ?(?:of|di)? ?[HDCSBPQFK]\b|\b[AJQKTR] (?:of|di)\b"
)
_ARTICLE: Final = re.compile(r"\b[Aa] (?:8|11|18|ace)\b|\b[Aa]n (?!8\b|11\b|18\b|[aeiou])")
ENDINGS: Final = {
    "en": ("No moves. ", "No card of the stock ", "You won!", "Only the stock"),
    "it": ("Nessuna mossa. ", "Nessuna carta del mazzo ", "Hai vinto!", "Buon solitario"),
}


def is_long(kind: str, line: str) -> bool:
    """Whether it may be of any length; in open play the stock is a list as well."""
    return kind in LONG or "Next: " in line or "Prossime: " in line


def faults_of_wording(language: str, level: Level, kind: str, line: str) -> Iterator[str]:
    """What is wrong with an utterance. What was typed is repeated in quotes and is not judged."""
    text = _QUOTED.sub("“x”", line)
    if kind in ("help", "log"):  # words to type, as they are typed
        text = text[0].upper() + text[1:]
    if not _FIRST.match(text):
        yield "no capital"
    if not _LETTERS.fullmatch(text):
        yield "a sign that cannot be heard"
    words = _KEYS.sub("", text)
    if kind not in ("help", "log", "rules") and re.search(
        r"\b[A-Z]{2,}\b", words.replace("FILE", "")
    ):
        yield "all capitals"
    if _CARD_LETTERS.search(words):
        yield "a rank or suit as a letter"
    if re.search(r"(?<![A-Za-z])-", words):
        yield "a dash that may be spoken or lost"
    if "  " in text or text != text.strip():
        yield "spaces"
    if text[-1] not in ".!?:":
        yield "no end"
    if language == "en" and _ARTICLE.search(text):
        yield "a wrong article"
    if language == "it" and re.search(r"\ba asso\b|\bdi asso\b", text):
        yield "a without its article"
    if has_wrong_number(language, text):
        yield "a count that does not agree"
    if level is Level.NORMAL and not is_long(kind, line):
        if any(len(sentence) > 100 for sentence in _SENTENCE.split(line)):
            yield "a long sentence"
        for ending in ENDINGS[language]:
            text = text.partition(ending)[0]
        if len(text.strip()) > 100:
            yield "a long utterance"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_utterance_is_worded_to_be_heard(language: str) -> None:
    heard = hearing(language)
    wrong: dict[str, list[str]] = {}
    for level, kind, line in heard.said:
        for fault in faults_of_wording(language, level, kind, line):
            wrong.setdefault(fault, []).append(f"{level}: {line}")
    assert not wrong, {fault: sorted(lines, key=len)[:4] for fault, lines in wrong.items()}

    # Brief utterances fit one line of forty braille cells, nearly all of them.
    brief = [
        (len(line), count)
        for (level, kind, line), count in heard.said.items()
        if level is Level.BRIEF and not is_long(kind, line)
    ]
    fit = sum(count for length, count in brief if length <= 40)
    assert fit >= 0.95 * sum(count for _, count in brief)
    assert max(length for length, _ in brief) <= 100

    lengths = heard.lengths
    assert lengths[Level.BRIEF] < lengths[Level.NORMAL] < lengths[Level.FULL]
    assert len(heard.said) > 4000

    # The test is worth as much as what it hears: every message that a player can bring about.
    parts = {part for m in catalogue(language).values() for part in Names(m).messages}
    quiet = {
        name
        for name in set(catalogue(language)) - parts - heard.names
        if not name.startswith(("command-", "words-", "fault-", *FOR_THE_BOARD))
    }
    assert not quiet


# Faults

FAULTY: Final[dict[Fault, tuple[Callable[[str], object], str]]] = {}


def faulty(read: Callable[[str], object], texts: dict[Fault, str]) -> None:
    FAULTY.update({fault: (read, text) for fault, text in texts.items()})


def read_game(moves: str) -> Game:
    return parse_game(f"winnable game 1\nrules d1\ndeal 1\n{moves}")


faulty(
    parse_rules,
    {
        Fault.RULES_EMPTY: "",
        Fault.RULES_START: "x3",
        Fault.RULES_LETTER: "d3z",
        Fault.RULES_TWICE: "d3rr",
        Fault.RULES_NUMBER: "d",
        Fault.RULES_RANGE: "d99",
        Fault.RULES_DEAL: "d1c9k5",
        Fault.RULES_CLASH: "sp2",
    },
)
faulty(
    lambda text: parse_deal(text, parse_rules("d1")),
    {
        Fault.DEAL_EMPTY: "",
        Fault.DEAL_CARD: "AH 1Z",
        Fault.DEAL_FOREIGN: "AB",
        Fault.DEAL_TWICE: "AH AH",
        Fault.DEAL_FEW: "AH",
        Fault.DEAL_DIGITS: "1 2 3",
        Fault.DEAL_NUMBER: "99999999999999999999",
        Fault.DEAL_JAVASOL: "javasol:one",
        Fault.DEAL_JSON: "{",
        Fault.DEAL_JSON_SHAPE: '{"tableau piles": 1}',
        Fault.DEAL_JSON_PILES: '{"tableau piles": [["AH"]], "stock": []}',
        Fault.DEAL_JSON_PLAYED: '{"tableau piles": [[]], "stock": [], "waste": ["AH"]}',
    },
)
faulty(lambda text: parse_deal(text, parse_rules("s")), {Fault.DEAL_FORMAT: "{}"})
faulty(
    lambda text: Game(parse_rules(text), numbered_deal(1, parse_rules("d1"))),
    {Fault.DEAL_RULES: "s"},
)
faulty(parse_move, {Fault.MOVE_TEXT: "77x"})
faulty(
    parse_game,
    {
        Fault.RECORD_HEAD: "a game",
        Fault.RECORD_FIELD: "winnable game 1\ncolour red",
        Fault.RECORD_TWICE: "winnable game 1\nrules d1\nrules d1",
        Fault.RECORD_MISSING: "winnable game 1",
        Fault.RECORD_LONG: "x" * 8_000_001,
    },
)
faulty(
    read_game,
    {
        Fault.RECORD_SCORING: "scoring most\nmoves",
        Fault.RECORD_SECONDS: "seconds few\nmoves",
        Fault.RECORD_ASSISTED: "assisted no\nmoves",
        Fault.RECORD_OPENING: "opening big\nmoves",
        Fault.RECORD_ADDRESS: "address 2\nmoves",
        Fault.RECORD_BRACKET: "moves (",
        Fault.RECORD_HERE: "moves * *",
        Fault.RECORD_MOVE: "moves wf",
        Fault.RECORD_BRANCH: "moves sw (sw)",
    },
)
faulty(
    lambda moves: parse_game(f"winnable game 1\nrules d1u\ndeal 1\n{moves}"),
    {Fault.RECORD_UNDO: "moves * sw"},
)
faulty(variant_named, {Fault.GAME_NAME: "spider"})
DETAILS: Final[dict[Fault, dict[str, str]]] = {
    Fault.FILE_READ: {"file": "FILE", "why": "no such file"},
    Fault.FILE_WRITE: {"file": "FILE", "why": "the disk is full"},
    Fault.FILE_TEXT: {"file": "FILE"},
    Fault.USAGE: {"text": "No such command."},
    Fault.INTERNAL: {"file": "FILE"},
    Fault.SCORING_DECK: {},
    Fault.BACKWARDS: {"first": "9", "last": "5"},
    Fault.CHOICE_CLASH: {"one": "one choice", "other": "another"},
    Fault.NO_DEAL: {},
    Fault.NO_COUNT: {"what": "--nodes", "text": "1.5"},
    Fault.CONDITION: {"text": "hard"},
    Fault.CONDITION_NAME: {"text": "colour", "known": "level, passes"},
    Fault.CONDITION_VALUE: {"text": "level=evil"},
    Fault.CONDITION_TWICE: {"text": "level"},
    Fault.NO_CATALOGUE: {"rules": "d2"},
    Fault.NO_LEVEL: {"rules": "s", "level": "tricky"},
    Fault.NO_SAMPLE: {"text": "0%"},
    Fault.DEAL_DAY: {"text": "2026-13-01"},
    Fault.NO_GAME: {},
    Fault.GAME_BUSY: {},
    Fault.REQUEST: {"why": "a name is missing"},
    Fault.TOO_FAST: {},
    Fault.TOO_MANY: {},
    Fault.TOO_LONG: {},
    Fault.FOREIGN: {},
    Fault.NO_PLAYER: {},
    Fault.NO_WINNABLE: {},
    Fault.NO_PAGE: {},
    Fault.PORT: {"text": "x"},
    Fault.NO_PORT: {"what": "FILE", "why": "it is taken"},
}


@pytest.mark.parametrize("fault", Fault)
def test_what_is_wrong_with_an_input_is_one_whole_sentence(fault: Fault) -> None:
    if fault in DETAILS:
        error = WinnableError(fault, **DETAILS[fault])
    else:
        read, text = FAULTY[fault]
        with pytest.raises(WinnableError) as caught:
            read(text)
        error = caught.value
        assert error.code is fault
    said = set()
    for language in LANGUAGES:
        for level in Level:
            line = say_fault(Voice(language=language, level=level), error)
            said.add(line)
            assert re.fullmatch(r"[A-ZÈ0-9“].*[.]", line), line
            assert not re.search(r"[{}()|]|  ", line), line
            assert "french" not in line or language == "en", line
    assert len(said) >= len(LANGUAGES) or fault is Fault.USAGE


# Numbers and names

COUNTS: Final[tuple[tuple[str, str, dict[str, str | float]], ...]] = (
    # message, the variable that counts, other details
    ("deal-counts", "left", {"piles": 7}),
    ("resumed", "moves", {"left": 9}),
    ("drew", "left", {"card": "7"}),
    ("drew-many", "left", {"card": "7", "under": "8", "count": 1}),
    ("turned", "down", {"card": "7"}),
    ("cards-more", "more", {"card": "7"}),
    ("won", "moves", {"minutes": 1, "total": 40}),
    ("won", "minutes", {"moves": 80, "total": 40}),
    ("undone-draw", "count", {}),
    ("undone-redeal", "count", {}),
    ("no-face-down", "count", {"pile": 3, "place": "pile"}),
    ("read-pile", "down", {"shape": "both", "pile": 3, "cards": "7", "known": "", "top": "7"}),
    ("read-waste", "count", {"cards": "7, 8", "top": "7"}),
    ("stock-count", "count", {}),
    ("read-stock", "redeals", {"count": 2, "pass": 1, "passes": 3}),
    ("moves-list", "count", {}),
    ("moves-rest", "count", {}),
    ("info", "moves", {"score": "5", "sign": "plus", "minutes": 0}),
    ("moves-made", "minutes", {"moves": 2}),
    ("verified", "moves", {"won": True, "file": "x", "out": 52, "total": 52}),
    ("stats-best", "minutes", {"moves": 1}),
    ("stats-damaged", "count", {}),
    ("stats-winnable", "count", {"won": 1}),
)


ONE_AND_MANY: Final = {
    "en": (
        "card cards, move moves, minute minutes, redeal redeals, pile piles, step steps, line lines"
    ),
    "it": (
        "carta carte, mossa mosse, minuto minuti, pila pile, coperta coperte, passo passi,"
        " scoperta scoperte, riga righe, altra altre"
    ),
}
VERBS: Final = {
    "en": r"\b(?:1 cards? (?:are )|(?:0|[2-9]|\d\d) cards? is |only 1 card are)",
    "it": r"\b(?:resta (?:0|[2-9]|\d\d)|restano 1\b|altre 1\b|1 rig[ah]e? \w* ?\w* non si possono)",
}


def has_wrong_number(language: str, line: str) -> bool:
    """Whether a count and its noun do not agree."""
    pairs = [pair.split() for pair in ONE_AND_MANY[language].split(", ")]
    one, many = ({pair[i] for pair in pairs} for i in (0, 1))
    for count, noun in re.findall(r"(?<![\d,.])(\d+) ([a-z]+)", line):
        if noun in (many if int(count) == 1 else one):
            return True
    return re.search(VERBS[language], line, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_and_their_nouns_agree(language: str) -> None:
    for name, variable, details in COUNTS:
        said = []
        for level in Level:
            voice = Voice(parse_rules("d1"), language, level)
            for number in (0, 1, 2):
                line = voice.say(name, **{**details, variable: number})
                assert not has_wrong_number(language, line), line
                said.append(line)
        assert len(set(said)) >= 3, name


def test_a_wrong_number_would_be_noticed() -> None:
    for line in ("1 cards left.", "2 card left.", "0 move.", "No. Only 2 cards is face up."):
        assert has_wrong_number("en", line), line
    for line in ("Restano 1.", "Ne resta 2.", "1 mosse.", "2 coperta.", "Altre 1."):
        assert has_wrong_number("it", line), line


CARDS: Final = {
    (
        "en",
        Deck.FRENCH,
        False,
    ): "ace 2 3 4 5 6 7 8 9 10 jack queen king, hearts diamonds clubs spades",
    (
        "it",
        Deck.FRENCH,
        False,
    ): "asso 2 3 4 5 6 7 8 9 10 fante regina re, cuori quadri fiori picche",
    ("en", Deck.ITALIAN, False): "ace 2 3 4 5 6 7 8 9 10, coins cups batons swords",
    ("it", Deck.ITALIAN, False): "asso 2 3 4 5 6 7 8 9 10, denari coppe bastoni spade",
    ("en", Deck.ITALIAN, True): "ace 2 3 4 5 6 7 jack knight king, coins cups batons swords",
    ("it", Deck.ITALIAN, True): "asso 2 3 4 5 6 7 fante cavallo re, denari coppe bastoni spade",
}


@pytest.mark.parametrize(("language", "deck", "figures"), CARDS)
def test_cards_are_named_by_words_and_numbers(language: str, deck: Deck, figures: bool) -> None:
    ranks, suits = (part.split() for part in CARDS[language, deck, figures].split(", "))
    assert len(ranks) == deck.ranks
    rules = parse_rules("s" if deck is Deck.ITALIAN else "d1")
    of = {"en": " of ", "it": " di "}[language]
    for level in Level:
        between = " " if level is Level.BRIEF else of
        voice = Voice(rules, language, level, figures=figures)
        other = Voice(parse_rules("d1"), language, level, figures=figures)
        for i, suit in enumerate(suits):
            for rank, name in enumerate(ranks, 1):
                assert voice.card(make_card(rank, i)) == name + between + suit
                assert other.card(make_card(rank, i), deck) == name + between + suit


def test_figures_change_nothing_in_the_french_deck() -> None:
    for language in LANGUAGES:
        for card in range(52):
            names = {
                Voice(language=language, figures=figures).card(card) for figures in (True, False)
            }
            assert len(names) == 1
