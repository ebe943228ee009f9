"""The commands by name, with import paths and summaries, so that help loads none of them."""

from collections.abc import Callable, Sequence
from typing import Final

from cyclopts import App

from .help import PlainHelp
from .serve import serve

COMMANDS: Final = {
    "serve": ("winnable.cli.serve:serve", "Play in the browser."),
    "play": ("winnable.cli.play:play", "Play in the terminal, by eye or by ear."),
    "race": ("winnable.cli.race:race", "Join a race in the terminal."),
    "deals": ("winnable.cli.deals:deals_app", "Show, make, convert, find and check deals."),
    "solve": ("winnable.cli.solve:solve", "Decide whether deals can be won."),
    "advise": ("winnable.cli.advise:advise", "Advise the next move on any table in mid-game."),
    "certify": (
        "winnable.cli.certify:certify",
        "Write a proof that a deal can or cannot be won.",
    ),
    "review": ("winnable.cli.review:review", "Find the move that lost a saved game."),
    "games": ("winnable.cli.games:games_app", "List, export, import and delete saved games."),
    "players": (
        "winnable.cli.players:players_app",
        "List, hide, ban and delete the players of a server.",
    ),
    "verify": ("winnable.cli.reports:verify", "Check saved games, and proofs of wins and losses."),
    "stats": ("winnable.cli.reports:stats", "Show your statistics."),
    "campaign": (
        "winnable.cli.campaign:campaign_app",
        "Decide millions of deals, and publish the table.",
    ),
    "arena": (
        "winnable.cli.arena:arena",
        "Let a bot play proven deals, and measure how many it wins.",
    ),
    "bot": (
        "winnable.cli.arena:bot",
        "Play as a bot of the arena, on standard input and output.",
    ),
    "completion": (
        "winnable.cli.completion:completion",
        "Print or install completion for your shell.",
    ),
    "desktop": (
        "winnable.cli.desktop:desktop",
        "Print, install or remove the entry of the desktop's menu.",
    ),
}
"""Import path and summary of each command. The summary is the first line of its docstring."""


def make_app(arguments: Sequence[str], version: Callable[[], str]) -> App:
    """Makes the parser for these arguments.

    cyclopts replaces a command's docstring by a summary given at registration. So summaries are
    given only if the arguments name no command, for the list of commands.
    """
    named = COMMANDS.keys() & set(arguments)
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
        app.command(path, name=name, **({} if named else {"help": summary}))
    return app
