"""A game: rules, a deal, the tree of steps played, and the current node of the tree.

A game can also start from a table in mid-game, with cards that nobody has named. Then the game is
played on any world of that table. A move that would show a card that is not named raises
``HiddenCard``; ``reveal`` names the card, where it lay at the start, and the move can be played.

Undo and redo are unlimited; a line that was undone and not replayed stays as a branch. The text of
a game is its save file: ``parse_game(game.text)`` is an equal game.
"""

from typing import Final

from ..law import svg
from ..law.cards import Card
from ..law.deals import Deal
from ..law.errors import check_type
from ..law.moves import play, refusal, start
from ..law.notation import parse_view
from ..law.position import (
    HAND,
    STOCK,
    IllegalMove,
    Move,
    MoveError,
    Position,
    Refusal,
    Step,
    parse_move,
)
from ..law.possible import PositionError
from ..law.reasons import Reason
from ..law.rules import Rules
from ..law.scoring import Scoring, score
from ..law.variants import VARIANTS, Variant, variant_of
from ..law.view import View, shown_at_start, shown_by, view_of
from ..law.worlds import any_world, unseen
from .hidden import GameFault, HiddenCard
from .record import (
    Record,
    RecordError,
    RecordFault,
    add_move,
    header_text,
    moves_text,
    no_deal,
    parse_record,
)
from .tree import Node, Tree

_EVERY: Final = frozenset(range(52))


class Game:
    """A game in play.

    ``game.play(move)`` raises ``IllegalMove``. ``undo`` and ``redo`` return the step that was
    undone or redone, or None if there is none. ``seconds`` is the playing time, which the front end
    updates.

    ``print(game)`` draws the board as the player sees it, and a notebook shows it as a picture.
    """

    def __init__(
        self,
        rules: Rules,
        deal: Deal,
        scoring: Scoring = Scoring.NONE,
        *,
        opening: int = 0,
        table: View | None = None,
    ) -> None:
        record = Record(rules, scoring, deal, opening=opening)
        self._rules, self._deal, self._scoring = record.rules, record.deal, record.scoring
        self.opening = record.opening
        """The balance that cumulative Vegas carries over from earlier games, in points."""
        self.seconds = 0
        self._assisted = False
        self._tree: Tree[Step | None] = Tree(None)
        self._named: frozenset[Card] = _EVERY
        """The cards whose place is known to the program: every card, unless a table began it."""
        if table is None:
            self._start = start(rules, deal)
            self._seen = shown_at_start(self._start)
        else:
            self._start = any_world(table)
            self._seen = self._named = _named_by(table)
        self._variant = variant_of(rules, scoring)
        if table is not None:  # the preset with these rules, whatever its scoring
            self._variant = next((v for v in VARIANTS.values() if v.rules == rules), self._variant)
        self._viewed: tuple[Position, frozenset[Card], View] | None = None
        self._size = 0
        self._walked: tuple[Node[Step | None], tuple[Step, ...]] = self._tree.root, ()
        self._written: str | None = None
        """The moves as text, if it is known and the game stands at the end of the main line."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._rules

    @property
    def deal(self) -> Deal:
        """The deal that the game started from."""
        return self._deal

    @property
    def table(self) -> View | None:
        """The table that the game started from, with every card that was named since; None for a
        game that started from its deal.
        """
        return None if self._deal.cards else view_of(self._start, self._named)

    @property
    def table_text(self) -> str | None:
        """The text of ``table``."""
        table = self.table
        return None if table is None else table.text

    @property
    def is_guessed(self) -> bool:
        """Whether ``position`` holds unknown cards in places where they may not lie: the game
        started from a table and two cards or more are not named. Then no search may use it.
        """
        return len(self._named) < self._rules.deck_size - 1

    def check_known(self) -> None:
        """Raises ``HiddenCard`` if the place of a card is not known (``is_guessed``)."""
        if self.is_guessed:
            count = self._rules.deck_size - len(self._named)
            raise HiddenCard(GameFault.GUESSED, count=count)

    @property
    def scoring(self) -> Scoring:
        """The scoring system."""
        return self._scoring

    @property
    def variant(self) -> Variant:
        """The preset with these rules and this scoring, or a variant named after them."""
        return self._variant

    @property
    def assisted(self) -> bool:
        """Whether the player was told about hidden cards."""
        return self._assisted

    def assist(self) -> None:
        """Marks the game as assisted: the player was told about hidden cards."""
        self._assisted = True

    @property
    def position(self) -> Position:
        """The current position, hidden cards included. See ``is_guessed``."""
        return self._after(self._tree.here)

    @property
    def view(self) -> View:
        """What the player may know now, including every card seen in moves that were undone."""
        position, seen, viewed = self.position, self._seen, self._viewed
        if viewed is None or viewed[0] is not position or viewed[1] is not seen:
            self._viewed = viewed = (position, seen, view_of(position, seen))
        return viewed[2]

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that the player has seen."""
        return self._seen

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the deal to the current position."""
        here, (node, steps) = self._tree.here, self._walked
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
    def lines(self) -> tuple[Step, ...]:
        """The first steps of the lines played from the current position, the latest one first."""
        children = self._tree.here.children
        return tuple(node.value for node in children if node.value is not None)

    @property
    def line_count(self) -> int:
        """The number of lines of play from the deal to a leaf, undone ones included; 1 if nothing
        was played.
        """
        return self._tree.line_count

    @property
    def size(self) -> int:
        """The number of moves played, undone ones included; each once."""
        return self._size

    @property
    def moves_made(self) -> int:
        """The number of moves from the deal as players count them: taking a card into the hand and
        returning it to its origin do not count.
        """
        if not self.rules.kind.has_hand:
            return len(self.steps)
        return sum(not _is_handling(step) for step in self.steps)

    @property
    def score(self) -> int | None:
        """The points now, or None without scoring."""
        return score(self.scoring, self.steps, seconds=self.seconds, opening=self.opening)

    @property
    def is_fresh(self) -> bool:
        """Whether no move was ever played, undone ones included."""
        return not self._tree.root.children

    @property
    def text(self) -> str:
        """The canonical text of the whole game."""
        return header_text(self) + self._moves_text()

    @property
    def shared_text(self) -> str:
        """The text without the cards of a deal that has an address: it reveals no unseen card."""
        return header_text(self, tells_deal=False) + self._moves_text()

    def _moves_text(self) -> str:
        """Returns the lines of the moves."""
        if self._written is not None:
            return self._written
        text = moves_text(self._tree, _move_text)
        if self._tree.here is self._tree.end:
            self._written = text
        return text

    def __eq__(self, other: object) -> bool:
        """Whether both games have the same text."""
        return (
            isinstance(other, Game)
            and self._values() == other._values()
            and self._tree.is_like(other._tree, _is_same_move)
        )

    def __str__(self) -> str:
        """The name of the game and the board, drawn as text."""
        return f"{self._title()}\n\n{self.view}"

    def __repr__(self) -> str:
        return f"<Game {self._title()}>"

    def _repr_svg_(self) -> str:
        """The board as a picture."""
        return svg.board(self.view, title=self._title())

    def _repr_html_(self) -> str:
        """The board as a figure, with its text: what notebooks show."""
        return svg.figure(self.view, title=self._title())

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the text, which processes that search receive."""
        return parse_game, (self.text,)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves, the draw last."""
        return self.view.legal

    @property
    def is_won(self) -> bool:
        """Whether every card is on the foundations."""
        return self.position.is_won

    def refusal(self, move: Move | str) -> Refusal | None:
        """Returns why ``move`` is illegal now, or None if it is legal. Raises ``MoveError`` if a
        text names no move.
        """
        return refusal(self.position, _as_move(move))

    def play(self, move: Move | str) -> Step:
        """Plays ``move``, a ``Move`` or its text, and returns the step.

        The step follows an existing branch that has this move, or starts a new branch. Raises
        ``HiddenCard`` if the move would show a card that is not named (``reveal``). Raises
        ``IllegalMove`` if the law refuses the move, and ``MoveError`` if the text names no move.
        Both are ``ValueError``. Raises ``TypeError`` for anything but a ``Move`` or a text.
        """
        move = _as_move(move)
        here = self._tree.here
        node = next((n for n in here.children if n.value and n.value.move == move), None)
        if node is None:
            node = here.add(self._played(self.position, move))
            self._size += 1
        if self._written is not None:
            self._written = add_move(self._written, str(move))
        here.put_first(node)
        self._tree.here = node
        assert node.value is not None
        self._seen |= shown_by(node.value)
        return node.value

    def reveal(self, move: Move | str, card: Card) -> None:
        """Names the first card that ``move`` would show and that is not named; does not play it.

        Raises ``IllegalMove`` as ``play`` does, and ``HiddenCard`` if the place of ``card`` is
        known or the move shows no unknown card.
        """
        move, deck = _as_move(move), self._rules.deck
        hidden = self._hidden(play(self.position, move))
        if not hidden or card in self._named or card not in range(self._rules.deck_size):
            raise HiddenCard(GameFault.KNOWN, card=card, deck=deck)
        found = hidden[0]
        swap = {found: card, card: found}
        named = self._named | {card}
        start = self._start._replace(
            stock=tuple(swap.get(each, each) for each in self._start.stock),
            columns=tuple(
                tuple(swap.get(each, each) for each in column) for column in self._start.columns
            ),
        )
        # The order of the other cards depends on the table only, not on what was guessed before.
        self._start, self._named = any_world(view_of(start, named)), named
        self._seen |= {card}

        def again(parent: Node[Step | None], step: Step | None) -> Step:
            assert step is not None
            return play(self._after(parent), step.move)

        self._tree = self._tree.map(None, again)
        self._walked, self._viewed = (self._tree.root, ()), None
        self._written = None

    def check_shown(self, move: Move) -> None:
        """Raises ``HiddenCard`` if ``move`` would show a card that is not named."""
        self._played(self.position, move)

    def _played(self, position: Position, move: Move) -> Step:
        """Plays a move. Raises ``HiddenCard`` if it shows a card that is not named."""
        step = play(position, move)
        hidden = self._hidden(step)
        if hidden:
            pile = STOCK if hidden[0] in step.cards else step.move.source
            raise HiddenCard(GameFault.HIDDEN, pile=pile)
        return step

    def _hidden(self, step: Step) -> tuple[Card, ...]:
        """Returns the cards that a step shows and that are not named, the first one first."""
        if not self.is_guessed:
            return ()
        shown = step.cards if step.turned is None else (*step.cards, step.turned)
        return tuple(card for card in shown if card not in self._named)

    def undo(self) -> Step | None:
        """Undoes the last step and returns it; None at the deal. Raises ``IllegalMove`` if the
        rules forbid undo.
        """
        self._check_undo()
        here = self._tree.here
        if here.parent is None:
            return None
        self._go(here.parent)
        return here.value

    def redo(self, line: int = 1) -> Step | None:
        """Redoes the step undone last, or the first step of line ``line`` (from 1) in ``lines``;
        None if there is none.
        """
        self._check_undo()
        here = self._tree.here
        if not 1 <= line <= len(here.children):
            return None
        node = here.children[line - 1]
        here.put_first(node)
        self._go(node)
        return node.value

    def restart(self) -> None:
        """Goes back to the deal; the moves played stay as a line to redo.

        Raises ``IllegalMove`` if the rules forbid undo.
        """
        self._check_undo()
        self._go(self._tree.root)

    def _go(self, node: Node[Step | None]) -> None:
        """Goes to a node, without a move."""
        self._tree.here, self._written = node, None

    def load(self, record: Record) -> None:
        """Loads the moves and the playing time of ``record``, a record of this same deal.

        Replays every move. Raises ``RecordError`` at the first move that the law refuses.
        """
        seen = set(self._seen)

        def replay(parent: Node[Step | None], word: str) -> Step:
            try:
                step = self._played(self._after(parent), parse_move(word))
            except (IllegalMove, MoveError, HiddenCard) as error:
                raise RecordError(
                    RecordFault.MOVE, at=parent.depth + 1, text=word[:20], why=error
                ) from None
            seen.update(shown_by(step))
            return step

        self._tree = record.tree.map(None, replay)
        self._size = sum(1 for _ in self._tree.root.walk())
        self._walked, self._written = (self._tree.root, ()), None
        self._seen = frozenset(seen)
        self._rules, self._deal, self._scoring = record.rules, record.deal, record.scoring
        self.opening, self.seconds = record.opening, record.seconds
        self._assisted = record.assisted
        if record.table_text is None:
            self._variant = variant_of(record.rules, record.scoring)

    def _title(self) -> str:
        deal = "" if self.deal.address is None else f" {self.deal.address}"
        made = self.moves_made
        state = ", won" if self.is_won else ""
        return f"{self.variant.name}{deal}, {made} {'move' if made == 1 else 'moves'}{state}"

    def _after(self, node: Node[Step | None]) -> Position:
        return self._start if node.value is None else node.value.after

    def _values(self) -> tuple[object, ...]:
        """Everything that the text has besides the moves."""
        deal = (self._deal, self._deal.address, self.table_text)
        return self._rules, self._scoring, deal, self.opening, self.seconds, self._assisted

    def _check_undo(self) -> None:
        if not self.rules.undo:
            raise IllegalMove(Refusal(Reason.NO_UNDO))


def game_from(table: View) -> Game:
    """Starts a game from a table in mid-game, without scoring. Raises ``TypeError``.

    >>> from winnable import parse_card, parse_view
    >>> game = game_from(parse_view("d1c1k2 1 ??????2S - AHADAC-- 2H -"))
    >>> game.play("sw")
    Traceback (most recent call last):
    ...
    winnable.game.hidden.HiddenCard: game-hidden: pile=0
    >>> game.reveal("sw", parse_card("2C"))
    >>> game.play("sw").after.waste == (parse_card("2C"),)
    True
    """
    check_type("table", "a View", table, View)
    return Game(table.rules, no_deal(table.rules), table=table)


def _named_by(table: View) -> frozenset[Card]:
    """Returns the cards whose place a table tells."""
    return frozenset(range(table.rules.deck_size)).difference(unseen(table))


def _as_move(move: Move | str) -> Move:
    if isinstance(move, str):
        return parse_move(move)
    check_type("move", "a Move or its text", move, Move)
    return move


def _move_text(step: Step | None) -> str:
    return "" if step is None else str(step.move)


def _is_same_move(one: Step | None, other: Step | None) -> bool:
    return one is not None and other is not None and one.move == other.move


def _is_handling(step: Step) -> bool:
    if step.after.hand is not None:
        return True
    hand = step.before.hand
    return step.move.source == HAND and hand is not None and step.move.target == hand.origin


def parse_game(text: str) -> Game:
    """Parses a game text and replays every line of it under the law.

    Raises ``RecordError`` that names the line or the move at fault. A move is named by its number,
    counted from the deal along its own line of play.
    """
    record = parse_record(text)
    try:
        table = None if record.table_text is None else parse_view(record.table_text)
    except PositionError as error:
        raise error.within(RecordError) from None
    game = Game(record.rules, record.deal, record.scoring, opening=record.opening, table=table)
    game.load(record)
    return game
