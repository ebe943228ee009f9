"""``winnable deals verify-day``: what it checks, and that it says what it does not check."""

import json
from datetime import date, timedelta

import pytest

from tests.support.command_line import CommandLine
from winnable.catalogues.ranked import Published, before, commitment, ranked_deal
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice

DAY = date(2026, 11, 23)
LAST = date(2026, 12, 31)
ROOT = bytes(range(32))


def day_secret(root: bytes, day: date) -> bytes:
    """The secret of a day of the season that ends on ``LAST``."""
    return before(root, (LAST - day).days)


NOTED = commitment(day_secret(ROOT, DAY))


def published(
    cli: CommandLine, root: bytes, day: date = DAY, *games: str, season: date = date(2026, 10, 1)
) -> str:
    """Writes the file of a day; returns its name."""
    secret, deals = day_secret(root, day), {}
    for game in games:
        dealt = ranked_deal(secret, str(day), VARIANTS[game])
        deals[game] = dealt.number, str(dealt.deal)
    found = Published(day, secret, commitment(secret), deals, season)
    return cli.file(f"{day}.json", json.dumps(found.written()))


def test_a_day_fits_the_commitment_that_was_noted(cli: CommandLine) -> None:
    file = published(cli, ROOT, DAY, "draw-one")
    for noted in (NOTED, f" {NOTED.upper()}."):
        said = cli("deals", "verify-day", file, "--commitment", noted, "--game", "draw-one")
        assert said.done.splitlines() == [
            f"{DAY} draw-one: the deal follows from the secret and can be won.",
            f"{DAY}: the secret matches the commitment in the file, {NOTED}.",
            f"{DAY}: the secret matches the commitment that you noted.",
        ]


def test_without_the_commitment_the_file_only_fits_itself(cli: CommandLine) -> None:
    """So the output says what it has not checked."""
    said = cli("deals", "verify-day", published(cli, ROOT, DAY, "draw-one")).done.splitlines()
    assert said[1] == f"{DAY}: the secret matches the commitment in the file, {NOTED}."
    assert said[2].startswith(
        "This does not check whether the commitment was published in advance."
    )
    assert "--commitment" in said[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forged_day_fits_itself_but_not_the_commitment(cli: CommandLine, language: str) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    forged = published(cli, bytes(32), DAY, "draw-one")
    assert cli("deals", "verify-day", forged).code == 0
    said = cli("deals", "verify-day", forged, "--commitment", NOTED)
    told = Voice(language=language).say("verified-noted", what="", commitment=NOTED, is_right=False)
    assert (said.code, said.lines[-1]) == (1, told)
    assert NOTED in told


def test_a_day_without_deals_is_not_right(cli: CommandLine) -> None:
    day = {"day": str(DAY), "secret": "00" * 32, "commitment": commitment(bytes(32)), "deals": {}}
    said = cli("deals", "verify-day", "-", stdin=json.dumps(day))
    assert (said.code, said.err) == (1, "")
    assert said.lines[1].startswith("No deals were checked, ")


def test_a_game_that_was_played_must_have_its_deal(cli: CommandLine) -> None:
    file = published(cli, ROOT, DAY, "draw-one")
    games = ["-g", "draw-one", "-g", "one-pass"]
    said = cli("deals", "verify-day", *games, file, "--commitment", NOTED)
    assert said.code == 1
    assert f"{DAY} one-pass: the file has no deal for this game." in said.lines


def test_a_commitment_to_one_day_is_enough_for_a_chain(cli: CommandLine) -> None:
    """An earlier day may have no deals: nobody played."""
    earlier = published(cli, ROOT, DAY - timedelta(days=2))
    later = published(cli, ROOT, DAY, "draw-one")
    for day in (DAY, DAY - timedelta(days=2)):
        noted = commitment(day_secret(ROOT, day))
        said = cli("deals", "verify-day", later, earlier, "--commitment", noted)
        assert said.done.splitlines()[-1] == (
            f"{day}: the secret matches the commitment that you noted."
        )
    other = published(cli, bytes(32), DAY, "draw-one")
    said = cli("deals", "verify-day", other, earlier, "--commitment", noted)
    assert said.code == 1
    assert f"{DAY}: the secret does not lead to the secret of the earlier day." in said.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_of_two_seasons_are_not_right_together(cli: CommandLine, language: str) -> None:
    """Whoever forges a day could say so of each: no commitment to one fits the other."""
    cli.set("LANG", f"{language}_XX.UTF-8")
    earlier = published(cli, bytes(32), DAY - timedelta(days=2), "draw-one")
    later = published(cli, ROOT, DAY, "draw-one", season=DAY)
    said = cli("deals", "verify-day", later, earlier, "--commitment", NOTED)
    told = Voice(language=language).say("verified-season", what=str(DAY), first=str(DAY))
    assert (said.code, said.lines[-2]) == (1, told)
    assert cli("deals", "verify-day", later, "--commitment", NOTED).code == 0
