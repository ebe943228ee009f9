## A table of one's own

layout-none = vacío
layout-hidden = { $count ->
    [one] { $count } boca abajo
   *[other] { $count } boca abajo
 }
