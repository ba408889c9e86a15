"""Damaged kernels end in a result, a finding or an error; no process dies, and none goes on without end."""

from __future__ import annotations

import os
import random
import time

import pytest
import torch

from tests.selection import representatives

from .campaign import Campaign
from .outcomes import Outcome, run

_SEED = random.SystemRandom().randrange(1 << 30)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    """Threads of torch do not come along into a forked process."""
    torch.set_num_threads(1)


def _told(outcomes: list[Outcome], how: str) -> str:
    defects = [f"{o.name}: {o.kind} {o.what} {o.message}" for o in outcomes if o.defect]
    return "\n".join([f"python -m tests.emulator.mutants --seed {_SEED} {how} --one NUMBER", *defects])


@pytest.mark.parametrize(("how", "count"), representatives([("--few 5", 5), ("--few 4 --cuda", 5), ("--few 5", 20)]))
def test_few(how: str, count: int) -> None:
    print(f"seed {_SEED}")
    few = int(how.split()[1])
    outcomes = list(Campaign(_SEED, "--cuda" in how, few=few).run(count, 1, 100))
    assert len(outcomes) == count
    assert not any(outcome.defect for outcome in outcomes), _told(outcomes, how)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("how", "count"), [("", 3000), ("--kernels --only sm_", 300), ("--cuda", 1000)])
def test_many(how: str, count: int) -> None:
    print(f"seed {_SEED}")
    campaign = Campaign(_SEED, "--cuda" in how, "--kernels" in how, "sm_" if "--only" in how else "")
    outcomes = list(campaign.run(count, len(os.sched_getaffinity(0)), 150))
    assert not any(outcome.defect for outcome in outcomes), _told(outcomes, how)


def test_defects_are_told() -> None:
    """A process that dies, an exception that is no error of the project's, and a run without end."""

    def dies() -> None:
        os.kill(os.getpid(), 11)

    def fails() -> None:
        raise KeyError("x")

    def loops() -> None:
        time.sleep(1e6)  # a turn without end would take a processor

    work = {"dies": dies, "fails": fails, "loops": loops, "ends": lambda: None}
    found = {outcome.name: outcome for outcome in run(work.items(), 2, 2)}
    assert {name: outcome.kind for name, outcome in found.items()} == {
        "dies": "death", "fails": "traceback", "loops": "endless", "ends": "result",
    }  # fmt: skip
    assert found["dies"].what == "SIGSEGV"
    assert "KeyError" in found["fails"].what
