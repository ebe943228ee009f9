"""A language is added by a folder of messages and a member of ``Language``, and nothing else.

A copy of the package gets a made-up language: English with a mark on every word. The command, line
mode and the server must speak it without any other change.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from setuptools import Distribution  # type: ignore[import-untyped]

from tests.languages import SPEAKERS, listed, sentences
from tests.support.serving import Server, environment, serving
from winnable.speech.messages import LANGUAGES, Language, language_of
from winnable.speech.messages.languages import message_names
from winnable.speech.messages.voice import own_names
from winnable.store import Store

SOURCE: Final = Path(__file__).parents[2] / "src"
MESSAGES: Final = SOURCE / "winnable" / "speech" / "messages"
MADE: Final = "xx"
MARK: Final = "ix"
"""The end of every word in the made-up language."""


class Marker(Transformer):
    """Marks every word in the text of a message."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = re.sub(r"[A-Za-z]{2,}", lambda word: word[0] + MARK, node.value)
        return node


def marked(source: str) -> str:
    """The messages of a file in the made-up language."""
    body = FluentParser().parse(source).body
    for entry in body:
        if not isinstance(entry, ftl.Message):
            continue
        name = entry.id.name
        if name.startswith("command-"):  # words to type become qdraw, qd
            assert entry.value is not None
            (text,) = entry.value.elements
            assert isinstance(text, ftl.TextElement)
            text.value = " | ".join(f"q{word.strip()}" for word in text.value.split("|"))
        elif not name.startswith(("words-", "ui-keys-")):
            Marker().visit(entry)
    return FluentSerializer().serialize(ftl.Resource(body))


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package that has one more language."""
    folder = tmp_path_factory.mktemp("source")
    copy = folder / "winnable"
    shutil.copytree(SOURCE / "winnable", copy, ignore=shutil.ignore_patterns("__pycache__", "*.c"))
    made = copy / "speech" / "messages" / MADE
    made.mkdir()
    for file in (copy / "speech" / "messages" / "en").glob("*.ftl"):
        (made / file.name).write_text(marked(file.read_text("utf-8")), "utf-8")
    own = (made / "language.ftl").read_text("utf-8")
    own, count = re.subn("^own-name = .*$", "own-name = Marked", own, flags=re.MULTILINE)
    assert count == 1
    own += "command-marked = qmarked | markish\n"
    (made / "language.ftl").write_text(own, "utf-8")
    module = copy / "speech" / "messages" / "languages.py"
    last = LANGUAGES[-1]
    member = f'    {last.name} = "{last.value}"\n'
    text = module.read_text("utf-8")
    assert text.count(member) == 1
    module.write_text(text.replace(member, f'{member}    MARKED = "{MADE}"\n'), "utf-8")
    return folder


@pytest.fixture
def surrounded(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that a test starts use the copy."""
    monkeypatch.setenv("PYTHONPATH", str(package))


def said(home: Path, typed: str, *arguments: str) -> list[str]:
    """The answers of a game in plain line mode to the typed lines."""
    done = subprocess.run(
        [sys.executable, "-m", "winnable", "play", "--plain", "--number", "1", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment(home),
        cwd=home,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout.splitlines()


def is_marked(sentence: str) -> bool:
    """Whether every word of two or more letters has the mark."""
    words = re.findall(r"[A-Za-z]{2,}", sentence)
    return bool(words) and all(word.endswith(MARK) for word in words)


def test_english_is_not_taken_for_the_made_up_language(tmp_path: Path) -> None:
    lines = said(tmp_path, "draw\n")
    assert not any(is_marked(line) for line in lines)


@pytest.mark.usefixtures("surrounded")
def test_the_command_and_line_mode_speak_an_added_language(tmp_path: Path) -> None:
    lines = said(
        tmp_path, "qdraw\ndraw\nqwaste\n?\nqrules\nqmemory qon\nnonsense\n", "--lang", MADE
    )
    assert len(lines) > 10
    for line in lines:
        text = re.sub(r"\"[^\"]*\"", "", line)  # typed text is repeated unchanged
        assert is_marked(text), line
    ((stored,),) = Store(tmp_path / "winnable").database.read("SELECT data FROM settings")
    assert json.loads(stored)["language"] == MADE
    assert is_marked(said(tmp_path, "")[0])  # the language is remembered


@pytest.mark.usefixtures("surrounded")
@pytest.mark.parametrize("typed", ["language xx", "xx", "language markish", "markish"])
def test_an_added_language_can_be_chosen_during_a_game(tmp_path: Path, typed: str) -> None:
    first, *rest = said(tmp_path, f"draw\n{typed}\nqwaste\n", "--lang", "en")[1:]
    assert not is_marked(first)
    assert [is_marked(line) for line in rest] == [False, True, True, True]


@pytest.mark.usefixtures("surrounded")
def test_the_command_offers_an_added_language_and_follows_the_locale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*arguments: str, **variables: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "winnable", *arguments],
            capture_output=True,
            text=True,
            check=False,
            env=environment(tmp_path) | variables,
        )
        return done.returncode, re.sub(r"\s+", " ", done.stdout + done.stderr)

    known = ", ".join((*LANGUAGES, MADE))
    assert f"[choices: {known}]" in run("play", "--help")[1]
    assert is_marked(run("stats", LANG="xx_XX.UTF-8")[1])
    code, complaint = run("play", "--lang", "tlh")
    assert code
    assert f"the values are {known}" in complaint
    monkeypatch.delenv("PYTHONPATH")
    assert "xx" not in run("play", "--help")[1]


@pytest.fixture
def served(surrounded: None, tmp_path: Path) -> Iterator[Server]:
    assert surrounded is None
    with serving(tmp_path / "home") as server:
        yield server


def test_the_page_offers_and_speaks_an_added_language(served: Server) -> None:
    words: dict[str, dict[str, Any]] = {
        code: json.loads(served.get(f"/api/words/{code}").body) for code in (*LANGUAGES, MADE)
    }
    for each in words.values():
        assert each["languages"] == [*LANGUAGES, MADE]
        labels = each["labels"]
        names = [labels[f"language-{code}"] for code in each["languages"]]
        assert names == [*(SPEAKERS[code].name for code in LANGUAGES), "Marked"]
    assert is_marked(words[MADE]["labels"]["undo"])
    assert words[MADE]["labels"].keys() == words["en"]["labels"].keys()
    body = json.dumps({"number": "-1"})
    refused = served.request("POST", "/api/games", body, accept_language="xx-XX")
    assert is_marked(refused.problem)
    spoken = {"language": MADE, "level": "normal", "memory": False, "figures": False}
    with served.window(served.begin(number="1", spoken=spoken)) as window:

        def ask(do: str, **fields: object) -> dict[str, Any]:
            window.line.send(json.dumps({"do": do, "id": 1, **fields}))
            told: dict[str, Any] = json.loads(window.line.recv(10))
            return told

        told = ask("hello", spoken=spoken)
        assert is_marked(" ".join(told["said"]))
        assert told["table"]["spoken"] == {
            **spoken,
            "endings": True,
            "rating": False,
            "chosen": True,
        }
        assert is_marked(told["table"]["piles"][0]["heading"])
        assert is_marked(" ".join(ask("typed", text="qdraw")["said"]))
        assert told["table"]["log"][0]["language"] == MADE


# The languages of the package


def test_a_tag_selects_its_language() -> None:
    for code, tags in sentences(lambda speaker: speaker.tags):
        for tag in listed(tags):
            assert language_of(tag) == language_of(f" {tag}") == Language(code)
    assert [language_of(tag) for tag in ("", "i", "xx", "C.UTF-8", "*")] == [None] * 5


def test_every_folder_of_messages_is_a_language() -> None:
    folders = {file.parent.name for file in MESSAGES.rglob("*.ftl")}
    assert folders == set(LANGUAGES)
    assert own_names() == {code: speaker.name for code, speaker in SPEAKERS.items()}


def test_the_tests_know_every_language() -> None:
    """A language needs a module in ``tests/languages``."""
    assert set(SPEAKERS) == set(LANGUAGES)


def test_every_language_has_the_same_message_files() -> None:
    files: dict[str, set[str]] = {}
    for file in MESSAGES.rglob("*.ftl"):
        files.setdefault(file.parent.name, set()).add(file.name)
    assert len({frozenset(names) for names in files.values()}) == 1
    for language in LANGUAGES:
        names = list(message_names(language))
        assert len(names) == len(set(names)) > 600


def test_the_wheel_contains_every_message_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evaluates the ``package-data`` of ``pyproject.toml`` as setuptools does."""
    monkeypatch.chdir(SOURCE.parent)
    distribution = Distribution({"include_package_data": False, "long_description": "README"})
    distribution.parse_config_files()
    command = distribution.get_command_obj("build_py")
    command.ensure_finalized()
    packed = {
        f"{package}/{name}"
        for package, _, _, names in command.data_files
        for name in names
        if name.endswith(".ftl")
    }
    there = MESSAGES.rglob("*.ftl")
    assert packed == {f"winnable/{file.relative_to(SOURCE / 'winnable')}" for file in there}
    in_english = [name for name in packed if "/en/" in name]
    assert len(packed) == len(in_english) * len(LANGUAGES)
