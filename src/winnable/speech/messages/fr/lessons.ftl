## La leçon

lesson-begin = { $front ->
    [web] C'est une partie d'entraînement ; la vôtre vous attend.
   *[line] C'est une partie d'entraînement ; la vôtre vous attend. Tapez "joue-le" pour que je joue le coup, ou "non" pour sortir.
 }
lesson-table = Tapez "v" pour entendre la carte du dessus de chaque colonne.
lesson-read = Tapez "{ $pile }" pour entendre toute la colonne { $pile }.
lesson-move = { $front ->
    [web] { $game ->
        [solitario] Déplacez une carte de la colonne { $pile } : { $card } sur { $onto }. Faites-la glisser, ou appuyez sur l'une puis sur l'autre{ lesson-keys-move }.
       *[klondike] Déplacez une carte de la colonne { $pile } : { $card } sur { $onto }. Faites-la glisser, ou appuyez sur l'une puis sur l'autre{ lesson-keys-move }.
     }
   *[line] { $game ->
        [solitario] Les cartes passent par la main, une à la fois. Tapez "{ $pile } { $target }" pour jouer ce coup : { $card } sur { $onto }.
       *[klondike] On descend d'une valeur, en alternant rouge et noir. Tapez "{ $pile } { $target }" pour jouer ce coup : { $card } sur { $onto }.
     }
 }
lesson-turn = { $front ->
    [web] Ici, on retourne les cartes à la main : appuyez sur la carte cachée de la colonne { $pile }{ lesson-keys-turn }.
   *[line] Ici, on retourne les cartes à la main : tapez "retourne { $pile }".
 }
lesson-out = { $front ->
    [web] { $game ->
        [solitario] Chaque couleur monte à partir de l'as. Mettez en fondation cette carte de la colonne { $pile } : { $card }. Faites-la glisser{ lesson-keys-out }.
       *[klondike] Chaque couleur monte à partir de l'as. Mettez en fondation cette carte de la colonne { $pile } : { $card }. Faites-la glisser ou double-cliquez dessus{ lesson-keys-out }.
     }
   *[line] Chaque couleur monte à partir de l'as. Tapez "{ $pile } f" pour mettre cette carte en fondation : { $card }.
 }
lesson-draw = { $front ->
    [web] { lesson-passes } Pour piocher, appuyez sur le talon, qui est face cachée{ lesson-keys-draw }.
   *[line] { lesson-passes } Tapez "p" pour piocher.
 }
lesson-passes = { $game ->
    [solitario] On ne parcourt le talon qu'une fois.
   *[klondike] { $passes ->
        [0] On parcourt le talon autant de fois qu'on veut.
        [1] On ne parcourt le talon qu'une fois.
       *[other] On parcourt le talon { $passes } fois.
     }
 }
lesson-discard = { $front ->
    [web] Une carte qui ne sert pas se défausse : appuyez sur Défausser{ lesson-keys-discard }.
   *[line] Une carte qui ne sert pas se défausse : tapez "x".
 }
lesson-undo = { $front ->
    [web] Appuyez sur Annuler{ lesson-keys-undo } : on revient en arrière autant qu'on veut.
   *[line] Tapez "u" : on revient en arrière autant qu'on veut.
 }
lesson-hint = { $front ->
    [web] Pour voir un bon coup, appuyez sur Conseil{ lesson-keys-hint }. Appuyez encore une fois pour savoir pourquoi.
   *[line] Tapez "h" pour connaître un bon coup, et encore "h" pour savoir pourquoi.
 }
lesson-keys-move = { $keys ->
    [yes] {""}, ou sur les touches { $pile }, { ui-key-space }, { $target }, { ui-key-space }
   *[no] {""}
 }
lesson-keys-turn = { $keys ->
    [yes] {""}, ou sur les touches { $pile } puis { ui-key-enter }
   *[no] {""}
 }
lesson-keys-out = { $keys ->
    [yes] {""}, ou appuyez sur { $pile } puis sur { ui-key-enter }
   *[no] {""}
 }
lesson-keys-draw = { $keys ->
    [yes] {""}, ou sur la touche { ui-key-draw }
   *[no] {""}
 }
lesson-keys-discard = { $keys ->
    [yes] {""}, ou sur la touche { ui-key-discard }
   *[no] {""}
 }
lesson-keys-undo = { $keys ->
    [yes] {""}, ou sur la touche { ui-key-undo }
   *[no] {""}
 }
lesson-keys-hint = { $keys ->
    [yes] {""}, ou sur la touche { ui-key-hint }
   *[no] {""}
 }
lesson-other = Ce coup viendra plus tard.
lesson-last = { $front ->
    [web] C'est tout ce qu'il faut savoir. Continuez ici, ou revenez à votre partie.
   *[line] C'est tout ce qu'il faut savoir. Tapez "oui" pour revenir à votre partie.
 }
lesson-end = Votre partie est de nouveau sur la table.
lesson-left = Leçon interrompue ; votre partie est de nouveau sur la table.
bar-lesson = Étape { $step } sur { $steps }
bar-practice = Partie d'entraînement
ui-set-sounds = Sons : cartes, coups refusés, victoires
ui-tutorial = Montrez-moi comment jouer
ui-tutorial-offer = Première visite ?
ui-tutorial-no = Non merci
ui-tutorial-do = Montrez-moi
ui-tutorial-leave = Quitter la leçon
ui-tutorial-end = Revenir à ma partie
help-tutorial = leçon : apprendre à jouer sur une partie d'entraînement.
command-tutorial = leçon | tutoriel | tutorial | montre-moi | apprendre

## Les images des règles

picture-run = { $game ->
    [solitario] { $colour ->
        [yes] { $card } va sur { $onto } : une valeur de moins ; deniers et coupes alternent avec bâtons et épées.
       *[no] { $card } va sur { $onto } : une valeur de moins, une autre couleur.
     }
   *[klondike] { $card }, avec la carte posée dessus, va sur { $onto } : une valeur de moins, rouge sur noir ou noir sur rouge.
 }
picture-empty = { $game ->
    [solitario] Une colonne vide accepte n'importe quelle carte. Ici : { $card }.
   *[klondike] Une colonne vide n'accepte qu'{ a-rank }. Ici : { $card }.
 }
picture-out = { $card } suit { $onto } en fondation : chaque couleur monte à partir de l'as.
picture-stock = { $game ->
    [solitario] La carte piochée vient en main. Ici : { $onto }.
   *[klondike] { $draw ->
        [1] On pioche une carte, du talon à la défausse. Ici : { $onto }.
       *[other] On pioche { $draw } cartes ; on ne joue que celle du dessus. Ici : { $onto }.
     }
 }
picture-discards = Une carte qui n'a de place nulle part passe de la main à la défausse. Ici : { $card }.
