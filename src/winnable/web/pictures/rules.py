"""Small pictures of the rules of a game: cards in piles, a move as an arrow, and a text."""

from ...law.cards import Card, make_card
from ...law.rules import Rules
from ...session import Session
from ...speech.messages import Voice
from ..wire import pictures as wire

_BACK = -1
_HEARTS, _DIAMONDS, _CLUBS, _SPADES = range(4)
_COINS, _CUPS, _BATONS, _SWORDS = range(4)


def pictures_of(session: Session) -> list[wire.RulePicture]:
    """Returns the pictures of the rules, the order of play first."""
    rules = session.game.rules
    voice = session.voice
    shown = _solitario(rules) if rules.kind.has_hand else _klondike(rules)
    details = {
        "draw": rules.draw,
        "passes": rules.passes or 0,
        "colour": rules.by_colour,
        "rank": rules.ranks,
    }
    return [
        wire.RulePicture(
            voice.say(
                f"picture-{name}",
                **details,
                card=_named(voice, piles[0][:1] if name == "run" else piles[0][-1:]),
                onto=_named(voice, piles[1][-1:]),
            ),
            piles,
        )
        for name, piles in shown
    ]


def _named(voice: Voice, cards: list[Card]) -> str:
    return "".join(voice.card(card) for card in cards if card != _BACK)


_Shown = tuple[str, list[list[Card]]]
"""The name of a picture, and the pile that a move leaves and the one where it arrives."""


def _klondike(rules: Rules) -> list[_Shown]:
    king = make_card(rules.ranks, _SPADES)
    drawn = [make_card(rank, suit) for rank, suit in ((2, _CLUBS), (4, _HEARTS), (3, _SPADES))]
    run = [make_card(rank, suit) for rank, suit in ((3, _HEARTS), (2, _CLUBS))]
    return [
        ("run", [run, [_BACK, _BACK, make_card(4, _SPADES)]]),
        ("empty", [[_BACK, king], []]),
        ("out", [[make_card(3, _DIAMONDS), make_card(2, _CLUBS)], [make_card(1, _CLUBS)]]),
        ("stock", [[_BACK], drawn[-min(3, rules.draw) :]]),
    ]


def _solitario(rules: Rules) -> list[_Shown]:
    five, four = make_card(5, _COINS), make_card(4, _SWORDS)
    return [
        ("run", [[four], [make_card(6, _CUPS), five]]),
        ("empty", [[make_card(4, _BATONS), make_card(3, _COINS)], []]),
        ("out", [[make_card(3, _COINS), make_card(2, _CUPS)], [make_card(1, _CUPS)]]),
        ("stock", [[_BACK], [make_card(rules.ranks, _BATONS)]]),
        ("discards", [[make_card(rules.ranks, _BATONS)], [make_card(3, _SWORDS)]]),
    ]
