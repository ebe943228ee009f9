"""``winnable mcp``: a server of the Model Context Protocol, through which agents play."""

from .faults import CommandError, CommandFault


def mcp() -> int:
    """Let an agent play.

    This is a server of the Model Context Protocol on standard input and output. With its tools an
    agent can deal, see the table, play, undo, analyse and review. No tool shows a card that a
    player would not see. The game is not saved. docs/agents.md has the configuration for a client.

    winnable mcp

    Needs the package mcp.
    """
    try:
        from .agents import serve  # noqa: PLC0415  # an extra, slow to load
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        raise CommandError(CommandFault.MCP_EXTRA) from None
    from .output import player_voice  # noqa: PLC0415  # help does not need it

    serve(player_voice())
    return 0
