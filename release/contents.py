"""What is shipped beside the program: its licences, and the bill of materials (CycloneDX)."""

import json
import re
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from .project import ROOT, version

COPYLEFT: Final = {"psycopg", "psycopg-binary"}
"""Packages whose licence asks something of those who ship them; docs/hosting.md says what."""
_TERMS: Final = re.compile(
    r"^(MIT|BSD|Apache|PSF|ISC|0BSD|Zlib|CC0|Unlicense|Python Software|MPL|LGPL|\()", re.IGNORECASE
)
_OWN: Final = {"pip", "setuptools", "wheel", "winnable"}


def page_packages() -> list[tuple[str, str, str]]:
    """Returns name, version and licence of what is compiled into the page."""
    lock = json.loads((ROOT / "page/package-lock.json").read_text(encoding="utf-8"))
    return [
        (name.removeprefix("node_modules/"), entry["version"], entry["license"])
        for name, entry in lock["packages"].items()
        if name and not entry.get("dev")
    ]


def licence_of(package: Distribution) -> str:
    """Returns the licence that a package names. Raises ``ValueError`` if it names none known."""
    data = package.metadata
    named = [*data.get_all("License-Expression", []), *data.get_all("License", [])]
    named += [
        line.rpartition(" :: ")[2]
        for line in data.get_all("Classifier", [])
        if "License ::" in line
    ]
    for text in named:
        if text and "\n" not in text and (_TERMS.match(text) or "License" in text):
            return str(text)
    message = f"{data['Name']} names no licence"
    raise ValueError(message)


def licence_list(environments: dict[str, list[Distribution]]) -> str:
    """Returns the list of licences. Each environment has the packages of an extra.

    Raises ``ValueError`` for a package without a licence, or with a copyleft that is not in
    ``COPYLEFT``.
    """
    lines = [f"Licences of what winnable {version()} ships\n"]
    lines += [
        "Source distribution and wheel: winnable, its pictures and its figures, MIT (LICENSE)."
    ]
    lines += ["The page inside both has:"]
    lines += [f"- {name} {number}: {licence}" for name, number, licence in page_packages()]
    for title, found in environments.items():
        lines.append(f"\n{title}:")
        for package in sorted(found, key=lambda each: each.metadata["Name"].lower()):
            name, licence = package.metadata["Name"], licence_of(package)
            if "GPL" in licence and name not in COPYLEFT:
                message = f"{name} is under {licence}; docs/hosting.md does not name it"
                raise ValueError(message)
            lines.append(f"- {name} {package.version}: {licence}")
    lines += [
        "\nThe images have CPython too (PSF-2.0), and Debian packages, whose licences are in",
        "/usr/share/doc/*/copyright of the image. compose.yaml runs the images of PostgreSQL",
        "(PostgreSQL) and Caddy (Apache-2.0) beside them.",
    ]
    return "\n".join([*lines, ""])


def packages(folder: Path) -> list[Distribution]:
    """Returns what is installed in an environment, without winnable and the installers."""
    places = [str(path) for path in folder.glob("lib/python*/site-packages")]
    found = distributions(path=places)
    return [each for each in found if each.metadata["Name"].lower() not in _OWN]


def complete(bill: dict[str, object]) -> dict[str, object]:
    """Adds the packages of the page to a bill of materials, and a serial number that repeats."""
    components = bill.setdefault("components", [])
    assert isinstance(components, list)
    components += [
        {
            "type": "library",
            "bom-ref": f"npm:{name}@{number}",
            "name": name,
            "version": number,
            "purl": f"pkg:npm/{name.replace('@', '%40', 1)}@{number}",
            "licenses": [{"license": {"id": licence}}],
        }
        for name, number, licence in page_packages()
    ]
    text = json.dumps(bill, sort_keys=True)
    bill["serialNumber"] = f"urn:uuid:{uuid5(NAMESPACE_URL, text)}"
    return bill
