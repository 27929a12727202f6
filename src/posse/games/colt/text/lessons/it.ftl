### Lezioni di Colt Express. `lesson-ID` è un titolo, `lesson-ID-2` il secondo passo, `-then` come finisce, le altre sono risposte.

lesson-plan = Prima il piano, poi l'azione
lesson-plan-1 = Sei Doc, e qui accanto ci sono { $jewels } gioielli. Ma nessuno si muove ancora: prima tutti pianificano. Gioca Movimento.
lesson-plan-1-robbery = Rapineresti il vagone vuoto in cui ti trovi. Prima cammina: gioca Movimento.
lesson-plan-1-draw = Qualche carta in più fa sempre comodo, ma gli altri prendono vantaggio. Gioca Movimento.
lesson-plan-2 = La tua carta ha aperto il mazzo, Ghost e Cheyenne hanno aggiunto le loro: finora sono { $pile }. Dopo la passeggiata vorrai arraffare qualcosa. Gioca Rapina.
lesson-plan-2-draw = Non ancora: hai già quello che ti serve. Gioca Rapina.
lesson-plan-3 = In mano non c'è più niente di buono? Invece di giocare una carta puoi pescare. Pesca adesso.
lesson-plan-4 = Il piano è fatto e il mazzo prende vita, dalla prima carta in poi. Sono { $pile } carte, e la tua apre. Gioielli o sacchetti: vai dove vuoi.
lesson-plan-4-jewels = Ai gioielli! La tua Rapina arriva presto, se prima nessuno ti spinge fuori dal vagone. Il gioco è tutto qui: un bel piano, poi il caos.
lesson-plan-4-purses = Sacchetti, allora: non si sa mai che cosa c'è dentro, ma hai quel vagone tutto per te. Il gioco è tutto qui: un bel piano, poi il caos.

lesson-tunnel = Tunnel e accelerazione
lesson-tunnel-1 = Il treno entra in un tunnel: è buio, perciò in questo turno ogni carta va giocata coperta. Gioca Fuoco; nessuno lo saprà.
lesson-tunnel-1-draw = Chi pesca si vede anche al buio. Approfittane: gioca Fuoco.
lesson-tunnel-2 = Anche Ghost e Cheyenne hanno messo giù qualcosa. Puoi solo tirare a indovinare. Ora il treno accelera: tutti agiscono due volte di fila. Gioca Movimento, poi Rapina.
lesson-tunnel-2-draw = È permesso: pescare conta come una delle due azioni. Ma prova due carte: Movimento, poi Rapina.
lesson-tunnel-3 = Ci sono { $pile } carte nel mazzo, e un turno normale per finire: una carta, scoperta. Guarda che cosa hanno mostrato gli altri e decidi tu.
lesson-tunnel-3-draw = Un finale tranquillo. Le carte pescate così tardi tornano nel tuo mazzo col resto della mano: un'azione spesa per quasi niente.
lesson-tunnel-3-else = Bene. Quella carta l'hanno vista tutti, e tutti possono regolarsi. Il bello sta in ciò che è rimasto nel buio del tunnel.

lesson-move = Camminare e correre
lesson-move-1 = Lo sceriffo è nel vagone dietro di te. Dentro il treno si cammina di un vagone alla volta: allontanati da lui.
lesson-move-1-back = Dritto tra le braccia dello sceriffo: un proiettile per te, e via sul tetto. Dall'altra parte!
lesson-move-2 = Poi il Cambio di piano ti ha portato su: ora sei { $spot_at }. Sui tetti si corre, fino a tre vagoni in una volta. Corri alla locomotiva.
lesson-move-2-near = In una corsa sola arrivi più lontano. Vai fino alla locomotiva.
lesson-move-2-back = Di nuovo in mezzo agli altri? La valigetta è davanti. Corri alla locomotiva.
lesson-move-2-then = Ecco. La valigetta è proprio sotto i tuoi stivali, e il prossimo Cambio di piano ti mette accanto a lei.
lesson-move-3 = Ora scegli tu. Da una parte { $jewels } gioielli, dall'altra lo sceriffo. Devi muoverti: stare fermi non si può.
lesson-move-3-jewel = Saggio. Un Movimento pianificato va eseguito, perciò fa' in modo che ci sia un posto dove valga la pena andare.
lesson-move-3-marshal = Che coraggio! Lo sceriffo ha sparato per primo e tu via di sopra: ora sei { $spot_at }, con un proiettile nel mazzo. Qualcuno lo considera un ascensore.

lesson-rob = Prendi quel che puoi
lesson-rob-1 = Una Rapina prende un bottino dal posto in cui ti trovi. Qui ci sono { $purses } sacchetti e un gioiello. Un sacchetto è un azzardo, un gioiello mai. Prendi il gioiello.
lesson-rob-1-purse = In un sacchetto può esserci poco o tanto. Il gioiello è sicuro: prendi quello.
lesson-rob-1-then = Quel gioiello vale ${ NUMBER($gain, useGrouping: 0) }, e col tuo primo sacchetto ora hai ${ NUMBER($worth, useGrouping: 0) }.
lesson-rob-2 = Eccoti nella locomotiva mentre lo sceriffo è via. Qui c'è la valigetta, il bottino migliore del treno. Prendila.
lesson-rob-2-purse = Un sacchetto, con la valigetta lì accanto? Non ci crederebbe nessuno. Prendi la valigetta.
lesson-rob-2-then = ${ NUMBER($gain, useGrouping: 0) } in un colpo solo. Da adesso tutti vorranno prenderti a pugni.
lesson-rob-3 = { $purses } sacchetti, tutti chiusi. Puoi prendere quello che vuoi, ma senza sbirciare. Scegline uno.
lesson-rob-3-else = Guardi dentro, e solo tu: ${ NUMBER($gain, useGrouping: 0) }. Gli altri sanno che hai preso un sacchetto, non che cosa contiene. Faccia da poker.

lesson-shoot = Spari e proiettili
lesson-shoot-1 = Fuoco! Dentro il treno colpisci chi è nel vagone accanto, da una parte o dall'altra, mai chi ti sta vicino. Ghost ha più bottino di tutti: spara a Ghost.
lesson-shoot-1-cheyenne = Bel colpo, ma il ricco è Ghost. Spara a lui.
lesson-shoot-1-then = Ghost si prende un tuo proiettile nel mazzo. Non si può giocare: è una carta morta che gli torna in mano di continuo. Ti restano { $left } proiettili.
lesson-shoot-2 = Sui tetti spari fin dove arriva lo sguardo: al bandito più vicino in ogni direzione. Tuco è nascosto dietro Cheyenne. Spara a Cheyenne.
lesson-shoot-2-ghost = Anche Ghost è in vista, proprio dietro di te. Ma guarda fin dove arrivi: spara a Cheyenne.
lesson-shoot-2-then = Sopra i tetti vuoti. Quassù la distanza non conta, conta solo chi sta in mezzo.
lesson-shoot-3 = Due bersagli, due motivi: Ghost ha un gioiello, Tuco la valigetta. Cheyenne è sotto i tuoi piedi, fuori tiro. A chi spari?
lesson-shoot-3-else = { $target } si ricorderà di quel proiettile. Ora ne hai sparati { $fired }: chi ne ha sparati di più a fine partita riceve un grosso premio come Miglior pistolero.

lesson-punch = Un pugno sul naso
lesson-punch-1 = Ghost è accanto a te con un sacchetto e un gioiello. Un Pugno gli fa cadere un bottino, e il tipo lo decidi tu. Scegli il gioiello.
lesson-punch-1-purse = Meglio di niente, ma stai per raccoglierlo tu. Scegli il gioiello.
lesson-punch-2 = Il gioiello è ai tuoi piedi. Ora spingi Ghost nel vagone accanto. In uno dei due aspetta lo sceriffo. Nessuna pietà.
lesson-punch-2-car3 = Che gentile. Lo sceriffo è nell'altro vagone: spingi Ghost là.
lesson-punch-2-then = Lo sceriffo ha sparato, Ghost è scappato e ora è { $spot_at }. Intanto la tua Rapina ha raccolto il gioiello: ${ NUMBER($gain, useGrouping: 0) } in più per te.
lesson-punch-3 = Ghost col gioiello o Tuco con la valigetta: sono tutti e due sul tuo tetto. Colpiscine uno.
lesson-punch-3-tuco = Ecco la valigetta per terra. È di chi rapina qui per primo. Meglio che sia tu.
lesson-punch-3-ghost = Il gioiello rotola sul tetto. Un Pugno non prende niente, fa solo cadere: ti serve ancora una Rapina.

lesson-marshal = Lo sceriffo
lesson-marshal-1 = La carta Sceriffo lo sposta di un vagone, dalla parte che vuoi. Ghost e Cheyenne contano il bottino proprio accanto a lui. Mandalo da loro.
lesson-marshal-1-loco = Là starebbe tranquillo. Mandalo da Ghost e Cheyenne.
lesson-marshal-1-then = Uno sparo a testa, e tutti e due scappano: Ghost ora è { $spot_at }. Lo sceriffo non sbaglia mai e non si annoia mai.
lesson-marshal-2 = Adesso sta seduto su un mucchio di gioielli. Chi entra là si prende un proiettile. Nel vagone dall'altra parte { $jewels ->
        [one] c'è un gioiello
       *[other] ci sono { $jewels } gioielli
    }. Vai là.
lesson-marshal-2-marshal = Ahi: un proiettile, e fuori sul tetto senza un solo gioiello. Fa la guardia meglio di un lucchetto. Dall'altra parte.
lesson-marshal-2-then = Al sicuro, e c'è qualcosa da prendere. Nessuno può restare in un vagone con lo sceriffo, nemmeno un attimo.
lesson-marshal-3 = Da una parte c'è Cheyenne con la valigetta, dall'altra tu. Decidi: dove va lo sceriffo?
lesson-marshal-3-out = Cheyenne si prende un proiettile e scappa di sopra, valigetta in mano. Almeno sul tetto è facile trovarla.
lesson-marshal-3-me = Nel tuo vagone! Un proiettile per te, e via sul tetto. A volte lo si fa apposta, come ascensore gratis. A volte.

lesson-events = Quando finisce il round
lesson-events-1 = Questo round finisce con { $card }: chi è dentro il treno si prende un proiettile. Ti resta una carta da pianificare. Fatti trovare sul tetto.
lesson-events-1-other = Saresti ancora dentro quando comincia. Il Cambio di piano ti porta su.
lesson-events-1-draw = Non c'è tempo. Gioca Cambio di piano e sali sul tetto.
lesson-events-1-then = Ghost e Cheyenne sono stati colpiti là sotto, tu eri al sole { $spot_at }. L'evento è stampato sulla carta: lo conosci fin dall'inizio.
lesson-events-2 = Qui si finisce con { $card }: chi è sui tetti scivola di un vagone verso la locomotiva. Fermati in modo da scivolare sulla locomotiva.
lesson-events-2-loco = Là resteresti, perché il treno finisce. Va bene, ma sfrutta la scivolata: fermati un vagone prima.
lesson-events-2-car3 = Così scivoli da dove vieni. Fermati un vagone prima della locomotiva.
lesson-events-2-then = Ed eccoti { $spot_at }. Un passo gratis per chi legge le carte.
lesson-events-3 = { $card } spazza via tutti dai tetti e li butta sull'ultimo vagone. Corri dove vuoi, visto che devi.
lesson-events-3-else = Alla fine è lo stesso: sei { $spot_at }, accanto a tutti quelli che erano lassù. La prossima volta stai dentro quando arriva il braccio.

lesson-end = La fine di un round e della partita
lesson-end-1 = Ultima azione del round, e in mano non c'è niente di utile. Quello che ti resta in mano non va perso: torna nel mazzo. Pesca e basta.
lesson-end-1-card = Non c'è nessuno da colpire. Non fa danni, ma non impari niente. Pesca.
lesson-end-1-then = Round { $round }. Tutti hanno rimescolato le proprie carte, proiettili compresi, e hanno una nuova mano: tu hai { $hand } carte. Stavolta comincia { $first }.
lesson-end-2 = L'ultimo round finisce in stazione. Qui chi non ha compagnia può prendere un sacchetto dal suo posto, e accanto a te non c'è nessuno. Prendilo.
lesson-end-2-leave = Che modestia, all'ultima occasione. Prendi il sacchetto.
lesson-end-2-then = La partita è finita: si scopre il bottino e si conta. Hai ${ NUMBER($worth, useGrouping: 0) }. Tutto qui: vince chi è più ricco.
lesson-end-3 = Un ultimo sparo. Tu e Ghost ne avete fatti altrettanti, e il Miglior pistolero riceve un premio che vale una valigetta. Spara a qualcuno.
lesson-end-3-else = Fanno { $mine } per te e { $theirs } per Ghost: il premio è tuo. { $target } quasi non se n'è accorto, tanto la partita era finita.

lesson-horses = I cavalli
lesson-horses-1 = Accanto al tuo vagone aspettano { $horses } cavalli. Una Cavalcata ti porta fino a tre vagoni più in là e ti lascia sempre dentro. Vai il più avanti possibile.
lesson-horses-1-near = Un buon cavallo merita una corsa più lunga. Vai il più avanti possibile.
lesson-horses-1-then = Dal fondo del treno fino { $spot_to } con una carta sola. Il cavallo resta dove scendi, a disposizione di tutti.
lesson-horses-2 = Lo sceriffo sbarra il vagone accanto, ma chi cavalca non incontra nessuno. Due vagoni più in là ci sono gioielli: passagli davanti al galoppo.
lesson-horses-2-marshal = Così scendi proprio davanti allo sceriffo. Passa oltre, fino ai gioielli.
lesson-horses-2-then = Nemmeno un graffio: { $hits } proiettili, e sei { $spot_at }, in compagnia.
lesson-horses-3 = Con i cavalli si comincia al galoppo: a ogni vagone, dall'ultimo in avanti, tutti decidono in segreto se saltare a bordo o proseguire. Qui ci sono { $purses } sacchetti e un gioiello. Salti?
lesson-horses-3-on = Prosegui. Davanti si è più vicini alla valigetta, e allo sceriffo.
lesson-horses-3-else = Salti a bordo, il cavallo aspetta fuori. Tuco ha avuto la stessa idea; gli altri proseguono.

lesson-coach = La diligenza
lesson-coach-1 = La diligenza corre accanto al tuo vagone, con una valigetta sul tetto sorvegliata dalla scorta. Da un tetto si può passare di là. Fallo.
lesson-coach-1-train = La valigetta è sulla diligenza, non da quella parte. Passa di là.
lesson-coach-2 = Finché la scorta sta seduta sulla valigetta, nessuno può rubarla. Prendi a pugni la scorta, allora. Ghost può aspettare.
lesson-coach-2-ghost = Ghost vola via, la scorta resta seduta. Prendi a pugni la scorta.
lesson-coach-2-then = La scorta è finita sul treno, e la tua Rapina ha preso la valigetta: ${ NUMBER($gain, useGrouping: 0) }. Non aspettarti che lo dimentichi.
lesson-coach-3 = Ora la scorta è sul tetto accanto e spara a chiunque passi. Dalla diligenza si scende solo di lì. Dove vai?
lesson-coach-3-shotgun = Proprio sul suo tetto: un proiettile, e devi subito scappare più in là.
lesson-coach-3-else = Gli sei sfrecciato davanti, con un buco nel cappello, e ora sei { $spot_at }. D'ora in poi ogni passaggio costa così.

lesson-hostages = Gli ostaggi
lesson-hostages-1 = Nella diligenza siedono { $hostages } passeggeri, e ciascuno vale un riscatto. C'è un cavallo: raggiungila e sali.
lesson-hostages-1-car = Bella cavalcata, ma i passeggeri sono nella diligenza. Sali lì.
lesson-hostages-2 = Portane uno con te. Il Banchiere paga meglio, ma solo se alla fine hai una valigetta; ora ne hai { $strongboxes }. La Maestra paga di sicuro e ti vieta i pugni. Chi prendi?
lesson-hostages-2-banker = Nessun fastidio, ma nemmeno un riscatto, se non trovi una valigetta. Una scommessa su di te.
lesson-hostages-2-teacher = Riscatto sicuro. Ma da adesso i tuoi Pugni non valgono nulla: lei ti guarda.

lesson-match = L'ultimo round
lesson-match-1 = Basta lezioni: questa è una partita vera contro due bot, round { $round }, l'ultimo. Il tuo bottino ora vale ${ NUMBER($now, useGrouping: 0) }. Decidi tutto tu; io parlo solo quando una domanda è nuova.
lesson-match-1-won = Il treno si è fermato, e con ${ NUMBER($mine, useGrouping: 0) } nessuno ha più di te! Questo è tutto. Apri un tavolo tuo quando vuoi.
lesson-match-1-lost = Il treno si è fermato. I tuoi ${ NUMBER($mine, useGrouping: 0) } stavolta non bastano, ma ora hai visto tutto. Rigioca questo round, oppure apri un tavolo tuo.
