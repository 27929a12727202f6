### Colt Express: parole e frasi del gioco. Le regole in breve sono in rules/.

## Banditi. Belle e Cheyenne sono donne: `.gender` sceglie la forma giusta nelle frasi.

bandit-belle = Belle
    .gender = f
bandit-belle-why = Non la si può colpire con spari o pugni finché c'è un altro bersaglio.
bandit-cheyenne = Cheyenne
    .gender = f
bandit-cheyenne-why = Se il suo Pugno fa perdere un sacchetto, può prenderlo lei.
bandit-django = Django
    .gender = m
bandit-django-why = Il bandito a cui spara viene anche spinto di un vagone, lontano da lui, se il treno non finisce lì.
bandit-doc = Doc
    .gender = m
bandit-doc-why = A inizio round pesca 7 carte invece di 6.
bandit-ghost = Ghost
    .gender = m
bandit-ghost-why = Nel primo turno di ogni round può giocare la sua carta coperta.
bandit-tuco = Tuco
    .gender = m
bandit-tuco-why = Può sparare anche attraverso il tetto: in su o in giù, nel suo stesso vagone.

## Azioni

action-move = Movimento
action-move-why = All'interno: nel vagone accanto. Sui tetti: da 1 a 3 vagoni in una sola direzione.
action-floor = Cambio di piano
action-floor-why = Dall'interno di un vagone al suo tetto, o viceversa.
action-fire = Fuoco
action-fire-why = Spara a un bandito: all'interno in un vagone adiacente, sui tetti al più vicino in vista, a qualsiasi distanza; mai a chi è sul tuo stesso posto.
action-robbery = Rapina
action-robbery-why = Prendi un segnalino bottino dal posto in cui sei.
action-punch = Pugno
action-punch-why = Dai un pugno a un bandito sul tuo posto: gli cade un segnalino bottino e finisce nel vagone accanto.
action-marshal = Sceriffo
action-marshal-why = Manda lo sceriffo nel vagone accanto; lì ogni bandito all'interno riceve un proiettile neutrale e scappa sul tetto.
action-ride = Cavalcata
action-ride-why = Con un cavallo accanto al tuo vagone: cavalca fino a 3 vagoni e arriva all'interno di un vagone o della diligenza.

## Posti. `.at` dice dove sta o dove entra qualcosa; `.to` segue «fino» e «accanto».

spot-loco = locomotiva
    .at = nella locomotiva
    .to = alla locomotiva
spot-loco_roof = tetto della locomotiva
    .at = sul tetto della locomotiva
    .to = al tetto della locomotiva
spot-car1 = vagone 1
    .at = nel vagone 1
    .to = al vagone 1
spot-car1_roof = tetto del vagone 1
    .at = sul tetto del vagone 1
    .to = al tetto del vagone 1
spot-car2 = vagone 2
    .at = nel vagone 2
    .to = al vagone 2
spot-car2_roof = tetto del vagone 2
    .at = sul tetto del vagone 2
    .to = al tetto del vagone 2
spot-car3 = vagone 3
    .at = nel vagone 3
    .to = al vagone 3
spot-car3_roof = tetto del vagone 3
    .at = sul tetto del vagone 3
    .to = al tetto del vagone 3
spot-car4 = vagone 4
    .at = nel vagone 4
    .to = al vagone 4
spot-car4_roof = tetto del vagone 4
    .at = sul tetto del vagone 4
    .to = al tetto del vagone 4
spot-car5 = vagone 5
    .at = nel vagone 5
    .to = al vagone 5
spot-car5_roof = tetto del vagone 5
    .at = sul tetto del vagone 5
    .to = al tetto del vagone 5
spot-car6 = vagone 6
    .at = nel vagone 6
    .to = al vagone 6
spot-car6_roof = tetto del vagone 6
    .at = sul tetto del vagone 6
    .to = al tetto del vagone 6
spot-coach = diligenza
    .at = nella diligenza
    .to = alla diligenza
spot-coach_roof = tetto della diligenza
    .at = sul tetto della diligenza
    .to = al tetto della diligenza

## Vagoni, ciascuno con una lettera. `.loot` è ciò che contengono.

car-a = A
    .loot = 3 sacchetti
car-b = B
    .loot = 3 gioielli
car-c = C
    .loot = 1 sacchetto e 1 gioiello
car-d = D
    .loot = 3 sacchetti e 1 gioiello
car-e = E
    .loot = 4 sacchetti e 1 gioiello
car-f = F
    .loot = 1 sacchetto

## Bottino. Un segnalino (token) è un singolo pezzo su un posto; `.take` è come lo si prende.

loot-purse = sacchetto
    .a = un sacchetto
    .plural = sacchetti
loot-purse-why = Contiene da $250 a $500; quanto, lo sa solo chi l'ha avuto in mano.
loot-jewel = gioiello
    .a = un gioiello
    .plural = gioielli
loot-jewel-why = Vale $500.
loot-strongbox = valigetta
    .a = una valigetta
    .plural = valigette
loot-strongbox-why = Vale $1000.
loot-flask = fiaschetta di whiskey
    .a = una fiaschetta di whiskey
    .plural = fiaschette di whiskey
loot-flask-why = Non vale nulla, ma basta per due bevute nei turni standard.

token-purse1 = sacchetto 1
    .take = il sacchetto 1
token-purse2 = sacchetto 2
    .take = il sacchetto 2
token-purse3 = sacchetto 3
    .take = il sacchetto 3
token-purse4 = sacchetto 4
    .take = il sacchetto 4
token-purse5 = sacchetto 5
    .take = il sacchetto 5
token-purse6 = sacchetto 6
    .take = il sacchetto 6
token-purse7 = sacchetto 7
    .take = il sacchetto 7
token-purse8 = sacchetto 8
    .take = il sacchetto 8
token-purse9 = sacchetto 9
    .take = il sacchetto 9
token-purse10 = sacchetto 10
    .take = il sacchetto 10
token-purse11 = sacchetto 11
    .take = il sacchetto 11
token-purse12 = sacchetto 12
    .take = il sacchetto 12
token-purse13 = sacchetto 13
    .take = il sacchetto 13
token-purse14 = sacchetto 14
    .take = il sacchetto 14
token-purse15 = sacchetto 15
    .take = il sacchetto 15
token-purse16 = sacchetto 16
    .take = il sacchetto 16
token-purse17 = sacchetto 17
    .take = il sacchetto 17
token-purse18 = sacchetto 18
    .take = il sacchetto 18
token-flask1 = fiaschetta 1
    .take = la fiaschetta 1
token-flask2 = fiaschetta 2
    .take = la fiaschetta 2
token-flask3 = fiaschetta 3
    .take = la fiaschetta 3
token-flask4 = fiaschetta 4
    .take = la fiaschetta 4
token-flask5 = fiaschetta 5
    .take = la fiaschetta 5
token-flask6 = fiaschetta 6
    .take = la fiaschetta 6
token-jewel = gioiello
    .take = un gioiello
token-strongbox = valigetta
    .take = una valigetta

# Al tavolo nel browser: il numero non dice nulla, il valore noto sì.
token-purse = sacchetto
    .take = un sacchetto
token-worth = sacchetto da { $value }
    .take = il sacchetto da { $value }
token-flask = fiaschetta
    .take = una fiaschetta

whiskey-normal = whiskey normale
whiskey-normal-why = Una bevuta: pesca 3 carte, poi giocane una.
whiskey-old = whiskey invecchiato
whiskey-old-why = Una bevuta: gioca 2 carte di fila.

flask-whiskey = fiaschetta di whiskey normale
flask-whiskey-why = Pesca 3 carte, poi giocane una; nella fiaschetta resta un'altra bevuta.
flask-old_whiskey = fiaschetta di whiskey invecchiato
flask-old_whiskey-why = Gioca 2 carte di fila; nella fiaschetta resta un'altra bevuta.
flask-half_whiskey = fiaschetta mezza piena di whiskey normale
flask-half_whiskey-why = Pesca 3 carte, poi giocane una; dopo, la fiaschetta è vuota.
flask-half_old_whiskey = fiaschetta mezza piena di whiskey invecchiato
flask-half_old_whiskey-why = Gioca 2 carte di fila; dopo, la fiaschetta è vuota.

## Ostaggi: penalità e riscatto

hostage-nun = Suora
    .the = la Suora
hostage-nun-why = Non puoi usare Cavalcata. Riscatto: $700.
hostage-minister = Pastore
    .the = il Pastore
hostage-minister-why = A inizio round peschi una carta in meno. Riscatto: $900.
hostage-old_lady = Vecchia signora
    .the = la Vecchia signora
hostage-old_lady-why = Sui tetti ti muovi di un solo passo. Riscatto: $500 per ogni gioiello che hai.
hostage-teacher = Maestra
    .the = la Maestra
hostage-teacher-why = Non puoi dare pugni. Riscatto: $800.
hostage-photographer = Fotografo
    .the = il Fotografo
hostage-photographer-why = Non giochi mai carte coperte. Riscatto: $200 per ogni proiettile di un altro bandito, alleati esclusi, tra le tue carte.
hostage-banker = Banchiere
    .the = il Banchiere
hostage-banker-why = Nessuna penalità. Riscatto: $1000 se hai una valigetta.
hostage-poker_player = Giocatrice di poker
    .the = la Giocatrice di poker
hostage-poker_player-why = Perdi la tua abilità speciale. Riscatto: $250 per ogni sacchetto che hai.
hostage-poodle = Barboncino
    .the = il Barboncino
hostage-poodle-why = A ogni inizio round ricevi un proiettile neutrale. Riscatto: $1000.

## Carte round e loro eventi; da «Borseggio» in poi, stazioni

round_card-angry_marshal = Sceriffo infuriato
round_card-angry_marshal-why = Chi è sul tetto del vagone dello sceriffo riceve un proiettile neutrale; poi lo sceriffo si sposta di un vagone verso la coda.
round_card-swivel_arm = Braccio girevole
round_card-swivel_arm-why = Tutti quelli sui tetti del treno finiscono sul tetto del vagone di coda.
round_card-braking = Frenata
round_card-braking-why = Tutti quelli sui tetti del treno avanzano di un vagone verso la locomotiva.
round_card-take_it_all = Prendi tutto!
round_card-take_it_all-why = La seconda valigetta si mette nel vagone dello sceriffo.
round_card-passengers_rebellion = Rivolta dei passeggeri
round_card-passengers_rebellion-why = Chi è all'interno del treno riceve un proiettile neutrale.
round_card-tunnel = Tunnel
round_card-tunnel-why = Nessun evento.
round_card-bridge = Ponte
round_card-bridge-why = Nessun evento.
round_card-ambush = Agguato
round_card-ambush-why = Nessun evento.
round_card-panting_horses = Cavalli sfiniti
round_card-panting_horses-why = I cavalli più vicini al vagone di coda escono dal gioco: 2 fino a 4 giocatori, 3 in 5 o 6.
round_card-whiskey_for_marshal = Un whiskey per lo sceriffo
round_card-whiskey_for_marshal-why = Lo sceriffo beve una fiaschetta del suo vagone: se è whiskey normale si sposta di un vagone verso la coda, se è invecchiato fino in fondo.
round_card-higher_speed = A tutta velocità
round_card-higher_speed-why = I banditi sui tetti del treno, i cavalli, la diligenza e la scorta armata restano indietro di un vagone.
round_card-shotgun_rage = Furia della scorta
round_card-shotgun_rage-why = Chi è nella diligenza, nel vagone accanto o su uno dei due tetti riceve un proiettile neutrale.
round_card-pickpocketing = Borseggio
round_card-pickpocketing-why = Chi non ha altri banditi sul suo posto può prendere lì un sacchetto.
round_card-marshals_revenge = Vendetta dello sceriffo
round_card-marshals_revenge-why = Chi è sul tetto del vagone dello sceriffo perde il suo sacchetto di minor valore.
round_card-hostage_conductor = Macchinista in ostaggio
round_card-hostage_conductor-why = Chi è nella locomotiva o sul suo tetto riceve $250.
round_card-sharing_the_loot = Spartizione del bottino
round_card-sharing_the_loot-why = Alla fine i banditi sullo stesso posto si dividono il valore delle valigette che possiedono.
round_card-escape = Fuga
round_card-escape-why = Con una Cavalcata puoi andartene per sempre; chi alla fine è ancora nel treno o sui tetti è catturato e non può vincere.
round_card-mortal_bullet = Proiettile mortale
round_card-mortal_bullet-why = Ogni proiettile ricevuto in questo round costa $150.

## Turni di una carta round

symbol-standard = Standard
symbol-standard-why = Ciascuno agisce una volta, in senso orario, con le carte scoperte.
symbol-tunnel = Tunnel
symbol-tunnel-why = Ciascuno agisce una volta, in senso orario, con le carte coperte.
symbol-speeding_up = Accelerazione
symbol-speeding_up-why = Ciascuno agisce due volte di fila, in senso orario, con le carte scoperte.
symbol-switching = Inversione
symbol-switching-why = Ciascuno agisce una volta, in senso antiorario dal primo giocatore, con le carte scoperte.
symbol-simultaneous = Tutti insieme
symbol-simultaneous-why = Ciascuno sceglie in segreto una carta o di pescare; poi si rivela tutto insieme.

## Carte di un giocatore. L'altro bandito è il secondo, o quello del compagno.

card-move = { action-move }
card-floor = { action-floor }
card-fire = { action-fire }
card-robbery = { action-robbery }
card-punch = { action-punch }
card-marshal = { action-marshal }
card-ride = { action-ride }
card-other_move = { action-move } dell'altro bandito
card-other_floor = { action-floor } dell'altro bandito
card-other_fire = { action-fire } dell'altro bandito
card-other_robbery = { action-robbery } dell'altro bandito
card-other_punch = { action-punch } dell'altro bandito
card-other_marshal = { action-marshal } dell'altro bandito
card-other_ride = { action-ride } dell'altro bandito
card-bullet_belle = { bullet-belle }
card-bullet_cheyenne = { bullet-cheyenne }
card-bullet_django = { bullet-django }
card-bullet_doc = { bullet-doc }
card-bullet_ghost = { bullet-ghost }
card-bullet_tuco = { bullet-tuco }
card-bullet = { bullet-neutral }

bullet-belle = proiettile di Belle
    .keep = un proiettile di Belle
bullet-cheyenne = proiettile di Cheyenne
    .keep = un proiettile di Cheyenne
bullet-django = proiettile di Django
    .keep = un proiettile di Django
bullet-doc = proiettile di Doc
    .keep = un proiettile di Doc
bullet-ghost = proiettile di Ghost
    .keep = un proiettile di Ghost
bullet-tuco = proiettile di Tuco
    .keep = un proiettile di Tuco
bullet-neutral = proiettile neutrale
    .keep = un proiettile neutrale

## Da dove viene il denaro alla fine

source-purses = sacchetti
source-jewels = gioielli
source-strongboxes = valigette
source-sharing = spartizione delle valigette
source-cash = contanti
source-ransom = riscatto
source-gunslinger = Miglior pistolero
source-gunslinger-why = $1000 a chi ha sparato più proiettili.
source-mortal_bullet = Proiettile mortale

tie = Parità, { $points }: ha ricevuto meno proiettili { $seats } (CE-9.4).
upset = Chi era ancora sul treno è stato catturato e non può vincere (CE-18.6).

## Ciò che sta sul tavolo e davanti a un giocatore

label-round = round
label-card = carta round
label-turns = turni
label-turn = turno in corso
label-keep = carte che si possono tenere
label-first = primo giocatore
label-train = treno
label-marshal = sceriffo
label-neutral = proiettili neutrali rimasti
label-bandits = banditi
label-players = giocatori
label-teams = gioco a squadre
label-expert = variante per esperti
label-coach = diligenza
label-shotgun = scorta armata
label-horses = cavalli
label-hostages = ostaggi nella diligenza
label-spot = posto
label-left = proiettili rimasti
label-fired = proiettili sparati
label-hostage = ostaggio
label-cash = contanti
label-jewels = gioielli
label-strongboxes = valigette
label-purses = sacchetti
label-flasks = fiaschette di whiskey
label-loot = bottino
label-hand = mano
label-deck = mazzo
label-discard = pila degli scarti
label-kept = carte tenute
label-held = carte messe da parte
label-hand_size = mano completa
label-bullets = proiettili ricevuti
label-hits = proiettili ricevuti in tutto
label-struck = proiettili ricevuti in questo round
label-pile = mazzo comune
label-resolved = carte risolte
label-playable = carte giocabili
label-chosen = scelta segreta
label-down = coperta
label-half = mezza piena
label-kind = tipo
label-gone = via per sempre

points-of-game = ${ NUMBER($count, useGrouping: 0, maximumFractionDigits: 0) }
wins-of-game = { $seat } vince con { $points }.
you-win-of-game = Vinci con { $points }.
shared-win-of-game = { $seats } vincono a pari merito con { $points } a testa.

## Tipi di parole, per i messaggi su quelle sbagliate

noun-bandit = bandito
noun-action = azione
noun-spot = posto
noun-car = vagone
noun-token = segnalino bottino
noun-loot = tipo di bottino
noun-purse = valore di un sacchetto
noun-whiskey = tipo di whiskey
noun-flask = fiaschetta di whiskey
noun-hostage = ostaggio
noun-round_card = carta round
noun-symbol = turno
noun-card = carta
noun-bullet = proiettile
noun-source = origine del denaro
noun-any = numero

## Risposte

verb-pick = Gioca con { $bandit }
verb-start = Metti { $bandit } nel vagone di coda
verb-ride_on = Continua a cavalcare
verb-board = Salta a bordo con { $bandit }
verb-board_both = Salta a bordo con entrambi i banditi
verb-enter = Salta { $spot_at }
verb-play = Gioca «{ $action }» di { $bandit }
verb-hide = Gioca coperta «{ $action }» di { $bandit }
verb-draw = Pesca 3 carte
verb-drink = Bevi dalla { $flask } ({ $bandit })
verb-keep = Tieni «{ $action }» di { $bandit }
verb-keep_bullet = Tieni { $bullet_keep }
verb-done = Fatto
verb-move = Spostati { $spot_at }
verb-send = Manda lo sceriffo { $spot_at }
verb-shoot = Spara a { $bandit }
verb-rob = Prendi { $token_take }
verb-punch = Dai un pugno a { $bandit }
verb-punch_shotgun = Dai un pugno alla scorta armata
verb-knock = Fai cadere { $loot_a }
verb-take = Prendi il sacchetto
verb-drop = Lascia cadere il sacchetto
verb-push = Manda { $spot_at }
verb-ride = Cavalca fino { $spot_to }
verb-escape = Vattene a cavallo per sempre
verb-flee = Fuggi { $spot_at }
verb-seize = Prendi in ostaggio { $hostage_the }
verb-leave = Non prendere nulla

## Domande

ask-character = Con quale bandito giochi?
ask-start_car = Quale dei tuoi banditi comincia nel vagone di coda? L'altro comincia nel penultimo vagone.
ask-board = Assalto a cavallo: salti { $spot_at } o continui a cavalcare?
ask-last_rider = Nessun altro è ancora in sella: in quale vagone salta { $bandit }?
ask-act = { $second ->
    [0] Turno «{ $symbol }»: giochi una carta o peschi?
   *[other] Turno «{ $symbol }», seconda carta: giochi o peschi?
    }
ask-play_card = { $left ->
    [1] Whiskey: quale carta giochi adesso?
   *[other] Whiskey: giochi { $left } carte; quale per prima?
    }
ask-all_at_once = Tutti insieme: che cosa scegli in segreto?
ask-keep_cards = { $most ->
    [99] Quali carte tieni per il prossimo round? Quante ne vuoi.
    [one] Quale carta tieni per il prossimo round? Al massimo { $most }.
   *[other] Quali carte tieni per il prossimo round? Al massimo { $most }.
    }
ask-move = Dove si sposta { $bandit }?
ask-marshal = In quale vagone { $bandit } manda lo sceriffo?
ask-fire = A chi spara { $bandit }?
ask-robbery = Che cosa prende { $bandit }?
ask-punch = A chi dà un pugno { $bandit }?
ask-knock_loot = { $bandit } dà un pugno a { $target }: quale bottino cade?
ask-take_purse = { $bandit } prende il sacchetto di { $target } o lo lascia cadere?
ask-push_target = { $target_gender ->
    [f] { $bandit } dà un pugno a { $target }: dove la manda?
   *[m] { $bandit } dà un pugno a { $target }: dove lo manda?
    }
ask-ride = Fin dove cavalca { $bandit }?
ask-flee = Su questo tetto c'è la scorta armata: dove fugge { $bandit }?
ask-seize_hostage = Quale ostaggio prende { $bandit }?
ask-pickpocket = { $bandit_gender ->
    [f] { $bandit } è sola: quale sacchetto prendi, se ne vuoi uno?
   *[m] { $bandit } è solo: quale sacchetto prendi, se ne vuoi uno?
    }

## Eventi. `got_card`, `set_aside`, `looked_in` e `smelled` li viene a sapere un solo giocatore.

event-first = Il primo giocatore è { $seat }.
event-offered = Si può scegliere { $bandit }.
event-plays = { $seat } gioca con { $bandit }.
event-coupled = Agganciato il { $column }, con { $car_loot }.
event-waits = Nella diligenza siede { $hostage_the }.
event-started = { $bandit } comincia { $spot_at }.
event-chose = { $seat } ha scelto.
event-boarded = { $bandit } salta { $spot_at }.
event-rode_on = { $bandit } continua a cavalcare.
event-round = Il round { $amount } comincia con «{ $round_card }».
event-turn = Turno { $amount }: { $symbol }.
event-drew = { $amount ->
    [0] { $seat } non pesca carte.
    [one] { $seat } pesca { $amount } carta.
   *[other] { $seat } pesca { $amount } carte.
    }
event-got_card = { $seat } riceve una carta: { $card }.
event-crossed = { $seat } pesca una carta dal mazzo di { $partner }.
event-threw_bullets = { $seat } scarta { $amount ->
    [one] { $amount } proiettile appena pescato
   *[other] { $amount } proiettili appena pescati
    }.
event-shuffled = { $seat } mescola gli scarti e ne fa un nuovo mazzo.
event-played = { $seat } gioca «{ $action }» di { $bandit }.
event-hid = { $seat } gioca coperta «{ $action }» di { $bandit }.
event-hid-hidden = { $seat } gioca una carta coperta.
event-skipped = { $seat } non può né giocare né pescare e salta il turno.
event-drank = { $seat } beve da una { $flask }.
event-set_aside = { $seat } tiene una carta: { $card }.
event-kept = { $amount ->
    [0] { $seat } non tiene carte per il prossimo round.
    [one] { $seat } tiene { $amount } carta per il prossimo round.
   *[other] { $seat } tiene { $amount } carte per il prossimo round.
    }
event-resolved = Prossima carta: { $action } di { $bandit }.
event-revealed = Prossima carta, finora coperta: { $action } di { $bandit }.
event-in_vain = «{ $action }» di { $bandit } va a vuoto.
event-moved = { $bandit } si sposta { $spot_at }.
event-marshal_went = Lo sceriffo va { $spot_at }.
event-hit = { $amount ->
    [0] { $bandit } se la cava: i proiettili neutrali sono finiti.
   *[other] { $bandit } riceve un proiettile neutrale.
    }
event-escaped_to = C'è lo sceriffo: { $bandit } scappa { $spot_at }.
event-shot = { $bandit } spara a { $target }.
event-pushed = { $bandit_gender ->
    [f] { $bandit } viene spinta { $spot_at }.
   *[m] { $bandit } viene spinto { $spot_at }.
    }
event-robbed = { $bandit } arraffa { $loot_a }.
event-looked_in = { $bandit } trova ${ $purse } nel sacchetto.
event-smelled = Nella fiaschetta { $bandit } trova { $whiskey }.
event-punched = { $bandit } dà un pugno a { $target }.
event-dropped = A { $bandit } cade { $loot_a } { $spot_at }.
event-stole = { $bandit } strappa un sacchetto a { $target }.
event-punched_shotgun = { $bandit } dà un pugno alla scorta armata, che finisce { $spot_at }; la valigetta della diligenza è libera.
event-fled = C'è la scorta armata: { $bandit } fugge { $spot_at }.
event-rode = { $bandit } cavalca fino { $spot_to }.
event-got_away = { $bandit } se ne va a cavallo per sempre e si mette in salvo.
event-seized = { $bandit } prende in ostaggio { $hostage_the }.
event-event = Evento: «{ $round_card }».
event-brought = Una seconda valigetta arriva { $spot_at }.
event-lost_purse = { $bandit } perde un sacchetto da ${ $purse }.
event-paid = { $bandit } estorce ${ NUMBER($amount, useGrouping: 0) } al macchinista.
event-horses_left = { $amount ->
    [0] Non ci sono più cavalli da sfinire.
    [one] { $amount } cavallo è sfinito ed esce dal gioco.
   *[other] { $amount } cavalli sono sfiniti ed escono dal gioco.
    }
event-marshal_drank = Lo sceriffo si scola una fiaschetta di { $whiskey }.
event-coach_went = Ora la diligenza è accanto { $spot_to }.
event-picked_pocket = Nessuno guarda: { $bandit } si dà al borseggio.
event-caught = { $bandit_gender ->
    [f] { $bandit } viene catturata sul treno.
   *[m] { $bandit } viene catturato sul treno.
    }
event-counted = { $source_key ->
    [sharing] { $seat } conta { NUMBER($amount, useGrouping: 0) } dollari ({ $source }).
    [mortal_bullet] { $seat } conta { NUMBER($amount, useGrouping: 0) } dollari ({ $source }).
   *[other] { $seat } conta ${ NUMBER($amount, useGrouping: 0) } ({ $source }).
    }

## Opzioni: nome, spiegazione, valori

option-horses = Cavalli e Diligenza
option-horses-why = L'espansione: assalto a cavallo, cavalcate, una diligenza con ostaggi e scorta armata, whiskey e altre carte round.
option-horses-false = gioco base
option-horses-true = con l'espansione
option-expert = Variante per esperti
option-expert-why = I mazzi si mescolano solo quando finiscono, e ognuno tiene quante carte vuole per il prossimo round.
option-expert-false = no
option-expert-true = sì
option-teams = Gioco a squadre
option-teams-why = Due vicini formano una squadra, in ogni round pescano una carta l'uno dall'altro e sommano il denaro; non con la variante per esperti.
option-teams-false = ognuno per sé
option-teams-true = squadre di due
option-two_players = Partita a due
option-two_players-why = Due banditi a testa con la variante per esperti e 3 vagoni, oppure un duello semplice con un bandito a testa e 2 vagoni.
option-two_players-two_bandits = due banditi a testa
option-two_players-duel = duello
option-characters = Banditi
option-characters-why = Chi gioca con quale bandito: assegnati a caso, scelti a turno fra tutti e sei, o scelti a turno fra alcuni estratti a caso.
option-characters-random = a caso
option-characters-choose = scelta libera
option-characters-draft = scelta fra alcuni
option-train = Treno
option-train-why = I vagoni dietro la locomotiva; puoi anche indicarne le lettere dalla testa alla coda del treno, per esempio c a e: a 3 sacchetti, b 3 gioielli, c 1 sacchetto e 1 gioiello, d 3 sacchetti e 1 gioiello, e 4 sacchetti e 1 gioiello, f 1 sacchetto.
option-train-random = a caso
option-neutral_bullets = Proiettili neutrali
option-neutral_bullets-why = Indica se i proiettili neutrali possono finire: sono 13, con Cavalli e Diligenza 16.
option-neutral_bullets-limited = limitati
option-neutral_bullets-unlimited = senza limite
option-own_bandit = Il tuo altro bandito
option-own_bandit-why = Indica se un bandito può sparare e dare pugni all'altro bandito dello stesso giocatore.
option-own_bandit-target = è un bersaglio
option-own_bandit-spared = non è un bersaglio
option-duo_hostages = Ostaggi nella partita a due
option-duo_hostages-why = Quanti ostaggi ci sono nella diligenza quando due giocatori hanno due banditi a testa.

## Errori

error-options-clash = L'opzione «{ $option }» non può valere «{ $given }» se «{ $other }» vale «{ $value }» ({ $rule }).
error-train-car = Un treno si indica con le lettere dei suoi vagoni, per esempio c a e, non così: «{ $given }».
error-train-twice = Ogni vagone può stare nel treno una volta sola; qui ce n'è uno due volte: «{ $given }».
error-train-length = Questo treno richiede { $allowed ->
    [one] { $allowed } vagone
   *[other] { $allowed } vagoni
    } dietro la locomotiva; qui il numero è diverso: «{ $given }».
error-scene-wanted = «{ $field }» è { $given }; a questo tavolo deve essere { $wanted }.
error-scene-round-card = «{ $field }» è { $given }, che non può essere la carta del round { $number }: dal round 1 c'è una carta di questo gioco non ancora usata, nell'ultimo round una stazione, prima un'altra.
error-scene-past = «{ $field }» è { $given }; nel round { $number } può nominare al massimo le carte dei round precedenti, e nessuna stazione.
error-scene-not-in-play = «{ $field }» nomina { $given }, un bandito che nessuno gioca.
error-scene-not-offered = In «{ $field }» manca { $given }, che è in gioco.
error-scene-no-spot = «{ $field }» nomina { $given }, che questo treno non ha.
error-scene-bandit = «{ $field }» non può essere in { $given }: { $why ->
    [aboard] a questo passo tutti i banditi sono sul treno
    [gone] a questo passo nessuno è fuggito
    [absent] a questo tavolo quel posto non c'è
    [marshal] in questo vagone c'è lo sceriffo
   *[shotgun] su questo tetto c'è la scorta armata
    }.
error-scene-not-now = «{ $field }» dice qualcosa che non dura fino a questo passo.
error-scene-loot = «{ $field }» è { $given }; il bottino si scrive a parole, per esempio «purse jewel», o «-» se non ce n'è.
error-scene-token = «{ $field }» è { $given }: chi lo tiene deve sapere che cosa contiene, nessuno conosce ciò che non è stato aperto, e ciò che è finito è fuori dal gioco.
error-scene-guarded = In «{ $field }» non c'è una valigetta sulla diligenza, dove la scorta armata ne sorveglia ancora una.
error-scene-laid = «{ $field }» è una carta di { $given }, che il posto { $player } non ha.
error-scene-others = «{ $field }» ha { $given }, ma il giocatore non ha un bandito così.
error-scene-held = «{ $field }» ha { $given }, che il giocatore non può star tenendo.
error-scene-answer-word = «{ $field }» è { $given }, che in questo gioco non è una risposta.
error-scene-answer = «{ $field }» è { $given }; a questo passo il giocatore non può averlo scelto.
error-scene-step-round = «{ $given }» in «{ $field }» appartiene a un turno, e la scena non ne ha; i turni si contano da 1.
error-scene-step-whose = «{ $given }» in «{ $field }» non si accorda con chi è di turno.
error-scene-step-rules = «{ $given }» in «{ $field }» non capita con le opzioni di questo tavolo.
error-scene-step-column = «{ $given }» in «{ $field }» deve nominare un vagone del treno dietro la locomotiva.
error-scene-step-riders = «{ $given }» in «{ $field }» interroga altri da chi cavalca ancora, o non c'è nulla da scegliere.
error-scene-step-symbol = «{ $given }» in «{ $field }» non si accorda con il turno della carta round.
error-scene-step-cards = «{ $given }» in «{ $field }»: il giocatore non ha le carte per farlo.
error-scene-step-keep = «{ $given }» in «{ $field }» non si accorda con quante carte si possono tenere.
error-scene-step-pile = «{ $given }» in «{ $field }»: nella pila non c'è una carta cominciata.
error-scene-step-bandit = «{ $given }» in «{ $field }» deve interrogare il giocatore di questo bandito e nessun altro.
error-scene-step-vain = «{ $given }» in «{ $field }» chiede qualcosa che il bandito qui non può fare.
error-scene-step-marshal = «{ $given }» in «{ $field }» nomina un vagone diverso da quello dello sceriffo.
error-scene-step-shotgun = «{ $given }» in «{ $field }», ma la scorta armata non è sul treno.
error-scene-step-event = «{ $given }» in «{ $field }» non si accorda con l'evento della carta round.

## Perché qualcosa non è possibile

why-later_pick = I personaggi si scelgono prima che la partita cominci.
why-later_play = Le carte si giocano durante la pianificazione.
why-later_drink = Il whiskey si beve durante la pianificazione, in un turno standard.
why-later_keep_bullet = I proiettili non si giocano: occupano solo posto in mano.
why-later_move = Vagoni e tetti si scelgono quando nel mazzo comune arriva una carta che sposta qualcuno.
why-later_shoot = Si spara o si colpisce quando si risolve una carta del genere.
why-later_rob = Il bottino si prende quando si risolve una carta Rapina.
why-later_knock = Il bottino si fa cadere a un bandito con un pugno.
why-later_seize = Un ostaggio si prende entrando nella diligenza.
why-not_yours = Questo bandito non è tuo: { $bandit }.
why-not_offered = Questo personaggio non è disponibile.
why-played_by = Questo personaggio lo ha già preso { $seat }.
why-aboard = Questo bandito è già a bordo: { $bandit }.
why-one_rides = Non hai due banditi ancora in sella.
why-only_cars = Si salta dentro un vagone, mai nella locomotiva, su un tetto o nella diligenza.
why-car_passed = I cavalieri hanno già superato questo vagone.
why-card_not_in_hand = Non hai più questa carta in mano: { $action }.
why-only_ghost = Solo Ghost può giocare una carta coperta, e solo la prima nel primo turno del round.
why-deck_empty = Il tuo mazzo è vuoto: devi giocare una carta.
why-only_standard = Il whiskey si beve solo in un turno standard.
why-no_such_flask = Non hai una fiaschetta così.
why-two_cards = Per il whiskey invecchiato servono almeno due carte azione in mano.
why-keep_limit = Puoi tenere solo { $most ->
    [one] { $most } carta
   *[other] { $most } carte
    }.
why-no_bullets_kept = I proiettili non si possono tenere.
why-no_such_bullet = Non hai più un proiettile così in mano.
why-no_such_spot = Questo treno non ce l'ha.
why-stands_here = Il bandito è già lì e deve finire altrove.
why-other_level = È l'altro piano: qui si resta all'interno, o sui tetti.
why-not_into_coach = Con un Movimento non si entra nella diligenza.
why-only_inside = Si finisce dentro un vagone, non lì.
why-too_far = È troppo lontano: al massimo { $most ->
    [one] { $most } vagone
   *[other] { $most } vagoni
    }.
why-not_adjacent = È possibile solo un vagone o un tetto vicino.
why-only_when_escaping = Ci si dilegua per sempre solo nel round «Fuga».
why-not_in_play = Questo bandito non è sul treno.
why-itself = Un bandito non può colpire se stesso.
why-out_of_sight = Da qui questo bandito non si può colpire: è fuori dalla linea di tiro.
why-elsewhere = Questo bandito non è nello stesso posto.
why-your_own = È un tuo bandito, e a questo tavolo i propri si risparmiano.
why-belle_protected = Belle non si può scegliere finché c'è un altro bersaglio.
why-no_shotgun = La scorta armata non è a portata di pugno.
why-lacks_loot = Questo bandito non ha un bottino così: { $bandit }.
why-only_purses = I borseggiatori prendono solo sacchetti.
why-not_lying_here = Non si trova dove sta il bandito.
why-guarded = Questa valigetta è sorvegliata dalla scorta armata.
why-looks_alike = I segnalini chiusi sono tutti uguali: uno vale per tutti.
why-hostage_gone = Questo ostaggio non è nella diligenza.

# What may be planned before one is asked

plan-draw = Pesca carte in ogni tuo turno
plan-draw-until = Fino alla fine del round.
plan-keep_nothing = Non tenere carte per il round successivo
plan-keep_nothing-until = Finché non lo annulli.
plan-leave_purses = Non prendere borse quando un tuo bandito è solo
plan-leave_purses-until = Finché non lo annulli.
plan-card = Gioca una carta
plan-card-until = Una volta, nel tuo prossimo turno, a meno che prima finisca il round.
