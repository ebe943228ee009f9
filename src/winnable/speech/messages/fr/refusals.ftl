## Refus : $card ne peut pas aller sur $onto

no-game-won = Non. La partie est gagnée.
no-not-a-move = { $game ->
    [solitario] Non. Les cartes passent par la main, une à la fois.
   *[klondike] Non. Dans ce jeu, les cartes ne se déplacent pas ainsi.
 }
    .brief = Non, coup impossible.
no-no-such-pile = { $count ->
    [one] Non. Il n'y a qu'une colonne.
   *[other] Non. Il n'y a que { $count } colonnes.
 }
    .brief = { $count ->
    [one] Non, une seule colonne.
   *[other] Non, { $count } colonnes seulement.
 }
no-same-pile = Non. C'est la même colonne.
    .brief = Non, même colonne.
no-empty = { $place ->
    [waste] Non. La défausse est vide.
    [foundation] Non. La fondation { of-suit } est vide.
   *[pile] Non. { the-pile } est vide.
 }
    .brief = Non, vide.
no-no-stock = { $game ->
    [solitario] Non. Le talon est épuisé.
   *[klondike] Non. Le talon et la défausse sont vides.
 }
    .brief = Non, talon épuisé.
no-no-redeal = { $passes ->
    [1] Non. Il n'y a qu'un tour du talon.
   *[other] Non. Il ne reste aucun tour.
 }
    .brief = Non, plus de tour.
no-turn-first = Non. Retournez d'abord la carte de { the-pile }.
    .brief = Non, retournez d'abord la colonne { $pile }.
no-nothing-to-turn = Non. Cette carte est déjà visible : { $card }.
    .brief = Non, déjà visible.
no-face-down = { $count ->
    [one] Non. Une seule carte est visible en { pile }.
   *[other] Non. Seules { $count } cartes sont visibles en { pile }.
 }
    .brief = { $count ->
    [one] Non, une seule visible.
   *[other] Non, { $count } visibles seulement.
 }
no-buried = Non. Cette carte, { $card }, est sous une autre : { $onto }.
    .brief = Non, sous { $onto }.
no-one-card = Non. On ne met en fondation qu'une carte à la fois.
    .brief = Non, une seule carte.
no-not-next = { $height ->
    [0] Non. { suit } : on commence par l'as.
    [1] Non. { suit } : on en est à l'as ; il faut le { $next }.
   *[other] Non. { suit } : on en est { at-rank } ; il faut { the-next }.
 }
    .brief = { $height ->
    [0] Non, il faut l'as.
   *[other] Non, il faut { the-next }.
 }
at-rank = { $deck ->
    [italian] { $figures ->
        [yes] { $rank ->
            [8] au valet
            [9] au cavalier
            [10] au roi
           *[other] au { $rank }
         }
       *[no] au { $rank }
     }
   *[french] { $rank ->
        [11] au valet
        [12] à la dame
        [13] au roi
       *[other] au { $rank }
     }
 }
the-next = { $deck ->
    [italian] le { $next }
   *[french] { $height ->
        [11] la { $next }
       *[other] le { $next }
     }
 }
no-no-returns = Non. Dans ce jeu, les cartes restent en fondation.
    .brief = Non, elle y reste.
no-kings-only = Non. Une colonne vide n'accepte qu'{ a-rank }.
    .brief = Non, il faut { a-rank }.
no-king-needs-empty = Non. Cette carte ne va que sur une colonne vide : { $card }.
    .brief = Non, il faut une colonne vide.
no-none-fits = Non. Aucune carte des fondations ne va sur { the-pile }.
    .brief = Non, aucune ne convient.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] Non. { the-card } demande { a-rank } d'une autre couleur. Dessus de { the-pile } : { $onto }.
       *[other] Non. { the-card } demande { a-rank } { of-italian-colour }. Dessus de { the-pile } : { $onto }.
     }
   *[klondike] Non. { the-card } demande { a-coloured-rank }. Dessus de { the-pile } : { $onto }.
 }
    .brief = Non, il faut { a-rank }.
no-colour = { $game ->
    [solitario] Non. { the-card } demande { a-rank } { of-italian-colour }. Dessus de { the-pile } : { $onto }.
   *[klondike] Non. { the-card } demande { a-coloured-rank }. Dessus de { the-pile } : { $onto }.
 }
    .brief = { $game ->
    [solitario] { $colour ->
        [red] Non, il faut du denier ou de la coupe.
       *[black] Non, il faut du bâton ou de l'épée.
     }
   *[klondike] { $colour ->
        [red] Non, il faut du rouge.
       *[black] Non, il faut du noir.
     }
 }
the-card = { $rank ->
    [2] l'{ $card }
    [13] la { $card }
   *[other] le { $card }
 }
of-italian-colour = { $colour ->
    [red] de deniers ou de coupes
   *[black] de bâtons ou d'épées
 }
a-rank = { $deck ->
    [french] { $rank ->
        [12] une dame
       *[other] un { rank }
     }
   *[italian] un { italian-rank }
 }
a-coloured-rank = { $colour ->
    [red] { $rank ->
        [12] une dame rouge
       *[other] un { rank } rouge
     }
   *[black] { $rank ->
        [12] une dame noire
       *[other] un { rank } noir
     }
 }
no-suit = Non. C'est la même couleur : { $card } sur { $onto }.
    .brief = Non, même couleur.
no-nothing-on-ace = Non. Rien ne va sur un as.
    .brief = Non, c'est un as.
no-hand-full = { $origin ->
    [stock] Non. Vous avez une carte en main : { $card }, du talon. Jouez-la, défaussez-la ou remettez-la sur le talon.
    [waste] Non. Vous avez une carte en main : { $card }, de la défausse. Jouez-la ou remettez-la en place.
   *[pile] Non. Vous avez une carte en main : { $card }, de { the-pile }. Jouez-la, défaussez-la ou remettez-la en place.
 }
    .brief = Non, main pleine.
no-hand-empty = Non. Votre main est vide.
    .brief = Non, main vide.
no-not-from-deck = { $front ->
    [line] Non. Seule une carte qu'on vient de piocher peut retourner au talon. Tapez "remets" pour remettre celle-ci en place.
   *[web] Non. Seule une carte qu'on vient de piocher peut retourner au talon. Retour arrière remet celle-ci en place.
 }
    .brief = Non, pas piochée à l'instant.
no-goes-out = Non. Cette carte monte automatiquement en fondation : { $card }.
    .brief = Non, elle va en fondation.
no-no-undo = Non. Dans cette partie, on ne peut pas annuler.
    .brief = Non, pas d'annulation.
