## Impostazioni e partite nuove

level-brief = Messaggi brevi.
level-normal = Messaggi normali.
level-full = Messaggi completi.
memory = { $on ->
    [yes] Memoria attiva: il comando "dove" trova anche le carte già viste.
   *[no] Memoria disattivata.
 }
    .brief = { $on ->
    [yes] Memoria attiva.
   *[no] Memoria disattivata.
 }
figures = { $on ->
    [yes] Figure per nome: fante, cavallo, re.
   *[no] Figure per numero: 8, 9, 10.
 }
endings = { $on ->
    [yes] Avvisi sul finale attivi: saprai quando una partita è vinta o persa di sicuro.
   *[no] Avvisi sul finale disattivati: non saprai se una partita è persa.
 }
level-deals = { $level ->
    [easy] Le nuove partite sono facili; si possono vincere tutte.
    [normal] Le nuove partite sono normali; si possono vincere tutte.
    [hard] Le nuove partite sono difficili; si possono vincere tutte.
    [tricky] Le nuove partite sono insidiose; si possono vincere tutte, ma giocando tutto ciò che sembra utile, e pescando quando non c'è altro, si perde.
   *[random] Le nuove partite sono casuali; non tutte si possono vincere.
 }
level-unknown = Il livello "{ $text }" non esiste; i livelli sono { $known }.
levels = Qui i livelli sono { $known }.
    .brief = { $known }.
figures-french = In questo gioco le figure si chiamano sempre per nome.
    .brief = Le figure si chiamano sempre per nome.
plain-on = Modalità semplice: una riga per evento. Per uscirne, scrivi "semplice no".
    .brief = Modalità semplice. Per uscirne: "semplice no".
plain-off = Modalità semplice disattivata dal prossimo avvio, se il terminale può disegnare il tavolo.
    .brief = Semplice fino al prossimo avvio.
plain-kept = La modalità semplice resta attiva, anche al prossimo avvio.
    .brief = Modalità semplice ancora attiva.
offer-harder = Il prossimo passo è { $title }. Per cominciare, scrivi "fai".
offer-easier = C'è un gioco più facile: { $title }. Per cominciarlo, scrivi "fai".
offer-tutorial = La lezione può aiutarti. Per cominciarla, scrivi "fai".
kept = La partita continua.
nothing-asked = Non c'era nessuna domanda.
number-which = Il numero di una partita è un intero da 0 a 18446744073709551615. Scrivi, per esempio, "numero 4217".
    .brief = Quale numero?
games-how = Per giocare, scrivi "gioco" e poi il nome del gioco; per esempio, "gioco un giro".
share = { $front ->
    [web] { game-named }.
   *[line] { $how ->
        [command] { game-named }. Per giocarla, scrivi "{ $what }".
        [export] { game-named }. Queste carte non hanno un numero. Per salvare la partita in un file, scrivi "{ $what }".
       *[none] { game-named }.
     }
 }
left = La partita precedente conta come abbandonata.
unknown = Non conosco "{ $text }". Per l'aiuto, scrivi un punto interrogativo.
    .brief = Non conosco "{ $text }".
unknown-near = Non conosco "{ $text }". Volevi dire "{ $near }"? Per l'aiuto, scrivi un punto interrogativo.
    .brief = Non conosco "{ $text }". { $near }?
not-here = In questo gioco non c'è "{ $text }".
    .brief = Qui "{ $text }" non c'è.
incomplete = Dopo "{ $text }" manca qualcosa. Per l'aiuto, scrivi un punto interrogativo.
    .brief = Dopo "{ $text }" manca qualcosa.
on-or-off = "{ $text }" non va bene: l'ultima parola deve essere "sì" o "no".
busy = La partita è aperta altrove. Qui ne comincia una nuova.
interpreted = Su questo computer il codice di ricerca non è compilato ed è lento: consigli, probabilità e analisi sono meno accurati, e l'analisi non cerca la vittoria più breve. Installa un compilatore, per esempio "gcc" e "python3-dev" su Debian, poi { $where ->
    [tree] esegui di nuovo "scripts/setup".
   *[other] reinstalla winnable.
    }
    .brief = Ricerche lente: manca "gcc".
searched = Ricerca in corso: { $percent } per cento.

## Aiuto

help-klondike-1 = p: pesca. 3: leggi la pila 3. 3 5: muovi la sequenza adatta dalla pila 3 alla pila 5. 3 5 2: muovi due carte.
help-klondike-2 = 3 a: dalla pila 3 sugli assi. s 5: dagli scarti alla pila 5. s a: dagli scarti sugli assi.
help-returns = a cuori 5: riprendi una carta di cuori dagli assi e mettila sulla pila 5.
help-klondike-3 = t: tavolo. s: scarti. m: mazzo. a: assi. dove 7 cuori: trova una carta.
help-turn = scopri 4: scopri la carta della pila 4.
help-solitario-1 = p: pesca una carta, che va in mano. prendi 2: da terra 2. prendi s: dagli scarti. su 4: metti su terra 4.
help-solitario-2 = 2 4: da terra 2 a terra 4. 2 a: da terra 2 sugli assi. s a: dagli scarti sugli assi. su a: dalla mano sugli assi. x: scarta. rimetti: rimetti a posto la carta in mano.
help-solitario-3 = mazzo: rimetti la carta sul mazzo, come Control P. t: terra. s: scarti. m: mazzo. a: assi. c: mano.
help-klondike-4 = regina di picche su 5: muovi una carta dicendo il suo nome.
help-solitario-4 = 7 denari su 5: muovi una carta dicendo il suo nome. figure sì: chiama le figure fante, cavallo, re.
help-deals = { $once ->
    [yes] partite livello difficile: cerca partite con queste condizioni. altre: le prossime.
   *[no] partite livello difficile giri al massimo 2: cerca partite con queste condizioni. altre: le prossime.
 }
help-find = dove 7 coppe: trova una carta.
help-overview = { $undo ->
    [yes] { help-first } v: che cosa posso fare. h: consiglio. u: annulla. regole: come si gioca. lezione: impara giocando. nuova: un'altra partita.
   *[no] { help-first } v: che cosa posso fare. h: consiglio. regole: come si gioca. lezione: impara giocando. nuova: un'altra partita.
 }
help-first = { $game ->
    [solitario] p: pesca. 2 4: da terra 2 a terra 4. t: il tavolo.
   *[klondike] p: pesca. 3 5: dalla pila 3 alla pila 5. t: il tavolo.
 }
help-topics = aiuto mosse, aiuto tavolo, aiuto consigli, aiuto annulla, aiuto messaggi, aiuto partite, aiuto tutto: gli altri comandi, per argomento.
help-hints-1 = v: le mosse; poi un numero per farne una. h: consiglio. perché: il motivo del consiglio. fai: esegui la mossa consigliata.
help-hints-2 = oracolo: la mossa del solutore. verità: se si può ancora vincere. probabilità: quante probabilità hai di vincere. confronta: la probabilità di ogni mossa. analisi: dove hai sbagliato. riprova: torna a quando si poteva vincere. errore: rigioca da un tuo errore.
help-undo = u: annulla una mossa. u 3: ne annulla tre. rifai: rifà la mossa annullata.
help-restart = ricomincia: gioca le stesse carte da capo.
help-messages-1 = punto: ripeti. virgola: il messaggio precedente. log 5: gli ultimi cinque. breve, normale, completo: quanto dicono i messaggi.
help-messages-2 = lingua inglese: cambia lingua. memoria sì: il comando dove trova anche le carte già viste. finali no: nessun avviso quando la vittoria o la sconfitta è certa.
help-info = i: livello, numero, punti e tempo. regole: come si gioca. statistiche: i tuoi risultati.
help-games = { $graded ->
    [yes] nuova: un'altra partita. numero 123: quella partita. gioco: gli altri giochi. gioco un giro: gioca a quel gioco. livello difficile: nuove partite di quel livello. tavolo mio: un tavolo tuo. salva: dove si salva la partita. condividi: come passarla ad altri. esci: chiudi winnable.
   *[no] nuova: un'altra partita. numero 123: quella partita. gioco: gli altri giochi. gioco un giro: gioca a quel gioco. tavolo mio: un tavolo tuo. salva: dove si salva la partita. condividi: come passarla ad altri. esci: chiudi winnable.
 }
