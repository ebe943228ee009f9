"""The sentence for a player whose searches run interpreted."""

from ..solver import COMPILED
from ..solver.native import is_source_tree, is_untold
from ..speech.messages import Voice


def say_interpreted(voice: Voice) -> list[str]:
    """Says, once in a process, that searches run interpreted and what would compile them; without
    need it says nothing.
    """
    if COMPILED or not is_untold():
        return []
    return [voice.say("interpreted", where="tree" if is_source_tree() else "other")]
