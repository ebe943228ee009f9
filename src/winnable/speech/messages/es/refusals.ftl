## Rechazos: $card no puede ir sobre $onto

no-game-won = No. La partida está ganada.
no-not-a-move = { $game ->
    [solitario] No. Las cartas pasan por la mano, de una en una.
   *[klondike] No. En este juego las cartas no se mueven así.
 }
    .brief = No, jugada imposible.
no-no-such-pile = { $count ->
    [one] No. Solo hay { $count } columna.
   *[other] No. Solo hay { $count } columnas.
 }
    .brief = { $count ->
    [one] No, solo hay { $count } columna.
   *[other] No, solo hay { $count } columnas.
 }
no-same-pile = No. Es la misma columna.
    .brief = No, es la misma columna.
no-empty = { $place ->
    [waste] No. El descarte está vacío.
    [foundation] No. La base de { suit } está vacía.
   *[pile] No. { the-pile } está vacía.
 }
    .brief = { $place ->
    [waste] No, vacío.
   *[pile] No, vacía.
 }
no-no-stock = { $game ->
    [solitario] No. El mazo está agotado.
   *[klondike] No. El mazo y el descarte están vacíos.
 }
    .brief = No, mazo agotado.
no-no-redeal = { $passes ->
    [1] No. Solo hay una pasada por el mazo.
   *[other] No. Ya no quedan pasadas.
 }
    .brief = No, sin más pasadas.
no-turn-first = No. Primero destapa la carta de { the-pile }.
    .brief = No, destapa antes la columna { $pile }.
no-nothing-to-turn = No. Esa carta ya está boca arriba: { $card }.
    .brief = No, ya está boca arriba.
no-face-down = { $count ->
    [one] No. En { the-pile } solo hay { $count } carta boca arriba.
   *[other] No. En { the-pile } solo hay { $count } cartas boca arriba.
 }
    .brief = No, solo { $count } boca arriba.
no-buried = No. Esa carta, { $card }, tiene otra encima: { $onto }.
    .brief = No, tiene encima { $onto }.
no-one-card = No. A la base va una sola carta cada vez.
    .brief = No, solo una carta.
no-not-next = { $height ->
    [0] No. La base de { suit } empieza por el as.
    [1] No. La base de { suit } va por el as; falta el { $next }.
   *[other] No. La base de { suit } va por { at-rank }; falta { the-next }.
 }
    .brief = { $height ->
    [0] No, hace falta el as.
   *[other] No, falta { $next }.
 }
at-rank = { $deck ->
    [italian] { $figures ->
        [yes] { $rank ->
            [8] la sota
            [9] el caballo
            [10] el rey
           *[other] el { $rank }
         }
       *[no] el { $rank }
     }
   *[french] { $rank ->
        [11] la jota
        [12] la reina
        [13] el rey
       *[other] el { $rank }
     }
 }
the-next = { $deck ->
    [italian] { $figures ->
        [yes] { $height ->
            [7] la { $next }
           *[other] el { $next }
         }
       *[no] el { $next }
     }
   *[french] { $height ->
        [10] la { $next }
        [11] la { $next }
       *[other] el { $next }
     }
 }
no-no-returns = No. En este juego las cartas se quedan en las bases.
    .brief = No, se queda ahí.
no-kings-only = No. A una columna vacía solo puede ir { a-rank }.
    .brief = No, hace falta { a-rank }.
no-king-needs-empty = No. Esa carta, { $card }, solo puede ir a una columna vacía.
    .brief = No, hace falta una columna vacía.
no-none-fits = No. Ninguna carta de las bases puede ir a { the-pile }.
    .brief = No, no sirve ninguna.
no-rank = { $game ->
    [solitario] { $colour ->
        [none] No. { the-card } necesita { a-rank } de otro palo; { the-pile } acaba en { $onto }.
       *[other] No. { the-card } necesita { a-rank } de { italian-colour }; { the-pile } acaba en { $onto }.
     }
   *[klondike] No. { the-card } necesita { a-coloured-rank }; { the-pile } acaba en { $onto }.
 }
    .brief = No, hace falta { a-rank }.
no-colour = { $game ->
    [solitario] No. { the-card } necesita { a-rank } de { italian-colour }; { the-pile } acaba en { $onto }.
   *[klondike] No. { the-card } necesita { a-coloured-rank }; { the-pile } acaba en { $onto }.
 }
    .brief = { $game ->
    [solitario] No, hacen falta { italian-colour }.
   *[klondike] { $colour ->
        [red] No, hace falta una roja.
       *[black] No, hace falta una negra.
     }
 }
italian-colour = { $colour ->
    [red] oros o copas
   *[black] bastos o espadas
 }
the-card = { $deck ->
    [french] { $rank ->
        [12] la { $card }
        [13] la { $card }
       *[other] el { $card }
     }
   *[italian] { $figures ->
        [yes] { $rank ->
            [9] la { $card }
           *[other] el { $card }
         }
       *[no] el { $card }
     }
 }
a-rank = { $deck ->
    [french] { $rank ->
        [11] una jota
        [12] una reina
       *[other] un { rank }
     }
   *[italian] { $figures ->
        [yes] { $rank ->
            [8] una sota
           *[other] un { italian-rank }
         }
       *[no] un { italian-rank }
     }
 }
a-coloured-rank = { $colour ->
    [red] { $rank ->
        [11] una jota roja
        [12] una reina roja
       *[other] un { rank } rojo
     }
   *[black] { $rank ->
        [11] una jota negra
        [12] una reina negra
       *[other] un { rank } negro
     }
 }
no-suit = No. Son del mismo palo: { $card } y { $onto }.
    .brief = No, es el mismo palo.
no-nothing-on-ace = No. Sobre un as no va nada.
    .brief = No, es un as.
no-hand-full = { $origin ->
    [stock] No. Tienes una carta en la mano: { $card }, del mazo. Juégala, descártala o devuélvela al mazo.
    [waste] No. Tienes una carta en la mano: { $card }, del descarte. Juégala o devuélvela.
   *[pile] No. Tienes una carta en la mano: { $card }, de { the-pile }. Juégala, descártala o devuélvela.
 }
    .brief = No, mano ocupada.
no-hand-empty = No. La mano está vacía.
    .brief = No, mano vacía.
no-not-from-deck = { $front ->
    [line] No. Solo una carta recién robada puede volver al mazo. Escribe "devuelve" para dejar esta en su sitio.
   *[web] No. Solo una carta recién robada puede volver al mazo. Retroceso deja esta en su sitio.
 }
    .brief = No, no está recién robada.
no-goes-out = No. Esa carta, { $card }, sube automáticamente a la base.
    .brief = No, sube a la base.
no-no-undo = No. En esta partida no se puede deshacer.
    .brief = No, no se puede deshacer.
