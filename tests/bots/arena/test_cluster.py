"""Games on a Ray cluster: the same results as on one core, even if a node is lost."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from posse.bots.arena import NoCluster, Where
from tests.bots.arena.playing import arena
from tests.sample import GAME

# On a cluster it tells on which node it is playing, and does not go on before a node has been killed.
WAITING = """
from pathlib import Path
from time import sleep
import ray
from posse.bots import Bot, RandomBot

class Waiting(Bot):
    def __init__(self, game, seed):
        self.dice = RandomBot(seed)

    def decide(self, peek):
        if ray.is_initialized():
            Path(__file__).with_name(ray.get_runtime_context().get_node_id()).touch()
            while not Path(__file__).with_name("killed").exists():
                sleep(0.01)
        return self.dice.decide(peek)
"""

STORY = Path(__file__).with_name("ray_story.py")
DEALS = 3
PATIENT = {"RAY_raylet_start_wait_time_s": "120"}  # a busy machine starts a node slowly

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed; `make setup` installs it")


@needs_ray
@pytest.mark.heavy
def test_a_cluster_that_loses_a_node_finds_what_one_core_finds(tmp_path: Path) -> None:
    """In a process of its own, because Ray leaves threads and signal handlers behind."""
    (tmp_path / "waiting.py").write_text(WAITING)
    command = [sys.executable, str(STORY), str(DEALS), GAME, str(tmp_path)]
    environment = {**os.environ, **PATIENT}
    outcome = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert outcome.returncode == 0, outcome.stderr[-2000:]
    told = json.loads(next(line for line in outcome.stdout.splitlines() if line.startswith("{")))
    assert told["cluster"] == told["here"]
    assert len(told["here"]) == 2 * DEALS
    assert told["left"] == 1
    assert told["begun"] > 2 * DEALS  # games were lost with the node, and begun again


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    with pytest.raises(NoCluster, match=address):
        arena().play(1, Where(ray=address))
