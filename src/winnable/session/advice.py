"""Hints and chances, and answers that use all cards: the oracle, the truth, reviews.

A hint, a chance and a certain outcome use the view only. The oracle, the truth and a review use the
hidden cards, so they mark the game as assisted.
"""

from dataclasses import replace
from typing import Final

from ..analysis.chances import estimate
from ..analysis.efforts import effort
from ..analysis.endings import Ending, Fate
from ..analysis.reviews import Review, loss_bounds, review
from ..analysis.reviews import retry as game_to_retry
from ..analysis.searching import Searching, search
from ..analysis.shortest import par
from ..game.game import check_undo
from ..law.moves import play
from ..law.position import IllegalMove, Refusal
from ..law.reasons import Reason
from ..law.view import View
from ..players import Advice, advise_cards, first_moves, rank
from ..solver import Answer, Verdict, solve
from ..solver.encoding import MODEL
from ..solver.extremes import most_cards
from ..speech.commands import Command
from ..speech.messages import answers, reviews
from .choices import moves, moves_in_order, offer_all
from .contests import count_advice
from .sharing import on_newest
from .state import SessionState


def hint(state: SessionState, _: Command) -> Searching[list[str]]:
    """Gives a hint at two depths: the move; the move and why. It becomes the offered move.

    Raises ``RulesError`` if there is no fair player for the rules.
    """
    pending, view = state.pending, state.game.view
    if view.is_won:
        return state.refuse(state.voice.say(f"no-{Reason.GAME_WON}"))
    if not pending.hints:
        pending.advice = yield from _advise(state)
    if pending.advice is None:
        MODEL.check(view.rules)
        return [state.voice.say("hint-none")]
    pending.hints = min(pending.hints + 1, 2)
    pending.offer = pending.advice.move
    said = [answers.say_advice(state.voice, view, pending.advice, pending.hints)]
    return [state.voice.say("hint-cards"), *said] if pending.advice.cards is not None else said


def why(state: SessionState, _: Command) -> list[str]:
    """Gives the reason of the last hint, as a second hint does."""
    pending = state.pending
    if not pending.hints or pending.advice is None:
        return state.refuse(state.voice.say("why-nothing"))
    pending.hints = 2
    return [answers.say_advice(state.voice, state.game.view, pending.advice, pending.hints)]


def _advise(state: SessionState) -> Searching[Advice | None]:
    """Returns the rest of the last plan if the player began it, otherwise new advice."""
    pending, position = state.pending, state.game.position
    if pending.plan is not None and pending.plan[0] == position:
        advice: Advice | None = pending.plan[1]
    else:
        view = state.game.view
        advice = yield from search(advise_cards, view, effort(view.rules).strength)
    _keep_plan(state, advice)
    return advice


def _keep_plan(state: SessionState, advice: Advice | None) -> None:
    """Keeps the rest of a plan for the position after its first move."""
    if advice is not None and len(advice.plan) > 1:
        rest = replace(advice, plan=advice.plan[1:])
        state.pending.plan = play(state.game.position, advice.move).after, rest


def compare(state: SessionState, command: Command) -> Searching[list[str]]:
    """Lists every legal move, numbered: the choices of the fair player with their chances, the best
    first, then the others. The best one becomes the offered move.

    Raises ``RulesError`` if there is no fair player for the rules.
    """
    view = state.game.view
    if not view.legal:
        return moves(state, command)
    strength = effort(view.rules).strength
    found = yield from search(rank, view, strength)
    if not found:
        farthest = yield from search(advise_cards, view, strength)
        found = [] if farthest is None else [farthest]
    if not found:
        MODEL.check(view.rules)
        return [state.voice.say("hint-none")]
    values = first_moves(found)
    state.pending.plan, state.pending.offer = None, found[0].move
    _keep_plan(state, found[0])
    options = [*values, *(move for move in moves_in_order(state) if move not in values)]
    said = [] if found[0].cards is None else [state.voice.say("hint-cards")]
    return [*said, *offer_all(state, options, values)]


def tell_chance(state: SessionState, _: Command) -> Searching[list[str]]:
    """Says what a strong player would win, and which share of the worlds is winnable."""
    view = state.game.view
    chance = yield from search(estimate, view, *effort(view.rules).chance)
    return [reviews.say_chance(state.voice, *chance)]


def open_question(state: SessionState) -> View | None:
    """Returns the view whose fate is to be searched for, or None.

    In open play the fate would solve the puzzle for the player, so it is not searched for.
    """
    if state.lesson is not None:
        return None
    wanted = state.settings.endings and not state.game.rules.is_open
    if wanted and state.ending is None:
        return state.game.view
    # After an undo of the last move the win is still certain. It was said, so it is not news.
    state.certain = Fate.WON if state.ending is Ending.WON else None
    return None


def set_fate(state: SessionState, view: View, found: Fate | None) -> list[str]:
    """Records the fate of ``view`` and says it if it is new. Ignores a view that is not current."""
    if view != state.game.view or state.ending is not None or not state.settings.endings:
        return []
    before, state.certain = state.certain, found
    if found is None or found is before:
        return []
    said = reviews.say_fate(state.voice, view, found)
    state.happened([said])
    return [said]


FARTHEST: Final = 100_000
"""States to find how many cards of a lost game can go out."""


def oracle(state: SessionState, _: Command) -> Searching[list[str]]:
    """Says a move that keeps a win. After that move it continues the same win, so following the
    oracle always wins.
    """
    state.game.check_known()
    position = state.game.position
    if position not in state.pending.win:
        answer = yield from _solve(state)
        if answer.moves is None:
            return (yield from _tell_truth(state, answer))
        win = {}
        for move in answer.moves:
            win[position] = move
            position = play(position, move).after
        state.pending.win = win
    state.pending.offer = move = state.pending.win[state.game.position]
    details = answers.move_details(state.voice, state.game.view, move)
    return state.assisted(state.voice.say("oracle", **details))


def truth(state: SessionState, _: Command) -> Searching[list[str]]:
    """Says whether the game is still winnable with all cards known."""
    return (yield from _tell_truth(state, (yield from _solve(state))))


def _tell_truth(state: SessionState, answer: Answer) -> Searching[list[str]]:
    """Says a verdict, and of a lost game how many cards can still go out."""
    said = [state.voice.say("truth", verdict=answer.verdict)]
    if answer.verdict is Verdict.UNWINNABLE:
        position = state.game.position
        limits = effort(position.rules).thinking
        limits = replace(limits, nodes=min(limits.nodes, FARTHEST))
        found = yield from search(most_cards, position, limits)
        outcome = "proven" if found.is_proven else "between"
        said.append(
            state.voice.say("truth-most", outcome=outcome, least=found.least, most=found.most)
        )
    return state.assisted(*said)


def _solve(state: SessionState) -> Searching[Answer]:
    state.game.check_known()
    position = state.game.position
    if position.is_won:
        raise IllegalMove(Refusal(Reason.GAME_WON))
    return (yield from search(solve, position, effort(position.rules).thinking))


def tell_review(state: SessionState, _: Command) -> Searching[list[str]]:
    """Says a review of the current line."""
    return (yield from review_line(state))[1]


def review_line(state: SessionState) -> Searching[tuple[Review | None, list[str]]]:
    """Reviews the current line; returns the review and its sentences, for a game that is over with
    the shortest win of its deal. Before the first move there is none. The second review of a line
    searches longer for the losing step, unless it is known.

    Stores the game before a losing mistake, to be played again.
    """
    game, store, pending = state.game, state.store, state.pending
    game.check_known()
    if not game.steps:
        return None, [state.voice.say("review-nothing")]
    work, found = effort(game.rules), pending.review_of(game)
    offers_longer = found is None
    if found is None:
        found = yield from search(review, game, work.budget)
    elif not found.is_exact:
        found = yield from search(review, game, work.budget.longer)
    said = reviews.say_review(state.voice, game, found)
    offers_longer &= not found.is_exact
    if offers_longer:
        said.append(state.voice.say("review-again"))
    if state.ending is not None and work.par is not None:
        length = yield from search(par, game, work.par)
        said += reviews.say_par(state.voice, *length)
    # No search follows that can be stopped.
    pending.keep_review(game, found, offers_longer=offers_longer)
    again = game_to_retry(game, found)
    if again is not None and store is not None and state.id is not None:
        store.mistakes.keep(state.id, again.text)
    return found, state.assisted(*said)


def review_newest(state: SessionState) -> Searching[tuple[Review | None, list[str]]]:
    """Reviews the current line of the newest game, as ``review_line`` does."""
    found: Review | None = None

    def work() -> Searching[list[str]]:
        nonlocal found
        found, said = yield from review_line(state)
        return said

    said = yield from on_newest(state, work)
    return found, said


def retry(state: SessionState, _: Command) -> Searching[list[str]]:
    """Goes back to the last winnable position of the line; redo plays the line again."""
    game = state.game
    game.check_known()
    check_undo(game.rules)
    found = state.pending.review_of(game)
    if found is None:
        bounds = yield from search(loss_bounds, game, effort(game.rules).budget)
    else:
        bounds = found.last_winnable, found.first_lost
    last_winnable, first_lost = bounds
    if last_winnable is None or first_lost is None:
        count_advice(state)  # it tells that no move is known to have lost
        return state.assisted(*state.refuse(state.voice.say("retry-none")))
    count = len(game.steps) - last_winnable
    while len(game.steps) > last_winnable:
        game.undo()
    state.ending = state.certain = None
    said = state.voice.say("retried", count=count)
    state.moved([said])
    return [*state.assisted(said), *state.save()]
