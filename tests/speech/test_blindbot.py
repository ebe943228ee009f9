"""Speech alone describes the whole game: after every action a listener knows what the view
shows.
"""

from random import Random
from typing import Final

import pytest

from tests.languages import SPEAKERS, Speaker
from tests.support.blindbot import Bot, Confused, Table
from tests.support.length import IS_LONG
from tests.support.typist import Typist, spoken
from winnable.game.game import Game
from winnable.law.cards import Deck
from winnable.law.deals import numbered_deal
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Move, is_column
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import View
from winnable.session import Session
from winnable.store import Settings

pytestmark = [
    pytest.mark.usefixtures("quick_advice"),
]

GAMES = ("draw-three", "solitario", "one-pass", "three-passes")
SHARDS = 10 if IS_LONG else 1
GAMES_A_SHARD = 100
ACTIONS = 45
"""The length of a typical game; some stop after half of it, some go on half as long again."""

# The kinds of sentences that each shard must contain: keys of ``Heard.sentences``
IN_ALL: Final = {
    *("deal", "restart", "went_out", "moved", "undone", "heard_pile", "heard_waste"),
    *("heard_stock", "heard_foundations", "heard_hand_empty", "heard_empty"),
}
IN_KLONDIKE: Final = IN_ALL | {
    *("drew", "left", "turned", "heard_down_again", "returned", "undone_draw", "heard_pass"),
}
IN_SOLITARIO: Final = IN_ALL - {"went_out"} | {
    *("ace_went_out", "went_out_from", "taken", "heard_now_on_top", "discarded", "put_back"),
    "heard_top",
}
KINDS: Final = {
    "draw-three": IN_KLONDIKE | {"redeal_and_draw", "undone_redeal"},
    "solitario": IN_SOLITARIO,
    "one-pass": IN_KLONDIKE - {"heard_down_again"} | {"heard_to_turn", "undone_turn"},
    "three-passes": IN_KLONDIKE | {"redeal", "undone_redeal"},
}
RARE: Final = {"restart", "undone_redeal", "redeal"}
"""The kinds that a few games may lack."""


class Player(Typist):
    """Plays at random from the view; the bot only hears the result."""

    def __init__(self, session: Session, bot: Bot, random: Random, speaker: Speaker) -> None:
        super().__init__(random, speaker)
        self.session, self.bot = session, bot
        self.draws = random.choice((0.0, 0.3, 0.85))
        self.undone = False

    def do(self, text: str) -> list[str]:
        lines = self.session.do(text)
        try:
            self.bot.hear(lines)
        except Confused as error:
            error.add_note(f"{text!r}: {lines}")
            raise
        return lines

    def act(self, view: View) -> str:
        """Does one action; returns the last typed text."""
        chance, undone = self.random.random(), self.undone
        self.undone = False
        if chance < 0.08:
            text, self.undone = self.word("undo"), True
        elif chance < (0.4 if undone else 0.085):
            text, self.undone = self.word("redo"), undone
        elif chance < 0.42 and undone:
            text = self.word("restart")
        elif chance < 0.16:
            text = self.word("asks")
        elif chance < 0.25:
            text = self.any_pair()
        elif chance < 0.28:
            text = self.word("nonsense")
        elif chance < 0.31:
            for _ in range(3):
                self.do("h")
            text = self.word("do")
        elif chance < 0.35 or not view.legal:
            return self.choose()
        else:
            text = self.typed(view, self.pick(view.legal))
        self.do(text)
        return text

    def pick(self, legal: tuple[Move, ...]) -> Move:
        """Types any legal move: out, a draw, any other; a card in the hand seldom goes
        straight back.
        """
        random, out = self.random, [move for move in legal if move.target == FOUNDATION]
        if out and random.random() < 0.4:
            return random.choice(out)
        if legal[-1].source == STOCK and random.random() < self.draws:
            return legal[-1]
        played = [move for move in legal if move.source == HAND and is_column(move.target)]
        return random.choice(played if played and random.random() < 0.5 else legal)

    def choose(self) -> str:
        """Asks for the moves and plays one by its number, perhaps after hearing more of them."""
        lines = self.do(self.word("moves"))
        if len(lines) > 10 and self.random.random() < 0.5:
            lines = self.do(self.word("more"))
        text = str(self.random.randint(1, 12))
        self.do(text)
        return text


def shown(view: View, speaker: Speaker, names: list[str]) -> Table:
    """What the view shows, in the terms of the bot."""
    suits = map(str.lower, speaker.cards.named_suits(italian=view.rules.deck is Deck.ITALIAN))
    origin = ""
    if view.hand is not None:
        origin = {STOCK: "deck", WASTE: "discards"}.get(view.hand.origin, str(view.hand.origin))
    return Table(
        up=[
            [names[card] for card in column[down:] if card is not None]
            for column, down in zip(view.columns, view.down, strict=True)
        ],
        down=list(view.down),
        waste=[names[card] for card in view.waste if card is not None],
        stock=len(view.stock),
        out=dict(zip(suits, view.foundations, strict=True)),
        hand=None if view.hand is None else names[view.hand.card],
        origin=origin,
        passes=view.passes,
    )


def play_blindly(name: str, number: int, speaker: Speaker) -> set[str]:
    """Plays a random game, the bot listens to each action; returns the kinds of sentences it
    heard.
    """
    variant = VARIANTS[name]
    rules = variant.rules
    game = Game(rules, numbered_deal(number, rules), variant.scoring)
    session = Session(game, settings=Settings(language=speaker.code))
    bot = Bot(speaker, italian_deck=rules.deck is Deck.ITALIAN)
    bot.start(session.begin(resumed=False), session.do)
    names = [spoken(card, rules.deck, speaker).lower() for card in range(rules.deck_size)]
    random = Random(f"{name} {speaker.code} {number}")
    player = Player(session, bot, random, speaker)
    view = game.view
    assert bot.table == shown(view, speaker, names)
    actions = random.choice((ACTIONS // 2, ACTIONS, ACTIONS, 3 * ACTIONS // 2))
    for at in range(actions):
        text = player.act(view)
        view = game.view
        assert bot.table == shown(view, speaker, names), (name, number, at, text)
        if view.is_won:
            assert bot.is_won
    return bot.heard


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("name", GAMES)
def test_a_listener_knows_the_table_after_every_action(name: str, shard: int) -> None:
    heard: set[str] = set()
    for number in range(shard * GAMES_A_SHARD, (shard + 1) * GAMES_A_SHARD):
        heard |= play_blindly(name, number, SPEAKERS["en"])
    assert KINDS[name] <= heard, "too little was played"


@pytest.mark.parametrize("code", [code for code in SPEAKERS if code != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_listener_in_another_language_knows_the_table_too(name: str, code: str) -> None:
    heard: set[str] = set()
    for number in range(150 if IS_LONG else 25):
        heard |= play_blindly(name, number, SPEAKERS[code])
    due = KINDS[name] if IS_LONG else KINDS[name] - RARE
    assert due <= heard, "too little was played"


# Wins by ear

WON_BY_EAR: Final = {
    "draw-three": (26, 32, 61),
    "solitario": (2, 5, 9),
    "one-pass": (285, 582, 1075),
    "three-passes": (15, 26, 27),
}
"""Deals that the simple strategy below wins."""


def rank(bot: Bot, card: str) -> int:
    return bot.names[card][0]


def suit(bot: Bot, card: str) -> int:
    return bot.suits.index(bot.names[card][1])


def goes_out(bot: Bot, card: str) -> bool:
    return bot.table.out[bot.suits[suit(bot, card)]] + 1 == rank(bot, card)


def goes_on(bot: Bot, card: str, pile: int, *, italian: bool) -> bool:
    """Whether the card may be put on a pile, judging by speech."""
    up = bot.table.up[pile - 1]
    if not up:
        return not bot.table.down[pile - 1] and (italian or rank(bot, card) == 13)
    apart = (
        suit(bot, up[-1]) != suit(bot, card)
        if italian
        else suit(bot, up[-1]) // 2 != suit(bot, card) // 2
    )
    return apart and rank(bot, up[-1]) == rank(bot, card) + 1


def next_command(bot: Bot) -> str:
    """The first possible: turn, play out, uncover a card, play the waste card, draw."""
    table = bot.table
    piles = range(1, len(table.up) + 1)
    for pile in piles:
        up = table.up[pile - 1]
        if not up and table.down[pile - 1]:
            return f"turn {pile}"
        if up and goes_out(bot, up[-1]):
            return f"{pile} f"
    if table.waste and goes_out(bot, table.waste[-1]):
        return "w f"
    for pile in piles:
        up = table.up[pile - 1]
        for target in piles:
            if up and table.down[pile - 1] and goes_on(bot, up[0], target, italian=False):
                return f"{pile} {target}"
    for target in piles:
        if table.waste and goes_on(bot, table.waste[-1], target, italian=False):
            return f"w {target}"
    return "d"


def next_command_in_solitario(bot: Bot) -> str:
    """With a card in the hand: out, to the highest card that takes it, or to the discards."""
    table = bot.table
    piles = range(1, len(table.up) + 1)
    if table.hand is not None:
        if goes_out(bot, table.hand):
            return "to f"
        takers = [pile for pile in piles if goes_on(bot, table.hand, pile, italian=True)]
        filled = [pile for pile in takers if table.up[pile - 1]]
        return f"to {(filled or takers)[0]}" if takers else "x"
    for pile in piles:
        if table.up[pile - 1] and goes_out(bot, table.up[pile - 1][-1]):
            return f"take {pile}"
    if table.waste:
        top = table.waste[-1]
        if goes_out(bot, top):
            return "x f"
        if any(goes_on(bot, top, pile, italian=True) for pile in piles):
            return "take x"
    return "d"


def wins_by_ear(name: str, number: int) -> bool:
    rules = VARIANTS[name].rules
    session = Session(Game(rules, numbered_deal(number, rules)), settings=Settings(language="en"))
    is_solitario = rules.kind is SOLITARIO
    bot = Bot(SPEAKERS["en"], italian_deck=is_solitario)
    bot.start(session.begin(resumed=False), session.do)
    for _ in range(400):
        bot.hear(session.do(next_command_in_solitario(bot) if is_solitario else next_command(bot)))
        if bot.is_won:
            return session.game.position.is_won
        if bot.is_stuck:
            break
    return False


@pytest.mark.parametrize("name", GAMES)
def test_a_listener_wins_by_ear(name: str) -> None:
    """The bot chooses every move from speech alone."""
    for number in WON_BY_EAR[name]:
        assert wins_by_ear(name, number)
