"""A game: rules, a deal, the tree of steps played, and the current node of the tree.

A game can also start from a table in mid-game, with cards that nobody has named. Then the game is
played on any world of that table. A move that would show a card that is not named raises
``HiddenCard``; ``reveal`` names the card, where it lay at the start, and the move can be played.

Undo and redo are unlimited; a line that was undone and not replayed stays as a branch. The text of
a game is its save file: ``parse_game(game.text)`` is an equal game.
"""

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from ..law import svg
from ..law.cards import Card, check_card
from ..law.deals import Deal
from ..law.errors import check_type
from ..law.moves import refusal, start
from ..law.notation import parse_view
from ..law.position import (
    HAND,
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
from ..law.variants import VARIANTS, variant_of
from ..law.view import View, seen_at, view_of
from ..law.worlds import any_world, unseen
from .hidden import GameFault, HiddenCard, Start
from .history import History
from .record import Record, RecordError, RecordFault, header_text, no_deal, parse_record
from .tree import Node


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
        Record(rules, scoring, deal)  # refuses scoring in solitario
        check_type("opening", "a whole number", opening, int)
        check_type("table", "a View", table, View | None)
        self.rules: Final = rules
        """The rules of the game."""
        self.deal: Final = deal
        """The deal that the game started from."""
        self.scoring: Final = scoring
        """The scoring system."""
        self.opening = opening
        """The balance that cumulative Vegas carries over from earlier games, in points."""
        self.seconds = 0
        self.assisted = False
        """Whether the player was told about hidden cards."""
        variant = variant_of(rules, scoring)
        every = frozenset(range(rules.deck_size))
        if table is None:
            position = start(rules, deal)
            history = History(Start(position, every), seen_at(position))
        else:  # the preset with these rules, whatever its scoring
            variant = next((each for each in VARIANTS.values() if each.rules == rules), variant)
            named = every.difference(unseen(table))
            history = History(Start(any_world(table), named), named)
        self.variant: Final = variant
        """The preset with these rules and this scoring, or a variant named after them."""
        self.history: Final = history
        """The tree of the steps."""
        self._viewed: tuple[Position, frozenset[Card], View] | None = None

    @property
    def table(self) -> View | None:
        """The table that the game started from, with every card that was named since; None for a
        game that started from its deal.
        """
        return None if self.deal.cards else self.history.start.table

    @property
    def is_guessed(self) -> bool:
        """Whether ``position`` holds unknown cards in places where they may not lie: the game
        started from a table and two cards or more are not named. Then no search may use it.
        """
        return self.history.start.unknown > 0

    def check_known(self) -> None:
        """Raises ``HiddenCard`` if the place of a card is not known (``is_guessed``)."""
        if self.is_guessed:
            raise HiddenCard(GameFault.GUESSED, count=self.history.start.unknown)

    @property
    def position(self) -> Position:
        """The current position, hidden cards included. See ``is_guessed``."""
        return self.history.position

    @property
    def view(self) -> View:
        """What the player may know now, including every card seen in moves that were undone."""
        position, seen, viewed = self.position, self.seen, self._viewed
        if viewed is None or viewed[0] is not position or viewed[1] is not seen:
            self._viewed = viewed = (position, seen, view_of(position, seen))
        return viewed[2]

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that the player has seen."""
        return self.history.seen

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the deal to the current position."""
        return self.history.steps

    @property
    def lines(self) -> tuple[Step, ...]:
        """The first steps of the lines played from the current position, the latest one first."""
        children = self.history.tree.here.children
        return tuple(node.value for node in children if node.value is not None)

    @property
    def line_count(self) -> int:
        """The number of lines of play from the deal to a leaf, undone ones included; 1 if nothing
        was played.
        """
        return self.history.tree.line_count

    @property
    def size(self) -> int:
        """The number of moves played, undone ones included; each once."""
        return self.history.size

    @property
    def moves_made(self) -> int:
        """The number of moves from the deal as players count them (``move_counts``)."""
        return move_counts(self.steps)[-1] if self.rules.kind.has_hand else len(self.steps)

    @property
    def score(self) -> int | None:
        """The points now, or None without scoring."""
        return score(self.scoring, self.steps, seconds=self.seconds, opening=self.opening)

    @property
    def is_fresh(self) -> bool:
        """Whether no move was ever played, undone ones included."""
        return self.history.size == 0

    @property
    def text(self) -> str:
        """The canonical text of the whole game."""
        return header_text(_record(self)) + self.history.text

    @property
    def shared_text(self) -> str:
        """The text without the cards of a deal that has an address: it reveals no unseen card."""
        return header_text(_record(self), tells_deal=False) + self.history.text

    def __eq__(self, other: object) -> bool:
        """Whether both games have the same text."""
        return isinstance(other, Game) and self.text == other.text

    def __str__(self) -> str:
        """The name of the game and the board, drawn as text."""
        return f"{_title(self)}\n\n{self.view}"

    def __repr__(self) -> str:
        return f"<Game {_title(self)}>"

    def _repr_svg_(self) -> str:
        """The board as a picture."""
        return svg.board(self.view, title=_title(self))

    def _repr_html_(self) -> str:
        """The board as a figure, with its text: what notebooks show."""
        return svg.figure(self.view, title=_title(self))

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
        return self.history.play(_as_move(move))

    def reveal(self, move: Move | str, card: Card) -> None:
        """Names the first card that ``move`` would show and that is not named; does not play it.

        Raises ``IllegalMove`` as ``play`` does, and ``HiddenCard`` if the place of ``card`` is
        known or the move shows no unknown card.
        """
        check_card(card)
        self.history.reveal(_as_move(move), card)

    def undo(self) -> Step | None:
        """Undoes the last step and returns it; None at the deal. Raises ``IllegalMove`` if the
        rules forbid undo.
        """
        check_undo(self.rules)
        here = self.history.tree.here
        if here.parent is None:
            return None
        self.history.go(here.parent)
        return here.value

    def redo(self, line: int = 1) -> Step | None:
        """Redoes the step undone last, or the first step of line ``line`` (from 1) in ``lines``;
        None if there is none.
        """
        check_undo(self.rules)
        here = self.history.tree.here
        if not 1 <= line <= len(here.children):
            return None
        node = here.children[line - 1]
        here.put_first(node)
        self.history.go(node)
        return node.value

    def restart(self) -> None:
        """Goes back to the deal; the moves played stay as a line to redo.

        Raises ``IllegalMove`` if the rules forbid undo.
        """
        check_undo(self.rules)
        self.history.go(self.history.tree.root)


def game_from(table: View) -> Game:
    """Starts a game from a table in mid-game, without scoring. Raises ``TypeError``.

    >>> from winnable import parse_card, parse_view
    >>> game = game_from(parse_view("d1c1k2 1 ??????2S - AHADAC-- 2H -"))
    >>> game.play("sw")
    Traceback (most recent call last):
    ...
    winnable.game.hidden.HiddenCard: This move would show a card you have not named. (game-hidden)
    >>> game.reveal("sw", parse_card("2C"))
    >>> game.play("sw").after.waste == (parse_card("2C"),)
    True
    """
    check_type("table", "a View", table, View)
    return Game(table.rules, no_deal(table.rules), table=table)


def _as_move(move: Move | str) -> Move:
    if isinstance(move, str):
        return parse_move(move)
    check_type("move", "a Move or its text", move, Move)
    return move


def _record(game: Game) -> Record:
    """Returns what the text of a game has besides the moves."""
    return Record(
        game.rules,
        game.scoring,
        game.deal,
        opening=game.opening,
        seconds=game.seconds,
        assisted=game.assisted,
        table_text=None if game.table is None else game.table.text,
    )


def _title(game: Game) -> str:
    deal = "" if game.deal.address is None else f" {game.deal.address}"
    made = game.moves_made
    state = ", won" if game.is_won else ""
    return f"{game.variant.name}{deal}, {made} {'move' if made == 1 else 'moves'}{state}"


def check_undo(rules: Rules) -> None:
    """Raises ``IllegalMove`` if the rules forbid undo."""
    if not rules.undo:
        raise IllegalMove(Refusal(Reason.NO_UNDO))


def move_counts(steps: Iterable[Step]) -> list[int]:
    """Returns the number of moves before and after each step, as players count them: taking a card
    into the hand and returning it to its origin do not count.
    """
    return list(accumulate((not _is_handling(step) for step in steps), initial=0))


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
    game.seconds, game.assisted = record.seconds, record.assisted

    def replay(parent: Node[Step | None], word: str) -> Step:
        try:
            return game.history.step(parse_move(word), parent)
        except (IllegalMove, MoveError, HiddenCard) as error:
            at = parent.depth + 1
            raise RecordError(RecordFault.MOVE, at=at, text=word[:20], why=error) from None

    game.history.replace(record.tree.map(None, replay))
    return game
