"""What the tests know of French."""

from typing import Final

from . import Cards, Heard, Played, Said, Speaker, Understood, Where, Wording

CARDS: Final = Cards(
    ranks="as | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | valet | dame | roi",
    figures="valet | cavalier | roi",
    suits="cœur | carreau | trèfle | pique",
    italian_suits="deniers | coupes | bâtons | épées",
    named="{rank} de {suit} | {rank} de {suit}",
    elisions={
        "de é": "d'é",
    },
    typed_ranks=(
        "as a 1 | deux 2 | trois 3 | quatre 4 | cinq 5 | six 6 | sept 7 | huit 8 | neuf 9 | "
        "dix 10 | valet v j 11 | dame reine q 12 | roi k r 13"
    ),
    typed_italian_ranks="huit 8 valet | neuf 9 cavalier cheval | dix 10 roi",
    typed_suits="cœur coeur cœurs c ♥ | carreau carreaux k ♦ | trèfle trefles t ♣ | pique p ♠",
    typed_italian_suits="deniers denier d | coupes coupe c | bâtons baton b | épées epee e",
    letters="cktp",
    italian_letters="dcbe",
)

HEARD: Final = Heard(
    questions=("d", "t", "f", "c"),
    places={
        "talon": "deck",
        "défausse": "discards",
        "en main": "hand",
        "en fondation": "foundation",
    },
    one_more="et une autre",
    won=("gagné en", "solitaire réussi !"),
    stuck=("plus aucun coup", "aucune carte du"),
    ends=r"dessus de la colonne (\d) : (.*)\.",
    height=r"non\. (\w+) : on en est (?:à l'|à la |au )(\w+) ; il faut (?:le|la) (.*?)\.",
    holds=r"vous avez une carte en main : (.*?), "
    r"(?:venant du|de la colonne|de la) (talon|défausse|\d)\.",
    sentences={
        "deal": r"(\d+) (?:colonnes|cartes sur la table), (\d+)(?: cartes?)? au talon\.",
        "heard_top": r"colonne (\d) : (?:vide|CARD)\.",
        "drew": r"du talon : CARD(?:(?:, CARD)+ dessus)?\.",
        "left": r"(?:il en reste (\d+)|c'étai\w+ l\w+ dernières? cartes?|le talon est épuisé)\.",
        "redeal_and_draw": r"défausse retournée, tour (\d+)(?: sur \d+)?\.",
        "redeal": r"défausse retournée, (\d+) cartes? au talon\.",
        "heard_pass": r"tour (?:(\d+)(?: sur \d+)?(?:, .*)?|unique)\.",
        "moved": (
            r"CARD(?: et (?:une autre|(\d+) autres))? en colonne (\d), (?:sur CARD|qui "
            r"était vide)\."
        ),
        "returned": r"CARD de la fondation en colonne (\d), (?:sur CARD|qui était vide)\.",
        "turned": r"carte retournée(?: en colonne (\d))? : CARD\.",
        "heard_to_turn": r"il y a une carte à retourner en colonne (\d)\.",
        "heard_empty": r"la colonne (\d) est vide\.",
        "went_out": r"CARD en fondation\.",
        "ace_went_out": r"l'CARD monte automatiquement en fondation\.",
        "went_out_from": (
            r"CARD (?:de la colonne (\d) |de la défausse )?à la fondation d(?:e |')SUIT\."
        ),
        "taken": r"en main : CARD, (?:venant du (talon)|de la (défausse)|de la colonne (\d))\.",
        "heard_now_on_top": r"nouvelle carte du dessus : CARD\.",
        "discarded": r"CARD à la défausse\.",
        "put_back": r"CARD de retour (?:sur le (talon)|sur la (défausse)|en colonne (\d))\.",
        "heard_hand_empty": r"votre main est vide\.",
        "undone_draw": r"annulé : (\d+|une) cartes? de retour au talon\.",
        "undone_redeal": r"annulé : (\d+|une) cartes? de retour à la défausse, talon vide\.",
        "undone_turn": r"annulé : CARD de nouveau face cachée en colonne (\d)\.",
        "undone": (
            r"annulé : CARD(?: et (?:une autre|(\d+) autres))? de retour (?:(en main|en "
            r"fondation)|sur l[ea] (talon|défausse)|en colonne (\d))\."
        ),
        "heard_down_again": r"CARD de nouveau face cachée\.",
        "restart": r"la partie recommence avec la même donne\.",
        "heard_pile": (
            r"colonne (\d), (?:(vide)|(?:(\d|une) cartes? cachées?)?(?:(?:, puis |)(CARD(?:, "
            r"CARD)*))?)\."
        ),
        "heard_waste": (
            r"défausse : (?:vide|CARD(?: dessus)?(?:, puis CARD(?:, CARD)?)?, (\d+|une)"
            r"(?: seule)? cartes?(?: en tout)?)\."
        ),
        "heard_stock": r"talon : (?:épuisé|(\d+|une) cartes?)\.",
        "heard_foundations": r"fondations : SUIT (\d+), SUIT (\d+), SUIT (\d+), SUIT (\d+)\.",
    },
    idle=(
        r"klondike, (?:une carte|trois cartes)(?:, \d tours?)?, partie \d+\.",
        r"solitaire italien, partie \d+\.",
        r"refait\.",
        r"places? possibles? : (?:fondation|(?:fondation, )?colonnes? \d(?:, \d)*(?: et \d)?)\.",
        r"pas de place sur la table\.",
        r"c'était le dernier tour\.",
        r"gagné en \d+ coups?(?: et \d+ minutes?)? !",
        "solitaire réussi !",
        r"40 cartes en fondation\.",
        r"score \d+\.",
        r"(?:plus aucun coup possible|\d+ coups?(?: possibles?)?)\.",
        r"aucune carte du talon ne peut être jouée et rien d'autre ne peut bouger\.",
        r"annuler vous ramène un coup en arrière\.",
        r"encore (?:\d+ coups|un coup)\.",
        r'tapez "suite" pour (?:le|les) connaître\.',
        r"il n'y en a pas d'autre\.",
        r"\d+ : .*\.",
        r"conseil : .*\.",
        r"tapez un point d'interrogation pour l'aide\.",
        r"cela (?:retourne une carte|libère la colonne \d|lui trouve une place)\.",
        r"cela (?:dégage une carte à retourner en colonne \d|permet de jouer une carte du talon)\.",
        (
            r"cela (?:montre ce qui vient ensuite|garde la table libre pour d'autres cartes"
            r"|permettra .*)\."
        ),
        r"cela met une carte de plus en fondation\.",
        r"ici, aucun coup n'en vaut la peine\.",
        r"aucun coup ne mène à la victoire\.",
        r"celui qui suit met d'autres cartes en fondation\.",
        r"rien à (?:annuler|refaire|jouer)\.",
        r"demandez d'abord un conseil ou la liste des coups\.",
        r"quelle carte \?",
        r'par exemple : "où .*"\.',
        r"CARD : .*\.",
        r"colonne \d : .*\.",
        r"\d+ coups?, moins d'une minute\.",
    ),
    refusals=("non. ", 'je ne connais pas "', '"'),
)

WORDING: Final = Wording(
    letters="àâçèéêëîïôùûüœÀÂÇÈÉÊÎÔŒ",
    mistakes={
        r"(?i)(?<!-)\b(?:de|le|la|que|ne) [aeéêiouœ]": "two words that French joins",
        r"(?i)\b[àd]e? les?\b": "two words that French joins into one",
        r"[^ \"?!.][:;!?](?: |$)|[:;!?](?=[A-Za-z])": "a high mark without its space",
    },
    endings="Plus aucun coup | Aucune carte du talon | Gagné en | Solitaire réussi !",
    limit=120,
    next_cards="À venir : ",
    types=r"\b[Tt]ape[zr]?\b",
    keys="X pour défausser la carte | Contrôle P",
    one_and_many=(
        "carte cartes | coup coups | minute minutes | colonne colonnes | tour "
        "tours | cachée cachées | visible visibles | ligne lignes | autre autres"
    ),
    zero_is_one=True,
    wrong_numbers=(
        r"\b(?:1 autres\b|1 lignes? \w* ?\w* sont|(?:[2-9]|\d\d) lignes? \w* ?\w* est)\b"
    ),
    disagreeing="2 cachée. | 1 cachées. | 0 cartes. | 3 coup. | 1 autres. | 2 tour.",
    clumsy={
        r"Classement (?:affich|non|:|à ce jeu)|classement …": "niveau Elo",
        r"[Tt]rompeu": "retors",
        r"^Fin automatique|^Cartes en mouvement": "Terminer automatiquement; Animations",
        r"il faut (?:deniers|bâtons)": "Il faut du bâton ou de l'épée.",
        r", en vain": "Le talon tourne en rond.",
        r"\b[Pp]iles?\b": "colonne",
        r"d'apparence identique|qui (?:ressemblent|paraissaient)": "chances maximales de gagner",
        r"[Ee]ngagement": "empreinte",
        r"^Automatiquement :|lui-même|d'(?:elle|eux)-mêmes?|elles-mêmes": "montent automatiquement",
        r"ne vont pas ainsi": "ne se déplacent pas ainsi",
        r"…? ?\bpassages?\b": "tour",
        r"[Tt]out ce qui est à (?:vous|moi)": "vos données",
        r"par exemple, en est": "n'est pas … comme …",
        r"\bécris\b|à celui qui": "vous; la personne qui",
        r"sans vous\b": "La course a déjà commencé",
        r"nettement moins bon": "coups clairement mauvais",
        r"Coups des victoires|Jusqu'à la fin de|Gagnées parmi celles": (
            "Coups par victoire; Jusqu'à; Victoires dans les parties gagnables"
        ),
        r"^Contacteurs$|cartes, refus": "Contrôle par contacteur; coups refusés",
        r"\bva ici\b|^Va ": "place possible",
        r"[Ii]ndécis": "indéterminé",
        r"toutes (?:les parties )?ne peuvent|, pas toutes": "certaines ne peuvent pas …",
        r"\bde processeur": "temps processeur",
        r"quelque moment": "quel que soit le moment",
        r"\bles énumère": "affiche ceux qui existent",
        r"quand il n'y a rien d'autre": "faute de mieux",
        r"avec Maj, y aller": "s'y rendre",
        r"adresse comme|intervalle de donnes comme": "de la forme …",
        r"lignes? de jeu|Quelle ligne|joué … lignes|de cette ligne": "variante",
        r"par exemple, (?:où|jeu|numéro)": "Par exemple : …",
        r"[Ll]es règles ont \"…\"|[Ll]a partie a \"…\"": "En position …; La durée de la partie, …",
        r"rien d'autre ne bouge|piocher encore retourne|on les gagne": "…peut bouger; on retourne…",
        r"Fermez-l[ae] là|une marge de|; carte manquante|à l'œil": "Quittez-la; l'estimation va de",
        r"(?:valait|jouerait|[Ee]ssayez) :|[Pp]osez …|^Jours de suite": "Conseil; Il y avait mieux",
    },
    was_clumsy=(
        "Classement affiché : les statistiques l'indiquent pour chaque jeu. | … : "
        "classement …, entre … et … | Trompeur | partie trompeuse | Fin automatique | "
        "Cartes en mouvement | Non, il faut bâtons ou épées. | On ne peut que piocher, "
        "en vain. | pile … | Combien de parties d'apparence identique peuvent encore "
        "être gagnées, coup par coup | Engagement SHA-256 sur le secret de ce jour : … | "
        "Automatiquement : 5 cartes en fondation. | … va de lui-même en fondation. | "
        "Non. Dans ce jeu, les cartes ne vont pas ainsi. | il faut … passages | Tout ce "
        "qui est à vous | … n'est pas un intervalle de donnes ; 1..1000, par exemple, en "
        "est un. | écris l'endroit avant ses cartes | Cette table est à celui qui a "
        "lancé winnable. | La course a commencé sans vous. | 3 choix étaient nettement "
        "moins bons que le meilleur : coups 17, 19, 33. | Coups des victoires | Jusqu'à "
        "la fin de | Contacteurs | Sons : cartes, refus, victoires | …, vide, va ici | … donnes "
        "indécises | toutes les parties ne peuvent pas être gagnées | … secondes de processeur | "
        'à quelque moment que l\'on regarde | "winnable games list" les énumère. | on perd en '
        "piochant quand il n'y a rien d'autre | Talon ; avec Maj, y aller | … n'est pas une "
        "adresse comme … | Quelle ligne refaire ? | Quelle carte ? par exemple, où … | Les règles "
        'ont "…" en position … | En jouant d\'instinct, on les gagne parfois. | Fermez-la là-bas, '
        "… | Mieux valait : … | Essayez : … | Posez … de la colonne … sur … | Jours de suite avec …"
    ),
)

UNDERSTOOD: Final = Understood(
    doubles={
        "oui": ("yes", "on"),
        "non": ("no", "off"),
    },
    acts={
        "draw": "p | Pioche !",
        "waste": "d",
        "stock": "t",
        "moves": "m | que puis-je faire ? | Qu’est-ce que je peux faire ?",
        "help": "comment on joue | aide-moi !",
        "truth": "peut-on gagner ?",
    },
    solitario={
        "discard": "x | défausser",
        "waste": "défausse",
        "back": "remets",
        "deck": "au talon",
        "hand": "qu'ai-je en main ?",
    },
    suggested={
        "more": "suite",
        "new": "nouvelle",
        "yes": "oui",
        "undo": "annuler",
        "back": "remets",
    },
    numbered={
        "undo 3": "annule 3",
        "turn 4": "retourne 4",
        "read 3": "pile 3 | lis la colonne 3",
        "number 123": "numéro 123",
    },
    settings={
        ("memory", True): "mémoire oui",
        ("memory", False): "memoire non",
        ("language", "es"): "langue espagnol",
        ("language", "it"): "italien",
        ("verbosity", "brief"): "bref",
    },
    moves={
        "3 5": "3 5 | 3 à 5 | 3 vers 5 | 3 sur 5 | colonne 3 colonne 5 | de la colonne 3 à la 5",
        "3 5 2": "3 5 2 | 3 à 5 2",
        "3 f": "3 f | 3f | 3 fondation | 3 en fondation | 3 à la base",
        "w 5": "d 5 | d5 | défausse 5 | défausse à 5 | de la défausse à la colonne 5",
        "w f": "d f | défausse en fondation",
        "f 5": "f 5 | f5 | fondation 5 | fondation à la colonne 5",
        "f0 5": "f cœur 5 | f c 5 | fondation coeur 5 | f ♥ 5",
        "f1 5": "f carreau 5 | f k 5",
    },
    hand={
        "take 2": "prends 2 | prends pile 2 | prends de la pile 2",
        "take w": "prends d | prends de la défausse | prends x",
        "to 4": "pose 4 | pose sur 4 | mets sur la pile 4",
        "to f": "pose f | pose en fondation | mets à la fondation",
    },
    cards={
        "7H": "où est le 7 de cœur ? | ou est le 7 de coeur",
        "AC": "OÙ SE TROUVE L’AS DE TRÈFLE ?",
        "QS": "la dame de pique",
    },
    italian_cards={
        "TS": "roi d'épées",
        "3B": "o 3 batons",
        "9D": "cavalier de deniers",
    },
    moved_cards={
        "QS 5": "dame de pique à 5 | la dame de pique sur la colonne 5",
        "7H 5": "7 coeur 5",
        "AC f": "l'as de trèfle en fondation",
    },
    asking=("où est", "de"),
    told=("tapez | tape", "pour"),
    typing_errors={
        "pioche": "piohce",
        "annule": "anule",
        "conseil": "consiel",
    },
    described="colonne 3 : deux cachées, sept de cœur, six de trèfle",
    written="2 cachées, 7 de cœur, 6 de trèfle",
    six_of_clubs="SIX DE TRÈFLE",
    layout=(
        "tour",
        "talon",
        "défausse",
        "fondations",
        "main",
        "colonne",
        "de",
    ),
    finished="finir | fini | terminer | Terminé. | j’ai fini | c'est fini",
    left="quitter | sortir | non",
    why="Pourquoi ?",
    share="partage | lien",
    help_all="aide tout",
)

PLAYED: Final = Played(
    words={
        "draw": "p | pioche | P | piocher",
        "f": "f | fondation | fondations",
        "w": "d | défausse",
        "x": "d | défausse",
        "take": "prends {} | prends pile {} | prends de la pile {}",
        "to": "pose {} | pose sur {} | mets sur la pile {}",
        "turn": "retourne {} | découvre {} | retourne la colonne {}",
        "discard": "x | défausser",
        "back": "remets",
        "deck": "au talon | control p",
        "suits": "cœur | carreau | trèfle | pique",
        "asks": "v | où est le 7 de coeur ? | 3 | i | coups | où as d'épées",
        "more": "suite",
        "do": "joue-le",
        "undo": "u | annuler | u 3",
        "redo": "refais | refais 2",
        "restart": "recommence | depuis le début",
        "moves": "m | coups | que puis-je faire ?",
        "nonsense": "3 5 9 | 0 | 8 1 | 1 1 | retourne | prends | pose f | remets | xyzzy",
    },
    questions={
        "list": "m | suite | 20",
        "table": "v",
        "pile": "3 | 7 | l | colonne 2",
        "rules": "règles",
        "help": "? | game",
        "deal": "nouvelle | numéro 7 | oui | recommence",
        "log": "log 1 | log 3 | . | ,",
        "ask": (
            "d | t | f | c | i | h | joue-le | statistiques | enregistre | langue | numéro | où | "
            "où roi pique | où 2 cœur | où as coupes | où 10 d'épées | 7 deniers | u | u 2 | "
            "refais | refais 2 | non | oui | mémoire | mémoire non | figures oui | figures non | "
            "simple | simple non | retourne | prends | pose | remets | au talon | x | 3 9 | 9 | 5 "
            "5 | f 3 | d f | f cœur 4 | retourne 2 | 3 5 6 | 2 3 2 | piohce | abracadabra | 7 f | "
            "3 4 | prends 2 | prends d | pose f | pose 5 | prends 3 | f f | retourne 0 | 0 | u 0 | "
            "français | p | p | numéro 99999999999999999999"
        ),
    },
    scenes={
        "the last ace wins": "p, d f, p, d f, p, d f, p, 1 f, p",
        "all remaining cards go out": "fin automatique",
        "a card under another": "7 cœur f, 8 cœur",
        "a single pass ends": "p",
        "only draws remain": "p, p, p, p, h",
        "a column is turned by hand": "4 f, retourne 4, u, recommence",
        "no card of two foundations fits": "f 1",
        "a number beyond the list": "m, 20",
        "a card on its suit": "3 5",
        "a card to the deck": "prends 3, au talon",
        "more moves than a page": "m",
        "the stock of open play": "t",
        "no undo": "u, recommence, non",
        "advice": "h, h, h, joue-le, h, h, h, chances, compare, vérité, oracle, réessaie, erreur",
        "a lost game": "p, p, p, p, p, p, p, p, p, p, p, réessaie",
        "settings": "issues non, issues, classement, classement non, niveau difficile, niveau",
        "deals by condition": (
            "parties niveau difficile, suite, cherche retours=nécessaires, parties numéro 1"
        ),
        "every deal": "parties, suite",
    },
    lists="m | chances | compare",
    lesson=(
        "leçon, p, joue-le, joue-le, joue-le, joue-le, joue-le, joue-le, joue-le, joue-le, "
        "joue-le, leçon, non, jour, jour 2026 11 1 facile, jour 2019 1 1"
    ),
    settings="bref | d | complet | d | normal | figures | p | nouvelle | non | oui",
    other_language="langue x | langue espagnol | idioma francés",
)

WHERE: Final = Where(
    foundation="déjà en fondation",
    hand="en main",
    waste_top="sur le dessus de la défausse",
    waste="dans la défausse, {deep} en partant du dessus",
    top="sur le dessus de la {place}",
    column="{place}, {deep} en partant du dessus ; carte posée dessus : {over}",
    seen="carte déjà vue, qui n'est plus visible",
    unseen="carte pas encore vue",
    place="colonne {pile} | colonne {pile}",
    colon=" :",
    ordinals=(
        "première | deuxième | troisième | quatrième | cinquième | sixième | septième | "
        "huitième | neuvième | dixième"
    ),
    number="numéro {}",
)

SAID: Final = Said(
    question_mark="point d'interrogation",
    columns_missing="ne décrit pas les colonnes",
    cards_missing="24 cartes cachées, mais 52",
    won="La partie est gagnée.",
    own_table=("ma table", "pile 1 : dix de trèfle", "Colonne 1 : 10 de trèfle."),
    own_solitario=("jeu solitario", "la colonne 3"),
    output_unwritable="Impossible d'écrire sur la sortie : No space left on device.",
    input_unreadable="Impossible de lire l'entrée standard : Bad file descriptor.",
    not_saved="Impossible d'enregistrer sur le disque. Vous pouvez continuer à jouer.",
    search_stopped="La recherche a été interrompue.",
    replaced="Cette partie a été abandonnée pour une autre.",
    unreadable="Impossible de lire la partie enregistrée : no such table: games.",
    unsaved=(
        "Le serveur ne répond plus et vos derniers coups ne sont pas enregistrés. Nouvel essai "
        "en cours..."
    ),
    too_many="Trop de parties sont ouvertes ici. Réessayez plus tard.",
    hidden="cartes cachées",
    cards_stay="Non. Dans ce jeu, les cartes restent en fondation.",
    first_visit=("fr-CA", "Piocher", "Klondike, une carte, partie facile"),
    keys=("p", "Shift+D"),
    usage={
        "foo": ('La commande "foo" n\'existe pas ; choix possibles : serve, play, '),
        "deals foo": (
            'La commande "foo" n\'existe pas ; choix possibles : show, convert, make, find, '
        ),
        "play --gme x": ("L'option --gme n'existe pas ici ; peut-être vouliez-vous dire --game."),
        "play --FILE x": (
            "L'option --FILE n'existe pas ici ; winnable play --help affiche la liste des options."
        ),
        "play --zzzzz": (
            "L'option --zzzzz n'existe pas ici ; winnable play --help affiche la liste des options."
        ),
        "stats foo": '"foo" est un mot de trop.',
        "play --new=maybe": '"maybe" est un mot de trop.',
        "deals show": "Il faut indiquer DEAL.",
        "play -g": "L'option -g demande une valeur.",
        "play --lang xx": ('"xx" n\'est pas une valeur de --lang ; choix possibles : {languages}.'),
        "completion x": '"x" n\'est pas une valeur de SHELL ; ',
        "play -n 1 -n 2": "L'option -n ne peut être donnée qu'une fois.",
    },
)

SPEAKER: Final = Speaker(
    code="fr",
    name="Français",
    tags="fr | fr-CA",
    cards=CARDS,
    heard=HEARD,
    wording=WORDING,
    understood=UNDERSTOOD,
    played=PLAYED,
    where=WHERE,
    said=SAID,
)
