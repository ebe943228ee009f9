## La donne

title = { $game ->
    [solitario] Solitaire italien
    [klondike] { $passes ->
        [0] { klondike-title }
        [one] { klondike-title }, { $passes } tour
       *[other] { klondike-title }, { $passes } tours
     }
   *[other] { $game }
 }
klondike-title = { $draw ->
    [1] Klondike, une carte
    [3] Klondike, trois cartes
   *[other] Klondike, { $draw } cartes
 }
deal = { $number ->
    [none] { title }. { deal-counts }
    [table] { title }, { own-table }. { deal-counts }
    [daily] { title }, { deal-daily }{ deal-winnable }. { deal-counts }
   *[other] { title }, { deal-level } { $number }{ deal-winnable }. { deal-counts }
 }
    .brief = Nouvelle donne.
deal-winnable = { $level ->
    [random] {""}
   *[level] {" : on peut la gagner"}
 }
deal-level = { $level ->
    [easy] partie facile
    [normal] partie normale
    [hard] partie difficile
    [tricky] partie retorse
   *[random] partie
 }
deal-counts = { $game ->
    [solitario] { $piles } cartes sur la table, { $left } au talon.
   *[klondike] { $piles ->
        [one] { $piles } colonne
       *[other] { $piles } colonnes
     }, { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
     } au talon.
 }
ask-keys = { $front ->
    [web] Pour l'aide, appuyez sur { ui-help } ou sur le point d'interrogation.
   *[line] Tapez un point d'interrogation pour l'aide.
 }
game-named = { $number ->
    [none] { $name }
    [table] { $name }, { own-table }
    [daily] { $name }, { deal-daily }
   *[other] { $name }, { deal-level } { $number }
 }
resumed = Partie reprise : { game-named }. { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $left ->
    [0] talon vide
    [1] une carte au talon
   *[other] { $left } cartes au talon
 }.
    .brief = Reprise.
resumed-left = Elle compte comme abandonnée tant que vous ne l'avez pas gagnée.
resumed-helped = Elle compte comme jouée avec aide.
back-how = { $counts ->
    [yes] La partie précédente compte comme abandonnée ; annulez pour la reprendre.
   *[no] Annulez pour reprendre la partie précédente.
 }
game-kept = Partie gardée pour plus tard : { game-named }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
restarted = La partie recommence avec la même donne. { deal-counts }
    .brief = Depuis le début.
ace-by-itself = L'{ $card } monte automatiquement en fondation.
    .brief = { $card }, fondation.

## Coups

drew = { $left ->
    [0] Du talon : { $card }. C'était la dernière carte.
   *[other] Du talon : { $card }. Il en reste { $left }.
 }
    .brief = { $card }.
drew-many = { $left ->
    [0] Du talon : { $under }, { $card } dessus. C'étaient les dernières cartes.
   *[other] Du talon : { $under }, { $card } dessus. Il en reste { $left }.
 }
    .brief = { $card }, { $count } dessous.
stock-spent = C'était le dernier tour.
    .brief = Dernier tour.
redealt = { $passes ->
    [0] Défausse retournée, { redealt-cards } au talon. Tour { $pass }.
   *[other] Défausse retournée, { redealt-cards } au talon. Tour { $pass } sur { $passes }.
 }
    .brief = Défausse retournée.
redealt-cards = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }
redealt-and-drew = { $passes ->
    [0] Défausse retournée, tour { $pass }.
   *[other] Défausse retournée, tour { $pass } sur { $passes }.
 }
    .brief = Défausse retournée.
moved = { $onto ->
    [none] { $cards } en { pile }, qui était vide.
   *[other] { $cards } en { pile }, sur { $onto }.
 }
    .brief = { $cards }, en { $pile }.
    .full = { $from ->
    [waste] { $onto ->
        [none] { $cards } de la défausse en { pile }, qui était vide.
       *[other] { $cards } de la défausse en { pile }, sur { $onto }.
     }
    [hand] { $onto ->
        [none] { $cards } en { pile }, qui était vide.
       *[other] { $cards } en { pile }, sur { $onto }.
     }
   *[pile] { $onto ->
        [none] { $cards } de la colonne { $source } en colonne { $pile }, qui était vide.
       *[other] { $cards } de la colonne { $source } en colonne { $pile }, sur { $onto }.
     }
 }
returned = { $onto ->
    [none] { $cards } de la fondation en { pile }, qui était vide.
   *[other] { $cards } de la fondation en { pile }, sur { $onto }.
 }
    .brief = { $cards } revient en { $pile }.
turned = Carte retournée : { $card }.
    .brief = { $card }.
    .full = { $down ->
    [0] Carte retournée : { $card }. C'était la dernière carte cachée de la colonne.
    [one] Carte retournée : { $card }. Il reste une carte cachée dans la colonne.
   *[other] Carte retournée : { $card }. Il reste { $down } cartes cachées dans la colonne.
 }
turned-by-hand = Carte retournée en { pile } : { $card }.
    .brief = { $card }.
to-turn = Il y a une carte à retourner en { pile }.
    .brief = À retourner : colonne { $pile }.
emptied = { the-pile } est vide.
    .brief = Colonne { $pile } vide.
    .full = { $game ->
    [solitario] { the-pile } est vide. Toute carte peut y aller.
   *[klondike] { the-pile } est vide. { a-rank } peut y aller.
 }
out = { $card } en fondation.
    .brief = { $card }, fondation.
    .full = { $card } en fondation. { suit } : { $height } sur { $ranks }.
out-suit = { $from ->
    [hand] { $card } à la fondation { of-suit }.
    [waste] { $card } de la défausse à la fondation { of-suit }.
   *[pile] { $card } de { the-pile } à la fondation { of-suit }.
 }
    .brief = { $card }, fondation.
now-on-top = Nouvelle carte du dessus : { $card }.
    .brief = Maintenant { $card }.
fits = { $foundation ->
    [yes] { $count ->
        [0] Place possible : fondation.
       *[other] Places possibles : fondation, { fitting-piles }.
     }
   *[no] { $count ->
        [one] Place possible : { fitting-piles }.
       *[other] Places possibles : { fitting-piles }.
     }
 }
    .brief = { $foundation ->
    [yes] { $count ->
        [0] Place : fondation.
       *[other] Places : fondation, { $piles }.
     }
   *[no] { $count ->
        [one] Place : { $piles }.
       *[other] Places : { $piles }.
     }
 }
fitting-piles = { $count ->
    [one] colonne { $piles }
   *[other] colonnes { $piles }
 }
fits-nowhere = { $game ->
    [solitario] Pas de place sur la table.
   *[klondike] Pas de place.
 }
    .brief = Pas de place.
    .full = { $game ->
    [solitario] { $origin ->
        [waste] Pas de place sur la table.
       *[other] Pas de place sur la table. X pour défausser la carte.
     }
   *[klondike] Pas de place.
 }
waste-now = Dessus de la défausse : { $card }.
    .brief = Maintenant { $card }.
deck-finished = Le talon est épuisé.
    .brief = Talon épuisé.
in-hand = { $origin ->
    [stock] En main : { $card }, venant du talon.
    [waste] En main : { $card }, de la défausse.
   *[pile] En main : { $card }, de { the-pile }.
 }
    .brief = { $card } en main.
discarded = { $card } à la défausse.
    .brief = Défausse : { $card }.
put-back = { $origin ->
    [stock] { $card } de retour sur le talon. Votre main est vide.
    [waste] { $card } de retour sur la défausse.
    [foundation] { $card } de retour en fondation.
   *[pile] { $card } de retour en { pile }.
 }
    .brief = { $card } de retour.
lifted = { $from ->
    [waste] En main : { $cards }, de la défausse.
    [foundation] En main : { $cards }, de la fondation.
   *[pile] En main : { $cards }, de { the-pile }.
 }
    .brief = { $cards } en main.
no-place = { $cards } : pas de place pour l'instant.
    .brief = Pas de place.
unfinished = Coups automatiques annulés.
finished = { $count ->
    [one] La dernière carte est montée automatiquement en fondation.
   *[other] Les { $count } dernières cartes sont montées automatiquement en fondation.
 }
    .brief = { $count } en fondation.
no-finish = Non. Les cartes ne peuvent pas encore toutes monter automatiquement en fondation.
    .brief = Non, pas encore.
won = { $game ->
    [solitario] Solitaire réussi ! { $total } cartes en fondation.
   *[klondike] { $minutes ->
        [0] Gagné en { moves-count } !
        [one] Gagné en { moves-count } et { $minutes } minute !
       *[other] Gagné en { moves-count } et { $minutes } minutes !
     }
 }
    .brief = Gagné !
    .full = { $game ->
        [solitario] Solitaire réussi ! { $total } cartes en fondation, { moves-count }.{ won-next }
       *[klondike] { won }{ won-next }
     }
won-next = { $front ->
    [web] {""}
   *[line] {" "}Tapez "nouvelle" pour jouer une autre partie.
 }
moves-count = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
ending-no-move = { $undo ->
    [yes] Plus aucun coup possible. Annuler vous ramène un coup en arrière.
   *[no] Plus aucun coup possible.
 }
    .brief = Plus aucun coup.
ending-cycling = { $undo ->
    [yes] Aucune carte du talon ne peut être jouée et rien d'autre ne peut bouger. Annuler vous ramène un coup en arrière.
   *[no] Aucune carte du talon ne peut être jouée et rien d'autre ne peut bouger.
 }
    .brief = Le talon tourne en rond.

## Annuler et refaire

undone = { $place ->
    [stock] Annulé : { $cards } de retour sur le talon.
    [waste] Annulé : { $cards } de retour sur la défausse.
    [hand] Annulé : { $cards } de retour en main.
    [foundation] Annulé : { $cards } de retour en fondation.
   *[pile] Annulé : { $cards } de retour en { pile }.
 }
    .brief = Annulé.
undone-draw = { $count ->
    [one] Annulé : une carte de retour au talon.
   *[other] Annulé : { $count } cartes de retour au talon.
 }
    .brief = Annulé.
undone-redeal = { $count ->
    [one] Annulé : une carte de retour à la défausse, talon vide.
   *[other] Annulé : { $count } cartes de retour à la défausse, talon vide.
 }
    .brief = Annulé.
undone-turn = Annulé : { $card } de nouveau face cachée en { pile }.
    .brief = Annulé.
face-down-again = { $card } de nouveau face cachée.
    .brief = Cachée : { $card }.
redone = Refait.
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à refaire.
