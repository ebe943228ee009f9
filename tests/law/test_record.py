"""Game texts: their syntax, their canonical form, and how long ones are read and written."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.rule_sets import KLONDIKE_RULES, SOLITARIO_RULES, random_rules
from tests.support.work import is_linear
from winnable.game.game import Game, parse_game
from winnable.game.record import Record, header_text, moves_text, parse_record
from winnable.game.tree import Node
from winnable.law.cards import Deck
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.moves import legal_moves
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS

DEAL = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"
"""One column with the two of hearts on top; the stock is drawn one by one, the ace of hearts first.
"""
HEAD = f"winnable game 1\nrules d1c1k3\ndeal {DEAL}\n"


def record(moves: str) -> Record:
    return parse_record(HEAD + "moves " + moves)


def record_text(read: Record) -> str:
    return header_text(read) + moves_text(read.tree, str)


def way_to(node: Node[str]) -> str:
    """The moves from the deal to the node."""
    words = []
    while node.parent is not None:
        words.append(node.value)
        node = node.parent
    return " ".join(reversed(words))


def lines(read: Record) -> list[str]:
    """Every line of play to its end, the main line first."""
    if not read.tree.root.children:
        return [""]
    return [way_to(node) for node in read.tree.root.walk() if not node.children]


# Moves


@pytest.mark.parametrize(
    ("moves", "tree", "here"),
    [
        ("", [""], ""),
        ("*", [""], ""),
        ("a", ["a"], "a"),
        ("a b c", ["a b c"], "a b c"),
        ("a b * c", ["a b c"], "a b"),
        ("* a b", ["a b"], ""),
        ("a b (c d)", ["a b", "a c d"], "a b"),
        ("a b (c d) e", ["a b e", "a c d"], "a b e"),
        ("a b (c * d) e", ["a b e", "a c d"], "a c"),
        ("a (b) (c d) (e f g) h", ["a h", "b", "c d", "e f g"], "a h"),
        ("a (b c (d e (f g)) h)", ["a", "b c h", "b d e", "b d f g"], "a"),
        ("a(b*)c", ["a c", "b"], "b"),
    ],
)
def test_brackets_hold_alternatives_and_the_star_marks_the_place(
    moves: str, tree: list[str], here: str
) -> None:
    read = record(moves)
    assert lines(read) == tree
    assert way_to(read.tree.here) == here


def test_a_game_text_has_rules_scoring_deal_clock_and_balance() -> None:
    read = parse_record(
        "winnable game 1\nrules d1p1\nscoring cumulative\nopening -104\naddress 4217\n"
        f"deal {numbered_deal(4217, parse_rules('d1'))}\nseconds 480\nmoves\n"
    )
    assert read.rules == parse_rules("d1p1")
    assert read.scoring is Scoring.CUMULATIVE
    assert (read.opening, read.seconds) == (-104, 480)
    assert read.deal == numbered_deal(4217, read.rules)
    assert read.deal.address == "4217"


def test_missing_fields_have_default_values() -> None:
    read = parse_record("winnable game 1\nrules d1\ndeal 7\nmoves")
    assert (read.scoring, read.opening, read.seconds) == (Scoring.NONE, 0, 0)
    assert read.deal.address == "7"  # a deal may be given by its number alone
    assert parse_record(HEAD + "moves").deal.address is None


def test_fields_may_come_in_any_order_before_the_moves() -> None:
    usual = "rules d1\nscoring vegas\ndeal 7\nseconds 5\n"
    other = "seconds 5\ndeal 7\nscoring vegas\nrules d1\n"
    texts = [record_text(parse_record(f"winnable game 1\n{f}moves sw")) for f in (usual, other)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "moves sw wf 1f",
        HEAD + "moves\nsw\nwf\n1f\n",
        HEAD + "moves sw\n  wf\n\n# a note\n\t# another\n  1f",
        "# begun on a rainy day\n\n" + HEAD + "moves sw wf 1f",
        "\r\n".join([*HEAD.splitlines(), "moves sw", "wf", "1f"]),
        "  winnable game 1  \n   rules   d1c1k3\t\n" + f"deal  {DEAL}\nmoves   sw   wf   1f",
    ],
)
def test_lines_may_be_wrapped_and_commented(text: str) -> None:
    assert record_text(parse_record(text)) == record_text(record("sw wf 1f"))


def test_long_games_are_wrapped() -> None:
    text = record_text(record(" ".join(["sw"] * 500)))
    assert max(map(len, text.splitlines())) <= 96
    assert text.count("\n") > 15
    assert lines(parse_record(text)) == [" ".join(["sw"] * 500)]


@pytest.mark.parametrize(
    ("moves", "canonical"),
    [
        ("", "moves"),
        ("*", "moves"),
        ("a b *", "moves a b"),
        ("a b (c *)", "moves a b (c *)"),
        ("a * b", "moves a * b"),
        ("* a", "moves * a"),
        ("a ( b ( c ) ) d", "moves a (b) (c) d"),
        ("a b ( ( c ) d )", "moves a (c) b (d)"),
        ("a(b)*c", "moves a * (b) c"),
    ],
)
def test_a_tree_has_one_canonical_text(moves: str, canonical: str) -> None:
    text = record_text(record(moves))
    assert text.splitlines()[3] == canonical
    assert record_text(parse_record(text)) == text


def played(random: Random) -> Game:
    """A random game of draws, plays and undos."""
    rules = random_rules(random, random.choice([KLONDIKE_RULES, SOLITARIO_RULES]), undo=[True])
    scorings = list(Scoring) if rules.deck is Deck.FRENCH else [Scoring.NONE]
    level = random.choice([None, *Difficulty])
    deal = numbered_deal(random.getrandbits(64), rules, level)
    game = Game(rules, deal, random.choice(scorings))
    if random.random() < 0.2:
        game.assisted = True
    game.seconds = random.choice([0, 480])
    for _ in range(random.randrange(60)):
        moves = legal_moves(game.position)
        if not moves or random.random() < 0.3:
            for _ in range(random.randrange(1, 8)):
                game.undo()
        else:
            game.play(random.choice(moves))
    return game


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_game_reads_back_with_its_lines_and_its_place(random: Random) -> None:
    game = played(random)
    again = parse_game(game.text)
    assert again == game
    assert again.text == game.text
    one, other = parse_record(game.text), parse_record(again.text)
    assert lines(one) == lines(other)
    assert way_to(one.tree.here) == " ".join(str(step.move) for step in game.steps)
    assert (again.position, again.view, again.score) == (game.position, game.view, game.score)
    assert (again.rules, again.scoring, again.deal) == (game.rules, game.scoring, game.deal)
    assert (again.seconds, again.assisted) == (game.seconds, game.assisted)
    assert (again.deal.address, again.deal.difficulty) == (game.deal.address, game.deal.difficulty)


# Size


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_text_does_not_depend_on_the_texts_before(random: Random) -> None:
    """Of two games with the same moves, undos and redos, one is written now and then."""
    text = played(random).text
    game, other = parse_game(text), parse_game(text)
    for _ in range(random.randrange(80)):
        choice, number = random.random(), random.randrange(3)
        for each in (game, other):
            legal = legal_moves(each.position)
            if legal and choice < 0.6:
                each.play(legal[number % len(legal)])
            elif choice < 0.8:
                each.undo()
            elif choice < 0.97:
                each.redo(number + 1)
            else:
                each.restart()
        if random.random() < 0.4:
            assert game.text.endswith("\n")
    assert game.text == other.text


@pytest.mark.parametrize("name", ["draw-three", "solitario"])
def test_a_text_that_grows_by_a_move_is_wrapped_as_a_whole(name: str) -> None:
    random, rules = Random(5), VARIANTS[name].rules
    game = Game(rules, numbered_deal(7, rules))
    for _ in range(300):
        game.play(random.choice(game.legal))
        assert game.text.endswith("\n")
    assert game.text == parse_game(game.text).text


def test_a_move_after_an_alternative_is_written_there() -> None:
    game = parse_game(f"{HEAD}moves sw wf (sw *) sw")
    assert game.text.endswith("\nmoves sw wf (sw *) sw\n")
    game.play("sw")
    assert game.text.endswith("\nmoves sw wf (sw sw *) sw\n")


def moves_on(count: int) -> str:
    return "sw " * count


def brackets(count: int) -> str:
    """A text of ``count`` nested brackets."""
    return "a (b c " * count + ")" * count


def branches(count: int) -> str:
    return "a " + " ".join(f"({i})" for i in range(count))


@pytest.mark.parametrize(("kind", "size"), [(moves_on, 5000), (brackets, 2000), (branches, 20_000)])
def test_a_long_game_is_read_and_written(kind: Callable[[int], str], size: int) -> None:
    text = record_text(record(kind(size)))
    assert record_text(parse_record(text)) == text


@pytest.mark.parametrize("kind", [moves_on, brackets, branches])
def test_the_time_of_reading_and_writing_is_linear_in_the_moves(
    kind: Callable[[int], str],
) -> None:
    texts = {size: kind(size) for size in (500, 1000)}
    assert is_linear(lambda size: record_text(record(texts[size])), 500)
