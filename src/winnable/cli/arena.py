"""``winnable arena`` and ``winnable bot``: bots play proven deals and see only views."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from ..speech.messages import Voice, say_fault
from ..version import __version__
from .faults import CommandError, CommandFault
from .options import GameName, OneObject
from .output import asked_rules, count_of, player_voice, print_json, progress

if TYPE_CHECKING:
    from ..research.arena.faults import BotError
    from ..research.arena.matches import Played
    from ..research.arena.results import Run, Summary


def arena(
    *,
    bot: str,
    game: GameName = "draw-three",
    rules: str | None = None,
    split: str = "validation",
    deals: Literal["proven", "all"] = "proven",
    games: str = "100",
    workers: Annotated[str, Parameter(alias="-w")] = "1",
    out: Path | None = None,
    seconds: str = "10",
    cpu: str = "60",
    moves: str = "1000",
    json_: OneObject = False,
) -> int:
    """Let a bot play proven deals, and measure how many it wins.

    winnable arena --bot "python mybot.py" --rules d3 --games 1000 --out mybot.jsonl

    winnable arena --bot "winnable bot casual" --game solitario --workers 2

    The bot is a program that reads and writes lines of JSON; docs/arena.md has the messages. It
    sees only what a player sees. A bot that ends, does not answer in time or makes an illegal move
    loses that game; the other games go on.

    Exits with 0 if the games were played, even if a fault of the bot lost some of them; 2 if the
    bot does not start; 130 after Control C.

    Parameters
    ----------
    bot
        The command that starts the bot.
    game
        The game to play.
    rules
        The rules to play, as in d3 or d1p3, instead of a game.
    split
        The set of deals: train, validation or test.
    deals
        Which deals of the set: those that are proven winnable (proven, the default), or all.
    games
        The number of games. They use the first deals of the set.
    workers
        The number of bots that play at the same time.
    out
        A file for the results. Games of this bot that it already has are not played again.
    seconds
        The maximum time for an answer.
    cpu
        The maximum processor time for a game, in seconds.
    moves
        The maximum number of moves of a game.
    """
    from ..research.arena.protocol import Limits  # noqa: PLC0415  # slow to load
    from ..research.arena.results import summary  # noqa: PLC0415
    from ..research.arena.running import Question, run  # noqa: PLC0415
    from ..research.arena.splits import Deals, Split  # noqa: PLC0415

    if split not in Split.__members__.values():
        raise CommandError(
            CommandFault.NO_CHOICE, text=split[:20], what="--split", known=", ".join(Split)
        )
    limits = Limits(
        count_of("--seconds", seconds), count_of("--cpu", cpu), count_of("--moves", moves)
    )
    count = count_of("--games", games)
    asked = Question(bot, asked_rules(game, rules), Split(split), count, limits, Deals(deals))
    at_once, voice = count_of("--workers", workers), player_voice()
    with progress(voice.say("arena-playing"), count) as step:

        def listen(played: "Played", fault: "BotError | None") -> None:
            step(1)
            if fault is not None:
                sentence = say_fault(voice, fault)
                print(
                    voice.say("arena-lost", count=played.game, sentence=sentence), file=sys.stderr
                )

        described, found = run(asked, min(at_once, count), out, listen)
    told = summary({number: played for number, played in found.items() if number <= count})
    if json_:
        _print_object(described, told)
    else:
        _say(voice, described, told)
    return 0


def bot(player: str = "casual", /) -> int:
    """Play as a bot of the arena, on standard input and output.

    winnable arena --bot "winnable bot expert" --rules d1p3

    Parameters
    ----------
    player
        The player: beginner, casual, careful, patient or expert.
    """
    from ..law.errors import WinnableError  # noqa: PLC0415  # slow to load
    from ..research.arena.players import PLAYERS  # noqa: PLC0415
    from ..research.arena.protocol import UNREADABLE  # noqa: PLC0415
    from ..research.arena.speaking import speak  # noqa: PLC0415

    make = PLAYERS.get(player)
    if make is None:
        raise CommandError(
            CommandFault.NO_CHOICE, text=player[:20], what="PLAYER", known=", ".join(PLAYERS)
        )
    try:
        speak(make(), player, __version__, sys.stdin.buffer, sys.stdout.buffer)
    except (*UNREADABLE, WinnableError) as error:
        raise CommandError(CommandFault.NO_MESSAGE, text=str(error)[:80]) from None
    return 0


def _say(voice: Voice, run: "Run", told: "Summary") -> None:
    """Prints the summary as sentences."""
    print(
        voice.say(
            "arena-result",
            text=f"{run.bot} {run.bot_version}".strip(),
            rules=run.rules,
            split=run.split.value,
            won=told.won,
            count=told.games,
        )
    )
    if told.share is None:
        return
    ends = {"low": told.wilson.low, "high": told.wilson.high, "percent": told.share}
    ends |= {"least": told.anytime.low, "most": told.anytime.high}
    print(voice.say("arena-interval", **{key: round(100 * each, 1) for key, each in ends.items()}))
    if told.out is not None:
        cards = {"low": told.out.low, "mean": sum(told.out) / 2, "high": told.out.high}
        print(voice.say("arena-cards", **{key: round(each, 1) for key, each in cards.items()}))
    lost = {"resigned": told.resigned, "stuck": told.stuck, "long": told.long}
    print(voice.say("arena-ends", **lost, faults=sum(told.faults.values())))
    if told.cpu_s is not None:
        print(voice.say("arena-cpu", seconds=round(told.cpu_s, 3), moves=round(told.moves or 0)))
    if run.deals == "proven":
        print(voice.say("arena-skipped", no=told.unwinnable, undecided=told.undecided))


def _print_object(run: "Run", told: "Summary") -> None:
    from msgspec.structs import asdict  # noqa: PLC0415  # slow to load

    print_json(
        {
            "bot": run.bot,
            "bot_version": run.bot_version,
            "rules": run.rules,
            "split": run.split,
            "deals": run.deals,
            "protocol": run.arena,
            "limits": asdict(run.limits),
            "games": told.games,
            "won": told.won,
            "resigned": told.resigned,
            "stuck": told.stuck,
            "long": told.long,
            "faults": told.faults,
            "share": told.share,
            "wilson": told.wilson._asdict(),
            "anytime": told.anytime._asdict(),
            "cards_per_game": None if told.out is None else told.out._asdict(),
            "moves_per_game": told.moves,
            "cpu_s_per_game": told.cpu_s,
            "skipped": {"unwinnable": told.unwinnable, "undecided": told.undecided},
        }
    )
