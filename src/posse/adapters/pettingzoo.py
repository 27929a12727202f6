"""The games as PettingZoo environments: `env` asks one seat after the other, `parallel_env` all that are asked at once.

    from posse.adapters import pettingzoo

    env = pettingzoo.env("GAME", seats=4)

An observation is a dict: `observation`, the row of what the seat may know, and `action_mask`. An agent is called after
its seat, `seat_0`. What a game was worth is the reward at its end; until then all rewards are 0.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from posse.adapters import NoExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as missing:
    raise NoExtra("no-extra", library="PettingZoo", extra="pettingzoo") from missing

from posse.adapters.numbers import ERROR, Begun, Mask, Row, Table, checked_mode, mask, new_seed, row
from posse.engine.errors import BadTable, NotAllowed
from posse.engine.returns import ZERO_SUM, check_returns
from posse.engine.words import whole_number

MOST_CYCLES = 10**9


class Observation(TypedDict):
    """What an agent is shown."""

    observation: Row
    action_mask: Mask


class SeatsEnv(Begun):
    """What both kinds of environments have in common: a match, and agents named after its seats."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        returns: str = ZERO_SUM,
        illegal: str = ERROR,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`illegal="random"` plays a random answer in place of an illegal one, for learners that know no masks.

        After `max_cycles` steps an unfinished game is cut off (truncated).
        """
        self._table = Table(game, seats, options, illegal)
        seats = self._table.seats
        self.metadata = {"name": f"posse_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = checked_mode(render_mode, self.metadata)
        self.max_cycles = None if max_cycles is None else checked_cycles(max_cycles)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        check_returns(returns)
        self._returns = returns
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._answers = {agent: self._table.answer_space() for agent in self.possible_agents}
        self._sights = {agent: self._sight_space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._steps = 0

    def _sight_space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self._table.row_space, "action_mask": self._table.mask_space()})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._sights[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self._answers[agent]

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and its legal answers."""
        seat = self._seat_of[agent]
        return {"observation": row(self.match, seat), "action_mask": mask(self.match, seat)}

    def render(self) -> str | None:
        """The record of the game so far, in mode `ansi`."""
        return self.match.record() if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = self._table.begin(new_seed(self._chance))
        self.agents = list(self.possible_agents)
        self._steps = 0

    def _is_cut_off(self) -> bool:
        """Whether the game has lasted too long; asked once after each step."""
        self._steps += 1
        return self._steps == self.max_cycles and not self.match.over

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.match.returns(self._returns)))


class TurnEnv(SeatsEnv, AECEnv[str, Observation, int]):
    """One step is one answer of the seat that is asked first."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """Answer by number; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self.match.play(seat, self._table.answer(self.match, seat, action, self._chance))
        if self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        elif self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = self._rewards()
            self._cumulative_rewards = dict(self.rewards)
        self._select()

    def _select(self) -> None:
        """Turn to the seat that is asked first; when the game is over, to any."""
        self.agent_selection = self.possible_agents[max(0, self.match.to_act)]


class RoundEnv(SeatsEnv, ParallelEnv[str, Observation, int]):
    """One step takes the answers of all seats that are asked now; what the other agents say is ignored."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._all_see(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match = self.match
        given = [(seat, match.ticket(seat), self._answer(seat, actions)) for seat in match.asked]
        for seat, _, answer in given:  # all of them, before anything is played
            self._table.check(match, seat, answer)
        for seat, ticket, answer in given:
            if match.ticket(seat) == ticket:  # it has not been asked something else because of an earlier answer
                match.play(seat, answer)
        cut_off = self._is_cut_off()
        seen, infos = self._all_see(), self._infos()
        terminations = dict.fromkeys(self.agents, match.over)
        truncations = dict.fromkeys(self.agents, cut_off)
        if match.over or cut_off:
            self.agents = []
        return seen, self._rewards(), terminations, truncations, infos

    def _answer(self, seat: int, actions: Mapping[str, int]) -> int:
        """The answer to play for a seat that is asked."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            agents = ", ".join(self.possible_agents[one] for one in self.match.asked)
            raise NotAllowed("no-answer", given=agent, agents=agents)
        return self._table.answer(self.match, seat, actions[agent], self._chance)

    def _all_see(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}


def checked_cycles(given: object) -> int:
    """After how many steps a game is cut off."""
    cycles = whole_number(given)
    if cycles is None or not 0 < cycles <= MOST_CYCLES:
        raise BadTable("batch-number", name="max_cycles", given=repr(given), least=1, most=MOST_CYCLES)
    return cycles


env = raw_env = TurnEnv  # nothing need be wrapped: a match itself refuses what is not legal
parallel_env = RoundEnv
