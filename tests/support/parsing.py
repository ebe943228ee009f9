"""Commands parsed from typed words."""

from functools import cache
from typing import Final

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.session import Session
from winnable.speech.commands import Command, CommandParser
from winnable.store import Settings

GAMES = ("d1", "s")
NOT_UNDERSTOOD: Final = {"unknown", "incomplete", "not-here", "nothing"}


@cache
def parser(language: str, rules: str = "d1") -> CommandParser:
    return CommandParser(parse_rules(rules), language)


def parse(text: str, language: str = "en", rules: str = "d1") -> Command:
    return parser(language, rules).parse(text)


def session(language: str, rules: str = "d1") -> Session:
    law = parse_rules(rules)
    return Session(Game(law, numbered_deal(1, law)), settings=Settings(language=language))
