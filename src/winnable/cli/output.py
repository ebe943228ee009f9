"""What every command shares: the player's language, complaints, JSON, the rules asked for."""

import json
import os
import re
import sys
from typing import Literal

from ..errors import DealError, Fault, WinnableError
from ..messages import LANGUAGES, Voice, say_fault
from ..rules import Rules, parse_rules
from ..store import Store
from ..variants import variant_named

Language = Literal["en", "it"]


def player_voice() -> Voice:
    """The voice of the player's language."""
    store = Store()
    settings = store.settings()
    voice = Voice(language=settings.language or locale_language())
    for path in store.damaged:
        print(voice.say("damaged-preferences", file=str(path)), file=sys.stderr)
    return voice


def locale_language() -> str:
    """The language of the surroundings, if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def complain(error: WinnableError) -> None:
    """Says on standard error what is wrong."""
    print(say_fault(player_voice(), error), file=sys.stderr)


def print_json(value: dict[str, object]) -> None:
    """One object, on one line."""
    print(json.dumps(value, ensure_ascii=False))


def deal_number(text: str) -> int:
    """The number of a deal. Raises ``DealError``."""
    if not re.fullmatch(r"[0-9]{1,20}", text, re.ASCII):
        raise DealError(Fault.DEAL_NUMBER, text=text[:24])
    return int(text)


def asked_rules(game: str, rules: str | None) -> Rules:
    """The rules of a text, or else of a named game."""
    return variant_named(game).rules if rules is None else parse_rules(rules)
