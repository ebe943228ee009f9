## Campagnes

campaign-begun = Campagne { $id } dans { $file } : { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }, par lots de { $size }.
campaign-resumed = Reprise : lots prêts, { $count } sur { $total }.
campaign-damaged = Le fichier des donnes { $first } à { $last } { $kind ->
    [missing] manque
   *[damaged] est abîmé
 } ; elles sont mesurées de nouveau.
campaign-dashboard = Dask montre son travail sur { $text }.
campaign-retry = Les donnes { $first } à { $last } sont mesurées de nouveau : { $why }.
campaign-refused = Le processus { $text } a un autre code, { $why }, et ne reçoit aucune donne.
campaign-lost = L'ordonnanceur { $text } a disparu. En attente de son retour.
campaign-waiting = En attente de processus.
campaign-stopped = Interrompue. La même commande la reprend ici.
campaign-progress = { $done } donnes sur { $total }
campaign-status = { $done } donnes sur { $total } sont prêtes, { $shards } lots sur { $all }, en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } de processeur.
campaign-running = La campagne est en cours.
campaign-idle = La campagne n'est pas en cours.
campaign-share = Colonne { $what } : { $yes } oui, { $no } non, { $undecided } indécises.
campaign-interval = Les { $count } premières donnes : { $percent } pour cent, entre { $low } et { $high } avec une confiance de 95 pour cent, à quelque moment que l'on regarde.
campaign-checks = Contrôles : { $replayed } victoires rejouées, dont { $verified } par le vérificateur indépendant ; { $again } donnes non gagnables décidées de nouveau d'une autre façon.
campaign-failures = { $count ->
    [one] { $count } tentative a échoué et a été refaite.
   *[other] { $count } tentatives ont échoué et ont été refaites.
 }

fault-campaign-extra = Les campagnes ont besoin d'autres paquets : pip install cryptography distributed pyarrow.
fault-campaign-question = Une campagne a besoin d'un fichier avec une question, ou de --rules et --numbers.
fault-campaign-none = { $file } ne contient aucune campagne.
fault-campaign-busy = La campagne de { $file } est déjà en cours dans un autre processus.
fault-campaign-other = { $file } contient la campagne { $text }, mais cette question est { $why } ; nommez un autre dossier avec --out.
fault-campaign-code = La question demande le code { $text }, mais celui-ci est { $why }.
fault-campaign-address = "{ $text }" n'est pas une adresse d'ordonnanceur comme tls://10.0.0.1:8786.
fault-campaign-scheduler = Aucun ordonnanceur Dask ne répond sur { $text } : { $why }.
fault-campaign-shard = La mesure des donnes { $first } à { $last } a échoué { $count } fois, donc la campagne s'arrête : { $why }.
fault-campaign-wrong = Deux façons de décider la donne { $number } se contredisent : { $text }. La campagne s'arrête ; merci de le signaler.
fault-question-syntax = Ce n'est pas du TOML valide.
fault-question-key = Une question n'a pas de "{ $text }" ; elle a { $known }.
fault-question-near-key = Une question n'a pas de "{ $text }" ; peut-être vouliez-vous dire { $what }.
fault-question-missing = Il manque "{ $what }" à la question.
fault-question-number = La valeur de { $what } doit être un nombre entier de { $least } à { $most }.
fault-question-text = La valeur de { $what } doit être un texte entre guillemets.
fault-question-measure = "{ $text }" n'est pas une mesure ; les mesures sont { $known }.
fault-question-family = Le solitaire italien n'a pas de mesure "{ $text }".
fault-question-backwards = La dernière donne vient avant la première.
fault-question-code = Le code doit être une version et 16 chiffres hexadécimaux.
fault-question-long = Une question a au plus { $most } caractères.
fault-no-numbers = "{ $text }" n'est pas un intervalle de donnes comme 1..1000.
