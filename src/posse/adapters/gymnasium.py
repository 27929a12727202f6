"""The games as Gymnasium environments: one seat learns, bots play the others, at one table or at many.

    import gymnasium

    env = gymnasium.make("posse.adapters.gymnasium:posse/GAME-v0", seats=4, opponents="greedy")
    envs = gymnasium.make_vec("posse.adapters.gymnasium:posse/GAME-v0", 256, "vector_entry_point", seats=4)

An observation is the row of what the seat may know. Its legal answers are `info["action_mask"]` and, for learners that
ask for them, `action_masks()`. What the game was worth to the seat is the reward at its end; until then it is 0.
"""

from collections.abc import Mapping
from typing import Any

from posse.adapters import NoExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as missing:
    raise NoExtra("no-extra", library="Gymnasium", extra="gymnasium") from missing

import posse
from posse import GAMES
from posse.adapters.numbers import ERROR, Begun, Row, Table, checked_mode, mask, new_seed, row
from posse.bots import Bot, Peek, make
from posse.engine.errors import BadTable
from posse.engine.returns import ZERO_SUM, check_returns
from posse.engine.words import whole_number

Opponents = str | Mapping[int, str]

IN_WORDS: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}
RESETTING_ITSELF: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}


class SeatEnv(Begun, gymnasium.Env[Row, np.int64]):
    """One seat of a table; the others are played by bots."""

    metadata = IN_WORDS

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Opponents = "random",
        options: Mapping[str, object] | None = None,
        returns: str = ZERO_SUM,
        illegal: str = ERROR,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` names a bot for all other seats, or one for each of them.

        `illegal="random"` plays a random answer in place of an illegal one, for learners that know no masks.
        """
        self.render_mode = checked_mode(render_mode, self.metadata)
        self._table = Table(game, seats, options, illegal)
        check_returns(returns)
        self._returns = returns
        self.seat = checked_seat(seat, self._table.seats)
        self._opponents = seated(opponents, self._table, self.seat)
        self._bots: dict[int, Bot] = {}
        self.observation_space = self._table.row_space
        self.action_space = self._table.answer_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a new game, and let the others play up to the first question for the seat."""
        super().reset(seed=seed)
        while True:
            self.match = self._table.begin(new_seed(self.np_random))
            self._bots = {
                seat: make(name, self._table.game, new_seed(self.np_random)) for seat, name in self._opponents.items()
            }
            self._let_others_play()
            if not self.match.over:
                return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        answer = self._table.answer(self.match, self.seat, action, self.np_random)
        self.match.play(self.seat, answer)
        self._let_others_play()
        reward = self.match.returns(self._returns)[self.seat]
        return self._seen(), reward, self.match.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which answers are legal, as MaskablePPO of sb3-contrib asks for them."""
        return mask(self.match, self.seat).view(np.bool_)

    def render(self) -> str | None:
        """The record of the game so far, in mode `ansi`."""
        return self.match.record() if self.render_mode else None

    def _let_others_play(self) -> None:
        match = self.match
        while (seat := match.to_act) >= 0 and seat != self.seat:
            match.play(seat, self._bots[seat].decide(Peek(match, seat)))

    def _seen(self) -> Row:
        return row(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask(self.match, self.seat)}


class TablesEnv(VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """The same seat of many tables, stepped together by `posse.batch`.

    A table whose game is over begins the next one in the same step: reward and end are those of the old game,
    observation and mask those of the new one. The last observation of the old game is not kept.
    """

    metadata = RESETTING_ITSELF

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        seats: int = 2,
        seat: int = 0,
        opponents: Opponents = "random",
        options: Mapping[str, object] | None = None,
        returns: str = ZERO_SUM,
        workers: int = 1,
    ) -> None:
        """Opponents as for one table; `workers` are the processes that share the tables."""
        table = Table(game, seats, options, ERROR)
        self.seat = checked_seat(seat, table.seats)
        others = seated(opponents, table, self.seat)
        self.batch = posse.batch(game, seats, num_envs, 0, options, others, returns, workers)
        self.num_envs = self.batch.tables
        self.single_observation_space = table.row_space
        self.single_action_space = table.answer_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a new game at every table; without a seed, the next one of each."""
        self.batch.reset(seed)
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.batch.step(actions)
        rewards = np.array(self.batch.rewards)[:, self.seat]
        ends = np.array(self.batch.ends, np.bool_)
        return self._seen(), rewards, ends, np.zeros_like(ends), self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        self.batch.close()

    def _seen(self) -> Row:
        return np.array(self.batch.observations)

    def _info(self) -> dict[str, Any]:
        """The masks; a second key says of which tables, as Gymnasium wants it."""
        masks = np.array(self.batch.masks).view(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}


def checked_seat(given: object, seats: int) -> int:
    """The seat that learns."""
    seat = None if isinstance(given, bool) else whole_number(given)
    if seat is None or not 0 <= seat < seats:
        raise BadTable("no-such-seat", given=repr(given), seats=seats)
    return seat


def seated(opponents: Opponents, table: Table, seat: int) -> dict[int, str]:
    """The name of the bot on every seat but the one that learns."""
    others = [other for other in range(table.seats) if other != seat]
    named: object = dict.fromkeys(others, opponents) if isinstance(opponents, str) else opponents
    if not isinstance(named, Mapping) or set(named) != set(others):
        raise BadTable("wrong-opponents", given=repr(opponents), seats=", ".join(map(str, others)))
    for name in named.values():
        make(name, table.game)  # so that a wrong name is told now
    return {int(other): name for other, name in named.items()}


for name in GAMES:
    gymnasium.register(
        f"posse/{name}-v0", f"{__name__}:SeatEnv", vector_entry_point=f"{__name__}:TablesEnv", kwargs={"game": name}
    )
