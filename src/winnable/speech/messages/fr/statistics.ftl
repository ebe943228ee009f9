## Statistiques, classement, fin d'une partie gagnée

rating-set = { $on ->
    [yes] Niveau Elo affiché : les statistiques l'indiquent pour chaque jeu.
   *[no] Niveau Elo non affiché.
 }
rating = { $name } : niveau Elo { $value } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }. Avec une confiance de 95 pour cent, il se situe entre { $low } et { $high }.
    .brief = { $name } : { $value }, de { $low } à { $high }.
stats-title = { $name }{ $level ->
    [easy], niveau facile
    [normal], niveau normal
    [hard], niveau difficile
    [tricky], niveau retors
   *[random], parties au hasard
 }
stat-played = Jouées
stat-won = Gagnées
stat-part = { $count } ({ $percent } %)
stat-of = { $count } sur { $total } ({ $percent } %)
stat-winnable = Victoires dans les parties gagnables
stat-streak = Victoires de suite
stat-best-streak = Plus longue série de victoires
stat-best-time = Meilleur temps
stat-best-moves = Plus petit nombre de coups
stat-best-points = Meilleur score
stat-assisted = Avec aide ou sur une donne connue
stat-helped-won = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 } ; non comptées ci-dessus
stat-rating = Niveau Elo à ce jeu, toutes difficultés confondues
stat-rating-is = { $value }, entre { $low } et { $high } avec une confiance de 95 % ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
 })
stat-time = Temps
stat-moves = Coups
stat-points = Points
stat-level = Niveau
chart-growth = Parties et victoires au fil du temps
chart-until = Jusqu'à
chart-shares = Victoires, et parties gagnables
chart-games = Parties
chart-allowed = Parties gagnables
chart-all = Toutes ({ $count })
chart-last = Les { $count } dernières
chart-unknown = on ne sait pas
chart-times = Durée des victoires
chart-moves = Coups par victoire
chart-range = de { $low } à { $high }
chart-wins = Victoires
chart-streaks = Séries de victoires
chart-length = Victoires de suite
chart-runs = Nombre
win-said = { $how ->
    [first] { $level ->
        [random] Votre première victoire de ce genre. Bien joué !
       *[level] Votre première victoire à ce niveau. Bien joué !
     }
    [shortest] Vous n'aviez jamais gagné aussi vite. Bien joué !
    [fewest] Vous n'aviez jamais gagné en si peu de coups. Bien joué !
    [streak] { $count } victoires de suite. Bien joué !
    [helped] Partie gagnée avec un peu d'aide : elle ne compte pas.
    [repeated] Partie gagnée, mais vous aviez déjà joué cette donne : elle ne compte pas.
   *[won] Bien joué !
 }
win-shared = { $name }{ $number ->
    [none] {""}
    [table], { own-table }
   *[other], partie { $number }
 }{ $level ->
    [easy], niveau facile
    [normal], niveau normal
    [hard], niveau difficile
    [tricky], niveau retors
   *[random] {""}
 } : gagnée en { $time }, { moves-count }{ $score ->
    [none] {""}
   *[other], score de { $score }
 }.
