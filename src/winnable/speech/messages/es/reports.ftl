## Informes y comprobaciones de las campañas

report-share = Columna { $what }: sí en el { $percent } por ciento de { $count } partidas, entre { $low } y { $high } con una confianza del 95 por ciento; { $undecided } sin decidir.
report-corrected = Columna { $what }, descontada la suerte de las cartas: sí en el { $percent } por ciento de las partidas, entre { $low } y { $high } con una confianza del 95 por ciento.
report-written = El informe está en { $file }; en la misma carpeta están la lista de archivos y la ficha de los datos.
audit-files = { $count ->
    [one] En un archivo, las filas y la huella coinciden con el registro.
   *[other] En { $count } archivos, las filas y la huella coinciden con el registro.
 }
audit-damaged = Archivos que faltan o están dañados: { $text }.
audit-deals = { $count ->
    [one] Se midió de nuevo una partida y dio la misma fila.
   *[other] Se midieron de nuevo { $count } partidas y dieron las mismas filas.
 }
audit-different = Partidas que dieron otra fila al medirlas de nuevo: { $text }.
audit-code = No se midió de nuevo ninguna partida: esta campaña se hizo con la versión { $text } del código y la instalada es la { $why }.
audit-columns = Esta campaña se hizo con la versión { $text } del código y la instalada es la { $why }, así que solo se compararon estas columnas: { $known }.
audit-false = Archivos que no concuerdan con la pregunta y la tabla: { $text }.
audit-writer = { $count ->
    [one] Otra versión de pyarrow o de winnable escribió un archivo: se compararon sus filas, pero no sus bytes.
   *[other] Otra versión de pyarrow o de winnable escribió { $count } archivos: se compararon sus filas, pero no sus bytes.
 }
audit-root = La huella raíz de la tabla de resultados es { $text }.
audit-unsure = { $count ->
    [one] No se comparó una partida: está sin decidir en la tabla o en la nueva medición.
   *[other] No se compararon { $count } partidas: están sin decidir en la tabla o en la nueva medición.
 }
audit-proofs = El verificador independiente reprodujo { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
 } y aceptó { $count } de { $total ->
    [one] { $total } certificado
   *[other] { $total } certificados
 } de derrota.
audit-chance = Si el 1 por ciento de las filas fueran falsas, la probabilidad de encontrar alguna en una muestra así sería del { $percent } por ciento. La semilla de la muestra es { $text }.
compare-deals = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }. Ganables en los dos conjuntos de resultados: { $both }; solo en el primero: { $first }; solo en el segundo: { $second }; en ninguno: { $neither }. Sin decidir en al menos uno: { $undecided }.
compare-difference = Proporción de partidas ganables, primer conjunto menos segundo: { $points } puntos porcentuales, entre { $low } y { $high } con una confianza del 95 por ciento.
compare-chance = Si ambas proporciones fueran iguales, la probabilidad de una diferencia tan grande sería como máximo de { $once }; por muchas veces que se consulten los resultados, como máximo de { $always }.
compare-different = Partidas con veredictos distintos: { $text }.

fault-campaign-file = { $file } falta o está dañado. Para medir de nuevo sus partidas, repite el comando que las midió.
fault-campaign-published = { $file } está dañado, o no es el archivo que se publicó.
fault-campaign-unfinished = La tabla de { $file } está sin terminar.
fault-campaign-measure = La campaña de { $file } no mide { $text }.
fault-campaign-ledger = La línea { $line } de { $file } no es un suceso de esta campaña.
fault-campaign-verdict = La línea { $line } de { $file } no es un número con un veredicto: "{ $text }".
fault-campaign-contrary = La línea { $line } de { $file } da otro veredicto de la partida { $number } que una línea anterior.
fault-campaign-apart = Los dos conjuntos de resultados no tienen ninguna partida en común.
