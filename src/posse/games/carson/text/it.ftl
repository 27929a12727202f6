### Carson City: parole e frasi del gioco. Le regole in breve sono in rules/.

## Luoghi: le caselle azione nell'ordine di esecuzione. `.buy` è ciò che vi si può comprare.

place-wages = salario
    .on = sulla casella «Salario»
    .from = dalla casella «Salario»
    .for = per la casella «Salario»
place-wages-why = $4 per ogni tuo cowboy su questa casella; nessun duello.
place-ammunition = munizioni
    .on = sulla casella «Munizioni»
    .from = dalla casella «Munizioni»
    .for = per la casella «Munizioni»
place-ammunition-why = Prendi il segnalino «3 Revolver»: 3 punti forza fino alla fine del round.
place-roads_3 = tre strade
    .on = sulla casella «Tre strade»
    .from = dalla casella «Tre strade»
    .for = per la casella «Tre strade»
place-roads_3-why = Prendi 3 strade.
place-road_1 = strada
    .on = sulla casella «Strada»
    .from = dalla casella «Strada»
    .for = per la casella «Strada»
place-road_1-why = 1 strada per ogni tuo cowboy su questa casella; nessun duello.
place-construction_12 = costruzione edifici da $12
    .on = sulla casella di costruzione da $12
    .from = dalla casella di costruzione da $12
    .for = per la casella di costruzione da $12
    .buy = l'edificio sulla casella da $12
place-construction_12-why = Compra per $12 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-construction_10 = costruzione edifici da $10
    .on = sulla casella di costruzione da $10
    .from = dalla casella di costruzione da $10
    .for = per la casella di costruzione da $10
    .buy = l'edificio sulla casella da $10
place-construction_10-why = Compra per $10 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-construction_8 = costruzione edifici da $8
    .on = sulla casella di costruzione da $8
    .from = dalla casella di costruzione da $8
    .for = per la casella di costruzione da $8
    .buy = l'edificio sulla casella da $8
place-construction_8-why = Compra per $8 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-construction_6 = costruzione edifici da $6
    .on = sulla casella di costruzione da $6
    .from = dalla casella di costruzione da $6
    .for = per la casella di costruzione da $6
    .buy = l'edificio sulla casella da $6
place-construction_6-why = Compra per $6 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-construction_5 = costruzione edifici da $5
    .on = sulla casella di costruzione da $5
    .from = dalla casella di costruzione da $5
    .for = per la casella di costruzione da $5
    .buy = l'edificio sulla casella da $5
place-construction_5-why = Compra per $5 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-construction_4 = costruzione edifici da $4
    .on = sulla casella di costruzione da $4
    .from = dalla casella di costruzione da $4
    .for = per la casella di costruzione da $4
    .buy = l'edificio sulla casella da $4
place-construction_4-why = Compra per $4 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-construction_3 = costruzione edifici da $3
    .on = sulla casella di costruzione da $3
    .from = dalla casella di costruzione da $3
    .for = per la casella di costruzione da $3
    .buy = l'edificio sulla casella da $3
place-construction_3-why = Compra per $3 l'edificio che c'è qui e costruiscilo o tienilo in riserva.
place-parcel_income = rendita dalle proprietà
    .on = sulla casella «Rendita dalle proprietà»
    .from = dalla casella «Rendita dalle proprietà»
    .for = per la casella «Rendita dalle proprietà»
place-parcel_income-why = $2 per ogni tuo lotto.
place-firepower_income = rendita dalla forza dei cowboy
    .on = sulla casella «Rendita dalla forza dei cowboy»
    .from = dalla casella «Rendita dalla forza dei cowboy»
    .for = per la casella «Rendita dalla forza dei cowboy»
place-firepower_income-why = $2 per ogni tuo punto forza.
place-gambling = vincita ai dadi
    .on = sulla casella «Vincita ai dadi»
    .from = dalla casella «Vincita ai dadi»
    .for = per la casella «Vincita ai dadi»
place-gambling-why = Tira due dadi e ricevi in dollari la loro somma.
place-parcel_vp = punti per i terreni
    .on = sulla casella «Punti per i terreni»
    .from = dalla casella «Punti per i terreni»
    .for = per la casella «Punti per i terreni»
place-parcel_vp-why = 1 PV ogni due lotti che possiedi.
place-firepower_vp = punti per la forza dei cowboy
    .on = sulla casella «Punti per la forza dei cowboy»
    .from = dalla casella «Punti per la forza dei cowboy»
    .for = per la casella «Punti per la forza dei cowboy»
place-firepower_vp-why = 1 PV ogni due tuoi punti forza.
place-property_vp = punti per gli edifici
    .on = sulla casella «Punti per gli edifici»
    .from = dalla casella «Punti per gli edifici»
    .for = per la casella «Punti per gli edifici»
place-property_vp-why = 1 PV per ogni edificio che hai costruito.
place-buy_vp_5 = acquisto punti da $5
    .on = sulla casella di acquisto punti da $5
    .from = dalla casella di acquisto punti da $5
    .for = per la casella di acquisto punti da $5
place-buy_vp_5-why = Compra quanti PV vuoi a $5 l'uno.
place-buy_vp_4 = acquisto punti da $4
    .on = sulla casella di acquisto punti da $4
    .from = dalla casella di acquisto punti da $4
    .for = per la casella di acquisto punti da $4
place-buy_vp_4-why = Compra quanti PV vuoi a $4 l'uno; non nel round 4.
place-buy_vp_3 = acquisto punti da $3
    .on = sulla casella di acquisto punti da $3
    .from = dalla casella di acquisto punti da $3
    .for = per la casella di acquisto punti da $3
place-buy_vp_3-why = Compra quanti PV vuoi a $3 l'uno; solo nei round 1 e 2.
place-buy_vp_2 = acquisto punti da $2
    .on = sulla casella di acquisto punti da $2
    .from = dalla casella di acquisto punti da $2
    .for = per la casella di acquisto punti da $2
place-buy_vp_2-why = Compra quanti PV vuoi a $2 l'uno; solo nel round 1.
place = lotto { $parcel }
    .on = sul lotto { $parcel }
    .from = dal lotto { $parcel }
    .for = per il lotto { $parcel }
    .buy = il lotto { $parcel }
place-parcel-why = Un cowboy su un lotto senza proprietario lo compra; su un edificio altrui lo attacca, su uno tuo lo difende.
place-parcel_purchase = acquisto lotti di terreno
place-parcel_purchase-why = Qui i cowboy comprano i lotti senza proprietario su cui stanno, dopo un duello se su un lotto ce n'è più d'uno.
place-kept_buildings = edifici in riserva
place-kept_buildings-why = Qui ciascuno può costruire gli edifici tenuti finora in riserva.
place-estate_income = rendita dagli edifici
place-estate_income-why = Qui si risolvono gli attacchi e tutti gli edifici rendono ai loro proprietari.

parcel = { $parcel }
edge = { $side ->
    [N] lato nord di { $parcel }
    [S] lato sud di { $parcel }
    [W] lato ovest di { $parcel }
   *[E] lato est di { $parcel }
    }

## Edifici e che cos'altro può stare su un lotto

building-ranch = ranch
    .the = il ranch
    .a = un ranch
    .at = al ranch
    .plural = ranch
    .yours = dei tuoi ranch
    .theirs = dei suoi ranch
building-ranch-why = $1 per ogni lotto adiacente non occupato, almeno $1; 1 revolver.
building-mine = miniera
    .the = la miniera
    .a = una miniera
    .at = alla miniera
    .plural = miniere
    .yours = delle tue miniere
    .theirs = delle sue miniere
building-mine-why = $3 per ogni montagna adiacente tua o di nessuno; 1 revolver.
building-drugstore = drugstore
    .the = il drugstore
    .a = un drugstore
    .at = al drugstore
    .plural = drugstore
    .yours = dei tuoi drugstore
    .theirs = dei suoi drugstore
building-drugstore-why = $3 per ogni casa adiacente tua o di nessuno e per ogni tuo ranch, ovunque sia.
building-bank = banca
    .the = la banca
    .a = una banca
    .at = alla banca
    .plural = banche
    .yours = delle tue banche
    .theirs = delle sue banche
building-bank-why = $3 per ogni casa adiacente tua o di nessuno e per ogni tua miniera, ovunque sia.
building-saloon = saloon
    .the = il saloon
    .a = un saloon
    .at = al saloon
    .plural = saloon
    .yours = dei tuoi saloon
    .theirs = dei suoi saloon
building-saloon-why = $5 per ogni casa adiacente tua o di nessuno.
building-hotel = hotel
    .the = l'hotel
    .a = un hotel
    .at = all'hotel
    .plural = hotel
    .yours = dei tuoi hotel
    .theirs = dei suoi hotel
building-hotel-why = Sempre $6; per gli edifici vicini vale due case.
building-church = chiesa
    .the = la chiesa
    .a = una chiesa
    .at = alla chiesa
    .plural = chiese
    .yours = delle tue chiese
    .theirs = delle sue chiese
building-church-why = Nessuna rendita; protegge dagli attacchi i tuoi edifici adiacenti e vale una casa.
building-prison = prigione
    .the = la prigione
    .a = una prigione
    .at = alla prigione
    .plural = prigioni
    .yours = delle tue prigioni
    .theirs = delle sue prigioni
building-prison-why = Nessuna rendita; 2 revolver.

content-nothing = vuoto
content-house = casa
content-mountain = montagna
content-ranch = { building-ranch }
content-mine = { building-mine }
content-drugstore = { building-drugstore }
content-bank = { building-bank }
content-saloon = { building-saloon }
content-hotel = { building-hotel }
content-church = { building-church }
content-prison = { building-prison }
content-river = fiume

## Personaggi

side-yellow = giallo
side-red = rosso

character-sheriff = sceriffo
    .the = lo sceriffo
character-sheriff-yellow = Il cowboy bianco va dove non c'è nessuno e resta solo.
character-sheriff-red = Niente attacchi né sfide; ogni duello perso dà 3 PV.
character-banker = banchiere
    .the = il banchiere
character-banker-yellow = Prendi subito $9.
character-banker-red = A fine round: 3 PV per $3, 5 PV per $12 o 7 PV per $25.
character-shopkeeper = commessa
    .the = la commessa
character-shopkeeper-yellow = $8 subito o dopo, o un tipo di edificio rende il doppio.
character-shopkeeper-red = $8 subito, oppure 1 PV per ogni tua casa a fine round.
character-worker = operaio
    .the = l'operaio
character-worker-yellow = Subito 2 strade; edifici a metà prezzo (per eccesso).
character-worker-red = Puoi prendere subito per $5 un edificio in vendita.
character-settler = colono
    .the = il colono
character-settler-yellow = Puoi prendere gratis un lotto senza proprietario.
character-settler-red = $8, oppure a fine round un premio per ogni tua montagna.
character-captain = capitano
    .the = il capitano
character-captain-yellow = Puoi prendere cowboy: 1 per $1, 2 per $4 o 3 per $9.
character-captain-red = Puoi comprare revolver da tenere: 1 per $3, 2 per $9.
character-mercenary = mercenario
    .the = il mercenario
character-mercenary-yellow = 3 punti forza in più in questo round.
character-mercenary-red = 2 punti forza in più in questo round.

## Da dove vengono denaro e punti

cause-wages = salario
cause-parcel_income = rendita dalle proprietà
cause-firepower_income = rendita dalla forza dei cowboy
cause-gambling = vincita ai dadi
cause-banker = banchiere
cause-shopkeeper = commessa
cause-settler = colono

source-parcel_vp = punti per i terreni
source-firepower_vp = punti per la forza dei cowboy
source-property_vp = punti per gli edifici
source-buy_vp = punti comprati
source-sheriff = sceriffo
source-banker = banchiere
source-shopkeeper = commessa
source-settler = colono
source-cash_limit = limite denaro
source-filled_parcels = lotti occupati
source-bridges = lotti presso un ponte
source-cash = denaro rimasto
source-pass_order = ordine di passaggio

tie = Parità, { $points }: nel round 4 ha passato prima { $seats } (CC-13.3).

## Fasi

phase-starting_parcels = lotti iniziali

## Pezzi, e ciò che un giocatore ha davanti a sé

component-building = edificio
    .plural = edifici
component-parcel = lotto
    .plural = lotti
component-house = casa
    .plural = case
component-mountain = montagna
    .plural = montagne
component-river = fiume
    .plural = fiumi
component-road = strada
    .plural = strade
component-bridge = ponte
    .plural = ponti
component-cowboy = cowboy
    .plural = cowboy
component-white_cowboy = cowboy bianco
    .plural = cowboy bianchi
component-revolver = revolver
    .plural = revolver
component-three_guns = segnalino «3 Revolver»
    .plural = segnalini «3 Revolver»
component-property_tile = segnalino proprietà
    .plural = segnalini proprietà
component-duel_tile = segnalino duello
    .plural = segnalini duello
component-character = personaggio
    .plural = personaggi
component-die = dado
    .plural = dadi

label-cash = denaro
label-limit = limite denaro
label-points = PV
label-roads = strade
label-revolvers = revolver
label-cowboys = cowboy
label-supply = cowboy nella riserva generale
label-firepower = forza
label-property_tiles = segnalini proprietà
label-character = personaggio
label-waiting = premio ancora da ricevere
label-kept = edifici in riserva
label-moves = spostamenti
label-duel_tiles = segnalini duello
label-town = città
label-row = spazio di costruzione
label-bag = sacchetto
label-order = ordine di gioco
label-passed = ordine di passaggio
label-price = costo
label-income = rendita
label-owner = proprietario
label-houses = case rimaste
label-roads_left = strade rimaste
label-bridges = ponti
label-white = cowboy bianco
label-three_guns = segnalino «3 Revolver»
label-doubled = rendita doppia
label-robber = rapinatore

vp = { $amount } PV

## Tipi di parole, per i messaggi su quelle sbagliate

noun-parcel = lotto
noun-place = casella o lotto
noun-edge = lato di un lotto
noun-building = edificio
noun-content = contenuto di un lotto
noun-character = personaggio
noun-side = lato di una carta
noun-tile = segnalino duello
noun-face = faccia di un dado
noun-source = origine dei punti
noun-cause = origine del denaro
noun-vp = punti vittoria
noun-share = quota

## Risposte

verb-own = Prendi il lotto { $parcel }
verb-take = Prendi { $character_the }
verb-cash = Prendi $8
verb-later = Aspetta l'altro premio
verb-hire = { $amount ->
    [1] Prendi 1 cowboy per $1
    [2] Prendi 2 cowboy per $4
    [3] Prendi 3 cowboy per $9
   *[other] Prendi { $amount } cowboy
    }
verb-arm = { $amount ->
    [1] Compra 1 revolver per $3
    [2] Compra 2 revolver per $9
   *[other] Compra { $amount } revolver
    }
verb-place = Piazza un cowboy { $place_on }
verb-white = Piazza il cowboy bianco { $place_on }
verb-lift = Sposta il cowboy { $place_from }
verb-lift_white = Sposta il cowboy bianco
verb-back = Lascia tutto com'era
verb-pass = Passa
verb-roads = Prima posa delle strade
verb-road = Posa una strada sul { $edge }
verb-done = Fatto
verb-carry = Esegui l'azione
verb-decline = Rinuncia
verb-fight = Prossimo duello: lotto { $parcel }
verb-buy = Compra { $place_buy }
verb-build = Costruisci { $building_the } sul lotto { $parcel }
verb-keep = Tieni l'edificio in riserva
verb-house = Metti la casa sul lotto { $parcel }
verb-yes = Acconsenti
verb-no = Rifiuta
verb-double = Raddoppia la rendita { $building_yours }
verb-points = { $amount ->
    [0] Non comprare PV
   *[other] Compra { $amount } PV
    }
verb-invest = { $amount ->
    [3] Compra 3 PV per $3
    [5] Compra 5 PV per $12
    [7] Compra 7 PV per $25
   *[other] Compra { $amount } PV
    }
verb-mountains = Prendi il premio per le tue montagne
verb-return = { $amount ->
    [0] Non restituire nulla
   *[other] Restituisci ${ $amount }
    }
verb-tile = Gioca il segnalino duello { $tile }

## Domande

ask-start_parcel = Quale lotto iniziale prendi?
ask-character = Quale personaggio prendi in questo round?
ask-shopkeeper = Commessa: prendi $8 adesso o aspetti l'altro premio?
ask-worker = Operaio: quale edificio dello spazio di costruzione prendi per $5?
ask-settler_parcel = Colono: quale lotto prendi gratis?
ask-settler_cash = Colono: prendi $8 adesso o aspetti il premio per le tue montagne?
ask-captain = Capitano: quanti rinforzi compri?
ask-place = Dove piazzi un cowboy? Puoi anche passare.
ask-kit_carson = Piazzi o sposti un cowboy, oppure passi?
ask-roads = Dove posi una strada?
ask-carry_out = Esegui l'azione { $place_on }?
ask-buy_vp = Quanti PV compri ({ $place })?
ask-next_parcel = Per quale lotto conteso ci si batte adesso?
ask-buy_parcel = Compri il lotto { $parcel }?
ask-buy_parcels = Quale dei lotti con un tuo cowboy compri adesso? Se rinunci, perdi tutti quelli che restano.
ask-buy_building = Compri { $building_the } { $place_on }?
ask-build = Dove costruisci { $building_the }? Puoi anche tenere l'edificio in riserva.
ask-kept_turn = Quale edificio in riserva costruisci, e dove?
ask-house = Dove metti la casa che ricevi con { $building_the } sul lotto { $parcel }?
ask-consent = { $builder } vuole mettere una casa sul tuo lotto { $house }, per costruire { $building_a } sul lotto { $parcel }. Acconsenti?
ask-declare = Commessa: prendi $8 o raddoppi la rendita di un tipo di edificio?
ask-next_attack = Quale attacco si combatte adesso?
ask-choose_tiles = Quale segnalino duello scegli in segreto? Duello { $place_for }: { $seats }.
ask-lay_tile = Quale segnalino duello giochi scoperto? Duello { $place_for }: { $seats }.
ask-banker = Banchiere: quanti PV compri?
ask-settler_end = Colono: prendi $8 o il premio per le tue montagne?
ask-cash_limit = { $least ->
    [0] Quanto denaro restituisci? Sei entro il limite; ricevi 1 PV ogni $10 restituiti.
   *[other] Quanto denaro restituisci? Il limite impone almeno ${ $least }; ricevi 1 PV ogni $10 restituiti.
    }
ask-last_road = Posi altre strade prima del conteggio finale?

## Eventi

event-ordered = { $seat } è al { $position }º posto nell'ordine di gioco.
event-sided = Personaggio { $character }: lato { $side }.
event-dealt = { $seat } riceve il segnalino duello { $tile }.
event-dealt-hidden = { $seat } riceve un segnalino duello.
event-announced = { $seat } annuncia segnalini duello per un totale di { $amount }.
event-centre = Il centro città è sul lotto { $parcel }.
event-mountain = Sul lotto { $parcel } sorge una montagna.
event-offered = Nuovo edificio { $place_on }: { $building }.
event-owned = { $seat } prende il lotto { $parcel }.
event-round = Comincia il round { $amount }.
event-took = { $seat } prende { $character_the }.
event-gained = { $seat } riceve ${ $amount } ({ $cause }).
event-scored = { $seat } ottiene { $amount } PV ({ $source }).
event-got_roads = { $amount ->
    [0] { $seat } non prende strade: non ce ne sono più.
    [one] { $seat } prende { $amount } strada.
   *[other] { $seat } prende { $amount } strade.
    }
event-laid = { $seat } posa una strada sul { $edge }.
event-bridged = { $seat } costruisce un ponte sul { $edge }.
event-hired = { $seat } prende { $amount } cowboy per ${ $price }.
event-armed = { $seat } compra { $amount } revolver per ${ $price }.
event-placed = { $seat } piazza un cowboy { $place_on }.
event-placed_white = { $seat } piazza il cowboy bianco { $place_on }.
event-moved = { $seat } sposta un cowboy { $place_from } { $target_on }.
event-moved_white = { $seat } sposta il cowboy bianco { $place_from } { $target_on }.
event-passed = { $seat } passa ed è al { $position }º posto nell'ordine di passaggio.
event-duel = Duello { $place_for }: { $seats }.
event-fired = { $seat } spara: forza { $firepower } + { $amount } = { $strength }.
event-laid_tile = { $seat } sceglie il segnalino duello { $tile }.
event-laid_tile-hidden = { $seat } sceglie in segreto un segnalino duello.
event-showed_tile = { $seat } scopre il segnalino duello { $tile }.
event-redrew = { $seat } pesca il segnalino duello { $tile }.
event-redrew-hidden = { $seat } pesca un segnalino duello.
event-tied = { $amount } : { $amount }, ma { $seat } ha passato prima.
event-won = { $seat } vince il duello { $place_for }.
event-took_back = { $seat } riprende il cowboy { $place_from }.
event-declined = { $seat } rinuncia all'azione { $place_on }.
event-three_guns = { $seat } prende il segnalino «3 Revolver».
event-gambled = { $seat } tira i dadi: { $first } e { $second }.
event-bought_parcel = { $seat } compra il lotto { $parcel } per ${ $price }.
event-bought_building = { $seat } compra { $building_a } per ${ $price }.
event-built = { $seat } costruisce { $building_a } sul lotto { $parcel }.
event-housed = { $seat } mette una casa sul lotto { $parcel }.
event-kept = { $seat } tiene { $building_the } in riserva.
event-asked_consent = { $seat } chiede il consenso di { $owner } per una casa sul lotto { $parcel }.
event-consented = { $seat } acconsente alla casa sul lotto { $parcel }.
event-refused = { $seat } non acconsente alla casa sul lotto { $parcel }.
event-voided = { $seat } riprende il cowboy: una chiesa protegge l'edificio sul lotto { $parcel }.
event-raided = { $seat } attacca con successo l'edificio sul lotto { $parcel }.
event-held = { $seat } difende con successo l'edificio sul lotto { $parcel }.
event-doubles = { $seat } raddoppia in questo round la rendita { $building_theirs }.
event-earned = { $seat } guadagna ${ $amount } con { $building_the } sul lotto { $parcel }.
event-stole = { $seat } ruba ${ $amount } { $building_at } sul lotto { $parcel }.
event-invested = { $seat } compra { $amount } PV per ${ $price } (banchiere).
event-bought_points = { $seat } compra { $amount } PV per ${ $price }.
event-returned = { $seat } restituisce ${ $amount } alla banca centrale.
event-joined = { $seat } riceve { $amount ->
    [one] { $amount } nuovo cowboy
   *[other] { $amount } nuovi cowboy
    }.

## Opzioni: nome, spiegazione, valori

option-edition = Edizione
option-edition-why = Quale regolamento si segue dove le edizioni differiscono; ogni singolo punto si può cambiare.
option-edition-polish = edizione polacca
option-edition-italian = edizione italiana
option-edition-russian = edizione russa

option-revolver_chips = Segnalini revolver
option-revolver_chips-why = Quanti segnalini revolver ci sono nella scatola; nel gioco non cambia nulla.
option-coins_5 = Monete da $5
option-coins_5-why = Quante monete da $5 ci sono nella scatola; nel gioco non cambia nulla.
option-row_die_colour = Colore del dado delle righe
option-row_die_colour-why = Il colore del dado che indica la riga di un lotto; nel gioco non cambia nulla.
option-row_die_colour-black = nero
option-row_die_colour-red = rosso
option-captain_yellow_cash_limit = Limite denaro del capitano giallo
option-captain_yellow_cash_limit-why = Quanti dollari il capitano giallo può tenere alla fine del round.
option-settler_red_cash_timing = $8 del colono rosso
option-settler_red_cash_timing-why = Quando il colono rosso prende gli $8 al posto del premio per le montagne.
option-settler_red_cash_timing-immediate = subito
option-settler_red_cash_timing-end_of_round = alla fine del round
option-settler_red_mountain_reward = Montagne del colono rosso
option-settler_red_mountain_reward-why = Che cosa riceve il colono rosso per ogni sua montagna.
option-settler_red_mountain_reward-dollar = $1 ciascuna
option-settler_red_mountain_reward-vp = 1 PV ciascuna
option-parcel_duel_order_chooser = Ordine dei duelli sulla mappa
option-parcel_duel_order_chooser-why = Chi decide in quale ordine si combattono più duelli per i lotti o più attacchi.
option-parcel_duel_order_chooser-first_passed = chi ha passato per primo
option-parcel_duel_order_chooser-first_passed_participant = tra i duellanti, chi ha passato per primo
option-estate_vp_counts_mines = Miniere nei punti per gli edifici
option-estate_vp_counts_mines-why = Indica se le miniere contano sulla casella «Punti per gli edifici».
option-estate_vp_counts_mines-true = contano
option-estate_vp_counts_mines-false = non contano
option-pass_order_vp = PV per chi passa prima
option-pass_order_vp-why = Quando il conteggio finale dà 1 PV per ogni giocatore che nel round 4 ha passato più tardi.
option-pass_order_vp-never = mai
option-pass_order_vp-kit_carson = solo con Kit Carson
option-pass_order_vp-always = sempre
option-prison_attackable = Attacchi alle prigioni
option-prison_attackable-why = Indica se una prigione si può attaccare; non c'è nulla da rubare.
option-prison_attackable-true = permessi
option-prison_attackable-false = vietati
option-church_attackable = Attacchi alle chiese
option-church_attackable-why = Indica se una chiesa si può attaccare; non c'è nulla da rubare.
option-church_attackable-true = permessi
option-church_attackable-false = vietati
option-church_protection = Protezione della chiesa
option-church_protection-why = Come una chiesa protegge gli edifici adiacenti del suo proprietario.
option-church_protection-forbid_placement = nessuno può attaccarli
option-church_protection-attack_fails = gli attacchi falliscono al momento della rendita
option-undefended_attack = Attacco senza difensore
option-undefended_attack-why = Che cosa succede quando c'è un solo attaccante e nessun cowboy del proprietario.
option-undefended_attack-automatic = l'attacco riesce
option-undefended_attack-duel_with_owner = il proprietario si batte lo stesso
option-mercenary_counts = Forza del mercenario
option-mercenary_counts-why = Indica se i punti del mercenario contano anche sulle caselle della forza.
option-mercenary_counts-everywhere = conta ovunque
option-mercenary_counts-duels_only = conta solo nei duelli
option-kept_building_window = Edifici in riserva
option-kept_building_window-why = Da quando si può costruire un edificio tenuto in riserva.
option-kept_building_window-same_round = nello stesso round
option-kept_building_window-next_round = dal round successivo
option-sheriff_yellow_own_building = Cowboy bianco su un proprio edificio
option-sheriff_yellow_own_building-why = Indica se lo sceriffo giallo può mettere il cowboy bianco su un proprio edificio.
option-sheriff_yellow_own_building-true = permesso
option-sheriff_yellow_own_building-false = vietato
option-sheriff_red_white_cowboy = Cowboy bianco allo sceriffo rosso
option-sheriff_red_white_cowboy-why = Indica se anche lo sceriffo rosso prende il cowboy bianco.
option-sheriff_red_white_cowboy-true = sì
option-sheriff_red_white_cowboy-false = no
option-sheriff_counts_in_firepower = Cowboy bianco non piazzato
option-sheriff_counts_in_firepower-why = Indica se un cowboy bianco nella riserva aggiunge 1 punto forza.
option-sheriff_counts_in_firepower-true = conta per la forza
option-sheriff_counts_in_firepower-false = non conta
option-mine_brings_house = Casa con la miniera
option-mine_brings_house-why = Indica se con una miniera si riceve una casa, come con gli edifici di città.
option-mine_brings_house-true = sì
option-mine_brings_house-false = no
option-firepower_vp_rounding = Arrotondamento dei punti per la forza
option-firepower_vp_rounding-why = Indica se cowboy e revolver si sommano prima di dimezzare o si dimezzano ciascuno per sé.
option-firepower_vp_rounding-sum = metà della somma
option-firepower_vp_rounding-separate = metà di ciascuno
option-doubling_lost_on = Perdita della rendita doppia
option-doubling_lost_on-why = Quale attacco toglie a un edificio il raddoppio della commessa.
option-doubling_lost_on-successful_attack = un attacco riuscito
option-doubling_lost_on-any_attack = qualunque attacco
option-duel_tile_reveal = Scoprire i segnalini duello
option-duel_tile_reveal-why = Come si giocano i segnalini duello nella variante «La legge del più forte».
option-duel_tile_reveal-simultaneous = in segreto, scoperti insieme
option-duel_tile_reveal-in_pass_order = scoperti, in ordine di passaggio
option-shopkeeper_declares = Decisione della commessa gialla
option-shopkeeper_declares-why = Quando la commessa gialla sceglie tra $8 e la rendita doppia.
option-shopkeeper_declares-before_attacks = prima degli attacchi
option-shopkeeper_declares-after_attacks = dopo gli attacchi

option-characters = Lati dei personaggi
option-characters-why = Quale lato delle sette carte si usa; il giallo è per chi comincia, e singole carte possono fare eccezione.
option-characters-yellow = tutti gialli
option-characters-red = tutti rossi
option-characters-random = a caso
option-sheriff_side = Lato dello sceriffo
option-sheriff_side-why = Quale lato della carta dello sceriffo si usa.
option-sheriff_side-yellow = giallo
option-sheriff_side-red = rosso
option-sheriff_side-random = a caso
option-banker_side = Lato del banchiere
option-banker_side-why = Quale lato della carta del banchiere si usa.
option-banker_side-yellow = giallo
option-banker_side-red = rosso
option-banker_side-random = a caso
option-shopkeeper_side = Lato della commessa
option-shopkeeper_side-why = Quale lato della carta della commessa si usa.
option-shopkeeper_side-yellow = giallo
option-shopkeeper_side-red = rosso
option-shopkeeper_side-random = a caso
option-worker_side = Lato dell'operaio
option-worker_side-why = Quale lato della carta dell'operaio si usa.
option-worker_side-yellow = giallo
option-worker_side-red = rosso
option-worker_side-random = a caso
option-settler_side = Lato del colono
option-settler_side-why = Quale lato della carta del colono si usa.
option-settler_side-yellow = giallo
option-settler_side-red = rosso
option-settler_side-random = a caso
option-captain_side = Lato del capitano
option-captain_side-why = Quale lato della carta del capitano si usa.
option-captain_side-yellow = giallo
option-captain_side-red = rosso
option-captain_side-random = a caso
option-mercenary_side = Lato del mercenario
option-mercenary_side-why = Quale lato della carta del mercenario si usa.
option-mercenary_side-yellow = giallo
option-mercenary_side-red = rosso
option-mercenary_side-random = a caso

option-might_makes_right = La legge del più forte
option-might_makes_right-why = Variante: nei duelli si giocano in segreto segnalini duello da 0 a 5 al posto dei dadi.
option-might_makes_right-true = segnalini duello
option-might_makes_right-false = dadi
option-kit_carson = Kit Carson
option-kit_carson-why = Variante: tutti piazzano e spostano i cowboy nello stesso momento.
option-kit_carson-true = tutti insieme
option-kit_carson-false = a turno
option-river = Il fiume
option-river-why = Variante: un fiume attraversa la mappa e le strade lo attraversano con i ponti; puoi anche indicarne il corso, per esempio b1 b2 b3 a3.
option-river-none = senza fiume
option-river-carson = fiume Carson

## Errori

error-river-parcel = Il corso di un fiume è fatto di lotti come c4, non di «{ $given }».
error-river-length = Un fiume ha da 2 a 15 lotti diversi; qui non è così: «{ $given }».
error-river-ends = Un fiume comincia e finisce sul bordo della mappa, ma non in un angolo; qui non è così: «{ $given }».
error-river-rim = Solo i due estremi di un fiume possono stare sul bordo della mappa; questo lo tocca anche in mezzo: «{ $given }».
error-river-sides = I lotti successivi di un fiume hanno un lato in comune e gli altri no; qui non è così: «{ $given }».
error-river-corners = Due lotti di un fiume possono toccarsi in un angolo solo attorno a una singola curva; qui non è così: «{ $given }».

## Scenes that cannot be

error-scene-spot = «{ $field }» è { $given }; un lotto si descrive con il proprietario, un posto da 0 a { $last }, con ciò che vi sta sopra o con entrambi, come «0 ranch».
error-scene-river = «{ $field }» è fiume: non ha proprietario e non vi sta nulla.
error-scene-no-owner = «{ $field }» ha un edificio ma nessun proprietario; il posto va scritto davanti.
error-scene-centre = «{ $field }» non può essere { $given }: lì c'è altro che una casa.
error-scene-no-roads = «{ $field }» è vuoto, ma intorno al centro della città ci sono sempre strade.
error-scene-bridge = «{ $field }» nomina { $given }, che non attraversa il fiume.
error-scene-passed = «{ $field }» nomina { $given } giocatori; a questo passo hanno passato da { $least } a { $most }.
error-scene-no-card = Manca «{ $field }»: a questo passo del turno il giocatore ha preso un personaggio.
error-scene-card-early = «{ $field }» è { $given }, ma a questo passo il giocatore non ha ancora un personaggio.
error-scene-card = «{ $field }» è { $given }; a questo passo deve essere { $wanted }.
error-scene-side = «{ $field }» mostra il lato sbagliato per questo passo.
error-scene-promised = «{ $field }» non può essere true: { $given } non ha ricompense che possano aspettare.
error-scene-cowboy = «{ $field }»: nessun cowboy del posto { $given } può stare lì, perché { $why ->
    [over] a questo passo del turno lì non ci sono cowboy
    [blocked] il segnalino del turno lo blocca
    [empty] lì non è offerto alcun edificio
    [river] è fiume
    [owned] il lotto ha un proprietario e nessun edificio
   *[protected] l'edificio non può essere attaccato
    }.
error-scene-white = «{ $field }» mette il cowboy bianco su { $given }, ma chi lo tiene non ha cowboy lì.
error-scene-white-alone = «{ $field }» mette il cowboy bianco su { $given }, dove non può stare: non attacca nessuno e sta da solo.
error-scene-half = «{ $field }» è { $given }, ma il giocatore non può aver cominciato questa mossa.
error-scene-not-now = «{ $field }» dice qualcosa che non dura fino a questo passo.
error-scene-raid = «{ $field }» nomina { $given }, dove non può essere stato attaccato un edificio altrui, oppure lo nomina due volte.
error-scene-hand = «{ $field }» è vuoto, ma tutti hanno sempre una tessera duello.
error-scene-hands = «{ $field }»: gli altri giocatori hanno { $given } tessere duello; possono averne al massimo { $most }, perché se ne possano pescare tre.
error-scene-rest = «{ $field }» è { $given }; deve essere il totale della mano, { $total }, oppure -1 se la mano è ciò che resta di una pescata.
error-scene-chosen = «{ $field }» è { $given }, ma il giocatore non è in un duello o non ha questa tessera.
error-scene-draw = «{ $field }» è { $given }, che non può essere una pescata di tre tessere fra quelle che c'erano.
error-scene-step-round = «{ $given }» in «{ $field }» appartiene a un turno, e la scena non ne ha; i turni si contano da 1.
error-scene-step-turn = «{ $given }» in «{ $field }» conta più volte che giocatori.
error-scene-step-alone = «{ $given }» in «{ $field }» riguarda un luogo su cui deve stare il giocatore, e nessun altro.
error-scene-step-parcels = «{ $given }» in «{ $field }»: qualcuno ha più lotti di quanti possa averne scelti finora.
error-scene-step-passed = «{ $given }» in «{ $field }» interroga altri da quelli che ora piazzano cowboy.
error-scene-step-duel = «{ $given }» in «{ $field }»: questi giocatori non duellano per questo luogo.
error-scene-step-tiles = «{ $given }» in «{ $field }» interroga altri da quelli che ora giocano una tessera duello.
error-scene-step-place = «{ $given }» in «{ $field }» non si chiede per questo luogo.
error-scene-step-bought = «{ $given }» in «{ $field }»: il giocatore non ha comprato questo edificio.
error-scene-step-site = «{ $given }» in «{ $field }»: una casa non si può chiedere così.
error-scene-step-cash = «{ $given }» in «{ $field }»: il giocatore non ha tanto denaro.
error-scene-step-river = «{ $given }» in «{ $field }» si chiede solo con il fiume.

## Perché qualcosa non è possibile

why-later_take = I personaggi si scelgono all'inizio di ogni round.
why-later_place = I cowboy si piazzano quando tutti hanno scelto un personaggio.
why-later_build = Gli edifici in riserva si costruiscono subito dopo la costruzione da $3.
why-later_road = Le strade si posano quando hai una decisione da prendere.
why-later_tile = I segnalini duello si giocano in un duello.
why-forced = Le strade si posano solo quando hai una decisione da prendere.
why-no_roads = Non hai strade in riserva.
why-roads_first = Per posare qui una strada, scegli prima di posare strade.
why-none_laid = Prima posa almeno una strada.
why-begun = Prima finisci o annulla ciò che hai iniziato.
why-not_begun = Non hai iniziato nulla da annullare.
why-too_early = Non si sposta nulla prima che il primo giocatore abbia piazzato o passato.
why-no_moves = Hai già fatto tutti i { $most } spostamenti di questo round.
why-no_cowboys = Non hai più cowboy in riserva.
why-no_white = Non hai il cowboy bianco.
why-not_there = Lì non c'è nessun tuo cowboy.
why-other_place = Ora agisce il tuo cowboy { $place_on }.
why-other_building = Ora stai costruendo { $building_the }.
why-other_side = Il capitano è in gioco sul lato { $side }, che non offre questo.
why-none_kept = Non hai in riserva questo edificio: { $building }.
why-kept_too_late = L'hai comprato in questo round: potrai costruirlo dal prossimo.
why-not_built = Non hai costruito nessun edificio di questo tipo: { $building }.
why-no_such_tile = Non hai in mano un segnalino duello { $tile }.
why-no_duel = Lì non c'è nessun duello in attesa.
why-character_taken = Questo personaggio lo ha già preso { $seat }.
why-blocked = Nel round { $round } questa casella è bloccata dal segnalino turno.
why-no_building = Lì non c'è nessun edificio.
why-on_river = Qui scorre il fiume: non si può possedere né costruire nulla.
why-not_owned = Questo lotto non è tuo.
why-owned_by = Questo lotto ha già un proprietario: { $seat }.
why-owned_by_you = Questo lotto è già tuo.
why-nothing_built = Il lotto ha un proprietario ma nessun edificio: non c'è nulla da attaccare o difendere.
why-no_tiles = Non hai più segnalini proprietà.
why-stands_there = Lì c'è già un tuo cowboy.
why-lifted_here = Hai sollevato il cowboy proprio da qui: mettilo altrove.
why-white_there = Lì c'è il cowboy bianco, e nessuno può affiancarlo.
why-white_alone = Il cowboy bianco va solo dove non c'è nessun cowboy.
why-white_nowhere = Non c'è nessun altro posto libero per il cowboy bianco.
why-white_no_attack = Il cowboy bianco non può attaccare.
why-white_no_defence = Il cowboy bianco non può stare sui tuoi edifici.
why-sheriff_joins_nobody = Come sceriffo rosso non puoi raggiungere lì altri giocatori.
why-sheriff_no_attack = Come sceriffo rosso non puoi attaccare.
why-safe = Questo edificio non si può attaccare: { $building }.
why-covered = Una chiesa adiacente protegge questo edificio.
why-occupied = Lì c'è già qualcosa: { $content }.
why-not_reached = Nessuna strada raggiunge questo lotto.
why-no_houses = Questo edificio richiede una casa, e non ce ne sono più.
why-no_home = Non resterebbe nessun lotto per la casa che lo accompagna.
why-same_parcel = Qui va l'edificio stesso: la casa vuole un altro lotto.
why-house_refused = Il proprietario ha rifiutato questa casa.
why-road_there = Su questo lato c'è già una strada.
why-unconnected = Una nuova strada deve avere un angolo in comune con una già posata.
why-bridge = Qui serve un ponte, cioè due strade, e tu ne hai una.
why-too_few = Dev'essere almeno { $least }.
why-supply_short = { $left ->
    [0] Nella riserva generale non ci sono più tuoi cowboy.
    [one] Nella riserva generale resta solo { $left } tuo cowboy.
   *[other] Nella riserva generale restano solo { $left } tuoi cowboy.
    }
why-too_expensive = Ti servono ${ $need } e hai ${ $have }.

# What may be planned before one is asked

plan-pass = Passa quando tocca a te piazzare un cowboy
plan-pass-until = Fino alla fine del round, o finché qualcuno non attacca un tuo edificio.
plan-pass-disturbed = Qualcuno attacca un tuo edificio: piano fermato.
plan-refuse = Rifiuta ogni casa che altri vogliono sui tuoi lotti
plan-refuse-until = Fino alla fine del round.
plan-place = Piazza il prossimo cowboy
plan-place-until = Una volta, a meno che prima finisca il round o qualcuno attacchi un tuo edificio.
plan-place-disturbed = Qualcuno attacca un tuo edificio: piano fermato.
plan-character = Prendi un personaggio
plan-character-until = Una volta, alla prossima domanda.
