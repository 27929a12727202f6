### Great Western Trail: its words and sentences. The rules in short are in rules/.

## Spots of the trail. `.worth` is what a trade there brings.

spot-start = the start of the trail
spot-start-why = The trail begins here and leads to the first neutral building.
spot-a = spot A
spot-a-why = A neutral building stands here.
spot-a1 = spot A1
spot-a1-why = Building spot.
spot-a2 = spot A2
spot-a2-why = { spot-a1-why }
spot-a3 = spot A3
spot-a3-why = { spot-a1-why }
spot-flood1 = flood 1
spot-flood1-why = Spot for a flood. The lowest free number is filled first; an empty spot takes no step.
spot-flood2 = flood 2
spot-flood2-why = { spot-flood1-why }
spot-flood3 = flood 3
spot-flood3-why = { spot-flood1-why }
spot-flood4 = flood 4
spot-flood4-why = { spot-flood1-why }
spot-flood_risk1 = flood risk spot 1
spot-flood_risk1-why = Building spot with a risk action: discard a Jersey for 1 certificate and $2.
spot-flood_risk2 = flood risk spot 2
spot-flood_risk2-why = Building spot in the woods with a risk action: discard a Jersey for 1 certificate and $2.
spot-b = spot B
spot-b-why = { spot-a-why }
spot-b1 = spot B1
spot-b1-why = Building spot in the woods.
spot-b2 = spot B2
spot-b2-why = { spot-a1-why }
spot-b3 = spot B3
spot-b3-why = { spot-a1-why }
spot-drought1 = drought 1
spot-drought1-why = Spot for a drought. The lowest free number is filled first; an empty spot takes no step.
spot-drought2 = drought 2
spot-drought2-why = { spot-drought1-why }
spot-drought3 = drought 3
spot-drought3-why = { spot-drought1-why }
spot-drought4 = drought 4
spot-drought4-why = { spot-drought1-why }
spot-drought_risk = the drought risk spot
spot-drought_risk-why = Building spot with a risk action: discard any cattle card for 1 certificate.
spot-c = spot C
spot-c-why = { spot-a-why }
spot-c_north1 = spot C1 north
spot-c_north1-why = { spot-b1-why }
spot-c_north2 = spot C2 north
spot-c_north2-why = { spot-b1-why }
spot-c_south = spot C south
spot-c_south-why = { spot-a1-why }
spot-d = spot D
spot-d-why = { spot-a-why }
spot-trade1 = trade spot 1
    .worth = +$1
spot-trade1-why = A trade here brings $1.
spot-trade2 = trade spot 2
    .worth = +$2
spot-trade2-why = A trade here brings $2.
spot-trade4 = trade spot 4
    .worth = +$4
spot-trade4-why = A trade here brings $4.
spot-trade6 = trade spot 6
    .worth = +$6
spot-trade6-why = A trade here brings $6.
spot-trade8 = trade spot 8
    .worth = +$8
spot-trade8-why = A trade here brings $8.
spot-trade10 = trade spot 10
    .worth = +$10
spot-trade10-why = A trade here brings $10.
spot-trade_risk1 = trade risk spot 1
spot-trade_risk1-why = { spot-drought_risk-why }
spot-trade_risk2 = trade risk spot 2
spot-trade_risk2-why = { spot-flood_risk1-why }
spot-trade_minus3 = trade spot −3
    .worth = −$3
spot-trade_minus3-why = Beside the trail, never entered. A trade here costs $3.
spot-trade_minus2 = trade spot −2
    .worth = −$2
spot-trade_minus2-why = Beside the trail, never entered. A trade here costs $2.
spot-trade_minus1 = trade spot −1
    .worth = −$1
spot-trade_minus1-why = Beside the trail, never entered. A trade here costs $1.
spot-e = spot E
spot-e-why = { spot-a-why }
spot-e1 = spot E1
spot-e1-why = { spot-b1-why }
spot-e2 = spot E2
spot-e2-why = { spot-b1-why }
spot-rockfall1 = rockfall 1
spot-rockfall1-why = Spot for a rockfall. The lowest free number is filled first; an empty spot takes no step.
spot-rockfall2 = rockfall 2
spot-rockfall2-why = { spot-rockfall1-why }
spot-rockfall3 = rockfall 3
spot-rockfall3-why = { spot-rockfall1-why }
spot-rockfall4 = rockfall 4
spot-rockfall4-why = { spot-rockfall1-why }
spot-rockfall_risk1 = rockfall risk spot 1
spot-rockfall_risk1-why = { spot-drought_risk-why }
spot-rockfall_risk2 = rockfall risk spot 2
spot-rockfall_risk2-why = { spot-flood_risk2-why }
spot-f = spot F
spot-f-why = { spot-a-why }
spot-f1 = spot F1
spot-f1-why = { spot-a1-why }
spot-f2 = spot F2
spot-f2-why = { spot-b1-why }
spot-g = spot G
spot-g-why = { spot-a-why }
spot-g1 = spot G1
spot-g1-why = { spot-a1-why }
spot-g2 = spot G2
spot-g2-why = { spot-a1-why }
spot-kansas_city = Kansas City
spot-kansas_city-why = Movement ends here: you place three tiles, take your income and make a delivery.

# At a table in the browser: a spot by the building on it, and a free one by the buildings before and behind it.
spot-built = { $owner ->
    [none] building { $building }
   *[other] building { $building } ({ $owner })
    }
spot-free = spot { $number } between { $from } and { $to }

## Actions, as their icons say. `.do` is the text of a button.

action-guernsey_2 = discard a Guernsey for $2
    .do = Discard a Guernsey for $2
action-guernsey_2-why = Discard a Guernsey from your hand and gain $2.
action-guernsey_4 = discard a Guernsey for $4
    .do = Discard a Guernsey for $4
action-guernsey_4-why = Discard a Guernsey from your hand and gain $4.
action-dutch_belt_2 = discard a Dutch Belt for $2
    .do = Discard a Dutch Belt for $2
action-dutch_belt_2-why = Discard a Dutch Belt from your hand and gain $2.
action-dutch_belt_3 = discard a Dutch Belt for $3
    .do = Discard a Dutch Belt for $3
action-dutch_belt_3-why = Discard a Dutch Belt from your hand and gain $3.
action-black_angus_2 = discard a Black Angus for $2
    .do = Discard a Black Angus for $2
action-black_angus_2-why = Discard a Black Angus from your hand and gain $2.
action-black_angus_certificates = discard a Black Angus for 2 certificates
    .do = Discard a Black Angus for 2 certificates
action-black_angus_certificates-why = Discard a Black Angus from your hand and move your certificate marker up to 2 steps forward.
action-holstein_10 = discard a Holstein for $10
    .do = Discard a Holstein for $10
action-holstein_10-why = Discard a Holstein from your hand and gain $10.
action-pair_4 = discard a pair for $4
    .do = Discard a pair for $4
action-pair_4-why = Discard two cattle cards of the same breed and gain $4.
action-pair_3 = discard a pair for $3
    .do = Discard a pair for $3
action-pair_3-why = Discard two cattle cards of the same breed and gain $3.
action-jersey_engine = discard a Jersey to move the engine 1 forward
    .do = Discard a Jersey to move the engine 1 forward
action-jersey_engine-why = Discard a Jersey from your hand; then you may move your engine 1 space forward.
action-objective_certificates = discard an objective card for 2 certificates
    .do = Discard an objective card for 2 certificates
action-objective_certificates-why = Discard an objective card from your hand and move your certificate marker up to 2 steps forward.
action-cattle_objective = discard any cattle card for $3 and an objective card
    .do = Discard any cattle card for $3 and an objective card
action-cattle_objective-why = Discard any cattle card, gain $3 and take an objective card straight into your hand.
action-risk_jersey = discard a Jersey for 1 certificate and $2
    .do = Discard a Jersey for 1 certificate and $2
action-risk_jersey-why = Risk action of the spot: discard a Jersey from your hand, move your certificate marker 1 step forward and gain $2.
action-risk_cattle = discard any cattle card for 1 certificate
    .do = Discard any cattle card for 1 certificate
action-risk_cattle-why = Risk action of the spot: discard any cattle card from your hand and move your certificate marker 1 step forward.
action-jersey_certificate = discard a Jersey for 1 certificate
    .do = Discard a Jersey for 1 certificate
action-jersey_certificate-why = Discard a Jersey from your hand and move your certificate marker 1 step forward.
action-jersey_2 = discard a Jersey for $2
    .do = Discard a Jersey for $2
action-jersey_2-why = Discard a Jersey from your hand and gain $2.
action-jersey_certificates = discard a Jersey for 2 certificates
    .do = Discard a Jersey for 2 certificates
action-jersey_certificates-why = Discard a Jersey from your hand and move your certificate marker up to 2 steps forward.
action-jersey_4 = discard a Jersey for $4
    .do = Discard a Jersey for $4
action-jersey_4-why = Discard a Jersey from your hand and gain $4.
action-hire = hire a worker
    .do = Hire a worker
action-hire-why = Hire a worker from a row above the job market token and pay the wage of the row.
action-hire_dearer = hire a worker for $2 more
    .do = Hire a worker for $2 more
action-hire_dearer-why = Hire a worker from a row above the job market token and pay $2 more than the wage of the row.
action-hire_cheaper = hire a worker for $1 less
    .do = Hire a worker for $1 less
action-hire_cheaper-why = Hire a worker from a row above the job market token and pay $1 less than the wage of the row.
action-hire_cheapest = hire a worker for $2 less
    .do = Hire a worker for $2 less
action-hire_cheapest-why = Hire a worker from a row above the job market token and pay $2 less than the wage of the row.
action-build = build at $2 per craftsman
    .do = Build at $2 per craftsman
action-build-why = Build one of your buildings for $2 per craftsman it needs, or replace a lesser one and pay only for the difference.
action-build_cheaply = build at $1 per craftsman
    .do = Build at $1 per craftsman
action-build_cheaply-why = Build one of your buildings for $1 per craftsman it needs, or replace a lesser one and pay only for the difference.
action-certificate = take a certificate
    .do = Take a certificate
action-certificate-why = Move your certificate marker 1 step forward.
action-certificates_full = take certificates up to your limit
    .do = Take certificates up to your limit
action-certificates_full-why = Move your certificate marker forward as far as your limit allows.
action-take_objective = take an objective card
    .do = Take an objective card
action-take_objective-why = Take a card from the display or the unseen top card of the stack; it goes to your discard pile.
action-engine_engineers = move the engine, 1 space per engineer
    .do = Move the engine, 1 space per engineer
action-engine_engineers-why = Move your engine forward, up to as many spaces as you have engineers.
action-engine_2_for_2 = pay $2 to move the engine up to 2 forward
    .do = Pay $2 to move the engine up to 2 forward
action-engine_2_for_2-why = Pay $2 and move your engine up to 2 spaces forward.
action-engine_2 = move the engine up to 2 forward
    .do = Move the engine up to 2 forward
action-engine_2-why = Move your engine up to 2 spaces forward.
action-engine_3 = move the engine up to 3 forward
    .do = Move the engine up to 3 forward
action-engine_3-why = Move your engine up to 3 spaces forward.
action-engine_4 = move the engine up to 4 forward
    .do = Move the engine up to 4 forward
action-engine_4-why = Move your engine up to 4 spaces forward.
action-engine_woods = move the engine, 1 space per building in the woods
    .do = Move the engine, 1 space per building in the woods
action-engine_woods-why = Move your engine forward, up to as many spaces as you have buildings in the woods.
action-engine_back_3 = move the engine 1 back and gain $3
    .do = Move the engine 1 back and gain $3
action-engine_back_3-why = Move your engine exactly 1 space back and gain $3.
action-trade = trade for a teepee
    .do = Trade for a teepee
action-trade-why = Take any teepee and keep it; gain the value of its trade spot, or pay it if it is negative.
action-auxiliary = single or double auxiliary action
    .do = Take a single or double auxiliary action
action-auxiliary-why = Take one of your unlocked auxiliary actions; with both its discs gone you may double it.
action-buy_cattle = buy cattle
    .do = Buy cattle
action-buy_cattle-why = Use each of your cowboys once, to buy cattle from the market or to turn up 2 new cards.
action-hazard_7 = pay $7 to remove a hazard
    .do = Pay $7 to remove a hazard
action-hazard_7-why = Pay $7, take any hazard off the trail and keep it.
action-hazard_5 = pay $5 to remove a hazard
    .do = Pay $5 to remove a hazard
action-hazard_5-why = Pay $5, take any hazard off the trail and keep it.
action-hazard_free = remove a hazard for free
    .do = Remove a hazard for free
action-hazard_free-why = Take any hazard off the trail and keep it, free of charge.
action-cattleman_1 = move on by 1 step
    .do = Move on by 1 step
action-cattleman_1-why = Move your cattleman 1 step, with tolls as usual, and use the new location; unused actions here are lost.
action-cattleman_2 = move on by up to 2 steps
    .do = Move on by up to 2 steps
action-cattleman_2-why = Move your cattleman 1 or 2 steps, with tolls as usual, and use the new location; unused actions here are lost.
action-cattleman_3 = move on by up to 3 steps
    .do = Move on by up to 3 steps
action-cattleman_3-why = Move your cattleman 1 to 3 steps, with tolls as usual, and use the new location; unused actions here are lost.
action-cattleman_4 = move on by up to 4 steps
    .do = Move on by up to 4 steps
action-cattleman_4-why = Move your cattleman 1 to 4 steps, with tolls as usual, and use the new location; unused actions here are lost.
action-cattleman_5 = move on by up to 5 steps
    .do = Move on by up to 5 steps
action-cattleman_5-why = Move your cattleman 1 to 5 steps, with tolls as usual, and use the new location; unused actions here are lost.
action-free_move_3 = free move of up to 3 steps
    .do = Make a free move of up to 3 steps
action-free_move_3-why = Move your cattleman 1 to 3 steps without tolls, but not into Kansas City. You do not use the new location, and during phase B the move ends the phase.
action-gain_2 = gain $2
    .do = Gain $2
action-gain_2-why = Gain $2.
action-gain_4 = gain $4
    .do = Gain $4
action-gain_4-why = Gain $4.
action-gain_woods = gain $2 per building in the woods
    .do = Gain $2 per building in the woods
action-gain_woods-why = Gain $2 for each of your buildings in the woods.
action-gain_teepees = gain $2 and 2 certificates per pair of teepees
    .do = Gain $2 and 2 certificates per pair of teepees
action-gain_teepees-why = For each pair of a green and a blue teepee you own, gain $2 and move your certificate marker up to 2 steps forward.
action-gain_engineers = gain $1 per engineer
    .do = Gain $1 per engineer
action-gain_engineers-why = Gain $1 for each of your engineers.
action-draw_cowboys = draw up to 1 card per cowboy, then discard as many
    .do = Draw up to 1 card per cowboy, then discard as many
action-draw_cowboys-why = Draw up to as many cards as you have cowboys, then discard as many from your hand.
action-draw_3 = draw up to 3 cards, then discard as many
    .do = Draw up to 3 cards, then discard as many
action-draw_3-why = Draw up to 3 cards, then discard as many from your hand.
action-copy = copy an adjacent building
    .do = Copy an adjacent building
action-copy-why = Use the local actions of a building on a directly linked spot, whoever owns it; its risk action too.
action-upgrade_behind = upgrade a station behind the engine
    .do = Upgrade a station behind the engine
action-upgrade_behind-why = Upgrade one of the stations your engine has passed, at the usual cost and with its station master.
action-special_delivery = special delivery
    .do = Make a special delivery
action-special_delivery-why = Move your engine back at least 1 space, then deliver to a city whose value is at most the number of numbered spaces moved. There is no transport cost.
action-hazard_or_trade = remove a hazard for free, or trade
    .do = Remove a hazard for free, or trade
action-hazard_or_trade-why = Take any hazard off the trail free of charge, or trade for a teepee.

## Auxiliary actions. `.single` and `.double` say what they do once or doubled.

aux-dollar = gain dollars
    .single = gain $1
    .double = gain $2
aux-dollar-why = Gain $1, doubled $2.
aux-draw = draw, then discard
    .single = draw 1 card, then discard 1
    .double = draw 2 cards, then discard 2
aux-draw-why = Draw 1 card, then discard 1; doubled 2 and 2. You may discard any cards from your hand.
aux-certificate = certificate for a move back
    .single = pay $1 and move the engine 1 back for 1 certificate
    .double = pay $2 and move the engine 2 back for 2 certificates
aux-certificate-why = Pay $1 and move your engine exactly 1 space back, then move your certificate marker 1 step forward; doubled 2 of each.
aux-engine = engine forward
    .single = pay $1 to move the engine 1 forward
    .double = pay $2 to move the engine up to 2 forward
aux-engine-why = Pay $1, then move your engine 1 space forward; doubled $2 and up to 2 spaces.
aux-remove = remove cards
    .single = move the engine 1 back to remove 1 card
    .double = move the engine 2 back to remove up to 2 cards
aux-remove-why = Move your engine exactly 1 space back, then remove up to 1 card in your hand from the game; doubled 2 and up to 2.

## Buildings: neutral ones with a letter, private ones with a number and a side

building-A = building A
building-A-why = Offers: { action-guernsey_2 }; { action-hire }; { action-hire_dearer }.
building-B = building B
building-B-why = Offers: { action-dutch_belt_2 }; { action-build }.
building-C = building C
building-C-why = Offers: { action-certificate }, or { action-take_objective }; { action-engine_engineers }.
building-D = building D
building-D-why = Offers: { action-trade }, or { action-engine_2_for_2 }; { action-auxiliary }.
building-E = building E
building-E-why = Offers: { action-black_angus_2 }; { action-buy_cattle }.
building-F = building F
building-F-why = Offers: { action-pair_4 }; { action-hazard_7 }.
building-G = building G
building-G-why = Offers: { action-engine_engineers }; { action-auxiliary }.
building-1a = building 1a
building-1a-why = Offers: { action-gain_woods }. Needs 1 craftsman; 1 VP. Toll: green hand.
building-1b = building 1b
building-1b-why = Offers: { action-objective_certificates }; { action-engine_back_3 }. Needs 1 craftsman; 1 VP. Toll: green hand.
building-2a = building 2a
building-2a-why = Offers: { action-guernsey_4 }; { action-buy_cattle }. Needs 1 craftsman; 1 VP.
building-2b = building 2b
building-2b-why = Offers: { action-jersey_engine }; { action-dutch_belt_3 }. Needs 1 craftsman; 1 VP.
building-3a = building 3a
building-3a-why = Offers: { action-pair_3 }; { action-cattleman_1 }. Needs 1 craftsman; 1 VP.
building-3b = building 3b
building-3b-why = Offers: { action-auxiliary }; { action-cattleman_1 }. Needs 2 craftsmen; 3 VP.
building-4a = building 4a
building-4a-why = Offers: { action-hazard_5 }; { action-cattleman_2 }. Needs 2 craftsmen; 3 VP. Toll: black hand.
building-4b = building 4b
building-4b-why = Offers: { action-draw_cowboys }; { action-cattleman_3 }. Needs 2 craftsmen; 3 VP. Toll: black hand.
building-5a = building 5a
building-5a-why = Offers: { action-hire_cheaper }; { action-engine_engineers }. Needs 3 craftsmen; 4 VP.
building-5b = building 5b
building-5b-why = Offers: { action-black_angus_certificates }; { action-gain_engineers }. Needs 3 craftsmen; 4 VP.
building-6a = building 6a
building-6a-why = Offers: { action-holstein_10 }; { action-auxiliary }. Needs 4 craftsmen; 5 VP.
building-6b = building 6b
building-6b-why = Offers: { action-cattle_objective }. Needs 4 craftsmen; 5 VP.
building-7a = building 7a
building-7a-why = Offers: { action-gain_teepees }. Needs 5 craftsmen; 6 VP. Toll: green and black hand.
building-7b = building 7b
building-7b-why = Offers: { action-engine_woods }. Needs 5 craftsmen; 6 VP. Toll: green and black hand.
building-8a = building 8a
building-8a-why = Offers: { action-trade }, or { action-auxiliary }; { action-engine_2 }. Needs 5 craftsmen; 6 VP. Toll: green hand.
building-8b = building 8b
building-8b-why = Offers: { action-copy }. Needs 6 craftsmen; 8 VP.
building-9a = building 9a
building-9a-why = Offers: { action-special_delivery }; { action-engine_3 }. Needs 7 craftsmen; 9 VP.
building-9b = building 9b
building-9b-why = Offers: { action-upgrade_behind }. Needs 6 craftsmen; 8 VP.
building-10a = building 10a
building-10a-why = Offers: { action-certificates_full }; { action-cattleman_5 }. Needs 9 craftsmen; 13 VP. Toll: black hand.
building-10b = building 10b
building-10b-why = Offers: { action-gain_4 }; { action-engine_4 }; { action-cattleman_4 }. Needs 8 craftsmen; 11 VP. Toll: black hand.

## Workers and tiles. `.a` is one of them.

worker-cowboy = cowboy
    .a = a cowboy
worker-cowboy-why = Buys cattle. In column 4 of your board: remove a hazard for free; in column 6: trade. Columns 5 and 6: 4 VP each.
worker-craftsman = craftsman
    .a = a craftsman
worker-craftsman-why = Builds. In columns 4 and 6 of your board: build at $1 per craftsman. Columns 5 and 6: 4 VP each.
worker-engineer = engineer
    .a = an engineer
worker-engineer-why = Moves the engine. In columns 2, 3, 5 and 6 of your board: discard a Jersey for 1 certificate, $2, 2 certificates, $4; in column 4: hire for $2 less. Columns 5 and 6: 4 VP each.

tile-cowboy = { worker-cowboy }
    .a = { worker-cowboy.a }
tile-cowboy-why = { worker-cowboy-why }
tile-craftsman = { worker-craftsman }
    .a = { worker-craftsman.a }
tile-craftsman-why = { worker-craftsman-why }
tile-engineer = { worker-engineer }
    .a = { worker-engineer.a }
tile-engineer-why = { worker-engineer-why }
tile-green_teepee = green teepee
    .a = a green teepee
tile-green_teepee-why = Toll: green hand. A trade takes it; it counts for objectives and in pairs of green and blue.
tile-blue_teepee = blue teepee
    .a = a blue teepee
tile-blue_teepee-why = Toll: black hand. A trade takes it; it counts for objectives and in pairs of green and blue.
tile-flood_green2 = flood (green hand, 2 VP)
    .a = a flood (green hand, 2 VP)
tile-flood_green2-why = Toll: green hand. 2 VP for the player who removes it.
tile-flood_green3 = flood (green hand, 3 VP)
    .a = a flood (green hand, 3 VP)
tile-flood_green3-why = Toll: green hand. 3 VP for the player who removes it.
tile-flood_green4 = flood (green hand, 4 VP)
    .a = a flood (green hand, 4 VP)
tile-flood_green4-why = Toll: green hand. 4 VP for the player who removes it.
tile-flood_black2 = flood (black hand, 2 VP)
    .a = a flood (black hand, 2 VP)
tile-flood_black2-why = Toll: black hand. 2 VP for the player who removes it.
tile-flood_black3 = flood (black hand, 3 VP)
    .a = a flood (black hand, 3 VP)
tile-flood_black3-why = Toll: black hand. 3 VP for the player who removes it.
tile-drought_green2 = drought (green hand, 2 VP)
    .a = a drought (green hand, 2 VP)
tile-drought_green2-why = Toll: green hand. 2 VP for the player who removes it.
tile-drought_green3 = drought (green hand, 3 VP)
    .a = a drought (green hand, 3 VP)
tile-drought_green3-why = Toll: green hand. 3 VP for the player who removes it.
tile-drought_green4 = drought (green hand, 4 VP)
    .a = a drought (green hand, 4 VP)
tile-drought_green4-why = Toll: green hand. 4 VP for the player who removes it.
tile-drought_black2 = drought (black hand, 2 VP)
    .a = a drought (black hand, 2 VP)
tile-drought_black2-why = Toll: black hand. 2 VP for the player who removes it.
tile-drought_black3 = drought (black hand, 3 VP)
    .a = a drought (black hand, 3 VP)
tile-drought_black3-why = Toll: black hand. 3 VP for the player who removes it.
tile-rockfall_green2 = rockfall (green hand, 2 VP)
    .a = a rockfall (green hand, 2 VP)
tile-rockfall_green2-why = Toll: green hand. 2 VP for the player who removes it.
tile-rockfall_green3 = rockfall (green hand, 3 VP)
    .a = a rockfall (green hand, 3 VP)
tile-rockfall_green3-why = Toll: green hand. 3 VP for the player who removes it.
tile-rockfall_green4 = rockfall (green hand, 4 VP)
    .a = a rockfall (green hand, 4 VP)
tile-rockfall_green4-why = Toll: green hand. 4 VP for the player who removes it.
tile-rockfall_black2 = rockfall (black hand, 2 VP)
    .a = a rockfall (black hand, 2 VP)
tile-rockfall_black2-why = Toll: black hand. 2 VP for the player who removes it.
tile-rockfall_black3 = rockfall (black hand, 3 VP)
    .a = a rockfall (black hand, 3 VP)
tile-rockfall_black3-why = Toll: black hand. 3 VP for the player who removes it.

## Breeds and cards. `.a` is one of them.

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
    .a = a { breed-jersey }
card-jersey-why = Breeding value 1, no VP.
card-dutch_belt = { breed-dutch_belt }
    .a = a { breed-dutch_belt }
card-dutch_belt-why = Breeding value 2, no VP.
card-black_angus = { breed-black_angus }
    .a = a { breed-black_angus }
card-black_angus-why = Breeding value 2, no VP.
card-guernsey = { breed-guernsey }
    .a = a { breed-guernsey }
card-guernsey-why = Breeding value 2, no VP.
card-holstein = { breed-holstein }
    .a = a { breed-holstein }
card-holstein-why = Breeding value 3, 1 VP.
card-brown_swiss = { breed-brown_swiss }
    .a = a { breed-brown_swiss }
card-brown_swiss-why = Breeding value 3, 2 VP.
card-ayrshire = { breed-ayrshire }
    .a = an { breed-ayrshire }
card-ayrshire-why = Breeding value 3, 3 VP.
card-west_highland3 = { breed-west_highland } (3 VP)
    .a = a { breed-west_highland } (3 VP)
card-west_highland3-why = Breeding value 4, 3 VP.
card-west_highland4 = { breed-west_highland } (4 VP)
    .a = a { breed-west_highland } (4 VP)
card-west_highland4-why = Breeding value 4, 4 VP.
card-west_highland5 = { breed-west_highland } (5 VP)
    .a = a { breed-west_highland } (5 VP)
card-west_highland5-why = Breeding value 4, 5 VP.
card-texas_longhorn5 = { breed-texas_longhorn } (5 VP)
    .a = a { breed-texas_longhorn } (5 VP)
card-texas_longhorn5-why = Breeding value 5, 5 VP.
card-texas_longhorn6 = { breed-texas_longhorn } (6 VP)
    .a = a { breed-texas_longhorn } (6 VP)
card-texas_longhorn6-why = Breeding value 5, 6 VP.
card-texas_longhorn7 = { breed-texas_longhorn } (7 VP)
    .a = a { breed-texas_longhorn } (7 VP)
card-texas_longhorn7-why = Breeding value 5, 7 VP.

objective-gain_bll = objective “building, 2 blue teepees” ($2)
objective-gain_bll-why = Requires: 1 of your buildings on the trail, 2 blue teepees. 3 VP if met, −2 VP if not. When played: { action-gain_2 }.
objective-gain_bgl = objective “building, green teepee, blue teepee” ($2)
objective-gain_bgl-why = Requires: 1 of your buildings on the trail, 1 green teepee, 1 blue teepee. 3 VP if met, −2 VP if not. When played: { action-gain_2 }.
objective-gain_4hh = objective “West Highland, 2 hazards” ($2)
objective-gain_4hh-why = Requires: 1 West Highland, 2 hazard tiles. 3 VP if met, −2 VP if not. When played: { action-gain_2 }.
objective-gain_ssh = objective “2 stations, hazard” ($2)
objective-gain_ssh-why = Requires: 2 of your discs on stations, 1 hazard tile. 3 VP if met, −2 VP if not. When played: { action-gain_2 }.
objective-gain_333b = objective “3 cattle of value 3, building” ($2)
objective-gain_333b-why = Requires: 3 cattle cards of value 3, 1 of your buildings on the trail. 4 VP if met, −2 VP if not. When played: { action-gain_2 }.
objective-aux_sf = objective “San Francisco” (auxiliary action)
objective-aux_sf-why = Requires: 1 of your discs on San Francisco. 5 VP if met, −3 VP if not. When played: { action-auxiliary }.
objective-draw_bbh = objective “2 buildings, hazard” (draw 3)
objective-draw_bbh-why = Requires: 2 of your buildings on the trail, 1 hazard tile. 3 VP if met, −2 VP if not. When played: { action-draw_3 }.
objective-draw_sgl = objective “station, green teepee, blue teepee” (draw 3)
objective-draw_sgl-why = Requires: 1 of your discs on a station, 1 green teepee, 1 blue teepee. 3 VP if met, −2 VP if not. When played: { action-draw_3 }.
objective-draw_5h = objective “Texas Longhorn, hazard” (draw 3)
objective-draw_5h-why = Requires: 1 Texas Longhorn, 1 hazard tile. 3 VP if met, −2 VP if not. When played: { action-draw_3 }.
objective-draw_sgg = objective “station, 2 green teepees” (draw 3)
objective-draw_sgg-why = Requires: 1 of your discs on a station, 2 green teepees. 3 VP if met, −2 VP if not. When played: { action-draw_3 }.
objective-draw_333s = objective “3 cattle of value 3, station” (draw 3)
objective-draw_333s-why = Requires: 3 cattle cards of value 3, 1 of your discs on a station. 4 VP if met, −2 VP if not. When played: { action-draw_3 }.
objective-engine_44sg = objective “2 West Highland, station, green teepee” (engine 2)
objective-engine_44sg-why = Requires: 2 West Highland, 1 of your discs on a station, 1 green teepee. 5 VP if met, −3 VP if not. When played: { action-engine_2 }.
objective-engine_345 = objective “cattle of value 3, West Highland, Texas Longhorn” (engine 2)
objective-engine_345-why = Requires: 1 cattle card of value 3, 1 West Highland, 1 Texas Longhorn. 5 VP if met, −3 VP if not. When played: { action-engine_2 }.
objective-engine_bbgg = objective “2 buildings, 2 green teepees” (engine 2)
objective-engine_bbgg-why = Requires: 2 of your buildings on the trail, 2 green teepees. 5 VP if met, −3 VP if not. When played: { action-engine_2 }.
objective-engine_blhh = objective “building, blue teepee, 2 hazards” (engine 3)
objective-engine_blhh-why = Requires: 1 of your buildings on the trail, 1 blue teepee, 2 hazard tiles. 5 VP if met, −3 VP if not. When played: { action-engine_3 }.
objective-engine_sshh = objective “2 stations, 2 hazards” (engine 3)
objective-engine_sshh-why = Requires: 2 of your discs on stations, 2 hazard tiles. 5 VP if met, −3 VP if not. When played: { action-engine_3 }.
objective-move_bbhh = objective “2 buildings, 2 hazards” (free move)
objective-move_bbhh-why = Requires: 2 of your buildings on the trail, 2 hazard tiles. 5 VP if met, −2 VP if not. When played: { action-free_move_3 }.
objective-move_ssll = objective “2 stations, 2 blue teepees” (free move)
objective-move_ssll-why = Requires: 2 of your discs on stations, 2 blue teepees. 5 VP if met, −2 VP if not. When played: { action-free_move_3 }.
objective-move_345 = objective “cattle of value 3, West Highland, Texas Longhorn” (free move)
objective-move_345-why = Requires: 1 cattle card of value 3, 1 West Highland, 1 Texas Longhorn. 5 VP if met, −2 VP if not. When played: { action-free_move_3 }.
objective-move_34hh = objective “cattle of value 3, West Highland, 2 hazards” (free move)
objective-move_34hh-why = Requires: 1 cattle card of value 3, 1 West Highland, 2 hazard tiles. 5 VP if met, −2 VP if not. When played: { action-free_move_3 }.
objective-move_ssbb = objective “2 stations, 2 buildings” (free move)
objective-move_ssbb-why = Requires: 2 of your discs on stations, 2 of your buildings on the trail. 5 VP if met, −2 VP if not. When played: { action-free_move_3 }.
objective-start_34b = starting objective “cattle of value 3, West Highland, building”
objective-start_34b-why = Requires: 1 cattle card of value 3, 1 West Highland, 1 of your buildings on the trail. 3 VP if met, nothing if not.
objective-start_ssg = starting objective “2 stations, green teepee”
objective-start_ssg-why = Requires: 2 of your discs on stations, 1 green teepee. 3 VP if met, nothing if not.
objective-start_bbh = starting objective “2 buildings, hazard”
objective-start_bbh-why = Requires: 2 of your buildings on the trail, 1 hazard tile. 3 VP if met, nothing if not.
objective-start_lhh = starting objective “blue teepee, 2 hazards”
objective-start_lhh-why = Requires: 1 blue teepee, 2 hazard tiles. 3 VP if met, nothing if not.

card-gain_bll = { objective-gain_bll }
    .a = the { objective-gain_bll }
card-gain_bll-why = { objective-gain_bll-why }
card-gain_bgl = { objective-gain_bgl }
    .a = the { objective-gain_bgl }
card-gain_bgl-why = { objective-gain_bgl-why }
card-gain_4hh = { objective-gain_4hh }
    .a = the { objective-gain_4hh }
card-gain_4hh-why = { objective-gain_4hh-why }
card-gain_ssh = { objective-gain_ssh }
    .a = the { objective-gain_ssh }
card-gain_ssh-why = { objective-gain_ssh-why }
card-gain_333b = { objective-gain_333b }
    .a = the { objective-gain_333b }
card-gain_333b-why = { objective-gain_333b-why }
card-aux_sf = { objective-aux_sf }
    .a = the { objective-aux_sf }
card-aux_sf-why = { objective-aux_sf-why }
card-draw_bbh = { objective-draw_bbh }
    .a = the { objective-draw_bbh }
card-draw_bbh-why = { objective-draw_bbh-why }
card-draw_sgl = { objective-draw_sgl }
    .a = the { objective-draw_sgl }
card-draw_sgl-why = { objective-draw_sgl-why }
card-draw_5h = { objective-draw_5h }
    .a = the { objective-draw_5h }
card-draw_5h-why = { objective-draw_5h-why }
card-draw_sgg = { objective-draw_sgg }
    .a = the { objective-draw_sgg }
card-draw_sgg-why = { objective-draw_sgg-why }
card-draw_333s = { objective-draw_333s }
    .a = the { objective-draw_333s }
card-draw_333s-why = { objective-draw_333s-why }
card-engine_44sg = { objective-engine_44sg }
    .a = the { objective-engine_44sg }
card-engine_44sg-why = { objective-engine_44sg-why }
card-engine_345 = { objective-engine_345 }
    .a = the { objective-engine_345 }
card-engine_345-why = { objective-engine_345-why }
card-engine_bbgg = { objective-engine_bbgg }
    .a = the { objective-engine_bbgg }
card-engine_bbgg-why = { objective-engine_bbgg-why }
card-engine_blhh = { objective-engine_blhh }
    .a = the { objective-engine_blhh }
card-engine_blhh-why = { objective-engine_blhh-why }
card-engine_sshh = { objective-engine_sshh }
    .a = the { objective-engine_sshh }
card-engine_sshh-why = { objective-engine_sshh-why }
card-move_bbhh = { objective-move_bbhh }
    .a = the { objective-move_bbhh }
card-move_bbhh-why = { objective-move_bbhh-why }
card-move_ssll = { objective-move_ssll }
    .a = the { objective-move_ssll }
card-move_ssll-why = { objective-move_ssll-why }
card-move_345 = { objective-move_345 }
    .a = the { objective-move_345 }
card-move_345-why = { objective-move_345-why }
card-move_34hh = { objective-move_34hh }
    .a = the { objective-move_34hh }
card-move_34hh-why = { objective-move_34hh-why }
card-move_ssbb = { objective-move_ssbb }
    .a = the { objective-move_ssbb }
card-move_ssbb-why = { objective-move_ssbb-why }

## Offers of the cattle market. `.price` is what they cost.

offer-value3_1 = 1 cattle card of value 3 for 1 cowboy and $6
    .price = 1 cowboy and $6
offer-value3_1-why = 1 cattle card of value 3 (Holstein, Brown Swiss, Ayrshire) for 1 cowboy and $6.
offer-value3_2 = 1 cattle card of value 3 for 2 cowboys and $3
    .price = 2 cowboys and $3
offer-value3_2-why = 1 cattle card of value 3 (Holstein, Brown Swiss, Ayrshire) for 2 cowboys and $3.
offer-value3_3 = 2 cattle cards of value 3 for 3 cowboys and $5
    .price = 3 cowboys and $5, with a second one
offer-value3_3-why = Exactly 2 cattle cards of value 3 (Holstein, Brown Swiss, Ayrshire) for 3 cowboys and $5.
offer-highland_1 = 1 West Highland for 1 cowboy and $12
    .price = 1 cowboy and $12
offer-highland_1-why = 1 West Highland for 1 cowboy and $12.
offer-highland_3 = 1 West Highland for 3 cowboys and $6
    .price = 3 cowboys and $6
offer-highland_3-why = 1 West Highland for 3 cowboys and $6.
offer-highland_5 = 2 West Highland for 5 cowboys and $8
    .price = 5 cowboys and $8, with a second one
offer-highland_5-why = Exactly 2 West Highland for 5 cowboys and $8.
offer-longhorn_2 = 1 Texas Longhorn for 2 cowboys and $12
    .price = 2 cowboys and $12
offer-longhorn_2-why = 1 Texas Longhorn for 2 cowboys and $12.
offer-longhorn_4 = 1 Texas Longhorn for 4 cowboys and $6
    .price = 4 cowboys and $6
offer-longhorn_4-why = 1 Texas Longhorn for 4 cowboys and $6.

## Discs of the player board, by what they unlock

disc-aux_dollar2 = auxiliary action “dollars”, doubled
disc-aux_dollar2-why = White corners. The auxiliary action “gain $1” may be doubled: $2.
disc-aux_draw2 = auxiliary action “draw”, doubled
disc-aux_draw2-why = White corners. The auxiliary action “draw 1 card, then discard 1” may be doubled: 2 and 2.
disc-aux_certificate1 = auxiliary action “certificate”, first disc
disc-aux_certificate1-why = White corners. Unlocks the auxiliary action “{ aux-certificate.single }”; with both its discs gone it may be doubled.
disc-aux_certificate2 = auxiliary action “certificate”, second disc
disc-aux_certificate2-why = White corners. Unlocks the auxiliary action “{ aux-certificate.single }”; with both its discs gone it may be doubled.
disc-aux_engine1 = auxiliary action “engine”, first disc
disc-aux_engine1-why = White corners. Unlocks the auxiliary action “{ aux-engine.single }”; with both its discs gone it may be doubled.
disc-aux_engine2 = auxiliary action “engine”, second disc
disc-aux_engine2-why = White corners. Unlocks the auxiliary action “{ aux-engine.single }”; with both its discs gone it may be doubled.
disc-aux_remove1 = auxiliary action “remove cards”, first disc
disc-aux_remove1-why = White corners. Unlocks the auxiliary action “{ aux-remove.single }”; with both its discs gone it may be doubled.
disc-aux_remove2 = auxiliary action “remove cards”, second disc
disc-aux_remove2-why = White corners. Unlocks the auxiliary action “{ aux-remove.single }”; with both its discs gone it may be doubled.
disc-certificates4 = certificate limit 4
disc-certificates4-why = White corners. You may hold 4 certificates instead of 3.
disc-step_dollars = steps and dollars
disc-step_dollars-why = Black corners. Gain $3 at once; step limit +1 with two players, +2 with more.
disc-step_points = steps and points
disc-step_points-why = Black corners. Step limit +1; 3 VP at the end.
disc-hand1 = hand limit, first disc
disc-hand1-why = Black corners. Pay $5; your hand limit rises by 1.
disc-hand2 = hand limit, second disc
disc-hand2-why = Black corners. Pay $5; your hand limit rises by 1.
disc-certificates6 = certificate limit 6
disc-certificates6-why = Black corners. You may hold 6 certificates, but only with the disc of the limit 4 gone too.

## The railroad: turnouts, stations (`.cost` is what an upgrade costs), station masters

space-turnout1 = the turnout of station 1
space-turnout1-why = { station-station1-why }
space-turnout2 = the turnout of station 2
space-turnout2-why = { station-station2-why }
space-turnout3 = the turnout of station 3
space-turnout3-why = { station-station3-why }
space-turnout4 = the turnout of station 4
space-turnout4-why = { station-station4-why }
space-turnout5 = the turnout of station 5
space-turnout5-why = { station-station5-why }
space-turnout6 = the turnout of station 6
space-turnout6-why = { station-station6-why }
space-turnout7 = the turnout of station 7
space-turnout7-why = { station-station7-why }
space-turnout8 = the turnout of station 8
space-turnout8-why = { station-station8-why }
space-turnout9 = the turnout of station 9
space-turnout9-why = { station-station9-why }

station-station1 = station 1
    .cost = $2
station-station1-why = On the turnout after space 4. Upgrade: $2, 1 VP; white corners. The first to leave a worker here takes its station master.
station-station2 = station 2
    .cost = $2
station-station2-why = On the turnout after space 7. Upgrade: $2, 1 VP; white corners. The first to leave a worker here takes its station master.
station-station3 = station 3
    .cost = $4
station-station3-why = On the turnout after space 10. Upgrade: $4, 2 VP; white corners. The first to leave a worker here takes its station master.
station-station4 = station 4
    .cost = $4
station-station4-why = On the turnout after space 13. Upgrade: $4, 2 VP; white corners. The first to leave a worker here takes its station master.
station-station5 = station 5
    .cost = $6
station-station5-why = On the turnout after space 16. Upgrade: $6, 3 VP; black corners. The first to leave a worker here takes its station master.
station-station6 = station 6
    .cost = $8
station-station6-why = On the turnout after space 21. Upgrade: $8, 5 VP; black corners.
station-station7 = station 7
    .cost = $7
station-station7-why = On the turnout after space 25. Upgrade: $7, 6 VP; black corners.
station-station8 = station 8
    .cost = $6
station-station8-why = On the turnout after space 29. Upgrade: $6, 7 VP; black corners.
station-station9 = station 9
    .cost = $5
station-station9-why = On the turnout after space 33. Upgrade: $5, 8 VP; black corners.
station-station10 = station 10
    .cost = $3
station-station10-why = At the end of the railroad, space 39. Upgrade: $3, 9 VP; black corners.

master-workers = station master “workers”
master-workers-why = Gain $2 at once. At the end 1 VP for each worker on your player board, printed ones included.
master-objectives = station master “objectives”
master-objectives-why = At once remove a hazard for free, or trade. At the end 3 VP for every 2 cards in your objective area.
master-hazards = station master “hazards”
master-hazards-why = 1 permanent certificate. At the end 3 VP for every 2 of your hazard tiles.
master-teepees = station master “teepees”
master-teepees-why = 1 permanent certificate. At the end 3 VP for each pair of a green and a blue teepee.
master-certificates = station master “certificates”
master-certificates-why = 1 permanent certificate. At the end 3 VP for every 2 of your certificates, permanent ones included.

## Cities

city-kansas_city = Kansas City
city-kansas_city-why = Value 0; white corners. Any number of discs: each brings $6 at once and −6 VP at the end.
city-topeka = Topeka
city-topeka-why = Value 1; white corners. With Wichita an objective card at once, −3 VP at the end.
city-wichita = Wichita
city-wichita-why = Value 4; white corners. With Topeka an objective card at once, −3 VP at the end; with Colorado Springs −1 VP at the end.
city-colorado_springs = Colorado Springs
city-colorado_springs-why = Value 6; white corners. With Wichita −1 VP at the end; with Santa Fe an objective card at once.
city-santa_fe = Santa Fe
city-santa_fe-why = Value 8; white corners. With Colorado Springs an objective card at once; with Albuquerque an objective card at once.
city-albuquerque = Albuquerque
city-albuquerque-why = Value 10; black corners. With Santa Fe an objective card at once; with El Paso 6 VP at the end.
city-el_paso = El Paso
city-el_paso-why = Value 12; black corners. With Albuquerque 6 VP at the end; with San Diego 8 VP at the end.
city-san_diego = San Diego
city-san_diego-why = Value 14; white corners. With El Paso 8 VP at the end; with Sacramento 4 VP at the end.
city-sacramento = Sacramento
city-sacramento-why = Value 16; black corners. 6 VP. With San Diego 4 VP at the end.
city-san_francisco = San Francisco
city-san_francisco-why = Value 18; black corners. Any number of discs, 9 VP each.

## Where points come from

source-dollars = dollars
source-dollars-why = 1 VP for every full $5.
source-buildings = buildings
source-buildings-why = The VP printed on your buildings on the trail.
source-cities = cities
source-cities-why = Discs on Kansas City −6 VP each, Sacramento 6, San Francisco 9 each; and the arrows with your discs at both ends.
source-stations = stations
source-stations-why = The VP of the stations with a disc of yours.
source-hazards = hazards
source-hazards-why = The VP printed on your hazard tiles.
source-cattle = cattle
source-cattle-why = The VP printed on the cattle cards of your whole deck.
source-objectives = objectives
source-objectives-why = Objective cards: their VP if met, their penalty if not. Items are assigned and unplayed cards added in the best way for you.
source-station_masters = station masters
source-station_masters-why = The VP of the station masters you have taken.
source-workers = workers
source-workers-why = 4 VP for each worker in column 5 or 6.
source-steps = step disc
source-steps-why = 3 VP if the disc for steps and points is gone.
source-token = job market token
source-token-why = 2 VP for the player with the job market token.

tie = Equal points: the victory is shared (GWT-19.12).

side-a = side a
side-b = side b

## What lies on the table and in front of a player

label-current = turn of
label-trail = trail
label-tile = tile
label-building = building
label-owner = owner
label-tolls = tolls
label-green = green hand
label-black = black hand
label-jobs = job market
label-wages = wages
label-token = row of the job market token
label-foresight = foresight
label-piles = Kansas City supply
label-market = cattle market
label-market_size = size of the cattle market
label-cattle_left = cattle cards in the stack
label-display = objective display
label-objectives_left = objective cards in the stack
label-masters = station masters
label-master = station master
label-worker = worker
label-buildings = private buildings in play
label-holder = holder of the job market token
label-left = last turns remaining
label-players = players
label-reach = within reach
label-steps = steps
label-toll = toll
label-money = dollars
label-place = cattleman
label-engine = engine
label-certificates = certificates
label-certificate_limit = certificate limit
label-permanent = permanent certificates
label-step_limit = step limit
label-hand_limit = hand limit
label-discs = discs on the player board
label-workers = workers
label-titles = station masters taken
label-tiles = tiles won
label-unbuilt = buildings not yet built
label-stations = stations
label-cities = cities
label-transport = transport cost
label-area = objective area
label-hand = hand
label-stack = draw pile
label-discarded = cards in the discard pile
label-discard = discard pile
label-deck = whole deck
label-points = VP
label-score = total
label-seat = seat
label-value = value of the hand

vp = { $amount } VP

## Kinds of words, for messages about wrong ones

noun-spot = spot
noun-action = action
noun-aux = auxiliary action
noun-building = building
noun-worker = worker
noun-tile = tile
noun-breed = breed
noun-card = card
noun-objective = objective card
noun-task = task
noun-offer = offer of the cattle market
noun-disc = disc
noun-space = railroad space
noun-station = station
noun-master = station master
noun-city = city
noun-source = source of points
noun-side = side of a building
noun-row = row of the job market
noun-cards = number of cards
noun-certificates = number of certificates

## Answers

verb-begin = Begin at { $spot }
verb-move = Move to { $spot }
verb-via = By way of { $spot }
verb-play = Play the { $objective }
verb-use = { $action_do }
verb-auxiliary = Auxiliary action: { $aux_single }
verb-double = Double auxiliary action: { $aux_double }
verb-copy = Copy the building at { $spot }
verb-done = Done
verb-skip = Decline
verb-discard = Discard { $card_a }
verb-remove = Remove { $card_a } from the game
verb-draw = { $amount ->
    [one] Draw { $amount } card
   *[other] Draw { $amount } cards
    }
verb-hire = Hire { $worker_a } from row { $row }
verb-build = Build { $building }
verb-site = Build at { $spot }
verb-buy = Buy { $card_a } for { $offer_price }
verb-add = Take { $card_a } as well
verb-turn_up = Turn up 2 market cards (1 cowboy)
verb-take = Take the { $objective }
verb-take_unseen = Take the top objective card unseen
verb-engine = { $space ->
    [0] Engine back to the start
    [39] Engine to the end, space 39
    [one] Engine to space { $space }
    [other] Engine to space { $space }
   *[turnout] Engine to { $space }
    }
verb-trade = Trade at { $spot } ({ $spot_worth })
verb-clear = Remove the hazard at { $spot }
verb-upgrade = Upgrade { $station } for { $station_cost }
verb-disc = Take the disc: { $disc }
verb-lift = Take the disc back from { $station }
verb-appoint = Leave { $worker_a } at the station
verb-foresee = Choose { $tile_a }
verb-spend = { $amount ->
    [0] Spend no certificates
    [one] Spend { $amount } certificate
   *[other] Spend { $amount } certificates
    }
verb-deliver = Deliver to { $city }

## Questions

ask-begin = Where does your cattle drive begin? Any neutral building will do.
ask-move = Where do you drive your herd? You may first play objective cards.
ask-drive = { $steps ->
    [1] Where does your cattleman move on to, { $steps } step ahead?
   *[other] Where does your cattleman move on to, up to { $steps } steps ahead?
    }
ask-free_move = Free move: where do you go, up to { $steps } steps and without tolls?
ask-way = { $steps ->
    [one] Which way do you take to { $spot }? You have { $steps } step left.
   *[other] Which way do you take to { $spot }? You have { $steps } steps left.
    }
ask-visit = You are at { $spot }: what do you do?
ask-offered = Do you use the immediate action “{ $action }”?
ask-discard_for = { $left ->
    [2] First card of the pair: which do you discard? Action: “{ $action }”.
   *[other] Which card do you discard? Action: “{ $action }”.
    }
ask-discard_drawn = { $left ->
    [one] Which card do you discard?
   *[other] Which cards do you discard? { $left } to go.
    }
ask-remove_cards = { $left ->
    [one] Which card do you remove from the game? At most { $left }.
   *[other] Which cards do you remove from the game? At most { $left }.
    }
ask-draw_cards = { $most ->
    [one] Do you draw { $most } card? You then discard as many.
   *[other] How many cards do you draw, up to { $most }? You then discard as many.
    }
ask-auxiliary = Which auxiliary action do you take, single or double?
ask-hire = { $modifier ->
    [0] Whom do you hire, at the wage of the row?
    [2] Whom do you hire, for $2 more than the wage of the row?
    [-1] Whom do you hire, for $1 less than the wage of the row?
   *[other] Whom do you hire, for $2 less than the wage of the row?
    }
ask-build = Which building do you build, at ${ $each } per craftsman?
ask-site = Where do you build { $building }, at ${ $each } per craftsman? If it replaces one of your buildings, only the difference counts.
ask-buy = { $cowboys ->
    [0] All your cowboys have been used.
    [one] Which cattle do you buy? You have { $cowboys } cowboy to use.
   *[other] Which cattle do you buy? You have { $cowboys } cowboys to use.
    }
ask-buy_second = Which card do you take as the second one? Offer: { $offer }.
ask-objective = { $to_hand ->
    [0] Which objective card do you take? It goes to your discard pile.
   *[other] Which objective card do you take into your hand?
    }
ask-trade = Which teepee do you trade for?
ask-hazard = { $cost ->
    [0] Which hazard do you remove for free?
   *[other] Which hazard do you remove for ${ $cost }?
    }
ask-hazard_or_trade = Which hazard do you remove for free, or which teepee do you trade for?
ask-engine = { $steps ->
    [one] Where does your engine go, { $steps } space forward?
   *[other] Where does your engine go, up to { $steps } spaces forward?
    }
ask-engine_back = { $steps ->
    [one] Where does your engine go, exactly { $steps } space back?
   *[other] Where does your engine go, exactly { $steps } spaces back?
    }
ask-engine_home = End of the railroad: to which space does your engine go back, for $3?
ask-special_delivery = Special delivery: where does your engine go back to? Each numbered space moved counts 1 towards the value of a city.
ask-upgrade = Do you upgrade { $station } for { $station_cost }?
ask-upgrade_behind = Which station behind your engine do you upgrade?
ask-station_master = Which hired worker do you leave at { $station } to take its station master, if any?
ask-city_disc = { $transport ->
    [0] Which disc do you put on { $city }?
   *[other] Which disc do you put on { $city }? Transport will cost ${ $transport }.
    }
ask-station_disc = Which disc do you put on { $station }?
ask-foresight = Kansas City, step { $column }: which tile of column { $column } comes onto the board?
ask-income = Kansas City, step 4: your hand is worth ${ $value }. How many certificates do you add, $1 each?
ask-deliver = { $special ->
    [0] Kansas City, step 5: to which city do you deliver, of value { $value } at most?
   *[other] Special delivery: to which city do you deliver, of value { $value } at most?
    }

## Events. `got_card` is told to one player only.

event-first = { $seat } is the starting player.
event-stands = At { $spot }: { $building }.
event-lies_open = In play for everybody: { $building }.
event-waits = The { $master } waits at { $station }.
event-dealt = { $seat } is dealt the { $objective }.
event-laid = New at { $spot }: { $tile_a }.
event-out_of_work = New in row { $row } of the job market: { $worker_a }.
event-tile_gone = No free spot is left: { $tile_a } leaves the game.
event-foresight = New in the foresight: { $tile_a }.
event-on_sale = New in the cattle market: { $card_a }.
event-on_display = New in the display: { $objective }.
event-turn = { $seat } takes a turn.
event-began = { $seat } begins the drive at { $spot }.
event-moved = { $spot_key ->
    [kansas_city] { $seat } drives the herd into Kansas City.
   *[other] { $seat } drives the herd to { $spot }.
    }
event-toll = { $seat } pays a toll of ${ $amount } at { $spot }.
event-toll_to = { $seat } pays { $owner } a toll of ${ $amount } at { $spot }.
event-played = { $seat } plays the { $objective }.
event-used = { $seat } uses the action “{ $action }”.
event-helped = { $amount ->
    [1] { $seat } takes an auxiliary action: { $aux_single }.
   *[other] { $seat } takes a double auxiliary action: { $aux_double }.
    }
event-copied = { $seat } copies { $building } at { $spot }.
event-discarded = { $seat } discards { $card_a }.
event-removed = { $seat } removes { $card_a } from the game.
event-drew = { $seat } draws { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
    }.
event-got_card = { $seat } gets { $card_a }.
event-shuffled = { $seat } shuffles the discard pile into a new draw pile.
event-gained = { $seat } gains ${ $amount }.
event-paid = { $seat } pays ${ $amount }.
event-certified = { $seat } now has { $amount ->
    [one] { $amount } certificate
   *[other] { $amount } certificates
    }.
event-hired = { $seat } hires { $worker_a } for ${ $amount }.
event-built = { $seat } builds { $building } at { $spot } for ${ $amount }.
event-replaced = { $seat } tears down { $building }.
event-bought = { $seat } buys { $card_a }.
event-took_card = { $seat } takes the { $objective }.
event-took_to_hand = { $seat } takes the { $objective } into hand.
event-engine_went = { $space ->
    [0] { $seat } moves the engine to the start.
    [39] { $seat } moves the engine to the end, space 39.
    [one] { $seat } moves the engine to space { $space }.
    [other] { $seat } moves the engine to space { $space }.
   *[turnout] { $seat } moves the engine to { $space }.
    }
event-upgraded = { $seat } upgrades { $station }.
event-disc_came = { $seat } takes a disc from the player board: { $disc }.
event-lifted = { $seat } takes the disc back from { $station }.
event-appointed = { $seat } leaves { $worker_a } behind and takes the { $master }.
event-traded = { $seat } trades and takes { $tile_a }.
event-cleared = { $seat } clears { $tile_a } off the trail.
event-showed = { $amount ->
    [1] { $seat } shows { $card_a }.
   *[other] { $seat } shows { $amount } × { $card }.
    }
event-spent = { $seat } spends { $amount ->
    [one] { $amount } certificate
   *[other] { $amount } certificates
    }.
event-earned = { $seat } earns ${ $amount } with the herd.
event-delivered = { $seat } ships the herd to { $city }.
event-not_delivered = { $seat } has no disc left for a delivery.
event-transport = { $seat } pays ${ $amount } for transport.
event-token_went = The job market token moves down to row { $row }.
event-last_round = { $seat } fills the job market and takes the token. Everybody else has one more turn.
event-counted = { $seat } scores { $amount } VP ({ $source }).

## Options: label, explanation, values

option-setup = Setup
option-setup-why = How the buildings are laid out: in fixed order for the first games, or at random.
option-setup-beginner = beginner setup
option-setup-standard = standard setup
option-neutral = Neutral buildings
option-neutral-why = Which neutral building stands on which of the spots A to G; you may also give seven letters in the order of the spots, such as CABDGFE.
option-neutral-in_order = each on its own letter
option-neutral-random = at random
option-sides = Sides of the private buildings
option-sides-why = Which side of each private building everybody plays; you may also give ten letters for the buildings 1 to 10, such as abbabaabba.
option-sides-all_a = all on side a
option-sides-random = at random

## Errors

error-neutral-letters = The order of the neutral buildings is the letters A to G, each once, not “{ $given }”.
error-building-sides = The sides of the private buildings are ten letters, each a or b, not “{ $given }”.
error-scene-certificates = “{ $field }” is { $given }; no place on the certificate track has this value.
error-scene-spot-taken = “{ $field }” cannot be { $given }: something else already lies on this spot.
error-scene-spot-tile = “{ $field }” is { $given }, which cannot lie there.
error-scene-foresight = “{ $field }” is { $given }, which is not in the pile of this column.
error-scene-building-spot = “{ $field }” is { $given }; a building spot takes a private building with its owner, as in [0, "1a"], and no other spot does.
error-scene-building-side = “{ $field }” is { $given }, but the side in play is { $wanted }.
error-scene-building-twice = “{ $field }” is { $given }, which the player at seat { NUMBER($owner, useGrouping: 0) } has already built or lost.
error-scene-known = “{ $field }” has { $given } of { $card }, but the hand has { $most }.
error-scene-dealt = “{ $field }” has { $given } starting objectives; a player is dealt one.
error-scene-given = “{ $field }” and “{ $master }” contradict each other: a worker lies at a station exactly when its master has been taken.
error-scene-jobs = “{ $field }” must be free: workers fill row after row up to the token, which is in row { $row }, with one place for each player.
error-scene-filled = “{ $field }” is { $given }, but the number of workers in the token’s row is { $most }, and the last place is the token’s own.
error-scene-holder = “{ $field }”: somebody has the job market token exactly when it has left the last row; “token” is then { $last }, and here it is { $token }.
error-scene-off-trail = “{ $field }” is { $given }, which lies beside the trail; no cattleman ever stands there.
error-scene-in-city = “{ $field }” is { $given }, but at this step the cattleman of this player cannot be there.
error-scene-engine-taken = “{ $field }” is { $given }, where another engine stands; only the start has room for several.
error-scene-engine-end = “{ $field }” is { $given }, the end of the track, from where the engine goes back at once.
error-scene-step-current = “{ $given }” in “{ $field }” is a step of another player than the one whose turn it is, seat { NUMBER($current, useGrouping: 0) }.
error-scene-step-stands = “{ $given }” in “{ $field }”: the cattleman of this player is elsewhere.
error-scene-step-way = “{ $given }” in “{ $field }”: this target cannot be reached in so many steps.
error-scene-step-used = “{ $given }” in “{ $field }”: an auxiliary action and local actions are never used in the same visit.
error-scene-step-copies = “{ $given }” in “{ $field }”: these buildings cannot have been copied one by another.
error-scene-step-action = “{ $given }” in “{ $field }” is not asked for this action.
error-scene-step-printed = “{ $given }” in “{ $field }”: nothing in the game shows this number.
error-scene-step-too-few = “{ $given }” in “{ $field }” does not fit the number of cards that the player can choose.
error-scene-step-value = “{ $given }” in “{ $field }”: the hand of this player has another value.
error-scene-step-money = “{ $given }” in “{ $field }”: the player has too little money for it.
error-scene-step-transport = “{ $given }” in “{ $field }”: the transport to this city has another cost.
error-scene-step-disc = “{ $given }” in “{ $field }” does not fit the discs of this player.
error-scene-step-engine = “{ $given }” in “{ $field }”: the engine of this player is not there.
error-scene-step-master = “{ $given }” in “{ $field }”: no station master is at this station.
error-scene-step-foresight = “{ $given }” in “{ $field }”: nothing can be chosen in this column.
error-scene-step-building = “{ $given }” in “{ $field }”: the player has no such building to build.
error-scene-step-cowboys = “{ $given }” in “{ $field }”: the player does not have so many cowboys.
error-scene-step-offer = “{ $given }” in “{ $field }”: this offer is for one card only.

## Why something is not possible

why-later_move = Your cattleman moves at the beginning of your turn.
why-later_use = Local actions are used when your cattleman has reached the building.
why-later_auxiliary = Auxiliary actions are taken where your cattleman has stopped.
why-later_play = Objective cards are played before you move, or before and after an action.
why-later_discard = Cattle cards are discarded when an action asks for them.
why-later_hire = Workers are hired by an action, as at neutral building A.
why-later_build = Buildings are built by an action, as at neutral building B.
why-later_buy = Cattle is bought by an action, as at neutral building E.
why-later_turn_up = Cards are added to the cattle market while you are buying cattle.
why-later_take = Objective cards are taken by an action or a delivery.
why-later_take_unseen = Objective cards are taken by an action or a delivery.
why-later_engine = Engines move when an action says so.
why-later_upgrade = Stations are upgraded when your engine stops there.
why-later_appoint = A worker becomes station master right after a station has been upgraded.
why-later_disc = Discs are taken off when you deliver or upgrade a station.
why-later_foresee = Foresight tiles are chosen in Kansas City, one column after the other.
why-later_spend = Certificates are spent at the income in Kansas City.
why-later_deliver = Herds are delivered from Kansas City, after the three tiles and the income.
why-compulsory = This is compulsory now: you have to choose.
why-other_action = Now it is about something else: { $action }.
why-other_station = Your engine has stopped at another station: { $station }.
why-auxiliary_used = You have taken an auxiliary action on this visit, so nothing else is left here.
why-local_used = You have used an action of this place, which rules out the auxiliary action.
why-not_yours_to_use = Here you may only take one auxiliary action: local actions need a neutral building or your own.
why-not_offered = The building here does not offer that.
why-used_up = You have used that on this visit.
why-no_copier = You can use only the building where your cattleman is; only building 8b copies another one.
why-not_linked = Only a building directly next to it along the trail can be copied.
why-no_building = There is no building there.
why-copied_already = That building is part of this copy already.
why-not_neutral = You begin on a neutral building.
why-off_the_trail = That trade spot lies off the trail; nobody can go there.
why-stands_here = Your cattleman is there already, and you have to move on.
why-no_location = Without a tile nobody can stop there.
why-no_way_there = The arrows do not lead there: you never go back.
why-not_into_the_city = The free move does not go into Kansas City.
why-too_far = It is too far: it takes at least { $need } steps, and you have { $have }.
why-not_next = It is not the next location on your way.
why-leads_astray = From there your steps would not take you to your goal: { $spot }.
why-not_in_hand = That card is not in your hand: { $card }.
why-objective_not_in_hand = This objective card is not in your hand: { $objective }.
why-no_objective_in_hand = You have no objective card in your hand.
why-no_cattle_in_hand = You have no cattle card in your hand.
why-wants_cattle = It has to be a cattle card.
why-wants_objective = It has to be an objective card.
why-no_pair = You need two cards of the same breed.
why-no_effect = It would bring you nothing now.
why-nobody_to_hire = There is nobody whom you could hire and pay.
why-nothing_to_build = Your craftsmen and your money are not enough for any of your buildings.
why-at_certificate_limit = Your certificates are at their limit: { $most }.
why-no_cards_left = There is no objective card left to take.
why-no_teepee_to_trade = There is no teepee for which you could trade.
why-nothing_on_sale = There is nothing in the cattle market that you could buy or turn up.
why-no_hazard = There is no hazard on the trail.
why-no_station_behind = There is no station behind your engine that you could upgrade.
why-locked = A disc still covers this auxiliary action.
why-locked_twice = For the double both discs of this auxiliary action must be gone.
why-draw_piles_empty = You have no card left to draw.
why-too_few = It must be at least { $least }.
why-too_many = It can be { $most } at most.
why-row_closed = Nobody can be hired from this row yet: only from the rows above the token.
why-not_in_row = No such worker is waiting in this row: { $worker }.
why-row_full = Your row for this kind is full: { $worker }.
why-not_your_building = This is not one of your buildings in this game.
why-built_already = You have built this building already.
why-no_building_spot = Private buildings go only on building spots.
why-owned_by = There is already a building there, owned by { $seat }.
why-not_more_craftsmen = A building replaces one of yours only if it needs more craftsmen.
why-too_few_craftsmen = You need { $need } craftsmen and have { $have }.
why-other_offer = That is not what is bought here.
why-not_on_sale = No such card is in the cattle market.
why-too_few_on_sale = The cattle market lacks the { $need } cards for that.
why-too_few_cowboys = You need { $need ->
    [one] { $need } unused cowboy
   *[other] { $need } unused cowboys
    } and have { $have }.
why-stack_empty = The stack is empty.
why-no_teepee_there = There is no teepee there.
why-no_hazard_there = There is no hazard there.
why-not_on_display = This card is not on display.
why-not_ahead = Your engine now moves forward.
why-not_behind = It must lie behind your engine.
why-engine_there = The engine of { $seat } stands there.
why-engine_too_far = It is too far: your engine may move { $most ->
    [one] { $most } space
   *[other] { $most } spaces
    }.
why-not_exactly = Your engine has to go back exactly { $exactly ->
    [one] { $exactly } space
   *[other] { $exactly } spaces
    }.
why-cannot_go_back = Your engine cannot go back { $exactly ->
    [one] { $exactly } space
   *[other] { $exactly } spaces
    }.
why-only_printed = Only a hired worker can become station master, not the printed one: { $worker }.
why-not_in_column = This tile is not in the foresight column from which you choose now.
why-no_more_workers = Once the end has been triggered, workers cannot be chosen any more.
why-city_too_dear = Your herd is worth { $have }, and this city takes { $need }.
why-disc_there = You have a disc there already.
why-no_disc_there = You have no disc there that you could take.
why-disc_gone = There is no disc left on this place.
why-white_first = While you have discs on white places, only those may go where the corners are white.
why-twin_first = First take the other disc that unlocks the same.
why-board_first = Discs are taken from stations only when none on your board can be used.
why-no_disc = You have no disc that you could put there.
why-too_expensive = You need ${ $need } and have ${ $have }.

# What may be planned before one is asked

plan-no_upgrades = Upgrade no station where your engine stops
plan-no_upgrades-until = Until you cancel it.
plan-no_masters = Leave every station master where it is
plan-no_masters-until = Until you cancel it.
plan-move = Drive your herd
plan-move-until = Once, on your next turn.
