# Jeder Satz von winnable auf Deutsch. Der Wert gilt für normale Meldungen; .brief und .full für die anderen.
# $game ist klondike oder solitario. Namen von Karten und ihre Listen kommen fertig an.
# Nachrichten, die mit command- oder words- beginnen, zählen Wörter der Befehle auf, durch Striche getrennt.

number-marks = .|,
plural-category = { $number ->
    [1] one
   *[other] other
 }
own-name = Deutsch
language = Deutsch.
language-unknown = "{ $text }" ist keine bekannte Sprache. Es gibt { $known }.
language-set = Ab jetzt Deutsch.
