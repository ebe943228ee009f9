"""``winnable players``."""

import pytest

from tests.support.command_line import CommandLine

AWAY = "postgresql:///none?host=/nowhere"


@pytest.mark.parametrize("command", [["list"], ["hide", "Anna"]], ids=" ".join)
def test_a_server_that_is_not_reached_is_neither_read_nor_written(
    cli: CommandLine, command: list[str]
) -> None:
    said = cli("players", *command, "--database", AWAY).complaint
    assert said.startswith("postgresql:///nowhere/none cannot be reached: ")
