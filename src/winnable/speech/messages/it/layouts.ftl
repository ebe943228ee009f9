## Un tavolo proprio

own-table = il tuo tavolo
layout-none = niente
layout-hidden = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
 }
own-how = { $game ->
    [solitario] Descrivi il tuo tavolo, un posto alla volta, per esempio "terra 3: sette di coppe, sei di spade". Puoi indicare anche assi, scarti, mazzo e mano. Ciò che non indichi conta come vuoto, tranne il mazzo: ci vanno le carte che restano. Alla fine scrivi "finisci", oppure "no" per tenere la tua partita.
   *[klondike] Descrivi il tuo tavolo, un posto alla volta, per esempio "pila 3: quattro coperte, sette di cuori, sei di fiori". Puoi indicare anche assi, scarti, mazzo e giro. Ciò che non indichi conta come vuoto, tranne il mazzo: ci vanno le carte che restano. Se non indichi il giro, vale il primo. Alla fine scrivi "finisci", oppure "no" per tenere la tua partita.
 }
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
    [stock] Mazzo, con la prossima carta per prima
    [waste] Scarti, con la carta in cima per ultima
    [foundations] Carte in cima agli assi
    [hand] Mano, e da dove viene la carta
   *[column] { pile }
 }
own-rules = { title }.
own-bare = Non c'è ancora nessuna carta. Scegli un posto e inserisci le sue carte, premendole o scrivendole; oppure incolla tutto il tavolo.
own-ready = { $count ->
    [0] Il tavolo è valido. Tutte le carte sono note.
    [one] Il tavolo è valido. Una carta è sconosciuta.
   *[other] Il tavolo è valido. { $count } carte sono sconosciute.
 }
read-deal = { $game ->
    [solitario] Una partita: { $columns } carte a terra, mazzo di { $left }, prossima carta { $next }.
   *[klondike] Una partita: { $columns ->
        [one] { $columns } pila, con l'ultima carta in cima
       *[other] { $columns } pile, ognuna con l'ultima carta in cima
     }; mazzo di { $left }, prossima carta { $next }; assi vuoti.
 }
read-table = { $game ->
    [solitario] Una partita iniziata: mazzo di { $left }, scarti { $waste }, sugli assi { $out }.
   *[klondike] Una partita iniziata, giro { $pass }: { $columns ->
        [one] { $columns } pila, con l'ultima carta in cima
       *[other] { $columns } pile, ognuna con l'ultima carta in cima
     }; mazzo di { $left }, scarti { $waste }, sugli assi { $out }.
 } { $unknown ->
    [0] Si conoscono tutte le carte.
    [one] { $unknown } carta è sconosciuta.
   *[other] { $unknown } carte sono sconosciute.
 }
read-game = Una partita con { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
 }.
read-many = { $count ->
    [one] Una partita o un tavolo.
   *[other] { $count } tra partite e tavoli.
 }
reveal-which = { $pile ->
    [0] Quale carta esce dal mazzo? Di' il suo nome, oppure "no" per annullare la mossa.
    [10] Quale carta appare in cima agli scarti? Di' il suo nome, oppure "no" per annullare la mossa.
   *[other] Quale carta si scopre { on-pile }? Di' il suo nome, oppure "no" per annullare la mossa.
 }
reveal-nothing = Adesso non c'è nessuna carta da nominare.
advise-known = Tutte le carte sono note. { truth }
advise-won = La partita è vinta.
advise-fate-open = Per ora non è certa né la vittoria né la sconfitta.
fault-game-hidden = Questa mossa mostrerebbe una carta che non hai ancora nominato.
fault-game-known = { $card } non può stare lì: il suo posto è già noto.
fault-game-guessed = { $count ->
    [one] Per questo bisogna conoscere tutte le carte, ma una carta del tuo tavolo è sconosciuta.
   *[other] Per questo bisogna conoscere tutte le carte, ma { $count } carte del tuo tavolo sono sconosciute.
 }
fault-record-table = Una partita che comincia da un tavolo segue le regole di quel tavolo, e non indica né le carte né il punteggio.
fault-layout-empty = Il tavolo non ha carte.
fault-layout-long = La descrizione del tavolo ha { $count } caratteri; il limite è { $most }.
fault-layout-start = { $game ->
    [solitario] "{ $text }" non dice dove sono le carte; comincia con un posto, come "terra 3:" o "mazzo:".
   *[klondike] "{ $text }" non dice dove sono le carte; comincia con un posto, come "pila 3:" o "mazzo:".
 }
fault-layout-item = "{ $text }" { layout-in } non è una carta né un numero di carte coperte.
fault-layout-letters = { $deck ->
    [italian] "{ $text }" { layout-in } non è una carta: le sigle si scrivono 10D, 10C, 10B o 10S in maiuscolo, oppure 10d, 10c, 10b o 10s in minuscolo.
   *[french] "{ $text }" { layout-in } non è una carta: le sigle si scrivono 10H, 10D, 10C o 10S in maiuscolo, oppure 10c, 10q, 10f o 10p in minuscolo.
 }
fault-layout-twice = Hai descritto due volte { layout-where }.
fault-layout-column = { $game ->
    [solitario] Non c'è terra { $count }; si va da terra 1 a terra { $most }.
   *[klondike] Non c'è la pila { $count }; le pile vanno da 1 a { $most }.
 }
fault-layout-pass = "{ $text }" non è il numero di un giro.
fault-layout-few = { $game ->
    [solitario] Mancano delle carte: tra terra, scarti e assi ce ne sono { $count }, ma in questo gioco sono sempre almeno { $need }.
   *[klondike] Mancano delle carte: tra pile e assi ce ne sono { $count }, ma in questo gioco sono sempre almeno { $need }.
 }
fault-layout-hidden = Una carta coperta { layout-in } sta sopra una carta scoperta.
fault-layout-seen = Tutte le carte { layout-in } sono già state viste: serve il nome di ciascuna.
fault-layout-suit = Due carte in cima agli assi sono dello stesso seme.
fault-layout-hand = Per la mano servono una carta e il posto da cui viene, come "sette di coppe da terra 2".
fault-layout-bracket = A una parentesi { layout-in } manca la corrispondente.
fault-layout-drawn = { $count ->
    [one] Nel primo giro il mazzo non può avere una carta: se ne pescano { $draw } alla volta, a partire da { $most }.
   *[other] Nel primo giro il mazzo non può avere { $count } carte: se ne pescano { $draw } alla volta, a partire da { $most }.
 }
numbered-pile = { $game ->
    [solitario] terra { $column }
   *[klondike] pila { $column }
 }
on-numbered-pile = { $game ->
    [solitario] su terra { $column }
   *[klondike] sulla pila { $column }
 }
layout-where = { $place ->
    [pass] il giro
    [stock] il mazzo
    [waste] gli scarti
    [hand] la mano
    [foundations] gli assi
    [rules] il gioco
   *[column] { $game ->
        [solitario] terra { $column }
       *[klondike] la pila { $column }
     }
 }
layout-in = { $place ->
    [pass] nel giro
    [stock] nel mazzo
    [waste] negli scarti
    [hand] in mano
    [foundations] sugli assi
    [rules] nel gioco
   *[column] { on-numbered-pile }
 }
ui-own = Il tuo tavolo
ui-own-what = Inserisci le carte di una partita che hai davanti, su un tavolo vero o in un altro programma. Poi puoi chiedere consigli, vedere le probabilità di vittoria e provare le mosse.
ui-own-game = Gioco
ui-own-paste = Tutto il tavolo, in sigle o a parole
ui-own-fill = Riempi il tavolo
ui-own-example = pila 3: quattro coperte, sette di cuori, sei di fiori
ui-own-cards = Carte rimanenti
ui-own-hidden = Coperta
ui-own-erase = Togli l'ultima carta
ui-own-play = Gioca da qui
ui-own-edit = Modifica il tavolo
ui-own-now = Parti dalla partita in corso
ui-own-empty = Svuota il tavolo
ui-reveal = Di' quale carta è
ui-reveal-no = Annulla la mossa
ui-reveal-name = Nome della carta
ui-reveal-say = Conferma
