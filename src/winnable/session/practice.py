"""The practice deal of the tutorial, its tasks, and the progress of the player. Values only."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ..game.game import Game
from ..law.deals import Deal, numbered_deal
from ..law.moves import draw_move, legal_moves, play, start
from ..law.position import FOUNDATION, HAND, WASTE, Move, Position, is_column
from ..law.rules import Rules
from ..law.view import View
from ..speech.acts import Act

_TRIES: Final = 500
"""How many deals are tried until every task is possible on one."""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do; the ``message`` asks for it."""

    message: str
    moves: tuple[Move, ...] = ()
    """The moves that complete it, together or one at a time."""
    other: tuple[Move, ...] = ()
    """Other moves with the same end: in solitario a card may go through the hand."""
    acts: frozenset[Act] = frozenset()
    """The acts that complete a task without moves."""
    act: Act = Act.DO
    """What the command ``do`` does. ``Act.DO`` makes the moves of the task."""
    pile: int = 0
    """The pile to read, or 0."""


@dataclass(slots=True)
class Lesson:
    """A tutorial in progress."""

    own: Game
    """The player's game, which waits."""
    events: int
    """The number of events before the tutorial; later ones belong to the practice game."""
    deal: Deal
    tasks: tuple[Task, ...]
    at: int = 0
    made: list[Move] = field(default_factory=list)
    """The moves on the practice deal."""
    begun: int = 0
    """How many of ``made`` precede the current task."""
    view: View | None = None
    """What the player saw when the task began."""

    @property
    def task(self) -> Task:
        """The current task."""
        return self.tasks[self.at]

    @property
    def is_done(self) -> bool:
        """Whether nothing is left but to go back to the player's game: the last task."""
        return self.task is self.tasks[-1]

    def goes_on(self, made: list[Move]) -> bool:
        """Whether the moves ``made`` are those before the task and the first ones of the task."""
        return made[: self.begun] == self.made[: self.begun] and self._way(made) is not None

    @property
    def left(self) -> tuple[Move, ...]:
        """The moves that the task still needs."""
        return (self._way(self.made) or ())[len(self.made) - self.begun :]

    def _way(self, made: list[Move]) -> tuple[Move, ...] | None:
        """Returns the moves of the task that begin like those made since it began."""
        tried = tuple(made[self.begun :])
        ways = (self.task.moves, self.task.other)
        return next((way for way in ways if tried == way[: len(tried)]), None)


def practice(rules: Rules, own: Deal, *, is_heard: bool) -> tuple[Deal, tuple[Task, ...]]:
    """Returns a deal other than the player's ``own``, and the tasks on it.

    ``is_heard`` adds tasks that read the table. Small games may lack moves for some of the tasks.
    """
    found: tuple[Deal, tuple[Task, ...]] | None = None
    most = 4 if rules.kind.has_hand else 3 + rules.by_hand
    for number in range(1, _TRIES):
        deal = numbered_deal(number, rules)
        if number == own.number:
            continue
        moves = tuple(_moves(start(rules, deal)))
        if found is None or len(moves) > len(found[1]):
            found = deal, moves
        if len(moves) == most:
            break
    deal, tasks = found or (own, ())
    if is_heard:
        tasks = (*_reading(rules), *tasks)
    if rules.undo and any(task.moves for task in tasks):
        tasks = (*tasks, Task("lesson-undo", acts=frozenset({Act.UNDO}), act=Act.UNDO))
    hint = Task("lesson-hint", acts=frozenset({Act.HINT}), act=Act.HINT)
    return deal, (*tasks, hint, Task("lesson-last"))


def _reading(rules: Rules) -> Iterator[Task]:
    yield Task("lesson-table", acts=frozenset({Act.TABLE}), act=Act.TABLE)
    pile, acts = min(3, rules.columns), frozenset({Act.READ, Act.CHOOSE})
    yield Task("lesson-read", acts=acts, act=Act.READ, pile=pile)


def _moves(position: Position) -> Iterator[Task]:
    """Yields the tasks with moves that are possible from a deal, in their order."""
    has_hand = position.rules.kind.has_hand
    # 1. A card goes from pile to pile.
    for moves in _between_piles(position):
        yield Task("lesson-move", moves)
        for move in moves:
            position = play(position, move).after
        turn = Move(moves[0].source, moves[0].source)
        if turn in legal_moves(position):
            yield Task("lesson-turn", (turn,))
            position = play(position, turn).after
        break
    # 2. A card goes to its foundation.
    for move in legal_moves(position):
        if move.target == FOUNDATION and is_column(move.source):
            held = (Move(move.source, HAND), Move(HAND, FOUNDATION)) if has_hand else ()
            yield Task("lesson-out", (move,), held)
            position = play(position, move).after
            break
    # 3. The first cards are drawn.
    draw = draw_move(position.rules)
    if draw in legal_moves(position):
        yield Task("lesson-draw", (draw,))
        position = play(position, draw).after
    # 4. The drawn card is discarded, because it fits on no card and no foundation.
    if has_hand and position.hand is not None:
        targets = {move.target for move in legal_moves(position) if move.source == HAND}
        on_cards = {at for at in targets if is_column(at) and position.columns[at - 1]}
        if FOUNDATION not in targets and not on_cards:
            yield Task("lesson-discard", (Move(HAND, WASTE),))


def _between_piles(position: Position) -> Iterator[tuple[Move, ...]]:
    """Yields the moves of a card from one pile onto a card of another one."""
    for move in legal_moves(position):
        if not is_column(move.source):
            continue
        if move.target == HAND:
            held = play(position, move).after
            for put in legal_moves(held):
                target = put.target
                if is_column(target) and target != move.source and held.columns[target - 1]:
                    yield move, put
        elif is_column(move.target) and position.columns[move.target - 1] and not move.is_turn:
            yield (move,)
