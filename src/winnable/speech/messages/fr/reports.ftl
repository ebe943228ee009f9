## Rapports et contrôles des campagnes

report-share = Colonne { $what } : { $percent } pour cent de { $count } donnes, entre { $low } et { $high } avec une confiance de 95 pour cent ; { $undecided } indécises.
report-written = Le rapport est dans { $file } ; la liste des fichiers et la fiche des données sont à côté.
audit-files = { $count ->
    [one] { $count } fichier a les lignes et l'empreinte que le registre indique.
   *[other] { $count } fichiers ont les lignes et les empreintes que le registre indique.
 }
audit-damaged = Absents ou endommagés : { $text }.
audit-deals = { $count ->
    [one] { $count } donne mesurée de nouveau, sans différence.
   *[other] { $count } donnes mesurées de nouveau, sans différence.
 }
audit-different = Donnes qui ont donné une autre ligne : { $text }.
audit-code = Aucune donne n'a été mesurée de nouveau : cette campagne vient du code { $text }, et celui-ci est { $why }.
audit-columns = Cette campagne vient du code { $text }, et celui-ci est { $why } : seules ces colonnes ont été comparées : { $known }.
audit-false = Ne correspondent pas à la question et à la table : { $text }.
audit-writer = { $count ->
    [one] Une autre version de pyarrow ou de winnable a écrit { $count } fichier : ses lignes ont été comparées, mais pas ses octets.
   *[other] Une autre version de pyarrow ou de winnable a écrit { $count } fichiers : leurs lignes ont été comparées, mais pas leurs octets.
 }
audit-root = La racine de la table est { $text }.
audit-unsure = { $count ->
    [one] Pour { $count } donne, rien n'a été comparé : elle est indécise dans la table, ou maintenant.
   *[other] Pour { $count } donnes, rien n'a été comparé : elles sont indécises dans la table, ou maintenant.
 }
audit-proofs = Le vérificateur indépendant a rejoué des victoires : { $wins } ; il a accepté des certificats de défaite : { $count } sur { $total }.
audit-chance = Si 1 pour cent des lignes étaient fausses, un tel échantillon en aurait trouvé une avec une probabilité de { $percent } pour cent. Sa graine est { $text }.
compare-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 } : gagnables dans les deux { $both }, dans la première seulement { $first }, dans la seconde seulement { $second }, dans aucune { $neither } ; { $undecided } indécises dans l'une des deux.
compare-difference = La première part moins la seconde : { $points } points, entre { $low } et { $high } avec une confiance de 95 pour cent.
compare-chance = Si les deux étaient égales, un écart aussi grand aurait au plus la probabilité { $once }, ou { $always } si l'on regarde à tout moment.
compare-different = Donnes aux verdicts différents : { $text }.

fault-campaign-file = { $file } est absent ou endommagé ; "winnable campaign run" avec le dossier le mesure de nouveau.
fault-campaign-measure = La campagne de { $file } ne mesure pas { $text }.
fault-campaign-ledger = La ligne { $line } de { $file } n'est pas un événement de cette campagne.
fault-campaign-verdict = La ligne { $line } de { $file } n'est pas un numéro suivi d'un verdict : "{ $text }".
fault-campaign-apart = Les deux n'ont aucune donne en commun.
