"""Every entry says what it understood of the text that it was given, in the player's language."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from tests.support.command_line import CommandLine
from tests.support.described import in_mid_game
from winnable import new_game, read, say
from winnable.game.game import game_from
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.links import link_to
from winnable.speech.messages import LANGUAGES, Language
from winnable.web.pictures.describing import layout_of
from winnable.web.tables.searches import Searches
from winnable.web.tables.seat import Seat
from winnable.web.wire import game as wire
from winnable.web.wire.layout import Description

PASTED = Path(__file__).parents[1] / "data/pasted"
NAMES = ("spaces", "columns-slashes", "pysol", "minimal-mid-game", "kpat-saved", "canonical")
TEXTS = {name: (PASTED / f"{name}.txt").read_text() for name in NAMES}
NUMBERS = ("4217", "javasol:6", "pysol:24", "https://greenfelt.net/klondike?game=24")
LANGUAGE_CODES = [str(language) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGE_CODES)
@pytest.mark.parametrize("name", TEXTS)
def test_what_was_understood_is_said_by_every_entry(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    text = TEXTS[name]
    (tmp_path / "given").write_text(text)
    understood = say(read(text, "draw-one"), language=language)
    game = ("--game", "draw-one")
    assert cli("solve", "--deal", text, *game).lines[0] == understood
    assert cli("solve", str(tmp_path / "given"), *game).lines[0] == understood
    assert cli("solve", "-", *game, stdin=text).lines[0] == understood
    assert begun(cli, language, game="draw-one", deal=text) == understood
    session = Session(new_game("draw-one", number=7), usual_language=Language(language))
    if "\n" not in text.strip():
        assert session.do(f"own {text.strip()}")[0] == understood
        assert understood in cli("play", "--deal", text, "--plain", *game, stdin="\n").lines
    table = read(text, "draw-one").view
    in_progress = say(read(table.text), language=language)
    assert begun(cli, language, game="draw-one", table=table.text) == in_progress
    assert cli("advise", text, *game).lines[0] == understood


@pytest.mark.parametrize("address", ["http://127.0.0.1:8080", "https://example.org/games", ""])
def test_a_share_link_is_read_by_every_entry(
    cli: CommandLine, tmp_path: Path, address: str
) -> None:
    game = new_game("three-passes", number=8)
    for move in ("sw", "sw"):
        game.play(move)
    _, path = link_to(game)
    link = f"{address}{path}"
    (tmp_path / "given").write_text(f"{link}\n")
    assert read(link).game.text == game.text
    for source in (("--deal", link), (link,), (str(tmp_path / "given"),), ("-",)):
        solved = json.loads(cli("solve", *source, "--json", stdin=link).done)
        assert solved["position"] == str(game.position)
        assert "winnable" in solved.values()
    assert cli("deals", "convert", link).done == f"{game.deal}\n"
    assert "2 moves" in cli("play", "--deal", link, "--plain", stdin="\n").out
    assert "2 moves" in cli("play", "--plain", "--game", "solitario", stdin=f"own {link}\n").out
    begun(cli, "en", game="draw-one", deal=link)
    found = cli.store.open(next(iter(cli.store.listed())).name)
    assert found is not None
    game.assisted = True  # the moves came with the link
    assert found[0].text == game.text
    layout = layout_of(Session(new_game("solitario")), Description("", [], text=link))
    assert layout.table == game.view.text


@pytest.mark.parametrize(
    "text",
    [
        "greenfelt.net/klondike?game=24",
        "https://greenfelt.net/klondike?game=24",
        "/#rules=d1&deal=4217",
        (
            "6H/AD5C/4HTSTH/KS8S7D2C/AS7CJD5STC/8C9H4CACQHKH/6C5HQD4S4DQS5D/"
            "3S6DJS2H9D3HJC8D8H7HAHKD9C7SJH2SQC6S3D3CTD2D9SKC"
        ),
    ],
)
def test_a_deal_with_slashes_is_no_name_of_a_file(
    cli: CommandLine, tmp_path: Path, text: str
) -> None:
    assert " " not in text
    found = [
        json.loads(cli("solve", *source, "--game", "draw-one", "--json").done)
        for source in ((text,), ("--deal", text))
    ]
    for each in found:
        del each["cpu_s"]
    assert found[0] == found[1]
    (tmp_path / "here").mkdir()
    assert "No such file" in cli("solve", str(tmp_path / "here/6H")).complaint


@pytest.mark.parametrize("name", VARIANTS)
def test_a_share_link_is_the_game_that_it_was_made_of(name: str) -> None:
    for number in range(5):
        game = in_mid_game(name, number, Random(f"{name} {number}"))
        deal, whole = (read(f"https://example.org{path}").game for path in link_to(game))
        steps = [[step.move for step in each.steps] for each in (whole, game)]
        assert steps[0] == steps[1]
        assert whole.position == game.position
        assert (deal.deal, deal.variant, deal.is_fresh) == (game.deal, game.variant, True)
        own = read(link_to(game_from(game.view))[0]).game
        assert own.view == game.view


def test_a_faulty_share_link_is_refused_in_one_sentence(cli: CommandLine) -> None:
    for link, why in (
        ("/#rules=d1&deal=7&colour=red", '"colour" is not a part'),
        ("http://x/#rules=d9x&deal=7", '"x"'),
        ("/#rules=d1&deal=KKKK", "KKKK"),
        ("/#rules=d1&deal=7&moves=sw.h9", "h9"),
        ("/#scoring=gold&deal=7", "gold"),
    ):
        assert why in cli("solve", "--deal", link).complaint


@pytest.mark.parametrize("text", NUMBERS)
def test_no_card_of_a_numbered_deal_is_said(cli: CommandLine, text: str) -> None:
    """Who plays a numbered deal has not seen its cards; nor has who follows a link."""
    assert begun(cli, "en", game="draw-one", deal=text) == ""
    assert len(cli("solve", "--deal", text, "--game", "draw-one").lines) == 1
    assert "next card" not in cli("play", "--deal", text, "--plain", stdin="\n").out
    assert begun(cli, "en", link=f"rules=d1&deal={TEXTS['canonical'].strip()}") == ""


def begun(cli: CommandLine, language: str, **asked: str) -> str:
    """What a page says of a game that it asks for."""
    seat = Seat(cli.store, Searches.local())
    return asyncio.run(seat.begin(wire.NewGame(**asked), language)).said  # type: ignore[arg-type]
