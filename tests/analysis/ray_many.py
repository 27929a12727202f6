"""Games analysed on a local Ray cluster, in a process of its own: the same findings as here, in the same order."""

import ray

from posse.analysis.many import Work, analysed, analysed_on_ray
from tests.analysis.short import short_game


def main() -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    works = [Work(short_game().record(), "quick", seed) for seed in (0, 1)]
    told: list[tuple[int, int]] = []
    found = list(analysed_on_ray(works, "auto", lambda done, total: told.append((done, total))))
    assert found == [analysed(work) for work in works]
    assert told == [(1, 2), (2, 2)]
    ray.shutdown()


if __name__ == "__main__":
    main()
