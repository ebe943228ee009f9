"""The commands by name, with import paths and summaries, so that help loads none of them."""

from collections.abc import Callable, Sequence
from typing import Final

from cyclopts import App

from .help import PlainHelp
from .serve import serve

COMMANDS: Final = {
    "serve": ("serve:serve", "Play in the browser."),
    "play": ("play:play", "Play in the terminal, by eye or by ear."),
    "race": ("race:race", "Join a race in the terminal."),
    "deals": ("deals:deals_app", "Show, make, convert, find and check deals."),
    "solve": ("solve:solve", "Decide whether deals can be won."),
    "advise": ("advise:advise", "Advise the next move on any table in mid-game."),
    "certify": ("certify:certify", "Write a proof that a deal can or cannot be won."),
    "review": ("review:review", "Find the move that lost a saved game."),
    "games": ("games:games_app", "List, export, import and delete saved games."),
    "players": ("players:players_app", "List, hide, ban, sign out and delete players of a server."),
    "backup": ("data:backup", "Write everything that is saved to one file."),
    "restore": ("data:restore", "Write a backup into an empty database."),
    "doctor": ("data:doctor", "Look for damage in the database, and repair it."),
    "verify": ("reports:verify", "Check saved games, and proofs of wins and losses."),
    "stats": ("reports:stats", "Show your statistics."),
    "campaign": ("campaign:campaign_app", "Decide millions of deals, and publish the table."),
    "arena": ("arena:arena", "Let a bot play proven deals, and measure how many it wins."),
    "bot": ("arena:bot", "Play as a bot of the arena, on standard input and output."),
    "mcp": ("mcp:mcp", "Let an agent play."),
    "completion": ("completion:completion", "Print or install completion for your shell."),
    "desktop": ("desktop:desktop", "Print, install or remove the entry of the desktop's menu."),
}
"""The module and function of each command, and its summary: the first line of its docstring."""

ALIASES: Final = {"analyse": "advise"}


def make_app(arguments: Sequence[str], version: Callable[[], str]) -> App:
    """Makes the parser for these arguments.

    cyclopts replaces a command's docstring by a summary given at registration. So summaries are
    given only if the arguments name no command, for the list of commands.
    """
    named = (COMMANDS.keys() | ALIASES) & set(arguments)
    app = App(
        name="winnable",
        help="Play and analyse Klondike solitaire. Without a command, play in the browser.",
        help_format=None if named else "plaintext",  # Markdown is slow to load
        version=version,
        version_flags=["--version"],
        help_formatter=PlainHelp(),
        result_action="return_value",
    )
    app.default(serve)
    for name, (path, summary) in COMMANDS.items():
        others = [other for other, meant in ALIASES.items() if meant == name]
        app.command(
            f"winnable.cli.{path}",
            name=name,
            alias=others,
            **({} if named else {"help": summary}),
        )
    return app
