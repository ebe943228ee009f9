## Les courses

race-title = Course, { $name }
race-lobby = Course, { $name } : en attente de joueurs. Envoyez le lien pour inviter les autres ; la course commence quand tout le monde est prêt.
race-countdown = Tout le monde est prêt. La course commence dans 5 secondes.
race-running = La course a commencé.
race-over = La course est terminée.
race-joined = { $name } a rejoint la course ; { $count } joueurs en tout.
race-ready = { $name } attend le départ.
race-left = { $name } a quitté la course.
race-back = { $name } est de retour.
race-stand = { $state ->
    [joined] { $name } : en préparation.
    [ready] { $name } : en attente du départ.
    [won] { $name } : victoire en { $time }, { $place ->
        [1] première place
       *[other] { $place }e place
     }.
    [left] { $name } : hors course, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
     } sur { $total } en fondation.
   *[playing] { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
     } sur { $total } en fondation.
 }
race-proof-hash = Empreinte SHA-256 du secret de cette course : { $what }.
race-proof-secret = Le secret de cette course : { $what }.
ui-race = Course
ui-race-what = Deux à huit joueurs reçoivent les mêmes cartes en même temps. Tout le monde voit combien de cartes les autres ont en fondation, mais jamais lesquelles.
ui-race-make = Créer une course
ui-race-link = Lien d'invitation
ui-race-copy = Copier le lien
ui-race-ready = C'est bon pour moi
ui-race-waiting = En attente des autres.
ui-race-go = Aller à la partie
ui-race-leave = Quitter la course
ui-race-stand = Classement
ui-race-lost = La connexion à la course a été perdue.
fault-race-alone = Pour une course, il faut un serveur accessible aux autres : winnable serve --host 0.0.0.0.
fault-race-full = La course est complète : elle compte { $most } joueurs.
fault-race-banned = Vous ne pouvez pas participer : l'hôte de ce serveur vous interdit l'accès aux courses.
fault-race-begun = La course a déjà commencé : vous ne pouvez plus la rejoindre.
fault-race-gone = Cette course n'existe pas.
fault-race-not-begun = La course n'a pas encore commencé.
bar-race = Course
race-game = Course : le chronomètre tourne jusqu'à votre victoire.
race-lost = La connexion à { $what } a été perdue.
race-rubbish = { $what } ne semble pas être un serveur winnable.
race-typed = Tapez "prêt" pour commencer, "course" pour connaître le classement, ou "quitter" pour partir. Pendant la course, les commandes sont celles d'une partie ordinaire.
race-word-ready = prêt
race-word-stand = course
race-word-leave = quitter
fault-race-link = "{ $text }" n'est pas le lien d'une course : un tel lien se termine par /race/ suivi du nom de la course.
