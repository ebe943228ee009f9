"""Questions: the answers are right, complete, and tell nothing that the player has not seen."""

import re
from random import Random
from typing import Final

import pytest
from test_transcripts import FOLDER, read_record, session_of

from winnable.cards import Card, Deck, make_card, rank_of, suit_of
from winnable.deals import Deal, numbered_deal
from winnable.game import Game
from winnable.law import legal_moves, play
from winnable.messages import LANGUAGES, Voice
from winnable.messages.answers import say_where
from winnable.position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    Move,
    Position,
    Step,
    foundation,
    is_column,
)
from winnable.rules import Family, Rules, parse_rules
from winnable.session import Session
from winnable.store import Settings
from winnable.variants import VARIANTS
from winnable.view import View

pytestmark = [
    pytest.mark.usefixtures("quick_advice"),
    pytest.mark.no_cover,  # tracing would make it three times as slow
]

GAMES = ("draw-three", "solitario", "one-pass", "three-passes")


def begin(rules: Rules, deal: Deal, language: str = "en", *, memory: bool = False) -> Session:
    return Session(Game(rules, deal), settings=Settings(language=language, memory=memory))


# Names, in the words of the tests

RANKS: Final = {
    "en": ("ace", *map(str, range(2, 11)), "jack", "queen", "king"),
    "it": ("asso", *map(str, range(2, 11)), "fante", "regina", "re"),
}
SUITS: Final = {
    ("en", Deck.FRENCH): ("hearts", "diamonds", "clubs", "spades"),
    ("it", Deck.FRENCH): ("cuori", "quadri", "fiori", "picche"),
    ("en", Deck.ITALIAN): ("coins", "cups", "batons", "swords"),
    ("it", Deck.ITALIAN): ("denari", "coppe", "bastoni", "spade"),
}
OF: Final = {"en": " of ", "it": " di "}


def name(card: Card, deck: Deck, language: str) -> str:
    return RANKS[language][rank_of(card) - 1] + OF[language] + SUITS[language, deck][suit_of(card)]


def random_step(session: Session, random: Random) -> None:
    """A random legal move, draws among them more often; sometimes one is taken back."""
    game = session.game
    legal = game.view.legal
    if not legal or random.random() < 0.1:
        game.undo()
    elif legal[-1].source == STOCK and random.random() < 0.4:
        game.play(legal[-1])
    else:
        game.play(random.choice(legal))


# Where is a card?


def lies(card: Card, game: Game, language: str) -> str:
    """The sentence that is due, from the position and from what the player has met."""
    position, deck = game.position, game.rules.deck
    english, solitario = language == "en", game.rules.family is Family.SOLITARIO
    heaps = {
        ("en", False): "the waste",
        ("en", True): "the discards",
    }
    heap = heaps.get((language, solitario), "scarti")
    if rank_of(card) <= position.foundations[suit_of(card)]:
        return "on foundation" if english else "già sugli assi"
    if position.hand is not None and position.hand.card == card:
        return "in your hand" if english else "in mano"
    if card in position.waste:
        depth = len(position.waste) - position.waste.index(card)
        if depth == 1:
            return f"top of {heap}" if english else "in cima agli scarti"
        return (
            f"in {heap}, {deep(depth, language)}"
            if english
            else f"negli {heap}, {deep(depth, language)}"
        )
    for pile, column in enumerate(position.columns, 1):
        if card in column[position.down[pile - 1] :]:
            depth = len(column) - column.index(card)
            place = {("en", False): "pile", ("en", True): "table", ("it", False): "pila"}.get(
                (language, solitario), "terra"
            )
            if depth == 1:
                return f"{'top of' if english else 'in cima a'} {place} {pile}"
            over = name(column[column.index(card) + 1], deck, language)
            under = "under" if english else "sotto"
            return f"{place} {pile}, {deep(depth, language)}, {under} {over}"
    met = card in game.seen
    if english:
        return "seen before, not in sight now" if met else "not seen yet"
    return "già vista, ora non si vede" if met else "non ancora vista"


def deep(depth: int, language: str) -> str:
    if language == "en":
        return f"{depth} from the top"
    ordinals = [
        "prima",
        "seconda",
        "terza",
        "quarta",
        "quinta",
        "sesta",
        "settima",
        "ottava",
        "nona",
        "decima",
    ]
    place = ordinals[depth - 1] if depth <= 10 else f"numero {depth}"
    return f"{place} dall’alto"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_is_right_for_every_card(game: str, language: str) -> None:
    """About 14,000 questions each, more than 100,000 in all."""
    rules, random = VARIANTS[game].rules, Random(f"where {game} {language}")
    voice, asked = Voice(rules, language), 0
    where = {"en": "where", "it": "dove"}[language]
    for number in range(30):
        session = begin(rules, numbered_deal(number, rules), language)
        for _ in range(12):
            for _ in range(random.randint(1, 12)):
                random_step(session, random)
            view = session.game.view
            for card in range(rules.deck_size):
                said = say_where(voice, view, card, memory=False)
                due = f"{name(card, rules.deck, language)}: {lies(card, session.game, language)}."
                assert said == due[0].upper() + due[1:], (number, said)
                asked += 1
            card = random.randrange(rules.deck_size)
            due = say_where(voice, view, card, memory=False)
            assert session.do(f"{where} {name(card, rules.deck, language)}") == [due]
    assert asked >= 14_000


@pytest.mark.parametrize("game", GAMES)
def test_with_the_memory_aid_where_tells_what_was_seen_and_no_more(game: str) -> None:
    rules, random = VARIANTS[game].rules, Random(f"memory {game}")
    voice = Voice(rules, "en")
    told = 0
    for number in range(50):
        session = begin(rules, numbered_deal(number, rules), memory=True)
        for _ in range(60):
            random_step(session, random)
        for _ in range(random.randint(0, 8)):
            session.game.undo()
        view, position = session.game.view, session.game.position
        for card in range(rules.deck_size):
            said = say_where(voice, view, card, memory=True)
            plain = say_where(voice, view, card, memory=False)
            if not plain.endswith("seen before, not in sight now."):
                assert said == plain
                continue
            told += 1
            if card in position.stock:
                depth = len(position.stock) - position.stock.index(card)
                heap = "deck" if rules.deck is Deck.ITALIAN else "stock"
                assert said.endswith(f": in the {heap}, {depth} from the top.")
            else:
                pile = next(i for i, column in enumerate(position.columns, 1) if card in column)
                depth = len(position.columns[pile - 1]) - position.columns[pile - 1].index(card)
                assert said.endswith(f": face down in pile {pile}, {depth} from the top.")
    assert told > 20


# Nothing leaks

ASKED: Final = (
    *("t", "w", "k", "f", "c", "m", "more", "h", "i", "r", "1", "2", "3", "6", "7", "log 3"),
    *("where", "rules", "3 5", "5 3 2", "w f", "1 f", "w 4", "f 2", "f hearts 1", "turn", "turn 3"),
    *(
        "take 2",
        "take x",
        "to 3",
        "x",
        "back",
        "deck",
        "2 4",
        "u",
        "redo",
        "memory on",
        "memory off",
    ),
)


def unseen_by(game: Game) -> list[Card]:
    """The cards that the player has never met."""
    return [card for card in range(game.rules.deck_size) if card not in game.seen]


def swapped(deal: Deal, cards: list[Card], random: Random) -> Deal:
    """The deal with those cards in each other's places."""
    shuffled = cards[:]
    random.shuffle(shuffled)
    other = dict(zip(cards, shuffled, strict=True))
    return Deal(deal.deck, tuple(other.get(card, card) for card in deal.cards))


def script(game: Game, random: Random) -> str:
    """A command that a player may type: a legal move by its number, or a question."""
    if random.random() < 0.5:
        return random.choice(ASKED)
    if random.random() < 0.3:
        deck = game.rules.deck
        return "where " + name(random.randrange(game.rules.deck_size), deck, "en")
    return "d" if random.random() < 0.3 else str(random.randint(1, 9))


@pytest.mark.parametrize("game", GAMES)
def test_two_games_that_look_the_same_sound_the_same(game: str) -> None:
    """A whole session is played; then again on deals that differ in cards it never showed."""
    rules, random = VARIANTS[game].rules, Random(f"leak {game}")
    lines = differing = 0
    for number in range(25):
        deal = numbered_deal(number, rules)
        first = begin(rules, deal)
        typed: list[str] = []
        said = [first.begin(resumed=False)]
        while len(typed) < 50 and len(unseen_by(first.game)) > 6:
            typed += ["m", script(first.game, random)]
            said += [first.do(text) for text in typed[-2:]]
        typed += [f"where {name(card, rules.deck, 'en')}" for card in range(rules.deck_size)]
        said += [first.do(text) for text in typed[-rules.deck_size :]]
        for _ in range(2):
            other = swapped(deal, unseen_by(first.game), random)
            differing += other != deal
            second = begin(rules, Deal(other.deck, other.cards, deal.address))
            again = [second.begin(resumed=False), *(second.do(text) for text in typed)]
            assert again == said, number
            lines += len(again)
    assert differing > 45
    assert lines > 4000


@pytest.mark.parametrize("game", GAMES)
def test_the_first_difference_that_is_heard_is_a_card_that_was_shown(game: str) -> None:
    """Two deals that differ in all hidden cards sound the same until one of them is turned."""
    rules, random = VARIANTS[game].rules, Random(f"until {game}")
    parted = 0
    for number in range(60):
        deal = numbered_deal(number, rules)
        first = begin(rules, deal)
        other = swapped(deal, unseen_by(first.game), random)
        second = begin(rules, Deal(other.deck, other.cards, deal.address))
        assert first.begin(resumed=False) == second.begin(resumed=False)
        for _ in range(200):
            seen = first.game.seen
            for text in ("m", script(first.game, random)):
                same = first.do(text) == second.do(text)
                if not same:
                    break
            if not same:
                shown = first.game.seen - seen
                assert shown, (number, text)
                parted += 1
                break
            assert first.game.seen == second.game.seen, (number, text)
    assert parted > 50


# What can I do?

OPTION: Final = re.compile(
    r"(?P<n>\d+): (?:(?P<draw>draw|turn the waste over)|turn the card on pile (?P<turn>\d)"
    r"|(?P<rank>\w+) of (?P<suit>\w+)(?: and (?P<more>\d+) more)?, "
    r"(?:(?P<discard>to the discards)|back on (?P<back>the deck|the discards|table \d)"
    r"|(?P<source>waste|discards|hand|foundation|(?:pile|table) \d) to "
    r"(?P<target>foundation|your hand|(?:pile|table) \d)))\."
)


def place_of(words: str, suit: int) -> int:
    """The place that words name; a foundation as a source is that of a suit."""
    if words[-1].isdigit():
        return int(words[-1])
    fixed = {
        "waste": WASTE,
        "discards": WASTE,
        "the discards": WASTE,
        "the deck": STOCK,
        "hand": HAND,
        "your hand": HAND,
    }
    return fixed[words] if words in fixed else foundation(suit)


def read_option(line: str, position: Position) -> tuple[int, Move]:
    """The number and the move of a line of the list; the card that it names must lie there."""
    found = OPTION.fullmatch(line.lower())
    assert found is not None, line
    number, solitario = int(found["n"]), position.rules.family is Family.SOLITARIO
    if found["draw"]:
        assert (found["draw"] == "draw") == bool(position.stock), line
        return number, Move(STOCK, HAND if solitario else WASTE)
    if found["turn"]:
        return number, Move(int(found["turn"]), int(found["turn"]))
    suit = SUITS["en", position.rules.deck].index(found["suit"])
    card = make_card(RANKS["en"].index(found["rank"]) + 1, suit)
    count = 1 + int(found["more"] or 0)
    if found["discard"] or found["back"]:
        assert position.hand is not None
        assert position.hand.card == card
        target = WASTE if found["discard"] else place_of(found["back"], suit)
        if found["back"]:
            assert position.hand.origin == target, line
        return number, Move(HAND, target)
    source = place_of(found["source"], suit)
    target = FOUNDATION if found["target"] == "foundation" else place_of(found["target"], suit)
    if is_column(source):
        assert position.columns[source - 1][-count] == card, line
    elif source == WASTE:
        assert position.waste[-1] == card, line
    elif source == HAND:
        assert position.hand is not None
        assert position.hand.card == card, line
    else:
        assert position.foundations[suit] == rank_of(card), line
    return number, Move(source, target, count)


def listed(session: Session) -> list[Move]:
    """The moves of the list, heard to its end, in its order."""
    head, *lines = session.do("m")
    while lines and lines[-1].endswith("Type more to hear them."):
        rest = int(lines.pop().split()[0])
        more = session.do("more")
        lines += more
        assert rest == sum(line[0].isdigit() and ":" in line for line in more) or rest > 9
    moves = []
    for at, line in enumerate(lines, 1):
        number, move = read_option(line, session.game.position)
        assert number == at
        moves.append(move)
    count = head.split()[0]
    assert count == ("No" if not moves else str(len(moves)))
    return moves


@pytest.mark.parametrize("shard", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_moves_is_the_set_of_legal_moves(game: str, shard: int) -> None:
    """In more than 10,000 positions; in each, one line taken by its number does what it says."""
    rules, random = VARIANTS[game].rules, Random(f"moves {game} {shard}")
    positions = chosen = 0
    for number in range(shard * 30, shard * 30 + 30):
        session = begin(rules, numbered_deal(number, rules))
        game_played = session.game
        for _ in range(30):
            before = game_played.position
            if before.is_won:
                break
            moves = listed(session)
            legal = legal_moves(before)
            assert len(moves) == len(legal)
            assert set(moves) == set(legal)
            positions += 1
            if not moves:
                game_played.undo()
                continue
            if moves[-1].source == STOCK:
                assert not any(move.source == STOCK for move in moves[:-1])
            at = random.randrange(len(moves))
            session.do(str(at + 1))
            assert game_played.position == play(before, moves[at]).after, (number, at + 1)
            chosen += 1
            if random.random() < 0.4:
                random_step(session, random)
    assert positions > 840
    assert chosen > 800


def crowded(record: str) -> Session:
    """The session of a recorded end game, with more than two pages of moves."""
    session, _ = session_of(read_record(FOLDER / f"{record}.txt"))
    assert len(session.game.view.legal) > 18
    return session


@pytest.mark.parametrize("record", ["draw-three-won-en", "one-pass-won-en"])
def test_every_line_of_a_long_list_can_be_chosen_by_its_number(record: str) -> None:
    session = crowded(record)
    before = session.game.position
    moves = listed(session)
    for at, move in enumerate(moves, 1):
        listed(session)
        session.do(str(at))
        assert session.game.position == play(before, move).after, at
        session.do("u")
        assert session.game.position == before


def test_a_number_beyond_the_list_is_refused() -> None:
    session = crowded("draw-three-won-en")
    before = session.game.position
    count = len(listed(session))
    for text in (str(count + 1), "0", "99", "100"):
        assert session.do(text) == [f"No. The list goes from 1 to {count}."]
        listed(session)
    assert session.game.position == before


def test_after_another_command_a_number_reads_a_pile_again() -> None:
    session = begin(parse_rules("d1"), numbered_deal(1, parse_rules("d1")))
    (line,) = session.do("2")
    listed(session)
    session.do("w")
    assert session.do("2") == [line]


def test_more_without_a_list_brings_nothing() -> None:
    session = begin(parse_rules("d1"), numbered_deal(1, parse_rules("d1")))
    assert session.do("more") == ["No more."]
    listed(session)
    assert session.do("more") == ["No more."]
    session.do("w")
    assert session.do("more") == ["No more."]


# Where does it fit?


@pytest.mark.parametrize("number", range(20))
def test_a_drawn_card_is_said_to_fit_where_it_does(number: int) -> None:
    rules, random = VARIANTS["solitario"].rules, Random(number)
    session, heard = begin(rules, numbered_deal(number, rules)), 0
    for _ in range(80):
        hand = session.game.position.hand
        if hand is None and session.game.position.stock:
            (line,) = session.do("d")
            hand = session.game.position.hand
            if hand is not None:
                heard += 1
                assert told_to_fit(line) == fits(session.game.view), line
        random_step(session, random)
    assert heard > 5


def told_to_fit(line: str) -> set[int]:
    found = re.search(r"Fits (foundation)?(?:, )?(?:table ([\d, ]+))?\.", line)
    if found is None:
        assert line.endswith("No place on the table."), line
        return set()
    piles = {int(pile) for pile in (found[2] or "").split(", ") if pile}
    return piles | ({FOUNDATION} if found[1] else set())


def fits(view: View) -> set[int]:
    return {move.target for move in view.legal if move.source == HAND} - {WASTE, STOCK}


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_and_its_reason_is_true(game: str) -> None:
    rules, random = VARIANTS[game].rules, Random(f"hint {game}")
    given = 0
    for number in range(12):
        session = begin(rules, numbered_deal(number, rules))
        for _ in range(15):
            random_step(session, random)
            first, second, line = (session.do("h")[0] for _ in range(3))
            if first == "No move is worth making from here.":
                assert line == first
                continue
            assert first == "There is a move worth making."
            assert second.startswith("Look at ")
            assert session.do("h") == [line]
            before = session.game.position
            session.do("do")
            step = session.game.steps[-1]
            assert step.before == before
            assert hint_is_true(line, step), (number, line)
            given += 1
    assert given > 100


def hint_is_true(line: str, step: Step) -> bool:
    source, target, reason = step.move.source, step.move.target, line.partition(". ")[2]
    match reason:
        case "It turns a card over.":
            return step.turned is not None
        case "It plays a card of the stock." | "It plays a card of the deck.":
            return source in (STOCK, WASTE, HAND)
        case "It shows what comes next.":
            return source == STOCK
        case "Its foundation grows.":
            return step.went_out
        case "It finds a place.":
            return is_column(target)
        case "It keeps the table free for others.":
            return target == WASTE
    if emptied := re.fullmatch(r"It (?:empties pile|leaves table) (\d)(?: empty)?\.", reason):
        return not step.after.columns[int(emptied[1]) - 1]
    if left := re.fullmatch(r"It leaves a card to turn over on pile (\d)\.", reason):
        column = int(left[1])
        return step.turned is None and Move(column, column) in legal_moves(step.after)
    return reason.startswith("It prepares to ")
