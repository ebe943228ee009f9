"""Writes ``src/net/wire.ts`` from ``winnable.web.wire``: the same shapes, as TypeScript types."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import inspect as shapes

from winnable.law.difficulty import DIFFICULTY_WORDS, Difficulty
from winnable.speech.acts import Act, Trait, acts_with
from winnable.speech.messages import Language, Verbosity
from winnable.web.wire import contest as contest_wire
from winnable.web.wire import game as wire
from winnable.web.wire import profile as profile_wire
from winnable.web.wire.posted import Posted

HERE: Final = Path(__file__).parent
_HEAD: Final = (
    "// Every shape that crosses between the page and the server. Written by scripts/wire.\n"
)
_PLAIN: Final = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
}
_LISTS: Final[dict[tuple[str, ...], tuple[str, str]]] = {
    tuple(Language): ("Language", "languages"),
    tuple(Verbosity): ("Verbosity", "verbosities"),
    tuple(Difficulty): ("Difficulty", "difficulties"),
    DIFFICULTY_WORDS: ("Level", "levels"),
    acts_with(Trait.FROM_PAGE): ("ActName", "actNames"),
    acts_with(Trait.FROM_PAGE | Trait.SLOW): ("SlowAct", "slowActs"),
}
"""Lists of values that the page also uses, with the names of their TypeScript type and constant."""
_SENT: Final[tuple[object, ...]] = (
    *(wire.Request, wire.NewGame, profile_wire.ProfileRequest),
    *(contest_wire.RaceAct, contest_wire.NewRace, Posted),
)
_RECEIVED: Final[tuple[object, ...]] = (
    *(wire.Reply, wire.Words, wire.OpenedGame, wire.Problem),
    *(profile_wire.Profile, contest_wire.RaceNews, contest_wire.OpenedRace),
)


def typescript() -> str:
    """Returns the text of ``src/net/wire.ts``."""
    known = dict(_lists())
    for shape in _SENT:
        _declare(shapes.type_info(shape), known, is_sent=True)
    for shape in _RECEIVED:
        _declare(shapes.type_info(shape), known, is_sent=False)
    unions = {"Request": wire.Request, "ProfileRequest": profile_wire.ProfileRequest}
    for name, union in unions.items():
        shape = shapes.type_info(union)
        assert isinstance(shape, shapes.UnionType)
        known[name] = f"export type {name} = " + " | ".join(_name(each) for each in shape.types)
    return "\n\n".join([_HEAD.strip(), *known.values()]) + "\n"


def _lists() -> Iterator[tuple[str, str]]:
    """Yields the named lists of values, as constants and as types."""
    for values, (name, constant) in _LISTS.items():
        listed = ", ".join(f'"{value}"' for value in values)
        yield (
            name,
            (
                f"export const {constant} = [{listed}] as const\n"
                f"export type {name} = (typeof {constant})[number]"
            ),
        )


def _declare(shape: shapes.Type, known: dict[str, str], *, is_sent: bool) -> None:
    """Adds the declarations of a shape and of its parts.

    The page may omit a field with a default; the server sends every field.
    """
    if isinstance(shape, shapes.UnionType):
        for each in shape.types:
            _declare(each, known, is_sent=is_sent)
    elif isinstance(shape, shapes.ListType):
        _declare(shape.item_type, known, is_sent=is_sent)
    elif isinstance(shape, shapes.StructType) and _name(shape) not in known:
        lines = []
        if shape.tag_field is not None:
            lines.append(f'  {shape.tag_field}: "{shape.tag}"')
        for field in shape.fields:
            _declare(field.type, known, is_sent=is_sent)
            mark = "?" if is_sent and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}")
        body = "\n".join(lines)
        known[_name(shape)] = f"export type {_name(shape)} = {{\n{body}\n}}"


def _choice(values: Sequence[str]) -> str:
    """One of these values: the name of the list, if it has one."""
    wanted = set(values)
    for listed, (name, _) in _LISTS.items():
        if wanted == set(listed):
            return name
    return " | ".join(f'"{value}"' for value in values)


def _name(shape: shapes.Type) -> str:
    assert isinstance(shape, shapes.StructType)
    return shape.cls.__name__


def _type(shape: shapes.Type) -> str:
    if isinstance(shape, shapes.StructType):
        return _name(shape)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(_type(each) for each in shape.types)
    if isinstance(shape, shapes.NoneType):
        return "null"
    if isinstance(shape, shapes.EnumType):
        return _choice(
            [each.value for each in (acts_with(Trait.FROM_PAGE) if shape.cls is Act else shape.cls)]
        )
    if isinstance(shape, shapes.LiteralType):
        return _choice([str(value) for value in shape.values])
    if isinstance(shape, shapes.ListType):
        item = _type(shape.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{_type(shape.key_type)}, {_type(shape.value_type)}>"
    return _PLAIN[type(shape)]


if __name__ == "__main__":
    (HERE / "src" / "net" / "wire.ts").write_text(typescript(), "utf-8")
