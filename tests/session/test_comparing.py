"""``compare`` lists every move, each with the chance that advice gives it."""

import pytest

from winnable import VARIANTS, new_game
from winnable.analysis.efforts import effort
from winnable.players import advise, first_moves, rank
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES, Language
from winnable.speech.messages.answers import say_advice, say_option
from winnable.speech.messages.reviews import say_choice
from winnable.store import Settings


def after_hints(name: str, count: int, language: Language = LANGUAGES[0]) -> Session:
    session = Session(new_game(name, number=11), settings=Settings(language=language))
    for _ in range(count):
        session.do("h")
        session.execute(Command(Act.DO))
    return session


@pytest.mark.parametrize("count", [0, 8])
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("quick_advice")
def test_every_move_is_listed_with_its_chance_and_the_first_is_advised(
    name: str, language: Language, count: int
) -> None:
    session = after_hints(name, count, language)
    view, voice = session.game.view, session.voice
    strength = effort(view.rules).strength
    head, *lines = session.execute(Command(Act.COMPARE))
    found = first_moves(rank(view, strength))
    advice = advise(view, strength)
    assert advice is not None
    assert next(iter(found.items())) == (session.offer, advice)
    assert lines == session.choices
    assert len(lines) == len(view.legal)
    for n, (move, choice) in enumerate(found.items(), 1):
        line = lines[n - 1]
        assert line == say_choice(voice, view, move, n, choice)
        assert line.startswith(say_option(voice, view, move, n))
        percent = choice.share if choice.chance is None else choice.chance
        assert percent is None or str(round(100 * percent)) in line
    for line in lines[len(found) :]:
        assert not any(f" {word} " in line for word in ("100", "percent"))
    if len(found) < len(view.legal):
        assert head.endswith(voice.say("moves-considered", count=len(found)))
    assert session.do("h") == [say_advice(voice, view, advice, 1)]


def test_a_comparison_is_typed_chosen_from_and_forgotten() -> None:
    session = after_hints("draw-three", 8)
    listed = session.do("moves with chances")
    assert listed == session.do("confronta le mosse") == session.do("compare")
    assert sum("percent" in line for line in listed) == 2
    assert not any("percent" in line for line in session.do("m"))
    session.do("compare")
    (said,) = session.do("2")
    assert session.changed
    assert said.startswith("Redeal")
    assert session.choices == []


def test_who_compares_moves_of_a_lost_game_is_told_so_as_by_a_hint() -> None:
    session = Session(new_game("d1p1c1k3", number=4))
    for _ in range(11):
        session.do("d")
    assert session.game.view.legal
    said, head, *lines = session.do("compare")
    assert said == session.do("h")[0] == session.voice.say("hint-cards")
    assert head.startswith("1 move")
    assert len(lines) == 1
