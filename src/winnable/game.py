"""A game: rules, a deal, the steps played and a place among them.

Undo and redo without limit; a line that was taken back and left stays as a branch. The text of a
game is its save file: ``parse_game(game.text)`` is an equal game.
"""

from .cards import Card
from .deals import Deal
from .errors import Fault, IllegalMove, MoveError, Reason, RecordError
from .law import play, start
from .position import HAND, Move, Position, Refusal, Step, parse_move
from .record import Node, Record, parse_record, record_text
from .rules import Rules
from .scoring import Scoring, score
from .variants import Variant, variant_of
from .view import View, shown_at_start, shown_by, view_of


class Game:
    """A game in play.

    ``game.play(move)`` raises ``IllegalMove``; ``undo`` and ``redo`` return the step taken back or
    played again, or None if there is none. ``seconds`` is the playing time, kept by who plays.
    """

    def __init__(
        self, rules: Rules, deal: Deal, scoring: Scoring = Scoring.NONE, *, opening: int = 0
    ) -> None:
        root = Node()
        self._record = Record(rules, scoring, deal, root, root, opening)
        self._start = start(rules, deal)
        self._seen = shown_at_start(self._start)
        self._viewed: tuple[Position, frozenset[Card], View] | None = None
        self._walked: tuple[Node, tuple[Step, ...]] | None = None

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self._record.rules

    @property
    def deal(self) -> Deal:
        """The deal it began with."""
        return self._record.deal

    @property
    def scoring(self) -> Scoring:
        """How points are counted."""
        return self._record.scoring

    @property
    def opening(self) -> int:
        """The balance that cumulative Vegas brought in."""
        return self._record.opening

    @property
    def variant(self) -> Variant:
        """The named game that this is."""
        return variant_of(self.rules, self.scoring)

    @property
    def seconds(self) -> int:
        """Playing time."""
        return self._record.seconds

    @seconds.setter
    def seconds(self, value: int) -> None:
        self._record.seconds = value

    @property
    def assisted(self) -> bool:
        """Whether the player was told something of cards that were not to be seen."""
        return self._record.assisted

    def assist(self) -> None:
        """Notes that the player is told something of cards that are not to be seen."""
        self._record.assisted = True

    @property
    def position(self) -> Position:
        """Where the cards lie now."""
        step = self._record.here.step
        return self._start if step is None else step.after

    @property
    def view(self) -> View:
        """What the player may know now, with everything seen in moves that were taken back."""
        position, seen = self.position, self._seen
        if self._viewed is None or self._viewed[:2] != (position, seen):
            self._viewed = (position, seen, view_of(position, seen))
        return self._viewed[2]

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that the player has met."""
        return self._seen

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the deal to here."""
        if self._walked is None or self._walked[0] is not self._record.here:
            steps = []
            node = self._record.here
            while node.step is not None and node.parent is not None:
                steps.append(node.step)
                node = node.parent
            self._walked = (self._record.here, tuple(reversed(steps)))
        return self._walked[1]

    @property
    def lines(self) -> tuple[Step, ...]:
        """The first steps of the lines that were played from here, the last one first."""
        return tuple(node.step for node in self._record.here.children if node.step is not None)

    @property
    def moves_made(self) -> int:
        """Moves from the deal to here as players count them: taking a card into the hand and
        putting it back where it was do not count.
        """
        return sum(not _is_handling(step) for step in self.steps)

    @property
    def score(self) -> int | None:
        """The points now, or None."""
        return score(self.scoring, self.steps, seconds=self.seconds, opening=self.opening)

    @property
    def is_fresh(self) -> bool:
        """Whether no move was ever played in it."""
        return not self._record.root.children

    @property
    def text(self) -> str:
        """The canonical text of the whole game."""
        return record_text(self._record)

    @property
    def shared_text(self) -> str:
        """The text without the cards of a deal that has an address: it tells nothing unseen."""
        return record_text(self._record, tells_deal=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.text == other.text

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def play(self, move: Move) -> Step:
        """Plays ``move``, on the branch that already has it or on a new one."""
        here, word = self._record.here, str(move)
        node = here.child(word)
        if node is None:
            node = Node(word, here, step=play(self.position, move))
        else:
            here.children.remove(node)
        here.children.insert(0, node)
        self._record.here = node
        assert node.step is not None
        self._seen |= shown_by(node.step)
        return node.step

    def undo(self) -> Step | None:
        """Takes the last step back. Raises ``IllegalMove`` if the rules have no undo."""
        self._check_undo()
        here = self._record.here
        if here.parent is None:
            return None
        self._record.here = here.parent
        return here.step

    def redo(self, line: int = 1) -> Step | None:
        """Plays the step again that was taken back last, or one of another ``line`` from here."""
        self._check_undo()
        children = self._record.here.children
        if not 1 <= line <= len(children):
            return None
        children.insert(0, children.pop(line - 1))
        self._record.here = children[0]
        return children[0].step

    def restart(self) -> None:
        """Back to the deal; what was played stays as a line to redo.

        Raises ``IllegalMove`` if the rules have no undo.
        """
        self._check_undo()
        self._record.here = self._record.root

    def load(self, record: Record) -> None:
        """Takes over the moves and the clock of ``record``, a record of this same deal.

        Plays every move of it; raises ``RecordError`` at the first that the law refuses.
        """
        seen = set(self._seen)
        for node in record.root.walk():
            assert node.parent is not None
            before = node.parent.step
            try:
                node.step = play(
                    self._start if before is None else before.after, parse_move(node.word)
                )
            except (IllegalMove, MoveError) as error:
                raise RecordError(
                    Fault.RECORD_MOVE, at=node.depth, text=node.word[:20], why=error
                ) from None
            seen |= shown_by(node.step)
        self._record, self._seen = record, frozenset(seen)

    def _check_undo(self) -> None:
        if not self.rules.undo:
            raise IllegalMove(Reason.NO_UNDO, refusal=Refusal(Reason.NO_UNDO))


def _is_handling(step: Step) -> bool:
    if step.after.hand is not None:
        return True
    hand = step.before.hand
    return step.move.source == HAND and hand is not None and step.move.target == hand.origin


def parse_game(text: str) -> Game:
    """Reads a game text and replays every line of it under the law.

    Raises ``RecordError`` naming the line or the move at fault; a move is named by its number on
    the way from the deal to it.
    """
    record = parse_record(text)
    game = Game(record.rules, record.deal, record.scoring, opening=record.opening)
    game.load(record)
    return game
