"""Whoever was served longest ago is next: by address, then by person, then by table."""

from random import Random

from posse.server.bots.fair_queue import PATIENCE, Asker, FairQueue, Priority


def taken(queue: FairQueue[str], most: int = 1000) -> list[str]:
    return [queue.take() for _ in range(min(most, len(queue)))]


def filled(*questions: tuple[str, str, str]) -> FairQueue[str]:
    """A queue of questions, each with its client, person and table; the item is the table."""
    queue: FairQueue[str] = FairQueue()
    for client, person, table in questions:
        queue.put(Asker(client, person), table, table)
    return queue


def test_one_table_is_served_in_order() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(3):
        queue.put(Asker("c", "p"), "t", number)
    assert [queue.take() for _ in range(3)] == [0, 1, 2]


def test_clients_take_turns_however_many_tables_they_have() -> None:
    queue = filled(*[("a", "ann", f"a{number}") for number in range(4)], ("b", "bob", "b0"), ("c", "cat", "c0"))
    assert taken(queue) == ["a0", "b0", "c0", "a1", "a2", "a3"]


def test_a_newcomer_goes_before_those_that_were_served() -> None:
    queue = filled(*[("a", "ann", f"a{number}") for number in range(4)])
    assert taken(queue, 1) == ["a0"]
    queue.put(Asker("b", "bob"), "b0", "b0")
    assert taken(queue) == ["b0", "a1", "a2", "a3"]


def test_somebody_who_asks_again_and_again_starves_nobody() -> None:
    """One question at a time, but always one: those with many get every other turn all the same."""
    queue = filled(*[("a", "ann", f"a{number}") for number in range(3)])
    order = []
    for number in range(6):
        if number < 3:
            queue.put(Asker("b", "bob"), "b", "b")
        order.append(queue.take())
    assert order == ["a0", "b", "a1", "b", "a2", "b"]


def test_people_at_one_address_share_its_turns() -> None:
    """Guests are made for nothing, so an address gains nothing by them."""
    guests = [("a", f"guest {number}", f"a{number}") for number in range(3)]
    assert taken(filled(*guests, ("b", "bob", "b0"), ("b", "bob", "b1"))) == ["a0", "b0", "a1", "b1", "a2"]


def test_people_at_one_address_take_turns_too() -> None:
    assert taken(filled(("a", "x", "x0"), ("a", "x", "x1"), ("a", "y", "y0"))) == ["x0", "y0", "x1"]


def test_without_an_address_people_are_told_apart() -> None:
    assert taken(filled(("", "x", "x0"), ("", "x", "x1"), ("", "y", "y0"))) == ["x0", "y0", "x1"]


def test_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for table, item in (("s", "s0"), ("s", "s1"), ("t", "t0")):
        queue.put(Asker("a", "ann"), table, item)
    assert taken(queue) == ["s0", "t0", "s1"]


def test_what_is_given_up_is_no_longer_there() -> None:
    queue = filled(("a", "ann", "a0"), ("a", "ann", "a1"), ("b", "bob", "b0"))
    queue.remove(Asker("a", "ann"), "a0", "a0")
    queue.remove(Asker("b", "bob"), "b0", "b0")
    assert (len(queue), taken(queue)) == (1, ["a1"])


def test_hints_yield_to_bots_that_others_wait_for_but_get_their_share() -> None:
    queue: FairQueue[str] = FairQueue()
    patience = PATIENCE[Priority.HINT]
    queue.put(Asker("h", "hal", Priority.HINT), "h", "hint")
    for _ in range(2 * patience):
        queue.put(Asker("b", "bob"), "b", "bot")
    order = taken(queue)
    assert order.index("hint") == patience


def test_tables_that_nobody_watches_come_last_but_come() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Asker("", "x", Priority.UNWATCHED), "u", "unwatched")
    for _ in range(3):
        queue.put(Asker("h", "hal", Priority.HINT), "h", "hint")
    assert taken(queue) == ["hint", "hint", "hint", "unwatched"]
    queue.put(Asker("", "x", Priority.UNWATCHED), "u", "unwatched")
    for _ in range(100):
        queue.put(Asker("b", "bob"), "b", "bot")
    assert taken(queue).index("unwatched") == PATIENCE[Priority.UNWATCHED]


def test_only_what_is_as_urgent_counts_as_behind() -> None:
    queue: FairQueue[str] = FairQueue()
    for priority in Priority:
        queue.put(Asker("c", "p", priority), "t", "x")
    assert [queue.behind(Asker("a", "ann", priority)) for priority in Priority] == [1, 2, 3]


def test_somebody_elses_many_questions_count_as_few_behind_somebody_who_asks_little() -> None:
    queue = filled(*[("a", "ann", f"a{number}") for number in range(30)], *[("b", "bob", f"b{n}") for n in range(2)])
    assert queue.behind(Asker("c", "cat")) == 2
    assert queue.behind(Asker("b", "bob")) == 5
    assert queue.behind(Asker("a", "ann")) == 32


def test_many_who_come_and_go_are_served_as_one_looking_at_all_of_them_would() -> None:
    """The order and the counts, against a plain list of who was served when."""
    chance, queue = Random(5), FairQueue[int]()
    waiting: list[tuple[str, int]] = []
    served: dict[str, int] = {}
    arrived: dict[str, int] = {}
    for number in range(3000):
        client = f"c{chance.randrange(40)}"
        own = [one for one, _ in waiting].count(client)
        assert queue.behind(Asker(client)) == sum(
            min([one for one, _ in waiting].count(other), own + 1) for other in {one for one, _ in waiting}
        )
        if chance.random() < 0.5 or not waiting:
            if not own:
                arrived[client] = number
            waiting.append((client, number))
            queue.put(Asker(client), "t", number)
        elif chance.random() < 0.3:
            given_up = waiting.pop(chance.randrange(len(waiting)))
            queue.remove(Asker(given_up[0]), "t", given_up[1])
        else:
            chosen = min(waiting, key=lambda one: (served.get(one[0], 0), arrived[one[0]], one[1]))
            waiting.remove(chosen)
            served[chosen[0]] = number
            assert queue.take() == chosen[1]
    assert len(queue) == len(waiting)
