"""The editor of a table: what is understood of a description, and what is wrong with it."""

from ...law.cards import Deck
from ...law.errors import WinnableError
from ...law.variants import VARIANTS, variant_for
from ...law.worlds import unseen
from ...session import Session
from ...speech.layouts import CODES, Draft, code_at_fault, codes_of, parse_table
from ...speech.links import fragment_of
from ...speech.messages import Voice, say_fault
from ...speech.reading import read_one
from ..wire import layout as layout_wire


def layout_of(session: Session, asked: layout_wire.Description) -> layout_wire.Layout:
    """Returns the fields of the editor, and whether their layout is valid.

    Raises ``RulesError`` if the game does not exist.
    """
    said, table, fault = "", "", ""
    rules = variant_for(asked.game).rules if asked.game else session.game.rules
    draft = Draft(rules)
    voice = session.voice
    if asked.current:
        draft.add(session.game.view.text, voice)
    else:
        places = {each.place: " ".join(each.text.split()) for each in asked.places}
        draft.places = {code: places[code] for code in codes_of(rules) if places.get(code)}
    # 1. What the player pasted or typed for several places.
    try:
        if fragment_of(asked.text) is not None:
            draft.add(read_one(asked.text, rules, voice.language).game.view.text, voice)
        elif asked.text.strip():
            draft.add(asked.text, voice)
    except WinnableError as error:
        said, fault = say_fault(voice, error), "text"
    # 2. The table as a whole.
    voice = voice.for_rules(draft.rules)
    try:
        if not draft.places:
            said = said or voice.say("own-bare")
        elif not said:
            view = parse_table(draft.text, draft.rules, voice.language)
            table = view.text
            said = voice.say("own-ready", count=len(unseen(view)))
    except WinnableError as error:
        said, fault = say_fault(voice, error), code_at_fault(error)
    named = draft.named(voice.language)
    return layout_wire.Layout(
        said=said,
        table=table,
        fault=fault,
        game=str(draft.rules),
        preset=next((v.name for v in VARIANTS.values() if v.rules == draft.rules), ""),
        deck="italian" if draft.rules.deck is Deck.ITALIAN else "french",
        places=[
            layout_wire.Place(code, _name(voice, code), draft.places.get(code, ""))
            for code in codes_of(draft.rules)
        ],
        left=[card for card in range(draft.rules.deck_size) if card not in named],
    )


def _name(voice: Voice, code: str) -> str:
    place = CODES.get(code, "column")
    return voice.say("own-field", place=place, pile=int(code) if place == "column" else 0)
