"""What the documentation shows is so: its examples run, its links lead somewhere, its tables are complete."""

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.engine import shapes
from posse.engine.scene import Field
from posse.engine.shapes import Shape

HOME = Path(__file__).parents[1]
README = HOME / "README.md"
SCENES = HOME / "docs" / "scenes.md"
PAGES = sorted([*HOME.glob("*.md"), *HOME.glob("docs/**/*.md"), *HOME.glob(".github/*.md")])
PICTURES = HOME / "docs" / "pictures"
LARGEST_STILL = 250_000
LARGEST_ANIMATION = 700_000
IS_ANIMATION = 0b10  # a bit of the byte after the header of a WebP file

by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(HOME).as_posix())
by_game = pytest.mark.parametrize("game", posse.GAMES)


def examples(page: Path) -> list[str]:
    """The blocks of Python on a page that stand alone: they begin with an import."""
    blocks: list[str] = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in blocks if block.startswith("import")]


# --- examples


def test_the_first_example_of_the_readme_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands there, in ten lines."""
    example = examples(README)[0]
    assert len([line for line in example.splitlines() if line]) <= 10
    names: dict[str, Any] = {}
    exec(example, names)
    match = names["match"]
    assert match.over
    assert capsys.readouterr().out == f"{match.scores} {match.ranking} {match.record()}\n"
    assert posse.load(match.record()).scores == match.scores


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=lambda page: page.stem)
def test_examples_run_and_what_they_assert_holds(page: Path) -> None:
    for example in examples(page):
        exec(example, {})


@pytest.mark.parametrize("name", ["library", "adapters", "research", "scenes", "bots/tutorial", "bots/remote"])
def test_every_example_for_programs_stands_alone(name: str) -> None:
    """So it can be copied, and is run above: none needs names of an earlier one."""
    page = HOME / "docs" / f"{name}.md"
    assert len(examples(page)) == page.read_text(encoding="utf-8").count("```python") > 0


@by_game
def test_every_game_has_an_example_of_a_scene(game: str) -> None:
    assert any(f'posse.scene("{game}"' in example for example in examples(page_of(game)))
    assert f"scenes/{game}.md" in SCENES.read_text()


# --- the tables of keys


def page_of(game: str) -> Path:
    """The page on the scenes of one game."""
    return SCENES.parent / "scenes" / f"{game}.md"


def tables_of(game: str) -> list[dict[str, str]]:
    """The keys of the table and of each player."""
    return [rows_of(part) for part in page_of(game).read_text().split("\n## Each player\n")]


def rows_of(text: str) -> dict[str, str]:
    """The keys of a table, each with its value."""
    return dict(re.findall(r"^\| `(\w+)` \| ((?:[^|]|\\\|)*) \|", text, re.MULTILINE))


def hidden(rows: dict[str, str]) -> set[str]:
    return {key for key, value in rows.items() if re.search(r"\bhidden$", value)}


def check(rows: dict[str, str], fields: list[Field[Any]]) -> None:
    assert list(rows) == [field.key for field in fields]
    assert hidden(rows) == {field.key for field in fields if field.hidden}


@by_game
def test_every_key_of_a_scene_is_explained(game: str) -> None:
    """In the order of the game's own table, and marked where not every seat may know it."""
    fields = import_module(f"posse.games.{game}.fields").FIELDS
    table, player = tables_of(game)
    check(table, fields.table)
    check(player, fields.player)


@by_game
def test_every_key_that_a_match_shows_is_explained(game: str) -> None:
    shown = posse.new(game, posse.GAMES[game].least).scene()
    general = rows_of(SCENES.read_text().partition("\n## What is going on")[0])
    table, player = tables_of(game)
    assert set(shown) <= {*general, *table}
    assert set(shown["players"][0]) <= set(player)


def test_every_shape_is_explained() -> None:
    made = [name for name, one in inspect.getmembers(shapes, inspect.isclass) if issubclass(one, Shape)]
    explained = re.findall(r"^\| `([A-Z]\w+)` \|", SCENES.read_text(), re.MULTILINE)
    assert sorted(explained) == sorted(set(made) - {"Shape"})


# --- the plan of the code


@pytest.mark.parametrize("room", ["engine", "bots"])
def test_the_plan_of_the_code_names_every_module(room: str) -> None:
    """Of the rooms whose modules the architecture lists one by one."""
    plan = (HOME / "docs" / "architecture.md").read_text(encoding="utf-8")
    (listed,) = re.findall(rf"^  {room}/ (.*?)^ {{2,4}}[\w</>]+/ ", plan, re.MULTILINE | re.DOTALL)
    modules = {path.stem for path in (HOME / "src" / "posse" / room).glob("*.py")} - {"__init__"}
    assert modules <= set(re.findall(r"\w+", listed))


# --- links and pictures


def anchors(page: Path) -> set[str]:
    """What a heading of a page is called in links to it."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@by_page
def test_links_lead_somewhere(page: Path) -> None:
    """To a file that is here, and to a heading of it; nobody else's pages are asked."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r"""(?:src|href)="([^"]+)\"""", text)
    for target in targets:
        if not re.match(r"[a-z]+:", target):
            name, _, anchor = target.partition("#")
            file = page.parent / name if name else page
            assert file.exists(), target
            assert not anchor or anchor in anchors(file), target


def test_pictures_are_small_and_shown() -> None:
    """A page opens quickly, and no picture is left over."""
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for picture in PICTURES.iterdir():
        content = picture.read_bytes()
        moves = content[12:16] == b"VP8X" and content[20] & IS_ANIMATION
        assert len(content) <= (LARGEST_ANIMATION if moves else LARGEST_STILL), picture.name
        assert f"pictures/{picture.name})" in shown
