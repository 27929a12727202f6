"""What lies on the table of Carson City."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import State


class CarsonState(State):
    """The whole truth. Seats, parcels, places and buildings are indexes into the lists of `data`.

    Per seat: `order` is the turn order and `pass_order` those who have passed, first first, then -1 (CC-0.8).
    `cowboys` are in the personal reserve, `supply` those of the colour in the general supply. `promised` marks cards
    whose reward was put off. `kept` counts unbuilt buildings, eight kinds a seat; `fresh` those of them bought in this
    round's construction. `points` has a row of sources a seat.

    On the map: `content`, `owner` (-1 nobody), `edges` (0 free, 1 road, 2 bridge), `corners` (road ends at each).
    `standing` is the mask of the seats on each place; `crowd` counts the cowboys on wages and single road.
    `raids` lists attacked buildings at estate income: parcel and robber, -1 if beaten off. `refused` lists parcels
    that were refused for a house, as building * 64 + parcel.

    Kit Carson: `moves` made and `half`, the move a seat has begun. Duel tiles: `hands` counts six values a seat,
    `chosen` is laid face down, `rest` is the public total of a hand dealt at the start (-1 after the first redraw),
    `discard`, and `redraws` with a row a draw (see `tiles.py`).
    """

    # fmt: off
    def __init__(
        self, *, seats: i64, stack: vec[i64], top: i64, rules: vec[i64], sides: vec[i64],
        round: i64, passed: i64, houses: i64, roads_left: i64, mountains_left: i64, bank: i64,
        three_guns: i64, white: i64, white_at: i64, doubled: i64,
        order: vec[i64], pass_order: vec[i64], cash: vec[i64], roads: vec[i64], revolvers: vec[i64],
        cowboys: vec[i64], supply: vec[i64], tiles: vec[i64], character: vec[i64], promised: vec[i64],
        kept: vec[i64], fresh: vec[i64], points: vec[i64],
        content: vec[i64], owner: vec[i64], edges: vec[i64], corners: vec[i64],
        standing: vec[i64], crowd: vec[i64], row: vec[i64], bag: vec[i64], raids: vec[i64], refused: vec[i64],
        moves: vec[i64], half: vec[i64],
        hands: vec[i64], chosen: vec[i64], rest: vec[i64], discard: vec[i64], redraws: vec[i64],
    ) -> None:
        super().__init__(seats=seats, stack=stack, top=top)
        self.rules = rules
        self.sides = sides
        self.round = round
        self.passed = passed
        self.houses = houses
        self.roads_left = roads_left
        self.mountains_left = mountains_left
        self.bank = bank
        self.three_guns = three_guns
        self.white = white
        self.white_at = white_at
        self.doubled = doubled
        self.order = order
        self.pass_order = pass_order
        self.cash = cash
        self.roads = roads
        self.revolvers = revolvers
        self.cowboys = cowboys
        self.supply = supply
        self.tiles = tiles
        self.character = character
        self.promised = promised
        self.kept = kept
        self.fresh = fresh
        self.points = points
        self.content = content
        self.owner = owner
        self.edges = edges
        self.corners = corners
        self.standing = standing
        self.crowd = crowd
        self.row = row
        self.bag = bag
        self.raids = raids
        self.refused = refused
        self.moves = moves
        self.half = half
        self.hands = hands
        self.chosen = chosen
        self.rest = rest
        self.discard = discard
        self.redraws = redraws
    # fmt: on

    def clone(self) -> "CarsonState":
        """A state of its own; `rules` and `sides` never change during a game and are shared."""
        return CarsonState(
            seats=self.seats,
            stack=self.stack[:],
            top=self.top,
            rules=self.rules,
            sides=self.sides,
            round=self.round,
            passed=self.passed,
            houses=self.houses,
            roads_left=self.roads_left,
            mountains_left=self.mountains_left,
            bank=self.bank,
            three_guns=self.three_guns,
            white=self.white,
            white_at=self.white_at,
            doubled=self.doubled,
            order=self.order[:],
            pass_order=self.pass_order[:],
            cash=self.cash[:],
            roads=self.roads[:],
            revolvers=self.revolvers[:],
            cowboys=self.cowboys[:],
            supply=self.supply[:],
            tiles=self.tiles[:],
            character=self.character[:],
            promised=self.promised[:],
            kept=self.kept[:],
            fresh=self.fresh[:],
            points=self.points[:],
            content=self.content[:],
            owner=self.owner[:],
            edges=self.edges[:],
            corners=self.corners[:],
            standing=self.standing[:],
            crowd=self.crowd[:],
            row=self.row[:],
            bag=self.bag[:],
            raids=self.raids[:],
            refused=self.refused[:],
            moves=self.moves[:],
            half=self.half[:],
            hands=self.hands[:],
            chosen=self.chosen[:],
            rest=self.rest[:],
            discard=self.discard[:],
            redraws=self.redraws[:],
        )
