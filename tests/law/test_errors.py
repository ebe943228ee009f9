"""The tree of errors: each layer has its own faults; details are typed; each error pickles."""

import copy
import pickle
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.support.faults import codes_of, error_classes, faults, with_faults
from winnable import new_game, parse_game, parse_rules
from winnable.game.record import RecordError, RecordFault
from winnable.law import errors
from winnable.law.errors import Details, WinnableError
from winnable.law.position import IllegalMove
from winnable.law.reasons import Reason
from winnable.law.rules import RulesError, RulesFault

# The tree


def test_the_root_knows_cards_and_no_layer() -> None:
    own = {name for name, value in vars(errors).items() if isinstance(value, type)}
    assert own - {"Card", "Deck", "Details", "Generic", "StrEnum", "TypeVar"} == {
        "ErrorOf",
        "StaleModule",
        "WinnableError",
    }


def test_the_tree_in_the_docstring_matches_the_classes() -> None:
    assert errors.__doc__ is not None
    drawn: list[tuple[str, str, str]] = []
    parents = ["WinnableError"]
    for line in errors.__doc__.splitlines():
        found = re.fullmatch(r"([│ ]*)[├└]── (\w+) .* ([\w.]+)", line)
        if found is not None:
            depth = len(found[1]) // 4 + 1
            parents[depth:] = [found[2]]
            drawn.append((found[2], parents[depth - 1], found[3]))
    assert sorted(drawn) == sorted(
        (kind.__name__, parent_of(kind).__name__, home_of(kind)) for kind in error_classes()
    )


def parent_of(kind: type[WinnableError]) -> type:
    """``ErrorOf`` only says of which enum the codes are."""
    (parent, *_) = kind.__bases__
    return WinnableError if parent is errors.ErrorOf else parent


def home_of(kind: type[WinnableError]) -> str:
    """The shortest module name that the tree uses for the class."""
    *_, folder, module = kind.__module__.split(".")
    return f"{folder}.{module}" if module == "faults" else module


def test_errors_of_input_are_value_errors() -> None:
    others = {kind.__name__ for kind in error_classes() if not issubclass(kind, ValueError)}
    assert others == {
        *("RankedError", "StoreError", "RaceError"),
        *("SessionError", "WebError"),
        *("CampaignError", "CommandError", "PartError", "BotError", "ArenaError"),
    }


def test_every_fault_belongs_to_one_class() -> None:
    for kind in with_faults():
        assert codes_of(kind).__module__ == kind.__module__
    assert codes_of(IllegalMove) is Reason
    enums = [codes_of(kind) for kind in with_faults()]
    assert len(set(enums)) == len(enums)
    values = [code.value for each in enums for code in each]
    assert len(set(values)) == len(values) == len(faults()) > 80


def test_every_enum_of_faults_has_one_class() -> None:
    found = {each for each in StrEnum.__subclasses__() if each.__name__.endswith("Fault")}
    assert found == {codes_of(kind) for kind in with_faults()}


# Pickles


DETAILS = dict.fromkeys(Details.__annotations__, 7)
"""A value for every detail."""


@pytest.mark.parametrize("kind", with_faults(), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_error_can_be_pickled_and_copied(kind: type[WinnableError], protocol: int) -> None:
    (code, *_) = codes_of(kind)
    error = kind(code, **DETAILS)  # type: ignore[arg-type]
    error.add_note("read at noon")
    for back in (pickle.loads(pickle.dumps(error, protocol)), copy.deepcopy(error)):
        assert type(back) is kind
        assert back.code is code
        assert (back.details, back.args) == (error.details, error.args)
        assert str(back) == str(error)
        assert back.__notes__ == ["read at noon"]


def test_a_pickled_illegal_move_keeps_its_refusal() -> None:
    with pytest.raises(IllegalMove) as caught:
        new_game("solitario", number=1).play("hs")
    back = pickle.loads(pickle.dumps(caught.value))
    assert type(back) is IllegalMove
    assert back.code is Reason.HAND_EMPTY
    assert back.refusal == caught.value.refusal
    assert back.rules == caught.value.rules
    assert str(back) == str(caught.value)


def test_errors_cross_process_boundaries() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        with pytest.raises(RecordError) as read:
            pool.submit(parse_game, "winnable game 1\nrules d1\ndeal 1\nmoves sw wf").result()
        with pytest.raises(RulesError, match="rules-letter") as ruled:
            pool.submit(parse_rules, "d1q").result()
    assert read.value.code is RecordFault.MOVE
    assert (read.value.details["at"], read.value.details["text"]) == (2, "wf")
    assert isinstance(read.value.details["why"], IllegalMove)
    assert ruled.value.code is RulesFault.LETTER


def test_the_class_of_a_whole_catches_faults_of_its_parts() -> None:
    with pytest.raises(RecordError) as caught:
        parse_game("winnable game 1\nrules d1q\ndeal 1\nmoves")
    assert caught.value.code is RulesFault.LETTER
    assert caught.value.details == {"text": "q", "at": 3}
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


# Types


def test_a_wrong_fault_or_detail_is_a_type_error(tmp_path: Path) -> None:
    kinds = with_faults()
    lines = [f"import {name}" for name in sorted({kind.__module__ for kind in kinds})]
    wrong: set[int] = set()
    for at, kind in enumerate(kinds):
        name = f"{kind.__module__}.{kind.__name__}"
        own, other = (codes_of(each) for each in (kind, kinds[at - 1]))
        code = f"{own.__module__}.{own.__name__}.{next(iter(own)).name}"
        lines.append(f"{name}({code})")
        for call in (
            f"{name}({other.__module__}.{other.__name__}.{next(iter(other)).name})",
            f"{name}({next(iter(own)).value!r})",
            f"{name}({code}, colour='red')",
            *(f"{name}({code}, {detail}=object())" for detail in DETAILS),
        ):
            lines.append(call)
            wrong.add(len(lines))
    script = tmp_path / "raises.py"
    script.write_text("\n".join(lines) + "\n")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache"]
    done = subprocess.run(
        [*mypy, "--python-executable", sys.executable, str(script)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    found = re.findall(r"^raises\.py:([0-9]+): error:", done.stdout, re.MULTILINE)
    assert {int(line) for line in found} == wrong, done.stdout + done.stderr
    assert len(wrong) > 3 * len(kinds)
