"""The sentences that a listener recognises, in each language, without code of winnable."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Language:
    """Words; the sentences that change something or can be checked, by a method of ``Bot``;
    then those that say nothing about where cards are.
    """

    code: str
    ranks: tuple[str, ...]
    italian_ranks: tuple[str, ...]
    suits: tuple[str, ...]
    italian_suits: tuple[str, ...]
    of: str
    questions: tuple[str, str, str, str]
    """What asks for the waste, the stock, the foundations and the hand."""
    places: dict[str, str]
    """Words for ``deck``, ``discards``, ``hand`` and ``foundation``."""
    one_more: str
    """How a run with one more card is said."""
    won: tuple[str, ...]
    stuck: tuple[str, ...]
    """The start of a sentence that says that no move is left."""
    ends: str
    """In a refusal: a pile and its last card."""
    height: str
    """In a refusal: a suit, the rank that its foundation has, the card that is next."""
    holds: str
    """In a refusal: the card in the hand and its origin."""
    sentences: dict[str, str]
    idle: tuple[str, ...]
    refusals: tuple[str, ...]
    """The starts of utterances that only refuse or ask."""

    def card(self, rank: int, suit: int, *, italian_deck: bool) -> str:
        """The name of a card."""
        ranks = self.italian_ranks if italian_deck else self.ranks
        suits = self.italian_suits if italian_deck else self.suits
        return f"{ranks[rank - 1]}{self.of}{suits[suit]}".replace("de é", "d'é")


ENGLISH: Final = Language(
    code="en",
    ranks=("ace", *map(str, range(2, 11)), "jack", "queen", "king"),
    italian_ranks=("ace", *map(str, range(2, 11))),
    suits=("hearts", "diamonds", "clubs", "spades"),
    italian_suits=("coins", "cups", "batons", "swords"),
    of=" of ",
    questions=("w", "k", "f", "c"),
    places={"waste": "discards", "in your hand": "hand", "on foundation": "foundation"},
    one_more="and 1 more",
    won=("you won!",),
    stuck=("no moves", "no card of"),
    ends=r"(?:pile|table) (\d) ends in (.*)\.",
    height=r"no\. (\w+) are at (?:the )?(\w+); (.*?) is next\.",
    holds=r"you hold (.*?), from (?:the |table )?(deck|discards|\d)\.",
    sentences={
        "deal": r"(\d+) (?:piles|cards on the table), (\d+) in (?:stock|the deck)\.",
        "heard_top": r"table (\d): (?:empty|CARD)\.",
        "drew": r"drew CARD(?:(?:, CARD)+ on top)?\.",
        "left": r"(?:(?:(\d+)|none) left|that was the last one)\.",
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
        r"it (?:turns a card over|leaves a card to turn over on pile \d|has a place there)\.",
        r"it (?:empties pile \d|leaves table \d empty)\.",
        r"it plays a card of the (?:stock|deck)\.",
        r"it (?:shows what comes next|keeps the table free for others|helps to .*)\.",
        r"one more card on the foundations\.",
        r"no move is worth making from here\.",
        r"nothing to (?:undo|redo|do)\.",
        r"ask for moves or advice first\.",
        r"which card\?",
        r"for example, where .*\.",
        r"CARD: .*\.",
        r"(?:pile|table) \d: .*\.",
        r"(?:score \d+\. )?\d+ moves?, less than a minute\.",
    ),
    refusals=("no. ", "i don't know ", 'there is no "', '"'),
)

ITALIAN: Final = Language(
    code="it",
    ranks=("asso", *map(str, range(2, 11)), "fante", "regina", "re"),
    italian_ranks=("asso", *map(str, range(2, 11))),
    suits=("cuori", "quadri", "fiori", "picche"),
    italian_suits=("denari", "coppe", "bastoni", "spade"),
    of=" di ",
    questions=("s", "m", "a", "c"),
    places={"mazzo": "deck", "scarti": "discards", "in mano": "hand", "sugli assi": "foundation"},
    one_more="un'altra",
    won=("hai vinto!", "solitario riuscito!"),
    stuck=("nessuna mossa", "nessuna carta del"),
    ends=r"(?:pila|terra) (\d) finisce con (.*)\.",
    height=r"no\. (\w+): siamo (?:all'|alla |al |a )(\w+); manca (.*?)\.",
    holds=r"hai in mano (.*?), (?:dal|dagli|da terra) (mazzo|scarti|\d)\.",
    sentences={
        "deal": r"(\d+) (?:pile|carte a terra), (\d+) nel mazzo\.",
        "heard_top": r"terra (\d): (?:vuota|CARD)\.",
        "drew": r"dal mazzo CARD(?:(?:, CARD)*, in cima CARD)?\.",
        "left": r"(?:(?:restano|ne resta) (\d+|una)|era l'ultima|erano le ultime)\.",
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
        "undone_draw": r"annullata: (\d+|una) cart[ae] di nuovo nel mazzo\.",
        "undone_redeal": r"annullata: (\d+|una) cart[ae] di nuovo negli scarti, mazzo vuoto\.",
        "undone_turn": r"annullata: si ricopre CARD su pila (\d)\.",
        "undone": r"annullata: CARD(?: e (?:altre (\d+)|un'altra))? di nuovo "
        r"(?:(in mano|sugli assi)|(?:sul|sugli) (mazzo|scarti)|su (?:pila|terra) (\d))\.",
        "heard_down_again": r"si ricopre CARD\.",
        "restart": r"da capo, stesse carte\.",
        "heard_pile": r"(?:pila|terra) (\d), (?:(vuota)|(?:(\d|una) copert[ae])?"
        r"(?:(?:, poi |)(CARD(?:, CARD)*))?)\.",
        "heard_waste": r"scarti: (?:nessuna carta|(?:in cima )?CARD"
        r"(?:, poi CARD(?:, CARD)?)?, (\d+|una) cart[ae])\.",
        "heard_stock": r"mazzo: (?:finito|(\d+|una) cart[ae])\.",
        "heard_foundations": r"assi: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:una carta|tre carte)(?:, (?:un giro|\d giri))?, partita \d+\.",
        r"solitario, partita \d+\.",
        r"rifatta\.",
        r"va (?:sugli assi|(?:sugli assi e )?su terra \d(?:, \d)*(?: e \d)?)\.",
        r"nessun posto a terra\.",
        r"era l'ultimo giro\.",
        r"hai vinto!",
        r"solitario riuscito!",
        r"40 carte sugli assi\.",
        r"punti \d+\.",
        r"(?:nessuna|una|\d+) moss[ae]\.",
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
        r"ora nessuna mossa conviene\.",
        r"niente da (?:annullare|rifare|eseguire)\.",
        r"prima chiedi le mosse o un consiglio\.",
        r"quale carta\?",
        r"per esempio, dove .*\.",
        r"CARD: .*\.",
        r"(?:pila|terra) \d: .*\.",
        r"(?:una|\d+) moss[ae], meno di un minuto\.",
    ),
    refusals=("no. ", 'non conosco "', "in questo gioco non c'è ", '"'),
)

SPANISH: Final = Language(
    code="es",
    ranks=("as", *map(str, range(2, 11)), "jota", "reina", "rey"),
    italian_ranks=("as", *map(str, range(2, 11))),
    suits=("corazones", "diamantes", "tréboles", "picas"),
    italian_suits=("oros", "copas", "bastos", "espadas"),
    of=" de ",
    questions=("d", "m", "b", "c"),
    places={
        "mazo": "deck",
        "descarte": "discards",
        "a la mano": "hand",
        "a la base": "foundation",
    },
    one_more="y otra más",
    won=("¡partida ganada!", "¡solitario resuelto!"),
    stuck=("no quedan jugadas", "ninguna carta del"),
    ends=r"la (?:columna|pila) (\d) acaba en (.*)\.",
    height=r"no\. (\w+): va por (?:el|la) (\w+); falta (?:el|la) (.*?)\.",
    holds=r"tienes en mano (.*?), (?:del|de la pila) (mazo|descarte|\d)\.",
    sentences={
        "deal": r"(\d+) (?:columnas|cartas en la mesa), (\d+) en el mazo\.",
        "heard_top": r"pila (\d): (?:vacía|CARD)\.",
        "drew": r"del mazo: CARD(?:(?:, CARD)*; encima, CARD)?\.",
        "left": r"(?:quedan? (\d+)|era la última|eran las últimas)\.",
        "redeal_and_draw": r"descarte volteado, pasada (\d+)(?: de \d+)?\.",
        "redeal": r"descarte volteado, (\d+) en el mazo\.",
        "heard_pass": r"pasada (?:(\d+)(?: de \d+)?(?:, .*)?|única)\.",
        "moved": r"CARD(?: y (?:otra|(\d+)) más)? a la (?:columna|pila) (\d), "
        r"(?:sobre CARD|que estaba vacía)\.",
        "returned": r"CARD de la base a la columna (\d), (?:sobre CARD|que estaba vacía)\.",
        "turned": r"destapada: CARD(?:, en la columna (\d))?\.",
        "heard_to_turn": r"una carta por destapar en la columna (\d)\.",
        "heard_empty": r"(?:columna|pila) (\d) vacía\.",
        "went_out": r"CARD a la base\.",
        "ace_went_out": r"CARD va por sí solo a la base\.",
        "went_out_from": r"CARD (?:de la pila (\d) |del descarte )?a la base de SUIT\.",
        "taken": r"en mano: CARD, (?:del (mazo|descarte)|de la pila (\d))\.",
        "heard_now_on_top": r"ahora encima: CARD\.",
        "discarded": r"CARD al descarte\.",
        "put_back": r"CARD de vuelta (?:al (mazo|descarte)|a la pila (\d))\.",
        "heard_hand_empty": r"mano vacía\.",
        "undone_draw": r"deshecho: (\d+) cartas? de vuelta al mazo\.",
        "undone_redeal": r"deshecho: (\d+) cartas? de vuelta al descarte, mazo vacío\.",
        "undone_turn": r"deshecho: CARD otra vez boca abajo en la columna (\d)\.",
        "undone": r"deshecho: CARD(?: y (?:otra|(\d+)) más)? de vuelta "
        r"(?:(a la mano|a la base)|al (mazo|descarte)|a la (?:columna|pila) (\d))\.",
        "heard_down_again": r"CARD otra vez boca abajo\.",
        "restart": r"desde el principio, las mismas cartas\.",
        "heard_pile": r"(?:columna|pila) (\d), (?:(vacía)|(?:(\d) boca abajo)?"
        r"(?:(?:, luego |)(CARD(?:, CARD)*))?)\.",
        "heard_waste": r"descarte: (?:vacío|(?:encima, )?CARD"
        r"(?:; luego, CARD(?:, CARD)?)?[,;] (\d+) cartas?)\.",
        "heard_stock": r"mazo: (?:agotado|(\d+) cartas?)\.",
        "heard_foundations": r"bases: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:una carta|tres cartas)(?:, \d pasadas?)?, partida \d+\.",
        r"solitario, partida \d+\.",
        r"rehecho\.",
        r"va a la base(?: y a las? pilas? \d(?:, \d)*(?: y \d)?)?\.",
        r"va a las? pilas? \d(?:, \d)*(?: y \d)?\.",
        r"sin sitio en la mesa\.",
        r"no quedan pasadas\.",
        r"¡partida ganada!",
        r"¡solitario resuelto!",
        r"40 cartas en las bases\.",
        r"puntos: \d+\.",
        r"(?:no quedan|\d+) jugadas?\.",
        r"la partida no puede seguir(?:; con deshacer vuelves una jugada atrás)?\.",
        r"ninguna carta del mazo se puede jugar y nada más se mueve\.",
        r"con deshacer vuelves una jugada atrás\.",
        r"(?:otras \d+|otra más)\.",
        r"escribe más para oírlas?\.",
        r"no hay más\.",
        r"\d+: .*\.",
        r"prueba: .*\.",
        r"escribe un signo de interrogación para oír la ayuda\.",
        r"(?:destapa una carta|vacía la columna \d|deja vacía la pila \d)\.",
        r"(?:deja una carta por destapar en la columna \d|juega una carta del mazo)\.",
        r"le da un sitio en la mesa\.",
        r"(?:muestra lo que viene después|deja la mesa libre para otras|sirve para .*)\.",
        r"una carta más en la base\.",
        r"ahora no conviene ninguna jugada\.",
        r"nada que (?:deshacer|rehacer)\.",
        r"no hay nada elegido\.",
        r"pide antes las jugadas o un consejo\.",
        r"¿qué carta\?",
        r"por ejemplo, dónde .*\.",
        r"CARD: .*\.",
        r"(?:columna|pila) \d: .*\.",
        r"\d+ jugadas?, menos de un minuto\.",
    ),
    refusals=("no. ", 'no conozco "', "en este juego no existe ", '"'),
)

FRENCH: Final = Language(
    code="fr",
    ranks=("as", *map(str, range(2, 11)), "valet", "dame", "roi"),
    italian_ranks=("as", *map(str, range(2, 11))),
    suits=("cœur", "carreau", "trèfle", "pique"),
    italian_suits=("deniers", "coupes", "bâtons", "épées"),
    of=" de ",
    questions=("d", "t", "f", "c"),
    places={
        "talon": "deck",
        "défausse": "discards",
        "en main": "hand",
        "en fondation": "foundation",
    },
    one_more="et une autre",
    won=("partie gagnée !", "solitaire réussi !"),
    stuck=("aucun coup", "aucune carte du"),
    ends=r"la (?:colonne|pile) (\d) finit par (.*)\.",
    height=r"non\. (\w+) : on en est (?:à l'|à la |au )(\w+) ; il faut (?:le|la) (.*?)\.",
    holds=r"vous avez en main (.*?), (?:du|de la pile|de la) (talon|défausse|\d)\.",
    sentences={
        "deal": r"(\d+) (?:colonnes|cartes sur la table), (\d+) au talon\.",
        "heard_top": r"pile (\d) : (?:vide|CARD)\.",
        "drew": r"du talon : CARD(?:(?:, CARD)+ dessus)?\.",
        "left": r"(?:il en reste (\d+)|c'était la dernière|c'étaient les dernières)\.",
        "redeal_and_draw": r"défausse retournée, tour (\d+)(?: sur \d+)?\.",
        "redeal": r"défausse retournée, (\d+) au talon\.",
        "heard_pass": r"tour (?:(\d+)(?: sur \d+)?(?:, .*)?|unique)\.",
        "moved": r"CARD(?: et (?:une autre|(\d+) autres))? en (?:colonne|pile) (\d), "
        r"(?:sur CARD|qui était vide)\.",
        "returned": r"CARD de la fondation en colonne (\d), (?:sur CARD|qui était vide)\.",
        "turned": r"carte retournée(?: en colonne (\d))? : CARD\.",
        "heard_to_turn": r"une carte à retourner en colonne (\d)\.",
        "heard_empty": r"(?:colonne|pile) (\d) vide\.",
        "went_out": r"CARD en fondation\.",
        "ace_went_out": r"CARD va de lui-même en fondation\.",
        "went_out_from": r"CARD (?:de la pile (\d) |de la défausse )?à la fondation "
        r"d(?:e |')SUIT\.",
        "taken": r"en main : CARD, (?:du (talon)|de la (défausse)|de la pile (\d))\.",
        "heard_now_on_top": r"maintenant CARD dessus\.",
        "discarded": r"CARD à la défausse\.",
        "put_back": r"CARD de retour (?:sur le (talon)|sur la (défausse)|en pile (\d))\.",
        "heard_hand_empty": r"main vide\.",
        "undone_draw": r"annulé : (\d+|une) cartes? de retour au talon\.",
        "undone_redeal": r"annulé : (\d+|une) cartes? de retour à la défausse, talon vide\.",
        "undone_turn": r"annulé : CARD de nouveau face cachée en colonne (\d)\.",
        "undone": r"annulé : CARD(?: et (?:une autre|(\d+) autres))? de retour "
        r"(?:(en main|en fondation)|sur l[ea] (talon|défausse)|en (?:colonne|pile) (\d))\.",
        "heard_down_again": r"CARD de nouveau face cachée\.",
        "restart": r"depuis le début, mêmes cartes\.",
        "heard_pile": r"(?:colonne|pile) (\d), (?:(vide)|(?:(\d|une) cachées?)?"
        r"(?:(?:, puis |)(CARD(?:, CARD)*))?)\.",
        "heard_waste": r"défausse : (?:vide|CARD(?: dessus)?"
        r"(?:, puis CARD(?:, CARD)?)?, (\d+|une) cartes?)\.",
        "heard_stock": r"talon : (?:épuisé|(\d+|une) cartes?)\.",
        "heard_foundations": r"fondations : SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:une carte|trois cartes)(?:, \d tours?)?, partie \d+\.",
        r"solitaire italien, partie \d+\.",
        r"refait\.",
        r"va (?:en fondation|(?:en fondation et )?en piles? \d(?:, \d)*(?: et \d)?)\.",
        r"pas de place sur la table\.",
        r"c'était le dernier tour\.",
        r"partie gagnée !",
        r"solitaire réussi !",
        r"40 cartes en fondation\.",
        r"score \d+\.",
        r"(?:aucun|\d+) coups?\.",
        r"la partie ne peut pas continuer(?: ; avec annuler, on revient un coup en arrière)?\.",
        r"aucune carte du talon ne peut être jouée et rien d'autre ne bouge\.",
        r"avec annuler, on revient un coup en arrière\.",
        r"(?:\d+ autres|un autre)\.",
        r"tapez suite pour (?:l'|les )entendre\.",
        r"il n'y en a pas d'autre\.",
        r"\d+ : .*\.",
        r"essayez : .*\.",
        r"tapez un point d'interrogation pour l'aide\.",
        r"cela (?:retourne une carte|libère la (?:colonne|pile) \d|lui trouve une place)\.",
        r"cela (?:laisse une carte à retourner en colonne \d|joue une carte du talon)\.",
        r"cela (?:montre ce qui vient ensuite|garde la table libre pour d'autres|permettra .*)\.",
        r"une carte de plus en fondation\.",
        r"ici, aucun coup n'en vaut la peine\.",
        r"rien à (?:annuler|refaire|jouer)\.",
        r"demandez d'abord les coups ou un conseil\.",
        r"quelle carte \?",
        r"par exemple, où .*\.",
        r"CARD : .*\.",
        r"(?:colonne|pile) \d : .*\.",
        r"\d+ coups?, moins d'une minute\.",
    ),
    refusals=("non. ", 'je ne connais pas "', '"'),
)

HEARD: Final = {each.code: each for each in (ENGLISH, ITALIAN, SPANISH, FRENCH)}
"""What a listener recognises, by the code of the language."""
