"""The sentences that a listener recognises, in each language, without code of winnable."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Language:
    """Words; the sentences that change something or can be checked, by a method of ``Bot``;
    then those that say nothing about where cards are.
    """

    ranks: tuple[str, ...]
    italian_ranks: tuple[str, ...]
    suits: tuple[str, ...]
    italian_suits: tuple[str, ...]
    of: str
    sentences: dict[str, str]
    idle: tuple[str, ...]
    refusals: tuple[str, ...]
    """The starts of utterances that only refuse or ask."""


ENGLISH: Final = Language(
    ranks=("ace", *map(str, range(2, 11)), "jack", "queen", "king"),
    italian_ranks=("ace", *map(str, range(2, 11))),
    suits=("hearts", "diamonds", "clubs", "spades"),
    italian_suits=("coins", "cups", "batons", "swords"),
    of=" of ",
    sentences={
        "deal": r"(\d+) (?:piles|cards on the table), (\d+) in (?:stock|the deck)\.",
        "heard_top": r"table (\d): (?:empty|CARD)\.",
        "drew": r"drew CARD(?:(?:, CARD)+ on top)?\.",
        "left": r"(?:(\d+|none) left|that was the last one)\.",
        "redeal_and_draw": r"redeal, pass (\d+)(?: of \d+)?\.",
        "redeal": r"waste turned over, (\d+) in stock\.",
        "heard_pass": r"pass (\d+)(?: of \d+)?(?:, .*)?\.",
        "moved": r"CARD(?: and (\d+) more)? to (?:pile|table) (\d), (?:on CARD|was empty)\.",
        "returned": r"CARD back from foundation to pile (\d), (?:on CARD|was empty)\.",
        "turned": r"CARD turned over(?: on pile (\d))?\.",
        "heard_to_turn": r"a card to turn on pile (\d)\.",
        "heard_empty": r"(?:pile|table) (\d) is empty\.",
        "went_out": r"CARD to foundation\.",
        "ace_went_out": r"CARD goes to foundation by itself\.",
        "went_out_from": r"CARD (?:from (?:table (\d)|the discards) )?to the SUIT pile\.",
        "taken": r"in hand: CARD, from (?:the (deck|discards)|table (\d))\.",
        "heard_now_on_top": r"CARD now on top\.",
        "discarded": r"CARD to the discards\.",
        "put_back": r"CARD back on (?:the (deck|discards)|table (\d))\.",
        "heard_hand_empty": r"(?:your )?hand (?:is )?empty\.",
        "undone_draw": r"undone: (\d+) cards? back in the stock\.",
        "undone_redeal": r"undone: (\d+) cards? back in the waste, none in stock\.",
        "undone_turn": r"undone: CARD face down again on pile (\d)\.",
        "undone": r"undone: CARD(?: and (\d+) more)? back "
        r"(?:(in your hand|on foundation)|on the (deck|waste|discards)|on (?:pile|table) (\d))\.",
        "heard_down_again": r"CARD face down again\.",
        "restart": r"restarted, same deal\.",
        "heard_pile": r"(?:pile|table) (\d), (?:(empty)|(?:(\d) face down)?"
        r"(?:(?:, then |)(CARD(?:, CARD)*))?)\.",
        "heard_waste": r"(?:waste|discards): (?:empty|no card|CARD(?: on top)?"
        r"(?:, then CARD(?:, CARD)?)?, (\d+) cards?)\.",
        "heard_stock": r"(?:stock|deck): (?:empty|finished|(\d+) cards?)\.",
        "heard_foundations": r"foundations: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, draw (?:one|three)(?:, \d pass(?:es)?)?, deal \d+\.",
        r"solitario, deal \d+\.",
        r"redone\.",
        r"fits (?:foundation|(?:foundation, )?table \d(?:, \d)*(?: and \d)?)\.",
        r"no place on the table\.",
        r"that was the last pass\.",
        r"you won!",
        r"all 40 cards are out\.",
        r"score \d+\.",
        r"(?:no|\d+) moves?\.",
        r"the game cannot go on; undo takes a move back\.",
        r"the game cannot go on\.",
        r"no card of the stock can be played, and nothing else moves\.",
        r"undo takes a move back\.",
        r"\d+ more\.",
        r"type more to hear them\.",
        r"no more\.",
        r"\d+: .*\.",
        r"try: .*\.",
        r"there is a move worth making\.",
        r"type question mark for help\.",
        r"look at .*\.",
        r"it (?:turns a card over|leaves a card to turn over on pile \d|finds a place)\.",
        r"it (?:empties pile \d|leaves table \d empty)\.",
        r"it plays a card of the (?:stock|deck)\.",
        r"it (?:shows what comes next|keeps the table free for others|prepares to .*)\.",
        r"its foundation grows\.",
        r"no move is worth making from here\.",
        r"nothing to (?:undo|redo|do)\.",
        r"ask for moves or a hint first\.",
        r"which card\?",
        r"for example, where .*\.",
        r"CARD: .*\.",
        r"(?:pile|table) \d: .*\.",
        r"(?:score \d+\. )?\d+ moves?, less than a minute\.",
    ),
    refusals=("no. ", "i don't know ", 'there is no "', '"'),
)

ITALIAN: Final = Language(
    ranks=("asso", *map(str, range(2, 11)), "fante", "regina", "re"),
    italian_ranks=("asso", *map(str, range(2, 11))),
    suits=("cuori", "quadri", "fiori", "picche"),
    italian_suits=("denari", "coppe", "bastoni", "spade"),
    of=" di ",
    sentences={
        "deal": r"(\d+) (?:pile|carte a terra), (\d+) nel mazzo\.",
        "heard_top": r"terra (\d): (?:vuota|CARD)\.",
        "drew": r"dal mazzo CARD(?:(?:, CARD)*, in cima CARD)?\.",
        "left": r"(?:restano (\d+)|ne resta 1|era l'ultima|erano le ultime)\.",
        "redeal_and_draw": r"rigirati, giro (\d+)(?: di \d+)?\.",
        "redeal": r"scarti rigirati, (\d+) nel mazzo\.",
        "heard_pass": r"giro (?:(\d+)(?: di \d+)?(?:, .*)?|unico)\.",
        "moved": r"CARD(?: e (?:altre (\d+)|un'altra))? su (?:pila|terra) (\d), "
        r"(?:sopra CARD|era vuota)\.",
        "returned": r"CARD dagli assi su pila (\d), (?:sopra CARD|era vuota)\.",
        "turned": r"si scopre CARD(?: su pila (\d))?\.",
        "heard_to_turn": r"una carta da scoprire su pila (\d)\.",
        "heard_empty": r"(?:pila|terra) (\d) vuota\.",
        "went_out": r"CARD sugli assi\.",
        "ace_went_out": r"CARD, va da sé sugli assi\.",
        "went_out_from": r"CARD (?:da terra (\d) |dagli scarti )?sulla pila di SUIT\.",
        "taken": r"in mano CARD, (?:dal (mazzo)|dagli (scarti)|da terra (\d))\.",
        "heard_now_on_top": r"ora in cima CARD\.",
        "discarded": r"CARD sugli scarti\.",
        "put_back": r"CARD di nuovo (?:sul (mazzo)|sugli (scarti)|su terra (\d))\.",
        "heard_hand_empty": r"mano vuota\.",
        "undone_draw": r"annullata: (\d+) cart[ae] di nuovo nel mazzo\.",
        "undone_redeal": r"annullata: (\d+) cart[ae] di nuovo negli scarti, mazzo vuoto\.",
        "undone_turn": r"annullata: si ricopre CARD su pila (\d)\.",
        "undone": r"annullata: CARD(?: e (?:altre (\d+)|un'altra))? di nuovo "
        r"(?:(in mano|sugli assi)|(?:sul|sugli) (mazzo|scarti)|su (?:pila|terra) (\d))\.",
        "heard_down_again": r"si ricopre CARD\.",
        "restart": r"da capo, stesse carte\.",
        "heard_pile": r"(?:pila|terra) (\d), (?:(vuota)|(?:(\d) copert[ae])?"
        r"(?:(?:, poi |)(CARD(?:, CARD)*))?)\.",
        "heard_waste": r"scarti: (?:nessuna carta|(?:in cima )?CARD"
        r"(?:, poi CARD(?:, CARD)?)?, (\d+) cart[ae])\.",
        "heard_stock": r"mazzo: (?:finito|(\d+) cart[ae])\.",
        "heard_foundations": r"assi: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:una carta|tre carte)(?:, \d gir[oi])?, partita \d+\.",
        r"solitario, partita \d+\.",
        r"rifatta\.",
        r"va (?:sugli assi|(?:sugli assi, )?su terra \d(?:, \d)*(?: e \d)?)\.",
        r"nessun posto a terra\.",
        r"era l'ultimo giro\.",
        r"hai vinto!",
        r"solitario riuscito!",
        r"40 carte sugli assi\.",
        r"punti \d+\.",
        r"(?:nessuna|\d+) moss[ae]\.",
        r"la partita non può continuare(?:; con annulla torni indietro di una mossa)?\.",
        r"nessuna carta del mazzo si può giocare e nient'altro si muove\.",
        r"con annulla torni indietro di una mossa\.",
        r"(?:altre \d+|un'altra)\.",
        r"scrivi altre per sentirl[ae]\.",
        r"non ce ne sono altre\.",
        r"\d+: .*\.",
        r"prova: .*\.",
        r"c'è una mossa che conviene\.",
        r"scrivi punto interrogativo per l'aiuto\.",
        r"guarda .*\.",
        r"(?:scopre una carta|libera la pila \d|lascia libera terra \d)\.",
        r"(?:lascia una carta da scoprire sulla pila \d|gioca una carta del mazzo)\.",
        r"le trova un posto\.",
        r"(?:mostra che cosa viene dopo|tiene libera la terra per le altre|serve a .*)\.",
        r"una carta in più sugli assi\.",
        r"da qui nessuna mossa conviene\.",
        r"niente da (?:annullare|rifare|eseguire)\.",
        r"prima chiedi le mosse o un consiglio\.",
        r"quale carta\?",
        r"per esempio, dove .*\.",
        r"CARD: .*\.",
        r"(?:pila|terra) \d: .*\.",
        r"\d+ moss[ae], meno di un minuto\.",
    ),
    refusals=("no. ", 'non conosco "', "in questo gioco non c'è ", '"'),
)
