## Die Einführung

lesson-begin = { $front ->
    [web] Das ist eine Übungspartie; deine eigene Partie wartet.
   *[line] Das ist eine Übungspartie; deine eigene wartet. Der Befehl "mach" spielt den Zug, der Befehl "nein" beendet die Einführung.
 }
lesson-table = Tippe "o", um die oberste Karte jeder Spalte zu hören.
lesson-read = Tippe "{ $pile }", um die ganze { lesson-pile } zu hören.
lesson-move = { $front ->
    [web] { $game ->
        [solitario] Leg die Karte von { lesson-pile } auf die von Spalte { $target }, { $card } auf { $onto }: Schieb sie hinüber, oder wähl erst die eine, dann die andere{ lesson-keys-move }.
       *[klondike] Leg { $card } von { lesson-pile } auf { $onto }: Schieb die Karte hinüber, oder wähl erst die eine, dann die andere{ lesson-keys-move }.
     }
   *[line] { $game ->
        [solitario] Karten nimmt man einzeln in die Hand. Tippe "{ $pile } { $target }", um eine umzulegen: { $card } auf { $onto }.
       *[klondike] Angelegt wird absteigend, abwechselnd rot und schwarz. Tippe "{ $pile } { $target }", um { $card } auf { $onto } zu legen.
     }
 }
lesson-pile = Spalte { $pile }
lesson-turn = { $front ->
    [web] Hier deckst du Karten selbst auf: Klick oder tipp auf die verdeckte Karte von Spalte { $pile }{ lesson-keys-turn }.
   *[line] In diesem Spiel deckst du Karten selbst auf: Tippe "wende { $pile }".
 }
lesson-out = { $front ->
    [web] { $game ->
        [solitario] Jede Farbe beginnt mit dem Ass. Jetzt passt auf den Grundstapel: { $card }. Leg diese Karte von { lesson-pile } dorthin{ lesson-keys-out }.
       *[klondike] Jede Farbe beginnt mit dem Ass: Leg { $card } von { lesson-pile } auf den Grundstapel, zum Beispiel mit einem Doppelklick{ lesson-keys-out }.
     }
   *[line] { $game ->
        [solitario] Jede Farbe beginnt mit dem Ass. Tippe "{ $pile } g", um diese Karte auf den Grundstapel zu legen: { $card }.
       *[klondike] Jede Farbe beginnt mit dem Ass: Tippe "{ $pile } g", um { $card } auf den Grundstapel zu legen.
     }
 }
lesson-draw = { $front ->
    [web] { lesson-passes } Klick oder tipp auf den verdeckten Talon, um zu ziehen{ lesson-keys-draw }.
   *[line] { lesson-passes } Tippe "k", um zu ziehen.
 }
lesson-passes = { $game ->
    [solitario] Du gehst den Talon einmal durch.
   *[klondike] { $passes ->
        [0] Du darfst den Talon beliebig oft durchgehen.
        [1] Du gehst den Talon nur einmal durch.
       *[other] Du darfst den Talon { $passes } Mal durchgehen.
     }
 }
lesson-discard = { $front ->
    [web] Eine Karte, die nirgends passt, kommt auf die Ablage: Drück Ablegen{ lesson-keys-discard }.
   *[line] Eine Karte, die nirgends passt, kommt auf die Ablage: Tippe "x".
 }
lesson-undo = { $front ->
    [web] Drück Zurück{ lesson-keys-undo }: Du kannst beliebig viele Züge zurücknehmen.
   *[line] Tippe "u": Du kannst beliebig viele Züge zurücknehmen.
 }
lesson-hint = { $front ->
    [web] Drück Hinweis{ lesson-keys-hint }, um einen guten Zug zu sehen. Beim zweiten Mal erfährst du, warum.
   *[line] Tippe "h", um einen guten Zug zu hören. Beim zweiten Mal erfährst du, warum.
 }
lesson-keys-move = { $keys ->
    [yes] {""}, oder drück { $pile }, { ui-key-space }, { $target }, { ui-key-space }
   *[no] {""}
 }
lesson-keys-turn = { $keys ->
    [yes] {""}, oder drück { $pile } und dann { ui-key-enter }
   *[no] {""}
 }
lesson-keys-out = { $keys ->
    [yes] {""}, oder drück { $pile } und dann { ui-key-enter }
   *[no] {""}
 }
lesson-keys-draw = { $keys ->
    [yes] {""}, oder drück { ui-key-draw }
   *[no] {""}
 }
lesson-keys-discard = { $keys ->
    [yes] {""} oder die Taste { ui-key-discard }
   *[no] {""}
 }
lesson-keys-undo = { $keys ->
    [yes] {""} oder die Taste { ui-key-undo }
   *[no] {""}
 }
lesson-keys-hint = { $keys ->
    [yes] {""} oder die Taste { ui-key-hint }
   *[no] {""}
 }
lesson-other = Dieser Zug kommt später.
lesson-last = { $front ->
    [web] Mehr brauchst du nicht. Spiel hier weiter oder geh zurück zu deiner Partie.
   *[line] Mehr brauchst du nicht. Tippe "ja", um zu deiner Partie zurückzukehren.
 }
lesson-end = Deine Partie liegt wieder auf dem Tisch.
lesson-left = Einführung beendet; deine Partie liegt wieder auf dem Tisch.
bar-lesson = Schritt { $step } von { $steps }
bar-practice = Übungspartie
ui-set-sounds = Töne: Karten, abgelehnte Züge, Siege
ui-tutorial = Zeig mir, wie es geht
ui-tutorial-offer = Neu hier?
ui-tutorial-no = Nein, danke
ui-tutorial-do = Vormachen
ui-tutorial-leave = Einführung beenden
ui-tutorial-end = Zu meiner Partie
help-tutorial = einführung: das Spiel mit einer Übungspartie lernen.
command-tutorial = einführung | tutorial | lernen | lektion | anleitung

## Die Bilder der Regeln

picture-run = { $game ->
    [solitario] { $colour ->
        [yes] Die { $card } kommt auf die { $onto }: um eins niedriger, Münzen und Kelche im Wechsel mit Stäben und Schwertern.
       *[no] Die { $card } kommt auf die { $onto }: um eins niedriger und von einer anderen Farbe.
     }
   *[klondike] Zusammen mit der Karte darauf kommt { $card } auf { $onto }: um eins niedriger, rot auf schwarz oder schwarz auf rot.
 }
picture-empty = { $game ->
    [solitario] Auf eine leere Spalte darf jede Karte, hier die { $card }.
   *[klondike] Auf eine leere Spalte darf man nur { a-rank } legen, hier { $card }.
 }
picture-out = { $game ->
    [solitario] Auf dem Grundstapel folgt die { $card } auf das { $onto }: Jede Farbe wird vom Ass aufwärts aufgebaut.
   *[klondike] Auf dem Grundstapel folgt { $card } auf { $onto }: Jede Farbe wird vom Ass aufwärts aufgebaut.
 }
picture-stock = { $game ->
    [solitario] Eine gezogene Karte kommt in die Hand, hier: { $onto }.
   *[klondike] { $draw ->
        [1] Beim Ziehen kommt eine Karte vom Talon auf die Ablage, hier { $onto }.
       *[other] Beim Ziehen kommen { $draw } Karten auf die Ablage; nur die oberste ist spielbar, hier { $onto }.
     }
 }
picture-discards = Was nirgends passt, kommt aus der Hand auf die Ablage, hier: { $card }.
