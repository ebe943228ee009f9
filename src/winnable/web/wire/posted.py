"""What a page posts whose network blocks WebSockets."""

from typing import Annotated, Final

from msgspec import Meta, Struct

MAX_MESSAGE: Final = 200_000
"""Most bytes of a message on a socket; of one that is posted, most characters."""


class Posted(Struct):
    """Messages for the stream of a page, in order."""

    number: Annotated[int, Meta(ge=0, lt=1 << 31)]
    """Of the first of them; 0 is the first message of the stream."""
    texts: Annotated[list[Annotated[str, Meta(max_length=MAX_MESSAGE)]], Meta(max_length=200)]
