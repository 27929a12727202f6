"""A crew on a local Ray cluster, in a process of its own: the same results in order, and an early end."""

import itertools

import ray

from posse.bots.train.crew import Crew


def squared(number: int) -> int:
    return number * number


def main() -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    assert [*Crew(ray="auto").map(squared, range(40))] == [squared(number) for number in range(40)]
    assert [*itertools.islice(Crew(ray="auto").map(squared, itertools.count()), 3)] == [0, 1, 4]
    ray.shutdown()


if __name__ == "__main__":
    main()
