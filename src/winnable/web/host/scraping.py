"""The listener of ``--metrics``, where Prometheus reads the counts. Visitors have another one."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from ..faults import WebError, WebFault
from ..measures import SHARED
from .address import Address


@contextmanager
def scraped(address: Address) -> Iterator[None]:
    """Answers Prometheus during the block, if the address has a port for it; for several processes,
    which share their counts in a folder, with the sums. Raises ``WebError``.
    """
    if address.metrics is None:
        yield
        return
    try:
        from prometheus_client import (  # noqa: PLC0415  # an extra
            REGISTRY,
            CollectorRegistry,
            start_http_server,
        )
        from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415
    except ImportError:
        raise WebError(WebFault.NO_COUNTS) from None
    host, port = address.metrics
    with ExitStack() as stack:
        registry = REGISTRY
        if address.workers > 1:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="winnable-"))
            os.environ[SHARED] = folder
            stack.callback(os.environ.pop, SHARED, None)
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        try:
            server, thread = start_http_server(port, host, registry)
        except OSError as error:
            why = error.strerror or str(error)
            raise WebError(WebFault.NO_PORT, what=f"{host}:{port}", why=why) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
