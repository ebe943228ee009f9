"""The interface of a session for front ends: one player and one game."""

from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Final

from ..analysis.efforts import effort
from ..analysis.endings import Fate, fate
from ..analysis.reviews import Review
from ..analysis.searching import Searching, finish
from ..catalogues.dailies import Wins
from ..catalogues.steps import Stage
from ..disk import StoreError
from ..law.errors import ErrorOf, WinnableError
from ..law.position import Move
from ..law.view import View
from ..speech.acts import Act, Trait
from ..speech.arguments import Description
from ..speech.commands import Command
from ..speech.messages import Language, Verbosity, answers
from ..speech.messages.faults import say_fault
from ..store import Attempt, Settings
from .advice import open_question, review_newest, set_fate
from .choices import heard
from .contests import check_public, count_advice
from .dailies import daily_wins
from .handlers import handle
from .intents import Held
from .lessons import follow, leave, say_task
from .settings import change
from .sharing import on_newest, save_time
from .starting import greeting, introduce
from .state import SessionState
from .steps import next_step, offer_step
from .transcript import Event

LONGEST: Final = 1_000
"""Most characters of a typed line."""


class SessionFault(StrEnum):
    """What can be wrong with what is typed. Every language file has a sentence for it."""

    LINE_LONG = "line-long"


class SessionError(ErrorOf[SessionFault]):
    """The session cannot take what the player typed."""


class Session(SessionState):
    """One player and one game, for any front end.

    ``do(text)`` carries out a typed command and returns the utterances of the answer, one for each
    line; ``execute`` does the same for a ``Command``. Afterwards ``changed`` tells whether cards
    moved, ``refused`` whether the command was refused, and ``is_over`` whether the player wants to
    leave. ``usual_language`` applies until the player chooses one; it is never stored. The session
    saves the game and counts the time; it uses neither terminal nor page.

    ``stored`` is the game as a shared database has it. If another process has saved the game
    since, an act is carried out on what that process saved. If that process has left the game,
    ``id`` becomes None.
    """

    @property
    def held(self) -> Held | None:
        """The run that the player has lifted and not yet placed (Klondike)."""
        return self.pending.held

    @property
    def choices(self) -> list[str]:
        """The lines of the list of moves that were said so far; a number plays one."""
        return heard(self)

    @property
    def offer(self) -> Move | None:
        """The move that ``do`` plays: the last that advice or a list of moves has named."""
        offer = self.pending.offer
        return offer if isinstance(offer, Move) else None

    @property
    def next_step(self) -> Stage | Act | None:
        """What to play next, at the end of a game: a step, or the tutorial."""
        return next_step(self)

    @property
    def fate(self) -> Fate | None:
        """The certain outcome whatever the hidden cards are, if ``ponder`` has found it."""
        return None if self.ending else self.certain

    @property
    def events(self) -> list[Event]:
        """The events of the game, in order."""
        return self.transcript.events

    def status(self) -> str:
        """Returns the deal, the stock and the score, for the edge of a board."""
        return answers.say_status(self.voice, self.game)

    # Start and end

    def begin(self, *, resumed: bool) -> list[str]:
        """Starts the session and returns the first utterance, which names the help."""
        self.has_returned = True
        lines = finish(on_newest(self, lambda: introduce(self, resumed=resumed)))
        first, *rest = lines or [""]
        if self.voice.verbosity is not Verbosity.BRIEF:
            first = f"{first} {self.voice.say('ask-keys')}"
        return self.transcript.answer([first, *rest])

    def greet(self) -> list[str]:
        """Returns what a player hears on arrival at the table, or on return to it."""
        self.changed = self.refused = False
        if self.lesson is not None:
            return [say_task(self)]
        if not self.events:
            return self.begin(resumed=not self.game.is_fresh)
        return [" ".join(greeting(self, resumed=not self.game.is_fresh))]

    def leave(self) -> list[str]:
        """Saves the game and releases it. Nothing is saved afterwards. The game to resume stays the
        same: a window closes a minute after the player has begun another game.
        """
        self.end_lesson()
        self.count_time()
        lines = self.save(stays=True) if self.stored is None else save_time(self)
        if self.store is not None and self.id is not None:
            self.store.release(self.id)
            self.id = None
        return lines or [self.voice.say("goodbye")]

    # Commands

    def do(self, text: str) -> list[str]:
        """Carries out a typed command and returns the utterances of the answer."""
        try:
            command = self.understand(text)
        except WinnableError as error:
            self.changed = False
            return self.transcript.answer(self.refuse(say_fault(self.voice, error)))
        return self.execute(command)

    def understand(self, text: str) -> Command:
        """Parses typed text. Raises ``WinnableError`` if it is too long."""
        if len(text) > LONGEST:
            raise SessionError(SessionFault.LINE_LONG, size=len(text), most=LONGEST)
        if self.pending.draft is not None:
            return Command(Act.OWN, text=text, argument=Description(text))
        command = self.parser.parse(text)
        is_card = command.name is Act.WHERE and command.card is not None and not command.text
        if self.pending.asked and is_card:
            return replace(command, name=Act.REVEAL)  # a card alone answers which card it is
        return command

    def execute(self, command: Command) -> list[str]:
        """Carries out a command. Errors of this package are returned as answers."""
        return finish(self.execution(command))

    def execution(self, command: Command) -> Searching[list[str]]:
        """Carries out a command, as ``execute`` does, and yields the searches that it needs."""
        act = command.name
        self.count_time()
        if self.lesson is None:
            self.transcript.cut()
        try:
            lines = yield from on_newest(self, partial(self._do_once, command), act)
        except StoreError as error:
            lines = self.refuse(say_fault(self.voice, error))
        # Keep the answer, to be repeated.
        return lines if Trait.REPEATS in act.traits else self.transcript.answer(lines)

    def _do_once(self, command: Command) -> Searching[list[str]]:
        """Carries out a command on the game as it is now."""
        traits = command.name.traits
        # 1. Drop the state that lasts for one command only.
        self.changed = self.refused = False
        if Trait.STEPS_BACK not in traits:
            self.transcript.rewind()
        if Trait.KEEPS_LIST not in traits:
            self.pending.moves, self.pending.deals = (), iter(())
        # 2. Carry out the act, during the tutorial as a part of it.
        try:
            if self.lesson is not None:
                return (yield from follow(self, self.lesson, command, handle))
            lines = yield from handle(self, command)
            if not (self.is_saved or self.changed):
                self.save()  # perhaps it is possible again
            return lines
        except StoreError:
            raise
        except WinnableError as error:
            return self.refuse(say_fault(self.voice, error))

    def ponder(self) -> list[str]:
        """Says what became certain with the last command or on return to the game: won or lost,
        whatever the hidden cards are. At the end of a game, offers what to play next.

        The search may take a moment, so a front end shows the answer to the command first.
        """
        view, said = self.view_to_ponder(), list[str]()
        if view is not None:
            said = self.set_fate(view, fate(view, effort(view.rules).ending))
        return [*said, *self.transcript.answer(offer_step(self))]

    def view_to_ponder(self) -> View | None:
        """Returns the view whose fate ``ponder`` searches for; None if no search is needed.

        A front end that must not block searches for the fate itself and passes it to ``set_fate``.
        """
        if not (self.changed or self.has_returned):
            return None
        self.has_returned = False
        return open_question(self)

    def set_fate(self, view: View, found: Fate | None) -> list[str]:
        """Records the fate of ``view`` and returns what to say about it. Ignores a view that is no
        longer current.
        """
        return self.transcript.answer(set_fate(self, view, found))

    def set_away(self, *, away: bool) -> None:
        """Stops the clock while the player is away from the table, or starts it again."""
        self.count_time()
        self.is_away = away
        if away:
            save_time(self)

    def daily_wins(self) -> Wins:
        """Returns the daily deals of this game that the player has won."""
        return daily_wins(self)

    # The tutorial

    def end_lesson(self) -> None:
        """Ends the tutorial, if there is one: the player's own game is on the table again."""
        leave(self)

    @property
    def attempt(self) -> Attempt | None:
        """What the game is on the board of a contest, if it is a ranked one."""
        return None if self.lesson else self.ranked

    def review(self) -> Searching[tuple[Review | None, list[str]]]:
        """Reviews the current line (``advice.review_line``); returns the review and sentences, and
        yields the searches that it needs.
        """
        self.end_lesson()
        check_public(self)
        self.changed = self.refused = False
        found, said = yield from review_newest(self)
        if not self.refused:
            count_advice(self)
        return found, said

    # Settings

    def use(self, settings: Settings) -> None:
        """Applies other settings without storing them."""
        self.settings = settings
        self.configure()

    def expect(self, language: Language) -> None:
        """Makes ``language`` the one of a player who has not chosen any."""
        self.usual_language = language
        self.configure()

    def change(self, settings: Settings) -> list[str]:
        """Stores other settings, and says what changed in them."""
        self.changed = self.refused = False
        return change(self, settings)
