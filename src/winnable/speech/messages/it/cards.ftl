## Carte e posti

rank = { $rank ->
    [1] asso
    [11] fante
    [12] regina
    [13] re
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] asso
        [8] fante
        [9] cavallo
        [10] re
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] asso
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] denari
        [1] coppe
        [2] bastoni
       *[3] spade
     }
   *[french] { $suit ->
        [0] cuori
        [1] quadri
        [2] fiori
       *[3] picche
     }
 }
card = { $deck ->
    [italian] { italian-rank } di { suit }
   *[french] { rank } di { suit }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { rank } { suit }
 }
cards-more = { $more ->
    [0] { $card }
    [1] { $card } e un'altra
   *[other] { $card } e altre { $more }
 }
    .brief = { $more ->
    [0] { $card }
    [1] { $card } e un'altra
   *[other] { $card } e altre { $more }
 }
listed = { $known }; { $name }
several = { $first } e { $last }
pile = { $game ->
    [solitario] terra { $pile }
   *[klondike] pila { $pile }
 }
the-pile = { $game ->
    [solitario] terra { $pile }
   *[klondike] la pila { $pile }
 }
on-pile = { $game ->
    [solitario] su terra { $pile }
   *[klondike] sulla pila { $pile }
 }
from-pile = { $game ->
    [solitario] da terra { $pile }
   *[klondike] dalla pila { $pile }
 }
