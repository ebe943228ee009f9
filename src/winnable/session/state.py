"""The state of a session: a game, its settings and its file, and pending questions.

``SessionState`` plays moves, saves the game, counts the time and describes events in words. It does
not handle acts: the handlers decide what an act does, and use it to do it.

In a shared database another process may save the game at any time, and a game that cannot be saved
is not played on: saving raises ``Stale`` or ``StoreError``, which ``sharing`` handles.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from ..analysis.endings import Ending, Fate, ending
from ..analysis.searching import Searching
from ..catalogues.new import random_number
from ..disk import StoreError
from ..game.game import Game, parse_game
from ..game.hidden import GameFault, HiddenCard
from ..law.position import Move
from ..speech.commands import Command, CommandParser
from ..speech.messages import LANGUAGES, Voice, events
from ..speech.messages.faults import say_fault
from ..speech.messages.languages import Language
from ..speech.messages.statistics import clock_text
from ..store import Attempt, Boards, Settings, Store, Stored
from .pending import Pending
from .practice import Lesson
from .transcript import Transcript

IDLE: Final = 300.0
"""Upper limit of the playing time counted between two commands, in seconds."""
SHORT: Final = 300
"""Moves of a short game, undone ones included: its text is made in a fraction of a millisecond."""


class SessionState:
    """One player and one game. The handlers read and change its attributes."""

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
    ) -> None:
        self._game: Game | str = game
        self.store = store
        self.settings = settings or Settings()
        self.id = game_id
        """The name of the game in the store."""
        self.stored = stored
        """What this session last saved or read in a shared database; None in any other."""
        self.new_number = new_number
        self.transcript = Transcript()
        self.pending = Pending()
        self.ending: Ending | None = None
        self.certain: Fate | None = None
        self.is_away = False
        """Whether the clock is stopped."""
        self.ranked: Attempt | None = None
        """What the game is on the board of a contest, if it is a ranked one."""
        self.lesson: Lesson | None = None
        """The tutorial in progress: ``game`` is its practice game."""
        self.has_offered = False
        """Whether the end of this game has offered what to play next."""
        self.is_over = False
        self.changed = False
        self.refused = False
        self.has_returned = False
        """Whether the player has come to the game since the last ``ponder``."""
        self.went_on = False
        """Whether another process had played on before the last command."""
        self.is_saved = True
        """Whether the last attempt to save the game succeeded."""
        self._front, self.usual_language = front, usual_language
        self._clock = clock
        self._steps = len(game.steps)  # of the game as it is stored
        self._counts = not game.position.is_won  # a game loaded after its win adds no result
        self._owes_result = False  # the result of a win is not recorded yet
        self._time = clock()
        self._seconds, self.kept_seconds = float(game.seconds), game.seconds  # counted, stored
        self.before: str | None = None
        """The game that was left for this one: undo leads back to it until there is a move."""
        if store is not None and game_id is None:
            self._take_id(store)
        elif store is not None and game_id is not None:
            self.ranked = Boards(store.database).attempt_of(store.player, game_id)
            self.before = _left_for(store, game_id, game)
        self.configure()

    # The game at rest

    @property
    def game(self) -> Game:
        """The current game."""
        if isinstance(self._game, str):
            self._game = parse_game(self._game)
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game = game

    @property
    def is_at_rest(self) -> bool:
        """Whether only the text of the game is kept."""
        return isinstance(self._game, str)

    @property
    def is_short(self) -> bool:
        """Whether the game has at most ``SHORT`` moves and is not at rest."""
        return not self.is_at_rest and self.game.size <= SHORT

    def rest(self) -> bool:
        """Keeps only the text of the game until it is needed: each step takes up to 500 bytes.

        Returns False if the game is at rest already, or belongs to the tutorial.
        """
        if self.lesson is not None or self.is_at_rest:
            return False
        assert not isinstance(self._game, str)
        text = self._game.text
        same = None if self.stored is None or self.stored.text != text else self.stored.text
        self._game = same or text  # one copy
        return True

    # Speech

    def configure(self) -> None:
        """Recreates the voice and the parser after a change of the settings or the rules."""
        settings, rules = self.settings, self.game.rules
        language = settings.language or self.usual_language
        self.voice = Voice(
            rules, language, settings.verbosity, front=self._front, figures=settings.figures
        )
        self.parser = CommandParser(rules, language)

    def keep_settings(self) -> None:
        """Writes the settings to the store."""
        if self.store is not None:
            self.store.keep_settings(self.settings)

    def refuse(self, sentence: str) -> list[str]:
        """Refuses the command with the sentence that says why."""
        self.refused = True
        return [sentence]

    # The game

    def play(self, *moves: Move) -> list[str]:
        """Plays the moves and saves the game; one utterance describes all of them."""
        self.check_room(len(moves))
        said: list[str] = []
        question: list[str] = []
        left: tuple[Move, ...] = ()
        for at, move in enumerate(moves):
            try:
                step = self.game.play(move)
            except HiddenCard as error:
                left, question = moves[at:], [self._ask_card(error)]
                break
            said.append(events.say_step(self.voice, step, self.game.view))
        if said:
            line = " ".join([*said, *self.say_ending()])
            self.moved([line])
            said = [line]
        self.pending.asked = left
        return [*said, *question, *(self.save() if said or self.game.table else [])]

    def _ask_card(self, error: HiddenCard) -> str:
        """Asks which card a move shows. Raises the error if it is another one."""
        if error.code != GameFault.HIDDEN:
            raise error
        return self.voice.say("reveal-which", pile=error.details["pile"])

    @property
    def asked(self) -> str | None:
        """The question which card a move shows; None if no move waits for it."""
        try:
            if self.pending.asked and self.lesson is None:
                self.game.history.step(self.pending.asked[0])
        except HiddenCard as error:
            return self._ask_card(error)
        return None

    def check_room(self, count: int) -> None:
        """Raises ``RecordError`` if the game cannot have so many further moves."""
        if self.store is not None:
            self.store.limits.check_moves(self.game.size + count)

    def moved(self, lines: list[str]) -> None:
        """Records events after cards moved, and resets what belongs to the previous position."""
        self.changed = True
        self.happened(lines)
        self.pending.move_on()

    def happened(self, lines: list[str]) -> None:
        """Records events, one for each line."""
        self.transcript.happened(lines, self.voice.language)

    def find_ending(self) -> None:
        """Updates the ending silently, after an undo."""
        self.ending = ending(self.game.view)

    def say_ending(self) -> list[str]:
        """Updates the ending; says it if it is new, and records the result of a win."""
        before = self.ending
        self.find_ending()
        if self.ending is None or self.ending is before:
            return []
        said = [events.say_ending(self.voice, self.game, self.ending)]
        if self.ending is Ending.WON and self._counts and self.lesson is None:
            self._owes_result = True
            try:
                self._store(wins=True)  # the game and its result together
                if self.ranked is not None:
                    said.append(self._say_ranked(self.ranked))
            except StoreError as error:
                if self._is_shared:
                    raise
                said.append(say_fault(self.voice, error))
        return said

    def _say_ranked(self, attempt: Attempt) -> str:
        """Says the time of a ranked game that is won, and whether it counts."""
        assert self.store is not None
        boards = Boards(self.store.database)
        attempt = self.ranked = boards.attempt_of(attempt.player, attempt.id) or attempt
        self.game.seconds = int(attempt.seconds())
        how = "first" if attempt.number == 1 else "again"
        if attempt.state != "won":
            how = "late"
        place, won = boards.place_of(attempt)
        time = clock_text(self.game.seconds)
        return self.voice.say("ranked-won", how=how, time=time, place=place, won=won)

    def assisted(self, *said: str) -> list[str]:
        """Marks the game as assisted, because ``said`` reveals hidden cards; returns it."""
        if self.game.assisted or self.game.position.is_won or self.game.table is not None:
            return list(said)
        self.game.assisted = True
        return [*said, self.voice.say("assisted"), *self.save()]

    # The file

    @property
    def _is_shared(self) -> bool:
        return self.store is not None and self.store.database.is_shared

    @property
    def version(self) -> int | None:
        """The version of the game that was last saved or read; None without a shared database."""
        return None if self.stored is None else self.stored.version

    def save(self, *, stays: bool = False) -> list[str]:
        """Saves the game, as ``write`` does; returns nothing, or the sentence that says why it
        failed.

        In a shared database raises ``Stale`` or ``StoreError``.
        """
        if self.lesson is not None:
            return []
        try:
            self.write(stays=stays)
        except StoreError as error:
            if self._is_shared:
                raise
            self.is_saved = False
            return [self.voice.say("not-saved", file=str(error.details["file"]))]
        return []

    def write(self, *, stays: bool = False) -> None:
        """Saves the game, with the result of a win that could not be recorded if that is possible
        now. It becomes the newest game, unless it ``stays`` where it is. Raises ``Stale`` or
        ``StoreError``.
        """
        if self._owes_result and self.game.position.is_won:
            with suppress(StoreError):
                return self._store(wins=True)
        return self._store(stays=stays)

    def _store(self, *, wins: bool = False, stays: bool = False) -> None:
        """Saves the game, and its result if it ``wins``. Raises ``Stale`` or ``StoreError``."""
        if self.store is None or self.id is None:
            return
        steps = len(self.game.steps)
        also = None
        if self.ranked is not None:
            also = partial(self.ranked.record, self.game, max(0, self._steps - steps), wins=wins)
        stored = self.store.save(
            self.id, self.game, self.version, wins=wins, stays=stays, also=also
        )
        self._steps = steps
        if self.ranked is not None:
            self.ranked.tell(self.game)
        self.stored = stored if self._is_shared else None
        self.kept_seconds = self.game.seconds
        self.is_saved = True
        self._owes_result = self._owes_result and not wins

    def replace(self, game: Game) -> None:
        """Replaces the player's own game by what is stored of it.

        The time is the longer one: both were counted during the same hours.
        """
        self._owes_result, self._steps = False, len(game.steps)
        self.kept_seconds = game.seconds
        if not game.position.is_won:
            self._seconds = max(self._seconds, float(game.seconds))
            game.seconds = int(self._seconds)
        if self.lesson is not None:
            self.lesson.own = game
            return
        self.game = game
        self.moved([])
        self.find_ending()

    def count_time(self) -> None:
        """Adds the time since the last command to the playing time, unless the clock is stopped."""
        now = self._clock()
        passed, self._time = now - self._time, now
        if self.ranked is not None and self.lesson is None:  # a ranked clock does not stop
            if not self.game.position.is_won:
                # If the clock was set back behind its beginning, the table counts.
                self._seconds = self.ranked.seconds() or self._seconds + max(passed, 0.0)
                self.game.seconds = int(self._seconds)
            return
        is_counted = not (self.is_away or self.lesson is not None)
        if is_counted and not self.game.is_fresh and not self.game.position.is_won:
            self._seconds += min(max(passed, 0.0), IDLE)
            self.game.seconds = int(self._seconds)

    def _take_id(self, store: Store) -> None:
        self.id = store.new_id(self.game)
        with suppress(StoreError):  # too many open files: saving reports it
            store.claim(self.id)

    # Games

    @property
    def can_undo(self) -> bool:
        """Whether undo takes something back: a move, or this game for the one before."""
        game = self.game
        is_back = game.is_fresh and self.before is not None
        return is_back or (bool(game.steps) and game.rules.undo)

    def adopt(self, game: Game, game_id: str | None, stored: Stored | None = None) -> None:
        """Goes on with another game, which is stored as ``game_id``; None: it is not.

        ``stored`` is what is stored of it, by default a new game.
        """
        self.game, self.id, self.stored, self.ranked = game, game_id, None, None
        if game_id is not None and self._is_shared:
            self.stored = stored or Stored(game.text, "open", 1)  # as ``replace`` stored it
        if self.store is not None and game_id is None:
            self._take_id(self.store)
        self._seconds, self._counts, self._owes_result = float(game.seconds), True, False
        self._steps, self.has_offered = len(game.steps), False
        self.ending = self.certain = self.pending.draft = self.pending.reviewed = None
        self.before = _left_for(self.store, game_id, game)
        self.configure()
        self.moved([])


def _left_for(store: Store | None, game_id: str | None, game: Game) -> str | None:
    with suppress(StoreError):
        # What the player has put on a table of their own is not thrown away.
        if store and game_id and game.is_fresh and game.table is None:
            return store.left_for(game_id)
    return None


Handler = Callable[[SessionState, Command], list[str] | Searching[list[str]]]
"""Carries out a command and returns the utterances of the answer. Raises ``WinnableError``."""
