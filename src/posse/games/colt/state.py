"""What lies on the table of Colt Express."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import State


class ColtState(State):
    """The whole truth. Bandits, spots, cards and tokens are indexes into the lists of `data`.

    `train` are the cars from the front; `owner` the seat of each bandit (-1 not in play), `mine` the bandit of each
    seat and `second` his other one, or his partner's (-1 none).

    Per bandit: `spot` (-1 still riding), bullets `left` in the cylinder, `fired` those that count for the Gunslinger,
    `hostage` (-1 none), `cash`, `least` the least value that his unknown purses can have (CE-8.9).

    Per seat, 21 kinds of cards: `hand`, `deck` (in no order: nobody knows it), `discard` (expert), `held` (what is
    being kept). `deck_size` is what a deck adds up to, counted along because every act asks for it. `tops` are bullets
    that lie on a deck, seat * 8 + kind, the last one on top (expert). `pile` is the common one, see `cards.py`: its
    first `laid` cards have been played, `resolved` of them carried out. `chosen` is a secret answer (-1 none), `kept`
    how many cards of a hand were kept; `crossed` how many partner's cards a seat can have at the most, `unsorted` how
    many bullets an expert can have in his hand at the most, as everybody knows. `received` counts seven kinds of
    bullets, `struck` those of this round.

    What only some modes need is empty in the others: `discard` and `unsorted` are for experts; `held` and `kept` for
    them and with the expansion; `chosen`, `struck`, `flasks` and `horses` with the expansion; `crossed` in teams.

    Tokens: `purses` has three rows of 18: place, value (-1 nobody has looked), mask of the seats that know it;
    `flasks` four rows of 6: place, kind (-1), mask, uses left. What nobody has seen is not decided: it is still in
    `purse_bag` and `flask_bag`. `jewels` and `boxes` count by place.

    `rounds` is a mask of the cards that can still come.

    `coach` is the column of the Stagecoach (-1: there is none), `shotgun` 1 once he is on the train; `horses` by
    column; `hostages` a mask of those that wait; `camera` the bandit who may not hide cards this round (-1 none).
    """

    # fmt: off
    def __init__(
        self, *, seats: i64, stack: vec[i64], top: i64, rules: vec[i64], train: vec[i64],
        owner: vec[i64], mine: vec[i64], second: vec[i64],
        cars: i64, round: i64, card: i64, turn: i64, first: i64, offered: i64, marshal: i64, neutral: i64,
        coach: i64, shotgun: i64, hostages: i64, camera: i64, rounds: i64, laid: i64, resolved: i64,
        spot: vec[i64], left: vec[i64], fired: vec[i64], hostage: vec[i64], cash: vec[i64], least: vec[i64],
        hand: vec[i64], deck: vec[i64], deck_size: vec[i64], discard: vec[i64], held: vec[i64],
        tops: vec[i64], pile: vec[i64],
        chosen: vec[i64], kept: vec[i64], crossed: vec[i64], unsorted: vec[i64], received: vec[i64], struck: vec[i64],
        purses: vec[i64], flasks: vec[i64], jewels: vec[i64], boxes: vec[i64],
        purse_bag: vec[i64], flask_bag: vec[i64], horses: vec[i64],
    ) -> None:
        super().__init__(seats=seats, stack=stack, top=top)
        self.rules: Final = rules
        self.train = train
        self.owner: Final = owner
        self.mine: Final = mine
        self.second: Final = second
        self.cars = cars
        self.round = round
        self.card = card
        self.turn = turn
        self.first = first
        self.offered = offered
        self.marshal = marshal
        self.neutral = neutral
        self.coach = coach
        self.shotgun = shotgun
        self.hostages = hostages
        self.camera = camera
        self.rounds = rounds
        self.laid = laid
        self.resolved = resolved
        self.spot: Final = spot
        self.left: Final = left
        self.fired: Final = fired
        self.hostage: Final = hostage
        self.cash: Final = cash
        self.least: Final = least
        self.hand: Final = hand
        self.deck: Final = deck
        self.deck_size: Final = deck_size
        self.discard: Final = discard
        self.held: Final = held
        self.tops = tops
        self.pile: Final = pile
        self.chosen: Final = chosen
        self.kept: Final = kept
        self.crossed: Final = crossed
        self.unsorted: Final = unsorted
        self.received: Final = received
        self.struck: Final = struck
        self.purses: Final = purses
        self.flasks: Final = flasks
        self.jewels: Final = jewels
        self.boxes: Final = boxes
        self.purse_bag: Final = purse_bag
        self.flask_bag: Final = flask_bag
        self.horses: Final = horses
    # fmt: on

    def clone(self) -> "ColtState":
        """A state of its own; `rules` and `train` never change during a game and are shared."""
        return ColtState(
            seats=self.seats,
            stack=self.stack[:],
            top=self.top,
            rules=self.rules,
            train=self.train,
            owner=self.owner[:],
            mine=self.mine[:],
            second=self.second[:],
            cars=self.cars,
            round=self.round,
            card=self.card,
            turn=self.turn,
            first=self.first,
            offered=self.offered,
            marshal=self.marshal,
            neutral=self.neutral,
            coach=self.coach,
            shotgun=self.shotgun,
            hostages=self.hostages,
            camera=self.camera,
            rounds=self.rounds,
            laid=self.laid,
            resolved=self.resolved,
            spot=self.spot[:],
            left=self.left[:],
            fired=self.fired[:],
            hostage=self.hostage[:],
            cash=self.cash[:],
            least=self.least[:],
            hand=self.hand[:],
            deck=self.deck[:],
            deck_size=self.deck_size[:],
            discard=self.discard[:],
            held=self.held[:],
            tops=self.tops[:],
            pile=self.pile[:],
            chosen=self.chosen[:],
            kept=self.kept[:],
            crossed=self.crossed[:],
            unsorted=self.unsorted[:],
            received=self.received[:],
            struck=self.struck[:],
            purses=self.purses[:],
            flasks=self.flasks[:],
            jewels=self.jewels[:],
            boxes=self.boxes[:],
            purse_bag=self.purse_bag[:],
            flask_bag=self.flask_bag[:],
            horses=self.horses[:],
        )


def count_for(counts: vec[i64], seat: i64) -> i64:
    """A number of a seat that only some modes count; in the others it is 0."""
    return counts[seat] if len(counts) else i64(0)
