### Carson City: its words and sentences. The rules in short are in rules/.

## Places: the action spaces in the order of resolution. `.buy` is what can be bought there.

place-wages = wages
place-wages-why = $4 for each of your cowboys here; no duel.
place-ammunition = ammunition
place-ammunition-why = Take the three-gun token: 3 points of firepower until the end of the round.
place-roads_3 = three roads
place-roads_3-why = Take 3 roads.
place-road_1 = single road
place-road_1-why = 1 road for each of your cowboys here; no duel.
place-construction_12 = construction $12
    .buy = the building on the $12 space
place-construction_12-why = Buy the building that lies here for $12 and build it or keep it.
place-construction_10 = construction $10
    .buy = the building on the $10 space
place-construction_10-why = Buy the building that lies here for $10 and build it or keep it.
place-construction_8 = construction $8
    .buy = the building on the $8 space
place-construction_8-why = Buy the building that lies here for $8 and build it or keep it.
place-construction_6 = construction $6
    .buy = the building on the $6 space
place-construction_6-why = Buy the building that lies here for $6 and build it or keep it.
place-construction_5 = construction $5
    .buy = the building on the $5 space
place-construction_5-why = Buy the building that lies here for $5 and build it or keep it.
place-construction_4 = construction $4
    .buy = the building on the $4 space
place-construction_4-why = Buy the building that lies here for $4 and build it or keep it.
place-construction_3 = construction $3
    .buy = the building on the $3 space
place-construction_3-why = Buy the building that lies here for $3 and build it or keep it.
place-parcel_income = parcel income
place-parcel_income-why = $2 for each parcel you own.
place-firepower_income = firepower income
place-firepower_income-why = $2 for each point of your firepower.
place-gambling = gambling
place-gambling-why = Roll two dice and receive their sum in dollars.
place-parcel_vp = VP for parcels
place-parcel_vp-why = 1 VP for every two parcels you own.
place-firepower_vp = VP for firepower
place-firepower_vp-why = 1 VP for every two points of your firepower.
place-property_vp = VP for property
place-property_vp-why = 1 VP for each building you have built.
place-buy_vp_5 = buy VP $5
place-buy_vp_5-why = Buy as many VP as you like for $5 each.
place-buy_vp_4 = buy VP $4
place-buy_vp_4-why = Buy as many VP as you like for $4 each; closed in round 4.
place-buy_vp_3 = buy VP $3
place-buy_vp_3-why = Buy as many VP as you like for $3 each; only in rounds 1 and 2.
place-buy_vp_2 = buy VP $2
place-buy_vp_2-why = Buy as many VP as you like for $2 each; only in round 1.
place = parcel { $parcel }
place-parcel-why = A cowboy on a parcel without an owner buys it; one on another player's building attacks it, one on your own defends it.
place-parcel_purchase = parcel purchase
place-parcel_purchase-why = Here cowboys on parcels without an owner buy them, after a duel if there are several on one parcel.
place-kept_buildings = kept buildings
place-kept_buildings-why = Here everybody may build what they have kept so far.
place-estate_income = estate income
place-estate_income-why = Here attacks are resolved and all buildings pay their owners.

parcel = { $parcel }
edge = { $side ->
    [N] north of { $parcel }
    [S] south of { $parcel }
    [W] west of { $parcel }
   *[E] east of { $parcel }
    }

## Buildings and what else can lie on a parcel

building-ranch = ranch
    .plural = ranches
building-ranch-why = $1 for each adjacent parcel that is not occupied, at least $1; 1 revolver.
building-mine = mine
    .plural = mines
building-mine-why = $3 for each adjacent mountain that is yours or nobody's; 1 revolver.
building-drugstore = drugstore
    .plural = drugstores
building-drugstore-why = $3 for each adjacent house that is yours or nobody's and for each of your ranches anywhere.
building-bank = bank
    .plural = banks
building-bank-why = $3 for each adjacent house that is yours or nobody's and for each of your mines anywhere.
building-saloon = saloon
    .plural = saloons
building-saloon-why = $5 for each adjacent house that is yours or nobody's.
building-hotel = hotel
    .plural = hotels
building-hotel-why = Always $6; counts as two houses for its neighbours.
building-church = church
    .plural = churches
building-church-why = No income; protects your adjacent buildings from attacks and counts as a house.
building-prison = prison
    .plural = prisons
building-prison-why = No income; 2 revolvers.

content-nothing = empty
content-house = house
content-mountain = mountain
content-ranch = { building-ranch }
content-mine = { building-mine }
content-drugstore = { building-drugstore }
content-bank = { building-bank }
content-saloon = { building-saloon }
content-hotel = { building-hotel }
content-church = { building-church }
content-prison = { building-prison }
content-river = river

## Characters

side-yellow = yellow
side-red = red

character-sheriff = sheriff
character-sheriff-yellow = Take the white cowboy: it goes only where no cowboy is, and nobody may join it there.
character-sheriff-red = You may not attack or challenge, but each duel you lose gives you 3 VP.
character-banker = banker
character-banker-yellow = Take $9 at once.
character-banker-red = At the end of the round you may buy 3 VP for $3, 5 VP for $12 or 7 VP for $25.
character-shopkeeper = shopkeeper
character-shopkeeper-yellow = Take $8 at once, or choose at estate income: $8 or double income of one kind of building.
character-shopkeeper-red = Take $8 at once, or 1 VP for each of your houses at the end of the round.
character-worker = worker
character-worker-yellow = Take 2 roads at once; this round buildings cost you half, rounded up.
character-worker-red = You may take any building of the construction row for $5 at once.
character-settler = settler
character-settler-yellow = You may claim any parcel without an owner for free.
character-settler-red = $8, or a reward for each of your mountains at the end of the round.
character-captain = captain
character-captain-yellow = You may hire more cowboys: 1 for $1, 2 for $4 or 3 for $9.
character-captain-red = You may buy revolvers to keep: 1 for $3 or 2 for $9.
character-mercenary = mercenary
character-mercenary-yellow = 3 more points of firepower this round.
character-mercenary-red = 2 more points of firepower this round.

## Where money and points come from

cause-wages = wages
cause-parcel_income = parcel income
cause-firepower_income = firepower income
cause-gambling = gambling
cause-banker = banker
cause-shopkeeper = shopkeeper
cause-settler = settler

source-parcel_vp = VP for parcels
source-firepower_vp = VP for firepower
source-property_vp = VP for property
source-buy_vp = bought VP
source-sheriff = sheriff
source-banker = banker
source-shopkeeper = shopkeeper
source-settler = settler
source-cash_limit = cash limit
source-filled_parcels = filled parcels
source-bridges = parcels by a bridge
source-cash = remaining cash
source-pass_order = passing early

tie = Tied at { $points }: { $seats } passed first in round 4 (CC-13.3).

## Phases

phase-starting_parcels = starting parcels

## Pieces, and what lies in front of a player

component-building = building
    .plural = buildings
component-parcel = parcel
    .plural = parcels
component-house = house
    .plural = houses
component-mountain = mountain
    .plural = mountains
component-river = river
    .plural = rivers
component-road = road
    .plural = roads
component-bridge = bridge
    .plural = bridges
component-cowboy = cowboy
    .plural = cowboys
component-white_cowboy = white cowboy
    .plural = white cowboys
component-revolver = revolver
    .plural = revolvers
component-three_guns = three-gun token
    .plural = three-gun tokens
component-property_tile = property tile
    .plural = property tiles
component-duel_tile = duel tile
    .plural = duel tiles
component-character = character
    .plural = characters
component-die = die
    .plural = dice

label-cash = cash
label-limit = cash limit
label-points = VP
label-roads = roads
label-revolvers = revolvers
label-cowboys = cowboys
label-supply = cowboys in the general supply
label-firepower = firepower
label-property_tiles = property tiles
label-character = character
label-waiting = reward still to come
label-kept = kept buildings
label-moves = moves
label-duel_tiles = duel tiles
label-town = town
label-row = construction row
label-bag = bag
label-order = turn order
label-passed = pass order
label-price = price
label-income = income
label-owner = owner
label-houses = houses left
label-roads_left = roads left
label-bridges = bridges
label-white = white cowboy
label-three_guns = three-gun token
label-doubled = double income
label-robber = robber

vp = { $amount } VP

## Kinds of words, for messages about wrong ones

noun-parcel = parcel
noun-place = place
noun-edge = side of a parcel
noun-building = building
noun-content = what lies on a parcel
noun-character = character
noun-side = side of a card
noun-tile = duel tile
noun-face = face of a die
noun-source = source of points
noun-cause = source of money
noun-vp = victory points
noun-share = share

## Answers

verb-own = Claim parcel { $parcel }
verb-take = Take the { $character }
verb-cash = Take $8
verb-later = Wait for the other reward
verb-hire = { $amount ->
    [1] Hire 1 cowboy for $1
    [2] Hire 2 cowboys for $4
    [3] Hire 3 cowboys for $9
   *[other] Hire { $amount } cowboys
    }
verb-arm = { $amount ->
    [1] Buy 1 revolver for $3
    [2] Buy 2 revolvers for $9
   *[other] Buy { $amount } revolvers
    }
verb-place = Place a cowboy on { $place }
verb-white = Place the white cowboy on { $place }
verb-lift = Move the cowboy from { $place }
verb-lift_white = Move the white cowboy
verb-back = Leave it as it was
verb-pass = Pass
verb-roads = Lay roads first
verb-road = Lay a road { $edge }
verb-done = Done
verb-carry = Carry out the action
verb-decline = Decline
verb-fight = Next duel: parcel { $parcel }
verb-buy = Buy { $place_buy }
verb-build = Build the { $building } on parcel { $parcel }
verb-keep = Keep the building for later
verb-house = Put the house on parcel { $parcel }
verb-yes = Agree
verb-no = Refuse
verb-double = Double the income of your { $building_plural }
verb-points = { $amount ->
    [0] Buy no VP
   *[other] Buy { $amount } VP
    }
verb-invest = { $amount ->
    [3] Buy 3 VP for $3
    [5] Buy 5 VP for $12
    [7] Buy 7 VP for $25
   *[other] Buy { $amount } VP
    }
verb-mountains = Take the reward for your mountains
verb-return = { $amount ->
    [0] Return nothing
   *[other] Return ${ $amount }
    }
verb-tile = Play the duel tile { $tile }

## Questions

ask-start_parcel = Which parcel do you start with?
ask-character = Which character do you take this round?
ask-shopkeeper = Shopkeeper: do you take $8 now, or wait for the other reward?
ask-worker = Worker: which building of the construction row do you take for $5?
ask-settler_parcel = Settler: which parcel do you claim for free?
ask-settler_cash = Settler: do you take $8 now, or wait for the reward for your mountains?
ask-captain = Captain: how many reinforcements do you buy?
ask-place = Where do you place a cowboy? You may also pass.
ask-kit_carson = Do you place or move a cowboy, or do you pass?
ask-roads = Where do you lay a road?
ask-carry_out = Do you carry out the action on { $place }?
ask-buy_vp = How many VP do you buy ({ $place })?
ask-next_parcel = Which contested parcel is fought for next?
ask-buy_parcel = Do you buy parcel { $parcel }?
ask-buy_parcels = Which parcel with one of your cowboys do you buy next? If you decline, you give up all that are left.
ask-buy_building = Do you buy the { $building } on { $place }?
ask-build = Where do you build the { $building }? You may also keep it.
ask-kept_turn = Which kept building do you build, and where?
ask-house = Where do you put the house that comes with the { $building } on parcel { $parcel }?
ask-consent = { $builder } wants to put a house on your parcel { $house }, for a { $building } on parcel { $parcel }. Do you agree?
ask-declare = Shopkeeper: do you take $8, or double the income of one kind of building?
ask-next_attack = Which attack is fought out next?
ask-choose_tiles = Which duel tile do you choose in secret? The duel is for { $place }: { $seats }.
ask-lay_tile = Which duel tile do you lay openly? The duel is for { $place }: { $seats }.
ask-banker = Banker: how many VP do you buy?
ask-settler_end = Settler: do you take $8, or the reward for your mountains?
ask-cash_limit = { $least ->
    [0] How much cash do you return? You are within your cash limit; each full $10 gives 1 VP.
   *[other] How much cash do you return? At least ${ $least } for your cash limit; each full $10 gives 1 VP.
    }
ask-last_road = Do you lay roads before the final scoring?

## Events

event-ordered = { $seat } is number { $position } in turn order.
event-sided = The { $character } is played with the { $side } side.
event-dealt = { $seat } is dealt the duel tile { $tile }.
event-dealt-hidden = { $seat } is dealt a duel tile.
event-announced = { $seat } announces duel tiles worth { $amount } in total.
event-centre = The town centre lies on parcel { $parcel }.
event-mountain = A mountain rises on parcel { $parcel }.
event-offered = New on { $place }: { $building }.
event-owned = { $seat } claims parcel { $parcel }.
event-round = Round { $amount } begins.
event-took = { $seat } takes the { $character }.
event-gained = { $seat } receives ${ $amount } ({ $cause }).
event-scored = { $seat } scores { $amount } VP ({ $source }).
event-got_roads = { $seat } takes { $amount ->
    [0] no road, as none is left
    [one] { $amount } road
   *[other] { $amount } roads
    }.
event-laid = { $seat } lays a road { $edge }.
event-bridged = { $seat } builds a bridge { $edge }.
event-hired = { $seat } hires { $amount ->
    [one] { $amount } cowboy
   *[other] { $amount } cowboys
    } for ${ $price }.
event-armed = { $seat } buys { $amount ->
    [one] { $amount } revolver
   *[other] { $amount } revolvers
    } for ${ $price }.
event-placed = { $seat } places a cowboy on { $place }.
event-placed_white = { $seat } places the white cowboy on { $place }.
event-moved = { $seat } moves a cowboy from { $place } to { $target }.
event-moved_white = { $seat } moves the white cowboy from { $place } to { $target }.
event-passed = { $seat } passes and is number { $position } in pass order.
event-duel = Duel for { $place }: { $seats }.
event-fired = { $seat } shoots: firepower { $firepower } + { $amount } = { $strength }.
event-laid_tile = { $seat } chooses the duel tile { $tile }.
event-laid_tile-hidden = { $seat } chooses a duel tile in secret.
event-showed_tile = { $seat } shows the duel tile { $tile }.
event-redrew = { $seat } draws the duel tile { $tile }.
event-redrew-hidden = { $seat } draws a duel tile.
event-tied = { $amount } : { $amount }, { $seat } passed first.
event-won = { $seat } wins the duel for { $place }.
event-took_back = { $seat } takes the cowboy back from { $place }.
event-declined = { $seat } declines { $place }.
event-three_guns = { $seat } takes the three-gun token.
event-gambled = { $seat } rolls { $first } and { $second }.
event-bought_parcel = { $seat } buys parcel { $parcel } for ${ $price }.
event-bought_building = { $seat } buys a { $building } for ${ $price }.
event-built = { $seat } builds a { $building } on parcel { $parcel }.
event-housed = { $seat } puts a house on parcel { $parcel }.
event-kept = { $seat } keeps the { $building } for later.
event-asked_consent = { $seat } asks { $owner } to agree to a house on parcel { $parcel }.
event-consented = { $seat } agrees to the house on parcel { $parcel }.
event-refused = { $seat } refuses the house on parcel { $parcel }.
event-voided = { $seat } takes the cowboy back: a church protects the building on parcel { $parcel }.
event-raided = { $seat } attacks the building on parcel { $parcel } successfully.
event-held = { $seat } defends the building on parcel { $parcel }.
event-doubles = { $seat } has double income from { $building_plural } this round.
event-earned = { $seat } earns ${ $amount } with the { $building } on parcel { $parcel }.
event-stole = { $seat } robs ${ $amount } from the { $building } on parcel { $parcel }.
event-invested = { $seat } buys { $amount } VP for ${ $price } (banker).
event-bought_points = { $seat } buys { $amount } VP for ${ $price }.
event-returned = { $seat } returns ${ $amount } to the bank.
event-joined = { $seat } receives { $amount ->
    [one] { $amount } new cowboy
   *[other] { $amount } new cowboys
    }.

## Options: label, explanation, values

option-edition = Edition
option-edition-why = Whose rulebook is followed where the editions differ; any single point can be changed on top of it.
option-edition-polish = Polish edition
option-edition-italian = Italian edition
option-edition-russian = Russian edition

option-revolver_chips = Revolver chips
option-revolver_chips-why = How many revolver chips the box holds; changes nothing in play.
option-coins_5 = $5 coins
option-coins_5-why = How many coins of $5 the box holds; changes nothing in play.
option-row_die_colour = Colour of the row die
option-row_die_colour-why = The colour of the die that gives the row of a parcel; changes nothing in play.
option-row_die_colour-black = black
option-row_die_colour-red = red
option-captain_yellow_cash_limit = Yellow captain's cash limit
option-captain_yellow_cash_limit-why = How many dollars a player with the yellow captain may keep at the end of the round.
option-settler_red_cash_timing = Red settler's $8
option-settler_red_cash_timing-why = When the red settler takes the $8 instead of the reward for mountains.
option-settler_red_cash_timing-immediate = at once
option-settler_red_cash_timing-end_of_round = at the end of the round
option-settler_red_mountain_reward = Red settler's mountains
option-settler_red_mountain_reward-why = What the red settler receives for each own mountain.
option-settler_red_mountain_reward-dollar = $1 each
option-settler_red_mountain_reward-vp = 1 VP each
option-parcel_duel_order_chooser = Order of duels on the map
option-parcel_duel_order_chooser-why = Who decides in which order several duels for parcels, or several attacks, are fought.
option-parcel_duel_order_chooser-first_passed = whoever passed first
option-parcel_duel_order_chooser-first_passed_participant = whichever of the duellists passed first
option-estate_vp_counts_mines = Mines for VP for property
option-estate_vp_counts_mines-why = Whether mines count on the space VP for property.
option-estate_vp_counts_mines-true = count
option-estate_vp_counts_mines-false = do not count
option-pass_order_vp = VP for passing early
option-pass_order_vp-why = When the final scoring gives 1 VP for each player who passed later in round 4.
option-pass_order_vp-never = never
option-pass_order_vp-kit_carson = only with Kit Carson
option-pass_order_vp-always = always
option-prison_attackable = Attacks on prisons
option-prison_attackable-why = Whether a prison may be attacked; there is nothing to rob.
option-prison_attackable-true = allowed
option-prison_attackable-false = forbidden
option-church_attackable = Attacks on churches
option-church_attackable-why = Whether a church may be attacked; there is nothing to rob.
option-church_attackable-true = allowed
option-church_attackable-false = forbidden
option-church_protection = Protection by a church
option-church_protection-why = How a church protects the adjacent buildings of its owner.
option-church_protection-forbid_placement = nobody may attack them
option-church_protection-attack_fails = attacks fail at estate income
option-undefended_attack = Attack without defender
option-undefended_attack-why = What happens when there is a single attacker and no cowboy of the owner.
option-undefended_attack-automatic = the attack succeeds
option-undefended_attack-duel_with_owner = the owner fights all the same
option-mercenary_counts = Mercenary's firepower
option-mercenary_counts-why = Whether the mercenary's points count on the firepower spaces too.
option-mercenary_counts-everywhere = counts everywhere
option-mercenary_counts-duels_only = counts in duels only
option-kept_building_window = Kept buildings
option-kept_building_window-why = When a kept building may be built.
option-kept_building_window-same_round = in the same round
option-kept_building_window-next_round = from the next round on
option-sheriff_yellow_own_building = White cowboy on an own building
option-sheriff_yellow_own_building-why = Whether the yellow sheriff may put the white cowboy on an own building.
option-sheriff_yellow_own_building-true = allowed
option-sheriff_yellow_own_building-false = forbidden
option-sheriff_red_white_cowboy = White cowboy for the red sheriff
option-sheriff_red_white_cowboy-why = Whether the red sheriff takes the white cowboy as well.
option-sheriff_red_white_cowboy-true = yes
option-sheriff_red_white_cowboy-false = no
option-sheriff_counts_in_firepower = Unplaced white cowboy
option-sheriff_counts_in_firepower-why = Whether a white cowboy in the reserve adds 1 point of firepower.
option-sheriff_counts_in_firepower-true = counts for firepower
option-sheriff_counts_in_firepower-false = does not count
option-mine_brings_house = House with a mine
option-mine_brings_house-why = Whether a house comes with a mine, as with every building but the ranch.
option-mine_brings_house-true = yes
option-mine_brings_house-false = no
option-firepower_vp_rounding = Rounding of VP for firepower
option-firepower_vp_rounding-why = Whether cowboys and revolvers are added up before they are halved, or each halved by itself.
option-firepower_vp_rounding-sum = half of the sum
option-firepower_vp_rounding-separate = half of each
option-doubling_lost_on = Loss of the double income
option-doubling_lost_on-why = Which attack takes the shopkeeper's doubling away from a building.
option-doubling_lost_on-successful_attack = a successful attack
option-doubling_lost_on-any_attack = any attack
option-duel_tile_reveal = Showing duel tiles
option-duel_tile_reveal-why = How duel tiles are played in the variant Might makes right.
option-duel_tile_reveal-simultaneous = in secret, shown together
option-duel_tile_reveal-in_pass_order = openly, in pass order
option-shopkeeper_declares = Yellow shopkeeper decides
option-shopkeeper_declares-why = When the yellow shopkeeper chooses between $8 and double income.
option-shopkeeper_declares-before_attacks = before the attacks
option-shopkeeper_declares-after_attacks = after the attacks

option-characters = Sides of the characters
option-characters-why = Which side of the seven cards is used; yellow is for beginners, and a different side can be chosen for single cards.
option-characters-yellow = all yellow
option-characters-red = all red
option-characters-random = at random
option-sheriff_side = Sheriff's side
option-sheriff_side-why = Which side of the sheriff card is used.
option-sheriff_side-yellow = yellow
option-sheriff_side-red = red
option-sheriff_side-random = at random
option-banker_side = Banker's side
option-banker_side-why = Which side of the banker card is used.
option-banker_side-yellow = yellow
option-banker_side-red = red
option-banker_side-random = at random
option-shopkeeper_side = Shopkeeper's side
option-shopkeeper_side-why = Which side of the shopkeeper card is used.
option-shopkeeper_side-yellow = yellow
option-shopkeeper_side-red = red
option-shopkeeper_side-random = at random
option-worker_side = Worker's side
option-worker_side-why = Which side of the worker card is used.
option-worker_side-yellow = yellow
option-worker_side-red = red
option-worker_side-random = at random
option-settler_side = Settler's side
option-settler_side-why = Which side of the settler card is used.
option-settler_side-yellow = yellow
option-settler_side-red = red
option-settler_side-random = at random
option-captain_side = Captain's side
option-captain_side-why = Which side of the captain card is used.
option-captain_side-yellow = yellow
option-captain_side-red = red
option-captain_side-random = at random
option-mercenary_side = Mercenary's side
option-mercenary_side-why = Which side of the mercenary card is used.
option-mercenary_side-yellow = yellow
option-mercenary_side-red = red
option-mercenary_side-random = at random

option-might_makes_right = Might makes right
option-might_makes_right-why = Variant: duels are decided by duel tiles from 0 to 5, chosen in secret, instead of dice.
option-might_makes_right-true = duel tiles
option-might_makes_right-false = dice
option-kit_carson = Kit Carson
option-kit_carson-why = Variant: all place and move their cowboys at the same time.
option-kit_carson-true = all at once
option-kit_carson-false = in turn
option-river = Carson river
option-river-why = Variant: a river crosses the map and roads cross it by bridges; you may also give its course, such as b1 b2 b3 a3.
option-river-none = no river
option-river-carson = Carson river

## Errors

error-river-parcel = A river course names parcels such as c4, but not “{ $given }”.
error-river-length = A river has 2 to 15 parcels, all different; this one does not: “{ $given }”.
error-river-ends = A river begins and ends on the rim of the map, but not in a corner; this one does not: “{ $given }”.
error-river-rim = Only the two ends of a river may lie on the rim of the map; this one touches it in between: “{ $given }”.
error-river-sides = Successive parcels of a river share a side, and others share none; this one breaks that: “{ $given }”.
error-river-corners = Two parcels of a river may touch at a corner only around a single bend; this one breaks that: “{ $given }”.

## Scenes that cannot be

error-scene-spot = “{ $field }” is { $given }; a parcel is described by its owner, a seat from 0 to { $last }, by what stands on it, or by both, as in “0 ranch”.
error-scene-river = “{ $field }” is river: nobody owns it, and nothing stands on it.
error-scene-no-owner = “{ $field }” holds a building but has no owner; write the seat in front of it.
error-scene-centre = “{ $field }” cannot be { $given }: something other than a house is there.
error-scene-no-roads = “{ $field }” is empty, but there are always roads around the town centre.
error-scene-bridge = “{ $field }” names { $given }, which does not cross the river.
error-scene-passed = “{ $field }” names { $given } of the players; at this step { $least } to { $most } have passed.
error-scene-no-card = “{ $field }” is missing: by this step of the round the player has taken a character.
error-scene-card-early = “{ $field }” is { $given }, but at this step the player has no character yet.
error-scene-card = “{ $field }” is { $given }; at this step it must be { $wanted }.
error-scene-side = “{ $field }” has the wrong side up for this step.
error-scene-promised = “{ $field }” cannot be true: { $given } has no reward that can wait.
error-scene-cowboy = “{ $field }”: no cowboy of seat { $given } can stand there, because { $why ->
    [over] there are no cowboys on it at this step of the round
    [blocked] the round marker blocks it
    [empty] no building is offered there
    [river] it is river
    [owned] the parcel is owned and has no building
   *[protected] the building must not be attacked
    }.
error-scene-white = “{ $field }” puts the white cowboy on { $given }, but its holder has no cowboy there.
error-scene-white-alone = “{ $field }” puts the white cowboy on { $given }, where it cannot stand: it attacks nobody and stands alone.
error-scene-half = “{ $field }” is { $given }, but the player cannot have begun this move.
error-scene-not-now = “{ $field }” says something that does not last until this step.
error-scene-raid = “{ $field }” names { $given }, where no building of another player can have been attacked, or names it twice.
error-scene-hand = “{ $field }” is empty, but everybody always has a duel tile.
error-scene-hands = “{ $field }”: the other players hold { $given } duel tiles; they can hold at most { $most }, so that three can be drawn.
error-scene-rest = “{ $field }” is { $given }; it must be the total of the hand, { $total }, or -1 if the hand is what is left of a draw.
error-scene-chosen = “{ $field }” is { $given }, but the player is in no duel or does not have this tile.
error-scene-draw = “{ $field }” is { $given }, which cannot be a draw of three tiles from those that lay there.
error-scene-step-round = “{ $given }” in “{ $field }” belongs to a round, and the scene has none; rounds are counted from 1.
error-scene-step-turn = “{ $given }” in “{ $field }” counts more turns than there are players.
error-scene-step-alone = “{ $given }” in “{ $field }” asks about a place on which the player must stand, and nobody else.
error-scene-step-parcels = “{ $given }” in “{ $field }”: somebody owns more parcels than they can have chosen by then.
error-scene-step-passed = “{ $given }” in “{ $field }” asks others than those who have to place cowboys now.
error-scene-step-duel = “{ $given }” in “{ $field }”: these players do not fight a duel for this place.
error-scene-step-tiles = “{ $given }” in “{ $field }” asks others than those who have to lay a duel tile now.
error-scene-step-place = “{ $given }” in “{ $field }” is not asked about this place.
error-scene-step-bought = “{ $given }” in “{ $field }”: the player has not bought this building.
error-scene-step-site = “{ $given }” in “{ $field }”: a house cannot be asked for like this.
error-scene-step-cash = “{ $given }” in “{ $field }”: the player does not have that much money.
error-scene-step-river = “{ $given }” in “{ $field }” is asked only with the river.

## Why something is not possible

why-later_take = Characters are chosen at the beginning of each round.
why-later_place = Cowboys are placed when everybody has chosen a character.
why-later_build = Kept buildings are built right after construction at $3.
why-later_road = Roads are laid when you have a decision to make.
why-later_tile = Duel tiles are played in a duel.
why-forced = Roads are laid only when you have a decision to make.
why-no_roads = You have no road in your reserve.
why-roads_first = To lay a road here, first choose to lay roads.
why-none_laid = Lay at least one road first.
why-begun = First finish or take back what you have begun.
why-not_begun = You have begun nothing that you could take back.
why-too_early = Nothing can be moved before the first player has placed or passed.
why-no_moves = You have used all { $most } moves of this round.
why-no_cowboys = You have no cowboy left in your reserve.
why-no_white = You do not have the white cowboy.
why-not_there = No cowboy of yours stands there.
why-other_place = Now your cowboy on { $place } acts.
why-other_building = Now you are building the { $building }.
why-other_side = The { $side } side of the captain is in play, which does not offer that.
why-none_kept = You are keeping no { $building } to build.
why-kept_too_late = You bought it in this round's construction, so it can be built from the next round on.
why-not_built = You have not built any { $building }.
why-no_such_tile = You have no duel tile { $tile } in your hand.
why-no_duel = No duel is waiting there.
why-character_taken = { $seat } has taken this character.
why-blocked = The round marker blocks this space in round { $round }.
why-no_building = No building lies there.
why-on_river = The river flows there: nobody can own or build anything on it.
why-not_owned = You do not own this parcel.
why-owned_by = { $seat } owns this parcel.
why-owned_by_you = You own this parcel already.
why-nothing_built = The parcel is owned and has no building: there is nothing to attack or defend.
why-no_tiles = You have no property tile left.
why-stands_there = A cowboy of yours stands there already.
why-lifted_here = You have lifted the cowboy from here; put it somewhere else.
why-white_there = The white cowboy stands there, and nobody may join it.
why-white_alone = The white cowboy may only go where no cowboy stands.
why-white_nowhere = There is no other place free for the white cowboy.
why-white_no_attack = The white cowboy may not attack.
why-white_no_defence = The white cowboy may not stand on your own buildings.
why-sheriff_joins_nobody = As the red sheriff you may not join other players there.
why-sheriff_no_attack = As the red sheriff you may not attack.
why-safe = A { $building } cannot be attacked.
why-covered = A church next to it protects this building.
why-occupied = Something stands there already: { $content }.
why-not_reached = No road reaches this parcel.
why-no_houses = This building needs a house, and none is left.
why-no_home = There would be no parcel left for the house that comes with it.
why-same_parcel = The building itself goes here; the house needs another parcel.
why-house_refused = The owner has said no to this house.
why-road_there = There is a road on this side already.
why-unconnected = A new road must share a corner with a road on the board.
why-bridge = Here you need a bridge, which takes two roads, and you have one.
why-too_few = It must be at least { $least }.
why-supply_short = { $left ->
    [0] None of your cowboys is left in the general supply.
    [one] Only { $left } of your cowboys is left in the general supply.
   *[other] Only { $left } of your cowboys are left in the general supply.
    }
why-too_expensive = You need ${ $need } and have ${ $have }.

# What may be planned before one is asked

plan-pass = Pass when it is your turn to place a cowboy
plan-pass-until = Until the round ends, or somebody attacks one of your buildings.
plan-pass-disturbed = Somebody attacks one of your buildings: stopped.
plan-refuse = Refuse every house that others want on your parcels
plan-refuse-until = Until the round ends.
plan-place = Place your next cowboy
plan-place-until = Once, unless the round ends or somebody attacks one of your buildings first.
plan-place-disturbed = Somebody attacks one of your buildings: stopped.
plan-character = Take a character
plan-character-until = Once, when you are next asked.
