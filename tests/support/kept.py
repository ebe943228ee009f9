"""Checks that a store has what was acknowledged, and the figures of the fault tests."""

import sqlite3
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from tests.support.fault_player import Answer, Played
from winnable.store import Store

Note = Callable[[str, object], None]
"""The type of the fixture ``record_property``; ``--junitxml=FILE`` of pytest writes the figures."""


def acknowledged_moves(played: Played | Sequence[Answer]) -> int:
    """The answers after which a game with at least one move was saved."""
    answers = played.answers if isinstance(played, Played) else played
    return sum(answer.saved and bool(answer.moves) for answer in answers)


def acknowledged(answers: Sequence[Answer]) -> dict[str, Answer]:
    """The last answer about each game after which it was saved."""
    return {each.id: each for each in answers if each.saved}


def ended(answers: Sequence[Answer]) -> set[str]:
    """The games with a move that were left, or won, without a sentence about a fault."""
    left = {
        before.id
        for before, after in pairwise(answers)
        if before.moves and after.id != before.id and after.saved and not after.told
    }
    return left | {each.id for each in answers if each.won and each.saved and not each.told}


def check_kept(store: Store, answers: Sequence[Answer], where: object) -> None:
    """Checks that a store has every move and every result that was acknowledged."""
    for game_id, answer in acknowledged(answers).items():
        if answer.moves:
            stored = moves_of(store, game_id)
            assert stored[: len(answer.moves)] == answer.moves, (where, game_id)
    assert ended(answers) <= {each.id for each in store.results.all()}, where
    assert (store.troubles.news(), store.troubles.texts()) == ([], []), where


def check_complete(store: Store, answers: Sequence[Answer], where: object) -> None:
    """Checks that everything was saved in the end, although some of it could not be at first.

    A game that the player left although nothing could be written, as was told, may be as it was
    saved last.
    """
    states = {each.name: each.state for each in store.listed()}
    results = {each.id: each.won for each in store.results.all()}
    current = answers[-1].id
    told = {
        before.id for before, after in pairwise(answers) if after.id != before.id and after.told
    }
    for game_id, answer in {each.id: each for each in answers}.items():
        stored = moves_of(store, game_id)
        if game_id in told:
            assert stored == answer.moves[: len(stored)], (where, game_id)
        elif answer.moves or game_id == current:
            assert stored == answer.moves, (where, game_id)
            state = "won" if answer.won else "open" if game_id == current else "left"
            assert states[game_id] == state, (where, game_id)
            result = None if state == "open" else answer.won
            assert results.get(game_id) == result, (where, game_id)


def check_sound(folder: Path, where: object) -> None:
    """Checks that the database of a folder is undamaged and nothing was set aside."""
    assert not (folder / "damaged").exists(), where
    if (folder / "winnable.db").exists():
        connection = sqlite3.connect(folder / "winnable.db")
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)], where
        connection.close()


def check_sentences(played: Played, name: str) -> int:
    """Checks that each failure was told by a sentence or two that name the database.

    Returns the number of answers that told one.
    """
    moves: list[str] = []
    for answer in played.answers:
        assert answer.saved or answer.moves == moves or answer.told, answer
        moves = answer.moves
        assert len(answer.told) <= 2, answer
        for line in answer.told:
            assert name in line, line
            assert line.endswith("."), line
            assert "\n" not in line, line
    return sum(bool(answer.told) for answer in played.answers)


def moves_of(store: Store, game_id: str) -> list[str]:
    game = store.read(game_id)
    return [] if game is None else [str(step.move) for step in game.steps]
