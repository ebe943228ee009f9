## La ligne de commande

serve = La table est ouverte à l'adresse { $what }. Pour la fermer, appuyez sur Contrôle C.
serve-already = La table est déjà ouverte à l'adresse { $what }.
serve-other-port = Le port { $what } est occupé : le serveur en utilise un autre.
check-starts = Le serveur peut démarrer.
check-fails = Le serveur ne peut pas démarrer.
check-running = winnable tourne déjà sur le port { $what }.
check-database = { $is_made ->
    [yes] La base de données est { $what }.
   *[no] La base de données est { $what } ; le serveur créera ses tables.
 }
check-plain = Sans https, les cookies des joueurs peuvent être interceptés : placez un proxy TLS devant le serveur et indiquez son adresse avec --public-url.
check-proxy = Sans --proxy, tous les visiteurs semblent venir d'une seule adresse, et seuls quelques-uns peuvent commencer à jouer.
check-descriptors = Seules { $count } connexions peuvent être ouvertes à la fois : relevez la limite de fichiers ouverts.
verified = { $won ->
    [yes] { $file } : partie gagnée en { steps-count }, sans coup illégal.
   *[no] { $file } : aucun coup illégal ; après { steps-count }, cartes en fondation : { $out } sur { $total }.
 }
steps-count = { $moves ->
    [one] { $moves } étape
   *[other] { $moves } étapes
 }
verify-branches = Variantes vérifiées : { $lines }.
backup-written = Sauvegarde enregistrée dans { $file } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 } et toutes les autres données.
backup-restored = Sauvegarde restaurée dans { $file } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 } et toutes les autres données.
doctor-empty = { $file } n'existe pas encore, mais il peut être créé.
doctor-well = { $file } est intact et accessible en écriture. Il contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }.
doctor-unread = { $count ->
    [one] { $count } partie ne peut pas être lue. Elle sera mise de côté quand le joueur l'ouvrira
   *[other] { $count } parties ne peuvent pas être lues. Elles seront mises de côté quand le joueur les ouvrira
 }.
doctor-damaged = { $file } est endommagé : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 }. Utilisez l'option "repair" pour garder ce qui est encore lisible.
doctor-clock = L'horloge indique le { $time }, mais des parties classées ou des courses ont déjà eu lieu jusqu'au { $last }. Parties classées et courses sont donc suspendues. Si l'horloge est juste, utilisez l'option "{ $what }".
stats-none = Aucune partie terminée pour l'instant.
stats = { $name }{ $level ->
    [easy], niveau facile
    [normal], niveau normal
    [hard], niveau difficile
    [tricky], niveau retors
   *[random] {""}
 } : { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
 }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }, soit { $percent } pour cent. Meilleure série de victoires : { $streak } ; en cours : { $current }.
stats-winnable = Parties dont on sait qu'elles sont gagnables : { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }.
stats-assisted = Parties avec aide ou sur une donne déjà connue, comptées à part : { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }.
stats-best = Victoire la plus courte : { moves-count }. Victoire la plus rapide : { $minutes ->
    [0] moins d'une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
stats-best-score = Meilleur score : { points }.
score-is = Score { points }.
games-column-saved = enregistrée (UTC)
games-column-state = état
games-column-name = partie
games-state = { $state ->
    [open] en cours
    [left] abandonnée
   *[won] gagnée
 }
games-exported = { $count ->
    [one] { $count } partie enregistrée dans { $file }.
   *[other] { $count } parties enregistrées dans { $file }.
 }
games-deleted = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
 }
stats-damaged = { $count ->
    [one] { $count } ligne des résultats est illisible.
   *[other] { $count } lignes des résultats sont illisibles.
 }
solved = { $verdict ->
    [winnable] { solved-name } : gagnable, { searched-states } en { $time } ms.
    [unwinnable] { solved-name } : impossible à gagner, { searched-states } en { $time } ms.
   *[undecided] { solved-name } : indéterminée après { searched-states } en { $time } ms ; { limit-met }.
 }
solved-shortest = { $outcome ->
    [proven] { solved-name } : la victoire la plus courte compte { shortest-moves }. { searched-states } en { $time } s.
    [between] { solved-name } : la victoire la plus courte connue compte { shortest-moves }, et aucune n'en compte moins de { $least } ; { limit-met }. { searched-states } en { $time } s.
    [no-win] { solved-name } : aucune victoire n'est connue, et aucune ne compte moins de { $least ->
        [one] { $least } coup
       *[other] { $least } coups
     }. { searched-states } en { $time } s.
   *[unwinnable] { solved-name } : impossible à gagner.
 }
shortest-moves = { $count ->
    [cards] { $most ->
        [one] { $most } coup, sans compter les retournements de la défausse et des cartes
       *[other] { $most } coups, sans compter les retournements de la défausse et des cartes
     }
   *[moves] { $most ->
        [one] { $most } coup
       *[other] { $most } coups
     }
 }
solved-name = { $kind ->
    [line] Ligne { $text }
    [table] La table
    [alone] La donne
   *[deal] Partie { $text }
 }
solved-most = { $outcome ->
    [all] { solved-name } : les { $most } cartes peuvent aller en fondation. { searched-states } en { $time } s.
    [proven] { solved-name } : { $most ->
        [one] { $most } carte au plus peut aller en fondation.
       *[other] { $most } cartes au plus peuvent aller en fondation.
     } { searched-states } en { $time } s.
   *[between] { solved-name } : entre { $least } et { $most } cartes peuvent aller en fondation ; { limit-met }. { searched-states } en { $time } s.
 }
solved-money = { $money ->
    [one] Selon le barème Vegas, cela vaut { $money } dollar.
   *[other] Selon le barème Vegas, cela vaut { $money } dollars.
 }
solved-fair = Un bon joueur qui ne connaît que les cartes visibles finirait avec { $fair ->
    [one] { $fair } dollar
   *[other] { $fair } dollars
 }.
solved-passes = { $outcome ->
    [proven] { solved-name } : pour gagner, il faut { $most ->
        [one] { $most } tour
       *[other] { $most } tours
     }. { searched-states } en { $time } s.
    [between] { solved-name } : une victoire est connue en { $most } tours, et il en faut au moins { $least } ; { limit-met }. { searched-states } en { $time } s.
    [no-win] { solved-name } : aucune victoire n'est connue, quel que soit le nombre de tours ; { limit-met }. { searched-states } en { $time } s.
   *[unwinnable] { solved-name } : impossible à gagner, quel que soit le nombre de tours.
 }
limit-met = { $limit ->
    [nodes] limite d'états atteinte
    [memory] limite de mémoire atteinte
    [unseen] cela dépend des cartes inconnues
   *[stopped] recherche interrompue
 }
searched-states = { $nodes ->
    [one] { $nodes } état exploré
   *[other] { $nodes } états explorés
 }
states = { $nodes ->
    [one] { $nodes } état
   *[other] { $nodes } états
 }
solved-all = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }. Gagnables : { $winnable } ; non gagnables : { $unwinnable } ; indéterminées : { $undecided }.
solved-cpu = Temps processeur par partie : moyenne { $mean } ms, médiane { $median } ms, 99 pour cent des parties en { $p99 } ms au plus, maximum { $worst } ms ; total { $total } s.
solving = Recherche des solutions.
certified-loss = { $file } : on ne peut pas gagner depuis cette position. La preuve compte { states } et occupe { $count } octets.
certified-win = { $file } : on peut gagner depuis cette position. La preuve compte { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }.
certificate-right = { $file } : { $kind ->
    [win] { $nodes ->
        [one] preuve correcte ; on peut gagner en { $nodes } coup depuis { $text }.
       *[other] preuve correcte ; on peut gagner en { $nodes } coups depuis { $text }.
     }
   *[loss] preuve correcte ; un ensemble de { states } démontre qu'on ne peut pas gagner depuis { $text }.
 }
shown-columns = { $game ->
    [solitario] Table :
   *[klondike] Colonnes, la carte du dessus en dernier :
 }
shown-stock = Talon, en commençant par la prochaine carte :
found-none = Aucune partie trouvée.
found = { $number }, { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] retorse
 } : un joueur attentif gagne { $careful } fois sur 100.{ $game ->
    [solitario] {""}
   *[klondike] {" "}{ found-passes }{ $returns ->
        [needed] , en reprenant des cartes.
       *[free] .
     }
 }
    .brief = { $number } : { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[tricky] retorse
 }, { $careful } sur 100.
found-lost = { $number } : perdue d'avance.
found-passes = { $passes ->
    [0] On ne sait pas combien de tours il faut
    [1] Un tour du talon suffit
    [4] Il faut plus de 3 tours du talon
   *[other] Il faut { $passes } tours du talon
 }
found-count = { $more ->
    [yes] Voici les { $count } premières parties trouvées.
   *[no] { $count ->
        [one] { $count } partie trouvée.
       *[other] { $count } parties trouvées.
     }
 }
found-rest = { $more ->
    [yes] Tapez "numéro { $number }" pour jouer la première, ou "suite" pour avoir les suivantes.
   *[no] Tapez "numéro { $number }" pour jouer la première.
 }
    .brief = Pour la première : "numéro { $number }".
checking = Nouvelle vérification des parties.
checked = Règles { $rules } : { $count ->
    [one] { $count } partie vérifiée
   *[other] { $count } parties vérifiées
 }, { $winnable ->
    [one] { $winnable } gagnable
   *[other] { $winnable } gagnables
 }, { $unwinnable ->
    [one] { $unwinnable } non gagnable
   *[other] { $unwinnable } non gagnables
 }, { $undecided ->
    [one] { $undecided } indéterminée
   *[other] { $undecided } indéterminées
 }.
checked-wrong = Parties dont le résultat diffère de celui du catalogue : { $numbers }.
desktop-kind = Solitaire Klondike
desktop-comment = Jouez au Klondike dans le navigateur : chaque donne est résolue, chaque erreur est expliquée
desktop-words = solitaire;patience;réussite;klondike;cartes;
desktop-installed = winnable est maintenant dans le menu : { $file }.
desktop-removed = winnable n'est plus dans le menu.
