## La línea de comandos

serve = La mesa está en { $what }. Para cerrarla, pulsa Control C.
serve-already = La mesa ya está abierta en { $what }.
serve-other-port = El puerto { $what } está ocupado: se usará otro.
check-starts = El servidor puede arrancar.
check-fails = El servidor no puede arrancar.
check-running = winnable ya está en marcha en el puerto { $what }.
check-database = { $is_made ->
    [yes] La base de datos es { $what }.
   *[no] La base de datos es { $what }; el servidor creará sus tablas.
 }
check-plain = Sin https, cualquiera que intercepte la conexión puede leer las cookies de los jugadores: pon delante un proxy TLS e indica su dirección con --public-url.
check-proxy = Sin --proxy, todos los visitantes cuentan como una sola dirección y solo unos pocos pueden empezar a jugar.
check-descriptors = Solo se pueden abrir { $count } conexiones a la vez: aumenta el límite de archivos abiertos.
verified = { $won ->
    [yes] { $file }: todas las jugadas son legales; partida ganada en { steps-count }.
   *[no] { $file }: todas las jugadas son legales; tras { steps-count }, en las bases hay { $out } de las { $total } cartas.
 }
steps-count = { $moves ->
    [one] { $moves } paso
   *[other] { $moves } pasos
 }
verify-branches = Líneas de juego comprobadas: { $lines }.
backup-written = Copia de seguridad guardada en { $file }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 } y todo lo demás.
backup-restored = Copia de seguridad restaurada en { $file }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 } y todo lo demás.
doctor-empty = { $file } aún no existe, pero se puede crear.
doctor-well = { $file } está intacto y se puede escribir en él. Contiene { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }.
doctor-unread = { $count ->
    [one] No se puede leer { $count } partida. Se apartará cuando el jugador la abra
   *[other] No se pueden leer { $count } partidas. Se apartarán cuando el jugador las abra
 }.
doctor-damaged = { $file } está dañado: { $count ->
    [one] { $count } fallo
   *[other] { $count } fallos
 }. Usa la opción "repair" para conservar lo que se pueda leer.
doctor-clock = El reloj marca { $time }, pero ya ha habido competiciones hasta { $last }; por eso están en espera. Si el reloj está en hora, usa la opción "{ $what }".
stats-none = Aún no has terminado ninguna partida.
stats = { $name }{ $level ->
    [easy], fácil
    [normal], normal
    [hard], difícil
    [tricky], engañosa
   *[random] {""}
 }: { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
 }, { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
 }, el { $percent } por ciento. Mejor racha: { $streak }; racha actual: { $current }.
stats-winnable = Se sabe que { $count ->
    [one] { $count } partida se podía ganar
   *[other] { $count } partidas se podían ganar
 }; has ganado { $won }.
stats-assisted = Aparte, con ayuda o con un reparto ya conocido: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 }.
stats-best = Victoria con menos jugadas: { $moves }. Victoria más rápida: { $minutes ->
    [0] menos de un minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }.
stats-best-score = Mejor puntuación: { points }.
score-is = Puntos: { points }.
games-column-saved = guardada (UTC)
games-column-state = estado
games-column-name = partida
games-state = { $state ->
    [open] abierta
    [left] abandonada
   *[won] ganada
 }
games-exported = { $count ->
    [one] { $count } partida guardada en { $file }.
   *[other] { $count } partidas guardadas en { $file }.
 }
games-deleted = { $count ->
    [one] { $count } partida eliminada.
   *[other] { $count } partidas eliminadas.
 }
stats-damaged = { $count ->
    [one] No se puede leer { $count } línea de los resultados.
   *[other] No se pueden leer { $count } líneas de los resultados.
 }
solved = { $verdict ->
    [winnable] { solved-name }: se puede ganar; { states-searched } en { $time } ms.
    [unwinnable] { solved-name }: no se puede ganar; { states-searched } en { $time } ms.
   *[undecided] { solved-name }: sin decidir tras examinar { states } en { $time } ms; { limit-met }.
 }
solved-shortest = { $outcome ->
    [proven] { solved-name }: la victoria más corta tiene { shortest-moves }. { states-searched } en { $time } s.
    [between] { solved-name }: la victoria más corta conocida tiene { shortest-moves }; ninguna tiene menos de { $least }; { limit-met }. { states-searched } en { $time } s.
    [no-win] { solved-name }: no se conoce ninguna victoria, y ninguna tiene menos de { $least ->
        [one] { $least } jugada
       *[other] { $least } jugadas
     }. { states-searched } en { $time } s.
   *[unwinnable] { solved-name }: no se puede ganar.
 }
shortest-moves = { $count ->
    [cards] { $most ->
        [one] { $most } jugada, sin contar las vueltas del descarte ni las cartas destapadas
       *[other] { $most } jugadas, sin contar las vueltas del descarte ni las cartas destapadas
     }
   *[moves] { $most ->
        [one] { $most } jugada
       *[other] { $most } jugadas
     }
 }
solved-name = { $kind ->
    [line] Línea { $text }
    [table] La mesa
    [alone] La partida
   *[deal] Partida { $text }
 }
solved-most = { $outcome ->
    [all] { solved-name }: las { $most } cartas pueden subir a las bases. { states-searched } en { $time } s.
    [proven] { solved-name }: { $most ->
        [one] como máximo una carta puede subir a su base.
       *[other] como máximo { $most } cartas pueden subir a las bases.
     } { states-searched } en { $time } s.
   *[between] { solved-name }: { $least ->
        [one] al menos una carta puede subir a las bases
       *[other] al menos { $least } cartas pueden subir a las bases
     }, y quizá hasta { $most }; { limit-met }. { states-searched } en { $time } s.
 }
solved-money = { $money ->
    [one] Con la puntuación Vegas, ese resultado equivale a { $money } dólar.
   *[other] Con la puntuación Vegas, ese resultado equivale a { $money } dólares.
 }
solved-fair = Un buen jugador que solo viera las cartas descubiertas terminaría con un saldo de { $fair ->
    [one] { $fair } dólar
   *[other] { $fair } dólares
 }.
solved-passes = { $outcome ->
    [proven] { solved-name }: para ganar { $most ->
        [one] basta una pasada
       *[other] hacen falta { $most } pasadas
     }. { states-searched } en { $time } s.
    [between] { solved-name }: se conoce una victoria con { $most } pasadas, y con menos de { $least } no se puede ganar; { limit-met }. { states-searched } en { $time } s.
    [no-win] { solved-name }: no se conoce ninguna victoria, sea cual sea el número de pasadas; { limit-met }. { states-searched } en { $time } s.
   *[unwinnable] { solved-name }: no se puede ganar con ningún número de pasadas.
 }
limit-met = { $limit ->
    [nodes] se ha alcanzado el límite de estados
    [memory] se ha alcanzado el límite de memoria
    [unseen] depende de las cartas desconocidas
   *[stopped] búsqueda interrumpida
 }
states = { $nodes ->
    [one] { $nodes } estado
   *[other] { $nodes } estados
 }
states-searched = { $nodes ->
    [one] { $nodes } estado examinado
   *[other] { $nodes } estados examinados
 }
solved-all = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }: ganables, { $winnable }; no ganables, { $unwinnable }; sin decidir, { $undecided }.
solved-cpu = Tiempo de procesador por partida: media { $mean } ms, mediana { $median } ms, el 99 por ciento en { $p99 } ms o menos, máximo { $worst } ms; en total { $total } s.
solving = Resolviendo las partidas.
certified-loss = { $file }: desde esta posición no se puede ganar. La prueba tiene { states } y ocupa { $count } bytes.
certified-win = { $file }: desde esta posición se puede ganar. La prueba tiene { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
 }.
certificate-right = { $file }: { $kind ->
    [win] { $nodes ->
        [one] el certificado es correcto; con { $nodes } jugada se gana desde { $text }.
       *[other] el certificado es correcto; con { $nodes } jugadas se gana desde { $text }.
     }
   *[loss] el certificado es correcto; un conjunto de { states } demuestra que no se puede ganar desde { $text }.
 }
shown-columns = { $game ->
    [solitario] Mesa:
   *[klondike] Columnas, con la carta de encima al final:
 }
shown-stock = Mazo, en el orden en que se roban las cartas:
found-none = Ninguna partida con nivel asignado cumple esas condiciones.
found = { $number }, { $level ->
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[tricky] engañosa
 }: un jugador cuidadoso gana { $careful } de cada 100{ $game ->
    [solitario] .
   *[klondike] ; { found-passes }{ $returns ->
        [needed] , con cartas recuperadas.
       *[free] .
     }
 }
    .brief = { $number }: { $level ->
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[tricky] engañosa
 }, { $careful } de cada 100.
found-lost = { $number }: no se puede ganar.
found-passes = { $passes ->
    [0] número de pasadas desconocido
    [1] una pasada
    [4] más de 3 pasadas
   *[other] { $passes } pasadas
 }
found-count = { $more ->
    [yes] { $count ->
        [one] Esta es la primera partida encontrada.
       *[other] Estas son las primeras { $count } partidas encontradas.
     }
   *[no] { $count ->
        [one] { $count } partida encontrada.
       *[other] { $count } partidas encontradas.
     }
 }
found-rest = { $more ->
    [yes] Escribe "número { $number }" para jugar la primera, o la palabra "más" para oír otras.
   *[no] Escribe "número { $number }" para jugar la primera.
 }
    .brief = Para la primera: "número { $number }".
checking = Comprobando de nuevo las partidas.
checked = Reglas { $rules }: { $count ->
    [one] { $count } partida comprobada
   *[other] { $count } partidas comprobadas
 }, { $winnable ->
    [one] { $winnable } ganable
   *[other] { $winnable } ganables
 }, { $unwinnable ->
    [one] { $unwinnable } no ganable
   *[other] { $unwinnable } no ganables
 }, { $undecided } sin decidir.
checked-wrong = Partidas con un resultado distinto del que figura en el catálogo: { $numbers }.
desktop-kind = Solitario Klondike
desktop-comment = Juega al Klondike en el navegador: cada reparto está resuelto y cada error se explica
desktop-words = solitario;klondike;cartas;
desktop-installed = winnable ya está en el menú: { $file }.
desktop-removed = winnable ya no está en el menú.
