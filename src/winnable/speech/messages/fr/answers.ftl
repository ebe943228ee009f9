## Questions

read-pile = { $shape ->
    [empty] { pile }, vide.
    [up] { pile }, { $cards }.
    [down] { pile }, { hidden-cards }.
    [known] { pile }, { hidden-cards }, { $known }, puis { $cards }.
    [known-down] { pile }, { hidden-cards }, { $known }.
   *[both] { pile }, { hidden-cards }, puis { $cards }.
 }
    .brief = { $shape ->
    [empty] { $pile } : vide.
    [up] { $pile } : { $top }.
    [down] { $pile } : { hidden-brief }.
    [known-down] { $pile } : { hidden-brief }.
   *[both] { $pile } : { $top }, { hidden-brief }.
 }
hidden-cards = { $down ->
    [one] une carte cachée
   *[other] { $down } cartes cachées
 }
hidden-brief = { $down ->
    [one] une cachée
   *[other] { $down } cachées
 }
read-waste = { $count ->
    [0] Défausse : vide.
    [one] Défausse : { $top }, une seule carte.
   *[other] { $game ->
        [solitario] Défausse : { $cards } dessus, { $count } cartes en tout.
       *[klondike] Défausse : { $cards }, { $count } cartes en tout.
     }
 }
    .brief = { $count ->
    [0] Vide.
    [one] { $top }, une seule carte.
   *[other] { $top }, { $count } cartes.
 }
unseen-cards = { $count ->
    [one] une carte pas encore vue
   *[other] { $count } cartes pas encore vues
 }
top-first = { $top } dessus, puis { $under }
read-stock = { $game ->
    [solitario] { stock-count }
   *[klondike] { $passes ->
        [0] { stock-count } Tour { $pass }.
        [1] { stock-count } Tour unique.
       *[other] { $redeals ->
            [0] { stock-count } Tour { $pass } sur { $passes }, le dernier.
           *[other] { stock-count } Tour { $pass } sur { $passes }, il en reste { $redeals }.
         }
     }
 }
    .brief = { $count } au talon.
stock-count = { $count ->
    [0] Talon : épuisé.
    [one] Talon : une carte.
   *[other] Talon : { $count } cartes.
 }
read-foundations = Fondations : { $zero } { $n0 }, { $one } { $n1 }, { $two } { $n2 }, { $three } { $n3 }.
    .brief = { $n0 }, { $n1 }, { $n2 }, { $n3 }.
table-pile = { $shape ->
    [empty] { pile } : vide.
    [down] { pile } : carte cachée.
   *[up] { pile } : { $top }.
 }
    .brief = { $shape ->
    [empty] { $pile } : vide.
    [down] { $pile } : carte cachée.
   *[up] { $pile } : { $top }.
 }
hand-holds = { $origin ->
    [none] Votre main est vide.
    [stock] En main : { $card }, venant du talon.
    [waste] En main : { $card }, de la défausse.
   *[pile] En main : { $card }, de { the-pile }.
 }
    .brief = { $origin ->
    [none] Main vide.
   *[other] { $card } en main.
 }
where = { $place ->
    [foundation] { $card } : déjà en fondation.
    [hand] { $card } : en main.
    [waste-top] { $card } : sur le dessus de la défausse.
    [waste] { $card } : dans la défausse, { from-top }.
    [top] { $card } : sur le dessus de { the-pile }.
    [column] { $card } : { pile }, { from-top } ; carte posée dessus : { $over }.
    [stock] { $card } : dans le talon, { from-top }.
    [down] { $card } : face cachée dans { the-pile }, { from-top }.
    [seen] { $card } : carte déjà vue, qui n'est plus visible.
   *[unseen] { $card } : carte pas encore vue.
 }
    .brief = { $place ->
    [foundation] En fondation.
    [hand] En main.
    [waste-top] Dessus de la défausse.
    [waste] Défausse, { from-top }.
    [top] Dessus de { the-pile }.
    [column] { pile }, { from-top-brief }.
    [stock] Talon, { from-top }.
    [down] { pile }, cachée, { from-top-brief }.
    [seen] Elle n'est plus visible.
   *[unseen] Pas encore vue.
 }
from-top = { $depth ->
    [1] première en partant du dessus
    [2] deuxième en partant du dessus
    [3] troisième en partant du dessus
    [4] quatrième en partant du dessus
    [5] cinquième en partant du dessus
    [6] sixième en partant du dessus
    [7] septième en partant du dessus
    [8] huitième en partant du dessus
    [9] neuvième en partant du dessus
    [10] dixième en partant du dessus
   *[other] numéro { $depth } en partant du dessus
 }
from-top-brief = { $depth ->
    [1] première depuis le dessus
    [2] deuxième depuis le dessus
    [3] troisième depuis le dessus
    [4] quatrième depuis le dessus
    [5] cinquième depuis le dessus
    [6] sixième depuis le dessus
    [7] septième depuis le dessus
    [8] huitième depuis le dessus
    [9] neuvième depuis le dessus
    [10] dixième depuis le dessus
   *[other] numéro { $depth } depuis le dessus
 }
where-which = Quelle carte ? Par exemple : "où { $example }".
    .brief = Quelle carte ?
moves-list = { $count ->
    [0] Plus aucun coup possible.
    [one] { $count } coup possible.
   *[other] { $count } coups possibles.
 }
moves-considered = { $count ->
    [one] Un bon joueur choisirait le premier.
   *[other] Un bon joueur choisirait parmi les { $count } premiers.
 }
moves-rest = { $count ->
    [one] Encore un coup. Tapez "suite" pour le connaître.
   *[other] Encore { $count } coups. Tapez "suite" pour les connaître.
 }
    .brief = { $count ->
    [one] Encore un.
   *[other] Encore { $count }.
 }
no-more = Il n'y en a pas d'autre.
moves-choice = Non. La liste va de 1 à { $count }.
move-words = { $kind ->
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
option = { $n } : { move-words }.
    .brief = { $kind ->
    [draw] { $n } : piocher.
    [redeal] { $n } : retourner la défausse.
    [turn] { $n } : retourner { $pile }.
    [foundation] { $n } : { $card }, fondation.
    [hand] { $n } : prendre { $card }.
    [discard] { $n } : défausser { $card }.
    [back] { $n } : remettre { $card }.
   *[pile] { $n } : { $cards }, en { $target }.
 }
option-act = { $n } : { $act ->
    [finish] terminer automatiquement
    [undo] annuler le coup
   *[new] nouvelle partie
 }.
option-from = { $from ->
    [waste] de la défausse
    [hand] de la main
    [foundation] de la fondation
   *[pile] de { the-pile }
 }
target-pile = la colonne { $target }
hint-move = Conseil : { move-words }.
hint = Conseil : { move-words }. { $far ->
    [yes] { $aim ->
        [turns] Cela permettra de retourner une carte de la colonne { $column }.
        [empties] Cela permettra de vider la colonne { $column }.
        [out] Cela permettra de mettre une carte en fondation : { $aimed }.
       *[plays] Cela permettra de mettre une carte sur la table : { $aimed }.
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] Cela dégage une carte à retourner en colonne { $column }.
           *[no] Cela retourne une carte.
         }
        [empties] Cela libère la colonne { $column }.
        [out] Cela met une carte de plus en fondation.
        [draws] Cela montre ce qui vient ensuite.
        [places] Cela lui trouve une place.
        [discards] Cela garde la table libre pour d'autres cartes.
       *[plays] Cela permet de jouer une carte du talon.
     }
 }
hint-none = Ici, aucun coup n'en vaut la peine.
    .brief = Aucun conseil.
hint-cards = Aucun coup ne mène à la victoire. Celui qui suit met d'autres cartes en fondation.
    .brief = Perdu, mais des cartes montent encore.
why-nothing = Il n'y a pas de conseil à expliquer. Demandez-en d'abord un.
    .brief = Pas de conseil à expliquer.
oracle = Coup du solveur, qui voit tout : { move-words }. La partie reste gagnable.
    .brief = Solveur : { move-words }.
truth-most = { $outcome ->
    [proven] { $most ->
        [0] Aucune carte ne peut monter en fondation.
        [one] Une carte au plus peut monter en fondation.
       *[other] { $most } cartes au plus peuvent monter en fondation.
     }
   *[between] De { $least } à { $most } cartes peuvent monter en fondation : on ne sait pas combien exactement.
 }
truth = { $verdict ->
    [winnable] Avec ces cartes, la partie peut encore être gagnée.
    [unwinnable] Avec ces cartes, la partie ne peut plus être gagnée.
   *[undecided] Le solveur n'a pas abouti : on ne sait pas si la partie peut être gagnée.
 }
    .brief = { $verdict ->
    [winnable] On peut encore gagner.
    [unwinnable] La partie est perdue.
   *[undecided] On ne sait pas.
 }
assisted = Désormais, cette partie compte comme jouée avec aide.
    .brief = Avec aide désormais.
retried = { $count ->
    [one] Retour en arrière d'une étape, à la dernière position d'où l'on pouvait gagner.
   *[other] Retour en arrière de { $count } étapes, à la dernière position d'où l'on pouvait gagner.
 }
retry-none = On ne connaît aucun coup de cette variante qui ait fait perdre la partie.
mistake-how = C'est ici que vous avez perdu une partie encore gagnable. Trouvez un meilleur coup.
mistake-none = Il n'y a pas encore d'erreur à rejouer. Faites analyser une partie pour trouver les vôtres.
mistake-later = Une partie est en cours. { $front ->
    [web] Appuyez sur Nouvelle partie pour la quitter, puis réessayez.
   *[line] Tapez "nouvelle" pour la quitter, puis réessayez.
 }
draw-which = On pioche { $draw } cartes à la fois. Tapez "p" pour piocher une fois, ou "p p" pour piocher deux fois.
    .brief = Tapez "p" pour une fois, "p p" pour deux.
do-nothing = Rien à jouer. Demandez d'abord un conseil ou la liste des coups.
    .brief = Rien à jouer.
info = { $score ->
    [none] { moves-made }
   *[other] Score { points }. { moves-made }
 }
    .brief = { $score ->
    [none] { moves-count }.
   *[other] Score { points }. { moves-count }.
 }
moves-made = { $minutes ->
    [0] { moves-count }, moins d'une minute.
    [one] { moves-count }, { $minutes } minute.
   *[other] { moves-count }, { $minutes } minutes.
 }
points = { $sign ->
    [minus] moins { $score }
   *[plus] { $score }
 }
stock-next = À venir : { $cards }.
status = { $number ->
    [none] { title }.
    [table] { title }, { own-table }.
    [daily] { title }, { deal-daily }.
   *[other] { title }, { deal-level } { $number }.
 }
saved-in = { $front ->
    [web] Chaque coup est enregistré automatiquement.
   *[line] Chaque coup est enregistré automatiquement dans { $file }.
 }
not-saved = { $front ->
    [web] Impossible d'enregistrer sur le disque. Vous pouvez continuer à jouer.
   *[line] Impossible d'enregistrer dans { $file }. Vous pouvez continuer à jouer.
 }
game-went-on = La partie a changé entre-temps.
goodbye = Partie enregistrée. À bientôt.
    .brief = Partie enregistrée.
nothing-yet = Aucun message pour l'instant.
