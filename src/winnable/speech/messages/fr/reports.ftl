## Rapports et contrôles des campagnes

report-share = Colonne { $what } : oui pour { $percent } pour cent des { $count } donnes ; indéterminées : { $undecided }. Avec une confiance de 95 pour cent, la part réelle se situe entre { $low } et { $high } pour cent.
report-corrected = Colonne { $what }, corrigée du hasard des cartes : oui pour { $percent } pour cent des donnes. Avec une confiance de 95 pour cent, la part réelle se situe entre { $low } et { $high } pour cent.
report-written = Le rapport est dans { $file } ; la liste des fichiers et la fiche descriptive des données sont dans le même dossier.
audit-files = { $count ->
    [one] Pour un fichier, les lignes et l'empreinte correspondent au registre.
   *[other] Pour { $count } fichiers, les lignes et l'empreinte correspondent au registre.
 }
audit-damaged = Fichiers absents ou endommagés : { $text }.
audit-deals = { $count ->
    [one] { $count } donne mesurée de nouveau : aucune différence.
   *[other] { $count } donnes mesurées de nouveau : aucune différence.
 }
audit-different = Donnes dont la nouvelle mesure diffère : { $text }.
audit-code = Aucune donne n'a été mesurée de nouveau : cette campagne a été faite avec la version { $text } du code, mais la version installée est la { $why }.
audit-columns = Cette campagne a été faite avec la version { $text } du code, mais la version installée est la { $why }. Seules ces colonnes ont donc été comparées : { $known }.
audit-false = Fichiers non conformes à la question ou à la table des résultats : { $text }.
audit-writer = { $count ->
    [one] Une autre version de pyarrow ou de winnable a écrit { $count } fichier : ses lignes ont été comparées, mais pas ses octets.
   *[other] Une autre version de pyarrow ou de winnable a écrit { $count } fichiers : leurs lignes ont été comparées, mais pas leurs octets.
 }
audit-root = L'empreinte racine de la table des résultats est { $text }.
audit-unsure = { $count ->
    [one] { $count } donne n'a pas été comparée : son issue est indéterminée dans la table des résultats ou dans la nouvelle mesure.
   *[other] { $count } donnes n'ont pas été comparées : leur issue est indéterminée dans la table des résultats ou dans la nouvelle mesure.
 }
audit-proofs = Le vérificateur indépendant a rejoué { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 } et accepté { $count ->
    [one] { $count } certificat
   *[other] { $count } certificats
 } de défaite sur { $total }.
audit-chance = Si 1 pour cent des lignes étaient fausses, un tel échantillon aurait { $percent } pour cent de chances d'en contenir au moins une. Graine de l'échantillon : { $text }.
compare-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }. Gagnables dans les deux séries : { $both } ; dans la première seulement : { $first } ; dans la seconde seulement : { $second } ; dans aucune : { $neither }. Indéterminées dans au moins une série : { $undecided }.
compare-difference = Écart entre les parts de donnes gagnables, première série moins la seconde : { $points } points. Avec une confiance de 95 pour cent, l'écart réel se situe entre { $low } et { $high } points.
compare-chance = Si les deux parts étaient égales, la probabilité d'un écart aussi grand serait d'au plus { $once }, ou d'au plus { $always } si l'on consulte les résultats à n'importe quel moment.
compare-different = Donnes dont le verdict diffère d'une série à l'autre : { $text }.

fault-campaign-file = { $file } est absent ou endommagé. Pour mesurer de nouveau ses donnes, relancez la commande qui les a mesurées.
fault-campaign-published = { $file } est endommagé, ou n'est pas le fichier publié.
fault-campaign-unfinished = Le tableau de { $file } est inachevé.
fault-campaign-measure = La campagne de { $file } ne mesure pas { $text }.
fault-campaign-ledger = La ligne { $line } de { $file } n'est pas un événement de cette campagne.
fault-campaign-verdict = La ligne { $line } de { $file } n'est pas un numéro suivi d'un verdict : "{ $text }".
fault-campaign-contrary = La ligne { $line } de { $file } donne un autre verdict pour la donne { $number } qu'une ligne précédente.
fault-campaign-apart = Les deux séries n'ont aucune donne en commun.
