## Der Tisch: Namen der Spalten und Karten

slot-card = { $state ->
    [held] { $card }, in der Hand
    [fits] { $card }, passt hier
   *[none] { $card }
 }
slot-down = { $state ->
    [fits] { slot-covered }, passt hier
   *[none] { slot-covered }
 }
slot-covered = { $down ->
    [one] eine verdeckt
   *[other] { $down } verdeckt
 }
slot-empty = { $state ->
    [fits] { slot-place }, leer, passt hier
   *[none] { slot-place }, leer
 }
slot-stock = { $count ->
    [0] { $spent ->
        [yes] { slot-place }, leer
       *[no] { slot-place }, leer, Ablage umdrehen
     }
    [one] { slot-place }, eine Karte
   *[other] { slot-place }, { $count } Karten
 }
slot-place = { $place ->
    [stock] Talon
    [waste] Ablage
    [hand] Hand
    [foundation] Grundstapel { suit }
   *[pile] { pile }
 }
slot-note = { $place ->
    [foundation] Grundstapel
    [hand] Hand
   *[other] { slot-place }, { $at } von { $count }
 }
bar-deal = { $number ->
    [none] Eigene Karten
    [table] { ui-own }
    [daily] { bar-daily }
   *[other] { $level ->
        [easy] Leicht
        [normal] Normal
        [hard] Schwer
        [tricky] Knifflig
       *[random] Zufällig
     } ({ $number })
 }
bar-redeals = { $redeals ->
    [0] Letzter Durchgang
    [one] Noch ein Durchgang
   *[other] Noch { $redeals } Durchgänge
 }
bar-score = Punkte: { points }
