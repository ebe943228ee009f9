## A table of one's own

layout-none = vide
layout-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
 }
