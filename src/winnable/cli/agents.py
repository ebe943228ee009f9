"""The game of an agent: tools of the Model Context Protocol (needs the extra ``mcp``).

Whatever a tool answers follows from the view and from the moves that were played, so nothing
depends on an unseen card. A review is the exception, and ends the game. Until then no answer has
the number of the deal, from which all cards follow.
"""

from dataclasses import dataclass
from typing import Any, Final

import anyio
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import ValidationError

from ..analysis.analysing import analyse
from ..analysis.endings import ending
from ..analysis.reviews import review
from ..catalogues.new import new_game
from ..law.errors import WinnableError
from ..speech.messages import Voice, say_fault
from ..speech.messages.answers import say_option, say_rules
from ..speech.messages.events import say_ending, say_step, say_undo
from ..speech.messages.reviews import say_analysis, say_review
from ..version import __version__
from .advise import analysis_value
from .faults import CommandError, CommandFault
from .output import rounded
from .review import review_value

_INSTRUCTIONS: Final = """\
Solitaire (Klondike and solitario). You see what a player sees: ?? is a card that you have not seen.
A move is the place that a card leaves and the place that it goes to: s stock, w waste, 1 to 9
columns, f foundations, h hand. 16 moves cards from column 1 to column 6, 4f from column 4 to its
foundation, sw draws. A card is its rank and suit: 7H, TC, KS.
"""
_ASKS: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
_ACTS: Final = ToolAnnotations(destructive_hint=False, open_world_hint=False)
_DEALS: Final = ToolAnnotations(destructive_hint=True, open_world_hint=False)


@dataclass(frozen=True)
class Table:
    """The table as the player sees it."""

    said: list[str]
    """What happened, in sentences."""
    board: str
    """The table, drawn as text."""
    view: str
    """The table on one line (docs/formats.md)."""
    legal: list[str]
    moves: int
    """Moves from the deal to here."""
    score: int | None
    ending: str | None
    """won, no-move or cycling (only draws are possible, and in vain); None if the game goes on."""


class Agent:
    """One game, and the tools that play it. They are called one at a time."""

    def __init__(self, voice: Voice) -> None:
        self.game = new_game()
        self.voice = voice.for_rules(self.game.rules)
        self.is_reviewed = False

    def new_game(
        self,
        game: str = "draw-three",
        number: int | None = None,
        deal: str | None = None,
        difficulty: str | None = None,
    ) -> Table:
        """Deals a new game in place of the present one, and tells its rules.

        game: draw-three, draw-one, three-passes, one-pass, vegas-three, vegas-one, thoughtful,
        solitario, or a text of rules such as d1p3. The deal is random, unless one of the following
        chooses it; give at most one. number: a numbered deal. deal: cards, or the number of another
        program, such as pysol:24. difficulty: easy, normal, hard or tricky, proven to be winnable.
        """
        self.game = new_game(game, number=number, deal=deal, difficulty=difficulty)
        self.is_reviewed = False
        self.voice = self.voice.for_rules(self.game.rules)
        return self._table(*say_rules(self.voice, self.game.rules, self.game.scoring))

    def view(self) -> Table:
        """Shows the table."""
        return self._table()

    def legal_moves(self) -> dict[str, str]:
        """Lists the legal moves, and says each in words."""
        view = self.game.view
        moves = enumerate(view.legal, 1)
        return {str(move): say_option(self.voice, view, move, n) for n, move in moves}

    def play(self, move: str) -> Table:
        """Plays a move, such as 16, 4f or sw."""
        self._check_open()
        step = self.game.play(move)
        return self._table(say_step(self.voice, step, self.game.view))

    def undo(self) -> Table:
        """Takes the last move back. Cards that were seen stay known."""
        self._check_open()
        step = self.game.undo()
        if step is None:
            return self._table(self.voice.say("nothing-to-undo"))
        return self._table(say_undo(self.voice, step))

    def analyse(self) -> dict[str, Any]:
        """Values the choices of a strong player who sees no more than you; the best comes first.

        It also says how many of the games that look like this one can be won, and what is certain.
        """
        found = analyse(self.game.view)
        value: dict[str, Any] = rounded(analysis_value(found))
        return {"said": say_analysis(self.voice, found), **value}

    def review(self, *, give_up: bool = False) -> dict[str, Any]:
        """Says which move lost the game, and tells luck from mistakes. It uses the hidden cards, so
        the game must be over; give_up ends it. After a review the game cannot go on.
        """
        game = self.game
        if not (give_up or self.is_reviewed or ending(game.view)):
            raise CommandError(CommandFault.REVIEW_OPEN, what="give_up")
        found = review(game)
        self.is_reviewed = True
        value: dict[str, Any] = rounded(review_value(game, found))
        said = say_review(self.voice, game, found)
        return {"said": said, "deal": str(game.deal), "address": game.deal.address, **value}

    def _table(self, *said: str) -> Table:
        game, view = self.game, self.game.view
        over = ending(view)
        if over is not None:
            said = (*said, say_ending(self.voice, game, over))
        legal = [] if self.is_reviewed else list(map(str, view.legal))
        return Table(list(said), str(view), view.text, legal, game.moves_made, game.score, over)

    def _check_open(self) -> None:
        if self.is_reviewed:
            raise CommandError(CommandFault.GAME_REVIEWED, what="new_game")


class Server(MCPServer[Any]):
    """Calls one tool at a time, and answers bad input with one sentence."""

    def __init__(self, agent: Agent) -> None:
        super().__init__(
            "winnable", version=__version__, instructions=_INSTRUCTIONS, log_level="WARNING"
        )
        self.agent = agent
        self._turn = anyio.Lock()
        for tool, kind in (
            (agent.new_game, _DEALS),
            (agent.view, _ASKS),
            (agent.legal_moves, _ASKS),
            (agent.play, _ACTS),
            (agent.undo, _ACTS),
            (agent.analyse, _ASKS),
            (agent.review, _DEALS),
        ):
            self.add_tool(tool, annotations=kind)

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Calls a tool by its name."""
        try:
            async with self._turn:
                return await super().call_tool(name, arguments, context)
        except ToolError as error:
            match error.__cause__:
                case WinnableError() as fault:
                    sentence = say_fault(self.agent.voice, fault)
                case ValidationError() as fault:
                    wrong = fault.errors()[0]
                    sentence = f"{'.'.join(map(str, wrong['loc']))}: {wrong['msg']}."
                case None:
                    sentence = f"{error}."
                case _:
                    raise
        return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


def serve(voice: Voice) -> None:
    """Serves an agent on standard input and output until it ends them."""
    Server(Agent(voice)).run()
