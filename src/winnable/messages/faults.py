"""What is wrong with an input, in one sentence."""

from ..cards import Card, Deck
from ..errors import Reason, WinnableError
from ..position import Refusal
from .events import say_refusal
from .voice import Voice


def say_fault(voice: Voice, error: WinnableError) -> str:
    """The sentence of an error of this package."""
    refusal = error.details.get("refusal")
    if isinstance(refusal, Refusal):
        return say_refusal(voice, refusal)
    assert not isinstance(error.code, Reason)
    details: dict[str, str | float] = {}
    deck = error.details.get("deck")
    for name, value in error.details.items():
        if name == "card" and isinstance(value, Card) and isinstance(deck, Deck):
            details[name] = voice.card(value, deck)
        elif isinstance(value, str):
            details[name] = _visible(value)
        elif isinstance(value, (int, float)):
            # numbers that the reader may have to find again are not grouped: 1600, not 1,600
            details[name] = value if isinstance(value, bool) else str(value)
    return voice.say(f"fault-{error.code}", **details)


def _visible(text: str) -> str:
    """Text from outside as it may stand in a sentence: printable, on one line."""
    return (
        "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)
        .replace("“", "'")
        .replace("”", "'")
    )
