### Carson City: sintesi delle regole in italiano.

## In breve

goal = In quattro round nasce una città: vince chi alla fine ha più punti vittoria. Contano soprattutto i lotti con edifici, case o montagne, e il denaro si può trasformare in punti per tutta la partita.
turn-1 = Un round ha quattro fasi: si scelgono i personaggi, si piazzano i cowboy, si eseguono le azioni, si chiude il round.
turn-2 = Ognuno prende uno dei sette personaggi: dà un vantaggio per il round, stabilisce l'ordine di gioco e limita il denaro che puoi tenere.
turn-3 = Poi a turno si piazza un cowboy alla volta, finché si passa: su una casella azione, su un lotto da comprare, su un edificio da attaccare o da difendere.
turn-4 = Chi passa presto vince i pareggi di questo round e nel prossimo sceglie per primo.
turn-5 = Le caselle si risolvono in un ordine fisso: salario, strade, lotti, costruzione, rendite, punti.
turn-6 = Dove ci sono cowboy di più giocatori si duella: un dado più la forza, cioè i cowboy tenuti in riserva e i revolver. Chi perde riprende il suo cowboy.
turn-7 = Un lotto costa $1, più $1 per ogni cosa che c'è sopra o intorno. Costruisci sui tuoi lotti; quasi tutti gli edifici vogliono una strada e portano una casa.
turn-8 = Gli edifici rendono ogni round in base a ciò che hanno intorno. Un attacco riuscito ne porta via metà.
turn-9 = A fine round ricevi nuovi cowboy e restituisci il denaro oltre il tuo limite: 1 PV ogni $10.
turn-10 = Dopo il round 4 ogni tuo lotto con qualcosa sopra vale 2 PV, e ogni $6 valgono 1 PV.

## Capitoli

chapter-0 = Convenzioni
chapter-1 = Materiale di gioco
chapter-2 = Preparazione del gioco
chapter-3 = Struttura dei round
chapter-4 = Fase 1: selezione del personaggio
chapter-5 = Fase 2: piazzamento cowboy
chapter-6 = Fase 3: esecuzione delle azioni e duelli
chapter-7 = Le caselle azione
chapter-8 = Strade, edifici e case
chapter-9 = Rendita degli edifici
chapter-10 = Attacchi agli edifici
chapter-11 = Personaggi
chapter-12 = Fase 4: fine del round
chapter-13 = Fine della partita
chapter-14 = Varianti
chapter-15 = Casi limite
chapter-16 = Esempi
    .rules = EX
chapter-17 = Edizioni
chapter-18 = Interpretazioni
    .rules = R

## 0. Convenzioni

rule-CC-0-1 = La mappa ha 8 colonne e 8 righe, cioè 64 lotti. Le colonne vanno da sinistra a destra, dalla a alla h; le righe dall'alto in basso, da 1 a 8. Un lotto si indica con la lettera della colonna e il numero della riga: c4 è nella colonna 3, riga 4.
rule-CC-0-2 = Adiacenti sono i lotti attorno a un lotto, al massimo 8, diagonali comprese. Fuori dalla mappa non si conta nulla.
rule-CC-0-3 = Gli angoli sono i punti in cui si toccano i lotti, anche sul bordo della mappa. Ogni lotto ne ha quattro.
rule-CC-0-4 = Le strade vanno sui lati dei lotti, 144 in tutto, compresi quelli sul bordo della mappa. Un lato si indica con un lotto e un punto cardinale: c4n è il lato nord di c4, c4w il suo lato ovest; il bordo inferiore si scrive c8s, quello destro h4e.
rule-CC-0-5 = Un lotto è vuoto o contiene una cosa sola: una casa, una montagna, un edificio oppure, nella variante del fiume, il fiume. Può appartenere a un giocatore o a nessuno, qualunque cosa contenga; un edificio però sta sempre su un lotto con un proprietario e un lotto con il fiume non ne ha mai.
rule-CC-0-6 = Un lotto è occupato se contiene una casa, una montagna o un edificio. Se c'è solo un segnalino proprietà, o il fiume, non è occupato.
rule-CC-0-7 = Gli edifici sono di otto tipi: ranch, miniera, drugstore, banca, saloon, hotel, chiesa e prigione. Case e montagne non sono edifici.
rule-CC-0-8 = L'ordine di gioco segue i numeri dei personaggi del round, dal più basso; prima che si scelgano i personaggi del round 1 vale l'ordine sorteggiato. L'ordine di passaggio è quello in cui i giocatori hanno passato nella fase di piazzamento del round, a cominciare dal primo che ha passato. Nelle fasi 3 e 4 conta la riga inferiore della linea dell'ordine di turno, cioè l'ordine di passaggio.
rule-CC-0-9 = La partita dura quattro round; i regolamenti li chiamano anche turni.
rule-CC-0-10 = La tua riserva personale comprende cowboy, strade, segnalini revolver, denaro, segnalini proprietà ed edifici non costruiti che hai davanti a te. La riserva generale è tutto ciò che non è di nessuno e non sta sul tabellone. I cowboy sul tabellone non fanno parte di nessuna delle due.
rule-CC-0-11 = Quando più giocatori tirano, ricevono, pescano o decidono nello stesso momento, lo fanno uno dopo l'altro: nella preparazione secondo l'ordine sorteggiato; nella fase 1 nell'ordine in cui si scelgono i personaggi; nella fase 2 in ordine di gioco; nelle fasi 3 e 4 e nel conteggio finale in ordine di passaggio. Perciò anche i dadi di un duello si tirano in ordine di passaggio.
rule-CC-0-12 = Quando si parla di un cowboy, o di un tuo cowboy, è compreso il cowboy bianco se ce l'hai tu, a meno che una regola non lo escluda.

## 1. Materiale di gioco

rule-CC-1-1 = Gli edifici sono 30: 6 ranch, 6 miniere, 4 drugstore, 4 banche, 3 saloon, 3 hotel, 2 chiese e 2 prigioni.
rule-CC-1-2 = Ci sono 20 case, 9 montagne, 25 strade, 60 segnalini proprietà (12 per colore), 50 cowboy colorati (10 per colore) e 1 cowboy bianco, quello dello sceriffo.
rule-CC-1-3 = I segnalini revolver sono 25 nell'edizione polacca, 27 in quella italiana e in quella russa. Ci sono inoltre 1 segnalino «3 Revolver», 30 segnalini duello (cinque serie da 0 a 5), 7 carte personaggio a doppia faccia, 1 segnalino turno, 10 segnalini giocatore e 1 sacchetto. I 2 dadi a sei facce sono uno bianco e uno nero (rosso nell'edizione russa).
rule-CC-1-4 = Il denaro consiste in 30 pezzi da $1, 20 da $5 (30 nell'edizione italiana), 22 da $10 e 6 da $20. Qui comunque il denaro non si esaurisce mai.

## 2. Preparazione del gioco

rule-CC-2-1 = L'ordine di gioco del round 1 viene sorteggiato. Tutti partono da 0 punti vittoria (PV).
rule-CC-2-2 = Ricevi $15, 1 strada, 1 segnalino revolver, 12 segnalini proprietà e 3 cowboy; con i segnalini duello la somma iniziale può essere diversa. Gli altri cowboy dei 10 del tuo colore stanno nella riserva generale.
rule-CC-2-3 = Nello spazio di costruzione si mettono un ranch sulla casella da $3, una miniera su quella da $4, un ranch su quella da $10 e una miniera su quella da $12. Gli altri 26 edifici vanno nel sacchetto; se ne pescano tre a caso per le caselle da $5, $6 e $8, in quest'ordine.
rule-CC-2-4 = Per il centro città si tirano i due dadi: la colonna è il dado bianco più 1, la riga è l'altro dado più 1. Il centro cade quindi tra le colonne b e g e tra le righe 2 e 7, mai sul bordo. Sul lotto si mette una casa e su ciascuno dei suoi quattro lati una strada.
rule-CC-2-5 = Le nove montagne si piazzano una alla volta con lo stesso tiro di dadi, che si ripete se il lotto è già occupato. Nella variante del fiume le montagne sono di meno.
rule-CC-2-6 = Il segnalino turno parte a destra della casella da $2 di «Acquisto punti vittoria». Il segnalino «3 Revolver» va sulla casella «Munizioni» e il cowboy bianco sulla carta dello sceriffo.
rule-CC-2-7 = Prima di giocare si stabilisce, di comune accordo o a caso, se di ciascuno dei 7 personaggi si usa il lato giallo o quello rosso. Tutti gialli è la scelta per chi comincia, ma si può giocare con tutti rossi o mescolarli come si vuole. Durante la partita i lati non cambiano più.
rule-CC-2-8 = In ordine di gioco ciascuno mette un segnalino proprietà su un lotto qualsiasi senza proprietario, poi in ordine inverso ne mette un secondo. Si possono prendere anche le montagne e il centro città. Questi lotti sono gratis.
rule-CC-2-9 = Finita la preparazione le strade raggiungono esattamente nove lotti: il centro e gli otto che lo circondano, compresi quelli con il fiume.
rule-CC-2-10 = Finita la preparazione, nella riserva generale restano 21 strade meno una per giocatore (4 sono al centro, una è nella riserva di ciascuno), 19 case e 7 cowboy di ogni colore in gioco. Nel sacchetto restano 23 edifici.

## 3. Struttura dei round

rule-CC-3-1 = Si giocano quattro round. Ognuno ha quattro fasi: 1 selezione del personaggio, 2 piazzamento cowboy, 3 esecuzione delle azioni e duelli, 4 fine del round.
rule-CC-3-2 = Nel round 1 i personaggi si scelgono nell'ordine sorteggiato all'inizio. Nei round da 2 a 4 si scelgono nell'ordine di passaggio del round precedente.

## 4. Fase 1: selezione del personaggio

rule-CC-4-1 = In ogni round sono disponibili tutte e sette le carte. Quando tocca a te ne prendi una che nessuno ha ancora preso in questo round; puoi prendere lo stesso personaggio in più round.
rule-CC-4-2 = Tutto ciò che la tua carta fa «immediatamente» si esegue prima che scelga il giocatore successivo.
rule-CC-4-3 = Quando tutti hanno scelto, l'ordine di gioco segue il numero delle carte, dal più basso: sceriffo 1, banchiere 2, commessa 3, operaio 4, colono 5, capitano 6, mercenario 7.
rule-CC-4-4 = Prendere una carta è obbligatorio, ma puoi rifiutare ciò che la carta soltanto offre (un acquisto, il lotto del colono, denaro subito o più tardi); un'offerta non usata al momento della scelta è persa per questo round, a meno che la carta non permetta di usarla dopo. Le carte che nessuno ha preso non hanno effetto in questo round. In due non ci sono regole speciali, tranne che con i segnalini duello.

## 5. Fase 2: piazzamento cowboy

rule-CC-5-1 = In ordine di gioco, giro dopo giro, chi non ha passato fa una sola cosa: piazza un cowboy della propria riserva personale oppure passa. Se non hai cowboy che puoi piazzare devi passare, ma solo quando tocca di nuovo a te, non già quando piazzi l'ultimo.
rule-CC-5-2 = Chi passa non può più piazzare in questo round e mette il suo segnalino sul primo posto libero della riga inferiore della linea dell'ordine di turno. La fase finisce quando tutti hanno passato.
rule-CC-5-3 = Puoi tenere dei cowboy in riserva: aumentano la tua forza.
rule-CC-5-4 = Di regola puoi piazzare un cowboy anche dove c'è già un altro giocatore: ne nascerà un duello. Su una stessa casella con duello, su uno stesso lotto o su uno stesso edificio puoi avere al massimo un cowboy.
rule-CC-5-5 = Su «Salario» e «Strada» puoi piazzare sempre, anche più cowboy, e non c'è mai duello (il cowboy bianco ha regole proprie); su «Acquisto lotti di terreno» e «Rendita dagli edifici», che sono automatiche, non si piazza mai. Su ogni altra casella piazzi solo se non c'è già un tuo cowboy né il cowboy bianco; inoltre nelle caselle di «Costruzione edifici» (da $3 a $12) deve esserci un edificio, e quelle di «Acquisto punti vittoria» ($5, $4, $3, $2) non devono essere bloccate dal segnalino turno. Alle stesse condizioni puoi piazzare su un lotto senza proprietario (vuoto, con una casa o una montagna, mai con il fiume) se hai ancora un segnalino proprietà, su un tuo edificio per difenderlo o su un edificio altrui che è permesso attaccare; mai su un lotto di qualcuno, anche tuo, se è senza edificio.
rule-CC-5-6 = Per piazzare non serve denaro: solo quando l'azione viene eseguita si verifica se puoi pagare.
rule-CC-5-7 = Il cowboy bianco e il giocatore che ha lo sceriffo rosso seguono regole di piazzamento proprie, spiegate con lo sceriffo nel capitolo dei personaggi.

## 6. Fase 3: esecuzione delle azioni e duelli

rule-CC-6-1 = Le caselle si risolvono una alla volta in un ordine fisso, a serpentina lungo le tre file del tabellone. L'ordine è: salario, munizioni, tre strade, strada, acquisto lotti di terreno, costruzione edifici da $12, $10, $8, $6, $5, $4 e $3, edifici in riserva, rendita dalle proprietà, rendita dalla forza dei cowboy, vincita ai dadi, rendita dagli edifici, punti per i terreni, punti per la forza dei cowboy, punti per gli edifici, acquisto punti vittoria da $5, $4, $3 e $2.
rule-CC-6-2 = Puoi sempre rinunciare a un'azione che ti spetta, anche dopo aver vinto il duello per ottenerla. Se non puoi pagare devi rinunciare. L'azione a cui rinunci è persa e non passa a nessun altro.
rule-CC-6-3 = Risolta una casella, un lotto o un edificio, il cowboy che ha eseguito l'azione o vi ha rinunciato va nella riserva generale. Il cowboy bianco torna invece sulla carta dello sceriffo.
rule-CC-6-4 = Se sulla stessa casella con duello, sullo stesso lotto o sullo stesso edificio ci sono cowboy di due o più giocatori, tutti combattono un unico duello, mai a coppie.
rule-CC-6-5 = Nel duello il tuo totale è un dado (da 1 a 6) più la tua forza.
rule-CC-6-6 = La tua forza è la somma dei cowboy nella riserva personale (non di quelli sul tabellone), dei segnalini revolver, di 3 se hai il segnalino «3 Revolver» e del bonus del mercenario (3 con il lato giallo, 2 con quello rosso). Anche il cowboy bianco non piazzato vale 1, a meno che al tavolo non si giochi senza contarlo.
rule-CC-6-7 = Vince il totale più alto. In caso di parità vince, tra chi ha il totale più alto, quello che ha passato prima.
rule-CC-6-8 = Il vincitore può eseguire l'azione, poi il suo cowboy va nella riserva generale. Ogni perdente riprende subito il suo cowboy nella riserva personale: conta già nel duello successivo e nelle caselle della forza di questo round. I cowboy così ripresi non si possono piazzare di nuovo in questo round.
rule-CC-6-9 = Su «Salario» e «Strada» non ci sono mai duelli.
rule-CC-6-10 = Salario, strada, rendita dagli edifici e quota di un attacco riuscito si ricevono senza domande, perché rinunciarvi non gioverebbe mai. Per ogni altra casella, lotto o costruzione ti si chiede se esegui l'azione o vi rinunci: tutta o niente.
rule-CC-6-11 = In un duello la forza di tutti è quella che avevano prima di quel duello; solo dopo i perdenti riprendono i cowboy. L'azione del vincitore si completa prima di risolvere qualsiasi altra cosa.
rule-CC-6-12 = Alla fine della fase 3 sul tabellone non resta nessun cowboy.

## 7. Le caselle azione

rule-CC-7-1 = Salario: ricevi $4 per ogni tuo cowboy su questa casella.
rule-CC-7-2 = Munizioni (con duello): prendi il segnalino «3 Revolver» e lo tieni fino alla fine del round.
rule-CC-7-3 = Tre strade (con duello): prendi 3 strade nella tua riserva personale.
rule-CC-7-4 = Strada: prendi 1 strada per ogni tuo cowboy su questa casella.
rule-CC-7-5 = Acquisto lotti di terreno (automatico): con i cowboy sui lotti senza proprietario si comprano prima i lotti contesi da due o più giocatori, poi gli altri, giocatore per giocatore in ordine di passaggio, ciascuno nell'ordine che preferisce. Se i lotti contesi sono più d'uno, chi ha passato per primo nel round, anche se non coinvolto (nell'edizione polacca il primo a passare tra chi ha un cowboy su un lotto conteso, stabilito prima del primo duello), sceglie ogni volta il prossimo dopo aver visto l'esito del precedente; chi vince compra o rinuncia subito. Il prezzo è $1 più $1 per ogni casa, montagna o edificio sul lotto o su un lotto adiacente, di chiunque sia, quindi da $1 a $10 (un hotel vale 1, il fiume 0): paghi alla banca centrale e metti un segnalino proprietà sotto l'eventuale casa o montagna, che diventa tua.
rule-CC-7-6 = Costruzione edifici (con un duello per casella): paghi il prezzo stampato e prendi l'edificio, che costruisci subito o tieni in riserva. Con l'operaio giallo paghi la metà, arrotondata per eccesso, a ogni acquisto del round: $6 invece di $12, $5 invece di $10, $4 invece di $8, $3 invece di $6 e di $5, $2 invece di $4 e di $3.
rule-CC-7-7 = Edifici in riserva: subito dopo la costruzione da $3, in ordine di passaggio, ciascuno può costruire quelli tra i suoi edifici in riserva che è permesso costruire in quel momento, uno dopo l'altro nell'ordine che vuole. Si fa un solo giro: le strade posate da chi viene dopo non danno a chi è già stato di turno un'altra occasione in questo round.
rule-CC-7-8 = Rendita dalle proprietà (con duello): ricevi $2 per ogni tuo lotto, qualunque cosa contenga.
rule-CC-7-9 = Rendita dalla forza dei cowboy (con duello): ricevi $2 per ogni tuo punto forza. I punti del mercenario contano, tranne che nell'edizione italiana, dove valgono solo nei duelli. Il cowboy che esegue l'azione è sul tabellone e non conta.
rule-CC-7-10 = Vincita ai dadi (con duello): tiri due dadi e ricevi la somma in dollari.
rule-CC-7-11 = Rendita dagli edifici (automatica): prima si risolvono gli attacchi, poi tutti gli edifici danno la loro rendita.
rule-CC-7-12 = Punti per i terreni (con duello): ricevi 1 PV ogni 2 lotti tuoi, arrotondando per difetto.
rule-CC-7-13 = Punti per la forza dei cowboy (con duello): ricevi 1 PV ogni 2 punti forza, arrotondando per difetto; i punti si contano come per la rendita dalla forza, quindi nell'edizione italiana senza il mercenario. Si dimezza la somma; se al tavolo si gioca con il conto separato, si dimezzano e si arrotondano a parte i cowboy e i revolver.
rule-CC-7-14 = Punti per gli edifici (con duello): ricevi 1 PV per ogni tuo edificio costruito. Case, montagne ed edifici in riserva non contano; nell'edizione polacca non contano nemmeno le miniere.
rule-CC-7-15 = Acquisto punti vittoria (con un duello per casella): compri quanti PV interi vuoi, pagando per ciascuno il prezzo della casella; l'unico limite è il tuo denaro. Comprarne 0 equivale a rinunciare.

## 8. Strade, edifici e case

rule-CC-8-1 = Le strade si posano sui lati dei lotti, una per lato. Una nuova strada deve avere un angolo in comune con una strada o un ponte già sul tabellone e il lato deve essere libero; non importa che cosa c'è sui lotti accanto. Una volta posate non appartengono a nessuno e non lasciano più il tabellone.
rule-CC-8-2 = Un lotto è raggiunto se almeno uno dei suoi quattro angoli è l'estremità di una strada sul tabellone. Una strada lungo un lato tocca due angoli, quindi vale anche quella.
rule-CC-8-3 = Puoi posare in qualsiasi momento quante strade della tua riserva vuoi: nei round da 1 a 4 ti viene proposto prima di ogni tua decisione, senza sostituirla né consumare il turno, e poi la stessa decisione torna con le scelte aggiornate. Finché hai una strada, conta come decisione anche scegliere se costruire o tenere in riserva, e così il momento degli edifici in riserva se ne hai uno adatto, perfino quando per ora puoi solo tenerlo. Non puoi farlo nella preparazione, quando sei obbligato a passare o a restituire una somma fissa, quando rispondi a una richiesta di consenso o scegli in segreto un segnalino duello; con il fiume puoi posarne ancora, in ordine di passaggio, subito prima del conteggio finale, mentre senza fiume a quel punto non servirebbe.
rule-CC-8-4 = Puoi costruire un edificio, ranch compresi, solo su un tuo lotto non occupato, cioè senza casa, montagna o altro edificio.
rule-CC-8-5 = Per drugstore, banca, saloon, hotel, chiesa e prigione il lotto deve essere raggiunto da una strada e insieme all'edificio va piazzata una casa. Ranch e miniera non richiedono né strada né casa. Se al tavolo si gioca con la casa anche per la miniera, serve un lotto raggiunto e non occupato per la casa, ma nessuna strada per la miniera stessa.
rule-CC-8-6 = La casa che accompagna un edificio è gratis e viene dalla riserva generale; le case non entrano in gioco in altro modo e non si comprano senza il loro lotto. Può stare ovunque sulla mappa, vicino o lontano, su un lotto raggiunto, non occupato, senza fiume e diverso da quello dell'edificio: tuo, senza proprietario, o di un altro giocatore che acconsente. La proprietà non cambia: su un lotto di qualcuno la casa è sua, su un lotto senza proprietario non è di nessuno e il lotto si può ancora comprare.
rule-CC-8-7 = Prima posi, se vuoi, delle strade; poi edificio e casa si piazzano insieme. Indichi entrambi i lotti, che devono essere ammessi sul tabellone di quel momento: o si piazzano tutti e due o nessuno. Le strade già posate restano anche se poi non costruisci.
rule-CC-8-8 = Se il lotto per la casa è di un altro giocatore, questi dice sì o no prima che si piazzi qualcosa, e non gli si può offrire nulla in cambio. Dopo un no puoi posare altre strade, indicare altri lotti o tenere l'edificio in riserva. Un lotto rifiutato per questo edificio non si può chiedere di nuovo nella stessa occasione: la stessa casella di costruzione, lo stesso acquisto dell'operaio o lo stesso tuo momento per gli edifici in riserva.
rule-CC-8-9 = Puoi tenere in riserva quanti edifici comprati vuoi; li costruisci, senza pagare altro, solo nel momento degli edifici in riserva, dopo la costruzione da $3. Vale per tutti, anche per quelli comprati nello stesso round; nell'edizione italiana solo per quelli che avevi prima che iniziassero le caselle di costruzione del round, compreso quello preso nella fase 1 con l'operaio rosso.
rule-CC-8-10 = Gli edifici in riserva non danno rendita, revolver o PV e non contano come ranch o miniere posseduti.
rule-CC-8-11 = Quando costruisci un ranch o una miniera prendi 1 segnalino revolver, per una prigione 2. Li tieni per tutta la partita.
rule-CC-8-12 = Edifici, case, montagne e proprietà sono definitivi: nulla si toglie, si vende, si sposta o si sostituisce.

## 9. Rendita degli edifici

rule-CC-9-1 = Ranch: $1 per ogni lotto adiacente non occupato, di chiunque sia, compresi quelli con il fiume; almeno $1. Una montagna o una casa rende il lotto occupato.
rule-CC-9-2 = Miniera: $3 per ogni montagna adiacente tua o senza proprietario. Nella variante del fiume si possono aggiungere $3.
rule-CC-9-3 = Drugstore: $3 per ogni casa adiacente e per ogni ranch che hai costruito, ovunque si trovi. Sui lotti adiacenti tuoi o senza proprietario, case, ranch e chiese contano 1 casa e gli hotel 2. Un tuo ranch adiacente conta quindi due volte.
rule-CC-9-4 = Banca: $3 per ogni casa adiacente e per ogni miniera che hai costruito, ovunque si trovi. Sui lotti adiacenti tuoi o senza proprietario, case, ranch e chiese contano 1 casa e gli hotel 2.
rule-CC-9-5 = Saloon: $5 per ogni casa adiacente. Sui lotti adiacenti tuoi o senza proprietario, case, ranch e chiese contano 1 casa e gli hotel 2.
rule-CC-9-6 = Hotel: $6.
rule-CC-9-7 = Chiesa e prigione: nessuna rendita.
rule-CC-9-8 = La stessa casa, montagna o lo stesso lotto libero può contare per tutti gli edifici vicini, senza limite.
rule-CC-9-9 = Un edificio non rende mai più del più alto degli otto valori stampati: ranch $8, miniera $21, drugstore $21, banca $21, saloon $35, hotel $6. Il massimo si applica a tutta la rendita, bonus del fiume compreso, prima di raddoppiarla o dimezzarla.
rule-CC-9-10 = La rendita si calcola sul tabellone com'è al momento della rendita dagli edifici, dopo gli acquisti e le costruzioni del round.
rule-CC-9-11 = Se hai la commessa gialla e non hai preso $8 scegliendola, all'inizio della rendita dagli edifici, prima degli attacchi, decidi: prendi $8 oppure nomini un tipo di edificio, e tutti i tuoi edifici di quel tipo rendono il doppio in questo round. Se al tavolo si gioca con la dichiarazione dopo gli attacchi, decidi dopo i duelli e prima dei pagamenti.
rule-CC-9-12 = Al tavolo si gira la tessera in modo che la freccia del segnalino proprietà indichi la rendita attuale. È solo un promemoria: la rendita si può mostrare in ogni momento, ma si conta solo al momento della rendita dagli edifici.

## 10. Attacchi agli edifici

rule-CC-10-1 = Un cowboy su un edificio altrui è un attacco, su un proprio edificio è una difesa. Case e montagne non si possono attaccare.
rule-CC-10-2 = Nelle edizioni polacca e russa la prigione non si può attaccare; nell'edizione russa nemmeno la chiesa. Dove è permesso, l'attacco si risolve come gli altri e ruba metà di $0.
rule-CC-10-3 = Una chiesa protegge tutti gli edifici dello stesso proprietario che le sono adiacenti, non quelli di altri né se stessa; due chiese adiacenti dello stesso proprietario si proteggono a vicenda. Nessuno può piazzare un attaccante su un edificio protetto. Nell'edizione italiana invece si può, ma alla rendita dagli edifici l'attacco fallisce senza duello e l'attaccante riprende il suo cowboy.
rule-CC-10-4 = Con lo sceriffo rosso non puoi attaccare, e il cowboy bianco non attacca mai. Un edificio su cui sta il cowboy bianco non si può attaccare; può succedere solo se il cowboy bianco è ammesso sui propri edifici, come nell'edizione polacca, o se al tavolo anche lo sceriffo rosso riceve il cowboy bianco.
rule-CC-10-5 = Se una chiesa viene costruita accanto a un edificio dello stesso proprietario già sotto attacco, l'attacco si annulla subito e ogni attaccante torna nella riserva personale del suo giocatore; nell'edizione italiana vi torna alla rendita dagli edifici. Il difensore resta al suo posto.
rule-CC-10-6 = Alla rendita dagli edifici gli edifici attaccati si risolvono uno per uno. Se più d'uno richiede un duello, sceglie ogni volta il prossimo chi ha passato per primo nel round; nell'edizione polacca il primo a passare tra attaccanti e difensori di questi duelli.
rule-CC-10-7 = Un solo attaccante e nessun difensore: l'attacco riesce senza duello. Se al tavolo si gioca con il duello contro il proprietario assente, questi affronta in un unico duello tutti gli attaccanti con dado o segnalino duello e la sua forza, senza rischiare cowboy: se vince, gli attacchi falliscono; se perde, per lui è un duello perso. Gli edifici protetti da una chiesa non si contendono così.
rule-CC-10-8 = Più attaccanti e nessun difensore: un unico duello tra gli attaccanti, e riesce l'attacco del vincitore.
rule-CC-10-9 = Se c'è un difensore, si combatte un unico duello tra lui e tutti gli attaccanti. Se vince il difensore, tutti gli attacchi falliscono; se vince un attaccante, riesce solo il suo.
rule-CC-10-10 = Attacco riuscito: l'attaccante riceve metà della rendita dell'edificio, arrotondata per difetto, il proprietario il resto. Il cowboy dell'attaccante vincente va nella riserva generale; il difensore e gli attaccanti sconfitti riprendono il loro.
rule-CC-10-11 = Attacco fallito: il proprietario riceve l'intera rendita e il cowboy del difensore va nella riserva generale. Gli attaccanti riprendono il loro.
rule-CC-10-12 = Se un edificio raddoppiato dalla commessa viene attaccato con successo, proprietario e attaccante ricevono ciascuno la rendita semplice; altrimenti il proprietario riceve il doppio. Se al tavolo si gioca con il raddoppio perso a ogni attacco, basta che l'edificio sia attaccato (non contano gli attacchi sventati da una chiesa): se l'attacco fallisce, il proprietario riceve solo la rendita semplice.
rule-CC-10-13 = Un difensore il cui edificio non è attaccato, o non lo è più, va nella riserva generale alla fine della rendita dagli edifici.
rule-CC-10-14 = Un attacco prende solo denaro dalla rendita di questo round di quel solo edificio; la proprietà non cambia mai.
rule-CC-10-15 = La rendita dagli edifici si svolge così: (1) chi ha la commessa dichiara; (2) nell'edizione italiana falliscono gli attacchi agli edifici protetti e i cowboy tornano nelle riserve, dove contano per i duelli seguenti; (3) riescono gli attacchi di un solo cowboy a edifici senza difensore; (4) si combattono i duelli uno per uno, e dopo ognuno i perdenti riprendono i cowboy; (5) dichiara ora la commessa, se si gioca con la dichiarazione dopo gli attacchi; (6) si calcolano e si pagano rendite e quote; (7) i difensori rimasti vanno nella riserva generale, il cowboy bianco sulla sua carta.
rule-CC-10-16 = Di una rendita di $1 l'attaccante riceve $0 e il proprietario $1; di $0 entrambi ricevono $0. L'attacco conta comunque come riuscito.

## 11. Personaggi

rule-CC-11-1 = Sceriffo (1), lato giallo: prendi il cowboy bianco nella riserva personale e lo piazzi come gli altri, ma solo dove non c'è nessun cowboy, mai su un edificio altrui, e su un tuo edificio solo se è ammesso, come nell'edizione polacca; i tuoi altri cowboy non hanno limitazioni. Dove sta lui nessuno può più piazzare, tranne che su «Salario» e «Strada», dove non ci sono duelli; su queste due caselle e sui lotti rende quanto un cowboy normale. Torna sulla carta quando la sua azione è eseguita o rifiutata; se non lo piazzi resta in riserva, dove di norma conta per la forza, e torna alla fine del round.
rule-CC-11-2 = Sceriffo, lato rosso: non prendi il cowboy bianco (se al tavolo si gioca dandolo anche al lato rosso, lo puoi piazzare pure su un tuo edificio senza cowboy). Non puoi attaccare né piazzare su una casella con duello o un lotto dove c'è già un altro giocatore; puoi difendere i tuoi edifici, anche da un attaccante già presente, e gli altri possono sfidarti. Per ogni duello perso ricevi subito 3 PV, una volta sola anche contro più avversari; un attacco senza difesa non è un duello e non dà nulla.
rule-CC-11-3 = Banchiere (2), lato giallo: ricevi subito $9. Lato rosso: alla fine del round puoi comprare, una volta sola, 3 PV per $3, oppure 5 PV per $12, oppure 7 PV per $25.
rule-CC-11-4 = Commessa (3), lato giallo: ricevi subito $8, oppure aspetti la rendita dagli edifici e lì scegli tra $8 e il raddoppio della rendita di un tipo di edificio. Lato rosso: ricevi subito $8, oppure alla fine del round 1 PV per ogni casa tua; contano solo le case vere, non ranch, hotel o chiese.
rule-CC-11-5 = Operaio (4), lato giallo: ricevi subito 2 strade e in questo round paghi gli edifici la metà, arrotondata per eccesso. Lato rosso: subito, se vuoi, paghi $5 e prendi un edificio qualsiasi dallo spazio di costruzione, senza strade né sconto. Appena hai pagato, gli edifici alla sua destra si spostano di una casella verso i prezzi bassi e quella da $12 si riempie dal sacchetto; poi costruisci l'edificio o lo tieni in riserva.
rule-CC-11-6 = Colono (5), lato giallo: subito, se vuoi, metti gratis un segnalino proprietà su un lotto senza proprietario, vuoto o con una casa o una montagna. Lato rosso: prendi $8 subito oppure, alla fine del round, $1 per ogni tua montagna, e chi prende gli $8 rinuncia al premio per le montagne. Nell'edizione italiana scegli alla fine del round tra $8 e 1 PV per ogni tua montagna.
rule-CC-11-7 = Capitano (6), lato giallo: subito, se vuoi, prendi altri tuoi cowboy dalla riserva generale, 1 per $1, oppure 2 per $4, oppure 3 per $9. Lato rosso: subito, se vuoi, prendi 1 segnalino revolver per $3 o 2 per $9, e li tieni per tutta la partita.
rule-CC-11-8 = Mercenario (7): +3 forza in questo round con il lato giallo, +2 con il lato rosso. Nell'edizione italiana questi punti contano solo nei duelli, nelle altre anche nelle caselle della forza.

## 12. Fase 4: fine del round

rule-CC-12-0 = I passi della fine del round si seguono nell'ordine di questo capitolo. Per primi, in ordine di passaggio, si usano i poteri di fine round delle carte rosse: acquisto del banchiere, case della commessa, montagne del colono.
rule-CC-12-1 = Il segnalino turno avanza di una casella a sinistra: dopo il round 1 blocca l'acquisto di PV da $2, dopo il round 2 anche quello da $3, dopo il round 3 anche quello da $4. Sono quindi disponibili $5, $4, $3 e $2 nel round 1; $5, $4 e $3 nel round 2; $5 e $4 nel round 3; solo $5 nel round 4.
rule-CC-12-2 = Dalla riserva generale ricevi 4 nuovi cowboy dopo il round 1, 5 dopo i round 2 e 3, nessuno dopo il round 4. La riserva personale non supera mai 10 cowboy, senza contare quello bianco.
rule-CC-12-3 = Devi restituire almeno il denaro che supera il limite del personaggio usato in questo round; se vuoi puoi restituire di più, fino a tutto quello che hai, anche se sei sotto il limite. Ricevi 1 PV ogni $10 restituiti. Vale in tutti e quattro i round e si decide in ordine di passaggio.
rule-CC-12-4 = Limite denaro, lato giallo e lato rosso: sceriffo $20 e $20, banchiere $120 e $60, commessa $60 e $60, operaio $30 e $30, colono $30 e $20, capitano $25 ($20 nell'edizione polacca) e $20, mercenario $20 e $30.
rule-CC-12-5 = Gli edifici invenduti scorrono verso la casella da $3 mantenendo l'ordine, senza lasciare vuoti. Le caselle libere, quelle care, si riempiono dal sacchetto a partire dalla meno cara. Dopo il round 4 non si fa.
rule-CC-12-6 = I personaggi, il cowboy bianco e il segnalino «3 Revolver» tornano al loro posto.

## 13. Fine della partita

rule-CC-13-1 = Dopo la fine del round 4 aggiungi 2 PV per ogni tuo lotto con un edificio, una casa o una montagna e 1 PV ogni $6 di denaro rimasto. Nell'edizione polacca sempre, nelle altre solo con la variante «Kit Carson», aggiungi anche 1 PV per ogni giocatore che ha passato dopo di te nel round 4 (una volta sola, anche se valgono entrambi i motivi). Se al tavolo si gioca senza punti per chi passa presto, questi ultimi non si assegnano mai.
rule-CC-13-2 = Lotti vuoti, edifici non costruiti, cowboy, strade e revolver non danno punti alla fine.
rule-CC-13-3 = Vince chi ha più PV. In caso di parità vince, tra i giocatori in parità, chi ha passato per primo nel round 4.

## 14. Varianti

rule-CC-14-1 = Personaggi rossi: di ogni personaggio si può usare il lato giallo o quello rosso, in qualsiasi combinazione, stabilita per tutta la partita.
rule-CC-14-2 = «La legge del più forte», in due: ciascuno ha i segnalini duello 0, 1, 2, 3, 4 e 5 e comincia con $15.
rule-CC-14-3 = «La legge del più forte», da tre a cinque giocatori: si mescola una serie da 0 a 5 per giocatore e ciascuno ne riceve in segreto 6. Annunci a tutti il totale dei tuoi (in 3, 4 o 5 giocatori la somma dei totali è 45, 60 o 75) e cominci con $30 meno quel totale, invece che con $15. Lo si fa quando si distribuisce il materiale, prima di scegliere i lotti iniziali.
rule-CC-14-4 = Nei duelli ciascuno sceglie in segreto uno dei propri segnalini duello; si rivelano tutti insieme e il valore sostituisce il dado. Se al tavolo si gioca con i segnalini scoperti a turno, si mettono giù uno dopo l'altro in ordine di passaggio. In caso di parità vince come sempre chi ha passato prima.
rule-CC-14-5 = I segnalini duello giocati finiscono in uno scarto comune. Chi ha giocato il suo ultimo segnalino ne pesca 3 a caso dallo scarto dopo quel duello, compresi quelli appena giocati; se sono più giocatori, in ordine di passaggio. In quel momento nello scarto ci sono sempre almeno 6 segnalini.
rule-CC-14-6 = Con i segnalini duello la vincita ai dadi si tira comunque con i dadi. I segnalini che hai in mano sono segreti, il loro numero è pubblico.
rule-CC-14-7 = «Kit Carson»: nella fase 2 il primo in ordine di gioco piazza un cowboy o passa; da lì in poi tutti quelli che non hanno passato possono, in qualsiasi ordine e alla velocità che vogliono, piazzare un cowboy, spostare quante volte vogliono un proprio cowboy su un altro posto permesso, o passare. Ogni piazzamento o spostamento deve essere permesso sul tabellone di quel momento. La fase finisce quando tutti hanno passato.
rule-CC-14-8 = Con «Kit Carson» chi passa non agisce più e l'ordine di passaggio si forma come sempre. Un cowboy piazzato si può spostare, ma non riprendere nella riserva.
rule-CC-14-9 = Con «Kit Carson», nel conteggio finale ricevi 1 PV per ogni giocatore che ha passato dopo di te nel round 4, a meno che al tavolo non si giochi senza questi punti. Le buone maniere chieste dai regolamenti (usare una sola mano, non indugiare) qui non hanno effetto.
rule-CC-14-10 = «Il fiume»: si piazzano 6 montagne invece di 9 e si tira di nuovo se il centro o una montagna cade sul fiume. Il fiume passa per c1, c2, c3, d3, d4, d5, e5, e6, e7 ed e8, oppure dove decidono i giocatori.
rule-CC-14-11 = I lotti con il fiume non si possono comprare, scegliere all'inizio o prendere con il colono; non vi si costruisce e non vi si mettono case.
rule-CC-14-12 = Per la rendita di un ranch ogni lotto adiacente con il fiume conta come lotto libero.
rule-CC-14-13 = Una miniera rende $3 in più se almeno un lotto adiacente ha il fiume; sempre $3 in tutto, anche se sono più d'uno.
rule-CC-14-14 = Un lato attraversa il fiume se tutti i lotti della mappa che gli stanno accanto (due, o uno sul bordo) hanno il fiume. Su un lato del genere servono due strade della riserva dello stesso giocatore, posate insieme: formano un ponte, che collega e raggiunge come una strada. Tutti gli altri lati, anche lungo le rive, costano una strada.
rule-CC-14-15 = Nel conteggio finale un tuo lotto con un edificio, una casa o una montagna che ha l'estremità di un ponte a uno dei suoi angoli vale 3 PV invece di 2, non di più anche con più ponti.
rule-CC-14-16 = Con «Kit Carson» piazzamenti, spostamenti e passaggi si applicano uno alla volta nell'ordine in cui arrivano, e così si forma l'ordine di passaggio; un'azione non più permessa viene rifiutata e non cambia nulla. Dove non c'è un ordine d'arrivo, come tra i bot, chi non ha passato agisce in ordine di gioco, un'azione a testa, giro dopo giro.
rule-CC-14-17 = Per spostare un cowboy prima lo sollevi, poi lo metti su un posto diverso dal precedente e permesso; i cowboy che restano fermi non si controllano più, quindi uno sceriffo rosso raggiunto da altri ha semplicemente un duello, o può andarsene. Nessuno passa in automatico finché può piazzare o spostare. Hai al massimo 20 spostamenti per round, un limite che serve solo a far finire la fase, poi puoi soltanto piazzare o passare; le strade, che puoi posare finché non passi, non si contano.
rule-CC-14-18 = Un fiume deciso dai giocatori è una sequenza di lotti diversi, da 2 a 15, in cui ciascuno ha un lato in comune con il successivo e nessun'altra coppia ne ha uno; due che si toccano solo in un angolo devono avere in mezzo esattamente un lotto della sequenza. Il primo e l'ultimo stanno sul bordo ma non in un angolo della mappa, e nessun altro sta sul bordo; ogni altro disegno è rifiutato prima di cominciare. Le montagne sono 9 meno una ogni 3 lotti con il fiume, e c'è sempre posto per il centro e per loro.
rule-CC-14-19 = Un ponte usa due delle 25 strade, e con una sola strada in riserva non puoi cominciarlo. Una strada che finisce sulla riva o la segue è una strada normale: da sola non raggiunge mai un lotto sull'altra riva.
rule-CC-14-20 = Varianti, edizioni, singole opzioni e numeri di giocatori si combinano liberamente. Con i segnalini duello lo sceriffo rosso può sceglierne uno basso apposta per perdere e ricevere 3 PV, un attacco senza difesa non ne richiede nessuno (se si gioca con il duello contro il proprietario assente, ne gioca uno anche lui), e con «Kit Carson» si scelgono comunque solo nella fase 3. Con «Kit Carson» anche il cowboy bianco si sposta, sempre dove non ci sono cowboy, e finché sta in un posto nessuno può andarci, tranne che su «Salario» e «Strada»; i lotti con il fiume non sono mai di nessuno, restano vuoti e contano solo per ranch e miniere.

## 15. Casi limite

rule-CC-15-1 = Se le strade nella riserva generale non bastano, con le tre strade o con l'operaio prendi quelle che restano. Sulla casella «Strada» i giocatori ne prendono una a testa in ordine di passaggio, più volte, fino al numero dei loro cowboy lì e finché ce ne sono. Le strade mancanti non si recuperano.
rule-CC-15-2 = Se le case sono finite, gli edifici che ne richiedono una non si possono costruire, ma si possono comprare e tenere in riserva. Di norma non succede, perché 18 di questi edifici più il centro usano 19 case su 20; può succedere se al tavolo si gioca con la casa anche per la miniera.
rule-CC-15-3 = I segnalini revolver qui non finiscono mai: servono solo a contare i revolver dati da edifici e acquisti.
rule-CC-15-4 = I cowboy sono 10 per colore: quelli nuovi che la riserva generale non ha non vengono dati. Con il capitano puoi scegliere un numero di cowboy solo se la riserva generale ne ha altrettanti tuoi e se puoi pagarli.
rule-CC-15-5 = Se il sacchetto è vuoto, le caselle di costruzione più care restano vuote e nessuno può piazzarvi cowboy.
rule-CC-15-6 = Senza segnalini proprietà non puoi piazzare cowboy sui lotti né prendere il lotto del colono. Se usi l'ultimo mentre un tuo cowboy sta ancora su un altro lotto, a quell'acquisto devi rinunciare.
rule-CC-15-7 = Se al momento dell'azione non puoi pagare, vi rinunci e il cowboy va nella riserva generale.
rule-CC-15-8 = Se, anche usando le tue strade, non c'è un lotto adatto per l'edificio o per la sua casa, devi tenere l'edificio in riserva.
rule-CC-15-9 = Se non resta nessun lotto senza proprietario, il potere del colono non ha effetto.
rule-CC-15-10 = Con l'operaio rosso e meno di $5 non puoi comprare l'edificio.
rule-CC-15-11 = Un edificio tenuto in riserva e mai costruito non vale nulla.
rule-CC-15-12 = Se lo spazio di costruzione è vuoto, l'operaio rosso non ha nulla da comprare. Se il sacchetto è vuoto quando compra, gli edifici scorrono lo stesso e la casella più cara resta vuota.
rule-CC-15-13 = Se vinci un duello ma non puoi sfruttarlo (niente denaro, nessun segnalino proprietà, niente da guadagnare), il tuo cowboy va comunque nella riserva generale e nessun perdente prende il tuo posto.

## 16. Esempi

rule-EX-1 = Ordine di gioco: il verde ha preso lo sceriffo (1), l'arancione la commessa (3), il viola il mercenario (7). L'ordine è verde, arancione, viola.
rule-EX-2 = Ordine di passaggio: l'arancione passa per primo. È quindi primo nell'ordine di passaggio, vince i duelli in parità e nel round successivo sceglie per primo il personaggio.
rule-EX-3 = Inizio: piazzato il centro città con le sue quattro strade, i lotti raggiunti sono 9.
rule-EX-4 = Prezzo di un lotto: su un lotto senza proprietario e sugli 8 adiacenti ci sono in tutto 2 case, 2 saloon e 1 montagna. Il lotto costa 1 + 2 + 2 + 1 = $6.
rule-EX-5 = Saloon: il saloon dell'arancione è adiacente a tre case, sue o senza proprietario, e rende $15. Il saloon del viola è adiacente alle stesse tre case, una delle quali su un lotto dell'arancione: rende $10.
rule-EX-6 = Drugstore: accanto ci sono tre case, tue o senza proprietario, e un tuo ranch. Rende 3 × (3 + 1 + 1) = $15.
rule-EX-7 = Banca: accanto ci sono una casa, tua o senza proprietario, e un tuo hotel, e hai una miniera da qualche parte. Rende 3 × (1 + 2 + 1) = $12.
rule-EX-8 = Attacco: un edificio con rendita di $25 è attaccato con successo. Il proprietario riceve $13, l'attaccante $12.
rule-EX-9 = Raddoppio: un edificio da $15, raddoppiato dalla commessa, è attaccato con successo. Proprietario e attaccante ricevono $15 ciascuno.
rule-EX-10 = Vincita ai dadi: con 3 e 5 ricevi $8.
rule-EX-11 = Alternanza, dall'edizione russa: si gioca in due e comincia il verde. Il verde piazza, l'arancione piazza, il verde piazza, l'arancione passa (primo nell'ordine di passaggio), il verde piazza, il verde passa.
rule-EX-12 = Chiesa: Anna attacca la banca di Bruno, che nello stesso round costruisce una chiesa adiacente alla banca. L'attacco è annullato e il cowboy di Anna torna nella sua riserva: subito nelle edizioni polacca e russa, alla rendita dagli edifici in quella italiana.
rule-EX-13 = Segnalini duello: in 3, 4 o 5 giocatori i totali annunciati danno insieme 45, 60 o 75. Chi ha un totale di 17 comincia con $13.
rule-EX-14 = Limite denaro: con $47 e un limite di $30 devi restituire almeno $17. Con $17 ricevi 1 PV e ti restano $30; con $20 ricevi 2 PV e ti restano $27.
rule-EX-15 = Dadi: dado bianco 1 e altro dado 6 indicano la colonna 2 e la riga 7, cioè il lotto b7.
rule-EX-16 = Scorrimento: lo spazio di costruzione ha ranch a $3, miniera a $4, banca a $5, saloon a $6, hotel a $8, ranch a $10 e miniera a $12, e si vendono gli edifici da $4 e $8. Dopo si hanno ranch a $3, banca a $4, saloon a $5, ranch a $6, miniera a $8 e due edifici nuovi a $10 e $12.
rule-EX-17 = Ordine alla rendita dagli edifici, edizione italiana: Anna, con 2 cowboy in riserva e 1 revolver, attacca una banca protetta dalla chiesa del suo proprietario; inoltre Anna e Carlo attaccano lo stesso saloon senza difensore. Prima fallisce l'attacco alla banca e il cowboy torna in riserva: Anna combatte il duello con forza 4.
rule-EX-18 = Kit Carson: Anna sta su «Vincita ai dadi» e Bruno la raggiunge; su «Munizioni» c'è il cowboy bianco di Carlo. Anna può spostarsi su «Salario» o su una casella con duello dove non ha ancora un cowboy, non su «Munizioni», e non può riprendere il cowboy nella riserva.
rule-EX-19 = Fiume deciso dai giocatori: b1 b2 b3 a3 è accettato, con 9 − 1 = 8 montagne. Invece c1 c2 d2 è rifiutato perché l'ultimo lotto non è sul bordo. Anche a1 b1 b2 b3 a3 è rifiutato perché comincia in un angolo della mappa e b1 sta sul bordo senza essere un'estremità.
rule-EX-20 = Ultimo cowboy: Anna piazza il suo ultimo cowboy, poi Bruno e Carlo al loro turno passano. Anna passa terza, benché già prima di loro non avesse più nulla da piazzare.

## 18. Interpretazioni

rule-R-01 = Nella fase 3 i segnalini sono già nella riga inferiore della linea dell'ordine di turno, quindi «il posto più basso» significa ordine di passaggio; le edizioni italiana e russa lo dicono apertamente.
rule-R-02 = Denaro e segnalini revolver non hanno limite: per tutti i ranch, le miniere, le prigioni e le dotazioni iniziali servono 21 revolver, e solo i capitani rossi potrebbero farne servire più di 25. Strade, case, cowboy, segnalini proprietà ed edifici sono invece limitati.
rule-R-03 = I valori da 1 a 6 dei dadi indicano le colonne da b a g, da sinistra, e le righe da 2 a 7, dall'alto. I regolamenti dicono infatti che all'inizio sono raggiunti esattamente 9 lotti, quindi il centro non è sul bordo; altre fonti lo confermano.
rule-R-04 = La prima fila si risolve da sinistra a destra, la seconda da destra a sinistra, la terza da sinistra a destra: la costruzione va quindi da $12 a $3 e l'acquisto di PV da $5 a $2. Il segnalino turno, venendo da destra, blocca prima $2, e nel round 4 resta solo $5. La rendita dalle proprietà viene prima di quella dalla forza, come in tutti e tre i regolamenti.
rule-R-05 = Il cowboy bianco non piazzato è un cowboy in riserva e vale 1 punto forza, salvo scelta diversa al tavolo. L'edizione italiana, che lo tiene fuori da ogni duello, lascia però qualche dubbio.
rule-R-06 = I lotti contesi si risolvono prima degli altri. I prezzi non dipendono dai proprietari, quindi l'ordine incide solo sul denaro di ciascuno.
rule-R-07 = Le strade si possono posare «in qualsiasi momento»: in concreto prima di ogni tua decisione e, con il fiume, ancora una volta prima del conteggio finale.
rule-R-08 = La miniera non porta con sé una casa. L'elenco generale dell'edizione polacca la comprende, ma la sua descrizione non pone condizioni, e 20 case bastano solo senza le miniere.
rule-R-09 = Un edificio tenuto in riserva si può costruire già alla fine delle costruzioni dello stesso round: così leggiamo il testo polacco. L'edizione italiana parla di un round successivo.
rule-R-10 = Su ogni edificio sono stampati otto valori, e il più alto ne fissa la rendita massima. Il ranch va da 1 a 8, perciò il suo minimo è $1; gli altri comprendono lo 0 e restano 7 gradini, cioè $21 per miniera, drugstore e banca e $35 per il saloon. Le cifre sono una nostra lettura.
rule-R-11 = Con la commessa gialla si dichiara prima dei duelli per gli attacchi. Al tavolo si può scegliere di dichiarare dopo.
rule-R-12 = L'ordine dei duelli per gli edifici attaccati lo sceglie lo stesso giocatore che sceglie quello dei lotti contesi, per analogia.
rule-R-13 = Un difensore che nessuno ha attaccato va nella riserva generale, perché ci va ogni cowboy la cui azione è finita.
rule-R-14 = Il cowboy bianco richiede un posto senza cowboy, anche sulle due caselle senza duello. Lì però gli altri possono aggiungersi dopo, perché non ne può nascere un duello.
rule-R-15 = Il testo rosso dello sceriffo sostituisce il potere giallo, quindi niente cowboy bianco. Dove l'edizione italiana dice che lo sceriffo può difendere, intendiamo i cowboy del giocatore.
rule-R-16 = I poteri di fine round delle carte rosse vengono prima del limite denaro: il dollaro per montagna del colono e le spese del banchiere contano quindi per il limite.
rule-R-17 = Puoi restituire denaro in cambio di PV anche se sei sotto il limite. I regolamenti parlano di pagare più del dovuto e nulla lo vieta quando non è dovuto niente.
rule-R-18 = Con «Kit Carson» un cowboy piazzato si può spostare ma non ritirare: i regolamenti permettono di cambiare posto, non di riprenderlo.
rule-R-19 = Nessuna fonte mostra il retro del tabellone: il nostro fiume ha 10 lotti, dal bordo superiore a quello inferiore. Un'espansione successiva toglie una montagna ogni 3 lotti con il fiume, quindi 3 montagne in meno indicano da 9 a 11 lotti; anche il suo fiume di forma libera, con le estremità sul bordo e 9 montagne meno una ogni 3 lotti, si può scegliere.
rule-R-20 = Un ponte è fatto di due strade sul lato tra due lotti successivi del fiume, posate dallo stesso giocatore. Come una strada, si collega con le sue estremità.
rule-R-21 = Nell'edizione polacca il proprietario senza difensore non combatte, perché la regola del duello parla solo di chi ha un cowboy sullo stesso posto.
rule-R-22 = L'edizione polacca non dice se la chiesa si può attaccare: qui è permesso, ma non rende nulla.
rule-R-23 = Per il colono rosso $1 per montagna non vale quasi mai più di $8, mentre 1 PV corrisponde alla commessa rossa. Le edizioni polacca e russa stampano però $1 e noi le seguiamo; chi vuole una carta più equilibrata scelga 1 PV per montagna.
rule-R-24 = Per i punti della forza si dimezza la somma di cowboy e revolver, non ciascuno a parte.
rule-R-25 = Il raddoppio si perde solo con un attacco riuscito: lo dicono il testo polacco e un esempio russo.
rule-R-26 = Nemmeno un ranch si può costruire su una montagna, benché il testo russo parli solo di lotti non edificati. Per il testo polacco un lotto libero è senza edificio e senza montagna.
rule-R-27 = Un edificio in riserva dà i suoi revolver solo quando viene costruito: nelle edizioni italiana e russa li prende chi lo ha costruito.
rule-R-28 = I poteri facoltativi che si usano alla scelta del personaggio non si possono rimandare, a meno che la carta non lo permetta.
rule-R-29 = Puoi difendere qualsiasi tuo edificio, anche uno che nessuno può attaccare.
rule-R-30 = L'ordine tra giocatori che agiscono nello stesso momento è solo una convenzione, che permette di rivedere una partita registrata. Non cambia le probabilità di nessuno.
rule-R-31 = Con «Kit Carson» i regolamenti fanno agire tutti insieme: una serie di azioni una dopo l'altra dà lo stesso gioco, e il limite agli spostamenti evita solo che non finiscano mai. Gli altri possono cominciare appena il primo giocatore ha piazzato o passato.
rule-R-32 = Si può rinunciare a ogni azione, ma denaro e strade gratuite non possono nuocere, quindi lì non ti si chiede nulla. Il segnalino «3 Revolver» invece può nuocere, perché uno sceriffo rosso può voler perdere: lì ti si chiede.
rule-R-33 = Di compensi e promesse tra giocatori i regolamenti non parlano: non vincolano nessuno.
rule-R-34 = I regolamenti non danno un ordine all'interno della rendita dagli edifici. Falliscono per primi gli attacchi agli edifici protetti, perché nell'edizione italiana quei cowboy tornano come già sconfitti; gli attacchi senza difesa non cambiano la forza di nessuno, quindi il loro posto è indifferente.
rule-R-35 = Dopo l'acquisto dell'operaio rosso lo spazio di costruzione scorre subito: lo dicono tutti e tre i regolamenti.
rule-R-36 = Per il fiume deciso dai giocatori l'espansione chiede solo che vada da bordo a bordo, con al massimo 15 tessere. Le altre condizioni tengono separate le due rive ovunque, così che per attraversare serva sempre un ponte.
rule-R-37 = Nella stessa occasione, un lotto rifiutato per la casa di un edificio resta rifiutato per tutti gli edifici di quel tipo, finché non ne costruisci uno. Due tessere uguali in riserva, infatti, non si distinguono.
rule-R-38 = Quando tocca ai tuoi lotti non contesi, indichi quale compri per primo, poi il seguente, oppure rinunci a tutti quelli che restano. È come metterli in ordine e decidere per ciascuno.
rule-R-39 = Con la commessa gialla puoi nominare solo un tipo di cui possiedi un edificio costruito. Se non hai nessun edificio, ricevi gli $8 senza che ti si chieda nulla.
rule-R-40 = Con «Kit Carson» un cowboy sollevato, per tutti gli altri, sta ancora dov'era finché non lo metti giù. Sollevarlo soltanto non è uno spostamento.
rule-R-41 = Il totale dei segnalini duello che restano a un giocatore è pubblico (totale annunciato meno quelli giocati) finché non ne pesca di nuovi per la prima volta. I segnalini non visti possono trovarsi con la stessa probabilità ovunque i fatti noti a tutti lo permettano.
