## A table of one's own

layout-none = vuoto
layout-hidden = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
 }
