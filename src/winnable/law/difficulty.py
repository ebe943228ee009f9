"""The difficulties of deals: values and their words.

``None`` means any deal. Typed words, options and messages call it ``random``.
"""

from enum import StrEnum
from typing import Final


class Difficulty(StrEnum):
    """How hard a deal is: which players usually win it. Every graded deal is winnable."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    TRICKY = "tricky"


RANDOM: Final = "random"
"""The word for no difficulty."""
DIFFICULTY_WORDS: Final = (RANDOM, *(each.value for each in Difficulty))
"""Every word that requests new deals: ``random``, then the difficulties from easy to tricky."""


def difficulty_named(word: str) -> Difficulty | None:
    """Returns the difficulty of one of ``DIFFICULTY_WORDS``. Raises ``ValueError``."""
    return None if word == RANDOM else Difficulty(word)


def difficulty_word(difficulty: Difficulty | None) -> str:
    """Returns the word of a difficulty; ``difficulty_named`` parses it."""
    return RANDOM if difficulty is None else difficulty.value
