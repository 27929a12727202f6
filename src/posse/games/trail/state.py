"""The state of Great Western Trail."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.loops import copy_into
from posse.engine.state import State


class TrailState(State):
    """The complete state, including hidden cards.

    Spots, tiles, cards, spaces and the like are indexes into the lists of `data`. A field "by card" has a number for
    each card; one "by seat and card" has such a row for each seat, one after another: `hand[seat * CARDS + card]`.
    Face-down piles have no order: the state counts what is in them, and chance decides when a card or tile is drawn.
    """

    # fmt: off
    def __init__(
        self, *, seats: i64, stack: vec[i64], top: i64, side: vec[i64], current: i64, token: i64, filled: i64,
        holder: i64, left: i64, tile: vec[i64], owner: vec[i64], jobs: vec[i64], foresight: vec[i64],
        supply: vec[i64], cattle_stack: vec[i64], objective_stack: vec[i64], market: vec[i64], display: vec[i64],
        masters: vec[i64], given: vec[i64], removed: vec[i64], gone: vec[i64], money: vec[i64], place: vec[i64],
        engine: vec[i64], marker: vec[i64], discs: vec[i64], unbuilt: vec[i64], stations: vec[i64], titles: vec[i64],
        workers: vec[i64], cities: vec[i64], tiles: vec[i64], area: vec[i64], hand: vec[i64], deck: vec[i64],
        discard: vec[i64], known: vec[i64], hand_size: vec[i64], deck_size: vec[i64],
    ) -> None:
        super().__init__(seats=seats, stack=stack, top=top)
        # The game as a whole
        self.side: Final = side                            # by private building: 0 for side a, 1 for b; never changes
        self.current = current                             # the seat whose turn it is
        self.holder = holder                               # the seat that has taken the job market token; -1 nobody
        self.left = left                                   # turns still to come once the token is taken

        # The trail
        self.tile: Final = tile                            # by spot: -1 nothing, a tile, or TILES plus a building
        self.owner: Final = owner                          # by spot: the seat that owns the building; -1 nobody

        # Kansas City and the job market
        self.token = token                                 # row of the job market token; ROWS once the market is full
        self.filled = filled                               # how many places of the token's row are taken
        self.jobs: Final = jobs                            # ROWS rows of MOST_COLUMNS places: a worker; -1 free
        self.foresight: Final = foresight                  # two tiles for each of three columns; -1 free
        self.supply: Final = supply                        # by tile, one row for each of three face-down piles
        self.gone: Final = gone                            # by tile: how many have left the game

        # The cattle market and the objective cards
        self.market: Final = market                        # by cattle card: face up in the market
        self.cattle_stack: Final = cattle_stack            # by cattle card: face down
        self.display: Final = display                      # by objective card: face up in the display
        self.objective_stack: Final = objective_stack      # by objective card: face down
        self.removed: Final = removed                      # by card: how many have left the game

        # Station masters
        self.masters: Final = masters                      # at each of the first five stations; -1 taken
        self.given: Final = given                          # the worker left there in exchange; -1 none

        # A player's board and pieces
        self.money: Final = money                          # by seat: dollars
        self.place: Final = place                          # by seat: the cattleman's spot; -1 beside the board
        self.engine: Final = engine                        # by seat: the engine's space
        self.marker: Final = marker                        # by seat: place on the certificate track, from 0
        self.discs: Final = discs                          # by seat: mask of the discs still on the player board
        self.unbuilt: Final = unbuilt                      # by seat: mask of the private buildings not yet built
        self.stations: Final = stations                    # by seat: mask of the stations with a disc
        self.cities: Final = cities                        # by seat and city: discs there
        self.titles: Final = titles                        # by seat: mask of the station masters taken
        self.workers: Final = workers                      # by seat and kind of worker, the printed one included
        self.tiles: Final = tiles                          # by seat and tile: hazards and teepees taken
        self.area: Final = area                            # by seat and objective card: in the objective area

        # A player's deck
        self.hand: Final = hand                            # by seat and card; hidden from the others
        self.known: Final = known                          # by seat and card: of the hand, what everybody knows
        self.deck: Final = deck                            # by seat and card: in the draw pile, face down
        self.discard: Final = discard                      # by seat and card: in the discard pile
        self.hand_size: Final = hand_size                  # by seat: cards in the hand
        self.deck_size: Final = deck_size                  # by seat: cards in the draw pile
    # fmt: on

    def clone(self) -> "TrailState":
        """An independent copy; `side` never changes and is shared."""
        return TrailState(
            seats=self.seats,
            stack=self.stack[:],
            top=self.top,
            side=self.side,
            current=self.current,
            token=self.token,
            filled=self.filled,
            holder=self.holder,
            left=self.left,
            tile=self.tile[:],
            owner=self.owner[:],
            jobs=self.jobs[:],
            foresight=self.foresight[:],
            supply=self.supply[:],
            cattle_stack=self.cattle_stack[:],
            objective_stack=self.objective_stack[:],
            market=self.market[:],
            display=self.display[:],
            masters=self.masters[:],
            given=self.given[:],
            removed=self.removed[:],
            gone=self.gone[:],
            money=self.money[:],
            place=self.place[:],
            engine=self.engine[:],
            marker=self.marker[:],
            discs=self.discs[:],
            unbuilt=self.unbuilt[:],
            stations=self.stations[:],
            titles=self.titles[:],
            workers=self.workers[:],
            cities=self.cities[:],
            tiles=self.tiles[:],
            area=self.area[:],
            hand=self.hand[:],
            deck=self.deck[:],
            discard=self.discard[:],
            known=self.known[:],
            hand_size=self.hand_size[:],
            deck_size=self.deck_size[:],
        )

    def copy_from(self, other: State) -> None:
        """Become equal to a state of the same match; `side` is the same already."""
        assert isinstance(other, TrailState)
        copy_into(self.stack, other.stack)
        self.top = other.top
        self.current = other.current
        self.token = other.token
        self.filled = other.filled
        self.holder = other.holder
        self.left = other.left
        copy_into(self.tile, other.tile)
        copy_into(self.owner, other.owner)
        copy_into(self.jobs, other.jobs)
        copy_into(self.foresight, other.foresight)
        copy_into(self.supply, other.supply)
        copy_into(self.cattle_stack, other.cattle_stack)
        copy_into(self.objective_stack, other.objective_stack)
        copy_into(self.market, other.market)
        copy_into(self.display, other.display)
        copy_into(self.masters, other.masters)
        copy_into(self.given, other.given)
        copy_into(self.removed, other.removed)
        copy_into(self.gone, other.gone)
        copy_into(self.money, other.money)
        copy_into(self.place, other.place)
        copy_into(self.engine, other.engine)
        copy_into(self.marker, other.marker)
        copy_into(self.discs, other.discs)
        copy_into(self.unbuilt, other.unbuilt)
        copy_into(self.stations, other.stations)
        copy_into(self.titles, other.titles)
        copy_into(self.workers, other.workers)
        copy_into(self.cities, other.cities)
        copy_into(self.tiles, other.tiles)
        copy_into(self.area, other.area)
        copy_into(self.hand, other.hand)
        copy_into(self.deck, other.deck)
        copy_into(self.discard, other.discard)
        copy_into(self.known, other.known)
        copy_into(self.hand_size, other.hand_size)
        copy_into(self.deck_size, other.deck_size)
