## The site: what is shown before the game has been loaded.

site-loading = Cargando el juego.
site-slow = La carga tarda más de lo habitual. Puedes esperar o reintentar.
site-busy = El juego está abierto en otra pestaña o ventana. Ciérralo allí y se abrirá aquí.
site-failed = No se ha podido cargar el juego. Comprueba la conexión e inténtalo de nuevo.
site-again = Reintentar
site-file = Abierto como archivo, el juego no funciona. Escribe "python3 -m http.server" en esta carpeta y abre http://localhost:8000.
