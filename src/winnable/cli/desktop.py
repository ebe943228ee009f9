"""``winnable desktop``: the entry of the desktop's menu, for a user's own installation."""

import re
import sys
from importlib.resources import files
from typing import Final

import platformdirs

from .. import disk
from ..speech.messages import LANGUAGES, Language, Voice
from .faults import CommandError, CommandFault
from .options import Switch
from .output import check_exclusive, player_voice

ENTRY: Final = "applications/winnable.desktop"
ICON: Final = "icons/hicolor/scalable/apps/winnable.svg"
_KEYS: Final = {
    "GenericName": "desktop-kind",
    "Comment": "desktop-comment",
    "Keywords": "desktop-words",
}


def desktop(
    *,
    install: Switch = False,
    remove: Switch = False,
) -> int:
    """Print, install or remove the entry of the desktop's menu.

    winnable desktop --install

    Parameters
    ----------
    install
        Write the entry and its icon to your own folder, and print the path.
    remove
        Delete the entry and its icon again.
    """
    check_exclusive({"--install": install or None, "--remove": remove or None})
    if not (install or remove):
        print(entry(f"{_quoted(sys.executable)} -P -m winnable serve"), end="")
        return 0
    if sys.platform in {"darwin", "win32"}:
        raise CommandError(CommandFault.NO_DESKTOP)
    folder = platformdirs.user_data_path()
    if install:
        icon = files("winnable.web").joinpath("static/icon.svg").read_text("utf-8")
        disk.replace(folder / ICON, icon)
        disk.replace(folder / ENTRY, entry(f"{_quoted(sys.executable)} -P -m winnable serve"))
    else:
        for path in (folder / ICON, folder / ENTRY):
            if path.exists():
                disk.remove(path)
    key = "desktop-installed" if install else "desktop-removed"
    print(player_voice().say(key, file=str(folder / ENTRY)))
    return 0


def entry(command: str) -> str:
    """Returns the desktop entry that starts ``command``, with its words in every language."""
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.4", "Name=winnable"]
    for key, message in _KEYS.items():
        for language in (Language.ENGLISH, *sorted(set(LANGUAGES) - {Language.ENGLISH})):
            tag = "" if language is Language.ENGLISH else f"[{language}]"
            lines.append(f"{key}{tag}={Voice(language=language).say(message)}")
    lines += [f"Exec={command}", "Icon=winnable", "Terminal=false", "Categories=Game;CardGame;"]
    return "\n".join([*lines, ""])


def _quoted(path: str) -> str:
    """Quotes an argument as the Desktop Entry Specification asks: as a string, then as a value."""
    argument = re.sub(r'(["`$\\])', r"\\\1", path).replace("%", "%%")
    return f'"{argument}"'.replace("\\", "\\\\")
