"""The picture of the calibration: what was predicted well lies on the diagonal."""

from tests.sample import GAME
from tools.reliability import SIZE, drawn, spot


def test_what_came_true_as_often_as_predicted_lies_on_the_diagonal() -> None:
    left, bottom = spot(0.0, 0.0)
    assert spot(0.25, 0.25) == (left + SIZE / 4, bottom - SIZE / 4)


def test_every_game_has_its_curve_and_its_name() -> None:
    report = {"game": GAME, "tenths": [[0.05, 0.04, 900], [0.5, 0.6, 100]]}
    picture = drawn([report, report])
    assert picture.count("<polyline") == 2
    assert picture.count("<circle") == 4
    x, y = spot(0.5, 0.6)
    assert f'cx="{x}" cy="{y}"' in picture
