"""Pictures: what a session shows, in the shapes of the wire.

All data comes from the view, so no unseen card is sent. All words come from ``messages``.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final, Literal

import msgspec

from ...analysis.efforts import effort
from ...analysis.endings import can_finish
from ...analysis.hints import hints
from ...catalogues import catalogue
from ...catalogues.steps import Stage
from ...game.game import move_counts
from ...law.cards import Card, Deck, make_card, suit_of
from ...law.drawing import shown_of_waste
from ...law.moves import play
from ...law.position import (
    FOUNDATION,
    HAND,
    PLACES,
    STOCK,
    WASTE,
    Move,
    Place,
    Step,
    foundation,
    place_text,
)
from ...law.rules import Rules
from ...law.view import View, view_of
from ...law.worlds import unseen
from ...session import Session
from ...session.intents import Held
from ...session.lessons import say_task
from ...speech.acts import Act
from ...speech.messages import Voice, answers, events
from ...speech.messages.events import place_kind, points
from ..faults import WebError, WebFault
from ..wire import game as wire
from ..wire import layout as layout_wire
from .statistics import win_of

LOG = 50
"""Events that the page lists."""
_write: Final = msgspec.json.Encoder().encode
_Drawn = dict[Place, tuple[tuple[object, ...], Any]]
"""Piles as they were drawn last, each with everything that it was drawn from."""


class Picture:
    """Draws the table of a session. A move changes few piles: the others are drawn from memory."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._drawn: _Drawn = {}

    def forget(self) -> None:
        """Gives up the memory of what the table looked like: all is drawn anew when needed."""
        self._drawn.clear()

    def table(self) -> wire.Table:
        """Returns the table as it is now."""
        session, game, view = self.session, self.session.game, self.session.game.view
        voice, board = session.voice, _Board(session.voice, view, session.held, self._drawn)
        steps = len(game.steps)
        table = _table(session, board.piles(), steps)
        table.legal = [board.legal(move) for move in view.legal]
        table.held = board.held()
        table.choices = session.choices
        table.offer = None if session.offer is None else board.legal(session.offer)
        table.win = win_of(session)
        if not view.is_won:
            step = session.next_step
            table.easier = wire.NextStep(*step) if isinstance(step, Stage) else None
            table.lesson_helps = step is Act.TUTORIAL
        table.undo = session.can_undo
        table.redo = _options(voice, view, [step.move for step in game.lines])
        table.finish = can_finish(view, effort(view.rules).ending)
        return table

    def look(self, at: int, *, won: bool = False) -> tuple[str, wire.Table]:
        """Returns the table after step ``at`` of the current line, for display only, with the next
        step as an offer, and the sentence about the step ``at``.

        ``won``: of the line that would have won. Raises ``WebError`` if no review has found one.
        """
        session, voice = self.session, self.session.voice
        game, steps = session.game, self._winning() if won else session.game.steps
        at = max(0, min(at, len(steps)))
        position = steps[at].before if at < len(steps) else steps[-1].after if at else game.position
        view = view_of(position, None if game.table is None else game.seen)
        said = events.say_step(voice, steps[at - 1], view) if at else answers.say_title(voice, game)
        board = _Board(voice, view, None, {}, is_live=False)
        table = _table(session, board.piles(), at)
        table.steps = len(steps)
        table.progress = voice.say("moves-count", moves=move_counts(steps)[at])
        table.offer = None if at == len(steps) else board.legal(steps[at].move)
        return said, table

    def _winning(self) -> Sequence[Step]:
        game = self.session.game
        found = self.session.pending.review_of(game)
        if found is None or found.turning is None:
            raise WebError(WebFault.REQUEST, why="won")
        turning = found.turning
        steps = [*game.steps[: turning.step - 1]]
        position = game.steps[turning.step - 1].before
        for move in turning.line:
            steps.append(play(position, move))
            position = steps[-1].after
        return steps


def _table(session: Session, piles: list[wire.Pile], at: int) -> wire.Table:
    """Returns the table with these piles, with nothing to play."""
    game, voice, settings = session.game, session.voice, session.settings
    view, rules = game.view, game.rules
    score = "" if game.score is None else voice.say("bar-score", **points(game.score))
    redeals = view.redeals_left if rules.passes not in (None, 1) else None
    ended = session.ending
    return wire.Table(
        id=session.id or "",
        game=game.variant.name,
        rules=str(rules),
        scoring=game.scoring.value,
        hand=rules.kind.has_hand,
        deck="italian" if rules.deck is Deck.ITALIAN else "french",
        title=voice.say("title", draw=rules.draw, passes=rules.passes or 0),
        deal=_deal_of(session),
        status=answers.say_status(voice, game),
        score=score,
        redeals="" if redeals is None else voice.say("bar-redeals", redeals=redeals),
        progress=voice.say("moves-count", moves=game.moves_made),
        seconds=game.seconds,
        running=not view.is_won and not (game.is_fresh and session.attempt is None),
        piles=piles,
        legal=[],
        choices=[],
        offer=None,
        held=None,
        undo=False,
        redo=[],
        finish=False,
        ended="" if ended is None else ended.value,
        win=None,
        fate="" if session.fate is None else session.fate.value,
        assisted=game.assisted,
        saved=session.is_saved,
        at=at,
        steps=len(game.steps),
        log=[wire.Line(text, language) for text, language in session.events[-LOG:]],
        spoken=wire.SpeechSettings(
            language=voice.language,
            level=settings.verbosity,
            memory=settings.memory,
            figures=settings.figures,
            endings=settings.endings,
            rating=settings.rating,
            chosen=settings.language is not None,
        ),
        ranked=_contest_of(session),
        asked=_asked_of(session),
        own=game.table is not None and session.lesson is None,
        turns=rules.by_hand,
        undoes=rules.undo,
        dailies=_has_dailies(rules),
        lesson=_lesson_of(session),
    )


def _lesson_of(session: Session) -> wire.Lesson | None:
    lesson = session.lesson
    if lesson is None:
        return None
    said = session.voice.say("bar-lesson", step=lesson.at + 1, steps=len(lesson.tasks))
    return wire.Lesson(said, say_task(session), say_task(session, keys=False), lesson.is_done)


@lru_cache(100)
def _has_dailies(rules: Rules) -> bool:
    return catalogue(rules) is not None


def _asked_of(session: Session) -> layout_wire.Asked | None:
    asked = session.asked
    return None if asked is None else layout_wire.Asked(asked, list(unseen(session.game.view)))


def _contest_of(session: Session) -> Literal["", "day", "race"]:
    if session.attempt is None:
        return ""
    return "race" if session.attempt.day is None else "day"


def _deal_of(session: Session) -> str:
    if session.lesson is not None:
        return session.voice.say("bar-practice")
    if session.attempt is not None:
        day = session.attempt.day
        if day is None:
            return session.voice.say("bar-race")
        return session.voice.say("bar-ranked", **events.date_details(day))
    return session.voice.say("bar-deal", **events.deal_name(session.game.deal))


def _options(voice: Voice, view: View, moves: Iterable[Move]) -> list[str]:
    return [answers.say_option(voice, view, move, n) for n, move in enumerate(moves, 1)]


_WHERE: Final[dict[Place, dict[str, str | float]]] = {
    place: {
        "place": place_kind(place),
        "pile": place,
        "suit": place - FOUNDATION - 1 if place > FOUNDATION else 0,
    }
    for place in PLACES.values()
}
"""What the messages about a place mention."""


class _Board:
    """Builds the piles of a view."""

    def __init__(
        self, voice: Voice, view: View, held: Held | None, drawn: _Drawn, *, is_live: bool = True
    ) -> None:
        self._voice, self._view, self._drawn = voice, view, drawn
        self._held = Held(HAND, 1) if view.hand is not None else held
        origin = view.hand.origin if view.hand is not None else None
        self._targets: set[Place] = set()
        if self._held is not None:
            self._targets = {
                self._aim(move)
                for move in view.legal
                if (move.source, move.count) == (self._held.source, self._held.cards)
                and move.target not in (origin, WASTE, STOCK)
            }
        useful = hints(view) if is_live else ()
        self._hints: dict[Place, set[int]] = {}
        for hint in useful:
            self._hints.setdefault(hint.move.source, set()).add(hint.move.count)

    def held(self) -> wire.HeldCards | None:
        if self._held is None:
            return None
        return wire.HeldCards(place_text(self._held.source), self._held.cards)

    def legal(self, move: Move) -> wire.Legal:
        return wire.Legal(
            str(move), place_text(move.source), place_text(self._aim(move)), move.count
        )

    def _aim(self, move: Move) -> Place:
        """Returns the target of a move; for a foundation, that of the card's suit."""
        if move.target != FOUNDATION:
            return move.target
        card = self._top(move.source)
        return FOUNDATION if card is None else foundation(suit_of(card))

    def _top(self, place: Place) -> Card | None:
        if place == HAND:
            return None if self._view.hand is None else self._view.hand.card
        pile = self._view.waste if place == WASTE else self._view.columns[place - 1]
        return pile[-1] if pile else None

    def piles(self) -> list[wire.Pile]:
        """Returns every pile, in the order of the board. A move changes few of them."""
        held, found = self._held, list[wire.Pile]()
        for place, seen, draw in self._parts():
            lifted = held.cards if held is not None and held.source == place else 0
            marks = lifted, place in self._targets, self._hints.get(place)
            origin = self._voice, seen, marks
            last = self._drawn.get(place)
            if last is None or last[0] != origin:
                drawn: Any = msgspec.Raw(_write(draw()))  # as it is sent: one piece of memory
                last = self._drawn[place] = origin, drawn
            found.append(last[1])
        return found

    def _parts(self) -> Iterator[tuple[Place, object, Callable[[], wire.Pile]]]:
        """Yields each place, what is seen there, and the function that draws it."""
        view = self._view
        spent = not view.stock and Move(STOCK, WASTE) not in view.legal
        seen = view.stock, view.passes, view.redeals_left, spent
        yield STOCK, seen, partial(self._stock, spent=spent)
        yield WASTE, view.waste, self._waste
        if view.rules.kind.has_hand:
            yield HAND, view.hand, self._hand
        for suit, height in enumerate(view.foundations):
            place = foundation(suit)
            said = height if suit else view.foundations
            yield place, said, partial(self._foundation, place, suit, height)
        for n, column in enumerate(view.columns, 1):
            yield n, (column, view.down[n - 1]), partial(self._column, n)

    def _stock(self, *, spent: bool) -> wire.Pile:
        count = len(self._view.stock)
        name = self._say("slot-stock", STOCK, count=count, spent=spent)
        fits = STOCK in self._targets
        slot = wire.Slot(None, name, down=count, spent=spent, fits=fits)
        text = answers.say_stock(self._voice, self._view)
        return wire.Pile("s", "stock", self._heading(STOCK), text, count, [slot])

    def _waste(self) -> wire.Pile:
        view = self._view
        cards, count = shown_of_waste(view), len(view.waste)
        first = count - len(cards) + 1
        slots = [
            self._card(WASTE, card, at, count, count - at + 1)
            for at, card in enumerate(cards, first)
        ]
        pile = self._pile(WASTE, "waste", answers.say_waste(self._voice, view), slots)
        pile.under = view.waste[count - len(cards) - 1] if count > len(cards) else None
        return pile

    def _hand(self) -> wire.Pile:
        hand = self._view.hand
        cards = [] if hand is None else [self._card(HAND, hand.card, 1, 1, 1)]
        return self._pile(HAND, "hand", events.say_hand(self._voice, self._view), cards)

    def _foundation(self, place: Place, suit: int, height: int) -> wire.Pile:
        text = "" if suit else answers.say_foundations(self._voice, self._view)
        top = [self._card(place, make_card(height, suit), 1, 1, 1)] if height else []
        return self._pile(place, "foundation", text, top, height)

    def _column(self, n: int) -> wire.Pile:
        text = answers.say_pile(self._voice, self._view, n)
        return self._pile(n, "column", text, self._slots(n), len(self._view.columns[n - 1]))

    def _slots(self, n: int) -> list[wire.Slot]:
        view = self._view
        column, down = view.columns[n - 1], view.down[n - 1]
        total = len(column)
        slots = []
        if down and view.rules.is_open:  # thoughtful: every card is visible
            down_cards = [
                (at, card) for at, card in enumerate(column[:down], 1) if card is not None
            ]
            slots += [self._card(n, card, at, total, total - down) for at, card in down_cards]
        elif down:
            fits = n in self._targets and total == down
            name = self._say("slot-down", n, down=down, state="fits" if fits else "none")
            note = self._voice.phrase("slot-place", **_WHERE[n])
            hint = total == down and 1 in self._hints.get(n, ())
            slots.append(
                wire.Slot(None, name, note, max(total - down, 1), down, fits=fits, hint=hint)
            )
        return slots + [
            self._card(n, card, at, total, total - at + 1)
            for at, card in enumerate(column[down:], down + 1)
            if card is not None
        ]

    def _card(self, place: Place, card: Card, at: int, total: int, count: int) -> wire.Slot:
        held = self._held
        is_held = held is not None and held.source == place and count <= held.cards
        fits = count == 1 and not is_held and place in self._targets
        state = "held" if is_held else "fits" if fits else "none"
        name = self._voice.say("slot-card", card=self._voice.card(card), state=state)
        hint = count in self._hints.get(place, ())
        return wire.Slot(
            card,
            name,
            self._note(place, at, total),
            count,
            fits=fits,
            held=is_held,
            hint=hint,
        )

    def _pile(
        self,
        place: Place,
        kind: str,
        text: str,
        slots: list[wire.Slot],
        count: int | None = None,
    ) -> wire.Pile:
        if not slots:
            fits = place in self._targets
            name = self._say("slot-empty", place, state="fits" if fits else "none")
            slots = [wire.Slot(None, name, fits=fits)]
        total = len(self._view.waste) if place == WASTE else len(slots)
        return wire.Pile(
            place_text(place),
            kind,  # type: ignore[arg-type]  # one of the kinds
            self._heading(place),
            text,
            total if count is None else count,
            slots,
        )

    def _heading(self, place: Place) -> str:
        return self._voice.say("slot-place", **_WHERE[place])

    def _note(self, place: Place, at: int, count: int) -> str:
        return self._voice.phrase("slot-note", at=at, count=count, **_WHERE[place])

    def _say(self, name: str, place: Place, **details: str | float) -> str:
        return self._voice.say(name, **details, **_WHERE[place])
