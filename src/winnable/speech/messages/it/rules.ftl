## Regole del gioco, generate dai valori

rules-title = { title }.
rules-deal = { $game ->
    [solitario] { $total } carte italiane. { $piles } sono scoperte a terra, { $left } nel mazzo.
    [klondike] { $total } carte. { $piles ->
        [one] Una pila di una carta, scoperta
       *[other] { $piles } pile da 1 a { $piles } carte, l'ultima scoperta
     }; { $left } nel mazzo.
   *[other] { $total } carte; { $left } nel mazzo.
 }
rules-goal = { $game ->
    [solitario] Porta tutte le carte sugli assi, ogni seme dall'asso in su. Gli assi ci vanno da sé.
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
   *[klondike] Una carta scoperta si muove con tutte quelle sopra. Su una pila vuota va solo { a-rank }, con o senza la sua sequenza.
 }
rules-draw = { $draw ->
    [1] Si pesca una carta alla volta, dal mazzo sugli scarti; si gioca quella in cima.
   *[other] Si pescano { $draw } carte alla volta, dal mazzo sugli scarti; si gioca solo quella in cima.
 }
rules-passes = { $passes ->
    [0] Finito il mazzo, gli scarti si rigirano, quante volte vuoi.
    [1] C'è un solo giro del mazzo: gli scarti non si rigirano.
   *[other] Ci sono { $passes } giri del mazzo.
 }
rules-redeal-draws = Quando si rigirano gli scarti, si pesca subito.
rules-turn = { $hand ->
    [yes] Una carta coperta si scopre con una mossa apposita; prima non ci va niente sopra.
   *[no] Una carta coperta si scopre da sé quando è libera.
 }
rules-returns = { $returns ->
    [yes] Una carta sugli assi, se è in cima, può tornare su una pila.
   *[no] Le carte sugli assi ci restano.
 }
rules-hand = Una carta pescata può tornare sul mazzo finché non è giocata. Una carta di terra si può scartare.
rules-discards = Con una carta in mano non se ne muove un'altra. L'ultimo scarto si può riprendere.
rules-select = { $asks ->
    [yes] Una carta di terra che va sugli assi resta in mano finché non decidi.
   *[no] Una carta di terra che va sugli assi ci va da sé quando la prendi.
 }
rules-open = Tutte le carte sono in vista.
rules-no-undo = In questa partita non si annulla.
rules-score = { $scoring ->
    [foundation] Ogni carta sugli assi vale 1 punto; se torna indietro, si perde.
    [standard] 10 punti per ogni carta sugli assi, 5 dagli scarti a una pila, 5 per ogni carta scoperta; 15 in meno se torna indietro.
    [vegas] Il mazzo costa 52; ogni carta sugli assi rende 5.
    [cumulative] Il mazzo costa 52; ogni carta sugli assi rende 5; il saldo continua.
   *[none] Non si contano punti.
 }
