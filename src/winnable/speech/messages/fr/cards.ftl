## Cartes et places

rank = { $rank ->
    [1] as
    [11] valet
    [12] dame
    [13] roi
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] as
        [8] valet
        [9] cavalier
        [10] roi
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] as
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] deniers
        [1] coupes
        [2] bâtons
       *[3] épées
     }
   *[french] { $suit ->
        [0] cœur
        [1] carreau
        [2] trèfle
       *[3] pique
     }
 }
of-suit = { $deck ->
    [italian] { $suit ->
        [3] d'{ suit }
       *[other] de { suit }
     }
   *[french] de { suit }
 }
card = { $deck ->
    [italian] { italian-rank } { of-suit }
   *[french] { rank } { of-suit }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { rank } { suit }
 }
cards-more = { $more ->
    [0] { $card }
    [1] { $card } et une autre
   *[other] { $card } et { $more } autres
 }
    .brief = { $more ->
    [0] { $card }
    [1] { $card } et une autre
   *[other] { $card } et { $more } autres
 }
listed = { $known } ; { $name }
several = { $first } et { $last }
pile = colonne { $pile }
the-pile = la colonne { $pile }
