### Carson City: the rules in short, one message for each rule, example and ruling.
### The key is the number of the rule with a hyphen for the dot: rule-CC-7-5 is CC-7.5.
### The full wording is in docs/rules/carson.md.

## In short

goal = Found a town in four rounds, and have the most victory points at the end: parcels with buildings, houses or mountains count most, and money can be turned into points all along.
turn-1 = A round has four phases: choose characters, place cowboys, carry out the actions, end the round.
turn-2 = Everybody picks one of seven characters. It gives you an advantage for the round, sets the turn order, and limits the cash you may keep.
turn-3 = Then you take turns placing one cowboy, until you pass: on an action space, on a parcel you want to buy, on a building you attack or defend.
turn-4 = Whoever passes early wins ties in this round and chooses first in the next.
turn-5 = The spaces are carried out in a fixed order: wages, roads, parcels, construction, incomes, points.
turn-6 = Where cowboys of several players stand, they duel: a die plus firepower, that is, cowboys held back and revolvers. Losers take their cowboy back.
turn-7 = A parcel costs $1, plus $1 for all that stands on it or around it. You build on your own parcels; most buildings need a road and bring a house.
turn-8 = Buildings earn money each round from what lies around them. Attackers take half of it.
turn-9 = At the end of the round you get new cowboys and return the cash above your limit: 1 VP for each full $10.
turn-10 = After round 4 each parcel of yours with something on it brings 2 VP, and each full $6 brings 1.

## Chapters

chapter-0 = Conventions
chapter-1 = Components
chapter-2 = Setup
chapter-3 = Course of a round
chapter-4 = Characters
chapter-5 = Placing cowboys
chapter-6 = Actions and duels
chapter-7 = Action spaces
chapter-8 = Roads, construction, houses
chapter-9 = Income of buildings
chapter-10 = Attacks on buildings
chapter-11 = The seven characters
chapter-12 = End of round
chapter-13 = End of the game
chapter-14 = Variants
chapter-15 = Impossible cases
chapter-16 = Worked examples
    .rules = EX
chapter-17 = Editions
chapter-18 = Rulings
    .rules = R

## Conventions

rule-CC-0-1 = The map has 8 columns, a to h from left to right, and 8 rows, 1 to 8 from top to bottom: 64 parcels. A parcel is written with its column and row, for example c4.
rule-CC-0-2 = Adjacent parcels are the up to eight around a parcel, diagonals included. Nothing beyond the rim of the map counts.
rule-CC-0-3 = Corners are the points where parcels meet, on the rim too. Every parcel has four.
rule-CC-0-4 = Roads go on the sides of parcels, 144 in all, the rim of the map included. A side is written with a parcel and a direction: c4n is the north side of c4, c4w its west side; the bottom rim is written c8s, the right rim h4e.
rule-CC-0-5 = A parcel holds one thing at most: a house, a mountain, a building or (with the river) river. Ownership is independent of that, except that a building always stands on an owned parcel and river is never owned.
rule-CC-0-6 = A parcel is occupied if a house, a mountain or a building stands on it. A property tile alone does not make it occupied, and neither does river.
rule-CC-0-7 = Buildings are ranch, mine, drugstore, bank, saloon, hotel, church and prison. Houses and mountains are not buildings.
rule-CC-0-8 = Turn order follows the numbers of this round's characters, lowest first; before the first characters are chosen it is random. Pass order is the order in which the players passed this round, and it rules everything in phases 3 and 4.
rule-CC-0-9 = The game has four rounds. The rulebooks call a round a turn.
rule-CC-0-10 = Your personal reserve is what lies in front of you: cowboys, roads, revolver chips, money, property tiles and unbuilt buildings. What nobody owns is in the general supply; cowboys on the board are in neither.
rule-CC-0-11 = Where several of you would act at the same time and no rule says otherwise, you act one after the other: in the random order during setup, in the order of picking in phase 1, in turn order in phase 2, and in pass order afterwards. So the dice of a duel are rolled in pass order.
rule-CC-0-12 = While you hold the white cowboy, it is one of your own cowboys wherever no rule says otherwise.

## Components

rule-CC-1-1 = There are 30 buildings: 6 ranches, 6 mines, 4 drugstores, 4 banks, 3 saloons, 3 hotels, 2 churches and 2 prisons.
rule-CC-1-2 = There are 20 houses, 9 mountains, 25 roads, 12 property tiles and 10 cowboys for each of five colours, and one white cowboy.
rule-CC-1-3 = There are 25 revolver chips (27 in the Italian and the Russian edition), one three-gun token, 30 duel tiles (five sets of 0 to 5), 7 two-sided character cards and two dice, one white, the other black (red in the Russian edition). A round marker, 10 player markers and a bag complete the box.
rule-CC-1-4 = The box holds 30 coins of $1, 20 of $5 (30 in the Italian edition), 22 of $10 and 6 notes of $20. Here money never runs out.

## Setup

rule-CC-2-1 = The turn order of the first round is drawn at random. Everybody begins with 0 VP.
rule-CC-2-2 = You begin with $15, 1 road, 1 revolver chip, 12 property tiles and 3 cowboys; with duel tiles the money may differ. Your other 7 cowboys wait in the general supply.
rule-CC-2-3 = The construction row begins with a ranch at $3, a mine at $4, a ranch at $10 and a mine at $12. The other 26 buildings go into the bag, and three of them are drawn for $5, $6 and $8.
rule-CC-2-4 = Two dice place the town centre: the column is the white die plus 1, the row the other die plus 1, so it never lies on the rim. A house stands there, with a road on each of its four sides.
rule-CC-2-5 = Nine mountains are placed in the same way, one after the other. A roll that hits an occupied parcel is repeated.
rule-CC-2-6 = The round marker starts to the right of the $2 space for buying VP. The three-gun token lies on ammunition, and the white cowboy stands on the sheriff card.
rule-CC-2-7 = Before the game you settle for each character whether its yellow or its red side is used, by agreement or at random. All yellow is for beginners; any mix is allowed, and sides never change during a game.
rule-CC-2-8 = In turn order everybody claims one unowned parcel, then in reverse order a second one. They are free, and mountains and the town centre may be claimed too.
rule-CC-2-9 = At the start exactly nine parcels are reached by a road: the town centre and the eight around it.
rule-CC-2-10 = After setup the general supply holds 21 roads less one for each player, 19 houses and 7 cowboys of each colour in play. The bag holds 23 buildings.

## Course of a round

rule-CC-3-1 = You play four rounds. Each has four phases: characters, placing cowboys, actions and duels, end of round.
rule-CC-3-2 = In the first round you pick characters in the random order of setup. Later, whoever passed first in the round before picks first, and so on in pass order.

## Characters

rule-CC-4-1 = All seven characters are on offer every round. In your turn you take one that nobody has taken yet, and you may take the same one in several rounds.
rule-CC-4-2 = Whatever your character does immediately, you do before the next player picks.
rule-CC-4-3 = When all have picked, the numbers of the characters set the turn order: sheriff 1, banker 2, shopkeeper 3, worker 4, settler 5, captain 6, mercenary 7.
rule-CC-4-4 = You must take a character, but you may refuse what it merely offers. An offer you do not use at once is lost for the round, unless the card says it can wait. Characters that nobody took do nothing.

## Placing cowboys

rule-CC-5-1 = In turn order, again and again, you place one cowboy from your personal reserve or you pass. If you cannot place any cowboy you must pass, but only when your turn comes round again.
rule-CC-5-2 = When you pass you are out of the phase for this round and take the next place in pass order. The phase ends when all have passed.
rule-CC-5-3 = You may hold cowboys back. They add to your firepower.
rule-CC-5-4 = You may place a cowboy where another player already stands; this leads to a duel. You never have more than one cowboy on the same duel space, parcel or building.
rule-CC-5-5 = On wages and single road you may place as many cowboys as you like; on every other space only one of yours, and never where the white cowboy stands. A construction space needs a building, a space for buying VP must not be blocked, and a parcel must be unowned, with a property tile left in your reserve. You may defend your own buildings and attack others where that is not forbidden; you never place on an owned parcel without a building, on parcel purchase or on estate income.
rule-CC-5-6 = You need no money when you place a cowboy. Whether you can pay matters only when the action is carried out.
rule-CC-5-7 = The white cowboy and the red sheriff have rules of their own for placing; you find them with the sheriff.

## Actions and duels

rule-CC-6-1 = The action spaces are resolved one after the other in a fixed order that winds over the three rows of the board.
rule-CC-6-2 = You may decline an action you are entitled to, even after winning a duel for it, and you must decline if you cannot pay. A declined action is lost; nobody else gets it.
rule-CC-6-3 = When your action is carried out or declined, your cowboy goes to the general supply. The white cowboy goes back to the sheriff card.
rule-CC-6-4 = If cowboys of two or more players stand on the same duel space, parcel or building when it is resolved, all of you fight one single duel.
rule-CC-6-5 = Your strength in a duel is one die plus your firepower.
rule-CC-6-6 = Your firepower is the number of cowboys in your personal reserve, plus your revolver chips, plus 3 if you hold the three-gun token, plus 3 as the yellow mercenary or 2 as the red one. Cowboys on the board do not count.
rule-CC-6-7 = The highest strength wins the duel. In a tie, the tied player who passed earliest wins.
rule-CC-6-8 = If you win you may carry out the action, and your cowboy then goes to the general supply. If you lose you take your cowboy back at once; it counts for your firepower from then on, but you cannot place it again this round.
rule-CC-6-9 = There are no duels on wages and single road.
rule-CC-6-10 = On wages, single road, estate income and for your share of a successful attack you are paid without being asked. Everywhere else you are asked whether you carry the action out, wholly, or decline it.
rule-CC-6-11 = In a duel everybody's firepower is counted as it was before the duel; only then do the losers take their cowboys back. The winner finishes the action before anything else is resolved.
rule-CC-6-12 = When phase 3 is over, no cowboy is left on the board.

## Action spaces

rule-CC-7-1 = Wages: you receive $4 for each of your cowboys here.
rule-CC-7-2 = Ammunition: you take the three-gun token and keep it until the end of the round. It is worth 3 firepower.
rule-CC-7-3 = Three roads: you take 3 roads into your personal reserve.
rule-CC-7-4 = Single road: you take 1 road for each of your cowboys here.
rule-CC-7-5 = Now the parcels with cowboys on them are bought: first the contested ones, each after its duel, in the order chosen by the player who passed first (in the Polish edition, the first to pass among those involved); then those where only one player stands, in pass order, each player in any order. A parcel costs $1, plus $1 for every house, mountain and building on it or adjacent to it, whoever owns them. What stands on the parcel becomes yours with it.
rule-CC-7-6 = Construction: pay the price of the space and take its building, then build it at once or keep it. With the yellow worker you pay half, rounded up: $6, $5, $4, $3, $3, $2, $2 instead of $12, $10, $8, $6, $5, $4, $3.
rule-CC-7-7 = Kept buildings: right after construction at $3, each of you in pass order may build kept buildings, in any order. Every player gets one chance only, even if somebody lays roads later.
rule-CC-7-8 = Parcel income: you receive $2 for each parcel you own, whatever is on it.
rule-CC-7-9 = Firepower income: you receive $2 for each point of your firepower; the cowboy standing here does not count. The mercenary's points count too, except in the Italian edition.
rule-CC-7-10 = Gambling: roll two dice and receive their sum in dollars.
rule-CC-7-11 = Estate income: first the attacks on buildings are settled, then all buildings pay their income.
rule-CC-7-12 = VP for parcels: you score 1 VP for every two parcels you own, rounded down.
rule-CC-7-13 = VP for firepower: you score 1 VP for every two points of your firepower, rounded down, counted as for firepower income.
rule-CC-7-14 = VP for property: you score 1 VP for each building you have built. Mines do not count in the Polish edition; houses, mountains and unbuilt buildings never do.
rule-CC-7-15 = Buy VP: you buy as many VP as you like and can pay, each at the price of the space. To buy none is to decline.

## Roads, construction, houses

rule-CC-8-1 = A road goes on a free side of a parcel and must share a corner with a road or bridge already on the board. Once laid it belongs to nobody and stays for good.
rule-CC-8-2 = A parcel is reached if a road ends at one of its corners. A road along its side does that too.
rule-CC-8-3 = You may lay roads from your reserve whenever you have a decision to make in rounds 1 to 4; afterwards the same decision is still yours. You cannot lay them during setup, with a forced pass or forced cash return, when you are asked for consent, or while choosing a duel tile in secret. With the river you may lay roads once more just before final scoring.
rule-CC-8-4 = You build only on your own parcels, and only where no house, mountain or building stands. This holds for ranches too.
rule-CC-8-5 = For a drugstore, bank, saloon, hotel, church or prison the parcel must be reached, and you place a house in the same step. A ranch or a mine needs no road and brings no house, unless the table plays with houses for mines.
rule-CC-8-6 = The house is free and goes anywhere on the map, on another parcel that is unoccupied, reached and not river: yours, unowned, or another player's with their consent. It belongs to the owner of that parcel; on an unowned parcel it belongs to nobody and can be bought later with the parcel. There is no other way to bring a house into play.
rule-CC-8-7 = When you build you may first lay roads; then you name the parcel for the building and the parcel for its house together. Either both are placed or neither is, and roads you have laid stay in any case.
rule-CC-8-8 = If you want to put a house on another player's parcel, its owner says yes or no before anything is placed, and you cannot offer anything for it. After a no you may choose other parcels, lay more roads or keep the building, but not ask for the same parcel again in this step.
rule-CC-8-9 = You may keep any number of buildings unbuilt and build them later, without paying again, but only right after construction at $3. In the Italian edition a building bought in this round's construction has to wait until the next round; one the red worker took when picked need not.
rule-CC-8-10 = A building you keep unbuilt gives no income, no revolvers and no VP, and does not count as a ranch or mine of yours.
rule-CC-8-11 = When you build a ranch or a mine you take 1 revolver chip, for a prison 2. You keep them for the rest of the game.
rule-CC-8-12 = Buildings, houses, mountains and ownership stay for good: nothing is ever removed, sold, moved or replaced.

## Income of buildings

rule-CC-9-1 = A ranch brings $1 for each adjacent parcel that is not occupied, whoever owns it, river included. It always brings at least $1.
rule-CC-9-2 = A mine brings $3 for each adjacent mountain that is yours or unowned.
rule-CC-9-3 = A drugstore brings $3 for each adjacent house that is yours or unowned, and $3 for each ranch you have built anywhere. Your adjacent ranches and churches count as one house and hotels as two, so an adjacent ranch of yours counts twice.
rule-CC-9-4 = A bank brings $3 for each adjacent house that is yours or unowned, and $3 for each mine you have built anywhere. Your adjacent ranches and churches count as one house, hotels as two.
rule-CC-9-5 = A saloon brings $5 for each adjacent house that is yours or unowned. Your adjacent ranches and churches count as one house, hotels as two.
rule-CC-9-6 = A hotel always brings $6.
rule-CC-9-7 = Churches and prisons bring no money.
rule-CC-9-8 = The same house, mountain or free parcel can serve any number of buildings.
rule-CC-9-9 = A building never brings more than the highest value printed on it: ranch $8, mine $21, drugstore $21, bank $21, saloon $35, hotel $6. This limit comes before any doubling or halving.
rule-CC-9-10 = Income is worked out at estate income, from the board as it is then, after the purchases and constructions of this round.
rule-CC-9-11 = As the yellow shopkeeper, if you did not take the $8 at once, you now take $8 or name one kind of building: all yours of that kind bring double this round. You say so before the attacks are resolved, or after them if the table plays it that way.
rule-CC-9-12 = The income of a building may be shown at any time, but it counts only at estate income.

## Attacks on buildings

rule-CC-10-1 = A cowboy placed on another player's building attacks it; one placed on your own building defends it. Houses and mountains cannot be attacked.
rule-CC-10-2 = A church cannot be attacked in the Russian edition, a prison neither in the Russian nor in the Polish edition. Where it is allowed there is nothing to win, as they bring no money.
rule-CC-10-3 = A church protects all buildings of its owner that are adjacent to it, but not itself. Nobody may place an attacker on them; in the Italian edition you may, but the attack fails at estate income without a duel and you take your cowboy back.
rule-CC-10-4 = The red sheriff may not attack, and the white cowboy may not attack. A building on which the white cowboy stands cannot be attacked.
rule-CC-10-5 = If you build a church next to your building, attackers already standing there go back to their owners' personal reserves at once (in the Italian edition at estate income). Your defender stays.
rule-CC-10-6 = Attacked buildings are resolved one by one. If several need a duel, the player who passed first picks which comes next (in the Polish edition, the first to pass among the attackers and defenders in these duels).
rule-CC-10-7 = If you attack alone and nobody defends, your attack succeeds without a duel, unless the table lets owners fight without a defender.
rule-CC-10-8 = If several players attack a building that nobody defends, the attackers fight one duel and the winner's attack succeeds.
rule-CC-10-9 = If there is a defender, the defender and all attackers fight one duel. If the defender wins, all attacks fail; if an attacker wins, only that attack succeeds.
rule-CC-10-10 = If your attack succeeds you receive half the income of the building, rounded down, and the owner the rest. Your cowboy goes to the general supply; the defender and the losing attackers take theirs back.
rule-CC-10-11 = If the attack fails, the owner receives the whole income. The defender's cowboy goes to the general supply; the attackers take theirs back.
rule-CC-10-12 = If a building doubled by the shopkeeper is attacked with success, owner and attacker each receive its single income. Otherwise the owner receives double, unless the table plays that any attack undoes the doubling.
rule-CC-10-13 = A defender whose building nobody attacks goes to the general supply at the end of estate income.
rule-CC-10-14 = An attack takes only money, from this round's income of that one building. It never changes who owns it.
rule-CC-10-15 = Estate income goes in this order: the shopkeeper declares; attacks that a church makes fail go back; attacks without a defender succeed; the duels are fought one by one. Then all incomes and shares are paid and the remaining defenders leave. If the table plays it that way, the shopkeeper declares only after the duels.
rule-CC-10-16 = Of an income of $1 the attacker gets nothing and the owner $1; of nothing both get nothing. The attack still counts as successful.

## The seven characters

rule-CC-11-1 = Yellow sheriff: you take the white cowboy, which you may place only where no cowboy stands and never on another player's building (on your own only in the Polish edition). Nobody may join it, except on wages and single road. It acts like a cowboy and goes back to the card afterwards, at the latest at the end of the round.
rule-CC-11-2 = Red sheriff: you may neither attack nor place a cowboy on a duel space or parcel where another player stands, but you may defend your buildings and others may challenge you. You score 3 VP for each duel you lose; an attack on a building you do not defend is no duel.
rule-CC-11-3 = Banker: on the yellow side you receive $9 immediately. On the red side you may buy once at the end of the round: 3 VP for $3, 5 VP for $12 or 7 VP for $25.
rule-CC-11-4 = Shopkeeper: on the yellow side you take $8 immediately, or choose at estate income between $8 and double income for one kind of building. On the red side you take $8 immediately, or score 1 VP for each of your houses at the end of the round; only real houses count.
rule-CC-11-5 = Worker: on the yellow side you take 2 roads immediately and pay half for buildings this round, rounded up. On the red side you may immediately pay $5 for any building of the construction row and build or keep it; the row moves up before you do.
rule-CC-11-6 = Settler: on the yellow side you may immediately claim any unowned parcel for free. On the red side you take $8 immediately, or $1 for each of your mountains at the end of the round; in the Italian edition you choose at the end of the round between $8 and 1 VP for each mountain.
rule-CC-11-7 = Captain: on the yellow side you may immediately pay $1 for 1, $4 for 2 or $9 for 3 more cowboys from the general supply. On the red side you may immediately pay $3 for 1 or $9 for 2 revolver chips, which you keep.
rule-CC-11-8 = Mercenary: you have 3 more firepower this round on the yellow side, 2 more on the red side. In the Italian edition this counts only in duels.

## End of round

rule-CC-12-0 = The end of the round has a fixed order. First, in pass order, come the powers of red cards that wait until now: the banker's purchase, the shopkeeper's houses, the settler's mountains.
rule-CC-12-1 = The round marker moves on and blocks the cheapest space for buying VP. All four are open in round 1; $5, $4 and $3 in round 2; $5 and $4 in round 3; only $5 in round 4.
rule-CC-12-2 = You receive new cowboys from the general supply: 4 after round 1, 5 after rounds 2 and 3, none after round 4. You never have more than 10 in your personal reserve, the white cowboy not counted.
rule-CC-12-3 = You must return all cash above the cash limit of your character and may return more, even if you are below it. You score 1 VP for each full $10 you return.
rule-CC-12-4 = Cash limits, yellow and red: sheriff $20 and $20, banker $120 and $60, shopkeeper $60 and $60, worker $30 and $30, settler $30 and $20, captain $25 and $20, mercenary $20 and $30. In the Polish edition the yellow captain's limit is $20.
rule-CC-12-5 = Unsold buildings slide towards $3 without gaps and keep their order. The free spaces are filled from the bag, cheapest first; not after round 4.
rule-CC-12-6 = All characters, the white cowboy and the three-gun token go back to their places.

## End of the game

rule-CC-13-1 = After round 4 you score 2 VP for each parcel of yours with a building, a house or a mountain, and 1 VP for each full $6 of cash. In the Polish edition, and in every edition with Kit Carson, you also score 1 VP for each player who passed after you in round 4; a table may also play without these.
rule-CC-13-2 = Empty parcels, unbuilt buildings, cowboys, roads and revolvers score nothing.
rule-CC-13-3 = Whoever has most VP wins. In a tie, the tied player who passed first in round 4 wins.

## Variants

rule-CC-14-1 = Red characters: any mix of yellow and red sides may be used; it is fixed for the game.
rule-CC-14-2 = Might makes right, two players: each of you has the duel tiles 0 to 5 and starts with $15.
rule-CC-14-3 = Might makes right, three to five players: one set of duel tiles 0 to 5 for each player is shuffled, and you are dealt 6 in secret. You announce your total and start with $30 less that total. The totals are public and add up to 45, 60 or 75 with 3, 4 or 5 players.
rule-CC-14-4 = In a duel you choose one of your duel tiles in secret, and it takes the place of the die. All are revealed together, unless the table lays them openly in pass order; ties go by pass order as usual.
rule-CC-14-5 = Played duel tiles go to a common discard. When your last one has been played you draw 3 at random from the discard after the duel.
rule-CC-14-6 = Gambling is still rolled with dice. Your duel tiles are secret, but everybody may know how many you have.
rule-CC-14-7 = Kit Carson: the first player places one cowboy or passes; from then on everybody acts at the same time. You place cowboys, move those you have placed, or pass, in any order and as fast as you like, as long as each act is legal at that moment.
rule-CC-14-8 = In Kit Carson too a pass is final and sets pass order. You may move a placed cowboy, but not take it back into your reserve.
rule-CC-14-9 = With Kit Carson you score for passing early in round 4, unless the table plays without it. The rulebooks' manners for hands above the board do not matter here.
rule-CC-14-10 = Carson river: only 6 mountains are placed, and rolls that hit the river are repeated. The river runs through c1, c2, c3, d3, d4, d5, e5, e6, e7 and e8, or as the players lay it out.
rule-CC-14-11 = River parcels cannot be bought, claimed or built on, and no house can stand there.
rule-CC-14-12 = For a ranch every adjacent river parcel counts as a free parcel.
rule-CC-14-13 = A mine with river adjacent brings $3 more, however many river parcels there are.
rule-CC-14-14 = A side with nothing but river beside it is crossed by a bridge: you place two roads of your own there at once. A bridge connects and reaches like a road; all other sides, also along the banks, take one road.
rule-CC-14-15 = In final scoring a parcel of yours with a building, house or mountain scores 3 VP instead of 2 if a bridge ends at one of its corners.
rule-CC-14-16 = In Kit Carson acts count in the order in which they arrive; one that is no longer legal is refused and changes nothing. Among bots there is no order of arrival, so the players act in turn order, one act each.
rule-CC-14-17 = To move a cowboy you lift it and put it on another space that is legal for it; cowboys that stay are never checked again. You have 20 moves a round, and roads do not count. You are not passed automatically as long as you can place or move.
rule-CC-14-18 = A river of your own is a chain of 2 to 15 parcels, each sharing a side with the next, that never touches itself except at the corner of a bend. It begins and ends on the rim, not in a corner of the map, and lies nowhere else on the rim. You play with 9 mountains less one for every three river parcels.
rule-CC-14-19 = A bridge uses two of the 25 roads, so with one road you cannot begin it. A road along the bank is an ordinary road and never reaches the other bank.
rule-CC-14-20 = All variants, editions, options and numbers of players can be combined. With duel tiles a red sheriff may play low in order to lose; with Kit Carson the white cowboy may be moved, but only to a space free of cowboys; river parcels count for nothing except for ranches and mines.

## Impossible cases

rule-CC-15-1 = If the roads run out you take what is left. On single road the players then take one each in pass order, again and again, until the supply is empty; nothing is made up for later.
rule-CC-15-2 = If no house is left, a building that needs one cannot be built; you may still buy and keep it. It can happen only if the table plays with houses for mines.
rule-CC-15-3 = Revolver chips never run out.
rule-CC-15-4 = You have 10 cowboys in all and receive no more than the general supply holds. As captain you may buy only as many as are there and as you can pay for.
rule-CC-15-5 = When the bag is empty the dear construction spaces stay empty, and nobody may place a cowboy there.
rule-CC-15-6 = Without a property tile you can neither place a cowboy on a parcel nor use the settler's parcel. If you run out while a cowboy of yours still stands on a parcel, you must decline that purchase.
rule-CC-15-7 = If you cannot pay when your action comes, it is declined and your cowboy goes to the general supply.
rule-CC-15-8 = If there is no legal parcel for a building or its house, even with your roads, you must keep the building.
rule-CC-15-9 = If no unowned parcel is left, the settler has nothing to claim.
rule-CC-15-10 = With less than $5 the red worker cannot buy a building.
rule-CC-15-11 = A kept building that you never build is worth nothing.
rule-CC-15-12 = If the construction row is empty the red worker has nothing to buy. If the bag is empty at the purchase, the buildings still move up and the dear end stays empty.
rule-CC-15-13 = If you win a duel but cannot use your win, your cowboy goes to the general supply all the same, and no loser takes your place.

## Worked examples

rule-EX-1 = Green took the sheriff (1), orange the shopkeeper (3), purple the mercenary (7). Turn order is green, orange, purple.
rule-EX-2 = Orange passes first. Orange is first in pass order, wins tied duels and picks first next round.
rule-EX-3 = The town centre lies on the map with its four roads. Nine parcels are reached.
rule-EX-4 = On a free parcel and the eight around it stand 2 houses, 2 saloons and 1 mountain. The parcel costs 1 + 2 + 2 + 1 = $6.
rule-EX-5 = Three houses, orange's or unowned, are adjacent to orange's saloon: it brings $15. Purple's saloon is adjacent to the same three houses, one of them on orange's parcel: it brings $10.
rule-EX-6 = Three houses that count and your own ranch are adjacent to your drugstore. It brings 3 × (3 + 1 + 1) = $15.
rule-EX-7 = One house that counts and your own hotel are adjacent to your bank, and you have one mine somewhere. The bank brings 3 × (1 + 2 + 1) = $12.
rule-EX-8 = A building with an income of $25 is attacked with success. The owner receives $13, the attacker $12.
rule-EX-9 = A building worth $15 is doubled by the shopkeeper and attacked with success. Owner and attacker receive $15 each.
rule-EX-10 = You gamble and roll 3 and 5. You receive $8.
rule-EX-11 = Two players, green first: green places, orange places, green places, orange passes and is first in pass order, green places, green passes.
rule-EX-12 = A attacks B's bank, and B builds a church adjacent to it in the same round. The attack is void and A takes the cowboy back: at once in the Russian and the Polish edition, at estate income in the Italian one.
rule-EX-13 = With 3, 4 or 5 players all announced totals of duel tiles add up to 45, 60 or 75. With a total of 17 you start with $13.
rule-EX-14 = You have $47 and a cash limit of $30, so you return at least $17. Returning $17 gives 1 VP and leaves $30; returning $20 gives 2 VP and leaves $27.
rule-EX-15 = The white die shows 1, the other die 6. The parcel is b7: second column, seventh row.
rule-EX-16 = The row is ranch, mine, bank, saloon, hotel, ranch, mine, and the buildings at $4 and $8 are sold. The new row is ranch at $3, bank at $4, saloon at $5, ranch at $6, mine at $8, and new buildings at $10 and $12.
rule-EX-17 = Italian edition: A has 2 cowboys in reserve and 1 revolver, attacks a bank protected by a church, and like C attacks a saloon that nobody defends. The attack on the bank fails first, so A fights the duel for the saloon with firepower 4.
rule-EX-18 = Kit Carson: A stands on gambling, B joins A there, and C's white cowboy stands on ammunition. A may move to wages or to a duel space where A has no cowboy yet, but not to ammunition and not back into the reserve.
rule-EX-19 = A river through b1, b2, b3 and a3 is accepted, with 8 mountains. A river through c1, c2 and d2 is refused because it does not end on the rim. A river through a1, b1, b2, b3 and a3 is refused because it begins in a corner of the map and b1 lies on the rim without being an end.
rule-EX-20 = A places the last cowboy, then B and C pass in their turns. A passes third, although A had nothing left to place before them.

## Rulings

rule-R-01 = In phases 3 and 4 the order on the turn order track is pass order, because by then all markers have moved to its lower row.
rule-R-02 = Money and revolver chips never run out here. Roads, houses, cowboys, property tiles and buildings do.
rule-R-03 = A die of 1 to 6 stands for columns b to g and rows 2 to 7. Only then are exactly nine parcels reached at the start, as the rulebooks say.
rule-R-04 = The spaces are resolved like a snake: the top row from left to right, the middle row from right to left, the bottom row from left to right. So construction goes from $12 down to $3, and buying VP from $5 to $2, of which $2 is blocked first.
rule-R-05 = A white cowboy that you have not placed counts 1 for your firepower, unless the table plays without it.
rule-R-06 = Contested parcels are bought before uncontested ones. Prices do not depend on who owns what, so this matters only for your own cash.
rule-R-07 = Roads at any time means: whenever you have a decision to make, and with the river once more before final scoring.
rule-R-08 = A mine brings no house. The Polish rulebook contradicts itself here, and there are enough houses only without those for mines.
rule-R-09 = You may build a kept building at the end of the same round's construction; in the Italian edition only from the next round on.
rule-R-10 = Each kind of building has eight printed values, and the highest is the limit of its income. For the ranch they run from 1 to 8, for the others from 0 in seven steps; the numbers are our reading.
rule-R-11 = The yellow shopkeeper declares before the attack duels, unless the table plays that it comes after them.
rule-R-12 = The order of several attack duels is chosen by the same player as the order of parcel duels.
rule-R-13 = A defender that had nothing to do goes to the general supply, like every cowboy whose action is over.
rule-R-14 = The white cowboy may go to wages or single road only if nobody stands there, but others may join it later, because no duel can follow.
rule-R-15 = The red side of the sheriff takes the place of the yellow one, so there is no white cowboy, unless the table plays with it.
rule-R-16 = End-of-round powers of red cards come before the cash limit, so what they bring or cost counts for it.
rule-R-17 = You may return cash for VP even if you are below your cash limit; nothing forbids it.
rule-R-18 = In Kit Carson you may change the place of a cowboy, but not withdraw it.
rule-R-19 = No source shows the back of the board, so the course of the river is our approximation, with 10 parcels from the top rim to the bottom rim. You may lay out a river of your own instead.
rule-R-20 = A bridge is two roads on the side between two successive river parcels, both laid by the same player. Like a road it connects by its ends.
rule-R-21 = An owner without a cowboy on the attacked building does not fight, because only players with a cowboy there are part of a duel.
rule-R-22 = In the Polish edition a church may be attacked, as its rulebook does not forbid it, but there is nothing to win.
rule-R-23 = The red settler's $1 for each mountain is hardly ever better than $8, but the Polish and the Russian edition print it so. If the table wants the balanced card, it plays with 1 VP for each mountain.
rule-R-24 = For VP for firepower you add up cowboys and revolvers first and halve the sum, unless the table plays with halving each.
rule-R-25 = Only a successful attack undoes the shopkeeper's doubling, unless the table plays that any attack does.
rule-R-26 = A mountain is not a free parcel for a ranch: you cannot build a ranch on it, and it does not count for the income of ranches.
rule-R-27 = A kept building gives you its revolvers only when you build it.
rule-R-28 = If you do not use an optional power of your character when you pick it, you cannot use it later, unless the card says so.
rule-R-29 = You may defend any building of your own, even one that nobody may attack.
rule-R-30 = The order in which you act where the rulebooks say together is only a convention, so that a game can be replayed. It changes nobody's chances.
rule-R-31 = In Kit Carson acts are taken one after the other as they arrive, which gives the same game as all at once. The limit of moves only stops endless shuffling, and the first player may also begin by passing.
rule-R-32 = You are not asked on wages, single road and estate income, because declining could never help you there. You are asked about the three-gun token, because a red sheriff may prefer to lose.
rule-R-33 = You cannot pay or promise anything for a consent; the rulebooks know no such deals, and they would bind nobody.
rule-R-34 = The rulebooks give no order inside estate income. Attacks that a church makes fail come first, so their cowboys count in the duels that follow.
rule-R-35 = When the red worker buys a building, the construction row moves up at once, before the player builds or keeps it.
rule-R-36 = The conditions for a river of your own keep its two banks apart everywhere, so that crossing always takes a bridge.
rule-R-37 = A refused parcel stays refused for this kind of building until you build one of that kind in the same step, because two kept buildings of one kind look alike.
rule-R-38 = When you buy your uncontested parcels you name the one you buy next, or decline all that are left. That is the same as putting them in order and deciding on each.
rule-R-39 = As shopkeeper you may name only kinds of building of which you have built one. If you have no building at all you take the $8 without being asked.
rule-R-40 = A cowboy you have lifted in Kit Carson still stands in its old place for everybody else until you put it down. Lifting it is not yet a move.
rule-R-41 = The total of a player's duel tiles is public (the announced total less the tiles played) until they first draw new ones. Tiles nobody has seen may lie anywhere the public facts allow, all equally likely.
