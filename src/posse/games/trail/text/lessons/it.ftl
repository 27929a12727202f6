### Lezioni di Great Western Trail. `lesson-ID` è un titolo, `lesson-ID-2` il secondo passo, `-then` come finisce, le altre sono risposte.

lesson-hand = Una buona mano
lesson-hand-1 = Porti il bestiame a Kansas City, e là contano solo razze diverse. Nella tua mano c'è un doppione, perciò vale appena { $value }. Pesca una carta, poi scarta una delle Dutch Belt.
lesson-hand-1-twin = Quella conterebbe. La seconda Dutch Belt no: scarta lei.
lesson-hand-1-jersey = Una Jersey conta poco, ma conta. La seconda Dutch Belt non conta nulla: scarta lei.
lesson-hand-1-done = Non andare ancora, la mano può migliorare. Pesca una carta.
lesson-hand-1-then = Da { $before } a { $value }: ogni razza una volta, niente doppioni. L'arte di questo gioco è tutta qui, fino a Kansas City.
lesson-hand-2 = Di nuovo un doppione: la mano vale { $value } con o senza. Questo edificio paga per una Dutch Belt: vendila.
lesson-hand-2-aux = Anche così la mano cambia. Ma qui c'è chi paga per la Dutch Belt di troppo: vendila.
lesson-hand-2-build = Costruire viene dopo. Prima trasforma in denaro la Dutch Belt di troppo.
lesson-hand-2-done = Lasceresti soldi sul tavolo. Vendi la Dutch Belt.
lesson-hand-2-then = ${ $gain } guadagnati, e la mano vale ancora { $value }. A fine turno peschi di nuovo, con un po' di fortuna qualcosa di nuovo.
lesson-hand-3 = Hai pescato una carta e ne devi scartare una. La mano vale { $value }. Di quale puoi fare a meno?
lesson-hand-3-twin = Sì: la seconda Jersey non contava nulla. Ancora { $value }.
lesson-hand-3-else = Mm, ora vale { $value }: era l'unica della sua razza, e le Jersey sono ancora due. Tornerà, quando rimescoli il mazzo.

lesson-moving = Sulla pista
lesson-moving-1 = Il tuo mandriano va di tessera in tessera, al massimo { $limit } passi. I posti vuoti non contano. Vai fino all'edificio illuminato.
lesson-moving-1-near = Puoi fermarti prima, nessuno ti corre dietro. Ma prova fin dove arrivi con { $limit } passi.
lesson-moving-1-other = Altrettanto lontano, sull'altro ramo della pista. Stavolta scegli quello illuminato.
lesson-moving-1-then = { $steps } passi, davanti a edifici in cui non ti fermi. Chi corre arriva prima a Kansas City; chi passeggia usa più edifici.
lesson-moving-2 = Due vie portano al prossimo edificio: davanti alla casa di un rivale o attraverso le inondazioni. Tutte e due mostrano una mano, e una mano vuole soldi. Prendi la via più economica, davanti alla casa.
lesson-moving-2-stop = Ti fermeresti lì, e le tessere altrui offrono poco. Prosegui fino all'edificio.
lesson-moving-2-far = Più lontano va bene, ma prima guarda i pedaggi. Vai all'edificio illuminato.
lesson-moving-2-flood = Due inondazioni, due pedaggi. La casa costa meno.
lesson-moving-2-then = ${ $paid } per passare, dritti al proprietario. I tuoi edifici non ti chiedono mai soldi: un motivo per costruire dove gli altri devono passare.
lesson-moving-3 = Davanti a te: un tuo edificio nel bosco, uno di un rivale a sud, e i tepee con le loro mani. Hai ${ $money }. Dove vai?
lesson-moving-3-own = Casa tua: ingresso gratuito, e tutte le sue azioni sono per te.
lesson-moving-3-ways = Ci si arriva per più di una via, quindi ti si chiederebbe quale. Davanti a casa tua non costa nulla.
lesson-moving-3-stop = Ti fermi su una tessera con la mano: ${ $paid } in meno, e lì puoi fare solo una piccola azione ausiliaria.
lesson-moving-3-else = ${ $paid } di pedaggi, ne restano ${ $money }. Quello che paghi per passare lo riguadagni con ciò che trovi là.

lesson-neutral = Edifici neutrali
lesson-neutral-1 = Gli edifici neutrali sono per tutti. Questo compra una coppia della stessa razza. Due Dutch Belt: proprio quello che hai. Scarta la coppia.
lesson-neutral-1-aux = L'azione ausiliaria serve quando un edificio non ha nulla per te. Questo ce l'ha: scarta la coppia.
lesson-neutral-1-done = L'edificio ha dei soldi per te. Prima scarta la coppia.
lesson-neutral-2 = ${ $gain } per la coppia. Un edificio offre tutte le sue azioni, una volta ciascuna, nell'ordine che vuoi. Ora hai ${ $money }: usa la seconda e togli un pericolo dalla pista.
lesson-neutral-2-done = Ora i soldi li hai. Togli il pericolo, vale punti.
lesson-neutral-2-then = Usate tutte e due. Il pericolo ora è tuo, { $hazards } punti alla fine, e lì nessuno paga più pedaggio.
lesson-neutral-3 = Un altro: un certificato o una carta obiettivo, uno dei due, e in più può muoversi la locomotiva. Comincia da dove vuoi.
lesson-neutral-3-certificate = Un certificato: a Kansas City fa valere la mano uno in più, quando ti serve. La locomotiva può ancora muoversi.
lesson-neutral-3-objective = Ora sceglieresti una carta con dei requisiti. Punti se li soddisfi, una penalità se la giochi e non ci riesci.
lesson-neutral-3-engine = Ciuf ciuf. Il certificato o la carta ti aspettano ancora: l'ordine non conta.
lesson-neutral-3-aux = Un piccolo aiuto al posto delle azioni dell'edificio: per questa visita quelle sono chiuse.
lesson-neutral-3-done = È permesso, ma è una sosta sprecata. C'è sempre qualcosa che vale la pena.

lesson-building = I tuoi edifici
lesson-building-1 = Questo edificio ti fa costruire. Hai { $craftsmen } artigiani e ${ $money }; ogni artigiano richiesto da un progetto costa due dollari. Scegli il progetto illuminato.
lesson-building-1-other = Bel progetto, ma stavolta prendi quello illuminato: abbiamo una Guernsey che fa per lui.
lesson-building-1-sell = I soldi fanno sempre comodo. Ma per costruire ne hai già abbastanza.
lesson-building-1-aux = Allora oggi non si costruisce. Prima costruisci.
lesson-building-1-done = Resta un attimo e costruisci.
lesson-building-2 = Dove? Ovunque sia libero. Meglio dove passerai presto: mettilo su uno spazio illuminato, proprio davanti a te.
lesson-building-2-past = È dietro di te: ci ripasseresti solo dopo Kansas City. Mettilo davanti.
lesson-building-2-far = Un posto per più avanti. Stavolta prendi uno spazio proprio davanti a te, così lo usi già al prossimo turno.
lesson-building-2-then = È in piedi, e vale già { $points ->
        [one] un punto
       *[other] { $points } punti
    }. Le sue azioni le usi solo tu; per gli altri è un passo in più.
lesson-building-3 = Un turno dopo ti ci fermi. Il tuo edificio ti offre tutte le sue azioni. Paga bene una Guernsey: vendila.
lesson-building-3-buy = Il bestiame dopo, prima i soldi. Vendi la Guernsey.
lesson-building-3-aux = Il tuo edificio ha di meglio da offrire. Vendi la Guernsey.
lesson-building-3-done = È tuo, usalo. Vendi la Guernsey.
lesson-building-3-then = ${ $gain } per una mucca: più di quanto avrebbe dato qualsiasi edificio neutrale.
lesson-building-4 = Puoi costruire ancora, con ${ $money }. Uno nuovo, oppure uno più grande che sostituisce il tuo: allora conta solo la differenza. Quale?
lesson-building-4-strong = Uno forte: manda subito avanti il tuo mandriano, e agli altri chiede un pedaggio.
lesson-building-4-else = Dunque { $building }. Ora scegli lo spazio; su quello del tuo vecchio edificio ne prende il posto e costa meno.

lesson-hiring = Cercasi aiuto
lesson-hiring-1 = Tre tipi di lavoratori: i cowboy comprano bestiame, gli artigiani costruiscono, gli ingegneri guidano. Nella prima riga costano ${ $wage }. Assumi un cowboy.
lesson-hiring-1-other = Gente utile anche quella. Ma per questa lezione prendi il cowboy della prima riga.
lesson-hiring-1-aux = Così non assumi nessuno. Assumi un cowboy.
lesson-hiring-1-done = Prima assumi qualcuno.
lesson-hiring-2 = Pagati ${ $paid }, ora hai { $cowboys } cowboy. Questo edificio assume due volte, la seconda costa due dollari in più. Vendi la Guernsey, poi scegli la seconda assunzione.
lesson-hiring-2-done = Te ne puoi permettere un altro. Usa la seconda assunzione.
lesson-hiring-3 = Ora hai ${ $money }. Chi assumi?
lesson-hiring-3-cowboy = Un cowboy in più: presto comprerai il bestiame migliore per due soldi. Le mandrie fanno vincere.
lesson-hiring-3-craftsman = Con due artigiani arrivano progetti più grandi. Alla fine chi costruisce è padrone della pista.
lesson-hiring-3-engineer = La tua locomotiva accelera. E il posto libero mostra un piccolo bonus: chi lo copre può usarlo subito.

lesson-market = Il mercato del bestiame
lesson-market-1 = La tua mandria è modesta; al mercato ci sono razze migliori. Prima vendi qui la Black Angus, poi compra. Per farlo hai { $cowboys } cowboy.
lesson-market-1-aux = Il mercato è qui. Vendi la Black Angus, poi compra.
lesson-market-1-done = Niente bestiame oggi? Vendi la Black Angus, poi compra.
lesson-market-2 = Ora hai ${ $money }. Un cowboy da solo paga caro; due insieme prendono la stessa carta a molto meno. Compra la Ayrshire con tutti e due.
lesson-market-2-dear = È il prezzo per un cowboy solo. Ne hai due: usali tutti e due e paghi la metà.
lesson-market-2-other = Stesso valore, meno punti alla fine. La migliore è la Ayrshire.
lesson-market-2-draw = Più scelta, ma un cowboy in meno per comprare. Compra la Ayrshire con tutti e due.
lesson-market-2-then = ${ $paid } per una bella mucca, e { $points } punti alla fine. È nella pila degli scarti e più avanti ti arriva in mano.
lesson-market-3 = Tre cowboy, ${ $money } e un mercato con di tutto: mucche da tre, una West Highland, una Texas Longhorn. A te la scelta.
lesson-market-3-draw = Due carte nuove, e due cowboy per comprare. A volte per la razza giusta ne vale la pena.
lesson-market-3-best = Una Texas Longhorn: valore più alto non c'è. Restano ${ $money }.
lesson-market-3-two = Due carte a un prezzo d'occasione: ora scegli la seconda. Due razze diverse aiutano di più la mano.
lesson-market-3-else = { $card } entra nella tua mandria, restano ${ $money }. Una razza nuova vale più di una seconda uguale.

lesson-hazards = Pericoli e tepee
lesson-hazards-1 = Massi sulla pista, e chi passa paga. Qui puoi toglierne uno e tenerlo per i punti. Togli la frana, vale di più.
lesson-hazards-1-flood = L'inondazione vale meno. Togli la frana.
lesson-hazards-1-aux = Hai i soldi per fare di meglio. Togli la frana.
lesson-hazards-1-done = Quei punti li prenderebbe qualcun altro. Togli la frana.
lesson-hazards-1-then = ${ $paid } per { $points } punti, e la via è libera, per tutti, purtroppo.
lesson-hazards-2 = I tepee stanno accanto a numeri: sotto zero paghi per scambiare, sopra ti pagano. Scambia dove ci guadagni.
lesson-hazards-2-dear = Là pagheresti. Scambia nel posto illuminato, dove ci guadagni.
lesson-hazards-2-engine = La locomotiva dopo. Prima lo scambio.
lesson-hazards-2-aux = Prima lo scambio: è una delle azioni di questo edificio.
lesson-hazards-2-other = Quella è la seconda azione di questo edificio. Prima lo scambio.
lesson-hazards-2-done = Prima lo scambio.
lesson-hazards-2-then = ${ $gain } guadagnati e un tepee per te. Ce ne sono verdi e blu: gli obiettivi chiedono gli uni e gli altri.
lesson-hazards-3 = Ne hai uno verde e ${ $money }. Uno verde o blu da pagare, o uno blu che ti paga?
lesson-hazards-3-gain = Soldi e una coppia: uno verde e uno blu. Alcuni edifici e capistazione pagano bene le coppie.
lesson-hazards-3-pay = ${ $paid } spesi. Caro, ma forse è proprio il colore che ti serve. Più si scende sotto zero, meno lo vogliono gli altri.

lesson-auxiliary = Un piccolo aiuto
lesson-auxiliary-1 = Sei su un pericolo. Qui non c'è niente da fare, tranne una piccola azione ausiliaria, che hai quasi dappertutto. Prendi il dollaro.
lesson-auxiliary-1-draw = Va bene anche quella: una carta per una carta. Ma qui prendi il dollaro.
lesson-auxiliary-1-done = Mai a mani vuote. Prendi il dollaro.
lesson-auxiliary-1-then = ${ $gain }. Poco, ma a ogni sosta noiosa della pista.
lesson-auxiliary-2 = Il disco accanto al dollaro è andato in una città. Da allora puoi farlo due volte in una, dove un edificio lo offre. Usalo qui, doppio.
lesson-auxiliary-2-single = Quella è la piccola, al posto delle azioni dell'edificio. Usa quella dell'edificio: può essere doppia.
lesson-auxiliary-2-engine = La locomotiva può muoversi dopo. Prima i dollari doppi.
lesson-auxiliary-2-done = Non andare ancora. Prendi i dollari doppi.
lesson-auxiliary-2-then = ${ $gain } in una volta. Ogni disco che lascia la tua plancia ti rende un po' più forte in qualcosa.
lesson-auxiliary-3 = Di nuovo su un pericolo, ma hai liberato un'altra azione: un passo indietro con la locomotiva per un certificato. Hai ${ $money }. Scegli.
lesson-auxiliary-3-dollar = La scelta sicura: ora hai ${ $money }.
lesson-auxiliary-3-draw = Una carta pescata, una da scartare: una possibilità di migliorare la mano.
lesson-auxiliary-3-certificate = Un dollaro e un passo indietro con la locomotiva, per un certificato. Conviene se a Kansas City ti manca proprio uno.
lesson-auxiliary-3-done = Niente? Anche un dollaro è meglio di niente.

lesson-kansas = Kansas City
lesson-kansas-1 = Eccoti a destinazione! Prima entrano in gioco nuove tessere, una per colonna, e scegli tu. Metti l'inondazione là dove passano gli altri.
lesson-kansas-1-teepee = Il tepee porterebbe punti a qualcuno. Nessuna pietà: l'inondazione.
lesson-kansas-2 = Ora lavoratori per il mercato del lavoro, uno dalle prossime colonne. La prossima volta vorrai un cowboy; poi prendi chi ti pare.
lesson-kansas-2-other = Buon lavoratore, ma tu vuoi un cowboy. Scegli lui.
lesson-kansas-3 = Mostri la mano: vale { $hand }. Hai { $certificates } certificati, e ognuno che spendi aggiunge uno. Spendine uno, e arrivi a una città migliore.
lesson-kansas-3-none = Va bene, li tieni tutti. Ma uno in più apre la città seguente: spendine uno.
lesson-kansas-3-much = Il secondo porta un dollaro, ma nessuna città in più. Risparmialo: spendine uno.
lesson-kansas-4 = ${ $gain } guadagnati, quanto vale la mano. Con { $value } puoi consegnare in qualsiasi città fino a lì. Scegline una.
lesson-kansas-4-best = Più lontano non potevi: { $city }. In ogni città consegni una volta sola, quindi prima le lontane non è un cattivo piano. Ora ci andrebbe un disco della tua plancia.
lesson-kansas-4-kansas = Soldi subito, ma punti in meno alla fine. Solo per chi è nei guai.
lesson-kansas-4-else = { $city }: più vicino del necessario. In ogni città consegni una volta sola, e alle vicine si arriva sempre.

lesson-cities = Città e dischi
lesson-cities-1 = La tua mano valeva { $value }. Il treno arriva fin lì; quello che sta oltre la tua locomotiva costa un dollaro per ogni croce. Colorado Springs costa ${ $cost }. Consegna là.
lesson-cities-1-kansas = Sei dollari ora e sei punti in meno alla fine. Puoi fare di meglio.
lesson-cities-1-near = Sprecheresti una buona mano. Consegna più lontano che puoi: Colorado Springs.
lesson-cities-2 = Una consegna mette un tuo disco sulla città, e il suo vecchio posto sblocca qualcosa per sempre. Puoi tenere { $limit } certificati; prendi il disco che ne permette di più.
lesson-cities-2-aux = Quello libera un'azione ausiliaria, va bene anche così. Qui prendi quello dei certificati.
lesson-cities-2-then = Ora ne puoi tenere { $limit }. Trasporto pagato, restano ${ $money }. Poi si torna all'inizio della pista con una nuova mano.
lesson-cities-3 = Una mano da { $value }, dischi a Wichita e Santa Fe. Le città vicine unite da una freccia danno qualcosa: guarda la mappa e scegli.
lesson-cities-3-arrow = { $city }, accanto a Santa Fe: la freccia tra le due ti dà subito una carta obiettivo. ${ $cost } per il treno, ben spesi.
lesson-cities-3-kansas = Soldi facili, ma alla fine costano punti. E avevi una mano splendida!
lesson-cities-3-else = { $city } è tua. Cerca le frecce tra città vicine: alcune danno carte, altre punti, e altre ne tolgono.

lesson-engine = La locomotiva
lesson-engine-1 = La locomotiva avanza di tanti spazi quanti ingegneri hai: { $engineers }. Un binario di raccordo porta a una stazione. Entraci.
lesson-engine-1-past = Oltre la stazione. A volte è giusto, ma ora fermati sul raccordo.
lesson-engine-1-short = Puoi andare oltre: fino al raccordo.
lesson-engine-1-aux = La locomotiva aspetta. Usa l'azione dell'edificio.
lesson-engine-1-other = Quella è la seconda azione, qui. Prima la locomotiva.
lesson-engine-1-done = Prima a tutto vapore. Muovi la locomotiva.
lesson-engine-2 = Una stazione! Per pochi soldi puoi lasciarci un disco. Fallo.
lesson-engine-2-skip = Hai ${ $money }. Un'occasione così c'è solo quando la locomotiva si ferma qui: coglila.
lesson-engine-3 = Pagati ${ $paid }. Ora scegli il disco, come in una città: libera qualcosa sulla tua plancia. Prendi quello dell'azione della locomotiva.
lesson-engine-3-other = Un'altra volta andrebbe altrettanto bene. Prendi quello dell'azione della locomotiva.
lesson-engine-3-then = { $points ->
        [one] Un punto
       *[other] { $points } punti
    } per la stazione, e una nuova azione ausiliaria: pagare per muovere la locomotiva. Restano ${ $money }.
lesson-engine-4 = Ora hai { $engineers } ingegneri. Da qui una consegna a El Paso costerebbe ${ $cost } di treno. Avanza come vuoi.
lesson-engine-4-station = Una sosta alla prossima stazione: ti si chiederebbe se migliorarla.
lesson-engine-4-else = El Paso ora costa ${ $cost } invece di ${ $before }. Più avanti è la locomotiva, meno costano tutte le città che ha dietro.

lesson-masters = I capistazione
lesson-masters-1 = La locomotiva si ferma a una stazione che ha ancora il suo capostazione. Prima migliora la stazione e prendi il disco illuminato.
lesson-masters-1-skip = Allora niente capostazione. Migliora la stazione.
lesson-masters-1-other = Va bene qualsiasi disco, ma qui prendi quello illuminato.
lesson-masters-2 = Pagati ${ $paid }. Ora un tuo lavoratore può restare qui come capostazione; tu ricevi la tessera col suo bonus e i suoi punti. Lascia un ingegnere, ne hai { $engineers }.
lesson-masters-2-cowboy = Ti resterebbe solo quello stampato. Lascia un ingegnere, ne hai { $engineers }.
lesson-masters-2-skip = La tessera vale più di un ingegnere. Lasciane uno.
lesson-masters-2-then = ${ $gain } subito, e { $points } punti alla fine, uno per ogni lavoratore che hai. Con te restano { $engineers } ingegneri.
lesson-masters-3 = Un altro capostazione: un certificato permanente, e punti per i pericoli, e tu ne hai. Qualcuno deve restare. Chi, o nessuno?
lesson-masters-3-skip = Ti tieni la tua gente. La tessera resta a chi passerà dopo.
lesson-masters-3-else = Ti saluta con la mano: { $worker }. Certificati permanenti: { $permanent }. Da ora ogni tua mano vale tanto di più.

lesson-objectives = Obiettivi
lesson-objectives-1 = { $display } carte in vista, ognuna con i suoi requisiti. Una chiede un edificio, un tepee verde e uno blu; quello verde ce l'hai. Prendi quella carta.
lesson-objectives-1-other = Quella chiede altro. Prendi la carta per cui hai già qualcosa.
lesson-objectives-1-unseen = Una sorpresa è una sorpresa. Prendi quella che vedi.
lesson-objectives-1-certificate = Quella è l'altra metà della scelta. Prendi la carta.
lesson-objectives-1-engine = La locomotiva può muoversi dopo. Prima la carta.
lesson-objectives-1-aux = Così resti senza carta. Usa l'azione dell'edificio.
lesson-objectives-1-done = Prima la carta.
lesson-objectives-1-then = È nella tua pila degli scarti. Un giorno la peschi, e allora decidi se giocarla.
lesson-objectives-2 = Eccola in mano, e ormai hai tutto quello che chiede. Le carte si possono giocare prima di muoversi. Giocala.
lesson-objectives-2-move = Puoi giocarla anche dopo, ma perché aspettare? Giocala.
lesson-objectives-2-then = ${ $gain } subito, e { $points } punti sicuri. E non ti occupa più un posto in mano.
lesson-objectives-3 = Questa vuole una consegna a San Francisco, la città più lontana. Giocata e non riuscita costa punti; non giocata non costa nulla. La giochi per il bonus o prosegui?
lesson-objectives-3-play = Coraggio. Per ora conta { $points }; con un disco a San Francisco diventa un guadagno. Adesso hai una meta.
lesson-objectives-3-move = Prudenza. Resta nel mazzo, e alla fine puoi non contarla.

lesson-scoring = La fine, e che cosa conta
lesson-scoring-1 = Ultimo posto nel mercato del lavoro, e tu sei a Kansas City. Chi lo riempie prende il segnalino e fa finire la partita. Mettici un lavoratore qualsiasi.
lesson-scoring-1-then = Ecco fatto: il segnalino è tuo e vale punti. Turni che restano agli altri: { $left }.
lesson-scoring-2 = Il bestiame nel mazzo dà punti: migliore è la razza, più sono. Hai ${ $money }. Compra la Ayrshire, la migliore che puoi permetterti.
lesson-scoring-2-other = Conta anche lei, ma meno. Tra queste la Ayrshire vale di più.
lesson-scoring-2-draw = Ora non c'è tempo. Compra la Ayrshire.
lesson-scoring-2-then = { $points } punti per il bestiame. Contano anche edifici, città, stazioni, pericoli, obiettivi, capistazione e i lavoratori più a destra, e un poco i soldi.
lesson-scoring-3 = La tua ultima sosta: { $score } punti per te, { $theirs } per il rivale. Che cosa si può ancora ottenere qui? Fai quello che vuoi.
lesson-scoring-3-else = Per ora { $score } a { $theirs }. Non c'è un solo modo di vincere: mandrie, case o ferrovia, purché una cosa fatta bene. Adesso prova!

lesson-match = L'ultimo viaggio
lesson-match-1 = Basta lezioni: questa è una partita vera, quasi finita. Ancora un lavoratore riempie il mercato del lavoro e porta agli ultimi turni. Siete { $now } a { $rival }. Decidi tutto tu; io parlo solo quando una domanda è nuova.
lesson-match-1-won = Partita finita, { $mine } a { $theirs }: la vittoria è tua! Questo è tutto. Apri un tavolo tuo quando vuoi.
lesson-match-1-lost = Partita finita, { $mine } a { $theirs }. Stavolta non è bastato, ma ora hai visto tutto. Rigiocala, oppure apri un tavolo tuo.
