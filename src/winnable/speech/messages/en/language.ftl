# Every sentence of winnable in English. The value is for normal verbosity; .brief and .full for the others.
# $game is klondike or solitario. Names of cards and lists of cards arrive formatted.
# Messages that begin with command- or words- list words of the command language, separated by bars.

number-marks = ,|.
plural-category = { $number ->
    [1] one
   *[other] other
 }
own-name = English
language = English.
language-unknown = "{ $text }" is not a known language. The languages are { $known }.
language-set = English from now on.
