## Erreurs dans les données lues

fault-rules-empty = Les règles sont vides ; "d3" ou "s", par exemple, sont des règles complètes.
fault-rules-start = Les règles commencent par "{ $text }" ; elles doivent commencer par "d" suivi d'un nombre, ou par "s".
fault-rules-letter = En position { $at } des règles, "{ $text }" n'est pas une lettre connue.
fault-rules-twice = Les règles répètent "{ $text }" en position { $at }.
fault-rules-number = En position { $at } des règles, "{ $text }" { $number ->
    [yes] demande un nombre
   *[no] n'admet pas de nombre
 }.
fault-rules-range = Les règles fixent à { $value } le nombre de { $part ->
    [draw] cartes par pioche
    [passes] tours
    [columns] colonnes
   *[ranks] valeurs
 } ; il en faut de 1 à { $most }.
fault-rules-deal = Les règles demandent { $table } cartes sur la table, mais le jeu n'en a que { $cards }.
fault-rules-clash = Les règles contiennent une lettre que { $game ->
    [solitario] le solitaire italien
   *[klondike] le Klondike
 } ne connaît pas : "{ $what }".
fault-rules-model = Ce calcul n'est pas possible pour des parties avec les règles { $rules }.
fault-deal-empty = La donne est vide.
fault-deal-card = En position { $at } de la donne, "{ $text }" n'est pas une carte.
fault-deal-foreign = En position { $at } de la donne, "{ $text }" n'appartient pas à ce jeu de cartes.
fault-deal-twice = { $card } apparaît deux fois dans la donne, aux positions { $first } et { $at }.
fault-deal-few = La donne compte { $count } cartes sur { $need } ; première carte manquante : { $card }.
fault-deal-digits = La donne compte { $count } chiffres ; une donne en chiffres en compte { $need }.
fault-deal-number = "{ $text }" n'est pas un numéro de partie : les numéros vont de 0 à 18446744073709551615.
    .brief = Ce n'est pas un numéro de partie.
fault-deal-javasol = Le numéro après javasol est "{ $text }", qui n'est pas un nombre entier de 64 bits.
fault-deal-lonelybot = Le numéro après lonelybot est "{ $text }", qui n'est pas une graine exacte pour ces règles.
fault-deal-program = Le numéro après { $program } est "{ $text }", qui n'est pas un nombre entier de { $least } à { $most }.
fault-deal-prefix = Aucun numéro de donne ne commence par "{ $text }:" ; choix possibles : { $known }.
fault-deal-format = Le format { $format } ne connaît pas les cartes italiennes.
fault-deal-json = La donne n'est pas du JSON : l'erreur est à la ligne { $line }, colonne { $column }.
fault-deal-json-shape = La donne en JSON doit contenir une liste de cartes, ou de colonnes de cartes, sous "{ $what }".
fault-deal-json-piles = La donne en JSON doit avoir { $columns ->
    [one] { $columns } colonne de 1 carte
   *[other] { $columns } colonnes de 1 à { $columns } cartes
 }.
fault-deal-played = C'est une table en cours de partie ; il faut ici une donne de départ.
fault-deal-two = Ces lignes peuvent décrire les colonnes ou l'ordre de distribution des cartes : indiquez l'endroit avant les cartes, comme dans "col1: 6H" et "talon: 3S".
fault-deal-rules = La donne compte { $cards } cartes du { deck-name } ; ces règles en demandent { $need } du { other-deck-name }.
fault-deal-day = "{ $text }" n'est pas un jour ; un jour s'écrit sous la forme 2026-11-22.
fault-no-game = Cette partie ne se trouve pas ici. Elle a peut-être été abandonnée pour une autre.
fault-game-busy = La partie est ouverte ailleurs. Quittez-la d'abord, ou commencez-en une nouvelle.
fault-request = La demande n'a pas été comprise. Rechargez la page.
fault-link = Un lien n'a pas d'élément "{ $what }" ; choix possibles : { $known }.
fault-too-fast = Trop de demandes à la fois. Attendez un instant.
fault-too-many = Trop de parties sont ouvertes ici. Réessayez plus tard.
fault-too-long = La demande est trop longue.
fault-no-key = Cette table appartient à la personne qui a lancé winnable. Ouvrez l'adresse que winnable affiche dans son terminal.
fault-no-player = Chargez d'abord la page ; le navigateur doit accepter son cookie.
fault-no-winnable = Aucune partie gagnable n'a été trouvée avec ces règles.
fault-foreign = Cette demande vient d'un autre site.
fault-no-page = Cette page n'existe pas ici.
fault-port = Le port "{ $text }" n'est pas un nombre de 0 à 65535.
fault-no-port = Le serveur ne peut pas écouter sur { $what } : { $why }.
fault-no-counts = L'option --metrics demande prometheus_client : pip install prometheus_client.
deck-name = { $deck ->
    [italian] jeu italien
   *[french] jeu français
 }
other-deck-name = { $other ->
    [italian] jeu italien
   *[french] jeu français
 }
fault-record-undo = La partie contient des coups annulés, ce que ses règles ne permettent pas.
fault-record-unchecked = Le vérificateur ne connaît pas les règles "{ $text }".
fault-board-card = "{ $text }", à la ligne { $line } de la table, n'est pas une carte de ce jeu.
fault-board-place = "{ $text }", à la ligne { $line } de la table, n'est sous aucune colonne.
fault-board-saved = { $line ->
    [0] La partie enregistrée de { $program } ne peut pas être lue : elle est endommagée, ou ce n'est pas un Klondike.
   *[other] La ligne { $line } de la partie enregistrée de { $program } ne peut pas être lue : la partie est endommagée, ou ce n'est pas un Klondike.
 }
fault-board-seen = { $count ->
    [one] Une carte { fault-place } n'est pas nommée, alors que le joueur l'a déjà vue.
   *[other] { $count } cartes { fault-place } ne sont pas nommées, alors que le joueur les a déjà vues.
 }
fault-position-columns = La position compte { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
 } et { $down ->
    [one] { $down } nombre
   *[other] { $down } nombres
 } de cartes cachées ; les règles demandent { $need ->
    [one] { $need } colonne
   *[other] { $need } colonnes
 }.
fault-position-foundations = La position compte { $count ->
    [one] { $count } fondation
   *[other] { $count } fondations
 } ; il en faut 4.
fault-position-height = La fondation { $text } compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } ; il en faut de 0 à { $most }.
fault-position-down = { numbered-pile } a { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 } sur { $cards } ; le maximum est { $most }.
fault-position-passes = La position est au tour { $count } ; les tours vont de 1 à { $most }.
fault-position-hand = La position a une carte en main ; au Klondike, il n'y a pas de main.
fault-position-origin = La carte en main vient de la place { $text }, qui n'est pas une colonne.
fault-position-card = "{ $text }", { fault-place }, n'est pas une carte du jeu que demandent ces règles.
fault-position-twice = { $card } apparaît deux fois dans la position, la seconde fois { fault-place }.
fault-position-missing = { $count ->
    [one] Il manque une carte dans la position : { $card }.
   *[other] Il manque { $count } cartes dans la position, dont celle-ci : { $card }.
 }
fault-position-unseen = La table a { $places ->
    [one] { $places } carte cachée
   *[other] { $places } cartes cachées
 }, mais { $cards ->
    [one] { $cards } carte n'est pas nommée
   *[other] { $cards } cartes ne sont pas nommées
 } : nommez toutes les cartes visibles et recomptez les cartes cachées.
fault-position-face-up = Dans { numbered-pile }, une carte visible est inconnue.
fault-position-waste-top = La carte du dessus de la défausse est visible : nommez-la.
fault-position-run = { $card } est sur { $onto } dans { numbered-pile } ; c'est impossible.
fault-place = { $place ->
    [stock] dans le talon
    [waste] dans la défausse
    [hand] en main
    [foundation] dans les fondations
   *[column] dans { numbered-pile }
 }
fault-move-text = "{ $text }" n'est pas un coup.
fault-notation-fields = Le texte d'une position a { $need } champs ; celui-ci en a { $count }.
fault-notation-field = "{ $text }", au caractère { $at }, ne décrit pas { notation-part }.
fault-notation-card = "{ $text }", au caractère { $at }, dans { notation-part }, n'est pas une carte de ce jeu.
fault-notation-unknown = La carte au caractère { $at }, dans { notation-part }, est "??", mais ici la position doit nommer toutes les cartes.
fault-notation-seen = Une carte dans { notation-part }, au caractère { $at }, est "??", mais le joueur y a vu toutes les cartes.
fault-notation-twice = "{ $text }", au caractère { $at }, dans { notation-part }, est déjà dans la position.
fault-json-text = Le texte n'est pas du JSON.
fault-json-field = Le champ { $what } manque ou n'est pas conforme au schéma.
fault-json-within = Le champ { $what } est incorrect.
fault-json-differs = Le champ { $what } ne correspond pas à { $other }.
notation-part = { $field ->
    [passes] le numéro du tour
    [stock] le talon
    [waste] la défausse
    [foundations] les fondations
    [hand] la main
   *[columns] les colonnes
 }
fault-record-head = La ligne { $line } n'est pas "{ $need }" : ce n'est donc pas une partie de winnable.
fault-record-field = La ligne { $line } de la partie commence par "{ $text }", qui n'est pas un champ connu.
fault-record-twice = La ligne { $line } de la partie répète "{ $what }".
fault-record-missing = La partie n'a pas de ligne "{ $what }".
fault-record-scoring = La partie compte les points selon "{ $text }" ; choix possibles : "none", "foundation", "standard", "vegas", "cumulative".
fault-record-seconds = La durée de la partie, "{ $text }", n'est pas un nombre de secondes.
fault-record-assisted = La partie contient "assisted { $text }" ; seul "assisted yes" est valable.
fault-record-opening = Le solde initial de la partie, "{ $text }", n'est pas un nombre entier.
fault-record-address = La partie indique la donne "{ $text }", mais elle en contient une autre.
fault-record-bracket = Le mot { $at } des coups est une parenthèse isolée : il manque l'ouvrante ou la fermante.
fault-record-here = Le mot { $at } des coups est un astérisque mal placé.
fault-record-move = Le coup { $at }, "{ $text }", n'est pas possible à ce moment de la partie.
fault-record-branch = Le mot { $at } des coups, "{ $text }", répète une variante.
fault-record-long = Le texte de la partie a { $size } caractères ; le maximum est { $most }.
fault-record-moves = Ce serveur accepte au plus { $most } coups dans une partie, coups annulés compris.
fault-file-read = { $front ->
    [web] Impossible de lire la partie enregistrée : { $why }.
   *[line] Impossible de lire { $file } : { $why }.
 }
fault-file-write = { $front ->
    [web] Impossible d'enregistrer la partie : { $why }.
   *[line] Impossible d'écrire dans { $file } : { $why }.
 }
fault-file-text = { $file } n'est pas du texte en UTF-8.
fault-file-damaged = { $front ->
    [web] Un élément enregistré est illisible et a été mis de côté.
   *[line] { $file } est illisible. Il est conservé tel quel.
 }
fault-file-salvaged = { $front ->
    [web] Les parties enregistrées étaient endommagées. Le fichier a été mis de côté, et ce qui pouvait être lu a été gardé.
   *[line] La base de données était endommagée : { $count ->
        [one] une entrée a pu être lue et a été gardée
       *[other] { $count } entrées ont pu être lues et ont été gardées
     }. Le fichier endommagé est { $file }.
 }
fault-no-backup = { $file } n'est pas une sauvegarde de winnable, ou elle est endommagée.
fault-restore-full = { $file } contient déjà des données. Une sauvegarde ne se restaure que dans une base de données vide.
fault-file-newer = { $front ->
    [web] Les parties enregistrées viennent d'une version plus récente de winnable.
   *[line] { $file } vient d'une version plus récente de winnable.
 }
fault-database-unreachable = { $front ->
    [web] Les parties enregistrées sont inaccessibles pour le moment. Votre dernière action n'a peut-être pas été exécutée : réessayez dans un instant.
   *[line] { $file } est inaccessible : { $why }.
 }
fault-no-database-driver = PostgreSQL demande d'autres paquets : pip install greenlet 'psycopg[binary]'.
fault-file-kind = { $front ->
    [web] L'un des fichiers enregistrés n'est pas un fichier ordinaire.
   *[line] { $file } n'est pas un fichier ordinaire.
 }
fault-file-name = "{ $file }" ne peut pas être le nom d'un fichier.
fault-file-large = { $file } dépasse un gigaoctet et n'est donc pas lu.
fault-stream-large = L'entrée standard dépasse un gigaoctet et n'est donc pas lue.
fault-stream-read = Impossible de lire l'entrée standard : { $why }.
fault-stream-line = L'entrée standard contient une ligne de plus de { $most } caractères.
fault-stream-write = Impossible d'écrire sur la sortie : { $why }.
fault-line-long = Cette ligne a { $size } caractères ; le maximum est { $most }.
fault-search-stopped = La recherche a été interrompue.
fault-search-failed = La recherche a échoué. Veuillez réessayer.
fault-part-unread = Un élément du jeu n'a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
fault-too-many-searches = Plusieurs de vos recherches sont encore en attente. Attendez que l'une d'elles se termine.
fault-internal = Vous avez trouvé un bogue dans winnable ; merci de le signaler avec le contenu de { $file }.
fault-usage = La ligne de commande n'a pas été comprise ; { $what } explique comment l'écrire.
fault-no-command = La commande "{ $text }" n'existe pas ; choix possibles : { $known }.
fault-near-command = La commande "{ $text }" n'existe pas ; peut-être vouliez-vous dire { $what }.
fault-no-option = L'option { $text } n'existe pas ici ; { $what } affiche la liste des options.
fault-near-option = L'option { $text } n'existe pas ici ; peut-être vouliez-vous dire { $what }.
fault-unexpected = "{ $text }" est un mot de trop.
fault-missing = Il faut indiquer { $what }.
fault-no-value = L'option { $what } demande une valeur.
fault-no-choice = "{ $text }" n'est pas une valeur de { $what } ; choix possibles : { $known }.
fault-needs-option = L'option { $what } ne sert qu'avec { $known }.
fault-repeated = L'option { $what } ne peut être donnée qu'une fois.
fault-no-desktop = Un tel menu n'existe que sous Linux et les systèmes apparentés. Sur cet ordinateur, tapez "winnable" pour jouer.
fault-mcp-extra = Les agents ont besoin d'un autre paquet : pip install mcp.
fault-review-open = La partie n'est pas finie, et l'analyse montre les cartes cachées. Avec { $what }, vous mettez fin à la partie.
fault-game-reviewed = L'analyse a mis fin à cette partie : { $what } en commence une autre.
fault-public-url = "{ $text }" n'est pas une adresse de la forme https://cards.example.org.
fault-workers-database = Avec plusieurs processus, --database est obligatoire : seul PostgreSQL peut partager les parties entre eux.
fault-network = "{ $text }" n'est ni une adresse de la forme 127.0.0.1 ni un réseau de la forme 10.0.0.0/8.
fault-metrics = "{ $text }" n'est pas une adresse avec un port, de la forme 127.0.0.1:9464.
fault-no-game-saved = Il n'y a pas de partie enregistrée "{ $text }". "winnable games list" affiche celles qui existent.
fault-game-open = La partie "{ $text }" est ouverte ailleurs. Quittez-la d'abord.
fault-nothing-played = Il n'y a pas encore de partie à analyser. Indiquez un fichier.
fault-game-file = { $file } contient une partie enregistrée, mais il faut ici les cartes d'une donne.
fault-game-name = Le jeu "{ $text }" n'existe pas ; choix possibles : { $known }.
fault-scoring-deck = Au solitaire italien, on ne compte pas les points.
fault-backwards = La première partie, { $first }, vient après la dernière, { $last }.
fault-choice-clash = { $one } et { $other } ne vont pas ensemble.
fault-no-deal = Il manque la donne : indiquez un fichier, --number ou --deal.
fault-no-position = Il manque la donne : indiquez --number, --deal ou --position.
fault-other-rules = Le texte a ses propres règles, { $text } : retirez { $what }.
fault-no-count = Pour { $what }, il faut un nombre entier égal ou supérieur à 1 ; "{ $text }" ne convient pas.
fault-certificate-file = Ceci n'est pas un certificat de version 1.
fault-certificate-head = La ligne { $line } du certificat est incorrecte : "{ $text }".
fault-certificate-win = Le certificat prouve une partie gagnée, qui se vérifie en rejouant ses coups.
fault-certificate-limit = Le certificat demande { $found } états, plus que la limite de { $count } ; --states relève la limite.
fault-certificate-data = Le certificat est endommagé : ses choix ne peuvent pas être décompressés.
fault-certificate-short = Le certificat est tronqué : il s'arrête avant la fin de la preuve.
fault-certificate-long = Le certificat continue après la fin de la preuve.
fault-certificate-choice = Le certificat est faux : le choix { $count } n'est pas permis.
fault-certificate-won = Le certificat est faux : son ensemble d'états contient une victoire.
fault-certificate-states = Le certificat est faux : son ensemble a plus d'états que les { $count } annoncés.
fault-certificate-moves = Le certificat est faux : ses coups ne mènent pas à la victoire.
fault-certificate-rules = Les positions perdues des parties avec les règles { $rules } n'ont pas de certificat.
fault-certificate-winnable = Il n'y a pas de certificat, car une victoire a été trouvée.
fault-certificate-many = Il n'y a pas de certificat : il faudrait plus de { $count } états ; --states relève la limite.
fault-certificate-undecided = Il n'y a pas de certificat, car le solveur n'a pas pu trancher.
fault-condition = "{ $text }" n'est pas une condition. Exemples : "niveau difficile", "tours au plus 2".
fault-condition-name = "{ $text }" n'est pas un critère de recherche ; choix possibles : { $known }.
fault-condition-value = "{ $text }" n'est pas une condition valide : les niveaux sont facile, normal, difficile, retors et perdu ; les retours sont nécessaires ou libres ; pour les pièges et les joueurs, il faut une part de 0 à 1 ou un pourcentage ; pour le reste, un nombre.
fault-condition-twice = La condition { $text } ne peut être donnée qu'une fois.
fault-no-catalogue = Aucune partie n'est évaluée pour les règles { $rules }.
fault-catalogue-unread = Les parties évaluées n'ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.
fault-no-level = Avec les règles { $rules }, aucune partie n'est { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] retorse
 }.
fault-difficulty = La difficulté "{ $text }" n'existe pas ; choix possibles : { $known }.
fault-no-sample = "{ $text }" n'est pas un échantillon : indiquez un pourcentage de 1% à 100%.
at-line = Ligne { $line } : { $sentence }
at-file = { $line ->
    [0] { $file } : { $sentence }
   *[other] { $file }, ligne { $line } : { $sentence }
 }
