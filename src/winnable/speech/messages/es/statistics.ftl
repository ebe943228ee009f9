## Estadísticas, valoración, fin de una partida ganada

rating-set = { $on ->
    [yes] Valoración activada: las estadísticas la muestran para cada juego.
   *[no] Valoración desactivada.
 }
rating = { $name }: valoración { $value } tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }. Con una confianza del 95 por ciento, está entre { $low } y { $high }.
    .brief = { $name }: { $value }, de { $low } a { $high }.
stats-title = { $name }{ $level ->
    [easy], fácil
    [normal], normal
    [hard], difícil
    [tricky], engañosa
   *[random], al azar
 }
stat-played = Partidas jugadas
stat-won = Ganadas
stat-part = { $count } ({ $percent } %)
stat-of = { $count } de { $total } ({ $percent } %)
stat-winnable = Victorias en partidas ganables
stat-streak = Victorias seguidas
stat-best-streak = Racha más larga
stat-best-time = Mejor tiempo
stat-best-moves = Mínimo de jugadas
stat-best-points = Mejor puntuación
stat-assisted = Con ayuda o con un reparto conocido
stat-helped-won = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 }, aparte de los datos anteriores
stat-rating = Valoración en este juego, todos los niveles
stat-rating-is = { $value }, entre { $low } y { $high } con una confianza del 95 % ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 })
stat-time = Tiempo
stat-moves = Jugadas
stat-points = Puntos
stat-level = Nivel
chart-growth = Partidas y victorias a lo largo del tiempo
chart-until = Hasta
chart-shares = Victorias, y partidas que se pueden ganar
chart-games = Partidas
chart-allowed = Partidas que se pueden ganar
chart-all = Total: { $count }
chart-last = Últimas { $count }
chart-unknown = no se sabe
chart-times = Duración de las victorias
chart-moves = Jugadas por victoria
chart-range = de { $low } a { $high }
chart-wins = Victorias
chart-streaks = Rachas de victorias
chart-length = Victorias seguidas
chart-runs = Veces
win-said = { $how ->
    [first] { $level ->
        [random] Tu primera victoria de este tipo. ¡Bien jugado!
       *[level] Tu primera victoria en este nivel. ¡Bien jugado!
     }
    [shortest] Es tu victoria más rápida. ¡Bien jugado!
    [fewest] Es tu victoria con menos jugadas. ¡Bien jugado!
    [streak] { $count } victorias seguidas. ¡Bien jugado!
    [helped] Has ganado con una pequeña ayuda: esta victoria no cuenta.
    [repeated] Has ganado, pero ya conocías este reparto: esta victoria no cuenta.
   *[won] ¡Bien jugado!
 }
win-shared = { $name }{ $number ->
    [none] {""}
    [table], { own-table }
   *[other], partida { $number }
 }{ $level ->
    [easy], fácil
    [normal], normal
    [hard], difícil
    [tricky], engañosa
   *[random] {""}
 }: ganada en { $time }, { moves-count }{ $score ->
    [none] {""}
   *[other], { $score } puntos
 }.
