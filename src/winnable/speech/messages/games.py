"""The names of the games: lists them, and finds a game by its name in words; imported games."""

from functools import reduce

from ...law.variants import VARIANTS, Variant, VariantError, VariantFault
from .languages import LANGUAGES
from .voice import Voice, labels, plain_words


def say_games(voice: Voice) -> list[str]:
    """Says the games, one in each utterance, each with what it is."""
    return [
        f"{voice.say(f'ui-game-{name}')}. {voice.phrase(f'ui-game-{name}-is')}" for name in VARIANTS
    ]


def variant_called(voice: Voice, text: str) -> Variant:
    """Returns the game with this name, in the words of any language: ``one pass``, ``un giro``.

    The names of the voice's language take precedence. Raises ``VariantError``.
    """
    asked = _bare(text)
    for language in (voice.language, *LANGUAGES):
        names = labels(language, "ui-game-")
        for name, variant in VARIANTS.items():
            if asked in (_bare(name), _bare(names[name])):
                return variant
    spoken = [voice.phrase(f"ui-game-{name}") for name in VARIANTS]
    known = reduce(lambda known, name: voice.phrase("listed", known=known, name=name), spoken)
    raise VariantError(VariantFault.NAME, text=text[:20], known=known)


def say_added(voice: Voice, games: int, results: int, unread: int) -> str:
    """Says how many games and results an import has added, and how many entries are damaged."""
    said = voice.say("player-imported", count=games, total=results)
    return f"{said} {voice.say('player-damaged', count=unread)}" if unread else said


def _bare(name: str) -> str:
    return plain_words(name.replace("-", " ").replace(",", " "))
