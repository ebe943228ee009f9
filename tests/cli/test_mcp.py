"""``winnable mcp``: an agent plays through the client of the protocol's own SDK."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from tests.support.command_line import MODULE, CommandLine
from tests.support.length import pairs
from tests.support.modules import forget
from tests.support.twins import played, twin_of
from winnable.analysis.analysing import analyse
from winnable.catalogues.new import new_game
from winnable.cli.agents import Agent, Server
from winnable.law.rules import parse_rules
from winnable.speech.messages import Voice

TOOLS = {"new_game", "view", "legal_moves", "play", "undo", "analyse", "review"}


async def answer(client: Client, tool: str, **arguments: Any) -> Any:
    """The value that a tool returns."""
    found = await client.call_tool(tool, arguments)
    assert not found.is_error, found.content
    return found.structured_content


async def sentence(client: Client, tool: str, **arguments: Any) -> str:
    """The sentence with which a tool refuses."""
    found = await client.call_tool(tool, arguments)
    assert found.is_error
    (content,) = found.content
    assert content.type == "text"
    assert content.text.isprintable()
    assert content.text.endswith(".")
    return content.text


def by_stdio(cli: CommandLine, work: Callable[[Client], Awaitable[None]]) -> None:
    """Works with a process of the server."""
    command, *arguments = [*MODULE, "mcp"]
    environment = {"XDG_DATA_HOME": str(cli.home), "LANG": "C.UTF-8"}

    async def run() -> None:
        server = StdioServerParameters(command=command, args=arguments, env=environment)
        async with Client(stdio_client(server)) as client:
            await work(client)

    asyncio.run(run())


def test_an_agent_plays_a_game_in_another_process(cli: CommandLine) -> None:
    async def work(client: Client) -> None:
        listed = (await client.list_tools()).tools
        assert {tool.name for tool in listed} == TOOLS
        assert all(tool.description for tool in listed)
        table = await answer(client, "new_game", game="draw-three", number=4217)
        game = new_game("draw-three", number=4217)
        assert (table["board"], table["view"]) == (str(game.view), game.view.text)
        assert "52" in " ".join(table["said"])
        assert table["legal"] == [*map(str, game.legal)]
        named = await answer(client, "legal_moves")
        assert [*named] == table["legal"]
        assert named["sw"] == "3: draw."
        table = await answer(client, "play", move="4f")
        game.play("4f")
        assert table["said"] == ["Ace of clubs to foundation. Queen of spades turned over."]
        assert table == {**await answer(client, "view"), "said": table["said"]}
        assert (table["view"], table["moves"]) == (game.view.text, 1)
        why = await sentence(client, "play", move="23")
        assert why.startswith("No. The 6 of clubs needs a red 7")
        found = await answer(client, "analyse")
        assert found["position"] == game.view.text
        best = analyse(game.view).choices[0]
        assert found["choices"][0]["plan"] == [*map(str, best.plan)]
        assert (await answer(client, "undo"))["moves"] == 0
        assert (await answer(client, "undo"))["said"] == ["Nothing to undo."]
        refused = await sentence(client, "review")
        assert "give_up" in refused
        review = await answer(client, "review", give_up=True)
        assert (review["address"], review["deal"]) == ("4217", str(game.deal))
        for tool, arguments in (("play", {"move": "4f"}), ("undo", {})):
            assert "new_game" in await sentence(client, tool, **arguments)
        assert (await answer(client, "view"))["legal"] == []
        table = await answer(client, "new_game", game="d1c1k2", deal="2H2D2S2CACAHADAS")
        while table["ending"] is None:
            best = (await answer(client, "analyse"))["plan"]
            table = await answer(client, "play", move=best[0])
        assert table["ending"] == "won"
        assert (await answer(client, "review"))["won"]

    by_stdio(cli, work)


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("new_game", {"game": "poker"}, "poker"),
    ("new_game", {"number": -1}, "-1"),
    ("new_game", {"number": "many"}, "number: "),
    ("new_game", {"number": 1, "difficulty": "easy"}, "difficulty"),
    ("new_game", {"difficulty": "extreme"}, "extreme"),
    ("new_game", {"game": "d2p1", "difficulty": "easy"}, "d2p1"),
    ("new_game", {"deal": "4H 4H"}, "4 of hearts"),
    ("new_game", {"deal": "x" * 100_000}, "x"),
    ("play", {"move": "zz"}, "zz"),
    ("play", {"move": "4f 4f"}, "4f 4f"),
    ("play", {"move": "😀\n\x00"}, "😀"),
    ("play", {"move": 7}, "move: "),
    ("play", {}, "move: "),
    ("review", {"give_up": "perhaps"}, "give_up: "),
    ("steal", {}, "steal"),
]


def test_bad_input_gets_one_sentence_and_the_game_goes_on() -> None:
    async def work() -> None:
        server = Server(Agent(Voice()))
        async with Client(server) as client:
            before = await answer(client, "view")
            for tool, arguments, word in BAD:
                assert word in await sentence(client, tool, **arguments), (tool, arguments)
            assert await answer(client, "view") == before

    asyncio.run(work())


async def everything(deal: str, rules: str, moves: list[str], by: dict[str, Any]) -> list[str]:
    """Every answer of a game, as its text, at each move."""
    said = []
    async with Client(Server(Agent(Voice()))) as client:

        async def ask(tool: str, **arguments: Any) -> None:
            found = await client.call_tool(tool, arguments)
            said.append(found.model_dump_json())

        await ask("new_game", game=rules, **(by or {"deal": deal}))
        for move in moves:
            await ask("play", move=move)
        for tool in ("view", "legal_moves", "analyse", "review", "undo", "view", "analyse"):
            await ask(tool)
        legal = await answer(client, "legal_moves")
        for move in ("12", "1f", "w1", "wf", "f1", "fh1", "h1"):
            if move not in legal:
                await ask("play", move=move)
    return said


@pytest.mark.parametrize(
    ("steps", "rules"), pairs([0, 5, 25], ["d3r", "s", "d1", "d1p1", "d3p3c5", "d1k8"])
)
def test_twins_get_the_same_answers(rules: str, steps: int) -> None:
    """Two games with one view, and other hidden cards."""
    game = played(parse_rules(rules), 11, steps, 0.5)
    other = twin_of(game, Random(3))
    if other is None:
        pytest.skip("too few cards are hidden")
    assert other.position != game.position
    moves = [str(step.move) for step in game.steps]
    one, two = (asyncio.run(everything(str(each.deal), rules, moves, {})) for each in (game, other))
    assert one == two


@pytest.mark.parametrize("by", [{"number": 77}, {"difficulty": "hard"}, {}], ids=str)
def test_no_answer_tells_the_number_before_the_end(
    by: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game answers as the same cards do without a number."""
    made = new_game("draw-three", random=Random(5), **by)
    monkeypatch.setattr(
        "winnable.cli.agents.new_game",
        lambda *_, **given: (
            new_game("draw-three", deal=given["deal"]) if given.get("deal") else made
        ),
    )
    hidden, open_ = (
        asyncio.run(everything(str(made.deal), "draw-three", ["sw"], each))
        for each in (by or {"difficulty": "any"}, {})
    )
    assert made.deal.number is not None
    assert hidden == open_


def test_calls_at_once_are_answered_in_turn() -> None:
    async def work() -> None:
        async with Client(Server(Agent(Voice()))) as client:
            await answer(client, "new_game", number=4217)
            tables = await asyncio.gather(*[answer(client, "play", move="sw") for _ in range(5)])
            assert sorted(each["moves"] for each in tables) == [1, 2, 3, 4, 5]

    asyncio.run(work())


def test_without_the_package_a_sentence_names_it(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = "winnable.cli.agents"
    forget(monkeypatch, lambda name: name.partition(".")[0] == "mcp" or name == own)
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert "pip install mcp" in cli("mcp").complaint
    assert "agent" in cli("mcp", "--help").done


@pytest.mark.parametrize("how", ["end of input", "interrupt", "nonsense"])
def test_the_server_ends_in_order(cli: CommandLine, how: str) -> None:
    process = subprocess.Popen(
        [*MODULE, "mcp"],
        env={"XDG_DATA_HOME": str(cli.home), "LANG": "C.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    hello = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    }
    request = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
    process.stdin.write(json.dumps(request) + "\n" + ("nonsense\n" if how == "nonsense" else ""))
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["result"]["serverInfo"]["name"] == "winnable"
    if how == "interrupt":
        process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == (130 if how == "interrupt" else 0)
    assert "Traceback" not in err
