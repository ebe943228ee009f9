"""A session: one player at one game. Commands in, utterances out.

The same for every front end: ``do`` takes typed words, ``obey`` a command that was understood. It
plays, asks, undoes, saves and counts the time; it knows no terminal and no page, and it speaks
through ``messages`` alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice
from typing import Final, NamedTuple

from .cards import Card
from .catalogue import Graded
from .chance import chance
from .commands import Command, CommandParser, asked_condition
from .deals import LEVELS, Deal, numbered_deal
from .endings import Ending, Fate, ending, fate, finishing_moves
from .errors import IllegalMove, Reason, StoreError, WinnableError
from .game import Game
from .hints import hints
from .intents import PLAYS, Held, best_moves, lifted, moves_meant
from .law import draw_move, play
from .messages import Level, Voice, answers, events, reviews
from .messages.faults import say_fault
from .messages.voice import printable
from .openings import deals_like, levelled, new_game, next_deal, random_number
from .players import Advice, advise
from .position import FOUNDATION, HAND, STOCK, WASTE, Move, Position, Refusal, parse_move
from .results import statistics
from .review import Review, lost_between, review
from .rules import Family
from .solver import Answer, Limits, solve
from .store import Settings, Store

IDLE = 300.0
"""Seconds between two commands that count as playing time at most."""
THINKING = Limits(nodes=2_000_000)
"""How far the solver goes for a player who waits."""
SLOW: Final = {"hint", "oracle", "truth", "chance", "review", "retry", "finish", "deals"}
"""Commands that search; a server does only so many of them at once."""
PAGE = 9
"""Lines of a list that are said at once."""
DEALS: Final = 5
"""Deals that are said at once."""


class Event(NamedTuple):
    """What happened, as it was said, and the language that was spoken then."""

    text: str
    language: str


class Session:
    """``do(text)`` obeys one command and returns what there is to say, an utterance a line.

    ``is_over`` tells that the player wants to leave; ``changed`` that the last command moved cards,
    ``refused`` that nothing came of it.
    """

    def __init__(
        self,
        game: Game,
        store: Store | None = None,
        settings: Settings | None = None,
        *,
        game_id: str | None = None,
        front: str = "line",
        clock: Callable[[], float] = lambda: 0.0,
        new_number: Callable[[], int] = random_number,
    ) -> None:
        self.game = game
        self.settings = settings or Settings()
        self.is_over = False
        self.changed = False
        self.refused = False
        self.held: Held | None = None
        """The run that the player has lifted, before it is put down (Klondike)."""
        self._store = store
        self._front = front
        self._clock = clock
        self._new_number = new_number
        self._id = game_id
        if store is not None and game_id is None:
            self._take_id(store)
        self._said: list[list[str]] = []
        self._events: list[Event] = []
        self._back = 0  # how far "earlier" has gone
        self._choices: tuple[Move, ...] = ()
        self._heard = 0  # how many of the choices were said
        self._deals: Iterator[Graded] = iter(())  # found and not yet said
        self._offer: Move | None = None  # what "do" does
        self._option = -1  # which of the moves was told last, one at a time
        self._hints_given = 0  # how deep
        self._advice: Advice | None = None
        self._plan: tuple[Position, Advice] | None = None  # after its first move, the rest of it
        self._win: dict[Position, Move] = {}  # the win that the oracle follows
        self._asked: Callable[[], list[str]] | None = None  # what waits for a yes
        self._reviewed: Position | None = None  # where the game stood at its last review
        self._ending: Ending | None = None
        self._fate: Fate | None = None
        self._came = False  # the player has just come to the game
        self._counts = not game.position.is_won  # a game that came in won is nobody's win
        self._time = clock()
        self._seconds = float(game.seconds)
        self._configure()

    # What the front end calls

    def begin(self, *, resumed: bool) -> list[str]:
        """The first utterance."""
        self._came = True
        return self._heard_all(self._begin(resumed=resumed))

    def status(self) -> str:
        """What stands at the edge of a board: the deal, the stock, the score."""
        return answers.say_status(self.voice, self.game)

    @property
    def id(self) -> str | None:
        """The name of the game in the store."""
        return self._id

    @property
    def choices(self) -> tuple[Move, ...]:
        """The moves that wait for a number, as far as they were said."""
        return self._choices[: self._heard]

    @property
    def ending(self) -> Ending | None:
        """How the game has ended, as far as the player knows."""
        return self._ending

    @property
    def events(self) -> list[Event]:
        """What happened in the game, one after the other."""
        return self._events

    def greet(self) -> list[str]:
        """What is said to who comes to the table, or comes back to it."""
        self.changed = self.refused = False
        if not self._events:
            return self.begin(resumed=not self.game.is_fresh)
        say = events.say_deal if self.game.is_fresh else events.say_resume
        return [say(self.voice, self.game)]

    @property
    def fate(self) -> Fate | None:
        """How the game will end whatever is hidden, as far as ``ponder`` has found out."""
        return self._fate

    def ponder(self) -> list[str]:
        """What has become certain with the last command, or is for who comes back to the game: won
        or lost, whatever is hidden.

        It is searched for and may take a moment, so a front end shows the answer to the command
        first. Where all cards lie open it would give the puzzle away, and nothing is said.
        """
        if not (self.changed or self._came):
            return []
        self._came = False
        before, self._fate = self._fate, None
        wanted = self.settings.endings and not self.game.rules.is_open
        if not wanted or self._ending is not None:
            return []
        self._fate = fate(self.game.view)
        if self._fate is None or self._fate is before:
            return []
        said = reviews.say_fate(self.voice, self.game.view, self._fate)
        self._happened(said)
        return self._heard_all([said])

    def use(self, settings: Settings) -> None:
        """Speaks by other settings from now on."""
        self.settings = settings
        self._configure()

    def change(self, settings: Settings) -> list[str]:
        """Keeps other settings, and says what is new in them."""
        before = self.settings
        self.changed = self.refused = False
        self.use(settings)
        if self._store is not None:
            self._store.keep_settings(settings)
        said = []
        if settings.language != before.language:
            said.append(self.voice.say("language-set"))
        if settings.level is not before.level:
            said.append(self.voice.say(f"level-{settings.level}"))
        if settings.memory != before.memory:
            said.append(self.voice.say("memory", on=settings.memory))
        if settings.figures != before.figures:
            said.append(self.voice.say("figures", on=settings.figures))
        if settings.endings != before.endings:
            said.append(self.voice.say("endings", on=settings.endings))
        return said

    def do(self, text: str) -> list[str]:
        """Obeys a typed command."""
        return self.obey(self.understand(text))

    def understand(self, text: str) -> Command:
        """What a typed command asks for."""
        command = self._parser.parse(text)
        if self._asked is not None and text.strip().casefold() == "n":
            return replace(command, name="no")  # it is also new, but no is meant
        return command

    def obey(self, command: Command) -> list[str]:
        """Obeys a command."""
        self._count_time()
        self.changed = self.refused = False
        if command.name not in ("again", "earlier"):
            self._back = 0
        if command.name not in ("yes", "no"):
            self._asked = None
        if command.name not in ("choose", "more", "again", "earlier"):
            self._choices, self._deals = (), iter(())
        try:
            lines = self._obey(command)
        except WinnableError as error:
            lines = self._refuse(say_fault(self.voice, error))
        return self._heard_all(lines, repeat=command.name in ("again", "earlier", "log"))

    def give_up(self, then: Deal | None = None) -> None:
        """The player goes to another game, of the deal ``then``, and this one is over."""
        if self._store is not None and self._id is not None:
            self._store.leave(self._id, self.game, then)
            self._id = None

    def leave(self) -> list[str]:
        """The player goes: the game is saved and given back."""
        self._count_time()
        lines = self._save()
        if self._store is not None and self._id is not None:
            self._store.release(self._id)
        return lines or [self.voice.say("goodbye")]

    # Commands

    def _obey(self, command: Command) -> list[str]:
        name = command.name
        if name in PLAYS and name != "back":
            return self._on_play(command)
        if name in _ANSWERS:
            return [_ANSWERS[name](self.voice, self.game.view)]
        method: Callable[[Command], list[str]] | None = getattr(
            self, f"_on_{name.replace('-', '_')}", None
        )
        if method is None:
            return self._on_unknown(command)
        return method(command)

    def _begin(self, *, resumed: bool) -> list[str]:
        say = events.say_resume if resumed else events.say_deal
        line = " ".join([say(self.voice, self.game), *self._say_ending()])
        self._happened(line)
        return [line, *self._save()]

    def _on_nothing(self, _: Command) -> list[str]:
        return []

    def _on_unknown(self, command: Command) -> list[str]:
        name = "unknown-near" if command.near else "unknown"
        return self._refuse(self.voice.say(name, text=printable(command.text), near=command.near))

    def _on_not_here(self, command: Command) -> list[str]:
        return self._refuse(self.voice.say("not-here", text=printable(command.text)))

    def _on_incomplete(self, command: Command) -> list[str]:
        return self._refuse(
            self.voice.say("incomplete", text=printable(command.text) or command.name)
        )

    def _on_neither(self, command: Command) -> list[str]:
        return self._refuse(self.voice.say("on-or-off", text=printable(command.text)))

    def _refuse(self, sentence: str) -> list[str]:
        self.refused = True
        return [sentence]

    def _on_play(self, command: Command) -> list[str]:
        ways = moves_meant(self.game.position, self.game.view, command)
        if len(ways) == 1:
            return self._play(*ways[0])
        if ways:
            return self._offer_all([move for (move,) in ways])
        if command.card is not None:
            return [self._where(command.card)]
        return self._on_incomplete(command)

    def _on_exact(self, command: Command) -> list[str]:
        """One move, as text."""
        return self._play(parse_move(command.text))

    def _on_lift(self, command: Command) -> list[str]:
        """A run is picked up to be put down elsewhere; in solitario a card is taken."""
        source, view = command.source, self.game.view
        if source is None:
            return self._on_incomplete(command)
        if source == STOCK:
            return self._on_play(replace(command, name="draw"))
        if self.game.rules.family is Family.SOLITARIO:
            return self._on_play(replace(command, name="take", target=source))
        if Move(source, source) in view.legal:
            return self._play(Move(source, source))
        self.held = lifted(view, source, command.number)
        return [self._say_held(self.held)]

    def _on_place(self, command: Command) -> list[str]:
        """What is held is put down."""
        if command.target is None:
            return self._on_incomplete(command)
        if self.game.rules.family is Family.SOLITARIO:
            return self._on_play(replace(command, name="to"))
        if self.held is None:
            return self._refuse(self.voice.say(f"no-{Reason.HAND_EMPTY}"))
        if command.target == self.held.source:
            return self._on_back(command)
        return self._play(Move(self.held.source, command.target, self.held.cards))

    def _on_back(self, command: Command) -> list[str]:
        """What is held goes back to where it was."""
        if self.game.rules.family is Family.SOLITARIO:
            return self._on_play(command)
        if self.held is None:
            return self._refuse(self.voice.say(f"no-{Reason.HAND_EMPTY}"))
        held, self.held = self.held, None
        return [answers.say_put_back(self.voice, self.game.view, *held)]

    def _on_hand(self, _: Command) -> list[str]:
        if self.held is not None:
            return [self._say_held(self.held)]
        return [events.say_hand(self.voice, self.game.view)]

    def _say_held(self, held: Held) -> str:
        return answers.say_held(self.voice, self.game.view, *held)

    def _on_out(self, command: Command) -> list[str]:
        """The card goes to its foundation; if one is in the hand, that one."""
        source = command.source if self.game.position.hand is None else HAND
        return self._on_play(Command("move", source=source, target=FOUNDATION))

    def _on_best(self, command: Command) -> list[str]:
        """The best move of a card: the only one, or the foundation, or the player chooses."""
        source, view = command.source, self.game.view
        if source is None:
            return self._on_incomplete(command)
        if self.game.rules.family is Family.SOLITARIO:
            if view.hand is None or source in (STOCK, WASTE):
                return self._on_lift(command)
            return self._on_place(replace(command, target=source))
        if source == STOCK or Move(source, source) in view.legal:
            return self._on_lift(command)
        held = lifted(view, source, command.number)
        moves = best_moves(view, held)
        if not moves:
            return self._refuse(answers.say_no_place(self.voice, view, *held))
        return self._play(moves[0]) if len(moves) == 1 else self._offer_all(moves)

    def _on_option(self, command: Command) -> list[str]:
        """What can be done, one move at a time; ``do`` plays the one that was told last."""
        moves = self._moves_in_order()
        if not moves:
            return self._on_moves(command)
        first = self._option < 0
        self._option = (self._option + (command.number or 1)) % len(moves) if not first else 0
        self._offer = moves[self._option]
        line = answers.say_option(self.voice, self.game.view, self._offer, self._option + 1)
        return [f"{self.voice.say('moves-list', count=len(moves))} {line}" if first else line]

    def _on_finish(self, _: Command) -> list[str]:
        """Every card goes out, where that is certain."""
        moves = finishing_moves(self.game.position, self.game.view)
        if not moves:
            won = self.game.view.is_won
            return self._refuse(self.voice.say(f"no-{Reason.GAME_WON}" if won else "no-finish"))
        out = sum(self.game.play(move).went_out for move in moves)
        line = " ".join([self.voice.say("finished", count=out), *self._say_ending()])
        self._moved([line])
        return [line, *self._save()]

    def _on_branch(self, command: Command) -> list[str]:
        """One of the lines that were played from here is gone again."""
        return self._repeat(
            Command("redo"), lambda: self._redo(command.number or 1), "nothing-to-redo"
        )

    def _on_choose(self, command: Command) -> list[str]:
        number = command.number
        if number is None:
            return self._on_incomplete(command)
        if self._choices:
            if not 1 <= number <= len(self._choices):
                return self._refuse(self.voice.say("moves-choice", count=len(self._choices)))
            return self._play(self._choices[number - 1])
        return self._on_read(command)

    def _on_read(self, command: Command) -> list[str]:
        view, number = self.game.view, command.number
        if number is None:
            return [answers.say_pile(self.voice, view, n + 1) for n in range(len(view.columns))]
        if not 1 <= number <= len(view.columns):
            return [self.voice.say(f"no-{Reason.NO_SUCH_PILE}", count=len(view.columns))]
        return [answers.say_pile(self.voice, view, number)]

    def _on_where(self, command: Command) -> list[str]:
        if command.card is None:
            example = self.voice.card(0)
            return [self.voice.say("where-which", example=example)]
        return [self._where(command.card)]

    def _where(self, card: Card) -> str:
        return answers.say_where(self.voice, self.game.view, card, memory=self.settings.memory)

    def _on_moves(self, _: Command) -> list[str]:
        if self.game.view.is_won:
            return [self.voice.say(f"no-{Reason.GAME_WON}")]
        return self._offer_all(self._moves_in_order())

    def _moves_in_order(self) -> list[Move]:
        """Every legal move: the useful ones, the others, the draw."""
        view, draw = self.game.view, draw_move(self.game.rules)
        useful = [hint.move for hint in hints(view)]
        others = [move for move in view.legal if move not in useful and move != draw]
        return [*useful, *others, *(move for move in view.legal if move == draw)]

    def _offer_all(self, moves: list[Move]) -> list[str]:
        self._choices, self._heard = tuple(moves), 0
        head = self.voice.say("moves-list", count=len(moves))
        return [head, *self._next_page()]

    def _next_page(self) -> list[str]:
        if not self._choices:
            return []
        view, start = self.game.view, self._heard
        page = self._choices[start : start + PAGE]
        self._heard += len(page)
        lines = [
            answers.say_option(self.voice, view, move, number)
            for number, move in enumerate(page, start + 1)
        ]
        rest = len(self._choices) - self._heard
        return [*lines, self.voice.say("moves-rest", count=rest)] if rest else lines

    def _on_more(self, _: Command) -> list[str]:
        return self._next_page() or self._next_deals() or [self.voice.say("no-more")]

    # Deals

    def _on_deals(self, command: Command) -> list[str]:
        """Graded deals that are like what was typed, and how to play one."""
        wanted = asked_condition(command.near, self.voice.language)
        found = deals_like(wanted, self.game.rules, self.game.deal)
        first = next(found, None)
        if first is None:
            return [self.voice.say("found-none")]
        self._deals = chain([first], found)
        lines = self._next_deals()
        rest = list(islice(self._deals, 1))
        self._deals = chain(rest, self._deals)
        return [*lines, self.voice.say("found-rest", number=str(first.number), more=bool(rest))]

    def _next_deals(self) -> list[str]:
        return [answers.say_found(self.voice, deal) for deal in islice(self._deals, DEALS)]

    # Advice

    def _on_hint(self, _: Command) -> list[str]:
        """There is a move worth making; asked again, which card; asked again, the move and why."""
        if self.game.view.is_won:
            return self._refuse(self.voice.say(f"no-{Reason.GAME_WON}"))
        if not self._hints_given:
            self._advice = self._advise()
        if self._advice is None:
            return [self.voice.say("hint-none")]
        self._hints_given = min(self._hints_given + 1, 3)
        if self._hints_given == 3:
            self._offer = self._advice.move
        return [answers.say_advice(self.voice, self.game.view, self._advice, self._hints_given)]

    def _advise(self) -> Advice | None:
        """The rest of the last plan where that was begun; else a new one."""
        position = self.game.position
        if self._plan is not None and self._plan[0] == position:
            advice: Advice | None = self._plan[1]
        else:
            advice = advise(self.game.view)
        if advice is not None and len(advice.plan) > 1:
            rest = replace(advice, plan=advice.plan[1:])
            self._plan = play(position, advice.move).after, rest
        return advice

    def _on_oracle(self, _: Command) -> list[str]:
        """A move that keeps a win, found with all cards known; the next time, the next of that win,
        so that who follows comes to its end.
        """
        position = self.game.position
        if position not in self._win:
            answer = self._solve()
            if answer.moves is None:
                return self._assisted(self.voice.say("truth", verdict=answer.verdict))
            self._win.clear()
            for move in answer.moves:
                self._win[position] = move
                position = play(position, move).after
        self._offer = self._win[self.game.position]
        return self._assisted(answers.say_oracle(self.voice, self.game.view, self._offer))

    def _on_truth(self, _: Command) -> list[str]:
        """Whether the game can still be won, all cards known."""
        return self._assisted(self.voice.say("truth", verdict=self._solve().verdict))

    def _solve(self) -> Answer:
        if self.game.position.is_won:
            raise IllegalMove(Reason.GAME_WON, refusal=Refusal(Reason.GAME_WON))
        return solve(self.game.position, THINKING)

    def _assisted(self, *said: str) -> list[str]:
        """What is said tells of cards that are not to be seen: the game counts apart from now."""
        if self.game.assisted or self.game.position.is_won:
            return list(said)
        self.game.assist()
        return [*said, self.voice.say("assisted"), *self._save()]

    def _on_chance(self, _: Command) -> list[str]:
        return [reviews.say_chance(self.voice, chance(self.game.view))]

    def _on_review(self, _: Command) -> list[str]:
        return self.review()[1]

    def review(self) -> tuple[Review, list[str]]:
        """Where the line that is played was lost, and what would have kept it; and that in words.

        A mistake is kept, to be played again.
        """
        found = review(self.game)
        self._reviewed = self.game.position
        if found.retry is not None and self._store is not None and self._id is not None:
            self._store.keep_mistake(self._id, found.retry)
        return found, self._assisted(*reviews.say_review(self.voice, self.game, found))

    def _on_retry(self, _: Command) -> list[str]:
        """Back to the last position of the line that could be won; what was played stays as a line
        to redo.
        """
        safe, lost = lost_between(self.game)
        if lost is None or safe is None:
            return self._refuse(self.voice.say("retry-none"))
        back = len(self.game.steps) - safe
        while len(self.game.steps) > safe:
            self.game.undo()
        self._ending = self._fate = None
        said = self.voice.say("retried", count=back)
        self._moved([said])
        return [*self._assisted(said), *self._save()]

    def _on_mistake(self, _: Command) -> list[str]:
        """Another game, from before a move that lost it; who has just had this one reviewed is done
        with it, and not asked.
        """
        are_kept = self._store is not None and self._store.mistakes()
        if not are_kept or self._reviewed == self.game.position:
            return self._begin_mistake()
        return self._ask("ask-new", self._begin_mistake)

    def _begin_mistake(self) -> list[str]:
        game = None if self._store is None else self._store.take_mistake()
        if game is None:
            return self._refuse(self.voice.say("mistake-none"))
        self.give_up()
        return self._start(game)

    def _on_do(self, _: Command) -> list[str]:
        if self._offer is None:
            return [self.voice.say("do-nothing")]
        return self._play(self._offer)

    def _on_undo(self, command: Command) -> list[str]:
        return self._repeat(command, self._undo, "nothing-to-undo")

    def _on_redo(self, command: Command) -> list[str]:
        return self._repeat(command, self._redo, "nothing-to-redo")

    def _repeat(self, command: Command, act: Callable[[], str | None], nothing: str) -> list[str]:
        lines: list[str] = []
        for _ in range(command.number or 1):
            line = act()
            if line is None:
                break
            lines.append(line)
        if not lines:
            return self._refuse(self.voice.say(nothing))
        self._moved(lines)
        return lines + self._save()

    def _undo(self) -> str | None:
        step = self.game.undo()
        if step is None:
            return None
        self._ending = ending(self.game.position, self.game.view)
        return events.say_undo(self.voice, step)

    def _redo(self, line: int = 1) -> str | None:
        step = self.game.redo(line)
        if step is None:
            return None
        said = events.say_redo(self.voice, step, self.game.view)
        return " ".join([said, *self._say_ending()])

    def _on_again(self, _: Command) -> list[str]:
        return self._earlier(0)

    def _on_earlier(self, _: Command) -> list[str]:
        return self._earlier(1)

    def _earlier(self, more: int) -> list[str]:
        if not self._said:
            return [self.voice.say("nothing-yet")]
        self._back = min(self._back + more, len(self._said) - 1)
        return self._said[-1 - self._back]

    def _on_log(self, command: Command) -> list[str]:
        return [event.text for event in self._events[-(command.number or 5) :]]

    def _on_brief(self, _: Command) -> list[str]:
        return self._set_level(Level.BRIEF)

    def _on_normal(self, _: Command) -> list[str]:
        return self._set_level(Level.NORMAL)

    def _on_full(self, _: Command) -> list[str]:
        return self._set_level(Level.FULL)

    def _set_level(self, level: Level) -> list[str]:
        self.settings.level = level
        return self._set(f"level-{level}")

    def _on_language(self, command: Command) -> list[str]:
        if command.near == "english":
            return self._on_english(command)
        if command.near == "italian":
            return self._on_italian(command)
        return [self.voice.say("language")]

    def _on_english(self, _: Command) -> list[str]:
        self.settings.language = "en"
        return self._set("language-set")

    def _on_italian(self, _: Command) -> list[str]:
        self.settings.language = "it"
        return self._set("language-set")

    def _on_memory(self, command: Command) -> list[str]:
        if (on := _is_on(command)) is None:
            return self._on_neither(command)
        self.settings.memory = on
        return self._set("memory", on=self.settings.memory)

    def _on_figures(self, command: Command) -> list[str]:
        if self.game.rules.family is Family.KLONDIKE:
            return [self.voice.say("figures-french")]
        if (on := _is_on(command)) is None:
            return self._on_neither(command)
        self.settings.figures = on
        return self._set("figures", on=self.settings.figures)

    def _on_plain(self, command: Command) -> list[str]:
        if (on := _is_on(command)) is None:
            return self._on_neither(command)
        self.settings.plain = on
        return self._set("plain-kept" if self.settings.plain else "plain-off")

    def _on_endings(self, command: Command) -> list[str]:
        if (on := _is_on(command)) is None:
            return self._on_neither(command)
        self.settings.endings = on
        return self._set("endings", on=self.settings.endings)

    def _on_level(self, command: Command) -> list[str]:
        """The level of new deals."""
        level = command.near or self.settings.difficulty or "random"
        if level not in ("random", *LEVELS):
            return self._refuse(self.voice.say("level-unknown", text=printable(command.text)))
        if level != "random":
            levelled(self.game.rules, level)
        self.settings.difficulty = None if level == "random" else level
        return self._set("level-deals", level=level)

    def _set(self, message: str, **details: str | float) -> list[str]:
        self._configure()
        if self._store is not None:
            self._store.keep_settings(self.settings)
        return [self.voice.say(message, **details)]

    def _on_save(self, _: Command) -> list[str]:
        lines = self._save()
        if lines or self._store is None or self._id is None:
            return lines
        return [self.voice.say("saved-in", file=str(self._store.path(self._id)))]

    def _on_new(self, _: Command) -> list[str]:
        rules, level = self.game.rules, self.settings.difficulty
        return self._ask_deal(next_deal(rules, level, self._new_number), "ask-new")

    def _on_number(self, command: Command) -> list[str]:
        if command.number is None:
            return self._on_incomplete(command)
        return self._ask_deal(numbered_deal(command.number, self.game.rules), "ask-new")

    def _ask_deal(self, deal: Deal, question: str) -> list[str]:
        return self._ask(question, lambda: self._start_new(deal))

    def _ask(self, question: str, begin: Callable[[], list[str]]) -> list[str]:
        """Begins another game; if this one is going on, only after a yes."""
        if self.game.is_fresh or self.game.position.is_won:
            return begin()
        self._asked = begin
        return [self.voice.say(question)]

    def _on_yes(self, _: Command) -> list[str]:
        if self._asked is None:
            return [self.voice.say("nothing-asked")]
        begin, self._asked = self._asked, None
        return begin()

    def _on_no(self, _: Command) -> list[str]:
        if self._asked is None:
            return [self.voice.say("nothing-asked")]
        self._asked = None
        return [self.voice.say("kept")]

    def _start_new(self, deal: Deal) -> list[str]:
        old = self.game
        self.give_up(deal)
        if self._store is None:
            return self._start(Game(old.rules, deal, old.scoring))
        return self._start(new_game(self._store, old.variant, deal))

    def _start(self, game: Game) -> list[str]:
        """Another game takes the place of the one that was given up."""
        self.game = game
        if self._store is not None:
            self._take_id(self._store)
        self._seconds, self._counts = float(game.seconds), True
        self._ending = self._fate = None
        self._configure()
        self._moved([])
        return self._begin(resumed=not game.is_fresh)

    def _on_restart(self, _: Command) -> list[str]:
        if not self.game.rules.undo:  # the moves would be gone: another game with the same deal
            return self._ask_deal(self.game.deal, "ask-restart")
        self.game.restart()
        lines = [events.say_restart(self.voice, self.game)]
        self._moved(lines)
        self._ending = None
        return lines + self._save()

    def _on_quit(self, _: Command) -> list[str]:
        self.is_over = True
        return []

    def _on_help(self, _: Command) -> list[str]:
        names = ["klondike-1", "klondike-2", "klondike-3", "klondike-4"]
        if self.game.rules.family is Family.SOLITARIO:
            names = ["solitario-1", "solitario-2", "solitario-3", "solitario-4", "find"]
        elif self.game.rules.by_hand:
            names.append("turn")
        names += ["both-1", "both-2", "both-3", "both-4", "both-5", "deals"]
        return [self.voice.phrase(f"help-{name}") for name in names]  # words to type: no capitals

    def _on_rules(self, _: Command) -> list[str]:
        return list(answers.say_rules(self.voice, self.game.rules, self.game.scoring.value))

    def _on_info(self, _: Command) -> list[str]:
        return [answers.say_info(self.voice, self.game)]

    def _on_stats(self, _: Command) -> list[str]:
        if self._store is None:
            return [self.voice.say("stats-none")]
        return answers.say_statistics(self.voice, statistics(self._store.results()[0]))

    # The rest

    def _play(self, *moves: Move) -> list[str]:
        """Plays the moves, one utterance for all of them."""
        said: list[str] = []
        for move in moves:
            step = self.game.play(move)
            said.append(events.say_step(self.voice, step, self.game.view))
        line = " ".join([*said, *self._say_ending()])
        self._moved([line])
        return [line, *self._save()]

    def _say_ending(self) -> list[str]:
        """The ending, when the game comes to it."""
        before, self._ending = self._ending, ending(self.game.position, self.game.view)
        if self._ending is None or self._ending is before:
            return []
        said = [events.say_ending(self.voice, self.game, self._ending)]
        if self._ending is Ending.WON and self._counts and self._store and self._id:
            try:
                self._store.add_result(self._id, self.game)
            except StoreError as error:
                said.append(say_fault(self.voice, error))
        return said

    def _moved(self, lines: list[str]) -> None:
        self.changed = True
        self._happened(*lines)
        self._choices, self._offer, self._hints_given = (), None, 0
        self.held, self._option = None, -1

    def _happened(self, *lines: str) -> None:
        self._events += [Event(line, self.voice.language) for line in lines]

    def _save(self) -> list[str]:
        """Saves; what it returns is empty if that went well."""
        if self._store is None or self._id is None:
            return []
        try:
            self._store.save(self._id, self.game)
        except StoreError as error:
            return [self.voice.say("not-saved", file=str(error.details["file"]))]
        return []

    def _count_time(self) -> None:
        now = self._clock()
        passed, self._time = now - self._time, now
        if not self.game.is_fresh and not self.game.position.is_won:
            self._seconds += min(max(passed, 0.0), IDLE)
            self.game.seconds = int(self._seconds)

    def _configure(self) -> None:
        settings, rules = self.settings, self.game.rules
        language = settings.language or "en"
        self.voice = Voice(
            rules, language, settings.level, front=self._front, figures=settings.figures
        )
        self._parser = CommandParser(rules, language)

    def _take_id(self, store: Store) -> None:
        self._id = store.new_id(self.game)
        store.claim(self._id)

    def _heard_all(self, lines: list[str], *, repeat: bool = False) -> list[str]:
        if lines and not repeat:
            self._said.append(lines)
        return lines


def _is_on(command: Command) -> bool | None:
    """Whether a setting is turned on, or off; None if the word is neither."""
    return {"": True, "on": True, "to": True, "yes": True, "off": False, "no": False}.get(
        command.near
    )


_ANSWERS = {
    "waste": answers.say_waste,
    "stock": answers.say_stock,
    "foundation": answers.say_foundations,
    "table": events.say_table,
}
