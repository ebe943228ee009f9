"""The rules of wording of ``docs/accessibility.md``, applied to a sentence."""

import re
from collections.abc import Iterator
from typing import Final

from tests.languages import SPEAKERS, listed
from winnable.speech.messages import Verbosity

LONG: Final = {"deal", "table", "pile", "rules", "help", "list", "log", "outside"}
"""Kinds of utterances without a limit of length."""
_CAPITALS: Final = "".join(
    {each for speaker in SPEAKERS.values() for each in speaker.wording.letters if each.isupper()}
)
_MARKS: Final = "".join(
    {each for speaker in SPEAKERS.values() for each in speaker.wording.opening_marks.values()}
)
_FIRST: Final = re.compile(rf"[A-Z{_CAPITALS}0-9\"]" + rf"|[{_MARKS}][A-Z{_CAPITALS}]")
OF_NAMES: Final = "".join(
    {each for speaker in SPEAKERS.values() for each in speaker.name if not each.isascii()}
)
"""Letters that sentences of all languages have, in the names of the languages."""
_QUOTED: Final = re.compile(r"\"[^\"]*\"")
_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
_CARD_LETTERS: Final = re.compile(
    r"\b(?:[AJQKTDFCR]|[2-9]|10) ?(?:of|di)? ?[HDCSBPQFK]\b|\b[AJQKTR] (?:of|di)\b"
)
_NEXT: Final = tuple(speaker.wording.next_cards for speaker in SPEAKERS.values())


def is_long(kind: str, line: str) -> bool:
    """Whether it may have any length; in open play the stock is a list as well."""
    return kind in LONG or any(next_cards in line for next_cards in _NEXT)


def faults_of_wording(language: str, level: Verbosity, kind: str, line: str) -> Iterator[str]:
    """The faults of an utterance. Quoted text repeats what was typed and is not checked."""
    wording = SPEAKERS[language].wording
    text = _QUOTED.sub('"x"', line)
    if kind in ("help", "log"):  # words to type, quoted as they are typed
        text = text[0].upper() + text[1:]
    if not _FIRST.match(text):
        yield "no capital"
    if not re.fullmatch(rf"[A-Za-z{wording.letters}{OF_NAMES}0-9 .,:;!?'\"-]+", text):
        yield "a sign that cannot be heard"
    words = re.sub(rf"\b(?:{'|'.join(listed(wording.keys))})\b", "", text)
    if kind not in ("help", "log", "rules") and re.search(
        r"\b[A-Z]{2,}\b", words.replace("FILE", "")
    ):
        yield "all capitals"
    if _CARD_LETTERS.search(words):
        yield "a rank or suit as a letter"
    if re.search(r"(?<![A-Za-z])-", words):
        yield "a dash that may be spoken or lost"
    if "  " in text or text != text.strip():
        yield "spaces"
    if text[-1] not in ".!?:":
        yield "no end"
    yield from (name for mistake, name in wording.mistakes.items() if re.search(mistake, text))
    if any(text.count(end) != text.count(begin) for end, begin in wording.opening_marks.items()):
        yield "a question or an exclamation without its first mark"
    if has_wrong_number(language, text):
        yield "a count that does not agree"
    if level is Verbosity.NORMAL and not is_long(kind, line):
        if any(len(sentence) > 100 for sentence in _SENTENCE.split(line)):
            yield "a long sentence"
        for ending in listed(wording.endings):
            text = text.partition(ending)[0]
        if len(text.strip()) > wording.limit:
            yield "a long utterance"


def has_wrong_number(language: str, line: str) -> bool:
    """Whether a count and its noun disagree."""
    wording = SPEAKERS[language].wording
    pairs = [pair.split() for pair in listed(wording.one_and_many)]
    one, many = ({pair[i] for pair in pairs} for i in (0, 1))
    for count, noun in re.findall(r"(?<![\d,.])(\d+) ([^\W\d]+)", line):
        is_one = int(count) == 1 or (wording.zero_is_one and int(count) == 0)
        if noun in (many if is_one else one):
            return True
    return re.search(wording.wrong_numbers, line, re.IGNORECASE) is not None
