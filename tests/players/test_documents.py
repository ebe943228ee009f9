"""JSON documents: they follow their schemas, return the value, and hide what the view hides.

``python -m tests.players.test_documents --renew`` writes the schemas.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.support.described import joined_late
from tests.support.random_games import ACTS, acted, any_rules, deals
from tests.support.twins import twin_of
from winnable import DocumentError, Game, View, analyse, from_json, new_game, read, say, to_json
from winnable.analysis.analysing import Analysis
from winnable.analysis.documents import DOCUMENTS, schema
from winnable.law.cards import card_text
from winnable.law.deals import Deal
from winnable.law.view import view_of
from winnable.law.worlds import unseen
from winnable.players import Strength
from winnable.speech.messages import LANGUAGES

SCHEMAS: Final = Path(__file__).parents[2] / "docs" / "schemas"
WORK: Final = Strength(simulations=15, worlds=2, nodes=100, states=2000, dives=1, certain=500)


def written(schema_of: dict[str, Any]) -> str:
    return json.dumps(schema_of, indent=2, ensure_ascii=False) + "\n"


@cache
def validator(kind: str) -> Draft202012Validator:
    found = json.loads((SCHEMAS / f"{kind}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


def checked(value: View | Game | Analysis) -> str:
    """The document of a value, which follows its schema and returns the value."""
    text = to_json(value)
    document = json.loads(text)
    validator(document["kind"]).validate(document)
    assert type(from_json(text)) is type(value)
    assert from_json(text) == from_json(text.encode()) == value
    assert to_json(from_json(text)) == text
    return text


def assert_hides(text: str, view: View) -> None:
    shown = set(re.findall(r"[A2-9TJQK][A-Z]", text))
    assert not shown & {card_text(card, view.rules.deck) for card in unseen(view)}


@given(st.data())
def test_a_view_and_a_game_return_from_their_documents(data: st.DataObject) -> None:
    rules = data.draw(any_rules((True, False)))
    game = Game(rules, data.draw(deals(rules)))
    *_, game = acted(game, data.draw(st.lists(ACTS, max_size=40)))
    assert read(checked(game), rules).value == game
    assert_hides(checked(game.view), game.view)
    late = joined_late(game, Random(1))
    assert_hides(checked(late), late)


@settings(max_examples=15)
@given(st.data())
def test_an_analysis_returns_and_no_twin_has_another_one(data: st.DataObject) -> None:
    rules = data.draw(any_rules())
    dealt = data.draw(deals(rules))
    game = Game(rules, Deal(dealt.deck, dealt.cards))
    *_, game = acted(game, data.draw(st.lists(ACTS, max_size=30)))
    text = checked(analyse(game.view, WORK))
    assert_hides(text, game.view)
    twin = twin_of(game, Random(1))
    if twin is not None and twin.view == game.view:  # not in open play
        assert to_json(analyse(twin.view, WORK)) == text


def examples() -> Iterator[View | Game | Analysis]:
    game = new_game("solitario", number=5)
    game.play("sh")
    yield from (game.view, game, analyse(game.view, WORK))
    game = new_game("draw-three", number=11)
    for move in ("sw", "sw", "sw", "sw", "sw", "sw"):
        game.play(move)
    yield from (game.view, analyse(game.view, WORK))


def paths(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place of a document."""
    pairs: Iterable[tuple[str | int, Any]] = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        pairs = enumerate(value[:2])
    for key, each in pairs:
        yield (*path, key)
        yield from paths(each, (*path, key))


def changed(document: Any, path: tuple[str | int, ...], value: Any) -> str:
    found = deepcopy(document)
    inner = found
    for key in path[:-1]:
        inner = inner[key]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return json.dumps(found)


def read_or_fault(text: str) -> View | Game | Analysis | DocumentError:
    try:
        return from_json(text)
    except DocumentError as error:
        return error


WRONG: Final = (..., {"a": 1}, [[1]], "nonsense", -7, 99, None, 1.5, True)
"""What a field becomes: missing, or another value."""


@pytest.mark.parametrize("example", range(5))
def test_a_fault_names_its_field(example: int) -> None:
    """Each field of each document, changed in each way: another value or a fault that names it."""
    value = list(examples())[example]
    document = json.loads(to_json(value))
    tried = refused = 0
    for path in paths(document):
        for wrong in WRONG:
            text = changed(document, path, wrong)
            tried += 1
            found = read_or_fault(text)
            if isinstance(found, DocumentError):
                refused += 1
                field = re.split(r"[.\[]", found.details["what"])[0]
                derived = path[0] in {"text", "position"}  # then it contradicts the others
                assert field == path[0] or derived or field == "kind", (path, wrong, found)
                assert len(str(found).splitlines()) == 1
            else:
                assert checked(found)
                assert isinstance(found, Analysis) or found == value, (path, wrong)
    assert refused > 0.8 * tried


@pytest.mark.parametrize("text", ["", "{", "nul", "[" * 100_000, "\ud800", b"\xff", "{} {}"])
def test_what_is_not_json_is_said_so(text: str | bytes) -> None:
    with pytest.raises(DocumentError) as caught:
        from_json(text)
    assert caught.value.code in {"json-text", "json-field"}
    for language in LANGUAGES:
        assert say(caught.value, language=language).endswith(".")


@pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"kind": "deal"}', '{"kind": 3}'])
def test_json_of_another_kind_lacks_the_kind(text: str) -> None:
    with pytest.raises(DocumentError) as caught:
        from_json(text)
    assert caught.value.details["what"] == "kind"


def test_a_wrong_text_within_says_what_the_law_says() -> None:
    text = to_json(new_game("draw-three", number=4217).view).replace("(??)6C", "(6C)6C")
    with pytest.raises(
        DocumentError, match=r"^The field position is wrong\. .* already in the position\. "
    ) as it:
        from_json(text)
    assert it.value.details["what"] == "position"
    assert say(it.value, language="it").startswith("Il campo position è sbagliato. ")


def test_only_values_with_a_document_are_written() -> None:
    game = new_game("draw-three", number=4217)
    for value in (game.position, game.text, None, view_of):
        with pytest.raises(TypeError, match=r"^value must be a View, a Game or an Analysis, not"):
            to_json(value)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^text must be a str or bytes, not dict$"):
        from_json({})  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_the_schemas_are_those_of_the_documents(kind: Any) -> None:
    found = schema(kind)
    assert (SCHEMAS / found["$id"]).read_text("utf-8") == written(found)


if __name__ == "__main__" and "--renew" in sys.argv:
    for each in DOCUMENTS:
        (SCHEMAS / schema(each)["$id"]).write_text(written(schema(each)), "utf-8")
