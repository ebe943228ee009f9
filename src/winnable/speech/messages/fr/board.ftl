## La table : noms des cartes et de leurs places

slot-card = { $state ->
    [held] { $card }, en main
    [fits] { $card }, place possible
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { $down ->
        [one] une cachée, place possible
       *[other] { $down } cachées, place possible
     }
   *[none] { $down ->
        [one] une cachée
       *[other] { $down } cachées
     }
 }
slot-empty = { $state ->
    [fits] { slot-place }, vide, place possible
   *[none] { slot-place }, vide
 }
slot-stock = { $count ->
    [0] { $spent ->
        [yes] { slot-place }, épuisé
       *[no] { slot-place }, vide, retourner la défausse
     }
    [one] { slot-place }, une carte
   *[other] { slot-place }, { $count } cartes
 }
slot-place = { $place ->
    [stock] Talon
    [waste] Défausse
    [hand] Main
    [foundation] Fondation { of-suit }
   *[pile] { pile }
 }
slot-note = { $place ->
    [foundation] fondation
    [hand] main
   *[other] { slot-place }, { $at } sur { $count }
 }
bar-deal = { $number ->
    [none] Votre propre donne
    [table] { ui-own }
    [daily] { bar-daily }
   *[other] { $level ->
        [easy] Facile
        [normal] Normale
        [hard] Difficile
        [tricky] Retorse
       *[random] Au hasard
     } ({ $number })
 }
bar-redeals = { $redeals ->
    [0] Dernier tour
    [one] Encore { $redeals } tour
   *[other] Encore { $redeals } tours
 }
bar-score = Score { points }
