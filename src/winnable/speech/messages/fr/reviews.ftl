## Issues certaines, chances, analyses

fate-won = { $hidden ->
    [yes] La partie est gagnée, quelles que soient les cartes cachées.
   *[no] La partie est gagnée : toutes les cartes sont connues.
 }
    .brief = Gagnée à coup sûr.
fate-lost = { $hidden ->
    [yes] La partie est perdue, quelles que soient les cartes cachées.
   *[no] La partie est perdue : toutes les cartes sont connues et rien ne mène à la victoire.
 }
    .brief = Perdue à coup sûr.
chance-fair = { $percent ->
    [0] À partir d'ici, un bon joueur gagnerait moins d'une fois sur 100.
   *[other] À partir d'ici, un bon joueur gagnerait environ { $percent } fois sur 100.
 }
    .brief = { $percent ->
    [0] Moins d'une fois sur 100.
   *[other] Environ { $percent } fois sur 100.
 }
chance = { $exact ->
    [yes] En connaissant toutes les cartes, on gagnerait au mieux { $percent } fois sur 100.
   *[no] En connaissant toutes les cartes, on gagnerait au mieux { $percent } fois sur 100 ; l'estimation va de { $low } à { $high }.
 }
    .brief = Au mieux { $percent } fois sur 100.
choice-chance = Un bon joueur gagnerait { $percent } fois sur 100 ; l'estimation va de { $low } à { $high }.
    .brief = { $percent } sur 100, entre { $low } et { $high }.
choice-share = { $exact ->
    [yes] On gagnerait au mieux { $percent } fois sur 100.
   *[no] On gagnerait au mieux { $percent } fois sur 100 ; l'estimation va de { $low } à { $high }.
 }
review-move = { $kind ->
    [draw] piocher
    [redeal] retourner la défausse
    [turn] retourner la carte de { the-pile }
    [foundation] { $card }, { option-from } en fondation
    [hand] prendre la carte { option-from }, { $card }
    [discard] défausser la carte en main, { $card }
    [back] remettre { $origin ->
        [stock] sur le talon
        [waste] sur la défausse
       *[pile] en { pile }
     } la carte en main, { $card }
   *[pile] { $cards }, { option-from } à { target-pile }
 }
review-saved = { $over ->
    [yes] Votre dernière partie, terminée : { $title }
   *[no] Votre partie en cours : { $title }
 }
par-own = Vous avez gagné en { $own ->
    [one] { $own } coup
   *[other] { $own } coups
 }.
par = { $outcome ->
    [best] Vous avez gagné en { most-moves } : c'est la victoire la plus courte possible !
    [proven] La victoire la plus courte pour cette donne demande { most-moves }.
   *[between] La victoire la plus courte connue pour cette donne demande { most-moves } ; aucune n'en demande moins de { $least }.
 }
most-moves = { $most ->
    [one] { $most } coup
   *[other] { $most } coups
 }
par-open = La victoire la plus courte possible sera révélée à la fin de la partie.
review-nothing = Aucun coup n'a encore été joué : il n'y a rien à analyser.
review-won = Partie gagnée au coup { $step }.
review-lost = Partie perdue à cause du coup { $step } : { review-move }.
review-hopeless = Avec ces cartes, on ne peut pas gagner, quoi qu'on joue.
review-between = { $proven ->
    [yes] Partie perdue entre le coup { $first } et le coup { $last } : le moment exact n'est pas connu.
   *[no] Partie perdue au coup { $last } ou avant : le moment exact n'est pas connu.
 }
review-again = La prochaine analyse de cette partie sera plus poussée.
review-within = Partie perdue au coup { $step }.
review-unknown = On ne sait pas si cette partie pouvait être gagnée.
review-open = Cette partie peut encore être gagnée.
review-until = La partie était encore gagnable après le coup { $step } ; au-delà, on ne sait pas.
review-act = { $drawn ->
    [yes] piocher, puis { review-move }
   *[no] { review-move }
 }
review-way = Il y avait encore un moyen de gagner : { review-act }.
review-kept = { $kept ->
    [one] { $kept } coup sur { $total } permettait encore de gagner.
   *[other] { $kept } coups sur { $total } permettaient encore de gagner.
 }
review-played = Coup { $step } : { review-move }.
review-mistake = D'après ce qu'on voyait, c'était une erreur. Il y avait mieux : { review-act }.
review-cost = { $percent ->
    [0] L'avantage est mince : moins d'une partie gagnable de plus sur 100 parties semblables.
    [one] Avec ce choix, sur 100 parties semblables, { $percent } de plus resterait gagnable.
   *[other] Avec ce choix, sur 100 parties semblables, { $percent } de plus resteraient gagnables.
 }
review-unlucky = Pas de chance : d'après ce qu'on voyait, aucun autre coup n'était nettement meilleur.
review-late = D'après ce qu'on voyait, la partie était déjà pratiquement perdue.
review-not-known = D'après ce qu'on voyait, on ne peut pas dire si un autre coup était meilleur.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Un autre coup était clairement mauvais : le { $numbers }.
       *[no] Un coup était clairement mauvais : le { $numbers }.
     }
   *[other] { $other ->
        [yes] { $count } autres coups étaient clairement mauvais : { $numbers }.
       *[no] { $count } coups étaient clairement mauvais : { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Au début, vos chances étaient au mieux de { $start } pour cent. Vos erreurs manifestes vous ont coûté { points-lost } ; les cartes vous en ont rapporté { $luck }.
    [minus] Au début, vos chances étaient au mieux de { $start } pour cent. Vos erreurs manifestes vous ont coûté { points-lost } ; les cartes vous en ont coûté { $luck } de plus.
   *[none] Au début, vos chances étaient au mieux de { $start } pour cent. Vos erreurs manifestes vous ont coûté { points-lost } ; les cartes ne vous ont rien coûté.
 }
points-lost = { $choices ->
    [one] { $choices } point
   *[other] { $choices } points
 }
review-unclear = { $unclear ->
    [one] { $unclear } autre point a été perdu, sans qu'on sache si vos choix ou les cartes en sont la cause.
   *[other] { $unclear } autres points ont été perdus, sans qu'on sache si vos choix ou les cartes en sont la cause.
 }
review-lines = Vous avez joué { $lines } variantes. L'analyse porte sur la variante actuelle.
