### Colt Express: sintesi delle regole in italiano, con l'espansione Cavalli e Diligenza e il gioco a squadre.

## In breve

goal = Siete banditi su un treno: dopo cinque round vince il più ricco. Contano sacchetti, gioielli e valigette, più $1000 per chi ha sparato più proiettili.
turn-1 = Un round ha due parti: prima si pianifica con le carte, poi i piani si eseguono, qualunque cosa sia cambiata nel frattempo.
turn-2 = Peschi 6 carte dal tuo mazzo. Tra queste ci sono i proiettili che hai ricevuto: occupano solo posto.
turn-3 = La carta round mostra i turni. In ognuno giochi una carta azione sul mazzo comune o peschi altre 3 carte.
turn-4 = Il simbolo dice come: a carte scoperte, coperte in un tunnel, due volte di fila o in senso contrario.
turn-5 = Poi il mazzo si capovolge e le carte si risolvono nell'ordine in cui sono state giocate. Ciò che si può fare va fatto.
turn-6 = Movimento: un vagone all'interno, fino a tre sui tetti. Cambio di piano: sul tetto o giù all'interno.
turn-7 = La rapina prende un bottino dal posto in cui sei. Il pugno fa cadere un bottino a un bandito sul tuo posto e lo manda in un vagone vicino.
turn-8 = Il fuoco dà un proiettile al bersaglio: nel vagone accanto se sei all'interno, sui tetti fin dove arriva la vista.
turn-9 = Lo sceriffo spara a ogni bandito che trova in un vagone e lo caccia sul tetto; con la sua carta lo sposti di un vagone.
turn-10 = Il round finisce con l'evento della sua carta, e il primo giocatore diventa quello seguente.

## Capitoli

chapter-1 = Termini e posti
chapter-2 = Materiale di gioco e preparazione
chapter-3 = Struttura dei round
chapter-4 = Simboli dei turni
chapter-5 = Proiettili
chapter-6 = Azioni
chapter-7 = Lo sceriffo e i personaggi
chapter-8 = Eventi del gioco base
chapter-9 = Fine della partita
chapter-10 = Partita a due e variante per esperti
chapter-11 = Cavalli e Diligenza: preparazione
chapter-12 = Assalto a cavallo
chapter-13 = Cavalcata
chapter-14 = La diligenza
chapter-15 = La scorta armata
chapter-16 = Ostaggi
chapter-17 = Whiskey, turno «tutti insieme», bonus di fine round
chapter-18 = Eventi di Cavalli e Diligenza
chapter-19 = Conteggio finale con Cavalli e Diligenza
chapter-20 = Ordine di risoluzione a fine round
chapter-21 = Gioco a squadre
chapter-22 = Casi limite
chapter-23 = Esempi
    .rules = EX
chapter-24 = Interpretazioni
    .rules = R

## 1. Termini e posti

rule-CE-1-1 = Il treno è una fila di colonne: la colonna 0 è la locomotiva, dalla 1 in poi ci sono i vagoni e l'ultimo è il vagone di coda. «Avanti» vuol dire verso la locomotiva, cioè verso i numeri più bassi; «indietro» vuol dire verso la coda, cioè verso i numeri più alti.
rule-CE-1-2 = Ogni colonna ha due posti: l'interno e il tetto. Un bandito si trova sempre su un posto e uno solo.
rule-CE-1-3 = La locomotiva vale come vagone per tutte le azioni e tutti gli eventi: ci puoi entrare, camminare sopra, arrivare a cavallo, sparare dentro. Non vale come vagone quando si contano i vagoni, quando si distribuisce il whiskey e quando si salta a bordo nell'assalto a cavallo.
rule-CE-1-4 = Due posti del treno sono adiacenti se stanno allo stesso livello in due colonne vicine.
rule-CE-1-5 = Con Cavalli e Diligenza ci sono altri due posti: l'interno e il tetto della diligenza. La diligenza è sempre affiancata a una sola colonna del treno; come i suoi posti siano collegati al treno dipende dall'azione ed è spiegato nel capitolo sulla diligenza.
rule-CE-1-6 = Tra un'azione e l'altra ogni bandito è sul treno o sulla diligenza, mai in sella e mai a terra. Solo con la stazione «Fuga» un bandito può andarsene per sempre.
rule-CE-1-7 = Un bandito è solo su un posto se lì non c'è nessun altro bandito. Sceriffo, scorta armata, cavalli e segnalini non contano.
rule-CE-1-8 = Su uno stesso posto possono stare quanti banditi e quanto bottino si vuole.
rule-CE-1-9 = I giocatori sono numerati in senso orario; «in ordine di gioco» significa in senso orario a partire dal primo giocatore. Nella partita a due, se la cosa riguarda entrambi i tuoi banditi, li tratti uno dopo l'altro nell'ordine che preferisci.
rule-CE-1-10 = La tua mano completa è di 6 carte. È di 7 se controlli Doc e Doc non ha perso la sua abilità speciale.

## 2. Materiale di gioco e preparazione

rule-CE-2-1 = Nella scatola ci sono 6 vagoni, 1 locomotiva, 18 sacchetti, 6 gioielli, 2 valigette, 17 carte round (7 per 2-4 giocatori, 7 per 5-6 giocatori e 3 stazioni), 13 proiettili neutrali e lo sceriffo. Per ogni colore ci sono inoltre un personaggio, una pedina, 10 carte azione e 6 carte proiettile.
rule-CE-2-2 = Le 10 carte azione di ogni colore sono: 2 Movimento, 2 Cambio di piano, 2 Fuoco, 2 Rapina, 1 Pugno e 1 Sceriffo.
rule-CE-2-3 = Ogni giocatore ha un personaggio diverso. Di norma i personaggi si assegnano a caso; se si gioca con la scelta libera, si sceglie nell'ordine dei posti al tavolo.
rule-CE-2-4 = Prima di distribuire il bottino si mette da parte un sacchetto da $250 per ogni bandito. Ogni bandito comincia con il suo, il cui valore resta nascosto agli altri.
rule-CE-2-5 = Il treno è formato dalla locomotiva e da tanti vagoni quanti sono i giocatori (3, 4, 5 o 6). Quali dei sei vagoni usare e in che ordine è a scelta del tavolo; qui di norma decide il caso.
rule-CE-2-6 = In ogni vagone si mette, all'interno, il bottino stampato sul pavimento: a seconda del vagone 3 sacchetti; 3 gioielli; 1 sacchetto e 1 gioiello; 3 sacchetti e 1 gioiello; 4 sacchetti e 1 gioiello; 1 sacchetto. I sacchetti si pescano a caso tra quelli rimasti dopo aver dato i sacchetti iniziali, e si mettono coperti.
rule-CE-2-7 = All'interno della locomotiva stanno una valigetta e lo sceriffo. La seconda valigetta aspetta accanto al treno ed entra in gioco solo con «Prendi tutto!»; il bottino non usato torna nella scatola.
rule-CE-2-8 = Il mazzo dei round è fatto di 4 carte round a caso, tra quelle per il numero di giocatori al tavolo (2-4 o 5-6), mescolate coperte, con 1 carta stazione a caso in fondo. Le carte non usate non si mostrano e la stazione si scopre solo nel round 5.
rule-CE-2-9 = Il primo giocatore è estratto a caso ed è il numero 1; gli altri si contano in senso orario. I numeri dispari cominciano all'interno del vagone di coda, i pari all'interno del penultimo vagone. In 3 o 4 si usano le carte round per 2-4 giocatori, in 5 o 6 quelle per 5-6; in due valgono le regole della partita a due.
rule-CE-2-10 = Ogni tamburo contiene 6 carte proiettile, impilate in modo che si dia via per prima quella con il 6 e per ultima quella con l'1.
rule-CE-2-11 = Tutti vedono le posizioni, il numero e il tipo dei segnalini bottino ovunque siano, i proiettili rimasti in ogni tamburo, quante carte ci sono in ogni mano e in ogni mazzo, la carta round in corso e le carte scoperte del mazzo comune. Restano nascosti il valore dei sacchetti (tranne a chi li ha e a chi li ha guardati regolarmente), le mani, i mazzi, le carte coperte del mazzo comune (le conosce solo chi le ha giocate) e le carte round future.

## 3. Struttura dei round

rule-CE-3-1 = La partita dura esattamente 5 round. Ogni round si compone di inizio round, pianificazione, colpo e fine round.
rule-CE-3-2 = All'inizio del round riprendi tutte le tue carte (10 carte azione, 11 con Cavalli e Diligenza, più tutte le carte proiettile ricevute), le mescoli nel tuo mazzo e ne peschi 6, con Doc 7; se il mazzo ne ha di meno, peschi quelle che ci sono. Regole diverse valgono con il bonus di fine round, con il Pastore, nel gioco a squadre, nella variante per esperti e nella partita a due.
rule-CE-3-3 = Poi il primo giocatore scopre la prima carta round del mazzo.
rule-CE-3-4 = Nella pianificazione si giocano i turni indicati sulla carta round, da sinistra a destra. In ogni turno ciascuno agisce una volta (due in un turno di accelerazione), nell'ordine dato dal simbolo del turno e a cominciare dal primo giocatore.
rule-CE-3-5 = Quando tocca a te fai esattamente una cosa: giochi una carta azione dalla mano sul mazzo comune oppure peschi 3 carte dal tuo mazzo. Con Cavalli e Diligenza, nei turni standard puoi invece usare una fiaschetta. Passare non si può, se non quando non ti resta niente da giocare né da pescare.
rule-CE-3-6 = Se in mano non hai carte azione devi pescare; se nel mazzo ci sono meno di 3 carte, peschi quelle rimaste. Senza carte azione in mano e con il mazzo vuoto, salti.
rule-CE-3-7 = Le carte proiettile non si possono mai giocare.
rule-CE-3-8 = Dopo l'ultimo turno le carte rimaste in mano tornano nel mazzo di chi le ha e si mescoleranno all'inizio del round successivo. Fanno eccezione le carte tenute con il bonus di fine round e la variante per esperti.
rule-CE-3-9 = Nel colpo si capovolge il mazzo comune e si risolvono le carte una alla volta, nell'ordine in cui sono state giocate: la prima giocata è la prima a essere risolta.
rule-CE-3-10 = L'azione la esegue il bandito del colore della carta, e tutte le scelte le fa in quel momento il giocatore che lo controlla. Se una regola dà una scelta a un altro bandito (fuggire dalla scorta armata, prendere un ostaggio), decide il giocatore di quel bandito.
rule-CE-3-11 = Se un'azione si può eseguire, va eseguita: non puoi rinunciare. Si salta solo un'azione impossibile.
rule-CE-3-12 = Una volta risolta, la carta torna nel mazzo del suo proprietario.
rule-CE-3-13 = A fine round si risolve l'eventuale evento della carta round, poi con Cavalli e Diligenza si sposta la diligenza, infine il segnalino di primo giocatore passa al giocatore seguente in senso orario. Nel gioco a squadre passa secondo regole proprie.
rule-CE-3-14 = La partita finisce dopo la fine del quinto round: anche lì ci sono l'evento e poi, con Cavalli e Diligenza, lo spostamento della diligenza.
rule-CE-3-15 = Se il tuo mazzo è vuoto e hai in mano almeno una carta azione, non puoi scegliere di pescare: devi giocarne una.
rule-CE-3-16 = Quando peschi tutti vedono che lo fai e quante carte prendi, ma non quali.
rule-CE-3-17 = Le carte giocate scoperte si vedono subito e restano pubbliche. Una carta coperta si mostra a tutti quando tocca a lei, prima che si faccia qualsiasi scelta. Anche una carta senza effetto va mostrata.

## 4. Simboli dei turni

rule-CE-4-1 = Turno standard (carta vuota): ciascuno agisce una volta, in senso orario dal primo giocatore, con le carte scoperte.
rule-CE-4-2 = Tunnel (arco): ciascuno agisce una volta, in senso orario, con le carte coperte. Gli altri non le vedono finché non vengono risolte.
rule-CE-4-3 = Accelerazione (carta doppia): in senso orario, ciascuno agisce due volte di fila prima che tocchi al successivo, con le carte scoperte. Le due volte sono indipendenti: puoi giocare due carte, pescarne sei, pescarne 3 e poi giocare, oppure giocare e poi pescarne 3.
rule-CE-4-4 = Inversione (freccia curva): ciascuno agisce una volta in senso antiorario, sempre a partire dal primo giocatore, con le carte scoperte; dopo il numero 1 tocca all'ultimo, poi al penultimo, e così via fino al 2. Nel gioco a squadre l'ordine è diverso.
rule-CE-4-5 = Tutti insieme (fulmine, solo con Cavalli e Diligenza): tutti scelgono in segreto e rivelano nello stesso momento, come spiegato nel capitolo sul whiskey e sul turno «tutti insieme».
rule-CE-4-6 = Il simbolo del turno conta solo nella pianificazione. Il colpo segue sempre l'ordine del mazzo comune.

## 5. Proiettili

rule-CE-5-1 = Se ti sparano, ricevi la carta in cima al tamburo di chi ha sparato. Resta nel tuo mazzo per tutta la partita.
rule-CE-5-2 = Lo sceriffo, gli eventi, la scorta armata e il Barboncino danno proiettili neutrali presi dalla riserva comune (13, con Cavalli e Diligenza 16). Anche questi entrano nel mazzo di chi li riceve.
rule-CE-5-3 = Di una carta proiettile non ti liberi mai; solo nel gioco a squadre può passare tra compagni.
rule-CE-5-4 = Con il tamburo vuoto un bandito non può sparare: le sue carte Fuoco non hanno nessun effetto, e nemmeno Django spinge qualcuno.
rule-CE-5-5 = Se i proiettili neutrali sono finiti, non si riceve nessuna carta. Tutte le altre conseguenze, come fuggire o spostarsi, valgono lo stesso.
rule-CE-5-6 = I proiettili ricevuti durante il colpo entrano subito nel mazzo, ma si possono pescare solo dal round successivo.

## 6. Azioni

rule-CE-6-1 = Movimento all'interno: ti sposti esattamente di 1 vagone, avanti o indietro, restando all'interno.
rule-CE-6-2 = Movimento sul tetto: ti sposti di 1, 2 o 3 vagoni in una sola direzione, restando sui tetti e senza superare la locomotiva o il vagone di coda.
rule-CE-6-3 = Muoversi è obbligatorio e non puoi finire dove hai cominciato. Gli altri banditi non ti bloccano mai il passaggio.
rule-CE-6-4 = Se entri nel vagone dove si trova lo sceriffo, ricevi un proiettile neutrale e scappi sul tetto.
rule-CE-6-5 = Cambio di piano: passi dall'interno al tetto della stessa colonna o dal tetto all'interno; è sempre possibile. Se scendi nel vagone dello sceriffo, ricevi un proiettile neutrale e torni sul tetto.
rule-CE-6-6 = Sceriffo: sposti lo sceriffo esattamente di 1 vagone, avanti o indietro a tua scelta; alle estremità del treno la direzione è una sola. Lo sceriffo sta sempre all'interno, e i banditi che trova nel nuovo vagone ricevono un proiettile neutrale e scappano sul tetto.
rule-CE-6-7 = Fuoco: scegli un bersaglio valido e gli dai il proiettile in cima al tuo tamburo.
rule-CE-6-8 = Dall'interno puoi colpire qualsiasi bandito all'interno di un vagone adiacente, davanti o dietro. Mai più lontano.
rule-CE-6-9 = Da un tetto puoi colpire i banditi sui tetti che hai in linea di vista, a qualsiasi distanza. In ciascuna direzione conta il tetto più vicino con almeno un bandito: chi sta lì può essere colpito, chi sta dietro no. I banditi sul tuo stesso tetto non sono bersagli e non coprono nessuno.
rule-CE-6-10 = Non puoi mai sparare a chi è sul tuo stesso posto, né a chi è sull'altro livello (questo può farlo solo Tuco).
rule-CE-6-11 = Bottino, sceriffo e tetti vuoti non interrompono la linea di vista.
rule-CE-6-12 = Se hai un bersaglio valido e almeno un proiettile, devi sparare. Tra più bersagli scegli tu, tenendo conto dell'abilità di Belle.
rule-CE-6-13 = Rapina: prendi un segnalino bottino a tua scelta dal posto in cui ti trovi. I sacchetti sono coperti: puoi sceglierne uno preciso, ma non guardarlo prima. Lo metti sul tuo personaggio con il valore nascosto agli altri; i tuoi segnalini li puoi guardare quando vuoi.
rule-CE-6-14 = Se sul tuo posto c'è bottino devi prenderne. Quello sull'altro livello della stessa colonna non si può raggiungere.
rule-CE-6-15 = Pugno: scegli un bersaglio valido tra gli altri banditi sul tuo posto, cioè nella stessa colonna e allo stesso livello.
rule-CE-6-16 = Il bersaglio, se ha bottino, ne perde un segnalino: il tipo (sacchetto, gioiello, valigetta e, con Cavalli e Diligenza, whiskey) lo scegli tu che dai il pugno. Se di quel tipo ne ha più d'uno (sacchetti, fiaschette), se ne prende uno a caso senza guardare. Il segnalino cade sul posto in cui è stato dato il pugno; i sacchetti cadono coperti.
rule-CE-6-17 = Poi sposti il bersaglio su un posto adiacente dello stesso livello, avanti o indietro a tua scelta; alle estremità del treno la direzione è una sola.
rule-CE-6-18 = Anche un bersaglio senza bottino viene spostato. Se c'è un bersaglio valido il pugno è obbligatorio, e chi lo riceve non può rifiutarsi di perdere il segnalino.
rule-CE-6-19 = Un bersaglio spedito nel vagone dello sceriffo riceve subito un proiettile neutrale e scappa sul tetto. Il suo bottino è già caduto dove è stato dato il pugno.
rule-CE-6-20 = Chi dà il pugno non si muove.
rule-CE-6-21 = Il Pugno si risolve in quest'ordine: bersaglio; tipo di bottino, se ne ha; Cheyenne decide se prendere o lasciar cadere; direzione; spostamento; infine le conseguenze di sceriffo, scorta armata e ostaggi. Quando la possibilità è una sola, non ti si chiede nulla.

## 7. Lo sceriffo e i personaggi

rule-CE-7-1 = Quando lo sceriffo entra in un vagone, ogni bandito che si trova all'interno riceve 1 proiettile neutrale e scappa sul tetto di quel vagone.
rule-CE-7-2 = Quando un bandito entra, in qualsiasi modo, all'interno del vagone dello sceriffo, riceve 1 proiettile neutrale e scappa sul tetto di quel vagone, anche se ne è appena sceso.
rule-CE-7-3 = Un bandito non può mai restare all'interno del vagone dello sceriffo. Sui tetti lo sceriffo non ha effetto, se non con gli eventi.
rule-CE-7-4 = Se più banditi vanno trattati nello stesso momento, si procede in ordine di gioco dal primo giocatore. Nel gioco base l'ordine conta solo quando i proiettili neutrali stanno per finire.
rule-CE-7-5 = Belle: non puoi prenderla come bersaglio di Fuoco o Pugno finché per quella stessa azione hai un altro bersaglio valido; se è l'unico, è un bersaglio normale. Vale come altro bersaglio chiunque sia colpibile, anche un compagno di squadra o il tuo secondo bandito: in tal caso devi colpire lui invece di Belle.
rule-CE-7-6 = Cheyenne: se il suo Pugno fa perdere un sacchetto, può prenderlo lei invece di lasciarlo cadere, decidendo prima di vederne il valore. Gioielli, valigette e whiskey cadono come sempre.
rule-CE-7-7 = Django: il bandito a cui spara viene anche spinto di 1 vagone nella direzione dello sparo, cioè lontano da Django, allo stesso livello, sia all'interno sia sui tetti. All'estremità del treno il bersaglio resta dov'è. La spinta è obbligatoria, e chi finisce nel vagone dello sceriffo ne subisce le conseguenze.
rule-CE-7-8 = Doc: all'inizio di ogni round pesca 7 carte invece di 6. Quando pesca al posto di giocare, ne prende comunque 3.
rule-CE-7-9 = Ghost: nel primo turno di ogni round può giocare la sua carta azione coperta; se in quel turno pesca, per quel round non può più farlo. Se il primo turno è un tunnel l'abilità non aggiunge nulla, se vi si agisce due volte vale solo per la prima carta giocata. Se è un turno «tutti insieme», quando gli altri rivelano lui può lasciare la sua carta coperta.
rule-CE-7-10 = Tuco: oltre ai bersagli normali può colpire i banditi della sua stessa colonna sull'altro livello, cioè dall'interno chi è sul tetto e dal tetto chi è all'interno.
rule-CE-7-11 = Belle e Tuco: prima si mettono insieme tutti i bersagli possibili di Tuco, quelli normali e quelli sull'altro livello, poi si applica la protezione di Belle.
rule-CE-7-12 = Le abilità speciali valgono sempre, in ogni modalità, a meno che la Giocatrice di poker non le tolga.

## 8. Eventi del gioco base

rule-CE-8-1 = Le carte round «Tunnel» e «Ponte», e con Cavalli e Diligenza la carta «Agguato», non hanno nessun evento.
rule-CE-8-2 = Un evento colpisce i banditi là dove si trovano quando viene risolto, dopo l'ultima carta del colpo. Non richiede carte.
rule-CE-8-3 = «Sceriffo infuriato»: ogni bandito sul tetto del vagone dello sceriffo riceve 1 proiettile neutrale e resta dov'è. Poi lo sceriffo si sposta di 1 vagone verso la coda, e chi è all'interno del nuovo vagone riceve 1 proiettile neutrale e scappa sul tetto. Se è già nel vagone di coda non si sposta.
rule-CE-8-4 = «Braccio girevole»: tutti i banditi sui tetti del treno finiscono sul tetto del vagone di coda.
rule-CE-8-5 = «Frenata»: tutti i banditi sui tetti del treno avanzano di 1 vagone verso la locomotiva. Chi è sul tetto della locomotiva resta lì.
rule-CE-8-6 = «Prendi tutto!»: la seconda valigetta si mette all'interno del vagone in cui si trova lo sceriffo.
rule-CE-8-7 = «Rivolta dei passeggeri»: ogni bandito all'interno di un vagone, locomotiva compresa, riceve 1 proiettile neutrale e resta dov'è. Chi è all'interno della diligenza non è colpito.
rule-CE-8-8 = «Borseggio» (stazione): ogni bandito solo sul suo posto può prendere da lì un sacchetto, scelto senza guardare; niente gioielli, valigette o whiskey. Valgono anche i posti della diligenza. Ognuno decide per sé, e non capita mai che due si contendano lo stesso segnalino.
rule-CE-8-9 = «Vendetta dello sceriffo» (stazione): ogni bandito sul tetto del vagone dello sceriffo perde il suo sacchetto di minor valore, che si mostra ed esce dal gioco; non c'è scelta. Chi non ha sacchetti non perde nulla, qualunque altra cosa abbia.
rule-CE-8-10 = «Macchinista in ostaggio» (stazione): ogni bandito nella locomotiva o sul suo tetto guadagna $250. Sono contanti, non un segnalino sacchetto.
rule-CE-8-11 = Un evento prima sposta o colpisce insieme tutti quelli che nomina. Solo dopo si applicano, in ordine di gioco, le conseguenze di sceriffo e scorta armata.

## 9. Fine della partita

rule-CE-9-1 = Sommi il valore dei tuoi segnalini bottino (il whiskey vale $0), i contanti ottenuti e i premi.
rule-CE-9-2 = Miglior pistolero: $1000 a chi ha sparato più proiettili, cioè a chi ne ha meno nel tamburo. A pari merito ciascuno riceve $1000 interi; se il conto più alto è 0, il premio non si assegna.
rule-CE-9-3 = I proiettili dati dallo sceriffo o dagli eventi non contano per il Miglior pistolero di nessuno.
rule-CE-9-4 = Vince il più ricco. In caso di parità vince, tra i più ricchi, chi ha ricevuto meno carte proiettile, sia dai giocatori sia neutrali; se la parità resta, la vittoria è condivisa.
rule-CE-9-5 = Alla fine si scoprono tutti i segnalini. Conta come ricevuto ogni proiettile che ti è stato dato durante la partita, ovunque sia adesso: mazzo, mano o pila degli scarti.

## 10. Partita a due e variante per esperti

rule-CE-10-1 = Variante per esperti (facoltativa, 3-6 giocatori): ognuno ha una pila degli scarti scoperta. I mazzi si mescolano solo a inizio partita.
rule-CE-10-2 = All'inizio del round peschi tante carte quante ne servono per arrivare alla mano completa contando quelle tenute, mai meno di 0. I proiettili pescati qui vanno subito negli scarti e non si sostituiscono, quindi la mano può risultare più piccola di 6.
rule-CE-10-3 = Se il mazzo finisce mentre peschi (qui, pescando al tuo turno o con il whiskey), mescoli la pila degli scarti, compresi i proiettili appena scartati, per farne un nuovo mazzo e continui. Se anche gli scarti sono vuoti, ti accontenti di quanto hai pescato; per stabilire se il mazzo è vuoto, mazzo e scarti contano insieme.
rule-CE-10-4 = Alla fine della pianificazione scegli quali carte della mano tenere per il round successivo, senza limite, e scarti le altre; nel round 5 la scelta si salta. Tutti scelgono nello stesso momento: si vede quante carte tieni e quali scarti, ma non quali tieni.
rule-CE-10-5 = Una carta azione risolta va nella pila degli scarti del suo proprietario. Un proiettile ricevuto, anche quello del Barboncino, va in cima al mazzo di chi lo riceve.
rule-CE-10-6 = I proiettili pescati al tuo turno o con il whiskey restano in mano fino alla fine della pianificazione; poi li tieni o li scarti come ogni altra carta.
rule-CE-10-7 = Con Cavalli e Diligenza, nella variante per esperti i simboli del bonus di fine round non aggiungono nulla.
rule-CE-10-8 = Partita a due: ognuno controlla 2 banditi, quindi ce ne sono 4 in gioco, ciascuno con la sua pedina, il suo tamburo, il suo bottino e il suo sacchetto iniziale da $250. Di norma sono assegnati a caso; con la scelta libera si sceglie nell'ordine primo, secondo, secondo, primo giocatore. Si usano le carte round per 2-4 giocatori.
rule-CE-10-9 = Nella partita a due il treno è formato dalla locomotiva e da 3 vagoni.
rule-CE-10-10 = Ogni bandito porta una sola copia di Movimento, Cambio di piano, Fuoco, Rapina, Pugno e Sceriffo (con Cavalli e Diligenza anche una Cavalcata); i doppioni restano fuori. Le carte dei tuoi due banditi si mescolano in un unico mazzo di 12 (14 con l'espansione). La mano è di 6 carte, 7 se controlli Doc.
rule-CE-10-11 = La partita a due usa sempre le regole della variante per esperti.
rule-CE-10-12 = I turni si giocano come in più giocatori: agisce il primo giocatore, poi l'altro, e il segnalino cambia mano a ogni round; il primo è estratto a caso, con Cavalli e Diligenza lo decide l'assalto a cavallo. Ogni volta giochi una carta, di uno qualsiasi dei tuoi due colori, oppure peschi; il colore dice quale bandito agisce. In due, un turno di inversione ha lo stesso ordine di un turno standard.
rule-CE-10-13 = All'inizio ogni giocatore mette uno dei suoi banditi all'interno del vagone di coda e l'altro all'interno del penultimo, come preferisce; si sceglie allo scoperto, a cominciare dal primo giocatore. Con Cavalli e Diligenza si fa invece l'assalto a cavallo.
rule-CE-10-14 = I proiettili ricevuti dall'uno o dall'altro tuo bandito vanno nel tuo unico mazzo.
rule-CE-10-15 = Un tuo bandito può sparare o dare un pugno all'altro tuo bandito, e deve farlo se è l'unico bersaglio valido. Questi colpi non contano per il Miglior pistolero.
rule-CE-10-16 = Nel conteggio si sommano bottino, riscatti e contanti dei tuoi due banditi. Il Miglior pistolero si confronta per giocatore: i due tamburi insieme, esclusi i colpi al proprio bandito.
rule-CE-10-17 = Le abilità speciali valgono per il singolo bandito: quella di Ghost copre solo una carta del suo colore, quella di Doc aumenta di 1 la mano del suo giocatore. Per gli spareggi e per «Proiettile mortale» contano insieme i proiettili di entrambi i banditi.
rule-CE-10-18 = Il bottino appartiene al singolo bandito: un Pugno tocca solo i segnalini del bersaglio, e anche «Vendetta dello sceriffo», «Borseggio», Banchiere, Vecchia signora e Giocatrice di poker guardano solo quelli del bandito interessato. Una fiaschetta invece la puoi usare per carte di entrambi i colori.
rule-CE-10-19 = Le modalità si combinano così; quelle non elencate non sono offerte, perché nessuna regola le descrive.
    – Partita standard, 3-6 giocatori: anche con Cavalli e Diligenza, variante per esperti facoltativa, senza squadre.
    – Partita a due, 2 giocatori: anche con Cavalli e Diligenza, sempre con la variante per esperti, mai a squadre.
    – Gioco a squadre, 4 o 6 giocatori: anche con Cavalli e Diligenza, mai con la variante per esperti.
    – Duello semplice, 2 giocatori con un bandito a testa (non è nel regolamento e di norma è disattivato): anche con Cavalli e Diligenza, senza variante per esperti e senza squadre.
rule-CE-10-20 = Variante per esperti con Cavalli e Diligenza: i simboli del bonus di fine round si ignorano e con il Pastore si pesca una carta in meno. Il proiettile del Barboncino va in cima al mazzo prima di pescare, quindi di solito si scarta subito. Per il Fotografo contano mazzo, mano e pila degli scarti.

## 11. Cavalli e Diligenza: preparazione

rule-CE-11-1 = L'espansione contiene la diligenza, la scorta armata, 6 cavalli, 1 valigetta da $1000, 5 fiaschette di whiskey normale, 1 di whiskey invecchiato, 6 carte Cavalcata, 8 ostaggi, 3 proiettili neutrali e 13 carte round (5 per 2-4 giocatori, 5 per 5-6 e 3 stazioni).
rule-CE-11-2 = La diligenza parte accanto alla locomotiva. Sul suo tetto sta la sua valigetta, con sopra la scorta armata.
rule-CE-11-3 = All'interno di ogni vagone, ma non della locomotiva, si mette una fiaschetta di whiskey pescata a caso tra le 6, coperta, così che non si sappia di che tipo è. Le altre escono dal gioco.
rule-CE-11-4 = Si pescano a caso tanti ostaggi quanti sono i giocatori meno uno e si mettono scoperti; gli altri escono dal gioco senza essere visti. Nella partita a due gli ostaggi sono 3, cioè i banditi meno uno.
rule-CE-11-5 = Le carte round dell'espansione si mescolano con quelle del gioco base per lo stesso numero di giocatori, le stazioni con le stazioni: in tutto 12 carte round e 6 stazioni. Poi se ne pescano 4 più 1 come nel gioco base.
rule-CE-11-6 = I proiettili neutrali diventano 16. Ogni bandito aggiunge al mazzo una Cavalcata, arrivando a 11 carte azione, e riceve un cavallo; i cavalli non usati restano nella scatola.
rule-CE-11-7 = I banditi non partono dai soliti posti: li piazza l'assalto a cavallo.

## 12. Assalto a cavallo

rule-CE-12-1 = Si comincia dal vagone di coda e si procede in avanti, un vagone alla volta.
rule-CE-12-2 = Chi è ancora in sella sceglie in segreto «salta a bordo» o «continua a cavalcare», e tutti rivelano insieme. Nella partita a due scegli per ciascuno dei tuoi banditi ancora in sella.
rule-CE-12-3 = Chi salta a bordo si mette all'interno del vagone raggiunto e lascia il cavallo accanto a quel vagone. Gli altri proseguono verso il vagone successivo, in avanti.
rule-CE-12-4 = Appena resta in sella un solo giocatore, questi sceglie apertamente uno qualsiasi dei vagoni non ancora raggiunti, dal prossimo in avanti fino al vagone 1. Se ha due banditi in sella, sceglie per ciascuno.
rule-CE-12-5 = Nessuno può cominciare nella locomotiva o nella diligenza. Al vagone 1 chi è ancora in sella deve saltare a bordo.
rule-CE-12-6 = Finito l'assalto i cavalli non sono più di nessuno. Di un cavallo conta solo accanto a quale colonna si trova.
rule-CE-12-7 = Primo giocatore: tra i banditi nel vagone occupato più vicino alla coda se ne estrae uno a caso, e comincia chi lo controlla; da lui si contano gli altri. Nel gioco a squadre il primo giocatore si decide in altro modo.
rule-CE-12-8 = Durante l'assalto non si prende nulla, non si spara e non scatta nessun effetto. Lo sceriffo è nella locomotiva, dove nessuno entra.

## 13. Cavalcata

rule-CE-13-1 = Per usare Cavalcata ci vuole almeno un cavallo accanto alla colonna del tuo bandito. Puoi partire dall'interno, dal tetto e anche dalla diligenza, interno o tetto, se il cavallo è accanto alla colonna della diligenza.
rule-CE-13-2 = Con quel cavallo ti sposti di 1, 2 o 3 colonne, avanti o indietro, dalla locomotiva al vagone di coda.
rule-CE-13-3 = Arrivi all'interno del vagone raggiunto, mai sul tetto. Se accanto c'è la diligenza, puoi invece entrare al suo interno.
rule-CE-13-4 = In alternativa, senza cambiare colonna, puoi usare un cavallo per passare dal vagone (interno o tetto) all'interno della diligenza accanto, o dalla diligenza (interno o tetto) all'interno del vagone; il cavallo resta dov'è. Una Cavalcata non può finire nel posto da cui è cominciata, né servire solo a scendere dal tetto nello stesso vagone.
rule-CE-13-5 = Il cavallo resta accanto alla colonna raggiunta. Finita l'azione nessun bandito è in sella.
rule-CE-13-6 = Cavalcando non incontri nessuno: sceriffo, scorta armata e altri banditi lungo il percorso non hanno effetto. Se però arrivi all'interno del vagone dello sceriffo, ricevi un proiettile neutrale e scappi sul tetto.
rule-CE-13-7 = Senza un cavallo accanto alla tua colonna la Cavalcata non ha effetto. Se il cavallo c'è, cavalcare è obbligatorio.
rule-CE-13-8 = Se arrivi all'interno della diligenza e non hai ancora un ostaggio, devi prenderne uno.
rule-CE-13-9 = Qualsiasi bandito può usare qualsiasi cavallo. Se accanto alla colonna ce n'è più d'uno, non importa quale prendi.
rule-CE-13-10 = Anche la locomotiva è un arrivo possibile come gli altri: al suo interno, oppure nella diligenza se è lì accanto.
rule-CE-13-11 = In una Cavalcata scegli in quest'ordine: direzione e distanza (oppure il passaggio tra vagone e diligenza, o con la stazione «Fuga» la partenza); poi, dove sono possibili entrambi, vagone o diligenza.

## 14. La diligenza

rule-CE-14-1 = All'interno della diligenza si entra dal suo tetto con Cambio di piano, con Cavalcata o perché ci si finisce con un Pugno. Con Movimento non si può.
rule-CE-14-2 = Sul tetto della diligenza si arriva dal suo interno con Cambio di piano, dal tetto del vagone accanto con Movimento o perché ci si finisce con un Pugno.
rule-CE-14-3 = Passare con Movimento dal tetto del vagone accanto al tetto della diligenza, o viceversa, costa 1 dei 3 passi. Dal treno fai quindi da 0 a 2 passi in una sola direzione fino al vagone accanto alla diligenza e poi 1 passo per attraversare; dalla diligenza 1 passo per attraversare e poi da 0 a 2 in una sola direzione. In un Movimento si attraversa al massimo una volta.
rule-CE-14-4 = All'interno della diligenza Movimento non ha effetto.
rule-CE-14-5 = Per Fuoco e Pugno l'interno della diligenza e l'interno del vagone accanto sono adiacenti. Lo sono anche i due tetti, e questi pure per Movimento.
rule-CE-14-6 = Pugno: chi è all'interno della diligenza finisce all'interno del vagone accanto, chi è sul suo tetto finisce sul tetto di quel vagone. Chi si trova all'interno del vagone accanto alla diligenza può essere mandato avanti, indietro o nella diligenza; lo stesso vale da tetto a tetto.
rule-CE-14-7 = Dall'interno della diligenza puoi sparare a chi è all'interno del vagone accanto. Dall'interno di quel vagone puoi sparare nei vagoni adiacenti, come sempre, e anche all'interno della diligenza.
rule-CE-14-8 = Dal tetto della diligenza puoi sparare a qualsiasi bandito sui tetti del treno, a qualsiasi distanza, senza che nulla copra il bersaglio. Da un tetto del treno hai i soliti bersagli più tutti i banditi sul tetto della diligenza, che nulla copre mai.
rule-CE-14-9 = Con uno sparo verso la diligenza o dalla diligenza, tetto o interno, Django non spinge nessuno.
rule-CE-14-10 = Se è nella diligenza o sul suo tetto, Tuco può sparare tra il suo interno e il suo tetto. Non può sparare in diagonale, per esempio dall'interno della diligenza al tetto del vagone.
rule-CE-14-11 = Lo sceriffo non entra mai nella diligenza, e niente di ciò che fa la raggiunge.
rule-CE-14-12 = Il bottino caduto nella diligenza o sul suo tetto resta lì, viaggia con lei e lì si può prendere con Rapina.
rule-CE-14-13 = Alla fine di ogni round, compreso il quinto, dopo l'evento la diligenza si sposta di 1 colonna verso la coda; accanto al vagone di coda si ferma. Porta con sé banditi e bottino, ma non i cavalli.

## 15. La scorta armata

rule-CE-15-1 = Finché la scorta armata è sul tetto della diligenza, i banditi possono starci liberamente, ma la valigetta della diligenza non si può prendere con Rapina. L'altro bottino sì.
rule-CE-15-2 = Un bandito sul tetto della diligenza può dare un Pugno alla scorta armata. È un bersaglio valido, quindi finché la scorta è lì non si può colpire Belle con un Pugno; se ci sono anche altri banditi, il bersaglio lo sceglie chi dà il pugno.
rule-CE-15-3 = Colpita, lascia la valigetta, che resta sul tetto della diligenza dove chiunque può prenderla con Rapina, e passa sul tetto del vagone accanto. Resta sui tetti del treno fino alla fine della partita e non si può più colpire, perché nessun bandito può stare sul suo tetto.
rule-CE-15-4 = Da quel momento nessun bandito può restare sul suo tetto. Chi ci finisce con qualsiasi spostamento (Movimento, Cambio di piano, Pugno, spinta di Django, fuga dallo sceriffo, evento e così via) riceve subito 1 proiettile neutrale e deve spostarsi su un tetto adiacente del treno a sua scelta, anche quello da cui veniva, mai sul tetto della diligenza.
rule-CE-15-5 = Se è la scorta armata ad arrivare su un tetto con dei banditi (dopo il Pugno, a fine round o con «A tutta velocità»), ciascuno di loro riceve 1 proiettile neutrale e fugge allo stesso modo.
rule-CE-15-6 = Se con un Movimento passi sopra il suo tetto, ricevi 1 proiettile neutrale e prosegui normalmente. Attraversare dal tetto della diligenza al treno vuol dire sempre passare sul suo tetto, o finirci.
rule-CE-15-7 = Alla scorta armata non si può mai sparare. Su un tetto del treno interrompe la linea di vista lungo i tetti come farebbe un bandito, ma non copre mai gli spari verso il tetto della diligenza o da lì.
rule-CE-15-8 = Quando la diligenza si sposta, la scorta armata sul treno si sposta con lei: è quindi sempre sul tetto del vagone accanto alla diligenza. «Braccio girevole» e «Frenata» non la spostano.
rule-CE-15-9 = Sulla locomotiva e sul vagone di coda c'è un solo tetto su cui fuggire.
rule-CE-15-10 = Perciò, dopo il Pugno alla scorta armata, ogni Movimento tra il tetto della diligenza e il treno costa un proiettile neutrale, perché si passa sempre dal suo tetto. Un Pugno che fa cadere dal tetto della diligenza finisce sempre con un proiettile neutrale e una fuga, e lo stesso succede a chi sale sul tetto del vagone accanto alla diligenza.
rule-CE-15-11 = Solo con un Movimento si può «passare sopra» il suo tetto. Chi è spostato da un evento («Braccio girevole», «Frenata», «A tutta velocità») o sta fuggendo non passa mai sopra: conta solo dove arriva.
rule-CE-15-12 = La scorta armata non viene mai ferita, dopo il Pugno non ha bottino e lo sceriffo non la sposta. Non conta per «Spartizione del bottino», per «Borseggio» né per stabilire se un bandito è solo.
rule-CE-15-13 = La fuga non costa altri proiettili e non è un Movimento, quindi la Vecchia signora non la limita.

## 16. Ostaggi

rule-CE-16-1 = Ogni bandito può avere al massimo un ostaggio. Non può perderlo, lasciarlo andare né farselo rubare.
rule-CE-16-2 = Un bandito senza ostaggio che entra in qualsiasi modo all'interno della diligenza deve prenderne subito uno tra quelli disponibili, a scelta del suo giocatore. Se non ne restano, non succede nulla.
rule-CE-16-3 = La penalità vale da subito, anche per le carte già nel mazzo comune; il riscatto si conta a fine partita. Ecco penalità e riscatti:
    – Suora: il bandito non può usare Cavalcata, la carta è inutile. Riscatto $700.
    – Pastore: a ogni inizio round si pesca una carta in meno. Riscatto $900.
    – Vecchia signora: sui tetti il bandito si muove di 1 solo passo invece che da 1 a 3. Riscatto $500 per ogni gioiello che ha.
    – Maestra: il bandito non può dare un Pugno, la carta è inutile. Riscatto $800.
    – Fotografo: non si possono mai giocare carte coperte, nemmeno con Ghost. Riscatto $200 per ogni carta proiettile di un altro bandito, alleati esclusi, nel mazzo.
    – Banchiere: nessuna penalità. Riscatto $1000 se il bandito ha almeno una valigetta.
    – Giocatrice di poker: il bandito perde l'abilità speciale per il resto della partita. Riscatto $250 per ogni sacchetto che ha.
    – Barboncino: a ogni inizio round si aggiunge al mazzo un nuovo proiettile neutrale. Riscatto $1000.
rule-CE-16-4 = Una carta diventata inutile si può giocare lo stesso, per consumare un turno, ma non ha effetto.
rule-CE-16-5 = Fotografo: nei turni di tunnel le sue carte si giocano scoperte; quelle già nel mazzo comune restano come sono. Per il riscatto non contano i proiettili neutrali né quelli di un compagno di squadra o del proprio secondo bandito.
rule-CE-16-6 = Pastore: peschi fino alla tua mano completa meno una carta, contando quelle tenute, e mai meno di 0. Doc con il Pastore ha quindi 6 carte.
rule-CE-16-7 = Vecchia signora: l'unico passo può essere verso il tetto di un vagone vicino oppure tra il tetto del vagone e quello della diligenza.
rule-CE-16-8 = Barboncino: il proiettile si aggiunge prima di mescolare e pescare, la prima volta nel round dopo quello in cui è stato preso. Conta come proiettile ricevuto in quel round.
rule-CE-16-9 = Giocatrice di poker: per esempio Belle diventa un bersaglio normale, Doc pesca 6 carte e Ghost gioca scoperto.
rule-CE-16-10 = Nella partita a due ciascuno dei tuoi banditi può prendere un ostaggio. Pastore e Barboncino agiscono sul tuo mazzo; Fotografo, Suora, Vecchia signora, Maestra e Giocatrice di poker solo sulle carte di quel bandito.
rule-CE-16-11 = Per i riscatti contano i segnalini che il bandito con l'ostaggio ha alla fine. Per il Fotografo contano, tra tutte le carte del giocatore, i proiettili di tutti gli altri colori tranne quelli degli alleati.
rule-CE-16-12 = Suora, Maestra, Vecchia signora e Giocatrice di poker vincolano il bandito del colore della carta che si risolve. Per il Fotografo e per l'abilità di Ghost conta il colore della carta nel momento in cui viene giocata.
rule-CE-16-13 = Quali ostaggi restano e chi ha quale è noto a tutti.

## 17. Whiskey, turno «tutti insieme», bonus di fine round

rule-CE-17-1 = Una fiaschetta è bottino: si può prendere con Rapina e far cadere con un Pugno, se chi lo dà la sceglie. Vale $0. Il suo tipo resta nascosto finché non viene presa; chi la possiede può guardarla, e al primo uso la vedono tutti.
rule-CE-17-2 = Ogni fiaschetta si usa 2 volte: dopo la prima si gira sul lato mezza piena, che mostra a tutti il tipo; dopo la seconda esce dal gioco. Se cade mezza piena, resta con quel lato in vista. Se cade mai usata, torna coperta: il tipo è nascosto, ma chi l'ha visto lo conosce.
rule-CE-17-3 = Si usa nella pianificazione, invece di giocare una carta o pescare, e solo in un turno standard: mai in tunnel, accelerazione, inversione o «tutti insieme».
rule-CE-17-4 = Whiskey normale: peschi 3 carte, poi giochi una carta azione dalla mano; non puoi rinunciare a giocarla né pescarne altre 3. Se non hai carte azione non giochi nulla, ma l'uso è consumato.
rule-CE-17-5 = Whiskey invecchiato: giochi 2 carte azione di fila, e non puoi pescare al posto di nessuna delle due. Puoi usarlo solo con almeno 2 carte azione in mano.
rule-CE-17-6 = Puoi usare il whiskey una volta per turno e devi dire quale fiaschetta usi. Le carte giocate così sono scoperte, perché il turno è standard; nel primo turno Ghost può coprire la prima.
rule-CE-17-7 = Turno «tutti insieme»: ognuno sceglie in segreto una carta oppure di pescarne 3, e non si mostra nulla finché non hanno scelto tutti. Poi si annuncia chi pesca e si pesca. Le carte scelte si rivelano insieme e vanno nel mazzo comune nell'ordine normale, in senso orario dal primo giocatore.
rule-CE-17-8 = Bonus di fine round: per ogni simbolo di questo bonus sulla carta round puoi tenere 1 carta azione non giocata; i proiettili non si possono tenere. Si decide tra pianificazione e colpo, tutti nello stesso momento: quante carte tieni è noto a tutti, quali no.
rule-CE-17-9 = All'inizio del round successivo le carte tenute non si mescolano nel mazzo, e peschi fino ad averne 6 in tutto, 7 con Doc. Tenere carte è facoltativo; le stazioni non hanno questi simboli.
rule-CE-17-10 = In un turno «tutti insieme» chi non ha carte azione pesca; se anche il suo mazzo è vuoto, salta.
rule-CE-17-11 = Una fiaschetta presa durante il colpo si può usare dal round successivo. Puoi averne più d'una, ma ognuna si usa in un turno a sé.

## 18. Eventi di Cavalli e Diligenza

rule-CE-18-1 = «Cavalli sfiniti»: si tolgono dal gioco i cavalli più vicini al vagone di coda, 2 in 2-4 giocatori, 3 in 5-6. Se ne restano di meno, si tolgono tutti.
rule-CE-18-2 = «Un whiskey per lo sceriffo»: se all'interno del vagone dello sceriffo c'è una fiaschetta, si toglie dal gioco (se sono più d'una, una a caso); non contano quelle sul tetto o in mano ai banditi, e senza fiaschetta non succede nulla. Se il whiskey è normale lo sceriffo si sposta di 1 vagone verso la coda, se è invecchiato attraversa tutti i vagoni fino a quello di coda; in ogni vagone in cui entra, i banditi all'interno ricevono 1 proiettile neutrale e scappano sul tetto. Se è già nel vagone di coda beve, ma non si muove.
rule-CE-18-3 = «A tutta velocità»: tutti i banditi sui tetti del treno, tutti i cavalli, la diligenza con ciò che contiene e la scorta armata, se è su un tetto del treno, si spostano insieme di 1 colonna verso la coda; chi è già al vagone di coda resta lì. Poi chi si trova sul tetto della scorta armata riceve 1 proiettile neutrale e fugge. Segue comunque il normale spostamento della diligenza a fine round.
rule-CE-18-4 = «Furia della scorta»: riceve 1 proiettile neutrale ogni bandito nella diligenza, sul suo tetto, nel vagone accanto (anche se è la locomotiva) o sul tetto di quel vagone.
rule-CE-18-5 = «Spartizione del bottino» (stazione, a fine partita): dove ci sono due o più banditi sullo stesso posto, il valore di ogni valigetta posseduta lì si divide in parti uguali tra tutti loro, ognuna arrotondata per difetto. Chi la possiede tiene il segnalino, che vale per il Banchiere. Contano anche i posti della diligenza; non si divide una valigetta a terra, e i banditi fuggiti non sono in nessun posto.
rule-CE-18-6 = «Fuga» (stazione): in questo round, quando risolve una Cavalcata con un cavallo accanto, un bandito può andarsene per sempre invece di cavalcare, portando via il cavallo: le sue carte successive non hanno effetto, non può più essere un bersaglio e può ancora vincere. Alla fine ogni bandito ancora nel treno o sui suoi tetti, locomotiva compresa, è catturato e non può vincere. Chi è nella diligenza o sul suo tetto non è catturato.
rule-CE-18-7 = «Proiettile mortale» (stazione): ogni giocatore perde $150 per ogni proiettile ricevuto in questo round, neutrale o no; si tengono a parte per contarli. Il totale può scendere sotto zero.
rule-CE-18-8 = «Fuga», conteggio: chi se n'è andato conserva bottino, ostaggio e proiettili e si conta normalmente. Anche i catturati si contano, pure per il Miglior pistolero, ma in classifica stanno dietro a tutti quelli che si sono salvati; se sono catturati tutti, non vince nessuno. Nella partita a due e nel gioco a squadre denaro e riscatto di un bandito catturato non contano, e un giocatore o una squadra può vincere solo se almeno uno dei suoi banditi si è salvato.
rule-CE-18-9 = «Spartizione del bottino», la cattura di «Fuga» e «Proiettile mortale» non fanno nulla al momento dell'evento di fine round: agiscono nel conteggio finale.

## 19. Conteggio finale con Cavalli e Diligenza

rule-CE-19-1 = Si conta come nel gioco base, più i riscatti. Dopo il round 5 l'ordine è: (1) l'evento della stazione, se è una di quelle del gioco base; (2) spostamento della diligenza; (3) bottino e contanti, con «Spartizione del bottino»; (4) riscatti; (5) Miglior pistolero; (6) penalità di «Proiettile mortale»; (7) chi può vincere con «Fuga»; (8) classifica e parità.
rule-CE-19-2 = La spartizione non cambia i riscatti: per Banchiere, Giocatrice di poker e Vecchia signora contano i segnalini posseduti.

## 20. Ordine di risoluzione a fine round

rule-CE-20-1 = L'ordine è: (1) ultima carta del colpo; (2) evento della carta round, per intero, con le conseguenze di sceriffo e scorta armata; (3) spostamento di diligenza e scorta armata, con la fuga di chi si trova sul tetto raggiunto; (4) passaggio del primo giocatore; (5) inizio del round successivo: proiettili del Barboncino, mescolare (non nella variante per esperti), carta del compagno (gioco a squadre), pescare, scoprire la carta round. Dopo il round 5, al posto di (4) e (5) c'è il conteggio finale.
rule-CE-20-2 = Le conseguenze a catena si completano per un bandito prima di passare oltre: per esempio, spinto nel vagone dello sceriffo, riceve un proiettile e va sul tetto; se lì c'è la scorta armata, altro proiettile e fuga. La catena finisce sempre, perché chi fugge arriva su un tetto senza scorta armata.
rule-CE-20-3 = Quando uno stesso evento fa scegliere più banditi (fuga dalla scorta armata, «Borseggio»), si sceglie in senso orario dal primo giocatore.
rule-CE-20-4 = I banditi coinvolti nello stesso momento si trattano uno per uno in quell'ordine: proiettile, spostamento, tutta la sua catena, poi il bandito successivo.

## 21. Gioco a squadre

rule-CE-21-1 = Si gioca in 4 o in 6, con o senza Cavalli e Diligenza, a squadre di due che siedono vicini. Quello a destra è A, quello a sinistra B, così in senso orario A viene subito prima di B.
rule-CE-21-2 = Senza Cavalli e Diligenza tutti gli A cominciano all'interno del vagone di coda e tutti i B all'interno del penultimo. Con l'espansione si fa l'assalto a cavallo.
rule-CE-21-3 = All'interno di una squadra gioca sempre prima A, poi B.
rule-CE-21-4 = Il primo giocatore è un A estratto a caso. In ogni round seguente lo diventa l'A della squadra successiva in senso orario, saltando i B. Vale anche con Cavalli e Diligenza.
rule-CE-21-5 = All'inizio di ogni round, compreso il primo, dopo che entrambi hanno mescolato, ciascuno pesca la prima carta del mazzo del compagno, nello stesso momento e senza mostrarla. Poi completa la mano dal proprio mazzo fino a 6 carte (7 con Doc, una in meno con il Pastore); le carte tenute contano.
rule-CE-21-6 = Una carta azione pescata dal compagno la puoi giocare quando tocca a te, al posto di una tua: nel mazzo comune prende il posto che spetta a te. Fa agire il bandito del compagno, perché conta il colore, e le scelte le fa il compagno.
rule-CE-21-7 = La carta del compagno torna al suo proprietario solo se è stata giocata. Altrimenti resta tra le tue carte, nel tuo mazzo, e puoi pescarla di nuovo nei round seguenti.
rule-CE-21-8 = Un proiettile pescato dal compagno resta nella tua mano e poi nel tuo mazzo.
rule-CE-21-9 = Quando peschi al tuo turno o con il whiskey, prendi solo dal tuo mazzo.
rule-CE-21-10 = Inversione: si gioca in senso antiorario e A e B si scambiano i ruoli, a cominciare dal B della squadra del primo giocatore. Per esempio B1, A1, B3, A3, B2, A2.
rule-CE-21-11 = I totali dei compagni si sommano e vince la squadra più ricca. In caso di parità vince quella con meno carte proiettile nei due mazzi insieme.
rule-CE-21-12 = Il Miglior pistolero va alla squadra che ha sparato più proiettili. Ogni colpo sparato al proprio compagno si sottrae.
rule-CE-21-13 = Al compagno si può sparare e dare un Pugno. Se è l'unico bersaglio valido, devi colpirlo.
rule-CE-21-14 = Con il bonus di fine round puoi tenere una carta azione del compagno non giocata come se fosse tua. Una volta nel tuo mazzo puoi ripescarla tu, oppure il compagno la può riprendere come carta pescata da te in un round successivo; allora è di nuovo semplicemente sua.
rule-CE-21-15 = Ognuno controlla un solo bandito, con il proprio bottino, tamburo, ostaggio e abilità speciale; tra compagni passano solo le carte pescate a inizio round. Non vedi la mano né i sacchetti del compagno. Sul parlarsi il gioco non impone regole.
rule-CE-21-16 = Tamburi, carte e segnalini mantengono il loro colore. Un proiettile del colore del compagno, o del tuo, nel tuo mazzo non vale mai un riscatto.
rule-CE-21-17 = Gli ostaggi sono tanti quanti i giocatori meno uno. Nell'assalto a cavallo ognuno sceglie per sé. Vagoni e carte round dipendono come sempre dal numero di giocatori.
rule-CE-21-18 = Accelerazione: A agisce due volte, poi B due volte, poi la squadra successiva. «Tutti insieme»: le carte vanno nel mazzo comune nell'ordine normale, A, B, squadra successiva.
rule-CE-21-19 = «Fuga», «Spartizione del bottino» e «Proiettile mortale» si calcolano per ogni bandito e poi si sommano per squadra.
rule-CE-21-20 = Per il Miglior pistolero si contano i proiettili sparati dai due compagni meno quelli che si sono sparati a vicenda. A pari merito ogni squadra riceve $1000, una volta per squadra; se il miglior conto è 0, nessuno.

## 23. Esempi

rule-EX-1 = Rimbalzo: lo sceriffo è all'interno della locomotiva, Doc all'interno del vagone 1. Doc si muove in avanti e finisce sul tetto della locomotiva con 1 proiettile neutrale.
rule-EX-2 = Lo sceriffo fa piazza pulita: lo sceriffo è nel vagone 1, Belle e Tuco all'interno del vagone 2. Ghost gioca Sceriffo e lo sposta indietro: ora lo sceriffo è nel vagone 2, Belle e Tuco sono sul tetto del vagone 2 con 1 proiettile neutrale ciascuno.
rule-EX-3 = Linea di vista sui tetti: Doc è sul tetto del vagone 4, Ghost e Belle sul tetto del vagone 2, Tuco sul tetto della locomotiva. Quando Doc spara, l'unico bersaglio valido è Ghost: Tuco è coperto da chi sta sul vagone 2 e Belle è protetta perché c'è Ghost.
rule-EX-4 = Stesso posto: sui tetti ci sono solo Doc e Ghost, entrambi su quello del vagone 3. Doc gioca Fuoco e non succede nulla.
rule-EX-5 = Tuco: Tuco è all'interno del vagone 2, Doc sul tetto dello stesso vagone, Belle all'interno del vagone 1. Se Tuco spara, deve colpire Doc.
rule-EX-6 = Django spinge verso lo sceriffo: Django è all'interno del vagone 3, Ghost all'interno del 2, lo sceriffo nell'1. Django spara a Ghost, che riceve il proiettile di Django e uno neutrale e finisce sul tetto del vagone 1.
rule-EX-7 = Django in fondo al treno: Django è sul tetto del vagone 1, Ghost sul tetto della locomotiva. Lo sparo dà un proiettile e Ghost resta dov'è.
rule-EX-8 = Pugno: Cheyenne e Doc sono all'interno del vagone 2, Doc ha 2 sacchetti e un gioiello. Cheyenne dà un Pugno e sceglie un sacchetto e la direzione avanti: un sacchetto di Doc preso a caso diventa suo, se lo vuole, e non cade nulla; Doc finisce all'interno del vagone 1.
rule-EX-9 = Pugno verso lo sceriffo: Ghost e Doc sono all'interno del vagone 2, lo sceriffo è nel vagone 1, Doc ha un gioiello. Ghost dà un Pugno a Doc mandandolo avanti: il gioiello resta all'interno del vagone 2 e Doc è sul tetto del vagone 1 con 1 proiettile neutrale.
rule-EX-10 = Inversione: in 4 giocatori, con il numero 3 come primo giocatore, l'ordine è 3, 2, 1, 4.
rule-EX-11 = Accelerazione: il giocatore 1 pesca 3 carte, poi gioca Fuoco; solo allora agisce il giocatore 2.
rule-EX-12 = «Sceriffo infuriato»: lo sceriffo è nel vagone 1, Doc sul tetto del vagone 1, Ghost all'interno del vagone 2. Doc riceve un proiettile e resta sul tetto; lo sceriffo passa nel vagone 2, e Ghost riceve un proiettile e finisce sul tetto del vagone 2.
rule-EX-13 = «Frenata»: Doc è sul tetto della locomotiva, Ghost sul tetto del vagone 3. Doc resta dov'è, Ghost passa sul tetto del vagone 2.
rule-EX-14 = Miglior pistolero a pari merito: a Doc e Tuco restano 2 proiettili nel tamburo, agli altri di più. Ricevono $1000 ciascuno.
rule-EX-15 = Cavalcata: il treno ha 4 vagoni, la diligenza è accanto al vagone 1, un cavallo accanto al 3, Doc sul tetto del 3. Doc cavalca di 2 in avanti e sceglie se arrivare all'interno del vagone 1 o nella diligenza, dove prende un ostaggio; il cavallo resta accanto al vagone 1.
rule-EX-16 = Passare a cavallo: la diligenza e un cavallo sono accanto al vagone 2, Doc è al suo interno. Doc usa Cavalcata senza cambiare colonna: ora è all'interno della diligenza e il cavallo è ancora accanto al vagone 2.
rule-EX-17 = Dal tetto alla diligenza: la diligenza è accanto al vagone 1, Doc sul tetto del vagone 3. Doc si muove di 2 vagoni in avanti e attraversa: è sul tetto della diligenza e ha usato i 3 passi. Dal tetto del vagone 4 non ci sarebbe arrivato.
rule-EX-18 = Pugno alla scorta armata: la diligenza è accanto al vagone 1, con Doc e la scorta armata sul tetto; Ghost è sul tetto del vagone 1. Doc colpisce la scorta: la valigetta resta libera sul tetto della diligenza, la scorta va sul tetto del vagone 1, e Ghost riceve un proiettile neutrale e fugge sul tetto della locomotiva o del vagone 2.
rule-EX-19 = Passare sopra la scorta armata: la scorta è sul tetto del vagone 2, Doc su quello del vagone 4. Se Doc avanza di 3, arriva sul tetto del vagone 1 con 1 proiettile neutrale. Se avanza di 2, riceve il proiettile e deve proseguire sul tetto del vagone 1 o tornare su quello del 3.
rule-EX-20 = La scorta armata copre: la scorta è sul tetto del vagone 2, Doc su quello del vagone 4, Ghost su quello della locomotiva. Il Fuoco di Doc non ha effetto; dal tetto della diligenza potrebbe invece colpire Ghost.
rule-EX-21 = Bonus di fine round: la carta round ha 2 simboli e Doc tiene Fuoco e Pugno. Nel round successivo pesca 5 carte e ne ha 7 in mano.
rule-EX-22 = Whiskey: in un turno standard Doc usa per la prima volta una fiaschetta di whiskey normale. Pesca 3 carte e gioca Rapina scoperta; la fiaschetta è mezza piena.
rule-EX-23 = Spartizione: alla fine Doc, che ha 1 valigetta, Ghost e Tuco sono sullo stesso posto. Ognuno conta $333: Doc non conta i $1000 interi, ma solo i suoi $333.
rule-EX-24 = Riscatto del Fotografo: nel mazzo ci sono 2 proiettili di Tuco, 1 di Belle e 3 neutrali. Il riscatto è di $600.
rule-EX-25 = «A tutta velocità»: il treno ha 4 vagoni; la diligenza è accanto al vagone 1, la scorta armata sul tetto dell'1, Doc sul tetto del 4, Ghost sul tetto del 3, due cavalli accanto al 4 e al 2. Dopo l'evento Doc e Ghost sono sul tetto del vagone 4, la scorta sul tetto del 2, la diligenza accanto al 2, i cavalli accanto al 4 e al 3. Poi, a fine round, la diligenza passa accanto al 3 e la scorta sul tetto del 3.
rule-EX-26 = Ordine delle squadre: con le squadre da 1 a 3 e A1 primo giocatore si gioca A1, B1, A2, B2, A3, B3; in un'inversione B1, A1, B3, A3, B2, A2. Il round successivo comincia con A2.

## 24. Interpretazioni

rule-R-01 = La locomotiva è un vagone per azioni ed eventi, ma non per contare i vagoni, per il whiskey e per saltare a bordo. Le regole base la chiamano infatti vagone, mentre l'espansione, parlando dell'assalto a cavallo, dice che non lo è.
rule-R-02 = Quali vagoni usare e in che ordine lo decide il tavolo, secondo le regole. Qui di norma sono a caso; in alternativa si può fissare un elenco.
rule-R-03 = Con il tamburo vuoto Fuoco non ha nessun effetto, perché non c'è nulla da dare.
rule-R-04 = Finiti i proiettili neutrali non se ne danno altri, perché la riserva è quella della scatola e nessuna regola dice altrimenti. Al tavolo si può scegliere di averne senza limite.
rule-R-05 = Chi dà il pugno sceglie il tipo di bottino, ma tra i sacchetti decide il caso: i valori sono nascosti, quindi scegliere sarebbe comunque tirare a sorte. Con Rapina invece prendi un segnalino preciso dal posto.
rule-R-06 = Ghost può coprire una sola carta per round, e solo nel primo turno, perché la sua abilità parla di una carta. Se il primo turno è «tutti insieme», può metterla coperta senza rivelarla.
rule-R-07 = «Rivolta dei passeggeri» colpisce anche chi è nella locomotiva, perché è un vagone, ma non chi è nella diligenza.
rule-R-08 = I $250 di «Macchinista in ostaggio» sono contanti, perché la carta dà un riscatto e non un segnalino. Non contano quindi come sacchetto per la Giocatrice di poker.
rule-R-09 = Se nessuno ha sparato, il premio del Miglior pistolero non si assegna. Alla lettera andrebbe a tutti a pari merito, ma la classifica sarebbe la stessa.
rule-R-10 = Nella variante per esperti i proiettili pescati a inizio round si scartano, le carte tenute restano, quelle risolte vanno negli scarti, i proiettili ricevuti in cima al mazzo, e si completa la mano fino a 6 (7 con Doc). Le regole non dicono nulla dei proiettili pescati al proprio turno, che restano in mano fino a fine pianificazione e poi si tengono o si scartano, né di un limite alle carte tenute, che quindi non c'è. Poiché si può tenere già tutto, i simboli del bonus di fine round sono superflui.
rule-R-11 = Nella partita a due ognuno ha due banditi, valgono le regole per esperti e i vagoni sono 3, come di solito viene descritta. Il mazzo di 12 carte senza doppioni e i posti di partenza sono una nostra ricostruzione, perché il testo originale di quella pagina non ci è noto. Il duello semplice, con un bandito a testa, 2 vagoni, 1 ostaggio e regole standard, è solo un'opzione in più.
rule-R-12 = Si può colpire il proprio compagno: le regole a squadre sottraggono questi colpi e il Fotografo esclude i proiettili degli alleati, quindi devono essere possibili. Che si sia obbligati se è l'unico bersaglio, e che faccia da scudo a Belle, segue dalle regole generali. Per i due banditi di uno stesso giocatore vale per analogia, ma poiché le carte parlano di un avversario, al tavolo si può scegliere diversamente.
rule-R-13 = Nella partita a due gli ostaggi sono 3, cioè i banditi meno uno; nel duello semplice 1. Con i giocatori meno uno ce ne sarebbe uno solo, e la regola che ogni bandito può prenderne uno non avrebbe senso; al tavolo si può scegliere un altro numero.
rule-R-14 = Chi è ancora in sella al vagone 1 deve salire lì: il regolamento dice solo di proseguire allo stesso modo e vieta la locomotiva.
rule-R-15 = Un cavallo sta accanto a una colonna, che il vagone e la diligenza hanno in comune. Quando la diligenza si sposta, non la segue.
rule-R-16 = Si può usare Cavalcata anche dal tetto della diligenza, come dal tetto di un vagone, benché il regolamento nomini solo l'interno e il tetto del vagone e il passaggio tra vagone e diligenza.
rule-R-17 = La Cavalcata è obbligatoria se c'è un cavallo. Il regolamento dice che il giocatore «può» usarlo, ma nel gioco base le azioni programmate si eseguono sempre.
rule-R-18 = In un Movimento si va lungo il treno in una sola direzione e si attraversa verso la diligenza o da lì al massimo una volta, perché il regolamento parla di fare uno o due vagoni e poi passare. Si può anche attraversare soltanto, senza passi lungo il treno.
rule-R-19 = Django non spinge con gli spari tra treno e diligenza: per i tetti il regolamento lo esclude in entrambi i sensi; all'interno lo sparo è laterale e il bersaglio non ha dove andare.
rule-R-20 = Per Tuco la diligenza funziona come un vagone, perché anche lei ha due livelli.
rule-R-21 = Se la scorta armata arriva su un tetto occupato, i banditi ricevono un proiettile e fuggono, perché non possono mai stare sul suo tetto.
rule-R-22 = «Braccio girevole» e «Frenata» non toccano chi è sul tetto della diligenza, perché parlano del treno, né la scorta armata, che deve restare accanto alla diligenza. I banditi trascinati sul tetto della scorta ricevono un proiettile e fuggono.
rule-R-23 = Una carta resa inutile da un ostaggio si può giocare, senza effetto: l'ostaggio la rende inutile, non vietata.
rule-R-24 = Il proiettile che il Barboncino dà nel round 5 conta per «Proiettile mortale», perché si riceve in quel round.
rule-R-25 = Sui casi limite del whiskey le regole tacciono. Con quello normale, se non hai carte azione non giochi nulla e l'uso è consumato; quello invecchiato richiede almeno 2 carte azione in mano.
rule-R-26 = Nel turno «tutti insieme» chi vuole pescare deve dirlo prima che gli altri rivelino. Raccogliere tutte le scelte in segreto e mostrarle insieme rispetta questa regola e non avvantaggia nessuno.
rule-R-27 = «Cavalli sfiniti» toglie 2 cavalli in 2-4 giocatori e 3 in 5-6, come dice il regolamento, benché le icone sulle carte ne mostrino 1 e 2. Se più cavalli sono a pari distanza dalla coda, non importa quali si tolgono.
rule-R-28 = Se con lo sceriffo ci sono più fiaschette, ne beve una a caso, perché il regolamento parla di una sola. Valgono anche quelle mezze piene.
rule-R-29 = Con «Fuga» i catturati stanno in classifica dietro a chi si è salvato, ma concorrono al Miglior pistolero; se sono catturati tutti, non vince nessuno. Nella partita a due e a squadre il denaro di un catturato non conta, e per vincere almeno un bandito deve essersi salvato. Chi parte porta via il cavallo; con la Suora, che vieta la Cavalcata, non si può partire.
rule-R-30 = Nel gioco a squadre con Cavalli e Diligenza il primo giocatore è un A a caso: la regola delle squadre sostituisce quella dell'assalto a cavallo.
rule-R-31 = Una carta del compagno fa agire il bandito del suo colore, perché ogni carta appartiene a un colore e torna al proprietario di quel colore.
rule-R-32 = Per il Fotografo «il mazzo» comprende tutte le carte del giocatore alla fine: mazzo, mano e carte tenute.
rule-R-33 = La carta senza evento dell'espansione non ha un nome stampato: qui si chiama «Agguato». Il nome non ha effetti.
rule-R-34 = «A tutta velocità» ha tre turni in 2-4 giocatori (standard, tunnel, standard) e quattro in 5-6 (standard, standard, tunnel, standard). È insolito, ma sulle carte è così.
rule-R-35 = La diligenza si sposta anche dopo il round 5, perché si sposta alla fine di ogni round senza eccezioni e il conteggio viene dopo. Conta solo per i banditi sul tetto raggiunto dalla scorta armata: un proiettile e un altro posto.
rule-R-36 = Con il mazzo vuoto non si può scegliere di pescare se si ha una carta azione, perché sarebbe un modo di passare sotto altro nome.
rule-R-37 = Il gioco a squadre non si combina con la variante per esperti, perché le loro regole sui proiettili si contraddicono: in una restano in mano, nell'altra si scartano.
rule-R-38 = Con il Fotografo, nel tunnel si gioca scoperto. Il regolamento vieta solo le carte coperte, e così lo intendiamo: le carte si vedono, non si è costretti a pescare.
rule-R-39 = Conta sempre il colore della carta, perché nella partita a due e con le carte del compagno può giocarla anche chi di solito non muove quel bandito. Gli effetti sul pescare (Doc, Pastore, Barboncino) riguardano invece il giocatore.
rule-R-40 = Nella «Spartizione del bottino» si divide per bandito, quindi chi ha due banditi sul posto riceve due parti. La diligenza vale come un vagone.
rule-R-41 = Un sacchetto si può seguire con gli occhi finché sta su un posto o è l'unico nelle mani di qualcuno. Quando un bandito perde uno di più sacchetti, solo il suo giocatore sa quale; ciò che gli altri sapevano dei suoi sacchetti si dimentica. Lo stesso vale per le fiaschette non usate.
rule-R-42 = Non si chiede quale dei due banditi di un giocatore venga trattato per primo: non cambia nulla.
rule-R-43 = Con la scelta fra alcuni si scopre a caso un bandito in più del necessario, al massimo sei, e i giocatori scelgono tra quelli.
rule-R-44 = Che cosa suppongono i bot: una carta di cui non conoscono il posto può essere ovunque lo permetta ciò che tutti sanno, con la stessa probabilità; una risposta segreta è una qualsiasi permessa.
