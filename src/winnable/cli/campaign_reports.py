"""``winnable campaign report``, ``check`` and ``compare``."""

import math
import re
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..disk import read_text
from .campaign_faults import told
from .faults import CommandError, CommandFault
from .options import Campaign, Json, OneObject
from .output import player_voice, print_json, progress


@told
def report(
    folder: Campaign,
    /,
    *,
    json_: Json = False,
) -> int:
    """Write the report of a campaign, and what it is published with.

    The report (a page with plots), a manifest of hashes and a data card are written into the
    folder. It is then ready to be published. A report on an unfinished campaign covers the deals
    before the first shard that is missing.

    winnable campaign report campaign-08c698ece0ecb21d

    Parameters
    ----------
    json_
        Print the report as one JSON object, and write nothing.
    """
    from ..analysis.estimates import interval  # noqa: PLC0415  # no other command needs it
    from ..research.campaign.ledger import read_ledger  # noqa: PLC0415  # needs the extra
    from ..research.campaign.publishing import publish  # noqa: PLC0415
    from ..research.campaign.reporting import as_json, write_report  # noqa: PLC0415
    from ..research.campaign.tables import summary_of  # noqa: PLC0415

    summary = summary_of(read_ledger(folder))
    if json_:
        print_json(as_json(summary))
        return 0
    path = write_report(summary)
    publish(summary)
    voice = player_voice()
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
    print(voice.say("report-written", file=str(path)))
    return 0


@told
def check(
    folder: Campaign,
    /,
    *,
    sample_: Annotated[str, Parameter("--sample")] = "1%",
    json_: OneObject = False,
) -> int:
    """Check a campaign: every hash, and a random sample measured again.

    Anybody can check a campaign that somebody else made. The code that made it must give the same
    rows; other code must give the same verdicts, passes and returns.

    winnable campaign check campaign-08c698ece0ecb21d --sample 1%

    Exits with 0 if everything is correct, else with 1.

    Parameters
    ----------
    sample_
        The share of the deals to measure again, up to 100%. 0% only checks the files.
    """
    share = _share(sample_)
    from ..research.campaign.auditing import (  # noqa: PLC0415  # needs the extra
        check_files,
        check_sample,
        compared_columns,
        sample_of,
    )
    from ..research.campaign.ledger import read_ledger  # noqa: PLC0415
    from ..research.campaign.sources import code_name  # noqa: PLC0415

    ledger, voice = read_ledger(folder), player_voice()
    audit, code = check_files(ledger), ledger.question.code
    columns = compared_columns(ledger)
    if share and columns and not audit.damaged:
        total = sum(map(len, sample_of(ledger, share).values()))
        with progress(voice.say("checking"), total) as step:
            for _ in check_sample(ledger, share, audit):
                step(1)
    is_right = audit.is_right and bool(columns or not share)
    if json_:
        print_json(
            {"campaign": ledger.question.id, **asdict(audit), "code": code, "right": is_right}
        )
        return int(not is_right)
    print(voice.say("audit-files", count=audit.files))
    if audit.damaged:
        print(voice.say("audit-damaged", text=", ".join(audit.damaged)))
    elif share and not columns:
        print(voice.say("audit-code", text=code, why=code_name()))
    elif share:
        if code != code_name():
            print(voice.say("audit-columns", text=code, why=code_name(), known=" ".join(columns)))
        print(voice.say("audit-deals", count=audit.deals))
    if audit.different:
        print(voice.say("audit-different", text=" ".join(map(str, audit.different))))
    return int(not is_right)


@told
def compare(
    first: Path,
    second: Path,
    /,
    *,
    json_: OneObject = False,
) -> int:
    """Compare two campaigns on the same deals, or a campaign with another solver.

    The verdicts of another solver are a file with a number and a verdict on each line, as in
    "4217 unsolvable". docs/campaigns.md says how to make one.

    winnable campaign compare campaign-08c698ece0ecb21d campaign-5d0e7a16e3f2c0b9

    winnable campaign compare campaign-08c698ece0ecb21d solvitaire.txt

    Exits with 0, but with 1 if another solver disagrees.

    Parameters
    ----------
    first
        The folder of a campaign.
    second
        The folder of another one, or a file of verdicts.
    """
    from ..research.campaign.ledger import read_ledger  # noqa: PLC0415  # needs the extra
    from ..research.campaign.recounting import (  # noqa: PLC0415
        compare_campaigns,
        compare_verdicts,
        parse_verdicts,
    )

    ours = read_ledger(first)
    if second.is_dir():
        found = compare_campaigns(ours, read_ledger(second))
    else:
        theirs = parse_verdicts(read_text(second))
        found = compare_verdicts(ours, theirs)
    figures, code = found.comparison, int(bool(found.different) and not second.is_dir())
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
    if second.is_dir():
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
        print(voice.say("compare-different", text=" ".join(map(str, found.different))))
    return code


def _share(text: str) -> float:
    """Parses a share in percent. Raises ``CommandError``."""
    found = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,6})?)%?", text, re.ASCII)
    share = math.inf if found is None else float(found[1]) / 100
    if share > 1:
        raise CommandError(CommandFault.NO_SAMPLE, text=text[:20])
    return share
