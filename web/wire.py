"""Writes ``src/wire.ts`` from ``winnable.web.wire``: the same shapes, in the page's language."""

from pathlib import Path
from typing import Final

from msgspec import inspect as shapes

from winnable.web import wire

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
_SENT: Final[tuple[object, ...]] = (wire.Asked, wire.NewGame)
_TOLD: Final[tuple[object, ...]] = (wire.Told, wire.Words, wire.Opened, wire.Problem)


def typescript() -> str:
    """The whole file."""
    known: dict[str, str] = {}
    for shape in _SENT:
        _declare(shapes.type_info(shape), known, is_sent=True)
    for shape in _TOLD:
        _declare(shapes.type_info(shape), known, is_sent=False)
    asked = shapes.type_info(wire.Asked)
    assert isinstance(asked, shapes.UnionType)
    known["Ask"] = "export type Ask = " + " | ".join(_name(each) for each in asked.types)
    return "\n\n".join([_HEAD.strip(), *known.values()]) + "\n"


def _declare(shape: shapes.Type, known: dict[str, str], *, is_sent: bool) -> None:
    """Adds the declarations of a shape and of those that it is made of.

    What the page sends may leave out what has a usual value; what it gets is always whole.
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
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in shape.values)
    if isinstance(shape, shapes.ListType):
        return f"{_type(shape.item_type)}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{_type(shape.key_type)}, {_type(shape.value_type)}>"
    return _PLAIN[type(shape)]


if __name__ == "__main__":
    (HERE / "src" / "wire.ts").write_text(typescript(), "utf-8")
