"""Hiring workers (chapter 8)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data import actions as act
from posse.games.trail.data.board import COLUMNS, IMMEDIATE
from posse.games.trail.data.market import MOST_COLUMNS, ROWS, WAGE
from posse.games.trail.data.tiles import WORKERS
from posse.games.trail.phases import is_printed
from posse.games.trail.purse import pay, price_obstacle, skip_obstacle
from posse.games.trail.state import TrailState
from posse.games.trail.words import HIRE, HIRED, NOT_IN_ROW, ROW_CLOSED, ROW_FULL, SKIP


def wage_of(row: i64, modifier: i64) -> i64:
    """The cost of a worker of a row, given the icon's change of the wage."""
    return WAGE[row] + modifier


def hire_options(state: TrailState, seat: i64, modifier: i64, out: vec[i64]) -> i64:
    """GWT-8.1 to GWT-8.3: workers above the token that can be paid for and have a free place on the player's board."""
    count: i64 = 0
    for row in range(state.token):
        if wage_of(row, modifier) <= state.money[seat]:
            count = _hire_from(state, seat, row, out, count)
    return count


def _hire_from(state: TrailState, seat: i64, row: i64, out: vec[i64], count: i64) -> i64:
    """The kinds of workers in a row, each once."""
    seen: i64 = 0
    base = row * MOST_COLUMNS
    for index in range(base, base + state.seats):
        worker = state.jobs[index]
        if worker >= 0 and not seen & bit(worker) and state.workers[seat * WORKERS + worker] < COLUMNS:
            seen |= bit(worker)
            out[count] = HIRE + worker * ROWS + row
            count += 1
    return count


def hire_obstacle(state: TrailState, seat: i64, worker: i64, row: i64, modifier: i64) -> Obstacle | None:
    """What stands in the way of hiring a worker from a row."""
    if row >= state.token:
        return Obstacle(ROW_CLOSED, "GWT-8.1")
    base = row * MOST_COLUMNS
    if worker not in state.jobs[base : base + state.seats]:
        return Obstacle(NOT_IN_ROW, "GWT-8.1", worker)
    if state.workers[seat * WORKERS + worker] >= COLUMNS:
        return Obstacle(ROW_FULL, "GWT-8.3", worker)
    return price_obstacle(state, seat, wage_of(row, modifier), "GWT-8.2")


def can_hire(state: TrailState, seat: i64, modifier: i64) -> bool:
    for row in range(state.token):
        if wage_of(row, modifier) <= state.money[seat]:
            for index in range(row * MOST_COLUMNS, row * MOST_COLUMNS + state.seats):
                worker = state.jobs[index]
                if worker >= 0 and state.workers[seat * WORKERS + worker] < COLUMNS:
                    return True
    return False


class HireWorker(Step[TrailState]):
    """GWT-8.4: pay the wage, fill the next free column and offer what it shows."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = hire_options(state, seat, frames.price_of(state), out)
        if frames.may_skip(state):
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        wanted = argument(action, HIRE, WORKERS * ROWS)
        if wanted < 0:
            return skip_obstacle(action, frames.may_skip(state), "GWT-0.10")
        return hire_obstacle(state, seat, wanted // ROWS, wanted % ROWS, frames.price_of(state))

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        modifier = frames.price_of(state)
        pop(state)
        if action == SKIP:
            return
        worker = (action - HIRE) // ROWS
        row = (action - HIRE) % ROWS
        _leave_market(state, worker, row)
        log.say(HIRED, seat, worker, wage_of(row, modifier))
        pay(state, seat, wage_of(row, modifier), log)
        state.workers[seat * WORKERS + worker] += 1
        column = state.workers[seat * WORKERS + worker]
        frames.offer_at_once(state, seat, IMMEDIATE[worker * COLUMNS + column - 1])

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if is_printed(act.HIRE, act.DOLLARS_OF, frame[2][0]) else "scene-step-printed"


def _leave_market(state: TrailState, worker: i64, row: i64) -> None:
    """GWT-8.6: the gap is never filled."""
    for index in range(row * MOST_COLUMNS, (row + 1) * MOST_COLUMNS):
        if state.jobs[index] == worker:
            state.jobs[index] = -1
            return
