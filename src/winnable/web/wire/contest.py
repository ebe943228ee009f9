"""The wire of contests: the board of a day, which is part of a ``wire.Reply``, and races."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=200)]


class BoardRow(Struct):
    """An entry of a board: a won game."""

    cells: list[str]
    """The place (empty for a later attempt), the player, and a text for each other head."""
    own: bool


class Board(Struct):
    """A page of the board of a day in a game."""

    day: str
    """As 2026-11-22."""
    title: str
    game: str
    """The name of a preset."""
    counts: str
    """How many players have begun and won."""
    standing: str
    """The player's own place, or what the player's game is; empty before it."""
    state: Literal["", "playing", "won", "left"]
    """Of the player's last attempt."""
    open: bool
    """Whether attempts may begin."""
    heads: list[str]
    rows: list[BoardRow]
    page: int
    pages: int
    proof: list[str]
    """How the deal can be checked."""
    link: str
    """To the published secret of the day; empty before it is published."""
    before: str | None
    """The day before, if it has a board."""
    after: str | None


# A race, over a socket of its own


class RaceAct(Struct, forbid_unknown_fields=True):
    """What a player of a race does or asks."""

    do: Literal["ready", "leave", "stand"]


class Racer(Struct):
    """A player of a race."""

    name: str
    own: bool
    text: str
    """The name and how the player stands, without the cards."""
    cards: int
    """Cards on the foundations."""
    state: Literal["joined", "ready", "playing", "won", "left"]
    here: bool
    """Whether the player is connected."""


class Race(Struct):
    """A race as one of its players sees it."""

    id: str
    title: str
    stage: Literal["lobby", "countdown", "running", "over"]
    wait: float
    """Seconds until the deal is shown."""
    total: int
    """Cards of the deck."""
    racers: list[Racer]
    ready: bool
    """Whether the player may still say to be ready."""
    game: str
    """The player's game, if it is begun."""
    proof: list[str]
    """How the deal can be checked."""


class RaceNews(Struct):
    """A race has changed, or an answer."""

    said: list[str]
    race: Race


# Races over HTTP


class NewRace(Struct, forbid_unknown_fields=True):
    """A race to make, at the deal of a game."""

    game: Short


class OpenedRace(Struct):
    """The name of a race that was made; its link is ``/race/ID``."""

    id: str
