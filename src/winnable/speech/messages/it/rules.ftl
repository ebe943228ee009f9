## Regole del gioco, generate dai valori

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } carte italiane: { $piles } scoperte a terra, { $left } nel mazzo.
    [klondike] { $total } carte. { $piles ->
        [one] Una pila di una carta, scoperta
       *[other] { $piles } pile da 1 a { $piles } carte, ognuna con l'ultima carta scoperta
     }; { $left } nel mazzo.
   *[other] { $total } carte; { $left } nel mazzo.
 }
rules-goal = { $game ->
    [solitario] Porta tutte le carte sugli assi, ogni seme dall'asso in su. Gli assi salgono da soli.
   *[klondike] Porta tutte le carte sugli assi, ogni seme dall'asso in su.
 }
rules-build = { $game ->
    [solitario] { $colour ->
        [yes] A terra si scende di un valore alla volta: denari e coppe si alternano a bastoni e spade.
       *[no] A terra si scende di un valore alla volta, sempre su un altro seme.
     }
   *[klondike] Sulle pile si scende di un valore alla volta, a colori alternati.
 }
rules-move = { $game ->
    [solitario] Si muove una carta alla volta, passando dalla mano. Su un posto vuoto va qualsiasi carta.
   *[klondike] Una carta scoperta si muove con tutte quelle che ha sopra. Su una pila vuota va solo { a-rank }, con o senza la sua sequenza.
 }
rules-draw = { $draw ->
    [1] Si pesca una carta alla volta, che va sugli scarti; si gioca quella in cima.
   *[other] Si pescano { $draw } carte alla volta, che vanno sugli scarti; si gioca solo quella in cima.
 }
rules-passes = { $passes ->
    [0] Quando il mazzo è finito, pescando ancora si rigirano gli scarti, tutte le volte che vuoi.
    [1] C'è un solo giro del mazzo: gli scarti non si rigirano, e il mazzo finito mostra una X.
   *[other] Ci sono { $passes } giri del mazzo: quando è finito, pescando ancora si rigirano gli scarti.
 }
rules-redeal-draws = Quando si rigirano gli scarti, si pesca subito.
rules-turn = { $hand ->
    [yes] Una carta coperta si scopre con una mossa apposita; fino ad allora non ci si può mettere niente sopra.
   *[no] Una carta coperta si scopre da sola quando è libera.
 }
rules-returns = { $returns ->
    [yes] Una carta sugli assi, se è in cima, può tornare su una pila.
   *[no] Le carte sugli assi ci restano.
 }
rules-hand = Una carta a terra si può scartare, per fare posto o per metterla poi su una carta più alta.
rules-discards = Con una carta in mano non se ne può muovere un'altra. L'ultimo scarto si può riprendere.
rules-select = { $asks ->
    [yes] Una carta presa da terra che può salire sugli assi resta in mano finché non decidi dove metterla.
   *[no] Una carta presa da terra che può salire sugli assi ci va da sola.
 }
rules-open = Tutte le carte sono in vista.
rules-no-undo = In questa partita le mosse non si annullano.
rules-score = { $scoring ->
    [foundation] Ogni carta sugli assi vale 1 punto; se torna indietro, il punto si perde.
    [standard] 10 punti per ogni carta sugli assi, 5 per ogni carta dagli scarti a una pila, 5 per ogni carta scoperta; 15 in meno per ogni carta ripresa dagli assi.
    [vegas] Il mazzo costa 52; ogni carta sugli assi rende 5.
    [cumulative] Il mazzo costa 52; ogni carta sugli assi rende 5; il saldo continua di partita in partita.
   *[none] Non si contano i punti.
 }
rules-over = La partita finisce quando è vinta, quando non resta nessuna mossa, o quando non resta che pescare invano.
rules-deck = Control P rimette sul mazzo una carta pescata, che sarà di nuovo la prossima. Nessun'altra carta torna sul mazzo.

## Come si gioca qui

rules-play = { $front ->
    [web] { $game ->
        [solitario] Con il mouse o il dito: premi il mazzo per pescare, una carta per prenderla, un posto per metterla lì; oppure trascina le carte.
       *[klondike] Con il mouse o il dito: premi il mazzo per pescare; trascina le carte, oppure premile e poi premi il posto dove metterle. Per mandare una carta sugli assi premila due volte, oppure lasciala su una qualsiasi delle quattro pile degli assi.
     }
   *[line] { $game ->
        [solitario] Scrivi "p" per pescare, "2 4" per muovere la carta di terra 2 su terra 4, "x" per scartare, "rimetti" per rimettere a posto una carta.
       *[klondike] Scrivi "p" per pescare, "3 5" per muovere carte dalla pila 3 alla pila 5, oppure "3 a" per mandare una carta sugli assi.
     }
 }
rules-play-turn = { $front ->
    [web] Premi una carta coperta per scoprirla.
   *[line] Per scoprire la carta della pila 4, scrivi "scopri 4".
 }
rules-keys = { $front ->
    [web] Con i tasti: { ui-key-draw } pesca, una cifra porta a una pila, { ui-key-space } prende e posa le carte, { ui-key-shift } con { ui-key-enter } ne manda una sugli assi. Per l'elenco di tutti i tasti, premi il punto interrogativo.
   *[line] Per l'elenco dei comandi, scrivi un punto interrogativo.
 }
rules-levels = { $graded ->
    [yes] Livelli: { $known }. È dimostrato che le partite di questi livelli si possono vincere; quelle casuali non sempre.
   *[no] Con queste regole non ci sono livelli, e non tutte le partite si possono vincere.
 }
rules-number = { $front ->
    [web] { $graded ->
        [yes] Il livello e il numero della partita stanno in fondo alla finestra; per scegliere un'altra partita, apri { ui-home }. Lo stesso numero dà sempre la stessa partita.
       *[no] Il numero della partita sta in fondo alla finestra. Lo stesso numero dà sempre la stessa partita.
     }
   *[line] { $graded ->
        [yes] Per sapere il livello e il numero della partita, scrivi "i"; per una partita facile, scrivi "livello facile"; per giocare la partita 123, scrivi "numero 123". Lo stesso numero dà sempre la stessa partita.
       *[no] Per sapere il numero della partita, scrivi "i"; per giocare la partita 123, scrivi "numero 123". Lo stesso numero dà sempre la stessa partita.
     }
 }
rules-games = { $front ->
    [web] Nel menu { ui-options } trovi { ui-new }, e { ui-restart } per rigiocare le stesse carte.
   *[line] Per cominciare un'altra partita, scrivi "nuova"; per rigiocare le stesse carte, scrivi "ricomincia".
 }
rules-undo = { $front ->
    [web] Con { ui-undo } torni indietro di quante mosse vuoi, comprese le pescate.
   *[line] Scrivi "u" per annullare una mossa; puoi annullarne quante vuoi, comprese le pescate.
 }
rules-hint = { $front ->
    [web] { $game ->
        [solitario] La voce { ui-hints }, nel menu del punto interrogativo, segna le carte che conviene muovere. Il pulsante { ui-hint } suggerisce una buona mossa.
       *[klondike] La voce { ui-hints }, nel menu del punto interrogativo, segna tutte le carte giocabili: con una cornice quelle che conviene muovere, con un punto le altre. Il pulsante { ui-hint } suggerisce una buona mossa.
     }
   *[line] Scrivi "h" per sentire una buona mossa, oppure "v" per sentire tutte le mosse possibili.
 }
