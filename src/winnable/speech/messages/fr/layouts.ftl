## Une table à soi

own-table = votre table
layout-none = rien
layout-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
 }
own-how = { $game ->
    [solitario] Décrivez votre table, un emplacement à la fois, par exemple "colonne 3 : sept de coupes, six d'épées". Vous pouvez aussi indiquer les fondations, la défausse, le talon et la main. Ce que vous n'indiquez pas est considéré comme vide, sauf le talon, qui reçoit les cartes restantes. À la fin, tapez "finir", ou tapez "non" pour garder votre partie.
   *[klondike] Décrivez votre table, un emplacement à la fois, par exemple "colonne 3 : quatre cachées, sept de cœur, six de trèfle". Vous pouvez aussi indiquer les fondations, la défausse, le talon et le numéro du tour. Ce que vous n'indiquez pas est considéré comme vide, sauf le talon, qui reçoit les cartes restantes. Sans ce numéro, on en est au premier tour. À la fin, tapez "finir", ou tapez "non" pour garder votre partie.
 }
own-said = { $place ->
    [pass] Tour { $text }.
    [foundations] Fondations : { $text }.
    [hand] Main : { $text }.
    [stock] Talon : { $text }.
    [waste] Défausse : { $text }.
   *[column] { pile } : { $text }.
 }
own-field = { $place ->
    [pass] Tour
    [stock] Talon, en commençant par la prochaine carte
    [waste] Défausse, en finissant par la carte du dessus
    [foundations] Cartes du dessus des fondations
    [hand] Main : la carte et sa provenance
   *[column] { pile }
 }
own-rules = { title }.
own-bare = Aucune carte pour l'instant. Choisissez un endroit, puis appuyez sur les cartes à y placer ou tapez leur nom ; vous pouvez aussi coller le texte de toute la table.
own-ready = { $count ->
    [0] Cette disposition est possible. Toutes les cartes sont connues.
    [one] Cette disposition est possible. { $count } carte est inconnue.
   *[other] Cette disposition est possible. { $count } cartes sont inconnues.
 }
read-deal = { $game ->
    [solitario] Une donne : { $columns } cartes sur la table, { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
     } au talon ; prochaine carte : { $next }.
   *[klondike] Une donne : { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
     }, la dernière carte sur le dessus ; { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
     } au talon ; prochaine carte : { $next } ; fondations vides.
 }
read-table = { $game ->
    [solitario] Une partie en cours. Cartes au talon : { $left } ; à la défausse : { $waste } ; en fondation : { $out }.
   *[klondike] Une partie en cours, tour { $pass } : { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
     }, la dernière carte sur le dessus. Cartes au talon : { $left } ; à la défausse : { $waste } ; en fondation : { $out }.
 } { $unknown ->
    [0] Toutes les cartes sont connues.
    [one] { $unknown } carte est inconnue.
   *[other] { $unknown } cartes sont inconnues.
 }
read-game = Une partie de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
read-many = { $count ->
    [one] { $count } donne ou table.
   *[other] { $count } donnes ou tables.
 }
reveal-which = { $pile ->
    [0] Quelle carte sort du talon ? Nommez-la, ou dites "non" pour reprendre le coup.
    [10] Quelle carte apparaît dans la défausse ? Nommez-la, ou dites "non" pour reprendre le coup.
   *[other] Quelle carte apparaît en { pile } ? Nommez-la, ou dites "non" pour reprendre le coup.
 }
reveal-nothing = Il n'y a pas de carte à nommer pour l'instant.
advise-known = Toutes les cartes sont connues. { truth }
advise-won = La partie est gagnée.
advise-fate-open = Ni la victoire ni la défaite n'est encore certaine.
fault-game-hidden = Ce coup montrerait une carte que vous n'avez pas encore nommée.
fault-game-known = { $card } ne peut pas être là : on sait déjà où elle se trouve.
fault-game-guessed = { $count ->
    [one] Pour cela, il faut connaître toutes les cartes, mais { $count } carte de votre table est inconnue.
   *[other] Pour cela, il faut connaître toutes les cartes, mais { $count } cartes de votre table sont inconnues.
 }
fault-record-table = Une partie qui part d'une table suit les règles de cette table ; elle n'a ni donne ni score qui lui soient propres.
fault-layout-empty = La table n'a pas de cartes.
fault-layout-long = Le texte de la table a { $count } caractères ; le maximum est { $most }.
fault-layout-start = { $game ->
    [solitario] Il manque un endroit devant "{ $text }" : commencez par exemple par "colonne 3:" ou "talon:".
   *[klondike] Il manque un endroit devant "{ $text }" : commencez par exemple par "colonne 3:" ou "talon:".
 }
fault-layout-item = "{ $text }", dans { layout-where }, n'est ni une carte ni un nombre de cartes cachées.
fault-layout-letters = { $deck ->
    [italian] "{ $text }", dans { layout-where }, n'est pas une carte : les codes s'écrivent 10D, 10C, 10B ou 10S en majuscules, ou bien 10d, 10c, 10b ou 10e en minuscules.
   *[french] "{ $text }", dans { layout-where }, n'est pas une carte : les codes s'écrivent 10H, 10D, 10C ou 10S en majuscules, ou bien 10c, 10k, 10t ou 10p en minuscules.
 }
fault-layout-twice = Vous décrivez deux fois { layout-where }.
fault-layout-column = Il n'y a pas de colonne { $count } ; les colonnes vont de 1 à { $most }.
fault-layout-pass = "{ $text }" n'est pas le numéro d'un tour.
fault-layout-hidden = Dans { layout-where }, une carte cachée est posée sur une carte visible.
fault-layout-seen = Dans { layout-where }, toutes les cartes ont été vues : il faut le nom de chacune.
fault-layout-suit = Dans les fondations, deux cartes du dessus sont de la même couleur.
fault-layout-hand = Pour la main, indiquez une carte et l'endroit d'où elle vient, comme "sept de coupes de la colonne 2".
fault-layout-bracket = Dans { layout-where }, il manque une parenthèse ouvrante ou fermante.
fault-layout-few = { $game ->
    [solitario] Il manque des cartes : les colonnes, la défausse et les fondations en contiennent { $count }, alors qu'il y en a toujours au moins { $need }.
   *[klondike] Il manque des cartes : les colonnes et les fondations en contiennent { $count }, alors qu'il y en a toujours au moins { $need }.
 }
fault-layout-drawn = { $count ->
    [one] Au premier tour, le talon ne peut pas compter { $count } carte : il en contient { $most } au départ, et on en pioche { $draw } à la fois.
   *[other] Au premier tour, le talon ne peut pas compter { $count } cartes : il en contient { $most } au départ, et on en pioche { $draw } à la fois.
 }
numbered-pile = la colonne { $column }
layout-where = { $place ->
    [pass] le tour
    [stock] le talon
    [waste] la défausse
    [hand] la main
    [foundations] les fondations
    [rules] le jeu
   *[column] { numbered-pile }
 }
ui-own = Votre table
ui-own-what = Entrez les cartes d'une partie que vous avez devant vous, sur une vraie table ou dans un autre programme. Vous pourrez ensuite demander des conseils, voir vos chances de gagner et essayer des coups.
ui-own-game = Jeu
ui-own-paste = Toute la table, en abrégé ou en toutes lettres
ui-own-fill = Remplir la table
ui-own-example = colonne 3 : quatre cachées, sept de cœur, six de trèfle
ui-own-cards = Cartes restantes
ui-own-hidden = Cachée
ui-own-erase = Effacer la dernière carte
ui-own-play = Jouer avec cette table
ui-own-edit = Modifier la table
ui-own-now = Copier la table de la partie en cours
ui-own-empty = Vider la table
ui-reveal = Nommez la carte
ui-reveal-no = Reprendre le coup
ui-reveal-name = Nom de la carte
ui-reveal-say = Nommer
