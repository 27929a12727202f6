"""The state of a table of Colt Express."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.loops import copy_into
from posse.engine.state import State


class ColtState(State):
    """The complete state; each field is explained where it is set.

    Bandits, spots, cards and tokens are indexes into the lists of `data`. A field that only some modes need is empty
    in the others.
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
        # --- what was agreed, and who plays whom
        self.rules: Final = rules  # what was agreed, see `data/options.py`
        self.train = train  # the car in each column, from column 1 on
        self.owner: Final = owner  # per bandit: its seat, -1 not in play
        self.mine: Final = mine  # per seat: its bandit, -1 not chosen yet
        self.second: Final = second  # per seat: its other bandit, or its partner's; -1 none
        self.cars = cars  # how many cars are behind the Locomotive, so also the column of the Caboose
        # --- progress of the game
        self.round = round  # 1 to 5; 0 before the first
        self.card = card  # the current round card, -1 before the first
        self.turn = turn  # how many turns of the round card are over
        self.first = first  # the seat of the First Player
        self.offered = offered  # mask of the bandits that can be picked
        self.marshal = marshal  # the Marshal's column
        self.neutral = neutral  # neutral bullets in the supply
        self.coach = coach  # the column beside the Stagecoach, -1 without the expansion
        self.shotgun = shotgun  # 0 on the Stagecoach, 1 on the train
        self.hostages = hostages  # mask of those still in the Stagecoach
        self.camera = camera  # the bandit with the Photographer since the start of the round, -1 none
        self.rounds = rounds  # mask of the round cards that can still come
        self.laid = laid  # how many cards of the pile have been played this round
        self.resolved = resolved  # how many of them have been carried out
        # --- per bandit
        self.spot: Final = spot  # -1 still riding, or not in play
        self.left: Final = left  # bullets in the cylinder
        self.fired: Final = fired  # bullets that count for the Gunslinger
        self.hostage: Final = hostage  # -1 none
        self.cash: Final = cash  # dollars besides loot
        self.least: Final = least  # the lowest value that an unknown purse of theirs can have (CE-8.9)
        # --- cards: `hand` to `held` have a row of 21 kinds per seat, see `data/cards.py`
        self.hand: Final = hand
        self.deck: Final = deck  # unordered, since nobody knows the order
        self.deck_size: Final = deck_size  # per seat: the sum of the deck's row, cached because every act needs it
        self.discard: Final = discard  # experts only
        self.held: Final = held  # cards of the hand that are being kept; for experts and with the expansion
        self.tops = tops  # bullets on top of the decks, seat * 8 + kind, the topmost last; experts only
        self.pile: Final = pile  # the common pile, see `cards.py`
        # --- per seat
        self.chosen: Final = chosen  # a secret answer, -1 none; with the expansion only
        self.kept: Final = kept  # how many cards were last kept; for experts and with the expansion
        self.crossed: Final = crossed  # most cards of the partner that the seat can have, as all know; teams only
        self.unsorted: Final = unsorted  # most bullets that can be in the hand, as all know; experts only
        self.received: Final = received  # a row of 7 kinds of bullets per seat: all that were ever given to it
        self.struck: Final = struck  # bullets received in this round; with the expansion only
        # --- loot; what nobody has looked into has no value yet and is still in its bag
        self.purses: Final = purses  # rows of 18: place, value (-1 none yet), mask of the seats that know it
        self.flasks: Final = flasks  # rows of 6: place, kind (-1 none yet), mask likewise, drinks left; expansion only
        self.jewels: Final = jewels  # how many in each place
        self.boxes: Final = boxes  # strongboxes in each place
        self.purse_bag: Final = purse_bag  # how many of each value are still to be drawn
        self.flask_bag: Final = flask_bag  # how many of each kind are still to be drawn; expansion only
        self.horses: Final = horses  # how many beside each column; expansion only
    # fmt: on

    def clone(self) -> "ColtState":
        """An independent copy; `rules` and `train` never change during a game and are shared."""
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

    def copy_from(self, other: State) -> None:
        """Become equal to a state of the same match; `rules` and `train` are the same already."""
        assert isinstance(other, ColtState)
        copy_into(self.stack, other.stack)
        self.top = other.top
        copy_into(self.owner, other.owner)
        copy_into(self.mine, other.mine)
        copy_into(self.second, other.second)
        self.cars = other.cars
        self.round = other.round
        self.card = other.card
        self.turn = other.turn
        self.first = other.first
        self.offered = other.offered
        self.marshal = other.marshal
        self.neutral = other.neutral
        self.coach = other.coach
        self.shotgun = other.shotgun
        self.hostages = other.hostages
        self.camera = other.camera
        self.rounds = other.rounds
        self.laid = other.laid
        self.resolved = other.resolved
        copy_into(self.spot, other.spot)
        copy_into(self.left, other.left)
        copy_into(self.fired, other.fired)
        copy_into(self.hostage, other.hostage)
        copy_into(self.cash, other.cash)
        copy_into(self.least, other.least)
        copy_into(self.hand, other.hand)
        copy_into(self.deck, other.deck)
        copy_into(self.deck_size, other.deck_size)
        copy_into(self.discard, other.discard)
        copy_into(self.held, other.held)
        self.tops = other.tops[:]
        copy_into(self.pile, other.pile)
        copy_into(self.chosen, other.chosen)
        copy_into(self.kept, other.kept)
        copy_into(self.crossed, other.crossed)
        copy_into(self.unsorted, other.unsorted)
        copy_into(self.received, other.received)
        copy_into(self.struck, other.struck)
        copy_into(self.purses, other.purses)
        copy_into(self.flasks, other.flasks)
        copy_into(self.jewels, other.jewels)
        copy_into(self.boxes, other.boxes)
        copy_into(self.purse_bag, other.purse_bag)
        copy_into(self.flask_bag, other.flask_bag)
        copy_into(self.horses, other.horses)


def count_for(counts: vec[i64], seat: i64) -> i64:
    """A seat's entry in a field that only some modes have; 0 in the others."""
    return counts[seat] if len(counts) else i64(0)
