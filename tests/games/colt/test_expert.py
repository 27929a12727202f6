"""The expert variant: CE-10.1 to CE-10.7 and CE-10.20 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import hand, offered, play_all, player, refuses, said, scene, step

SPOTS = {"ghost": "car1", "cheyenne": "car2", "tuco": "car3"}
FULL = ["move", "move", "floor", "floor", "fire", "fire"]
"""A hand of six: a player who keeps it draws nothing."""
REST = ["robbery", "robbery", "punch", "marshal"]
"""The four cards that are then left of ten."""


def expert(spots: dict[str, str] | None = None, horses: bool = False, **picture: Any) -> posse.Match:
    """A table of three that plays the expert variant."""
    return scene(spots or SPOTS, horses=horses, options={"expert": "true"}, **picture)


def next_round(first: dict[str, Any], spots: dict[str, str] | None = None, **picture: Any) -> posse.Match:
    """A round begins; the second and third player have kept full hands."""
    return expert(spots, players=[first, {"hand": FULL}, {"hand": FULL}], at="start_of_round", **picture)


def schemin(first: dict[str, Any], **picture: Any) -> posse.Match:
    """The first player acts in a Standard turn."""
    return expert(players=[first], at="act standard 0 : 0", **picture)


def keeping(first: dict[str, Any], **picture: Any) -> posse.Match:
    """The end of Schemin'; the second and third player hold a card each."""
    others = [{"hand": ["move"]}, {"hand": ["punch"]}]
    picture.setdefault("pile", [[1, "cheyenne", "move", "up"]])
    return expert(players=[first, *others], at="keeping", **picture)


def names(match: posse.Match, seat: int = 0) -> list[str]:
    """The cards in hand without their bandit: `move`, `bullet neutral`."""
    return sorted(card.removeprefix("ghost ") for card in hand(match, seat))


def discards(match: posse.Match, seat: int = 0) -> list[str]:
    """The discard pile as a spectator sees it."""
    return sorted(" ".join(card).removeprefix("ghost ") for card in player(match, seat)["discard"])


# --- decks and discard piles


def test_every_player_has_a_face_up_discard_pile() -> None:
    """CE-10.1: all see what lies in it; without the variant there is none."""
    match = schemin({"hand": ["fire"], "discard": ["move", "punch"]})
    assert [discards(match, seat) for seat in range(3)] == [["move", "punch"], [], []]
    assert "discard" not in player(scene(SPOTS, at="act standard 0 : 0"), 0)


@pytest.mark.parametrize(("seats", "options"), [(3, {"expert": True}), (2, {}), (2, {"horses": True})])
def test_a_row_shows_the_discard_piles_and_what_one_keeps(seats: int, options: dict[str, object]) -> None:
    """CE-10.1, CE-10.9: also with two bandits each, who are played by the same rules."""
    players = [{"hand": ["fire", "move"], "held": ["move"]}, {"hand": ["punch"], "discard": ["robbery"]}]
    at = {"at": "keep_cards 99 : 0"}
    match = posse.scene("colt", {"seats": seats, "options": options, "players": players, **at})
    for seat in range(2):
        row = list(match.observe(seat))
        piles, held = (match.observation.fields[name] for name in ("discard", "held"))
        assert sum(row[piles.offset : piles.offset + piles.size]) == 1
        assert sum(row[held.offset : held.offset + held.size]) == 1 - seat


@pytest.mark.parametrize("seed", range(5))
def test_decks_are_not_shuffled_at_the_start_of_a_round(seed: int) -> None:
    """CE-10.1, CE-10.2: the six cards of the deck are drawn, the discard pile stays where it is."""
    match = next_round({"discard": REST}, seed=seed)
    assert names(match) == sorted(FULL)
    assert (discards(match), player(match, 0)["deck"]) == (sorted(REST), 0)
    assert said(match.events, "shuffled") == []


# --- the hand at the start of a round


@pytest.mark.parametrize("kept", range(7))
def test_a_hand_is_filled_up_to_six(kept: int) -> None:
    """CE-10.2: hand size minus the cards kept."""
    match = next_round({"hand": FULL[:kept]})
    assert said(match.events, "drew")[0] == f"drew 0 {6 - kept}"
    assert len(hand(match, 0)) == 6


def test_doc_fills_his_hand_up_to_seven() -> None:
    """CE-10.2, CE-1.10: one card more for Doc's player."""
    match = next_round({"hand": ["fire", "punch"]}, {"doc": "car1", "cheyenne": "car2", "tuco": "car3"})
    assert said(match.events, "drew")[0] == "drew 0 5"
    assert len(hand(match, 0)) == 7


def test_whoever_has_kept_more_than_a_hand_draws_nothing() -> None:
    """CE-10.2: never fewer than 0; nothing is taken away."""
    match = next_round({"hand": [*FULL, "punch", "marshal"]})
    assert said(match.events, "drew")[0] == "drew 0 0"
    assert names(match) == sorted([*FULL, "punch", "marshal"])


@pytest.mark.parametrize("seed", range(5))
def test_bullets_drawn_at_the_start_of_a_round_are_discarded_and_not_replaced(seed: int) -> None:
    """CE-10.2: a deck of four actions and two bullets makes a hand of four."""
    match = next_round({"bullets": ["neutral", "tuco"], "discard": FULL}, seed=seed)
    assert names(match) == sorted(REST)
    assert discards(match) == sorted([*FULL, "bullet neutral", "bullet tuco"])
    assert said(match.events, "drew", "threw_bullets")[:2] == ["drew 0 4", "threw_bullets 0 2"]


# --- when the deck runs out


def test_an_empty_deck_is_made_anew_from_the_discard_pile_at_the_start_of_a_round() -> None:
    """CE-10.3: first what is left of the deck, then the new one."""
    match = next_round({"discard": FULL})
    told = said(match.events, "got_card", "shuffled")
    assert sorted(told[:4]) == sorted(f"got_card 0 {card}" for card in REST)
    assert told[4] == "shuffled 0"
    assert (len(hand(match, 0)), player(match, 0)["deck"], discards(match)) == (6, 4, [])


def test_bullets_just_discarded_are_shuffled_into_the_new_deck() -> None:
    """CE-10.3: such a bullet can be drawn once more, and costs another card."""
    dice = ["card bullet", "card move", "card move", "card floor", "card punch", "round_card tunnel"]
    match = next_round({"bullets": ["neutral"], "discard": [*FULL, *REST]}, tops=[[0, "neutral"]], dice=dice)
    assert names(match) == ["floor", "move", "move", "punch"]
    assert (discards(match), player(match, 0)["deck"]) == (["bullet neutral"], 6)
    assert said(match.events, "drew", "threw_bullets")[:2] == ["drew 0 4", "threw_bullets 0 2"]


def test_an_empty_deck_is_made_anew_in_a_draw_act() -> None:
    """CE-10.3: two cards of the old deck, one of the new."""
    match = schemin({"hand": FULL, "discard": ["robbery", "robbery"]})
    told = said(match.play(0, "draw"), "got_card", "shuffled", "drew")
    assert sorted(told[:2]) == ["got_card 0 marshal", "got_card 0 punch"]
    assert told[2:] == ["shuffled 0", "got_card 0 robbery", "drew 0 3"]
    assert (discards(match), player(match, 0)["deck"]) == ([], 1)


def test_an_empty_deck_is_made_anew_with_whiskey() -> None:
    """CE-10.3: the three cards of a normal flask too."""
    match = schemin({"hand": [*FULL, "ride"], "discard": REST}, horses=True, loot={"ghost": "whiskey"})
    told = said(match.play(0, "drink ghost whiskey"), "shuffled", "drew")
    assert told == ["shuffled 0", "drew 0 3"]
    assert (len(hand(match, 0)), discards(match), player(match, 0)["deck"]) == (10, [], 1)


def test_when_deck_and_discard_pile_are_empty_one_draws_what_there_was() -> None:
    """CE-10.3: the last two cards, and no more."""
    match = schemin({"hand": [*FULL, "robbery", "robbery"]})
    assert said(match.play(0, "draw"), "drew", "shuffled") == ["drew 0 2"]
    assert len(hand(match, 0)) == 10


def test_drawing_is_legal_as_long_as_deck_or_discard_pile_has_a_card() -> None:
    """CE-10.3, CE-3.15: with both empty a card must be played."""
    everything = [*FULL, *REST]
    match = schemin({"hand": everything[:9], "discard": everything[9:]})
    assert player(match, 0)["deck"] == 0
    assert "draw" in match.choices(0)
    match = schemin({"hand": everything})
    assert refuses(match, 0, "draw")


def test_an_act_is_skipped_only_if_deck_and_discard_pile_are_empty() -> None:
    """CE-10.3, CE-3.6: without an action card in hand one draws from a new deck, if there can be one."""
    pile = [[0, "ghost", card, "up"] for card in [*FULL, *REST]]
    match = expert(pile=pile[:9], players=[{"discard": ["marshal"]}], turn=2, at="schemin")
    assert match.choices(0) == ["draw"]
    assert said(match.play(0, "draw"), "shuffled", "drew") == ["shuffled 0", "drew 0 1"]
    match = expert(pile=pile, turn=2, at="schemin")
    assert said(match.events, "skipped") == ["skipped 0"]
    assert match.asked == (1,)


# --- what is kept


def test_at_the_end_of_schemin_all_choose_together_what_they_keep() -> None:
    """CE-10.4: as many cards as one likes, more than a hand too; the rest is discarded."""
    match = keeping({"hand": [*FULL, "punch", "marshal"]})
    assert (step(match), match.asked) == ("keep_cards", (0, 1, 2))
    play_all(match, (1, "done"), (2, "done"))
    for card in [*FULL, "punch"]:
        match.play(0, f"keep ghost {card}")
    match.play(0, "done")
    assert names(match) == sorted([*FULL, "punch"])
    assert (discards(match), discards(match, 2)) == (["marshal"], ["tuco punch"])


def test_one_may_keep_nothing_at_all() -> None:
    """CE-10.4: the whole hand is discarded."""
    match = keeping({"hand": ["fire", "punch"]})
    play_all(match, (0, "done"), (1, "done"), (2, "done"))
    assert (names(match), discards(match)) == ([], ["fire", "punch"])
    assert said(match.events, "kept") == ["kept 0 0", "kept 1 0", "kept 2 0"]


def test_the_number_of_kept_cards_is_public_but_not_the_cards() -> None:
    """CE-10.4: nothing is shown before everybody is done; then numbers and discards."""
    match = keeping({"hand": ["fire", "punch", "marshal"]})
    events = play_all(match, (0, "keep ghost fire"), (0, "done"), (1, "done"))
    assert [str(seen) for event in events if (seen := event.seen_by(1))] == ["chose 0", "chose 1"]
    assert discards(match) == []
    events = list(match.play(2, "done"))
    seen_by_all = [str(seen) for event in events if (seen := event.seen_by(None))]
    assert [words for words in seen_by_all if words.startswith("kept")] == ["kept 0 1", "kept 1 0", "kept 2 0"]
    assert (player(match, 0)["kept"], player(match, 0)["hand"], discards(match)) == (1, 1, ["marshal", "punch"])
    assert "hand" not in match.view(None)
    assert hand(match, 1) == []


def test_nothing_is_kept_after_the_fifth_round() -> None:
    """CE-10.4: the choice is skipped."""
    match = keeping({"hand": FULL}, round=5, card="pickpocketing")
    assert said(match.events, "kept") == []
    assert step(match) == "move"
    assert step(keeping({"hand": FULL}, round=4)) == "keep_cards"


def test_a_kept_card_counts_in_the_next_hand() -> None:
    """CE-10.4, CE-10.2: what was kept is still there when the round begins."""
    match = keeping({"hand": ["fire", "punch", "marshal"]}, pile=[])
    play_all(match, (0, "keep ghost fire"), (0, "keep ghost punch"), (0, "done"), (1, "done"), (2, "done"))
    assert match.view(None)["round"] == 2
    assert {"fire", "punch"} <= set(names(match))
    assert "drew 0 4" in said(match.events, "drew")


# --- where cards go


def test_a_resolved_card_goes_to_its_owners_discard_pile() -> None:
    """CE-10.5, CE-3.12: when it has been carried out, not before; without the variant it goes to the deck."""
    pile = [[0, "ghost", "move", "up"], [1, "cheyenne", "floor", "up"], [2, "tuco", "robbery", "up"]]
    match = expert(pile=pile, at="stealin")
    assert [discards(match, seat) for seat in range(3)] == [[], [], []]
    match.play(0, "move car2")
    assert [discards(match, seat) for seat in range(3)] == [["move"], ["cheyenne floor"], []]
    assert [player(match, seat)["deck"] for seat in range(3)] == [9, 9, 9]
    match = scene(SPOTS, pile=pile, at="stealin")
    assert [player(match, seat)["deck"] for seat in range(3)] == [9, 9, 9]
    match.play(0, "move car2")
    assert [player(match, seat)["deck"] for seat in range(3)] == [10, 10, 9]


@pytest.mark.parametrize("seed", range(8))
def test_a_bullet_received_lies_on_top_of_the_deck(seed: int) -> None:
    """CE-10.5: it is the first card drawn in the next round, and is discarded at once."""
    match = expert(pile=[[0, "ghost", "fire", "up"]], at="stealin", seed=seed)
    assert said(match.events, "shot") == ["shot ghost cheyenne"]
    assert [told for told in said(match.events, "threw_bullets", "drew") if " 1 " in told] == [
        "drew 1 5",
        "threw_bullets 1 1",
    ]
    assert discards(match, 1) == ["bullet ghost"]


def test_the_bullet_received_last_is_drawn_first() -> None:
    """CE-10.5: each goes on top of those before; the other cards follow."""
    tops = [[0, "tuco"], [0, "neutral"], [1, "ghost"]]
    players = [{"hand": FULL, "bullets": ["tuco", "neutral"]}, {"bullets": ["ghost"]}]
    match = expert(players=players, tops=tops, at="act standard 0 : 0")
    got = said(match.play(0, "draw"), "got_card")
    assert got[:2] == ["got_card 0 bullet", "got_card 0 bullet_tuco"]
    assert got[2].removeprefix("got_card 0 ") in REST


def test_bullets_drawn_by_an_act_stay_in_hand_until_the_end_of_schemin() -> None:
    """CE-10.6, R-10: they cannot be played, and are then kept or discarded like any card."""
    match = schemin({"hand": FULL, "bullets": ["tuco", "neutral"]}, tops=[[0, "tuco"], [0, "neutral"]])
    match.play(0, "draw")
    assert {"bullet tuco", "bullet neutral"} <= set(names(match))
    assert discards(match) == []
    match = keeping({"hand": ["fire", "bullet", "bullet_tuco"], "bullets": ["tuco", "neutral"]})
    assert match.choices(0) == ["done", "keep ghost fire", "keep_bullet tuco", "keep_bullet neutral"]
    play_all(match, (0, "keep_bullet tuco"), (0, "done"), (1, "done"), (2, "done"))
    assert (names(match), discards(match)) == (["bullet tuco"], ["bullet neutral", "fire"])


def test_bullets_drawn_with_whiskey_stay_in_hand_too() -> None:
    """CE-10.6: the draw of a flask is no draw at the start of a round."""
    first = {"hand": ["fire", "fire"], "bullets": ["neutral"]}
    match = schemin(first, horses=True, loot={"ghost": "whiskey"}, tops=[[0, "neutral"]])
    match.play(0, "drink ghost whiskey")
    assert "bullet neutral" in names(match)
    assert not any("bullet" in choice for choice in match.choices(0))


def test_a_kept_bullet_takes_a_place_in_the_next_hand() -> None:
    """CE-10.6, CE-10.2: it was kept, so it is not discarded when the round begins."""
    match = next_round({"hand": ["bullet", "fire"], "bullets": ["neutral"]})
    assert said(match.events, "drew")[0] == "drew 0 4"
    assert "bullet neutral" in names(match)
    assert len(hand(match, 0)) == 6


# --- with Horses & Stagecoach


@pytest.mark.parametrize("card", ["ambush", "higher_speed", "bridge"])
def test_keep_symbols_add_nothing(card: str) -> None:
    """CE-10.7, CE-10.20: with two, one or no symbol one keeps what one likes, bullets included."""
    match = keeping({"hand": [*FULL, "bullet"], "bullets": ["neutral"]}, horses=True, card=card)
    for kept in FULL:
        match.play(0, f"keep ghost {kept}")
    assert offered(match, 0, "keep_bullet") == ["neutral"]
    assert match.choices(0) == ["done", "keep_bullet neutral"]


@pytest.mark.parametrize(("kept", "drawn"), [(0, 5), (2, 3), (5, 0), (6, 0)])
def test_the_minister_draws_one_card_fewer(kept: int, drawn: int) -> None:
    """CE-10.20, CE-16.6: never fewer than 0."""
    match = next_round({"hand": FULL[:kept]}, horses=True, bandits={"ghost": {"hostage": "minister"}})
    assert said(match.events, "drew")[0] == f"drew 0 {drawn}"


@pytest.mark.parametrize("seed", range(8))
def test_the_bullet_of_the_poodle_goes_on_top_of_the_deck_before_the_draw(seed: int) -> None:
    """CE-10.20, CE-10.5: so it is discarded at once, and the hand is one card smaller."""
    match = next_round({}, horses=True, bandits={"ghost": {"hostage": "poodle"}}, seed=seed)
    told = said(match.events, "hit", "drew", "threw_bullets")
    assert told[:3] == ["hit ghost 1", "drew 0 5", "threw_bullets 0 1"]
    assert (len(hand(match, 0)), discards(match)) == (5, ["bullet neutral"])


def test_whoever_draws_nothing_leaves_the_bullet_of_the_poodle_on_the_deck() -> None:
    """CE-10.20: it waits for the next draw."""
    match = next_round({"hand": FULL}, horses=True, bandits={"ghost": {"hostage": "poodle"}})
    assert (discards(match), player(match, 0)["deck"]) == ([], 6)
    assert said(match.play(0, "draw"), "got_card")[0] == "got_card 0 bullet"


def test_the_photographer_counts_deck_hand_and_discard_pile() -> None:
    """CE-10.20, R-32: $200 for each bullet of another bandit, wherever it is; none for neutral ones."""
    given = ["cheyenne", "cheyenne", "cheyenne", "tuco", "neutral"]
    first = {"bullets": given, "hand": ["bullet_cheyenne"], "discard": ["bullet_cheyenne", "bullet"]}
    picture: dict[str, Any] = {"round": 5, "card": "hostage_conductor", "tops": [[0, "tuco"]]}
    hostage = {"ghost": {"hostage": "photographer"}}
    match = expert(horses=True, players=[first], bandits=hostage, at="count_money", **picture)
    assert match.breakdown["ransom"] == [800, 0, 0]
