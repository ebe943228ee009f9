"""The shapes of statistics: facts and charts."""

from typing import Literal

from msgspec import Struct


class Fact(Struct, gc=False):
    """A row of a table: its name, its value, and whether that is a new best."""

    name: str
    text: str
    best: bool = False


class ChartRow(Struct):
    """A row of a chart."""

    name: str
    short: str
    """For the axis, or beside the bar."""
    values: list[float | None]
    """One for each series; None: not known."""
    texts: list[str]
    """The values, for the table."""


class Chart(Struct):
    """A chart, which is also a table."""

    kind: Literal["lines", "bars", "shares"]
    title: str
    heads: list[str]
    """Of the table: the rows, then each series."""
    rows: list[ChartRow]


class GameStatistics(Struct):
    """The statistics of a game and level."""

    title: str
    facts: list[Fact]
    charts: list[Chart]
