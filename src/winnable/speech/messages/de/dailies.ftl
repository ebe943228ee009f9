## Die Tagespartien

date = { $day }. { month } { $year }
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 }
bar-month = { month } { $year }
weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
 }
bar-weekday = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
 }
deal-daily = { $level ->
    [easy] leichte Tagespartie vom { date }
    [normal] normale Tagespartie vom { date }
   *[hard] schwere Tagespartie vom { date }
 }
bar-daily = { $level ->
    [easy] Tagespartie, leicht ({ date })
    [normal] Tagespartie, normal ({ date })
   *[hard] Tagespartie, schwer ({ date })
 }
daily = { date }: { $easy ->
    [yes] leichte Partie gewonnen
   *[no] leichte Partie nicht gewonnen
 }, { $normal ->
    [yes] normale gewonnen
   *[no] normale nicht gewonnen
 }, { $hard ->
    [yes] schwere gewonnen
   *[no] schwere nicht gewonnen
 }.
daily-streak = { $days ->
    [0] Tage in Folge mit einem Sieg: noch keine.
   *[other] Tage in Folge mit einem Sieg: { $days }.
 }
daily-how = Tippe "heute schwer", um die schwere Partie zu spielen.
help-daily = heute: die drei Tagespartien. heute schwer: eine davon spielen. heute 2026 11 3 leicht: eine von einem anderen Tag.
slot-day = { weekday }, { date }{ $future ->
    [yes] , noch nicht verfügbar
   *[no] { $won ->
        [0] , keine gewonnen
        [one] , eine von 3 gewonnen
       *[other] , { $won } von 3 gewonnen
     }
 }
ui-daily = Tagespartien
ui-daily-today = Partien von heute
ui-daily-back = Voriger Monat
ui-daily-forward = Nächster Monat
ui-daily-easy = Leichte Partie
ui-daily-normal = Normale Partie
ui-daily-hard = Schwere Partie
ui-daily-won = gewonnen
fault-daily-outside = Für "{ $text }" gibt es keine Tagespartien; es gibt sie vom 1. Januar 2026 bis heute.
fault-daily-level = "{ $text }" ist keine Stufe der Tagespartien; die Stufen sind leicht, normal und schwer.
command-daily = heute | tag | täglich | tagespartie | tagespartien | partie des tages | partien des tages | partien von heute
