"""A cluster of two nodes, one of which is killed in the middle of a game; run as a program.

Writes a JSON object: the games begun, the nodes left, and the records found on the cluster and in one process.
"""

import json
import sys
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import ray
from ray.cluster_utils import Cluster

from posse.bots.arena import Setup, setup
from posse.bots.arena.cluster import Flock, connect
from posse.bots.arena.processes import play_here
from posse.bots.arena.table import Outcome

# So that the loss of a node is noticed in seconds.
WATCHFUL = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 500, "health_check_failure_threshold": 3}


def story(deals: int, game: str, folder: Path) -> dict[str, object]:
    """Play on the cluster, then here."""
    made = setup(game, ["random", f"{folder / 'waiting.py'}:Waiting"])
    begun, left, found = on_cluster(made, deals, folder)
    here = [*play_here(made, [*made.fixtures(deals)])]
    return {"begun": begun, "left": left, "cluster": records(found), "here": records(here)}


def on_cluster(made: Setup, deals: int, folder: Path) -> tuple[int, int, list[Outcome]]:
    """How many games were begun, how many nodes were left, and what was found."""
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": WATCHFUL}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    connect(ray, cluster.address)
    flock = Flock(ray, made, [*made.fixtures(deals)])
    killer = Thread(target=kill, args=(cluster, node, folder))
    killer.start()
    found = [*flock.outcomes()]
    killer.join()
    left = alive()
    ray.shutdown()
    cluster.shutdown()
    return flock.attempts.total(), left, found


def kill(cluster: Any, node: Any, folder: Path) -> None:
    """Kill a node as soon as a game is being played on it."""
    while not folder.joinpath(node.node_id).exists():
        sleep(0.005)
    cluster.remove_node(node, allow_graceful=False)
    while alive() > 1:
        sleep(0.05)
    folder.joinpath("killed").touch()


def alive() -> int:
    """How many nodes the cluster believes to have."""
    return len([node for node in ray.nodes() if node["Alive"]])


def records(outcomes: list[Outcome]) -> dict[str, str]:
    return {str(tuple(outcome.fixture)): outcome.record for outcome in outcomes}


if __name__ == "__main__":
    told = story(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
    sys.stdout.write(f"{json.dumps(told)}\n")
