### Carson City: ciò che dice soltanto il disegno nel browser.

## Il tabellone

carson-spaces = Caselle azione
carson-characters = Carte personaggio
carson-tray = In mano
carson-round = Round { $round } di { $rounds }

## Nomi brevi sulle caselle azione

carson-short-wages = Salario
carson-short-ammunition = Munizioni
carson-short-roads_3 = Tre strade
carson-short-road_1 = Strada
carson-short-parcel_purchase = Acquisto lotti
carson-short-kept_buildings = Edifici in riserva
carson-short-parcel_income = Rendita proprietà
carson-short-firepower_income = Rendita forza
carson-short-gambling = Dadi
carson-short-estate_income = Rendita edifici
carson-short-parcel_vp = Terreni
carson-short-firepower_vp = Forza
carson-short-property_vp = Edifici
carson-short-buy_vp = Acquisto PV

## Che cosa dice la spiegazione di un luogo

carson-parcel = { $parcel }: { $content }
carson-owner = Proprietario: { $owner }.
carson-price = Di nessuno; costa ${ $price }.
carson-income = Ora rende ${ $income }.
carson-doubled = In questo round il doppio.
carson-robbed = La metà va a { $robber }.
carson-standing = Cowboy qui: { $who }.
carson-standing-one = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
    }
carson-standing-white = { $name } (cowboy bianco)
carson-offer = In vendita: { $building }.
carson-no-offer = Qui non c'è nessun edificio.
carson-closed = Chiusa dal segnalino turno.
carson-card-of = Questa carta è di { $seat }.
carson-card-free = Nessuno ha ancora questa carta.
carson-card-title = { $number }. { $character } (lato { $side })
carson-card-waiting = Il premio deve ancora arrivare.

carson-why-nothing = Il proprietario può costruire qui.
carson-why-house = Ci guadagnano drugstore, banche e saloon adiacenti; se il lotto ha un proprietario, alla fine gli dà 2 PV.
carson-why-mountain = Ci guadagnano le miniere adiacenti; se il lotto ha un proprietario, alla fine gli dà 2 PV. Qui non si può costruire.
carson-why-river = Nessuno può comprarlo o costruirci. Per i ranch conta come lotto libero, e una miniera accanto rende $3 in più.
carson-why-road = Una strada: gli edifici di città e le loro case ne richiedono una a un angolo del lotto.
carson-why-bridge = Un ponte: una strada sul fiume, fatta di due strade. Un lotto occupato a una sua estremità dà alla fine 1 PV in più.
carson-why-edge = Una nuova strada deve toccarne una già posata.

## Che cosa dice la spiegazione delle riserve e dell'ordine

carson-why-round = Dopo ogni round il segnalino turno chiude la casella più economica per comprare PV.
carson-why-order = Secondo i numeri delle carte personaggio.
carson-why-passed = Chi passa prima vince i duelli in parità e nel round seguente sceglie per primo la carta.
carson-passed-nobody = Nessuno ha ancora passato.
carson-why-houses = Da questa riserva ogni edificio di città prende la sua casa.
carson-why-roads_left = Strade che nessuno ha ancora preso.
carson-why-bag = Nel sacchetto ci sono ancora: { $buildings }.
carson-bag-empty = Il sacchetto è vuoto.
carson-counted = { $count } × { $thing }

## Che cosa dice la spiegazione di ciò che un giocatore ha davanti

carson-why-cash = { $limit ->
    [none] Nessun limite di denaro finché non si sceglie un personaggio.
   *[other] A fine round si restituisce tutto ciò che supera ${ $limit }; ogni $10 restituiti danno 1 PV.
    }
carson-why-cowboys = Pronti da piazzare: { $ready }, sul tabellone: { $board }, nella riserva generale: { $supply }.
carson-why-roads = Si possono posare strade prima di ogni propria decisione.
carson-why-revolvers = Ognuno aggiunge per sempre 1 alla forza.
carson-why-firepower = Cowboy nella riserva personale, revolver, segnalino «3 Revolver» e mercenario: ciò che in un duello si somma al dado.
carson-why-property_tiles = Ne serve uno per ogni lotto.
carson-why-kept = Comprati e non ancora costruiti: { $buildings }.
carson-why-three_guns = 3 punti forza fino alla fine del round.
carson-why-white = Dove sta, nessuno può piazzare un cowboy.
carson-why-duel_tiles = { $total ->
    [unknown] In mano: { $count }.
   *[other] In mano: { $count }, per un valore totale di { $total }.
    }
carson-duel-tile = Segnalino duello { $tile }
carson-why-tile = Giocato in un duello, vale al posto del dado.
carson-why-moves = Cowboy spostati in questo round; al massimo 20.

## Scene

carson-duel-for = Duello: { $place }
carson-wins = Vince { $seat }
carson-gambling = { $seat } tira i dadi
carson-estate = Rendita dagli edifici
carson-earns = { $building }, { $parcel }
carson-robs = { $building }, { $parcel } (rapina)
carson-scene-number = { $number } di { $count }
carson-scene-next = Avanti
carson-homeless = { $building }: non hai ancora un lotto adatto. Potresti solo tenerlo in riserva.

## What an edition is, for those who own none of them

option-edition-russian-why = Il regolamento più completo, e la scelta migliore se non hai nessuna di queste scatole: chiesa e prigione sono al sicuro dagli attacchi, e le miniere contano come edifici.
option-edition-polish-why = La più vicina alla prima edizione inglese: le miniere non contano come edifici, e chi passa prima fa punti alla fine di ogni partita.
option-edition-italian-why = La più audace: si possono attaccare anche chiesa e prigione, un attacco sotto la protezione di una chiesa fallisce e il mercenario conta solo nei duelli.
