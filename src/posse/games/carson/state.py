"""The state of Carson City."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.loops import copy_into
from posse.engine.state import State


class CarsonState(State):
    """The complete state. Seats, parcels, places and buildings are indexes into the lists of `data`; -1 is none.

    Fields with several numbers per seat have one row per seat, one after the other.
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
        # Constant during a game
        self.rules: Final = rules             # the options, by the indexes of data/options.py
        self.sides: Final = sides             # of each character card, the side that is up (0 yellow, 1 red)
        # The table
        self.round = round                    # the round that has begun; 0 before the first
        self.passed = passed                  # how many seats have passed
        self.houses = houses                  # left in the supply
        self.roads_left = roads_left          # left in the supply
        self.mountains_left = mountains_left  # not on the map
        self.bank = bank                      # negative: all the money that the seats have
        self.three_guns = three_guns          # the seat with the three-gun token
        self.white = white                    # the seat that has the white cowboy
        self.white_at = white_at              # the place of the white cowboy; -1 in its holder's reserve
        self.doubled = doubled                # the kind of building that the shopkeeper doubles
        # Per seat
        self.order = order                    # seats in turn order
        self.pass_order: Final = pass_order   # seats that have passed, first first, then -1 (CC-0.8)
        self.cash: Final = cash               # dollars
        self.roads: Final = roads             # in the personal reserve
        self.revolvers: Final = revolvers     # chips
        self.cowboys: Final = cowboys         # in the personal reserve, without the white one
        self.supply: Final = supply           # cowboys of the colour in the general supply
        self.tiles: Final = tiles             # property tiles not on the map
        self.character: Final = character     # the card of this round
        self.promised: Final = promised       # 1 if the reward of the card was postponed
        self.kept: Final = kept               # unbuilt buildings, a count for each of eight kinds
        self.fresh: Final = fresh             # those of them bought in this round's construction
        self.points: Final = points           # victory points, a number for each source
        # The map
        self.content: Final = content         # of each parcel
        self.owner: Final = owner             # of each parcel
        self.edges: Final = edges             # 0 free, 1 road, 2 bridge
        self.corners: Final = corners         # how many roads end at each
        # The board
        self.standing: Final = standing       # of each place, the mask of the seats with a cowboy there
        self.crowd: Final = crowd             # cowboys of each seat on wages, then those on the single road
        self.row: Final = row                 # the buildings on offer, cheapest first
        self.bag: Final = bag                 # buildings still to come, a count for each kind
        self.raids = raids                    # attacked buildings at estate income: parcel and robber, -1 if beaten off
        self.refused = refused                # parcels refused for a house, as building * 64 + parcel
        # Kit Carson, else empty
        self.moves: Final = moves             # cowboys moved this round, per seat
        self.half: Final = half               # the move that a seat has begun, see kit.py
        # Duel tiles, else empty
        self.hands: Final = hands             # a count for each of six values, per seat
        self.chosen: Final = chosen           # the tile that a seat has laid
        self.rest: Final = rest               # the public total of a hand dealt at the start; -1 after the first redraw
        self.discard: Final = discard         # a count for each value
        self.redraws = redraws                # a row for each draw from the discard, see tiles.py
    # fmt: on

    def clone(self) -> "CarsonState":
        """An independent copy; `rules` and `sides` never change during a game and are shared."""
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

    def copy_from(self, other: State) -> None:
        """Become equal to a state of the same match; `rules` and `sides` are the same already."""
        assert isinstance(other, CarsonState)
        copy_into(self.stack, other.stack)
        self.top = other.top
        self.round = other.round
        self.passed = other.passed
        self.houses = other.houses
        self.roads_left = other.roads_left
        self.mountains_left = other.mountains_left
        self.bank = other.bank
        self.three_guns = other.three_guns
        self.white = other.white
        self.white_at = other.white_at
        self.doubled = other.doubled
        copy_into(self.order, other.order)
        copy_into(self.pass_order, other.pass_order)
        copy_into(self.cash, other.cash)
        copy_into(self.roads, other.roads)
        copy_into(self.revolvers, other.revolvers)
        copy_into(self.cowboys, other.cowboys)
        copy_into(self.supply, other.supply)
        copy_into(self.tiles, other.tiles)
        copy_into(self.character, other.character)
        copy_into(self.promised, other.promised)
        copy_into(self.kept, other.kept)
        copy_into(self.fresh, other.fresh)
        copy_into(self.points, other.points)
        copy_into(self.content, other.content)
        copy_into(self.owner, other.owner)
        copy_into(self.edges, other.edges)
        copy_into(self.corners, other.corners)
        copy_into(self.standing, other.standing)
        copy_into(self.crowd, other.crowd)
        copy_into(self.row, other.row)
        copy_into(self.bag, other.bag)
        self.raids = other.raids[:]
        self.refused = other.refused[:]
        copy_into(self.moves, other.moves)
        copy_into(self.half, other.half)
        copy_into(self.hands, other.hands)
        copy_into(self.chosen, other.chosen)
        copy_into(self.rest, other.rest)
        copy_into(self.discard, other.discard)
        self.redraws = other.redraws[:]
