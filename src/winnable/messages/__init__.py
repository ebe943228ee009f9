"""Every sentence of winnable. Values come in, whole sentences go out; a language is one file.

``Voice`` says one message in a language and at a level; ``events`` puts steps, refusals and endings
into words, ``answers`` the answers to questions, ``faults`` what is wrong with an input.
"""

from .events import say_refusal, say_step
from .faults import say_fault
from .voice import LANGUAGES, Level, Voice

__all__ = ["LANGUAGES", "Level", "Voice", "say_fault", "say_refusal", "say_step"]
