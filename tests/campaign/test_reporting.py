"""Reports say what the table says, and nothing of time and machine."""

import json
import re
import shutil
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.campaigns import campaign
from winnable.analysis.estimates import Interval, Tally, mean_interval, sequence
from winnable.law.deals import numbered_deal
from winnable.law.moves import after, start
from winnable.law.rules import parse_rules
from winnable.players.luck import luck
from winnable.players.playing import fair_game
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import Ledger, read_ledger
from winnable.research.campaign.plots import Look, Words, bar_plot, ranges_of, share_plot
from winnable.research.campaign.published import PUBLISHED
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.reporting import as_json, looks_of, page, write_report
from winnable.research.campaign.shards import shard_path
from winnable.research.campaign.tables import Distribution, Summary, summary_of, table_of
from winnable.solver import Verdict, own_solver

COUNTS = st.dictionaries(st.integers(-1, 5000), st.integers(1, 9), min_size=1, max_size=30)


@pytest.fixture
def copied(draw_three: Ledger, tmp_path: Path) -> Ledger:
    """A copy of the campaign that a test may change."""
    shutil.copytree(draw_three.folder, tmp_path / "copy")
    return read_ledger(tmp_path / "copy")


def test_the_counts_are_those_of_the_solver(draw_three: Ledger) -> None:
    found = as_json(summary_of(draw_three))
    solver, rules = own_solver(), parse_rules("d3")
    verdicts = Counter(
        solver.decide(start(rules, numbered_deal(number, rules))).verdict
        for number in range(1, 201)
    )
    assert found["deals"] == 200
    assert found["winnable"] == verdicts[Verdict.WINNABLE]
    assert found["unwinnable"] == verdicts[Verdict.UNWINNABLE]
    assert found["undecided"] == 0


def test_quantiles_and_hardest_deals_are_those_of_the_rows(draw_three: Ledger) -> None:
    rows = []
    for result in draw_three.leading():
        rows += table_of(draw_three, result).to_pylist()
    summary = summary_of(draw_three)
    states = sorted(row["states"] for row in rows)
    each = summary.distributions["states"]
    assert [each.quantile(share) for share in (0.005, 0.5, 0.9, 1)] == [
        states[i] for i in (0, 99, 179, 199)
    ]
    assert each.most == states[-1]
    assert summary.hardest[0][0] == states[-1]
    assert len(summary.hardest) == 20
    assert [states for states, _, _ in summary.hardest] == states[:-21:-1]
    assert summary.bytes == sum(
        path.stat().st_size for path in draw_three.folder.rglob("*.parquet")
    )


def test_a_report_is_the_same_wherever_it_is_written(
    draw_three: Ledger, copied: Ledger, tmp_path: Path
) -> None:
    path = write_report(summary_of(copied))
    publish(summary_of(copied))
    text = path.read_text("utf-8")
    assert text == page(summary_of(draw_three))
    plots = re.findall("<svg .*?</svg>", text, re.DOTALL)
    assert len(plots) == 2
    for plot in map(ET.fromstring, plots):
        assert plot.find("{*}title") is not None
        assert plot.find("{*}desc") is not None
    for name in ("README.md", "croissant.json", "manifest.json", "report.html"):
        assert str(tmp_path) not in (copied.folder / name).read_text("utf-8")
    card = (copied.folder / "README.md").read_text("utf-8")
    assert copied.question.id in card
    assert str(copied.question) in card
    assert all(f"`{each.name}` | {each.type}" in card for each in copied.question.columns)
    files = json.loads((copied.folder / "manifest.json").read_text("utf-8"))["files"]
    assert sum(each["rows"] for each in files) == 200


def test_an_unfinished_campaign_reports_its_first_deals_only(tmp_path: Path) -> None:
    text = 'rules = "d1c3k5"\nfirst = 1\nlast = 400\n'
    ledger = campaign(tmp_path, text, 50, absent={(101, 150), (301, 350)})
    summary = summary_of(ledger)
    assert ledger.done == 300
    assert (summary.deals, summary.is_complete) == (100, False)
    assert as_json(summary)["last"] == 100
    assert [look.deals for look in looks_of(summary, "verdict")] == [50, 100]
    assert "300 of 400 deals are measured. This report covers the first 100," in page(summary)


def test_a_summary_goes_on_where_it_stood(tmp_path: Path) -> None:
    text = 'rules = "d1c3k5"\nfirst = 1\nlast = 200\nmeasures = ["moves"]\n'
    summary = Summary(campaign(tmp_path, text, 50, absent={(101, 150)})).update()
    before = page(summary)
    assert page(summary.update()) == before
    summary.ledger = campaign(tmp_path, text, 50)
    whole = summary_of(summary.ledger)
    assert page(summary.update()) == page(whole) != before
    assert as_json(summary) == as_json(whole)


def test_the_page_says_what_was_counted(draw_three: Ledger) -> None:
    summary = summary_of(draw_three)
    text = page(summary)
    cells = set(re.findall("<t[dh][^>]*>([^<]*)</t[dh]>", text))
    won, lost, _ = draw_three.counts()["verdict"]
    states = summary.distributions["states"]
    assert {"50", "100", "150", "200", str(won), str(lost), f"{states.most:,}"} <= cells
    assert f"<li>{won:,} wins replayed by the compiled law" in text
    assert "<script" not in text
    assert not re.search(r"(src|href)=", text)


def test_a_campaign_without_a_result_has_a_report(tmp_path: Path) -> None:
    every = {(1, 50), (51, 100)}
    ledger = campaign(tmp_path, 'rules = "d3"\nfirst = 1\nlast = 100\n', 50, absent=every)
    assert as_json(summary_of(ledger))["deals"] == 0
    assert write_report(summary_of(ledger)).exists()


@pytest.mark.parametrize("harm", ["remove", "change"])
def test_a_damaged_file_is_refused(copied: Ledger, harm: str) -> None:
    path = shard_path(copied.folder, 51, 100)
    if harm == "remove":
        path.unlink()
    else:
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
    with pytest.raises(CampaignError) as caught:
        summary_of(copied)
    assert caught.value.code is CampaignFault.FILE
    assert caught.value.details["file"] == str(path)


@pytest.mark.parametrize(
    ("rules", "won", "deals", "z"),
    [
        ("d1", 904_475, 1_000_000, -0.12),
        ("d1n", 90_119, 100_000, -0.80),
        ("d2", 88_539, 100_000, -0.66),
        ("d3", 819_309, 1_000_000, -0.46),
        ("d3n", 81_511, 100_000, -0.20),
        ("d4", 69_329, 100_000, -0.05),
    ],
)
def test_published_shares_differ_from_ours_by_chance(
    rules: str, won: int, deals: int, z: float
) -> None:
    """The figures of docs/results.md."""
    assert round(PUBLISHED[rules].z(won / deals, deals), 2) == z
    assert PUBLISHED[rules].z(PUBLISHED[rules].share, deals) == 0


def test_a_corrected_share_is_that_of_the_rows(tmp_path: Path) -> None:
    text = 'rules = "{}"\nfirst = 1\nlast = 8\nmeasures = ["fair-player"]\n'
    ledger = campaign(tmp_path / "d3", text.format("d3"))
    summary = summary_of(ledger)
    rows = [
        (row["fair_won"], row["fair_corrected"])
        for result in ledger.leading()
        for row in table_of(ledger, result).to_pylist()
    ]
    for number, (won, corrected) in enumerate(rows, 1):
        position = start(parse_rules("d3"), numbered_deal(number, parse_rules("d3")))
        moves = fair_game(position)
        assert after(position, moves).is_won == won
        lucky = luck(position, moves)
        assert lucky is not None
        assert corrected == round(10_000 * (won - lucky))
    found = mean_interval([corrected / 10_000 for _, corrected in rows])
    assert found is not None
    assert summary.corrected_interval("fair_won") == pytest.approx(found)
    shown = as_json(summary)["shares"]["fair_won"]["corrected"]  # type: ignore[index]
    assert shown == {"share": pytest.approx(found.middle), "interval": pytest.approx([*found])}
    assert "fair_won less the luck of the cards" in page(summary)
    without = summary_of(campaign(tmp_path / "d2", text.format("d2")))
    assert without.corrected_interval("fair_won") is None
    assert "luck" not in page(without).partition("The question")[0]


@given(counts=COUNTS, share=st.floats(0.001, 1))
def test_a_quantile_leaves_the_rest_above_it(counts: dict[int, int], share: float) -> None:
    each = Distribution(Counter(counts))
    found, total = each.quantile(share), sum(counts.values())
    assert sum(count for value, count in counts.items() if value <= found) >= share * total - 1e-9
    assert sum(count for value, count in counts.items() if value < found) < share * total
    assert [*each.running()][-1] == (each.most, total)


@given(counts=COUNTS)
def test_ranges_hold_every_value(counts: dict[int, int]) -> None:
    shares = ranges_of(counts)
    assert abs(sum(shares.values()) - 1) < 1e-9
    assert len(shares) <= 30
    plot = ET.fromstring(bar_plot(shares, Words("t", "d", "x")))
    assert len(plot.findall("{*}rect")) == len(shares)


@given(
    tallies=st.lists(st.builds(Tally, st.integers(0, 50), st.integers(0, 50)), min_size=1),
    mark=st.none() | st.floats(0, 1),
)
def test_a_plot_shows_every_look(tallies: list[Tally], mark: float | None) -> None:
    looks, total = [], Tally(1)
    for tally in tallies:
        total += tally
        looks.append(Look(total.count, total.share or 0, sequence(total)))
    plot = ET.fromstring(share_plot(looks, Words("<t>", "d&d", "x", "m"), mark))
    line = plot.find("{*}polyline")
    assert line is not None
    places = [tuple(map(float, each.split(","))) for each in line.attrib["points"].split()]
    assert len(places) == len(looks)
    assert all(0 <= x <= 720 and 0 <= y <= 300 for x, y in places)
    title = plot.find("{*}title")
    assert title is not None
    assert title.text == "<t>"


def test_a_plot_of_a_constant_is_possible() -> None:
    looks = [Look(5, 0.5, Interval(0.5, 0.5))]
    assert ET.fromstring(share_plot(looks, Words("t", "d", "x"))) is not None
