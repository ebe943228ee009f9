"""JSON documents of views, games and analyses; ``docs/schemas`` has their schemas.

A document has the text of its view or game, from which it is read, and what that text says, for
programs that do not read it. Both must agree. The document of a view or an analysis has no card
that the player has not seen. That of a game has every card, as its text.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from ..game.game import Game, parse_game
from ..law.cards import Known, card_text
from ..law.errors import ErrorOf, WinnableError, check_type
from ..law.notation import parse_view
from ..law.position import Move, parse_move, place_text
from ..law.reading import parse_card
from ..law.rules import Rules
from ..law.view import View
from ..law.worlds import unseen
from ..players import Advice, Aim
from .analysing import Analysis
from .chances import Chance
from .endings import Fate

T = TypeVar("T")


class DocumentFault(StrEnum):
    """What can be wrong with a document. Every language file has a sentence for each."""

    TEXT = "json-text"
    FIELD = "json-field"
    WITHIN = "json-within"
    DIFFERS = "json-differs"


class DocumentError(ErrorOf[DocumentFault], ValueError):
    """A text that is no document of a view, a game or an analysis; ``details["what"]`` is the field
    at fault.
    """


def _told(description: str, **limits: Any) -> Meta:
    return Meta(description=description, **limits)


_Card = Annotated[str, _told("A card, as 7H or TC; ?? if the player has not seen it.")]
_Text = Annotated[str, _told("The text of a move: its source and its target, as 16, w4 or 35x2.")]
_Share = Annotated[float, _told("From 0 to 1.", ge=0, le=1)]
_Rules = Annotated[str, _told("The text of the rules.")]
_Count = Annotated[int, Meta(ge=0)]
_Version = Annotated[
    Literal[1],
    _told(
        "The version of this schema. A field that goes or changes its meaning raises it; programs "
        "ignore fields that they do not know."
    ),
]
_View = Annotated[str, _told("The text of the view, with ?? for each unseen card.")]


class Column(Struct):
    """A column."""

    down: Annotated[int, _told("Face-down cards, always the lowest ones.", ge=0)]
    cards: Annotated[list[_Card], _told("The bottom card first.")]


class HeldCard(Struct):
    """Solitario: the card in the hand."""

    card: _Card
    origin: Annotated[str, _told("Where it was taken from: s, w or the number of a column.")]


class ViewDocument(Struct, tag_field="kind", tag="view"):
    """What a player may know of a table."""

    version: _Version
    position: _View
    rules: _Rules
    passes: Annotated[int, _told("The number of the current pass, from 1.", ge=1)]
    redeals_left: Annotated[_Count | None, _told("null: unlimited.")]
    stock: Annotated[list[_Card], _told("The next card to be drawn last.")]
    waste: Annotated[list[_Card], _told("The top card last; in solitario the discards.")]
    foundations: Annotated[list[_Count], _told("Cards on each, in the order of the suits.")]
    columns: list[Column]
    hand: HeldCard | None
    legal: Annotated[list[_Text], _told("The legal moves.")]
    won: bool


class GameDocument(Struct, tag_field="kind", tag="game"):
    """A game with every card."""

    version: _Version
    text: Annotated[str, _told("The text of the game: its save file.")]
    rules: _Rules
    scoring: Annotated[str, _told("none, foundation, standard, vegas or cumulative.")]
    deal: Annotated[str | None, _told("The address or the cards; null: it began in mid-game.")]
    moves: Annotated[list[_Text], _told("The moves of the current line, without other lines.")]
    seconds: Annotated[int, _told("The playing time.", ge=0)]
    assisted: Annotated[bool, _told("Whether the player was told about hidden cards.")]
    won: bool


class ChoiceDocument(Struct):
    """A choice of the fair player."""

    plan: Annotated[list[_Text], _told("The moves of the choice, in order.", min_length=1)]
    aim: Annotated[Aim, _told("What the last move of the plan does.")]
    card: Annotated[
        str | None, _told("The card that the plan plays; null: it only draws or turns.")
    ]
    column: Annotated[int, _told("The column that the card leaves.", ge=1, le=9)] | None
    chance: Annotated[_Share | None, _told("A strong player wins after it; null: not known.")]
    share: Annotated[
        _Share | None, _told("Sampled worlds that it keeps winnable; null: see above.")
    ]
    low: Annotated[_Share | None, _told("The lower end of the 95 % interval.")]
    high: Annotated[_Share | None, _told("The upper end of the 95 % interval.")]
    cards: (
        Annotated[float, _told("Cards that can go out after it, if it does not win.", ge=0)] | None
    )


class ChanceDocument(Struct):
    """The share of the worlds of a view that can be won with all cards known."""

    share: _Share
    low: Annotated[_Share, _told("The lower end of the 95 % interval.")]
    high: Annotated[_Share, _told("The upper end of the 95 % interval.")]
    won: Annotated[int, _told("Sampled worlds that can be won.", ge=0)]
    lost: Annotated[int, _told("Sampled worlds that cannot be won.", ge=0)]
    undecided: Annotated[int, _told("Sampled worlds that the search did not decide.", ge=0)]
    complete: Annotated[bool, _told("Whether these are all worlds, or a proof covers them.")]


class AnalysisDocument(Struct, tag_field="kind", tag="analysis"):
    """What can be known of a table without the unseen cards."""

    version: _Version
    position: _View
    rules: _Rules
    unknown: Annotated[int, _told("Unseen cards.", ge=0)]
    choices: Annotated[list[ChoiceDocument], _told("The choices of the fair player, best first.")]
    chance: ChanceDocument
    fair: Annotated[_Share | None, _told("The chance of a strong player; null: not known.")]
    certain: Annotated[Fate | None, _told("won or lost whatever the unseen cards are, or null.")]


Document = ViewDocument | GameDocument | AnalysisDocument
DOCUMENTS: Final = (ViewDocument, GameDocument, AnalysisDocument)


def to_json(value: View | Game | Analysis) -> str:
    """Writes a view, a game or an analysis as a JSON document, on one line.

    ``from_json`` reads it into an equal value. Raises ``TypeError`` for another value.
    """
    return msgspec.json.encode(document_of(value)).decode()


def from_json(text: str | bytes) -> View | Game | Analysis:
    """Reads a JSON document. Raises ``DocumentError``, which names the field at fault.

    >>> from winnable import new_game
    >>> view = new_game("draw-three", number=4217).view
    >>> from_json(to_json(view)) == view
    True
    """
    check_type("text", "a str or bytes", text, str | bytes)
    try:
        document = msgspec.json.decode(text, type=Document)
    except msgspec.ValidationError as error:
        raise DocumentError(DocumentFault.FIELD, what=_field(str(error))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise DocumentError(DocumentFault.TEXT) from None
    value = _value(document)
    made, source = document_of(value), "text" if isinstance(value, Game) else "position"
    for name in document.__struct_fields__:
        if getattr(made, name) != getattr(document, name):
            raise DocumentError(DocumentFault.DIFFERS, what=name, other=source)
    return value


def document_of(value: View | Game | Analysis) -> Document:
    """Makes the document of a value."""
    match value:
        case View():
            return _of_view(value)
        case Game():
            return _of_game(value)
        case Analysis():
            return of_analysis(value)
    check_type("value", "a View, a Game or an Analysis", value, View)  # type: ignore[unreachable]
    raise AssertionError


def _of_view(view: View) -> ViewDocument:
    rules, hand = view.rules, view.hand
    return ViewDocument(
        version=1,
        position=view.text,
        rules=str(rules),
        passes=view.passes,
        redeals_left=view.redeals_left,
        stock=_cards(rules, view.stock),
        waste=_cards(rules, view.waste),
        foundations=list(view.foundations),
        columns=[Column(pile.down, _cards(rules, pile)) for pile in view.columns],
        hand=None
        if hand is None
        else HeldCard(card_text(hand.card, rules.deck), place_text(hand.origin)),
        legal=list(map(str, view.legal)),
        won=view.is_won,
    )


def _of_game(game: Game) -> GameDocument:
    return GameDocument(
        version=1,
        text=game.text,
        rules=str(game.rules),
        scoring=game.scoring.value,
        deal=None if game.table is not None else game.deal.address or str(game.deal),
        moves=[str(step.move) for step in game.steps],
        seconds=game.seconds,
        assisted=game.assisted,
        won=game.position.is_won,
    )


def of_analysis(found: Analysis) -> AnalysisDocument:
    """Makes the document of an analysis."""
    view, deck = found.view, found.view.rules.deck
    return AnalysisDocument(
        version=1,
        position=view.text,
        rules=str(view.rules),
        unknown=len(unseen(view)),
        choices=[
            ChoiceDocument(
                **asdict(each)
                | {
                    "plan": list(map(str, each.plan)),
                    "card": None if each.card is None else card_text(each.card, deck),
                }
            )
            for each in found.choices
        ],
        chance=ChanceDocument(**asdict(found.chance)),
        fair=found.fair,
        certain=found.fate,
    )


def _cards(rules: Rules, pile: Iterable[Known]) -> list[str]:
    return ["??" if card is None else card_text(card, rules.deck) for card in pile]


def _value(document: Document) -> View | Game | Analysis:
    if isinstance(document, GameDocument):
        return _within("text", parse_game, document.text)
    view = _within("position", parse_view, document.position)
    if isinstance(document, ViewDocument):
        return view
    choices = tuple(_choice(view, n, each) for n, each in enumerate(document.choices))
    chance = Chance(**msgspec.structs.asdict(document.chance))
    return Analysis(view, choices, chance, document.fair, document.certain)


def _choice(view: View, number: int, choice: ChoiceDocument) -> Advice:
    field = f"choices[{number}]"
    plan: tuple[Move, ...] = tuple(
        _within(f"{field}.plan[{at}]", parse_move, text) for at, text in enumerate(choice.plan)
    )
    if plan[0] not in view.legal:
        raise DocumentError(DocumentFault.DIFFERS, what=f"{field}.plan[0]", other="position")
    given = msgspec.structs.asdict(choice) | {"plan": plan}
    if choice.card is not None:
        given["card"] = _within(f"{field}.card", parse_card, choice.card, view.rules.deck)
    return Advice(**given)


def _within(field: str, read: Callable[..., T], *values: object) -> T:
    """Returns ``read(*values)``; its error becomes one that names the field."""
    try:
        return read(*values)
    except WinnableError as error:
        raise DocumentError(DocumentFault.WITHIN, what=field, why=error) from None


def _field(message: str) -> str:
    """Returns the field that a message of msgspec is about."""
    found = [re.search(r"at `\$\.?(.*)`$", message), re.search(r"field `(\w+)`", message)]
    return ".".join(each[1] for each in found if each is not None and each[1]) or "kind"


def schema(kind: type[Document]) -> dict[str, Any]:
    """Returns the JSON schema of a kind of document."""
    name = str(kind.__struct_config__.tag)
    whole = msgspec.json.schema(kind)
    whole |= whole["$defs"].pop(kind.__name__)
    del whole["$ref"]
    address = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": address, "$id": f"{name}.json", **whole, "title": f"winnable {name}"}
