"""A player without sight: it hears the sentences of line mode and keeps the table in memory.

It shares no code with winnable, not even cards: a card is its spoken name in lower case. A sentence
that it does not know, or that contradicts its table, is an error.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.languages import Speaker


class Confused(Exception):
    """The bot did not understand a sentence, or the sentence contradicts its table."""


@dataclass(slots=True)
class Table:
    """The table as the bot knows it. The top card of a pile and of the waste comes last."""

    up: list[list[str]] = field(default_factory=list)
    down: list[int] = field(default_factory=list)
    waste: list[str] = field(default_factory=list)
    stock: int = 0
    out: dict[str, int] = field(default_factory=dict)
    """The height of each foundation, by the name of its suit."""
    hand: str | None = None
    origin: str = ""
    """The origin of the card in the hand: ``deck``, ``discards`` or the number of a pile."""
    passes: int = 1

    def copy(self) -> "Table":
        return Table(
            [list(pile) for pile in self.up],
            list(self.down),
            list(self.waste),
            self.stock,
            dict(self.out),
            self.hand,
            self.origin,
            self.passes,
        )


_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")


class Bot:
    """Hears utterances and keeps the table that they describe in ``table``."""

    def __init__(self, speaker: Speaker, *, italian_deck: bool = False) -> None:
        cards, heard = speaker.cards, speaker.heard
        ranks = cards.named_ranks(italian=italian_deck)
        self.ranks = {rank.lower(): i for i, rank in enumerate(ranks, 1)}
        self.suits = tuple(suit.lower() for suit in cards.named_suits(italian=italian_deck))
        self.table = Table(out=dict.fromkeys(self.suits, 0))
        self.is_won = self.is_stuck = False
        self.heard: set[str] = set()
        """The kinds of sentences heard so far: keys of ``Heard.sentences``."""
        self._speech = heard
        suit = "(?:" + "|".join(self.suits) + ")"
        self.names = {
            cards.name(rank, suit, italian=italian_deck).lower(): (rank, name)
            for rank in self.ranks.values()
            for suit, name in enumerate(self.suits)
        }
        """The rank and the name of the suit of each card, by its name."""
        card = f"(?:{'|'.join(self.names)})"
        self._card = re.compile(card)
        self._patterns = [
            (re.compile(text.replace("CARD", card).replace("SUIT", suit)), name)
            for name, text in heard.sentences.items()
        ] + [(re.compile(text.replace("CARD", card)), "") for text in heard.idle]
        self._known: dict[str, tuple[re.Match[str], str]] = {}
        self._before: list[Table] = []  # one table for each step that can be undone
        self._start = self.table
        self._source = 0  # the pile that the last card left
        self._follows_redeal = False

    # Input

    def start(self, lines: list[str], ask: Callable[[str], list[str]]) -> None:
        """Hears the first utterance, then asks for every place; ``ask`` types a question."""
        self.hear(lines)
        for pile in range(1, len(self.table.up) + 1):
            self._read(ask(str(pile)))
        for question in self._speech.questions:
            self.hear(ask(question))
        self._before, self._start = [], self.table.copy()

    def hear(self, lines: list[str]) -> None:
        """Applies each sentence to the table."""
        for line in lines:
            text = line.lower()
            if text.startswith(self._speech.refusals):
                self._check_refusal(text)
                continue
            self._follows_redeal = False
            for sentence in _SENTENCE.split(text):
                self._hear(sentence)

    def _hear(self, sentence: str) -> None:
        found = self._known.get(sentence)
        if found is None:
            for pattern, name in self._patterns:
                match = pattern.fullmatch(sentence)
                if match is not None:
                    found = self._known[sentence] = (match, name)
                    break
            else:
                raise Confused(sentence)
        match, name = found
        if name:
            self.heard.add(name)
            getattr(self, f"_{name}")(match, self._card.findall(sentence))
        elif sentence.startswith(self._speech.won):
            self.is_won = True
        elif sentence.startswith(self._speech.stuck):
            self.is_stuck = True

    def _must(self, is_true: bool, sentence: str) -> None:
        if not is_true:
            raise Confused(sentence)

    def _check_refusal(self, text: str) -> None:
        """A refusal changes nothing, but its facts about the table must be true."""
        ends = re.search(self._speech.ends, text)
        if ends is not None:
            self._must(self.table.up[int(ends[1]) - 1][-1] == ends[2], text)
        at = re.search(self._speech.height, text)
        if at is not None:
            self._must(self.table.out[at[1]] == self.ranks[at[2]], text)
            self._must(self._rank(at[3]) == self.ranks[at[2]] + 1, text)
        holds = re.search(self._speech.holds, text)
        if holds is not None:
            self._must(self.table.hand == holds[1], text)
            self._must(self.table.origin == self._named(holds[2]), text)

    def _named(self, place: str) -> str:
        """A place in the terms of ``Table.origin``."""
        return self._speech.places.get(place, place)

    def _place(self, match: re.Match[str], first: int) -> str:
        """The place in the first non-empty group, counted from ``first``."""
        return self._named(next(name for name in match.groups()[first - 1 :] if name))

    # Cards

    def _rank(self, card: str) -> int:
        return self.names[card][0]

    def _suit(self, card: str) -> str:
        return self.names[card][1]

    def _lift(self, card: str, count: int = 1) -> list[str]:
        """Takes ``card`` and the cards on it from their place; there must be ``count`` of them."""
        table = self.table
        self._source = 0
        if table.hand is not None:
            self._must(table.hand == card and count == 1, f"{card} from the hand")
            table.hand, table.origin = None, ""
            return [card]
        if count == 1 and table.waste and table.waste[-1] == card:
            return [table.waste.pop()]
        for i, pile in enumerate(table.up):
            if len(pile) >= count and pile[-count] == card:
                self._source = i + 1
                lifted = pile[-count:]
                del pile[-count:]
                return lifted
        raise Confused(card, count)

    def _lay_out(self, card: str) -> None:
        suit = self._suit(card)
        self.table.out[suit] += 1
        self._must(self.table.out[suit] == self._rank(card), f"{card} out")

    def _step(self) -> None:
        """Saves the table before a step."""
        self._before.append(self.table.copy())

    # Sentences that start a game

    def _deal(self, match: re.Match[str], _: list[str]) -> None:
        piles = int(match[1])
        if self.table.up:  # after a restart: nothing changes
            self._must(piles == len(self.table.up), match[0])
            self._must(int(match[2]) == self.table.stock, match[0])
            return
        self.table.up = [[] for _ in range(piles)]
        self.table.down = [0] * piles
        self.table.stock = int(match[2])

    def _heard_top(self, match: re.Match[str], cards: list[str]) -> None:
        pile = self.table.up[int(match[1]) - 1]
        if self._is_dealing():  # the deal of solitario
            pile += cards
        self._must(pile[-1:] == cards, match[0])

    def _read(self, lines: list[str]) -> None:
        """Reads the answer about a pile at the start."""
        for line in lines:
            pattern = next(pattern for pattern, name in self._patterns if name == "heard_pile")
            match = pattern.fullmatch(line.lower())
            if match is None:
                raise Confused(line)
            i = int(match[1]) - 1
            self.table.up[i] = self._card.findall(match[0])
            self.table.down[i] = _count(match[3])

    def _restart(self, _: re.Match[str], __: list[str]) -> None:
        self.table, self._before = self._start.copy(), []

    # Sentences that change the table

    def _drew(self, _: re.Match[str], cards: list[str]) -> None:
        if not self._follows_redeal:
            self._step()
        self.table.waste += cards
        self.table.stock -= len(cards)

    def _redeal_and_draw(self, match: re.Match[str], _: list[str]) -> None:
        self._step()
        table = self.table
        self._must(not table.stock, match[0])
        table.stock, table.waste = len(table.waste), []
        table.passes += 1
        self._must(int(match[1]) == table.passes, match[0])
        self._follows_redeal = True

    def _redeal(self, match: re.Match[str], _: list[str]) -> None:
        self._step()
        table = self.table
        self._must(not table.stock and int(match[1]) == len(table.waste), match[0])
        table.stock, table.waste = len(table.waste), []
        table.passes += 1

    def _moved(self, match: re.Match[str], cards: list[str]) -> None:
        self._step()
        more = match[1] or ("1" if self._speech.one_more in match[0] else "0")
        run = self._lift(cards[0], 1 + int(more))
        self._lay(run, int(match[2]), cards[1:], match[0])

    def _returned(self, match: re.Match[str], cards: list[str]) -> None:
        self._step()
        suit = self._suit(cards[0])
        self._must(self.table.out[suit] == self._rank(cards[0]), match[0])
        self.table.out[suit] -= 1
        self._lay(cards[:1], int(match[1]), cards[1:], match[0])

    def _lay(self, run: list[str], number: int, onto: list[str], said: str) -> None:
        pile = self.table.up[number - 1]
        self._must(pile[-1:] == onto, said)
        self._must(bool(onto) or not self.table.down[number - 1], said)
        pile += run

    def _turned(self, match: re.Match[str], cards: list[str]) -> None:
        if match[1]:  # turning is a move
            self._step()
            self._source = int(match[1])
        i = self._source - 1
        self._must(i >= 0 and not self.table.up[i] and self.table.down[i] > 0, match[0])
        self.table.down[i] -= 1
        self.table.up[i] = cards

    def _went_out(self, _: re.Match[str], cards: list[str]) -> None:
        self._step()
        self._lift(cards[0])
        self._lay_out(cards[0])

    def _ace_went_out(self, match: re.Match[str], cards: list[str]) -> None:
        self._must(self._rank(cards[0]) == 1, match[0])
        if self._is_dealing():
            self._lay_out(cards[0])
            return
        self._step()
        self.table.stock -= 1
        self._lay_out(cards[0])

    def _is_dealing(self) -> bool:
        return self._start is self.table

    def _went_out_from(self, match: re.Match[str], cards: list[str]) -> None:
        self._step()
        self._must(match[0].count(self._suit(cards[0])) == 2, match[0])
        self._lift(cards[0])
        self._must(int(match[1] or 0) == self._source, match[0])
        self._lay_out(cards[0])

    def _taken(self, match: re.Match[str], cards: list[str]) -> None:
        """A card comes into the hand, or an answer repeats that it is there."""
        origin, table = self._place(match, 1), self.table
        if table.hand is not None:
            self._must((table.hand, table.origin) == (cards[0], origin), match[0])
            return
        self._step()
        if origin == "deck":
            table.stock -= 1
        else:
            self._lift(cards[0])
            self._must(origin == (str(self._source) if self._source else "discards"), match[0])
        table.hand, table.origin = cards[0], origin

    def _discarded(self, _: re.Match[str], cards: list[str]) -> None:
        self._step()
        self._lift(cards[0])
        self.table.waste.append(cards[0])

    def _put_back(self, match: re.Match[str], cards: list[str]) -> None:
        self._step()
        place, table = self._place(match, 1), self.table
        self._must((table.hand, table.origin) == (cards[0], place), match[0])
        table.hand, table.origin = None, ""
        if place == "deck":
            table.stock += 1
        elif place == "discards":
            table.waste.append(cards[0])
        else:
            table.up[int(place) - 1].append(cards[0])

    # Undo: restores the table, if the sentence fits it

    def _take_back(self, said: str) -> Table:
        self._must(bool(self._before), said)
        was, self.table = self.table, self._before.pop()
        return was

    def _undone_draw(self, match: re.Match[str], _: list[str]) -> None:
        was = self._take_back(match[0])
        self._must(self.table.stock - was.stock == _count(match[1]), match[0])
        self._must(len(was.waste) - len(self.table.waste) == _count(match[1]), match[0])

    def _undone_redeal(self, match: re.Match[str], _: list[str]) -> None:
        was, table = self._take_back(match[0]), self.table
        self._must(table.passes == was.passes - 1 and not table.stock, match[0])
        self._must(len(table.waste) == _count(match[1]), match[0])

    def _undone_turn(self, match: re.Match[str], cards: list[str]) -> None:
        was, i = self._take_back(match[0]), int(match[1]) - 1
        self._must(was.up[i] == cards and not self.table.up[i], match[0])

    def _undone(self, match: re.Match[str], cards: list[str]) -> None:
        was, table, card = self._take_back(match[0]), self.table, cards[0]
        more = match[1] or ("1" if self._speech.one_more in match[0] else "0")
        place = self._place(match, 2)
        if place == "hand":
            is_there = table.hand == card
        elif place == "foundation":
            is_there = table.out[self._suit(card)] == self._rank(card)
        elif place == "deck":
            is_there = table.stock == was.stock + 1
        elif place == "discards":
            is_there = table.waste[-1:] == [card]
        else:
            pile = table.up[int(place) - 1]
            is_there = len(pile) > int(more) and pile[-1 - int(more)] == card
            self._source = int(place)
        self._must(is_there, match[0])

    def _heard_down_again(self, match: re.Match[str], cards: list[str]) -> None:
        self._must(not any(cards[0] in pile for pile in self.table.up), match[0])

    # Sentences that must agree with the table

    def _left(self, match: re.Match[str], _: list[str]) -> None:
        self._must(_count(match[1]) == self.table.stock, match[0])

    def _heard_pass(self, match: re.Match[str], _: list[str]) -> None:
        self._must(int(match[1] or 1) == self.table.passes, match[0])

    def _heard_empty(self, match: re.Match[str], _: list[str]) -> None:
        i = int(match[1]) - 1
        self._must(not self.table.up[i] and not self.table.down[i], match[0])

    def _heard_to_turn(self, match: re.Match[str], _: list[str]) -> None:
        i = int(match[1]) - 1
        self._must(not self.table.up[i] and self.table.down[i] > 0, match[0])

    def _heard_now_on_top(self, match: re.Match[str], cards: list[str]) -> None:
        self._must(self.table.up[self._source - 1][-1:] == cards, match[0])

    def _heard_hand_empty(self, match: re.Match[str], _: list[str]) -> None:
        self._must(self.table.hand is None, match[0])

    def _heard_pile(self, match: re.Match[str], _: list[str]) -> None:
        i, cards = int(match[1]) - 1, self._card.findall(match[0])
        said = (cards, _count(match[3]))
        self._must((self.table.up[i], self.table.down[i]) == said, match[0])

    def _heard_waste(self, match: re.Match[str], cards: list[str]) -> None:
        self._must(len(self.table.waste) == _count(match[1]), match[0])
        shown = len(cards)
        self._must(self.table.waste[::-1][:shown] == cards, match[0])

    def _heard_stock(self, match: re.Match[str], _: list[str]) -> None:
        self._must(self.table.stock == _count(match[1]), match[0])

    def _heard_foundations(self, match: re.Match[str], _: list[str]) -> None:
        heights = [int(height) for height in match.groups()]
        named = re.findall(r"(\w+) \d", match[0])
        self._must(self.table.out == dict(zip(named, heights, strict=True)), match[0])


def _count(said: str | None) -> int:
    """A number of cards: digits, the word for one, or nothing for none."""
    if not said:
        return 0
    return int(said) if said.isdigit() else 1
