## Le partite del giorno

date = { $day ->
    [1] primo
   *[other] { $day }
 } { month } { $year }
date-of = { $day ->
    [1] del primo
    [8] dell'8
    [11] dell'11
   *[other] del { $day }
 } { month } { $year }
date-on = { $day ->
    [1] il primo
    [8] l'8
    [11] l'11
   *[other] il { $day }
 } { month } { $year }
month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 }
bar-month = { month } { $year }
weekday = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[7] domenica
 }
bar-weekday = { $weekday ->
    [1] lu
    [2] ma
    [3] me
    [4] gi
    [5] ve
    [6] sa
   *[7] do
 }
deal-daily = { $level ->
    [easy] partita facile { date-of }
    [normal] partita normale { date-of }
   *[hard] partita difficile { date-of }
 }
bar-daily = { $level ->
    [easy] Del giorno, facile ({ date })
    [normal] Del giorno, normale ({ date })
   *[hard] Del giorno, difficile ({ date })
 }
daily = { date }: { $easy ->
    [yes] facile vinta
   *[no] facile non vinta
 }, { $normal ->
    [yes] normale vinta
   *[no] normale non vinta
 }, { $hard ->
    [yes] difficile vinta
   *[no] difficile non vinta
 }.
daily-streak = { $days ->
    [0] Giorni di fila con una vittoria: per ora nessuno.
    [one] Giorni di fila con una vittoria: { $days }.
   *[other] Giorni di fila con una vittoria: { $days }.
 }
daily-how = Per giocare quella difficile, scrivi "giorno difficile".
help-daily = giorno: le tre partite di oggi. giorno difficile: gioca quella difficile. giorno 2026 11 3 facile: gioca quella facile di un altro giorno.
slot-day = { weekday } { $day } { month } { $year }{ $future ->
    [yes] , non ancora disponibile
   *[no] { $won ->
        [0] , nessuna vittoria
       *[other] , vittorie: { $won } su 3
     }
 }
ui-daily = Partite del giorno
ui-daily-today = Le partite di oggi
ui-daily-back = Mese precedente
ui-daily-forward = Mese successivo
ui-daily-easy = Partita facile
ui-daily-normal = Partita normale
ui-daily-hard = Partita difficile
ui-daily-won = vinta
fault-daily-outside = Per "{ $text }" non ci sono partite del giorno: vanno dal primo gennaio 2026 a oggi.
fault-daily-level = "{ $text }" non è un livello delle partite del giorno: i livelli sono facile, normale e difficile.
command-daily = giorno | del giorno | giornaliera | giornaliere | partita di oggi | partita del giorno | partite del giorno | oggi | partite di oggi
