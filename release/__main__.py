"""The commands of ``scripts/release`` that are Python: ``python -m release COMMAND``."""

import json
import sys
from pathlib import Path

from . import contents, cutting, images, tables
from .checks import problems
from .project import ROOT, address, is_placeholder


def main(arguments: list[str]) -> int:
    """Runs a command; returns its exit code."""
    match arguments:
        case ["check"]:
            wrong = list(problems())
            print("\n".join(wrong), end="\n" if wrong else "")
            return 1 if wrong else 0
        case ["publishable"]:
            is_example = is_placeholder(address())
            if is_example:
                print(f"{address()} is an example: scripts/release address URL")
            return images.main([]) or int(is_example)
        case ["images", *rest]:
            return images.main(rest)
        case ["licences", *rest]:
            pairs = (each.split("=", 1) for each in rest)
            print(
                contents.licence_list(
                    {title: contents.packages(Path(folder)) for title, folder in pairs}
                ),
                end="",
            )
            return 0
        case ["bill", file]:
            path = Path(file)
            bill = contents.complete(json.loads(path.read_text(encoding="utf-8")))
            path.write_text(json.dumps(bill, indent=2) + "\n", encoding="utf-8")
            return 0
        case ["tables", folder]:
            try:
                for archive in tables.pack(Path(folder), ROOT / "dist"):
                    print(f"gh release upload TAG {archive}")
            except (OSError, ValueError) as error:
                print(error, file=sys.stderr)
                return 1
            return 0
        case ["cut", version]:
            return cutting.cut(version)
        case ["address", url]:
            return cutting.move(url)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
