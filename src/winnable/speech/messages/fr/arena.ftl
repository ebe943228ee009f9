## L'arène des bots

arena-playing = Parties en cours
arena-lost = La partie { $count } compte comme perdue : { $sentence }
arena-result = Bot { $text }, règles { $rules }, ensemble { $split } : { $won ->
    [one] { $won } partie gagnée
   *[other] { $won } parties gagnées
 } sur { $count }.
arena-interval = Le bot a gagné { $percent } pour cent des parties. Avec une confiance de 95 pour cent, son taux réel de victoires se situe entre { $low } et { $high } pour cent, ou entre { $least } et { $most } pour cent quel que soit le moment où l'on consulte les résultats.
arena-ends = Parties non gagnées. Abandonnées : { $resigned } ; sans coup légal : { $stuck } ; trop longues : { $long } ; perdues à cause d'une erreur du bot : { $faults }.
arena-cards = En fin de partie, il y a en moyenne { $mean } cartes en fondation, entre { $low } et { $high } avec une confiance de 95 pour cent.
arena-cpu = En moyenne, une partie demande { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 } de temps processeur et { $moves } coups.
arena-skipped = Parties laissées de côté. Impossibles à gagner : { $no } ; indéterminées : { $undecided }.
fault-bot-empty = La commande du bot est vide.
fault-bot-quotes = Dans la commande du bot, il manque un guillemet fermant ou un caractère après la dernière barre oblique inverse : "{ $text }".
fault-bot-start = Le bot "{ $text }" ne démarre pas : { $why }.
fault-bot-ended = Le bot s'est terminé avec le code de sortie { $count }.
fault-bot-silent = Le bot n'a pas répondu dans le délai de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
fault-bot-cpu = Le bot a utilisé plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 } de temps processeur.
fault-bot-rubbish = Le bot a écrit quelque chose qui n'est pas une réponse : "{ $text }".
fault-bot-illegal = Le coup "{ $text }" du bot est illégal. Coups légaux : { $why }.
fault-bot-hello = Le bot doit répondre au premier message par son nom, mais il a écrit "{ $text }".
fault-bot-protocol = Le bot utilise la version { $count } du protocole ; cette arène utilise la version { $need }.
fault-arena-no-deals = Sur { $count } parties de suite avec les règles { $rules }, aucune n'est prouvée gagnable.
fault-arena-other = { $other ->
    [none] { $file } ne contient aucun résultat de { $text }
   *[other] { $file } contient des résultats de { $other }, pas de { $text }
 } ; indiquez un autre fichier avec --out.
fault-arena-line = La ligne { $line } de { $file } n'est pas une partie, ou son résultat est faux : "{ $text }".
fault-no-message = Ceci n'est pas un message de l'arène : { $text }.
