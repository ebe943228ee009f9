"""My games: those in progress, with small pictures; to go on with one, or to delete it."""

import pytest
from playwright.sync_api import expect

from tests.support.length import some
from tests.support.serving import Server
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import labels

from .conftest import Visits
from .test_dialogs import DEAL, dealt, dialog

OTHERS = [name for name in VARIANTS if name != "draw-three"]


@pytest.mark.parametrize("name", some(OTHERS, 2))
def test_a_kept_game_goes_on_where_it_was_left(
    visit: Visits, own_server: Server, name: str
) -> None:
    seat = visit(own_server).sit(**DEAL)
    seat.command("draw")
    before, words = seat.game_id, labels("en", "ui-")
    seat.command(f"game {name.replace('-', ' ')}")
    expect(seat.status).to_contain_text("Kept for later: Draw three, deal 64, after 1 move.")
    seat.command("draw")
    seat.go(words["mine"])
    expect(dialog(seat)).to_have_accessible_name(words["mine"])
    expect(dialog(seat).locator("li")).to_have_count(1)
    expect(dialog(seat).locator("li")).to_contain_text("Draw three, deal 64")
    expect(dialog(seat).locator("li svg use")).not_to_have_count(0)
    dialog(seat).get_by_role("button", name=words["home-continue"]).click()
    seat.page.wait_for_url(lambda url: before in url)
    expect(seat.status).to_contain_text("Resuming ")
    assert (seat.game_id, seat.moves) == (before, "sw")


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 1))
def test_a_game_is_deleted_after_a_question(
    visit: Visits, own_server: Server, language: str
) -> None:
    seat = visit(own_server, language=language).sit(**DEAL)
    words = labels(language, "ui-")
    seat.do(lambda: seat.click("s"))
    before = seat.game_id
    seat.go(words["game-solitario"])
    dealt(seat, before)
    seat.go(words["mine"])
    shown = dialog(seat).locator("li")
    button = dialog(seat).get_by_role("button", name=words["mine-delete"], exact=True)
    button.click()
    keep = dialog(seat).get_by_role("button", name=words["mine-keep"])
    expect(keep).to_be_focused()
    keep.click()
    expect(button).to_be_focused()
    expect(shown).to_have_count(1)
    button.click()
    dialog(seat).get_by_role("button", name=words["mine-sure"]).click()
    expect(shown).to_have_count(0)
    expect(dialog(seat)).to_contain_text(words["mine-none"])
    assert [each.id for each in seat.server.store.results.all()].count(before) == 1
    assert not seat.server.store.has(before)
