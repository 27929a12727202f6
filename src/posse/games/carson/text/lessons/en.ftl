### Lessons of Carson City. `lesson-ID` is a title, `lesson-ID-2` the second step, `-then` how it ends, the others replies.

lesson-goal = A town to be won
lesson-goal-1 = An empty plain, one house with roads around it, { $rounds } rounds to make a town of it. Most victory points win. Everybody begins with two free parcels: take one beside that house.
lesson-goal-1-house = You may, and you would own the house itself. For now stay beside it: that is where buildings like to stand.
lesson-goal-1-mountain = Mountains come next. First a parcel beside the house, where the roads are.
lesson-goal-2 = Roads reach you there, so you can build anything. Now the other parcel: a mine digs in the mountains around it. Take one that touches both of them.
lesson-goal-2-mountain = Owning a mountain counts in the end, but a mine cannot stand on it. Take the parcel beside it.
lesson-goal-3 = The first round begins. Everybody takes a character: a gift for this round, and a number that says who goes first. Take whichever you fancy.
lesson-goal-3-else = You are the { $character } this round. Mind the small print: when the round ends you may keep ${ $limit } at most. Next round you choose anew.

lesson-place = Cowboys at work
lesson-place-1 = You have { $cowboys } cowboys. One at a time, in turns, you put them to work. Wages are the safe job: ${ $wage } for each cowboy, and never a fight. Put one there.
lesson-place-1-pass = Passing ends your round for good, with all your cowboys still at home. Put one to work first.
lesson-place-2 = { $opponent } went for three roads. Anyone else going there would have to fight. The single road is for everybody, though: put a cowboy there.
lesson-place-2-fight = That means a duel with { $opponent }. It has a lesson of its own; take the peaceful road space.
lesson-place-2-wages = Wages again, why not. But you will want roads too: put this one on the single road.
lesson-place-2-pass = Not yet, there is work left. Put a cowboy on the single road.
lesson-place-3 = One cowboy left, and { $opponent } sits at the gambling table. Put the last one wherever you like, or pass and keep it at home.
lesson-place-3-duel = A duel it is! { $opponent } stands there too, and only one of you gets the action.
lesson-place-3-pass = Kept at home, a cowboy is a gun: your firepower is { $firepower }. And whoever passes first wins all ties.
lesson-place-3-work = Honest work. No fights, no surprises, no fame.
lesson-place-3-else = All yours so far. { $opponent } may still follow you there, and then it comes to a duel.

lesson-roads = Roads
lesson-roads-1 = The lit parcel is yours, but no road touches it, so hardly anything can be built there. You have a road: lay it from the centre to a corner of your parcel. It costs no turn.
lesson-roads-1-elsewhere = A fine road, to somewhere else. It has to end at a corner of your parcel.
lesson-roads-2 = Reached: one corner is enough. Now you have no road left, and roads are always wanted. Put a cowboy on the three roads.
lesson-roads-2-single = That gives one road, and nobody can take it from you. Here try the bigger space: three roads.
lesson-roads-2-pass = Then no road for you. Put a cowboy on the three roads first.
lesson-roads-3 = Nobody challenges you. Pass to end the placing, and then carry out the action.
lesson-roads-3-more = That works, but you have what you need. Pass.
lesson-roads-3-decline = Free roads, and you say no? Carry it out.
lesson-roads-3-then = You have { $roads } roads now. Lay them whenever you are asked anything at all; nobody will hurry you.
lesson-roads-4 = You have just bought a bank. One of your parcels is reached, the other is not, and { $roads } roads lie ready. Build, lay roads first, or keep the bank for later?
lesson-roads-4-build = Right beside the centre, where the houses will come. A good place for a bank.
lesson-roads-4-roads = Roads first, then more parcels to choose from. Roads belong to nobody: once they lie there, the others use them too.
lesson-roads-4-keep = Kept for later. That costs nothing more, but earns nothing either until it stands.

lesson-buy = Land and buildings
lesson-buy-1 = Your cowboys stand on free land. A parcel costs a dollar, and a dollar more for each house, building or mountain on it and around it. This one is in the middle of things: ${ $price }. Buy it.
lesson-buy-1-other = That mountain for ${ $other } comes next. First the one in the middle.
lesson-buy-1-decline = Then the cowboy worked for nothing. You have ${ $cash }: buy it.
lesson-buy-2 = ${ $paid } paid, it is yours for good. Now the mountain: nothing can be built on it, but it counts at the end, and your mine may like it. It costs ${ $price }. Buy it too.
lesson-buy-2-decline = You can afford it: ${ $cash } left. Buy the mountain.
lesson-buy-2-then = Two parcels richer. Land never changes hands again, whatever happens in town.
lesson-buy-3 = Next your cowboy in the row of buildings: a { $building } for ${ $price }, and you have ${ $cash }. Buy it or walk away?
lesson-buy-3-bought = Sold! Now you may build it at once or keep it. ${ $cash } left: money is short in the first rounds, and that is how it should be.
lesson-buy-3-decline = You keep your ${ $cash }. The { $building } slides down and gets cheaper next round, for everybody.

lesson-income = Houses and income
lesson-income-1 = A saloon for ${ $price }: it earns from every house around it. Buy it.
lesson-income-1-decline = Saloons are the best trade in town. Buy it.
lesson-income-2 = Where? Beside a lonely parcel it would earn little. One of your two parcels has more houses around it. Build there.
lesson-income-2-far = There the saloon sees a single house. Take the parcel with more neighbours.
lesson-income-2-keep = It earns nothing in your pocket. Build it.
lesson-income-3 = Most buildings bring a house along, free, on any reached parcel. A house beside the saloon brings more guests: put it right next door.
lesson-income-3-far = Somebody will enjoy that house, but not your saloon. Put it next door.
lesson-income-3-then = Now your saloon pays ${ $income } every round. Watch the number in its corner; it changes with the neighbourhood.
lesson-income-4 = Ranches like room: a dollar for each free parcel around them, and no road needed. Two places to choose from. Or keep it.
lesson-income-4-open = All that grass: ${ $open } a round. Until somebody builds next to it, and somebody will.
lesson-income-4-crowded = Mountains, houses, a saloon: the cows stand in line for ${ $crowded } a round. On the open plain there would be more.
lesson-income-4-keep = Kept. It may be built in a later round, when you know where the free land will be.

lesson-duels = Duels
lesson-duels-1 = { $opponent } is about to gamble. So are you: put a cowboy on the same space, and it will come to a duel.
lesson-duels-1-pass = Running away already? Put a cowboy right beside that one.
lesson-duels-2 = Each side rolls a die and adds firepower: cowboys at home and revolvers. You have { $cowboys } at home and { $revolvers ->
        [one] one revolver
       *[other] { $revolvers } revolvers
    }, that is { $mine }; { $opponent } has { $theirs }. Place no more, so that they stay at home: pass.
lesson-duels-2-more = Every cowboy you send out is one gun less. Pass, and keep them at home.
lesson-duels-3 = You won! { $opponent } takes the cowboy back, so losing is no disaster: it fights again next time. Carry out your action.
lesson-duels-3-decline = After such a duel? Carry it out.
lesson-duels-3-then = The dice gave you ${ $gain }. { $opponent } now has one gun more at home than before, so take care.
lesson-duels-4 = A new round: your firepower is { $mine }, that of { $opponent } { $theirs }, with cowboys out already. Pick a fight or avoid it, as you like.
lesson-duels-4-guns = The three-gun token adds { $guns } to your firepower for this round, in every duel that follows. Clever, if nobody else wants it.
lesson-duels-4-duel = Brave: { $mine } against { $theirs }, and now one cowboy less at home. A good roll can still do it. On a tie the one who passed first wins.
lesson-duels-4-pass = Out first: you win every tie this round. With your guns at home nobody will like to meet you.
lesson-duels-4-else = No quarrel there so far. The die likes everybody, but firepower wins in the long run.

lesson-attacks = Raids
lesson-attacks-1 = The hotel of { $opponent } earns ${ $income } this round. A cowboy on somebody's building is a raid: ride there.
lesson-attacks-1-small = That mine has no mountain around it and earns nothing. Half of nothing is little. Raid the hotel.
lesson-attacks-1-pass = Then { $opponent } earns in peace. Raid the hotel.
lesson-attacks-2 = { $opponent } has passed and left nobody to defend it. Now pass too and see what happens.
lesson-attacks-2-more = One raid is enough here. Pass.
lesson-attacks-2-then = No defender, no duel: half of the income is yours, ${ $gain }. The hotel stays with { $opponent }; a raid takes money, never walls.
lesson-attacks-3 = Now { $opponent } raids your saloon, which earns ${ $income }. Put a cowboy of yours on it as a defender, then pass.
lesson-attacks-3-pass = Then half of it is gone. Put a cowboy on your saloon first.
lesson-attacks-3-then = Your defender won the duel, and all of it stays yours: ${ $gain }. Had nobody come, that cowboy would have stood there for nothing.
lesson-attacks-4 = A hotel earning ${ $hotel }, undefended so far; a bank earning ${ $bank }, with a guard at the door. Two cowboys are yours. What now?
lesson-attacks-4-hotel = Easy prey. Unless { $opponent } sends a cowboy to defend it after all.
lesson-attacks-4-bank = Through the guard: that will be a duel, and { $opponent } has more guns at home. More money, more lead.
lesson-attacks-4-pass = Peaceful. Sometimes the best raid is the threat of one.
lesson-attacks-4-else = A different trade, then. The hotel and the bank pay { $opponent } in full this round.

lesson-characters = Characters
lesson-characters-1 = { $count } characters, each with a gift. The simplest one first: the banker pays at once. Take the banker.
lesson-characters-1-then = ${ $gain } in your hand, and a low number: you place before the mercenary. But everybody can take each character only once a round, so what you take the others miss.
lesson-characters-2 = That corner between house, mountains and saloon would cost ${ $price }. The settler takes any free parcel for nothing. Take the settler, then the lit parcel.
lesson-characters-2-banker = Money is nice, but land is dear by now. Take the settler.
lesson-characters-2-elsewhere = The gift is the same anywhere, so use it where land is dear: the lit parcel.
lesson-characters-2-decline = Do not refuse a present. Take the lit parcel.
lesson-characters-2-then = The dearest free parcel on the map, for nothing. That is how to read a character: what is it worth to you today?
lesson-characters-3 = You hold ${ $cash } now. Every character allows only so much cash at the end of the round. Choose for yourself, and look at the limit, too.
lesson-characters-3-else = The { $character } it is: a limit of ${ $limit }, and you had ${ $cash } even before this round's income. What is above the limit must go, so spend it in time.

lesson-limits = Passing and cash limits
lesson-limits-1 = You have { $cowboys ->
        [one] one cowboy
       *[other] { $cowboys } cowboys
    } left and a duel ahead of you in the row of buildings. Whoever passes first wins ties, and chooses first next round. Pass.
lesson-limits-1-work = A bit more work, but { $opponent } passes before you. Keep that cowboy as a gun: pass.
lesson-limits-1-then = First to pass. { $opponent } may go on placing, but on a tie you win, and you pick your character first next time.
lesson-limits-2 = The round is over: you own ${ $cash }, and your character allows ${ $limit }. At least ${ $least } must go back. Each full ten dollars you return are a victory point. Return ${ $wanted }.
lesson-limits-2-least = Only the least. That makes { $points ->
        [one] one point
       *[other] { $points } points
    }; a little more would have made another. Return ${ $wanted }.
lesson-limits-2-short = You pay more and get no more points: only full tens count. Return ${ $wanted }.
lesson-limits-2-much = More points, but money is what buys things next round. Return ${ $wanted }.
lesson-limits-2-then = ${ $back } for { $points } points. Not a great price, but better than losing it. Next time spend it before the round ends.
lesson-limits-3 = This time you are below the limit: ${ $cash } of ${ $limit }. Nothing has to go back, but you may give some for points. What do you do?
lesson-limits-3-keep = Keep it and make it work. With rounds to go, money is usually worth more than that.
lesson-limits-3-ten = One point more, and ${ $cash } left to begin the round with. Late in the game that can be right.
lesson-limits-3-some = { $points ->
        [0] No full ten, no point: that was a present to the bank.
        [one] One point for it.
       *[other] { $points } points for it.
    } You keep ${ $cash }.

lesson-scoring = Victory points
lesson-scoring-1 = Money is not the goal, points are. Some spaces give them: here half a point for each parcel you own. Carry it out.
lesson-scoring-1-decline = Free points. Carry it out.
lesson-scoring-2 = { $gain } points. Your other cowboy may buy them: ${ $price } each on this space, dearer every round. You have ${ $cash }. Buy as many as you can.
lesson-scoring-2-few = You can afford more, and next round they cost more. Buy as many as you can.
lesson-scoring-2-then = { $gain } points for nearly all your money, ${ $cash } left. Early on points are cheap but money is short: that is the puzzle of this game.
lesson-scoring-3 = The last round ends. Now every parcel with a building, house or mountain counts, and so does your cash of ${ $cash }, a little. Return what you like, and see.
lesson-scoring-3-else = Counted: { $points } points, with all the land that has something on it, and the last dollars. Empty parcels and unbuilt buildings count nothing. Now you know all there is to win.

lesson-match = A whole last round
lesson-match-1 = No more lessons: this is a real game in round { $round }, its last, you against { $opponent }. It stands { $now } to { $rival }. Decide everything yourself; I only say something where a question is new.
lesson-match-1-won = The game is over, { $mine } to { $theirs }: you have won! That was all of it. Open a table of your own whenever you like.
lesson-match-1-lost = The game is over, { $mine } to { $theirs }. This time it was not enough, but now you have seen all of it. Play this round again, or open a table of your own.
