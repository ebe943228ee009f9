## A table of one's own

layout-none = empty
layout-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
 }
