### Lezioni di Carson City. `lesson-ID` è un titolo, `lesson-ID-2` il secondo passo, `-then` come finisce, le altre sono risposte.

lesson-goal = Una città da vincere
lesson-goal-1 = Una pianura vuota, una casa circondata da strade, { $rounds } round per farne una città. Vince chi ha più punti vittoria. Tutti cominciano con due lotti gratis: prendine uno accanto alla casa.
lesson-goal-1-house = Si può, e la casa sarebbe tua. Per ora restale accanto: è lì che gli edifici stanno bene.
lesson-goal-1-mountain = Le montagne vengono dopo. Prima un lotto accanto alla casa, dove ci sono le strade.
lesson-goal-2 = Lì arrivano le strade, quindi puoi costruire di tutto. Ora l'altro lotto: una miniera scava nelle montagne che ha intorno. Prendine uno che le tocchi tutte e due.
lesson-goal-2-mountain = Una montagna tua vale qualcosa alla fine, ma una miniera non ci può stare sopra. Prendi il lotto accanto.
lesson-goal-3 = Comincia il primo round. Ognuno prende un personaggio: un regalo per questo round e un numero che dice chi va per primo. Prendi quello che ti ispira.
lesson-goal-3-else = Il tuo personaggio di questo round: { $character }. Attenzione alle clausole in piccolo: a fine round puoi tenere al massimo ${ $limit }. Al prossimo round si sceglie di nuovo.

lesson-place = Cowboy al lavoro
lesson-place-1 = Hai { $cowboys } cowboy. Uno alla volta, a turno con gli altri, li mandi a lavorare. Il salario è il posto sicuro: ${ $wage } per ogni cowboy, e mai una rissa. Piazzane uno lì.
lesson-place-1-pass = Chi passa ha finito il round, e i tuoi cowboy sono ancora tutti a casa. Prima mandane uno a lavorare.
lesson-place-2 = { $opponent } punta alle tre strade. Chi ci va dopo dovrà battersi. La strada singola invece è per tutti: piazza lì un cowboy.
lesson-place-2-fight = Questo vuol dire un duello con { $opponent }. C'è una lezione apposta; ora scegli la strada tranquilla.
lesson-place-2-wages = Di nuovo il salario, perché no. Ma ti serviranno anche strade: questo piazzalo sulla strada singola.
lesson-place-2-pass = Non ancora, c'è da lavorare. Piazza un cowboy sulla strada singola.
lesson-place-3 = Ti resta un cowboy, e { $opponent } è già al tavolo dei dadi. Piazza l'ultimo dove vuoi, oppure passa e tienilo a casa.
lesson-place-3-duel = Sarà duello! Anche { $opponent } è lì, e solo uno di voi avrà l'azione.
lesson-place-3-pass = A casa un cowboy è una pistola in più: la tua forza è { $firepower }. E chi passa per primo vince tutti i pareggi.
lesson-place-3-work = Lavoro onesto. Niente risse, niente sorprese, niente fama.
lesson-place-3-else = Per ora è tutto tuo. { $opponent } può ancora seguirti, e allora si va al duello.

lesson-roads = Strade
lesson-roads-1 = Il lotto illuminato è tuo, ma nessuna strada lo tocca, perciò non ci si può costruire quasi nulla. Hai una strada: posala dal centro fino a un angolo del tuo lotto. Non costa il turno.
lesson-roads-1-elsewhere = Bella strada, ma va altrove. Deve finire in un angolo del tuo lotto.
lesson-roads-2 = Raggiunto: basta un angolo. Ora non hai più strade, e di strade c'è sempre bisogno. Piazza un cowboy sulle tre strade.
lesson-roads-2-single = Quella dà una strada, e nessuno te la può togliere. Qui prova la casella grande: tre strade.
lesson-roads-2-pass = Così resti senza strade. Prima piazza un cowboy sulle tre strade.
lesson-roads-3 = Nessuno ti sfida. Passa per chiudere il piazzamento, poi esegui l'azione.
lesson-roads-3-more = Si può, ma hai già quello che ti serve. Passa.
lesson-roads-3-decline = Strade gratis, e rinunci? Esegui l'azione.
lesson-roads-3-then = Ora hai { $roads } strade. Le posi quando vuoi, ogni volta che ti si chiede qualcosa; nessuno ti mette fretta.
lesson-roads-4 = Hai appena comprato una banca. A uno dei tuoi lotti arriva una strada, all'altro no, e hai pronte { $roads } strade. Costruisci, posi prima le strade o tieni la banca per dopo?
lesson-roads-4-build = Proprio accanto al centro, dove sorgeranno le case. Un buon posto per una banca.
lesson-roads-4-roads = Prima le strade, poi più lotti tra cui scegliere. Le strade non sono di nessuno: una volta posate, servono anche agli altri.
lesson-roads-4-keep = Per dopo. Non costa altro, ma finché non è costruita non rende.

lesson-buy = Terreni ed edifici
lesson-buy-1 = I tuoi cowboy sono su terreni liberi. Un lotto costa un dollaro, più un dollaro per ogni casa, edificio o montagna lì sopra e tutt'intorno. Questo è in mezzo a tutto: ${ $price }. Compralo.
lesson-buy-1-other = La montagna da ${ $other } viene dopo. Prima quello nel mezzo.
lesson-buy-1-decline = Allora il cowboy ha lavorato per niente. Hai ${ $cash }: compralo.
lesson-buy-2 = Pagati ${ $paid }, è tuo per sempre. Ora la montagna: sopra non ci si costruisce, ma alla fine conta, e una tua miniera potrebbe gradirla. Costa ${ $price }. Compra anche quella.
lesson-buy-2-decline = Te la puoi permettere: restano ${ $cash }. Compra la montagna.
lesson-buy-2-then = Due lotti in più. La terra non cambia più padrone, qualunque cosa succeda in città.
lesson-buy-3 = Ora il cowboy nella fila degli edifici. In vendita: { $building } per ${ $price }, e tu hai ${ $cash }. Compri o lasci perdere?
lesson-buy-3-bought = Venduto! Puoi costruire subito o tenerlo in riserva. Restano ${ $cash }: nei primi round i soldi sono pochi, ed è giusto così.
lesson-buy-3-decline = Ti tieni i tuoi ${ $cash }. L'edificio ({ $building }) scala di posto e al prossimo round costa meno, per tutti.

lesson-income = Case e rendite
lesson-income-1 = Un saloon per ${ $price }: guadagna da ogni casa che ha intorno. Compralo.
lesson-income-1-decline = I saloon sono il miglior affare in città. Compralo.
lesson-income-2 = Dove? In un posto solitario renderebbe poco. Uno dei tuoi due lotti ha più case intorno. Costruisci lì.
lesson-income-2-far = Da lì il saloon vede una casa sola. Scegli il lotto con più vicini.
lesson-income-2-keep = In tasca non rende nulla. Costruiscilo.
lesson-income-3 = Quasi tutti gli edifici portano con sé una casa gratis, su un lotto qualsiasi raggiunto da una strada. Una casa accanto al saloon porta più clienti: mettila lì vicino.
lesson-income-3-far = Qualcuno si godrà quella casa, ma non il tuo saloon. Mettila lì accanto.
lesson-income-3-then = Ora il saloon rende ${ $income } a round. Guarda il numero nell'angolo: cambia con il vicinato.
lesson-income-4 = Ai ranch piace lo spazio: un dollaro per ogni lotto libero intorno, e niente strade. Due posti tra cui scegliere. Oppure tienilo.
lesson-income-4-open = Quanta erba: ${ $open } a round. Finché qualcuno non costruisce lì accanto, e succederà.
lesson-income-4-crowded = Montagne, case, un saloon: le mucche fanno la fila per ${ $crowded } a round. In aperta pianura sarebbe di più.
lesson-income-4-keep = Tenuto. Si può costruire in un round più avanti, quando saprai dove resta terra libera.

lesson-duels = Duelli
lesson-duels-1 = { $opponent } sta per tentare la fortuna ai dadi. Anche tu: piazza un cowboy sulla stessa casella, e si andrà al duello.
lesson-duels-1-pass = Già in fuga? Piazza un cowboy proprio accanto a quello.
lesson-duels-2 = Ognuno tira un dado e aggiunge la sua forza: cowboy a casa e revolver. Tu hai { $cowboys } a casa e { $revolvers ->
        [one] un revolver
       *[other] { $revolvers } revolver
    }, cioè { $mine }; { $opponent } ha { $theirs }. Non piazzarne altri, così restano a casa: passa.
lesson-duels-2-more = Ogni cowboy che mandi fuori è una pistola in meno. Passa e tienili a casa.
lesson-duels-3 = Vittoria! { $opponent } si riprende il cowboy, perciò perdere non è un disastro: la prossima volta combatte di nuovo. Esegui la tua azione.
lesson-duels-3-decline = Dopo un duello così? Esegui l'azione.
lesson-duels-3-then = I dadi ti hanno dato ${ $gain }. { $opponent } ora ha a casa una pistola in più di prima, quindi attenzione.
lesson-duels-4 = Un nuovo round: la tua forza è { $mine }, quella di { $opponent } { $theirs }, con dei cowboy già fuori. Cerca la rissa o evitala, come preferisci.
lesson-duels-4-guns = Il segnalino dei tre revolver aggiunge { $guns } alla tua forza per tutto il round, in ogni duello che segue. Furbo, se non lo vuole nessun altro.
lesson-duels-4-duel = Coraggio: { $mine } contro { $theirs }, e ora con un cowboy in meno a casa. Un buon tiro può bastare. In caso di pareggio vince chi è passato prima.
lesson-duels-4-pass = Il primo passo è tuo: in questo round ogni pareggio è tuo. Con le pistole a casa nessuno vorrà incontrarti.
lesson-duels-4-else = Lì per ora niente liti. Il dado vuol bene a tutti, ma alla lunga vince la forza.

lesson-attacks = Assalti
lesson-attacks-1 = L'hotel di { $opponent } rende ${ $income } in questo round. Un cowboy sull'edificio di un altro è un assalto: vai lì.
lesson-attacks-1-small = Quella miniera non ha montagne intorno e non rende nulla. La metà di niente è poco. Assalta l'hotel.
lesson-attacks-1-pass = Allora { $opponent } incassa in pace. Assalta l'hotel.
lesson-attacks-2 = { $opponent } passa e non lascia nessuno a difesa. Ora passa anche tu e guarda che cosa succede.
lesson-attacks-2-more = Un assalto basta. Passa.
lesson-attacks-2-then = Senza difensore niente duello: metà della rendita è tua, ${ $gain }. L'hotel resta a { $opponent }; un assalto prende soldi, mai i muri.
lesson-attacks-3 = Ora { $opponent } assalta il tuo saloon, che rende ${ $income }. Mettici un tuo cowboy a difesa, poi passa.
lesson-attacks-3-pass = Allora metà se ne va. Prima metti un cowboy sul tuo saloon.
lesson-attacks-3-then = Il tuo difensore ha vinto il duello e resta tutto a te: ${ $gain }. Se non fosse venuto nessuno, quel cowboy sarebbe rimasto lì per niente.
lesson-attacks-4 = Un hotel che rende ${ $hotel }, per ora senza difesa; una banca che rende ${ $bank }, con una guardia alla porta. Hai due cowboy. E adesso?
lesson-attacks-4-hotel = Preda facile. A meno che { $opponent } non mandi qualcuno a difenderlo.
lesson-attacks-4-bank = Passando dalla guardia: sarà duello, e { $opponent } ha più pistole a casa. Più soldi, più piombo.
lesson-attacks-4-pass = Pacifico. A volte l'assalto migliore è la minaccia.
lesson-attacks-4-else = Un altro affare, allora. Hotel e banca in questo round pagano tutto a { $opponent }.

lesson-characters = Personaggi
lesson-characters-1 = { $count } personaggi, ognuno con un regalo. Prima il più semplice: il banchiere paga subito. Prendi il banchiere.
lesson-characters-1-then = ${ $gain } in mano e un numero basso: piazzi prima del mercenario. Ma ogni personaggio si prende una volta sola per round: quello che prendi tu manca agli altri.
lesson-characters-2 = Quell'angolo tra la casa, le montagne e il saloon costerebbe ${ $price }. Il colono prende un lotto libero qualsiasi, gratis. Prendi il colono, poi il lotto illuminato.
lesson-characters-2-banker = I soldi fanno comodo, ma ormai la terra è cara. Prendi il colono.
lesson-characters-2-elsewhere = Il regalo è lo stesso ovunque: usalo dove la terra è cara, sul lotto illuminato.
lesson-characters-2-decline = Un regalo non si rifiuta. Prendi il lotto illuminato.
lesson-characters-2-then = Il lotto libero più caro della mappa, per niente. Un personaggio si legge così: quanto vale per te, oggi?
lesson-characters-3 = Ora hai ${ $cash }. Ogni personaggio permette di tenere solo un tanto a fine round. Scegli tu, ma guarda anche il limite.
lesson-characters-3-else = Hai scelto: { $character }. Il limite è ${ $limit }, e avevi ${ $cash } ancora prima delle rendite. Quello che supera il limite se ne va, quindi spendilo in tempo.

lesson-limits = Passare e limite di denaro
lesson-limits-1 = Ti { $cowboys ->
        [one] resta un cowboy
       *[other] restano { $cowboys } cowboy
    }, e nella fila degli edifici ti aspetta un duello. Chi passa per primo vince i pareggi e sceglie per primo al prossimo round. Passa.
lesson-limits-1-work = Un po' di lavoro in più, ma { $opponent } passa prima di te. Tieni quel cowboy come pistola: passa.
lesson-limits-1-then = Nessuno ha passato prima di te. { $opponent } può continuare a piazzare, ma i pareggi li vinci tu, e al prossimo round la prima scelta del personaggio è tua.
lesson-limits-2 = Il round è finito: hai ${ $cash }, e il tuo personaggio ne permette ${ $limit }. Devi restituire almeno ${ $least }. Ogni dieci dollari interi restituiti sono un punto vittoria. Restituisci ${ $wanted }.
lesson-limits-2-least = Il minimo. Fanno { $points ->
        [one] un punto
       *[other] { $points } punti
    }; con poco di più ce n'era un altro. Restituisci ${ $wanted }.
lesson-limits-2-short = Paghi di più e i punti restano gli stessi: contano solo le decine intere. Restituisci ${ $wanted }.
lesson-limits-2-much = Più punti, ma al prossimo round si compra con i soldi. Restituisci ${ $wanted }.
lesson-limits-2-then = ${ $back } per { $points } punti. Non è un grande prezzo, ma meglio che perderli. La prossima volta spendili prima della fine del round.
lesson-limits-3 = Stavolta sei sotto il limite: ${ $cash } su ${ $limit }. Non devi restituire nulla, ma puoi dare qualcosa in cambio di punti. Che fai?
lesson-limits-3-keep = Tienili e falli fruttare. Finché ci sono round, i soldi di solito valgono di più.
lesson-limits-3-ten = Un punto in più, e ${ $cash } per cominciare il round. Verso la fine può essere giusto.
lesson-limits-3-some = { $points ->
        [0] Nessuna decina intera, nessun punto: un regalo alla banca.
        [one] Un punto, in cambio.
       *[other] { $points } punti, in cambio.
    } Ti restano ${ $cash }.

lesson-scoring = Punti vittoria
lesson-scoring-1 = Lo scopo non sono i soldi, sono i punti. Alcune caselle ne danno: qui mezzo punto per ogni tuo lotto. Esegui l'azione.
lesson-scoring-1-decline = Punti gratis. Esegui l'azione.
lesson-scoring-2 = { $gain } punti. L'altro cowboy può comprarne: ${ $price } l'uno su questa casella, ogni round più cari. Hai ${ $cash }. Comprane più che puoi.
lesson-scoring-2-few = Puoi permettertene di più, e al prossimo round costano di più. Comprane più che puoi.
lesson-scoring-2-then = { $gain } punti per quasi tutti i tuoi soldi, ne restano ${ $cash }. All'inizio i punti costano poco ma i soldi mancano: è il rompicapo di questo gioco.
lesson-scoring-3 = Finisce l'ultimo round. Ora conta ogni lotto con un edificio, una casa o una montagna, e un po' anche i tuoi ${ $cash }. Restituisci quello che vuoi, e guarda.
lesson-scoring-3-else = Contati: { $points } punti, con tutta la terra che ha qualcosa sopra e gli ultimi dollari. Lotti vuoti ed edifici non costruiti non valgono nulla. Ora sai per che cosa si gioca.

lesson-match = Un ultimo round intero
lesson-match-1 = Basta lezioni: questa è una partita vera, round { $round }, l'ultimo, tu contro { $opponent }. Siete { $now } a { $rival }. Decidi tutto tu; io parlo solo quando una domanda è nuova.
lesson-match-1-won = Partita finita, { $mine } a { $theirs }: la vittoria è tua! Questo è tutto. Apri un tavolo tuo quando vuoi.
lesson-match-1-lost = Partita finita, { $mine } a { $theirs }. Stavolta non è bastato, ma ora hai visto tutto. Rigioca questo round, oppure apri un tavolo tuo.
