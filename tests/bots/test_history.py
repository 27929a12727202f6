"""What answers have brought so far, by seat and part of a walk."""

from librt.vecs import vec

from posse.bots.history import MOST_NOTED, TRUST, History

SEATS, PARTS, ANSWERS = 2, 2, 5


def after(walks: list[tuple[int, list[float]]]) -> History:
    """Walks in which seat 0 gave this answer in the first part, and the leads at their ends."""
    history = History(SEATS, PARTS, ANSWERS)
    for answer, leads in walks:
        history.note(0, 0, answer)
        history.learn(vec[float](leads))
    return history


def test_an_answer_that_paid_more_than_others_has_a_surplus() -> None:
    history = after([(1, [300.0, -300.0]), (2, [-100.0, 100.0])])
    assert history.surplus(0, 0, 1) == (300.0 - 100.0) / (1.0 + TRUST)
    assert history.surplus(0, 0, 2) == (-100.0 - 100.0) / (1.0 + TRUST)


def test_an_answer_never_given_has_none() -> None:
    history = after([(1, [300.0, -300.0]), (2, [-100.0, 100.0])])
    assert history.surplus(0, 0, 3) == 0.0
    assert history.surplus(1, 0, 1) == 0.0  # in another part of the walk
    assert history.surplus(0, 1, 1) == 0.0  # by another seat


def test_the_more_walks_the_more_is_believed() -> None:
    few = after([(1, [100.0, -100.0]), (2, [-100.0, 100.0])])
    many = after(40 * [(1, [100.0, -100.0]), (2, [-100.0, 100.0])])
    assert few.surplus(0, 0, 1) < 10.0
    assert many.surplus(0, 0, 1) > 60.0


def test_the_answers_of_one_walk_do_not_count_for_the_next() -> None:
    history = after([(1, [100.0, -100.0])])
    history.learn(vec[float]([-500.0, 500.0]))
    assert history.totals[1] == 100.0


def test_a_new_search_begins_without_memories() -> None:
    history = after([(1, [300.0, -300.0]), (2, [-100.0, 100.0])])
    history.clear()
    assert [history.surplus(0, 0, answer) for answer in range(ANSWERS)] == [0.0] * ANSWERS


def test_an_endless_walk_is_noted_up_to_a_limit() -> None:
    history = History(SEATS, PARTS, ANSWERS)
    for _ in range(int(MOST_NOTED) + 5):
        history.note(0, 0, 1)
    history.learn(vec[float]([1.0, -1.0]))
    assert history.counts[1] == float(MOST_NOTED)
