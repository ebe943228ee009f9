## Las partidas del día

date = { $day } de { month } de { $year }
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
 }
bar-month = { month } de { $year }
weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
 }
bar-weekday = { $weekday ->
    [1] lu
    [2] ma
    [3] mi
    [4] ju
    [5] vi
    [6] sá
   *[7] do
 }
deal-daily = { $level ->
    [easy] partida fácil del { date }
    [normal] partida normal del { date }
   *[hard] partida difícil del { date }
 }
bar-daily = { $level ->
    [easy] Del día, fácil ({ date })
    [normal] Del día, normal ({ date })
   *[hard] Del día, difícil ({ date })
 }
daily = { date }: { $easy ->
    [yes] la fácil, ganada
   *[no] la fácil, sin ganar
 }; { $normal ->
    [yes] la normal, ganada
   *[no] la normal, sin ganar
 }; { $hard ->
    [yes] la difícil, ganada
   *[no] la difícil, sin ganar
 }.
daily-streak = { $days ->
    [0] Aún no tienes ninguna racha.
    [one] Racha: { $days } día con victoria.
   *[other] Racha: { $days } días con victoria.
 }
daily-how = Para jugar la difícil, escribe "hoy difícil".
help-daily = hoy: las tres partidas de hoy. hoy difícil: jugar la difícil. día 2026 11 3 fácil: jugar la fácil de otro día.
slot-day = { weekday }, { date }{ $future ->
    [yes] , todavía no disponible
   *[no] { $won ->
        [0] , ninguna ganada
       *[other] , { $won } de 3 ganadas
     }
 }
ui-daily = Partidas del día
ui-daily-today = Las partidas de hoy
ui-daily-back = Mes anterior
ui-daily-forward = Mes siguiente
ui-daily-easy = Partida fácil
ui-daily-normal = Partida normal
ui-daily-hard = Partida difícil
ui-daily-won = ganada
fault-daily-outside = No hay partidas del día para "{ $text }": van del 1 de enero de 2026 a hoy.
fault-daily-level = "{ $text }" no es un nivel de las partidas del día: los niveles son fácil, normal y difícil.
command-daily = hoy | día | del día | diaria | diarias | partida del día | partidas del día | partida de hoy | partidas de hoy
