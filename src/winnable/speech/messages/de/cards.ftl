## Cards and places

rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
 }
italian-rank = { $figures ->
    [yes] { $rank ->
        [1] ace
        [8] jack
        [9] knight
        [10] king
       *[other] { $rank }
     }
   *[no] { $rank ->
        [1] ace
       *[other] { $rank }
     }
 }
suit = { $deck ->
    [italian] { $suit ->
        [0] coins
        [1] cups
        [2] batons
       *[3] swords
     }
   *[french] { $suit ->
        [0] hearts
        [1] diamonds
        [2] clubs
       *[3] spades
     }
 }
card = { $deck ->
    [italian] { italian-rank } of { suit }
   *[french] { rank } of { suit }
 }
    .brief = { $deck ->
    [italian] { italian-rank } { suit }
   *[french] { rank } { suit }
 }
cards-more = { $more ->
    [0] { $card }
   *[other] { $card } and { $more } more
 }
    .brief = { $more ->
    [0] { $card }
   *[other] { $card } and { $more } more
 }
listed = { $known }; { $name }
several = { $first } and { $last }
pile = pile { $pile }
