"""uvicorn has the names that the server extends and that uvicorn does not document. The upper bound
in pyproject.toml is there for them: a new version passes these tests, or the bound stays.
"""

import inspect

import pytest
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess

from winnable.web.host.connections import Connection


def own_names(kind: type, base: type) -> set[str]:
    """The attributes that ``kind`` uses of ``base``: those that its source reads from ``self``."""
    source = inspect.getsource(base)
    used = {name for name in kind.__dict__ if name in base.__dict__ and not name.startswith("__")}
    return {name for name in used if name in source}


@pytest.mark.parametrize("name", ["connection_made", "connection_lost", "handle_websocket_upgrade"])
def test_the_http_protocol_has_the_methods_that_are_extended(name: str) -> None:
    assert name in own_names(Connection, H11Protocol)


@pytest.mark.parametrize(
    "name",
    ["client", "connections", "conn", "cycle", "loop", "transport", "timeout_keep_alive_task"],
)
def test_the_http_protocol_has_the_attributes_that_are_read(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(H11Protocol)


def test_the_other_classes_are_there() -> None:
    assert isinstance(WebSocketsSansIOProtocol, type)
    assert issubclass(Multiprocess, object)
    assert {"http", "ws"} <= inspect.signature(Config).parameters.keys()
