"""``winnable backup``, ``restore`` and ``doctor``: the database as a whole."""

from datetime import UTC, date, datetime
from pathlib import Path

from ..speech.messages import say_fault
from ..store import Store, open_database
from ..store.databases.database import Database
from ..store.databases.sqlite import Sqlite
from .options import DatabaseUrl, Switch
from .output import player_voice


def backup(file: Path | None = None, /, *, database: DatabaseUrl = None) -> int:
    """Write everything that is saved to one file.

    Games can go on meanwhile. The file has the data of all players, and the secrets of ranked
    deals. Nobody can sign in with what is in the file.

    winnable backup /media/stick/winnable.db

    Parameters
    ----------
    file
        The new file. The default is winnable-DATE.db in this folder.
    """
    from ..store.backups import back_up  # noqa: PLC0415  # help needs none of it

    path = file or Path(f"winnable-{date.today()}.db")  # the day of this computer
    counts = back_up(_database(database), path)
    print(player_voice().say("backup-written", count=counts["games"], file=str(path)))
    return 0


def restore(file: Path, /, *, database: DatabaseUrl = None) -> int:
    """Write a backup into an empty database.

    The file stays as it is. A backup of a data folder can be restored to PostgreSQL, and the other
    way round.

    winnable restore winnable-2026-11-27.db

    Parameters
    ----------
    file
        A file that winnable backup wrote, or a database from a data folder.
    """
    from ..store.backups import restore as restore_from  # noqa: PLC0415

    target = _database(database)
    counts = restore_from(file, target)
    print(player_voice().say("backup-restored", count=counts["games"], file=target.name))
    return 0


def doctor(
    *, repair: Switch = False, trust_clock: Switch = False, database: DatabaseUrl = None
) -> int:
    """Look for damage in the database, and repair it.

    Says whether the database can be read and written, whether every game in it can be read, and
    whether its clock is in doubt. The exit code is 0 if all is well, else 1. Only an SQLite
    database can be repaired: PostgreSQL looks after its own files.

    winnable doctor

    Parameters
    ----------
    repair
        Move a damaged database to a folder named damaged, and keep what can be read of it.
    trust_clock
        Believe the clock of the database. Check first that it is right. Perhaps a wrong clock let
        players play contests of days that are still to come. Then these days get new deals, and
        games that were played on the old deals no longer count.
    """
    from ..store.backups import examine  # noqa: PLC0415
    from ..store.contests.players import Players  # noqa: PLC0415
    from ..store.contests.seasons import trust_clock as trust  # noqa: PLC0415
    from .players import note  # noqa: PLC0415

    voice, found = player_voice(), _database(database)
    if repair and isinstance(found, Sqlite):
        found.mend()
        for trouble in found.troubles:
            print(say_fault(voice, trouble))
    if trust_clock:
        note(Players(found), "trust-clock")
        trust(found)
    health = examine(found)
    if not health.tables:
        print(voice.say("doctor-empty", file=found.name))
    elif health.damage:
        print(voice.say("doctor-damaged", file=found.name, count=len(health.damage)))
    else:
        print(voice.say("doctor-well", file=found.name, count=health.games))
        if health.unread:
            print(voice.say("doctor-unread", count=health.unread))
    doubt = found.clock.doubt() if health.tables and not health.damage else None
    if doubt is not None:
        says, last = (f"{datetime.fromtimestamp(each, UTC):%Y-%m-%d %H:%M} UTC" for each in doubt)
        print(voice.say("doctor-clock", time=says, last=last, what="--trust-clock"))
    return 1 if health.damage or health.unread or doubt else 0


def _database(url: str | None) -> Database:
    return Store().database if url is None else open_database(url)
