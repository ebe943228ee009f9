## The site: what is shown before the game has been loaded.

site-loading = Loading the game.
site-slow = Loading is taking longer than usual. You can wait, or try again.
site-busy = The game is open in another tab or window. Close it there, and it will open here.
site-failed = The game could not be loaded. Check your connection, then try again.
site-again = Try again
site-file = The game cannot run when it is opened as a file. Type "python3 -m http.server" in this folder, then open http://localhost:8000.
