## Informes, comprobaciones y página de las campañas

report-share = Columna { $what }: { $percent } por ciento de { $count } partidas, entre { $low } y { $high } con una confianza del 95 por ciento; { $undecided } sin decidir.
report-written = El informe está en { $file }; a su lado están la lista de archivos y la ficha de los datos.
audit-files = { $count ->
    [one] Un archivo coincide con el registro.
   *[other] { $count } archivos coinciden con el registro.
 }
audit-damaged = Faltan o están dañados: { $text }.
audit-deals = { $count ->
    [one] Una partida se midió de nuevo: la misma fila.
   *[other] { $count } partidas se midieron de nuevo: las mismas filas.
 }
audit-different = Partidas que dieron otra fila: { $text }.
audit-code = Ninguna partida se midió de nuevo: esta campaña es del código { $text } y este es { $why }.
audit-columns = Esta campaña es del código { $text } y este es { $why }, así que solo se compararon estas columnas: { $known }.
compare-deals = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }: ganables en ambas { $both }, solo en la primera { $first }, solo en la segunda { $second }, en ninguna { $neither }; { $undecided } sin decidir en una de las dos.
compare-difference = La primera proporción menos la segunda: { $points } puntos, entre { $low } y { $high } con una confianza del 95 por ciento.
compare-chance = Si ambas fueran iguales, una diferencia tan grande tendría como mucho probabilidad { $once }, o { $always } si se mira en cualquier momento.
compare-different = Partidas con veredictos distintos: { $text }.
live-name = Campaña
live-title = Campaña { $id }
live-serve = La campaña se ve en { $what }. Control C la cierra.
live-question = La pregunta
live-share = Tras las primeras { $count } partidas: { $percent } por ciento, entre { $low } y { $high } con una confianza del 95 por ciento, se mire cuando se mire.
live-plot = { $what }: la proporción y su intervalo según avanzan las partidas
live-table = { $what }: los últimos valores del gráfico, en porcentaje
live-number = { $count }
live-deals = Partidas
live-percent = Proporción
live-low = Extremo inferior
live-high = Extremo superior
live-published = publicado
live-checks = Comprobaciones
live-checks-table = Qué se comprobó y cuántas veces
live-check = Comprobación
live-count = Partidas
live-check-replayed = Victorias repetidas con las reglas compiladas
live-check-verified = Victorias repetidas por el verificador independiente
live-check-bare = Partidas no ganables decididas de nuevo sin podas
live-check-other = Partidas no ganables decididas de nuevo con menos podas
live-check-unchecked = Partidas no ganables cuya segunda búsqueda llegó al límite
live-check-searched-again = Partidas examinadas de nuevo con límites más altos
live-failures = Intentos que fallaron y se repitieron

fault-campaign-file = { $file } falta o está dañado; "winnable campaign run" con la carpeta lo mide de nuevo.
fault-campaign-measure = La campaña de { $file } no mide { $text }.
fault-campaign-verdict = La línea { $line } no es un número con un veredicto: "{ $text }".
fault-campaign-apart = Los dos no tienen ninguna partida en común.
fault-campaign-port = La página no puede escuchar en { $text }: { $why }.
