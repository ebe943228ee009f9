## Resultados seguros, probabilidades, análisis

fate-won = { $hidden ->
    [yes] La partida está ganada, sean cuales sean las cartas tapadas.
   *[no] La partida está ganada: se conocen todas las cartas.
 }
    .brief = Ganada con seguridad.
fate-lost = { $hidden ->
    [yes] La partida está perdida, sean cuales sean las cartas tapadas.
   *[no] La partida está perdida: se conocen todas las cartas y no hay forma de ganar.
 }
    .brief = Perdida con seguridad.
chance-fair = { $percent ->
    [0] Desde aquí, un jugador fuerte ganaría menos de una vez de cada 100.
   *[other] Desde aquí, un jugador fuerte ganaría unas { $percent } veces de cada 100.
 }
    .brief = { $percent ->
    [0] Menos de una vez de cada 100.
   *[other] Unas { $percent } veces de cada 100.
 }
chance = { $exact ->
    [yes] Conociendo todas las cartas se ganaría, como máximo, { $percent } veces de cada 100.
   *[no] Conociendo todas las cartas se ganaría, como máximo, { $percent } veces de cada 100, entre { $low } y { $high }.
 }
    .brief = Como máximo { $percent } veces de cada 100.
choice-chance = Un jugador fuerte gana { $percent } de 100, entre { $low } y { $high }.
    .brief = { $percent } de 100, entre { $low } y { $high }.
choice-share = { $exact ->
    [yes] Se pueden ganar { $percent } de 100.
   *[no] Se pueden ganar { $percent } de 100, entre { $low } y { $high }.
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
    [yes] Tu última partida, terminada: { $title }
   *[no] Tu partida en curso: { $title }
 }
par-own = Tu victoria tiene { $own ->
    [one] { $own } jugada
   *[other] { $own } jugadas
 }.
par = { $outcome ->
    [best] Tu victoria tiene { most-moves }: con este reparto ninguna es más corta.
    [proven] La victoria más corta de este reparto tiene { most-moves }.
   *[between] La victoria más corta que se conoce de este reparto tiene { most-moves }; ninguna tiene menos de { $least }.
 }
most-moves = { $most ->
    [one] { $most } jugada
   *[other] { $most } jugadas
 }
par-open = La victoria más corta de un reparto se dice cuando la partida ha terminado.
review-nothing = Aún no se ha jugado nada: no hay nada que analizar.
review-won = Ganada en la jugada { $step }.
review-lost = Perdida en la jugada { $step }: { review-move }.
review-hopeless = Con estas cartas no se puede ganar, se juegue como se juegue.
review-between = { $proven ->
    [yes] Perdida entre la jugada { $first } y la jugada { $last }: no se sabe el punto exacto.
   *[no] Perdida en la jugada { $last } o antes: no se sabe el punto exacto.
 }
review-again = El próximo análisis de esta partida busca más tiempo.
review-within = Perdida en la jugada { $step }.
review-unknown = No se sabe si la partida se podía ganar.
review-open = La partida aún se puede ganar.
review-until = Aún ganable en la jugada { $step }: del resto no se sabe.
review-act = { $drawn ->
    [yes] robar, luego { review-move }
   *[no] { review-move }
 }
review-way = Aún había una forma de ganar: { review-act }.
review-kept = { $kept ->
    [one] { $kept } jugada de { $total } aún permitía ganar.
   *[other] { $kept } jugadas de { $total } aún permitían ganar.
 }
review-played = Jugada { $step }: { review-move }.
review-mistake = Un error, por lo que se veía: mejor { review-act }.
review-cost = { $percent ->
    [0] De 100 partidas que se veían igual, así se puede ganar menos de una más.
   *[other] De 100 partidas que se veían igual, así se pueden ganar { $percent } más.
 }
review-unlucky = Mala suerte: por lo que se veía, ninguna otra jugada era claramente mejor.
review-late = Por lo que se veía, ya estaba casi perdida.
review-not-known = No se sabe si, por lo que se veía, otra jugada era mejor.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Otra decisión claramente peor que la mejor: la jugada { $numbers }.
       *[no] Una decisión claramente peor que la mejor: la jugada { $numbers }.
     }
   *[other] { $other ->
        [yes] Otras { $count } decisiones claramente peores que la mejor: las jugadas { $numbers }.
       *[no] { $count } decisiones claramente peores que la mejor: las jugadas { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Por lo que se veía, al principio tenías un { $start } por ciento de probabilidad. Tus errores claros te costaron { $choices }; las cartas te dieron { $luck }.
    [minus] Por lo que se veía, al principio tenías un { $start } por ciento de probabilidad. Tus errores claros te costaron { $choices }; las cartas te quitaron { $luck }.
   *[none] Por lo que se veía, al principio tenías un { $start } por ciento de probabilidad. Tus errores claros te costaron { $choices }; las cartas, nada.
 }
review-unclear = Otros { $unclear }: no se sabe si los quitan tus decisiones o las cartas.
review-lines = Se jugaron { $lines } líneas. El análisis es de la actual.
