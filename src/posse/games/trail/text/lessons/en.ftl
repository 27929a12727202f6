### Lessons of Great Western Trail. `lesson-ID` is a title, `lesson-ID-2` the second step, `-then` how it ends, the others replies.

lesson-hand = A good hand
lesson-hand-1 = You drive cattle to Kansas City, and there only different breeds count. Your hand has a twin, so it is worth just { $value }. Draw a card, then discard one of the Dutch Belts.
lesson-hand-1-twin = That one would count. The second Dutch Belt does not: discard that.
lesson-hand-1-jersey = A Jersey counts little, but it counts. The second Dutch Belt counts nothing: discard that.
lesson-hand-1-done = Do not go yet, your hand can be better. Draw a card.
lesson-hand-1-then = From { $before } to { $value }: every breed once, no twins. That is the art of this game, all the way to Kansas City.
lesson-hand-2 = Again a twin, worth { $value } with or without it. This building pays for a Dutch Belt: sell it.
lesson-hand-2-aux = That would change the hand, too. But here somebody even pays for your spare Dutch Belt: sell it.
lesson-hand-2-build = Building comes later. First turn the spare Dutch Belt into money.
lesson-hand-2-done = You would leave money on the table. Sell the Dutch Belt.
lesson-hand-2-then = ${ $gain } earned, and the hand is still worth { $value }. At the end of your turn you draw up again, with luck something new.
lesson-hand-3 = You drew a card and must discard one. The hand would be worth { $value }. Which one can you spare?
lesson-hand-3-twin = Yes: the second Jersey counted nothing. Still { $value }.
lesson-hand-3-else = Hm, now it is worth { $value }: that was the only one of its breed, and the Jerseys are still twins. It may come back, once your deck is shuffled.

lesson-moving = On the trail
lesson-moving-1 = Your cattleman goes from tile to tile, at most { $limit } steps. Bare spots do not count. Go as far as the lit building.
lesson-moving-1-near = You may stop earlier, nobody hurries you. But try how far { $limit } steps take you.
lesson-moving-1-other = Just as far, on the other branch of the trail. Take the lit one this time.
lesson-moving-1-then = { $steps } steps, past buildings you did not stop at. Rush, and you reach Kansas City sooner; stroll, and you use more buildings.
lesson-moving-2 = Two ways lead to the next building: past the house of a rival, or through the floods. Both show a hand, and a hand wants money. Go there by the cheaper way, past the house.
lesson-moving-2-stop = You would stop there, and others' tiles have little to offer. Go on to the building.
lesson-moving-2-far = Further is fine, but here look at the tolls first. Go to the lit building.
lesson-moving-2-flood = Two floods, two tolls. The house is cheaper.
lesson-moving-2-then = ${ $paid } for passing, straight to the owner. Your own buildings never ask you for money: a reason to build where the others must pass.
lesson-moving-3 = Ahead: your own building in the woods, a rival's to the south, and teepees with their hands. You have ${ $money }. Where to?
lesson-moving-3-own = Your own house: free to enter, and all its actions are yours.
lesson-moving-3-ways = More than one way leads there, so you would be asked which. Past your own house it costs nothing.
lesson-moving-3-stop = You stop on a tile with a hand: ${ $paid } gone, and all you may do there is a little auxiliary action.
lesson-moving-3-else = ${ $paid } in tolls, ${ $money } left. What you pay to pass, you can earn back with what waits there.

lesson-neutral = Neutral buildings
lesson-neutral-1 = Everybody may use the neutral buildings. This one buys a pair of the same breed. Two Dutch Belts: just what you have. Discard the pair.
lesson-neutral-1-aux = An auxiliary action is what you do when a building has nothing for you. This one has: discard the pair.
lesson-neutral-1-done = The building has money for you. Discard the pair first.
lesson-neutral-2 = ${ $gain } for the pair. A building offers all its actions, each once, in any order. Now you have ${ $money }: use the second one, and clear a hazard from the trail.
lesson-neutral-2-done = You have the money for it now. Clear the hazard, it is worth points.
lesson-neutral-2-then = Both actions used. The hazard is yours now, { $hazards } points at the end, and nobody pays a toll there any more.
lesson-neutral-3 = Another one: a certificate or an objective card, one of the two, and besides your engine may move. Begin with whatever you like.
lesson-neutral-3-certificate = A certificate: it makes a hand worth one more in Kansas City, whenever you need it. The engine may still move.
lesson-neutral-3-objective = Now you would choose a card with tasks. Points if you meet them, a penalty if you play it and do not.
lesson-neutral-3-engine = Choo-choo. The certificate or the card is still open: order does not matter.
lesson-neutral-3-aux = Little help instead of the building's own actions: those are closed for this visit now.
lesson-neutral-3-done = Allowed, but a wasted stop. There is always something worth doing.

lesson-building = Your own buildings
lesson-building-1 = This building lets you build. You have { $craftsmen } craftsmen and ${ $money }; each craftsman that a plan demands costs two dollars. Choose the lit plan.
lesson-building-1-other = A fine plan, but take the lit one this time: we have a Guernsey for it.
lesson-building-1-sell = Money is always welcome. But you have enough to build now.
lesson-building-1-aux = Then no building today. Build first.
lesson-building-1-done = Stay a moment and build.
lesson-building-2 = Where? Anywhere that is free. Best where you soon come by: put it on a lit lot, right ahead of you.
lesson-building-2-past = Behind you: you would come by only after Kansas City. Put it ahead of you.
lesson-building-2-far = A place for later. This time take a lot right ahead of you, so that you can use it next turn.
lesson-building-2-then = It stands, and counts { $points ->
        [one] one point
       *[other] { $points } points
    } already. Only you use its actions; for the others it is one more step.
lesson-building-3 = A turn later you stop there. Your own building offers you all its actions. It pays well for a Guernsey: sell it.
lesson-building-3-buy = Cattle come later, money first. Sell the Guernsey.
lesson-building-3-aux = Your own building has better things to offer. Sell the Guernsey.
lesson-building-3-done = You built it, so use it. Sell the Guernsey.
lesson-building-3-then = ${ $gain } for one cow: more than any neutral building would have paid.
lesson-building-4 = You may build again, with ${ $money }. A new one, or a greater one that replaces yours, for which only the difference counts. Which?
lesson-building-4-strong = A strong one: it sends your cattleman on at once, and asks the others for a toll.
lesson-building-4-else = So it is { $building }. Now choose the lot; on that of your old building it takes its place and costs less.

lesson-hiring = Help wanted
lesson-hiring-1 = Three kinds of workers: cowboys buy cattle, craftsmen build, engineers drive. In the first row they cost ${ $wage }. Hire a cowboy.
lesson-hiring-1-other = Useful people, too. But for this lesson take the cowboy of the first row.
lesson-hiring-1-aux = Then you hire nobody. Hire a cowboy.
lesson-hiring-1-done = First hire somebody.
lesson-hiring-2 = ${ $paid } paid, and you have { $cowboys } cowboys. This building hires twice, the second time two dollars dearer. Sell the Guernsey, then choose that second hiring.
lesson-hiring-2-done = You can afford one more. Use the second hiring.
lesson-hiring-3 = Now you have ${ $money }. Whom do you hire?
lesson-hiring-3-cowboy = A third cowboy: soon you buy the best cattle for a song. Herds win games.
lesson-hiring-3-craftsman = With two craftsmen bigger plans come within reach. Builders own the trail in the end.
lesson-hiring-3-engineer = Your engine speeds up. And the free place shows a small bonus: whoever covers it may use it at once.

lesson-market = The cattle market
lesson-market-1 = Your herd is poor; the market has better breeds. First sell the Black Angus here, then buy cattle. You have { $cowboys } cowboys for it.
lesson-market-1-aux = The market is right here. Sell the Black Angus, then buy.
lesson-market-1-done = No cattle today? Sell the Black Angus, then buy.
lesson-market-2 = ${ $money } now. One cowboy alone pays a lot; two together get the same card much cheaper. Buy the Ayrshire with both.
lesson-market-2-dear = That is the price for one cowboy. You have two: use both, and pay half.
lesson-market-2-other = Same value, fewer points at the end. The Ayrshire is the best of them.
lesson-market-2-draw = More to choose from, but one cowboy less to buy with. Buy the Ayrshire with both.
lesson-market-2-then = ${ $paid } for a fine cow, and { $points } points at the end. It lies on your discard pile and comes into your hand later.
lesson-market-3 = Three cowboys, ${ $money }, and a market with everything: three-value cattle, a West Highland, a Texas Longhorn. Your choice.
lesson-market-3-draw = Two new cards, and two cowboys left to buy with. Sometimes the right breed is worth it.
lesson-market-3-best = A Texas Longhorn: the greatest value there is. ${ $money } left.
lesson-market-3-two = Two cards at a bargain: now choose the second one. Two different breeds help your hand most.
lesson-market-3-else = { $card } joins your herd, ${ $money } left. A new breed is worth more than a second of the same.

lesson-hazards = Hazards and teepees
lesson-hazards-1 = Rocks on the trail, and everybody pays to pass. Here you can clear one away and keep it for points. Clear the rockfall, it is worth more.
lesson-hazards-1-flood = The flood is worth less. Clear the rockfall.
lesson-hazards-1-aux = You have the money for more than that. Clear the rockfall.
lesson-hazards-1-done = Somebody else would get those points. Clear the rockfall.
lesson-hazards-1-then = ${ $paid } for { $points } points, and the way is free, for everybody, alas.
lesson-hazards-2 = Teepees stand beside numbers: below zero you pay to trade, above you are paid. Trade where you gain.
lesson-hazards-2-dear = There you would pay. Trade at the lit spot, where you gain.
lesson-hazards-2-engine = The engine later. Trade first.
lesson-hazards-2-aux = Trade first: it is one of this building's own actions.
lesson-hazards-2-other = That is the second action of this building. First trade.
lesson-hazards-2-done = Trade first.
lesson-hazards-2-then = ${ $gain } gained and a teepee for you. Green and blue ones: objectives ask for both.
lesson-hazards-3 = You own a green one and have ${ $money }. A green or a blue one you pay for, or a blue one that pays you?
lesson-hazards-3-gain = Money and a pair: a green and a blue one. Some buildings and station masters pay well for pairs.
lesson-hazards-3-pay = ${ $paid } spent. Dear, but perhaps the very colour you need. The deeper below zero, the sooner nobody else wants it.

lesson-auxiliary = Small help
lesson-auxiliary-1 = You stand on a hazard. Nothing to do here, except one small auxiliary action, which you have nearly anywhere. Take the dollar.
lesson-auxiliary-1-draw = Good, too: a card for a card. But take the dollar here.
lesson-auxiliary-1-done = Never go empty-handed. Take the dollar.
lesson-auxiliary-1-then = ${ $gain }. Small, but at every dull stop on the trail.
lesson-auxiliary-2 = A disc of yours has left its place beside the dollar, for a city. Since then you may do it twice at once, where a building offers it. Use that here, doubled.
lesson-auxiliary-2-single = That is the small one, instead of this building's actions. Use the building's own: it may be doubled.
lesson-auxiliary-2-engine = The engine can still move afterwards. First the doubled dollars.
lesson-auxiliary-2-done = Do not go yet. Take the doubled dollars.
lesson-auxiliary-2-then = ${ $gain } at once. Every disc that leaves your board makes you a little better at something.
lesson-auxiliary-3 = On a hazard again, and you have freed another action: step back with the engine for a certificate. You have ${ $money }. Choose.
lesson-auxiliary-3-dollar = The safe one: ${ $money } now.
lesson-auxiliary-3-draw = One card drawn, one to be discarded: a chance for a better hand.
lesson-auxiliary-3-certificate = A dollar and a step back with the engine, for a certificate. Worth it if your hand lacks just one in Kansas City.
lesson-auxiliary-3-done = Nothing? Even a dollar is better than nothing.

lesson-kansas = Kansas City
lesson-kansas-1 = You have arrived! First new tiles come onto the board, one from each column, and you choose. Put the flood out there, where others pass.
lesson-kansas-1-teepee = The teepee would bring somebody points. Be mean: the flood.
lesson-kansas-2 = Now workers for the job market, one from each of the next columns. You want a cowboy next time; then take whatever you like.
lesson-kansas-2-other = A good worker, but you want a cowboy. Choose that.
lesson-kansas-3 = Your hand is shown: worth { $hand }. You have { $certificates } certificates, and each spent one adds one. Spend one, and a better city comes within reach.
lesson-kansas-3-none = Fine, and you keep them all. But one more opens the next city: spend one.
lesson-kansas-3-much = The second one brings a dollar, but no further city. Save it: spend one.
lesson-kansas-4 = ${ $gain } earned, as much as the hand is worth. With { $value } you may now deliver to any city up to that. Choose one.
lesson-kansas-4-best = As far as you could: { $city }. Each city takes you only once, so far ones first is no bad plan. Now a disc of your board would go there.
lesson-kansas-4-kansas = Money now, but minus points at the end. Only for those in deep trouble.
lesson-kansas-4-else = { $city }: nearer than need be. Each city takes you only once, and the near ones are easy to reach any time.

lesson-cities = Cities and discs
lesson-cities-1 = Your hand was worth { $value }. The train goes as far as that; what lies beyond your engine costs a dollar for each cross. Colorado Springs costs ${ $cost }. Deliver there.
lesson-cities-1-kansas = Six dollars now and six points less at the end. You can do better.
lesson-cities-1-near = You would waste a good hand. Deliver as far as you can: Colorado Springs.
lesson-cities-2 = A delivery puts one of your discs on the city, and its old place unlocks something for good. You can hold { $limit } certificates; take the disc that allows more.
lesson-cities-2-aux = That frees an auxiliary action, good too. Here take the one for more certificates.
lesson-cities-2-then = Now you can hold { $limit }. Transport paid, ${ $money } left. Then back to the start of the trail with a new hand.
lesson-cities-3 = A hand of { $value }, discs on Wichita and Santa Fe. Neighbours joined by an arrow give you something: look at the map, and choose.
lesson-cities-3-arrow = { $city }, next to Santa Fe: the arrow between them gives you an objective card at once. ${ $cost } for the train is well spent.
lesson-cities-3-kansas = Quick money, but it costs points at the end. You had a great hand!
lesson-cities-3-else = { $city } is yours. Look for arrows between neighbouring cities: some give cards, some points, and some take them.

lesson-engine = The engine
lesson-engine-1 = Your engine moves as many spaces as you have engineers: { $engineers }. A turnout leads to a station. Move onto it.
lesson-engine-1-past = Past the station. Sometimes right, but now stop at the turnout.
lesson-engine-1-short = You can go further: onto the turnout.
lesson-engine-1-aux = The engine is waiting. Use the building's own action.
lesson-engine-1-other = That is the second action here. First the engine.
lesson-engine-1-done = Full steam first. Move the engine.
lesson-engine-2 = A station! For a little money you may leave a disc here. Do it.
lesson-engine-2-skip = You have ${ $money }. A chance like this comes only when the engine stops here: take it.
lesson-engine-3 = ${ $paid } paid. Now choose the disc, as in a city: it frees something on your board. Take the one at the engine action.
lesson-engine-3-other = Just as good at another time. Take the one at the engine action.
lesson-engine-3-then = { $points ->
        [one] One point
       *[other] { $points } points
    } for the station, and a new auxiliary action: paying to move the engine. ${ $money } left.
lesson-engine-4 = { $engineers } engineers now. A delivery to El Paso would cost ${ $cost } for the train from here. Move on, as you like.
lesson-engine-4-station = A stop at the next station: you would be asked to upgrade it.
lesson-engine-4-else = El Paso now costs ${ $cost } instead of ${ $before }. The further your engine, the cheaper all cities behind it.

lesson-masters = Station masters
lesson-masters-1 = Your engine stops at a station that still has its master. First upgrade the station, and take the lit disc.
lesson-masters-1-skip = Then no master either. Upgrade the station.
lesson-masters-1-other = Any disc will do, but take the lit one here.
lesson-masters-2 = ${ $paid } paid. Now a worker of yours may stay here as station master; you get the tile with its bonus and points. Leave an engineer, you have { $engineers }.
lesson-masters-2-cowboy = You would be left with your printed one. Leave an engineer, you have { $engineers }.
lesson-masters-2-skip = The tile is worth more than one engineer. Leave one.
lesson-masters-2-then = ${ $gain } at once, and { $points } points at the end, one for each worker you have. { $engineers } engineers are still with you.
lesson-masters-3 = Another master: a certificate for good, and points for hazards, of which you own some. A worker has to stay. Who, or nobody?
lesson-masters-3-skip = You keep your people. The tile stays for the next one who comes by.
lesson-masters-3-else = The { $worker } waves goodbye. Permanent certificates: { $permanent }. Every hand of yours is worth that much more from now on.

lesson-objectives = Objectives
lesson-objectives-1 = { $display } cards on display, each with tasks. One asks for a building, a green and a blue teepee; you have a green one. Take that card.
lesson-objectives-1-other = That one asks for other things. Take the card for which you have something already.
lesson-objectives-1-unseen = A surprise is a surprise. Take the one you can see.
lesson-objectives-1-certificate = That is the other half of the choice. Take the card.
lesson-objectives-1-engine = The engine may move later. First the card.
lesson-objectives-1-aux = Then you get no card. Use the building's action.
lesson-objectives-1-done = First the card.
lesson-objectives-1-then = It lies on your discard pile. One day you draw it, and then you decide whether to play it.
lesson-objectives-2 = Here it is in your hand, and by now you have all that it asks for. Cards may be played before you move. Play it.
lesson-objectives-2-move = You may still play it after moving, but why wait? Play it.
lesson-objectives-2-then = ${ $gain } at once, and { $points } points for sure. And it no longer takes a place in your hand.
lesson-objectives-3 = This one wants a delivery to San Francisco, the farthest city. Played and not met, it costs points; unplayed it costs nothing. Play it for its bonus, or move on?
lesson-objectives-3-play = Brave. As things stand it counts { $points }; with a disc on San Francisco that turns into a gain. Now you have a goal.
lesson-objectives-3-move = Careful. It stays in your deck, and at the end you may leave it uncounted.

lesson-scoring = The end, and what counts
lesson-scoring-1 = Last place in the job market, and you are in Kansas City. Whoever fills it takes the token and ends the game. Put any worker there.
lesson-scoring-1-then = That was it: the token is yours, and worth points. Turns left for the others: { $left }.
lesson-scoring-2 = Cattle in your deck count points: the better the breed, the more. You have ${ $money }. Buy the Ayrshire, the best you can afford.
lesson-scoring-2-other = It counts, too, but less. The Ayrshire is worth the most of them.
lesson-scoring-2-draw = No time for that now. Buy the Ayrshire.
lesson-scoring-2-then = { $points } points for cattle. Buildings, cities, stations, hazards, objectives, station masters and workers far to the right count as well, and a little for money.
lesson-scoring-3 = Your last stop: { $score } points for you, { $theirs } for your rival. What is still to be had here? Do what you like.
lesson-scoring-3-else = { $score } to { $theirs } as it stands. There is no single way to win: herds, houses or railroads, but do one of them properly. Now go and try it!

lesson-match = The last drive
lesson-match-1 = No more lessons: a real game, nearly over. One more worker fills the job market and brings the last turns. It stands { $now } to { $rival }. Decide everything yourself; I only say something where a question is new.
lesson-match-1-won = The game is over, { $mine } to { $theirs }: you have won! That was all of it. Open a table of your own whenever you like.
lesson-match-1-lost = The game is over, { $mine } to { $theirs }. This time it was not enough, but now you have seen all of it. Play it again, or open a table of your own.
