"""Each request with odd texts and numbers in its fields is answered, whatever they are."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.places import Place
from winnable.speech.acts import Trait
from winnable.web.wire import game as wire

TEXTS = (
    *("", " ", "-1", "0", "today", "race-", "999999999999999999999", "\0", "ＡＢ", "½", "x" * 300),
    *("0001-01-01", "9999-12-31", "2026-02-30", "2026-1-1", "-001-01-01", "2026-11-23"),
)
NUMBERS = (-(2**63), -1, 0, 1, 2**31, 2**53, 2**63 - 1)
STRUCTS = {
    each.cls: each
    for each in msgspec.inspect.type_info(wire.Request).types  # type: ignore[attr-defined]
}
SLOW = (wire.Review, wire.Chance)
"""Searches without a field."""


def odd_values(kind: Any) -> list[object]:
    """Values for a field of that type; the first one is usual."""
    match kind:
        case msgspec.inspect.StrType():
            return ["new", *TEXTS]
        case msgspec.inspect.IntType():
            return [1, *NUMBERS]
        case msgspec.inspect.BoolType():
            return [True, False]
        case msgspec.inspect.EnumType():
            return [each.value for each in kind.cls]
        case msgspec.inspect.UnionType():
            return [value for each in kind.types for value in odd_values(each)]
        case msgspec.inspect.NoneType():
            return [None]
        case msgspec.inspect.ListType():
            return [[value] for value in odd_values(kind.item_type)]
        case msgspec.inspect.StructType():
            return [{each.name: odd_values(each.type)[0] for each in kind.fields}]
    raise AssertionError(kind)


def requests_of(struct: Any) -> Iterator[wire.Request]:
    """Requests with odd values in any two fields; what cannot be decoded is left out."""
    fields = {each.name: odd_values(each.type) for each in struct.fields if each.name != "id"}
    usual = {"do": struct.tag, "id": 1, **{name: values[0] for name, values in fields.items()}}
    for pair in itertools.combinations_with_replacement(fields, 2) if fields else [()]:
        for values in itertools.product(*(fields[name] for name in pair)):
            try:
                odd = msgspec.convert(usual | dict(zip(pair, values, strict=True)), wire.Request)
            except msgspec.ValidationError:
                continue
            yield odd


@pytest.mark.parametrize("game", ["draw-three", "solitario"])
@pytest.mark.parametrize(
    "struct", [each for each in STRUCTS if each not in SLOW], ids=lambda each: each.__name__
)
def test_every_request_with_odd_fields_is_answered(
    tmp_path: Path, struct: type[msgspec.Struct], game: str
) -> None:
    async def ask() -> None:
        place = Place(tmp_path)
        await place.open(game=game, number="7")
        for request in requests_of(STRUCTS[struct]):
            if isinstance(request, wire.Act) and Trait.SLOW in request.name.traits:
                continue  # a search, which uses no field
            place.window.told.clear()
            await place.do(request)
            assert any(told.id == 1 for told in place.window.told), request
        await place.table.settle()
        await place.tables.close()
        await place.searches.close()

    asyncio.run(ask())
