## El tablero: nombres de las cartas y de sus sitios

slot-card = { $state ->
    [held] { $card }, en mano
    [fits] { $card }, sitio posible
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { cards-down }, sitio posible
   *[none] { cards-down }
 }
slot-empty = { $state ->
    [fits] { slot-vacant }, sitio posible
   *[none] { slot-vacant }
 }
slot-vacant = { $place ->
    [waste] { slot-place }, vacío
   *[other] { slot-place }, vacía
 }
slot-stock = { $count ->
    [0] { $spent ->
        [yes] { slot-place }, agotado
       *[no] { slot-place }, vacío, voltear el descarte
     }
    [one] { slot-place }, { $count } carta
   *[other] { slot-place }, { $count } cartas
 }
slot-place = { $place ->
    [stock] Mazo
    [waste] Descarte
    [hand] Mano
    [foundation] Base de { suit }
   *[pile] { pile }
 }
slot-note = { $place ->
    [foundation] base
    [hand] mano
   *[other] { slot-place }, { $at } de { $count }
 }
bar-deal = { $number ->
    [none] Cartas elegidas por ti
    [table] { ui-own }
    [daily] { bar-daily }
   *[other] { $level ->
        [easy] Fácil
        [normal] Normal
        [hard] Difícil
        [tricky] Engañosa
       *[random] Al azar
     } ({ $number })
 }
bar-redeals = { $redeals ->
    [0] Sin más pasadas
    [one] Queda { $redeals } pasada
   *[other] Quedan { $redeals } pasadas
 }
bar-score = Puntos: { points }
