"""What Prometheus reads of a server."""

import urllib.request

from prometheus_client.parser import text_string_to_metric_families

from tests.support.ports import free_port
from tests.support.serving import PATIENCE, Server

_OPTION = "--metrics"


def counting() -> tuple[str, str]:
    """The option of a server that counts."""
    return _OPTION, f"127.0.0.1:{free_port()}"


def scraped(server: Server) -> str:
    """Everything that a server counts."""
    words = server.process.args
    assert isinstance(words, list)
    listener = words[words.index(_OPTION) + 1]
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(f"http://{listener}/metrics", timeout=PATIENCE) as answer:
        assert answer.headers.get_content_type() == "text/plain"
        text: str = answer.read().decode()
    return text


def count(server: Server, name: str, **labels: str) -> float:
    """The sum of the counts of a name with some labels."""
    return sum(
        sample.value
        for family in text_string_to_metric_families(scraped(server))
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )
