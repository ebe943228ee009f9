"""Answers to the player's questions, from the view alone. Each function returns a sentence."""

from collections.abc import Iterator, Sequence
from typing import Final

from ...catalogues import Graded
from ...game.game import Game
from ...law.cards import Card, make_card, rank_of, suit_of
from ...law.klondike import KLONDIKE
from ...law.position import FOUNDATION, HAND, STOCK, WASTE, Move, Place, is_column
from ...law.rules import Rules
from ...law.solitario import SOLITARIO
from ...law.view import View
from ...players import Advice
from ...players.ladder import Rung
from .events import deal_name, place_kind, points, say_fits
from .voice import Verbosity, Voice


def say_pile(voice: Voice, view: View, pile: int) -> str:
    """Reads a column, bottom to top, the face-down cards first."""
    column, down = view.columns[pile - 1], view.down[pile - 1]
    shown = [card for card in column[down:] if card is not None]
    known = [card for card in column[:down] if card is not None] if view.rules.is_open else []
    if not column:
        shape = "empty"
    elif not down:
        shape = "up"
    elif shown:
        shape = "known" if known else "both"
    else:
        shape = "known-down" if known else "down"
    return voice.say(
        "read-pile",
        shape=shape,
        pile=pile,
        down=down,
        known=voice.cards(known),
        cards=voice.cards(shown),
        top=voice.card(shown[-1]) if shown else "",
    )


def say_waste(voice: Voice, view: View) -> str:
    """Reads the top cards of the waste, and says how many cards it has."""
    tops = view.waste[: -max(3, voice.rules.draw) - 1 : -1]
    cards = top = voice.cards(tops[:1])
    if len(tops) > 1 and not voice.rules.kind.has_hand:
        cards = voice.phrase("top-first", top=top, under=voice.cards(tops[1:]))
    return voice.say("read-waste", count=len(view.waste), cards=cards, top=top)


def say_stock(voice: Voice, view: View) -> str:
    """Says the number of stock cards, the pass and the redeals left; in open play the cards."""
    said = [
        voice.say(
            "read-stock",
            count=len(view.stock),
            passes=voice.rules.passes or 0,
            redeals=view.redeals_left or 0,
            **{"pass": view.passes},
        )
    ]
    if view.rules.is_open and view.stock:
        cards = [card for card in view.stock[::-1] if card is not None]
        said.append(voice.say("stock-next", cards=voice.cards(cards)))
    return " ".join(said)


def say_title(voice: Voice, game: Game) -> str:
    """Names the game and the number of its deal."""
    rules = game.rules
    return voice.say("status", **deal_name(game.deal), draw=rules.draw, passes=rules.passes or 0)


def say_status(voice: Voice, game: Game) -> str:
    """Sums up the deal, the stock and its passes, and the score."""
    said = [say_title(voice, game), say_stock(voice, game.view)]
    if game.score is not None:
        said.append(voice.say("score-is", **points(game.score)))
    return " ".join(said)


def say_foundations(voice: Voice, view: View) -> str:
    """Says the height of each foundation."""
    names = ("zero", "one", "two", "three")
    suits = {name: voice.phrase("suit", suit=suit) for suit, name in enumerate(names)}
    heights = {f"n{suit}": height for suit, height in enumerate(view.foundations)}
    return voice.say("read-foundations", **suits, **heights)


def say_where(voice: Voice, view: View, card: Card, *, memory: bool) -> str:
    """Says where a card is, if the player sees it. With ``memory`` also if it was seen earlier."""
    name = voice.card(card)
    if rank_of(card) <= view.foundations[suit_of(card)]:
        return voice.say("where", place="foundation", card=name)
    if view.hand is not None and view.hand.card == card:
        return voice.say("where", place="hand", card=name)
    if card in view.waste:
        depth = view.waste[::-1].index(card) + 1
        return voice.say(
            "where", place="waste-top" if depth == 1 else "waste", card=name, depth=depth
        )
    memory = memory or view.rules.is_open
    for pile, column in enumerate(view.columns, 1):
        if card in column:
            at = column.index(card)
            depth = len(column) - at
            if at < view.down[pile - 1]:
                if not memory:
                    return voice.say("where", place="seen", card=name)
                return voice.say("where", place="down", card=name, pile=pile, depth=depth)
            over = column[at + 1] if depth > 1 else None
            return voice.say(
                "where",
                place="top" if over is None else "column",
                card=name,
                pile=pile,
                depth=depth,
                over="" if over is None else voice.card(over),
            )
    if card not in view.stock:
        return voice.say("where", place="unseen", card=name)
    if not memory:
        return voice.say("where", place="seen", card=name)
    return voice.say("where", place="stock", card=name, depth=view.stock[::-1].index(card) + 1)


def say_held(voice: Voice, view: View, source: Place, count: int) -> str:
    """Says that a run was lifted."""
    said = [voice.say("lifted", **move_details(voice, view, Move(source, HAND, count)))]
    if voice.verbosity is Verbosity.FULL:
        said.append(say_fits(voice, view, source, count))
    return " ".join(said)


def say_put_back(voice: Voice, view: View, source: Place, count: int) -> str:
    """Says that a lifted run was returned to its origin."""
    card = voice.run(_lifted(view, Move(source, HAND, count)))
    return voice.say("put-back", card=card, origin=place_kind(source), pile=source)


def say_no_place(voice: Voice, view: View, source: Place, count: int) -> str:
    """Says that a run has no legal move."""
    return voice.say("no-place", **move_details(voice, view, Move(source, HAND, count)))


def say_option(voice: Voice, view: View, move: Move, number: int) -> str:
    """Makes a line of a numbered list from a legal move."""
    return voice.say("option", n=number, **move_details(voice, view, move))


def say_advice(voice: Voice, view: View, advice: Advice, depth: int) -> str:
    """Says a hint at a depth: 1 the move, 2 the move and its purpose."""
    move = move_details(voice, view, advice.plan[0])
    if depth == 1 or advice.cards is not None:
        return voice.say("hint-move", **move)
    return voice.say(
        "hint",
        far=len(advice.plan) > 1,
        aim=advice.aim.value,
        aimed="" if advice.card is None else voice.card(advice.card),
        column=advice.column or 0,
        hand=view.rules.by_hand and not advice.move.is_turn,
        **move,
    )


def move_details(voice: Voice, view: View, move: Move) -> dict[str, str | float]:
    """Returns the details of a legal move, for the messages that name one."""
    kind = place_kind(move.target)
    if move.source == STOCK:
        redeal = not view.stock
        return {"kind": "redeal" if redeal else "draw"}
    if move.is_turn:
        return {"kind": "turn", "pile": move.source}
    cards = _lifted(view, move)
    origin = view.hand.origin if view.hand is not None else None
    if move.source == HAND and move.target == origin:
        kind = "back"
    elif kind == "waste":
        kind = "discard"
    return {
        "kind": kind,
        "from": place_kind(move.source),
        "pile": origin if kind == "back" and origin is not None else move.source,
        "target": move.target,
        "origin": place_kind(move.target),
        "card": voice.card(cards[0]),
        "cards": voice.run(cards),
    }


def _lifted(view: View, move: Move) -> tuple[Card, ...]:
    if is_column(move.source) or move.source == WASTE:
        pile = view.waste if move.source == WASTE else view.columns[move.source - 1]
        return tuple(card for card in pile[-move.count :] if card is not None)
    if move.source == HAND:
        assert view.hand is not None
        return (view.hand.card,)
    suit = move.source - FOUNDATION - 1
    return (make_card(view.foundations[suit], suit),)


def say_info(voice: Voice, game: Game) -> str:
    """Names the game, its level and number, and says score, moves and time."""
    score = game.score
    said = voice.say(
        "info",
        **({"score": "none"} if score is None else points(score)),
        moves=game.moves_made,
        minutes=game.seconds // 60,
    )
    return f"{say_title(voice, game)} {said}"


def say_rules(voice: Voice, rules: Rules, scoring: str) -> Sequence[str]:
    """Explains the rules of the game, one rule in each line, from the values of ``rules``."""
    said = [
        voice.say("rules-title", draw=rules.draw, passes=rules.passes or 0),
        voice.say("rules-goal"),
        voice.say(
            "rules-deal",
            total=rules.deck_size,
            piles=rules.columns,
            left=rules.deck_size - rules.table_size,
        ),
    ]
    if rules.kind in _RULES:
        said += [
            voice.say("rules-build", colour=rules.by_colour),
            voice.say("rules-move", rank=rules.ranks),
            *_RULES[rules.kind](voice, rules),
        ]
    if rules.kind.scores:
        said.append(voice.say("rules-score", scoring=scoring))
    if rules.is_open:
        said.append(voice.say("rules-open"))
    if not rules.undo:
        said.append(voice.say("rules-no-undo"))
    return said


def say_handbook(voice: Voice, rules: Rules, scoring: str, levels: Sequence[str]) -> Iterator[str]:
    """Explains the rules, then how they are played here, by mouse, keys or typed words; what the
    game lacks is not named. ``levels``: the words of its levels but random.
    """
    yield from say_rules(voice, rules, scoring)
    if rules.kind in _RULES:
        yield voice.say("rules-play")
    if rules.by_hand:
        yield voice.say("rules-play-turn")
    if rules.kind in _RULES:
        yield voice.say("rules-keys")
    names = [voice.phrase(f"ui-level-{level}") for level in levels]
    yield voice.say("rules-levels", graded=bool(names), known=voice.several(names))
    yield voice.say("rules-number", graded=bool(names))
    yield voice.say("rules-games")
    if rules.undo:
        yield voice.say("rules-undo")
    yield voice.say("rules-hint")


def _say_klondike(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice.say("rules-draw", draw=rules.draw)
    yield voice.say("rules-passes", passes=rules.passes or 0)
    if rules.redeal_draws and rules.passes != 1:
        yield voice.say("rules-redeal-draws")
    yield voice.say("rules-turn", hand=rules.by_hand)
    yield voice.say("rules-returns", returns=rules.returns)
    yield voice.say("rules-over")


def _say_solitario(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice.say("rules-hand")
    yield voice.say("rules-deck")
    yield voice.say("rules-discards")
    yield voice.say("rules-select", asks=rules.asks)


_RULES: Final = {KLONDIKE: _say_klondike, SOLITARIO: _say_solitario}
"""The rules of each kind of game that languages have words for."""


def say_found(voice: Voice, deal: Graded) -> str:
    """Describes a deal of the catalogue: its difficulty, who wins it, and what a win needs."""
    if deal.difficulty is None:
        return voice.say("found-lost", number=str(deal.number))
    return voice.say(
        "found",
        number=str(deal.number),
        level=deal.difficulty,
        careful=round(100 * deal.rates[Rung.CAREFUL]),
        passes=deal.passes,
        returns="needed" if deal.returns else "free",
    )
