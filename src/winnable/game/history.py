"""What was played in a game: every step, undone ones included, and where the game stands."""

from collections.abc import Set as AbstractSet
from typing import Any

from ..law.cards import Card
from ..law.moves import play
from ..law.position import STOCK, Move, Position, Step
from ..law.view import shown_by
from .hidden import GameFault, HiddenCard, Start
from .record import add_move, moves_text
from .tree import Node, Tree


class History:
    """The tree of the steps from a start, of which the player has ``seen`` some cards."""

    def __init__(self, start: Start, seen: AbstractSet[Card]) -> None:
        self.start = start
        self.seen = frozenset(seen)
        """Every card that the player has seen."""
        self.size = 0
        """The number of steps, undone ones included; each once."""
        self.tree: Tree[Step | None] = Tree(None)
        self._walked: tuple[Node[Step | None], tuple[Step, ...]] = self.tree.root, ()
        self._piles: dict[object, Any] = {}
        """The piles of all steps, each once: in a long game the same ones come again and again."""
        self._written: str | None = None
        """The moves as text, if it is known and the game stands at the end of the main line."""

    @property
    def position(self) -> Position:
        """The current position."""
        return self._after(self.tree.here)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the start to the current position."""
        here, (node, steps) = self.tree.here, self._walked
        if here is not node:
            if here.parent is node and here.value is not None:  # played
                steps = (*steps, here.value)
            elif node.parent is here:  # undone
                steps = steps[:-1]
            else:
                steps = tuple(each.value for each in here.path() if each.value is not None)
            self._walked = here, steps
        return steps

    @property
    def text(self) -> str:
        """The lines of the moves in the text of the game."""
        if self._written is not None:
            return self._written
        text = moves_text(self.tree, _move_text)
        if self.tree.here is self.tree.end:
            self._written = text
        return text

    def step(self, move: Move, node: Node[Step | None] | None = None) -> Step:
        """Returns what a move does now, or after a node. Raises ``IllegalMove``, and ``HiddenCard``
        if it shows a card that is not named.
        """
        step = play(self._after(node or self.tree.here), move)
        hidden = self.start.hidden(step)
        if hidden:
            pile = STOCK if hidden[0] in step.cards else step.move.source
            raise HiddenCard(GameFault.HIDDEN, pile=pile)
        return self._shared(step)

    def play(self, move: Move) -> Step:
        """Follows the existing branch that has this move, or starts a new branch. Raises as
        ``step``.
        """
        here = self.tree.here
        node = next((n for n in here.children if n.value and n.value.move == move), None)
        if node is None:
            node = here.add(self.step(move))
            self.size += 1
        if self._written is not None:
            self._written = add_move(self._written, str(move))
        here.put_first(node)
        self.tree.here = node
        assert node.value is not None
        self.seen |= shown_by(node.value)
        return node.value

    def go(self, node: Node[Step | None]) -> None:
        """Goes to a node, without a move."""
        self.tree.here, self._written = node, None

    def replace(self, tree: Tree[Step | None]) -> None:
        """Replaces the steps by others from the same start."""
        steps = [node.value for node in tree.root.walk() if node.value is not None]
        self.tree, self.size = tree, len(steps)
        self.seen = self.seen.union(*map(shown_by, steps))
        self._walked, self._written = (tree.root, ()), None

    def reveal(self, move: Move, card: Card) -> None:
        """Names the first card that ``move`` would show and that is not named; does not play it.

        Raises ``IllegalMove``, and ``HiddenCard`` if the place of ``card`` is known or the move
        shows no unknown card.
        """
        rules = self.position.rules
        hidden = self.start.hidden(play(self.position, move))
        if not hidden or card in self.start.named or card not in range(rules.deck_size):
            raise HiddenCard(GameFault.KNOWN, card=card, deck=rules.deck)
        self.start = self.start.naming(card, hidden[0])
        self.seen |= {card}

        def again(parent: Node[Step | None], step: Step | None) -> Step:
            assert step is not None
            return self._shared(play(self._after(parent), step.move))

        self.replace(self.tree.map(None, again))

    def _shared(self, step: Step) -> Step:
        """Returns an equal step made of the piles of earlier ones."""
        one, after = self._piles.setdefault, step.after
        columns = tuple(one(column, column) for column in after.columns)
        after = after._replace(
            stock=one(after.stock, after.stock),
            waste=one(after.waste, after.waste),
            foundations=one(after.foundations, after.foundations),
            columns=one(columns, columns),
            down=one(after.down, after.down),
        )
        move, cards = one(step.move, step.move), one(step.cards, step.cards)
        return step._replace(move=move, after=after, cards=cards)

    def _after(self, node: Node[Step | None]) -> Position:
        return self.start.position if node.value is None else node.value.after


def _move_text(step: Step | None) -> str:
    return "" if step is None else str(step.move)
