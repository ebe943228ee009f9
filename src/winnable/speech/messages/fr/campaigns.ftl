## Campagnes

campaign-begun = Campagne { $id } dans { $file } : { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }, par lots de { $size }.
campaign-resumed = Reprise : { $count ->
    [one] { $count } lot terminé
   *[other] { $count } lots terminés
 } sur { $total }.
campaign-damaged = Le fichier des donnes { $first } à { $last } { $kind ->
    [missing] est absent
   *[damaged] est endommagé
 } ; ces donnes seront mesurées de nouveau.
campaign-dashboard = Dask affiche l'avancement du travail à l'adresse { $text }.
campaign-retry = Les donnes { $first } à { $last } sont mesurées de nouveau : { $why }.
campaign-refused = Le processus { $text } exécute une autre version du code, { $why } : il ne recevra aucune donne.
campaign-lost = La connexion à l'ordonnanceur { $text } est perdue. En attente de reconnexion.
campaign-waiting = En attente de processus de calcul.
campaign-stopped = Campagne interrompue. Pour la reprendre où elle s'est arrêtée, relancez la même commande.
campaign-progress = Donnes mesurées : { $done } sur { $total }
campaign-status = Donnes mesurées : { $done } sur { $total } ; lots terminés : { $shards } sur { $all } ; temps processeur : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
campaign-running = La campagne est en cours.
campaign-idle = La campagne n'est pas en cours.
campaign-share = Colonne "{ $what }" : { $yes } oui, { $no } non, { $undecided } sans réponse.
campaign-interval = La réponse est oui pour { $percent } pour cent { $count ->
    [one] de la première donne
   *[other] des { $count } premières donnes
 }. Avec une confiance de 95 pour cent, la part réelle se situe entre { $low } et { $high } pour cent, quel que soit le moment où l'on consulte les résultats.
campaign-checks = Victoires rejouées : { $replayed }, dont { $verified } par le vérificateur indépendant. Donnes non gagnables vérifiées de nouveau par une autre méthode : { $again }.
campaign-failures = { $count ->
    [one] { $count } tentative a échoué et a été relancée.
   *[other] { $count } tentatives ont échoué et ont été relancées.
 }

fault-campaign-extra = Les campagnes ont besoin d'autres paquets : pip install cryptography distributed pyarrow.
fault-campaign-question = Pour une campagne, il faut un fichier qui contient une question, ou --rules et --numbers.
fault-campaign-none = { $file } ne contient aucune campagne.
fault-campaign-parts = Dans { $file }, les parties de la campagne ne sont pas encore réunies ; donnes mesurées : { $count } sur { $most } ; pour réunir les parties : "winnable campaign merge".
fault-campaign-busy = La campagne de { $file } est déjà en cours dans un autre processus.
fault-campaign-other = { $file } contient la campagne { $text }, mais cette question est celle de la campagne { $why } ; indiquez un autre dossier avec --out.
fault-campaign-code = La question demande la version { $text } du code, mais la version installée est { $why }.
fault-campaign-address = "{ $text }" n'est pas une adresse d'ordonnanceur de la forme tls://10.0.0.1:8786.
fault-campaign-scheduler = Aucun ordonnanceur Dask ne répond à l'adresse { $text } : { $why }.
fault-campaign-shard = La mesure des donnes { $first } à { $last } a échoué { $count } fois et la campagne s'arrête : { $why }.
fault-campaign-wrong = Sur la donne { $number }, deux méthodes se contredisent : { $text }. La campagne s'arrête ; merci de le signaler.
fault-campaign-unlike = { $file } ne peut pas être réuni à { $text } : { $part ->
    [question] les deux questions diffèrent
    [code] les deux mesures ont été faites avec des versions différentes du code
   *[shard] les lots n'ont pas la même taille
 }.
fault-campaign-twice = { $file } et { $text } donnent des résultats différents pour les mêmes donnes.
fault-campaign-absent = Lots manquants : { $count } sur { $most }, le premier avec les donnes { $first } à { $last }{ $part ->
    [shards] .
   *[parts] {" "}; parties inachevées : { $text }.
 }
fault-question-syntax = Le texte n'est pas du TOML valide.
fault-question-key = Le champ "{ $text }" n'existe pas dans une question ; choix possibles : { $known }.
fault-question-near-key = Le champ "{ $text }" n'existe pas dans une question ; peut-être vouliez-vous dire { $what }.
fault-question-missing = Il manque le champ "{ $what }" dans la question.
fault-question-number = La valeur de { $what } doit être un nombre entier de { $least } à { $most }.
fault-question-text = La valeur de { $what } doit être un texte entre guillemets.
fault-question-measure = "{ $text }" n'est pas une mesure ; les mesures sont { $known }.
fault-question-family = La mesure "{ $text }" n'existe pas pour le solitaire italien.
fault-question-backwards = La dernière donne vient avant la première.
fault-question-code = Le code doit être une version, un espace et 16 chiffres hexadécimaux.
fault-question-long = Une question a au plus { $most } caractères.
fault-no-numbers = "{ $text }" n'est pas un intervalle de donnes de la forme 1..1000.
fault-no-part = "{ $text }" n'est pas une partie de la forme 1/400 ou 400/400.
