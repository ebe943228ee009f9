"""The player's settings, and how they are stored."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from ..catalogues.steps import STEPS
from ..law.difficulty import Difficulty
from ..law.rules import Rules
from ..law.variants import VARIANTS
from ..speech.messages import Language, Verbosity


@dataclass(slots=True)
class Settings:
    """The player's settings, kept between games; None: not chosen yet."""

    language: str | None = None
    """The code of a ``Language``."""
    verbosity: Verbosity = Verbosity.NORMAL
    plain: bool = False
    memory: bool = False
    figures: bool = False
    endings: bool = True
    """Whether the program announces that a game is certainly won or lost."""
    rating: bool = False
    """Whether the player wants to see the ratings."""
    levels: Mapping[str, Difficulty | None] = field(default_factory=dict)
    """The difficulty of new deals by rules, where the player has chosen one; None: any deal."""

    def level_of(self, rules: Rules) -> Difficulty | None:
        """The difficulty of new deals of these rules; None: any deal."""
        return self.levels.get(_name(rules), _FIRST.get(_name(rules)))

    def choose_level(self, rules: Rules, level: Difficulty | None) -> None:
        """Sets the difficulty of new deals of these rules. Only games with a name keep one."""
        if _name(rules) in _RULES:
            self.levels = {**self.levels, _name(rules): level}

    def stored(self) -> dict[str, Any]:
        """Returns the settings as the file stores them. The file calls the verbosity ``level``."""
        return {_STORED.get(name, name): value for name, value in asdict(self).items()}


_RULES: Final = frozenset(str(each.rules) for each in VARIANTS.values())
_FIRST: Final[Mapping[str, Difficulty | None]] = {
    str(VARIANTS[name].rules): level for name, level in STEPS[:1]
}
"""The difficulty where none was chosen: everybody begins with deals that most people win."""
_STORED: Final = {"verbosity": "level"}
"""Settings whose name in the file differs."""
_FLAGS: Final = ("plain", "memory", "figures", "endings", "rating")


def _name(rules: Rules) -> str:
    return str(replace(rules, undo=True))


def read_settings(data: object) -> Settings:
    """Reads the settings from parsed JSON. Raises ``ValueError`` or ``TypeError``."""
    usual = Settings().stored()
    if not isinstance(data, dict):
        raise TypeError
    data = dict(data)
    if "difficulty" in data:  # of a file that had one for all games
        data["levels"] = dict.fromkeys(_RULES, data.pop("difficulty"))
    if not data.keys() <= usual.keys():
        raise ValueError
    kept: dict[str, Any] = usual | data
    kept["verbosity"] = Verbosity(kept.pop("level"))
    if kept["language"] is not None:
        kept["language"] = Language(kept["language"])
    if not isinstance(kept["levels"], dict) or not kept["levels"].keys() <= _RULES:
        raise ValueError
    kept["levels"] = {
        each: None if level is None else Difficulty(level) for each, level in kept["levels"].items()
    }
    if not all(kept[name] in (True, False) for name in _FLAGS):
        raise ValueError
    return Settings(**kept)
