## Les parties classées et leur tableau

bar-ranked = Classée, { date }
ranked-game = Partie classée du { date } : le chronomètre tourne jusqu'à votre victoire.
ranked-left = { $how ->
    [race] Dans la course, votre chronomètre continue de tourner.
   *[day] Le chronomètre de votre partie classée continue de tourner. Vous la retrouverez dans Partie classée.
 }
ranked-won = { $how ->
    [first] Partie classée gagnée en { $time }. Votre place : { $place } sur { $won }.
    [again] Partie classée gagnée en { $time }, mais c'est un essai précédent qui compte.
   *[late] Le délai est écoulé : cette victoire ne compte pas.
 }
board-title = { $name }, { date }
board-counts = { $begun ->
    [0] Personne n'a encore commencé.
    [one] { $begun } joueur a commencé ; victoires : { $won }.
   *[other] { $begun } joueurs ont commencé ; victoires : { $won }.
 }
board-own = Votre place : { $place } sur { $won }. Votre temps : { $time }.
board-own-playing = Votre partie est en cours : le chronomètre tourne jusqu'à votre victoire.
board-own-left = Vous avez abandonné.
board-you = Vous
board-nobody = Joueur { $seat }
board-again = { $name }, essai { $number }
board-place = Place
board-player = Joueur
board-time = Temps
board-moves = Coups
board-score = Points
board-undone = Annulés
board-helped = Conseils
board-proof-hash = Empreinte SHA-256 du secret de ce jour : { $what }.
board-proof-secret = Le secret de ce jour : { $what }.
board-proof-later = Le secret sera publié le { date } à 1 h UTC.
board-proof-next = Empreinte pour le { date } : { $what }.
ui-ranked = Partie classée
ui-ranked-what = Tout le monde reçoit les mêmes cartes, et il est prouvé qu'on peut gagner. Le chronomètre du serveur démarre dès que vous voyez les cartes et tourne jusqu'à votre victoire. Seul votre premier essai compte. La journée commence et finit à minuit UTC.
ui-ranked-game = Jeu
ui-ranked-play = Jouer
ui-ranked-continue = Continuer
ui-ranked-again = Rejouer
ui-ranked-give-up = Abandonner et rejouer
ui-ranked-none = Personne n'a encore gagné.
ui-ranked-proof = Vérifier les cartes
ui-ranked-link = Données pour vérifier les cartes
ui-ranked-back = Jour précédent
ui-ranked-forward = Jour suivant
ui-ranked-first = Première page
ui-ranked-less = Page précédente
ui-ranked-more = Page suivante
fault-ranked-no-contest = Il n'y a pas ici de partie classée "{ $text }".
fault-ranked-over = La partie classée "{ $text }" est terminée : on ne peut plus la commencer.
fault-ranked-clock = L'horloge du serveur n'est peut-être pas à l'heure. Les parties classées sont suspendues jusqu'à ce que l'hôte l'ait vérifiée.
fault-ranked-secret = Les cartes de la partie classée "{ $text }" restent secrètes tant que le temps de chacun n'est pas écoulé.
fault-ranked-file = Ce fichier ne décrit pas un jour publié : "{ $what }" est absent ou incorrect.
verified-deal = { $what } : { $found ->
    [right] la donne découle du secret et peut être gagnée.
    [not-first] la donne découle du secret et peut être gagnée ; cette version du solveur aurait retenu une donne précédente.
   *[wrong] la donne ne découle pas du secret, ou il n'est pas prouvé qu'elle puisse être gagnée.
 }
verified-missing = { $what } : le fichier ne contient aucune donne de ce jeu.
verified-nothing = Aucune donne n'a été vérifiée : les fichiers n'en contiennent aucune. Un serveur ne publie que les donnes qui y ont été jouées.
verified-day = { $what } : le secret { $is_right ->
    [yes] correspond
   *[no] ne correspond pas
 } à l'empreinte du fichier, { $commitment }.
verified-chain = { $what } : le secret de ce jour { $is_right ->
    [yes] permet
   *[no] ne permet pas
 } de retrouver celui de la veille.
verified-season = { $what } : sa saison commence le { $first }, si bien que son secret ne dit rien du jour précédent. Vérifiez chaque saison séparément.
verified-noted = { $is_right ->
    [yes] { $what } : le secret correspond à l'empreinte que vous avez notée.
   *[no] Aucun secret ne correspond à l'empreinte que vous avez notée, { $commitment }.
 }
verified-alone = Il reste à vérifier que l'empreinte a été publiée à l'avance. Comparez-la vous-même avec celle que vous avez notée, ou indiquez-la avec l'option { $what }.
fault-no-commitment = Une empreinte a 64 chiffres hexadécimaux, et "{ $text }" n'en est pas une.
