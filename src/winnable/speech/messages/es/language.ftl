# Todas las frases de winnable en español. El valor es para el nivel normal; .brief y .full para los otros.
# $game es klondike o solitario. Los nombres de las cartas y sus listas llegan ya formados.
# Los mensajes que empiezan por command- o words- enumeran las palabras de los comandos, separadas por barras.

number-marks = .|,
plural-category = { $number ->
    [1] one
   *[other] other
 }
own-name = Español
language = Español.
language-unknown = "{ $text }" no es un idioma conocido; los idiomas son { $known }.
language-set = Español a partir de ahora.
