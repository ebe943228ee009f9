"""Carries out the requests of a window on a session, and returns sentences and a table.

These functions run in a thread and hold the lock of their table. They do not use sockets.
"""

from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Final

from msgspec.structs import asdict

from ...analysis.searching import Searching, finish
from ...catalogues import parse_condition
from ...catalogues.new import variant_asked
from ...game.game import Game
from ...law.difficulty import difficulty_word
from ...law.errors import WinnableError
from ...law.position import PLACES
from ...law.rules import Rules
from ...law.variants import VARIANTS
from ...session import Session
from ...session.contests import check_public
from ...session.openings import deals_like
from ...speech.acts import Act, Trait
from ...speech.commands import Command
from ...speech.links import link_to
from ...speech.messages import say_fault
from ...store import Settings
from ..faults import WebError, WebFault
from ..pictures.boards import board_of
from ..pictures.calendar import month_of
from ..pictures.describing import layout_of
from ..pictures.mine import delete, mine_of
from ..pictures.review import review_of
from ..pictures.rules import pictures_of
from ..pictures.statistics import statistics_of
from ..pictures.table import Picture
from ..wire import game as wire

FOUND: Final = 20
"""Most deals in a list to choose from."""


def answer(picture: Picture, request: wire.Request) -> wire.Reply | Searching[wire.Reply]:
    """Answers a request. What takes long, because it needs a search or every result of the player,
    is only begun: the answer is a generator.
    """
    session, execution = picture.session, _execute(picture, request)
    is_slow = isinstance(request, wire.Review | wire.Find | wire.Statistics | wire.Days | wire.Mine)
    try:
        command = _command(session, request)
    except WinnableError as error:
        return refusal(session, request, error)
    if command is not None:
        is_slow = Trait.SLOW in command.name.traits
        execution = _carry_out(picture, request, command)
    answering = _answer(session, request, execution)
    if command is None and session.lesson is not None:
        answering = _out_of_lesson(picture, answering)
    return answering if is_slow else finish(answering)


def is_short(session: Session, request: wire.Request) -> bool:
    """Whether an answer takes about a millisecond, without the waits for the database."""
    if isinstance(request, wire.Act):
        is_quick = Trait.MOVES_ON in request.name.traits or request.name is Act.LIFT
    else:
        is_quick = isinstance(request, wire.Play | wire.Hello)
    return is_quick and session.lesson is None and session.is_short


def makes_obsolete(session: Session, request: wire.Request) -> bool:
    """Whether a request makes the pending searches of its table obsolete.

    A typed line is read again when its turn comes: by then a question may be open that changes what
    it means.
    """
    match request:
        case wire.Play() | wire.Stop():
            return True
        case wire.Act(name=name):
            return Trait.MOVES_ON in name.traits
        case wire.TypedLine(text=text):
            with suppress(WinnableError):
                return Trait.MOVES_ON in session.understand(text).name.traits
    return False


def refusal(session: Session, request: wire.Request, error: WinnableError) -> wire.Reply:
    """Returns the answer to a request that failed: one sentence."""
    return wire.Reply(request.id, [say_fault(session.voice, error)], ok=False)


def _answer(
    session: Session, request: wire.Request, execution: Searching[wire.Reply]
) -> Searching[wire.Reply]:
    try:
        return (yield from execution)
    except WinnableError as error:
        return refusal(session, request, error)


def _out_of_lesson(picture: Picture, answering: Searching[wire.Reply]) -> Searching[wire.Reply]:
    """Says if an answer has ended the tutorial, in every window: the player's own game is on the
    table again. Commands say so themselves.
    """
    reply = yield from answering
    session = picture.session
    if session.lesson is None:
        reply.said.insert(0, session.voice.say("lesson-left"))
        reply.moved, reply.table = True, reply.table or picture.table()
    return reply


def _execute(picture: Picture, request: wire.Request) -> Searching[wire.Reply]:
    session = picture.session
    match request:
        case wire.Hello(spoken=spoken):
            if spoken is not None:
                session.use(_settings_of(spoken, session))
            return _with_levels(session, _reply(picture, request, session.greet()))
        case wire.ChangeSettings(spoken=spoken):
            said = session.change(_settings_of(spoken, session))
            return _reply(picture, request, said)
        case wire.Replay(at=at, won=won):
            line, table = picture.look(at, won=won)
            return wire.Reply(request.id, [line], table=table)
        case wire.Review():
            found, said = yield from session.review()
            if found is None:
                return wire.Reply(request.id, said, table=picture.table())
            reviewed = review_of(session, found, said)
            return wire.Reply(request.id, [], table=picture.table(), review=reviewed)
        case wire.Find():
            return _found(session, request)
        case wire.Away():
            return wire.Reply(request.id, [], table=picture.table())
        case wire.Stop():
            return wire.Reply(request.id, [])
        case wire.Days():
            return wire.Reply(request.id, [], month=month_of(session, request))
        case wire.Describe(description=asked):
            return wire.Reply(request.id, [], layout=layout_of(session, asked))
        case wire.AskBoard():
            return wire.Reply(request.id, [], board=board_of(session, request))
        case wire.Pictures():
            return wire.Reply(request.id, [], pictures=pictures_of(session))
        case wire.Mine(delete=name):
            if name is not None:
                delete(session, name)
            return wire.Reply(request.id, [], mine=mine_of(session))
        case wire.Statistics():
            return wire.Reply(request.id, [], statistics=statistics_of(session))
        case wire.Share():
            session.end_lesson()
            check_public(session)
            return wire.Reply(request.id, [], shared=_shared(session.game))
    raise AssertionError(request)  # commands and chances are answered elsewhere


def _carry_out(picture: Picture, request: wire.Request, command: Command) -> Searching[wire.Reply]:
    session = picture.session
    reply = _reply(picture, request, (yield from session.execution(command)))
    if command.name is Act.SHARE and reply.ok:
        reply.shared = _shared(session.game)
    return _with_levels(session, reply) if command.name is Act.LEVEL and reply.ok else reply


def _reply(picture: Picture, request: wire.Request, said: list[str]) -> wire.Reply:
    session = picture.session
    if session.is_over:  # closing the page ends the session; here the game is only saved
        session.is_over = False
        said = [session.voice.say("goodbye")]
    return wire.Reply(
        request.id,
        said,
        ok=not session.refused,
        moved=session.changed,
        table=picture.table(),
    )


def _with_levels(session: Session, reply: wire.Reply) -> wire.Reply:
    """Adds the level of new deals of each game to an answer."""
    reply.levels = {
        name: difficulty_word(session.settings.level_of(variant.rules))
        for name, variant in VARIANTS.items()
    }
    return reply


def _found(session: Session, request: wire.Find) -> wire.Reply:
    """Finds deals to choose from. Raises ``WinnableError`` if no deal can meet the condition."""
    wanted = parse_condition(request.condition)
    variant = variant_asked(request.game, request.rules, None, original=False)
    rules = session.game.rules if variant is None else variant.rules
    deals = list(islice(deals_like(wanted, rules, session.game.deal), FOUND + 1))
    shown, more = deals[:FOUND], len(deals) > FOUND
    say = session.voice.say
    said = say("found-count", count=len(shown), more=more) if shown else say("found-none")
    found = [
        wire.GradedDeal(each.number, each.difficulty, list(each.rates), each.passes, each.returns)
        for each in shown
    ]
    return wire.Reply(request.id, [said], found=found)


def _command(session: Session, request: wire.Request) -> Command | None:
    """Returns the command of a request; None if it is none. Raises ``WinnableError``."""
    match request:
        case wire.Play(move=move):
            return Command(Act.EXACT, text=move)
        case wire.TypedLine(text=text):
            return session.understand(text)
        case wire.Act():
            return _command_of(request, session.game.rules)
    return None


def _command_of(act: wire.Act, rules: Rules) -> Command:
    """Makes the command of an act. Raises ``WinnableError`` if no game has it."""
    is_branch = act.name is Act.REDO and act.number is not None
    name = Act.BRANCH if is_branch else act.name
    if Trait.FROM_PAGE not in name.traits:
        raise WebError(WebFault.REQUEST, why=f"act {act.name}")
    for place in (act.source, act.target):
        if place is not None and place not in PLACES:
            raise WebError(WebFault.REQUEST, why=f"place {place[:20]}")
    if act.card is not None and act.card >= rules.deck_size:
        raise WebError(WebFault.REQUEST, why=f"card {act.card}")
    return Command(
        name,
        number=act.number,
        source=None if act.source is None else PLACES[act.source],
        target=None if act.target is None else PLACES[act.target],
        card=act.card,
    )


def _shared(game: Game) -> wire.ShareLinks:
    return wire.ShareLinks(*link_to(game), game.shared_text)


def _settings_of(spoken: wire.SpeechSettings, session: Session) -> Settings:
    """Returns the player's settings with the given speech settings.

    The page sends all of them, also a language that the player has not chosen.
    """
    sent, others = asdict(spoken), session.settings
    if not sent.pop("chosen"):
        sent["language"] = others.language
    return replace(others, verbosity=sent.pop("level"), **sent)
