"""The public interface, `import posse`: matches, errors that say what is allowed, and bots that do not cheat."""

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

import posse
from posse.bots import BOTS, LEVELS, Bot, Peek, make
from posse.bots.arena import play
from tests.contract.law import all_of, fields, wander, watchers
from tests.sample import GAME

PLAYOUTS = 6

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"edition": "italian", "characters": "red", "river": "b1 b2 b3 a3"}),
    (3, {"kit_carson": True, "characters": "random"}),
    (4, {"edition": "polish", "might_makes_right": True}),
    (2, {"might_makes_right": True, "duel_tile_reveal": "in_pass_order", "undefended_attack": "duel_with_owner"}),
    (5, {"edition": "italian", "might_makes_right": True, "kit_carson": True, "river": "b1 b2 b3 a3"}),
]

variants = pytest.mark.parametrize(("seats", "options"), VARIANTS)
DEEP = LEVELS[3:]  # they play rounds to their end, which takes too long interpreted
THINKERS = (*DEEP, "search")
bots = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.heavy if name in DEEP else ()) for name in BOTS]
)


def bot(name: str, seed: int = 0) -> Bot:
    return make(name, GAME, seed, playouts=PLAYOUTS)


def refused(error: type[posse.PosseError], enter: Callable[[], object]) -> str:
    """The sentence of the error that this call raises."""
    with pytest.raises(posse.PosseError) as caught:
        enter()
    assert caught.type is error
    return str(caught.value)


# --- a match


def test_a_match_without_bots_is_played_with_words() -> None:
    """All that a table needs: who is asked, the choices, and the resulting events."""
    match = posse.new(GAME, seats=4, options={"edition": "polish"}, seed=7)
    while not match.over:
        seat = match.asked[0]
        assert match.play(seat, match.choices(seat)[-1]) is not None
    assert len(match.scores) == 4
    assert sorted(seat for place in match.ranking for seat in place) == [0, 1, 2, 3]


def test_everything_that_the_front_door_names_is_there() -> None:
    for name in posse.__all__:
        assert hasattr(posse, name), name
    match = posse.new(GAME)
    for name in ("asked", "choices", "play", "preview", "ticket", "view", "over", "scores", "ranking", "undo"):
        assert hasattr(match, name), name
    for name in ("record", "follow", "fork", "scene", "events", "question", "redo", "can_undo", "breakdown", "lines"):
        assert hasattr(match, name), name


@pytest.mark.parametrize(
    ("enter", "parameters"),
    [
        (posse.new, ["game", "seats", "options", "seed", "dice", "ask_all"]),
        (posse.scene, ["game", "picture", "seed", "dice", "ask_all"]),
        (posse.load, ["record", "seed", "dice"]),
    ],
)
def test_the_doors_take_what_they_always_took(enter: Callable[..., posse.Match], parameters: list[str]) -> None:
    """The public names are stable."""
    assert list(inspect.signature(enter).parameters) == parameters


def test_a_match_prints_its_record() -> None:
    match = posse.new(GAME, 3, seed=2)
    for _ in wander(match, 2, 30):
        pass
    assert str(match) == match.record() == str(posse.load(str(match)))
    assert str(match).startswith(f"posse 1\ngame {GAME} ")


def test_a_seed_is_a_fate() -> None:
    """The same seed gives the same start, another one does not; the default is 0."""
    assert str(posse.new(GAME, seed=5)) == str(posse.new(GAME, seed=5)) != str(posse.new(GAME, seed=6))
    assert str(posse.new(GAME)) == str(posse.new(GAME, 2, {}, 0))


def test_a_seed_can_be_a_number_of_numpy() -> None:
    numpy = pytest.importorskip("numpy", reason="only programs that learn need numpy")
    seed = numpy.uint64(2**63 + 5)
    match = posse.new(GAME, numpy.int64(3), seed=seed)
    assert str(match) == str(posse.new(GAME, 3, seed=2**63 + 5))
    for _ in wander(match, 1, 10):
        pass
    assert str(match.fork(0, seed)) == str(match.fork(0, 2**63 + 5))
    peek = Peek(match, match.to_act)
    assert bot("greedy", seed).decide(peek) == bot("greedy", int(seed)).decide(peek)


@pytest.mark.parametrize("seed", ["7", None, 1.5, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    for enter in (lambda: posse.new(GAME, seed=seed), lambda: posse.scene(GAME, {}, seed=seed)):
        assert f"whole number; {seed!r} is not" in refused(posse.BadTable, enter)
    assert "whole number" in refused(posse.BadTable, lambda: bot("random", seed))


@pytest.mark.parametrize("options", ["edition", ["edition"], 3])
def test_options_are_given_by_name(options: Any) -> None:
    for enter in (lambda: posse.new(GAME, 2, options), lambda: posse.outcomes(GAME, 2, options)):
        assert "by name" in refused(posse.BadTable, enter)


def test_chance_can_come_from_a_list() -> None:
    """Scripted dice: the outcomes recorded in the first match reproduce it."""
    match = posse.new(GAME, 3, seed=9)
    said = match.lines[0].removeprefix("start | ").split(", ")
    assert str(posse.new(GAME, 3, dice=posse.ScriptedDice(said))) == str(match)
    assert "die" in refused(posse.WrongChance, lambda: posse.new(GAME, 3, dice=posse.ScriptedDice(said[:-1])))


def test_a_loaded_match_goes_on_with_the_chance_of_its_seed() -> None:
    """Two copies with the same seed continue alike."""
    match = posse.new(GAME, 2, seed=4)
    copies = [posse.load(match.record(), seed=3) for _ in range(2)]
    for copy in copies:
        for _ in wander(copy, 1):
            pass
    assert str(copies[0]) == str(copies[1])


def test_what_a_match_hands_out_is_not_the_match() -> None:
    """Modifying returned views, options, choices or scenes does not affect the match."""
    match = posse.new(GAME, 2, {"might_makes_right": True}, seed=1)
    before = all_of(match), match.options, match.scene()
    seat = match.asked[0]
    given: list[Any] = [match.options, match.view(seat), match.view(None), match.question, match.scene()]
    for handed in given:
        handed["players"] = handed["seats"] = handed["step"] = None
    match.choices(seat).clear()
    match.scores.clear()
    assert (all_of(match), match.options, match.scene()) == before


# --- invalid tables


@pytest.mark.parametrize("name", ["chess", GAME.title(), "", None])
def test_there_must_be_such_a_game(name: str) -> None:
    """The sentence names the available games."""
    assert f"“{GAME}”" in refused(posse.BadTable, lambda: posse.new(name))
    assert f"“{GAME}”" in refused(posse.BadTable, lambda: posse.scene(name, {}))
    record = posse.new(GAME).record().replace(f"game {GAME}", f"game {name or 'x'}")
    assert f"“{GAME}”" in refused(posse.BadRecord, lambda: posse.load(record))


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "2", None, True, 2.0, [2]])
def test_the_seats_must_suit_the_game(seats: Any) -> None:
    """The sentence names the least and the most."""
    assert "2 to 5 players" in refused(posse.BadTable, lambda: posse.new(GAME, seats))


@pytest.mark.parametrize("seats", [0, 1, 6, True])
def test_the_seats_of_a_scene_must_suit_the_game(seats: int) -> None:
    assert "2 to 5 players" in refused(posse.BadTable, lambda: posse.scene(GAME, {"seats": seats}))


@pytest.mark.parametrize("picture", [{"seats": "2"}, {"seats": None}, {"options": ["edition"]}, {"round": {1, 2}}])
def test_a_scene_is_plain(picture: dict[str, Any]) -> None:
    assert "not a plain description" in refused(posse.BadScene, lambda: posse.scene(GAME, picture))


@pytest.mark.parametrize(
    ("option", "told"), [("editon", "“edition”"), ("kitcarson", "“kit_carson”"), ("", "edition"), (7, "“edition”")]
)
def test_the_options_must_be_known(option: Any, told: str) -> None:
    """The sentence suggests similar names."""
    assert told in refused(posse.BadTable, lambda: posse.new(GAME, 2, {option: "true"}))
    assert told in refused(posse.BadTable, lambda: posse.scene(GAME, {"options": {str(option): "true"}}))


@pytest.mark.parametrize("name", posse.GAMES)
def test_a_wrong_value_is_told_the_right_ones(name: str) -> None:
    """For every option of every game."""
    game = posse.GAMES[name]
    for option in game.options.values():
        for value in ("", "no such value", None, 99):
            told = refused(posse.BadTable, lambda: posse.new(name, game.least, {option.name: value}))  # noqa: B023 called at once
            assert all(f"“{allowed}”" in told for allowed in option.values[:3]), told


def test_truths_and_numbers_are_values_too() -> None:
    """The values `true` and `20` can be given as True and 20."""
    match = posse.new(GAME, 2, {"kit_carson": True, "might_makes_right": False, "coins_5": 20})
    assert [match.options[name] for name in ("kit_carson", "might_makes_right", "coins_5")] == ["true", "false", "20"]


# --- invalid answers


def test_words_and_seats_that_cannot_be_are_told_what_can() -> None:
    """Not a word, not allowed, not your turn: three errors, each with what is possible."""
    match = posse.new(GAME, 2, seed=1)
    seat = match.asked[0]
    before = all_of(match)
    assert "“own h8”" in refused(posse.NotAWord, lambda: match.play(seat, "own h9"))
    assert "Possible: “own d4”" in refused(posse.NotAWord, lambda: match.play(seat, "own D4"))
    assert " more." in refused(posse.NotAWord, lambda: match.play(seat, "own D4"))
    assert "“own a1”" in refused(posse.NotAllowed, lambda: match.play(seat, "pass"))
    assert f"the game is waiting for seat {seat}" in refused(posse.NotYourTurn, lambda: match.play(1 - seat, "own a1"))
    for other in (-1, 2, 99):
        assert "there are 2" in refused(posse.NotYourTurn, lambda: match.view(other))  # noqa: B023 called at once
    refused(posse.CannotUndo, lambda: match.undo(seat))
    assert all_of(match) == before


def test_a_match_that_is_over_says_so() -> None:
    match = posse.new(GAME, 2, seed=3)
    for _ in wander(match, 3):
        pass
    assert (match.asked, match.question, match.choices(0)) == ((), None, [])
    assert "over" in refused(posse.NotYourTurn, lambda: match.play(0, "pass"))


# --- bots


@bots
@variants
def test_bots_play_every_variant_to_the_end(name: str, seats: int, options: dict[str, object]) -> None:
    """One of them among random ones, or the quick ones among themselves."""
    match = posse.new(GAME, seats, options, seed=seats)
    others = "random" if name in THINKERS else name
    play(match, [bot(name if seat == 0 else others, seat) for seat in range(seats)])
    assert match.over
    assert match.game.sums(match.state) == []


@bots
@variants
def test_a_bot_answers_alike_in_an_imagined_world(name: str, seats: int, options: dict[str, object]) -> None:
    """Hidden information does not influence it: in an imagined world with the same dice it answers the same."""
    match = posse.new(GAME, seats, options, seed=seats)
    looked = 0
    for table in wander(match, seats, 40 * seats):
        for seat in table.asked[:1] if len(table.lines) % 11 == 0 else ():
            looked += 1
            answers = {
                bot(name, 5).decide(Peek(world, seat)) for world in (table, table.fork(seat, 1), table.fork(seat, 2))
            }
            assert len(answers) == 1, table.question
    assert looked


@bots
def test_a_bot_that_is_asked_twice_answers_alike(name: str) -> None:
    """It uses its own dice, and does not change the match."""
    match = posse.new(GAME, 3, {"might_makes_right": True}, seed=8)
    before = fields(match.state)
    seat = match.asked[0]
    assert bot(name, 2).decide(Peek(match, seat)) == bot(name, 2).decide(Peek(match, seat))
    assert fields(match.state) == before


def test_a_peek_shows_what_its_seat_knows() -> None:
    """Options, words, view and events are those of the seat; a seat that is not asked gets none."""
    match = posse.new(GAME, 3, {"might_makes_right": True}, seed=8)
    seat = match.asked[0]
    peek = Peek(match, seat)
    assert (peek.words, peek.view) == (match.choices(seat), match.view(seat))
    assert [str(event) for event in peek.events] == [str(event.seen_by(seat)) for event in match.events]
    assert any(event.hidden for event in peek.events)
    refused(posse.NotYourTurn, lambda: Peek(match, (seat + 1) % 3))


def test_there_must_be_such_a_bot() -> None:
    assert "“random”" in refused(posse.BadTable, lambda: make("clever", GAME))


def test_a_greedy_bot_does_not_lift_and_put_back_for_ever() -> None:
    """A move can be begun and taken back endlessly; a bot that prefers no move passes."""
    match = posse.new(GAME, 2, {"kit_carson": True}, seed=3)
    both = [bot("greedy", 1), bot("greedy", 2)]
    while not match.over and len(match.lines) < 600:
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[both[seat].decide(Peek(match, seat))])
    assert match.over


def test_pages_are_json() -> None:
    """Everything that the public interface returns is JSON."""
    match = posse.new(GAME, 4, {"might_makes_right": True, "kit_carson": True, "river": "b1 b2 b3 a3"}, seed=2)
    for seat in watchers(match):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert json.loads(json.dumps(match.scene())) == match.scene()
