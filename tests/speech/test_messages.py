"""The sentences follow the rules of wording in ``docs/accessibility.md``.

The tests check every sentence that thousands of commands produce, in every language and at all
three verbosities.
"""

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Final

import pytest

from tests.languages import SPEAKERS, listed
from tests.support.details import SENTENCES
from tests.support.length import IS_LONG
from tests.support.message_files import (
    FOR_THE_BOARD,
    FOR_THE_BUNDLE,
    FOR_THE_HOST,
    Names,
    catalogue,
)
from tests.support.typist import Typist
from tests.support.wording import faults_of_wording, is_long
from winnable.game.game import Game, game_from
from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import refusal
from winnable.law.notation import parse_view
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Move, parse_move
from winnable.law.rules import Rules, parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.speech.messages.events import say_refusal
from winnable.store import Settings

pytestmark = pytest.mark.usefixtures("quick_advice")


# What sessions say


class Hearing:
    """Every utterance of many sessions in one language, by verbosity and kind of command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: Counter[tuple[Verbosity, str, str]] = Counter()
        self.names: set[str] = set()
        """The messages that were used."""
        self.lengths: Counter[Verbosity] = Counter()
        """The total length at each verbosity, for the same commands."""

    def hear(self, session: Session, kind: str, lines: list[str]) -> int:
        self.said.update((session.voice.verbosity, kind, line) for line in lines)
        return sum(map(len, lines))


GAMES: Final = (
    *((str(variant.rules), variant.scoring) for variant in VARIANTS.values()),
    ("sbau", Scoring.NONE),
    ("sak3c3", Scoring.NONE),
    ("d1p1nu", Scoring.STANDARD),
    ("d2p3r", Scoring.CUMULATIVE),
    ("d1k4c3", Scoring.STANDARD),
    ("sk3c3", Scoring.NONE),
    ("d2p2k3c2t", Scoring.FOUNDATION),
    ("d1c2k2", Scoring.NONE),
    ("d1p2c2k2", Scoring.NONE),
)
"""Rules and scoring; the small games reach their ends."""
PLAYED: Final = 8 if IS_LONG else 4
"""Games played of each."""
ACTIONS = 60

ANY_DEAL: Final = dict.fromkeys(str(variant.rules) for variant in VARIANTS.values())
"""No level: a new deal is the same at every verbosity."""
WEIGHTS: Final = (3, 1, 3, 0.2, 0.2, 0.2, 2, 30)


@cache
def hearing(language: str) -> Hearing:
    """Random games of many variants, with every question and refusal, at every verbosity."""
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
        for rules, scoring in GAMES:
            for number in range(PLAYED):
                play_in_all_levels(heard, parse_rules(rules), scoring, number)
        settle_in(heard)
    return heard


def play_in_all_levels(heard: Hearing, rules: Rules, scoring: Scoring, number: int) -> None:
    """The same random commands at three verbosities side by side."""
    language = heard.language
    random = Random(f"{language} {rules} {number}")
    questions = {kind: listed(texts) for kind, texts in SPEAKERS[language].played.questions.items()}
    typist = Typist(random, SPEAKERS[language])
    sessions = [
        Session(
            Game(rules, numbered_deal(number, rules), scoring),
            settings=Settings(
                language=language, verbosity=level, memory=number % 2 == 1, levels=ANY_DEAL
            ),
            new_number=lambda: 12,
        )
        for level in Verbosity
    ]
    for session in sessions:
        heard.hear(session, "deal", session.begin(resumed=number % 4 == 3))
        for kind in ("rules", "help"):
            for question in questions[kind]:
                heard.hear(session, kind, session.do(question))
    text = ""
    for at in range(ACTIONS):
        view = sessions[0].game.view
        chance, kind = random.random(), "play"
        if text in typist.words["undo"] and chance < 0.5:
            text = typist.word("redo")
        elif chance < 0.05 or (text in typist.words["turn"] and chance < 0.4):
            text = typist.word("undo")
        elif chance < 0.4 or (chance < 0.9 and not view.legal):
            (kind,) = random.choices(list(questions), WEIGHTS)
            text = random.choice(questions[kind])
        elif chance < 0.9:
            out = [move for move in view.legal if move.target == FOUNDATION]
            draws = [move for move in view.legal if move.source == STOCK]
            text = typist.typed(view, random.choice(random.choice([out, draws]) or view.legal))
        else:
            text = typist.any_pair()
        for session in sessions:
            lengths = heard.hear(session, kind, session.do(text))
            heard.lengths[session.voice.verbosity] += lengths
            if at % 20 == 0:
                ask_for_anything(heard, session, Random(at))
            if at % 5 == 0:
                lift_and_put_back(heard, session, Random(at))
    assert len({session.game.position for session in sessions}) == 1


def ask_for_anything(heard: Hearing, session: Session, random: Random) -> None:
    """Moves of every shape, legal or not, as a front end may send them."""
    anything = [
        Move(random.randint(0, 16), random.randint(0, 16), random.choice((1, 1, 2)))
        for _ in range(30)
    ]
    for move in (*anything, *(Move(pile, HAND) for pile in range(1, 7))):
        refused = refusal(session.game.position, move)
        if refused is not None:
            heard.hear(session, "play", [say_refusal(session.voice, refused)])


def lift_and_put_back(heard: Hearing, session: Session, random: Random) -> None:
    """Acts of the hand on a board that change nothing."""
    place = random.choice((*range(1, 8), WASTE, *range(13, 17)))
    hand = session.game.view.hand
    legal = {move.source for move in session.game.view.legal}
    if hand is None and session.game.rules.kind is KLONDIKE:
        acts = [Command(Act.LIFT, source=place)]
        acts += [Command(act) for act in (Act.HAND, Act.BACK, Act.FINISH)]
        if place not in legal:
            acts += [Command(Act.BEST, source=place), Command(Act.OUT, source=place)]
        for act in acts:
            if Move(place, place) not in session.game.view.legal:
                heard.hear(session, "play", session.execute(act))


SCENES: Final = (
    ("d1k1c1", 5, "", "the last ace wins"),
    ("d1k1c1", 5, "sw wf sw wf", "all remaining cards go out"),
    ("d3r", 64, "3f 3f 7f 61", "a card under another"),  # the 7 of hearts under the 6 of clubs
    ("d3p1c1k3", 1, "sw sw sw sw", "a single pass ends"),
    ("d3c1k3", 77, "", "only draws remain"),  # and the cards that they show never fit
    ("d1t", 1, "4f", "a column is turned by hand"),
    ("d3r", 7, "5f 7f", "no card of two foundations fits"),
    ("d3r", 1, "", "a number beyond the list"),
    ("s", 7, "", "a card on its suit"),
    ("s", 1, "", "a card to the deck"),
    ("sc9", 1, "sh hw", "more moves than a page"),
    ("d3o", 1, "", "the stock of open play"),
    ("d1u", 1, "sw", "no undo"),
    ("d3r", 1, "", "advice"),
    ("s", 1, "", "advice"),
    ("d1p1c1k3", 3, "", "a lost game"),
    ("d3r", 1, "", "settings"),
    ("d3r", 1, "", "deals by condition"),
    ("s", 1, "", "every deal"),
)
"""Rules, deal, earlier moves, the name of what is typed: scenes that random play seldom reaches."""


WINDOW: Final = "d1c1k3 1 ?????? ????2C 2H2DAC-- 3H -"
"""A table with unseen cards in the waste."""


def settle_in(heard: Hearing) -> None:
    """Rare utterances: settings, leaving, a fresh start."""
    played = SPEAKERS[heard.language].played
    help_all = SPEAKERS[heard.language].understood.help_all
    rules = parse_rules("d1")
    for level in Verbosity:
        settings = Settings(language=heard.language, verbosity=level)
        session = Session(Game(rules, numbered_deal(5, rules)), settings=settings)
        for text in (".", *listed(played.settings), *listed(played.other_language)):
            lines = session.do(text)
            if session.voice.language == heard.language:
                heard.hear(session, "deal" if "iles" in "".join(lines) else "ask", lines)
        for law in map(parse_rules, ("d1t", "s")):
            asking = Session(Game(law, numbered_deal(5, law)), settings=settings)
            heard.hear(asking, "help", asking.do(help_all))
        heard.hear(session, "ask", session.leave())
        for front, rules_text in product(("line", "web"), ("d1", "d3r", "d1p1t", "d1p3", "s")):
            law = parse_rules(rules_text)
            game = Game(law, numbered_deal(5, law))
            session = Session(game, settings=settings, front=front)
            for text in played.lesson.split(", "):
                heard.hear(session, "help", session.do(text))
        for rules_text, number, moves, scene in SCENES:
            law = parse_rules(rules_text)
            scoring = Scoring.FOUNDATION if rules_text == "d1k1c1" else Scoring.NONE
            game = Game(law, numbered_deal(number, law), scoring)
            for word in moves.split():
                game.play(parse_move(word))
            session = Session(game, settings=settings)
            for text in played.scenes[scene].split(", "):
                heard.hear(
                    session, "list" if text in listed(played.lists) else "play", session.do(text)
                )
        scanning = Session(Game(rules, numbered_deal(5, rules)), settings=settings)
        for act in (Act.DO, *[Act.SCAN] * 12):
            heard.hear(scanning, "play", scanning.execute(Command(act, number=1)))
        window = Session(game_from(parse_view(WINDOW)), settings=settings)
        heard.hear(window, "list", window.execute(Command(Act.WASTE)))
        heard.hear(window, "play", window.execute(Command(Act.EXACT, text="wf")))
        small = parse_rules("d1p1c3k4o")
        lost = Session(Game(small, numbered_deal(51, small)), settings=settings)
        for act in (Act.TRUTH, Act.HINT):
            heard.hear(lost, "play", lost.execute(Command(act)))
        session.settings.verbosity = level
        for name, details in SENTENCES.items():
            voice = Voice(rules, heard.language, level)
            heard.hear(session, "outside", [voice.say(name, **details)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_utterance_follows_the_rules_of_wording(language: str) -> None:
    heard = hearing(language)
    wrong: dict[str, list[str]] = {}
    for level, kind, line in heard.said:
        for fault in faults_of_wording(language, level, kind, line):
            wrong.setdefault(fault, []).append(f"{level}: {line}")
    assert not wrong, {fault: sorted(lines, key=len)[:4] for fault, lines in wrong.items()}

    # Nearly all brief utterances fit one line of forty braille cells.
    brief = [
        (len(line), count)
        for (level, kind, line), count in heard.said.items()
        if level is Verbosity.BRIEF and not is_long(kind, line)
    ]
    fit = sum(count for length, count in brief if length <= 40)
    assert fit >= 0.99 * sum(count for _, count in brief)
    assert max(length for length, _ in brief) <= 100

    lengths = heard.lengths
    assert lengths[Verbosity.BRIEF] < lengths[Verbosity.NORMAL] < lengths[Verbosity.FULL]
    assert len(heard.said) > 2_000 + 500 * PLAYED

    # The test must hear every message that a player can cause.
    parts = {part for m in catalogue(language).values() for part in Names(m).messages}
    quiet = {
        name
        for name in set(catalogue(language)) - parts - heard.names - FOR_THE_BUNDLE
        if not name.startswith(("command-", "words-", "fault-", *FOR_THE_BOARD, *FOR_THE_HOST))
    }
    assert not quiet
