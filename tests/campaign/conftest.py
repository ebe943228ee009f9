"""Small finished campaigns that several tests read."""

from pathlib import Path

import pytest

from tests.support.campaigns import campaign
from winnable.research.campaign.ledger import Ledger


@pytest.fixture(scope="session")
def draw_three(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    """Deals 1 to 200 of draw three: read only."""
    return _campaign(tmp_path_factory, 'rules = "d3"\nfirst = 1\nlast = 200\n')


@pytest.fixture(scope="session")
def draw_one(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    """Deals 101 to 300 of draw one, with the moves of their wins: read only."""
    text = 'rules = "d1"\nfirst = 101\nlast = 300\nmeasures = ["moves", "winnable"]\n'
    return _campaign(tmp_path_factory, text)


def _campaign(factory: pytest.TempPathFactory, text: str) -> Ledger:
    folder: Path = factory.mktemp("campaign")
    return campaign(folder, text)
