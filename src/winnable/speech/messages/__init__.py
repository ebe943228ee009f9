"""Every sentence of winnable. Functions take values and return whole sentences.

``languages`` lists the languages; each is a folder of Fluent files. ``Voice`` formats one message
in a language and at a verbosity. ``events`` has steps, refusals and endings; ``answers`` the
answers to questions; ``reviews`` certain outcomes, chances and reviews; ``faults`` the errors.
"""

from .faults import say_fault
from .languages import LANGUAGES, Language, language_of
from .voice import Verbosity, Voice

__all__ = [
    "LANGUAGES",
    "Language",
    "Verbosity",
    "Voice",
    "language_of",
    "say_fault",
]
