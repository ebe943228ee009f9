"""Whether a server would start: ``winnable serve --check``. Changes nothing."""

from collections.abc import Iterator
from typing import Final

from ...disk import StoreError
from ...speech.messages import Voice, say_fault
from ...store.databases.database import Database
from ..faults import WebError
from .address import Address, is_running, listen
from .connections import most_connections
from .scraping import scraped

FEW: Final = 1_000
"""Connections below which the limit of descriptors is mentioned."""


def check(database: Database, voice: Voice, address: Address) -> bool:
    """Prints what was found, a sentence a line; returns whether the server would start."""
    problems = [*_check_port(voice, address), *_check_database(database, voice)]
    for sentence in problems:
        print(sentence)
    for sentence in _advice(voice, address) if address.is_hosted else ():
        print(sentence)
    print(voice.say("check-fails" if problems else "check-starts"))
    return not problems


def _check_port(voice: Voice, address: Address) -> Iterator[str]:
    wanted = str(address.wanted)
    try:
        with listen(address) as listener, scraped(address):
            is_other = str(listener.getsockname()[1]) != wanted != "0"
    except WebError as error:
        if not is_running(address):
            yield say_fault(voice, error)
            return
        is_other = True
    if is_other:
        running = is_running(address)
        print(voice.say("check-running" if running else "serve-other-port", what=wanted))


def _check_database(database: Database, voice: Voice) -> Iterator[str]:
    try:
        version = database.check()
    except StoreError as error:
        yield say_fault(voice, error)
        return
    print(voice.say("check-database", what=database.name, is_made=version > 0))


def _advice(voice: Voice, address: Address) -> Iterator[str]:
    """Yields what does not keep the server from starting."""
    if not (address.public_url or "").startswith("https://"):
        yield voice.say("check-plain")
    if address.public_url is not None and not address.proxies:
        yield voice.say("check-proxy")
    if (most := most_connections()) < FEW:
        yield voice.say("check-descriptors", count=most)
