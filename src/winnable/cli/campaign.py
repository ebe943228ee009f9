"""``winnable campaign``: states a question, runs it on Dask workers or in parts, and says how it
stands.
"""

import re
import sys
from os.path import isdir, isfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ..disk import read_text
from ..law.deals import deal_number
from ..research.campaign.faults import CampaignError, CampaignFault
from ..speech.messages import Voice
from .campaign_faults import told
from .campaign_reports import check, compare, report
from .faults import CommandError, CommandFault
from .options import Campaign, OneObject
from .output import check_exclusive, count_of, player_voice, print_json

if TYPE_CHECKING:
    from ..research.campaign.ledger import Ledger
    from ..research.campaign.parts import Part
    from ..research.campaign.question import Question

campaign_app = App(name="campaign", help="Decide millions of deals, and publish the table.")
for _command in (report, check, compare):
    campaign_app.command(_command)


@campaign_app.command
@told
def run(
    question: Path | None = None,
    /,
    *,
    rules: str | None = None,
    numbers: str | None = None,
    measure: str | None = None,
    out: Path | None = None,
    scheduler: str = "local",
    workers: Annotated[str | None, Parameter(alias="-w")] = None,
    shard: str | None = None,
) -> int:
    """Run a campaign, or go on with one that was stopped.

    winnable campaign run --rules d1p3 --numbers 1..100000

    winnable campaign run question.toml --scheduler tls://10.0.0.1:8786

    A campaign measures a range of numbered deals. Its question says which deals, under which
    rules, and what to measure. The deals are divided into groups, called shards. Each shard gets a
    file with its results. Results that are written are never lost.

    Exits with 0 if every deal is measured, 1 if the campaign cannot go on, 2 if its question is
    wrong, 130 after Control C.

    Parameters
    ----------
    question
        A file with the question, in TOML; or the folder of a campaign.
    rules
        The rules of the deals, as in d3 or d1p3, if no file has the question.
    numbers
        The first and the last deal, as in 1..100000.
    measure
        What to measure, separated by commas: winnable, certificates, moves, passes, returns,
        shortest-found, fair-player, cards, ladder. The default is winnable.
    out
        The folder of the campaign. The default is campaign-NAME, with the name of the campaign.
    scheduler
        local, or the address of a Dask scheduler, as in tls://10.0.0.1:8786.
    workers
        The number of local processes. The default is one for each core.
    shard
        The number of deals in each file. By default, a file takes about a minute of work.
    """
    count = None if workers is None else count_of("--workers", workers)
    size = None if shard is None else count_of("--shard", shard)
    from ..research.campaign.running import Means  # noqa: PLC0415  # slow to load
    from ..research.campaign.running import run as run_campaign  # noqa: PLC0415
    from .campaign_progress import Follower  # noqa: PLC0415

    asked, named = _asked(question, rules, numbers, measure)
    folder = out or named or Path(f"campaign-{asked.id}")
    voice = player_voice()
    with Follower(voice, folder) as follower:
        try:
            found = run_campaign(folder, asked, Means(scheduler, count, size), follower)
        except KeyboardInterrupt:
            follower.say("campaign-stopped")
            raise
    _say(voice, found)
    return 0


@campaign_app.command
@told
def work(
    question: Path | None = None,
    /,
    *,
    part: str,
    rules: str | None = None,
    numbers: str | None = None,
    measure: str | None = None,
    out: Path | None = None,
    shard: str | None = None,
) -> int:
    """Measure one part of a campaign in this process, or go on with it.

    winnable campaign work question.toml --part 17/400 --out campaign

    A part needs no scheduler and no network, and writes its own files. So run as many parts at once
    as you like, whether they share a disk or not. Then "winnable campaign merge" joins them.

    Exits with 0 if every deal of the part is measured, 1 if the part cannot go on, 2 if the
    question of the campaign is wrong, 130 after Control C. Results that are written are never
    lost.

    Parameters
    ----------
    question
        A file with the question, in TOML; or the folder of a campaign.
    part
        The number of the part, and the number of all parts: 17/400.
    rules
        The rules of the deals, as in d3 or d1p3, if no file has the question.
    numbers
        The first and the last deal, as in 1..100000.
    measure
        What to measure, separated by commas, as for run.
    out
        The folder of the campaign. The default is campaign-NAME, with the name of the campaign.
    shard
        The number of deals in each file, the same for all parts. By default, a file takes about a
        minute of work.
    """
    size = None if shard is None else count_of("--shard", shard)
    share = _part(part)
    from ..research.campaign.parts import work as work_on  # noqa: PLC0415  # needs the extra

    asked, named = _asked(question, rules, numbers, measure)
    folder, voice = out or named or Path(f"campaign-{asked.id}"), player_voice()
    try:
        for done, total in work_on(folder, asked, share, size):
            print(voice.say("campaign-progress", done=done, total=total), file=sys.stderr)
    except KeyboardInterrupt:
        print(voice.say("campaign-stopped"), file=sys.stderr)
        raise
    return 0


@campaign_app.command
@told
def merge(
    folder: Campaign,
    /,
    *others: Path,
) -> int:
    """Merge the parts of a campaign, or several campaigns with the same question.

    winnable campaign merge campaign

    Checks each file against its hash. Copies the results of the parts and of the other campaigns
    into the folder. Afterwards "winnable campaign run" can go on in this folder. Merge as often as
    you like, even while parts are at work.

    Exits with 0 if every deal is measured, 1 if something is missing, damaged or contradictory.

    Parameters
    ----------
    others
        More folders of campaigns, or of parts of campaigns, to merge: for instance from other
        machines.
    """
    from ..research.campaign.parts import merge as merge_parts  # noqa: PLC0415  # needs the extra

    _say(player_voice(), merge_parts(folder, others))
    return 0


@campaign_app.command
@told
def status(
    folder: Campaign,
    /,
    *,
    json_: OneObject = False,
) -> int:
    """Say how a campaign stands, even while it runs.

    winnable campaign status campaign-08c698ece0ecb21d

    While a campaign runs, the file report.html in its folder shows the same with plots.

    Exits with 0 if the table has every deal, else with 1.
    """
    from ..research.campaign.ledger import is_running, read_ledger  # noqa: PLC0415  # slow to load

    found, runs = read_ledger(folder), is_running(folder)
    if json_:
        print_json(
            {
                "campaign": found.question.id,
                "rules": str(found.question.rules),
                "measures": list(found.question.measures),
                "deals": found.question.deals,
                "done": found.done,
                "shards": found.n_shards,
                "shards_done": len(found.results),
                "running": runs,
                "cpu_s": found.cpu_s,
                "counts": found.counts(),
                "checks": found.checks(),
                "failures": len(found.failures),
            }
        )
    else:
        voice = player_voice()
        _say(voice, found)
        print(voice.say("campaign-running" if runs else "campaign-idle"))
    return int(found.done < found.question.deals)


def _part(text: str) -> "Part":
    """Parses the number of a part, and the number of all parts. Raises ``CommandError``."""
    from ..research.campaign.parts import Part  # noqa: PLC0415  # slow to load

    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", text, re.ASCII)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise CommandError(CommandFault.NO_PART, text=text[:24])
    return Part(int(found[1]), int(found[2]))


def _asked(
    file: Path | None, rules: str | None, numbers: str | None, measure: str | None
) -> "tuple[Question, Path | None]":
    """Returns the question, and its folder if named by that, which may have only parts."""
    from ..law.rules import parse_rules  # noqa: PLC0415
    from ..research.campaign.ledger import PARTS, QUESTION  # noqa: PLC0415  # slow to load
    from ..research.campaign.question import Question, parse_named  # noqa: PLC0415

    given = {"QUESTION": file, "--rules": rules}
    check_exclusive(given)
    if file is not None:
        check_exclusive({"QUESTION": file, "--numbers": numbers, "--measure": measure})
        folder = file if isdir(file) else None  # noqa: PTH112  # it never raises
        path = file / QUESTION if folder else file
        if folder and not isfile(path):  # noqa: PTH113  # it never raises
            path = min(folder.glob(f"{PARTS}/*/{QUESTION}"), default=path)
        return parse_named(path, read_text(path)), folder
    if rules is None or numbers is None:
        raise CampaignError(CampaignFault.QUESTION)
    ends = re.fullmatch(r"([0-9]{1,20})\.\.([0-9]{1,20})", numbers, re.ASCII)
    if ends is None:
        raise CommandError(CommandFault.NO_NUMBERS, text=numbers[:40])
    measures = ("winnable",) if measure is None else tuple(measure.split(","))
    first, last = (deal_number(end) for end in ends.groups())
    return Question(parse_rules(rules), first, last, measures), None


def _say(voice: Voice, found: "Ledger") -> None:
    """Prints how a campaign stands."""
    from ..analysis.estimates import sequence  # noqa: PLC0415  # no other command needs it

    print(
        voice.say(
            "campaign-status",
            done=found.done,
            total=found.question.deals,
            shards=len(found.results),
            all=found.n_shards,
            minutes=round(found.cpu_s / 60, 1),
        )
    )
    for name, (yes, no, undecided) in found.counts().items():
        print(voice.say("campaign-share", what=name, yes=yes, no=no, undecided=undecided))
        tally = found.tally(name)
        if tally.share is not None:
            low, high = sequence(tally)
            percents = {"percent": tally.share, "low": low, "high": high}
            numbers = {key: round(100 * value, 3) for key, value in percents.items()}
            print(voice.say("campaign-interval", count=tally.count, **numbers))
    checks = found.checks()
    if checks:
        again = sum(checks.get(name, 0) for name in ("certified", "bare", "other"))
        replayed, verified = checks.get("replayed", 0), checks.get("verified", 0)
        print(voice.say("campaign-checks", replayed=replayed, verified=verified, again=again))
    if found.failures:
        print(voice.say("campaign-failures", count=len(found.failures)))
