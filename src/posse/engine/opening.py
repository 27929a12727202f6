"""How a match begins: from the set-up, from a scene, or from a record."""

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from posse.engine.dice import Dice, check_all_read
from posse.engine.errors import BadRecord, BadScene, BadTable, PosseError
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.match import Match
from posse.engine.record import Header, read_line, read_record

if TYPE_CHECKING:
    from fractions import Fraction


def begin(game: Game[Any], seats: int, options: Mapping[str, object], dice: Dice, ask_all: bool = False) -> Match:
    """A match from the initial setup."""
    header = Header(game.name, game.version, seats, game.settle(options, seats), None, ask_all)
    match = Match(game, header, dice)
    match.begin(dice)
    return match


def begin_scene(game: Game[Any], picture: Mapping[str, Any], dice: Dice, ask_all: bool = False) -> Match:
    """A match from the middle of a game, given as a plain dict that includes `seats` and `options`."""
    scene = _plain(picture)
    seats = scene.pop("seats", game.least)
    options = scene.pop("options", {})
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise BadScene("scene-table", given=str(options if isinstance(seats, int) else seats))
    header = Header(game.name, game.version, seats, game.settle(options, seats), scene, ask_all)
    match = Match(game, header, dice)
    match.begin(dice)
    return match


def _plain(picture: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of a scene, as the record will store it."""
    try:
        scene: dict[str, Any] = json.loads(json.dumps(dict(picture)))
    except (TypeError, ValueError) as error:
        raise BadScene("scene-table", given=str(error)) from error
    return scene


def first_outcomes(
    game: Game[Any], seats: int, options: Mapping[str, object], chance: Iterable[str], ask_all: bool = False
) -> "list[tuple[str, Fraction]]":
    """What chance can bring next while a game is set up, after the outcomes given so far; see `Match.outcomes`."""
    from posse.engine.chance import next_outcomes

    settled = game.settle(options, seats)

    def play(dice: Dice) -> None:
        log = Log(loud=False)
        game.go_on(game.set_up(seats, settled, dice, log), dice, log, ask_all)

    return next_outcomes(game.words, chance, play)


def load(games: Mapping[str, Game[Any]], text: str, dice: Dice) -> Match:
    """The match of a record; `BadRecord` names the invalid line and has the match up to there."""
    header, lines, cut = read_record(text)
    if header.game not in games:
        raise BadRecord("record-game", header.where["game"], given=header.game, allowed=list(games))
    return _loaded(games[header.game], header, lines, cut, dice)


def load_game(game: Game[Any], text: str, dice: Dice) -> Match:
    """The match of a record of this game, to be continued with these dice."""
    header, lines, cut = read_record(text)
    return _loaded(game, header, lines, cut, dice)


def _loaded(game: Game[Any], header: Header, lines: list[str], cut: bool, dice: Dice) -> Match:
    if header.version > game.version:
        raise BadRecord("record-version", header.where["game"], given=header.version, allowed=game.version)
    last = header.size + len(lines)
    if cut and len(lines) == 1:
        raise BadRecord("record-cut", last, None, given=lines[0][:80])
    match = _load_start(game, header, lines[0], dice)
    match.follow(lines[1:-1] if cut else lines[1:])
    if cut:
        raise BadRecord("record-cut", last, match, given=lines[-1][:80])
    return match


def _load_start(game: Game[Any], header: Header, text: str, dice: Dice) -> Match:
    """The match at its start, with the random outcomes of the setup."""
    number = header.size + 1
    try:
        header.options = game.settle(header.options, header.seats)
        match = Match(game, header, dice)
        script = match.script(read_line(text, number).chance)
        match.begin(script)
        check_all_read(script)
    except BadTable as table:
        where = _line_of(header, table)
        raise BadRecord("record-broken", where, None, given=header.told(where), reason=table) from table
    except BadScene as scene:
        raise BadRecord("record-broken", header.where["scene"], None, given="scene", reason=scene) from scene
    except PosseError as error:
        raise BadRecord("record-broken", number, None, given=text[:80], reason=error) from error
    return match


def _line_of(header: Header, error: BadTable) -> int:
    """The line of the header that is wrong."""
    option = error.facts.get("option", error.facts.get("given"))
    return header.where.get(f"option {option}", header.where["seats"])
