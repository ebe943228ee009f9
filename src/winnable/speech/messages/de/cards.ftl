## Karten und Plätze

rank = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] Ass
        [8] Bube
        [9] Ritter
        [10] König
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] Ass
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] Münzen
        [1] Kelche
        [2] Stäbe
       *[3] Schwerter
     }
   *[french] { $suit ->
        [0] Herz
        [1] Karo
        [2] Kreuz
       *[3] Pik
     }
 }
card = { $deck ->
    [italian] { italian-rank } der { suit }
   *[french] { suit } { rank }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { suit } { rank }
 }
cards-more = { $more ->
    [0] { $card }
    [1] { $card } und eine weitere
   *[other] { $card } und { $more } weitere
 }
    .brief = { $more ->
    [0] { $card }
    [1] { $card } plus eine
   *[other] { $card } plus { $more }
 }
listed = { $known }; { $name }
several = { $first } und { $last }
pile = Spalte { $pile }
