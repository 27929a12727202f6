"""Contract tests of batches: each table is a match with the same seed and answers, seen by the seat to act."""

from array import array
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from posse.bots import Peek, make
from posse.bots.batch import Batch
from posse.bots.tables import Table, opponent_seed
from posse.engine.dice import SeededDice
from posse.engine.match import Match
from posse.engine.observation import Row
from posse.engine.record import Header
from tests.contract.law import wander
from tests.contract.tables import buffer_of, some

games = pytest.mark.parametrize("name", posse.GAMES)

TABLES = 2
MOST_STEPS = 3_000


def arrays(batch: Batch) -> dict[str, Any]:
    """Everything that a program can read of a batch."""
    found: dict[str, memoryview[Any]] = {
        "observations": batch.observations,
        "masks": batch.masks,
        "options": batch.options,
        "counts": batch.counts,
        "to_act": batch.to_act,
        "rewards": batch.rewards,
        "ends": batch.ends,
    }
    return {name: one.tolist() for name, one in found.items()}


def random_actions(batch: Batch, dice: SeededDice) -> list[int]:
    """A legal answer for each table."""
    return [batch.options[table, dice.below(batch.counts[table])] for table in range(batch.tables)]


class SameTable:
    """The match to which the same happens as at a table of a batch, game after game."""

    def __init__(self, batch: Batch, table: int, seed: int, opponents: dict[int, str], returns: str) -> None:
        self.batch = batch
        self.table = table
        self.seed = seed + table  # of the next game
        self.opponents = opponents
        self.returns = returns
        self._begin()

    def _begin(self) -> None:
        name, seats = self.batch.game.name, self.batch.seats
        self.match = posse.new(name, seats, seed=self.seed)
        self.bots = {
            seat: make(bot, name, opponent_seed(self.seed, seat, seats)) for seat, bot in self.opponents.items()
        }
        self.seed += self.batch.tables
        self._let_opponents_play()

    def _let_opponents_play(self) -> None:
        while (seat := self.match.to_act) in self.bots:
            self.match.play(seat, self.bots[seat].decide(Peek(self.match, seat)))

    def play(self, action: int) -> None:
        """The same answer, and what the batch must say of an end."""
        self.match.play(self.match.to_act, action)
        self._let_opponents_play()
        said = self.batch.ends[self.table], [self.batch.rewards[self.table, seat] for seat in range(self.batch.seats)]
        assert said == (int(self.match.over), self.match.returns(self.returns))
        if self.match.over:
            self._begin()

    def check(self) -> None:
        """The table shows the seat to act what the match does: row, mask and options, each to its end."""
        match, table = self.match, self.table
        seat = match.to_act
        actions = match.actions(seat)
        rows = {name: rows[table] for name, rows in arrays(self.batch).items()}
        assert rows["to_act"] == seat
        assert rows["observations"] == list(match.observe(seat))
        assert rows["masks"] == list(match.mask(seat))
        assert rows["counts"] == len(actions)
        assert rows["options"] == [*actions, *[-1] * (match.game.most_options - len(actions))]


def ends_like_matches(name: str, opponents: dict[int, str], returns: str, steps: int) -> bool:
    """Compare every position of so many steps, up to the end of a game; whether there was one."""
    batch = posse.batch(name, posse.GAMES[name].least, TABLES, seed=7, opponents=opponents, returns=returns)
    same = [SameTable(batch, table, 7, opponents, returns) for table in range(TABLES)]
    dice = SeededDice(1)
    for _ in range(steps):
        actions = random_actions(batch, dice)
        batch.step(actions)
        for one, action in zip(same, actions, strict=True):
            one.play(action)
            one.check()
        if any(batch.ends):
            return True
    return False


@games
def test_a_table_of_a_batch_is_a_match(name: str) -> None:
    """The same seed and answers give the same rows, masks, options, seats, returns and ends, and the next game."""
    assert ends_like_matches(name, {}, "zero_sum", MOST_STEPS)


@games
def test_opponents_answer_for_their_seats_as_they_would_in_a_match(name: str) -> None:
    assert ends_like_matches(name, {1: "random"}, "rank", MOST_STEPS)


@games
@pytest.mark.heavy
@pytest.mark.parametrize(("bot", "steps"), [("greedy", 10), ("level1", 5), ("search", 1)])
def test_every_kind_of_opponent_can_sit_at_a_batch(name: str, bot: str, steps: int) -> None:
    assert not ends_like_matches(name, {0: bot}, "score", steps)


@games
def test_games_follow_each_other_with_documented_seeds(name: str) -> None:
    batch = posse.batch(name, 2, TABLES, seed=20)
    first = arrays(batch)
    batch.step(random_actions(batch, SeededDice(3)))
    batch.reset()
    assert arrays(batch) == arrays(posse.batch(name, 2, TABLES, seed=20 + TABLES))
    batch.reset(seed=20)
    assert arrays(batch) == first


# --- hidden information


@games
def test_a_row_among_others_is_written_to_its_end(name: str) -> None:
    """Over the row of another seat, in every world that the seat may suppose, it comes out the same; so do others."""
    match = posse.new(name, 2, seed=5)
    rows = Row(match.observation, 3)
    size = match.observation.size
    for _ in wander(match, 9, 30):
        if match.over:
            break
        seat = match.to_act
        for place in range(3):
            write(rows, match, match.state, 1 - seat, place)
        before = list(rows.numbers)
        write(rows, match, match.game.imagine(match.state, seat, SeededDice(4)), seat, 1)
        now = list(rows.numbers)
        assert now[size : 2 * size] == list(match.observe(seat))
        assert (now[:size], now[2 * size :]) == (before[:size], before[2 * size :])


def write(rows: Row, match: Match, state: Any, seat: int, place: int) -> None:
    rows.begin(state, seat, place)
    match.game.observe(state, seat, rows)
    rows.finish()


@games
def test_twins_at_a_table_of_a_batch_see_the_same(name: str) -> None:
    """Two tables that differ only in what the seat to act cannot know show it the same row and options."""
    game = posse.GAMES[name]
    header = posse.new(name, 2).header
    rows = Row(posse.new(name, 2).observation, 2)
    size, out = rows.size, buffer_of(game)
    for answers in range(5, 60, 5):
        seen: list[Any] = []
        for place in range(2):
            table = table_after(header, out, answers)
            seat = table.to_act
            game.redraw(table.state, seat, SeededDice(place))
            count = table.advance(out)
            table.write_row(seat, rows, place)
            seen.append((seat, list(out[:count]), list(rows.numbers[place * size : (place + 1) * size])))
        assert seen[0] == seen[1]


def table_after(header: Header, out: Any, answers: int) -> Table:
    """A table at which so many answers were given at random."""
    table = Table(posse.GAMES[header.game], header, {})
    table.begin(11)
    dice = SeededDice(6)
    for _ in range(answers):
        count = table.advance(out)
        table.answer(table.game.to_act(table.state), out[dice.below(count)])
    assert table.advance(out), "the game is over"
    return table


# --- bad input

wild = st.one_of(
    st.none(),
    st.integers(),
    st.text(max_size=4),
    st.binary(max_size=20),
    st.lists(st.one_of(st.integers(), st.floats(), st.none(), st.booleans(), st.text(max_size=2)), max_size=4),
    st.lists(st.integers(-5, 3_000), min_size=TABLES, max_size=TABLES),
    st.lists(st.integers(-(2**63), 2**63 - 1), max_size=4).map(lambda numbers: array("q", numbers)),
    st.lists(st.floats(), max_size=4).map(lambda numbers: array("d", numbers)),
    st.lists(st.integers(0, 255), max_size=4).map(lambda numbers: array("B", numbers)),
)


@cache
def tried(name: str) -> Batch:
    """The same batch for all attempts."""
    return posse.batch(name, 2, TABLES, seed=3)


@games
@some(60)
@given(actions=wild)
def test_what_is_no_legal_answer_at_every_table_is_refused_and_changes_nothing(name: str, actions: Any) -> None:
    batch = tried(name)
    before = arrays(batch)
    if is_legal(before["masks"], actions):
        batch.step(actions)
        return
    with pytest.raises(posse.PosseError):
        batch.step(actions)
    assert arrays(batch) == before


def is_legal(masks: list[list[int]], actions: Any) -> bool:
    """Whether it is a legal answer for each table; a buffer of bytes is one of small numbers."""
    if not isinstance(actions, list | bytes | array) or len(actions) != TABLES:
        return False
    wanted = [action if type(action) is int else -1 for action in actions]
    return all(0 <= action < len(mask) and mask[action] for mask, action in zip(masks, wanted, strict=True))


@games
def test_an_answer_that_is_not_legal_is_named_with_its_table(name: str) -> None:
    batch = posse.batch(name, 2, TABLES, seed=3)
    right = random_actions(batch, SeededDice(1))
    illegal = arrays(batch)["masks"][1].index(0)
    for wrong in (illegal, -1, len(batch.words.phrases), 2**62):
        with pytest.raises(posse.NotAllowed) as caught:
            batch.step([right[0], wrong])
        facts = caught.value.facts
        assert (facts["table"], facts["action"], facts["seat"]) == (1, wrong, batch.to_act[1])
        assert len(facts["allowed"]) == batch.counts[1]
        assert str(caught.value).startswith(f"Table 1: “{wrong}")
    batch.step(right)


@games
@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"seats": 1}, "wrong-seats"),
        ({"seats": "two"}, "wrong-seats"),
        ({"tables": 0}, "batch-number"),
        ({"tables": True}, "batch-number"),
        ({"tables": 10**9}, "batch-number"),
        ({"workers": 0}, "batch-number"),
        ({"workers": 1.5}, "batch-number"),
        ({"seed": -1}, "batch-number"),
        ({"seed": "x"}, "batch-number"),
        ({"options": {"nothing": 1}}, "not-an-option"),
        ({"returns": "fame"}, "not-a-value"),
        ({"opponents": ["random"]}, "batch-opponents"),
        ({"opponents": {2: "random"}}, "no-such-seat"),
        ({"opponents": {"1": "random"}}, "no-such-seat"),
        ({"opponents": {True: "random"}}, "no-such-seat"),
        ({"options": "fast"}, "not-options"),
        ({"opponents": {1: "nobody"}}, "not-a-bot"),
        ({"opponents": {1: None}}, "not-a-bot"),
        ({"opponents": {0: "random", 1: "random"}}, "batch-full"),
    ],
)
def test_a_batch_that_cannot_be_agreed_on_is_refused(name: str, given: dict[str, Any], key: str) -> None:
    with pytest.raises(posse.BadTable) as caught:
        posse.batch(name, **{"tables": TABLES, **given})
    assert caught.value.key == key
    assert key not in str(caught.value)


@games
def test_numbers_of_numpy_agree_on_a_batch(name: str) -> None:
    """As programs have them that draw seeds by numpy."""
    numpy = pytest.importorskip("numpy", reason="only programs that learn need numpy")
    two = numpy.int32(2)
    batch = posse.batch(name, two, two, numpy.uint64(7), opponents={numpy.int64(1): "random"}, workers=numpy.int8(1))
    plain = posse.batch(name, 2, 2, 7, opponents={1: "random"})
    assert arrays(batch) == arrays(plain)
    batch.reset(numpy.int64(9))
    plain.reset(9)
    assert arrays(batch) == arrays(plain)


def test_there_is_no_batch_of_an_unknown_game() -> None:
    with pytest.raises(posse.BadTable, match="poker"):
        posse.batch("poker")


# --- arrays


@games
def test_numpy_sees_every_step_without_copying(name: str) -> None:
    numpy = pytest.importorskip("numpy", reason="only programs that learn need numpy")
    batch = posse.batch(name, 2, 3, seed=1)
    rows, masks, ends = (numpy.asarray(one) for one in (batch.observations, batch.masks, batch.ends))
    options, counts = numpy.asarray(batch.options), numpy.asarray(batch.counts)
    rewards, to_act = numpy.asarray(batch.rewards), numpy.asarray(batch.to_act)
    assert (rows.shape, rows.dtype) == ((3, batch.observation.size), numpy.int32)
    assert (masks.shape, masks.dtype) == ((3, len(batch.words.phrases)), numpy.uint8)
    assert (options.dtype, counts.shape, to_act.shape, ends.shape) == (numpy.int64, (3,), (3,), (3,))
    assert (rewards.shape, rewards.dtype) == ((3, 2), numpy.float64)
    for kind in (numpy.int64, numpy.int32, list):
        first = options[:, 0]
        batch.step(first.tolist() if kind is list else first.astype(kind))
        assert rows.tolist() == batch.observations.tolist()
        assert (masks.sum(1) == counts).all()
    with pytest.raises(ValueError, match="read-only"):
        rows[0, 0] = 1
