## El perfil: apodo, código para otro dispositivo, llaves de acceso, todo lo del jugador

ui-profile = Perfil
profile-name = Apodo
profile-name-is = Los demás lo ven en las clasificaciones y en las carreras. No es obligatorio.
profile-name-save = Guardar el apodo
profile-device = Otro dispositivo
profile-device-is = Con un código puedes llevar tus partidas y estadísticas a otro navegador. A partir de entonces los dos las comparten.
profile-code-make = Mostrar un código
profile-code = Tu código
profile-code-copy = Copiar el código
profile-join = Código del otro dispositivo
profile-join-is = Las partidas de este navegador se añaden a las del otro dispositivo.
profile-join-do = Usar este código
profile-passkeys = Llaves de acceso
profile-passkeys-is = Con una llave de acceso recuperas tus partidas mediante la huella dactilar, la cara o un PIN, en cualquier dispositivo que la tenga.
profile-passkey-name = Nombre de la nueva llave (opcional)
profile-passkey-add = Añadir una llave de acceso
profile-passkey-sign-in = Entrar con una llave de acceso
profile-passkey-none = No se usó ninguna llave de acceso.
profile-browsers = Sesiones abiertas
profile-browsers-is = Cada uno de estos navegadores tiene tus partidas. Si cierras la sesión en uno, las recuperas con una llave de acceso o con un código de otro navegador.
profile-sign-out = Cerrar la sesión aquí
profile-sign-out-others = Cerrar las demás sesiones
profile-sign-out-sure = Sin una llave de acceso u otro navegador con la sesión abierta no podrás recuperar tus partidas.
profile-sign-out-yes = Cerrar sesión
profile-sign-out-no = Dejarla abierta
profile-today = Usar este navegador solo por hoy
profile-all = Tus datos
profile-all-is = Todas tus partidas, resultados y ajustes en un solo archivo, que winnable puede volver a leer.
profile-export = Guardar todo en un archivo
profile-import = Añadir las partidas de un archivo guardado
profile-import-bad = Este archivo no se puede leer.
profile-damaged = Estos archivos no se pueden leer. Puedes guardarlos:
profile-delete = Borrar todos mis datos
profile-delete-sure = Todas tus partidas, resultados y ajustes se borrarán para siempre, en todos tus dispositivos.
profile-delete-yes = Borrar para siempre
profile-delete-no = Conservar todo
passkey-row = { $text }, añadida el { date }
passkey-remove = Eliminar { $text }
browser-on = { $text } en { $name }
browser-unknown = Un navegador
browser-since = { $text }, sesión abierta desde el { date }
browser-seen = { $text }, visto por última vez el { date }
browser-sign-out = Cerrar la sesión de { $text }
player-signed-out = Sesiones cerradas en otros navegadores: { $count }.
player-signed-out-here = Se ha cerrado tu sesión en este navegador.
player-today = Tu sesión en este navegador terminará cuando lo cierres o, como muy tarde, dentro de 24 horas.
player-passkey = Llave de acceso
player-passkey-added = Llave de acceso añadida.
player-passkey-removed = Llave de acceso eliminada. Elimínala también de tu dispositivo.
player-named = Ahora tu apodo es { $text }.
player-unnamed = Ya no tienes apodo.
player-code = { $count ->
    [one] El código sirve una sola vez y caduca dentro de { $count } minuto. Escríbelo en el otro dispositivo, en Perfil.
   *[other] El código sirve una sola vez y caduca dentro de { $count } minutos. Escríbelo en el otro dispositivo, en Perfil.
 }
player-joined = Ahora este navegador tiene las partidas del otro dispositivo.
player-joined-name = En este navegador juegas ahora como { $text }.
player-brought = Partidas añadidas desde este navegador: { $count }.
player-imported = Partidas añadidas: { $count }. Resultados añadidos: { $total }.
player-damaged = Entradas ilegibles: { $count }.
player-deleted = Se han borrado todos tus datos.
player-hidden = El responsable de este servidor ha ocultado tu apodo.
player-banned = El responsable de este servidor te ha excluido de las clasificaciones y de las carreras.
fault-nickname = Un apodo tiene de { $least } a { $most } caracteres: letras de la A a la Z con o sin acentos, cifras y, entre ellas, espacios, guiones, apóstrofos o puntos de uno en uno. "{ $text }" no vale.
fault-nickname-taken = Otro jugador tiene el apodo "{ $text }", o uno que se le parece.
fault-transfer-code = Este código no vale. Un código tiene nueve letras y cifras, sirve una sola vez y caduca a los diez minutos.
fault-passkey = No se ha aceptado esta llave de acceso.
fault-not-hosted = Esto solo existe en un servidor para varios jugadores.
fault-no-export = Este archivo no es una exportación de winnable: { $why }.

## Los jugadores de un servidor, para su responsable

players-hidden = Los demás jugadores ya no ven el apodo de { $text }.
players-banned = Las clasificaciones y las carreras ya no muestran a { $text }.
players-allowed = Los demás jugadores vuelven a ver a { $text }.
players-deleted = Se han borrado todos los datos de { $text }.
players-signed-out = { $count ->
    [one] Se ha cerrado la sesión de { $text } en { $count } navegador.
   *[other] Se ha cerrado la sesión de { $text } en { $count } navegadores.
 }
players-rotated = { $count ->
    [0] Las cookies nuevas usan la clave { $number }. Las de claves anteriores caducan hoy.
    [one] Las cookies nuevas usan la clave { $number }. Las de claves anteriores caducan dentro de { $count } día.
   *[other] Las cookies nuevas usan la clave { $number }. Las de claves anteriores caducan dentro de { $count } días.
 }
fault-no-such-player = No hay ningún jugador "{ $text }". "winnable players list" muestra los que hay.
