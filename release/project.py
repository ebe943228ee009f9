"""The facts of the project that a release needs: address, version, changes, the long description.

``setup.py`` imports this module, so it needs nothing but the standard library.
"""

import re
import tomllib
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

ROOT: Final = Path(__file__).parents[1]
VERSION: Final = re.compile(r'(?<=__version__: Final = ")[^"]+')
_FENCE: Final = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)
_TARGETS: Final = (
    re.compile(r"(?P<image>!)\[[^\]]*\]\((?P<target>[^)\s]+)"),
    re.compile(r"(?<!!)\[(?:[^\[\]]|\[[^\]]*\]\([^)]*\))*\]\((?P<target>[^)\s]+)"),
    re.compile(r"^\[[^\]]+\]:\s*(?P<target>\S+)", re.MULTILINE),
    re.compile(r"<a\b[^>]*?\bhref=\"(?P<target>[^\"]+)"),
    re.compile(r"<(?P<image>img|source)\b[^>]*?\bsrc(?:set)?=\"(?P<target>[^\"\s]+)"),
)
"""Where a link or a picture has its address, in Markdown and in HTML."""


def address() -> str:
    """Returns the address of the project, from the one place that holds it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["urls"]["Source"])


def is_placeholder(url: str) -> bool:
    """Whether the address is still an example: nobody may publish with it."""
    return (urlsplit(url).hostname or "").endswith(".example")


def version() -> str:
    """Returns the version of the source tree."""
    found = VERSION.search((ROOT / "src/winnable/version.py").read_text(encoding="utf-8"))
    assert found is not None, "version.py has no version"
    return found[0]


def changes(text: str) -> dict[str, str]:
    """Returns the sections of a changelog by their titles, such as ``0.1.0 (2026-11-21)``."""
    _, *parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    return dict(zip(parts[::2], map(str.strip, parts[1::2]), strict=True))


def long_description(text: str, url: str, ref: str) -> str:
    """Returns a README with absolute addresses: an index shows it outside the tree.

    ``url`` is the address of the project, ``ref`` the tag whose files are meant.
    """
    parts = _FENCE.split(text)
    for form in _TARGETS:
        parts[::2] = [
            form.sub(lambda found: _absolute(found, url, ref), part) for part in parts[::2]
        ]
    return "".join(parts)


def _absolute(found: re.Match[str], url: str, ref: str) -> str:
    target = found["target"]
    if urlsplit(target).scheme:
        return found[0]
    if target.startswith("#"):
        target = f"{url}{target}"
    else:
        kind = "raw" if found.groupdict().get("image") else "blob"
        target = f"{url}/{kind}/{ref}/{target.removeprefix('./')}"
    start = found.start("target") - found.start()
    return found[0][:start] + target + found[0][start + len(found["target"]) :]
