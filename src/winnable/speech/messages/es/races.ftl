## Las carreras

race-title = Carrera, { $name }
race-lobby = Carrera, { $name }: esperando jugadores. Invita a los demás con el enlace; la carrera empezará cuando todos estén listos.
race-countdown = Todos están listos. La carrera empieza dentro de 5 segundos.
race-running = La carrera ha empezado.
race-over = La carrera ha terminado.
race-joined = { $name } ha entrado en la carrera; ahora hay { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }.
race-ready = { $name } dice que ya puede empezar.
race-left = { $name } se ha ido.
race-back = { $name } ha vuelto.
race-stand = { $state ->
    [joined] { $name }: aún se está preparando.
    [ready] { $name }: a la espera de la salida.
    [won] { $name }: victoria en { $time }, puesto { $place }.
    [left] { $name }: fuera de la carrera, { $cards } de { $total } cartas en las bases.
   *[playing] { $name }: { $cards } de { $total } cartas en las bases.
 }
race-proof-hash = Huella SHA-256 del secreto de esta carrera: { $what }.
race-proof-secret = El secreto de esta carrera: { $what }.
ui-race = Carrera
ui-race-what = De dos a ocho jugadores reciben las mismas cartas a la vez. Todos ven cuántas cartas tienen los demás en las bases, pero nunca cuáles.
ui-race-make = Crear una carrera
ui-race-link = Enlace de invitación
ui-race-copy = Copiar el enlace
ui-race-ready = Ya puedo empezar
ui-race-waiting = Esperando a los demás.
ui-race-go = Ir a la partida
ui-race-leave = Dejar la carrera
ui-race-stand = Cómo va la carrera
ui-race-lost = Se ha perdido la conexión con la carrera.
fault-race-alone = Para una carrera hace falta un servidor al que puedan conectarse los demás. Ábrelo con: winnable serve --host 0.0.0.0.
fault-race-full = La carrera está completa: ya tiene { $most } jugadores.
fault-race-banned = No puedes participar: el responsable de este servidor te ha excluido de las carreras.
fault-race-begun = La carrera ya ha empezado: no puedes entrar.
fault-race-gone = Esa carrera no existe.
fault-race-not-begun = La carrera aún no ha empezado.
bar-race = Carrera
race-game = Carrera: el tiempo corre hasta que ganes.
race-lost = Se ha perdido la conexión con { $what }.
race-rubbish = { $what } no parece ser un servidor de winnable.
race-typed = Para empezar la carrera, escribe "listo"; para saber cómo va, "carrera"; para dejarla, "salir". Durante la carrera, escribe las jugadas como en cualquier partida.
race-word-ready = listo
race-word-stand = carrera
race-word-leave = salir
fault-race-link = "{ $text }" no es el enlace de una carrera: esos enlaces terminan en /race/ y el nombre de la carrera.
