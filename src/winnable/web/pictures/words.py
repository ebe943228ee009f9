"""The page's texts in a language."""

from ...law.cards import Deck
from ...law.rules import parse_rules
from ...speech.messages import LANGUAGES, Language, Voice
from ...speech.messages.voice import labels, own_names
from ..wire import game as wire


def words_of(language: Language) -> wire.Words:
    """Returns the labels of the page, the languages and the names of the cards."""
    decks = {
        "french": Voice(parse_rules("d1"), language),
        "italian": Voice(parse_rules("s"), language),
    }
    names = {f"language-{each}": name for each, name in own_names().items()}
    return wire.Words(
        language,
        list(LANGUAGES),
        labels(language, "ui-") | names,
        {
            name: [voice.card(card) for card in range(4 * deck.ranks)]
            for (name, voice), deck in zip(decks.items(), Deck, strict=True)
        },
    )
