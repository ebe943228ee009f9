## The site: what is shown before the game has been loaded.

site-loading = Chargement du jeu.
site-slow = Le chargement prend plus de temps que d'habitude. Vous pouvez attendre ou réessayer.
site-busy = Le jeu est ouvert dans un autre onglet ou une autre fenêtre. Fermez l'autre, et le jeu s'ouvrira ici.
site-failed = Le jeu n'a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
site-again = Réessayer
site-file = Le jeu ne fonctionne pas si on l'ouvre comme un simple fichier. Dans ce dossier, tapez "python3 -m http.server", puis ouvrez http://localhost:8000.
