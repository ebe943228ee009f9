# Ogni frase di winnable in italiano. Il valore è per il livello normale; .brief e .full per gli altri.
# $game è klondike o solitario. I nomi delle carte e i loro elenchi arrivano già formattati.
# I messaggi che cominciano con command- o words- elencano le parole dei comandi, separate da barre.

number-marks = .|,
plural-category = { $number ->
    [1] one
   *[other] other
 }
own-name = Italiano
language = Italiano.
language-unknown = Non conosco la lingua "{ $text }"; le lingue sono { $known }.
language-set = Italiano, da ora in poi.
