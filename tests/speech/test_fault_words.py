"""The sentence of each error is one whole sentence."""

import re
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from itertools import pairwise
from typing import Final, cast

import pytest

from tests.support.details import FAULTS
from tests.support.faults import faults
from winnable.catalogues import CatalogueFault
from winnable.catalogues.conditions import ConditionFault
from winnable.catalogues.dailies import DailyFault
from winnable.catalogues.new import ChoiceFault
from winnable.catalogues.parts import PartFault
from winnable.catalogues.ranked import RankedFault
from winnable.cli.faults import CommandFault
from winnable.disk import StoreFault
from winnable.game.game import Game, parse_game
from winnable.game.hidden import GameFault
from winnable.game.record import RecordFault
from winnable.law.deals import DealFault, list_text, numbered_deal
from winnable.law.errors import Details, WinnableError
from winnable.law.foreign_deals import ForeignFault
from winnable.law.moves import start
from winnable.law.notation import NotationFault, parse_view
from winnable.law.null_kind import NULL
from winnable.law.position import Hand, MoveFault, parse_move
from winnable.law.possible import PositionFault, check_position, check_view
from winnable.law.reading import BoardFault, parse_deal
from winnable.law.rules import Rules, RulesFault, parse_rules
from winnable.law.variants import VariantFault, variant_named
from winnable.law.view import Pile, view_of
from winnable.proof.faults import CertificateFault
from winnable.research.arena.faults import BotFault
from winnable.session.openings import OpeningFault
from winnable.session.session import SessionFault
from winnable.solver.encoding import MODEL
from winnable.speech.layouts import LayoutFault, parse_table
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.speech.messages.faults import say_fault
from winnable.store.backups import BackupFault
from winnable.store.belongings import ImportFault
from winnable.store.contests.nicknames import NicknameFault, parse_nickname
from winnable.store.contests.races import RaceFault
from winnable.web.faults import WebFault

# Faults

FAULTY: Final[dict[StrEnum, tuple[Callable[[str], object], str]]] = {}


def faulty(read: Callable[[str], object], texts: dict[StrEnum, str]) -> None:
    FAULTY.update({fault: (read, text) for fault, text in texts.items()})


def read_game(moves: str) -> Game:
    return parse_game(f"winnable game 1\nrules d1\ndeal 1\n{moves}")


_DECK: Final = list_text(numbered_deal(1, parse_rules("d1"))).split()
STOCK_AND_ROWS: Final = "\n".join(
    " ".join(_DECK[at:end]) for at, end in pairwise([0, 24, 31, 37, 42, 46, 49, 51, 52])
)


faulty(
    parse_rules,
    {
        RulesFault.EMPTY: "",
        RulesFault.START: "x3",
        RulesFault.LETTER: "d3z",
        RulesFault.TWICE: "d3rr",
        RulesFault.NUMBER: "d",
        RulesFault.RANGE: "d99",
        RulesFault.DEAL: "d1c9k5",
        RulesFault.CLASH: "sp2",
    },
)
faulty(lambda _: MODEL.check(Rules(NULL, passes=1, returns=False)), {RulesFault.MODEL: ""})
faulty(
    lambda text: parse_deal(text, parse_rules("d1")),
    {
        DealFault.EMPTY: "",
        DealFault.CARD: "AH 1Z",
        DealFault.FOREIGN: "AB",
        DealFault.TWICE: "AH AH",
        DealFault.FEW: "AH",
        DealFault.DIGITS: "1 2 3",
        DealFault.NUMBER: "99999999999999999999",
        DealFault.DAY: "2026-02-30:hard:1",
        DealFault.JAVASOL: "javasol:one",
        DealFault.LONELYBOT: "lonelybot:" + "9" * 68,
        DealFault.JSON: "{",
        DealFault.JSON_SHAPE: '{"tableau piles": 1}',
        DealFault.JSON_PILES: '{"tableau piles": [["AH"]], "stock": []}',
        DealFault.PLAYED: "d1c1k2 1 2H2C2S - AHADACAS 2D -",
        DealFault.TWO: STOCK_AND_ROWS,
    },
)
faulty(
    lambda text: parse_deal(text, parse_rules("d1c1k2o")),
    {
        BoardFault.CARD: "Talon: 2H 2C 3X\n2D",
        BoardFault.PLACE: "stock 3  waste --  foundations AH AD AC AS\n\n  1\n          2D",
        BoardFault.SAVED: '<kpat-game game-type="golf">',
        BoardFault.SEEN: "stock 2  waste +1 2C  foundations AH AD AC --\n\n  1\n 2D",
    },
)
faulty(
    lambda text: parse_deal(text, parse_rules("d1")),
    {ForeignFault.NUMBER: "pysol:0", ForeignFault.PREFIX: "solitaired:5"},
)
faulty(lambda text: parse_deal(text, parse_rules("s")), {DealFault.FORMAT: "{}"})
faulty(
    lambda text: Game(parse_rules(text), numbered_deal(1, parse_rules("d1"))),
    {DealFault.RULES: "s"},
)
faulty(parse_nickname, {NicknameFault.FORM: "x"})
faulty(parse_move, {MoveFault.TEXT: "77x"})


def look_at(change: str) -> None:
    """Checks a new position with one thing changed."""
    rules = parse_rules("s" if change.startswith("origin") else "d1p1")
    position = start(rules, numbered_deal(1, rules))
    columns, bottom = position.columns, position.columns[0][0]
    changed: dict[str, dict[str, object]] = {
        "columns": {"columns": columns[1:]},
        "foundations": {"foundations": (0, 0, 0)},
        "height": {"foundations": (14, 0, 0, 0)},
        "down": {"down": (1, *position.down[1:])},
        "passes": {"passes": 2},
        "hand": {"hand": Hand(bottom, 1)},
        "origin": {"hand": Hand(bottom, 12)},
        "card": {"stock": (*position.stock[:-1], 52)},
        "twice": {"stock": (*position.stock[:-1], bottom)},
        "missing": {"stock": position.stock[:-1]},
        "run": {
            "columns": ((*columns[0], position.stock[-1]), *columns[1:]),
            "stock": position.stock[:-1],
        },
    }
    check_position(position._replace(**changed[change]))  # type: ignore[arg-type]


def look_at_view(change: str) -> None:
    """Checks a new view with one thing changed."""
    rules = parse_rules("d1")
    view = view_of(start(rules, numbered_deal(1, rules)))
    if change == "unseen":
        check_view(replace(view, stock=Pile(view.stock[1:])))
    elif change == "waste top":
        check_view(replace(view, stock=Pile(view.stock[1:]), waste=Pile((None,))))
    else:
        check_view(
            replace(
                view,
                columns=(Pile((None,)), *view.columns[1:]),
                stock=Pile((view.columns[0][0], *view.stock[1:])),
            )
        )


faulty(
    look_at,
    {
        PositionFault.COLUMNS: "columns",
        PositionFault.FOUNDATIONS: "foundations",
        PositionFault.HEIGHT: "height",
        PositionFault.DOWN: "down",
        PositionFault.PASSES: "passes",
        PositionFault.HAND: "hand",
        PositionFault.ORIGIN: "origin",
        PositionFault.CARD: "card",
        PositionFault.TWICE: "twice",
        PositionFault.MISSING: "missing",
        PositionFault.RUN: "run",
    },
)
faulty(
    look_at_view,
    {
        PositionFault.UNSEEN: "unseen",
        PositionFault.FACE_UP: "face up",
        PositionFault.WASTE_TOP: "waste top",
    },
)
faulty(
    parse_view,
    {
        NotationFault.FIELDS: "d1c1k2",
        NotationFault.FIELD: "d1c1k2 1 2C2D2S - AHADACAS 2H hand",
        NotationFault.CARD: "d1c1k2 1 9C2D2S - AHADACAS 2H -",
        NotationFault.UNKNOWN: "d1c1k2 1 2C2D2S - AHADACAS ?? -",
        NotationFault.SEEN: "d1c1k2o 1 2C2D?? - AHADACAS 2H -",
        NotationFault.TWICE: "d1c1k2 1 2C2D2D - AHADACAS 2H -",
    },
)
faulty(
    parse_game,
    {
        RecordFault.HEAD: "a game",
        RecordFault.FIELD: "winnable game 1\ncolour red",
        RecordFault.TWICE: "winnable game 1\nrules d1\nrules d1",
        RecordFault.MISSING: "winnable game 1",
        RecordFault.LONG: "x" * 8_000_001,
        RecordFault.TABLE: "winnable game 1\nrules d1\ntable d3 1\nmoves",
    },
)
faulty(
    read_game,
    {
        RecordFault.SCORING: "scoring most\nmoves",
        RecordFault.SECONDS: "seconds few\nmoves",
        RecordFault.ASSISTED: "assisted no\nmoves",
        RecordFault.OPENING: "opening big\nmoves",
        RecordFault.ADDRESS: "address 2\nmoves",
        RecordFault.BRACKET: "moves (",
        RecordFault.HERE: "moves * *",
        RecordFault.MOVE: "moves wf",
        RecordFault.BRANCH: "moves sw (sw)",
    },
)
faulty(
    lambda moves: parse_game(f"winnable game 1\nrules d1u\ndeal 1\n{moves}"),
    {RecordFault.UNDO: "moves * sw"},
)
faulty(variant_named, {VariantFault.NAME: "spider"})
DETAILS: Final[dict[StrEnum, dict[str, str]]] = {
    StoreFault.READ: {"file": "FILE", "why": "no such file"},
    StoreFault.WRITE: {"file": "FILE", "why": "the disk is full"},
    StoreFault.TEXT: {"file": "FILE"},
    StoreFault.KIND: {"file": "FILE"},
    StoreFault.DAMAGED: {"file": "FILE"},
    StoreFault.SALVAGED: {"file": "FILE", "count": "12"},
    StoreFault.NEWER: {"file": "FILE"},
    StoreFault.UNREACHABLE: {"file": "FILE", "why": "WHY"},
    StoreFault.EXTRA: {},
    StoreFault.NAME: {"file": "FILE"},
    StoreFault.LARGE: {"file": "FILE"},
    StoreFault.STREAM_LARGE: {},
    StoreFault.STREAM_READ: {"why": "Bad file descriptor"},
    StoreFault.STREAM_LINE: {"most": "1000"},
    StoreFault.STREAM_WRITE: {"why": "No space left on device"},
    SessionFault.LINE_LONG: {"size": "1001", "most": "1000"},
    WebFault.SEARCH_STOPPED: {},
    WebFault.SEARCH_FAILED: {},
    WebFault.PART: {},
    WebFault.TOO_MANY_SEARCHES: {},
    RecordFault.MOVES: {"most": "10000"},
    RecordFault.UNCHECKED: {"text": "y"},
    CommandFault.USAGE: {"what": "winnable play --help"},
    CommandFault.NOTHING_PLAYED: {},
    CommandFault.NO_COMMAND: {"text": "foo", "known": "play, serve"},
    CommandFault.NEAR_COMMAND: {"text": "sovle", "what": "solve"},
    CommandFault.NO_DESKTOP: {},
    CommandFault.MCP_EXTRA: {},
    CommandFault.REVIEW_OPEN: {"what": "give_up"},
    CommandFault.GAME_REVIEWED: {"what": "new_game"},
    CommandFault.NO_OPTION: {"text": "--foo", "what": "winnable play --help"},
    CommandFault.NEAR_OPTION: {"text": "--gme", "what": "--game"},
    CommandFault.UNEXPECTED: {"text": "foo"},
    CommandFault.MISSING: {"what": "FILE"},
    CommandFault.NO_VALUE: {"what": "--game"},
    CommandFault.NO_CHOICE: {"text": "fr", "what": "--lang", "known": "en, it"},
    CommandFault.REPEATED: {"what": "--number"},
    CommandFault.NEEDS_OPTION: {"what": "--count", "known": "--shortest"},
    CommandFault.GAME_FILE: {"file": "FILE"},
    CommandFault.INTERNAL: {"file": "FILE"},
    RecordFault.SCORING_DECK: {},
    GameFault.HIDDEN: {"pile": "3"},
    GameFault.KNOWN: {"card": "2D"},
    GameFault.GUESSED: {"count": "21"},
    CommandFault.BACKWARDS: {"first": "9", "last": "5"},
    ChoiceFault.CLASH: {"one": "one choice", "other": "another"},
    CommandFault.NO_DEAL: {},
    CommandFault.NO_POSITION: {},
    CommandFault.OTHER_RULES: {"text": "d3r", "what": "--rules"},
    CommandFault.NO_COUNT: {"what": "--nodes", "text": "1.5"},
    ConditionFault.FORM: {"text": "hard"},
    ConditionFault.NAME: {"text": "colour", "known": "level, passes"},
    ConditionFault.VALUE: {"text": "level=evil"},
    ConditionFault.TWICE: {"text": "level"},
    CatalogueFault.NO_CATALOGUE: {"rules": "d2"},
    PartFault.UNREAD: {},
    ChoiceFault.NO_LEVEL: {"rules": "s", "level": "tricky"},
    ChoiceFault.LINK: {"what": "colour", "known": "rules, deal"},
    ChoiceFault.DIFFICULTY: {"text": "evil", "known": "easy, normal, hard, tricky"},
    CommandFault.NO_SAMPLE: {"text": "0%"},
    CommandFault.NO_COMMITMENT: {"text": "FILE"},
    DailyFault.OUTSIDE: {"text": "2019-01-01"},
    DailyFault.LEVEL: {"text": "tricky"},
    RankedFault.NO_CONTEST: {"text": "2019-01-01"},
    RankedFault.OVER: {"text": "2026-11-23"},
    RankedFault.CLOCK: {},
    RankedFault.SECRET: {"text": "2026-11-23"},
    RankedFault.FILE: {"what": "secret"},
    RaceFault.ALONE: {},
    RaceFault.FULL: {"most": "8"},
    RaceFault.BEGUN: {},
    RaceFault.GONE: {},
    RaceFault.NOT_BEGUN: {},
    RaceFault.BANNED: {},
    CommandFault.RACE_LINK: {"text": "x"},
    WebFault.NO_GAME: {},
    WebFault.GAME_BUSY: {},
    WebFault.REQUEST: {"why": "a name is missing"},
    WebFault.TOO_FAST: {},
    WebFault.TOO_MANY: {},
    WebFault.TOO_LONG: {},
    WebFault.FOREIGN: {},
    WebFault.NO_PLAYER: {},
    WebFault.NO_KEY: {},
    OpeningFault.NO_WINNABLE: {},
    WebFault.NO_PAGE: {},
    CommandFault.PORT: {"text": "x"},
    CommandFault.PUBLIC_URL: {"text": "x"},
    CommandFault.WORKERS: {},
    CommandFault.NETWORK: {"text": "x"},
    CommandFault.METRICS: {"text": "x"},
    CommandFault.NO_GAME_SAVED: {"text": "x"},
    CommandFault.GAME_OPEN: {"text": "x"},
    CommandFault.NO_SUCH_PLAYER: {"text": "x"},
    WebFault.CODE: {},
    WebFault.PASSKEY: {},
    WebFault.NOT_HOSTED: {},
    NicknameFault.TAKEN: {"text": "Anna"},
    ImportFault.FILE: {"why": "a name is missing"},
    WebFault.NO_COUNTS: {},
    WebFault.NO_PORT: {"what": "FILE", "why": "it is taken"},
    CertificateFault.FILE: {},
    CertificateFault.HEAD: {"line": "2", "text": "x"},
    CertificateFault.WIN: {},
    CertificateFault.LIMIT: {"found": "1000001", "count": "1000000"},
    CertificateFault.DATA: {},
    CertificateFault.SHORT: {},
    CertificateFault.LONG: {},
    CertificateFault.CHOICE: {"count": "3"},
    CertificateFault.WON: {},
    CertificateFault.STATES: {"count": "1000000"},
    CertificateFault.MOVES: {},
    CertificateFault.RULES: {"rules": "s"},
    CertificateFault.WINNABLE: {},
    CertificateFault.MANY: {"count": "1000000"},
    CertificateFault.UNDECIDED: {},
    BackupFault.FILE: {"file": "FILE"},
    BackupFault.FULL: {"file": "FILE"},
    **FAULTS,
}

faulty(
    lambda text: parse_table(text, "draw-three"),
    {
        LayoutFault.EMPTY: "",
        LayoutFault.LONG: "7H " * 2000,
        LayoutFault.START: "seven of hearts",
        LayoutFault.ITEM: "pile 3: seven or so",
        LayoutFault.LETTERS: "pile 3: 7T",
        LayoutFault.TWICE: "pile 3: 7H; pile 3: 6H",
        LayoutFault.COLUMN: "pile 9: 7H",
        LayoutFault.PASSES: "pass many",
        LayoutFault.HIDDEN: "pile 3: 7H, 1 hidden",
        LayoutFault.SEEN: "game thoughtful; waste: 1 hidden",
        LayoutFault.SUIT: "foundations: AH 2H",
        LayoutFault.HAND: "game solitario; hand: 7C",
        LayoutFault.BRACKET: "pile 3: (7H",
        LayoutFault.FEW: "pile 1: 7H",
        LayoutFault.DRAWN: (
            "1: QS; 2: ?? 5H; 3: ?? ?? 7H; 4: 3 ?? 9D; 5: 4 ?? 9S; 6: 5 ?? JH; 7: 6 ?? 2C; w: AH"
        ),
    },
)


@pytest.mark.parametrize("fault", faults())
def test_every_input_error_is_one_whole_sentence(fault: StrEnum) -> None:
    if fault in DETAILS:
        error = WinnableError(fault, cast("Details", DETAILS[fault]))
    else:
        read, text = FAULTY[fault]
        with pytest.raises(WinnableError) as caught:
            read(text)
        error = caught.value
        assert error.code is fault
    said = dict[str, set[str]]()
    for language in LANGUAGES:
        for level in Verbosity:
            line = say_fault(Voice(language=language, verbosity=level), error)
            said.setdefault(language, set()).add(line)
            assert re.fullmatch(r"[A-ZÈ0-9\"].*[.]", line), line
            assert not re.search(r"[{}()|]|  ", line), line
            assert "french" not in line or language == "en", line
    for language in LANGUAGES[1:]:
        assert said[language].isdisjoint(said["en"]), language


def test_a_value_out_of_range_is_named() -> None:
    for rules, named in (
        ("d0", "cards per draw"),
        ("d1p0", "passes"),
        ("d1c0", "columns"),
        ("d1k0", "ranks"),
    ):
        with pytest.raises(WinnableError) as caught:
            parse_rules(rules)
        assert f" 0 {named}" in say_fault(Voice(), caught.value)


@pytest.mark.parametrize(
    ("fault", "details", "said"),
    [
        (GameFault.GUESSED, {"count": 1}, "but 1 card on your table is unknown."),
        (GameFault.GUESSED, {"count": 2}, "but 2 cards on your table are unknown."),
        (BotFault.SILENT, {"seconds": 1.0}, "within 1 second."),
        (BotFault.SILENT, {"seconds": 10.0}, "within 10 seconds."),
        (LayoutFault.LONG, {"count": 4001, "most": 4000}, "4001 characters; the limit is 4000."),
    ],
)
def test_numbers_agree_with_their_nouns_and_are_not_grouped(
    fault: StrEnum, details: Details, said: str
) -> None:
    assert say_fault(Voice(), WinnableError(fault, details)).endswith(said)


@pytest.mark.parametrize(
    ("rules", "text", "said"),
    [
        (
            "d3r",
            "1: KS KH",
            "The king of hearts lies on the king of spades in pile 1; it cannot lie there.",
        ),
        ("s", "4: 7C 3B", "The 3 of batons lies on the 7 of cups in pile 4; it cannot lie there."),
    ],
)
def test_a_card_in_a_wrong_place_is_named_in_words(rules: str, text: str, said: str) -> None:
    with pytest.raises(WinnableError) as caught:
        parse_table(text, rules)
    assert say_fault(Voice(parse_rules(rules)), caught.value) == said
