"""What the environments render: boards as their player sees them, as text or as pixels."""

from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.error import DependencyNotInstalled

from ...law import svg
from ...law.drawing import board_text
from ...law.position import Position
from ...law.view import view_of

METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}
Frame: TypeAlias = str | npt.NDArray[np.uint8]
_FELT: Final = "#1c4e37"
"""The colour around the round corners of a board."""


def check_mode(mode: str | None) -> None:
    """Raises ``DependencyNotInstalled`` if a package is missing that this render mode needs."""
    if mode == "rgb_array" and not (find_spec("resvg_py") and find_spec("PIL")):
        text = "The render mode rgb_array needs two more packages: pip install resvg-py pillow"
        raise DependencyNotInstalled(text)


def frame(position: Position, mode: str) -> Frame:
    """Returns the board for a render mode: text, or pixels (height, width, 3).

    All frames of a game have one size. No unseen card changes a frame.
    """
    view, rules = view_of(position), position.rules
    if mode == "ansi":
        return board_text(view)
    from PIL import Image  # noqa: PLC0415  # two packages that only pixels need
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    down = max(map(rules.kind.down, range(rules.columns)))
    board = svg.board(view, rows=down + rules.ranks)
    with Image.open(BytesIO(svg_to_bytes(board, background=_FELT))) as image:
        return np.array(image.convert("RGB"))
