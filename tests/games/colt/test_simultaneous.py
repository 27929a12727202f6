"""The Simultaneous turn and the keep bonus: chapter 17 of the rules, second part."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import hand, offered, play_all, player, refuses, said, scene, step

SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3"}
TWO = {"hand": ["move", "fire"]}


def at_once(players: list[dict[str, Any]], spots: dict[str, str] | None = None, **picture: Any) -> posse.Match:
    """The first turn of Ambush, a Simultaneous one."""
    return scene(spots or SPOTS, horses=True, card="ambush", players=players, at="schemin", **picture)


def pile(match: posse.Match, seat: int | None = None) -> list[str]:
    cards = match.view(seat)["pile"]
    return [f"{card['bandit']} {card['action']}" if "action" in card else "?" for card in cards]


# --- the Simultaneous turn


def test_everybody_chooses_in_secret_and_nothing_is_shown_until_all_have_chosen() -> None:
    """CE-17.7: the others see neither the card nor whether it is a draw, and the pile is empty."""
    match = at_once([TWO, TWO, TWO])
    assert set(match.asked) == {0, 1, 2}
    before = match.view(2)
    assert said(match.play(0, "play doc fire")) == ["chose 0"]
    other = at_once([TWO, TWO, TWO])
    other.play(0, "draw")
    for seat in (1, 2, None):
        assert match.view(seat) == other.view(seat)
    assert (pile(match), match.view(2)["players"]) == ([], before["players"])
    assert refuses(match, 0, "play doc move")


def test_all_cards_are_revealed_together_and_lie_clockwise_from_the_first_player() -> None:
    """CE-17.7, R-26: the pile begins with the First Player, here seat 1, no matter who answers first."""
    match = at_once([TWO, TWO, TWO], first=1)  # Doc is seat 1, Ghost seat 2, Belle seat 0
    play_all(match, (0, "play belle move"), (2, "play ghost fire"))
    assert pile(match) == []
    events = match.play(1, "play doc fire")
    assert said(events, "played") == ["played 1 doc fire", "played 2 ghost fire", "played 0 belle move"]
    assert pile(match) == ["doc fire", "ghost fire", "belle move"]


def test_draws_are_carried_out_before_the_cards_are_revealed() -> None:
    """CE-17.7: Belle's draw comes before the cards, though she sits behind the others."""
    match = at_once([TWO, TWO, TWO], dice=["card move", "card floor", "card punch"])
    events = play_all(match, (0, "play doc fire"), (1, "play ghost move"), (2, "draw"))
    assert said(events, "drew", "played") == ["drew 2 3", "played 0 doc fire", "played 1 ghost move"]
    assert len(hand(match, 2)) == 5


def test_in_a_simultaneous_turn_everybody_acts_once_with_a_card_or_a_draw() -> None:
    """CE-17.7: then the next turn begins, with the First Player."""
    match = at_once([TWO, TWO, TWO])
    assert match.choices(0) == ["play doc move", "play doc fire", "draw"]
    play_all(match, (2, "play belle move"), (1, "play ghost move"), (0, "play doc move"))
    assert (match.view(None)["turn"], match.asked) == (1, (0,))


def test_without_an_action_card_one_draws_and_with_an_empty_deck_too_one_is_skipped() -> None:
    """CE-17.10, CE-3.6: Doc can only draw; Ghost, whose cards are all in the pile, is not asked."""
    everything = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal", "ride"]
    pile = [[1, "ghost", card, "up"] for card in everything]
    match = at_once([{"hand": []}, {"hand": []}, TWO], pile=pile)
    assert said(match.events, "skipped") == ["skipped 1"]
    assert set(match.asked) == {0, 2}
    assert match.choices(0) == ["draw"]


def test_the_skipped_player_of_a_simultaneous_turn_lays_nothing() -> None:
    """CE-17.10: the others' cards follow each other."""
    everything = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal", "ride"]
    match = at_once([TWO, {"hand": []}, TWO], pile=[[1, "ghost", card, "up"] for card in everything])
    play_all(match, (0, "play doc move"), (2, "play belle move"))
    assert pile(match)[-2:] == ["doc move", "belle move"]


def test_ghost_may_leave_his_card_of_a_simultaneous_first_turn_unrevealed() -> None:
    """CE-17.7, CE-7.9, R-06: Ghost's card stays face down when the others reveal; its place in the pile is normal."""
    match = at_once([TWO, TWO, TWO])
    assert offered(match, 0, "hide") == []
    play_all(match, (1, "hide ghost fire"), (0, "play doc move"), (2, "play belle move"))
    assert pile(match) == ["doc move", "?", "belle move"]
    assert pile(match, 1) == ["doc move", "ghost fire", "belle move"]


# --- the keep bonus


def keeping(card: str, hands: list[list[str]], bullets: list[list[str]] | None = None, **picture: Any) -> posse.Match:
    """Schemin' is over: hands as given, a round card with this many keep symbols."""
    given = [{"hand": cards, "bullets": shot} for cards, shot in zip(hands, bullets or [[]] * len(hands))]
    spots = {**SPOTS, "ghost": "car2_roof"}
    return scene(spots, horses=True, card=card, players=given, at="keeping", **picture)


THREE = ["move", "fire", "punch"]


@pytest.mark.parametrize(
    ("card", "most"), [("ambush", 2), ("whiskey_for_marshal", 1), ("higher_speed", 1), ("shotgun_rage", 1)]
)
def test_as_many_action_cards_may_be_kept_as_there_are_keep_symbols(card: str, most: int) -> None:
    """CE-17.8: not one more; everybody decides at the same time."""
    match = keeping(card, [THREE, THREE, THREE])
    assert set(match.asked) == {0, 1, 2}
    for kept in THREE[:most]:
        match.play(0, f"keep doc {kept}")
    assert match.choices(0) == ["done"]


@pytest.mark.parametrize("card", ["bridge", "braking", "panting_horses", "pickpocketing", "mortal_bullet"])
def test_without_a_keep_symbol_nothing_is_kept(card: str) -> None:
    """CE-17.8, CE-17.9: stations have none; all hands go back to the decks."""
    blocked = [[0, "doc", "marshal", "up"]]
    match = keeping(card, [THREE, THREE, THREE], pile=blocked, marshal="car2")
    assert step(match) == "marshal"
    assert [player(match, seat)["hand"] for seat in range(3)] == [0, 0, 0]


def test_keeping_is_decided_between_schemin_and_stealin() -> None:
    """CE-17.8: after the last act of the last turn, before the first card is carried out."""
    match = scene(
        SPOTS,
        horses=True,
        card="ambush",
        turn=3,
        players=[TWO, TWO, {"hand": ["move", "fire", "punch"]}],
        pile=[[0, "doc", "robbery", "up"]],
        at="act standard 0 : 2",
    )
    match.play(2, "play belle move")
    assert step(match) == "keep_cards"
    assert match.view(None)["resolved"] == 0
    for seat in (0, 1, 2):
        match.play(seat, "done")
    assert said(match.events, "kept", "resolved")[:4] == ["kept 0 0", "kept 1 0", "kept 2 0", "resolved 0 doc robbery"]


def test_bullets_cannot_be_kept() -> None:
    """CE-17.8: of Doc's hand only the Fire is offered."""
    match = keeping(
        "ambush", [["fire", "bullet", "bullet_ghost"], TWO["hand"], TWO["hand"]], [["neutral", "ghost"], [], []]
    )
    assert match.choices(0) == ["done", "keep doc fire"]


def test_keeping_is_optional_and_each_card_is_kept_once() -> None:
    """CE-17.9: Doc keeps one of two Moves, although two cards are allowed."""
    match = keeping(
        "ambush", [["move", "fire"], ["move"], ["move"]], pile=[[0, "doc", "marshal", "up"]], marshal="car2"
    )
    match.play(0, "keep doc move")
    assert refuses(match, 0, "keep doc move")
    play_all(match, (0, "done"), (1, "done"), (2, "keep belle move"), (2, "done"))
    assert [hand(match, seat) for seat in range(3)] == [["doc move"], [], ["belle move"]]


def test_how_many_cards_are_kept_is_public_but_not_which() -> None:
    """CE-17.8: the others see the same, whatever Doc keeps, and learn the number when all have decided."""
    pile = [[0, "doc", "marshal", "up"]]
    views = []
    for kept in ("fire", "punch"):
        match = keeping("ambush", [THREE, THREE, THREE], pile=pile, marshal="car2")
        play_all(match, (0, f"keep doc {kept}"), (0, "done"), (1, "done"))
        assert player(match, 0)["kept"] == 0
        events = match.play(2, "done")
        assert said(events, "kept") == ["kept 0 1", "kept 1 0", "kept 2 0"]
        assert hand(match, 0) == [f"doc {kept}"]
        views.append([match.view(1), match.view(None)])
    assert views[0] == views[1]


def test_kept_cards_are_not_shuffled_in_and_the_hand_is_filled_up() -> None:
    """EX-21, CE-17.9: Doc keeps Fire and Punch with two symbols, and draws 5 next round, which makes 7."""
    match = keeping("ambush", [THREE, THREE, THREE])
    play_all(match, (0, "keep doc fire"), (0, "keep doc punch"), (0, "done"))
    events = play_all(match, (1, "keep ghost move"), (1, "done"), (2, "done"))
    assert match.view(None)["round"] == 2
    assert sorted(said(events, "drew")) == ["drew 0 5", "drew 1 5", "drew 2 6"]
    assert [len(hand(match, seat)) for seat in range(3)] == [7, 6, 6]
    assert {"doc fire", "doc punch"} <= set(hand(match, 0))
    assert "ghost move" in hand(match, 1)
    assert [player(match, seat)["deck"] for seat in range(3)] == [4, 5, 5]
