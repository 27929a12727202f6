"""What the results tell: shares, scores, times, ratings and meetings."""

from posse.bots.arena import Fixture, Report, Result, Setup, setup
from posse.bots.arena.ratings import mean_places
from posse.bots.arena.report import report
from tests.sample import GAME


def result(deal: int, rotation: int, places: tuple[int, ...], scores: tuple[int, ...], lineup: int = 0) -> Result:
    seats = len(places)
    return Result(Fixture(deal, lineup, rotation), 0, scores, places, (10,) * seats, (0.5, *(1.0,) * (seats - 1)))


def two_deals() -> Report:
    """The first bot wins three games of four, and shares the last one."""
    made = setup(GAME, ["greedy", "random"])
    results = [
        result(0, 0, (1, 2), (30, 10)),
        result(0, 1, (2, 1), (8, 40)),
        result(1, 0, (1, 2), (50, 20)),
        result(1, 1, (1, 1), (26, 28)),
    ]
    return report(made, results)


def test_a_share_is_that_of_all_wins_from_all_seats() -> None:
    found = two_deals()
    assert (found.deals, found.games) == (2, 4)
    assert [standing.share.value for standing in found.standings] == [0.875, 0.125]
    assert [standing.fair for standing in found.standings] == [0.5, 0.5]


def test_scores_are_those_of_the_bot_wherever_it_sat() -> None:
    greedy, random = two_deals().standings
    assert (greedy.score.value, random.score.value) == (37, 16)
    assert (greedy.winning_score, random.winning_score) == (37, 26)
    assert greedy.score.low < 37 < greedy.score.high


def test_the_time_is_that_of_a_decision() -> None:
    greedy, random = two_deals().standings
    assert (greedy.milliseconds, random.milliseconds) == (75, 75)


def test_the_ladder_has_the_strongest_bot_on_top() -> None:
    found = two_deals()
    assert [standing.name for standing in found.ladder] == ["greedy", "random"]
    top, bottom = found.ladder
    assert top.rating.mean > bottom.rating.mean
    assert two_deals().standing("random") == found.ladder[1]


def test_more_games_make_a_rating_more_certain() -> None:
    made = setup(GAME, ["greedy", "random"])
    results = [result(deal, 0, (1, 2) if deal % 3 else (2, 1), (3, 2)) for deal in range(60)]
    few, many = (report(made, results[:count]).standings[0].rating for count in (6, 60))
    assert many.deviation < few.deviation / 2


def round_robin() -> Setup:
    return setup(GAME, ["random", "greedy", "search:1"], seats=2)


def test_every_lineup_is_told_of_by_itself() -> None:
    made = round_robin()
    results = [
        result(0, rotation, (1, 2) if rotation == 0 else (2, 1), (2, 1), lineup)
        for lineup in range(3)
        for rotation in (0, 1)
    ]
    found = report(made, results)
    assert [[part.name for part in meeting.parts] for meeting in found.meetings] == [
        ["random", "greedy"],
        ["random", "search:1"],
        ["greedy", "search:1"],
    ]
    assert [[part.share.value for part in meeting.parts] for meeting in found.meetings] == [[1, 0]] * 3
    assert [(standing.share.value, standing.games) for standing in found.standings] == [(1, 4), (0.5, 4), (0, 4)]


def test_a_bot_on_several_seats_is_rated_by_the_middle_of_its_places() -> None:
    made = setup(GAME, ["greedy", "random", "random"])
    assert mean_places(made, result(0, 0, (2, 1, 3), (5, 6, 4))) == {0: 2, 1: 2}
    assert mean_places(made, result(0, 1, (2, 1, 3), (5, 6, 4))) == {1: 1.5, 0: 3}


def test_a_bot_on_several_seats_has_a_larger_fair_share() -> None:
    made = setup(GAME, ["greedy", "random", "random"])
    found = report(made, [result(0, rotation, (1, 2, 3), (5, 4, 3)) for rotation in range(3)])
    assert [round(standing.fair, 3) for standing in found.standings] == [0.333, 0.667]
    assert [round(standing.share.value, 3) for standing in found.standings] == [0.333, 0.667]


def test_nothing_is_known_before_the_first_deal_is_over() -> None:
    assert report(round_robin(), []).standings == []
