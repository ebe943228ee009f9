"""``winnable campaign report``, ``check`` and ``compare``."""

import math
import re
import secrets
from dataclasses import asdict
from os.path import isdir
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from ..disk import read_text
from ..speech.messages import Voice
from .campaign_faults import told
from .faults import CommandError, CommandFault
from .options import Campaign, Json, OneObject
from .output import count_of, player_voice, print_json, progress

if TYPE_CHECKING:
    from ..research.campaign.auditing import Audit
    from ..research.campaign.tables import Summary

_SEEDS: Final = 10**12
"""So many seeds of a sample that nobody foresees which one is drawn."""


@told
def report(
    folder: Campaign,
    /,
    *,
    json_: Json = False,
) -> int:
    """Write the report of a campaign, and the files that are published with it.

    Four things are written into the folder: the report (a page with plots), a manifest of hashes, a
    data card, and metadata in Croissant. The folder is then ready to be published. A report on an
    unfinished campaign covers only the deals before the first gap in the results.

    winnable campaign report campaign-08c698ece0ecb21d

    Parameters
    ----------
    json_
        Print the report as one JSON object, and write nothing.
    """
    from ..research.campaign.ledger import read_ledger  # noqa: PLC0415  # needs the extra
    from ..research.campaign.publishing import publish  # noqa: PLC0415
    from ..research.campaign.reporting import REPORT, as_json  # noqa: PLC0415
    from ..research.campaign.tables import summary_of  # noqa: PLC0415

    summary = summary_of(read_ledger(folder))
    if json_:
        print_json(as_json(summary))
        return 0
    publish(summary)
    voice = player_voice()
    _print_shares(voice, summary)
    print(voice.say("report-written", file=str(folder / REPORT)))
    return 0


@told
def check(
    folder: Campaign,
    /,
    *,
    sample_: Annotated[str, Parameter("--sample")] = "1%",
    seed: str | None = None,
    json_: OneObject = False,
) -> int:
    """Check a campaign: make the published files again, and measure a random sample again.

    Anybody can check a campaign that somebody else made. The command measures a sample of the rows
    again. With the version of the code that made the campaign, every value must come out the same.
    With another version, only three values must: the verdict, the passes that a win needs, and
    whether a win needs returns (cards back from the foundations).

    The sample is drawn at random when you run the check. So somebody who forges a table cannot
    know which rows will be checked.

    winnable campaign check campaign-08c698ece0ecb21d --sample 1%

    Exits with 0 if everything is correct, else with 1.

    Parameters
    ----------
    sample_
        The share of the deals to measure again, up to 100%. 0% only checks the files.
    seed
        The seed that an earlier check printed, to draw the same sample again.
    """
    share = _share(sample_)
    drawn = secrets.randbelow(_SEEDS) + 1 if seed is None else count_of("--seed", seed)
    from ..research.campaign.auditing import (  # noqa: PLC0415  # needs the extra
        certify,
        check_files,
        check_sample,
        compared_columns,
        draw,
    )
    from ..research.campaign.ledger import read_ledger  # noqa: PLC0415
    from ..research.campaign.manifest import root_of  # noqa: PLC0415
    from ..research.campaign.sources import code_name  # noqa: PLC0415
    from ..research.campaign.tables import summary_of  # noqa: PLC0415

    ledger, voice = read_ledger(folder), player_voice()
    audit, code, root = check_files(ledger), ledger.question.code, root_of(ledger)
    columns = compared_columns(ledger)
    if share and columns and not audit.damaged:
        audit.seed = drawn
        sample = draw(ledger, share, drawn)
        with progress(voice.say("checking"), sum(map(len, sample.values()))) as step:
            for _ in check_sample(ledger, sample, audit):
                step(1)
        with progress(voice.say("checking"), len(audit.losses)) as step:
            for _ in certify(ledger.question, audit, drawn):
                step(1)
    is_right = audit.is_right and bool(columns or not share)
    if json_:
        found = asdict(audit) | {"losses": len(audit.losses)}
        found |= {"rows": ledger.done, "chance": audit.chance(ledger.done), "root": root}
        print_json({"campaign": ledger.question.id, **found, "code": code, "right": is_right})
        return int(not is_right)
    print(voice.say("audit-files", count=audit.files))
    if audit.other_writer:
        print(voice.say("audit-writer", count=audit.other_writer))
    if audit.damaged:
        print(voice.say("audit-damaged", text=", ".join(audit.damaged)))
    else:
        _print_shares(voice, summary_of(ledger))
        print(voice.say("audit-root", text=root))
    if audit.false_files:
        print(voice.say("audit-false", text=", ".join(audit.false_files)))
    if share and not columns:
        print(voice.say("audit-code", text=code, why=code_name()))
    elif audit.seed is not None:
        if code != code_name():
            known = ", ".join(columns)
            print(voice.say("audit-columns", text=code, why=code_name(), known=known))
        _print_sample(voice, audit, ledger.done)
    return int(not is_right)


def _print_shares(voice: Voice, summary: "Summary") -> None:
    """Prints the shares of the table, with their intervals."""
    from ..analysis.estimates import interval  # noqa: PLC0415  # no other command needs it

    for name, tally in summary.tallies.items():
        low, high = interval(tally)
        print(
            voice.say(
                "report-share",
                what=name,
                count=tally.count,
                percent=100 * (tally.share or 0.0),
                low=100 * low,
                high=100 * high,
                undecided=tally.undecided,
            )
        )
    for name in summary.corrected:
        found = summary.corrected_interval(name)
        if found is not None:
            ends = {"low": 100 * found.low, "high": 100 * found.high}
            print(voice.say("report-corrected", what=name, percent=100 * found.middle, **ends))


def _print_sample(voice: Voice, audit: "Audit", rows: int) -> None:
    """Prints what was measured again, and what that is worth."""
    print(voice.say("audit-deals", count=audit.deals))
    if audit.unsure:
        print(voice.say("audit-unsure", count=audit.unsure))
    if audit.different:
        print(voice.say("audit-different", text=", ".join(map(str, audit.different))))
    losses = len(audit.losses)
    if audit.verified or losses:
        proofs = {"wins": audit.verified, "count": audit.certified, "total": losses}
        print(voice.say("audit-proofs", **proofs))
    chance = math.floor(1000 * audit.chance(rows) + 1e-9) / 10  # 99.99 is not certain
    print(voice.say("audit-chance", percent=chance, text=str(audit.seed)))


@told
def compare(
    first: Path,
    second: Path,
    /,
    *,
    json_: OneObject = False,
) -> int:
    """Compare two campaigns on the same deals, or a campaign with another solver.

    The verdicts of another solver come from a file. Each line of the file has the number of a deal
    and its verdict, as in "4217 unsolvable". docs/campaigns.md says how to make such a file.

    winnable campaign compare campaign-08c698ece0ecb21d campaign-5d0e7a16e3f2c0b9

    winnable campaign compare campaign-08c698ece0ecb21d solvitaire.txt

    Exits with 1 if another solver disagrees, else with 0.

    Parameters
    ----------
    first
        The folder of a campaign.
    second
        The folder of another campaign, or a file of verdicts.
    """
    from ..research.campaign.ledger import read_ledger  # noqa: PLC0415  # needs the extra
    from ..research.campaign.recounting import (  # noqa: PLC0415
        compare_campaigns,
        compare_verdicts,
        parse_verdicts,
    )

    ours, is_campaign = read_ledger(first), isdir(second)  # noqa: PTH112  # never raises
    if is_campaign:
        found = compare_campaigns(ours, read_ledger(second))
    else:
        theirs = parse_verdicts(second, read_text(second))
        found = compare_verdicts(ours, theirs)
    figures, code = found.comparison, int(bool(found.different) and not is_campaign)
    if json_:
        print_json({**asdict(figures), "different": list(found.different)})
        return code
    voice = player_voice()
    print(
        voice.say(
            "compare-deals",
            count=figures.deals,
            both=figures.both,
            first=figures.first,
            second=figures.second,
            neither=figures.neither,
            undecided=figures.undecided,
        )
    )
    if is_campaign:
        low, high = figures.interval
        print(
            voice.say(
                "compare-difference",
                points=100 * figures.difference,
                low=100 * low,
                high=100 * high,
            )
        )
        chances = {"once": figures.p_value, "always": figures.p_value_anytime}
        rounded = {  # a chance that is too small for a float is not 0
            name: max(math.ceil(1000 * chance), 1) / 1000 for name, chance in chances.items()
        }
        print(voice.say("compare-chance", **rounded))
    elif found.different:
        print(voice.say("compare-different", text=", ".join(map(str, found.different))))
    return code


def _share(text: str) -> float:
    """Parses a share in percent. Raises ``CommandError``."""
    found = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,6})?)%?", text, re.ASCII)
    share = math.inf if found is None else float(found[1]) / 100
    if share > 1:
        raise CommandError(CommandFault.NO_SAMPLE, text=text[:20])
    return share
