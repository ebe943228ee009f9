"""The interface of a session for front ends: one player and one game."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Final, TypedDict, Unpack

from ..analysis.efforts import effort
from ..analysis.endings import Ending, Fate, fate
from ..analysis.reviews import Review
from ..analysis.searching import Searching, finish
from ..catalogues.dailies import Wins
from ..catalogues.new import random_number
from ..disk import StoreError
from ..game.game import Game
from ..law.errors import WinnableError
from ..law.position import Move
from ..law.view import View
from ..speech.acts import Act, Trait
from ..speech.commands import Command
from ..speech.messages import LANGUAGES, Language, Verbosity, Voice, answers
from ..speech.messages.faults import say_fault
from ..store import Attempt, Settings, Store, Stored
from .advice import open_question, review_newest, set_fate
from .dailies import daily_wins
from .handlers import handle
from .intents import Held
from .lessons import follow, leave, say_task
from .settings import change
from .sharing import Shared, on_newest
from .state import SessionState
from .transcript import Event

LONGEST: Final = 1_000
"""Most characters of a typed line."""


class SessionFault(StrEnum):
    """What can be wrong with what is typed. Every language file has a sentence for it."""

    LINE_LONG = "line-long"


class SessionDetails(TypedDict, total=False):
    """What the sentences mention."""

    size: int
    """Characters of the line."""
    most: int


class SessionError(WinnableError):
    """The session cannot take what the player typed."""

    details: SessionDetails

    def __init__(self, code: SessionFault, **details: Unpack[SessionDetails]) -> None:
        super().__init__(code, details)


class Session:
    """One player and one game, for any front end.

    ``do(text)`` carries out a typed command and returns the utterances of the answer, one for each
    line; ``execute`` does the same for a ``Command``. Afterwards ``changed`` tells whether cards
    moved, ``refused`` whether the command was refused, and ``is_over`` whether the player wants to
    leave. ``usual_language`` applies until the player chooses one; it is never stored. A game gets
    at most ``most_moves`` moves, undone ones included; None means any number. The session saves the
    game and counts the time; it uses neither terminal nor page.

    ``stored`` is the game as a shared database has it. If another process has saved the game
    since, an act is carried out on what that process saved. If that process has left the game,
    ``id`` becomes None.
    """

    def __init__(
        self,
        game: Game,
        store: Store | None = None,
        settings: Settings | None = None,
        *,
        game_id: str | None = None,
        stored: Stored | None = None,
        front: str = "line",
        usual_language: Language = LANGUAGES[0],
        clock: Callable[[], float] = lambda: 0.0,
        new_number: Callable[[], int] = random_number,
        most_moves: int | None = None,
    ) -> None:
        self._state = SessionState(
            game,
            store,
            settings or Settings(),
            game_id=game_id,
            stored=stored,
            front=front,
            usual_language=usual_language,
            clock=clock,
            new_number=new_number,
            most_moves=most_moves,
        )
        self._has_returned = False  # to the game, since the last ``ponder``

    # The state

    @property
    def game(self) -> Game:
        """The current game."""
        return self._state.game

    @property
    def id(self) -> str | None:
        """The name of the game in the store."""
        return self._state.game_id

    @property
    def shared(self) -> Shared:
        """The game as other processes may save it."""
        return Shared(self._state)

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._state.settings

    @property
    def voice(self) -> Voice:
        """The voice of these settings and rules."""
        return self._state.voice

    @property
    def is_over(self) -> bool:
        """Whether the player wants to leave. A front end that stays open resets it."""
        return self._state.is_over

    @is_over.setter
    def is_over(self, value: bool) -> None:
        self._state.is_over = value

    @property
    def changed(self) -> bool:
        """Whether the last command moved cards."""
        return self._state.changed

    @property
    def refused(self) -> bool:
        """Whether the last command was refused."""
        return self._state.refused

    @property
    def is_saved(self) -> bool:
        """Whether the last attempt to save the game succeeded."""
        return self._state.is_saved

    @property
    def held(self) -> Held | None:
        """The run that the player has lifted and not yet placed (Klondike)."""
        return self._state.pending.held

    @property
    def choices(self) -> tuple[Move, ...]:
        """The moves of the list that were said so far; a number plays one."""
        pending = self._state.pending
        return pending.moves[: pending.heard]

    @property
    def asked(self) -> str | None:
        """The question which card a move shows; None if no move waits for it."""
        return None if self.lesson is not None else self._state.question

    @property
    def offer(self) -> Move | None:
        """The move that ``do`` plays: the last that advice or a list of moves has named."""
        offer = self._state.pending.offer
        return offer if isinstance(offer, Move) else None

    @property
    def ending(self) -> Ending | None:
        """How the game ended, as far as the player can know."""
        return self._state.ending

    @property
    def fate(self) -> Fate | None:
        """The certain outcome whatever the hidden cards are, if ``ponder`` has found it."""
        return None if self._state.ending else self._state.fate

    @property
    def events(self) -> list[Event]:
        """The events of the game, in order."""
        return self._state.transcript.events

    @property
    def store(self) -> Store | None:
        """Where the session saves."""
        return self._state.store

    def status(self) -> str:
        """Returns the deal, the stock and the score, for the edge of a board."""
        return answers.say_status(self.voice, self.game)

    # Start and end

    def begin(self, *, resumed: bool) -> list[str]:
        """Starts the session and returns the first utterance, which names the help."""
        self._has_returned = True
        lines = finish(on_newest(self._state, lambda: self._state.begin(resumed=resumed)))
        first, *rest = lines or [""]
        if self.voice.verbosity is not Verbosity.BRIEF:
            first = f"{first} {self.voice.say('ask-keys')}"
        return self._state.transcript.answer([first, *rest])

    def greet(self) -> list[str]:
        """Returns what a player hears on arrival at the table, or on return to it."""
        self._state.changed = self._state.refused = False
        if self._state.lesson is not None:
            return [say_task(self._state)]
        if not self.events:
            return self.begin(resumed=not self.game.is_fresh)
        return [" ".join(self._state.greeting(resumed=not self.game.is_fresh))]

    def end_for(self, begin: Callable[..., str]) -> str:
        """Ends this game for the one that ``begin`` stores, and returns its name."""
        self.end_lesson()
        return self._state.end_for(begin)

    def leave(self) -> list[str]:
        """Saves the game and releases it. Nothing is saved afterwards."""
        state = self._state
        self.end_lesson()
        state.count_time()
        lines = state.save() if state.stored is None else self.shared.save_time()
        if state.store is not None and state.game_id is not None:
            state.store.release(state.game_id)
            state.game_id = None
        return lines or [self.voice.say("goodbye")]

    # Commands

    def do(self, text: str) -> list[str]:
        """Carries out a typed command and returns the utterances of the answer."""
        try:
            command = self.understand(text)
        except WinnableError as error:
            self._state.changed = False
            return self._state.transcript.answer(self._state.refuse(say_fault(self.voice, error)))
        return self.execute(command)

    def understand(self, text: str) -> Command:
        """Parses typed text. Raises ``WinnableError`` if it is too long."""
        if len(text) > LONGEST:
            raise SessionError(SessionFault.LINE_LONG, size=len(text), most=LONGEST)
        state = self._state
        if state.pending.draft is not None:
            return Command(Act.OWN, text=text, near=text)
        command = state.parser.parse(text)
        if state.pending.asked and command.name is Act.WHERE and command.card is not None:
            return replace(command, name=Act.REVEAL)  # a card alone answers which card it is
        if state.pending.on_yes is not None and text.strip().casefold() == "n":
            # "n" is also "new"; after a question it means "no"
            return replace(command, name=Act.NO)
        return command

    def execute(self, command: Command) -> list[str]:
        """Carries out a command. Errors of this package are returned as answers."""
        return finish(self.execution(command))

    def execution(self, command: Command) -> Searching[list[str]]:
        """Carries out a command, as ``execute`` does, and yields the searches that it needs."""
        state, act = self._state, command.name
        state.count_time()
        try:
            lines = yield from on_newest(state, partial(self._do_once, command), act)
        except StoreError as error:
            lines = state.refuse(say_fault(self.voice, error))
        # Keep the answer, to be repeated.
        return lines if Trait.REPEATS in act.traits else self._state.transcript.answer(lines)

    def _do_once(self, command: Command) -> Searching[list[str]]:
        """Carries out a command on the game as it is now."""
        state, traits = self._state, command.name.traits
        # 1. Drop the state that lasts for one command only.
        state.changed = state.refused = False
        if Trait.STEPS_BACK not in traits:
            state.transcript.rewind()
        if Trait.ANSWERS not in traits:
            state.pending.on_yes = None
        if Trait.KEEPS_LIST not in traits:
            state.pending.moves, state.pending.deals = (), iter(())
        # 2. Carry out the act, during the tutorial as a part of it.
        try:
            if state.lesson is not None:
                return (yield from follow(state, state.lesson, command, handle))
            lines = yield from handle(state, command)
            if not (state.is_saved or state.changed):
                state.save()  # perhaps it is possible again
            return lines
        except StoreError:
            raise
        except WinnableError as error:
            return state.refuse(say_fault(self.voice, error))

    def ponder(self) -> list[str]:
        """Says what became certain with the last command or on return to the game: won or lost,
        whatever the hidden cards are.

        The search may take a moment, so a front end shows the answer to the command first.
        """
        view = self.view_to_ponder()
        if view is None:
            return []
        return self.set_fate(view, fate(view, effort(view.rules).ending))

    def view_to_ponder(self) -> View | None:
        """Returns the view whose fate ``ponder`` searches for; None if no search is needed.

        A front end that must not block searches for the fate itself and passes it to ``set_fate``.
        """
        if not (self.changed or self._has_returned):
            return None
        self._has_returned = False
        return open_question(self._state)

    def set_fate(self, view: View, found: Fate | None) -> list[str]:
        """Records the fate of ``view`` and returns what to say about it. Ignores a view that is no
        longer current.
        """
        return self._state.transcript.answer(set_fate(self._state, view, found))

    def set_away(self, *, away: bool) -> None:
        """Stops the clock while the player is away from the table, or starts it again."""
        self._state.set_away(away=away)
        if away:
            self.shared.save_time()

    def daily_wins(self) -> Wins:
        """Returns the daily deals of this game that the player has won."""
        return daily_wins(self._state)

    # The tutorial

    @property
    def lesson(self) -> tuple[int, int, str] | None:
        """The number of the current task of the tutorial, from 1, the number of tasks, and what the
        task asks for; None outside the tutorial.
        """
        lesson = self._state.lesson
        if lesson is None:
            return None
        return lesson.at + 1, len(lesson.tasks), say_task(self._state)

    def end_lesson(self) -> None:
        """Ends the tutorial, if there is one: the player's own game is on the table again."""
        leave(self._state)

    @property
    def attempt(self) -> Attempt | None:
        """What the game is on the board of a contest, if it is a ranked one."""
        return None if self.lesson else self._state.attempt

    def review(self) -> Searching[tuple[Review | None, list[str]]]:
        """Reviews the current line (``advice.review_line``); returns the review and sentences, and
        yields the searches that it needs.
        """
        self.end_lesson()
        if self.attempt is not None:
            self.attempt.check_public()
        return (yield from review_newest(self._state))

    # Settings

    def use(self, settings: Settings) -> None:
        """Applies other settings without storing them."""
        self._state.settings = settings
        self._state.configure()

    def expect(self, language: Language) -> None:
        """Makes ``language`` the one of a player who has not chosen any."""
        self._state.usual_language = language
        self._state.configure()

    def change(self, settings: Settings) -> list[str]:
        """Stores other settings, and says what changed in them."""
        self._state.changed = self._state.refused = False
        return change(self._state, settings)
