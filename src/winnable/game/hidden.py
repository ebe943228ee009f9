"""Where a game starts, and the faults of a start with unknown cards."""

from dataclasses import dataclass
from enum import StrEnum

from ..law.cards import Card
from ..law.errors import ErrorOf
from ..law.position import Position, Step
from ..law.view import View, view_of
from ..law.worlds import any_world


class GameFault(StrEnum):
    """What can be wrong with unknown cards. Every language file has a sentence for each."""

    HIDDEN = "game-hidden"
    GUESSED = "game-guessed"
    KNOWN = "game-known"


class HiddenCard(ErrorOf[GameFault], ValueError):
    """A move would show a card that is not named, the card named for it lies elsewhere, or a
    question needs cards that are not named.
    """


@dataclass(frozen=True, slots=True)
class Start:
    """The position in which a game starts. The cards that are not ``named`` lie in any order in the
    places that are left for them.
    """

    position: Position
    named: frozenset[Card]
    """The cards whose place is known to the program: every card, unless a table began the game."""

    @property
    def table(self) -> View:
        """The position as far as it is known."""
        return view_of(self.position, self.named)

    @property
    def unknown(self) -> int:
        """The number of cards whose places are guessed. The place of a single card is not."""
        count = self.position.rules.deck_size - len(self.named)
        return 0 if count == 1 else count

    def hidden(self, step: Step) -> tuple[Card, ...]:
        """Returns the cards that a step shows and that are not named, the first one first."""
        if not self.unknown:
            return ()
        return tuple(card for card in step.shown if card not in self.named)

    def naming(self, card: Card, place: Card) -> "Start":
        """Returns the start in which ``card`` lies where ``place`` lies, and is named."""
        swap = {place: card, card: place}

        def swapped(pile: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(swap.get(each, each) for each in pile)

        found = self.position._replace(
            stock=swapped(self.position.stock),
            waste=swapped(self.position.waste),
            columns=tuple(map(swapped, self.position.columns)),
        )
        named = self.named | {card}
        # The order of the other cards depends on the table only, not on what was guessed before.
        return Start(any_world(view_of(found, named)), named)
