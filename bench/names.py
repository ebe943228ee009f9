"""Names in the arguments of benchmarks: one that does not exist ends with the names that do."""

import sys
from collections.abc import Iterable

from winnable import say
from winnable.law.rules import Rules, RulesError, parse_rules


def check_names(names: Iterable[str], known: Iterable[str]) -> None:
    """Exits with one sentence if a name is not known."""
    exist = list(known)
    for name in names:
        if name not in exist:
            sys.exit(f'There is no "{name[:40]}" here; the names are {", ".join(exist)}.')


def rules_named(text: str) -> Rules:
    """Parses rules such as d1p3; exits with one sentence about what is wrong with them."""
    try:
        return parse_rules(text)
    except RulesError as error:
        sys.exit(say(error))
