## Il tavolo: nomi delle carte e dei loro posti

slot-card = { $state ->
    [held] { $card }, in mano
    [fits] { $card }, puoi posare qui
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { slot-covered }, puoi posare qui
   *[none] { slot-covered }
 }
slot-covered = { $down ->
    [one] una coperta
   *[other] { $down } coperte
 }
slot-empty = { $state ->
    [fits] { slot-vacant }, puoi posare qui
   *[none] { slot-vacant }
 }
slot-vacant = { $place ->
    [waste] { slot-place }, vuoti
   *[other] { slot-place }, vuota
 }
slot-stock = { $count ->
    [0] { $spent ->
        [yes] { slot-place }, finito
       *[no] { slot-place }, vuoto, rigira gli scarti
     }
    [one] { slot-place }, una carta
   *[other] { slot-place }, { $count } carte
 }
slot-place = { $place ->
    [stock] Mazzo
    [waste] Scarti
    [hand] Mano
    [foundation] Pila di { suit }
   *[pile] { pile }
 }
slot-note = { $place ->
    [foundation] assi
    [hand] mano
   *[other] { slot-place }, { $at } di { $count }
 }
bar-deal = { $number ->
    [none] Carte scelte da te
    [table] { ui-own }
    [daily] { bar-daily }
   *[other] { $level ->
        [easy] Facile
        [normal] Normale
        [hard] Difficile
        [tricky] Insidiosa
       *[random] Casuale
     } ({ $number })
 }
bar-redeals = { $redeals ->
    [0] Ultimo giro
    [one] Resta un giro
   *[other] Restano { $redeals } giri
 }
bar-score = Punti { points }
