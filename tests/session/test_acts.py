"""The acts: one enum, one table of handlers, and the names derived from them."""

import ast
import re
from pathlib import Path
from typing import Final, TypeGuard

import pytest

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import DIFFICULTY_WORDS, Difficulty, difficulty_named, difficulty_word
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.session.handlers import HANDLERS
from winnable.speech import acts
from winnable.speech.acts import Act, Trait, acts_with
from winnable.speech.arguments import Setting
from winnable.speech.commands import LANGUAGE_WORDS, NAMES, Command
from winnable.speech.messages import LANGUAGES, Verbosity
from winnable.speech.messages.languages import message_names
from winnable.web.wire import game as wire

PACKAGE: Final = Path(acts.__file__).parents[1]
OWN: Final = [
    *(PACKAGE / "session").glob("*.py"),
    *(PACKAGE / "speech").glob("*.py"),
    *(PACKAGE / "speech" / "messages").glob("*.py"),
    PACKAGE / "law" / "difficulty.py",
]
"""The modules from typed words to spoken sentences."""


def test_every_act_has_a_handler() -> None:
    assert HANDLERS.keys() == set(Act)


def test_every_named_act_has_words_in_every_language() -> None:
    assert set(acts_with(Trait.NAMED)) <= set(NAMES)
    for language in LANGUAGES:
        commands = {name for name in message_names(language) if name.startswith("command-")}
        missing = {f"command-{name}" for name in NAMES} ^ commands
        assert missing <= {f"command-{name}" for name in LANGUAGE_WORDS}


def test_the_page_may_not_send_what_is_not_for_it() -> None:
    silent = {Act.NOTHING, Act.UNKNOWN, Act.INCOMPLETE, Act.NOT_HERE}
    for act in silent | {Act.EXACT, Act.QUIT, Act.SAVE, Act.NEW, Act.NUMBER}:
        assert Trait.FROM_PAGE not in act.traits
    assert wire.Act.__annotations__["name"] is Act


def test_each_verbosity_has_an_act_of_its_name() -> None:
    for each in Verbosity:
        assert Trait.NAMED in Act(each.value).traits


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("quick_advice")
def test_every_act_gets_an_answer_in_every_game(name: str, language: str) -> None:
    rules = VARIANTS[name].rules
    for act in sorted(set(Act) - {Act.EXACT}):
        session = Session(Game(rules, numbered_deal(7, rules)), new_number=lambda: 8)
        session.begin(resumed=False)
        session.settings.language = language
        session.use(session.settings)
        silent = act in {Act.NOTHING, Act.QUIT, Act.SAVE}
        argument = Setting("easy") if act is Act.LEVEL else None
        assert bool(session.execute(Command(act, argument=argument))) != silent


def test_difficulties_have_their_words() -> None:
    assert DIFFICULTY_WORDS == ("random", "easy", "normal", "hard", "tricky")
    for word in DIFFICULTY_WORDS:
        assert difficulty_word(difficulty_named(word)) == word
    assert [difficulty_named(each) for each in Difficulty] == list(Difficulty)
    assert difficulty_named("random") is None
    with pytest.raises(ValueError, match="evil"):
        difficulty_named("evil")


# The house


def test_no_handler_is_found_by_getattr() -> None:
    """A text search finds the function of an act."""
    assert len(OWN) > 20
    for file in OWN:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            assert not (isinstance(node, ast.Name) and node.id == "getattr"), file


def test_names_of_acts_are_written_only_in_the_enum() -> None:
    """No module from words to moves spells the name of an act as a string."""
    allowed = {"on", "off", "unknown", "solitario", "foundation", "waste", "stock", "hand"}
    names = {act.value for act in Act} - {"level", "figures", "memory", "endings", "chance"}
    for name in ("speech/commands", "session/intents", "web/tables/seat"):
        file = PACKAGE / f"{name}.py"
        tree = ast.parse(file.read_text("utf-8"))
        spelled = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not (spelled & names) - allowed, file


def functions_of(file: Path) -> set[str]:
    """The functions and methods of a source file, ``name`` or ``Class.name``."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        found = r"^\s*(?:export )?(?:async )?(?:function |const )?(\w+)(?: = )?(?:<.*>)?\("
        return set(re.findall(found, text, re.MULTILINE))
    names = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{each.name}" for each in node.body if is_function(each)}
        elif is_function(node):
            names.add(node.name)
    return names


def is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def test_the_walks_name_real_functions() -> None:
    """Every function of a walk in ``ARCHITECTURE.md`` is in the file that the walk gives."""
    root = PACKAGE.parents[1]
    text = (root / "ARCHITECTURE.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w/.]+)` \| `([\w.]+)` \|", text, re.MULTILINE)
    assert len(rows) > 30
    for file, function in rows:
        assert function in functions_of(root / file), (file, function)
