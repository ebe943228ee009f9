# Toutes les phrases de winnable en français. La valeur est pour le niveau normal ; .brief et .full pour les autres.
# $game est klondike ou solitario. Les noms des cartes et leurs listes arrivent déjà formés.
# Les messages qui commencent par command- ou words- énumèrent les mots des commandes, séparés par des barres.

number-marks = {" "}|,
plural-category = { $whole ->
    [0] one
    [1] one
   *[other] other
 }
own-name = Français
language = Français.
language-unknown = "{ $text }" n'est pas une langue connue. Les langues sont { $known }.
language-set = Français à partir de maintenant.
