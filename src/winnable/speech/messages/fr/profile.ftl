## Le profil : pseudo, code pour un autre appareil, clés d'accès, tout ce qui est au joueur

ui-profile = Profil
profile-name = Pseudo
profile-name-is = Les autres le voient dans les classements et les courses. Il n'est pas obligatoire.
profile-name-save = Enregistrer le pseudo
profile-device = Un autre appareil
profile-device-is = Avec un code, un autre navigateur retrouve vos parties et vos statistiques. Ensuite, les deux navigateurs les partagent.
profile-code-make = Afficher un code
profile-code = Votre code
profile-code-copy = Copier le code
profile-join = Code de l'autre appareil
profile-join-is = Les parties de ce navigateur s'ajouteront à celles de l'autre appareil.
profile-join-do = Utiliser ce code
profile-passkeys = Clés d'accès
profile-passkeys-is = Avec une clé d'accès, vous retrouvez vos parties grâce à une empreinte digitale, à votre visage ou à un code PIN, sur chaque appareil où elle se trouve.
profile-passkey-name = Nom de la nouvelle clé (facultatif)
profile-passkey-add = Ajouter une clé d'accès
profile-passkey-sign-in = Se connecter avec une clé d'accès
profile-passkey-none = Aucune clé d'accès n'a été utilisée.
profile-browsers = Navigateurs connectés
profile-browsers-is = Chacun de ces navigateurs a accès à vos parties. Un navigateur déconnecté les retrouve avec une clé d'accès ou avec un code affiché dans un autre navigateur.
profile-sign-out = Se déconnecter ici
profile-sign-out-others = Se déconnecter partout ailleurs
profile-sign-out-sure = Sans clé d'accès ni autre navigateur connecté, vous ne pourrez pas retrouver vos parties.
profile-sign-out-yes = Se déconnecter
profile-sign-out-no = Rester connecté
profile-today = Utiliser ce navigateur aujourd'hui seulement
profile-all = Vos données
profile-all-is = Toutes vos parties, vos résultats et vos réglages dans un seul fichier, que winnable sait relire.
profile-export = Tout enregistrer dans un fichier
profile-import = Ajouter les parties d'un fichier enregistré
profile-import-bad = Ce fichier ne peut pas être lu.
profile-damaged = Ces fichiers sont illisibles. Vous pouvez les enregistrer :
profile-delete = Effacer toutes mes données
profile-delete-sure = Toutes vos parties, vos résultats et vos réglages seront effacés pour toujours, sur tous vos appareils.
profile-delete-yes = Effacer pour toujours
profile-delete-no = Tout garder
passkey-row = { $text }, ajoutée le { date }
passkey-remove = Retirer { $text }
browser-on = { $text } sur { $name }
browser-unknown = Un navigateur
browser-since = { $text }, connecté le { date }
browser-seen = { $text }, utilisé pour la dernière fois le { date }
browser-sign-out = Déconnecter { $text }
player-signed-out = Navigateurs déconnectés : { $count }.
player-signed-out-here = Déconnexion effectuée sur ce navigateur.
player-today = Ce navigateur sera déconnecté quand vous le fermerez, et au plus tard dans 24 heures.
player-passkey = Clé d'accès
player-passkey-added = Clé d'accès ajoutée.
player-passkey-removed = Clé d'accès retirée. Retirez-la aussi de votre appareil.
player-named = Votre pseudo est maintenant { $text }.
player-unnamed = Vous n'avez plus de pseudo.
player-code = { $count ->
    [one] Le code ne sert qu'une fois et reste valable { $count } minute. Saisissez-le sur l'autre appareil, dans Profil.
   *[other] Le code ne sert qu'une fois et reste valable { $count } minutes. Saisissez-le sur l'autre appareil, dans Profil.
 }
player-joined = Les parties de l'autre appareil sont maintenant disponibles dans ce navigateur.
player-joined-name = Dans ce navigateur, vous jouez maintenant sous le pseudo { $text }.
player-brought = Parties ajoutées depuis ce navigateur : { $count }.
player-imported = Parties ajoutées : { $count }. Résultats ajoutés : { $total }.
player-damaged = Éléments illisibles : { $count }.
player-deleted = Toutes vos données ont été effacées.
player-hidden = L'hôte de ce serveur a masqué votre pseudo.
player-banned = L'hôte de ce serveur vous interdit l'accès aux classements et aux courses.
fault-nickname = Un pseudo a de { $least } à { $most } caractères : des lettres de A à Z avec ou sans accents, des chiffres et, entre eux, un seul espace, trait d'union, apostrophe ou point. "{ $text }" ne convient pas.
fault-nickname-taken = Un autre joueur a déjà le pseudo "{ $text }", ou un pseudo qui lui ressemble.
fault-transfer-code = Ce code n'est pas valable. Un code compte neuf lettres et chiffres, ne sert qu'une fois et expire au bout de dix minutes.
fault-passkey = Cette clé d'accès n'a pas été acceptée.
fault-not-hosted = Cette fonction n'existe que sur un serveur ouvert à plusieurs joueurs.
fault-no-export = Ce fichier n'a pas été exporté par winnable : { $why }.

## Les joueurs d'un serveur, pour son hôte

players-hidden = Les autres joueurs ne voient plus le pseudo { $text }.
players-banned = { $text } n'apparaît plus dans les classements ni dans les courses.
players-allowed = Les autres joueurs voient de nouveau { $text }.
players-deleted = Toutes les données du joueur { $text } ont été effacées.
players-signed-out = { $count ->
    [one] Joueur { $text } : déconnexion effectuée dans { $count } navigateur.
   *[other] Joueur { $text } : déconnexion effectuée dans { $count } navigateurs.
 }
players-rotated = { $count ->
    [0] Les nouveaux cookies utilisent la clé { $number }. Ceux des clés précédentes expirent aujourd'hui.
    [one] Les nouveaux cookies utilisent la clé { $number }. Ceux des clés précédentes expirent dans { $count } jour.
   *[other] Les nouveaux cookies utilisent la clé { $number }. Ceux des clés précédentes expirent dans { $count } jours.
 }
fault-no-such-player = Il n'y a pas de joueur "{ $text }". "winnable players list" affiche ceux qui existent.
