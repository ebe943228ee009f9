## Les parties du jour

date = { $day ->
    [1] premier
   *[other] { $day }
 } { month } { $year }
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 }
bar-month = { month } { $year }
weekday = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
 }
bar-weekday = { $weekday ->
    [1] lu
    [2] ma
    [3] me
    [4] je
    [5] ve
    [6] sa
   *[7] di
 }
deal-daily = { $level ->
    [easy] partie facile du { date }
    [normal] partie normale du { date }
   *[hard] partie difficile du { date }
 }
bar-daily = { $level ->
    [easy] Du jour, facile ({ date })
    [normal] Du jour, normale ({ date })
   *[hard] Du jour, difficile ({ date })
 }
daily = { date } : { $easy ->
    [yes] partie facile gagnée
   *[no] partie facile non gagnée
 }, { $normal ->
    [yes] normale gagnée
   *[no] normale non gagnée
 }, { $hard ->
    [yes] difficile gagnée
   *[no] difficile non gagnée
 }.
daily-streak = { $days ->
    [0] Pas de série de victoires en cours.
    [one] Série de victoires en cours : { $days } jour.
   *[other] Série de victoires en cours : { $days } jours.
 }
daily-how = Tapez "jour difficile" pour jouer la partie difficile.
help-daily = jour : les trois parties d'aujourd'hui. jour difficile : jouer la partie difficile. jour 2026 11 3 facile : jouer la partie facile d'un autre jour.
slot-day = { weekday } { $day ->
    [1] 1er
   *[other] { $day }
 } { month } { $year }{ $future ->
    [yes] , à venir
   *[no] { $won ->
        [0] , aucune partie gagnée
        [one] , { $won } partie gagnée sur 3
       *[other] , { $won } parties gagnées sur 3
     }
 }
ui-daily = Parties du jour
ui-daily-today = Les parties d'aujourd'hui
ui-daily-back = Mois précédent
ui-daily-forward = Mois suivant
ui-daily-easy = Partie facile
ui-daily-normal = Partie normale
ui-daily-hard = Partie difficile
ui-daily-won = gagnée
fault-daily-outside = Il n'y a pas de parties du jour pour "{ $text }" : elles vont du premier janvier 2026 à aujourd'hui.
fault-daily-level = "{ $text }" n'est pas un niveau des parties du jour ; les niveaux sont facile, normal et difficile.
command-daily = jour | du jour | quotidienne | quotidiennes | partie du jour | parties du jour | aujourd'hui
