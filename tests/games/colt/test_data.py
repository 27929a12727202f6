"""Numbers of Colt Express that depend on each other agree.

Those named after a word of a list are checked for all games in `tests/games/test_indices.py`.
"""

from posse.games.colt import cards, frames, loot
from posse.games.colt.data import options
from posse.games.colt.data.bandits import BANDITS, EVERY_BANDIT
from posse.games.colt.data.cards import ACTION, ACTION_COUNT, ACTIONS, BULLET, BULLET_KINDS, CARD, KINDS
from posse.games.colt.data.hostages import HOSTAGES, RANSOM
from posse.games.colt.data.loot import (
    FLASK_COUNT,
    FLASKS,
    JEWELS,
    LOOT,
    LOOT_KINDS,
    OLD,
    PURSE,
    PURSE_COUNT,
    PURSE_VALUES,
    PURSES,
    STARTING_PURSE,
    TOKEN,
    WHISKEY,
)
from posse.games.colt.data.rounds import (
    EVERY_ROUND_CARD,
    FIRST_STATION,
    MOST_TURNS,
    ROUND_CARD,
    ROUND_CARDS,
    ROUND_CARDS_OF_BASE,
    ROWS,
)
from posse.games.colt.data.train import CAR_JEWELS, CAR_PURSES, CARS, COLUMNS, HELD, PLACES
from posse.games.colt.fields import FACE
from posse.games.colt.game import GAME
from posse.games.colt.words import FLASK, FLASK_KINDS


def test_every_list_has_the_length_that_the_rules_count_with() -> None:
    assert (len(CARD.words), len(BULLET.words)) == (KINDS, BULLET_KINDS)
    assert (len(LOOT.words), len(PURSE.words), len(FLASK.words)) == (LOOT_KINDS, PURSE_VALUES, FLASK_KINDS)
    assert len(TOKEN.words) == PURSES + FLASKS + 2
    assert (COLUMNS, PLACES) == (CARS + 1, HELD + BANDITS)


def test_every_table_has_a_row_for_each_word() -> None:
    assert len(ACTION_COUNT) == len(frames.QUESTION_OF_ACTION) == ACTIONS
    assert len(CAR_JEWELS) == len(CAR_PURSES) == CARS
    assert len(RANSOM) == HOSTAGES
    assert (len(PURSE_COUNT), len(FLASK_COUNT)) == (PURSE_VALUES, len(WHISKEY.words))


def test_tokens_add_up() -> None:
    """CE-2.1, CE-11.1."""
    assert (sum(PURSE_COUNT), sum(FLASK_COUNT), sum(CAR_JEWELS)) == (PURSES, FLASKS, JEWELS)
    assert PURSE.words[STARTING_PURSE] == "250"


def test_masks_hold_the_cards_that_they_name() -> None:
    """CE-2.1, CE-11.5: seven round cards and three stations in the base game, twelve and six with the expansion."""
    base = [card for card in range(ROUND_CARDS) if ROUND_CARDS_OF_BASE >> card & 1]
    assert EVERY_BANDIT == (1 << BANDITS) - 1
    assert EVERY_ROUND_CARD == (1 << ROUND_CARDS) - 1
    assert base == [*range(7), *range(FIRST_STATION, FIRST_STATION + 3)]
    assert (FIRST_STATION, len(ROUND_CARD.words)) == (12, 18)
    assert max(len(turns) for row in ROWS for turns in row[1:3]) == MOST_TURNS


def test_the_rows_of_purses_and_flasks_lie_behind_each_other() -> None:
    assert [row * PURSES for row in range(3)] == [0, loot.PURSE_VALUE, loot.PURSE_KNOWN]
    assert [row * FLASKS for row in range(4)] == [0, loot.FLASK_KIND, loot.FLASK_KNOWN, loot.FLASK_LEFT]
    assert (len(loot.BOXED_PURSES), len(loot.BOXED_FLASKS)) == (3 * PURSES, 4 * FLASKS)


def test_the_parts_of_a_card_in_the_pile_do_not_overlap() -> None:
    assert (cards.SEAT_UNIT, cards.FACE_UNIT) == (1 << cards.SEAT_SHIFT, 1 << cards.FACE_SHIFT)
    assert BANDITS * ACTIONS <= cards.SEAT_UNIT
    assert GAME.most * cards.SEAT_UNIT <= cards.FACE_UNIT
    assert BULLET_KINDS <= cards.TOP_UNIT


def test_a_face_is_the_index_of_its_word() -> None:
    assert [FACE.words[cards.FACE_UP], FACE.words[cards.IN_TUNNEL], FACE.words[cards.HIDDEN_BY_GHOST]] == FACE.words


def test_a_flask_is_named_after_its_kind_and_what_is_left() -> None:
    names = [FLASK.words[loot.flask_name(kind, left)] for left in (loot.UNOPENED, 1) for kind in (0, OLD)]
    assert names == FLASK.words


def test_each_action_opens_the_question_of_its_name() -> None:
    """A change of floor asks nothing."""
    questions = {
        ACTION.words[action]: frames.KINDS.declared[kind].name
        for action, kind in enumerate(frames.QUESTION_OF_ACTION)
        if kind >= 0
    }
    assert questions == {name: name for name in ACTION.words if name != "floor"}


def test_every_agreed_rule_has_a_place_of_its_own() -> None:
    places = [
        options.HORSES,
        options.EXPERT,
        options.TEAMS,
        options.PAIRS,
        options.CHARACTERS,
        options.ENDLESS_BULLETS,
        options.OWN_TARGETS,
    ]
    assert places == list(range(options.RULES))
