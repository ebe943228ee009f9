"""The elements of an animated picture of a game, which plays in every browser without a script."""

from collections.abc import Iterator, Mapping
from typing import Final

from .cards import Card, Known, make_card
from .drawing import shown_of_waste
from .position import Layout
from .svg import (
    FAN,
    HEIGHT,
    MARGIN,
    WIDTH,
    Drawing,
    Played,
    column_x,
    empty_place,
    prefix,
)
from .view import view_of

_GLIDE: Final = 0.45
"""Share of the time of a move in which its cards glide."""
_REST: Final = 5
"""How many moves the last position stays before a picture of a game begins again."""


class Film(Drawing):
    """The positions of a game, each element once for as long as it stays in its place.

    Later elements lie on earlier ones, as the later card lies on the earlier one of its pile. One
    animation shows each element in its time, and another one lets its card glide.
    """

    def __init__(self, played: Played, name: str, seconds: float) -> None:
        super().__init__(played.view)
        self.name, self.seconds = name, seconds
        first = [step.before for step in played.steps[:1]]
        self.positions = [*first, *(step.after for step in played.steps)] or [played.position]
        self.turns = len(self.positions) + _REST
        self.shown: dict[str, tuple[Card, int, int]] = {}
        """The cards of a frame and their places, by their elements."""
        self.labels: set[str] = set()

    def elements(self) -> Iterator[str]:
        """The symbols with their shadows, and every element in its time."""
        spans: list[tuple[int, int, int, str, str]] = []
        begun: dict[str, tuple[int, int, str]] = {}
        before: Layout | None = None
        # 1. Where each element begins and ends.
        for at, position in enumerate(self.positions):
            places: dict[Known, tuple[int, int]] = {}
            if before is not None:
                places = dict.fromkeys(before.stock, (column_x(0), MARGIN))
            places |= {card: (x, y) for card, x, y in self.shown.values()}
            self.layout, self.shown, before = view_of(position), {}, position
            frame = list(self.frame())
            for element in begun.keys() - frame:
                begin, index, glide = begun.pop(element)
                spans.append((begin, index, at, glide, element))
            for index, element in enumerate(frame):
                begun.setdefault(element, (at, index, self.glide(element, places)))
        for element, (begin, index, glide) in begun.items():
            spans.append((begin, index, self.turns, glide, element))
        # 2. The definitions.
        yield "<defs>"
        for name in sorted(self.used):
            yield f'<g id="{self.name}-{name}">{super().use(name, 0, 0)}</g>'
        for label in sorted(self.labels):
            yield f'<g id="{self.name}-n{label}">{super().badge(0, 0, label)}</g>'
        yield f"</defs><style>{self.style({end - begin for begin, _, end, _, _ in spans})}</style>"
        # 3. The elements, the later ones on top.
        for begin, _, end, glide, element in sorted(spans):
            if end - begin == self.turns:
                yield element
                continue
            names = f"{self.name}-{end - begin}" + (f",{self.name}-glide;{glide}" if glide else "")
            hidden = "" if end == self.turns else ' visibility="hidden"'
            style = f'class="{self.name}"{hidden} style="--at:{begin};animation-name:{names}"'
            yield f"<g {style}>{element}</g>"

    def style(self, lengths: set[int]) -> str:
        """The style sheet for elements that stay so many turns."""
        loop = f"{self.turns * self.seconds:g}s"
        delay = f"animation-delay:calc(var(--at)*{self.seconds:g}s)"
        shown = f"visibility:hidden;animation:{loop} step-end infinite,{loop} infinite;{delay}"
        rules = [f".{self.name}{{{shown}}}"]
        for length in sorted(lengths - {self.turns}):
            ends = 100 * length / self.turns
            rules.append(
                f"@keyframes {self.name}-{length}"
                f"{{0%{{visibility:visible}}{ends:.4f}%{{visibility:hidden}}}}"
            )
        rules.append(
            f"@keyframes {self.name}-glide{{0%{{transform:translate(var(--x),var(--y));"
            f"animation-timing-function:ease-in-out}}{100 * _GLIDE / self.turns:.4f}%"
            "{transform:none}}"
        )
        return f"@media (prefers-reduced-motion:no-preference){{{''.join(rules)}}}"

    def glide(self, element: str, places: Mapping[Known, tuple[int, int]]) -> str:
        """Where the card of an element comes from, as properties; nothing if it does not move."""
        card, x, y = self.shown.get(element, (None, 0, 0))
        from_x, from_y = places.get(card, (x, y))
        return "" if (x, y) == (from_x, from_y) else f"--x:{from_x - x}px;--y:{from_y - y}px"

    def frame(self) -> Iterator[str]:
        """The elements of a position, with the cards that lie under others."""
        layout, y = self.layout, MARGIN
        yield empty_place(column_x(1), y)
        yield from self.stock()
        buried = len(layout.waste) - len(shown_of_waste(layout))
        for n, card in enumerate(layout.waste):
            assert card is not None
            x = column_x(1) + max(0, n - buried) * FAN
            yield self.under(card, x, y) if n < buried else self.card(card, x, y)
        if buried:
            yield self.badge(column_x(1), y, str(len(layout.waste)))
        if layout.hand is not None:
            yield from self.hand(column_x(2), y)
        for suit, height in enumerate(layout.foundations):
            x = column_x(self.slots - 4 + suit)
            yield self.use(f"suit-{suit}", x, y)
            for rank in range(1, height):
                yield self.under(make_card(rank, suit), x, y)
            if height:
                yield self.card(make_card(height, suit), x, y)
        yield from self.columns()

    def card(self, card: Card, x: int, y: int) -> str:
        """A face-up card."""
        element = self.use(f"c{card}", x, y)
        self.shown[element] = (card, x, y)
        return element

    def badge(self, x: int, y: int, text: str) -> str:
        """A number of cards."""
        self.labels.add(text)
        return f'<use href="#{self.name}-n{text}" x="{x}" y="{y}"/>'

    def under(self, card: Card, x: int, y: int) -> str:
        """A card that lies wholly under another one, without a shadow."""
        self.used.add(f"c{card}")
        element = (
            f'<use href="#{prefix(self.deck)}c{card}" x="{x}" y="{y}" '
            f'width="{WIDTH}" height="{HEIGHT}"/>'
        )
        self.shown[element] = (card, x, y)
        return element

    def use(self, name: str, x: int, y: int) -> str:
        """A symbol, whose shadow is in its definition."""
        self.used.add(name)
        return f'<use href="#{self.name}-{name}" x="{x}" y="{y}"/>'
