## Das Profil: Spitzname, Code für ein anderes Gerät, Passkeys, alles vom Spieler

ui-profile = Profil
profile-name = Spitzname
profile-name-is = Andere sehen deinen Spitznamen in Ranglisten und Rennen. Die Angabe ist freiwillig.
profile-name-save = Spitznamen speichern
profile-device = Anderes Gerät
profile-device-is = Ein Code bringt deine Partien und deine Statistik in einen anderen Browser. Danach teilen sich beide Browser alles.
profile-code-make = Code anzeigen
profile-code = Dein Code
profile-code-copy = Code kopieren
profile-join = Code vom anderen Gerät
profile-join-is = Die Partien dieses Browsers kommen zu denen des anderen Geräts hinzu.
profile-join-do = Diesen Code benutzen
profile-passkeys = Passkeys
profile-passkeys-is = Ein Passkey bringt dich mit Fingerabdruck, Gesicht oder PIN zurück zu deinen Partien, auf jedem Gerät, das ihn hat.
profile-passkey-name = Name für den neuen Passkey (freiwillig)
profile-passkey-add = Passkey hinzufügen
profile-passkey-sign-in = Mit Passkey anmelden
profile-passkey-none = Es wurde kein Passkey benutzt.
profile-browsers = Angemeldete Browser
profile-browsers-is = Jeder dieser Browser hat deine Partien. Ein abgemeldeter bekommt sie mit einem Passkey oder mit einem Code von einem anderen Browser zurück.
profile-sign-out = Hier abmelden
profile-sign-out-others = Überall sonst abmelden
profile-sign-out-sure = Ohne Passkey oder einen anderen angemeldeten Browser kommst du nicht zu deinen Partien zurück.
profile-sign-out-yes = Abmelden
profile-sign-out-no = Angemeldet bleiben
profile-today = Diesen Browser nur heute benutzen
profile-all = Deine Daten
profile-all-is = Du kannst alle deine Partien, Ergebnisse und Einstellungen in einer Datei speichern, die winnable wieder lesen kann.
profile-export = Alles als Datei speichern
profile-import = Gespeicherte Partien hinzufügen
profile-import-bad = Diese Datei ist nicht lesbar.
profile-damaged = Diese Dateien waren nicht lesbar. Du kannst sie speichern:
profile-delete = Alle meine Daten löschen
profile-delete-sure = Alle deine Partien, Ergebnisse und Einstellungen werden endgültig gelöscht, auf allen deinen Geräten.
profile-delete-yes = Endgültig löschen
profile-delete-no = Alles behalten
passkey-row = { $text }, hinzugefügt am { date }
passkey-remove = { $text } entfernen
browser-on = { $text } auf { $name }
browser-unknown = Ein Browser
browser-since = { $text }, angemeldet am { date }
browser-seen = { $text }, zuletzt gesehen am { date }
browser-sign-out = { $text } abmelden
player-signed-out = Abgemeldete Browser: { $count }.
player-signed-out-here = Dieser Browser ist abgemeldet.
player-today = Dieser Browser wird abgemeldet, wenn du ihn schließt, spätestens aber in 24 Stunden.
player-passkey = Passkey
player-passkey-added = Passkey hinzugefügt.
player-passkey-removed = Passkey entfernt. Lösch ihn auch auf deinem Gerät.
player-named = Dein Spitzname ist jetzt { $text }.
player-unnamed = Du hast keinen Spitznamen mehr.
player-code = { $count ->
    [one] Der Code gilt nur einmal und nur eine Minute lang. Gib ihn auf dem anderen Gerät unter Profil ein.
   *[other] Der Code gilt nur einmal und nur { $count } Minuten lang. Gib ihn auf dem anderen Gerät unter Profil ein.
 }
player-joined = Dieser Browser hat jetzt die Partien des anderen Geräts.
player-joined-name = In diesem Browser spielst du jetzt als { $text }.
player-brought = Partien aus diesem Browser hinzugefügt: { $count }.
player-imported = Partien hinzugefügt: { $count }. Ergebnisse hinzugefügt: { $total }.
player-damaged = Nicht lesbare Einträge: { $count }.
player-deleted = Alle deine Daten sind gelöscht.
player-hidden = Der Betreiber dieses Servers hat deinen Spitznamen ausgeblendet.
player-banned = Der Betreiber dieses Servers hat dich von Ranglisten und Rennen ausgeschlossen.
fault-nickname = "{ $text }" ist kein gültiger Spitzname. Ein Spitzname hat { $least } bis { $most } Zeichen: Buchstaben von A bis Z mit oder ohne Akzent, Ziffern und dazwischen einzelne Leerzeichen, Bindestriche, Apostrophe oder Punkte.
fault-nickname-taken = Ein anderer Spieler hat den Spitznamen "{ $text }" oder einen, der ihm ähnelt.
fault-transfer-code = Dieser Code ist nicht gültig. Ein Code hat neun Buchstaben und Ziffern, gilt einmal und läuft nach zehn Minuten ab.
fault-passkey = Dieser Passkey wurde nicht angenommen.
fault-not-hosted = Das gibt es nur auf einem Server für mehrere Spieler.
fault-no-export = Diese Datei ist keine Sicherung von winnable: { $why }.

## Die Spieler eines Servers, für seinen Betreiber

players-hidden = Andere sehen den Spitznamen von { $text } nicht mehr.
players-banned = Ranglisten und Rennen zeigen { $text } nicht mehr.
players-allowed = { $text } ist für andere wieder sichtbar.
players-deleted = Alle Daten von { $text } sind gelöscht.
players-signed-out = { $count ->
    [one] { $text } wurde in einem Browser abgemeldet.
   *[other] { $text } wurde in { $count } Browsern abgemeldet.
 }
players-rotated = { $count ->
    [0] Neue Cookies verwenden jetzt den Schlüssel { $number }. Die mit früheren Schlüsseln laufen heute ab.
    [one] Neue Cookies verwenden jetzt den Schlüssel { $number }. Die mit früheren Schlüsseln laufen in einem Tag ab.
   *[other] Neue Cookies verwenden jetzt den Schlüssel { $number }. Die mit früheren Schlüsseln laufen in { $count } Tagen ab.
 }
fault-no-such-player = Es gibt keinen Spieler "{ $text }". "winnable players list" nennt alle.
