## The site: what is shown before the game has been loaded.

site-loading = Sto caricando il gioco.
site-slow = Il caricamento richiede più tempo del solito. Puoi aspettare o riprovare.
site-busy = Il gioco è aperto in un'altra scheda o finestra. Chiudilo lì e si aprirà qui.
site-failed = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
site-again = Riprova
site-file = Se lo apri come file, il gioco non parte. In un terminale, da questa cartella, esegui "python3 -m http.server", poi apri http://localhost:8000.
