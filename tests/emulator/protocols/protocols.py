"""Small protocols of warps and CTAs, each as a kernel and as a model in Promela, right and with bugs.

The kernel and the model of one protocol are of one name, and both are compiled with ``-DBUG=NUMBER``. Each access by
which the warps see each other is one instruction of the kernel and one statement of the model.
"""

from __future__ import annotations

import re
import subprocess
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import torch

import jit
from jit.emulator import EmulatorFinding, statistics

FOLDER = Path(__file__).parent


class Verdict(Enum):
    HOLDS = "holds in every order"
    WRONG = "an order breaks what the protocol promises"
    DEADLOCK = "in some order nobody can go on"


HOLDS, WRONG, DEADLOCK = Verdict


class Protocol(NamedTuple):
    """
    Attributes:
        name: of its files.
        warps, ctas: that take part.
        bugs: the verdict on the protocol with bug 1, 2, …
        delays: the most that a bug of it needs.
    """

    name: str
    warps: int
    ctas: int
    bugs: tuple[Verdict, ...]
    delays: int = 2

    def verdict(self, bug: int) -> Verdict:
        return self.bugs[bug - 1] if bug else HOLDS


PROTOCOLS = (
    Protocol("bakery", 2, 1, (WRONG,)),
    Protocol("dekker", 2, 1, (DEADLOCK, WRONG)),
    Protocol("last_block", 1, 3, (WRONG, WRONG)),
    Protocol("leader", 3, 1, (WRONG,)),
    Protocol("look_back", 1, 3, (WRONG, DEADLOCK)),
    Protocol("lost_update", 2, 1, (WRONG,)),
    Protocol("message", 2, 1, (WRONG, DEADLOCK)),
    Protocol("named_barriers", 2, 1, (WRONG, DEADLOCK, WRONG)),
    Protocol("once", 2, 1, (WRONG, WRONG)),
    Protocol("peterson", 2, 1, (WRONG, WRONG)),
    Protocol("philosophers", 3, 1, (DEADLOCK,)),
    Protocol("queue", 2, 1, (WRONG, WRONG, WRONG)),
    Protocol("readers_writer", 2, 1, (WRONG, WRONG)),
    Protocol("ring", 2, 1, (DEADLOCK, DEADLOCK, DEADLOCK, DEADLOCK)),
    Protocol("semaphore", 3, 1, (WRONG, DEADLOCK), delays=3),
    Protocol("sense_barrier", 2, 1, (DEADLOCK, DEADLOCK)),
    Protocol("sequence_lock", 2, 1, (WRONG, WRONG)),
    Protocol("spin_lock", 2, 1, (WRONG, DEADLOCK)),
    Protocol("stack", 2, 1, (WRONG,)),
    Protocol("ticket_lock", 2, 1, (DEADLOCK, WRONG)),
    Protocol("tiles", 1, 2, (WRONG, WRONG)),
    Protocol("two_locks", 2, 1, (DEADLOCK,)),
)


def of_emulator(protocol: Protocol, bug: int) -> tuple[Verdict, str]:
    """The emulator's verdict, under the schedules of the environment, and the order that it names."""
    statistics.number = 0  # its launch is the first
    kernel = jit.load(FOLDER / f"{protocol.name}.cu", arch="sm_90a", defines={"BUG": bug})["protocol"]
    try:
        kernel(torch.zeros(64, dtype=torch.int32), grid=protocol.ctas, block=32 * protocol.warps)
    except EmulatorFinding as finding:
        hangs = finding.report["kind"] in ("deadlock", "endless-loop")
        return DEADLOCK if hangs else WRONG, str(finding.report["seed"])
    return HOLDS, ""


def of_spin(protocol: Protocol, bug: int, folder: Path) -> set[Verdict]:
    """The verdicts of the model checker SPIN, which tries every order: what may go wrong, or that it holds."""
    words = ["spin", f"-DBUG={bug}", "-a", str(FOLDER / f"{protocol.name}.pml")]
    subprocess.run(words, cwd=folder, check=True, capture_output=True)
    subprocess.run(["gcc", "-DSAFETY", "-o", "pan", "pan.c"], cwd=folder, check=True, capture_output=True)
    found = subprocess.run([folder / "pan", "-c0"], cwd=folder, check=True, capture_output=True, text=True).stdout
    texts = {"assertion violated": WRONG, "invalid end state": DEADLOCK}
    verdicts = {verdict for text, verdict in texts.items() if re.search(rf"^pan:\d+: {text}", found, re.MULTILINE)}
    assert bool(verdicts) == ("errors: 0" not in found), found
    return verdicts or {HOLDS}
