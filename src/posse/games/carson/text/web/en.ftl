### Carson City: what only the drawing in the browser says.

## The board

carson-spaces = Action spaces
carson-characters = Character cards
carson-tray = In your hand
carson-round = Round { $round } of { $rounds }

## Short names on the plaques of the action spaces

carson-short-wages = Wages
carson-short-ammunition = Ammu{"\u00AD"}nition
carson-short-roads_3 = Three roads
carson-short-road_1 = Single road
carson-short-parcel_purchase = Parcel purchase
carson-short-kept_buildings = Kept buildings
carson-short-parcel_income = Parcel income
carson-short-firepower_income = Firepower income
carson-short-gambling = Gambling
carson-short-estate_income = Estate income
carson-short-parcel_vp = Parcels
carson-short-firepower_vp = Firepower
carson-short-property_vp = Property
carson-short-buy_vp = Buy VP

## What an explanation tells of a place

carson-parcel = { $parcel }: { $content }
carson-owner = Owner: { $owner }.
carson-price = Nobody's; costs ${ $price }.
carson-income = Brings ${ $income } now.
carson-doubled = Double this round.
carson-robbed = { $robber } robs half of it.
carson-standing = Cowboys here: { $who }.
carson-standing-one = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
    }
carson-standing-white = { $name } (white cowboy)
carson-offer = On offer: { $building }.
carson-no-offer = No building lies here.
carson-closed = Closed by the round marker.
carson-card-of = { $seat } has this card.
carson-card-free = Nobody has this card yet.
carson-card-title = { $number }. { $character } ({ $side })
carson-card-waiting = The reward is still to come.

carson-why-nothing = Whoever owns it can build here.
carson-why-house = The drugstores, banks and saloons next to it earn from it; with an owner it scores 2 VP at the end.
carson-why-mountain = Mines next to it earn from it; with an owner it scores 2 VP at the end. Nothing can be built here.
carson-why-river = Nobody can own it or build here. Ranches count it as a free parcel, and a mine beside it earns $3 more.
carson-why-road = A road: every house, and every building but ranches and mines, needs one at a corner of its parcel.
carson-why-bridge = A bridge: a road across the river that takes two roads. Filled parcels at its ends score 1 VP more at the end.
carson-why-edge = A new road must touch one that is already there.

## What an explanation tells of the supplies and the order

carson-why-round = After each round the round marker closes the cheapest open space where VP can be bought.
carson-why-order = By the numbers of the character cards.
carson-why-passed = Whoever passes early wins tied duels and chooses a card first in the next round.
carson-passed-nobody = Nobody has passed yet.
carson-why-houses = The house that comes with every building but ranches and mines is taken from this supply.
carson-why-roads_left = Roads that nobody has taken yet.
carson-why-bag = Still in the bag: { $buildings }.
carson-bag-empty = The bag is empty.
carson-counted = { $count } × { $thing }

## What an explanation tells of the things in front of a player

carson-why-cash = { $limit ->
    [none] No cash limit until a character is chosen.
   *[other] Whatever exceeds ${ $limit } at the end of the round must be returned; each full $10 returned gives 1 VP.
    }
carson-why-cowboys = { $ready } ready to be placed, { $board } on the board, { $supply } still in the general supply.
carson-why-roads = You may lay roads before any of your decisions.
carson-why-revolvers = Each adds 1 to firepower, for good.
carson-why-firepower = Cowboys in reserve, revolvers, the three-gun token and the mercenary: what counts in a duel besides the die.
carson-why-property_tiles = Each parcel you take needs one.
carson-why-kept = Bought and not built yet: { $buildings }.
carson-why-three_guns = 3 points of firepower until the end of the round.
carson-why-white = Nobody may place a cowboy where it stands.
carson-why-duel_tiles = { $total ->
    [unknown] { $count } in hand.
   *[other] { $count } in hand, worth { $total } in total.
    }
carson-duel-tile = Duel tile { $tile }
carson-why-tile = Played in a duel, it counts instead of a die roll.
carson-why-moves = Cowboys moved this round; at most 20.

## Scenes

carson-duel-for = Duel: { $place }
carson-wins = { $seat } wins
carson-gambling = { $seat } gambles
carson-estate = Estate income
carson-earns = { $building }, { $parcel }
carson-robs = { $building }, { $parcel } (robbed)
carson-scene-number = { $number } of { $count }
carson-scene-next = Next
carson-homeless = { $building }: you have no parcel for it yet. You could only keep it for later.

## What an edition is, for those who own none of them

option-edition-russian-why = The most complete of the rulebooks, and the best choice if you own none of these boxes: church and prison are safe from attacks, and mines count as property.
option-edition-polish-why = The closest to the first English edition: mines do not count as property, and passing early scores at the end of every game.
option-edition-italian-why = The boldest: even church and prison may be attacked, an attack under the protection of a church fails, and the mercenary counts only in duels.
