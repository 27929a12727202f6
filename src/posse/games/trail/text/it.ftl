### Great Western Trail: parole e frasi del gioco. Le regole in breve sono in rules/.

## Spazi della pista. `.worth` è ciò che vi rende uno scambio.

spot-start = inizio della pista
    .the = l'inizio della pista
    .on = all'inizio della pista
    .to = all'inizio della pista
    .of = dell'inizio della pista
    .from = dall'inizio della pista
spot-start-why = Da qui si va al primo edificio neutrale.
spot-a = spazio A
    .the = lo spazio A
    .on = sullo spazio A
    .to = allo spazio A
    .of = dello spazio A
    .from = dallo spazio A
spot-a-why = Qui sorge un edificio neutrale.
spot-a1 = spazio A1
    .the = lo spazio A1
    .on = sullo spazio A1
    .to = allo spazio A1
    .of = dello spazio A1
    .from = dallo spazio A1
spot-a1-why = Spazio edificabile.
spot-a2 = spazio A2
    .the = lo spazio A2
    .on = sullo spazio A2
    .to = allo spazio A2
    .of = dello spazio A2
    .from = dallo spazio A2
spot-a2-why = { spot-a1-why }
spot-a3 = spazio A3
    .the = lo spazio A3
    .on = sullo spazio A3
    .to = allo spazio A3
    .of = dello spazio A3
    .from = dallo spazio A3
spot-a3-why = { spot-a1-why }
spot-flood1 = spazio inondazione 1
    .the = lo spazio inondazione 1
    .on = sullo spazio inondazione 1
    .to = allo spazio inondazione 1
    .of = dello spazio inondazione 1
    .from = dallo spazio inondazione 1
spot-flood1-why = Posto per un'inondazione. Si riempie prima il numero libero più basso; un posto vuoto non consuma passi.
spot-flood2 = spazio inondazione 2
    .the = lo spazio inondazione 2
    .on = sullo spazio inondazione 2
    .to = allo spazio inondazione 2
    .of = dello spazio inondazione 2
    .from = dallo spazio inondazione 2
spot-flood2-why = { spot-flood1-why }
spot-flood3 = spazio inondazione 3
    .the = lo spazio inondazione 3
    .on = sullo spazio inondazione 3
    .to = allo spazio inondazione 3
    .of = dello spazio inondazione 3
    .from = dallo spazio inondazione 3
spot-flood3-why = { spot-flood1-why }
spot-flood4 = spazio inondazione 4
    .the = lo spazio inondazione 4
    .on = sullo spazio inondazione 4
    .to = allo spazio inondazione 4
    .of = dello spazio inondazione 4
    .from = dallo spazio inondazione 4
spot-flood4-why = { spot-flood1-why }
spot-flood_risk1 = spazio di rischio inondazioni 1
    .the = lo spazio di rischio inondazioni 1
    .on = sullo spazio di rischio inondazioni 1
    .to = allo spazio di rischio inondazioni 1
    .of = dello spazio di rischio inondazioni 1
    .from = dallo spazio di rischio inondazioni 1
spot-flood_risk1-why = Spazio edificabile con azione di rischio: scarta una Jersey per 1 certificato e $2.
spot-flood_risk2 = spazio di rischio inondazioni 2
    .the = lo spazio di rischio inondazioni 2
    .on = sullo spazio di rischio inondazioni 2
    .to = allo spazio di rischio inondazioni 2
    .of = dello spazio di rischio inondazioni 2
    .from = dallo spazio di rischio inondazioni 2
spot-flood_risk2-why = Spazio edificabile nel bosco con azione di rischio: scarta una Jersey per 1 certificato e $2.
spot-b = spazio B
    .the = lo spazio B
    .on = sullo spazio B
    .to = allo spazio B
    .of = dello spazio B
    .from = dallo spazio B
spot-b-why = { spot-a-why }
spot-b1 = spazio B1
    .the = lo spazio B1
    .on = sullo spazio B1
    .to = allo spazio B1
    .of = dello spazio B1
    .from = dallo spazio B1
spot-b1-why = Spazio edificabile nel bosco.
spot-b2 = spazio B2
    .the = lo spazio B2
    .on = sullo spazio B2
    .to = allo spazio B2
    .of = dello spazio B2
    .from = dallo spazio B2
spot-b2-why = { spot-a1-why }
spot-b3 = spazio B3
    .the = lo spazio B3
    .on = sullo spazio B3
    .to = allo spazio B3
    .of = dello spazio B3
    .from = dallo spazio B3
spot-b3-why = { spot-a1-why }
spot-drought1 = spazio siccità 1
    .the = lo spazio siccità 1
    .on = sullo spazio siccità 1
    .to = allo spazio siccità 1
    .of = dello spazio siccità 1
    .from = dallo spazio siccità 1
spot-drought1-why = Posto per una siccità. Si riempie prima il numero libero più basso; un posto vuoto non consuma passi.
spot-drought2 = spazio siccità 2
    .the = lo spazio siccità 2
    .on = sullo spazio siccità 2
    .to = allo spazio siccità 2
    .of = dello spazio siccità 2
    .from = dallo spazio siccità 2
spot-drought2-why = { spot-drought1-why }
spot-drought3 = spazio siccità 3
    .the = lo spazio siccità 3
    .on = sullo spazio siccità 3
    .to = allo spazio siccità 3
    .of = dello spazio siccità 3
    .from = dallo spazio siccità 3
spot-drought3-why = { spot-drought1-why }
spot-drought4 = spazio siccità 4
    .the = lo spazio siccità 4
    .on = sullo spazio siccità 4
    .to = allo spazio siccità 4
    .of = dello spazio siccità 4
    .from = dallo spazio siccità 4
spot-drought4-why = { spot-drought1-why }
spot-drought_risk = spazio di rischio siccità
    .the = lo spazio di rischio siccità
    .on = sullo spazio di rischio siccità
    .to = allo spazio di rischio siccità
    .of = dello spazio di rischio siccità
    .from = dallo spazio di rischio siccità
spot-drought_risk-why = Spazio edificabile con azione di rischio: scarta una carta bovino qualsiasi per 1 certificato.
spot-c = spazio C
    .the = lo spazio C
    .on = sullo spazio C
    .to = allo spazio C
    .of = dello spazio C
    .from = dallo spazio C
spot-c-why = { spot-a-why }
spot-c_north1 = spazio C1 nord
    .the = lo spazio C1 nord
    .on = sullo spazio C1 nord
    .to = allo spazio C1 nord
    .of = dello spazio C1 nord
    .from = dallo spazio C1 nord
spot-c_north1-why = { spot-b1-why }
spot-c_north2 = spazio C2 nord
    .the = lo spazio C2 nord
    .on = sullo spazio C2 nord
    .to = allo spazio C2 nord
    .of = dello spazio C2 nord
    .from = dallo spazio C2 nord
spot-c_north2-why = { spot-b1-why }
spot-c_south = spazio C sud
    .the = lo spazio C sud
    .on = sullo spazio C sud
    .to = allo spazio C sud
    .of = dello spazio C sud
    .from = dallo spazio C sud
spot-c_south-why = { spot-a1-why }
spot-d = spazio D
    .the = lo spazio D
    .on = sullo spazio D
    .to = allo spazio D
    .of = dello spazio D
    .from = dallo spazio D
spot-d-why = { spot-a-why }
spot-trade1 = spazio di scambio 1
    .the = lo spazio di scambio 1
    .on = sullo spazio di scambio 1
    .to = allo spazio di scambio 1
    .of = dello spazio di scambio 1
    .from = dallo spazio di scambio 1
    .worth = +$1
spot-trade1-why = Uno scambio qui dà $1.
spot-trade2 = spazio di scambio 2
    .the = lo spazio di scambio 2
    .on = sullo spazio di scambio 2
    .to = allo spazio di scambio 2
    .of = dello spazio di scambio 2
    .from = dallo spazio di scambio 2
    .worth = +$2
spot-trade2-why = Uno scambio qui dà $2.
spot-trade4 = spazio di scambio 4
    .the = lo spazio di scambio 4
    .on = sullo spazio di scambio 4
    .to = allo spazio di scambio 4
    .of = dello spazio di scambio 4
    .from = dallo spazio di scambio 4
    .worth = +$4
spot-trade4-why = Uno scambio qui dà $4.
spot-trade6 = spazio di scambio 6
    .the = lo spazio di scambio 6
    .on = sullo spazio di scambio 6
    .to = allo spazio di scambio 6
    .of = dello spazio di scambio 6
    .from = dallo spazio di scambio 6
    .worth = +$6
spot-trade6-why = Uno scambio qui dà $6.
spot-trade8 = spazio di scambio 8
    .the = lo spazio di scambio 8
    .on = sullo spazio di scambio 8
    .to = allo spazio di scambio 8
    .of = dello spazio di scambio 8
    .from = dallo spazio di scambio 8
    .worth = +$8
spot-trade8-why = Uno scambio qui dà $8.
spot-trade10 = spazio di scambio 10
    .the = lo spazio di scambio 10
    .on = sullo spazio di scambio 10
    .to = allo spazio di scambio 10
    .of = dello spazio di scambio 10
    .from = dallo spazio di scambio 10
    .worth = +$10
spot-trade10-why = Uno scambio qui dà $10.
spot-trade_risk1 = spazio di rischio scambi 1
    .the = lo spazio di rischio scambi 1
    .on = sullo spazio di rischio scambi 1
    .to = allo spazio di rischio scambi 1
    .of = dello spazio di rischio scambi 1
    .from = dallo spazio di rischio scambi 1
spot-trade_risk1-why = { spot-drought_risk-why }
spot-trade_risk2 = spazio di rischio scambi 2
    .the = lo spazio di rischio scambi 2
    .on = sullo spazio di rischio scambi 2
    .to = allo spazio di rischio scambi 2
    .of = dello spazio di rischio scambi 2
    .from = dallo spazio di rischio scambi 2
spot-trade_risk2-why = { spot-flood_risk1-why }
spot-trade_minus3 = spazio di scambio −3
    .the = lo spazio di scambio −3
    .on = sullo spazio di scambio −3
    .to = allo spazio di scambio −3
    .of = dello spazio di scambio −3
    .from = dallo spazio di scambio −3
    .worth = −$3
spot-trade_minus3-why = Fuori dalla pista, non ci si entra mai. Uno scambio qui costa $3.
spot-trade_minus2 = spazio di scambio −2
    .the = lo spazio di scambio −2
    .on = sullo spazio di scambio −2
    .to = allo spazio di scambio −2
    .of = dello spazio di scambio −2
    .from = dallo spazio di scambio −2
    .worth = −$2
spot-trade_minus2-why = Fuori dalla pista, non ci si entra mai. Uno scambio qui costa $2.
spot-trade_minus1 = spazio di scambio −1
    .the = lo spazio di scambio −1
    .on = sullo spazio di scambio −1
    .to = allo spazio di scambio −1
    .of = dello spazio di scambio −1
    .from = dallo spazio di scambio −1
    .worth = −$1
spot-trade_minus1-why = Fuori dalla pista, non ci si entra mai. Uno scambio qui costa $1.
spot-e = spazio E
    .the = lo spazio E
    .on = sullo spazio E
    .to = allo spazio E
    .of = dello spazio E
    .from = dallo spazio E
spot-e-why = { spot-a-why }
spot-e1 = spazio E1
    .the = lo spazio E1
    .on = sullo spazio E1
    .to = allo spazio E1
    .of = dello spazio E1
    .from = dallo spazio E1
spot-e1-why = { spot-b1-why }
spot-e2 = spazio E2
    .the = lo spazio E2
    .on = sullo spazio E2
    .to = allo spazio E2
    .of = dello spazio E2
    .from = dallo spazio E2
spot-e2-why = { spot-b1-why }
spot-rockfall1 = spazio frana 1
    .the = lo spazio frana 1
    .on = sullo spazio frana 1
    .to = allo spazio frana 1
    .of = dello spazio frana 1
    .from = dallo spazio frana 1
spot-rockfall1-why = Posto per una frana. Si riempie prima il numero libero più basso; un posto vuoto non consuma passi.
spot-rockfall2 = spazio frana 2
    .the = lo spazio frana 2
    .on = sullo spazio frana 2
    .to = allo spazio frana 2
    .of = dello spazio frana 2
    .from = dallo spazio frana 2
spot-rockfall2-why = { spot-rockfall1-why }
spot-rockfall3 = spazio frana 3
    .the = lo spazio frana 3
    .on = sullo spazio frana 3
    .to = allo spazio frana 3
    .of = dello spazio frana 3
    .from = dallo spazio frana 3
spot-rockfall3-why = { spot-rockfall1-why }
spot-rockfall4 = spazio frana 4
    .the = lo spazio frana 4
    .on = sullo spazio frana 4
    .to = allo spazio frana 4
    .of = dello spazio frana 4
    .from = dallo spazio frana 4
spot-rockfall4-why = { spot-rockfall1-why }
spot-rockfall_risk1 = spazio di rischio frane 1
    .the = lo spazio di rischio frane 1
    .on = sullo spazio di rischio frane 1
    .to = allo spazio di rischio frane 1
    .of = dello spazio di rischio frane 1
    .from = dallo spazio di rischio frane 1
spot-rockfall_risk1-why = { spot-drought_risk-why }
spot-rockfall_risk2 = spazio di rischio frane 2
    .the = lo spazio di rischio frane 2
    .on = sullo spazio di rischio frane 2
    .to = allo spazio di rischio frane 2
    .of = dello spazio di rischio frane 2
    .from = dallo spazio di rischio frane 2
spot-rockfall_risk2-why = { spot-flood_risk2-why }
spot-f = spazio F
    .the = lo spazio F
    .on = sullo spazio F
    .to = allo spazio F
    .of = dello spazio F
    .from = dallo spazio F
spot-f-why = { spot-a-why }
spot-f1 = spazio F1
    .the = lo spazio F1
    .on = sullo spazio F1
    .to = allo spazio F1
    .of = dello spazio F1
    .from = dallo spazio F1
spot-f1-why = { spot-a1-why }
spot-f2 = spazio F2
    .the = lo spazio F2
    .on = sullo spazio F2
    .to = allo spazio F2
    .of = dello spazio F2
    .from = dallo spazio F2
spot-f2-why = { spot-b1-why }
spot-g = spazio G
    .the = lo spazio G
    .on = sullo spazio G
    .to = allo spazio G
    .of = dello spazio G
    .from = dallo spazio G
spot-g-why = { spot-a-why }
spot-g1 = spazio G1
    .the = lo spazio G1
    .on = sullo spazio G1
    .to = allo spazio G1
    .of = dello spazio G1
    .from = dallo spazio G1
spot-g1-why = { spot-a1-why }
spot-g2 = spazio G2
    .the = lo spazio G2
    .on = sullo spazio G2
    .to = allo spazio G2
    .of = dello spazio G2
    .from = dallo spazio G2
spot-g2-why = { spot-a1-why }
spot-kansas_city = Kansas City
    .on = a Kansas City
    .to = a Kansas City
    .of = di Kansas City
    .from = da Kansas City
spot-kansas_city-why = Qui il movimento finisce: tre tessere, guadagno e consegna.

# Al tavolo nel browser: uno spazio secondo l'edificio che vi sorge, uno libero secondo gli edifici prima e dopo.
spot-built = { $owner ->
    [none] spazio dell'edificio { $building }
   *[other] spazio dell'edificio { $building } ({ $owner })
    }
    .the = { $owner ->
        [none] l'edificio { $building }
       *[other] l'edificio { $building } ({ $owner })
        }
    .on = { $owner ->
        [none] presso l'edificio { $building }
       *[other] presso l'edificio { $building } ({ $owner })
        }
    .to = { $owner ->
        [none] all'edificio { $building }
       *[other] all'edificio { $building } ({ $owner })
        }
    .of = { $owner ->
        [none] dell'edificio { $building }
       *[other] dell'edificio { $building } ({ $owner })
        }
    .from = { $owner ->
        [none] dall'edificio { $building }
       *[other] dall'edificio { $building } ({ $owner })
        }
spot-free = spazio { $number } fra { $from } e { $to }
    .the = lo spazio { $number } fra { $from } e { $to }
    .on = sullo spazio { $number } fra { $from } e { $to }
    .to = allo spazio { $number } fra { $from } e { $to }
    .of = dello spazio { $number } fra { $from } e { $to }
    .from = dallo spazio { $number } fra { $from } e { $to }

## Azioni, come le dicono le icone. `.do` è il testo di un pulsante.

action-guernsey_2 = scarta una Guernsey per $2
    .do = Scarta una Guernsey per $2
action-guernsey_2-why = Scarta una Guernsey dalla mano e ricevi $2.
action-guernsey_4 = scarta una Guernsey per $4
    .do = Scarta una Guernsey per $4
action-guernsey_4-why = Scarta una Guernsey dalla mano e ricevi $4.
action-dutch_belt_2 = scarta una Dutch Belt per $2
    .do = Scarta una Dutch Belt per $2
action-dutch_belt_2-why = Scarta una Dutch Belt dalla mano e ricevi $2.
action-dutch_belt_3 = scarta una Dutch Belt per $3
    .do = Scarta una Dutch Belt per $3
action-dutch_belt_3-why = Scarta una Dutch Belt dalla mano e ricevi $3.
action-black_angus_2 = scarta una Black Angus per $2
    .do = Scarta una Black Angus per $2
action-black_angus_2-why = Scarta una Black Angus dalla mano e ricevi $2.
action-black_angus_certificates = scarta una Black Angus per 2 certificati
    .do = Scarta una Black Angus per 2 certificati
action-black_angus_certificates-why = Scarta una Black Angus dalla mano e muovi il segnalino certificati avanti fino a 2 spazi.
action-holstein_10 = scarta una Holstein per $10
    .do = Scarta una Holstein per $10
action-holstein_10-why = Scarta una Holstein dalla mano e ricevi $10.
action-pair_4 = scarta una coppia per $4
    .do = Scarta una coppia per $4
action-pair_4-why = Scarta due carte bovino della stessa razza e ricevi $4.
action-pair_3 = scarta una coppia per $3
    .do = Scarta una coppia per $3
action-pair_3-why = Scarta due carte bovino della stessa razza e ricevi $3.
action-jersey_engine = scarta una Jersey e muovi la locomotiva avanti di 1
    .do = Scarta una Jersey e muovi la locomotiva avanti di 1
action-jersey_engine-why = Scarta una Jersey dalla mano; poi puoi muovere la locomotiva avanti di 1 casella.
action-objective_certificates = scarta una carta obiettivo per 2 certificati
    .do = Scarta una carta obiettivo per 2 certificati
action-objective_certificates-why = Scarta una carta obiettivo dalla mano e muovi il segnalino certificati avanti fino a 2 spazi.
action-cattle_objective = scarta una carta bovino qualsiasi per $3 e una carta obiettivo
    .do = Scarta una carta bovino qualsiasi per $3 e una carta obiettivo
action-cattle_objective-why = Scarta una carta bovino qualsiasi, ricevi $3 e prendi una carta obiettivo direttamente in mano.
action-risk_jersey = scarta una Jersey per 1 certificato e $2
    .do = Scarta una Jersey per 1 certificato e $2
action-risk_jersey-why = Azione di rischio dello spazio: scarta una Jersey dalla mano, muovi il segnalino certificati avanti di 1 spazio e ricevi $2.
action-risk_cattle = scarta una carta bovino qualsiasi per 1 certificato
    .do = Scarta una carta bovino qualsiasi per 1 certificato
action-risk_cattle-why = Azione di rischio dello spazio: scarta dalla mano una carta bovino qualsiasi e muovi il segnalino certificati avanti di 1 spazio.
action-jersey_certificate = scarta una Jersey per 1 certificato
    .do = Scarta una Jersey per 1 certificato
action-jersey_certificate-why = Scarta una Jersey dalla mano e muovi il segnalino certificati avanti di 1 spazio.
action-jersey_2 = scarta una Jersey per $2
    .do = Scarta una Jersey per $2
action-jersey_2-why = Scarta una Jersey dalla mano e ricevi $2.
action-jersey_certificates = scarta una Jersey per 2 certificati
    .do = Scarta una Jersey per 2 certificati
action-jersey_certificates-why = Scarta una Jersey dalla mano e muovi il segnalino certificati avanti fino a 2 spazi.
action-jersey_4 = scarta una Jersey per $4
    .do = Scarta una Jersey per $4
action-jersey_4-why = Scarta una Jersey dalla mano e ricevi $4.
action-hire = assumi un lavoratore
    .do = Assumi un lavoratore
action-hire-why = Assumi un lavoratore da una riga sopra il segnalino mercato del lavoro e paga il salario della riga.
action-hire_dearer = assumi un lavoratore pagando $2 in più
    .do = Assumi un lavoratore pagando $2 in più
action-hire_dearer-why = Assumi un lavoratore da una riga sopra il segnalino mercato del lavoro e paga $2 in più del salario della riga.
action-hire_cheaper = assumi un lavoratore pagando $1 in meno
    .do = Assumi un lavoratore pagando $1 in meno
action-hire_cheaper-why = Assumi un lavoratore da una riga sopra il segnalino mercato del lavoro e paga $1 in meno del salario della riga.
action-hire_cheapest = assumi un lavoratore pagando $2 in meno
    .do = Assumi un lavoratore pagando $2 in meno
action-hire_cheapest-why = Assumi un lavoratore da una riga sopra il segnalino mercato del lavoro e paga $2 in meno del salario della riga.
action-build = costruisci a $2 per artigiano
    .do = Costruisci a $2 per artigiano
action-build-why = Costruisci un tuo edificio pagando $2 per ogni artigiano che richiede, oppure usalo per sostituirne uno che ne richiede di meno, pagando solo la differenza.
action-build_cheaply = costruisci a $1 per artigiano
    .do = Costruisci a $1 per artigiano
action-build_cheaply-why = Costruisci un tuo edificio pagando $1 per ogni artigiano che richiede, oppure usalo per sostituirne uno che ne richiede di meno, pagando solo la differenza.
action-certificate = prendi un certificato
    .do = Prendi un certificato
action-certificate-why = Muovi il segnalino certificati avanti di 1 spazio.
action-certificates_full = prendi certificati fino al tuo limite
    .do = Prendi certificati fino al tuo limite
action-certificates_full-why = Muovi il segnalino certificati avanti fin dove permette il tuo limite.
action-take_objective = prendi una carta obiettivo
    .do = Prendi una carta obiettivo
action-take_objective-why = Prendi una delle carte disponibili, o alla cieca la prima del mazzo, e mettila sulla tua pila degli scarti.
action-engine_engineers = muovi la locomotiva, 1 casella per ingegnere
    .do = Muovi la locomotiva, 1 casella per ingegnere
action-engine_engineers-why = Muovi la locomotiva avanti fino a tante caselle quanti sono i tuoi ingegneri.
action-engine_2_for_2 = paga $2 e muovi la locomotiva avanti fino a 2 caselle
    .do = Paga $2 e muovi la locomotiva avanti fino a 2 caselle
action-engine_2_for_2-why = Paga $2 e muovi la locomotiva avanti fino a 2 caselle.
action-engine_2 = muovi la locomotiva avanti fino a 2 caselle
    .do = Muovi la locomotiva avanti fino a 2 caselle
action-engine_2-why = Muovi la locomotiva avanti fino a 2 caselle.
action-engine_3 = muovi la locomotiva avanti fino a 3 caselle
    .do = Muovi la locomotiva avanti fino a 3 caselle
action-engine_3-why = Muovi la locomotiva avanti fino a 3 caselle.
action-engine_4 = muovi la locomotiva avanti fino a 4 caselle
    .do = Muovi la locomotiva avanti fino a 4 caselle
action-engine_4-why = Muovi la locomotiva avanti fino a 4 caselle.
action-engine_woods = muovi la locomotiva, 1 casella per edificio nel bosco
    .do = Muovi la locomotiva, 1 casella per edificio nel bosco
action-engine_woods-why = Muovi la locomotiva avanti fino a tante caselle quanti sono i tuoi edifici nel bosco.
action-engine_back_3 = muovi la locomotiva indietro di 1 e ricevi $3
    .do = Muovi la locomotiva indietro di 1 e ricevi $3
action-engine_back_3-why = Muovi la locomotiva indietro di esattamente 1 casella e ricevi $3.
action-trade = fai uno scambio
    .do = Fai uno scambio
action-trade-why = Prendi un tepee a scelta e tienilo; ricevi il valore del suo spazio di scambio, o pagalo se è negativo.
action-auxiliary = fai un'azione ausiliaria singola o doppia
    .do = Fai un'azione fai un'azione ausiliaria singola o doppia
action-auxiliary-why = Fai una delle tue azioni ausiliarie sbloccate; se hai tolto entrambi i suoi dischi puoi farla doppia.
action-buy_cattle = compra bestiame
    .do = Compra bestiame
action-buy_cattle-why = Usa i tuoi cowboy, ognuno una volta: per comprare bestiame al mercato o per scoprire 2 carte nuove.
action-hazard_7 = paga $7 e rimuovi un pericolo
    .do = Paga $7 e rimuovi un pericolo
action-hazard_7-why = Paga $7, prendi dalla pista un pericolo a scelta e tienilo.
action-hazard_5 = paga $5 e rimuovi un pericolo
    .do = Paga $5 e rimuovi un pericolo
action-hazard_5-why = Paga $5, prendi dalla pista un pericolo a scelta e tienilo.
action-hazard_free = rimuovi un pericolo gratis
    .do = Rimuovi un pericolo gratis
action-hazard_free-why = Prendi dalla pista un pericolo a scelta e tienilo, senza pagare nulla.
action-cattleman_1 = muovi il mandriano di 1 passo
    .do = Muovi il mandriano di 1 passo
action-cattleman_1-why = Muovi il mandriano di 1 passo, con i soliti pedaggi, e usa il nuovo luogo; ciò che resta da fare qui è perso.
action-cattleman_2 = muovi il mandriano fino a 2 passi
    .do = Muovi il mandriano fino a 2 passi
action-cattleman_2-why = Muovi il mandriano di 1 o 2 passi, con i soliti pedaggi, e usa il nuovo luogo; ciò che resta da fare qui è perso.
action-cattleman_3 = muovi il mandriano fino a 3 passi
    .do = Muovi il mandriano fino a 3 passi
action-cattleman_3-why = Muovi il mandriano di 1-3 passi, con i soliti pedaggi, e usa il nuovo luogo; ciò che resta da fare qui è perso.
action-cattleman_4 = muovi il mandriano fino a 4 passi
    .do = Muovi il mandriano fino a 4 passi
action-cattleman_4-why = Muovi il mandriano di 1-4 passi, con i soliti pedaggi, e usa il nuovo luogo; ciò che resta da fare qui è perso.
action-cattleman_5 = muovi il mandriano fino a 5 passi
    .do = Muovi il mandriano fino a 5 passi
action-cattleman_5-why = Muovi il mandriano di 1-5 passi, con i soliti pedaggi, e usa il nuovo luogo; ciò che resta da fare qui è perso.
action-free_move_3 = movimento gratuito fino a 3 passi
    .do = Fai un movimento gratuito fino a 3 passi
action-free_move_3-why = Muovi il mandriano di 1-3 passi senza pedaggi, mai fino a Kansas City e senza usare il nuovo luogo; se sei nella fase B, la fase finisce.
action-gain_2 = ricevi $2
    .do = Ricevi $2
action-gain_2-why = Ricevi $2.
action-gain_4 = ricevi $4
    .do = Ricevi $4
action-gain_4-why = Ricevi $4.
action-gain_woods = ricevi $2 per edificio nel bosco
    .do = Ricevi $2 per edificio nel bosco
action-gain_woods-why = Ricevi $2 per ogni tuo edificio nel bosco.
action-gain_teepees = ricevi $2 e 2 certificati per coppia di tepee
    .do = Ricevi $2 e 2 certificati per coppia di tepee
action-gain_teepees-why = Per ogni tua coppia di tepee, uno verde e uno blu, ricevi $2 e muovi il segnalino certificati avanti fino a 2 spazi.
action-gain_engineers = ricevi $1 per ingegnere
    .do = Ricevi $1 per ingegnere
action-gain_engineers-why = Ricevi $1 per ogni tuo ingegnere.
action-draw_cowboys = pesca fino a 1 carta per cowboy, poi scartane altrettante
    .do = Pesca fino a 1 carta per cowboy, poi scartane altrettante
action-draw_cowboys-why = Pesca fino a tante carte quanti sono i tuoi cowboy, poi scarta altrettante carte dalla mano.
action-draw_3 = pesca fino a 3 carte, poi scartane altrettante
    .do = Pesca fino a 3 carte, poi scartane altrettante
action-draw_3-why = Pesca fino a 3 carte, poi scarta altrettante carte dalla mano.
action-copy = copia un edificio adiacente
    .do = Copia un edificio adiacente
action-copy-why = Usa le azioni locali di un edificio su uno spazio direttamente collegato, di chiunque sia, compresa la sua azione di rischio.
action-upgrade_behind = migliora una stazione alle spalle della locomotiva
    .do = Migliora una stazione alle spalle della locomotiva
action-upgrade_behind-why = Migliora una delle stazioni già superate dalla tua locomotiva, con il costo consueto e capostazione compreso.
action-special_delivery = consegna speciale
    .do = Fai una consegna speciale
action-special_delivery-why = Muovi la locomotiva indietro di almeno 1 casella e consegna in una città di valore non superiore alle caselle numerate percorse; nessun costo di trasporto.
action-hazard_or_trade = rimuovi un pericolo gratis o fai uno scambio
    .do = Rimuovi un pericolo gratis o fai uno scambio
action-hazard_or_trade-why = Prendi gratis dalla pista un pericolo a scelta, oppure prendi un tepee con uno scambio.

## Azioni ausiliarie. `.single` e `.double` dicono che cosa fanno singole e doppie.

aux-dollar = ricevi dollari
    .single = ricevi $1
    .double = ricevi $2
aux-dollar-why = Ricevi $1; se doppia, $2.
aux-draw = pesca e scarta
    .single = pesca 1 carta, poi scartane 1
    .double = pesca 2 carte, poi scartane 2
aux-draw-why = Pesca 1 carta, poi scartane 1; se doppia, 2 e 2. Puoi scartare qualsiasi carta della mano.
aux-certificate = locomotiva indietro per un certificato
    .single = paga $1, locomotiva indietro di 1, prendi 1 certificato
    .double = paga $2, locomotiva indietro di 2, prendi 2 certificati
aux-certificate-why = Paga $1 e muovi la locomotiva indietro di esattamente 1 casella, poi muovi il segnalino certificati avanti di 1 spazio; se doppia, tutto per 2.
aux-engine = locomotiva avanti
    .single = paga $1 e muovi la locomotiva avanti di 1
    .double = paga $2 e muovi la locomotiva avanti fino a 2 caselle
aux-engine-why = Paga $1, poi muovi la locomotiva avanti di 1 casella; se doppia, $2 e fino a 2 caselle.
aux-remove = elimina carte
    .single = muovi la locomotiva indietro di 1 ed elimina 1 carta
    .double = muovi la locomotiva indietro di 2 ed elimina fino a 2 carte
aux-remove-why = Muovi la locomotiva indietro di esattamente 1 casella, poi elimina dal gioco fino a 1 carta della mano; se doppia, 2 caselle e fino a 2 carte.

## Edifici: quelli neutrali con una lettera, quelli privati con un numero e un lato

building-A = edificio A
    .the = l'edificio A
building-A-why = Azioni: { action-guernsey_2 }; { action-hire }; { action-hire_dearer }.
building-B = edificio B
    .the = l'edificio B
building-B-why = Azioni: { action-dutch_belt_2 }; { action-build }.
building-C = edificio C
    .the = l'edificio C
building-C-why = Azioni: { action-certificate } oppure { action-take_objective }; { action-engine_engineers }.
building-D = edificio D
    .the = l'edificio D
building-D-why = Azioni: { action-trade } oppure { action-engine_2_for_2 }; { action-auxiliary }.
building-E = edificio E
    .the = l'edificio E
building-E-why = Azioni: { action-black_angus_2 }; { action-buy_cattle }.
building-F = edificio F
    .the = l'edificio F
building-F-why = Azioni: { action-pair_4 }; { action-hazard_7 }.
building-G = edificio G
    .the = l'edificio G
building-G-why = Azioni: { action-engine_engineers }; { action-auxiliary }.
building-1a = edificio 1a
    .the = l'edificio 1a
building-1a-why = Azione: { action-gain_woods }. Richiede 1 artigiano; 1 PV. Pedaggio: mano verde.
building-1b = edificio 1b
    .the = l'edificio 1b
building-1b-why = Azioni: { action-objective_certificates }; { action-engine_back_3 }. Richiede 1 artigiano; 1 PV. Pedaggio: mano verde.
building-2a = edificio 2a
    .the = l'edificio 2a
building-2a-why = Azioni: { action-guernsey_4 }; { action-buy_cattle }. Richiede 1 artigiano; 1 PV.
building-2b = edificio 2b
    .the = l'edificio 2b
building-2b-why = Azioni: { action-jersey_engine }; { action-dutch_belt_3 }. Richiede 1 artigiano; 1 PV.
building-3a = edificio 3a
    .the = l'edificio 3a
building-3a-why = Azioni: { action-pair_3 }; { action-cattleman_1 }. Richiede 1 artigiano; 1 PV.
building-3b = edificio 3b
    .the = l'edificio 3b
building-3b-why = Azioni: { action-auxiliary }; { action-cattleman_1 }. Richiede 2 artigiani; 3 PV.
building-4a = edificio 4a
    .the = l'edificio 4a
building-4a-why = Azioni: { action-hazard_5 }; { action-cattleman_2 }. Richiede 2 artigiani; 3 PV. Pedaggio: mano nera.
building-4b = edificio 4b
    .the = l'edificio 4b
building-4b-why = Azioni: { action-draw_cowboys }; { action-cattleman_3 }. Richiede 2 artigiani; 3 PV. Pedaggio: mano nera.
building-5a = edificio 5a
    .the = l'edificio 5a
building-5a-why = Azioni: { action-hire_cheaper }; { action-engine_engineers }. Richiede 3 artigiani; 4 PV.
building-5b = edificio 5b
    .the = l'edificio 5b
building-5b-why = Azioni: { action-black_angus_certificates }; { action-gain_engineers }. Richiede 3 artigiani; 4 PV.
building-6a = edificio 6a
    .the = l'edificio 6a
building-6a-why = Azioni: { action-holstein_10 }; { action-auxiliary }. Richiede 4 artigiani; 5 PV.
building-6b = edificio 6b
    .the = l'edificio 6b
building-6b-why = Azione: { action-cattle_objective }. Richiede 4 artigiani; 5 PV.
building-7a = edificio 7a
    .the = l'edificio 7a
building-7a-why = Azione: { action-gain_teepees }. Richiede 5 artigiani; 6 PV. Pedaggio: mano verde e mano nera.
building-7b = edificio 7b
    .the = l'edificio 7b
building-7b-why = Azione: { action-engine_woods }. Richiede 5 artigiani; 6 PV. Pedaggio: mano verde e mano nera.
building-8a = edificio 8a
    .the = l'edificio 8a
building-8a-why = Azioni: { action-trade } oppure { action-auxiliary }; { action-engine_2 }. Richiede 5 artigiani; 6 PV. Pedaggio: mano verde.
building-8b = edificio 8b
    .the = l'edificio 8b
building-8b-why = Azione: { action-copy }. Richiede 6 artigiani; 8 PV.
building-9a = edificio 9a
    .the = l'edificio 9a
building-9a-why = Azioni: { action-special_delivery }; { action-engine_3 }. Richiede 7 artigiani; 9 PV.
building-9b = edificio 9b
    .the = l'edificio 9b
building-9b-why = Azione: { action-upgrade_behind }. Richiede 6 artigiani; 8 PV.
building-10a = edificio 10a
    .the = l'edificio 10a
building-10a-why = Azioni: { action-certificates_full }; { action-cattleman_5 }. Richiede 9 artigiani; 13 PV. Pedaggio: mano nera.
building-10b = edificio 10b
    .the = l'edificio 10b
building-10b-why = Azioni: { action-gain_4 }; { action-engine_4 }; { action-cattleman_4 }. Richiede 8 artigiani; 11 PV. Pedaggio: mano nera.

## Lavoratori e tessere. `.a` è uno di loro.

worker-cowboy = cowboy
    .a = un cowboy
worker-cowboy-why = Compra bestiame. Nella colonna 4 della plancia: rimuovi un pericolo gratis; nella colonna 6: fai uno scambio. Colonne 5 e 6: 4 PV ciascuna.
worker-craftsman = artigiano
    .a = un artigiano
worker-craftsman-why = Costruisce edifici. Nelle colonne 4 e 6 della plancia: costruisci a $1 per artigiano. Colonne 5 e 6: 4 PV ciascuna.
worker-engineer = ingegnere
    .a = un ingegnere
worker-engineer-why = Muove la locomotiva. Nelle colonne 2, 3, 5 e 6 della plancia: scarta una Jersey per 1 certificato, $2, 2 certificati, $4; nella colonna 4: assumi pagando $2 in meno. Colonne 5 e 6: 4 PV ciascuna.

tile-cowboy = { worker-cowboy }
    .a = { worker-cowboy.a }
tile-cowboy-why = { worker-cowboy-why }
tile-craftsman = { worker-craftsman }
    .a = { worker-craftsman.a }
tile-craftsman-why = { worker-craftsman-why }
tile-engineer = { worker-engineer }
    .a = { worker-engineer.a }
tile-engineer-why = { worker-engineer-why }
tile-green_teepee = tepee verde
    .a = un tepee verde
tile-green_teepee-why = Pedaggio: mano verde. Si prende con uno scambio; vale per gli obiettivi e per le coppie di tepee, uno verde e uno blu.
tile-blue_teepee = tepee blu
    .a = un tepee blu
tile-blue_teepee-why = Pedaggio: mano nera. Si prende con uno scambio; vale per gli obiettivi e per le coppie di tepee, uno verde e uno blu.
tile-flood_green2 = inondazione (mano verde, 2 PV)
    .a = un'inondazione (mano verde, 2 PV)
tile-flood_green2-why = Pedaggio: mano verde. 2 PV a chi rimuove la tessera.
tile-flood_green3 = inondazione (mano verde, 3 PV)
    .a = un'inondazione (mano verde, 3 PV)
tile-flood_green3-why = Pedaggio: mano verde. 3 PV a chi rimuove la tessera.
tile-flood_green4 = inondazione (mano verde, 4 PV)
    .a = un'inondazione (mano verde, 4 PV)
tile-flood_green4-why = Pedaggio: mano verde. 4 PV a chi rimuove la tessera.
tile-flood_black2 = inondazione (mano nera, 2 PV)
    .a = un'inondazione (mano nera, 2 PV)
tile-flood_black2-why = Pedaggio: mano nera. 2 PV a chi rimuove la tessera.
tile-flood_black3 = inondazione (mano nera, 3 PV)
    .a = un'inondazione (mano nera, 3 PV)
tile-flood_black3-why = Pedaggio: mano nera. 3 PV a chi rimuove la tessera.
tile-drought_green2 = siccità (mano verde, 2 PV)
    .a = una siccità (mano verde, 2 PV)
tile-drought_green2-why = Pedaggio: mano verde. 2 PV a chi rimuove la tessera.
tile-drought_green3 = siccità (mano verde, 3 PV)
    .a = una siccità (mano verde, 3 PV)
tile-drought_green3-why = Pedaggio: mano verde. 3 PV a chi rimuove la tessera.
tile-drought_green4 = siccità (mano verde, 4 PV)
    .a = una siccità (mano verde, 4 PV)
tile-drought_green4-why = Pedaggio: mano verde. 4 PV a chi rimuove la tessera.
tile-drought_black2 = siccità (mano nera, 2 PV)
    .a = una siccità (mano nera, 2 PV)
tile-drought_black2-why = Pedaggio: mano nera. 2 PV a chi rimuove la tessera.
tile-drought_black3 = siccità (mano nera, 3 PV)
    .a = una siccità (mano nera, 3 PV)
tile-drought_black3-why = Pedaggio: mano nera. 3 PV a chi rimuove la tessera.
tile-rockfall_green2 = frana (mano verde, 2 PV)
    .a = una frana (mano verde, 2 PV)
tile-rockfall_green2-why = Pedaggio: mano verde. 2 PV a chi rimuove la tessera.
tile-rockfall_green3 = frana (mano verde, 3 PV)
    .a = una frana (mano verde, 3 PV)
tile-rockfall_green3-why = Pedaggio: mano verde. 3 PV a chi rimuove la tessera.
tile-rockfall_green4 = frana (mano verde, 4 PV)
    .a = una frana (mano verde, 4 PV)
tile-rockfall_green4-why = Pedaggio: mano verde. 4 PV a chi rimuove la tessera.
tile-rockfall_black2 = frana (mano nera, 2 PV)
    .a = una frana (mano nera, 2 PV)
tile-rockfall_black2-why = Pedaggio: mano nera. 2 PV a chi rimuove la tessera.
tile-rockfall_black3 = frana (mano nera, 3 PV)
    .a = una frana (mano nera, 3 PV)
tile-rockfall_black3-why = Pedaggio: mano nera. 3 PV a chi rimuove la tessera.

## Razze e carte. `.a` è una di loro.

breed-jersey = Jersey
breed-dutch_belt = Dutch Belt
breed-black_angus = Black Angus
breed-guernsey = Guernsey
breed-holstein = Holstein
breed-brown_swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west_highland = West Highland
breed-texas_longhorn = Texas Longhorn

card-jersey = { breed-jersey }
    .a = una { breed-jersey }
card-jersey-why = Valore d'allevamento 1, nessun PV.
card-dutch_belt = { breed-dutch_belt }
    .a = una { breed-dutch_belt }
card-dutch_belt-why = Valore d'allevamento 2, nessun PV.
card-black_angus = { breed-black_angus }
    .a = una { breed-black_angus }
card-black_angus-why = Valore d'allevamento 2, nessun PV.
card-guernsey = { breed-guernsey }
    .a = una { breed-guernsey }
card-guernsey-why = Valore d'allevamento 2, nessun PV.
card-holstein = { breed-holstein }
    .a = una { breed-holstein }
card-holstein-why = Valore d'allevamento 3, 1 PV.
card-brown_swiss = { breed-brown_swiss }
    .a = una { breed-brown_swiss }
card-brown_swiss-why = Valore d'allevamento 3, 2 PV.
card-ayrshire = { breed-ayrshire }
    .a = un'{ breed-ayrshire }
card-ayrshire-why = Valore d'allevamento 3, 3 PV.
card-west_highland3 = { breed-west_highland } (3 PV)
    .a = una { breed-west_highland } (3 PV)
card-west_highland3-why = Valore d'allevamento 4, 3 PV.
card-west_highland4 = { breed-west_highland } (4 PV)
    .a = una { breed-west_highland } (4 PV)
card-west_highland4-why = Valore d'allevamento 4, 4 PV.
card-west_highland5 = { breed-west_highland } (5 PV)
    .a = una { breed-west_highland } (5 PV)
card-west_highland5-why = Valore d'allevamento 4, 5 PV.
card-texas_longhorn5 = { breed-texas_longhorn } (5 PV)
    .a = una { breed-texas_longhorn } (5 PV)
card-texas_longhorn5-why = Valore d'allevamento 5, 5 PV.
card-texas_longhorn6 = { breed-texas_longhorn } (6 PV)
    .a = una { breed-texas_longhorn } (6 PV)
card-texas_longhorn6-why = Valore d'allevamento 5, 6 PV.
card-texas_longhorn7 = { breed-texas_longhorn } (7 PV)
    .a = una { breed-texas_longhorn } (7 PV)
card-texas_longhorn7-why = Valore d'allevamento 5, 7 PV.

objective-gain_bll = obiettivo «edificio, 2 tepee blu» ($2)
    .the = l'obiettivo «edificio, 2 tepee blu» ($2)
objective-gain_bll-why = Requisiti: 1 tuo edificio sulla pista, 2 tepee blu. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-gain_2 }.
objective-gain_bgl = obiettivo «edificio, tepee verde, tepee blu» ($2)
    .the = l'obiettivo «edificio, tepee verde, tepee blu» ($2)
objective-gain_bgl-why = Requisiti: 1 tuo edificio sulla pista, 1 tepee verde, 1 tepee blu. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-gain_2 }.
objective-gain_4hh = obiettivo «West Highland, 2 pericoli» ($2)
    .the = l'obiettivo «West Highland, 2 pericoli» ($2)
objective-gain_4hh-why = Requisiti: 1 West Highland, 2 tessere pericolo. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-gain_2 }.
objective-gain_ssh = obiettivo «2 stazioni, pericolo» ($2)
    .the = l'obiettivo «2 stazioni, pericolo» ($2)
objective-gain_ssh-why = Requisiti: 2 tuoi dischi su stazioni, 1 tessera pericolo. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-gain_2 }.
objective-gain_333b = obiettivo «3 bovini di valore 3, edificio» ($2)
    .the = l'obiettivo «3 bovini di valore 3, edificio» ($2)
objective-gain_333b-why = Requisiti: 3 carte bovino di valore 3, 1 tuo edificio sulla pista. 4 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-gain_2 }.
objective-aux_sf = obiettivo «San Francisco» (azione ausiliaria)
    .the = l'obiettivo «San Francisco» (azione ausiliaria)
objective-aux_sf-why = Requisito: 1 tuo disco su San Francisco. 5 PV se soddisfatto, altrimenti −3 PV. Quando lo giochi: { action-auxiliary }.
objective-draw_bbh = obiettivo «2 edifici, pericolo» (pesca 3)
    .the = l'obiettivo «2 edifici, pericolo» (pesca 3)
objective-draw_bbh-why = Requisiti: 2 tuoi edifici sulla pista, 1 tessera pericolo. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-draw_3 }.
objective-draw_sgl = obiettivo «stazione, tepee verde, tepee blu» (pesca 3)
    .the = l'obiettivo «stazione, tepee verde, tepee blu» (pesca 3)
objective-draw_sgl-why = Requisiti: 1 tuo disco su una stazione, 1 tepee verde, 1 tepee blu. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-draw_3 }.
objective-draw_5h = obiettivo «Texas Longhorn, pericolo» (pesca 3)
    .the = l'obiettivo «Texas Longhorn, pericolo» (pesca 3)
objective-draw_5h-why = Requisiti: 1 Texas Longhorn, 1 tessera pericolo. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-draw_3 }.
objective-draw_sgg = obiettivo «stazione, 2 tepee verdi» (pesca 3)
    .the = l'obiettivo «stazione, 2 tepee verdi» (pesca 3)
objective-draw_sgg-why = Requisiti: 1 tuo disco su una stazione, 2 tepee verdi. 3 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-draw_3 }.
objective-draw_333s = obiettivo «3 bovini di valore 3, stazione» (pesca 3)
    .the = l'obiettivo «3 bovini di valore 3, stazione» (pesca 3)
objective-draw_333s-why = Requisiti: 3 carte bovino di valore 3, 1 tuo disco su una stazione. 4 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-draw_3 }.
objective-engine_44sg = obiettivo «2 West Highland, stazione, tepee verde» (locomotiva +2)
    .the = l'obiettivo «2 West Highland, stazione, tepee verde» (locomotiva +2)
objective-engine_44sg-why = Requisiti: 2 West Highland, 1 tuo disco su una stazione, 1 tepee verde. 5 PV se soddisfatto, altrimenti −3 PV. Quando lo giochi: { action-engine_2 }.
objective-engine_345 = obiettivo «bovino di valore 3, West Highland, Texas Longhorn» (locomotiva +2)
    .the = l'obiettivo «bovino di valore 3, West Highland, Texas Longhorn» (locomotiva +2)
objective-engine_345-why = Requisiti: 1 carta bovino di valore 3, 1 West Highland, 1 Texas Longhorn. 5 PV se soddisfatto, altrimenti −3 PV. Quando lo giochi: { action-engine_2 }.
objective-engine_bbgg = obiettivo «2 edifici, 2 tepee verdi» (locomotiva +2)
    .the = l'obiettivo «2 edifici, 2 tepee verdi» (locomotiva +2)
objective-engine_bbgg-why = Requisiti: 2 tuoi edifici sulla pista, 2 tepee verdi. 5 PV se soddisfatto, altrimenti −3 PV. Quando lo giochi: { action-engine_2 }.
objective-engine_blhh = obiettivo «edificio, tepee blu, 2 pericoli» (locomotiva +3)
    .the = l'obiettivo «edificio, tepee blu, 2 pericoli» (locomotiva +3)
objective-engine_blhh-why = Requisiti: 1 tuo edificio sulla pista, 1 tepee blu, 2 tessere pericolo. 5 PV se soddisfatto, altrimenti −3 PV. Quando lo giochi: { action-engine_3 }.
objective-engine_sshh = obiettivo «2 stazioni, 2 pericoli» (locomotiva +3)
    .the = l'obiettivo «2 stazioni, 2 pericoli» (locomotiva +3)
objective-engine_sshh-why = Requisiti: 2 tuoi dischi su stazioni, 2 tessere pericolo. 5 PV se soddisfatto, altrimenti −3 PV. Quando lo giochi: { action-engine_3 }.
objective-move_bbhh = obiettivo «2 edifici, 2 pericoli» (movimento gratuito)
    .the = l'obiettivo «2 edifici, 2 pericoli» (movimento gratuito)
objective-move_bbhh-why = Requisiti: 2 tuoi edifici sulla pista, 2 tessere pericolo. 5 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-free_move_3 }.
objective-move_ssll = obiettivo «2 stazioni, 2 tepee blu» (movimento gratuito)
    .the = l'obiettivo «2 stazioni, 2 tepee blu» (movimento gratuito)
objective-move_ssll-why = Requisiti: 2 tuoi dischi su stazioni, 2 tepee blu. 5 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-free_move_3 }.
objective-move_345 = obiettivo «bovino di valore 3, West Highland, Texas Longhorn» (movimento gratuito)
    .the = l'obiettivo «bovino di valore 3, West Highland, Texas Longhorn» (movimento gratuito)
objective-move_345-why = Requisiti: 1 carta bovino di valore 3, 1 West Highland, 1 Texas Longhorn. 5 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-free_move_3 }.
objective-move_34hh = obiettivo «bovino di valore 3, West Highland, 2 pericoli» (movimento gratuito)
    .the = l'obiettivo «bovino di valore 3, West Highland, 2 pericoli» (movimento gratuito)
objective-move_34hh-why = Requisiti: 1 carta bovino di valore 3, 1 West Highland, 2 tessere pericolo. 5 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-free_move_3 }.
objective-move_ssbb = obiettivo «2 stazioni, 2 edifici» (movimento gratuito)
    .the = l'obiettivo «2 stazioni, 2 edifici» (movimento gratuito)
objective-move_ssbb-why = Requisiti: 2 tuoi dischi su stazioni, 2 tuoi edifici sulla pista. 5 PV se soddisfatto, altrimenti −2 PV. Quando lo giochi: { action-free_move_3 }.
objective-start_34b = obiettivo iniziale «bovino di valore 3, West Highland, edificio»
    .the = l'obiettivo iniziale «bovino di valore 3, West Highland, edificio»
objective-start_34b-why = Requisiti: 1 carta bovino di valore 3, 1 West Highland, 1 tuo edificio sulla pista. 3 PV se soddisfatto, altrimenti nulla.
objective-start_ssg = obiettivo iniziale «2 stazioni, tepee verde»
    .the = l'obiettivo iniziale «2 stazioni, tepee verde»
objective-start_ssg-why = Requisiti: 2 tuoi dischi su stazioni, 1 tepee verde. 3 PV se soddisfatto, altrimenti nulla.
objective-start_bbh = obiettivo iniziale «2 edifici, pericolo»
    .the = l'obiettivo iniziale «2 edifici, pericolo»
objective-start_bbh-why = Requisiti: 2 tuoi edifici sulla pista, 1 tessera pericolo. 3 PV se soddisfatto, altrimenti nulla.
objective-start_lhh = obiettivo iniziale «tepee blu, 2 pericoli»
    .the = l'obiettivo iniziale «tepee blu, 2 pericoli»
objective-start_lhh-why = Requisiti: 1 tepee blu, 2 tessere pericolo. 3 PV se soddisfatto, altrimenti nulla.

card-gain_bll = { objective-gain_bll }
    .a = { objective-gain_bll.the }
card-gain_bll-why = { objective-gain_bll-why }
card-gain_bgl = { objective-gain_bgl }
    .a = { objective-gain_bgl.the }
card-gain_bgl-why = { objective-gain_bgl-why }
card-gain_4hh = { objective-gain_4hh }
    .a = { objective-gain_4hh.the }
card-gain_4hh-why = { objective-gain_4hh-why }
card-gain_ssh = { objective-gain_ssh }
    .a = { objective-gain_ssh.the }
card-gain_ssh-why = { objective-gain_ssh-why }
card-gain_333b = { objective-gain_333b }
    .a = { objective-gain_333b.the }
card-gain_333b-why = { objective-gain_333b-why }
card-aux_sf = { objective-aux_sf }
    .a = { objective-aux_sf.the }
card-aux_sf-why = { objective-aux_sf-why }
card-draw_bbh = { objective-draw_bbh }
    .a = { objective-draw_bbh.the }
card-draw_bbh-why = { objective-draw_bbh-why }
card-draw_sgl = { objective-draw_sgl }
    .a = { objective-draw_sgl.the }
card-draw_sgl-why = { objective-draw_sgl-why }
card-draw_5h = { objective-draw_5h }
    .a = { objective-draw_5h.the }
card-draw_5h-why = { objective-draw_5h-why }
card-draw_sgg = { objective-draw_sgg }
    .a = { objective-draw_sgg.the }
card-draw_sgg-why = { objective-draw_sgg-why }
card-draw_333s = { objective-draw_333s }
    .a = { objective-draw_333s.the }
card-draw_333s-why = { objective-draw_333s-why }
card-engine_44sg = { objective-engine_44sg }
    .a = { objective-engine_44sg.the }
card-engine_44sg-why = { objective-engine_44sg-why }
card-engine_345 = { objective-engine_345 }
    .a = { objective-engine_345.the }
card-engine_345-why = { objective-engine_345-why }
card-engine_bbgg = { objective-engine_bbgg }
    .a = { objective-engine_bbgg.the }
card-engine_bbgg-why = { objective-engine_bbgg-why }
card-engine_blhh = { objective-engine_blhh }
    .a = { objective-engine_blhh.the }
card-engine_blhh-why = { objective-engine_blhh-why }
card-engine_sshh = { objective-engine_sshh }
    .a = { objective-engine_sshh.the }
card-engine_sshh-why = { objective-engine_sshh-why }
card-move_bbhh = { objective-move_bbhh }
    .a = { objective-move_bbhh.the }
card-move_bbhh-why = { objective-move_bbhh-why }
card-move_ssll = { objective-move_ssll }
    .a = { objective-move_ssll.the }
card-move_ssll-why = { objective-move_ssll-why }
card-move_345 = { objective-move_345 }
    .a = { objective-move_345.the }
card-move_345-why = { objective-move_345-why }
card-move_34hh = { objective-move_34hh }
    .a = { objective-move_34hh.the }
card-move_34hh-why = { objective-move_34hh-why }
card-move_ssbb = { objective-move_ssbb }
    .a = { objective-move_ssbb.the }
card-move_ssbb-why = { objective-move_ssbb-why }

## Offerte del mercato del bestiame. `.price` è il loro prezzo.

offer-value3_1 = 1 carta bovino di valore 3 per 1 cowboy e $6
    .price = 1 cowboy e $6
offer-value3_1-why = 1 carta bovino di valore 3 (Holstein, Brown Swiss, Ayrshire) per 1 cowboy e $6.
offer-value3_2 = 1 carta bovino di valore 3 per 2 cowboy e $3
    .price = 2 cowboy e $3
offer-value3_2-why = 1 carta bovino di valore 3 (Holstein, Brown Swiss, Ayrshire) per 2 cowboy e $3.
offer-value3_3 = 2 carte bovino di valore 3 per 3 cowboy e $5
    .price = 3 cowboy e $5 (con una seconda)
offer-value3_3-why = Esattamente 2 carte bovino di valore 3 (Holstein, Brown Swiss, Ayrshire) per 3 cowboy e $5.
offer-highland_1 = 1 West Highland per 1 cowboy e $12
    .price = 1 cowboy e $12
offer-highland_1-why = 1 West Highland per 1 cowboy e $12.
offer-highland_3 = 1 West Highland per 3 cowboy e $6
    .price = 3 cowboy e $6
offer-highland_3-why = 1 West Highland per 3 cowboy e $6.
offer-highland_5 = 2 West Highland per 5 cowboy e $8
    .price = 5 cowboy e $8 (con una seconda)
offer-highland_5-why = Esattamente 2 West Highland per 5 cowboy e $8.
offer-longhorn_2 = 1 Texas Longhorn per 2 cowboy e $12
    .price = 2 cowboy e $12
offer-longhorn_2-why = 1 Texas Longhorn per 2 cowboy e $12.
offer-longhorn_4 = 1 Texas Longhorn per 4 cowboy e $6
    .price = 4 cowboy e $6
offer-longhorn_4-why = 1 Texas Longhorn per 4 cowboy e $6.

## Dischi della plancia, secondo ciò che liberano

disc-aux_dollar2 = azione ausiliaria «dollari», doppia
disc-aux_dollar2-why = Angoli bianchi. L'azione ausiliaria «ricevi $1» si può fare doppia: $2.
disc-aux_draw2 = azione ausiliaria «pesca», doppia
disc-aux_draw2-why = Angoli bianchi. L'azione ausiliaria «pesca 1 carta, poi scartane 1» si può fare doppia: 2 e 2.
disc-aux_certificate1 = azione ausiliaria «certificato», primo disco
disc-aux_certificate1-why = Angoli bianchi. Sblocca l'azione ausiliaria «{ aux-certificate.single }»; tolti entrambi i suoi dischi si può fare doppia.
disc-aux_certificate2 = azione ausiliaria «certificato», secondo disco
disc-aux_certificate2-why = { disc-aux_certificate1-why }
disc-aux_engine1 = azione ausiliaria «locomotiva», primo disco
disc-aux_engine1-why = Angoli bianchi. Sblocca l'azione ausiliaria «{ aux-engine.single }»; tolti entrambi i suoi dischi si può fare doppia.
disc-aux_engine2 = azione ausiliaria «locomotiva», secondo disco
disc-aux_engine2-why = { disc-aux_engine1-why }
disc-aux_remove1 = azione ausiliaria «elimina carte», primo disco
disc-aux_remove1-why = Angoli bianchi. Sblocca l'azione ausiliaria «{ aux-remove.single }»; tolti entrambi i suoi dischi si può fare doppia.
disc-aux_remove2 = azione ausiliaria «elimina carte», secondo disco
disc-aux_remove2-why = { disc-aux_remove1-why }
disc-certificates4 = limite di certificati 4
disc-certificates4-why = Angoli bianchi. Puoi avere 4 certificati invece di 3.
disc-step_dollars = passi e dollari
disc-step_dollars-why = Angoli neri. Ricevi subito $3; limite di passi +1 in due giocatori, +2 in tre e in quattro.
disc-step_points = passi e punti
disc-step_points-why = Angoli neri. Limite di passi +1; 3 PV a fine partita.
disc-hand1 = carte in mano, primo disco
disc-hand1-why = Angoli neri. Paga $5; il tuo limite di carte in mano sale di 1.
disc-hand2 = carte in mano, secondo disco
disc-hand2-why = { disc-hand1-why }
disc-certificates6 = limite di certificati 6
disc-certificates6-why = Angoli neri. Puoi avere 6 certificati, ma solo se hai tolto anche il disco del limite 4.

## La ferrovia: raccordi, stazioni (`.cost` è il costo del miglioramento), capistazione

space-turnout1 = raccordo della stazione 1
    .on = sul raccordo della stazione 1
space-turnout1-why = { station-station1-why }
space-turnout2 = raccordo della stazione 2
    .on = sul raccordo della stazione 2
space-turnout2-why = { station-station2-why }
space-turnout3 = raccordo della stazione 3
    .on = sul raccordo della stazione 3
space-turnout3-why = { station-station3-why }
space-turnout4 = raccordo della stazione 4
    .on = sul raccordo della stazione 4
space-turnout4-why = { station-station4-why }
space-turnout5 = raccordo della stazione 5
    .on = sul raccordo della stazione 5
space-turnout5-why = { station-station5-why }
space-turnout6 = raccordo della stazione 6
    .on = sul raccordo della stazione 6
space-turnout6-why = { station-station6-why }
space-turnout7 = raccordo della stazione 7
    .on = sul raccordo della stazione 7
space-turnout7-why = { station-station7-why }
space-turnout8 = raccordo della stazione 8
    .on = sul raccordo della stazione 8
space-turnout8-why = { station-station8-why }
space-turnout9 = raccordo della stazione 9
    .on = sul raccordo della stazione 9
space-turnout9-why = { station-station9-why }

station-station1 = stazione 1
    .cost = $2
station-station1-why = Sul binario di raccordo dopo la casella 4. Miglioramento: $2, 1 PV; angoli bianchi. Il primo che lascia qui un lavoratore prende il capostazione.
station-station2 = stazione 2
    .cost = $2
station-station2-why = Sul binario di raccordo dopo la casella 7. Miglioramento: $2, 1 PV; angoli bianchi. Il primo che lascia qui un lavoratore prende il capostazione.
station-station3 = stazione 3
    .cost = $4
station-station3-why = Sul binario di raccordo dopo la casella 10. Miglioramento: $4, 2 PV; angoli bianchi. Il primo che lascia qui un lavoratore prende il capostazione.
station-station4 = stazione 4
    .cost = $4
station-station4-why = Sul binario di raccordo dopo la casella 13. Miglioramento: $4, 2 PV; angoli bianchi. Il primo che lascia qui un lavoratore prende il capostazione.
station-station5 = stazione 5
    .cost = $6
station-station5-why = Sul binario di raccordo dopo la casella 16. Miglioramento: $6, 3 PV; angoli neri. Il primo che lascia qui un lavoratore prende il capostazione.
station-station6 = stazione 6
    .cost = $8
station-station6-why = Sul binario di raccordo dopo la casella 21. Miglioramento: $8, 5 PV; angoli neri.
station-station7 = stazione 7
    .cost = $7
station-station7-why = Sul binario di raccordo dopo la casella 25. Miglioramento: $7, 6 PV; angoli neri.
station-station8 = stazione 8
    .cost = $6
station-station8-why = Sul binario di raccordo dopo la casella 29. Miglioramento: $6, 7 PV; angoli neri.
station-station9 = stazione 9
    .cost = $5
station-station9-why = Sul binario di raccordo dopo la casella 33. Miglioramento: $5, 8 PV; angoli neri.
station-station10 = stazione 10
    .cost = $3
station-station10-why = Al capolinea, casella 39. Miglioramento: $3, 9 PV; angoli neri.

master-workers = capostazione «lavoratori»
master-workers-why = Ricevi subito $2. A fine partita 1 PV per ogni lavoratore sulla tua plancia, compresi quelli stampati.
master-objectives = capostazione «obiettivi»
master-objectives-why = Rimuovi subito un pericolo gratis o fai uno scambio. A fine partita 3 PV ogni 2 carte nella tua area obiettivi.
master-hazards = capostazione «pericoli»
master-hazards-why = 1 certificato permanente. A fine partita 3 PV ogni 2 tue tessere pericolo.
master-teepees = capostazione «tepee»
master-teepees-why = 1 certificato permanente. A fine partita 3 PV per ogni coppia di tepee, uno verde e uno blu.
master-certificates = capostazione «certificati»
master-certificates-why = 1 certificato permanente. A fine partita 3 PV ogni 2 tuoi certificati, compresi quelli permanenti.

## Città

city-kansas_city = Kansas City
    .to = a Kansas City
city-kansas_city-why = Valore 0; angoli bianchi. Dischi a volontà: ciascuno dà subito $6 e a fine partita −6 PV.
city-topeka = Topeka
    .to = a Topeka
city-topeka-why = Valore 1; angoli bianchi. Con Wichita subito una carta obiettivo, a fine partita −3 PV.
city-wichita = Wichita
    .to = a Wichita
city-wichita-why = Valore 4; angoli bianchi. Con Topeka subito una carta obiettivo, a fine partita −3 PV; con Colorado Springs a fine partita −1 PV.
city-colorado_springs = Colorado Springs
    .to = a Colorado Springs
city-colorado_springs-why = Valore 6; angoli bianchi. Con Wichita a fine partita −1 PV; con Santa Fe subito una carta obiettivo.
city-santa_fe = Santa Fe
    .to = a Santa Fe
city-santa_fe-why = Valore 8; angoli bianchi. Con Colorado Springs subito una carta obiettivo; con Albuquerque subito una carta obiettivo.
city-albuquerque = Albuquerque
    .to = ad Albuquerque
city-albuquerque-why = Valore 10; angoli neri. Con Santa Fe subito una carta obiettivo; con El Paso a fine partita 6 PV.
city-el_paso = El Paso
    .to = a El Paso
city-el_paso-why = Valore 12; angoli neri. Con Albuquerque a fine partita 6 PV; con San Diego a fine partita 8 PV.
city-san_diego = San Diego
    .to = a San Diego
city-san_diego-why = Valore 14; angoli bianchi. Con El Paso a fine partita 8 PV; con Sacramento a fine partita 4 PV.
city-sacramento = Sacramento
    .to = a Sacramento
city-sacramento-why = Valore 16; angoli neri. 6 PV. Con San Diego a fine partita 4 PV.
city-san_francisco = San Francisco
    .to = a San Francisco
city-san_francisco-why = Valore 18; angoli neri. Dischi a volontà, 9 PV ciascuno.

## Da dove vengono i punti

source-dollars = dollari
source-dollars-why = 1 PV ogni $5.
source-buildings = edifici
source-buildings-why = I PV stampati sui tuoi edifici sulla pista.
source-cities = città
source-cities-why = Ogni disco su Kansas City −6 PV, Sacramento 6, ogni disco su San Francisco 9; più le frecce con un tuo disco a entrambe le estremità.
source-stations = stazioni
source-stations-why = I PV delle stazioni con un tuo disco.
source-hazards = pericoli
source-hazards-why = I PV stampati sulle tue tessere pericolo.
source-cattle = bestiame
source-cattle-why = I PV stampati sulle carte bovino di tutto il tuo mazzo.
source-objectives = obiettivi
source-objectives-why = Carte obiettivo: i PV se soddisfatte, la penalità se no. Elementi e carte non giocate si usano come ti conviene di più.
source-station_masters = capistazione
source-station_masters-why = I PV dei capistazione che hai preso.
source-workers = lavoratori
source-workers-why = 4 PV per ogni lavoratore nelle colonne 5 e 6.
source-steps = disco dei passi
source-steps-why = 3 PV se hai tolto il disco «passi e punti».
source-token = segnalino mercato del lavoro
source-token-why = 2 PV a chi ha il segnalino mercato del lavoro.

tie = A parità di punti la vittoria è condivisa (GWT-19.12).

side-a = lato a
side-b = lato b

## Ciò che sta sul tavolo e davanti a un giocatore

label-current = turno di
label-trail = pista
label-tile = tessera
label-building = edificio
label-owner = proprietario
label-tolls = pedaggi
label-green = mano verde
label-black = mano nera
label-jobs = mercato del lavoro
label-wages = salari
label-token = riga del segnalino mercato del lavoro
label-foresight = previsioni
label-piles = riserva di Kansas City
label-market = mercato del bestiame
label-market_size = dimensione del mercato del bestiame
label-cattle_left = carte bovino nel mazzo
label-display = obiettivi disponibili
label-objectives_left = carte obiettivo nel mazzo
label-masters = capistazione
label-master = capostazione
label-worker = lavoratore
label-buildings = edifici privati in gioco
label-holder = chi ha il segnalino mercato del lavoro
label-left = ultimi turni rimasti
label-players = giocatori
label-reach = raggiungibile
label-steps = passi
label-toll = pedaggio
label-money = dollari
label-place = mandriano
label-engine = locomotiva
label-certificates = certificati
label-certificate_limit = limite di certificati
label-permanent = certificati permanenti
label-step_limit = limite di passi
label-hand_limit = limite di carte in mano
label-discs = dischi sulla plancia
label-workers = lavoratori
label-titles = capistazione presi
label-tiles = tessere conquistate
label-unbuilt = edifici non ancora costruiti
label-stations = stazioni
label-cities = città
label-transport = costo di trasporto
label-area = area obiettivi
label-hand = mano
label-stack = mazzo di pesca
label-discarded = carte negli scarti
label-discard = pila degli scarti
label-deck = mazzo completo
label-points = PV
label-score = totale
label-seat = posto
label-value = valore della mano

vp = { $amount } PV

## Tipi di parole, per i messaggi sulle parole sbagliate

noun-spot = spazio della pista
noun-action = azione
noun-aux = azione ausiliaria
noun-building = edificio
noun-worker = lavoratore
noun-tile = tessera
noun-breed = razza
noun-card = carta
noun-objective = carta obiettivo
noun-task = requisito
noun-offer = offerta del mercato del bestiame
noun-disc = disco
noun-space = casella della ferrovia
noun-station = stazione
noun-master = capostazione
noun-city = città
noun-source = origine dei punti
noun-side = lato di un edificio
noun-row = riga del mercato del lavoro
noun-cards = numero di carte
noun-certificates = numero di certificati

## Risposte

verb-begin = Comincia { $spot_on }
verb-move = Porta la mandria { $spot_to }
verb-via = Passa per { $spot_the }
verb-play = Gioca { $objective_the }
verb-use = { $action_do }
verb-auxiliary = Azione ausiliaria: { $aux_single }
verb-double = Azione ausiliaria doppia: { $aux_double }
verb-copy = Copia l'edificio { $spot_of }
verb-done = Fatto
verb-skip = Rinuncia
verb-discard = Scarta { $card_a }
verb-remove = Elimina dal gioco { $card_a }
verb-draw = { $amount ->
    [one] Pesca { $amount } carta
   *[other] Pesca { $amount } carte
    }
verb-hire = Assumi { $worker_a } dalla riga { $row }
verb-build = Costruisci { $building_the }
verb-site = Costruisci { $spot_on }
verb-buy = Compra { $card_a } per { $offer_price }
verb-add = Prendi anche { $card_a }
verb-turn_up = Amplia il mercato di 2 carte (1 cowboy)
verb-take = Prendi { $objective_the }
verb-take_unseen = Prendi alla cieca la prima carta obiettivo
verb-engine = { $space ->
    [0] Locomotiva alla partenza
    [39] Locomotiva al capolinea, casella 39
    [one] Locomotiva sulla casella { $space }
    [other] Locomotiva sulla casella { $space }
   *[turnout] Locomotiva { $space_on }
    }
verb-trade = Prendi il tepee { $spot_from } ({ $spot_worth })
verb-clear = Rimuovi il pericolo { $spot_from }
verb-upgrade = Migliora la { $station } per { $station_cost }
verb-disc = Togli il disco: { $disc }
verb-lift = Riprendi il disco dalla { $station }
verb-appoint = Lascia { $worker_a } alla stazione
verb-foresee = Scegli { $tile_a }
verb-spend = { $amount ->
    [0] Non spendere certificati
    [one] Spendi { $amount } certificato
   *[other] Spendi { $amount } certificati
    }
verb-deliver = Spedisci la mandria { $city_to }

## Domande

ask-begin = Dove comincia il tuo viaggio? Va bene qualsiasi edificio neutrale.
ask-move = Dove porti la mandria? Prima puoi giocare carte obiettivo.
ask-drive = { $steps ->
    [1] Dove prosegui? Puoi avanzare di { $steps } passo.
   *[other] Dove prosegui? Puoi avanzare di { $steps } passi al massimo.
    }
ask-free_move = Movimento gratuito: dove vai? Hai { $steps ->
    [one] { $steps } passo
   *[other] fino a { $steps } passi
    }, senza pedaggi.
ask-way = Che strada prendi per arrivare { $spot_to }? { $steps ->
    [one] Ti resta { $steps } passo.
   *[other] Ti restano { $steps } passi.
    }
ask-visit = Ti trovi { $spot_on }: che cosa fai?
ask-offered = Usi l'azione immediata «{ $action }»?
ask-discard_for = { $left ->
    [2] Prima carta della coppia: quale scarti? Azione: «{ $action }».
   *[other] Quale carta scarti? Azione: «{ $action }».
    }
ask-discard_drawn = { $left ->
    [one] Quale carta scarti?
   *[other] Quali carte scarti? Devi scartarne { $left }.
    }
ask-remove_cards = { $left ->
    [one] Quale carta elimini dal gioco? Al massimo { $left }.
   *[other] Quali carte elimini dal gioco? Al massimo { $left }.
    }
ask-draw_cards = { $most ->
    [one] Peschi { $most } carta? Poi ne scarti altrettante.
   *[other] Quante carte peschi, fino a { $most }? Poi ne scarti altrettante.
    }
ask-auxiliary = Quale azione ausiliaria fai, singola o doppia?
ask-hire = { $modifier ->
    [0] Chi assumi? Paghi il salario della riga.
    [2] Chi assumi? Paghi $2 in più del salario della riga.
    [-1] Chi assumi? Paghi $1 in meno del salario della riga.
   *[other] Chi assumi? Paghi $2 in meno del salario della riga.
    }
ask-build = Quale edificio costruisci, a ${ $each } per artigiano?
ask-site = Dove costruisci { $building_the }, a ${ $each } per artigiano? Se sostituisci un tuo edificio, paghi solo la differenza.
ask-buy = { $cowboys ->
    [0] Hai già usato tutti i tuoi cowboy.
    [one] Quale bestiame compri? Hai ancora { $cowboys } cowboy da usare.
   *[other] Quale bestiame compri? Hai ancora { $cowboys } cowboy da usare.
    }
ask-buy_second = Quale carta prendi come seconda? Offerta: { $offer }.
ask-objective = { $to_hand ->
    [0] Quale carta obiettivo prendi? Va sulla tua pila degli scarti.
   *[other] Quale carta obiettivo prendi in mano?
    }
ask-trade = Quale tepee prendi con lo scambio?
ask-hazard = { $cost ->
    [0] Quale pericolo rimuovi gratis?
   *[other] Quale pericolo rimuovi per ${ $cost }?
    }
ask-hazard_or_trade = Quale pericolo rimuovi gratis, oppure quale tepee prendi con uno scambio?
ask-engine = { $steps ->
    [one] Dove va la tua locomotiva? Può avanzare di { $steps } casella.
   *[other] Dove va la tua locomotiva? Può avanzare fino a { $steps } caselle.
    }
ask-engine_back = { $steps ->
    [one] Dove va la tua locomotiva? Deve arretrare di esattamente { $steps } casella.
   *[other] Dove va la tua locomotiva? Deve arretrare di esattamente { $steps } caselle.
    }
ask-engine_home = Capolinea: su quale casella torna la tua locomotiva, per $3?
ask-special_delivery = Consegna speciale: fin dove torna indietro la tua locomotiva? Ogni casella numerata percorsa vale 1 per il valore di una città.
ask-upgrade = Migliori la { $station } per { $station_cost }?
ask-upgrade_behind = Quale stazione alle spalle della locomotiva migliori?
ask-station_master = Quale lavoratore assunto lasci alla { $station } per prenderne il capostazione? Puoi rinunciare.
ask-city_disc = { $transport ->
    [0] Quale disco metti su { $city }?
   *[other] Quale disco metti su { $city }? Il trasporto costerà ${ $transport }.
    }
ask-station_disc = Quale disco metti sulla { $station }?
ask-foresight = Kansas City, passaggio { $column }: quale tessera della colonna { $column } va sul tabellone?
ask-income = Kansas City, passaggio 4: la tua mano vale ${ $value }. Quanti certificati aggiungi? Ognuno vale $1.
ask-deliver = { $special ->
    [0] Kansas City, passaggio 5: in quale città consegni? Valore massimo: { $value }.
   *[other] Consegna speciale: in quale città consegni? Valore massimo: { $value }.
    }

## Eventi. `got_card` lo vede un solo giocatore.

event-first = { $seat } comincia la partita.
event-stands = Sullo { $spot } c'è { $building_the }.
event-lies_open = In gioco per tutti: { $building }.
event-waits = Alla { $station } aspetta il { $master }.
event-dealt = { $seat } riceve { $objective_the }.
event-laid = Sullo { $spot } compare { $tile_a }.
event-out_of_work = Nella riga { $row } { $worker_a } cerca lavoro.
event-tile_gone = Non c'è più posto: { $tile_a } esce dal gioco.
event-foresight = Nuova tessera nelle previsioni: { $tile }.
event-on_sale = Nuova carta al mercato del bestiame: { $card }.
event-on_display = Nuova carta disponibile: { $objective }.
event-turn = { $seat } comincia il turno.
event-began = { $seat } comincia il viaggio { $spot_on }.
event-moved = { $seat } porta la mandria { $spot_to }.
event-toll = { $seat } paga ${ $amount } di pedaggio { $spot_on }.
event-toll_to = { $seat } paga ${ $amount } di pedaggio { $spot_on }; incassa { $owner }.
event-played = { $seat } gioca { $objective_the }.
event-used = { $seat } usa l'azione «{ $action }».
event-helped = { $amount ->
    [1] { $seat } fa l'azione ausiliaria «{ $aux_single }».
   *[other] { $seat } fa l'azione ausiliaria doppia «{ $aux_double }».
    }
event-copied = { $seat } copia { $building_the } { $spot_of }.
event-discarded = { $seat } scarta { $card_a }.
event-removed = { $seat } elimina dal gioco { $card_a }.
event-drew = { $seat } pesca { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
    }.
event-got_card = { $seat } riceve in mano { $card_a }.
event-shuffled = { $seat } rimescola gli scarti in un nuovo mazzo di pesca.
event-gained = { $seat } riceve ${ $amount }.
event-paid = { $seat } paga ${ $amount }.
event-certified = { $seat } ora ha { $amount ->
    [one] { $amount } certificato
   *[other] { $amount } certificati
    }.
event-hired = { $seat } assume { $worker_a } per ${ $amount }.
event-built = { $seat } costruisce { $building_the } { $spot_on } per ${ $amount }.
event-replaced = { $seat } demolisce { $building_the }.
event-bought = { $seat } compra { $card_a }.
event-took_card = { $seat } prende { $objective_the }.
event-took_to_hand = { $seat } prende in mano { $objective_the }.
event-engine_went = { $space ->
    [0] { $seat } riporta la locomotiva alla partenza.
    [39] { $seat } porta la locomotiva al capolinea, casella 39.
    [one] { $seat } muove la locomotiva sulla casella { $space }.
    [other] { $seat } muove la locomotiva sulla casella { $space }.
   *[turnout] { $seat } muove la locomotiva { $space_on }.
    }
event-upgraded = { $seat } migliora la { $station }.
event-disc_came = { $seat } toglie un disco dalla plancia: { $disc }.
event-lifted = { $seat } riprende il disco dalla { $station }.
event-appointed = { $seat } lascia { $worker_a } alla stazione e prende il { $master }.
event-traded = { $seat } fa uno scambio e prende { $tile_a }.
event-cleared = { $seat } rimuove dalla pista { $tile_a }.
event-showed = { $amount ->
    [1] { $seat } mostra { $card_a }.
   *[other] { $seat } mostra { $amount } × { $card }.
    }
event-spent = { $seat } spende { $amount ->
    [one] { $amount } certificato
   *[other] { $amount } certificati
    }.
event-earned = { $seat } guadagna ${ $amount } con la mandria.
event-delivered = { $seat } spedisce la mandria { $city_to }.
event-not_delivered = { $seat } non ha più dischi per una consegna.
event-transport = { $seat } paga ${ $amount } per il trasporto.
event-token_went = Il segnalino mercato del lavoro scende alla riga { $row }.
event-last_round = { $seat } riempie il mercato del lavoro e ne prende il segnalino. Tutti gli altri hanno ancora un turno.
event-counted = { $seat } conta { $amount } PV ({ $source }).

## Opzioni: nome, spiegazione, valori

option-setup = Preparazione
option-setup-why = Come si dispongono gli edifici: in ordine fisso per le prime partite, oppure a caso.
option-setup-beginner = prima partita
option-setup-standard = preparazione standard
option-neutral = Edifici neutrali
option-neutral-why = Quale edificio neutrale sta su quale degli spazi da A a G; puoi anche indicare sette lettere nell'ordine degli spazi, per esempio CABDGFE.
option-neutral-in_order = ognuno sulla sua lettera
option-neutral-random = a caso
option-sides = Lati degli edifici privati
option-sides-why = Con quale lato di ogni edificio privato giocano tutti; puoi anche indicare dieci lettere per gli edifici da 1 a 10, per esempio abbabaabba.
option-sides-all_a = tutti sul lato a
option-sides-random = a caso

## Errori

error-neutral-letters = Gli edifici neutrali si indicano con le lettere da A a G, ciascuna una volta; qui non è così: «{ $given }».
error-building-sides = I lati degli edifici privati si indicano con dieci lettere a o b; qui non è così: «{ $given }».
error-scene-certificates = «{ $field }» è { $given }; nessuna casella del tracciato dei certificati ha questo valore.
error-scene-spot-taken = «{ $field }» è { $given }, ma in questo punto c'è già qualcos'altro.
error-scene-spot-tile = «{ $field }» è { $given }, che non può stare lì.
error-scene-foresight = «{ $field }» è { $given }, che non fa parte della pila di questa colonna.
error-scene-building-spot = «{ $field }» è { $given }; uno spazio edificabile accoglie un edificio privato con il suo proprietario, come [0, "1a"]; gli altri no.
error-scene-building-side = «{ $field }» è { $given }, ma il lato in gioco è { $wanted }.
error-scene-building-twice = «{ $field }» è { $given }, che il giocatore al posto { NUMBER($owner, useGrouping: 0) } ha già costruito o perso.
error-scene-known = «{ $field }» ha { $given } volte { $card }, ma la mano ne ha { $most }.
error-scene-dealt = «{ $field }» ha { $given } obiettivi iniziali; a ogni giocatore ne tocca uno.
error-scene-given = «{ $field }» e «{ $master }» si contraddicono: un lavoratore sta in una stazione se e solo se il suo capostazione è stato preso.
error-scene-jobs = «{ $field }» deve essere libero: i lavoratori riempiono riga dopo riga fino al segnalino, che è nella riga { $row }, con un posto per giocatore.
error-scene-filled = «{ $field }» è { $given }, ma i lavoratori nella riga del segnalino sono { $most }, e l'ultimo posto è del segnalino.
error-scene-holder = «{ $field }»: qualcuno ha il segnalino del mercato del lavoro se e solo se questo ha lasciato l'ultima riga; allora «token» è { $last }, qui è { $token }.
error-scene-off-trail = «{ $field }» è { $given }, che sta accanto alla pista; nessun mandriano ci si ferma mai.
error-scene-in-city = «{ $field }» è { $given }, ma in questo passo il mandriano di questo giocatore non può essere lì.
error-scene-engine-taken = «{ $field }» è { $given }, dove sta un'altra locomotiva; solo la partenza ne contiene più di una.
error-scene-engine-end = «{ $field }» è { $given }, il capolinea, da cui la locomotiva torna subito indietro.
error-scene-step-current = «{ $given }» in «{ $field }» è un passo di un giocatore diverso da quello di turno, al posto { NUMBER($current, useGrouping: 0) }.
error-scene-step-stands = «{ $given }» in «{ $field }»: il mandriano di questo giocatore è altrove.
error-scene-step-way = «{ $given }» in «{ $field }»: questa meta non si raggiunge con tanti passi.
error-scene-step-used = «{ $given }» in «{ $field }»: un'azione ausiliaria e azioni locali non si usano mai nella stessa visita.
error-scene-step-copies = «{ $given }» in «{ $field }»: questi edifici non possono essersi copiati l'un l'altro.
error-scene-step-action = «{ $given }» in «{ $field }» non si chiede per questa azione.
error-scene-step-printed = «{ $given }» in «{ $field }»: niente nel gioco mostra questo numero.
error-scene-step-too-few = «{ $given }» in «{ $field }» non corrisponde al numero di carte che il giocatore può scegliere.
error-scene-step-value = «{ $given }» in «{ $field }»: la mano di questo giocatore ha un altro valore.
error-scene-step-money = «{ $given }» in «{ $field }»: il giocatore ha troppo poco denaro.
error-scene-step-transport = «{ $given }» in «{ $field }»: il trasporto verso questa città ha un altro costo.
error-scene-step-disc = «{ $given }» in «{ $field }» non corrisponde ai dischi di questo giocatore.
error-scene-step-engine = «{ $given }» in «{ $field }»: la locomotiva di questo giocatore non è lì.
error-scene-step-master = «{ $given }» in «{ $field }»: in questa stazione non c'è un capostazione.
error-scene-step-foresight = «{ $given }» in «{ $field }»: in questa colonna non c'è niente da scegliere.
error-scene-step-building = «{ $given }» in «{ $field }»: il giocatore non ha questo edificio da costruire.
error-scene-step-cowboys = «{ $given }» in «{ $field }»: il giocatore non ha tanti cowboy.
error-scene-step-offer = «{ $given }» in «{ $field }»: questa offerta vale per una sola carta.

## Perché qualcosa non è possibile

why-later_move = Il mandriano si muove all'inizio del tuo turno.
why-later_use = Le azioni locali si usano quando il mandriano ha raggiunto l'edificio.
why-later_auxiliary = Le azioni ausiliarie si fanno dove si è fermato il mandriano.
why-later_play = Le carte obiettivo si giocano prima del movimento, o prima e dopo un'azione.
why-later_discard = Le carte bestiame si scartano quando un'azione lo chiede.
why-later_hire = I lavoratori si assumono con un'azione, per esempio all'edificio neutrale A.
why-later_build = Gli edifici si costruiscono con un'azione, per esempio all'edificio neutrale B.
why-later_buy = Il bestiame si compra con un'azione, per esempio all'edificio neutrale E.
why-later_turn_up = Il mercato del bestiame si amplia mentre si compra bestiame.
why-later_take = Le carte obiettivo si prendono con un'azione o con una consegna.
why-later_take_unseen = Le carte obiettivo si prendono con un'azione o con una consegna.
why-later_engine = La locomotiva si muove quando lo dice un'azione.
why-later_upgrade = Le stazioni si migliorano quando vi si ferma la tua locomotiva.
why-later_appoint = Un lavoratore diventa capostazione subito dopo il miglioramento di una stazione.
why-later_disc = I dischi si tolgono quando consegni o migliori una stazione.
why-later_foresee = Le tessere delle previsioni si scelgono a Kansas City, una colonna dopo l'altra.
why-later_spend = I certificati si spendono a Kansas City, nel passaggio del guadagno.
why-later_deliver = Le mandrie si spediscono da Kansas City, dopo le tre tessere e il guadagno.
why-compulsory = Ora è obbligatorio: devi scegliere.
why-other_action = Ora si tratta di altro: { $action }.
why-other_station = La tua locomotiva si è fermata a un'altra stazione: { $station }.
why-auxiliary_used = In questa visita hai già fatto un'azione ausiliaria: qui non resta altro.
why-local_used = Hai già usato un'azione di questo luogo, e ciò esclude l'azione ausiliaria.
why-not_yours_to_use = Qui puoi fare solo un'azione ausiliaria: le azioni locali le danno gli edifici neutrali e i tuoi.
why-not_offered = L'edificio qui non lo offre.
why-used_up = In questa visita l'hai già usato.
why-no_copier = Puoi usare solo l'edificio dove si trova il tuo mandriano; solo l'8b ne copia un altro.
why-not_linked = Si copia solo un edificio direttamente collegato sulla pista.
why-no_building = Lì non c'è nessun edificio.
why-copied_already = Quell'edificio fa già parte di questa copia.
why-not_neutral = Si comincia da un edificio neutrale.
why-off_the_trail = Questo spazio di scambio è fuori dalla pista: nessuno può andarci.
why-stands_here = Il tuo mandriano è già lì, e devi proseguire.
why-no_location = Senza una tessera non ci si può fermare.
why-no_way_there = Le frecce non portano lì: non si torna mai indietro.
why-not_into_the_city = Il movimento gratuito non entra a Kansas City.
why-too_far = È troppo lontano: servono almeno { $need } passi e ne hai { $have }.
why-not_next = Non è il prossimo luogo sul tuo cammino.
why-leads_astray = Da lì i passi non basterebbero per arrivare alla meta: { $spot }.
why-not_in_hand = Non hai in mano questa carta: { $card }.
why-objective_not_in_hand = Non hai in mano questa carta obiettivo: { $objective }.
why-no_objective_in_hand = Non hai in mano carte obiettivo.
why-no_cattle_in_hand = Non hai in mano carte bestiame.
why-wants_cattle = Dev'essere una carta bestiame.
why-wants_objective = Dev'essere una carta obiettivo.
why-no_pair = Servono due carte della stessa razza.
why-no_effect = Ora non ti darebbe nulla.
why-nobody_to_hire = Non c'è nessuno che tu possa assumere e pagare.
why-nothing_to_build = Artigiani e denaro non bastano per nessuno dei tuoi edifici.
why-at_certificate_limit = I tuoi certificati sono già al limite: { $most }.
why-no_cards_left = Non ci sono più carte obiettivo da prendere.
why-no_teepee_to_trade = Non c'è nessun tepee che tu possa scambiare.
why-nothing_on_sale = Al mercato del bestiame non c'è nulla da comprare o da scoprire.
why-no_hazard = Sulla pista non ci sono pericoli.
why-no_station_behind = Dietro la tua locomotiva non c'è nessuna stazione da migliorare.
why-locked = Un disco copre ancora questa azione ausiliaria.
why-locked_twice = Per il doppio devono mancare entrambi i dischi di questa azione ausiliaria.
why-draw_piles_empty = Non hai più carte da pescare.
why-too_few = Dev'essere almeno { $least }.
why-too_many = Può essere al massimo { $most }.
why-row_closed = Da questa riga non si può ancora assumere: solo da quelle sopra il segnalino.
why-not_in_row = In questa riga non c'è questo lavoratore: { $worker }.
why-row_full = La tua riga per questo tipo è piena: { $worker }.
why-not_your_building = Non è uno dei tuoi edifici in questa partita.
why-built_already = Hai già costruito questo edificio.
why-no_building_spot = Gli edifici privati vanno solo sugli spazi per edifici.
why-owned_by = Lì c'è già un edificio di { $seat }.
why-not_more_craftsmen = Un edificio ne sostituisce uno tuo solo se richiede più artigiani.
why-too_few_craftsmen = Ti servono { $need } artigiani e ne hai { $have }.
why-other_offer = Non è ciò che si compra qui.
why-not_on_sale = Al mercato del bestiame questa carta non c'è.
why-too_few_on_sale = Al mercato del bestiame mancano le { $need } carte che servono.
why-too_few_cowboys = { $need ->
    [one] Ti serve { $need } cowboy non ancora usato
   *[other] Ti servono { $need } cowboy non ancora usati
    } e ne hai { $have }.
why-stack_empty = Il mazzo è vuoto.
why-no_teepee_there = Lì non c'è nessun tepee.
why-no_hazard_there = Lì non c'è nessun pericolo.
why-not_on_display = Questa carta non è esposta.
why-not_ahead = Ora la tua locomotiva va avanti.
why-not_behind = Deve trovarsi dietro la tua locomotiva.
why-engine_there = Lì c'è la locomotiva di { $seat }.
why-engine_too_far = È troppo lontano: la locomotiva può fare al massimo { $most ->
    [one] { $most } casella
   *[other] { $most } caselle
    }.
why-not_exactly = La locomotiva deve arretrare esattamente di { $exactly ->
    [one] { $exactly } casella
   *[other] { $exactly } caselle
    }.
why-cannot_go_back = La locomotiva non può arretrare di { $exactly ->
    [one] { $exactly } casella
   *[other] { $exactly } caselle
    }.
why-only_printed = Capostazione diventa solo un lavoratore assunto, non quello stampato: { $worker }.
why-not_in_column = Questa tessera non è nella colonna da cui scegli ora.
why-no_more_workers = Dopo l'inizio della fine non si possono più scegliere lavoratori.
why-city_too_dear = La tua mandria vale { $have }, e questa città richiede { $need }.
why-disc_there = Lì c'è già un tuo disco.
why-no_disc_there = Lì non hai un disco da riprendere.
why-disc_gone = Da questo spazio il disco è già stato tolto.
why-white_first = Finché hai dischi su spazi bianchi, solo quelli vanno dove gli angoli sono bianchi.
why-twin_first = Prima togli l'altro disco, che sblocca la stessa cosa.
why-board_first = I dischi si riprendono dalle stazioni solo se nessuno della plancia è utilizzabile.
why-no_disc = Non hai dischi da metterci.
why-too_expensive = Ti servono ${ $need } e hai ${ $have }.

# What may be planned before one is asked

plan-no_upgrades = Non migliorare le stazioni dove si ferma la tua locomotiva
plan-no_upgrades-until = Finché non lo annulli.
plan-no_masters = Lascia ogni capostazione al suo posto
plan-no_masters-until = Finché non lo annulli.
plan-move = Porta la mandria
plan-move-until = Una volta, nel tuo prossimo turno.
