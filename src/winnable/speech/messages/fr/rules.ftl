## Règles du jeu, formées à partir de leurs valeurs

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } cartes italiennes. { $piles } sont visibles sur la table, { $left } au talon.
    [klondike] { $total } cartes. { $piles ->
        [one] { $piles } colonne de 1 carte, visible
       *[other] { $piles } colonnes de 1 à { $piles } cartes, la dernière visible
     } ; { $left } au talon.
   *[other] { $total } cartes ; { $left } au talon.
 }
rules-goal = { $game ->
    [solitario] Mettez toutes les cartes en fondation, chaque couleur en montant depuis l'as. Les as y vont d'eux-mêmes.
   *[klondike] Mettez toutes les cartes en fondation, chaque couleur en montant depuis l'as.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] Sur la table, on descend d'une valeur à la fois : deniers et coupes alternent avec bâtons et épées.
       *[no] Sur la table, on descend d'une valeur à la fois, toujours sur une autre couleur.
     }
   *[klondike] Dans les colonnes, on descend d'une valeur à la fois, en alternant rouge et noir.
 }
rules-move = { $game ->
    [solitario] On déplace une carte à la fois, en passant par la main. Une colonne vide prend n'importe quelle carte.
   *[klondike] Une carte visible se déplace avec toutes celles qui la couvrent. Une colonne vide ne prend qu'{ a-rank }, avec ou sans sa suite.
 }
rules-draw = { $draw ->
    [1] On pioche une carte à la fois, du talon à la défausse ; on joue celle du dessus.
   *[other] On pioche { $draw } cartes à la fois, du talon à la défausse ; on ne joue que celle du dessus.
 }
rules-passes = { $passes ->
    [0] Quand le talon est épuisé, on retourne la défausse, autant de fois qu'on veut.
    [1] Il n'y a qu'un tour du talon : la défausse ne se retourne pas.
   *[other] Il y a { $passes } tours du talon.
 }
rules-redeal-draws = Quand on retourne la défausse, on pioche aussitôt.
rules-turn = { $hand ->
    [yes] Retourner une carte cachée est un coup à part ; avant, rien ne va dessus.
   *[no] Une carte cachée se retourne d'elle-même quand elle est libre.
 }
rules-returns = { $returns ->
    [yes] La carte du dessus d'une fondation peut revenir dans une colonne.
   *[no] Les cartes en fondation y restent.
 }
rules-hand = Une carte piochée peut retourner sur le talon tant qu'elle n'est pas jouée. Une carte de la table peut être défaussée.
rules-discards = Avec une carte en main, aucune autre ne bouge. La dernière carte défaussée peut être reprise.
rules-select = { $asks ->
    [yes] Une carte de la table qui va en fondation attend en main votre décision.
   *[no] Une carte de la table qui va en fondation y va d'elle-même quand on la prend.
 }
rules-open = Toutes les cartes sont visibles.
rules-no-undo = Dans cette partie, on n'annule pas.
rules-score = { $scoring ->
    [foundation] Chaque carte en fondation vaut 1 point ; si elle est reprise, on le perd.
    [standard] 10 points par carte en fondation, 5 de la défausse à une colonne, 5 par carte retournée ; 15 de moins si une carte est reprise.
    [vegas] Le paquet coûte 52 ; chaque carte en fondation rapporte 5.
    [cumulative] Le paquet coûte 52 ; chaque carte en fondation rapporte 5 ; le solde continue.
   *[none] On ne compte pas de points.
 }
