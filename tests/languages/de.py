"""What the tests know of German."""

from typing import Final

from . import Cards, Heard, Played, Said, Speaker, Understood, Where, Wording

CARDS: Final = Cards(
    ranks="Ass | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | Bube | Dame | König",
    figures="Bube | Ritter | König",
    suits="Herz | Karo | Kreuz | Pik",
    italian_suits="Münzen | Kelche | Stäbe | Schwerter",
    named="{suit} {rank} | {rank} der {suit}",
    brief="{suit} {rank} | {rank} {suit}",
    declined={"Buben": "Bube"},
    typed_ranks=(
        "ass as a eins 1 | zwei 2 | drei 3 | vier 4 | fünf fuenf 5 | sechs 6 | sieben 7 | acht 8 | "
        "neun 9 | zehn z 10 | bube b 11 | dame d 12 | könig koenig k 13"
    ),
    typed_italian_ranks="acht 8 bube | neun 9 ritter | zehn 10 könig",
    typed_suits="herz h ♥ | karo k ♦ | kreuz treff x ♣ | pik p ♠",
    typed_italian_suits="münzen muenzen m | kelche kelch k | stäbe stab b | schwerter schwert s",
    letters="hkxp",
    italian_letters="mkbs",
)

HEARD: Final = Heard(
    questions=("a", "t", "g", "c"),
    places={
        "talon": "deck",
        "ablage": "discards",
        "in der hand": "hand",
        "auf dem grundstapel": "foundation",
    },
    one_more="und eine weitere",
    won=("gewonnen in", "gewonnen!"),
    stuck=("kein zug mehr", "keine karte im"),
    ends=r"spalte (\d)(?: endet mit|:) (.*)\.",
    height=r"nein\. auf dem grundstapel (\w+) liegt d\w+ (\w+); als nächstes kommt (?:die )?(.*)\.",
    holds=r"noch in der hand: (.*?), (?:vom|von der|von spalte) (talon|ablage|\d)\.",
    sentences={
        "deal": r"(\d+) (?:spalten|karten auf dem tisch), (\d+) (?:karten )?im talon\.",
        "heard_top": r"spalte (\d): (?:leer|CARD)\.",
        "drew": r"gezogen: CARD(?:(?:, CARD)*, oben CARD)?\.",
        "left": r"(?:noch (\d+)|talon leer)\.",
        "redeal_and_draw": r"ablage umgedreht, durchgang (\d+)(?: von \d+)?\.",
        "redeal": r"ablage umgedreht, (\d+) im talon\.",
        "heard_pass": r"(?:durchgang (\d+)(?: von \d+)?(?:, .*)?|einziger durchgang)\.",
        "moved": (
            r"CARD(?: und (?:eine|(\d+)) weitere)? auf (?:CARD, |die leere )?spalte (\d)"
            r"(?:, auf CARD)?\."
        ),
        "returned": r"CARD vom grundstapel auf (?:die leere )?spalte (\d)(?:, auf CARD)?\.",
        "turned": r"CARD (?:auf spalte (\d) )?aufgedeckt\.",
        "heard_to_turn": r"auf spalte (\d) kannst du eine karte aufdecken\.",
        "heard_empty": r"spalte (\d) ist leer\.",
        "went_out": r"CARD auf den grundstapel\.",
        "ace_went_out": r"das CARD kommt automatisch auf den grundstapel\.",
        "went_out_from": r"CARD (?:von (?:spalte (\d)|der ablage) )?auf den grundstapel SUIT\.",
        "taken": r"in der hand: CARD, (?:vom (talon)|von der (ablage)|von spalte (\d))\.",
        "heard_now_on_top": r"jetzt oben: CARD\.",
        "discarded": r"CARD auf die ablage\.",
        "put_back": r"CARD wieder (?:auf dem (talon)|auf der (ablage)|auf spalte (\d))\.",
        "heard_hand_empty": r"(?:hand|deine hand ist) leer\.",
        "undone_draw": r"zurück: (\d+|eine) karten? wieder im talon\.",
        "undone_redeal": r"zurück: (\d+|eine) karten? wieder auf der ablage, talon leer\.",
        "undone_turn": r"zurück: CARD auf spalte (\d) wieder verdeckt\.",
        "undone": (
            r"zurück: CARD(?: und (?:eine|(\d+)) weitere)? wieder (?:(in der hand|auf dem "
            r"grundstapel)|auf (?:dem|der) (talon|ablage)|auf spalte (\d))\."
        ),
        "heard_down_again": r"CARD wieder verdeckt\.",
        "restart": r"von vorn, dieselbe partie\.",
        "heard_pile": (
            r"spalte (\d), (?:(leer)|(?:(\d|eine) verdeckt)?(?:(?:, dann |)(CARD(?:, CARD)*))?)\."
        ),
        "heard_waste": (
            r"ablage: (?:leer|(?:oben )?CARD(?:, dann CARD(?:, CARD)?)?, (?:insgesamt )?"
            r"(\d+|eine) karten?)\."
        ),
        "heard_stock": r"talon: (?:leer|(\d+|eine) karten?)\.",
        "heard_foundations": r"grundstapel: SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:eine karte|drei karten)(?:, (?:ein durchgang|\d durchgänge))?, partie \d+\.",
        r"solitario, partie \d+\.",
        (
            r"passt auf (?:den grundstapel|(?:den grundstapel und )?(?:die )?spalten? "
            r"\d(?:, \d)*(?: und \d)?)\."
        ),
        r"(?:passt nirgends|zug wiederholt|das war der letzte durchgang)\.",
        r"gewonnen in (?:\d+ zügen|einem zug)(?: und (?:\d+ minuten|einer minute))?!",
        "gewonnen!",
        r"alle 40 karten sind auf den grundstapeln\.",
        r"punkte: \d+\.",
        r"(?:kein zug mehr möglich|kein zug möglich|\d+ züge|ein zug)\.",
        r"keine karte im talon passt, und sonst geht nichts\.",
        r"mit zurück nimmst du einen zug zurück\.",
        r"noch (?:\d+|einer)\.",
        r'du hörst (?:sie|ihn) mit dem befehl "weiter"\.',
        r"\d+: .*\.",
        r"hinweis: .*\.",
        r"für hilfe tippe ein fragezeichen\.",
        r"das (?:deckt eine karte auf|leert spalte \d)\.",
        r"dann lässt sich eine karte auf spalte \d aufdecken\.",
        r"das (?:zeigt, was als nächstes kommt|hält den tisch für andere karten frei)\.",
        r"so (?:findet die karte einen platz|(?:wird|kommt|lässt sich) (?:bald|eine) .*)\.",
        r"das bringt noch eine karte auf den grundstapel\.",
        r"kein hinweis: hier lohnt sich kein zug\.",
        r"kein zug führt zum sieg\.",
        r"dieser bringt mehr karten auf die grundstapel\.",
        r"(?:weiter (?:zurück|vor) geht es nicht|mehr gibt es nicht|nichts zu tun)\.",
        r"frag zuerst nach einem hinweis oder nach den zügen\.",
        r"welche karte\?",
        r'tippe zum beispiel "wo .*"\.',
        r"CARD: .*\.",
        r"spalte \d: .*\.",
        r"(?:punkte: \d+\. )?(?:\d+ züge|ein zug), weniger als eine minute\.",
    ),
    refusals=("nein. ", '"'),
)

WORDING: Final = Wording(
    letters="äöüßÄÖÜ",
    mistakes={
        r"\b(?:[Aa]uf|[Ii]n|[Vv]on) Talon\b": "a place without its article",
        r"\b(?:[Aa]uf|[Ii]n|[Vv]on|[Zz]u) (?:Ablage|Grundstapel|Hand)\b": (
            "a place without its article"
        ),
        r"\b(?:von dem|in dem|zu dem|zu der|in das) [A-ZÄÖÜ]": "two words that German joins",
        r"\b(?:einen? Bube|einen? \w+en Bube|einen Dame|eine König|eine Ass|einen Ass)\b": (
            "a wrong article or ending"
        ),
    },
    endings="Kein Zug mehr möglich | Keine Karte im Talon | Gewonnen | Du kannst nur",
    limit=120,
    next_cards="Als Nächstes: ",
    keys="Mit X legst du sie ab | Steuerung P",
    one_and_many=(
        "Karte Karten | Zug Züge | Minute Minuten | Spalte Spalten | Durchgang Durchgänge | "
        "Schritt Schritte | Zeile Zeilen | Partie Partien"
    ),
    wrong_numbers=(
        r"\b(?:1 (?:Karte|Zeile|Partie) sind\b|(?:0|[2-9]|\d\d) (?:Karten|Zeilen|Partien) "
        r"(?:ist|war|liegt)\b|in \d+ Züge\b)"
    ),
    types=r'\b[Tt]ippe\b|\b[Dd]e[rm] Befehl "(?:neu|mach|weiter|nummer|schlicht|spiel)\b',
    disagreeing="1 Karten. | 2 Karte. | 0 Zug. | 3 Spalte. | 2 Karten ist bekannt. | in 3 Züge",
    clumsy={
        r"\b[Ss]tapel [0-9…]": "Spalte",
        r"\bAbwurf|\bMüll": "Ablage",
        r"\bFundament": "Grundstapel",
        r"\b(?:[Dd]as|[Dd]em|[Ee]in|[Ii]m) Deck\b": "Talon; Kartenspiel; Blatt",
        r"\b[Dd]rücke\b|\b[Ll]ege sie\b|\b[Ss]piele sie\b": "drück, leg, spiel: wie man spricht",
        r"\bSie (?:können|müssen)\b|\bIhr Zug\b": "du",
        r"\b[Kk]lick(?:e|en) Sie": "Drück",
        r"\bTyp(?:e|en)\b": "Tippe; der Befehl",
        r"\btrickreich|\bheimtückisch": "knifflig",
        r"\bRating\b|\bRanking\b|\bbewertete": "Wertung; Rangliste; eingestuft",
        r"\bHint\b|\bHinweise? geben": "Hinweis",
        r"aus eigenem Antrieb|von selbst\b|von allein\b": "automatisch",
        r"\bkann gewonnen werden\b|Chance zu gewinnen": "ist zu gewinnen; auf den Sieg",
        r"\bVersuch: |\bunentschieden\b": "Hinweis; ungeklärt",
        r"\b[Dd]rück (?:den|die|eine)\b|\bKarten gehen\b": "klick oder tipp auf; nehmen",
        r"\bNoch niemand hat\b|^Keine? \w+ wurde\b": "Noch hat niemand; Es wurde keine",
        r"[0-9…]-mal\b|\bsteigt vom Ass\b|\bhält an\b": "Mal; beginnt; wird angehalten",
    },
    was_clumsy=(
        "… auf Stapel 3. | Herz 7 auf den Abwurf. | Herz Ass ins Fundament. | Das Deck ist leer. | "
        "Drücke den Talon. | Sie können den Zug zurücknehmen. | Klicken Sie auf den Talon. | "
        "Type k zum Ziehen. | trickreich | Rating an. | Hint | Herz Ass geht von selbst auf den "
        "Grundstapel. | Die Partie kann gewonnen werden. | Versuch: ziehen. | Drück den Talon. | "
        "Karten gehen abwärts. | Noch niemand hat gewonnen. | Jede Farbe steigt vom Ass an."
        " | Keine bewertete Partie"
    ),
)

UNDERSTOOD: Final = Understood(
    doubles={},
    acts={
        "draw": "k | Karte | Ziehen! | zieh",
        "waste": "a | Ablage",
        "stock": "t | Talon",
        "moves": "m | Züge | was kann ich tun? | Was geht?",
        "where": "w | wo | Wo liegt",
        "undo": "z | u | zurück | Rückgängig",
        "again": ". | noch einmal",
        "earlier": ",",
        "help": "? | Hilfe | hilf mir! | wie spielt man? | Hilfe Züge",
        "truth": "kann ich noch gewinnen?",
        "why": "Wieso?",
    },
    solitario={
        "discard": "x | ablegen",
        "waste": "Ablage",
        "back": "zurücklegen",
        "deck": "auf den Talon | Strg P | Strg+P",
        "hand": "c | was habe ich in der Hand?",
    },
    suggested={
        "more": "weiter",
        "new": "neu",
        "yes": "ja",
        "undo": "zurück",
        "back": "zurücklegen",
        "do": "mach",
    },
    numbered={
        "undo 3": "u 3 | z 3 | zurück 3 | rückgängig 3",
        "turn 4": "wende 4 | aufdecken 4 | decke auf 4",
        "read 3": "l 3 | Spalte 3 | lies Spalte 3",
        "number 123": "Nummer 123",
        "log 5": "log 5 | Protokoll 5",
    },
    settings={
        ("memory", True): "Merkhilfe an | Merkhilfe ein",
        ("memory", False): "Merkhilfe aus",
        ("figures", True): "Bildkarten an",
        ("figures", False): "Bildkarten aus",
        ("language", "es"): "Sprache Spanisch",
        ("language", "it"): "Italienisch",
        ("language", "en"): "Sprache Englisch",
        ("language", "fr"): "Französisch | Sprache Franzoesisch",
        ("verbosity", "brief"): "kurz",
        ("verbosity", "full"): "ausführlich",
    },
    moves={
        "3 5": (
            "3 5 | 3 auf 5 | 3 nach 5 | 3, 5 | Spalte 3 auf Spalte 5 | von 3 auf 5 | von Spalte 3 "
            "auf Spalte 5 | Spalte 3 Spalte 5"
        ),
        "3 5 2": "3 5 2 | 3 auf 5 2 | 3 auf 5 2 Karten",
        "3 f": "3 g | 3g | 3 auf g | 3 Grundstapel | 3 auf den Grundstapel | 3 zum Grundstapel",
        "w 5": "a 5 | a5 | Ablage 5 | Ablage auf 5 | von der Ablage auf Spalte 5",
        "w f": "a g | Ablage auf den Grundstapel | von der Ablage auf den Grundstapel",
        "f 5": "g 5 | g5 | Grundstapel 5 | Grundstapel auf Spalte 5 | vom Grundstapel auf 5",
        "f0 5": "g Herz 5 | g h 5 | Grundstapel Herz auf 5 | g ♥ 5",
        "f1 5": "g Karo 5 | g k 5",
        "f2 1": "g Kreuz 1 | g x 1",
    },
    hand={
        "take 2": "nimm 2 | nimm von 2 | nimm von Spalte 2",
        "take w": "nimm a | nimm von der Ablage | nimm Ablage",
        "to 4": "auf 4 | leg auf 4 | lege auf Spalte 4 | auf Spalte 4",
        "to f": "auf g | auf den Grundstapel | leg auf den Grundstapel",
    },
    cards={
        "7H": (
            "Herz 7 | Herz sieben | h7 | 7h | herz7 | Herz-7 | Herzsieben | wo ist die Herz 7? | "
            "wo ist Herz 7 | die Herz-Sieben | h 7"
        ),
        "QS": "Pik Dame | Pik-Dame | Pikdame | die Pik Dame | Dame Pik | pd | WO LIEGT PIK DAME?",
        "AC": "Kreuz Ass | Kreuz-Ass | Kreuzass | Kreuz As | das Kreuz-Ass | xa | x1 | Treff Ass",
        "JD": "Karo Bube | der Karo-Bube | den Karo Buben | kb | bk",
        "QD": "kd",
        "KD": "kk",
        "TD": "Karo 10 | k10 | kz | Karozehn",
        "5C": "x5 | Kreuz 5",
        "KH": "Herz König | Herzkönig | Herz Koenig | hk | kh",
    },
    italian_cards={
        "TS": "König der Schwerter | Schwertkönig | Schwert König",
        "3B": "die 3 der Stäbe | Stab 3 | drei Stäbe",
        "9D": "Ritter der Münzen | Münzen Ritter",
        "7C": "7 der Kelche | Kelche 7",
    },
    moved_cards={
        "QS 5": "Pik Dame auf 5 | die Pik Dame auf Spalte 5 | Pik-Dame 5 | Dame Pik auf 5",
        "7H 5": "Herz 7 5 | Herz 7 auf 5 | 7 Herz 5 | h7 5 | die Herz-7 auf die 5",
        "7H f": "Herz 7 g | Herz 7 auf den Grundstapel",
        "AC f": "Kreuz Ass g | das Kreuz-Ass auf den Grundstapel",
        "TH 5": "Herz 10 auf Spalte 5",
    },
    asking=("wo ist", "der"),
    told=("tippe", "und | um"),
    typing_errors={
        "ablage": "ablgae",
        "hinweis": "hinwies",
        "zurück": "zurrück",
        "ziehen": "zeihen",
    },
    described="Spalte 3: zwei verdeckt, Herz sieben und Kreuz sechs",
    written="2 verdeckt, Herz 7, Kreuz 6",
    six_of_clubs="KREUZ SECHS",
    layout=(
        "Durchgang",
        "Talon",
        "Ablage",
        "Grundstapel",
        "Hand",
        "Spalte",
        "von",
    ),
    finished="fertig | Fertig. | ich bin fertig | ende | das ist alles",
    left="verlassen | schluss | nein",
    why="Warum?",
    share="teilen | link",
    help_all="Hilfe alles",
)

PLAYED: Final = Played(
    words={
        "draw": "k | ziehen | K | zieh | Karte",
        "f": "g | Grundstapel | zielstapel",
        "w": "a | Ablage",
        "x": "a | Ablage",
        "take": "nimm {} | nimm von {} | nimm von Spalte {}",
        "to": "auf {} | leg auf {} | lege auf Spalte {}",
        "turn": "wende {} | aufdecken {} | decke auf Spalte {}",
        "discard": "x | ablegen",
        "back": "zurücklegen | leg zurück",
        "deck": "auf den Talon | Strg P | ^P",
        "suits": "Herz | Karo | Kreuz | Pik",
        "asks": "o | wo ist Herz 7? | 3 | i | Züge | wo Ass der Schwerter",
        "more": "weiter",
        "do": "mach",
        "undo": "u | zurück | z | u 3",
        "redo": "vor | vor 2",
        "restart": "von vorn",
        "moves": "m | Züge | was kann ich tun?",
        "nonsense": "3 5 9 | 0 | 8 1 | 1 1 | wende | nimm | auf g | zurücklegen | xyzzy | g 9 | 8",
    },
    questions={
        "list": "m | weiter | 20",
        "table": "o",
        "pile": "3 | 7 | l | Spalte 2",
        "rules": "Regeln",
        "help": "? | game",
        "deal": "neu | Nummer 7 | ja | von vorn",
        "log": "log 1 | log 3 | . | ,",
        "ask": (
            "a | t | g | c | i | h | mach | Statistik | speichern | Sprache | wo | Nummer | wo "
            "Pik König | wo Herz 2 | wo Ass der Kelche | wo 10 der Schwerter | Münzen 7 | u | u 2 "
            "| vor | vor 2 | nein | ja | Merkhilfe | Merkhilfe aus | Bildkarten an | "
            "Bildkarten aus | schlicht | schlicht aus | wende | nimm | auf | zurücklegen | auf den "
            "Talon | x | 3 9 | 9 | 5 5 | g 3 | a g | g Herz 4 | wende 2 | 3 5 6 | 2 3 2 | ablgae | "
            "abrakadabra | 7 g | 3 4 | nimm 2 | nimm a | auf g | auf 5 | nimm 3 | g g | Nummer "
            "99999999999999999999 | wende 0 | 0 | u 0 | an | aus | Deutsch | k | k"
        ),
    },
    scenes={
        "the last ace wins": "k, a g, k, a g, k, a g, k, 1 g, k",
        "all remaining cards go out": "fertig spielen",
        "a card under another": "Herz 7 g, Herz 8",
        "a single pass ends": "k",
        "only draws remain": "k, k, k, k, h",
        "a column is turned by hand": "4 g, wende 4, u, von vorn",
        "no card of two foundations fits": "g 1",
        "a number beyond the list": "m, 20",
        "a card on its suit": "3 5",
        "a card to the deck": "nimm 3, auf den Talon",
        "more moves than a page": "m",
        "the stock of open play": "t",
        "no undo": "u, von vorn, nein",
        "advice": (
            "h, h, h, mach, h, h, h, Chance, vergleiche, Wahrheit, Orakel, neuer Versuch, Fehler"
        ),
        "a lost game": "k, k, k, k, k, k, k, k, k, k, k, neuer Versuch",
        "settings": (
            "Ausgang aus, Ausgang, Wertung an, Wertung aus, Stufe schwer, Stufe zufällig, Stufe"
        ),
        "deals by condition": (
            "Partien Stufe schwer, weiter, suche Zurückholen=nötig, Partien Nummer 1"
        ),
        "every deal": "Partien, weiter",
    },
    lists="m | Chance | vergleiche",
    lesson=(
        "Einführung, k, mach, mach, mach, mach, mach, mach, mach, mach, mach, Einführung, "
        "verlassen, heute, heute 2026 11 1 leicht, heute 2019 1 1"
    ),
    settings="kurz | a | ausführlich | a | normal | Bildkarten | k | neu | nein | neu | ja",
    other_language="Sprache x | Sprache Spanisch | idioma alemán",
)

WHERE: Final = Where(
    foundation="auf dem Grundstapel",
    hand="in der Hand",
    waste_top="oben auf der Ablage",
    waste="auf der Ablage, {deep}",
    top="oben auf {place}",
    column="{place}, {deep}, darauf {over}",
    seen="schon gesehen, jetzt nicht sichtbar",
    unseen="noch nicht gesehen",
    place="Spalte {pile} | Spalte {pile}",
    ordinals=(
        "die erste von oben | die zweite von oben | die dritte von oben | die vierte von oben | "
        "die fünfte von oben | die sechste von oben | die siebte von oben | die achte von oben | "
        "die neunte von oben | die zehnte von oben"
    ),
    number="Nummer {} von oben",
)

SAID: Final = Said(
    question_mark="Fragezeichen",
    columns_missing="keine Angabe für die Spalten",
    cards_missing="24 verdeckte Karten, aber 52 Karten",
    won="Die Partie ist gewonnen.",
    own_table=("mein Tisch", "Spalte 1: Kreuz zehn", "Spalte 1: Kreuz 10."),
    own_solitario=("Spiel Solitario", "Spalte 3"),
    output_unwritable="Die Ausgabe lässt sich nicht schreiben: No space left on device.",
    input_unreadable="Die Standardeingabe ist nicht lesbar: Bad file descriptor.",
    not_saved="Nicht gespeichert: Die Festplatte ist nicht beschreibbar. Du kannst weiterspielen.",
    search_stopped="Die Suche wurde angehalten.",
    replaced="Diese Partie wurde abgebrochen und eine andere begonnen.",
    unreadable="Die gespeicherte Partie ist nicht lesbar: no such table: games.",
    unsaved=(
        "Der Server antwortet nicht, und deine letzten Züge sind nicht gespeichert. Ein neuer "
        "Versuch läuft..."
    ),
    too_many="Hier sind zu viele Partien offen. Versuch es später noch einmal.",
    hidden="verdeckten Karten",
    cards_stay="Nein. In diesem Spiel darf keine Karte von den Grundstapeln zurück.",
    first_visit=("de-AT", "Ziehen", "Klondike, eine Karte, leichte Partie"),
    keys=("k", "Shift+A"),
    usage={
        "foo": 'Einen Befehl "foo" gibt es nicht; die Befehle sind serve, play, ',
        "deals foo": (
            'Einen Befehl "foo" gibt es nicht; die Befehle sind show, convert, make, find, check, '
            "verify-day."
        ),
        "play --gme x": "Eine Option --gme gibt es hier nicht; vielleicht meinst du --game.",
        "play --FILE x": (
            "Eine Option --FILE gibt es hier nicht; winnable play --help zeigt die Optionen."
        ),
        "play --zzzzz": (
            "Eine Option --zzzzz gibt es hier nicht; winnable play --help zeigt die Optionen."
        ),
        "stats foo": '"foo" ist ein Wort zu viel.',
        "play --new=maybe": '"maybe" ist ein Wort zu viel.',
        "deals show": "DEAL fehlt.",
        "play -g": "Die Option -g braucht einen Wert.",
        "play --lang xx": '"xx" ist kein Wert von --lang; die Werte sind {languages}.',
        "completion x": '"x" ist kein Wert von SHELL; ',
        "play -n 1 -n 2": "Die Option -n darf nur einmal angegeben werden.",
    },
)

SPEAKER: Final = Speaker(
    code="de",
    name="Deutsch",
    tags="de | de-AT | de_DE.UTF-8",
    cards=CARDS,
    heard=HEARD,
    wording=WORDING,
    understood=UNDERSTOOD,
    played=PLAYED,
    where=WHERE,
    said=SAID,
)
