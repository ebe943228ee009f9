"""The board of the ranked deal of a day, for display."""

from datetime import timedelta
from typing import Final

from ...catalogues.ranked import FIRST, RankedError, RankedFault
from ...law.variants import VARIANTS
from ...session import Session
from ...session.openings import ranked_game
from ...speech.messages import Voice
from ...speech.messages.events import date_details
from ...speech.messages.statistics import clock_text, game_name
from ...store import Boards
from ...store.contests.boards import PAGE, Board, Entry
from ..wire import contest as contest_wire
from ..wire import game as wire

_HEADS: Final = ("place", "player", "time", "moves", "score", "undone", "helped")


def board_of(session: Session, asked: wire.AskBoard) -> contest_wire.Board:
    """Returns a page of the board of a day. Raises ``WinnableError``."""
    voice, store, page = session.voice, session.store, max(0, asked.page)
    assert store is not None
    boards = Boards(store.database)
    day = boards.day(asked.day) if asked.day else boards.today()
    game = asked.game or ranked_game(session.game.variant.name)
    if game not in VARIANTS:
        raise RankedError(RankedFault.NO_CONTEST, text=game[:40])
    found = boards.board(str(day), game, store.player, page)
    rows = []
    for at, entry in enumerate(found.entries, page * PAGE + 1):
        place = at if entry.number == 1 else 0
        rows.append(_row(voice, entry, place, is_own=entry.player == store.player))
    is_public = boards.is_over(str(day))
    proof = [voice.say("board-proof-hash", what=boards.commitment(day))]
    if is_public:
        proof.append(voice.say("board-proof-secret", what=boards.secret(str(day)).hex()))
    else:
        tomorrow = day + timedelta(days=1)
        proof.append(voice.say("board-proof-later", **date_details(tomorrow)))
        proof.append(
            voice.say(
                "board-proof-next", what=boards.commitment(tomorrow), **date_details(tomorrow)
            )
        )
    return contest_wire.Board(
        day=str(day),
        title=voice.say("board-title", name=game_name(voice, game), **date_details(day)),
        game=game,
        counts=voice.say("board-counts", begun=found.begun, won=found.won),
        standing=_standing(voice, found),
        state=found.state,
        open=boards.is_open(day),
        heads=[voice.say(f"board-{head}") for head in _HEADS],
        rows=rows,
        page=page,
        pages=max(1, -(-found.wins // PAGE)),
        proof=proof,
        link=f"/api/days/{day}" if is_public else "",
        before=str(day - timedelta(days=1)) if day > FIRST else None,
        after=str(day + timedelta(days=1)) if day < boards.today() else None,
    )


def _row(voice: Voice, entry: Entry, place: int, *, is_own: bool) -> contest_wire.BoardRow:
    name = entry.name or voice.phrase("board-nobody", seat=str(entry.seat))
    if is_own:
        name = voice.phrase("board-you")
    if entry.number > 1:
        name = voice.phrase("board-again", name=name, number=str(entry.number))
    cells = [
        str(place or ""),
        name,
        clock_text(entry.took // 1000),
        str(entry.moves),
        "" if entry.points is None else str(entry.points),
        str(entry.undone or ""),
        str(entry.helped or ""),
    ]
    return contest_wire.BoardRow(cells, is_own)


def _standing(voice: Voice, found: Board) -> str:
    if found.own is not None:
        time_ = clock_text(found.own.took // 1000)
        return voice.say("board-own", place=found.place, won=found.won, time=time_)
    return voice.say(f"board-own-{found.state}") if found.state in ("playing", "left") else ""
