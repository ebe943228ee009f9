## Il profilo: soprannome, codice per un altro dispositivo, passkey, tutto ciò che è del giocatore

ui-profile = Profilo
profile-name = Soprannome
profile-name-is = Gli altri lo vedono nelle classifiche e nelle gare. Non è obbligatorio.
profile-name-save = Salva il soprannome
profile-device = Un altro dispositivo
profile-device-is = Con un codice ritrovi partite e statistiche in un altro browser. Da quel momento i due browser le condividono.
profile-code-make = Mostra un codice
profile-code = Il tuo codice
profile-code-copy = Copia il codice
profile-join = Codice dell'altro dispositivo
profile-join-is = Le partite di questo browser si aggiungono alle altre.
profile-join-do = Usa questo codice
profile-passkeys = Passkey
profile-passkeys-is = Con una passkey ritrovi le tue partite usando l'impronta, il volto o un PIN, su ogni dispositivo in cui è salvata.
profile-passkey-name = Nome della nuova passkey (facoltativo)
profile-passkey-add = Aggiungi una passkey
profile-passkey-sign-in = Entra con una passkey
profile-passkey-none = Non è stata usata nessuna passkey.
profile-browsers = Browser collegati
profile-browsers-is = In ognuno di questi browser trovi le tue partite. Un browser scollegato le ritrova con una passkey o con un codice di un altro browser.
profile-sign-out = Esci da questo browser
profile-sign-out-others = Esci ovunque tranne qui
profile-sign-out-sure = Senza una passkey o un altro browser collegato non potrai ritrovare le tue partite.
profile-sign-out-yes = Esci
profile-sign-out-no = Non uscire
profile-today = Usa questo browser solo per oggi
profile-all = I tuoi dati
profile-all-is = Tutte le partite, i risultati e le impostazioni in un solo file, che winnable può rileggere.
profile-export = Salva tutto in un file
profile-import = Aggiungi le partite da un file salvato
profile-import-bad = Questo file non si può leggere.
profile-damaged = Questi file sono illeggibili. Puoi salvarli:
profile-delete = Cancella tutti i miei dati
profile-delete-sure = Tutte le tue partite, i risultati e le impostazioni saranno cancellati per sempre, su tutti i tuoi dispositivi.
profile-delete-yes = Cancella per sempre
profile-delete-no = Tieni tutto
passkey-row = { $text }, aggiunta { date-on }
passkey-remove = Rimuovi { $text }
browser-on = { $text } su { $name }
browser-unknown = Un browser
browser-since = { $text }, collegato { date-on }
browser-seen = { $text }, usato l'ultima volta { date-on }
browser-sign-out = Scollega { $text }
player-signed-out = Browser scollegati: { $count }.
player-signed-out-here = Questo browser non è più collegato al tuo profilo.
player-today = Questo browser sarà scollegato quando lo chiuderai, e comunque entro 24 ore.
player-passkey = Passkey
player-passkey-added = Passkey aggiunta.
player-passkey-removed = Passkey rimossa. Rimuovila anche dal tuo dispositivo.
player-named = Ora il tuo soprannome è { $text }.
player-unnamed = Ora non hai più un soprannome.
player-code = { $count ->
    [one] Il codice vale una volta sola, per { $count } minuto. Sull'altro dispositivo, apri Profilo e scrivilo lì.
   *[other] Il codice vale una volta sola, per { $count } minuti. Sull'altro dispositivo, apri Profilo e scrivilo lì.
 }
player-joined = Ora in questo browser trovi le partite dell'altro dispositivo.
player-joined-name = Ora in questo browser giochi come { $text }.
player-brought = Partite aggiunte da questo browser: { $count }.
player-imported = Partite aggiunte: { $count }. Risultati aggiunti: { $total }.
player-damaged = Voci illeggibili: { $count }.
player-deleted = Tutti i tuoi dati sono stati cancellati.
player-hidden = Chi gestisce questo server ha nascosto il tuo soprannome.
player-banned = Chi gestisce questo server ti ha escluso dalle classifiche e dalle gare.
fault-nickname = Un soprannome deve avere da { $least } a { $most } caratteri: lettere dalla A alla Z con o senza accenti, cifre e, in mezzo, singoli spazi, trattini, apostrofi o punti. "{ $text }" non va bene.
fault-nickname-taken = Un altro giocatore ha il soprannome "{ $text }", o uno che gli somiglia.
fault-transfer-code = Questo codice non è valido. Un codice è formato da nove lettere e cifre, vale una volta sola e scade dopo dieci minuti.
fault-passkey = Questa passkey non è stata accettata.
fault-not-hosted = Questa funzione c'è soltanto su un server per più giocatori.
fault-no-export = Questo file non è un'esportazione di winnable: { $why }.

## I giocatori di un server, per chi lo gestisce

players-hidden = Gli altri giocatori non vedono più il soprannome di { $text }.
players-banned = Le classifiche e le gare non mostrano più { $text }.
players-allowed = Gli altri giocatori vedono di nuovo { $text }.
players-deleted = Tutti i dati di { $text } sono stati cancellati.
players-signed-out = Browser di { $text } scollegati: { $count }.
players-rotated = { $count ->
    [0] I nuovi cookie usano la chiave { $number }. Quelli con le chiavi precedenti scadono oggi.
    [one] I nuovi cookie usano la chiave { $number }. Quelli con le chiavi precedenti scadono tra { $count } giorno.
   *[other] I nuovi cookie usano la chiave { $number }. Quelli con le chiavi precedenti scadono tra { $count } giorni.
 }
fault-no-such-player = Il giocatore "{ $text }" non esiste. "winnable players list" elenca i giocatori.
