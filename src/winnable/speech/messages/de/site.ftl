## The site: what is shown before the game has been loaded.

site-loading = Loading the game.
site-slow = Loading takes longer than usual. You can wait, or try again.
site-busy = The game is open in another tab or window. Close it there, and it opens here.
site-failed = The game could not be loaded. Check your connection, then try again.
site-again = Try again
