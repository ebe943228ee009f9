"""A table of the player's own: describes one, plays on from it, and names cards as they come.

Such a game holds unknown cards. A move that would show one asks which card it is (``reveal``); what
is unknown stays unknown, and nothing is said about it.
"""

from ..law.moves import play
from ..speech.acts import Act
from ..speech.arguments import Description
from ..speech.commands import Command
from ..speech.layouts import CODES, Draft
from ..speech.messages import LANGUAGES, Voice
from ..speech.messages.voice import plain_words, words
from ..speech.reading import read_one, say_understood
from .games import begin
from .refusals import incomplete
from .state import SessionState


def own(state: SessionState, command: Command) -> list[str]:
    """Begins, continues or ends the description of a table, or plays on from a whole one.

    Raises ``PositionError`` and ``RulesError``; the description then stays as it was.
    """
    voice, draft = state.voice, state.pending.draft
    text = command.argument.text if isinstance(command.argument, Description) else ""
    if draft is None:
        if text:
            return _play_on(state, text)
        state.pending.draft = Draft(state.game.rules)
        return [voice.say("own-how")]
    asked = state.parser.parse(text).name
    if asked is Act.FINISH or _is_finished(text):
        return _play_on(state, draft.text, draft)
    if asked in (Act.NO, Act.QUIT):
        state.pending.draft = None
        return [voice.say("kept")]
    if asked in (Act.HELP, Act.NOTHING):
        return [_voice_of(state, draft).say("own-how")]
    codes = draft.add(text, voice)
    own_voice, rules = _voice_of(state, draft), draft.rules
    said = [say_place(own_voice, code, draft.places.get(code, "")) for code in codes]
    return said or [own_voice.say("own-rules", draw=rules.draw, passes=rules.passes or 0)]


def _is_finished(text: str) -> bool:
    """Whether a text says in some language that the description is complete, even if its word ends
    the program elsewhere.
    """
    said = plain_words(text).rstrip(".! ")
    return any(said in words(each, "words-described") for each in LANGUAGES)


def _voice_of(state: SessionState, draft: Draft) -> Voice:
    """Returns the player's voice for the game that is described."""
    return state.voice.for_rules(draft.rules)


def _play_on(state: SessionState, text: str, draft: Draft | None = None) -> list[str]:
    """Plays on from a table, instead of this game."""
    rules = state.game.rules if draft is None else draft.rules
    reading = read_one(text, rules, state.voice.language)
    state.pending.draft = None
    said = say_understood(state.voice, reading, text)
    return [*([said] if said else []), *begin(state, reading.wish(state.game.variant))]


def say_place(voice: Voice, code: str, text: str) -> str:
    """Says what was understood of a place."""
    place = CODES.get(code, "column")
    pile = int(code) if place == "column" else 0
    return voice.say("own-said", place=place, pile=pile, text=text or voice.phrase("layout-none"))


def reveal(state: SessionState, command: Command) -> list[str]:
    """Names the card that a move shows, and plays the move. Raises ``HiddenCard``."""
    game, pending = state.game, state.pending
    moves = pending.asked
    if not moves:
        return state.refuse(state.voice.say("reveal-nothing"))
    if command.card is None:
        return incomplete(state, command)
    # An advised plan goes on: its moves are legal whatever the card is.
    is_plan = pending.plan is not None and pending.plan[0] == play(game.position, moves[0]).after
    game.reveal(moves[0], command.card)
    if is_plan and pending.plan is not None:
        pending.plan = play(game.position, moves[0]).after, pending.plan[1]
    return state.play(*moves)
