"""The player's settings, and how they are stored."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from ..law.difficulty import Difficulty
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
    difficulty: Difficulty | None = None
    """The difficulty of new deals; None: any deal."""

    def stored(self) -> dict[str, str | bool | None]:
        """Returns the settings as the file stores them. The file calls the verbosity ``level``."""
        return {_STORED.get(name, name): value for name, value in asdict(self).items()}


_STORED: Final = {"verbosity": "level"}
"""Settings whose name in the file differs."""
_FLAGS: Final = ("plain", "memory", "figures", "endings", "rating")


def read_settings(data: object) -> Settings:
    """Reads the settings from parsed JSON. Raises ``ValueError`` or ``TypeError``."""
    usual = Settings().stored()
    if not isinstance(data, dict) or not data.keys() <= usual.keys():
        raise ValueError
    kept: dict[str, Any] = usual | data
    kept["verbosity"] = Verbosity(kept.pop("level"))
    if kept["language"] is not None:
        kept["language"] = Language(kept["language"])
    if kept["difficulty"] is not None:
        kept["difficulty"] = Difficulty(kept["difficulty"])
    if not all(kept[name] in (True, False) for name in _FLAGS):
        raise ValueError
    return Settings(**kept)
