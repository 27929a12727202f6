"""What lies on the table of Great Western Trail."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import State


class TrailState(State):
    """The whole truth. Spots, tiles, cards and spaces are indexes into the lists of `data`.

    `side` is the side (0 a, 1 b) of every private building, the same for all and for good. `current` is whose turn it
    is. The job market is `jobs`, twelve rows of four places (-1 free, else a worker); `token` is the row of its token
    (12 once the market is closed) and `filled` how many places of that row are taken. `holder` has taken the token
    (-1 nobody), then `left` turns follow.

    `tile` says what lies on a spot: -1 nothing, a tile of Kansas City, or 20 plus a building, whose `owner` is a seat
    or -1. `foresight` has two tiles for each of three columns. What is face down is in no order: three rows of
    `supply`, `cattle_stack`, `objective_stack`, and the `stack` of every player's deck, called `deck`. `market` and
    `display` lie open. `masters` are the tiles at the first five stations (-1 taken), `given` the workers left there.
    `removed` counts cards, `gone` tiles that are out of the game.

    Per seat: `money`, `place` of the cattleman (-1 beside the board), `engine`, `marker` (place on the track of
    certificates), masks of `discs` still on the board, of buildings `unbuilt`, of `stations` with a disc, of station
    masters won (`titles`); `workers` by kind, `cities` by disc, `tiles` won, objectives in the `area`; `hand`, `deck`
    and `discard` by card with the sizes of hand and deck; `known` are cards of a hand that everybody knows (R-34).
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
        self.side: Final = side
        self.current = current
        self.token = token
        self.filled = filled
        self.holder = holder
        self.left = left
        self.tile: Final = tile
        self.owner: Final = owner
        self.jobs: Final = jobs
        self.foresight: Final = foresight
        self.supply: Final = supply
        self.cattle_stack: Final = cattle_stack
        self.objective_stack: Final = objective_stack
        self.market: Final = market
        self.display: Final = display
        self.masters: Final = masters
        self.given: Final = given
        self.removed: Final = removed
        self.gone: Final = gone
        self.money: Final = money
        self.place: Final = place
        self.engine: Final = engine
        self.marker: Final = marker
        self.discs: Final = discs
        self.unbuilt: Final = unbuilt
        self.stations: Final = stations
        self.titles: Final = titles
        self.workers: Final = workers
        self.cities: Final = cities
        self.tiles: Final = tiles
        self.area: Final = area
        self.hand: Final = hand
        self.deck: Final = deck
        self.discard: Final = discard
        self.known: Final = known
        self.hand_size: Final = hand_size
        self.deck_size: Final = deck_size
    # fmt: on

    def clone(self) -> "TrailState":
        """A state of its own; `side` never changes during a game and is shared."""
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
