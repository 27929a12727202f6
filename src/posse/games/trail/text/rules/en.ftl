### Great Western Trail: the rules in short, one message for each rule, example and ruling.
### The key is the number of the rule with a hyphen for the dot: rule-GWT-7-5 is GWT-7.5.
### The full wording is in docs/rules/trail.md.

## In short

goal = Drive your cattle to Kansas City again and again, and deliver them by rail to ever farther cities. Whoever has the most victory points at the end wins: from cities, buildings, cattle, stations, workers, objectives and more.
turn-1 = A turn has three phases: move your cattleman, use the place you reach, draw cards up to your hand limit.
turn-2 = You move at least one location and at most as many as your step limit; spots without a tile do not count. A hand on a tile is a toll.
turn-3 = On a neutral building or one of your own you use its actions: sell cattle cards, hire, build, buy cattle, move your engine, trade.
turn-4 = Everywhere else, and instead of those, you may take one small auxiliary action.
turn-5 = Cowboys buy better cattle, craftsmen put up your buildings, engineers move your engine farther.
turn-6 = In Kansas City you first choose three tiles that come into the game: workers, hazards, teepees.
turn-7 = Then you show your hand: each different breed counts its value once, and certificates add to it. You get that sum in dollars.
turn-8 = You deliver to a city that the sum can pay for and put a disc of yours there. The place it leaves on your board gives you a new ability.
turn-9 = The farther your engine has come, the less the transport costs; on the way it passes stations that you can upgrade.
turn-10 = When the job market is full, everybody else has one last turn.

## Chapters

chapter-0 = General principles
chapter-1 = Components
chapter-2 = Setup
chapter-3 = Course of a turn
chapter-4 = Phase A: movement
chapter-5 = Phase B: actions
chapter-6 = Kansas City
chapter-7 = Auxiliary actions
chapter-8 = Hiring
chapter-9 = Building
chapter-10 = Buying cattle
chapter-11 = Trade and hazards
chapter-12 = Objective cards
chapter-13 = Engine, stations, station masters
chapter-14 = Actions of private buildings
chapter-15 = Discs
chapter-16 = Certificates
chapter-17 = Phase C and your deck
chapter-18 = End of the game
chapter-19 = Scoring
chapter-20 = What you are asked
chapter-21 = Worked examples
    .rules = EX
chapter-22 = Rulings
    .rules = R

## General principles

rule-GWT-0-1 = Money never runs out and comes in whole dollars. You can never have less than $0.
rule-GWT-0-2 = You pay every cost and meet every requirement in full, or you cannot take the action. Tolls are the only exception.
rule-GWT-0-3 = The requirement (red) comes first, the reward (green or white) after it. Once you have met the requirement you may take the reward whole, in part or not at all; only money you always take whole.
rule-GWT-0-4 = An action that asks for a discard wants exactly the cards pictured. You do it once each time you use it, however many matching cards you hold.
rule-GWT-0-5 = A pair is two cattle cards of the same breed. The same breeding value is not enough.
rule-GWT-0-6 = Any cattle card means a cattle card, never an objective card. Where you draw first and then discard (the auxiliary action, building 4b, objective cards), any cards in your hand may go, those just drawn and objective cards included.
rule-GWT-0-7 = The same icon always means the same action, wherever it comes from.
rule-GWT-0-8 = The bank, the supplies, the market stack and the objective stack are shared; your deck, that is draw pile, hand and discard pile, is your own. The others see how many cards you hold but not which, and nobody knows the order of a face-down pile. You may look through your own discard pile at any time, but never through your draw pile.
rule-GWT-0-9 = Everything else is open: money, player boards, tiles, objective areas, discs, the size of every pile, both markets and the foresight tiles. Cards enter and leave decks openly, so all may know what your deck consists of, but not which of its cards you hold.
rule-GWT-0-10 = You may use an action whenever you can meet its requirement in full, even if the reward is then lost: you may discard a Jersey for a certificate with your marker already at its limit. An action without a requirement you may use only if it can have some effect. It counts as used once you have met the requirement or the effect has begun.

## Components

rule-GWT-1-1 = Shared: the board; 54 workers (18 cowboys, 18 craftsmen, 18 engineers); 18 hazards (6 floods, 6 droughts, 6 rockfalls); 22 teepees (11 green, 11 blue); 36 cattle cards for the market (7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland, 6 Texas Longhorn); 24 objective cards and 4 starting objectives; 7 neutral buildings, A to G; 5 station masters; 1 job market token.
rule-GWT-1-2 = For each player: 10 private buildings, numbered 1 to 10, with sides a and b; 14 discs; 1 engine; 1 cattleman; 1 certificate marker; 14 cattle cards (5 Jersey, 3 Dutch Belt, 3 Black Angus, 3 Guernsey).
rule-GWT-1-3 = Workers, hazards and teepees have a number on the back:
    1 is on 35 tiles, all 18 hazards, 9 green and 8 blue teepees.
    2 is on 33 tiles, 11 workers of each kind.
    3 is on 26 tiles, 7 workers of each kind, 2 green and 3 blue teepees.

## Setup

rule-GWT-2-1 = Shuffle the 5 station masters and lay one face up beside each of stations 1 to 5, those at the turnouts after railroad spaces 4, 7, 10, 13 and 16.
rule-GWT-2-2 = In the beginner setup each neutral building goes on the spot with its letter. In the standard setup they are shuffled, one for each of the 7 neutral spots.
rule-GWT-2-3 = The job market token starts in row 2 of the job market, on the topmost dashed place.
rule-GWT-2-4 = The Kansas City supply is three shuffled face-down piles, one for each number on the back.
rule-GWT-2-5 = Reveal tiles with a 1 until 7 of them lie on the board. A teepee goes on the free trade spot of lowest value, in the order −3, −2, −1, 1, 2, 4, 6, 8, 10; a hazard on the lowest free number, 1 to 4, of its own hazard area. A hazard whose area is full goes back face down into the supply and does not count.
rule-GWT-2-6 = Reveal tiles with a 2 into the job market: fill row 1 from the column for your number of players to the right edge, then row 2 up to the place before the token. That makes 3 workers with two players, 5 with three, 7 with four.
rule-GWT-2-7 = In every row of the job market you use the 2 rightmost columns with two players, 3 with three, all 4 with four.
rule-GWT-2-8 = Foresight: lay 2 tiles with a 1 face up in column 1, 2 with a 2 in column 2 and 2 with a 3 in column 3.
rule-GWT-2-9 = Shuffle the 36 market cards and reveal 7 for the cattle market with two players, 10 with three, 13 with four. They are sorted yellow, red, blue, brown, purple, but the order has no meaning.
rule-GWT-2-10 = Shuffle the 24 objective cards and reveal 4 of them as the objective display.
rule-GWT-2-11 = In the beginner setup all private buildings show side a. In the standard setup one side is drawn for each number, the same for all players. They are never flipped during the game.
rule-GWT-2-12 = Your 14 discs cover the 14 coloured places of your player board, your engine stands on the start of the railroad (space 0) and your certificate marker on 0. Your cattleman waits beside the board, and one worker of each kind is printed in column 1.
rule-GWT-2-13 = Shuffle your deck of 14 cards and draw 4.
rule-GWT-2-14 = The 4 starting objectives are shuffled and each player gets one, face up in the objective area. The others go back to the box.
rule-GWT-2-15 = Clockwise from the starting player you begin with $6, $7, $8 and $9. Who starts is decided by lot here; at a real table you choose freely.
rule-GWT-2-16 = The step limit and the tolls depend on the number of players. You start with a limit of 3 steps with two or three players and 4 with four.

## Course of a turn

rule-GWT-3-1 = You take turns clockwise, beginning with the player who started with $6.
rule-GWT-3-2 = A turn has three phases, in this order and all compulsory: A, move; B, use the location; C, draw up.
rule-GWT-3-3 = In your first turn you do not move in phase A. Instead you put your cattleman on any neutral building, where others may already stand, without a toll; then comes phase B.
rule-GWT-3-4 = You may play objective cards from your hand before phase A, and in phase B before or after any action.
rule-GWT-3-5 = Limits for steps, hand and certificates are read at the moment you need them. A disc removed earlier in the same turn already counts.

## Phase A: movement

rule-GWT-4-1 = Only Kansas City and spots with a tile are locations. A spot without a tile takes no step, costs nothing, and you cannot stop on it.
rule-GWT-4-2 = You move at least 1 step and at most as many as your step limit. Every location you enter, the last one included, is 1 step.
rule-GWT-4-3 = You follow the arrows, choose freely at a fork, and never go back.
rule-GWT-4-4 = Kansas City always ends your movement. You cannot pass it.
rule-GWT-4-5 = Cattlemen never block each other. Any number may share a location.
rule-GWT-4-6 = Your step limit is the base plus a bonus for each of the two step discs you have removed.
    Two players: base 3, steps and dollars +1, steps and points +1; at most 5.
    Three players: base 3, steps and dollars +2, steps and points +1; at most 6.
    Four players: base 4, steps and dollars +2, steps and points +1; at most 7.
rule-GWT-4-7 = When you enter or pass a location with a hand, you pay its toll at once, one location after another as you travel. For a hazard or teepee you pay the bank, for another player's building its owner, for your own buildings nothing. Neutral buildings have no hand.
rule-GWT-4-8 = With two players a green or a black hand costs $2 each; with three players green $2, black $1; with four players green $1, black $2. A tile with both hands costs the sum.
rule-GWT-4-9 = If you cannot pay a toll in full, you pay all the money you have left to whoever is due it and move on. The rest is never owed later.
rule-GWT-4-10 = The trade spots −1, −2 and −3 lie off the trail, so you never enter them.
rule-GWT-4-11 = If the hazard or teepee under a cattleman is taken, the figure stays on the bare spot and moves on from there.
rule-GWT-4-12 = After Kansas City your cattleman stands on the start of the trail. The first spot from there is spot A.
rule-GWT-4-13 = If a tile is later placed on the bare spot under your cattleman, you pay no toll and take no step for it. Your next movement starts from there.
rule-GWT-4-14 = You can always move, because Kansas City can be reached from everywhere. Two ways to the same location may differ in steps and tolls, so you choose the way and not only the goal.

## Phase B: actions

rule-GWT-5-1 = On a neutral building or your own private building you either use its local actions or take one single auxiliary action.
rule-GWT-5-2 = You may use each local action once per visit, as many of them as you like and in any order. Where a local action shows two alternatives, you get only one of them.
rule-GWT-5-3 = If the building stands on a spot with a risk action, that is one more local action of the building. Neutral spots have none, so you meet one only on your own buildings or by copying a building.
rule-GWT-5-4 = The single auxiliary action is allowed once per visit, and only if you have used no local action and no risk action on it; afterwards you cannot use those any more. It is never doubled, even if both discs are gone.
rule-GWT-5-5 = On another player's building, a hazard or a teepee you may only take one single auxiliary action.
rule-GWT-5-6 = In Kansas City you carry out its five steps instead.
rule-GWT-5-7 = You may also do nothing.
rule-GWT-5-8 = You discard, pay and draw immediately. Your hand is filled up only in phase C.
rule-GWT-5-9 = Each visit stands on its own. After an action has moved your cattleman on, the new location offers its local actions or the auxiliary action afresh, whatever you used before.
rule-GWT-5-10 = What an action sets off (the immediate action of a worker's column, a station upgrade, a station master, the way back from space 39) belongs to that action. You finish it before the next one.

## Kansas City

rule-GWT-6-1 = You go through five steps, all compulsory and in order, without an auxiliary action and without tolls. In steps 1, 2 and 3 (foresight) you choose one tile of column 1, 2 and 3 and put it on the board at once:
    Teepee: on the free trade spot of lowest value. If none is free, it leaves the game.
    Hazard: on the lowest free number of its own hazard area. If none is free, it leaves the game.
    Worker: on the next free place in the row of the job market token, from left to right. The token's own place comes last, and a worker placed there moves the token down one row.
rule-GWT-6-2 = If a column holds only one tile you take that one, and if it holds none you skip the step. You may choose a tile that will leave the game. Once the end is triggered you may not choose workers.
rule-GWT-6-3 = When the token leaves row 6 or row 9 (yellow arrow), the cattle market is filled up from its stack to 7 cards with two players, 10 with three, 13 with four. If it has that many or more, nothing happens; if the stack runs out, you add what there is.
rule-GWT-6-4 = When the token leaves row 12 (red arrow), the end of the game is triggered.
rule-GWT-6-5 = Step 4, income: show your hand to all, then decide how many temporary certificates you spend, before you choose a city. Your total is the sum of the breeding values of the different breeds in your hand, each breed once, plus 1 for each permanent certificate (automatically), plus the temporary certificates spent. Objective cards and VP count for nothing here.
rule-GWT-6-6 = You gain that total in dollars and remember it for step 5. Then you discard your whole hand, objective cards too.
rule-GWT-6-7 = Step 5, delivery: choose a city whose value is not above your total and where you have no disc yet; Kansas City and San Francisco you may choose any number of times. You must deliver, and Kansas City with its value of 0 is always possible.
rule-GWT-6-8 = Put one of your discs on the city. Then settle at once and in this order: the cost or reward of the place you cleared, the delivery bonus, the transport cost.
rule-GWT-6-9 = For each disc you put on Kansas City you gain $6 at once, but lose 6 VP at the end.
rule-GWT-6-10 = When your disc completes two neighbouring cities joined by an arrow with a card, you must take an objective card. If it completes two such arrows you take two cards, and the display is refilled in between. VP on arrows count only at the end.
rule-GWT-6-11 = The transport cost is $1 for each cross between the front of your engine and the city; with your engine at the city or beyond, it is nothing. The crosses stand right after railroad spaces 3, 4, 5, 7, 9, 10, 11, 13, 15, 16 and 17, and a city lies at the space with its value. An engine on a turnout counts as standing on the next numbered space.
rule-GWT-6-12 = Finally move your cattleman to the start of the trail and refill every empty foresight place from the pile with the same number; if that pile is empty, the place stays empty. Phase C follows.

## Auxiliary actions

rule-GWT-7-1 = There are five kinds, with two disc places each. A kind is available when at least one of its two places has no disc. The first two, for dollars and for drawing cards, have one gray place each and so are available from the start.
rule-GWT-7-2 = With the icon for one single or one double auxiliary action you choose one available kind. If both its places are clear you may do it as a double: requirement and reward are doubled, and it is one action.
rule-GWT-7-3 = On locations without that icon you may only do singles.
rule-GWT-7-4 = The kinds, single and double:
    1. Gain $1, or $2.
    2. Draw 1 or 2 cards, then discard as many as you drew.
    3. Pay $1 or $2 and move your engine exactly 1 or 2 spaces back, then your certificate marker up to 1 or 2 places forward.
    4. Pay $1 or $2 and move your engine up to 1 or 2 spaces forward.
    5. Move your engine exactly 1 or 2 spaces back, then remove up to 1 or 2 cards of any kind in your hand from the game.
rule-GWT-7-5 = Where moving the engine back is the requirement (kinds 3 and 5, also building 1b) and it stops on a turnout, you decide about the station upgrade before you take the reward. In kinds 3 and 4 you pay the dollars before the engine moves.
rule-GWT-7-6 = If your draw pile runs out while you draw, you reshuffle as usual. If there are fewer cards than you want, you draw what there is and discard that many.
rule-GWT-7-7 = The icon for one single or one double is a local or immediate action like any other. It is not the auxiliary action that every location offers and does not use that up; but if you use it as a local action, that one is barred for the visit.

## Hiring

rule-GWT-8-1 = Choose a worker from any row of the job market above the row of the token. After the market has closed you may choose from any row.
rule-GWT-8-2 = Pay the wage of the row, changed by what the icon says: nothing, +$2, −$1 or −$2.
rule-GWT-8-3 = You need a free place in the row of that kind on your player board. A row has 6 places, the printed worker included; when it is full you cannot hire that kind.
rule-GWT-8-4 = Put the worker on the leftmost free column. If it shows an immediate action you do it now or forfeit it, and finish it before anything else; this may go on, because column 4 of the engineers hires again.
rule-GWT-8-5 = The immediate actions:
    Cowboys: in column 4 remove a hazard free of charge, in column 6 trade.
    Craftsmen: in columns 4 and 6 build at $1 for each craftsman needed; the new one counts.
    Engineers: in column 2 discard a Jersey for 1 certificate, in column 3 for $2, in column 5 for up to 2 certificates, in column 6 for $4; in column 4 hire at the wage less $2.
rule-GWT-8-6 = Hired workers leave gaps in the job market that are never refilled.
rule-GWT-8-7 = If you send a worker away as a station master, the column is free again. Covering it once more gives you its immediate action once more.
rule-GWT-8-8 = At the end each worker in column 5 or 6 is worth 4 VP.

## Building

rule-GWT-9-1 = Choose one of your unbuilt private buildings. Either place it on any empty building spot, those with a risk action included, but never on a neutral, hazard or trade spot; or replace one of your own buildings on the trail.
rule-GWT-9-2 = To place it you need at least as many craftsmen, the printed one included, as the tile demands. You pay $2 for each of them at neutral building B, $1 with columns 4 and 6 of the craftsmen.
rule-GWT-9-3 = To replace, the new tile must demand more craftsmen than the old one. You need as many craftsmen as the difference and pay $2 (or $1) for each of those; the old tile leaves the game. Tiles that demand more than 6 can be built only this way.
rule-GWT-9-4 = Craftsmen are not used up. Their number is only a threshold.
rule-GWT-9-5 = If you replace the building your cattleman stands on, you cannot use the new one in this visit, and the unused local actions of the old one, a risk action included, are lost. You may still play objective cards.
rule-GWT-9-6 = A building never takes away the risk action or the woods of its spot.

## Buying cattle

rule-GWT-10-1 = In one action of buying cattle you may use each of your cowboys, the printed one included, once: for buying or for drawing cards to the market. If you buy cattle again in the same turn, all are available again.
rule-GWT-10-2 = These are the options; value 3 means Holstein, Brown Swiss and Ayrshire, freely mixed:
    1 cowboy and $6: 1 card of value 3.
    2 cowboys and $3: 1 card of value 3.
    3 cowboys and $5: exactly 2 cards of value 3.
    1 cowboy and $12: 1 West Highland.
    3 cowboys and $6: 1 West Highland.
    5 cowboys and $8: exactly 2 West Highland.
    2 cowboys and $12: 1 Texas Longhorn.
    4 cowboys and $6: 1 Texas Longhorn.
rule-GWT-10-3 = You may combine the options as you like, each as often as you like, as long as you have the cowboys and the money and the market has the cards. You may also pay more than necessary.
rule-GWT-10-4 = Draw to market: for 1 unused cowboy, turn up 2 cards from the market stack, or 1 if only one is left; with an empty stack you cannot do it. The market may grow without limit. You may mix draws and purchases, so you may buy fresh cards, and you may also only draw.
rule-GWT-10-5 = The cards you buy go face up on your discard pile. Their VP are visible, and you pick the very card you want.
rule-GWT-10-6 = For every set of cards the cheapest mix of options for your number of cowboys can be worked out. The prices you will need most:
    Value 3: one card costs $6 with 1 cowboy, $3 with 2; two cost $5 with 3; three cost $8 with 5; four cost $10 with 6.
    West Highland: one costs $12 with 1 cowboy, $6 with 3; two cost $8 with 5; three cost $20 with 6.
    Texas Longhorn: one costs $12 with 2 cowboys, $6 with 4; two cost $18 with 6.
    Mixed: a value 3 and a West Highland cost $9 with 5, two of value 3 and a West Highland $11 with 6, a value 3 and a Texas Longhorn $9 with 6.

## Trade and hazards

rule-GWT-11-1 = Trade: take any one teepee from any trade spot, on or off the trail, and keep it. You pay the negative or gain the positive value printed at its spot. If you cannot pay or there is no teepee on the board, you cannot trade.
rule-GWT-11-2 = Remove a hazard: take any one hazard tile from the trail and pay what the icon says, $7 at building F, $5 at 4a, nothing elsewhere. If you cannot pay or there is no hazard on the board, you cannot do it.
rule-GWT-11-3 = You keep the tiles you take for scoring; they never return to the board.

## Objective cards

rule-GWT-12-1 = To take one, choose a card of the display or the unseen top card of the stack, which you then show to all. It goes face up on your discard pile. A card taken from the display is replaced at once from the stack.
rule-GWT-12-2 = When the stack is empty, gaps in the display stay. When the display is empty too, nobody can gain a card any more, and a delivery bonus that gives one is void.
rule-GWT-12-3 = Building 6b puts the card straight into your hand instead.
rule-GWT-12-4 = To play one, lay it from your hand into your objective area; then do its immediate action now or forfeit it. You may play any number of cards, one after another.
rule-GWT-12-5 = You may play them in your own turn before phase A, or in phase B before or after an action: at the start, between two actions, after the last one, also if you use no action, and again at every further visit. Not inside an action, not in Kansas City, not in phase C. A card that 6b put into your hand you may play right after that action.
rule-GWT-12-6 = The immediate actions are: gain $2; draw up to 3 cards, then discard as many; engine forward up to 2 or 3 spaces, as printed; one single or one double auxiliary action; a free move of your cattleman.
rule-GWT-12-7 = The free move takes your cattleman 1 to 3 steps forward without tolls, but not into Kansas City, and you get no phase B there. Played before phase A, even on the start of the trail, it changes where phase A begins, and you may play further cards first; played in phase B, it costs you all remaining actions and further cards, and you go straight to phase C. If you forfeit the move or it has no goal, your turn goes on normally.
rule-GWT-12-8 = A card you have played must be scored. For an unplayed one anywhere in your deck you choose at the end whether it is scored or dropped.
rule-GWT-12-9 = Each card lists tasks. If you have fulfilled them all you score its VP, otherwise you lose its penalty, which is 0 for starting objectives. Each building, tile, disc or card fulfils at most one task on all your objective cards together.
rule-GWT-12-10 = What tasks ask for: a building of yours on the trail; a green teepee; a blue teepee; any hazard tile; a disc of yours on a station; a cattle card of value 3, a West Highland or a Texas Longhorn anywhere in your deck; a disc of yours on San Francisco.
rule-GWT-12-11 = The immediate action of an objective card is neither a local action nor the auxiliary action of the visit. It does not bar them and is not barred by them: on a hazard you may use the auxiliary action of a San Francisco card besides the single one.

## Engine, stations, station masters

rule-GWT-13-1 = The railroad runs from 0 (start) over 1 to 38 to 39 (end). A turnout hangs after each of the spaces 4, 7, 10, 13, 16, 21, 25, 29 and 33. From such a space you go on to its turnout or to the next number, from the turnout to that same next number; backwards it is the same in reverse.
rule-GWT-13-2 = There is room for one engine on a space; only space 0 holds any number. Occupied spaces, turnouts too, are ignored: they take no movement and you cannot stop on them.
rule-GWT-13-3 = Forward you move up to the number allowed; if you stop early, the rest is forfeited. If you move 0 spaces you have not used the action.
rule-GWT-13-4 = Moving back is a requirement: exactly the number demanded, and a turnout you enter counts. You cannot do it from space 0, nor if you would reach space 0 before the number is complete.
rule-GWT-13-5 = Your engine never turns round. Its front always points to the higher numbers.
rule-GWT-13-6 = Where you may move up to as many spaces as you have engineers, the engineers on your player board count, the printed one included.
rule-GWT-13-7 = Station upgrade: when your engine stops on a turnout or on 39, forward or backward, and you have no disc on that station, you decide at once whether to pay its cost and place a disc there. Discs of other players do not matter. An engine that was standing there already gives you no chance.
rule-GWT-13-8 = Station master: right after the upgrade, when cost and disc are settled and if the tile is still there, you may take it by moving the rightmost hired worker of any row, never a printed one, to the tile's place. You can do so only at that moment, and the worker stays there for good.
rule-GWT-13-9 = The immediate action of a station master (on one tile gain $2, on another remove a hazard free of charge or trade) you do now or forfeit. A permanent certificate counts from now on.
rule-GWT-13-10 = On space 39 the movement ends and you may upgrade the station. Then you must move your engine back to any free space, turnouts and the start included, and gain $3. If it lands on a turnout you may upgrade that station too, even with those $3.
rule-GWT-13-11 = The stations, with their cost and their VP:
    Station 1 (after space 4): $2, 1 VP, white corners.
    Station 2 (after space 7): $2, 1 VP, white corners.
    Station 3 (after space 10): $4, 2 VP, white corners.
    Station 4 (after space 13): $4, 2 VP, white corners.
    Station 5 (after space 16): $6, 3 VP, black corners.
    Station 6 (after space 21): $8, 5 VP, black corners.
    Station 7 (after space 25): $7, 6 VP, black corners.
    Station 8 (after space 29): $6, 7 VP, black corners.
    Station 9 (after space 33): $5, 8 VP, black corners.
    Station 10 (space 39): $3, 9 VP, black corners.
    Only stations 1 to 5 have a station master.
rule-GWT-13-12 = There is always a space to move forward to, because no engine stays on 39. You choose only where you stop; the way there makes no difference.

## Actions of private buildings

rule-GWT-14-1 = 1a brings $2 for each of your buildings in the woods, itself included if it stands there; 7b moves your engine forward up to that number. In the woods lie: the risk spot right before B on the flood path, the first building spot after B on the way without hazards, both spots of the upper path from C to E, both spots after E on the way without hazards, the risk spot right before F on the rockfall path, and the lower spot between F and G.
rule-GWT-14-2 = Some buildings move your cattleman on: 3a and 3b 1 step, 4a up to 2, 4b up to 3, 10b up to 4, 10a up to 5, always at least 1. Your step limit plays no part, you pay tolls as usual, and you may enter Kansas City. Then a complete and compulsory phase B at the new location follows, without drawing up in between; local actions you have not used at the building you left are lost, and several such moves in one turn are possible.
rule-GWT-14-3 = Other actions:
    1b: discard an objective card from your hand for up to 2 certificates. Also: engine exactly 1 back for $3.
    4b: draw up to as many cards as you have cowboys, then discard as many.
    5b: gain $1 for each of your engineers.
    6b: discard any cattle card, gain $3 and take an objective card into your hand.
    7a: for each pair of a green and a blue teepee you own, move your certificate marker up to 2 forward and gain $2.
    10a: move your certificate marker forward to its limit.
rule-GWT-14-4 = 9a, special delivery: move your engine back at least 1 space, which is impossible from 0, and count the numbered spaces moved; the start counts, occupied spaces and turnouts do not, so one step back onto a turnout counts 0. Then you must deliver to a city whose value is not above that count, by the usual rules: where you have no disc, Kansas City and San Francisco excepted, with the bonus, the $6 of Kansas City too, but without income and transport cost. After that, if your engine stands on a turnout, you may upgrade the station.
rule-GWT-14-5 = 8b: use the local actions of one building on a spot directly linked to that of 8b, be it neutral, yours or another player's, free of charge; its risk action comes with it, and 8b's own risk action stays available. Each action may be used once, in any order; everything is counted for you, and a cattleman move starts where your cattleman stands. You may copy another 8b, which then looks at its own neighbours, but never go back to an 8b already used in this chain.
rule-GWT-14-6 = 9b: upgrade one station behind your engine, at the usual cost and rules and with its station master. The turnout your engine stands on is not behind it.

## Discs

rule-GWT-15-1 = Your player board has 14 disc places: 9 with white corners and 5 with black ones (two for steps, two for hand size, and the one for 6 certificates).
rule-GWT-15-2 = A disc from a white place may go to any city or station. A disc from a black place goes only where the corners are black: Albuquerque, El Paso, Sacramento, San Francisco, and stations 5 to 10.
rule-GWT-15-3 = Taking a disc unlocks its place at once and for good; steps and dollars also brings you $3. Each hand size disc costs $5; if you cannot pay, you cannot choose it, and in a delivery you must still be able to pay the transport cost, at a station you pay the upgrade first and so need its cost plus $5. The $3 of steps and dollars come too late to pay for that upgrade.
rule-GWT-15-4 = If you place a disc on white corners and only discs on black places are left, you may use one of those.
rule-GWT-15-5 = If you can use no disc of your player board, because none is left or you can afford none, you take one of your discs from a station, not the one you are upgrading. Its VP are lost, but a station master you took stays with you, and you may upgrade that station again later. For a delivery you must do this; a station upgrade you may simply decline.
rule-GWT-15-6 = Discs on cities never move.
rule-GWT-15-7 = If you have no usable disc on your player board and none on a station, you cannot upgrade a station, and you must choose a city for which you have a usable disc. If there is none, the delivery places nothing and has no bonus, no VP and no transport cost.

## Certificates

rule-GWT-16-1 = The certificate track has the places 0, 1, 2, 3, 4 and 6. Going one place forward is one step, so from 4 to 6 is one step.
rule-GWT-16-2 = Your limit is 3. With the disc at 4 removed it is 4, with those at 4 and 6 removed it is 6; the one at 6 alone changes nothing. Steps beyond the limit are lost.
rule-GWT-16-3 = At income you may spend any number of temporary certificates up to the value of your marker. Move it back place by place until you have given up at least that many; from 6, spending 1 or 2 both end on 4.
rule-GWT-16-4 = Each permanent certificate, from a station master, adds 1 to every income. They are never spent and have no limit.

## Phase C and your deck

rule-GWT-17-1 = Draw up to your hand limit: 4, plus 1 for each hand size disc you have removed, so at most 6. If you hold more than that, nothing happens.
rule-GWT-17-2 = Cards you gain go to your discard pile; only 6b puts one into your hand.
rule-GWT-17-3 = Only when you must draw and your draw pile is empty, shuffle your discard pile into a new one. Never earlier.
rule-GWT-17-4 = If draw pile and discard pile are both empty, you play on with fewer cards. A deck has no minimum size.

## End of the game

rule-GWT-18-1 = If you place a worker on the last place of row 12, in step 2 or 3 of Kansas City, you take the job market token at once.
rule-GWT-18-2 = If that was step 2, step 3 follows, but you may not choose a worker; if only workers lie there, you skip it. Steps 4 and 5 and the refill go on as usual. That was your last turn.
rule-GWT-18-3 = Every other player has exactly one more turn. In Kansas City they may not choose workers in steps 2 and 3, and skip a step if only workers lie there; the refill goes on as usual.
rule-GWT-18-4 = These last turns go on clockwise and are complete, with phases A, B and C and objective cards. After the last of them the game ends and you score.

## Scoring

rule-GWT-19-1 = Dollars: 1 VP for every full $5.
rule-GWT-19-2 = Buildings: the VP printed on your private buildings on the trail. Tiles that were replaced give nothing.
rule-GWT-19-3 = Cities: −6 VP for each of your discs on Kansas City, +6 for Sacramento, +9 for each disc on San Francisco. Arrows with your discs at both ends: Topeka to Wichita −3, Wichita to Colorado Springs −1, Albuquerque to El Paso +6, El Paso to San Diego +8, San Diego to Sacramento +4. The sum may be negative.
rule-GWT-19-4 = Stations: the printed VP of each station with a disc of yours.
rule-GWT-19-5 = Hazards: the VP printed on your hazard tiles.
rule-GWT-19-6 = Cattle: the VP printed on the cattle cards in your draw pile, hand and discard pile.
rule-GWT-19-7 = Objectives: the VP less the penalties of the cards you have played and of the unplayed ones you add; the sum may be negative. Your items are assigned to the cards, and unplayed cards added or dropped, so that your final total is as high as possible; if it makes no difference, fewer cards are added.
rule-GWT-19-8 = Station masters, independently of your objective cards:
    Workers: 1 VP for each worker on your player board, the 3 printed ones included, but not those left at stations.
    Objectives: 3 VP for every 2 cards in your objective area, the starting objective and cards added at the end included, fulfilled or not.
    Hazards: 3 VP for every 2 hazard tiles.
    Teepees: 3 VP for every pair of a green and a blue teepee.
    Certificates: 3 VP for every 2 certificates, temporary and permanent together.
rule-GWT-19-9 = Workers: 4 VP for each worker in column 5 or 6.
rule-GWT-19-10 = Step disc: 3 VP if you have removed the disc for steps and points.
rule-GWT-19-11 = Job market token: 2 VP if you have it.
rule-GWT-19-12 = The most VP win. In a tie you share the victory; there is no tie-breaker.

## What you are asked

rule-GWT-20-1 = Before phase A you may play objective cards, as often as you have one, and then do or forfeit the immediate action of each. Wherever there is only one possible answer and you cannot decline, you are not asked.
rule-GWT-20-2 = In phase A you choose the way and where you stop, in your first turn the neutral building instead. Tolls are paid without a question.
rule-GWT-20-3 = In phase B at a building, hazard or teepee you choose, again and again: a local action that is still unused and possible, the single auxiliary action while it is allowed, an objective card, or the end of phase B.
rule-GWT-20-4 = In Kansas City you choose the tiles of columns 1, 2 and 3, the number of certificates you spend, the city, the disc and each objective card due. There is nothing else, and you can decline none of it.
rule-GWT-20-5 = In phase C you are asked nothing, and then your turn is over.
rule-GWT-20-6 = Discarding: you choose the cards where several fit, such as the breed of a pair, or the copy where VP differ. Of alternatives you choose one; where you may draw up to some number, you name the number first and afterwards choose what to discard. For an auxiliary action you choose the kind, and single or double; if it removes cards you choose them, or none, after engine and station are settled.
rule-GWT-20-7 = Further choices, action by action:
    Hire: the worker by kind and row, then whether you do the immediate action.
    Build: the tile, then the empty spot or your building to replace.
    Buy cattle: again and again an option with its exact cards, a draw to the market, or the end.
    Trade: the teepee. Remove a hazard: the tile. Take an objective: a card of the display or the top of the stack. Copy with 8b: the building.
rule-GWT-20-8 = Engine: you choose where it stops. On a turnout or on 39 you then decide about the upgrade, the disc, the station master with the row the worker comes from, and its immediate action; after 39 also how far back you go, with the same questions on a turnout. With 9a you choose the space, the city, the disc, the objective cards due and then the upgrade, with 9b the station.
rule-GWT-20-9 = Disc: you choose a place of your player board or, if none there can be used, the station whose disc you take.
rule-GWT-20-10 = Money and certificates you gain are booked in full without a question, as fewer would never help you. Final scoring asks nothing either.
rule-GWT-20-11 = Hidden things come to light when somebody draws from a draw pile or reshuffles, when cards are added to the cattle market, when the objective display is refilled or an unseen objective card is taken, when foresight is refilled and when a hand is shown for income. You cannot take back anything from before such a moment. Everything else in your turn is open and could be taken back until the turn ends.

## Worked examples

rule-EX-1 = Your cattleman stands at A with a limit of 3. On the upper path to B lies one building of another player, on the lower path two floods. The upper way to B takes 2 steps, the lower 3; both are allowed.
rule-EX-2 = Blue still has the starting limit of 3 steps. Red has 5: with two players because both step discs are gone, with three because the disc for steps and dollars is.
rule-EX-3 = Four players, and Marysia has $2. On the upper path she first meets a building of Maciek with a black hand, then one of Gosia with a green hand: $2 go to Maciek, nothing to Gosia, and she moves on. On the lower path she meets a flood with a green hand, then one with a black hand: she pays the bank $1, then her last $1 although $2 are due, and moves on.
rule-EX-4 = Your building 2a stands on a spot with the risk action of any cattle card for 1 certificate. So it has three local actions: a Guernsey for $4, buying cattle and the risk action, any of them in any order. Only if you use none may you take a single auxiliary action.
rule-EX-5 = You stop on another player's building, a hazard or a teepee. One single auxiliary action is all you may take.
rule-EX-6 = In a game with three players the setup puts 3 workers in row 1 of the job market and 2 in row 2. The place of the token in row 2 stays free.
rule-EX-7 = Your hand is Dutch Belt, Dutch Belt, Brown Swiss and Holstein: 2 + 3 + 3 = 8. Your marker is on 3 and you spend 2, so your total is 10 and the marker goes to 1; you gain $10 and discard all four cards. With one permanent certificate you would have had 9 before spending.
rule-EX-8 = Your total is 10, you have discs on Topeka and Colorado Springs, and your engine is on space 5. You can deliver to Albuquerque (transport $3), Santa Fe ($2), Wichita or Kansas City (nothing). Albuquerque completes no arrow, and it is the only one of these cities where a disc from a black place may go.
rule-EX-9 = Your hand limit is 5, you hold 3 cards, and 2 are left in your draw pile. You draw both; the draw pile is empty now, but you do not reshuffle yet.
rule-EX-10 = At building A the token is in row 4, right below a row with a wage of $7, and you have two engineers. You hire an engineer for $7, who goes to column 3, so you discard a Jersey and gain $2; then with the dearer hire you take a cowboy from a $6 row for $8. Having no Guernsey you forfeit the third action, and in all you are $13 poorer.
rule-EX-11 = A tile that demands 2 craftsmen needs at least 2 of them and costs $4. Replacing with a difference of 3 needs at least 3 and costs $6.
rule-EX-12 = You have 3 engineers, your engine is on 1 and another on 3. With three spaces you reach space 5 or the turnout after 4; you may also stop on 2 or 4.
rule-EX-13 = You trade: for a teepee on spot −2 you pay $2, for one on spot 6 you gain $6.
rule-EX-14 = With 1 cowboy you buy a card of value 3 for $6 or a West Highland for $12. With 2 cowboys you buy a card of value 3 for $3, two of them for $12, or a Texas Longhorn for $12.
rule-EX-15 = For 3 cowboys and $5 you get exactly 2 cards of value 3, for 5 cowboys and $8 exactly 2 West Highland.
rule-EX-16 = You have four objective cards: building, blue teepee and two hazards (5 VP or −3); two buildings and a hazard, a starting objective (3 VP); and two for San Francisco (5 VP or −3 each). With 3 buildings, 3 hazards, 1 blue teepee and 2 discs on San Francisco you score 18 VP, with only 1 disc there 10.
rule-EX-17 = With discs on San Diego and Sacramento you score 6 + 4 = 10 VP. With El Paso as well you score 8 more.
rule-EX-18 = Some discards: a Black Angus for $2; a pair for $4; any cattle card for 1 certificate; a Jersey for 1 certificate and $2; a Jersey to move your engine 1 forward.

## Rulings

rule-R-01 = A surplus hazard in setup goes back, and the pile of tiles with a 1 is reshuffled. The rulebook puts it back into the supply but does not say where.
rule-R-02 = At buildings, hazards and teepees you may do nothing in phase B, because the rulebook only says that you may act. It hardly matters, as gaining $1 is always open to you.
rule-R-03 = For the transport cost an engine on a turnout counts as standing on the next numbered space, because on the board the middle of the turnout is level with the cross, which is then no longer in front of the engine.
rule-R-04 = You can replace a building only by one that demands strictly more craftsmen, because the rulebook asks for a higher value; equal is not enough.
rule-R-05 = If you replace the building you stand on, its unused actions are lost. The rulebook only says that the new ones cannot be used at once; the rest is our reading, and it matters only when 8b copies B or a craftsman's immediate action builds.
rule-R-06 = You may buy cards you have just drawn to the market, because the rulebook speaks of the cards available at that moment.
rule-R-07 = You may take the unseen top card also as a delivery bonus and with 6b, because the same icon always means the same action, although for deliveries the rulebook names only the display.
rule-R-08 = In Kansas City you cannot play objective cards, because its steps are not actions.
rule-R-09 = From space 39 you may go back as far as the start, because the rulebook treats the start as a space of the railroad.
rule-R-10 = Local actions you have not used when a building moves your cattleman on are lost, as you are no longer there. Use them before you move.
rule-R-11 = 7a gives both, up to 2 certificates and $2, for each pair of teepees, and nothing without a pair. The Polish wording can be read as $2 only once, but the printed tile gives both for each pair.
rule-R-12 = A special delivery to Kansas City brings the $6, because delivery bonuses apply to it as usual.
rule-R-13 = When you copy a building you copy its risk action too, because the rulebook makes it one of the building's local actions. That it names the owner we take for the normal visit, not as a bar to copying another player's building.
rule-R-14 = The cost of a disc comes before the transport cost, so you may choose a disc for $5 only if you can still pay for the transport. The $6 of Kansas City come after the disc and cannot pay for it.
rule-R-15 = You may upgrade a station again after taking your disc away, because what counts is whether your disc lies there. The rulebook also says only once for each station, but the case is very rare.
rule-R-16 = If you have no disc you can use anywhere, the delivery has no effect, because nothing can be placed. This is almost impossible.
rule-R-17 = The track has no place 5, so spending 1 from 6 takes you to 4, and spending 2 costs no more. Counted in places, 6 certificates would not fit on a track with 5 places above 0, so their values count.
rule-R-18 = The best assignment of items to tasks and the best choice of unplayed cards are worked out for you, the station master for objectives included, because nobody would want less.
rule-R-19 = Where you may draw up to some number of cards, you name the number first, draw them all and then discard, so that it is one draw and not a decision card by card.
rule-R-20 = With the auxiliary action that removes cards you need not remove any, because the removal is the reward and a reward may be forfeited.
rule-R-21 = Your first placement is on a neutral building only, even if others have already built, because the rulebook names only those.
rule-R-22 = Once the end is triggered, workers stay in foresight and merely cannot be chosen, because the rulebook does not remove them.
rule-R-23 = In a tie the victory is shared, as the rulebook says. Money does not break it.
rule-R-24 = You may use the same building by a visit and by a copy in one turn: use 10b, walk to an 8b next to it and copy 10b. We read the rule that each local action is used only once as once per visit.
rule-R-25 = At a fork both branches count as directly linked to 8b, because there is nothing between them and its spot.
rule-R-26 = If your row for a kind of worker is full, you cannot hire that kind, even with an action that hires for less; it is simply of no use for that kind.
rule-R-27 = After a backward move you upgrade the station before you take the reward, because the rulebook wants the decision as soon as the engine stops. So the $3 of 1b cannot pay for it, while those of space 39 can, as its own text says. A certificate place cleared by the upgrade already raises the limit for the certificate you gain after it.
rule-R-28 = Money and discard piles are open, hands are closed. The rulebook says only that you may look through your own discard pile, and no rule depends on this.
rule-R-29 = Once your engine has moved for 9a you must deliver, because the text orders it and Kansas City is always possible.
rule-R-30 = If you hold more cards than your limit you keep them, because phase C only draws cards and never discards any.
rule-R-31 = After an action has moved your cattleman, the new visit is a phase B of its own. So you may play objective cards before its first action, except in Kansas City.
rule-R-32 = If you replace a building whose actions 8b is copying, the copying ends: what is unused of it is lost, just as with the building you stand on.
rule-R-33 = In setup a hazard without a free place goes back into its pile before the next tile is drawn, so it may come again at once.
rule-R-34 = What everybody has seen or can work out about a hand is public: a card taken into hand by 6b, a hand shown in Kansas City, and the whole hand when the discard pile is shuffled, because the stack is empty then.
rule-R-35 = An optional immediate action is asked together with its first choice, so declining is one of the answers. One that cannot be used is passed over, unless it asks for a card: whether you hold it is hidden from the others.
rule-R-36 = Ways that enter the same locations in the same order are one way, whichever bare branch of a fork they take.
rule-R-37 = Of two places on your board that unlock the same thing, the second is offered once the first is clear.
rule-R-38 = If you have paid for a move of the engine, it goes at least one space. A move that is the reward for a card may be declined.
rule-R-39 = Naming the building that 8b copies is final, but it does not use an action yet. You may still take the single auxiliary action instead, until you use a copied action or a risk action.
