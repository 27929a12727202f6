### Great Western Trail: sintesi delle regole in italiano.

## In breve

goal = Porta più volte il tuo bestiame a Kansas City e consegnalo in treno a città sempre più lontane. Vince chi alla fine ha più punti vittoria: da città, edifici, bestiame, stazioni, lavoratori, obiettivi e altro ancora.
turn-1 = Un turno ha tre fasi: muovi il mandriano, usi il luogo raggiunto, peschi fino al limite di carte in mano.
turn-2 = Ti muovi di almeno un luogo e al massimo fino al tuo limite di passi; gli spazi senza tessera non contano. Una mano su una tessera è un pedaggio.
turn-3 = Su un edificio neutrale o tuo usi le sue azioni: vendi bestiame, assumi, costruisci, compri bestiame, muovi la locomotiva, fai scambi.
turn-4 = Altrove, o al posto di queste, puoi fare una piccola azione ausiliaria.
turn-5 = I cowboy comprano bestiame migliore, gli artigiani costruiscono i tuoi edifici, gli ingegneri portano più lontano la locomotiva.
turn-6 = A Kansas City scegli prima tre tessere che entrano in gioco: lavoratori, pericoli, tepee.
turn-7 = Poi mostri la mano: ogni razza diversa conta una volta, e i certificati si aggiungono. Ricevi quella somma in dollari.
turn-8 = Consegni a una città alla portata di quella somma e ci metti un tuo disco. Lo spazio che libera sulla tua plancia ti dà una nuova capacità.
turn-9 = Più lontano è arrivata la tua locomotiva, meno costa il trasporto; lungo i binari passa per stazioni che puoi migliorare.
turn-10 = Quando il mercato del lavoro è pieno, tutti gli altri hanno un ultimo turno.

## Capitoli

chapter-0 = Principi generali
chapter-1 = Materiale di gioco
chapter-2 = Preparazione
chapter-3 = Il turno
chapter-4 = Fase A: movimento
chapter-5 = Fase B: azioni
chapter-6 = Kansas City
chapter-7 = Azioni ausiliarie
chapter-8 = Assumere lavoratori
chapter-9 = Costruire
chapter-10 = Acquisto bestiame
chapter-11 = Scambio e pericoli
chapter-12 = Carte obiettivo
chapter-13 = Locomotiva, stazioni e capistazione
chapter-14 = Azioni degli edifici privati
chapter-15 = Dischi
chapter-16 = Certificati
chapter-17 = Fase C e mazzo
chapter-18 = Fine della partita
chapter-19 = Conteggio dei punti
chapter-20 = Le decisioni che prendi
chapter-21 = Esempi
    .rules = EX
chapter-22 = Interpretazioni
    .rules = R

## 0. Principi generali

rule-GWT-0-1 = Il denaro della banca non finisce mai e si conta solo in dollari interi. Il tuo denaro non scende mai sotto 0.
rule-GWT-0-2 = Ogni costo va pagato e ogni requisito soddisfatto per intero, altrimenti l'azione non si può fare. L'unica eccezione sono i pedaggi.
rule-GWT-0-3 = Prima viene il requisito (in rosso), poi la ricompensa (in verde o in bianco). Soddisfatto il requisito, puoi prendere la ricompensa tutta, in parte o per niente; il denaro però si prende sempre tutto.
rule-GWT-0-4 = Se un'azione chiede di scartare, scarti esattamente le carte raffigurate. A ogni uso dell'azione lo fai una volta sola, anche se in mano hai altre carte adatte.
rule-GWT-0-5 = Una coppia è formata da due carte bovino della stessa razza; avere lo stesso valore non basta.
rule-GWT-0-6 = «Una carta bovino qualsiasi» non può mai essere una carta obiettivo. Dove invece si pesca e poi si scarta (azione ausiliaria, edificio 4b, carte obiettivo) puoi scartare qualsiasi carta della mano, comprese quelle appena pescate e le carte obiettivo.
rule-GWT-0-7 = La stessa icona indica sempre la stessa azione, qualunque cosa l'abbia attivata.
rule-GWT-0-8 = Banca, riserva di Kansas City, mazzo del mercato e mazzo degli obiettivi sono di tutti; il tuo mazzo, cioè mazzo di pesca, mano e pila degli scarti insieme, è solo tuo. La tua mano è nascosta agli altri, ma quante carte hai lo sanno tutti; l'ordine delle pile coperte non lo conosce nessuno. Puoi guardare quando vuoi la tua pila degli scarti, mai il tuo mazzo di pesca.
rule-GWT-0-9 = Tutto il resto è pubblico: denaro, plance, tessere, aree obiettivi, dischi, numero di carte e tessere nelle pile, i due mercati e le previsioni. Le carte entrano nei mazzi e ne escono scoperte, quindi è pubblico anche di che cosa è fatto ogni mazzo, ma non quali di quelle carte sono in mano.
rule-GWT-0-10 = Un'azione con un requisito si può usare ogni volta che puoi soddisfarlo per intero, anche se la ricompensa va persa: per esempio puoi scartare una Jersey per un certificato con il segnalino già al limite. Un'azione senza requisito si può usare solo se ha qualche effetto. L'azione conta come usata appena il requisito è pagato o l'effetto è cominciato.

## 1. Materiale di gioco

rule-GWT-1-1 = In comune ci sono: il tabellone; 54 lavoratori (18 cowboy, 18 artigiani, 18 ingegneri); 18 pericoli (6 inondazioni, 6 siccità, 6 frane); 22 tepee (11 verdi, 11 blu); 36 carte bovino del mercato (7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland, 6 Texas Longhorn); 24 carte obiettivo e 4 obiettivi iniziali; 7 edifici neutrali, da A a G; 5 capistazione e 1 segnalino mercato del lavoro.
rule-GWT-1-2 = Ogni giocatore ha 10 edifici privati a doppia faccia (da 1 a 10, lati a e b), 14 dischi, 1 locomotiva, 1 mandriano, 1 segnalino certificati e 14 carte bovino (5 Jersey, 3 Dutch Belt, 3 Black Angus, 3 Guernsey).
rule-GWT-1-3 = Lavoratori, pericoli e tepee hanno sul dorso un numero da 1 a 3. Con l'1 ci sono 35 tessere (tutti i 18 pericoli, 9 tepee verdi e 8 blu), con il 2 ce ne sono 33 (11 lavoratori per tipo), con il 3 ce ne sono 26 (7 lavoratori per tipo, 2 tepee verdi e 3 blu).

## 2. Preparazione

rule-GWT-2-1 = I 5 capistazione si mescolano e se ne mette uno scoperto accanto a ciascuna delle stazioni da 1 a 5, cioè le prime cinque della ferrovia.
rule-GWT-2-2 = Edifici neutrali: nella prima partita ogni tessera va sullo spazio con la sua lettera; nella preparazione standard si mescolano e se ne mette una su ciascuno dei 7 spazi neutrali.
rule-GWT-2-3 = Il segnalino mercato del lavoro parte sullo spazio tratteggiato più in alto, quello della riga 2.
rule-GWT-2-4 = La riserva di Kansas City è fatta di tre pile coperte e mescolate, una per ogni numero sul dorso.
rule-GWT-2-5 = Si scoprono una alla volta le tessere con il dorso 1 finché non ne sono state piazzate 7: un tepee va sullo spazio di scambio libero di valore più basso (nell'ordine −3, −2, −1, 1, 2, 4, 6, 8, 10), un pericolo sul numero libero più basso (da 1 a 4) della propria zona. Un pericolo la cui zona è già piena torna coperto nella riserva e non conta.
rule-GWT-2-6 = Il mercato del lavoro si riempie con tessere dal dorso 2: prima la riga 1, dalla colonna con il numero dei giocatori fino al bordo destro, poi la riga 2 fino allo spazio del segnalino, che resta libero. In tutto sono 3 lavoratori in due, 5 in tre, 7 in quattro.
rule-GWT-2-7 = In ogni riga del mercato del lavoro si usano solo le colonne più a destra: 2 in due giocatori, 3 in tre, 4 in quattro.
rule-GWT-2-8 = Le previsioni cominciano con 2 tessere scoperte per colonna: dorso 1 nella colonna 1, dorso 2 nella colonna 2, dorso 3 nella colonna 3.
rule-GWT-2-9 = Le 36 carte del mercato del bestiame si mescolano e se ne scoprono 7 in due giocatori, 10 in tre, 13 in quattro. Si dispongono per colore (giallo, rosso, blu, marrone, viola), ma la disposizione non ha effetto sul gioco.
rule-GWT-2-10 = Le 24 carte obiettivo si mescolano e se ne scoprono 4: sono gli obiettivi disponibili.
rule-GWT-2-11 = Edifici privati: nella prima partita si usa per tutti il lato a; nella preparazione standard si sorteggia un lato per ogni numero, uguale per tutti i giocatori. Durante la partita le tessere non si girano mai.
rule-GWT-2-12 = Sulla tua plancia metti i 14 dischi sui 14 spazi colorati e il segnalino certificati sullo 0; la locomotiva parte dalla casella 0 della ferrovia e il mandriano aspetta accanto al tabellone. Un lavoratore di ogni tipo è già stampato nella colonna 1 della plancia.
rule-GWT-2-13 = Mescoli il tuo mazzo di 14 carte e ne peschi 4.
rule-GWT-2-14 = I 4 obiettivi iniziali si mescolano e ciascuno ne riceve uno, scoperto nella propria area obiettivi. Quelli avanzati tornano nella scatola.
rule-GWT-2-15 = In senso orario dal primo giocatore si ricevono $6, $7, $8 e $9. Il primo giocatore lo sceglie il tavolo; qui viene sorteggiato.
rule-GWT-2-16 = Limite di passi e pedaggi dipendono dal numero di giocatori e sono spiegati nella fase A. Il limite iniziale è di 3 passi in due o in tre, di 4 in quattro.

## 3. Il turno

rule-GWT-3-1 = Si gioca a turno in senso orario, a cominciare da chi ha ricevuto $6.
rule-GWT-3-2 = Un turno è fatto di fase A (movimento), fase B (azioni del luogo raggiunto) e fase C (pescare), in quest'ordine e tutte obbligatorie.
rule-GWT-3-3 = Nel tuo primo turno, al posto della fase A, metti il mandriano su un edificio neutrale a scelta, anche se lì c'è già qualcuno, senza pedaggi. Poi prosegui con la fase B.
rule-GWT-3-4 = Le carte obiettivo che hai in mano si possono giocare prima della fase A e, nella fase B, prima o dopo un'azione, ma non a Kansas City.
rule-GWT-3-5 = I limiti di passi, di carte in mano e di certificati si guardano nel momento in cui servono: un disco tolto poco prima nello stesso turno conta già.

## 4. Fase A: movimento

rule-GWT-4-1 = Sono luoghi solo Kansas City e gli spazi con una tessera. Gli spazi vuoti non consumano passi, non costano nulla e non ci si può fermare.
rule-GWT-4-2 = Devi muoverti di almeno 1 passo e al massimo fino al tuo limite di passi. Ogni luogo in cui entri, compreso l'ultimo, vale 1 passo.
rule-GWT-4-3 = Segui le frecce della pista; ai bivi scegli liberamente. Non si torna mai indietro.
rule-GWT-4-4 = A Kansas City il movimento finisce sempre: non la si può oltrepassare.
rule-GWT-4-5 = I mandriani non si ostacolano a vicenda: in uno stesso luogo possono essercene quanti si vuole.
rule-GWT-4-6 = Il limite di passi è il valore di partenza più il bonus di ogni disco dei passi tolto: 3, +1 e +1 in due giocatori (massimo 5); 3, +2 per «passi e dollari» e +1 per «passi e punti» in tre (massimo 6); 4, +2 e +1 in quattro (massimo 7).
rule-GWT-4-7 = Quando entri in un luogo con il simbolo della mano, anche solo di passaggio, paghi subito il pedaggio, luogo per luogo nell'ordine del percorso: alla banca per un pericolo o un tepee, al proprietario per l'edificio privato di un altro. I tuoi edifici non ti costano nulla e gli edifici neutrali non hanno mani.
rule-GWT-4-8 = Una mano verde costa $2 in due e in tre giocatori, $1 in quattro; una mano nera $2 in due e in quattro, $1 in tre. Se la tessera ha entrambe le mani, paghi la somma.
rule-GWT-4-9 = Se non puoi pagare tutto il pedaggio, dai al destinatario tutto il denaro che ti resta e continui a muoverti. Il resto non lo dovrai mai più.
rule-GWT-4-10 = I tre spazi di scambio −1, −2 e −3 stanno fuori dalla pista: non ci si entra mai.
rule-GWT-4-11 = Se la tessera sotto il tuo mandriano sparisce (un pericolo o un tepee preso da qualcuno), il mandriano resta sullo spazio vuoto e il prossimo movimento parte da lì.
rule-GWT-4-12 = Dopo Kansas City il mandriano sta all'inizio della pista; il primo spazio da lì è quello neutrale A.
rule-GWT-4-13 = Se più tardi si mette una tessera sullo spazio vuoto sotto il tuo mandriano, non succede nulla: per quella tessera niente pedaggio e niente passo. Il prossimo movimento parte da lì.
rule-GWT-4-14 = Muoversi è sempre possibile, perché Kansas City si raggiunge da qualsiasi luogo. Due percorsi verso lo stesso luogo possono differire per passi e pedaggi, perciò scegli il percorso, non solo la meta.

## 5. Fase B: azioni

rule-GWT-5-1 = Su un edificio neutrale o su un tuo edificio privato usi le sue azioni locali oppure una sola azione ausiliaria singola.
rule-GWT-5-2 = Ogni azione locale si usa al massimo una volta per visita; scegli tu quali usare e in che ordine. Se un'azione locale mostra due alternative, ne ottieni una sola.
rule-GWT-5-3 = Se l'edificio sta su uno spazio con un'azione di rischio (scarti una Jersey per 1 certificato e $2, oppure una carta bovino qualsiasi per 1 certificato), questa è un'azione locale in più. Gli spazi neutrali non ne hanno, perciò può usarla solo il proprietario dell'edificio o chi lo copia.
rule-GWT-5-4 = L'azione ausiliaria singola si può fare una volta per visita, solo se in questa visita non hai usato nessuna azione locale né di rischio; dopo non ne puoi più usare. Non si raddoppia mai, nemmeno se hai tolto entrambi i dischi.
rule-GWT-5-5 = Sull'edificio di un altro giocatore, su un pericolo o su un tepee puoi fare solo un'azione ausiliaria singola.
rule-GWT-5-6 = A Kansas City la fase B consiste nei cinque passaggi della città, spiegati nel capitolo seguente.
rule-GWT-5-7 = Puoi anche non fare nulla.
rule-GWT-5-8 = Scarti, pagamenti e pescate dovuti alle azioni si fanno subito. La mano si riempie di nuovo solo nella fase C.
rule-GWT-5-9 = Ogni visita fa storia a sé: se un'azione ti fa muovere il mandriano, il nuovo luogo offre da capo le sue azioni locali o l'azione ausiliaria, qualunque cosa tu abbia usato prima.
rule-GWT-5-10 = Ciò che un'azione mette in moto (l'azione immediata di un lavoratore, il miglioramento di una stazione, un capostazione, il ritorno dalla casella 39) fa parte di quell'azione e si conclude prima della successiva.

## 6. Kansas City

rule-GWT-6-1 = A Kansas City esegui cinque passaggi, tutti obbligatori e in ordine, senza azione ausiliaria e senza pedaggi. Nei passaggi 1, 2 e 3 scegli una tessera nella rispettiva colonna delle previsioni e la metti subito sul tabellone:
    – tepee: sullo spazio di scambio libero di valore più basso; se non ce ne sono, la tessera esce dal gioco;
    – pericolo: sul numero libero più basso della sua zona; se non ce ne sono, la tessera esce dal gioco;
    – lavoratore: sul primo spazio libero, da sinistra a destra, nella riga del segnalino mercato del lavoro; lo spazio del segnalino è l'ultimo e, quando lo si occupa, il segnalino scende di una riga.
rule-GWT-6-2 = Se nella colonna c'è una sola tessera prendi quella; se è vuota, il passaggio si salta. Puoi scegliere anche una tessera che uscirà subito dal gioco, ma dopo l'inizio degli ultimi turni non puoi più scegliere lavoratori.
rule-GWT-6-3 = Quando il segnalino lascia la riga 6 o la riga 9 (freccia gialla), il mercato del bestiame si riempie dal suo mazzo fino a 7 carte in due giocatori, 10 in tre, 13 in quattro. Se ne ha già altrettante o di più non succede nulla; se il mazzo non basta, si aggiungono quelle che ci sono.
rule-GWT-6-4 = Quando il segnalino lascia la riga 12 (freccia rossa), comincia la fine della partita.
rule-GWT-6-5 = Passaggio 4, guadagno: mostri la mano a tutti, poi decidi quanti certificati temporanei spendere, prima di scegliere la città. Il totale è la somma dei valori d'allevamento delle razze diverse che hai in mano (ogni razza una volta sola), +1 per ogni certificato permanente, in automatico, più i certificati temporanei spesi. Carte obiettivo e punti vittoria (PV) qui non contano.
rule-GWT-6-6 = Ricevi quel totale in dollari e lo tieni a mente per la consegna. Poi scarti tutta la mano, carte obiettivo comprese.
rule-GWT-6-7 = Passaggio 5, consegna: scegli una città di valore non superiore al totale, dove non hai ancora un disco; Kansas City e San Francisco si possono scegliere quante volte si vuole. La consegna è obbligatoria, e Kansas City, che vale 0, è sempre possibile.
rule-GWT-6-8 = Metti un tuo disco sulla città. Poi, subito e in quest'ordine: costo o ricompensa dello spazio liberato, bonus di consegna, costo di trasporto.
rule-GWT-6-9 = Kansas City: ricevi $6 per ogni disco che ci metti, ma alla fine ogni tuo disco lì vale −6 PV.
rule-GWT-6-10 = Quando il tuo disco completa due città vicine unite da una freccia con una carta, devi prendere una carta obiettivo. Con due frecce completate insieme ne prendi due, e tra l'una e l'altra gli obiettivi disponibili si riempiono. I PV sulle frecce contano solo alla fine.
rule-GWT-6-11 = Il costo di trasporto è $1 per ogni croce tra il muso della tua locomotiva e la città; se la locomotiva è all'altezza della città o più avanti, è $0. Le croci stanno subito dopo le caselle 3, 4, 5, 7, 9, 10, 11, 13, 15, 16 e 17, e ogni città è sopra la casella con il numero pari al suo valore. Su un binario di raccordo la locomotiva vale come se fosse sulla casella numerata seguente.
rule-GWT-6-12 = Infine il mandriano va all'inizio della pista e ogni posto vuoto delle previsioni si riempie dalla pila con lo stesso numero; se la pila è vuota, il posto resta vuoto. Segue la fase C.

## 7. Azioni ausiliarie

rule-GWT-7-1 = Le azioni ausiliarie sono di cinque tipi, ciascuno con due spazi disco: un tipo è disponibile se almeno uno dei due è senza disco. «Prendi dollari» e «pesca e scarta» hanno ciascuno uno spazio grigio e sono disponibili dall'inizio.
rule-GWT-7-2 = Con l'icona «ausiliaria singola o doppia» scegli un tipo disponibile; se entrambi i suoi spazi sono liberi puoi farla doppia, come un'azione unica con requisito e ricompensa raddoppiati.
rule-GWT-7-3 = Nei luoghi senza quell'icona l'azione ausiliaria è solo singola.
rule-GWT-7-4 = I cinque tipi (singola / doppia):
    – ricevi $1 / $2;
    – peschi 1 / 2 carte, poi scarti tante carte quante ne hai pescate;
    – paghi $1 / $2 e muovi la locomotiva indietro di esattamente 1 / 2 caselle, poi il segnalino certificati avanti fino a 1 / 2 spazi;
    – paghi $1 / $2 e muovi la locomotiva avanti fino a 1 / 2 caselle;
    – muovi la locomotiva indietro di esattamente 1 / 2 caselle, poi elimini dal gioco fino a 1 / 2 carte qualsiasi della mano.
rule-GWT-7-5 = Quando il requisito è muovere indietro la locomotiva (anche nell'edificio 1b) e questa si ferma su un binario di raccordo, decidi se migliorare la stazione prima di prendere la ricompensa. Se c'è da pagare, paghi prima di muovere la locomotiva.
rule-GWT-7-6 = Se devi pescare e il mazzo di pesca è vuoto, rimescoli la pila degli scarti. Se le carte non bastano comunque, peschi quelle che ci sono e ne scarti altrettante.
rule-GWT-7-7 = L'icona «ausiliaria singola o doppia» è un'azione locale (o immediata) come le altre: non è l'azione ausiliaria che fai al posto delle azioni locali e non la consuma. Se però la usi come azione locale, quell'altra non la puoi più fare.

## 8. Assumere lavoratori

rule-GWT-8-1 = Scegli un lavoratore da una riga del mercato del lavoro sopra quella del segnalino. Quando il mercato è chiuso va bene qualsiasi riga.
rule-GWT-8-2 = Paghi il salario della riga, modificato come mostra l'icona (0, +2, −1 o −2). I salari delle righe da 1 a 12 sono $6, $6, $7, $5, $7, $9, $6, $8, $10, $6, $5 e $4.
rule-GWT-8-3 = Sulla tua plancia la riga di quel tipo deve avere un posto libero: sono al massimo 6 lavoratori, compreso quello stampato. Altrimenti non puoi assumerne di quel tipo.
rule-GWT-8-4 = Metti il lavoratore nella colonna libera più a sinistra. Se lì c'è un'azione immediata, la fai adesso o ci rinunci; va conclusa prima di proseguire il turno. Può nascerne una catena, perché il quarto ingegnere ti fa assumere ancora.
rule-GWT-8-5 = Azioni immediate della plancia:
    – cowboy: colonna 4, rimuovi un pericolo gratis; colonna 6, uno scambio;
    – artigiani: colonne 4 e 6, costruisci a $1 per artigiano necessario (il nuovo artigiano conta);
    – ingegneri: colonna 2, scarti una Jersey per 1 certificato; colonna 3, scarti una Jersey per $2; colonna 4, assumi con il salario ridotto di 2; colonna 5, scarti una Jersey per un massimo di 2 certificati; colonna 6, scarti una Jersey per $4.
rule-GWT-8-6 = I lavoratori assunti lasciano nel mercato dei vuoti che non si riempiono più.
rule-GWT-8-7 = Un lavoratore ceduto per un capostazione libera la sua colonna. Quando la copri di nuovo, l'azione immediata si attiva un'altra volta.
rule-GWT-8-8 = Alla fine ogni lavoratore nelle colonne 5 e 6 vale 4 PV.

## 9. Costruire

rule-GWT-9-1 = Scegli un tuo edificio privato non ancora costruito e piazzalo su uno spazio edificabile vuoto, anche con azione di rischio, oppure sostituisci un tuo edificio sulla pista. Gli spazi neutrali, di pericolo e di scambio non vanno mai bene.
rule-GWT-9-2 = Per piazzare ti servono almeno tanti artigiani, compreso quello stampato, quanti ne chiede la tessera. Il costo è quel numero per $2 con l'edificio neutrale B, per $1 con le colonne 4 e 6 degli artigiani.
rule-GWT-9-3 = Per sostituire, la nuova tessera deve chiedere più artigiani della vecchia: ti servono tanti artigiani quanta è la differenza e paghi la differenza per $2 (o per $1). La vecchia tessera esce dal gioco. Le tessere che chiedono più di 6 artigiani si costruiscono solo così.
rule-GWT-9-4 = Gli artigiani non si consumano: il loro numero è solo una soglia.
rule-GWT-9-5 = Se sostituisci l'edificio su cui sta il tuo mandriano, in questa visita non puoi usare quello nuovo, e le azioni locali non usate di quello vecchio, compresa l'azione di rischio, sono perse. Le carte obiettivo si possono ancora giocare.
rule-GWT-9-6 = Un edificio non annulla mai l'azione di rischio né il bosco del suo spazio: tutti e due restano dello spazio.

## 10. Acquisto bestiame

rule-GWT-10-1 = In ogni azione di acquisto ciascun cowboy, compreso quello stampato, si usa una volta sola: per un acquisto o per ampliare il mercato. In un'altra azione di acquisto dello stesso turno li hai di nuovo tutti.
rule-GWT-10-2 = Acquisti possibili (di valore 3 sono Holstein, Brown Swiss e Ayrshire, anche mescolate):
    – 1 cowboy e $6: 1 bovino di valore 3;
    – 2 cowboy e $3: 1 bovino di valore 3;
    – 3 cowboy e $5: esattamente 2 bovini di valore 3;
    – 1 cowboy e $12: 1 West Highland;
    – 3 cowboy e $6: 1 West Highland;
    – 5 cowboy e $8: esattamente 2 West Highland;
    – 2 cowboy e $12: 1 Texas Longhorn;
    – 4 cowboy e $6: 1 Texas Longhorn.
rule-GWT-10-3 = Puoi combinare gli acquisti come vuoi, anche ripetendoli, finché bastano cowboy, denaro e carte del mercato. È permesso anche spendere più del necessario.
rule-GWT-10-4 = Ampliare il mercato: con 1 cowboy non ancora usato scopri 2 carte dal mazzo del mercato (1 se ne resta una sola; se è vuoto non si può). Il mercato non ha un numero massimo di carte e un'azione di acquisto può consistere solo in questo. Puoi alternare le due cose, quindi anche comprare le carte appena scoperte.
rule-GWT-10-5 = Le carte comprate vanno scoperte sulla tua pila degli scarti. I PV di ogni carta si vedono e scegli tu quale prendere esattamente.
rule-GWT-10-6 = La combinazione più economica dipende da quanti cowboy hai e si può calcolare. Alcuni prezzi minimi («v3» è un bovino di valore 3):
    – 1 cowboy: 1 v3 $6, 1 West Highland $12;
    – 2 cowboy: 1 v3 $3, 2 v3 $12, 1 Texas Longhorn $12;
    – 3 cowboy: 2 v3 $5, 1 West Highland $6;
    – 4 cowboy: 1 Texas Longhorn $6, 3 v3 $11, 1 v3 e 1 West Highland $12;
    – 5 cowboy: 2 West Highland $8, 3 v3 $8, 1 v3 e 1 West Highland $9, 1 v3 e 1 Texas Longhorn $12;
    – 6 cowboy: 1 v3 e 1 Texas Longhorn $9, 4 v3 $10, 2 v3 e 1 West Highland $11, 1 v3 e 2 West Highland $14, 2 Texas Longhorn $18, 3 West Highland $20.

## 11. Scambio e pericoli

rule-GWT-11-1 = Scambio: prendi un tepee a scelta da uno spazio di scambio qualsiasi, sulla pista o fuori; paghi il valore dello spazio se è negativo, lo ricevi se è positivo, e tieni la tessera. Se non puoi pagare, o sul tabellone non ci sono tepee, non si può fare.
rule-GWT-11-2 = Rimuovere un pericolo: prendi una tessera pericolo a scelta dalla pista e paghi il costo dell'icona: $7 con l'edificio F, $5 con 4a, gratis altrimenti. Se non puoi pagare, o sulla pista non ci sono pericoli, non si può fare.
rule-GWT-11-3 = Le tessere prese si tengono per il conteggio finale e non tornano più in gioco.

## 12. Carte obiettivo

rule-GWT-12-1 = Quando prendi una carta obiettivo scegli tra gli obiettivi disponibili oppure prendi alla cieca la prima del mazzo, che poi mostri a tutti. La carta va scoperta sulla tua pila degli scarti; se era tra quelle disponibili, la si rimpiazza subito dal mazzo.
rule-GWT-12-2 = Se il mazzo degli obiettivi è vuoto, i posti restano vuoti. Se non c'è più nemmeno un obiettivo disponibile non se ne possono ottenere, e un bonus di consegna obbligatorio va a vuoto.
rule-GWT-12-3 = Con l'edificio 6b la carta va invece direttamente in mano.
rule-GWT-12-4 = Per giocare una carta obiettivo la sposti dalla mano nella tua area obiettivi, poi fai subito la sua azione immediata o ci rinunci. Puoi giocarne quante vuoi, una dopo l'altra.
rule-GWT-12-5 = Si giocano nel proprio turno, prima della fase A oppure nella fase B prima o dopo un'azione: all'inizio, tra due azioni, dopo l'ultima, anche senza fare azioni, e di nuovo a ogni altra visita. Mai nel mezzo di un'azione, a Kansas City o nella fase C. Una carta presa in mano con 6b si può giocare subito dopo quell'azione.
rule-GWT-12-6 = Le azioni immediate possibili sono: ricevi $2; pesca fino a 3 carte, poi scartane altrettante; locomotiva avanti fino a 2 o 3 caselle, come stampato; un'azione ausiliaria singola o doppia; movimento gratuito del mandriano.
rule-GWT-12-7 = Movimento gratuito: da 1 a 3 passi avanti, senza pedaggi, mai fino a Kansas City e senza fase B nel nuovo luogo. Prima della fase A (anche dall'inizio della pista) la fase A riparte da lì, e prima puoi giocare altre carte; nella fase B invece perdi tutte le azioni rimaste, non giochi altre carte e passi direttamente alla fase C. Se rinunci al movimento o non c'è dove andare, il turno prosegue normalmente.
rule-GWT-12-8 = Una carta giocata va conteggiata per forza. Una carta non giocata, ovunque sia nel tuo mazzo, a fine partita si conteggia o si tralascia, come ti conviene.
rule-GWT-12-9 = Ogni carta elenca dei requisiti: se li soddisfi tutti ricevi i suoi PV, altrimenti perdi la penalità (0 per gli obiettivi iniziali). Ogni elemento, cioè edificio, tessera, disco o carta, vale per un solo requisito tra tutte le tue carte obiettivo.
rule-GWT-12-10 = Valgono per i requisiti: un tuo edificio sulla pista; un tepee verde; un tepee blu; una tessera pericolo qualsiasi; un tuo disco su una stazione; una carta bovino di valore 3, una West Highland o una Texas Longhorn ovunque nel tuo mazzo; un tuo disco su San Francisco.
rule-GWT-12-11 = L'azione immediata di una carta obiettivo non è né un'azione locale né l'azione ausiliaria della visita: non le impedisce e non ne è impedita. Su un pericolo, per esempio, puoi giocare l'obiettivo di San Francisco con la sua azione ausiliaria oltre a fare l'unica azione ausiliaria singola.

## 13. Locomotiva, stazioni e capistazione

rule-GWT-13-1 = La ferrovia va dalla casella 0 (partenza) alla 39 (capolinea). I binari di raccordo si trovano tra 4 e 5, 7 e 8, 10 e 11, 13 e 14, 16 e 17, 21 e 22, 25 e 26, 29 e 30, 33 e 34. Dalla casella prima puoi andare sulla successiva o sul raccordo, e dal raccordo sulla successiva; all'indietro vale lo stesso al contrario.
rule-GWT-13-2 = Su ogni casella sta una sola locomotiva, tranne sulla 0 dove possono stare tutte. Le caselle e i raccordi occupati si saltano: non contano nel movimento e non ci si può fermare.
rule-GWT-13-3 = In avanti muovi fino al numero consentito; se ti fermi prima, il resto è perso. Muovere di 0 caselle equivale a non usare l'azione.
rule-GWT-13-4 = Muovere indietro è un requisito: esattamente il numero di caselle richiesto, raccordi in cui entri compresi. Non si può dalla casella 0, e nemmeno se arrivi alla casella 0 prima di aver completato il numero.
rule-GWT-13-5 = La locomotiva non si gira mai: il muso punta sempre verso i numeri più alti.
rule-GWT-13-6 = «Tante caselle quanti sono gli ingegneri» conta gli ingegneri sulla tua plancia, compreso quello stampato.
rule-GWT-13-7 = Miglioramento della stazione: quando la tua locomotiva si ferma su un binario di raccordo (o sulla 39), andando avanti o indietro, e su quella stazione non hai un disco, decidi subito se pagare il costo e metterci un disco. I dischi degli altri non contano. Una locomotiva che era già lì non te ne dà la possibilità.
rule-GWT-13-8 = Capostazione: subito dopo il miglioramento (costo pagato, disco messo, costo o ricompensa del suo spazio risolti), se la tessera c'è ancora, puoi metterci il lavoratore assunto più a destra di una riga, mai uno stampato, e prenderti la tessera. Puoi farlo solo in quel momento e il lavoratore resta lì per sempre.
rule-GWT-13-9 = L'azione immediata di un capostazione (ricevi $2; oppure rimuovi un pericolo gratis o fai uno scambio) si fa subito o ci si rinuncia. Un certificato permanente vale da quel momento in poi.
rule-GWT-13-10 = Casella 39: il movimento finisce lì e puoi migliorare la stazione; poi la locomotiva deve tornare indietro di almeno 1 su una casella libera a scelta, raccordi e partenza compresi, e ricevi $3. Se arriva su un raccordo puoi migliorare quella stazione, anche con quei $3.
rule-GWT-13-11 = Stazioni (solo le prime cinque hanno un capostazione):
    – stazioni 1 e 2: costo $2, 1 PV, angoli bianchi;
    – stazioni 3 e 4: costo $4, 2 PV, angoli bianchi;
    – stazione 5: costo $6, 3 PV, angoli neri;
    – stazione 6: costo $8, 5 PV, angoli neri;
    – stazione 7: costo $7, 6 PV, angoli neri;
    – stazione 8: costo $6, 7 PV, angoli neri;
    – stazione 9: costo $5, 8 PV, angoli neri;
    – stazione 10 (casella 39): costo $3, 9 PV, angoli neri.
rule-GWT-13-12 = In avanti c'è sempre dove andare, perché nessuna locomotiva resta sulla 39. Scegli solo dove ti fermi; il percorso non ha altri effetti.

## 14. Azioni degli edifici privati

rule-GWT-14-1 = L'edificio 1a dà $2 per ogni tuo edificio nel bosco, compreso 1a se è nel bosco; con 7b muovi la locomotiva avanti fino a quel numero. Gli spazi edificabili nel bosco sono: il secondo dopo la zona delle inondazioni; il primo dopo B sul ramo senza siccità; i due del ramo superiore dopo C; i due dopo E sul ramo senza frane; il secondo dopo la zona delle frane; l'inferiore dei due dopo F.
rule-GWT-14-2 = Muovere il mandriano (fino a 1 passo con 3a e 3b, 2 con 4a, 3 con 4b, 4 con 10b, 5 con 10a): almeno 1 passo, il tuo limite di passi non c'entra, i pedaggi si pagano e puoi entrare a Kansas City. Segue una fase B completa e obbligatoria nel nuovo luogo, senza pescare in mezzo; in un turno possono esserci più movimenti così. Le azioni locali non ancora usate dell'edificio che lasci sono perse.
rule-GWT-14-3 = Altre azioni:
    – 7a: per ogni tua coppia di tepee, uno verde e uno blu, segnalino certificati avanti fino a 2 spazi e $2;
    – 10a: segnalino certificati fino al limite;
    – 4b: peschi fino a tante carte quanti sono i tuoi cowboy, poi ne scarti altrettante;
    – 5b: $1 per ogni tuo ingegnere;
    – 1b: scarti dalla mano una carta obiettivo per un massimo di 2 certificati; e, come azione separata, locomotiva indietro di 1 per $3;
    – 6b: scarti una carta bovino qualsiasi per $3 e una carta obiettivo in mano.
rule-GWT-14-4 = Consegna speciale (9a): muovi la locomotiva indietro di quanto vuoi, almeno 1 (non dalla casella 0), e conti le caselle numerate percorse, compresa quella d'arrivo (vale anche la casella 0), ma non quelle occupate né i raccordi; se arretri soltanto sul raccordo più vicino conti 0. Poi devi consegnare in una città di valore non superiore, secondo la regola solita: metti un disco e ricevi i bonus, anche i $6 di Kansas City, ma senza guadagno né costo di trasporto. Se la locomotiva è su un raccordo, dopo puoi migliorare la stazione.
rule-GWT-14-5 = Copiare (8b): usi gratis le azioni locali di un edificio, neutrale, tuo o altrui, su uno spazio direttamente collegato a quello di 8b, compresa la sua azione di rischio; ciascuna una volta, nell'ordine che vuoi e anche alternate con l'azione di rischio di 8b stesso. Ogni 8b copia un solo edificio e nient'altro che edifici; può essere un altro 8b, con i vicini del suo spazio, ma senza tornare a un 8b già usato nella catena. Lavoratori, boschi e coppie sono sempre i tuoi, e un movimento copiato parte da dove sta il tuo mandriano.
rule-GWT-14-6 = Con 9b migliori una stazione alle spalle della tua locomotiva (non quella del raccordo su cui si trova), con il costo e le regole consuete, capostazione compreso.

## 15. Dischi

rule-GWT-15-1 = Gli spazi disco sono 14: 9 con angoli bianchi e 5 con angoli neri, cioè i due dei passi, i due delle carte in mano e quello dei certificati con il 6.
rule-GWT-15-2 = Un disco da uno spazio con angoli bianchi può andare su qualsiasi città o stazione. Un disco da uno spazio con angoli neri va solo dove gli angoli sono neri: Albuquerque, El Paso, Sacramento, San Francisco e le stazioni da 5 a 10.
rule-GWT-15-3 = Togliere un disco sblocca subito e per sempre il suo spazio. «Passi e dollari» ti dà $3; ogni disco «carte in mano» costa $5, e se non li hai non puoi sceglierlo. In una consegna deve restarti anche di che pagare il trasporto; per una stazione paghi prima il miglioramento, quindi ti servono il costo più $5, e i $3 di «passi e dollari» non aiutano a pagarlo.
rule-GWT-15-4 = Se la meta ha angoli bianchi ma ti restano solo dischi su spazi con angoli neri, puoi usare uno di quelli.
rule-GWT-15-5 = Se dalla plancia non puoi usare nessun disco (non ne hai più o non te lo puoi permettere), ne prendi uno tuo da una stazione, non da quella che stai migliorando. Perdi i PV di quella stazione, ma non il capostazione già preso, e più avanti la potrai migliorare di nuovo. In una consegna è obbligatorio; al miglioramento di una stazione puoi semplicemente rinunciare.
rule-GWT-15-6 = I dischi sulle città non si spostano mai.
rule-GWT-15-7 = Se non hai dischi utilizzabili né sulla plancia né sulle stazioni, non puoi migliorare stazioni. In una consegna devi scegliere una città per la quale un disco si può usare; se non ce n'è nessuna, la consegna non mette nulla e non dà bonus né PV, senza costo di trasporto.

## 16. Certificati

rule-GWT-16-1 = Il tracciato certificati ha gli spazi 0, 1, 2, 3, 4 e 6. Si avanza di uno spazio alla volta, quindi da 4 a 6 è un solo avanzamento.
rule-GWT-16-2 = Il limite è 3; diventa 4 se hai tolto il disco del 4, e 6 se hai tolto sia quello del 4 sia quello del 6. Con il solo disco del 6 tolto resta 3. Gli avanzamenti oltre il limite sono persi.
rule-GWT-16-3 = Nel passaggio del guadagno spendi quanti certificati vuoi, da 0 al valore del segnalino, e riporti il segnalino indietro spazio per spazio finché hai ceduto almeno quel numero. Dal 6, spenderne 1 o 2 porta in entrambi i casi sul 4.
rule-GWT-16-4 = I certificati permanenti dei capistazione aggiungono 1 ciascuno a ogni guadagno, non si spendono mai e non hanno limite.

## 17. Fase C e mazzo

rule-GWT-17-1 = Peschi fino al tuo limite di carte in mano: 4, più 1 per ogni disco «carte in mano» tolto (massimo 6). Se hai più carte del limite non succede nulla.
rule-GWT-17-2 = Le carte ottenute vanno sulla pila degli scarti, tranne quella dell'edificio 6b.
rule-GWT-17-3 = La pila degli scarti si rimescola in un nuovo mazzo di pesca solo quando devi pescare una carta e il mazzo è vuoto, non prima.
rule-GWT-17-4 = Se sono vuoti sia il mazzo di pesca sia gli scarti, continui con meno carte. Un mazzo non ha una dimensione minima.

## 18. Fine della partita

rule-GWT-18-1 = Chi mette un lavoratore sull'ultimo spazio della riga 12 (nel passaggio 2 o 3 di Kansas City) prende subito il segnalino mercato del lavoro.
rule-GWT-18-2 = Se è successo nel passaggio 2, il passaggio 3 si fa, ma senza poter scegliere un lavoratore; se ci sono solo lavoratori, si salta. I passaggi 4 e 5 e il riempimento delle previsioni proseguono come al solito. Per quel giocatore era l'ultimo turno.
rule-GWT-18-3 = Tutti gli altri hanno ancora esattamente un turno. A Kansas City, nei passaggi 2 e 3, non possono scegliere lavoratori (se ci sono solo quelli, il passaggio si salta); il riempimento prosegue come al solito.
rule-GWT-18-4 = La partita finisce dopo l'ultimo di questi turni, che si giocano in senso orario e per intero: fasi A, B, C e carte obiettivo come sempre. Poi si contano i punti.

## 19. Conteggio dei punti

rule-GWT-19-1 = Dollari: 1 PV ogni $5.
rule-GWT-19-2 = Edifici privati sulla pista: i PV stampati. Le tessere sostituite non danno nulla.
rule-GWT-19-3 = Città; il totale può essere negativo:
    – Kansas City −6 per ogni disco, Sacramento +6, San Francisco +9 per ogni disco;
    – frecce con un tuo disco a entrambe le estremità: Topeka–Wichita −3, Wichita–Colorado Springs −1, Albuquerque–El Paso +6, El Paso–San Diego +8, San Diego–Sacramento +4.
rule-GWT-19-4 = Stazioni con un tuo disco: i PV stampati.
rule-GWT-19-5 = Tessere pericolo: i PV stampati.
rule-GWT-19-6 = Carte bovino nel mazzo di pesca, in mano e negli scarti: i PV stampati.
rule-GWT-19-7 = Obiettivi: le carte giocate e quelle non giocate che aggiungi; PV meno penalità, anche sotto zero. Gli elementi si assegnano alle carte, e le carte non giocate si aggiungono o si tralasciano, in modo che il tuo totale finale sia il migliore possibile; a parità, con meno carte aggiunte.
rule-GWT-19-8 = Capistazione, qualunque cosa valga già per gli obiettivi:
    – lavoratori: 1 PV per ogni lavoratore sulla tua plancia, compresi i 3 stampati ma non quelli lasciati alle stazioni;
    – obiettivi: 3 PV ogni 2 carte nella tua area obiettivi, compresi l'obiettivo iniziale e le carte aggiunte alla fine, soddisfatte o no;
    – pericoli: 3 PV ogni 2 tessere pericolo;
    – tepee: 3 PV per ogni coppia di tepee, uno verde e uno blu;
    – certificati: 3 PV ogni 2 certificati, temporanei e permanenti insieme.
rule-GWT-19-9 = Lavoratori: 4 PV per ogni lavoratore nelle colonne 5 e 6.
rule-GWT-19-10 = 3 PV se hai tolto il disco «passi e punti».
rule-GWT-19-11 = 2 PV per il segnalino mercato del lavoro.
rule-GWT-19-12 = Vince chi ha più PV. In caso di pareggio la vittoria è condivisa: non c'è spareggio.

## 20. Le decisioni che prendi

rule-GWT-20-1 = Prima della fase A puoi giocare carte obiettivo, una dopo l'altra, ciascuna con la sua azione immediata; puoi rinunciare a entrambe le cose. Le domande arrivano in quest'ordine; se c'è una sola risposta possibile e non puoi rinunciare, non ti viene chiesto nulla.
rule-GWT-20-2 = Fase A: scegli il percorso e dove fermarti; nel primo turno, invece, l'edificio neutrale. I pedaggi si pagano senza domande.
rule-GWT-20-3 = Fase B su un edificio, un pericolo o un tepee, più volte di seguito: un'azione locale non ancora usata e possibile, oppure l'azione ausiliaria singola finché è permessa, oppure una carta obiettivo, oppure la fine della fase B.
rule-GWT-20-4 = Kansas City: la tessera delle colonne 1, 2 e 3, il numero di certificati da spendere, la città, il disco e ogni carta obiettivo che ti spetta. Nient'altro, e a nulla di questo si può rinunciare.
rule-GWT-20-5 = Fase C: nessuna domanda. Poi il turno è finito.
rule-GWT-20-6 = Per gli scarti scegli quali carte, se ce n'è più d'una adatta: la razza per una coppia o per una carta bovino qualsiasi, e quale copia se i PV sono diversi. Nelle azioni a scelta, quale alternativa; quando peschi «fino a» un numero, prima quante carte, poi quali scartare; con l'icona ausiliaria, il tipo e se singola o doppia. Se elimini carte, dopo la locomotiva e l'eventuale stazione, da 0 al massimo consentito.
rule-GWT-20-7 = Nelle altre azioni scegli:
    – assumere: il lavoratore (tipo e riga), poi se fare l'azione immediata;
    – costruire: la tessera, poi lo spazio vuoto o il tuo edificio da sostituire;
    – comprare: ogni volta un acquisto con le sue carte esatte, oppure ampliare il mercato, oppure finire;
    – scambio: il tepee; pericolo: la tessera;
    – obiettivo: una carta disponibile o la prima del mazzo;
    – copiare con 8b: l'edificio.
rule-GWT-20-8 = Locomotiva: dove si ferma; su un raccordo o sulla 39, se migliorare la stazione e con quale disco, se prendere il capostazione e da quale riga togliere il lavoratore, se fare la sua azione immediata; dalla 39, poi, dove tornare, e le stesse domande se è un raccordo. Con 9a: arrivo, città, disco, carte obiettivo che ti spettano, infine il miglioramento. Con 9b: la stazione.
rule-GWT-20-9 = Disco: da quale spazio della plancia oppure, se lì non ce n'è di utilizzabili, da quale stazione.
rule-GWT-20-10 = Denaro e certificati ottenuti si registrano per intero senza domande: avanzare di meno sarebbe permesso, ma non serve mai. Nemmeno il conteggio finale chiede nulla.
rule-GWT-20-11 = Non si può annullare oltre il punto in cui si è rivelato qualcosa di nascosto: pescare o rimescolare il proprio mazzo, ampliare il mercato o riempirlo per la freccia gialla, riempire gli obiettivi disponibili o prenderne uno alla cieca, riempire le previsioni, mostrare la mano per il guadagno. Tutto il resto di un turno è palese e si può annullare finché il turno non finisce.

## 21. Esempi

rule-EX-1 = Passi: il tuo mandriano è sull'edificio dello spazio A e il limite è 3. Verso B, sul ramo superiore c'è un edificio privato di un altro giocatore, su quello inferiore due inondazioni: la via superiore richiede 2 passi, quella inferiore 3, e sono permesse entrambe.
rule-EX-2 = Limite di passi: il blu ha il limite iniziale di 3. Il rosso ha 5: in due giocatori perché ha tolto entrambi i dischi dei passi, oppure in tre perché ha tolto «passi e dollari».
rule-EX-3 = Pedaggi in quattro giocatori: Anna ha $2. Sul ramo superiore incontra un edificio di Bruno con la mano nera, poi uno di Carla con la mano verde: dà $2 a Bruno, niente a Carla, e prosegue. Sul ramo inferiore ci sono un'inondazione con la mano verde e una con la nera: paga alla banca $1, poi l'ultimo $1 dei 2 dovuti, e prosegue.
rule-EX-4 = Tre azioni locali: il tuo edificio 2a sta su uno spazio con il rischio «una carta bovino qualsiasi per 1 certificato». Puoi scartare una Guernsey per $4, comprare bestiame e usare l'azione di rischio, in qualsiasi ordine e anche solo in parte. Soltanto se non ne usi nessuna puoi fare un'azione ausiliaria singola.
rule-EX-5 = Tessera altrui: sull'edificio di un altro giocatore, su un pericolo o su un tepee puoi fare solo un'azione ausiliaria singola.
rule-EX-6 = Mercato del lavoro in tre giocatori: la preparazione mette 3 lavoratori nella riga 1 e 2 nella riga 2. Lo spazio del segnalino nella riga 2 resta libero.
rule-EX-7 = Guadagno: in mano hai due Dutch Belt, una Brown Swiss e una Holstein, quindi 2 + 3 + 3 = 8. Con il segnalino certificati sul 3 ne spendi 2: il totale è 10, il segnalino va sull'1, ricevi $10 e scarti tutte e 4 le carte. Con un certificato permanente il totale prima di spendere sarebbe 9.
rule-EX-8 = Consegna: hai totale 10, dischi su Topeka e Colorado Springs e la locomotiva sulla casella 5. Puoi scegliere Albuquerque (trasporto $3), Santa Fe ($2), Wichita ($0) o Kansas City ($0). Ad Albuquerque non completi nessuna freccia, ma è l'unica di queste città dove può andare un disco da uno spazio con angoli neri.
rule-EX-9 = Fase C: limite 5, 3 carte in mano e 2 nel mazzo di pesca. Le peschi entrambe; il mazzo resta vuoto e non si rimescola ancora.
rule-EX-10 = Assumere all'edificio A: il segnalino è nella riga 4, sotto quella da $7, e hai due ingegneri. Assumi un ingegnere per $7: va nella colonna 3, scarti una Jersey e ricevi $2. Poi, con l'assunzione a +2, un cowboy da una riga da $6 per $8; non hai una Guernsey, quindi rinunci a quell'azione. In tutto hai speso $13.
rule-EX-11 = Costruire: una tessera che chiede 2 artigiani richiede di averne almeno 2 e costa $4. Una sostituzione con differenza 3 richiede almeno 3 artigiani e costa $6.
rule-EX-12 = Locomotiva: hai 3 ingegneri, la tua locomotiva è sulla casella 1 e un'altra sulla 3. Con tutto il movimento arrivi alla casella 5 o al raccordo tra 4 e 5; puoi anche fermarti prima, sulla 2 o sulla 4.
rule-EX-13 = Scambio: per il tepee sullo spazio −2 paghi $2, per quello sullo spazio 6 ricevi $6.
rule-EX-14 = Bestiame: con 1 cowboy compri un bovino di valore 3 per $6 o una West Highland per $12. Con 2 cowboy, un bovino di valore 3 per $3, una Texas Longhorn per $12 o due bovini di valore 3 per $12.
rule-EX-15 = Acquisti doppi: con 3 cowboy e $5 prendi esattamente 2 bovini di valore 3. Con 5 cowboy e $8 prendi esattamente 2 West Highland.
rule-EX-16 = Obiettivi: hai una carta con edificio, tepee blu e due pericoli (5 PV o −3), una con due edifici e un pericolo (3 PV) e due con San Francisco (5 PV o −3 ciascuna). Con 3 edifici, 3 pericoli, 1 tepee blu e 2 dischi su San Francisco fai 18 PV; con un solo disco lì, 10.
rule-EX-17 = Città: con dischi su San Diego e Sacramento hai 6 + 4 = 10 PV. Se hai anche El Paso, altri 8.
rule-EX-18 = Esempi di scarto: una Black Angus per $2; una coppia per $4; una carta bovino qualsiasi per 1 certificato; una Jersey per 1 certificato e $2; una Jersey per muovere la locomotiva avanti di 1.

## 22. Interpretazioni

rule-R-01 = Un pericolo in più durante la preparazione torna nella pila con il dorso 1, che si rimescola. Il regolamento lo rimette nella riserva senza dire in che punto.
rule-R-02 = Nella fase B si può non fare nulla su edifici, pericoli e tepee, perché il regolamento dice che «puoi» agire. In pratica non cambia niente: prendere $1 è sempre possibile.
rule-R-03 = Per il costo di trasporto una locomotiva su un raccordo vale come se fosse sulla casella numerata seguente: la croce tra le due caselle vicine è già alle sue spalle. Sul tabellone, infatti, il centro del raccordo è all'altezza della croce.
rule-R-04 = Sostituire con un edificio «di valore più alto» vuol dire che chiede più artigiani; lo stesso numero non basta.
rule-R-05 = Se sostituisci l'edificio su cui ti trovi, le azioni del nuovo non si possono usare subito: lo dice il regolamento. Che si perdano anche quelle non usate del vecchio è una nostra lettura; succede solo se 8b copia l'edificio B o con la costruzione immediata di un artigiano.
rule-R-06 = Le carte appena scoperte ampliando il mercato si possono comprare, perché il regolamento parla delle carte disponibili in quel momento.
rule-R-07 = Anche con il bonus di consegna e con 6b puoi prendere alla cieca la prima carta del mazzo: stessa icona, stessa azione. Il testo sulla consegna nomina solo gli obiettivi disponibili.
rule-R-08 = A Kansas City non si giocano carte obiettivo, perché i suoi passaggi non sono azioni.
rule-R-09 = Dalla casella 39 si può tornare fino alla partenza, che per il regolamento è una casella della ferrovia.
rule-R-10 = Le azioni locali non usate prima di muovere il mandriano sono perse: usale prima di muoverti.
rule-R-11 = L'edificio 7a dà 2 certificati e $2 per ogni coppia di tepee; con 0 coppie non dà nulla. Il testo polacco si può leggere come $2 una volta sola, ma la tessera stampata li mostra entrambi per ogni coppia.
rule-R-12 = Una consegna speciale a Kansas City dà i $6, perché per essa valgono i bonus di consegna.
rule-R-13 = Copiando un edificio si copia anche la sua azione di rischio, che per il regolamento fa parte delle sue azioni locali. Il testo polacco parla del proprietario dell'edificio: lo intendiamo riferito alla visita normale, non come divieto di copiare quella di un altro.
rule-R-14 = Prima si paga il disco, poi il trasporto: un disco da $5 si può scegliere solo se dopo puoi ancora pagare il trasporto. I $6 di Kansas City arrivano dopo il disco e non possono servire a pagarlo.
rule-R-15 = Una stazione da cui hai tolto il tuo disco si può migliorare di nuovo. Il regolamento dice sì «una volta sola», ma come criterio indica se lì c'è un tuo disco; è un caso rarissimo.
rule-R-16 = Se non hai dischi utilizzabili da nessuna parte, la consegna non ha effetto. Il regolamento non parla di questo caso, che è quasi impossibile.
rule-R-17 = Sul tracciato manca il 5, quindi spendere 1 certificato dal 6 costa il passaggio al 4, e spenderne 2 non costa di più. Contare gli spazi invece dei valori non funzionerebbe: i certificati sono 6, gli spazi 5.
rule-R-18 = Il gioco calcola da sé la migliore assegnazione dei requisiti e le migliori carte non giocate da aggiungere, tenendo conto anche del capostazione degli obiettivi. Così nessuno perde punti per una svista.
rule-R-19 = Quando puoi pescare «fino a» un numero di carte, dici prima quante, le peschi tutte e solo poi scarti, come vuole l'ordine del testo: prima pescare, dopo scartare altrettante carte.
rule-R-20 = Eliminare carte con l'azione ausiliaria è una ricompensa, perciò ci si può rinunciare.
rule-R-21 = Nel primo turno il mandriano si mette solo su un edificio neutrale, anche se altri hanno già costruito: così dice il regolamento.
rule-R-22 = Dopo l'inizio degli ultimi turni i lavoratori restano nelle previsioni: il regolamento dice soltanto che non si possono scegliere.
rule-R-23 = In caso di pareggio la vittoria è condivisa: lo dice il regolamento, che non prevede spareggi.
rule-R-24 = Nello stesso turno puoi usare un edificio visitandolo e poi di nuovo copiandolo, per esempio usare 10b, arrivare a un 8b vicino e copiare 10b. Il testo polacco dice una volta per turno, ma parla del luogo raggiunto: intendiamo una volta per visita.
rule-R-25 = A un bivio entrambi i rami contano come direttamente collegati a 8b.
rule-R-26 = Anche quando un'azione ti permette di assumere, non puoi prendere un lavoratore di un tipo la cui riga è piena: per quel tipo l'azione è semplicemente inutilizzabile.
rule-R-27 = Dopo un movimento all'indietro il miglioramento si decide prima della ricompensa, perché il regolamento vuole la decisione appena la locomotiva si ferma. Perciò i $3 di 1b non possono pagarlo (quelli della casella 39 sì, per regola propria), mentre uno spazio liberato dal miglioramento alza già il limite per il certificato che ricevi dopo.
rule-R-28 = Denaro e pile degli scarti sono visibili a tutti, le mani no. Il regolamento dice soltanto che si può guardare la propria pila degli scarti, e nessuna regola dipende da questo.
rule-R-29 = Con 9a, una volta mossa la locomotiva, devi consegnare: il testo lo ordina e Kansas City è sempre possibile.
rule-R-30 = Se hai in mano più carte del limite, le tieni: il regolamento dice solo di pescare fino al limite.
rule-R-31 = Dopo aver mosso il mandriano, la nuova visita è una fase B a sé: puoi giocare carte obiettivo già prima della sua prima azione, tranne che a Kansas City.
rule-R-32 = Se sostituisci un edificio le cui azioni vengono copiate da 8b, la copia finisce: ciò che non è stato usato va perso, proprio come per l'edificio su cui ti trovi.
rule-R-33 = Durante la preparazione un pericolo senza spazio libero torna nella sua pila prima di pescare la tessera successiva, quindi può ricomparire subito.
rule-R-34 = Ciò che tutti hanno visto o possono dedurre su una mano è pubblico: una carta presa in mano con 6b, una mano mostrata a Kansas City e l'intera mano quando si rimescolano gli scarti, perché in quel momento il mazzo è vuoto.
rule-R-35 = Un'azione immediata facoltativa viene chiesta insieme alla sua prima scelta, quindi rinunciare è una delle risposte. Se non si può usare viene saltata, a meno che non richieda una carta: se tu ce l'abbia o no, non riguarda gli altri.
rule-R-36 = I percorsi che entrano negli stessi luoghi nello stesso ordine sono un unico percorso, qualunque ramo vuoto di un bivio seguano.
rule-R-37 = Di due spazi della tua plancia che sbloccano la stessa cosa, il secondo viene offerto quando il primo è libero.
rule-R-38 = Se hai pagato per muovere la locomotiva, questa avanza di almeno una casella. A un movimento ottenuto come ricompensa per una carta puoi rinunciare.
rule-R-39 = La scelta dell'edificio che 8b copia è definitiva, ma non conta ancora come uso di un'azione: finché non usi un'azione copiata o un'azione di rischio, puoi ancora fare al loro posto l'azione ausiliaria singola.
