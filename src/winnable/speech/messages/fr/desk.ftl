## Réglages et nouvelles parties

level-brief = Messages brefs.
level-normal = Messages normaux.
level-full = Messages complets.
memory = { $on ->
    [yes] Mémoire activée : vous pouvez aussi demander où sont les cartes déjà vues.
   *[no] Mémoire désactivée.
 }
    .brief = { $on ->
    [yes] Mémoire activée.
   *[no] Mémoire désactivée.
 }
figures = { $on ->
    [yes] Figures désignées par leur nom : valet, cavalier, roi.
   *[no] Figures désignées par leur numéro : 8, 9, 10.
 }
endings = { $on ->
    [yes] Issues annoncées : vous saurez quand une partie est gagnée ou perdue à coup sûr.
   *[no] Issues non annoncées : vous ne saurez pas si une partie est perdue.
 }
level-deals = { $level ->
    [easy] Les nouvelles parties sont faciles ; toutes peuvent être gagnées.
    [normal] Les nouvelles parties sont normales ; toutes peuvent être gagnées.
    [hard] Les nouvelles parties sont difficiles ; toutes peuvent être gagnées.
    [tricky] Les nouvelles parties sont retorses ; toutes peuvent être gagnées, mais on perd si l'on joue tout ce qui semble utile et qu'on pioche faute de mieux.
   *[random] Les nouvelles parties sont tirées au hasard ; certaines ne peuvent pas être gagnées.
 }
level-unknown = "{ $text }" n'est pas un niveau ; les niveaux sont { $known }.
levels = Ici, les niveaux sont { $known }.
    .brief = { $known }.
figures-french = Dans ce jeu, les figures sont toujours désignées par leur nom.
    .brief = Figures toujours désignées par leur nom.
plain-on = Mode simple : une ligne par événement. Pour en sortir, tapez "simple non".
    .brief = Mode simple. Pour en sortir : "simple non".
plain-off = Le mode simple sera désactivé au prochain lancement, si le terminal peut dessiner la table.
    .brief = Sans mode simple au prochain lancement.
plain-kept = Le mode simple reste activé, même au prochain lancement.
    .brief = Le mode simple reste activé.
offer-harder = Un jeu plus difficile : { $title }. Tapez "joue-le" pour commencer.
offer-easier = Un jeu plus facile : { $title }. Tapez "joue-le" pour commencer.
offer-tutorial = La leçon peut vous aider. Tapez "leçon" pour la commencer.
kept = La partie continue.
nothing-asked = Aucune question n'a été posée.
number-which = Un numéro de partie est un nombre entier de 0 à 18446744073709551615. Par exemple : "numéro 4217".
    .brief = Quel numéro ?
games-how = Pour jouer à l'un d'eux, tapez "jeu", puis son nom. Par exemple : "jeu un tour".
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. Pour la jouer, tapez "{ $what }".
        [export] { game-named }. Cette donne n'a pas de numéro. Pour enregistrer la partie dans un fichier, tapez "{ $what }".
       *[none] { game-named }.
     }
 }
left = La partie précédente compte comme abandonnée.
unknown = Je ne connais pas "{ $text }". Tapez un point d'interrogation pour l'aide.
    .brief = Inconnu : "{ $text }".
unknown-near = Je ne connais pas "{ $text }". Vouliez-vous dire "{ $near }" ? Tapez un point d'interrogation pour l'aide.
    .brief = Inconnu : "{ $text }". { $near } ?
not-here = "{ $text }" n'existe pas dans ce jeu.
    .brief = "{ $text }" n'existe pas ici.
incomplete = "{ $text }" est une commande incomplète. Tapez un point d'interrogation pour l'aide.
    .brief = "{ $text }" : commande incomplète.
on-or-off = "{ $text }" ne convient pas : le dernier mot doit être "oui" ou "non".
busy = Votre partie est ouverte ailleurs : une autre commence ici.
interpreted = Sur cet ordinateur, le code de recherche n'est pas compilé et s'exécute lentement : les conseils, le calcul des chances et les analyses sont moins poussés, et l'analyse ne cherche pas la victoire la plus courte. Installez un compilateur, par exemple "gcc" et "python3-dev" sur Debian, puis { $where ->
    [tree] relancez "scripts/setup".
   *[other] réinstallez winnable.
    }
    .brief = Recherches lentes : il manque "gcc".
searched = Terminé à { $percent } pour cent.

## Aide

help-klondike-1 = p : piocher. 3 : lire la colonne 3. 3 5 : déplacer la suite qui convient, de la colonne 3 à la colonne 5. 3 5 2 : déplacer deux cartes seulement.
help-klondike-2 = 3 f : mettre en fondation la carte de la colonne 3. d 5 : déplacer celle de la défausse à la colonne 5. d f : la mettre en fondation.
help-returns = f cœur 5 : ramener en colonne 5 la carte du dessus de la fondation de cœur.
help-klondike-3 = v : vue de la table. d : défausse. t : talon. f : fondations. où 7 cœur : trouver une carte.
help-turn = retourne 4 : retourner la carte de la colonne 4.
help-solitario-1 = p : piocher une carte, qui vient en main. prends 2 : prendre la carte de la colonne 2. prends d : prendre celle de la défausse. pose 4 : la poser en colonne 4.
help-solitario-2 = 2 4 : déplacer la carte de la colonne 2 à la colonne 4. 2 f, d f, pose f : mettre une carte en fondation. x : la défausser. remets : la remettre en place.
help-solitario-3 = au talon : remettre sur le talon la carte piochée, comme Contrôle P. v : table. d : défausse. t : talon. f : fondations. c : main.
help-klondike-4 = dame de pique à 5 : déplacer une carte par son nom.
help-solitario-4 = 7 de deniers à 5 : déplacer une carte par son nom. figures oui : valet, cavalier, roi.
help-deals = { $once ->
    [yes] parties niveau difficile : chercher des parties évaluées de ce genre. suite : les suivantes.
   *[no] parties niveau difficile tours au plus 2 : chercher des parties évaluées de ce genre. suite : les suivantes.
 }
help-find = où 7 coupes : trouver une carte.
help-overview = { $undo ->
    [yes] { help-first } m : coups possibles. h : conseil. u : annuler. règles : comment jouer. leçon : apprendre en jouant. nouvelle : une autre partie.
   *[no] { help-first } m : coups possibles. h : conseil. règles : comment jouer. leçon : apprendre en jouant. nouvelle : une autre partie.
 }
help-first = { $game ->
    [solitario] p : piocher. 2 4 : déplacer la carte de la colonne 2 à la colonne 4. v : vue de la table.
   *[klondike] p : piocher. 3 5 : déplacer des cartes de la colonne 3 à la colonne 5. v : vue de la table.
 }
help-topics = aide coups, aide table, aide conseils, aide annuler, aide messages, aide parties : l'aide par sujet. aide tout : toute l'aide.
help-hints-1 = m : les coups possibles ; ensuite, 2 : jouer le deuxième. h : un conseil. pourquoi : sa raison. joue-le : le suivre.
help-hints-2 = oracle : le coup du solveur. vérité : savoir si l'on peut encore gagner. chances : vos chances de gagner. compare : les chances après chaque coup. analyse : analyser la partie. réessaie : revenir là où l'on pouvait gagner. erreur : rejouer depuis une de vos erreurs.
help-undo = u : annuler un coup. u 3 : annuler trois coups. refais : refaire un coup.
help-restart = recommence : rejouer la même donne depuis le début.
help-messages-1 = point : répéter le dernier message. virgule : le message précédent. log 5 : les cinq derniers. bref, normal, complet : la longueur des messages.
help-messages-2 = langue anglais : changer de langue. mémoire oui : retrouver les cartes déjà vues. issues non : ne pas annoncer une partie gagnée ou perdue à coup sûr.
help-info = i : niveau, numéro, points et temps. règles : les règles du jeu. statistiques : vos résultats.
help-games = { $graded ->
    [yes] nouvelle : une autre partie. numéro 123 : jouer la partie 123. jeu : les autres jeux. jeu un tour : jouer à ce jeu-là. niveau difficile : de nouvelles parties de ce niveau. ma table : décrire votre propre table. enregistre : enregistrer la partie. partage : la partager. quitter : arrêter de jouer.
   *[no] nouvelle : une autre partie. numéro 123 : jouer la partie 123. jeu : les autres jeux. jeu un tour : jouer à ce jeu-là. ma table : décrire votre propre table. enregistre : enregistrer la partie. partage : la partager. quitter : arrêter de jouer.
 }
