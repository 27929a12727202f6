### Il maestro di Colt Express: `coach-ask-*` alla prima domanda di un tipo, `coach-event-*` la prima volta che una cosa ti succede.

coach-goal = Vince il bandito più ricco. A ogni round prima tutti pianificano con le carte, poi i piani si avverano uno dopo l'altro, qualunque cosa sia successa nel frattempo.

coach-ask-character = Ogni bandito ha il suo trucco; indicane uno per leggerlo. Per la prima partita va bene chiunque.
coach-ask-start_car = Chi sta più avanti è più vicino alla valigetta, ma anche allo sceriffo.
coach-ask-board = Continuando arrivi più avanti, se gli altri ti lasciano quei vagoni. Guarda dov'è il bottino e chi è già a bordo.
coach-ask-last_rider = Nessuno ti ostacola più: salta dove c'è bottino e ci sono pochi pugni.
coach-ask-act = Gioca una carta o pescane di nuove. Immagina dove saranno tutti quando toccherà alla tua: prima Movimento e poi Rapina è un buon inizio.
coach-ask-play_card = Il whiskey ha il suo prezzo: ora devi giocare una carta. Pensa a dove sarai in quel momento.
coach-ask-all_at_once = Scelgono tutti nello stesso istante, perciò nessuno può risponderti. Vai sul sicuro con qualcosa che serve ovunque tu sia.
coach-ask-keep_cards = Le carte che tieni saranno in mano anche al prossimo round. Tieni ciò che serve al piano; il resto si rimescola.
coach-ask-move = Dentro cammini di un vagone, sui tetti corri lontano. Guarda quali tue carte vengono dopo, e dov'è lo sceriffo.
coach-ask-marshal = Manda lo sceriffo da chi è carico, o lontano da ciò che vuoi tu. Chi è in quel vagone prende un proiettile e scappa sul tetto.
coach-ask-fire = Un proiettile ingombra il mazzo di chi è colpito fino alla fine. E chi spara di più riceve un premio.
coach-ask-robbery = La valigetta vale più di tutto, poi i gioielli, sempre uguali. In un sacchetto può esserci poco o tanto.
coach-ask-punch = Chi prende il pugno perde bottino e posto. Scegli qualcuno che porta ciò che puoi arraffare subito dopo.
coach-ask-knock_loot = Cade in questo posto. Scegli il meglio, se puoi rapinarlo presto o se non deve averlo qualcun altro.
coach-ask-take_purse = Prenderlo conviene quasi sempre: è subito tuo.
coach-ask-push_target = Verso lo sceriffo fa male, e un vagone sbagliato rovina i piani altrui.
coach-ask-ride = Il cavallo ti porta lontano lungo il treno, e finisci sempre all'interno. Cerca bottino senza sceriffo.
coach-ask-flee = Vai dove le tue prossime carte hanno ancora senso.
coach-ask-seize_hostage = Un ostaggio porta un riscatto alla fine e un fastidio fino ad allora. Indicali uno per uno e confronta.
coach-ask-pickpocket = Un regalo: qui nessuno ti può fermare.

coach-event-drew = Più carte, più scelta. Ma un turno senza una carta sul mazzo comune è un'azione in meno.
coach-event-hid = Coperta: nessuno sa che cosa trami finché non si gira.
coach-event-resolved = Il piano è fatto, e questa è la tua carta. Che cosa puoi fare dipende da dove sono finiti tutti.
coach-event-in_vain = Un piano andato in fumo: nessun bersaglio, o niente da prendere. Su questo treno succede a tutti.
coach-event-robbed = È tuo, finché qualcuno non te lo fa cadere con un pugno.
coach-event-looked_in = Solo tu sai che cosa c'è dentro. Gli altri vedono un sacchetto e basta.
coach-event-smelled = Solo tu sai che cosa c'è nella fiaschetta. In un round futuro ti farà fare di più.
coach-event-shot = Il proiettile finisce nel mazzo di chi è colpito. Non si può giocare: occupa solo il posto di una carta migliore.
coach-event-hit = Un proiettile neutrale nel tuo mazzo: una carta morta in più.
coach-event-escaped_to = Nessuno resta in un vagone con lo sceriffo: su, sul tetto.
coach-event-punched = I pugni arrivano solo a chi è nello stesso posto. Per conto proprio si è più al sicuro.
coach-event-dropped = Ora è per terra, e lo prende chi rapina per primo.
coach-event-pushed = Ora sei altrove: controlla se le tue prossime carte vanno ancora bene.
coach-event-fled = La scorta armata non sopporta compagnia su quel tetto.
coach-event-rode = Il cavallo ora aspetta accanto a questo vagone, per chiunque ne abbia bisogno.
coach-event-seized = Il riscatto conta alla fine. Fino ad allora attenzione a ciò che l'ostaggio vieta.
coach-event-lost_purse = Gli sceriffi si vendicano; i gioielli sarebbero stati più al sicuro.
coach-event-paid = Contanti in tasca: nessun pugno te li può togliere.
