"""Commands that change settings, and what is said about it."""

from typing import Final

from ..acts import Act
from ..commands import Command
from ..difficulty import DIFFICULTY_WORDS, difficulty_named, difficulty_word
from ..games import catalogue_with
from ..messages import LANGUAGES, Verbosity
from ..messages.voice import own_names, printable
from ..rules import Family
from ..store import Settings
from .refusals import not_on_or_off
from .sitting import Sitting

_ON: Final = frozenset({"", "on", Act.TO.value, Act.YES.value})
_OFF: Final = frozenset({"off", Act.NO.value})


def verbosity(sitting: Sitting, command: Command) -> list[str]:
    """Sets the verbosity; the act has its name."""
    sitting.settings.verbosity = Verbosity(command.name)
    return _set(sitting, f"level-{sitting.settings.verbosity}")


def language(sitting: Sitting, command: Command) -> list[str]:
    """Sets the language; without a name, says the current one."""
    if not command.near:
        return [sitting.voice.say("language")]
    if command.near not in LANGUAGES:
        known = sitting.voice.several(list(own_names().values()))
        text = printable(command.text)
        return sitting.refuse(sitting.voice.say("language-unknown", text=text, known=known))
    sitting.settings.language = command.near
    return _set(sitting, "language-set")


def memory(sitting: Sitting, command: Command) -> list[str]:
    """Sets whether ``where`` reports cards that were seen and are covered now."""
    on = _is_on(command)
    if on is None:
        return not_on_or_off(sitting, command)
    sitting.settings.memory = on
    return _set(sitting, "memory", on=on)


def figures(sitting: Sitting, command: Command) -> list[str]:
    """Sets whether the three highest Italian cards have names."""
    if sitting.game.rules.family is Family.KLONDIKE:
        return [sitting.voice.say("figures-french")]
    on = _is_on(command)
    if on is None:
        return not_on_or_off(sitting, command)
    sitting.settings.figures = on
    return _set(sitting, "figures", on=on)


def plain(sitting: Sitting, command: Command) -> list[str]:
    """Sets whether the next game in a terminal uses plain mode."""
    on = _is_on(command)
    if on is None:
        return not_on_or_off(sitting, command)
    sitting.settings.plain = on
    return _set(sitting, "plain-kept" if on else "plain-off")


def endings(sitting: Sitting, command: Command) -> list[str]:
    """Sets whether certain outcomes are announced at once."""
    on = _is_on(command)
    if on is None:
        return not_on_or_off(sitting, command)
    sitting.settings.endings = on
    return _set(sitting, "endings", on=on)


def rating(sitting: Sitting, command: Command) -> list[str]:
    """Sets whether the statistics include the ratings."""
    on = _is_on(command)
    if on is None:
        return not_on_or_off(sitting, command)
    sitting.settings.rating = on
    return _set(sitting, "rating-set", on=on)


def level(sitting: Sitting, command: Command) -> list[str]:
    """Sets the difficulty of new deals."""
    settings = sitting.settings
    word = command.near or difficulty_word(settings.difficulty)
    if word not in DIFFICULTY_WORDS:
        return sitting.refuse(sitting.voice.say("level-unknown", text=printable(command.text)))
    wanted = difficulty_named(word)
    if wanted is not None:
        catalogue_with(sitting.game.rules, wanted)
    settings.difficulty = wanted
    return _set(sitting, "level-deals", level=word)


def change(sitting: Sitting, settings: Settings) -> list[str]:
    """Replaces all settings, stores them, and says what changed."""
    before, sitting.settings = sitting.settings, settings
    spoken = sitting.voice.language
    sitting.configure()
    sitting.keep_settings()
    said, voice = [], sitting.voice
    if sitting.voice.language != spoken:
        said.append(voice.say("language-set"))
    if settings.verbosity is not before.verbosity:
        said.append(voice.say(f"level-{settings.verbosity}"))
    if settings.memory != before.memory:
        said.append(voice.say("memory", on=settings.memory))
    if settings.figures != before.figures:
        said.append(voice.say("figures", on=settings.figures))
    if settings.endings != before.endings:
        said.append(voice.say("endings", on=settings.endings))
    if settings.rating != before.rating:
        said.append(voice.say("rating-set", on=settings.rating))
    return said


def _set(sitting: Sitting, message: str, **details: str | float) -> list[str]:
    """Applies and stores the changed settings; says the new value."""
    sitting.configure()
    sitting.keep_settings()
    return [sitting.voice.say(message, **details)]


def _is_on(command: Command) -> bool | None:
    """Whether a setting is turned on or off; None if the word is neither."""
    if command.near in _ON:
        return True
    return False if command.near in _OFF else None
