## The profile: nickname, code for another device, passkeys, everything of the player

ui-profile = Profile
profile-name = Nickname
profile-name-is = Others see your nickname on leaderboards and in races. It is optional.
profile-name-save = Save the nickname
profile-device = Another device
profile-device-is = A code brings your games and statistics to another browser. From then on, both browsers share them.
profile-code-make = Show a code
profile-code = Your code
profile-code-copy = Copy the code
profile-join = Code from the other device
profile-join-is = The games in this browser will be added to those of the other device.
profile-join-do = Use this code
profile-passkeys = Passkeys
profile-passkeys-is = A passkey brings you back to your games with your fingerprint, your face or a PIN, on every device that has it.
profile-passkey-name = Name for the new passkey (optional)
profile-passkey-add = Add a passkey
profile-passkey-sign-in = Sign in with a passkey
profile-passkey-none = No passkey was used.
profile-browsers = Signed-in browsers
profile-browsers-is = Each of these browsers has your games. A browser that is signed out gets them back with a passkey, or with a code from another browser.
profile-sign-out = Sign out here
profile-sign-out-others = Sign out everywhere else
profile-sign-out-sure = Without a passkey or another signed-in browser, you will not be able to get back to your games.
profile-sign-out-yes = Sign out
profile-sign-out-no = Stay signed in
profile-today = Use this browser for today only
profile-all = Your data
profile-all-is = You can save all your games, results and settings in one file, which winnable can read again.
profile-export = Save everything as a file
profile-import = Add the games from a saved file
profile-import-bad = This file cannot be read.
profile-damaged = These files could not be read. You can save them:
profile-delete = Delete all my data
profile-delete-sure = All your games, results and settings will be deleted for good, on all your devices.
profile-delete-yes = Delete for good
profile-delete-no = Keep everything
passkey-row = { $text }, added on { date }
passkey-remove = Remove { $text }
browser-on = { $text } on { $name }
browser-unknown = A browser
browser-since = { $text }, signed in on { date }
browser-seen = { $text }, last seen on { date }
browser-sign-out = Sign out { $text }
player-signed-out = Browsers signed out: { $count }.
player-signed-out-here = This browser is signed out.
player-today = This browser will be signed out when you close it, or after 24 hours at the latest.
player-passkey = Passkey
player-passkey-added = Passkey added.
player-passkey-removed = Passkey removed. Remove it from your device as well.
player-named = Your nickname is now { $text }.
player-unnamed = You no longer have a nickname.
player-code = { $count ->
    [one] The code can be used once, within { $count } minute. Enter it under Profile on the other device.
   *[other] The code can be used once, within { $count } minutes. Enter it under Profile on the other device.
 }
player-joined = This browser now has the games from the other device.
player-joined-name = In this browser, you now play as { $text }.
player-brought = Games added from this browser: { $count }.
player-imported = Games added: { $count }. Results added: { $total }.
player-damaged = Entries that could not be read: { $count }.
player-deleted = All your data has been deleted.
player-hidden = The host of this server has hidden your nickname.
player-banned = The host of this server has banned you from leaderboards and races.
fault-nickname = "{ $text }" cannot be used as a nickname. Use { $least } to { $most } characters: letters from A to Z, with or without accents, and digits; between them, single spaces, hyphens, apostrophes or full stops.
fault-nickname-taken = Another player has the nickname "{ $text }", or one that looks like it.
fault-transfer-code = This code is not valid. A code has nine letters and digits, works once, and expires after ten minutes.
fault-passkey = This passkey was not accepted.
fault-not-hosted = This is available only on a server for several players.
fault-no-export = This file was not exported by winnable: { $why }.

## The players of a server, for its host

players-hidden = Other players no longer see the nickname { $text }.
players-banned = Leaderboards and races no longer show { $text }.
players-allowed = Other players can see { $text } again.
players-deleted = All data belonging to { $text } has been deleted.
players-signed-out = { $count ->
    [one] { $text } has been signed out in { $count } browser.
   *[other] { $text } has been signed out in { $count } browsers.
 }
players-rotated = { $count ->
    [0] New cookies use key { $number }. Cookies with earlier keys expire today.
    [one] New cookies use key { $number }. Cookies with earlier keys expire in { $count } day.
   *[other] New cookies use key { $number }. Cookies with earlier keys expire in { $count } days.
 }
fault-no-such-player = There is no player "{ $text }". To list the players, use "winnable players list".
