## Un tavolo proprio

own-table = il tuo tavolo
layout-none = vuoto
layout-hidden = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
 }
own-how = Descrivi il tuo tavolo, un posto alla volta, per esempio: pila 3: quattro coperte, sette di cuori, sei di fiori. Gli altri posti sono assi, scarti, mazzo, mano e giro. Quello che non dici è vuoto; il mazzo è il resto. Alla fine scrivi finisci, oppure no per tenere la tua partita.
own-said = { $place ->
    [pass] Giro { $text }.
    [foundations] Assi: { $text }.
    [hand] Mano: { $text }.
    [stock] Mazzo: { $text }.
    [waste] Scarti: { $text }.
   *[column] { pile }: { $text }.
 }
own-field = { $place ->
    [pass] Giro
    [stock] Mazzo, prima la prossima carta
    [waste] Scarti, per ultima la carta in cima
    [foundations] Carte in cima agli assi
    [hand] Mano, e da dove viene la carta
   *[column] { pile }
 }
own-rules = { title }.
own-ready = { $count ->
    [0] Il tavolo è possibile. Tutte le carte sono note.
    [one] Il tavolo è possibile. Una carta è sconosciuta.
   *[other] Il tavolo è possibile. { $count } carte sono sconosciute.
 }
reveal-which = { $pile ->
    [0] Quale carta esce dal mazzo? Di' il suo nome, oppure no.
   *[other] Quale carta si scopre su { pile }? Di' il suo nome, oppure no.
 }
reveal-nothing = Adesso nessuna carta aspetta il suo nome.
advise-known = Tutte le carte sono note. { truth }
advise-fate-open = Ancora niente è certo.
fault-game-hidden = Questa mossa scopre una carta che nessuno ha nominato.
fault-game-known = { $card } non può stare lì: il suo posto è già noto.
fault-game-guessed = Per questo servono tutte le carte, ma { $count } carte del tuo tavolo sono sconosciute.
fault-record-table = Una partita che comincia da un tavolo non ha né smazzata né punteggio, e ha le regole di quel tavolo.
fault-layout-empty = Il tavolo non ha carte.
fault-layout-long = Il tavolo ha { $count } caratteri; il limite è { $most }.
fault-layout-start = "{ $text }" non appartiene a nessuna pila; comincia con un posto, come "pila 3:" o "mazzo:".
fault-layout-item = "{ $text }" in { layout-where } non è una carta né un numero di carte coperte.
fault-layout-twice = Hai descritto due volte { layout-where }.
fault-layout-column = Non c'è la pila { $count }; le pile vanno da 1 a { $most }.
fault-layout-pass = "{ $text }" non è il numero di un giro.
fault-layout-hidden = In { layout-where } una carta coperta sta sopra una carta scoperta.
fault-layout-seen = Tutte le carte in { layout-where } sono già state viste: serve il nome di ciascuna.
fault-layout-suit = Negli assi un seme ha due carte in cima.
fault-layout-hand = La mano vuole una carta e il posto da cui viene, come "sette di coppe da terra 2".
fault-layout-bracket = Una parentesi in { layout-where } non ha l'altra metà.
fault-layout-few = { $game ->
    [solitario] Mancano delle carte: in terra, scarti e assi ce ne sono { $count }, e il gioco lì ne ha sempre almeno { $need }.
   *[klondike] Mancano delle carte: in pile e assi ce ne sono { $count }, e il gioco lì ne ha sempre almeno { $need }.
 }
fault-layout-drawn = Il mazzo ha { $count } carte; nel primo giro se ne girano { $draw } alla volta da { $most }.
layout-where = { $place ->
    [pass] giro
    [stock] mazzo
    [waste] scarti
    [hand] mano
    [foundations] assi
    [rules] gioco
   *[column] { $game ->
        [solitario] terra { $column }
       *[klondike] pila { $column }
     }
 }
ui-own = Il tuo tavolo
ui-own-what = Metti le carte di una partita che hai davanti, su un tavolo vero o in un altro programma. Poi chiedi consigli e probabilità, e prova le mosse.
ui-own-game = Gioco
ui-own-paste = Testo o parole per tutto il tavolo
ui-own-fill = Riempi
ui-own-example = pila 3: quattro coperte, sette di cuori, sei di fiori
ui-own-cards = Carte che restano
ui-own-hidden = Coperta
ui-own-erase = Togli l'ultima
ui-own-play = Al tavolo
ui-own-edit = Modifica il tavolo
ui-own-now = Prendi il tavolo di questa partita
ui-own-empty = Vuota il tavolo
ui-reveal = Dai un nome alla carta
ui-reveal-no = Annulla la mossa
ui-reveal-name = Nome della carta
ui-reveal-say = È questa
