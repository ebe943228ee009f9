"""Commands that change settings, and what is said about it."""

from typing import Final, Literal

from ..catalogues import catalogue
from ..catalogues.new import catalogue_with
from ..law.cards import Deck
from ..law.difficulty import DIFFICULTY_WORDS, RANDOM, difficulty_named, difficulty_word
from ..law.rules import Rules
from ..speech.acts import Act
from ..speech.arguments import Setting
from ..speech.commands import Command
from ..speech.messages import LANGUAGES, Verbosity
from ..speech.messages.voice import own_names, printable, typed_word
from ..store import Settings
from .refusals import not_on_or_off
from .state import SessionState

_ON: Final = frozenset({"on", Act.TO.value, Act.YES.value})
_OFF: Final = frozenset({"off", Act.NO.value})


def verbosity(state: SessionState, command: Command) -> list[str]:
    """Sets the verbosity; the act has its name."""
    state.settings.verbosity = Verbosity(command.name)
    return _set(state, f"level-{state.settings.verbosity}")


def language(state: SessionState, command: Command) -> list[str]:
    """Sets the language; without a name, says the current one."""
    if not isinstance(command.argument, Setting):
        return [state.voice.say("language")]
    code = command.argument.value
    if code not in LANGUAGES:
        known = state.voice.several(list(own_names().values()))
        text = printable(command.text)
        return state.refuse(state.voice.say("language-unknown", text=text, known=known))
    state.settings.language = code
    return _set(state, "language-set")


def memory(state: SessionState, command: Command) -> list[str]:
    """Sets whether ``where`` reports cards that were seen and are covered now."""
    return _switch(state, command, "memory", "memory")


def figures(state: SessionState, command: Command) -> list[str]:
    """Sets whether the three highest Italian cards have names."""
    if state.game.rules.deck is Deck.FRENCH:
        return [state.voice.say("figures-french")]
    return _switch(state, command, "figures", "figures")


def plain(state: SessionState, command: Command) -> list[str]:
    """Sets whether the next game in a terminal uses plain mode."""
    on = _is_on(command)
    if on is None:
        return not_on_or_off(state, command)
    state.settings.plain = on
    return _set(state, "plain-kept" if on else "plain-off")


def endings(state: SessionState, command: Command) -> list[str]:
    """Sets whether certain outcomes are announced at once."""
    return _switch(state, command, "endings", "endings")


def rating(state: SessionState, command: Command) -> list[str]:
    """Sets whether the statistics include the ratings."""
    return _switch(state, command, "rating", "rating-set")


def level(state: SessionState, command: Command) -> list[str]:
    """Sets the difficulty of new deals; without a name, says the current one and lists them."""
    settings, voice = state.settings, state.voice
    asked = command.argument
    word = (
        asked.value
        if isinstance(asked, Setting)
        else difficulty_word(settings.level_of(state.game.rules))
    )
    levels = levels_of(state.game.rules)
    known = voice.several([typed_word(voice, each) for each in levels])
    if word not in DIFFICULTY_WORDS:
        text = printable(command.text)
        return state.refuse(voice.say("level-unknown", text=text, known=known))
    wanted = difficulty_named(word)
    if asked is None:
        usual = word if word in levels else RANDOM  # as ``usual_choice`` chooses
        return [voice.say("level-deals", level=usual), voice.say("levels", known=known)]
    if wanted is not None:
        catalogue_with(state.game.rules, wanted)
    settings.choose_level(state.game.rules, wanted)
    return _set(state, "level-deals", level=word)


def levels_of(rules: Rules) -> list[str]:
    """Returns the words that ``level`` accepts for these rules, ``random`` first."""
    graded = catalogue(rules)
    return [
        word
        for word in DIFFICULTY_WORDS
        if (each := difficulty_named(word)) is None or (graded is not None and graded.has(each))
    ]


def change(state: SessionState, settings: Settings) -> list[str]:
    """Replaces all settings, stores them, and says what changed."""
    before, state.settings = state.settings, settings
    spoken = state.voice.language
    state.configure()
    state.keep_settings()
    said, voice = [], state.voice
    if state.voice.language != spoken:
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


def _switch(
    state: SessionState,
    command: Command,
    name: Literal["memory", "figures", "endings", "rating"],
    message: str,
) -> list[str]:
    """Turns the setting ``name`` on or off and says so."""
    on = _is_on(command)
    if on is None:
        return not_on_or_off(state, command)
    setattr(state.settings, name, on)
    return _set(state, message, on=on)


def _set(state: SessionState, message: str, **details: str | float) -> list[str]:
    """Applies and stores the changed settings; says the new value."""
    state.configure()
    state.keep_settings()
    return [state.voice.say(message, **details)]


def _is_on(command: Command) -> bool | None:
    """Whether a setting is turned on or off; None if the word is neither."""
    if not isinstance(command.argument, Setting):
        return True
    value = command.argument.value
    return True if value in _ON else False if value in _OFF else None
