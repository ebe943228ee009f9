"""Questions: a canonical text that reads back, a name for each, and one sentence for each typo."""

import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.rule_sets import KLONDIKE_RULES, rule_sets
from winnable.law.rules import Rules, RulesFault, parse_rules
from winnable.research.campaign import sources
from winnable.research.campaign.faults import QuestionError, QuestionFault
from winnable.research.campaign.measures import MEASURES
from winnable.research.campaign.question import Question, parse_question
from winnable.research.campaign.sources import SOURCES, code_name
from winnable.speech.messages import LANGUAGES, Voice, say_fault

D3 = parse_rules("d3")
WHOLE = 'rules = "d3"\nfirst = 1\nlast = 9\n'
"""The shortest question, with three lines."""


@given(
    rules=rule_sets(KLONDIKE_RULES),
    ends=st.tuples(st.integers(0, 1 << 62), st.integers(0, 1 << 62)).map(sorted),
    measures=st.sets(st.sampled_from(list(MEASURES)), min_size=1),
    limits=st.tuples(*[st.integers(1, 1 << most) for most in (62, 24, 62, 24, 62)]),
)
@settings(max_examples=30)
def test_the_text_of_a_question_reads_back_equal(
    rules: Rules, ends: list[int], measures: set[str], limits: tuple[int, ...]
) -> None:
    states, memory, more_states, more_memory, check_every = limits
    question = Question(
        rules,
        ends[0],
        ends[1],
        measures=tuple(measures),
        states=states,
        memory=memory,
        more_states=more_states,
        more_memory=more_memory,
        check_every=check_every,
    )
    assert parse_question(str(question)) == question
    assert str(parse_question(str(question))) == str(question)


def test_what_is_missing_has_its_default() -> None:
    assert parse_question(WHOLE) == Question(D3, 1, 9)
    assert Question(D3, 1, 9).code == code_name()


def test_every_field_is_part_of_the_name() -> None:
    question = Question(D3, 1, 9)
    changed: dict[str, Any] = {
        "rules": parse_rules("d1"),
        "measures": ("ladder",),
        "code": "9.9 0123456789abcdef",
    }
    names = {question.id}
    for each in fields(Question):
        value: dict[str, Any] = {each.name: changed.get(each.name, 7)}
        names.add(replace(question, **value).id)
    assert len(names) == 1 + len(fields(Question))


def test_a_measure_brings_those_that_it_needs_in_a_fixed_order() -> None:
    asked = Question(D3, 1, 9, ("ladder", "passes"))
    assert asked.measures == ("winnable", "passes", "ladder")
    assert asked == Question(D3, 1, 9, ("passes", "winnable", "ladder"))


WRONG = {
    'rules = "d3"\nfirst = \n': (QuestionFault.SYNTAX, 2),
    'rules = "d3x"\nfirst = 1\nlast = 9': (RulesFault.LETTER, 1),
    WHOLE + "[table]\nstates = 5": (QuestionFault.KEY, 4),
    WHOLE + "colour = 5": (QuestionFault.KEY, 4),
    WHOLE + '\nmeasures = ["winable"]': (QuestionFault.MEASURE, 5),
    WHOLE + "measures = 3": (QuestionFault.MEASURE, 4),
    WHOLE + "measures = []": (QuestionFault.MEASURE, 4),
    WHOLE + 'code = "today"': (QuestionFault.CODE, 4),
    WHOLE.replace("9", "0"): (QuestionFault.BACKWARDS, 3),
    WHOLE.replace("9", f"{1 << 63}"): (QuestionFault.NUMBER, 3),
    WHOLE.replace("d3", "s") + 'measures = ["passes"]': (QuestionFault.FAMILY, 4),
    'rules = "d3"\nfirst = 1': (QuestionFault.MISSING, 0),
}
"""Texts that are no question, with the fault and its line."""


@pytest.mark.parametrize("text", WRONG)
def test_a_fault_names_its_line_in_one_sentence(text: str) -> None:
    with pytest.raises(QuestionError) as raised:
        parse_question(text)
    assert (raised.value.code, raised.value.details["line"]) == WRONG[text]
    for language in LANGUAGES:
        said = say_fault(Voice(language=language), raised.value)
        assert said.endswith(".")
        assert "\n" not in said


@pytest.mark.parametrize("name", [each.name for each in fields(Question)])
def test_a_typo_in_a_key_is_named_with_its_line_and_the_key_that_is_meant(name: str) -> None:
    lines = str(Question(D3, 1, 9)).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{name} ="))
    for wrong in (name[:-1] + "q", name + "s"):
        texts = [*lines]
        texts[at] = texts[at].replace(name, wrong, 1)
        with pytest.raises(QuestionError) as raised:
            parse_question("\n".join(texts))
        assert raised.value.code is QuestionFault.NEAR_KEY
        assert raised.value.details["line"] == at + 1
        assert raised.value.details["what"] == name


@pytest.mark.parametrize("name", [each.name for each in fields(Question)])
def test_a_value_of_the_wrong_type_is_named_with_its_line(name: str) -> None:
    lines = str(Question(D3, 1, 9)).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{name} ="))
    for wrong in ("true", "1.5", "2026-11-23", "[[1]]"):
        texts = [*lines]
        texts[at] = f"{name} = {wrong}"
        with pytest.raises(QuestionError) as raised:
            parse_question("\n".join(texts))
        assert raised.value.details["line"] == at + 1


# The code


def test_the_code_has_every_module_that_a_measure_imports() -> None:
    """What else is imported draws, scores, names games or reports errors: it changes no answer."""
    program = "import sys, winnable.research.campaign.measures; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    parts = {name.removeprefix("winnable.") for name in loaded if name.startswith("winnable.")}
    covered = tuple(source.replace("/", ".") for source in SOURCES)
    others = {part for part in parts if not f"{part}.".startswith(tuple(f"{c}." for c in covered))}
    assert others == {
        *("catalogues", "catalogues.conditions", "catalogues.parts"),
        *("game", "game.hidden", "law", "law.drawing", "law.errors", "law.notation"),
        *("law.reasons", "law.scoring", "law.svg", "law.variants"),
        *("proof", "proof.faults", "research", "research.campaign", "research.grading"),
    }


def test_the_code_changes_with_each_of_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("solver/a.py", "players/d3.net", "law/moves.py", "law/moves.pxd", "messages.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x = 1\n")
    monkeypatch.setattr(sources, "_PACKAGE", tmp_path)
    names = [code_name.__wrapped__()]
    for name in ("solver/a.py", "players/d3.net", "law/moves.py", "law/moves.pxd"):
        (tmp_path / name).write_text("x = 2\n")
        names.append(code_name.__wrapped__())
    assert len(set(names)) == 5
    (tmp_path / "law/moves.py").write_bytes(b"x = 2\r\n")  # as git checks it out on Windows
    (tmp_path / "messages.py").write_text("x = 2\n")
    assert code_name.__wrapped__() == names[-1]
