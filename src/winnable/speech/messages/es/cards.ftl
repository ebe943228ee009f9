## Cartas y sitios

rank = { $rank ->
    [1] as
    [11] jota
    [12] reina
    [13] rey
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] as
        [8] sota
        [9] caballo
        [10] rey
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] as
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] oros
        [1] copas
        [2] bastos
       *[3] espadas
     }
   *[french] { $suit ->
        [0] corazones
        [1] diamantes
        [2] tréboles
       *[3] picas
     }
 }
card = { $deck ->
    [italian] { italian-rank } de { suit }
   *[french] { rank } de { suit }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { rank } { suit }
 }
cards-more = { $more ->
    [0] { $card }
    [1] { $card } y otra más
   *[other] { $card } y { $more } más
 }
    .brief = { $more ->
    [0] { $card }
    [1] { $card } y otra
   *[other] { $card } y { $more } más
 }
listed = { $known }; { $name }
several = { $first } y { $last }
pile = columna { $pile }
the-pile = la columna { $pile }
