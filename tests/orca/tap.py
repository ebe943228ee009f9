"""Runs inside Orca, as its ``orca-customizations.py``: writes down everything that Orca says.

Each line is a JSON object: ``call`` is the number of the utterance, ``text`` one part of it.
"""

import json
import os
from typing import Any

from orca import settings, speech

settings.enableEchoByWord = settings.enableKeyEcho = False
settings.enableBraille = settings.enableSound = False

_file = open(os.environ["ORCA_TAP"], "a", buffering=1, encoding="utf-8")  # noqa: PTH123, SIM115
_speak, _say = speech.speak, speech._speak
_depth = _call = 0


def _counted(*arguments: Any, **named: Any) -> Any:
    """An outermost call of ``speak`` is one utterance."""
    global _depth, _call  # noqa: PLW0603
    _call += _depth == 0
    _depth += 1
    try:
        return _speak(*arguments, **named)
    finally:
        _depth -= 1


def _written(text: str, *arguments: Any, **named: Any) -> Any:
    _file.write(json.dumps({"call": _call, "text": text}) + "\n")
    return _say(text, *arguments, **named)


speech.speak, speech._speak = _counted, _written
_file.write(json.dumps({"call": 0, "text": ""}) + "\n")
