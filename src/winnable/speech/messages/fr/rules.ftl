## Règles du jeu, formées à partir de leurs valeurs

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } cartes italiennes. { $piles } sont visibles sur la table, { $left } au talon.
    [klondike] { $total } cartes. { $piles ->
        [one] { $piles } colonne de 1 carte, visible
       *[other] { $piles } colonnes de 1 à { $piles } cartes ; la dernière de chacune est visible
     }. { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
     } au talon.
   *[other] { $total } cartes ; { $left } au talon.
 }
rules-goal = { $game ->
    [solitario] Mettez toutes les cartes en fondation, par couleur et dans l'ordre croissant à partir de l'as. Les as y montent automatiquement.
   *[klondike] Mettez toutes les cartes en fondation, par couleur et dans l'ordre croissant à partir de l'as.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] Sur la table, on descend d'une valeur à la fois : deniers et coupes alternent avec bâtons et épées.
       *[no] Sur la table, on descend d'une valeur à la fois, toujours sur une carte d'une autre couleur.
     }
   *[klondike] Dans les colonnes, on descend d'une valeur à la fois, en alternant rouge et noir.
 }
rules-move = { $game ->
    [solitario] On déplace une carte à la fois, en passant par la main. Une colonne vide accepte n'importe quelle carte.
   *[klondike] Une carte visible se déplace avec toutes celles qui la recouvrent. Une colonne vide n'accepte qu'{ a-rank }, seul ou avec sa suite.
 }
rules-draw = { $draw ->
    [1] On pioche une carte à la fois, du talon à la défausse ; on peut jouer celle du dessus.
   *[other] On pioche { $draw } cartes à la fois, du talon à la défausse ; on ne joue que celle du dessus.
 }
rules-passes = { $passes ->
    [0] Quand le talon est épuisé, piochez encore pour retourner la défausse, autant de fois que vous voulez.
    [1] Il n'y a qu'un tour du talon : la défausse ne se retourne pas, et le talon épuisé montre un X.
   *[other] Il y a { $passes } tours du talon : quand il est épuisé, piochez encore pour retourner la défausse.
 }
rules-redeal-draws = Quand on retourne la défausse, on pioche aussitôt.
rules-turn = { $hand ->
    [yes] Retourner une carte cachée est un coup à part ; tant qu'elle est cachée, rien ne va dessus.
   *[no] Une carte cachée se retourne automatiquement dès qu'elle est libre.
 }
rules-returns = { $returns ->
    [yes] La carte du dessus d'une fondation peut revenir dans une colonne.
   *[no] Les cartes en fondation y restent.
 }
rules-hand = On peut défausser une carte de la table, pour faire de la place ou pour la poser plus tard sur une carte plus haute.
rules-discards = Tant qu'une carte est en main, aucune autre ne peut bouger. La dernière carte défaussée peut être reprise.
rules-select = { $asks ->
    [yes] Une carte de la table qui peut aller en fondation reste en main jusqu'à ce que vous décidiez où la poser.
   *[no] Une carte de la table qui peut aller en fondation y monte automatiquement quand on la prend.
 }
rules-open = Toutes les cartes sont visibles.
rules-no-undo = Dans cette partie, on ne peut pas annuler.
rules-score = { $scoring ->
    [foundation] Chaque carte en fondation vaut 1 point ; si elle est reprise, on perd ce point.
    [standard] 10 points par carte en fondation, 5 par carte passée de la défausse à une colonne, 5 par carte retournée ; 15 de moins si une carte est reprise.
    [vegas] Le paquet coûte 52 points ; chaque carte en fondation en rapporte 5.
    [cumulative] Le paquet coûte 52 points ; chaque carte en fondation en rapporte 5 ; le solde est reporté à la partie suivante.
   *[none] On ne compte pas les points.
 }
rules-over = La partie est finie quand elle est gagnée, quand il ne reste aucun coup, ou quand piocher ne sert plus à rien.
rules-deck = Contrôle P remet sur le talon la carte qu'on vient de piocher ; on la repiochera ensuite. Aucune autre n'y retourne.

## Comment on joue ici

rules-play = { $front ->
    [web] { $game ->
        [solitario] À la souris ou au doigt : appuyez sur le talon pour piocher, sur une carte pour la prendre, sur une place pour l'y poser ; ou faites glisser les cartes.
       *[klondike] À la souris ou au doigt : appuyez sur le talon pour piocher ; faites glisser les cartes, ou appuyez dessus, puis sur leur nouvelle place. Un double appui envoie une carte sur sa fondation ; vous pouvez aussi la déposer sur n'importe laquelle des quatre.
     }
   *[line] { $game ->
        [solitario] Tapez "p" pour piocher, "2 4" pour déplacer la carte de la colonne 2 à la colonne 4, "x" pour défausser, ou "remets" pour remettre une carte en place.
       *[klondike] Tapez "p" pour piocher, "3 5" pour déplacer des cartes de la colonne 3 à la colonne 5, ou "3 f" pour envoyer une carte sur sa fondation.
     }
 }
rules-play-turn = { $front ->
    [web] Appuyez sur une carte cachée pour la retourner.
   *[line] Tapez "retourne 4" pour retourner la carte de la colonne 4.
 }
rules-keys = { $front ->
    [web] Au clavier : { ui-key-draw } pioche, un chiffre mène à une colonne, { ui-key-space } prend et pose des cartes, { ui-key-shift } avec { ui-key-enter } en envoie une sur sa fondation. Le point d'interrogation montre toutes les touches.
   *[line] Tapez un point d'interrogation pour voir les commandes.
 }
rules-levels = { $graded ->
    [yes] Niveaux : { $known }. Les parties de ces niveaux sont toutes gagnables, c'est prouvé ; certaines parties tirées au hasard ne le sont pas.
   *[no] Avec ces règles, il n'y a pas de niveaux, et certaines parties ne peuvent pas être gagnées.
 }
rules-number = { $front ->
    [web] { $graded ->
        [yes] Le niveau et le numéro de la partie sont au bas de la fenêtre ; pour choisir une autre partie, ouvrez { ui-home }. Un même numéro donne toujours la même partie.
       *[no] Le numéro de la partie est au bas de la fenêtre. Un même numéro donne toujours la même partie.
     }
   *[line] { $graded ->
        [yes] Tapez "i" pour connaître le niveau et le numéro de la partie, "niveau facile" pour une partie facile, ou "numéro 123" pour jouer la partie 123. Un même numéro donne toujours la même partie.
       *[no] Tapez "i" pour connaître le numéro de la partie, ou "numéro 123" pour jouer la partie 123. Un même numéro donne toujours la même partie.
     }
 }
rules-games = { $front ->
    [web] Le menu { ui-options } contient { ui-new }, et { ui-restart } pour rejouer la même donne.
   *[line] Tapez "nouvelle" pour une autre partie, ou "recommence" pour rejouer la même donne.
 }
rules-undo = { $front ->
    [web] { ui-undo } reprend autant de coups que vous voulez, même les pioches.
   *[line] Tapez "u" pour annuler un coup, même une pioche, autant de fois que vous voulez.
 }
rules-hint = { $front ->
    [web] { $game ->
        [solitario] { ui-hints }, dans le menu du point d'interrogation, marque les cartes qu'il est utile de jouer. Le bouton { ui-hint } indique un bon coup.
       *[klondike] { ui-hints }, dans le menu du point d'interrogation, marque toutes les cartes jouables : d'un cadre celles qu'il est utile de jouer, d'un point les autres. Le bouton { ui-hint } indique un bon coup.
     }
   *[line] Tapez "h" pour connaître un bon coup, "m" pour connaître tous les coups possibles.
 }
