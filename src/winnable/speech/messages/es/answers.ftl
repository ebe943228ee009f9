## Preguntas

read-pile = { $shape ->
    [empty] { pile }: vacía.
    [up] { pile }: { $cards }.
    [down] { pile }: { cards-down }.
    [known] { pile }: { cards-down }, { $known }; luego, { $cards }.
    [known-down] { pile }: { cards-down }, { $known }.
   *[both] { pile }: { cards-down }; luego, { $cards }.
 }
    .brief = { $shape ->
    [empty] { $pile }: vacía.
    [up] { $pile }: { $top }.
    [down] { $pile }: { $down } boca abajo.
    [known-down] { $pile }: { $down } boca abajo.
   *[both] { $pile }: { $top }, { $down } boca abajo.
 }
cards-down = { $down ->
    [one] { $down } carta boca abajo
   *[other] { $down } cartas boca abajo
 }
read-waste = { $count ->
    [0] Descarte: vacío.
    [one] Descarte: { $top }, { $count } carta.
   *[other] { $game ->
        [solitario] Descarte: encima, { $cards }; { $count } cartas en total.
       *[klondike] Descarte: { $cards }; { $count } cartas en total.
     }
 }
    .brief = { $count ->
    [0] Vacío.
    [one] { $top }, { $count } carta.
   *[other] { $top }, { $count } cartas.
 }
unseen-cards = { $count ->
    [one] una carta desconocida
   *[other] { $count } cartas desconocidas
 }
top-first = encima, { $top }; luego, { $under }
read-stock = { $game ->
    [solitario] { stock-count }
   *[klondike] { $passes ->
        [0] { stock-count } Pasada { $pass }.
        [1] { stock-count } Pasada única.
       *[other] { $redeals ->
            [0] { stock-count } Pasada { $pass } de { $passes }, la última.
            [one] { stock-count } Pasada { $pass } de { $passes }, y después queda otra.
           *[other] { stock-count } Pasada { $pass } de { $passes }, y después quedan otras { $redeals }.
         }
     }
 }
    .brief = { $count ->
    [one] Queda { $count }.
   *[other] Quedan { $count }.
 }
stock-count = { $count ->
    [0] Mazo: agotado.
    [one] Mazo: { $count } carta.
   *[other] Mazo: { $count } cartas.
 }
read-foundations = Bases: { $zero } { $n0 }, { $one } { $n1 }, { $two } { $n2 }, { $three } { $n3 }.
    .brief = { $n0 }, { $n1 }, { $n2 }, { $n3 }.
table-pile = { $shape ->
    [empty] { pile }: vacía.
    [down] { pile }: carta boca abajo.
   *[up] { pile }: { $top }.
 }
    .brief = { $shape ->
    [empty] { $pile }: vacía.
    [down] { $pile }: boca abajo.
   *[up] { $pile }: { $top }.
 }
hand-holds = { $origin ->
    [none] Mano vacía.
    [stock] En mano: { $card }, del mazo.
    [waste] En mano: { $card }, del descarte.
   *[pile] En mano: { $card }, de { the-pile }.
 }
    .brief = { $origin ->
    [none] Mano vacía.
   *[other] { $card } en mano.
 }
where = { $place ->
    [foundation] { $card }: ya está en la base.
    [hand] { $card }: en mano.
    [waste-top] { $card }: encima del descarte.
    [waste] { $card }: en el descarte, la { from-top }.
    [top] { $card }: encima de { the-pile }.
    [column] { $card }: { pile }, la { from-top }; encima, { $over }.
    [stock] { $card }: en el mazo, la { from-top }.
    [down] { $card }: boca abajo en { the-pile }, la { from-top }.
    [seen] { $card }: ya ha salido, pero ahora no está a la vista.
   *[unseen] { $card }: aún no ha salido.
 }
    .brief = { $place ->
    [foundation] En la base.
    [hand] En mano.
    [waste-top] Encima del descarte.
    [waste] Descarte, { from-top }.
    [top] Encima de { the-pile }.
    [column] { pile }, { from-top }.
    [stock] Mazo, { from-top }.
    [down] { pile }, tapada, { from-top }.
    [seen] Ahora no está a la vista.
   *[unseen] Aún no ha salido.
 }
from-top = { $depth ->
    [1] primera desde arriba
    [2] segunda desde arriba
    [3] tercera desde arriba
    [4] cuarta desde arriba
    [5] quinta desde arriba
    [6] sexta desde arriba
    [7] séptima desde arriba
    [8] octava desde arriba
    [9] novena desde arriba
    [10] décima desde arriba
   *[other] número { $depth } desde arriba
 }
where-which = ¿Qué carta? Escribe, por ejemplo, "dónde { $example }".
    .brief = ¿Qué carta?
moves-list = { $count ->
    [0] No quedan jugadas.
    [one] { $count } jugada.
   *[other] { $count } jugadas.
 }
moves-considered = { $count ->
    [one] Un buen jugador elegiría la primera.
   *[other] Un buen jugador elegiría entre las { $count } primeras.
 }
moves-rest = { $count ->
    [one] Hay otra más. Escribe la palabra "más" para oírla.
   *[other] Hay otras { $count }. Escribe la palabra "más" para oírlas.
 }
    .brief = { $count ->
    [one] Otra más.
   *[other] Otras { $count }.
 }
no-more = No hay más.
moves-choice = No. La lista va del 1 al { $count }.
move-words = { $kind ->
    [draw] robar
    [redeal] voltear el descarte
    [turn] destapar la carta de { the-pile }
    [foundation] { $card }, { option-from } a la base
    [hand] { $card }, { option-from } a la mano
    [discard] { $card }, al descarte
    [back] { $card }, de vuelta { $origin ->
        [stock] al mazo
        [waste] al descarte
       *[pile] a { the-pile }
     }
   *[pile] { $cards }, { option-from } a { target-pile }
 }
option = { $n }: { move-words }.
    .brief = { $kind ->
    [draw] { $n }: robar.
    [redeal] { $n }: voltear el descarte.
    [turn] { $n }: destapar { $pile }.
    [foundation] { $n }: { $card } a la base.
    [hand] { $n }: tomar { $card }.
    [discard] { $n }: descartar { $card }.
    [back] { $n }: devolver { $card }.
   *[pile] { $n }: { $cards } a { $target }.
 }
option-act = { $n }: { $act ->
    [finish] autocompletar
    [undo] deshacer
   *[new] partida nueva
 }.
option-from = { $from ->
    [waste] del descarte
    [hand] de la mano
    [foundation] de la base
   *[pile] de { the-pile }
 }
target-pile = la columna { $target }
hint-move = Consejo: { move-words }.
hint = Consejo: { move-words }. { $far ->
    [yes] { $aim ->
        [turns] Sirve para destapar una carta de la columna { $column }.
        [empties] Sirve para vaciar la columna { $column }.
        [out] El objetivo: { $aimed } a la base.
       *[plays] El objetivo: { $aimed } a la mesa.
     }
   *[no] { $aim ->
        [turns] { $hand ->
            [yes] Así podrás destapar una carta de la columna { $column }.
           *[no] Así se destapa una carta.
         }
        [empties] Así se vacía la columna { $column }.
        [out] Así sube una carta más a la base.
        [draws] Así se ve lo que viene después.
        [places] Así esa carta encuentra sitio en la mesa.
        [discards] Así queda sitio en la mesa para otras cartas.
       *[plays] Así se juega una carta del mazo.
     }
 }
hint-none = Ahora no conviene ninguna jugada.
    .brief = Ningún consejo.
hint-cards = Ninguna jugada lleva a la victoria. Con esta suben más cartas a las bases.
    .brief = Ya no se puede ganar; así suben más cartas.
why-nothing = No hay ningún consejo que explicar. Primero pide uno.
    .brief = Ningún consejo que explicar.
oracle = El solucionador, que lo ve todo, elegiría: { move-words }. Así aún se puede ganar.
    .brief = Solucionador: { move-words }.
truth-most = { $outcome ->
    [proven] { $most ->
        [0] Ninguna carta puede subir a las bases.
        [one] Como máximo puede subir a las bases una carta.
       *[other] Como máximo pueden subir a las bases { $most } cartas.
     }
   *[between] { $least ->
        [one] Al menos { $least } carta puede subir a las bases, y quizá hasta { $most }.
       *[other] Al menos { $least } cartas pueden subir a las bases, y quizá hasta { $most }.
     }
 }
truth = { $verdict ->
    [winnable] Con estas cartas aún se puede ganar la partida.
    [unwinnable] Con estas cartas ya no se puede ganar la partida.
   *[undecided] El solucionador no llegó al final: no se sabe si se puede ganar la partida.
 }
    .brief = { $verdict ->
    [winnable] Se puede ganar.
    [unwinnable] Está perdida.
   *[undecided] No se sabe.
 }
assisted = A partir de ahora esta partida cuenta como jugada con ayuda.
    .brief = Con ayuda a partir de ahora.
retried = { $count ->
    [one] Has vuelto un paso atrás, al último punto desde el que se podía ganar.
   *[other] Has vuelto { $count } pasos atrás, al último punto desde el que se podía ganar.
 }
retry-none = Que se sepa, ninguna jugada de esta línea de juego hizo perder la partida.
mistake-how = Aquí perdiste una partida que aún se podía ganar. Busca una jugada mejor.
mistake-none = Aún no hay errores tuyos que repasar. El análisis de una partida te los mostrará.
mistake-later = Antes tienes que abandonar la partida en curso: { $front ->
    [web] pulsa Nueva partida.
   *[line] escribe "nueva".
 }
draw-which = Se roban { $draw } cartas cada vez. Escribe "r" para robar una vez, o "r r" para robar dos veces.
    .brief = Escribe "r" para una vez, "r r" para dos.
do-nothing = No hay ninguna jugada elegida. Pide antes un consejo o la lista de jugadas.
    .brief = Ninguna jugada elegida.
info = { $score ->
    [none] { moves-made }
   *[other] Puntos: { points }. { moves-made }
 }
    .brief = { $score ->
    [none] { moves-count }.
   *[other] Puntos: { points }. { moves-count }.
 }
moves-made = { $minutes ->
    [0] { moves-count }, menos de un minuto.
    [one] { moves-count }, { $minutes } minuto.
   *[other] { moves-count }, { $minutes } minutos.
 }
points = { $sign ->
    [minus] menos { $score }
   *[plus] { $score }
 }
stock-next = Siguientes: { $cards }.
status = { $number ->
    [none] { title }.
    [table] { title }, { own-table }.
    [daily] { title }, { deal-daily }.
   *[other] { title }, { deal-level } { $number }.
 }
saved-in = { $front ->
    [web] Cada jugada se guarda automáticamente.
   *[line] Cada jugada se guarda automáticamente en { $file }.
 }
not-saved = { $front ->
    [web] No se ha guardado: no se puede escribir en el disco. Puedes seguir jugando.
   *[line] No se ha guardado: no se puede escribir en { $file }. Puedes seguir jugando.
 }
game-went-on = Mientras tanto, la partida ha cambiado.
goodbye = Partida guardada. Hasta la próxima.
    .brief = Partida guardada.
nothing-yet = Aún no hay mensajes.
