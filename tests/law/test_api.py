"""The public names: listed once, documented, and independent of the order of imports."""

import doctest
import pkgutil
import subprocess
import sys
import venv
from collections.abc import Callable, Iterable
from enum import StrEnum
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest

import winnable
from tests.support.length import IS_LONG
from winnable import (
    VARIANTS,
    Deal,
    DealError,
    Deck,
    Difficulty,
    IllegalMove,
    Limits,
    MoveError,
    RulesError,
    Scoring,
    advise,
    catalogue,
    ending,
    hints,
    legal_moves,
    new_game,
    numbered_deal,
    parse_card,
    parse_move,
    parse_rules,
    refusal,
    shorten,
    solve,
    solve_many,
    svg,
)
from winnable.catalogues import CatalogueFault
from winnable.catalogues.new import ChoiceFault
from winnable.law.deals import DealFault
from winnable.law.reasons import Reason
from winnable.law.rules import RulesFault
from winnable.law.variants import VariantFault

FUNCTIONS = ("advise", "catalogue", "chance", "ending", "hints", "review", "shorten", "solve")
ROOT = Path(__file__).parents[2]
UNTYPED: Any = winnable


def modules() -> list[str]:
    found = pkgutil.walk_packages(winnable.__path__, "winnable.")
    return [each.name for each in found if not each.name.endswith("__main__")]


# Names


def test_every_public_name_is_listed_once() -> None:
    assert len(set(winnable.__all__)) == len(winnable.__all__)
    assert set(winnable.__all__) <= set(dir(winnable))
    for name in winnable.__all__:
        assert getattr(winnable, name) is not None


def test_every_public_name_is_documented() -> None:
    for name in winnable.__all__:
        value = getattr(winnable, name)
        if callable(value) and getattr(value, "__module__", "").startswith("winnable"):
            assert value.__doc__, name
            assert not value.__doc__.startswith(f"{name}("), (
                name
            )  # the docstring that dataclasses generate


def test_no_package_shares_its_name_with_a_function() -> None:
    tops = {each.name for each in pkgutil.iter_modules(winnable.__path__)}
    assert not tops & set(winnable.__all__)


def test_an_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'spider'"):
        winnable.spider  # noqa: B018


def in_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_functions_are_not_shadowed_by_modules_imported_before() -> None:
    code = (
        "import importlib, sys\n"
        f"for name in {modules()!r}: importlib.import_module(name)\n"
        "import winnable\n"
        f"from winnable import {', '.join(FUNCTIONS)}, verify, play, start\n"
        f"for each in ({', '.join(FUNCTIONS)}, verify, play, start): assert callable(each), each\n"
        f"for name in {FUNCTIONS!r}: assert callable(getattr(winnable, name)), name\n"
        "print('good')"
    )
    assert in_python(code) == "good\n"


def test_importing_winnable_loads_no_library_and_no_search() -> None:
    code = "import sys, winnable; print(*sorted(sys.modules))"
    loaded = set(in_python(code).split())
    assert not loaded & {"msgspec", "starlette", "fluent", "rich", "cyclopts", "winnable.solver"}
    code = "import sys; from winnable import new_game, chance, review; print(*sorted(sys.modules))"
    loaded = set(in_python(code).split())
    assert not loaded & {"msgspec", "starlette", "fluent", "rich", "cyclopts", "filelock"}
    assert winnable.__version__ == version("winnable")


@pytest.mark.parametrize(
    "name", sorted({"winnable", *(f"winnable.{m}" for m in winnable._MODULES)})
)
def test_docstring_examples_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


# New games


@pytest.mark.parametrize("name", VARIANTS)
def test_a_new_game_has_its_name_deal_and_scoring(name: str) -> None:
    variant = VARIANTS[name]
    game = new_game(name, number=7)
    assert (game.variant, game.deal) == (variant, numbered_deal(7, variant.rules))
    assert new_game(name, deal=str(game.deal)).deal == game.deal
    assert new_game(name, deal=game.deal) == game
    assert new_game(variant.rules, number=7).deal == game.deal
    hard = new_game(name, difficulty="hard", random=Random(1))
    assert hard.deal.difficulty == "hard"
    assert hard == new_game(name, difficulty=Difficulty.HARD, random=Random(1))
    assert 1 <= (new_game(name).deal.number or 0) <= 1_000_000
    assert new_game(name, random=Random(2)) == new_game(name, random=Random(2))


def test_new_game_takes_rules_instead_of_a_name() -> None:
    assert new_game("d2c4k6", number=1).rules == parse_rules("d2c4k6")
    assert new_game("Draw Three", number=1).variant.name == "draw-three"
    assert new_game("sb", number=1).rules == parse_rules("sb")
    assert new_game("d3", number=1, scoring=Scoring.VEGAS).score == -52


@pytest.mark.parametrize(
    ("asked", "error", "code"),
    [
        ({"game": "spider"}, RulesError, VariantFault.NAME),
        ({"game": "draw-four"}, RulesError, VariantFault.NAME),
        ({"game": ""}, RulesError, VariantFault.NAME),
        ({"game": "d3z"}, RulesError, RulesFault.LETTER),
        ({"number": -1}, DealError, DealFault.NUMBER),
        ({"number": 1, "deal": "2"}, DealError, ChoiceFault.CLASH),
        ({"deal": "AH"}, DealError, DealFault.FEW),
        ({"game": "d2", "difficulty": "hard"}, RulesError, CatalogueFault.NO_CATALOGUE),
        ({"game": "solitario", "difficulty": "tricky"}, DealError, ChoiceFault.NO_LEVEL),
        ({"difficulty": "evil"}, DealError, ChoiceFault.DIFFICULTY),
        ({"difficulty": ""}, DealError, ChoiceFault.DIFFICULTY),
        ({"game": "solitario", "deal": numbered_deal(1, parse_rules("d1"))}, DealError, None),
    ],
)
def test_new_game_refuses_bad_arguments_with_value_error(
    asked: dict[str, str], error: type[RulesError], code: StrEnum | None
) -> None:
    with pytest.raises(error) as caught:
        new_game(**asked)  # type: ignore[arg-type]
    assert isinstance(caught.value, ValueError)
    assert code is None or caught.value.code is code


# Playing


@pytest.mark.parametrize("name", VARIANTS)
def test_play_takes_a_move_or_its_text(name: str) -> None:
    one, other, draw = new_game(name, number=5), new_game(name, number=5), Random(3)
    for _ in range(60):
        if not one.legal:
            break
        assert one.legal == legal_moves(one.position)
        move = draw.choice(one.legal)
        assert one.refusal(move) is None
        assert one.refusal(str(move)) is None
        assert one.play(move) == other.play(str(move))
        assert one == other


def test_an_illegal_move_is_a_value_error_with_its_refusal() -> None:
    game = new_game("draw-three", number=4217)
    text = game.text
    with pytest.raises(ValueError, match=r"^23 is illegal: the 6 of clubs needs a red 7") as caught:
        game.play("23")
    assert isinstance(caught.value, IllegalMove)
    assert caught.value.refusal == game.refusal("23") == refusal(game.position, parse_move("23"))
    assert caught.value.refusal.reason is Reason.RANK
    with pytest.raises(MoveError):
        game.play("hello")
    assert game.text == text
    italian = new_game("solitario", number=1)
    italian.play("sh")
    refused = [move for move in ("h1", "h2", "h3", "h4", "h5", "h6") if italian.refusal(move)]
    with pytest.raises(IllegalMove, match=r"of (coins|cups|clubs|swords)"):
        italian.play(refused[0])


def test_piles_of_a_view_are_named() -> None:
    view = new_game("draw-three", number=4217).view
    assert [pile.down for pile in view.columns] == [0, 1, 2, 3, 4, 5, 6]
    assert all(pile.top == pile[-1] == pile.face_up[-1] for pile in view.columns)
    assert view.columns[3].face_down == (None, None, None)
    assert (view.stock.top, view.waste.top) == (None, None)
    assert (view.stock.down, view.stock.face_up) == (24, ())
    assert view.columns[3] == (None, None, None, view.columns[3].top)


@pytest.mark.parametrize("text", ["TH", "10H", "10♥", "th", " Th "])
def test_a_card_is_read_in_every_usual_notation(text: str) -> None:
    assert parse_card(text) == 36


@pytest.mark.parametrize("text", ["", "H", "1H2H", "XX", "7B"])
def test_text_that_is_not_one_card_is_refused(text: str) -> None:
    with pytest.raises(DealError):
        parse_card(text)


# Types


def test_a_game_stands_for_its_position_in_the_solver() -> None:
    for name in VARIANTS:
        game = new_game(name, number=1)
        answer = solve(game, Limits(20_000))
        known = solve(game.position, Limits(20_000))
        assert (answer.verdict, answer.nodes, answer.moves) == (
            *(known.verdict, known.nodes),
            known.moves,
        )
        assert [each.nodes for each in solve_many([game], Limits(20_000))] == [known.nodes]
        if known.moves:
            shorter = shorten(game, known.moves, budget=100)
            assert shorter == shorten(game.position, known.moves, budget=100)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_catalogue_is_found_by_name_text_or_rules(name: str) -> None:
    rules = VARIANTS[name].rules
    one, two, three = catalogue(name), catalogue(str(rules)), catalogue(rules)
    assert one is not None
    assert two is not None
    assert three is not None
    assert one.rules == two.rules == three.rules == rules
    with pytest.raises(RulesError):
        catalogue("spider")


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda _game: UNTYPED.solve(None), "position"),
        (lambda game: UNTYPED.solve(game.view), "position"),
        (lambda _game: UNTYPED.shorten("sw", ()), "position"),
        (lambda _game: list(UNTYPED.solve_many([3])), "position"),
        (catalogue, "rules"),
        (lambda _game: UNTYPED.new_game(3), "game"),
        (lambda _game: UNTYPED.new_game(number="4217"), "number"),
        (lambda _game: UNTYPED.new_game(number=1.5), "number"),
        (lambda _game: UNTYPED.new_game(deal=4217), "deal"),
        (lambda _game: UNTYPED.new_game(difficulty=3), "difficulty"),
        (lambda game: UNTYPED.numbered_deal("7", game.rules), "number"),
        (lambda game: game.play(None), "move"),
        (lambda game: game.play(("s", "w")), "move"),
        (lambda game: game.refusal(3), "move"),
        (advise, "view"),
        (hints, "view"),
        (lambda game: UNTYPED.chance(game.position), "view"),
        (ending, "view"),
        (lambda _game: UNTYPED.fate(None), "view"),
        (lambda game: UNTYPED.game_from(game.view.text), "table"),
        (lambda _game: UNTYPED.new_game(random=1), "random"),
        (lambda _game: UNTYPED.Rules(draw="3"), "draw"),
        (lambda _game: UNTYPED.Rules(draw=1.5), "draw"),
        (lambda _game: UNTYPED.Rules(columns=None), "columns"),
        (lambda _game: UNTYPED.Limits(nodes="many"), "nodes"),
        (lambda _game: UNTYPED.Limits(memory=0.5), "memory"),
        (lambda game: UNTYPED.chance(game.view, samples="many"), "samples"),
        (lambda _game: UNTYPED.svg.board("AH 2H"), "table"),
        (lambda _game: UNTYPED.svg.figure(None), "table"),
        (lambda game: UNTYPED.svg.game(game.view), "played"),
        (lambda game: UNTYPED.svg.game(game.text), "played"),
        (lambda _game: UNTYPED.say(3), "value"),
        (lambda game: UNTYPED.say(advise(game.view)), "of"),
        (lambda game: UNTYPED.say(winnable.review(game), game.view), "of"),
    ],
)
def test_an_argument_of_a_wrong_type_is_named(call: Callable[[Any], object], argument: str) -> None:
    game = new_game(number=1)
    with pytest.raises(TypeError, match=rf"^{argument} must be .+, not \w+$") as caught:
        call(game)
    assert caught.value.__cause__ is None
    assert game.is_fresh


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: winnable.chance(new_game(number=1).view, samples=0), "samples must be at least 1"),
        (lambda: Limits(nodes=-5), "nodes must be at least 0"),
        (lambda: Limits(memory=-1), "memory must be at least 0"),
        (lambda: svg.game(new_game(number=1), seconds=-1), "seconds must be greater than 0"),
        (lambda: svg.board(new_game(number=1), rows=0), "rows must be at least 1"),
    ],
)
def test_a_number_that_is_too_small_is_named(call: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=rf"^{said}, not -?\d$"):
        call()


@pytest.mark.parametrize(
    ("deck", "cards", "said"),
    [
        (Deck.FRENCH, (0,) * 52, "The ace of hearts is in the deal twice, as card 1 and card 2."),
        (
            Deck.FRENCH,
            (99, *range(1, 52)),
            'Card 1 of the deal is "99", which is not in this deck.',
        ),
        (Deck.FRENCH, range(-1, 51), 'Card 1 of the deal is "-1", which is not in this deck.'),
        (Deck.FRENCH, ("AH", *range(1, 52)), 'Card 1 of the deal is "AH", which is not in this'),
        (Deck.FRENCH, range(51), "The deal has 51 of 52 cards; the first one missing is the king"),
        (Deck.FRENCH, range(56), 'Card 53 of the deal is "52", which is not in this deck.'),
        (Deck.ITALIAN, range(52), 'Card 41 of the deal is "40", which is not in this deck.'),
        (
            Deck.ITALIAN,
            range(1, 40),
            "The deal has 39 of 40 cards; the first one missing is the ace",
        ),
    ],
)
def test_a_deal_has_each_card_once(deck: Deck, cards: Iterable[Any], said: str) -> None:
    with pytest.raises(DealError) as caught:
        Deal(deck, tuple(cards))
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_is_drawn_as_its_player_sees_it(name: str) -> None:
    game = new_game(name, number=1)
    assert svg.board(game) == svg.board(game.view)
    assert svg.figure(game, title="A game") == svg.figure(game.view, title="A game")


def test_a_number_may_be_any_integer_type() -> None:
    assert new_game(number=True).deal.address == "1"


SCRIPT = """
from winnable import (
    Difficulty, IllegalMove, Move, Position, Review, View, advise, catalogue, chance, ending, fate,
    hints, new_game, parse_condition, parse_position, parse_view, review, shorten, solve,
    solve_many, svg, verify, Verdict,
)
import winnable

game = new_game("draw-three", number=4217)
view: View = game.view
position: Position = parse_position(game.position.text)
moves: tuple[Move, ...] = game.legal
top: int | None = parse_view(view.text).columns[3].top
waste: int | None = view.waste.top
try:
    game.play("23")
except IllegalMove as error:
    card: int | None = error.refusal.card
except ValueError:
    pass
won: tuple[Move, ...] | None = solve(position).moves
if won is not None:
    won = shorten(position, won)
advice = advise(view)
if advice is not None:
    game.play(advice.move)
share: float = chance(view).share
told: Review = review(game)
better: list[tuple[Move, ...]] = [mistake.plan for mistake in told.mistakes]
found = catalogue(game.rules)
number: int | None = None if found is None else found.last
if found is not None:
    hard: Difficulty | None = next(found.find(parse_condition("level=hard traps<0.1"))).difficulty
    assert new_game(game.rules, difficulty=hard).deal.difficulty is hard
nodes: list[int] = [answer.nodes for answer in solve_many([position])]
again: Verdict = solve(game).verdict
named = catalogue("draw-three")
picture: str = svg.board(view) + winnable.__version__ + str(hints(view)) + str(fate(view))
good: bool = verify(game.text).is_won
"""


def checked(python: str, folder: Path, script: str) -> str:
    """The output of ``mypy --strict`` for a script that uses the package installed for
    ``python``.
    """
    path = folder / "script.py"
    path.write_text(script)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache"]
    done = subprocess.run(
        [*mypy, "--python-executable", python, str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    return done.stdout + done.stderr


def test_a_user_script_passes_strict_type_checks(tmp_path: Path) -> None:
    assert "Success: no issues" in checked(sys.executable, tmp_path, SCRIPT)
    wrong = checked(sys.executable, tmp_path, SCRIPT + "\ngame.play(3)\nsolve(view)\n")
    assert wrong.count("error:") == 2, wrong  # mypy sees the types, not Any


@pytest.mark.skipif(not IS_LONG, reason="builds a wheel: a minute")
def test_a_user_script_passes_strict_type_checks_against_the_wheel(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    options = ["--no-deps", "-w", str(tmp_path)]
    subprocess.run([*pip, "wheel", *options, str(ROOT)], check=True)
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    (wheel,) = tmp_path.glob("winnable-*.whl")
    subprocess.run([*pip, "--python", str(python), "install", "--no-deps", str(wheel)], check=True)
    assert "Success: no issues" in checked(str(python), tmp_path, SCRIPT)
