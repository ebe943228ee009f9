"""Trees of lines: walking, choosing, copying them, and games that are equal."""

from hypothesis import given
from hypothesis import strategies as st

from winnable.game.game import Game
from winnable.game.record import moves_text, parse_record
from winnable.game.tree import Tree
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules

HEAD = "winnable game 1\nrules d1\ndeal 7\nmoves "


def tree(words: str) -> Tree[str]:
    return parse_record(HEAD + words).tree


def test_a_node_knows_its_path_and_its_depth() -> None:
    read = tree("a b (c d*) e")
    assert [node.value for node in read.here.path()] == ["a", "c", "d"]
    assert (read.here.depth, read.root.depth, read.root.path()) == (3, 0, [])
    assert [node.value for node in read.root.walk()] == ["a", "b", "e", "c", "d"]
    assert read.end.value == "e"


def test_lines_are_counted_by_their_ends() -> None:
    counts = {"": 1, "a": 1, "a b (c) d": 2, "a (b) (c d (e)) f": 4}
    assert {words: tree(words).line_count for words in counts} == counts


def test_moving_a_child_to_the_front_keeps_the_order_of_the_others() -> None:
    root = tree("a (b) (c)").root
    root.put_first(root.children[2])
    assert [child.value for child in root.children] == ["c", "a", "b"]


def test_a_mapped_tree_has_the_same_shape_and_place() -> None:
    read = tree("a b (c d*) e")
    lengths = read.map(0, lambda parent, word: parent.value + len(word))
    assert [node.value for node in lengths.root.walk()] == [1, 2, 3, 2, 3]
    assert [node.value for node in lengths.here.path()] == [1, 2, 3]
    back = read.map("", lambda _, word: word)
    assert moves_text(back, str) == moves_text(read, str)
    assert back.here is not read.here


ACTS = st.lists(st.sampled_from(["play", "undo", "redo", "other", "restart"]), max_size=12)


def played(acts: list[str]) -> Game:
    game = Game(parse_rules("d1"), numbered_deal(7, parse_rules("d1")))
    for act in acts:
        if act == "play":
            game.play(parse_move("sw"))
        elif act == "other":
            game.play(game.view.legal[0])
        elif act == "undo":
            game.undo()
        elif act == "redo":
            game.redo()
        else:
            game.restart()
    return game


@given(ACTS, ACTS)
def test_games_are_equal_exactly_if_their_texts_are(one: list[str], other: list[str]) -> None:
    first, second = played(one), played(other)
    assert (first == second) is (first.text == second.text)


def test_every_part_of_a_text_makes_a_difference() -> None:
    rules = parse_rules("d1")
    deals = [
        numbered_deal(7, rules),
        numbered_deal(7, rules, Difficulty.HARD),
        numbered_deal(8, rules),
    ]
    games = [Game(rules, deal) for deal in deals]
    games += [Game(parse_rules("d3"), deals[0]), Game(rules, deals[0], opening=5)]
    games += [Game(rules, deals[0]), Game(rules, deals[0])]
    games[-2].seconds = 4
    games[-1].assisted = True
    for one in games:
        for other in games:
            assert (one == other) is (one is other) is (one.text == other.text)
    assert games[0] != games[0].text
