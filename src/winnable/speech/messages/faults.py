"""Sentences for errors: one sentence that names what is wrong with an input."""

from typing import Final

from ...law.cards import Card, Deck
from ...law.errors import WinnableError
from ...law.position import IllegalMove
from ...law.reading import parse_card
from .events import say_refusal
from .voice import Voice

_GROUPED: Final = 1000
"""The least number that some language writes in groups of digits."""


def say_fault(voice: Voice, error: WinnableError) -> str:
    """Returns the sentence of an error of this package."""
    if isinstance(error, IllegalMove):
        voice = voice if error.rules is None else voice.for_rules(error.rules)
        return say_refusal(voice, error.refusal)
    details: dict[str, str | float] = {}
    deck, what = error.details.get("deck"), error.details.get("what")
    if isinstance(deck, Deck):
        details["deck"] = deck.name.lower()
    if isinstance(what, str):
        details["field"] = what  # chooses words; ``what`` is quoted
    for name, value in error.details.items():
        if name == "card" and isinstance(value, Card) and isinstance(deck, Deck):
            details[name] = voice.card(value, deck)
            if error.code == "position-run":
                details["onto"] = voice.card(parse_card(str(error.details["text"]), deck), deck)
        elif isinstance(value, str):
            details[name] = _visible(value)
        elif isinstance(value, (int, float)):
            # Numbers that identify something in the input are not grouped: 1600, not 1,600.
            details[name] = value if abs(value) < _GROUPED else str(value)
    sentence, why = voice.say(f"fault-{error.code}", **details), error.details.get("why")
    if "row" in details:
        sentence = voice.say("at-line", line=str(details["row"]), sentence=sentence)
    return f"{sentence} {say_fault(voice, why)}" if isinstance(why, WinnableError) else sentence


def _visible(text: str) -> str:
    """Makes text from outside printable and one line long, to be quoted in a sentence."""
    return "".join(
        letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text
    ).replace('"', "'")
