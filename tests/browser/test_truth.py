"""Difficulties, deals by condition, help that sees every card, certain endings, the review and the
chance.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.players import Keys, Typist
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.length import some
from tests.support.serving import Server, serving, until
from winnable.analysis.endings import Fate, fate
from winnable.catalogues import catalogue, catalogue_of, parse_condition
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.speech.messages import Voice
from winnable.speech.messages.voice import labels

from .conftest import Sits, Visits

OWN_MOVES = pytest.mark.off_site("the moves before are made in another window")
LANGUAGES = ["en", "it"]
LOST = {"game": "draw-three", "number": "53", "moves": " ".join(["sw"] * 8)}
"""w7 loses the game for every order of the hidden cards; before it the game can be won."""


def dialog(seat: Seat) -> Locator:
    return seat.page.get_by_role("dialog")


def asked(seat: Seat, name: str) -> Locator:
    """A list to choose from."""
    return dialog(seat).get_by_role("combobox", name=name, exact=True)


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 1))
def test_a_game_of_a_difficulty_is_dealt(visit: Visits, language: str) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language).sit(**LOST)
    seat.go(words["level-hard"])
    deal = seat.page.locator(".facts .deal")
    expect(deal).to_have_text(re.compile(rf"{words['level-hard']} \(\d+\)"))
    number = int(re.sub(r"\D", "", deal.text_content() or ""))
    deals = catalogue(VARIANTS["draw-three"].rules)
    graded = deals and deals.graded(number)
    assert graded
    assert graded.difficulty == "hard"
    seat.page.reload()
    assert level(seat) == words["level-hard"]


def level(seat: Seat) -> str:
    """The level of new deals, as *Games and levels* marks it."""
    seat.go("")
    chosen = dialog(seat).locator(".entries [aria-current] b").first.text_content()
    seat.press("Escape")
    expect(dialog(seat)).to_have_count(0)
    return chosen or ""


def test_a_typed_difficulty_is_shown_on_the_page(sit: Sits) -> None:
    seat = sit(**LOST)
    for name, shown in (("hard", "Hard"), ("random", "Random")):
        seat.command(f"level {name}")
        assert level(seat) == shown
    seat.command("level of nonsense")
    assert level(seat) == "Random"


def test_typed_new_uses_the_difficulty_of_the_last_deal(sit: Sits) -> None:
    seat = sit(**LOST)
    deal = seat.page.locator(".facts .deal")
    for name in ("Hard", "Random"):
        seat.go(name)
        assert seat.hear().startswith("Klondike, draw three, "), "and nothing of a missing game"
        assert level(seat) == name
        seat.command("new")
        expect(deal).to_have_text(re.compile(rf"^{name} "))


def test_solitario_has_no_tricky_deals(sit: Sits) -> None:
    seat = sit(game="solitario")
    seat.go("")
    expect(dialog(seat).get_by_text("Hard", exact=True)).to_have_count(1)
    expect(dialog(seat).get_by_text("Tricky", exact=True)).to_have_count(0)


def test_a_shared_lost_game_shows_the_bar_of_its_ending(visit: Visits) -> None:
    seat = visit(endings=True).sit(**LOST)
    link = "/#rules=d3r&deal=53&moves=" + ".".join([*LOST["moves"].split(), "w7"])
    seat.page.goto(seat.page.url.partition("/game/")[0] + link)
    expect(seat.page.get_by_role("region", name="This game is lost")).to_be_visible()


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 0))
def test_a_deal_is_found_by_condition_and_played(visit: Visits, language: str) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language).sit(**LOST)
    seat.go(words["other"])
    dialog(seat).get_by_role("radio", name=words["deal-find"]).check()
    asked(seat, words["find-level"]).select_option(words["level-hard"])
    asked(seat, words["find-passes"]).select_option("2")
    asked(seat, words["find-returns"]).select_option(words["returns-free"])
    find = dialog(seat).get_by_role("button", name=words["find"], exact=True)
    find.focus()
    seat.press("Enter")
    rows = dialog(seat).get_by_role("row")
    expect(rows).to_have_count(21)
    count = Voice(language=language).say("found-count", count=20, more=True)
    expect(dialog(seat).locator("p[aria-live]").filter(has_text=count)).to_have_count(1)
    expect(dialog(seat).get_by_role("table", name=words["found"])).to_be_visible()
    deals = catalogue_of(VARIANTS["draw-three"].rules)
    like = list(islice(deals.find(parse_condition("level=hard passes<=2 returns=free")), 20))
    expect(rows.get_by_role("rowheader")).to_have_text([str(deal.number) for deal in like])
    assert all(deal.number != int(LOST["number"]) for deal in like)
    expect(find).to_be_focused()
    seat.press("Tab", "Tab")
    expect(dialog(seat).locator(":focus")).to_have_accessible_name(
        f"{words['found-play']} {like[1].number}"
    )
    before = seat.game_id
    seat.press("Enter")
    expect(dialog(seat)).to_have_count(0)
    seat.page.wait_for_url(lambda url: before not in url)
    deal = f"{words['level-hard']} ({like[1].number})"
    expect(seat.page.locator(".facts .deal")).to_have_text(deal)
    assert seat.saved.deal == numbered_deal(like[1].number, seat.saved.rules)


def test_an_impossible_search_gets_a_sentence(sit: Sits) -> None:
    seat = sit(**LOST)
    seat.go("Other games...")
    dialog(seat).get_by_role("radio", name="Find a deal").check()
    asked(seat, "Level").select_option("Easy")
    asked(seat, "Cards must come back from the foundations").select_option("Yes")
    find = dialog(seat).get_by_role("button", name="Find", exact=True)
    find.click()
    none = dialog(seat).locator("p[aria-live]").filter(has_text="No graded deal matches.")
    expect(none).to_have_count(1)
    dialog(seat).locator("[value='other']").check()
    dialog(seat).locator("[name=rules]").fill("d2")
    find.click()
    alert = dialog(seat).get_by_role("alert")
    expect(alert).to_have_text("There are no graded deals for the rules d2.")
    dialog(seat).locator("[value='solitario']").check()
    expect(alert).to_have_text("")
    expect(dialog(seat).get_by_role("combobox")).to_have_count(1)
    find.click()
    expect(dialog(seat).get_by_role("columnheader")).to_have_count(7)
    expect(dialog(seat).get_by_role("rowheader").first).to_have_text("1")
    seat.has_heard_nothing()


@OWN_MOVES
def test_help_of_the_solver_marks_the_game(visit: Visits) -> None:
    seat = visit().go_on(**LOST)
    helped = seat.page.get_by_text("With help", exact=True)
    expect(helped).to_have_count(0)
    seat.choose("Help", "Can it still be won?")
    can, counts = "the game can still be won.", "From now on, this game counts as played with help."
    assert seat.hear() == f"As the cards lie, {can} {counts}"
    expect(helped).to_be_visible()
    assert seat.command("oracle").startswith("The solver sees every card. Its move: ")
    before = seat.moves
    seat.do(seat.button("Play it").click)
    assert seat.moves.startswith(f"{before} ")
    assert seat.saved.assisted


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 1))
def test_a_lost_game_is_announced_reviewed_and_continued(visit: Visits, language: str) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language, endings=True).sit(**LOST)
    bar = seat.page.get_by_role("region", name=words["end-surely-lost"])
    Keys(seat)
    seat.press(f"Shift+{words['key-waste']}")
    seat.do(lambda: seat.press("Space"))
    expect(bar).to_have_count(0)
    seat.press("7")
    seat.press("Space")
    _, lost = seat.hear_all(2)
    assert ("lost" if language == "en" else "persa") in lost
    assert seat.focus.startswith("7.")
    bar.get_by_role("button", name=words["lost-where"]).click()
    waiting, found = seat.hear_all(2)
    assert waiting == words["review-waiting"]
    assert re.search(r"\b9: ", found)
    expect(seat.page.locator("#table[data-mistake] .slot.offered")).to_have_attribute(
        "data-slot", "w.2"
    )
    replay = seat.page.get_by_role("region", name=words["replay"])
    expect(replay.get_by_role("slider")).to_have_value("8")
    replay.get_by_role("button", name=words["review-more"]).click()
    expect(dialog(seat).locator("tr.made td").first).to_have_text(words["verdict-unwinnable"])
    expect(dialog(seat).locator("details li").first).to_have_text(re.compile("^1: "))
    seat.press("Escape")
    expect(replay.get_by_role("button", name=words["review-more"])).to_be_focused()
    seat.press("Escape")
    until(lambda: bool(seat.focus))  # the button that had the focus is gone
    bar.get_by_role("button", name=words["lost-where"]).press("Enter")
    seat.hear_all(2)
    replay.get_by_role("button", name=words["retry"]).click()
    seat.hear()
    expect(bar).to_have_count(0)
    assert seat.focus
    assert seat.moves == LOST["moves"]
    seat.choose(words["help"], words["winnable-still"])
    assert ("can still be won" if language == "en" else "si può ancora vincere") in seat.hear()


def test_a_mistake_is_replayed_from_before_it(visit: Visits, own_server: Server) -> None:
    seat = visit(own_server, endings=True).sit(**LOST)
    seat.enter("w 7")
    seat.hear_all(2)
    first = seat.game_id
    for kept in (True, False):
        seat.button("Where did I lose?").click()
        seat.hear_all(2)
        seat.button("Back to the game").click()
        if not kept:  # the review does not count as help either
            kept_last = own_server.store.mistakes.oldest()
            assert kept_last is not None
            own_server.store.mistakes.forget(kept_last[0])
        seat.go("Replay your mistakes")
        said = seat.hear()
        if kept:
            assert said.startswith(
                "This is where you lost a game that could still have been won. Find a better move. "
                "Resuming "
            )
            assert ". 8 moves" in said
            seat.page.wait_for_url(lambda url: first not in url)
            assert (seat.moves, seat.saved.assisted) == (LOST["moves"], True)
            expect(seat.page.locator(".ended")).to_have_count(0)
            seat.enter("w 7")
            seat.hear_all(2)
        else:
            assert said == "There are no mistakes to replay yet. Review a game to find them."
            assert seat.moves == f"{LOST['moves']} w7"
    seat.go("Replay your mistakes")
    assert seat.hear() == said


@OWN_MOVES
def test_a_certain_win_can_be_finished_and_reviewed(visit: Visits) -> None:
    steps = win("draw-three")
    at = next(n for n, step in enumerate(steps) if fate(view_of(step.after)) is Fate.WON)
    game = {"game": "draw-three", "number": str(NUMBERS["draw-three"])}
    seat = visit(endings=True).go_on(said_of(steps[:at]), **game)
    seat.enter(Typist.words(steps[at]))
    _, certain = seat.hear_all(2)
    assert "won" in certain
    bar = seat.page.locator(".ended")
    finish = bar.get_by_role("button", name="Auto-finish")
    for step in steps[at + 1 :]:
        if finish.count():
            break
        seat.do(lambda step=step: seat.enter(Typist.words(step)))  # type: ignore[misc]
    expect(bar).to_have_accessible_name("The win is certain")
    finish.focus()
    assert "You won" in seat.do(lambda: seat.press("Enter"))
    expect(bar).to_have_accessible_name("Game won")
    assert seat.focus or seat.page.evaluate("!!document.activeElement.closest('.ended')")
    bar.get_by_role("button", name="Review").click()
    _, headline = seat.hear_all(2)
    assert headline.startswith(f"Won at move {len(seat.saved.steps)}")
    expect(seat.button("Go back and play on")).to_have_count(0)
    seat.button("Details").click()
    expect(dialog(seat).locator(".graph")).to_be_visible()
    assert not seat.saved.assisted, "there is nothing left to be helped with"
    seat.has_heard_nothing()


def test_the_replay_shows_the_mistake_and_the_win_that_was_there(visit: Visits) -> None:
    seat = visit(endings=True).sit(**LOST)
    seat.enter("w 7")
    seat.hear_all(2)
    seat.button("Where did I lose?").click()
    seat.hear_all(2)
    replay = seat.page.get_by_role("region", name="Replay")
    step = replay.get_by_role("slider", name="Step")
    offered = seat.page.locator("#table .slot.offered")
    back = replay.get_by_role("button", name="Back", exact=True)
    assert "jack of spades" in seat.do(back.click)
    expect(step).to_have_value("7")
    expect(offered).to_have_attribute("data-slot", "s.0")
    expect(seat.page.locator("#table[data-mistake]")).to_have_count(0)
    seat.do(replay.get_by_role("button", name="Next mistake").click)
    expect(step).to_have_value("8")
    expect(seat.page.locator("#table[data-mistake]")).to_have_count(1)
    win = replay.get_by_role("button", name="Show the win")
    win.click()
    expect(win).to_have_attribute("aria-pressed", "true")
    expect(step).not_to_have_value("8")  # it plays
    replay.get_by_role("button", name="Last").click()
    expect(seat.page.locator("#table .slot.offered")).to_have_count(0)
    kings = seat.page.locator("#table [data-kind='foundation'] [data-card]")
    assert sorted(kings.evaluate_all("all => all.map((card) => card.dataset.card)")) == [
        *("48", "49", "50", "51")
    ]
    assert seat.moves.endswith("w7"), "the replay changes nothing"
    expect(seat.status).to_have_text(re.compile("to foundation"))
    seat.forget()
    assert "An avoidable mistake. Better: " in seat.do(win.click)
    expect(step).to_have_value("8")


@pytest.fixture
def brief(tmp_path: Path) -> Iterator[Server]:
    """A server whose first reviews search too little for ``LOST``, and whose second do not."""
    with serving(tmp_path / "home", states=10) as running:
        yield running


@pytest.mark.off_site("the server searches less")
def test_a_second_review_searches_longer_for_the_losing_move(brief: Server, visit: Visits) -> None:
    lost = {"game": LOST["game"], "number": LOST["number"]}
    seat = visit(brief, endings=True).go_on(f"{LOST['moves']} w7", **lost)
    seat.page.locator("#open-question").click()
    expect(seat.entry("Review")).to_have_accessible_description("With help")
    seat.entry("Review").click()
    assert seat.hear_all(2)[1].startswith("Lost at move 9 or earlier")
    longer = seat.button("Search longer")
    longer.click()
    expect(seat.page.locator(".replay button:focus")).to_have_count(1)
    assert seat.hear_all(2)[1].startswith("Lost at move 9: ")
    expect(longer).to_have_count(0)
    seat.page.locator("#open-question").click()  # it has been said, and counts already
    expect(seat.entry("Review")).to_have_accessible_description("")
    seat.page.keyboard.press("Escape")
    expect(seat.button("Details")).to_be_visible()


def test_a_replay_ends_with_its_line(visit: Visits) -> None:
    """A new game, a move, or Escape before the review has come: the table can be played again."""
    seat = visit(endings=True).sit(**LOST)
    replay = seat.page.get_by_role("region", name="Replay")
    seat.enter("w 7")
    seat.hear_all(2)
    seat.button("Where did I lose?").click()
    seat.press("Escape")
    expect(replay).to_have_count(0)
    seat.button("Where did I lose?").click()
    expect(seat.status).to_contain_text("Lost at move 9")
    seat.forget()
    seat.command("undo")
    expect(replay).to_have_count(0)
    expect(seat.page.locator("#cmd")).to_be_focused()
    assert seat.moves == LOST["moves"]
    seat.do(lambda: seat.click("s"))
    seat.choose("Help", "Review")
    assert seat.hear_all(2)[1] == "This game can still be won."
    before = seat.game_id
    seat.choose("Options", "New game")
    seat.page.wait_for_url(lambda url: before not in url)
    expect(replay).to_have_count(0)
    seat.hear()
    seat.do(lambda: seat.click("s"))
    assert seat.moves == "sw"


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 0))
def test_the_thumb_buttons_cover_no_button_of_an_ending(visit: Visits, language: str) -> None:
    seat = visit(endings=True, language=language).sit(**LOST)
    seat.page.set_viewport_size({"width": 390, "height": 844})
    seat.enter("w 7" if language == "en" else "s 7")
    seat.hear_all(2)
    seat.page.evaluate("scrollTo(0, 0)")
    buttons = seat.page.locator(".ended button")
    expect(buttons.last).to_have_accessible_name(re.compile("^(Close|Chiudi)$"))
    thumbs = box_of(seat.page.locator(".thumbs"))
    for button in buttons.all():
        box = box_of(button)
        assert box["y"] + box["height"] <= thumbs["y"]


def test_undo_removes_the_bar_of_a_loss(visit: Visits) -> None:
    seat = visit(endings=True).sit(**LOST)
    seat.enter("w 7")
    seat.hear_all(2)
    bar = seat.page.get_by_role("region", name="This game is lost")
    bar.get_by_role("button").first.focus()
    seat.do(lambda: seat.press("z"))
    expect(bar).to_have_count(0)
    assert seat.focus, "the bar is gone, and the focus is at the table"


def test_the_chance_is_shown_and_never_spoken(visit: Visits) -> None:
    seat = visit(chance=True).sit(**LOST)
    chance = seat.page.locator("button.chance")
    best = "If you knew every card, your best possible chance would be"
    both = re.compile(
        rf"^Chance .*would win about [1-9]\d* percent .*\. {best} about [1-9]\d* percent"
    )
    expect(chance).to_have_accessible_name(both)
    for size in ((1280, 800), (390, 844), (1024, 600)):
        seat.resize(*size)
        line, facts = box_of(chance.locator(".scale")), box_of(seat.page.locator(".facts .deal"))
        assert line["y"] + line["height"] <= facts["y"], size
    seat.resize(1280, 900)
    seat.do(lambda: seat.enter("w 7"))
    expect(chance).to_have_accessible_name(re.compile(f"^Chance {best} 0 percent"))
    seat.has_heard_nothing()
    assert seat.after(chance.click).startswith(f"{best} 0 percent")


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 1))
def test_the_menu_lists_every_move_with_its_chance(visit: Visits, language: str) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language).sit(game="draw-three", number="11", moves=" ".join(["sw"] * 8))
    seat.choose(words["help"], words["compare"])
    region = seat.page.get_by_role("region", name=words["choose"])
    listed = region.locator(".buttons").get_by_role("button")
    expect(listed).to_have_count(3)
    told = region.locator(".sentence").all_text_contents()
    assert [bool(re.search(r"\d\d", text)) for text in told] == [True, True, False]
    listed.first.click()
    expect(listed).to_have_count(0)
