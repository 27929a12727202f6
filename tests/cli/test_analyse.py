"""`posse analyse`: sums and turning points in words, JSON for programs, and a page over several games."""

import json
from html import escape
from pathlib import Path

import pytest

import posse
from posse.analysis.page import change, page
from posse.cli.analyse import tell
from posse.texts import LANGUAGES, terminal_texts
from tests.analysis.short import short_analysis, short_game
from tests.cli.terminal import Terminal
from tests.sample import GAME


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.posse"
    path.write_text(short_game().record(), encoding="utf-8")
    return path


@pytest.mark.heavy
def test_json_is_what_the_library_finds(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("analyse", file, "--depth", "quick", "--json")
    assert shown.code == 0
    assert [json.loads(line) for line in shown.out.splitlines()] == [short_analysis().json()]


@pytest.mark.heavy
def test_a_page_is_written_over_several_games(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    shown = terminal.run("analyse", file, file, "--depth", "quick", "--report", report)
    assert shown.code == 0
    assert str(report) in shown.out.replace("\n", "")
    assert report.read_text(encoding="utf-8").count("<svg") == 2


@pytest.mark.heavy
@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_and_turning_points_are_told(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say = terminal_texts(language, GAME).say
    tell(short_analysis(), short_game(), language)
    shown = capsys.readouterr().out
    for column in ("result", "skill", "others", "luck", "word-blunder"):
        assert say(f"cli-analysis-{column}") in shown
    assert len(short_analysis().turning) > 0
    for line in short_analysis().turning:
        assert f" {line}:" in shown


@pytest.mark.heavy
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_everybody_s_sums(language: str) -> None:
    said = page([short_analysis()], terminal_texts(language, GAME).say, language)
    assert f'<html lang="{language}">' in said
    assert said.count("<tr>") == 1 + short_game().seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_is_told_with_its_sign(language: str) -> None:
    say = terminal_texts(language, GAME).say
    told = [change(value, say).replace("\N{NO-BREAK SPACE}", "") for value in (0.18, -0.18, 0.004, -0.004)]
    assert told in (["+18%", "−18%", "0%", "0%"], ["+18%", "-18%", "0%", "0%"])


@pytest.mark.heavy
def test_a_wide_table_scrolls_by_itself_and_says_what_it_means() -> None:
    say = terminal_texts("en", GAME).say
    said = page([short_analysis()], say, "en")
    assert '<div class="wide" tabindex="0"' in said
    assert escape(say("cli-analysis-why")) in said


def test_an_unfinished_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.posse"
    path.write_text(posse.new(GAME, 2).record(), encoding="utf-8")
    shown = terminal.run("analyse", path)
    assert shown.code != 0
    assert path.name in shown.err.replace("\n", "")


def test_an_unknown_depth_is_refused(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("analyse", file, "--depth", "bottomless")
    assert shown.code != 0
    assert "bottomless" in shown.err
