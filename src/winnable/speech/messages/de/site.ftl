## Die Website: was zu sehen ist, bevor das Spiel geladen ist.

site-loading = Das Spiel wird geladen.
site-slow = Das Laden dauert länger als sonst. Du kannst warten oder es noch einmal versuchen.
site-busy = Das Spiel ist in einem anderen Tab oder Fenster offen. Schließ es dort, dann öffnet es sich hier.
site-failed = Das Spiel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
site-again = Noch einmal versuchen
site-file = Das Spiel läuft nicht, wenn du es als Datei öffnest. Gib in diesem Ordner "python3 -m http.server" ein und öffne dann http://localhost:8000.
