## Sicherer Ausgang, Chancen, Analysen

fate-won = { $hidden ->
    [yes] Diese Partie ist sicher gewonnen, egal, wie die verdeckten Karten liegen.
   *[no] Diese Partie ist sicher gewonnen: Alle Karten sind bekannt.
 }
    .brief = Sicher gewonnen.
fate-lost = { $hidden ->
    [yes] Diese Partie ist verloren, egal, wie die verdeckten Karten liegen.
   *[no] Diese Partie ist verloren: Alle Karten sind bekannt, und kein Weg führt zum Sieg.
 }
    .brief = Sicher verloren.
chance-fair = { $percent ->
    [0] Ein starker Spieler gewinnt von hier aus in weniger als 1 Prozent der Fälle.
   *[other] Ein starker Spieler gewinnt von hier aus in etwa { $percent } Prozent der Fälle.
 }
    .brief = { $percent ->
    [0] Weniger als 1 Prozent.
   *[other] Etwa { $percent } Prozent.
 }
chance = { $exact ->
    [yes] Würdest du alle Karten kennen, läge deine bestmögliche Chance bei { $percent } Prozent.
   *[no] Würdest du alle Karten kennen, läge deine bestmögliche Chance bei { $percent } Prozent; Schätzung: { $low } bis { $high }.
 }
    .brief = Höchstens { $percent } Prozent.
choice-chance = Ein starker Spieler gewinnt in etwa { $percent } Prozent der Fälle; die Schätzung reicht von { $low } bis { $high }.
    .brief = { $percent } Prozent, { $low } bis { $high }.
choice-share = { $exact ->
    [yes] Bestmögliche Chance: { $percent } Prozent.
   *[no] Bestmögliche Chance: { $percent } Prozent; Schätzung: { $low } bis { $high }.
 }
review-move = { $kind ->
    [draw] vom Talon ziehen
    [redeal] die Ablage umdrehen
    [turn] die Karte auf { pile } aufdecken
    [foundation] { $card } { option-from } auf den Grundstapel
    [hand] { $card } { option-from } nehmen
    [discard] { $card } auf die Ablage
    [back] { $card } zurück auf { $origin ->
        [stock] den Talon
        [waste] die Ablage
       *[pile] { pile }
     }
   *[pile] { $cards } { option-from } auf { target-pile }
 }
review-saved = { $over ->
    [yes] Deine letzte beendete Partie: { $title }
   *[no] Deine laufende Partie: { $title }
 }
par-own = Für deinen Sieg hast du { $own ->
    [one] einen Zug
   *[other] { $own } Züge
 } gebraucht.
par = { $outcome ->
    [best] Für deinen Sieg hast du { most-moves } gebraucht: Kürzer geht es nicht!
    [proven] Der kürzeste Weg zum Sieg braucht { most-moves }.
   *[between] Der kürzeste bekannte Weg zum Sieg braucht { most-moves }; mit weniger als { $least } geht es nicht.
 }
most-moves = { $most ->
    [one] einen Zug
   *[other] { $most } Züge
 }
par-open = Der kürzeste Sieg wird gezeigt, wenn die Partie vorbei ist.
review-nothing = Noch keine Züge: Es gibt nichts zu analysieren.
review-won = Gewonnen mit Zug { $step }.
review-lost = Verloren mit Zug { $step }: { review-move }.
review-hopeless = Diese Partie ist nicht zu gewinnen, egal, wie man spielt.
review-between = { $proven ->
    [yes] Verloren zwischen Zug { $first } und Zug { $last }: Die genaue Stelle ist nicht bekannt.
   *[no] Verloren mit Zug { $last } oder vorher: Die genaue Stelle ist nicht bekannt.
 }
review-again = Die nächste Analyse dieser Partie sucht länger.
review-within = Verloren mit Zug { $step }.
review-unknown = Ob diese Partie zu gewinnen war, ist nicht bekannt.
review-open = Diese Partie ist noch zu gewinnen.
review-until = Nach Zug { $step } war die Partie noch zu gewinnen; ob auch später noch, ist nicht bekannt.
review-act = { $drawn ->
    [yes] ziehen, dann { review-move }
   *[no] { review-move }
 }
review-way = Es gab noch einen Weg zum Sieg: { review-act }.
review-kept = Mit { $kept ->
    [one] einem
   *[other] { $kept }
 } von { $total } möglichen Zügen blieb die Partie gewinnbar.
review-played = Zug { $step }: { review-move }.
review-mistake = Ein vermeidbarer Fehler. Besser: { review-act }.
review-cost = { $percent ->
    [0] Der Unterschied ist klein: weniger als eine von 100 solchen Partien.
    [one] Damit würde von 100 solchen Partien eine mehr gewinnbar bleiben.
   *[other] Damit würden von 100 solchen Partien { $percent } mehr gewinnbar bleiben.
 }
review-unlucky = Pech: Nach allem, was du sehen konntest, war kein anderer Zug klar besser.
review-late = Nach allem, was du sehen konntest, war die Partie schon so gut wie verloren.
review-not-known = Ob ein anderer Zug besser war, lässt sich nach dem, was du sehen konntest, nicht sagen.
review-mistakes = { $count ->
    [one] { $other ->
        [yes] Ein weiterer Zug hat deine Chance klar verschlechtert: Zug { $numbers }.
       *[no] Ein Zug hat deine Chance klar verschlechtert: Zug { $numbers }.
     }
   *[other] { $other ->
        [yes] { $count } weitere Züge haben deine Chance klar verschlechtert: { $numbers }.
       *[no] { $count } Züge haben deine Chance klar verschlechtert: { $numbers }.
     }
 }
review-account = { $sign ->
    [plus] Deine bestmögliche Chance lag am Anfang bei { $start } Prozent. Eindeutige Fehler haben dich { points-lost } gekostet, die Karten haben { $luck } gebracht.
    [minus] Deine bestmögliche Chance lag am Anfang bei { $start } Prozent. Eindeutige Fehler haben dich { points-lost } gekostet, die Karten { $luck }.
   *[none] Deine bestmögliche Chance lag am Anfang bei { $start } Prozent. Eindeutige Fehler haben dich { points-lost } gekostet, die Karten nichts.
 }
points-lost = { $choices ->
    [one] einen Prozentpunkt
   *[other] { $choices } Prozentpunkte
 }
review-unclear = { $unclear ->
    [one] Ein weiterer Prozentpunkt ging durch dein Spiel oder durch die Karten verloren; woran es lag, ist nicht bekannt.
   *[other] Weitere { $unclear } Prozentpunkte gingen durch dein Spiel oder durch die Karten verloren; woran es lag, ist nicht bekannt.
 }
review-lines = Du hast { $lines } Zugfolgen gespielt. Diese Analyse gilt für die aktuelle.
