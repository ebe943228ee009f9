"""What the tests know of Italian."""

from typing import Final

from . import Cards, Heard, Played, Said, Speaker, Understood, Where, Wording

CARDS: Final = Cards(
    ranks="asso | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | fante | regina | re",
    figures="fante | cavallo | re",
    suits="cuori | quadri | fiori | picche",
    italian_suits="denari | coppe | bastoni | spade",
    named="{rank} di {suit} | {rank} di {suit}",
    typed_ranks=(
        "asso a uno 1 | due 2 | tre 3 | quattro 4 | cinque 5 | sei 6 | sette 7 | otto 8 | nove "
        "9 | dieci 10 | fante f j 11 | regina donna dama q 12 | re k 13"
    ),
    typed_italian_ranks="otto 8 fante | nove 9 cavallo | dieci 10 re",
    typed_suits="cuori c ♥ | quadri q ♦ | fiori f ♣ | picche p ♠",
    typed_italian_suits="denari denaro ori d | coppe coppa c | bastoni bastone b | spade spada s",
    letters="cqfp",
    italian_letters="dcbs",
)

HEARD: Final = Heard(
    questions=("s", "m", "a", "c"),
    places={
        "mazzo": "deck",
        "scarti": "discards",
        "in mano": "hand",
        "sugli assi": "foundation",
    },
    one_more="un'altra",
    won=("hai vinto in", "solitario riuscito!"),
    stuck=("non restano mosse", "nessuna carta del"),
    ends=r"su(?:lla pila| terra) (\d): (.*)\.",
    height=r"no\. a (\w+) siamo (?:all'|alla |al )(\w+): la prossima carta è (?:il |la |l')(.*?)\.",
    holds=r"hai una carta in mano: (.*?), (?:dal|dagli|da terra) (mazzo|scarti|\d)\.",
    sentences={
        "deal": r"(\d+) (?:pile|carte a terra), (\d+|una)(?: cart[ae])? nel mazzo\.",
        "heard_top": r"(?:pila|terra) (\d): (?:vuota|CARD)\.",
        "drew": r"dal mazzo: CARD(?:(?:, CARD)*, in cima CARD)?\.",
        "left": r"(?:ne (?:restano|resta) (\d+|una)|era l'ultima|erano le ultime)\.",
        "redeal_and_draw": r"via al giro (\d+)(?: di \d+)?\.",
        "redeal": r"scarti rigirati, (\d+) nel mazzo\.",
        "heard_pass": r"giro (?:(\d+)(?: di \d+)?(?:, .*)?|unico)\.",
        "moved": (
            r"CARD(?: e (?:altre (\d+)|un'altra))? (?:sulla pila|su terra) (\d), (?:sopra CARD|che "
            r"era vuota)\."
        ),
        "returned": r"CARD dagli assi sulla pila (\d), (?:sopra CARD|che era vuota)\.",
        "turned": r"carta scoperta(?: sulla pila (\d))?: CARD\.",
        "heard_to_turn": r"c'è una carta da scoprire: pila (\d)\.",
        "heard_empty": r"(?:la pila|terra) (\d) è vuota\.",
        "went_out": r"CARD sugli assi\.",
        "ace_went_out": r"l'CARD sale da solo sugli assi\.",
        "went_out_from": r"CARD (?:da terra (\d) |dagli scarti )?sulla pila di SUIT\.",
        "taken": r"in mano: CARD, (?:dal (mazzo)|dagli (scarti)|da terra (\d))\.",
        "heard_now_on_top": r"ora in cima: CARD\.",
        "discarded": r"CARD sugli scarti\.",
        "put_back": r"CARD di nuovo (?:sul (mazzo)|sugli (scarti)|su terra (\d))\.",
        "heard_hand_empty": r"mano vuota\.",
        "undone_draw": r"annullata: (\d+|una) cart[ae] di nuovo nel mazzo\.",
        "undone_redeal": r"annullata: (\d+|una) cart[ae] di nuovo negli scarti, mazzo vuoto\.",
        "undone_turn": r"carta ricoperta sulla pila (\d): CARD\.",
        "undone": (
            r"annullata: CARD(?: e (?:altre (\d+)|un'altra))? di nuovo (?:(in mano|sugli "
            r"assi)|(?:sul|sugli) (mazzo|scarti)|(?:sulla pila|su terra) (\d))\."
        ),
        "heard_down_again": r"carta ricoperta: CARD\.",
        "restart": r"da capo, con le stesse carte\.",
        "heard_pile": (
            r"(?:pila|terra) (\d): (?:(vuota)|(?:(\d|una) copert[ae])?(?:(?:, poi |)(CARD(?:, "
            r"CARD)*))?)\."
        ),
        "heard_waste": (
            r"scarti: (?:nessuna carta|(?:in cima )?CARD(?:, poi CARD(?:, CARD)?)?[,;] (\d+|una) "
            r"cart[ae](?: in tutto)?)\."
        ),
        "heard_stock": r"mazzo: (?:finito|(\d+|una) cart[ae])\.",
        "heard_foundations": r"assi: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:una carta|tre carte)(?:, (?:un giro|\d giri))?, partita \d+\.",
        r"solitario, partita \d+\.",
        r"annullata\.",
        r"rifatta\.",
        r"va (?:sugli assi|(?:sugli assi e )?su terra \d(?:, \d)*(?: e \d)?)\.",
        r"a terra non trova posto\.",
        r"era l'ultimo giro\.",
        r"hai vinto in (?:una|\d+) moss[ae](?: e (?:un minuto|\d+ minuti))?!",
        "solitario riuscito!",
        r"40 carte sugli assi\.",
        r"punti \d+\.",
        r"(?:una|\d+) moss[ae]\.",
        r"non restano mosse\.",
        r"nessuna carta del mazzo si può giocare e nessun'altra si può muovere\.",
        r"con annulla torni indietro di una mossa\.",
        r"(?:ce ne sono altre \d+|ce n'è un'altra)\.",
        r'per sentirl[ae], scrivi "altre"\.',
        r"non ce ne sono altre\.",
        r"\d+: .*\.",
        r"prova: .*\.",
        r"c'è una mossa che conviene\.",
        r"per l'aiuto, scrivi un punto interrogativo\.",
        r"guarda .*\.",
        r"così si (?:scopre una carta|libera (?:la pila|terra) \d|gioca una carta del mazzo)\.",
        r"così (?:puoi scoprire la carta della pila \d|resta posto a terra per altre carte)\.",
        r"(?:così (?:la carta trova posto|vedi che cosa viene dopo)|serve a .*)\.",
        r"così sale una carta in più sugli assi\.",
        r"ora nessuna mossa conviene\.",
        r"nessuna mossa porta alla vittoria\.",
        r"questa fa salire altre carte sugli assi\.",
        r"niente da (?:annullare|rifare|eseguire)\.",
        r"prima chiedi un consiglio o le mosse\.",
        r"quale carta\?",
        r'scrivi, per esempio, "dove .*"\.',
        r"CARD: .*\.",
        r"(?:pila|terra) \d: .*\.",
        r"(?:una|\d+) moss[ae], meno di un minuto\.",
    ),
    refusals=("no. ", 'non conosco "', "in questo gioco non c'è ", 'dopo "', 'il livello "'),
)

WORDING: Final = Wording(
    letters="àèéìòùÈ",
    mistakes={
        r"\ba asso\b|\bdi asso\b": "a without its article",
    },
    endings="Non restano mosse. | Nessuna carta del mazzo | Hai vinto in | Solitario riuscito!",
    limit=100,
    next_cards="Prossime: ",
    types=r"\b[Ss]criv[ia]\b",
    keys="Con X la scarti | Control P",
    one_and_many=(
        "carta carte | mossa mosse | minuto minuti | pila pile | coperta coperte | passo passi "
        "| scoperta scoperte | riga righe | altra altre"
    ),
    wrong_numbers=(
        r"\b(?:resta (?:0|[2-9]|\d\d)|restano 1\b|altre 1\b|1 rig[ah]e? \w* ?\w* non si "
        r"possono)"
    ),
    disagreeing="Ne restano 1. | Ne resta 2. | 1 mosse. | 2 coperta. | Altre 1.",
    clumsy={
        r"Da sé:|va da sé sugli": "Le ultime … carte salgono da sole sugli assi.",
        r"^Rigirati": "Scarti rigirati",
        r"Tu ne sai meno": "Conoscendo tutte le carte …",
        r"che si presenta(?:no|vano)": "partite simili; probabilità massima",
        r"^Carte in movimento|^Stesse carte da capo|^Giocala$|Fine automatica": (
            "Animazioni; Rigioca questa partita; Fai questa mossa; Completa automaticamente"
        ),
        r"[Ii]mpegno": "impronta",
        r"[Tt]utto ciò che è (?:tuo|mio)": "i tuoi dati",
        r"\brifiuti\b": "mosse rifiutate",
        r"per esempio, lo è": "non è … come …",
        r"base di dati|riga dei comandi": "database; riga di comando",
        r"senza di te": "La gara è già cominciata",
        r"chiaramente peggior": "mosse chiaramente sbagliate",
        r"Mosse delle vittorie|Fino alla fine di|Vinte tra quelle": (
            "Mosse per vittoria; Fino a; Vittorie in partite vincibili"
        ),
        r"; ci sono …|forse si intende": "i comandi sono …; forse intendi …",
        r"\b[Ss]pent[aei]\b": "disattivata",
        r", era vuota": "che era vuota",
        r"lasciata per un'altra": "abbandonata per cominciarne un'altra",
        r"smazzata|distribuzione": "con queste carte; la partita",
        r"\brovinat": "danneggiato",
        r"altra metà": "manca la corrispondente",
        r"partite classificate": "divise per livello",
        r"\" non lo è": '"…" non va bene',
        r"^No\. Solo ": "C'è solo una carta scoperta.",
        r"^Mai co|Non hai mai": "Non avevi mai vinto così in fretta.",
        r"\b(?:in|su|di|da|a) pila [\d…]|\bin terra \d|itrovi in [A-Z]": (
            "sulla pila 3; su terra 3; alla voce Partita in classifica"
        ),
        r"^Alla (?:mia )?partita$|\bposto … su": "Vai alla partita; posizione 2 su 9",
        r"si può dare una volta|di al massimo": "si può usare una volta sola; non superiore a",
        r"[Bb]locchi pronti|[Pp]artite pronte": "Partite misurate: 300; blocchi completati: 3",
        r'scrivi fai|Scrivi (?:fai|"?(?:pronto|altre|nuova|sì|rimetti|punto)"?) ': 'scrivi "fai"',
        r"scrivi punto|[Ss]i ricopre": "scrivi un punto interrogativo; Carta ricoperta: …",
    },
    was_clumsy=(
        "Da sé: 6 carte sugli assi. | …, va da sé sugli assi. | Rigirati, giro 3. | Tu "
        "ne sai meno. | Su 100 partite che si presentano come questa un giocatore forte "
        "ne vincerebbe circa 58. | Carte in movimento | Stesse carte da capo | Giocala | "
        "Fine automatica | Impegno SHA-256 sul segreto di questo giorno: … | Tutto ciò "
        'che è tuo | Suoni: carte, rifiuti, vittorie | "…" non è un '
        "intervallo di partite; 1..1000, per esempio, lo è. | La base di dati era "
        "danneggiata | La gara è cominciata senza di te. | 3 scelte chiaramente peggiori "
        "della migliore: mosse 17, 19, 33. | Mosse delle vittorie | Fino alla fine di | "
        'Non c\'è il comando "…"; ci sono …. | Memoria spenta. | … su …, era vuota. '
        "| Questa partita è stata lasciata per un'altra. | La vittoria più breve di questa "
        "smazzata richiede … | … manca o è rovinato | Una parentesi … non ha l'altra metà. | Per "
        "le regole … non ci sono partite classificate. | Serve un numero intero da 1 in su, e "
        '"…" non lo è. | No. Solo una carta scoperta su …. | Mai così veloce. Ben giocato! '
        "| Scrivi fai per cominciare. | … in terra 3 sta sopra … | La ritrovi in Partita in "
        "classifica. | C'è una carta da scoprire su pila 4. | Non hai mai vinto così in fretta. | "
        "Alla mia partita | posto … su … | L'opzione … si può dare una volta sola. | Blocchi "
        "pronti: 3 su 20. | Per l'aiuto, scrivi punto interrogativo. | Si ricopre asso di …"
    ),
)

UNDERSTOOD: Final = Understood(
    doubles={
        "mazzo": ("deck", "stock"),
        "si": ("yes", "on"),
        "no": ("no", "off"),
    },
    acts={
        "where": "d | dov'è | dov’è | DOV'È | dove e",
        "stock": "m",
        "read": "l",
        "draw": "p",
        "waste": "s",
        "foundation": "a",
        "moves": "v | che cosa posso fare?",
        "yes": "si",
        "help": "come si gioca | aiutami | aiuto consigli",
    },
    solitario={
        "discard": "x | scarta",
        "back": "rimetti",
        "deck": "mazzo | Control P",
        "stock": "m",
        "hand": "c | in mano",
    },
    suggested={
        "more": "altre",
        "new": "nuova",
        "yes": "sì",
        "undo": "annulla",
        "back": "rimetti",
    },
    numbered={
        "undo 3": "annulla 3",
        "redo 2": "rifai 2",
        "turn 4": "scopri 4 | scopri pila 4",
        "read 3": "pila 3 | terra 3",
        "number 123": "numero 123",
        "choose 12": "12",
    },
    settings={
        ("memory", True): "memoria sì | memoria si",
        ("memory", False): "memoria no",
        ("figures", True): "figure sì",
        ("figures", False): "figure no",
        ("plain", False): "semplice no",
        ("language", "en"): "lingua inglese | english",
        ("language", "it"): "lingua italiano",
        ("verbosity", "brief"): "breve",
        ("verbosity", "full"): "completo",
        ("verbosity", "normal"): "normale",
        ("language", "es"): "lingua spagnolo",
        ("language", "fr"): "francese",
    },
    moves={
        "3 5": "3 5 | 3 su 5 | 3 a 5 | da 3 a 5 | pila 3 su pila 5 | da pila 3 a pila 5",
        "3 5 2": "3 5 2",
        "3 f": "3 a | 3a | 3 assi | 3 agli assi | 3 sugli assi",
        "w 5": "s 5 | s5 | scarti 5 | scarti su 5 | scarti a 5 | dagli scarti a 5",
        "w f": "s a | scarti assi",
        "f 5": "a 5 | a5 | assi 5",
        "f0 5": "a cuori 5 | a c 5 | assi cuori 5",
        "f3 5": "a picche 5 | a p 5",
    },
    hand={
        "take 2": "prendi 2 | prendi terra 2 | prendi da 2 | prendi da terra 2",
        "take w": "prendi s | prendi scarti | prendi x | prendi dagli scarti",
        "to 4": "su 4 | metti 4 | su terra 4 | metti su 4 | metti su terra 4",
        "to f": "su a | metti a | su assi | metti sugli assi",
    },
    cards={
        "QS": "dònna di pícche | queen of spades",
        "AH": "DOV’È L’ASSO DI CUORI",
    },
    italian_cards={
        "7C": (
            "sette coppe | Sette di Coppe | 7 di coppe | dov'è il 7 di coppe? | dove è 7 coppe | d "
            "7 coppe"
        ),
        "TD": "il re di denari",
        "9S": "cavallo spade",
    },
    moved_cards={
        "QS 5": "regina di picche su 5 | regina picche 5",
        "7H 5": "7 di cuori a 5",
        "AC f": "asso di fiori sugli assi | asso fiori a",
    },
    asking=("dove", "di"),
    told=("scrivi", "per"),
    typing_errors={
        "pesca": "pescca",
        "annulla": "anulla",
        "consiglio": "consilio",
        "mosse": "mose",
    },
    described="pila 3: due coperte, sette di cuori, sei di fiori",
    written="2 coperte, 7 di cuori, 6 di fiori",
    six_of_clubs="SEI DI FIORI",
    layout=("giro", "mazzo", "scarti", "assi", "mano", "pila", "da"),
    finished="fine | finito | Finisci! | termina | ho finito",
    left="esci | uscire | no",
    why="Perché?",
    share="condividi | collegamento",
    help_all="aiuto tutto",
)

PLAYED: Final = Played(
    words={
        "draw": "p | pesca | P | gira",
        "f": "a | assi",
        "w": "s | scarti",
        "x": "s | scarti",
        "take": "prendi {} | prendi terra {} | prendi da {}",
        "to": "su {} | metti su {} | su terra {}",
        "turn": "scopri {} | volta {} | scopri pila {}",
        "discard": "x | scarta",
        "back": "rimetti",
        "deck": "mazzo | control p",
        "suits": "cuori | quadri | fiori | picche",
        "asks": "t | dove 7 cuori | 3 | i | mosse | dove asso spade",
        "more": "altre",
        "do": "fai",
        "undo": "u | annulla | u 3",
        "redo": "rifai | rifai 2",
        "restart": "ricomincia | da capo",
        "moves": "v | mosse",
        "nonsense": "3 5 9 | 0 | 8 1 | 1 1 | scopri | prendi | su a | rimetti | xyzzy | 8",
    },
    questions={
        "list": "v | altre | 20",
        "table": "t",
        "pile": "3 | 7 | l | pila 2",
        "rules": "regole",
        "help": "? | game",
        "deal": "nuova | numero 7 | sì | ricomincia",
        "log": "log 1 | log 3 | . | ,",
        "ask": (
            "s | m | a | c | i | h | fai | statistiche | salva | lingua | numero | dove | dove re "
            "picche | dove 2 cuori | dove asso coppe | dove 10 spade | 7 denari | u | u 2 | rifai "
            "| rifai 2 | no | sì | memoria | memoria no | figure sì | figure no | semplice | "
            "semplice no | scopri | prendi | su | rimetti | mazzo | x | 3 9 | 9 | 5 5 | a 3 | s a "
            "| a cuori 4 | scopri 2 | 3 5 6 | 2 3 2 | pescca | abracadabra | 7 a | 3 4 | prendi 2 "
            "| prendi s | su a | su 5 | prendi 3 | a a | scopri 0 | 0 | u 0 | italiano | p | p | "
            "numero 99999999999999999999"
        ),
    },
    scenes={
        "the last ace wins": "p, s a, p, s a, p, s a, p, 1 a, p",
        "all remaining cards go out": "fine",
        "a card under another": "7 cuori a, 8 cuori",
        "a single pass ends": "p",
        "only draws remain": "p, p, p, p, h",
        "a column is turned by hand": "4 a, scopri 4, u, ricomincia",
        "no card of two foundations fits": "a 1",
        "a number beyond the list": "v, 20",
        "a card on its suit": "3 5",
        "a card to the deck": "prendi 3, mazzo",
        "more moves than a page": "v",
        "the stock of open play": "m",
        "no undo": "u, ricomincia, no",
        "advice": "h, h, h, fai, h, h, h, probabilità, confronta, verità, oracolo, riprova, errore",
        "a lost game": "p, p, p, p, p, p, p, p, p, p, p, riprova",
        "settings": "finali no, finali, valutazione, valutazione no, livello difficile, livello",
        "deals by condition": (
            "partite livello facile, altre, trova ritorni=necessari, partite numero 1"
        ),
        "every deal": "partite, altre",
    },
    lists="v | probabilità | confronta",
    lesson=(
        "lezione, p, fai, fai, fai, fai, fai, fai, fai, fai, fai, lezione, no, giorno, giorno "
        "2026 11 1 facile, giorno fine"
    ),
    settings="breve | s | completo | s | normale | figure | p | nuova | no | sì | .",
    other_language="lingua x | lingua inglese | italian",
)

WHERE: Final = Where(
    foundation="già sugli assi",
    hand="in mano",
    waste_top="in cima agli scarti",
    waste="negli scarti, {deep} dall'alto",
    top="{place}, in cima",
    column="{place}, {deep} dall'alto, sotto {over}",
    seen="carta già vista, che ora non si vede",
    unseen="carta non ancora vista",
    place="pila {pile} | terra {pile}",
    ordinals=(
        "prima | seconda | terza | quarta | quinta | sesta | settima | ottava | nona | decima | "
        "undicesima | dodicesima | tredicesima | quattordicesima | quindicesima | sedicesima | "
        "diciassettesima | diciottesima | diciannovesima | ventesima | ventunesima | "
        "ventiduesima | ventitreesima | ventiquattresima"
    ),
    number="numero {}",
)

SAID: Final = Said(
    question_mark="punto interrogativo",
    columns_missing="non descrive le pile",
    cards_missing="24 carte coperte, ma 52 carte",
    won="La partita è vinta.",
    own_table=("il mio tavolo", "pila 1: dieci di fiori", "Pila 1: 10 di fiori."),
    own_solitario=("gioco solitario", "terra 3"),
    output_unwritable="Impossibile scrivere l'output: No space left on device.",
    input_unreadable="Impossibile leggere lo standard input: Bad file descriptor.",
    not_saved="Partita non salvata: impossibile scrivere sul disco. Puoi continuare a giocare.",
    search_stopped="La ricerca è stata interrotta.",
    replaced="Questa partita è stata abbandonata per cominciarne un'altra.",
    unreadable="Impossibile leggere la partita salvata: no such table: games.",
    unsaved="Il server non risponde e le ultime mosse non sono state salvate. "
    "Nuovo tentativo in corso...",
    too_many="In questo momento ci sono troppe partite aperte. Riprova più tardi.",
    hidden="carte coperte",
    cards_stay="No. In questo gioco le carte restano sugli assi.",
    first_visit=("it-IT", "Pesca", "Klondike, una carta, partita facile"),
    keys=("p", "Shift+S"),
    usage={
        "foo": 'Il comando "foo" non esiste; i comandi sono serve, play, ',
        "deals foo": (
            'Il comando "foo" non esiste; i comandi sono show, convert, make, find, check, '
            "verify-day."
        ),
        "play --gme x": "Qui l'opzione --gme non esiste; forse intendi --game.",
        "play --FILE x": "Qui l'opzione --FILE non esiste; winnable play --help elenca le opzioni.",
        "play --zzzzz": (
            "Qui l'opzione --zzzzz non esiste; winnable play --help elenca le opzioni."
        ),
        "stats foo": '"foo" è una parola di troppo.',
        "play --new=maybe": '"maybe" è una parola di troppo.',
        "deals show": "Manca DEAL.",
        "play -g": "L'opzione -g richiede un valore.",
        "play --lang xx": '"xx" non è un valore di --lang; i valori ammessi sono {languages}.',
        "completion x": '"x" non è un valore di SHELL; i valori ammessi sono ',
        "play -n 1 -n 2": "L'opzione -n si può usare una volta sola.",
    },
)

SPEAKER: Final = Speaker(
    code="it",
    name="Italiano",
    tags="it | IT-ch |  it_IT.UTF-8",
    cards=CARDS,
    heard=HEARD,
    wording=WORDING,
    understood=UNDERSTOOD,
    played=PLAYED,
    where=WHERE,
    said=SAID,
)
