"""Certificates of losses: true for small decks, whole deals and damaged files."""

import ast
import io
import subprocess
import sys
import tokenize
import zlib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice, permutations
from pathlib import Path
from random import Random

import pytest

from tests.support.brute import Brute
from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from winnable.law.cards import Deck
from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.notation import parse_position
from winnable.law.null_kind import NULL
from winnable.law.position import Position
from winnable.law.possible import ImpossiblePosition
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.proof import making
from winnable.proof.check import Config, Relaxed
from winnable.proof.faults import CertificateError, CertificateFault
from winnable.proof.making import Certificate, Maker, make, read_loss
from winnable.proof.wins import read_win, win_text
from winnable.solver import Verdict, own_solver, solve

SOURCE = Path(making.__file__).with_name("check.py")
STATES = 1_000_000


@cache
def plain() -> object:
    """The checker as plain Python."""
    return interpreted("winnable.proof.check")[0]


def check_plainly(data: bytes) -> int:
    count: int = plain().check(io.BytesIO(data), STATES)[1]  # type: ignore[attr-defined]
    return count


def fault_of(data: bytes, limit: int = STATES) -> CertificateFault | None:
    """Why the checker refuses a file; None if it does not."""
    try:
        read_loss(io.BytesIO(data), limit)
    except CertificateError as error:
        return CertificateFault(error.code)
    return None


# Small decks, compared with brute force on literal positions


def random_small(random: Random) -> Position:
    """A position of a small deck under random rules, in part from the middle of a game."""
    columns, ranks = random.choice([(2, 3), (3, 3), (3, 4), (2, 4), (4, 4), (3, 5), (4, 5)])
    text = f"d{random.choice('1234')}{random.choice(['', 'p1', 'p2', 'p3'])}c{columns}k{ranks}"
    rules = parse_rules(text + "".join(letter for letter in "ntr" if random.random() < 0.5))
    position = start(rules, numbered_deal(random.randrange(10**6), rules))
    for _ in range(random.choice((0, 0, 4, 8))):
        moves = legal_moves(position)
        if moves:
            position = play(position, random.choice(list(moves))).after
    return position


def certificate_of(position: Position, kind: type[Maker] = Maker) -> Certificate | None:
    """The certificate of a position that one kind of maker makes; None if it meets a win."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "Maker", kind)
        try:
            return make(position, STATES)
        except CertificateError as error:
            if error.code is not CertificateFault.WINNABLE:
                raise
            return None


class ByMoves(Maker):
    """Uses no relaxation (L1, L2)."""

    def _choose(self, config: Config, f: int) -> int:  # noqa: ARG002
        return 0


class ByLocks(Maker):
    """Uses the relaxation with locks wherever it proves a loss (L4)."""

    def _choose(self, config: Config, f: int) -> int:
        return 2 if self.is_dead(self.begin(config, f, True)) else 0


class ByDrawOne(Maker):
    """Uses draw one wherever it proves a loss (L5), and there no relaxation."""

    def _choose(self, config: Config, f: int) -> int:
        self.budget = STATES
        one = (config[0], config[1], 0, -1, 1)
        return 3 if config[3] < 0 and not config[4] and self.is_lost(one, f) else 0

    def is_dead(self, start: Relaxed) -> bool:  # noqa: ARG002
        return False


MAKERS = (Maker, ByMoves, ByLocks, ByDrawOne)


def agrees(position: Position) -> bool:
    """Checks a position with every maker. Returns whether it is lost."""
    is_won = Brute(position).is_winnable(100_000)
    for kind in MAKERS:
        found = certificate_of(position, kind)
        if is_won is not None:
            assert (found is None) == is_won, (kind, position.text)
    return is_won is False


def test_a_small_game_has_a_certificate_if_it_is_lost() -> None:
    random = Random(17)
    lost = sum(agrees(random_small(random)) for _ in range(20_000 if IS_LONG else 150))
    assert lost > 5


def all_deals(rules: Rules) -> Iterator[Deal]:
    """Every deal of a deck of two ranks, but for exchanges of the suits of a colour."""
    for cards in permutations(range(rules.deck_size)):
        if cards.index(0) < cards.index(1) and cards.index(2) < cards.index(3):
            yield Deal(Deck.FRENCH, cards)


@pytest.mark.parametrize("text", ["d1", "d2", "d3", "d1p1", "d2p2", "d3p1n", "d2n", "d3p2t"])
def test_all_decks_of_two_ranks(text: str) -> None:
    rules = parse_rules(f"{text}c2k2")
    deals = all_deals(rules)
    for deal in deals if IS_LONG else islice(deals, 0, 10080, 480):
        agrees(start(rules, deal))


# Whole deals


def first_lost(rules: Rules, most: int = 3000) -> Position:
    """The first numbered deal that the solver finds lost in few states, but more than one."""
    solver = own_solver()
    for number in range(1, 1000):
        position = start(rules, numbered_deal(number, rules))
        answer = solver.decide(position)
        if answer.verdict is Verdict.UNWINNABLE and 100 < answer.nodes < most:
            return position
    raise AssertionError(rules)


RULES = sorted(
    {str(each.rules) for each in VARIANTS.values() if str(each.rules)[0] == "d"}
    | {"d2", "d4", "d3n", "d1n", "d5p2nr"}
)


@pytest.mark.parametrize("text", RULES)
def test_a_lost_deal_has_a_certificate_that_plain_python_checks(text: str) -> None:
    position = first_lost(parse_rules(text))
    found = make(position, STATES)
    assert check_plainly(found.file) == found.states
    assert read_loss(io.BytesIO(found.file), found.states) == (position.text, found.states)
    assert len(found.file) < 5000


def test_the_checker_runs_alone(tmp_path: Path) -> None:
    found = make(first_lost(parse_rules("d3")), STATES)
    win = b"winnable certificate 1\ns 1 - - - - -\nmoves 0\n\n"
    alone = tmp_path / "alone.py"
    alone.write_bytes(SOURCE.read_bytes())
    path = tmp_path / "lost.cert"
    for data, code, said in (
        (found.file, 0, f"Unwinnable, proven by a set of {found.states} states: d3 1 "),
        (found.file[:-1], 1, "The choices end before the proof is complete"),
        (win, 1, "The certificate proves a win, which is checked by a replay"),
    ):
        path.write_bytes(data)
        run = subprocess.run(
            [sys.executable, "-I", str(alone), str(path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == code
        assert (run.stdout or run.stderr).startswith(said)
        assert (run.stdout + run.stderr).count("\n") == 1


def test_the_checker_is_small_and_imports_the_standard_library_only() -> None:
    text = SOURCE.read_text(encoding="utf-8")
    tree = ast.parse(text)
    names = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or "."]
            if isinstance(node, ast.ImportFrom)
            else [each.name for each in node.names]
        )
    }
    assert names - {"cython"} <= set(sys.stdlib_module_names)
    said = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or 0) + 1)
    }
    blank = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    code = {
        token.start[0]
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type not in blank
    }
    assert len(code - said) <= 400


# Damaged and wrong certificates


def mutated(data: bytes, random: Random) -> bytes:
    """A certificate with a change that leaves it readable, or with wrong bytes."""
    head, _, packed = data.partition(b"\n\n")
    lines = head.split(b"\n")
    kind = random.randrange(6)
    if kind < 3:  # other choices
        choices = bytearray(zlib.decompress(packed))
        for _ in range(random.randrange(1, 4)):
            at = random.randrange(len(choices) + 1)
            if kind == 0 and at < len(choices):
                choices[at] ^= 1 << random.randrange(8)
            elif kind == 1:
                choices.insert(at, random.randrange(256))
            elif choices:
                del choices[at:]
        packed = zlib.compress(bytes(choices))
    elif kind == 3:  # another position: two cards are exchanged
        cards = [i for i in range(len(lines[1]) - 1) if lines[1][i + 1] in b"HDCS"]
        one, other = sorted(random.sample(cards, 2))
        line = bytearray(lines[1])
        line[one : one + 2], line[other : other + 2] = (
            lines[1][other : other + 2],
            lines[1][one : one + 2],
        )
        lines[1] = bytes(line)
    elif kind == 4:  # other rules
        old, new = random.choice([(b"d1", b"d2"), (b"d2", b"d1"), (b"d3", b"d1"), (b"n", b"")])
        lines[1] = lines[1].replace(old, new, 1)
    whole = b"\n".join(lines) + b"\n\n" + packed
    if kind == 5:  # wrong bytes
        changed = bytearray(whole)
        changed[random.randrange(len(changed))] = random.randrange(256)
        whole = bytes(changed)
    return whole


def test_a_changed_certificate_is_refused_or_true() -> None:
    random = Random(5)
    accepted = refused = 0
    while refused + accepted < (100_000 if IS_LONG else 1000):
        position = random_small(random)
        found = certificate_of(position, random.choice(MAKERS))
        for _ in range(20 if found else 0):
            data = mutated(found.file, random) if found else b""
            if fault_of(data, 20_000) is None:
                accepted += 1
                text = data.split(b"\n")[1].decode()
                if text != position.text:
                    with suppress(ImpossiblePosition):  # no game reaches it, so nobody wins it
                        assert Brute(parse_position(text)).is_winnable(10**6) is False, text
            else:
                refused += 1
    assert accepted > 20
    assert refused > 100


BAD = {
    CertificateFault.FILE: (b"", b"winnable game 1\n", b"winnable certificate 2\n", b"\xff" * 5000),
    CertificateFault.HEAD: (
        b"winnable certificate 1\n",
        b"winnable certificate 1\nd3 1 - - -------- - -\nstates 1\n\n",
        b"winnable certificate 1\nd3 " + b"1" * 900 + b"\nstates 1\n\n",
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_other_files_are_refused(fault: CertificateFault) -> None:
    assert {fault_of(data) for data in BAD[fault]} == {fault}


def test_each_part_of_a_certificate_is_checked() -> None:
    found = make(first_lost(parse_rules("d1p3"), 30_000), STATES)
    head, _, packed = found.file.partition(b"\n\n")
    states = head.split(b"\n")[2]
    choices = zlib.decompress(packed)

    def file(choices: bytes = choices, head: bytes = head, more: bytes = b"") -> bytes:
        return head + b"\n\n" + zlib.compress(choices) + more

    huge = head.replace(states, b"states " + b"9" * 18)
    assert fault_of(file()) is None
    assert fault_of(file(head=huge)) is CertificateFault.LIMIT
    assert fault_of(file(head=huge), 10**18) is None
    assert fault_of(file(head=head.replace(states, b"states 0"))) is CertificateFault.HEAD
    assert fault_of(file(head=head.replace(states, b"states 10"))) is CertificateFault.STATES
    assert fault_of(file(head=head.replace(states, b"states 1e9"))) is CertificateFault.HEAD
    assert fault_of(file(head=head + b"\nx")) is CertificateFault.HEAD
    assert fault_of(file(choices + b"\0")) is CertificateFault.LONG
    assert fault_of(file(more=b"x")) is CertificateFault.LONG
    assert (
        fault_of(file(choices + bytes(10**8))) is CertificateFault.LONG
    )  # 100 kB, unpacked 100 MB
    assert fault_of(file(bytes(10**6))) in {CertificateFault.STATES, CertificateFault.WON}
    assert fault_of(head + b"\n\nnot packed") is CertificateFault.DATA
    assert fault_of(file(b"\xff" * 10)) in {CertificateFault.CHOICE, CertificateFault.WON}
    for size in range(len(head) + 2, len(found.file)):
        assert fault_of(found.file[:size]) is CertificateFault.SHORT


# Unsound rules


class NoRedeal(Maker):
    """Unsound: the stock ends with the pass."""

    def access(self, config: Config) -> tuple[int, int]:
        stock, later = super().access(config)
        return stock & ~later, 0


class NoChain(Maker):
    """Unsound: no card is placed to give another one a place."""

    def uses(self, state: Relaxed) -> list[Relaxed]:
        most = state[1].bit_count() + 1
        return [use for use in super().uses(state) if use[1].bit_count() < most]


class LastCard(Maker):
    """Unsound: a stock card goes up at once."""

    def moves(self, config: Config, vectors: list[int]) -> list[tuple[Config, int]]:
        found = super().moves(config, vectors)
        ups = [each for each in found if each[0][1] != config[1] and each[1] not in vectors]
        return ups[:1] or found


@pytest.mark.parametrize("kind", [NoRedeal, NoChain, LastCard])
def test_the_checker_finds_an_unsound_rule(kind: type[Maker]) -> None:
    random = Random(3)
    wrong = 0
    while not wrong or (IS_LONG and wrong < 50):
        position = random_small(random)
        maker = kind(position, STATES)
        try:
            maker.check()
        except Exception as error:
            if type(error).__name__ != "Rejected":
                raise
            continue
        if not Brute(position).is_winnable(100_000):
            continue
        wrong += 1  # the unsound rule lost a position that can be won
        with pytest.raises(CertificateError) as caught:
            certificate_of(position, kind)
        assert caught.value.code in {CertificateFault.WON, CertificateFault.SHORT}


# What has no certificate of this kind


def test_rules_that_the_checker_lacks_and_too_many_states_are_refused() -> None:
    solitario, other = parse_rules("s"), Rules(NULL, passes=1, returns=False, columns=4)
    for position, limit, fault in (
        (start(solitario, numbered_deal(1, solitario)), STATES, CertificateFault.RULES),
        (start(other, numbered_deal(1, other)), STATES, CertificateFault.RULES),
        (first_lost(parse_rules("d3")), 50, CertificateFault.MANY),
    ):
        with pytest.raises(CertificateError) as caught:
            make(position, limit)
        assert caught.value.code is fault


def test_the_certificate_of_a_win_is_its_moves() -> None:
    for text in ("d3r", "d1p1t", "s"):
        rules = parse_rules(text)
        position = start(rules, numbered_deal(1 if text != "d1p1t" else 9, rules))
        moves = solve(position).moves
        if moves is None:
            continue
        written = win_text(position, moves).encode()
        assert read_win(io.BytesIO(written)) == (position.text, len(moves))
        shorter = written.rpartition(b" ")[0].replace(
            f"moves {len(moves)}".encode(), f"moves {len(moves) - 1}".encode()
        )
        longer = written.replace(b"\n\n", b"\n\nw9 ")
        for wrong in (shorter, longer, written.replace(b"moves", b"move")):
            with pytest.raises(CertificateError):
                read_win(io.BytesIO(wrong))
