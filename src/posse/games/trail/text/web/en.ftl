### Great Western Trail: what only the drawing in the browser says.

## The views of the board

trail-views = Views
trail-map = The trail
trail-railroad = The railroad
trail-view-trail = Trail
trail-view-railroad = Railroad
trail-view-own = My board
trail-view-markets = Markets
trail-view-more = Score & more
trail-board-of = Board: { $seat }
trail-marked = { $view } ({ $count } to choose)

## What an explanation says about a spot or a space

trail-reach = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    }, { $toll ->
    [0] no toll.
   *[other] tolls of ${ $toll }.
    }
trail-owned = { $building } ({ $seat }).
trail-here = Cattlemen here: { $players }.
trail-space = Space { $number } of the railroad
trail-engines-here = Engines here: { $players }.
trail-why-space = An engine passes over occupied spaces for nothing, but cannot stop on them.
trail-why-turnout = An engine that stops here may upgrade the station beside it.

## What an explanation says about workers

trail-wage = Row { $row }: wage ${ $wage }.
trail-not-yet = Can be hired once the token has passed this row.
trail-column = { $worker }, column { $column }
trail-at-once = Immediate action when covered: { $action }.
trail-column-points = { $points } VP at the end.
trail-why-column = The leftmost free column is filled next.

## What an explanation says about what a player has

trail-counted = { $count } × { $thing }
trail-why-cattleman = Moves 1 to { $limit } steps a turn.
trail-why-engine = Moved by actions. It can upgrade stations where it stops, and the further along it is, the cheaper deliveries become.
trail-why-money = 1 VP for every $5 at the end.
trail-why-certificates = { $certificates } of at most { $limit }. Each one spent in Kansas City adds $1 to the income and 1 to the value of the delivery.
trail-why-permanent = Each adds 1 to every income; it is never spent.
trail-why-steps = The longest possible move, in steps: { $limit }.
trail-why-hand = Cards in hand: { $hand }. At the end of a turn the hand is filled up to { $limit }.
trail-why-stack = Cards to be drawn: { $stack }. When there are none, the discard pile is shuffled.
trail-why-discard = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }: { $cards }.
trail-why-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }: { $cards }.
trail-why-workers = Cowboys: { $cowboy }. Craftsmen: { $craftsman }. Engineers: { $engineer }. The first of each is printed on the board.
trail-why-tiles = Hazards removed and teepees traded for; they count at the end and for objectives.
trail-why-teepees = Won by trading; they count for objectives and station masters.
trail-why-hazards = Removed from the trail; worth their VP at the end.
trail-why-area = Objectives played ({ $count }): each scores its VP if all its tasks are met, otherwise its penalty.
trail-why-unbuilt = Buildings still to be built: { $count }.
trail-why-discs = Discs still on the board: { $count }. Each delivery and each station takes one away and unlocks its place.
trail-why-score = The score if the game ended now.

## What an explanation says about the table

trail-why-token = It stands in row { $row }: workers above it can be hired. When it leaves the last row, the end of the game is triggered.
trail-why-row = Hiring a worker from row { $row } costs ${ $wage }; the action may change that.
trail-why-foresight = In Kansas City one tile of each column goes onto the board. Left in the pile of column { $column }: { $left }.
trail-why-jobs = Workers above the token can be hired; the number in front is their wage.
trail-why-market = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    } on sale, filled up to { $size } at the yellow arrows; { $left } in the stack.
trail-why-display = Taken by an action or with a delivery; { $left } in the stack.
trail-why-income = What the hand would bring in Kansas City now: ${ $value }. Every breed counts once.
trail-why-hands = Passing a green hand costs ${ $green }, a black one ${ $black }: to the bank, or to the owner of the building.
trail-why-end = { $seat } has the token. Turns left: { $left }.

## Players and markets

trail-auxiliary = Auxiliary actions
trail-limits = Certificates, steps, hand
trail-tray = What can be done here
trail-no-cards = No cards in hand.
trail-worth = Your hand is worth ${ $value }
trail-known = Cards everybody knows about
trail-why-known = Everybody can work out that this hand holds: { $cards }.
trail-pile = { $left } left in the pile
trail-tasks-met = { $card }: { $done } of { $tasks } tasks met
trail-score-sheet = Score so far
trail-fills = Yellow arrow
trail-why-fills = When the token leaves this row, the cattle market is filled up.
trail-ends = Red arrow
trail-why-ends = When the token leaves this row, the end of the game is triggered.

## Kansas City, step by step

trail-kansas-tile = Tile
trail-kansas-income = Income
trail-kansas-delivery = Delivery
trail-with-certificates = up to ${ $most } with certificates
trail-city-taken = { $city }: your disc is already there
trail-city-far = { $city }: value { $value }, out of reach
trail-city-open = { $city }, transport ${ $cost }{ $lacks ->
        [0] {""}
       *[other] , certificates needed: { $lacks }
    }

## The icons

trail-legend = What the icons mean
trail-legend-discard = Discard cards
trail-legend-money = Money and certificates
trail-legend-people = Hire and build
trail-legend-cards = Cattle and cards
trail-legend-railroad = Railroad
trail-legend-trail = On the trail
trail-legend-risk = Risk actions
trail-legend-auxiliary = Auxiliary actions

## Auxiliary actions in short

trail-once-dollar = { aux-dollar.single }
trail-once-draw = { aux-draw.single }
trail-once-certificate = { aux-certificate.single }
trail-once-engine = { aux-engine.single }
trail-once-remove = { aux-remove.single }
trail-twice-dollar = { aux-dollar.double }
trail-twice-draw = { aux-draw.double }
trail-twice-certificate = { aux-certificate.double }
trail-twice-engine = { aux-engine.double }
trail-twice-remove = { aux-remove.double }
