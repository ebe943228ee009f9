"""The name of a game is the name of files too. Texts from elsewhere choose it."""

import json
from itertools import product

import pytest

from tests.support.stores import any_store, game, postgres_url, server
from winnable.game.game import Game
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS, variant_of
from winnable.store import Store
from winnable.store.belongings import Added, add_export, parse_export
from winnable.store.games import fresh_name, is_game_id

__all__ = ["any_store", "postgres_url", "server"]
STARTS = (
    "../../x",
    "/tmp/x",
    "..",
    "x/y",
    "x\\y",
    "C:x",
    "x\0",
    "\x1b[31mx",
    "x\n",
    "x y",
    "é",
    "",
)


@pytest.mark.parametrize("start", [*STARTS, "x" * 150])
def test_a_game_with_a_name_that_no_file_may_have_gets_another_one(
    store: Store, start: str
) -> None:
    entry = {
        "id": f"{start}-20261123-180506-0123456789abcdef",
        "text": game(moves="sw").text,
    }
    text = json.dumps({"version": 1, "winnable": "everything", "games": [entry]})
    assert add_export(store, parse_export(text)) == Added(1, 0, 0)
    (only,) = store.listed()
    assert is_game_id(only.name)
    assert only.name != entry["id"]
    assert isinstance(store.read(only.name), Game)
    assert not store.has(entry["id"])


def test_every_game_has_a_name_that_a_file_may_have() -> None:
    rules = [*(variant.rules for variant in VARIANTS.values()), parse_rules("d52p99c9k13rt")]
    for each, scoring in product(rules, Scoring):
        assert is_game_id(fresh_name(f"{variant_of(each, scoring).name}-"))
