"""Sentences for steps, refusals and endings: one utterance for each event."""

from datetime import date
from typing import Final

from ...analysis.endings import Ending
from ...game.game import Game
from ...law.cards import Card, colour_of, make_card, rank_of, suit_of
from ...law.deals import Deal
from ...law.difficulty import difficulty_word
from ...law.position import FOUNDATION, HAND, STOCK, WASTE, Place, Refusal, Step, is_column
from ...law.reasons import Reason
from ...law.variants import VARIANTS
from ...law.view import View
from .voice import Verbosity, Voice

_KINDS: Final = {STOCK: "stock", WASTE: "waste", HAND: "hand"}


def place_kind(place: Place) -> str:
    """Returns the name of a place's kind in the message files."""
    return _KINDS.get(place) or ("pile" if is_column(place) else "foundation")


def deal_name(deal: Deal) -> dict[str, str | float]:
    """Returns the number of a deal, ``none`` or ``daily``, the difficulty requested, and the date
    of a daily deal.
    """
    usual = "none" if deal.cards else "table"
    number = str(deal.number) if deal.number is not None else deal.address or usual
    name: dict[str, str | float] = {"number": number.replace(":", " ")}
    name["level"] = difficulty_word(deal.difficulty)
    if deal.day is None:
        return name | {"day": 0, "month": 0, "year": ""}
    return name | {"number": "daily", **date_details(deal.day)}


def date_details(day: date) -> dict[str, str | float]:
    """Returns the details of the message ``date``. The year is a text, which is not grouped."""
    return {"day": day.day, "month": day.month, "year": str(day.year)}


def game_name(voice: Voice, game: Game) -> dict[str, str | float]:
    """Returns the name of a game, and what ``deal_name`` returns."""
    rules, name = game.rules, game.variant.name
    if name in VARIANTS:
        called = voice.phrase(f"ui-game-{name}")
    else:
        called = voice.phrase("title", draw=rules.draw, passes=rules.passes or 0)
    return {"name": called, **deal_name(game.deal)}


def say_deal(voice: Voice, game: Game) -> str:
    """Announces a game that begins."""
    view = game.view
    said = [
        voice.say(
            "deal",
            **deal_name(game.deal),
            draw=game.rules.draw,
            passes=game.rules.passes or 0,
            piles=len(view.columns),
            left=len(view.stock),
        )
    ]
    if game.rules.kind.has_hand:
        said += [
            voice.say("ace-by-itself", card=voice.card(make_card(1, suit)))
            for suit, height in enumerate(view.foundations)
            if height
        ]
    if game.rules.kind.has_hand or voice.verbosity is Verbosity.FULL:
        said.append(say_table(voice, view))
    return " ".join(said)


def say_hand(voice: Voice, view: View) -> str:
    """Says the card in the hand."""
    hand = view.hand
    if hand is None:
        return voice.say("hand-holds", origin="none")
    return voice.say(
        "hand-holds",
        origin=place_kind(hand.origin),
        pile=hand.origin,
        card=voice.card(hand.card),
    )


def say_table(voice: Voice, view: View) -> str:
    """Says the top card of each column."""
    said = []
    for pile, column in enumerate(view.columns, 1):
        top = column[-1] if column and len(column) > view.down[pile - 1] else None
        shape = "empty" if not column else "down" if top is None else "up"
        name = "" if top is None else voice.card(top)
        said.append(voice.say("table-pile", shape=shape, pile=pile, top=name))
    return " ".join(said)


def say_kept(voice: Voice, game: Game) -> str:
    """Says of a game that it can be continued later."""
    return voice.say("game-kept", moves=game.moves_made, **game_name(voice, game))


def say_resume(voice: Voice, game: Game) -> str:
    """Announces that a saved game is resumed."""
    view = game.view
    named = game_name(voice, game)
    said = [voice.say("resumed", moves=game.moves_made, left=len(view.stock), **named)]
    if view.hand is not None:
        said.append(say_hand(voice, view))
    return " ".join(said)


def say_step(voice: Voice, step: Step, view: View) -> str:
    """Describes a step; ``view`` is the view after it."""
    if voice.rules.kind.has_hand:
        said = _solitario_step(voice, step, view)
    elif step.move.source == STOCK:
        said = _draw(voice, step, view)
    else:
        said = _klondike_step(voice, step)
    if step.move.source == WASTE and view.waste and voice.verbosity is Verbosity.FULL:
        said.append(voice.say("waste-now", card=voice.cards(view.waste[-1:])))
    return " ".join(said)


def _draw(voice: Voice, step: Step, view: View) -> list[str]:
    said = []
    left, cards = len(view.stock), step.cards
    if step.redealt:
        name = "redealt-and-drew" if cards else "redealt"
        passes = voice.rules.passes or 0
        said.append(voice.say(name, left=left, **{"pass": view.passes}, passes=passes))
    if len(cards) == 1:
        said.append(voice.say("drew", card=voice.card(cards[0]), left=left))
    elif cards:
        said.append(
            voice.say(
                "drew-many",
                under=voice.cards(cards[:-1]),
                card=voice.card(cards[-1]),
                count=len(cards) - 1,
                left=left,
            )
        )
    if not left and view.redeals_left == 0:
        said.append(voice.say("stock-spent"))
    if cards and voice.verbosity is Verbosity.FULL:
        said.append(say_fits(voice, view, WASTE))
    return said


def say_fits(voice: Voice, view: View, source: Place, count: int = 1) -> str:
    """Says where the top cards at ``source`` can go, except back to their origin."""
    back = view.hand.origin if view.hand is not None else None
    moves = [move for move in view.legal if move.source == source and move.count == count]
    targets = [move.target for move in moves if move.target != source]
    piles = [target for target in targets if is_column(target) and target != back]
    if not piles and FOUNDATION not in targets:
        origin = "none" if view.hand is None else place_kind(view.hand.origin)
        return voice.say("fits-nowhere", origin=origin)
    return voice.say(
        "fits",
        foundation=FOUNDATION in targets,
        count=len(piles),
        piles=voice.several([str(pile) for pile in piles]),
    )


def _klondike_step(voice: Voice, step: Step) -> list[str]:
    move, before, after = step.move, step.before, step.after
    if move.is_turn:
        assert step.turned is not None
        return [voice.say("turned-by-hand", card=voice.card(step.turned), pile=move.source)]
    if move.target == FOUNDATION:
        said = [_out(voice, step)]
    else:
        column = before.columns[move.target - 1]
        said = [
            voice.say(
                "returned" if move.source > FOUNDATION else "moved",
                cards=voice.run(step.cards),
                pile=move.target,
                onto=voice.card(column[-1]) if column else "none",
                **{"from": place_kind(move.source)},
                source=move.source,
            )
        ]
    if is_column(move.source):
        column, down = after.columns[move.source - 1], after.down[move.source - 1]
        if step.turned is not None:
            said.append(voice.say("turned", card=voice.card(step.turned), down=down))
        elif not column:
            said.append(voice.say("emptied", pile=move.source, rank=voice.rules.ranks))
        elif down == len(column):
            said.append(voice.say("to-turn", pile=move.source))
    return said


def _out(voice: Voice, step: Step) -> str:
    (card,) = step.cards
    return voice.say(
        "out",
        card=voice.card(card),
        suit=suit_of(card),
        height=rank_of(card),
        ranks=voice.rules.ranks,
    )


def _solitario_step(voice: Voice, step: Step, view: View) -> list[str]:
    move, hand = step.move, step.before.hand
    (card,) = step.cards
    name = voice.card(card)
    if move.target == FOUNDATION:
        kind = place_kind(move.source)
        said = [
            voice.say("out-suit", card=name, suit=suit_of(card), pile=move.source, **{"from": kind})
        ]
    elif move.source == STOCK and step.went_out:
        said = [voice.say("ace-by-itself", card=name)]
        if not view.stock:
            said.append(voice.say("deck-finished"))
    elif move.target == HAND:
        said = [voice.say("in-hand", card=name, origin=place_kind(move.source), pile=move.source)]
        if move.source == STOCK and not view.stock:
            said.append(voice.say("deck-finished"))
        if move.source == STOCK or voice.verbosity is Verbosity.FULL:
            said.append(say_fits(voice, view, HAND))
    elif hand is not None and move.target == hand.origin:
        return [voice.say("put-back", card=name, origin=place_kind(hand.origin), pile=hand.origin)]
    elif move.target == WASTE:
        return [voice.say("discarded", card=name)]
    else:
        column = step.before.columns[move.target - 1]
        onto = voice.card(column[-1]) if column else "none"
        said = [voice.say("moved", cards=name, pile=move.target, onto=onto, **{"from": "hand"})]
    if is_column(move.source):
        left = step.after.columns[move.source - 1]
        if left:
            said.append(voice.say("now-on-top", card=voice.card(left[-1])))
        else:
            said.append(voice.say("emptied", pile=move.source))
    return said


def say_undo(voice: Voice, step: Step) -> str:
    """Describes a step that was undone."""
    move, before = step.move, step.before
    if not voice.rules.kind.has_hand and move.source == STOCK:
        if step.redealt:
            return voice.say("undone-redeal", count=len(before.waste))
        return voice.say("undone-draw", count=len(step.cards))
    if move.is_turn:
        assert step.turned is not None
        return voice.say("undone-turn", card=voice.card(step.turned), pile=move.source)
    said = [
        voice.say(
            "undone", cards=voice.run(step.cards), place=place_kind(move.source), pile=move.source
        )
    ]
    if step.turned is not None:
        said.append(voice.say("face-down-again", card=voice.card(step.turned)))
    return " ".join(said)


def say_ending(voice: Voice, game: Game, ending: Ending) -> str:
    """Announces that the game is over, or that nothing can change its outcome any more."""
    if ending is not Ending.WON:
        return voice.say(f"ending-{ending}", undo=game.rules.undo)
    total, minutes = game.rules.deck_size, game.seconds // 60
    said = voice.say("won", moves=game.moves_made, minutes=minutes, total=total)
    if game.score is None:
        return said
    return " ".join([said, voice.say("score-is", **points(game.score))])


def points(score: int) -> dict[str, str | float]:
    """Returns the details of a score. The sign is a word: some screen readers skip a minus."""
    return {"sign": "minus" if score < 0 else "plus", "score": str(abs(score))}


def say_refusal(voice: Voice, refusal: Refusal) -> str:
    """Says why a move is illegal, and what it would need."""
    details: dict[str, str | float] = {"count": refusal.count, "passes": voice.rules.passes or 0}
    if refusal.place is not None:
        details |= {"place": place_kind(refusal.place), "pile": refusal.place}
        if refusal.place > FOUNDATION:
            details["suit"] = refusal.place - FOUNDATION - 1
    if refusal.hand is not None:
        origin = refusal.hand.origin
        details |= {"origin": place_kind(origin), "pile": origin}
        details["card"] = voice.card(refusal.hand.card)
    if refusal.card is not None:
        details |= _needs(voice, refusal, refusal.card)
    if refusal.onto is not None:
        details["onto"] = voice.card(refusal.onto)
    return voice.say(f"no-{refusal.reason}", **details)


def _needs(voice: Voice, refusal: Refusal, card: Card) -> dict[str, str | float]:
    """Returns what the card needs: rank and colour on the table, the next on a foundation."""
    details: dict[str, str | float] = {"card": voice.card(card), "suit": suit_of(card)}
    if refusal.reason is Reason.NOT_NEXT:
        height = refusal.count
        details |= {"height": height, "rank": height}
        if height < voice.rules.ranks:
            details["next"] = voice.card(make_card(height + 1, suit_of(card)))
        return details
    wants_king = refusal.reason is Reason.KINGS_ONLY
    details["rank"] = voice.rules.ranks if wants_king else rank_of(card) + 1
    has_colour = not voice.rules.kind.has_hand or voice.rules.by_colour
    details["colour"] = ("black", "red")[colour_of(card)] if has_colour else "none"
    return details
