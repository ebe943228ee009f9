"""The rules of wording of ``docs/accessibility.md``, applied to a sentence."""

import re
from collections.abc import Iterator
from typing import Final

from winnable.speech.messages import Verbosity

LONG: Final = {"deal", "table", "pile", "rules", "help", "list", "log", "outside"}
"""Kinds of utterances without a limit of length."""
LETTERS: Final = {
    "en": "",
    "it": "àèéìòùÈ",
    "es": "áéíóúüñÁÉÍÓÚÑ¿¡",
    "fr": "àâçèéêëîïôùûüœÀÂÇÈÉÊÎÔŒ",
}
"""The letters and marks of each language besides ASCII; all languages name Español, Français."""
_FIRST: Final = re.compile(r"[A-ZÈÉÀÂÇÊÎÔŒÁÍÓÚ0-9\"]|[¿¡][A-ZÁÉÍÓÚ]")
_LETTERS: Final = {
    language: re.compile(rf"[A-Za-z{letters}ñç0-9 .,:;!?'\"-]+")
    for language, letters in LETTERS.items()
}
_QUOTED: Final = re.compile(r"\"[^\"]*\"")
_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
_KEYS: Final = re.compile(
    r"\bX (?:discards it|la scarta|la descarta|pour la défausser)|Contr(?:ol|ôle) P\b"
)
_CARD_LETTERS: Final = re.compile(
    r"\b(?:[AJQKTDFCR]|[2-9]|10) ?(?:of|di)? ?[HDCSBPQFK]\b|\b[AJQKTR] (?:of|di)\b"
)
_ARTICLE: Final = re.compile(r"\b[Aa] (?:8|11|18|ace)\b|\b[Aa]n (?!8\b|11\b|18\b|[aeiou])")
ENDINGS: Final = {
    "en": ("No moves. ", "No card of the stock ", "You won!", "Only the stock"),
    "it": ("Nessuna mossa. ", "Nessuna carta del mazzo ", "Hai vinto!", "Solitario riuscito!"),
    "es": (
        *("Ninguna jugada. ", "Ninguna carta del mazo ", "¡Partida ganada!"),
        "¡Solitario resuelto!",
    ),
    "fr": ("Aucun coup. ", "Aucune carte du talon ", "Partie gagnée !", "Solitaire réussi !"),
}
_NEXT: Final = ("Next: ", "Prossime: ", "Siguientes: ", "Prochaines : ")


def is_long(kind: str, line: str) -> bool:
    """Whether it may have any length; in open play the stock is a list as well."""
    return kind in LONG or any(next_cards in line for next_cards in _NEXT)


def faults_of_wording(language: str, level: Verbosity, kind: str, line: str) -> Iterator[str]:
    """The faults of an utterance. Quoted text repeats what was typed and is not checked."""
    text = _QUOTED.sub('"x"', line)
    if kind in ("help", "log"):  # words to type, quoted as they are typed
        text = text[0].upper() + text[1:]
    if not _FIRST.match(text):
        yield "no capital"
    if not _LETTERS[language].fullmatch(text):
        yield "a sign that cannot be heard"
    words = _KEYS.sub("", text)
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
    if language == "en" and _ARTICLE.search(text):
        yield "a wrong article"
    if language == "it" and re.search(r"\ba asso\b|\bdi asso\b", text):
        yield "a without its article"
    if language == "es" and re.search(r"\b(?:a|de) el\b|[?!][A-Za-z]", text):
        yield "two words that Spanish joins"
    if language == "es" and (
        text.count("?") != text.count("¿") or text.count("!") != text.count("¡")
    ):
        yield "a question or an exclamation without its first mark"
    if language == "fr" and re.search(
        r"(?<!-)\b(?:de|le|la|que|ne) [aeéêiouœ]|\b[àd]e? les?\b", text, re.IGNORECASE
    ):
        yield "two words that French joins"
    if language == "fr" and re.search(r"[^ \"?!.][:;!?](?: |$)|[:;!?](?=[A-Za-z])", text):
        yield "a high mark without its space"
    if has_wrong_number(language, text):
        yield "a count that does not agree"
    if level is Verbosity.NORMAL and not is_long(kind, line):
        if any(len(sentence) > 100 for sentence in _SENTENCE.split(line)):
            yield "a long sentence"
        for ending in ENDINGS[language]:
            text = text.partition(ending)[0]
        if len(text.strip()) > LIMIT[language]:
            yield "a long utterance"


LIMIT: Final = {"en": 100, "it": 100, "es": 120, "fr": 120}
"""Characters of an utterance in normal verbosity. The names of three cards are 60 in Spanish."""
ONE_AND_MANY: Final = {
    "en": (
        "card cards, move moves, minute minutes, redeal redeals, pile piles, step steps, line lines"
    ),
    "it": (
        "carta carte, mossa mosse, minuto minuti, pila pile, coperta coperte, passo passi,"
        " scoperta scoperte, riga righe, altra altre"
    ),
    "es": (
        "carta cartas, jugada jugadas, minuto minutos, columna columnas, pila pilas, paso pasos,"
        " pasada pasadas, línea líneas, otra otras"
    ),
    "fr": (
        "carte cartes, coup coups, minute minutes, colonne colonnes, pile piles, tour tours,"
        " cachée cachées, visible visibles, ligne lignes, autre autres"
    ),
}
VERBS: Final = {
    "en": r"\b(?:1 cards? (?:are )|(?:0|[2-9]|\d\d) cards? is |only 1 card are)",
    "it": r"\b(?:resta (?:0|[2-9]|\d\d)|restano 1\b|altre 1\b|1 rig[ah]e? \w* ?\w* non si possono)",
    "es": r"\b(?:queda (?:0|[2-9]|\d\d)|quedan 1\b|otras 1\b|1 línea \w* ?\w* no se pueden)",
    "fr": r"\b(?:1 autres\b|1 lignes? \w* ?\w* sont|(?:[2-9]|\d\d) lignes? \w* ?\w* est)\b",
}


def has_wrong_number(language: str, line: str) -> bool:
    """Whether a count and its noun disagree."""
    pairs = [pair.split() for pair in ONE_AND_MANY[language].split(", ")]
    one, many = ({pair[i] for pair in pairs} for i in (0, 1))
    for count, noun in re.findall(r"(?<![\d,.])(\d+) ([^\W\d]+)", line):
        is_one = int(count) == 1 or (language == "fr" and int(count) == 0)
        if noun in (many if is_one else one):
            return True
    return re.search(VERBS[language], line, re.IGNORECASE) is not None
