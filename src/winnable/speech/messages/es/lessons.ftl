## La lección

lesson-begin = { $front ->
    [web] Esta es una partida de práctica; la tuya te espera.
   *[line] Esta es una partida de práctica; la tuya te espera. Si escribes "hazlo", haré yo la jugada; para salir, escribe "no".
 }
lesson-table = Escribe "t" para oír la carta de encima de cada columna.
lesson-read = Escribe "{ $pile }" para oír toda la columna { $pile }.
lesson-move = { $front ->
    [web] { $game ->
        [solitario] Mueve una carta de la columna { $pile }: { $card } sobre { $onto }. Arrástrala, o pulsa una y luego la otra{ lesson-keys-move }.
       *[klondike] Mueve una carta de la columna { $pile }: { $card } sobre { $onto }. Arrástrala, o pulsa una y luego la otra{ lesson-keys-move }.
     }
   *[line] { $game ->
        [solitario] Las cartas pasan por la mano, una cada vez. Escribe "{ $pile } { $target }" para hacer esta jugada: { $card } sobre { $onto }.
       *[klondike] Se baja de uno en uno, alternando rojo y negro. Escribe "{ $pile } { $target }" para hacer esta jugada: { $card } sobre { $onto }.
     }
 }
lesson-turn = { $front ->
    [web] Aquí las cartas se destapan a mano: pulsa la carta tapada de la columna { $pile }{ lesson-keys-turn }.
   *[line] Aquí las cartas se destapan a mano: escribe "destapa { $pile }".
 }
lesson-out = { $front ->
    [web] { $game ->
        [solitario] Cada palo sube desde el as. En la columna { $pile } hay una carta que puede ir a su base, { $card }: ponla allí{ lesson-keys-out }.
       *[klondike] Cada palo sube desde el as. En la columna { $pile } hay una carta que puede ir a su base, { $card }: ponla allí, o haz doble clic en ella{ lesson-keys-out }.
     }
   *[line] Cada palo sube desde el as. Escribe "{ $pile } b" para llevar esta carta a su base: { $card }.
 }
lesson-draw = { $front ->
    [web] { lesson-passes } Pulsa el mazo para robar{ lesson-keys-draw }.
   *[line] { lesson-passes } Escribe "r" para robar.
 }
lesson-passes = { $game ->
    [solitario] El mazo se recorre una sola vez.
   *[klondike] { $passes ->
        [0] El mazo se puede recorrer tantas veces como quieras.
        [1] El mazo se recorre una sola vez.
       *[other] El mazo se puede recorrer { $passes } veces.
     }
 }
lesson-discard = { $front ->
    [web] Una carta que no sirve se descarta: pulsa Descartar{ lesson-keys-discard }.
   *[line] Una carta que no sirve se descarta: escribe "x".
 }
lesson-undo = { $front ->
    [web] Pulsa Deshacer{ lesson-keys-undo }: puedes deshacer cuantas jugadas quieras.
   *[line] Para deshacer, escribe "u"; puedes deshacer cuantas jugadas quieras.
 }
lesson-hint = { $front ->
    [web] Pulsa Consejo{ lesson-keys-hint }: indica una buena jugada y, si lo pulsas otra vez, el porqué.
   *[line] Escribe "h" para oír una buena jugada, y otra vez "h" para oír el porqué.
 }
lesson-keys-move = { $keys ->
    [yes] {""}, o usa las teclas { $pile }, { ui-key-space }, { $target }, { ui-key-space }
   *[no] {""}
 }
lesson-keys-turn = { $keys ->
    [yes] {""}, o pulsa { $pile } y después { ui-key-enter }
   *[no] {""}
 }
lesson-keys-out = { $keys ->
    [yes] {""}, o pulsa { $pile } y después { ui-key-enter }
   *[no] {""}
 }
lesson-keys-draw = { $keys ->
    [yes] {""}, o usa la tecla { ui-key-draw }
   *[no] {""}
 }
lesson-keys-discard = { $keys ->
    [yes] {""} o la tecla { ui-key-discard }
   *[no] {""}
 }
lesson-keys-undo = { $keys ->
    [yes] {""} o la tecla { ui-key-undo }
   *[no] {""}
 }
lesson-keys-hint = { $keys ->
    [yes] {""} o la tecla { ui-key-hint }
   *[no] {""}
 }
lesson-other = Esa jugada viene después.
lesson-last = { $front ->
    [web] Eso es todo. Sigue probando aquí o vuelve a tu partida.
   *[line] Eso es todo. Escribe "sí" para volver a tu partida.
 }
lesson-end = Tu partida está otra vez en la mesa.
lesson-left = Lección interrumpida; tu partida está otra vez en la mesa.
bar-lesson = Paso { $step } de { $steps }
bar-practice = Partida de práctica
ui-set-sounds = Sonidos: cartas, jugadas rechazadas, victorias
ui-tutorial = Enséñame a jugar
ui-tutorial-offer = ¿Primera vez aquí?
ui-tutorial-no = No, gracias
ui-tutorial-do = Enséñame cómo
ui-tutorial-leave = Salir de la lección
ui-tutorial-end = Volver a mi partida
help-tutorial = lección: aprender a jugar con una partida de práctica.
command-tutorial = lección | tutorial | enséñame | aprender

## Las figuras de las reglas

picture-run = { $game ->
    [solitario] { $colour ->
        [yes] Aquí, { $card } sobre { $onto }: vale uno menos, y oros y copas se alternan con bastos y espadas.
       *[no] Aquí, { $card } sobre { $onto }: vale uno menos y es de otro palo.
     }
   *[klondike] Aquí, { $card }, con la carta que tiene encima, sobre { $onto }: vale uno menos y es del otro color.
 }
picture-empty = { $game ->
    [solitario] Una columna vacía admite cualquier carta; aquí, { $card }.
   *[klondike] A una columna vacía solo va { a-rank }; aquí, { $card }.
 }
picture-out = En su base, cada palo sube desde el as; aquí, { $card } después de { $onto }.
picture-stock = { $game ->
    [solitario] La carta robada va a la mano; aquí, { $onto }.
   *[klondike] { $draw ->
        [1] Se roba una carta, del mazo al descarte; aquí, { $onto }.
       *[other] Se roban { $draw } cartas y solo se juega la de encima; aquí, { $onto }.
     }
 }
picture-discards = La carta que no tiene sitio pasa de la mano al descarte; aquí, { $card }.
