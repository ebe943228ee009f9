## Rapports et contrôles des campagnes

report-share = Colonne { $what } : { $percent } pour cent de { $count } donnes, entre { $low } et { $high } avec une confiance de 95 pour cent ; { $undecided } indécises.
report-written = Le rapport est dans { $file } ; la liste des fichiers et la fiche des données sont à côté.
audit-files = { $count ->
    [one] { $count } fichier est conforme au registre.
   *[other] { $count } fichiers sont conformes au registre.
 }
audit-damaged = Absents ou endommagés : { $text }.
audit-deals = { $count ->
    [one] { $count } donne mesurée de nouveau, sans différence.
   *[other] { $count } donnes mesurées de nouveau, sans différence.
 }
audit-different = Donnes qui ont donné une autre ligne : { $text }.
audit-code = Aucune donne n'a été mesurée de nouveau : cette campagne vient du code { $text }, et celui-ci est { $why }.
audit-columns = Cette campagne vient du code { $text }, et celui-ci est { $why } : seules ces colonnes ont été comparées : { $known }.
compare-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 } : gagnables dans les deux { $both }, dans la première seulement { $first }, dans la seconde seulement { $second }, dans aucune { $neither } ; { $undecided } indécises dans l'une des deux.
compare-difference = La première part moins la seconde : { $points } points, entre { $low } et { $high } avec une confiance de 95 pour cent.
compare-chance = Si les deux étaient égales, un écart aussi grand aurait au plus la probabilité { $once }, ou { $always } si l'on regarde à tout moment.
compare-different = Donnes aux verdicts différents : { $text }.

fault-campaign-file = { $file } est absent ou endommagé ; "winnable campaign run" avec le dossier le mesure de nouveau.
fault-campaign-measure = La campagne de { $file } ne mesure pas { $text }.
fault-campaign-verdict = La ligne { $line } n'est pas un numéro suivi d'un verdict : "{ $text }".
fault-campaign-apart = Les deux n'ont aucune donne en commun.
