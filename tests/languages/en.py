"""What the tests know of English."""

from typing import Final

from . import Cards, Heard, Played, Said, Speaker, Understood, Where, Wording

CARDS: Final = Cards(
    ranks="ace | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | jack | queen | king",
    figures="jack | knight | king",
    suits="hearts | diamonds | clubs | spades",
    italian_suits="coins | cups | batons | swords",
    named="{rank} of {suit} | {rank} of {suit}",
    typed_ranks=(
        "ace a one 1 | two 2 | three 3 | four 4 | five 5 | six 6 | seven 7 | eight 8 | nine 9 "
        "| ten t 10 | jack j 11 | queen q 12 | king k 13"
    ),
    typed_italian_ranks="eight 8 jack | nine 9 knight | ten 10 king",
    typed_suits="hearts heart h ♥ | diamonds diamond d ♦ | clubs club c ♣ | spades spade s ♠",
    typed_italian_suits="coins coin d | cups cup c | batons baton b | swords sword s",
    letters="hdcs",
    italian_letters="dcbs",
)

HEARD: Final = Heard(
    questions=("w", "k", "f", "c"),
    places={
        "waste": "discards",
        "in your hand": "hand",
        "on its foundation": "foundation",
    },
    one_more="and 1 more",
    won=("you won",),
    stuck=("no moves", "no card in"),
    ends=r"pile (\d) ends with the (.*)\.",
    height=r"no\. (\w+) are at (?:the )?(\w+); the (.*?) is next\.",
    holds=r"you hold the (.*?), from (?:the |pile )?(deck|discards|\d)\.",
    sentences={
        "deal": r"(\d+) (?:piles|cards on the table), (\d+) in the (?:stock|deck)\.",
        "heard_top": r"pile (\d): (?:empty|CARD)\.",
        "drew": r"drew CARD(?:(?:, CARD)+ on top)?\.",
        "left": r"(?:(?:(\d+)|none) left|that was the last card)\.",
        "redeal_and_draw": r"redeal, pass (\d+)(?: of \d+)?\.",
        "redeal": r"waste turned over, (\d+) in the stock\.",
        "heard_pass": r"pass (\d+)(?: of \d+)?(?:, .*)?\.",
        "moved": r"CARD(?: and (\d+) more)? to pile (\d), (?:on CARD|which was empty)\.",
        "returned": r"CARD back from its foundation to pile (\d), (?:on CARD|which was empty)\.",
        "turned": r"CARD turned over(?: on pile (\d))?\.",
        "heard_to_turn": r"pile (\d) has a card to turn over\.",
        "heard_empty": r"pile (\d) is empty\.",
        "went_out": r"CARD to foundation\.",
        "ace_went_out": r"the CARD goes to its foundation automatically\.",
        "went_out_from": r"CARD (?:from (?:pile (\d)|the discards) )?to the SUIT foundation\.",
        "taken": r"in hand: CARD, from (?:the (deck|discards)|pile (\d))\.",
        "heard_now_on_top": r"now on top: CARD\.",
        "discarded": r"CARD to the discards\.",
        "put_back": r"CARD back on (?:the (deck|discards)|pile (\d))\.",
        "heard_hand_empty": r"(?:your )?hand (?:is )?empty\.",
        "undone_draw": r"undone: (\d+) cards? back in the stock\.",
        "undone_redeal": r"undone: (\d+) cards? back in the waste, none in the stock\.",
        "undone_turn": r"undone: CARD face down again on pile (\d)\.",
        "undone": (
            r"undone: CARD(?: and (\d+) more)? back (?:(in your hand|on its foundation)|on the "
            r"(deck|waste|discards)|on pile (\d))\."
        ),
        "heard_down_again": r"the CARD is face down again\.",
        "restart": r"restarted with the same deal\.",
        "heard_pile": (
            r"pile (\d), (?:(empty)|(?:(\d) face down)?(?:(?:, then |)(CARD(?:, "
            r"CARD)*))?)\."
        ),
        "heard_waste": (
            r"(?:waste|discards): (?:empty|CARD(?: on top)?(?:, then CARD(?:, CARD)?)?[,;] "
            r"(\d+) cards?(?: in all)?)\."
        ),
        "heard_stock": r"(?:stock|deck): (?:empty|(\d+) cards?)\.",
        "heard_foundations": r"foundations: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, draw (?:one|three)(?:, \d pass(?:es)?)?, deal \d+\.",
        r"solitario, deal \d+\.",
        r"fits (?:its foundation|(?:its foundation and )?piles? \d(?:, \d)*(?: and \d)?)\.",
        "you won!",
        r"you won in \d+ moves?(?: and \d+ minutes?)?!",
        r"(?:no moves left|\d+ moves?)\.",
        r"no card in the stock can be played, and no other card can move\.",
        r"(?:\d+:|try:|look at) .*\.",
        r"(?:redone|fits nowhere|that was the last pass|\d+ more|no more)\.",
        r'type "more" to hear \w+\.',
        r"all 40 cards are on the foundations\.",
        r"(?:score \d+|undo takes a move back|type a question mark for help)\.",
        r"(?:there is a move worth making|no move is worth making from here)\.",
        r"(?:no move leads to a win|this one puts more cards on the foundations)\.",
        r"it (?:empties pile \d|finds a place for the card|brings one more card into play)\.",
        r"it (?:turns a card over|uncovers a face-down card on pile \d|puts one more card .*)\.",
        r"it (?:shows what comes next|keeps the table free for other cards|helps you .*)\.",
        r"nothing to (?:undo|redo|do)\.",
        r"ask for a hint or for the moves first\.",
        r"which card\?",
        r'for example, type "where .*"\.',
        r"(?:CARD|pile \d): .*\.",
        r"(?:score \d+\. )?\d+ moves?, less than a minute\.",
    ),
    refusals=("no. ", "i don't know ", 'there is no "', '"'),
)

WORDING: Final = Wording(
    letters="",
    mistakes={
        r"\b[Aa] (?:8|11|18|ace)\b|\b[Aa]n (?!8\b|11\b|18\b|[aeiou])": "a wrong article",
    },
    endings="No moves left. | No card in the stock | You won | Nothing left",
    limit=100,
    next_cards="Next: ",
    types=r"\b[Tt]ype\b(?! it\b)",
    keys="X discards it | Control P",
    one_and_many=(
        "card cards | move moves | minute minutes | redeal redeals | pile piles | step steps | "
        "line lines"
    ),
    wrong_numbers=r"\b(?:1 cards? (?:are )|(?:0|[2-9]|\d\d) cards? is |only 1 card are)",
    disagreeing="1 cards left. | 2 card left. | 0 move. | No. Only 2 cards is face up.",
    clumsy={
        r"\b[Bb]y themselves:|saved by itself|to (?:its )?foundations? by (?:itself|themselves)": (
            "automatically"
        ),
        r"Of 100 games|look(?:s|ed)? (?:like this one|the same)": (
            "A strong player would win about … percent of the time from here."
        ),
        r"[Bb]y what could be seen": "From what you could see",
        r"clearly worse than the best": "… moves clearly hurt your chances: …",
        r"Your win has|no win of this deal is shorter": "Your win took … moves",
        r"changed meanwhile": "in the meantime",
        r"of the winnable ones|of the wins$|^Runs of wins|^How often$": "Moves per win; Count",
        r"^Choices that lose|^Pasted |^Random, proven": "say what the field asks for",
        r"useful and drawing when nothing does": "if you just play what looks useful, …",
        r"^What can I do;|Enter does it": "Show the next possible move; Enter plays it",
        r"mark playable cards|^Ask the solver": "Highlight playable cards",
        r"[Ee]verything of (?:yours|mine)": "your data",
        r"the one that you are on": "This reviews the current one.",
        r"^Fits up": "Fits foundation, …",
        r"^table …$|(?:to|on|from|Fits) table …|[Pp]laces? on the table\b": "pile …",
        r", was empty": "which was empty",
        r"for example, (?:is|are)\.$": "is not a … such as …",
        r"\bis no (?:answer|published|exact)|names no known": "is not a …",
        r"^Figures (?:on|off|of the cards)|Italian figures": "court cards",
        r"^Moving cards$|^As the system$": "Animations; Match the system",
        r"of (?:the stock|the deck) can be played|a card of the$": "from the stock",
        r"^The game cannot go on|No moves\. ": "No moves left.",
        r"(?:back on|: on|from|goes to) foundation\b| in stock": "its foundation; in the stock",
        r"cards go down by one|[Ee]ach suit goes up": "piles are built down, suits built up",
        r"^A card to turn|helps you bring|brings more": "Pile … has a card to turn over; get",
        r"\b(?:face up|known|open|lost|begun|entries) already\b": "is already …",
        r"does not answer[,;]|deal is given|[Nn]ame (?:a file|another)": "not responding; specify",
        r"cannot go together|needs (?:more|on or off)\.|[.?] Question mark": "be used; type …",
        r"^At most this|[Tt]he limit of (?:states|memory|open)": "Maximum …; the state limit",
        r"(?:game|backup|export) of winnable|command of the bot": "saved by winnable; the bot's",
        r"(?:percent|%) certainty|chance of a win\b": "95 percent confidence; chance of winning",
        r"win … percent, … to …|percent from here": "about … percent of the time, probably …",
        r"\bcards? (?:are )?out\b|[,.] that keeps|time is over": "on the foundations; stay; is up",
        r"^Foundation of|no redeal left|^No game finished": "hearts foundation; redeals; games",
        r", here …|so it is not read|[Tt]ype question mark": "Here it is …; was not read; type a …",
        r"^[A-Z]\w+\b.*, so it does not count|[Tt]he standard input": "this win; standard input",
        r"perhaps you mean\b|word too many|drawing otherwise|could have seen\.": "you meant",
        r"^… (?:empty|down)\.$|^Turn …\.$|[Tt]op of (?:waste|disc)": "Pile … empty; … face down",
    },
    was_clumsy=(
        "By themselves: 5 cards to foundation. | Every move is saved by itself. | Of 100 games "
        "that look like this one, a strong player would win about 58. | A mistake, by what could "
        "be seen: better draw. | 3 choices were clearly worse than the best ones: 17, 19, 33. | "
        "Your win has 103 moves: no win of this deal is shorter. | The game has changed "
        "meanwhile. | Won of the winnable ones | Choices that lose, at most | Pasted deal or "
        "game | Not won by playing whatever looks useful and drawing when nothing does. | What "
        "can I do; again for the next move, Enter does it | Hint: mark playable cards | "
        "Everything of yours | This is the review of the one that you are on. | Fits up, … | "
        'table … | … to …, was empty. | "…" is not a condition; level hard and passes at most 2, '
        "for example, are. | This is no published day: … | Figures on: jack, knight, king. | "
        "Moving cards | No card of the stock can be played, and nothing else moves. | No moves. "
        "The game cannot go on. | …: on foundation. | On the table, cards go down by one and "
        "change colour. | A card to turn over on … | No. … is face up already. | No deal is given: "
        "name a file, --number or --deal. | … and … cannot go together. | At most this many passes "
        "| The command of the bot is empty. | Best possible chance of a win, move by move | A "
        "strong player would win … percent, … to …. | …: … of 52 cards out. | Of 100 such games, "
        "that keeps … more winnable. | … secret until everybody's time is over. | Foundation of … "
        "| A drawn card goes to your hand, here …. | The standard input cannot be read: …. "
        "| … empty. | There is no option … here; perhaps you mean …."
    ),
)

UNDERSTOOD: Final = Understood(
    doubles={
        "on": ("to", "on"),
    },
    acts={
        "draw": "d | Draw!",
        "moves": "m | what can i do? | what can I do",
        "where": "l | Where is",
        "again": ".",
        "earlier": ",",
        "help": "? | How do I play? | help me | help moves",
    },
    solitario={
        "discard": "x",
        "back": "back",
        "deck": "deck | control p | Ctrl+P | ^P",
        "waste": "w",
        "stock": "k",
        "hand": "c",
    },
    suggested={
        "more": "more",
        "new": "new",
        "yes": "yes",
        "undo": "undo",
        "back": "back",
    },
    numbered={
        "undo 3": "u 3",
        "undo 12": "undo 12",
        "redo 2": "redo 2",
        "log 5": "log 5",
        "number 123": "seed 123",
        "number 18446744073709551615": "number 18446744073709551615",
        "turn 4": "turn 4 | turn pile 4 | flip 4",
        "read 3": "r 3 | pile 3 | table 3",
        "choose 3": "3",
        "choose 0": "0",
        "choose 120": "120",
    },
    settings={
        ("memory", True): "memory on",
        ("memory", False): "memory off | memory no",
        ("figures", True): "figures on",
        ("figures", False): "figures off",
        ("plain", True): "plain on",
        ("plain", False): "plain off",
        ("language", "it"): "language italian | italiano",
        ("language", "en"): "language english",
        ("verbosity", "brief"): "brief",
        ("verbosity", "full"): "full",
        ("verbosity", "normal"): "normal",
        ("language", "es"): "spanish",
        ("language", "fr"): "français",
    },
    moves={
        "3 5": (
            "3 5 | 3 to 5 | 3 on 5 | 3, 5 | pile 3 to pile 5 | pile 3 pile 5 | 3 to pile 5. | from "
            "3 to 5 | from pile 3 to pile 5"
        ),
        "3 5 2": "3 5 2 | 3 to 5 2 | 3, 5, 2",
        "1 7 13": "1 7 13 | 1 to 7 13 cards",
        "3 f": (
            "3 f | 3f | 3 F | 3 to f | 3 foundation | 3 to the foundation | pile 3 to foundation"
        ),
        "w 5": "w 5 | w5 | W 5 | waste 5 | waste to 5 | w to pile 5",
        "w f": "w f | waste to foundation | waste f",
        "f 5": "f 5 | f5 | foundation 5 | foundation to pile 5",
        "f0 5": "f hearts 5 | f h 5 | foundation hearts to 5 | f ♥ 5",
        "f3 5": "f spades 5 | f s 5",
        "f2 1": "f clubs 1",
    },
    hand={
        "take 2": "take 2 | take table 2 | take from 2 | take from table 2 | pick up 2",
        "take w": "take x | take w | take discards | take from the discards | take waste",
        "to 4": "to 4 | put 4 | on 4 | to table 4 | put on 4 | put on table 4",
        "to f": "to f | put f | to foundation | to the foundation",
    },
    cards={
        "7H": "7h | seven hearts? | where is the 7 of hearts? | locate 7h | l 7h",
        "QS": "queen of spades | the Queen of Spades",
        "TD": "10 d",
        "KS": "KS",
    },
    italian_cards={
        "7C": "7 di coppe | sette coppe",
    },
    moved_cards={
        "QS 5": "queen of spades to 5 | queen spades 5 | qs 5",
        "7H f": "7h f | 7 of hearts to foundation",
        "7H 5": "the 7 of hearts to pile 5",
        "TH 5": "10 of hearts to pile 5",
        "AC f": "ace of clubs f",
    },
    asking=("where", "of"),
    told=("type", "to"),
    typing_errors={
        "draw": "drwa",
        "hint": "hnit",
        "undo": "undoo",
        "waste": "wast",
        "where": "WHEER 7h",
        "foundation": "founation",
    },
    described="pile 3: two face down, seven of hearts and the six of clubs",
    written="2 hidden, 7 of hearts, 6 of clubs",
    six_of_clubs="SIX OF CLUBS",
    layout=("pass", "stock", "waste", "foundations", "hand", "pile", "from the"),
    finished="finish | Finished. | done | auto-finish",
    left="quit | exit | no",
    why="Why?",
    share="share | link",
    help_all="help all",
)

PLAYED: Final = Played(
    words={
        "draw": "d | draw | D | deal cards",
        "f": "f | foundation | foundations",
        "w": "w | waste",
        "x": "x | discards | w",
        "take": "take {} | take pile {} | pick up {}",
        "to": "to {} | put {} | To table {}",
        "turn": "turn {} | flip {} | turn pile {}",
        "discard": "x | discard",
        "back": "back | put back | backspace",
        "deck": "deck | control p | ^P",
        "suits": "hearts | diamonds | clubs | spades",
        "asks": "t | where 7 hearts | 3 | i | moves | where ace swords",
        "more": "more",
        "do": "do",
        "undo": "u | undo | z | u 3",
        "redo": "redo | redo 2",
        "restart": "restart",
        "moves": "m | moves",
        "nonsense": "3 5 9 | 0 | 8 1 | 1 1 | turn | take | to f | back | xyzzy | f 9 | 8",
    },
    questions={
        "list": "m | more | 20",
        "table": "t",
        "pile": "3 | 7 | r | pile 2",
        "rules": "rules",
        "help": "? | game",
        "deal": "new | number 7 | yes | restart",
        "log": "log 1 | log 3 | . | ,",
        "ask": (
            "w | k | f | c | i | h | do | stats | save | language | where | number | where king "
            "spades | where 2 hearts | where ace cups | where 10 swords | 7 coins | u | u 2 | redo "
            "| redo 2 | no | yes | memory | memory off | figures on | figures off | plain | plain "
            "off | turn | take | to | back | deck | x | 3 9 | 9 | 5 5 | f 3 | w f | f hearts 4 | "
            "turn 2 | 3 5 6 | 2 3 2 | drwa | abracadabra | 7 f | 3 4 | take 2 | take x | to f | to "
            "5 | take 3 | f f | seed 99999999999999999999 | turn 0 | 0 | u 0 | on | off | english "
            "| d | d"
        ),
    },
    scenes={
        "the last ace wins": "d, w f, d, w f, d, w f, d, 1 f, d",
        "all remaining cards go out": "finish",
        "a card under another": "7 hearts f, 8 hearts",
        "a single pass ends": "d",
        "only draws remain": "d, d, d, d, h",
        "a column is turned by hand": "4 f, turn 4, u, restart",
        "no card of two foundations fits": "f 1",
        "a number beyond the list": "m, 20",
        "a card on its suit": "3 5",
        "a card to the deck": "take 3, deck",
        "more moves than a page": "m",
        "the stock of open play": "k",
        "no undo": "u, restart, no",
        "advice": "h, h, h, do, h, h, h, chance, compare, truth, oracle, retry, mistake",
        "a lost game": "d, d, d, d, d, d, d, d, d, d, d, retry",
        "settings": (
            "endings off, endings, rating on, rating off, level hard, level random, level"
        ),
        "deals by condition": (
            "deals level hard, more, find returns=needed, deals number 1, find traps>0.3"
        ),
        "every deal": "deals, more",
    },
    lists="m | chance | compare",
    lesson=(
        "tutorial, d, do, do, do, do, do, do, do, do, do, tutorial, quit, daily, daily 2026 11 "
        "1 easy, daily 2019 1 1"
    ),
    settings="brief | w | full | w | normal | figures | d | new | no | new | yes",
    other_language="language x | language italian | lingua inglese",
)

WHERE: Final = Where(
    foundation="on its foundation",
    hand="in your hand",
    waste_top="on top of {heap}",
    waste="in {heap}, {deep}",
    top="on top of {place}",
    column="{place}, {deep}, under {over}",
    seen="seen before, not in sight now",
    unseen="not seen yet",
    heap="the waste | the discards",
    place="pile {pile} | pile {pile}",
    ordinals=(
        "on top | second from the top | third from the top | fourth from the top | "
        "fifth from the top | sixth from the top | seventh from the top | eighth from the top | "
        "ninth from the top | tenth from the top"
    ),
    number="number {} from the top",
)

SAID: Final = Said(
    question_mark="question mark",
    columns_missing="does not describe the columns",
    cards_missing="24 hidden cards, but 52 cards",
    won="The game is won.",
    own_table=("own", "pile 1: ten of clubs", "Pile 1: 10 of clubs."),
    own_solitario=("game solitario", "pile 3"),
    output_unwritable="The output cannot be written: No space left on device.",
    input_unreadable="Standard input cannot be read: Bad file descriptor.",
    not_saved="Not saved: cannot write to the disk. You can keep playing.",
    search_stopped="The search was stopped.",
    replaced="This game was abandoned for another one.",
    unreadable="The saved game cannot be read: no such table: games.",
    unsaved="The server is not responding, and your last moves are not saved. Trying again...",
    too_many="Too many games are open here now. Please try again later.",
    hidden="hidden cards",
    cards_stay="No. In this game, cards stay on the foundations.",
    first_visit=("en-GB", "Draw", "Klondike, draw one, easy deal"),
    keys=("d", "Shift+W"),
    usage={
        "foo": 'There is no command "foo"; the commands are serve, play, ',
        "deals foo": (
            'There is no command "foo"; the commands are show, convert, make, find, check, '
            "verify-day."
        ),
        "play --gme x": "There is no option --gme here; perhaps you meant --game.",
        "play --FILE x": (
            "There is no option --FILE here; winnable play --help lists the options."
        ),
        "play --zzzzz": (
            "There is no option --zzzzz here; winnable play --help lists the options."
        ),
        "stats foo": '"foo" is not expected here.',
        "play --new=maybe": '"maybe" is not expected here.',
        "deals show": "DEAL is missing.",
        "play -g": "The option -g needs a value.",
        "play --lang xx": '"xx" is not a value of --lang; the values are {languages}.',
        "completion x": '"x" is not a value of SHELL; ',
        "play -n 1 -n 2": "The option -n can be given only once.",
    },
)

SPEAKER: Final = Speaker(
    code="en",
    name="English",
    tags="en | en;q=0.5 | en_GB.UTF-8",
    cards=CARDS,
    heard=HEARD,
    wording=WORDING,
    understood=UNDERSTOOD,
    played=PLAYED,
    where=WHERE,
    said=SAID,
)
