### Il maestro di Carson City: `coach-ask-*` alla prima domanda di un tipo, `coach-event-*` la prima volta che una cosa ti succede.

coach-goal = Vince chi ha più punti. Ogni round è uguale: prendi un personaggio, manda fuori i cowboy, raccogli ciò che portano, fai i conti.

coach-ask-start_parcel = Vicino alla casa al centro si costruisce presto, vicino alle montagne sta bene una miniera. Molti prendono un lotto per tipo.
coach-ask-character = Un regalo per questo round, e il numero decide chi va prima. Guarda anche le clausole in piccolo: quanto denaro puoi tenere alla fine.
coach-ask-shopkeeper = I soldi subito sono sicuri. Aspetta chi conta di ricavare di più dai suoi edifici o dalle sue case.
coach-ask-worker = Un edificio a prezzo d'occasione, da qualunque casella. Con i più cari risparmi di più, se hai il terreno per costruirli.
coach-ask-settler_parcel = Terreno gratis, per quanto caro sia diventato. Prendi quello che non potresti pagare: tra le case, o una montagna, che alla fine conta.
coach-ask-settler_cash = Conta le tue montagne. Se sono poche, meglio il denaro.
coach-ask-captain = Il primo rinforzo costa poco, gli altri sempre di più. Più gente vuol dire più lavori, o più forza se resta a casa.
coach-ask-place = Un cowboy alla volta. Cerca i lavori che nessuno vuole ancora; chi resta a casa aumenta la tua forza, e chi passa prima vince i pareggi.
coach-ask-kit_carson = Qui puoi anche spostare chi è già piazzato. Quando passi, il tuo piano è deciso.
coach-ask-roads = Quasi tutti gli edifici vogliono un lotto toccato da una strada, anche solo in un angolo. Le strade non sono di nessuno: portale prima da te.
coach-ask-carry_out = L'azione è tua. Rinunciando risparmi il prezzo, ma il cowboy se ne va comunque.
coach-ask-buy_vp = Punti in cambio di denaro. Col tempo rincarano, e oltre il limite i soldi sfumano comunque; tieni quello che ti serve ancora.
coach-ask-next_parcel = L'ordine conta: chi perde si riprende il cowboy, che vale già nel duello successivo.
coach-ask-buy_parcel = Il prezzo cresce con tutto ciò che sorge intorno. Un lotto con una casa, una montagna o un tuo edificio vale punti alla fine.
coach-ask-buy_parcels = Comincia dal più importante, finché hai soldi. Quello che non compri resta libero per gli altri.
coach-ask-buy_building = Da ora rende a ogni round, perciò prima è meglio. Chiediti dove starebbe e che cosa avrebbe accanto.
coach-ask-build = La rendita dipende dai vicini: i ranch vogliono spazio, le miniere montagne, i negozi case. Indica un lotto e vedrai quanto rende.
coach-ask-kept_turn = È il momento degli edifici in riserva. Finché non sono costruiti non rendono e non danno punti.
coach-ask-house = La casa serve a ogni edificio intorno che può contarla. Il posto migliore è accanto ai tuoi negozi; sul tuo terreno vale anche punti.
coach-ask-consent = Una casa sul tuo lotto è tua e alla fine conta, ma lì non si costruirà altro. Serve anche a te?
coach-ask-declare = Confronta: quanto rendono insieme i tuoi edifici di un tipo? Se è più del denaro offerto, raddoppia.
coach-ask-next_attack = I cowboy sconfitti tornano a casa e rinforzano i loro nello scontro seguente. Comincia da dove ti conviene.
coach-ask-choose_tiles = Il segnalino prende il posto del dado, e una volta usato sparisce a lungo. Quelli alti tienili per ciò che conta davvero.
coach-ask-lay_tile = Lo vedono tutti, e poi non c'è più. Gioca quanto basta, non di più.
coach-ask-banker = Un buon affare, se il limite ti porterebbe via comunque quel denaro.
coach-ask-settler_end = Conta le tue montagne e confronta.
coach-ask-cash_limit = Ciò che supera il limite del tuo personaggio va restituito. Le cifre tonde diventano punti: a volte conviene aggiungere qualcosa.
coach-ask-last_road = Le strade non danno più punti; posale solo se per te cambia qualcosa.

coach-event-duel = Più persone vogliono la stessa cosa: duello. Ognuno tira un dado e aggiunge la sua forza, cioè cowboy a casa e revolver.
coach-event-won = Hai vinto, l'azione è tua; quando è fatta, il cowboy torna nella riserva generale.
coach-event-took_back = Niente di grave: il cowboy torna a casa, aumenta subito la tua forza e al prossimo round lavora di nuovo.
coach-event-tied = I pareggi vanno a chi ha passato prima. Passare presto ha i suoi vantaggi.
coach-event-earned = Rendita! Ogni edificio paga a ogni round, e di più se i dintorni migliorano.
coach-event-stole = Assalto riuscito: chi attacca prende una parte della rendita di questo round, l'edificio resta al proprietario.
coach-event-held = Ben difeso: tutta la rendita resta a te.
coach-event-voided = Le chiese proteggono gli edifici vicini del loro proprietario; il cowboy torna a casa.
coach-event-three_guns = Il segnalino ti rende più forte in ogni duello, ma solo fino alla fine di questo round.
coach-event-built = Resta lì per sempre, e alla fine il suo lotto vale punti.
coach-event-refused = Qui niente da fare. Forse c'è un altro posto per la casa.
coach-event-passed = I tuoi cowboy sono ai loro posti. Quando tutti avranno passato, si eseguono le azioni, una casella alla volta.
coach-event-joined = Gente fresca per il prossimo round. Chi lavora poi se ne va, quindi usala bene.
