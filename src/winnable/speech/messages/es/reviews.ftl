## Resultados seguros, probabilidades, análisis

fate-won = { $hidden ->
    [yes] La partida está ganada, sean cuales sean las cartas tapadas.
   *[no] La partida está ganada: se conocen todas las cartas.
 }
    .brief = La victoria es segura.
fate-lost = { $hidden ->
    [yes] La partida está perdida, sean cuales sean las cartas tapadas.
   *[no] La partida está perdida: se conocen todas las cartas y no hay forma de ganar.
 }
    .brief = La derrota es segura.
chance-fair = { $percent ->
    [0] Desde aquí, un buen jugador ganaría menos de una vez de cada 100.
   *[other] Desde aquí, un buen jugador ganaría cerca de { times }.
 }
    .brief = { $percent ->
    [0] Menos de una vez de cada 100.
   *[other] Cerca de { times }.
 }
times = { $percent ->
    [one] una vez de cada 100
   *[other] { $percent } veces de cada 100
 }
chance = { $exact ->
    [yes] Si vieras todas las cartas, ganarías como máximo { times }.
   *[no] Si vieras todas las cartas, ganarías como máximo { times }, con un margen de { $low } a { $high }.
 }
    .brief = Como máximo { times }.
choice-chance = Un buen jugador ganaría { times }, con un margen de { $low } a { $high }.
    .brief = { $percent } de cada 100, con un margen de { $low } a { $high }.
choice-share = { $exact ->
    [yes] Como máximo { times }.
   *[no] Como máximo { times }, con un margen de { $low } a { $high }.
 }
review-move = { $kind ->
    [draw] robar
    [redeal] voltear el descarte
    [turn] destapar la carta de { the-pile }
    [foundation] { $card }, { option-from } a la base
    [hand] tomar { $card }, { option-from }
    [discard] { $card } al descarte
    [back] { $card } de vuelta { $origin ->
        [stock] al mazo
        [waste] al descarte
       *[pile] a { the-pile }
     }
   *[pile] { $cards }, { option-from } a { target-pile }
 }
review-saved = { $over ->
    [yes] Tu última partida, ya terminada: { $title }
   *[no] Tu partida en curso: { $title }
 }
par-own = Has ganado en { $own ->
    [one] { $own } jugada
   *[other] { $own } jugadas
 }.
par = { $outcome ->
    [best] Has ganado en { most-moves }: ¡la victoria más corta posible!
    [proven] La victoria más corta de este reparto necesita { most-moves }.
   *[between] La victoria más corta que se conoce de este reparto necesita { most-moves }; ninguna necesita menos de { $least }.
 }
most-moves = { $most ->
    [one] { $most } jugada
   *[other] { $most } jugadas
 }
par-open = Cuando termine la partida sabrás cuál es la victoria más corta.
review-nothing = Aún no hay jugadas que analizar.
review-won = Partida ganada en la jugada { $step }.
review-lost = Partida perdida en la jugada { $step }: { review-move }.
review-hopeless = Con estas cartas no se puede ganar, se juegue como se juegue.
review-between = { $proven ->
    [yes] Partida perdida entre las jugadas { $first } y { $last }: no se sabe exactamente en cuál.
   *[no] Partida perdida en la jugada { $last } o antes: no se sabe exactamente en cuál.
 }
review-again = El próximo análisis de esta partida buscará durante más tiempo.
review-within = Partida perdida en la jugada { $step }.
review-unknown = No se sabe si la partida se podía ganar.
review-open = La partida aún se puede ganar.
review-until = Tras la jugada { $step } aún se podía ganar; a partir de ahí, no se sabe.
review-act = { $drawn ->
    [yes] robar y luego { review-move }
   *[no] { review-move }
 }
review-way = Aún había una forma de ganar: { review-act }.
review-kept = { $kept ->
    [one] { $kept } de las { $total } jugadas posibles aún permitía ganar.
   *[other] { $kept } de las { $total } jugadas posibles aún permitían ganar.
 }
review-played = Jugada { $step }: { review-move }.
review-mistake = Fue un error evitable. Mejor: { review-act }.
review-cost = { $percent ->
    [0] Así se podrían ganar más partidas como esta, pero menos de una de cada 100.
    [one] Así se podría ganar una partida más de cada 100 como esta.
   *[other] Así se podrían ganar { $percent } partidas más de cada 100 como esta.
 }
review-unlucky = Mala suerte: con lo que se veía, ninguna otra jugada era claramente mejor.
review-late = Con lo que se veía, la partida ya estaba prácticamente perdida.
review-not-known = Con lo que se veía, no está claro si alguna otra jugada era mejor.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Otra jugada fue claramente mala: la número { $numbers }.
       *[no] Una jugada fue claramente mala: la número { $numbers }.
     }
   *[other] { $other ->
        [yes] Otras { $count } jugadas fueron claramente malas: números { $numbers }.
       *[no] { $count } jugadas fueron claramente malas: números { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Al principio tenías como máximo un { $start } por ciento de probabilidades de ganar. Tus errores claros te costaron { points-lost }; las cartas te dieron { $luck }.
    [minus] Al principio tenías como máximo un { $start } por ciento de probabilidades de ganar. Tus errores claros te costaron { points-lost }; las cartas te quitaron { $luck }.
   *[none] Al principio tenías como máximo un { $start } por ciento de probabilidades de ganar. Tus errores claros te costaron { points-lost }; las cartas ni te dieron ni te quitaron nada.
 }
points-lost = { $choices ->
    [one] 1 punto
   *[other] { $choices } puntos
 }
review-unclear = { $unclear ->
    [one] No se sabe si otro punto se perdió por tus decisiones o por las cartas.
   *[other] No se sabe si otros { $unclear } puntos se perdieron por tus decisiones o por las cartas.
 }
review-lines = Probaste { $lines } líneas de juego. Este es el análisis de la actual.
