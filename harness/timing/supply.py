"""Inputs for timed calls: contents that the submission has not seen before."""

from __future__ import annotations

import hashlib
import time

import torch

from harness.checking import checker
from harness.tasks.cases import Case
from harness.wire import transfer
from harness.wire.session import Session

_QUICK_SECONDS = 0.15  # generating a set of inputs may take this long before sets are used more than once
_QUICK_BESIDE_REFRESH = 0.01  # and this long where the task makes new inputs of old ones


def seed_of(secret: int, number: int) -> int:
    """The seed of one set of inputs, 62 bits that tell nothing of the others: a keyed hash of its number.

    Args:
        secret: the key, of which 128 bits count.
        number: of the set, from 0 on.
    """
    key = (secret % (1 << 128)).to_bytes(16, "little")
    return int.from_bytes(hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=8).digest()) >> 2


class Supply:
    """Fresh inputs: a new seed every time where generating is quick. Else a few sets take turns: the task's ``refresh``
    gives each other contents at every turn; where it has none, sets come back as they were.

    Attributes:
        distinct: different contents so far.
    """

    def __init__(self, session: Session, case: Case, secret: int, most: int) -> None:
        self._task, self._case, self._secret, self._most = session.task, case, secret, most
        self._kept: list[transfer.Packed] = []
        self._quick = True
        self._turn = 0
        self._refreshes = self._task.refreshes and "seed" in case.args
        self._longest = _QUICK_BESIDE_REFRESH if self._refreshes else _QUICK_SECONDS
        self.distinct = 0

    def next(self) -> transfer.Packed:
        """Inputs that have not been handed out before, or that were handed out longest ago."""
        if not self._quick and len(self._kept) >= self._most:
            self._turn += 1
            packed = self._kept[self._turn % len(self._kept)]
            return self._refreshed(packed) if self._refreshes else packed
        begin = time.perf_counter()
        packed = checker.generate(self._task, self._case.of_seed(seed_of(self._secret, self.distinct)))
        if any(storage.device.type == "cuda" for storage in packed.storages):
            torch.cuda.synchronize()
        self.distinct += 1
        if self._quick and self.distinct > 1:  # the first also pays for lazy initialisation
            self._quick = "seed" in self._case.args and time.perf_counter() - begin < self._longest
        if not self._quick:
            self._kept.append(packed)
        return packed

    def one_form(self) -> bool:
        """Whether inputs are all of one form from now on: a new set, of shapes and plain values that the submission has
        not seen, which the task's ``refresh`` gives other contents at every turn. False where the task has none."""
        if not self._refreshes:
            return False
        self._quick, self._most = False, 1
        self._kept.clear()
        return True

    def _refreshed(self, packed: transfer.Packed) -> transfer.Packed:
        """A copy of inputs with contents that were never there."""
        data = packed.clone()
        self._task.refresh(data, self._case.of_seed(seed_of(self._secret, self.distinct)))
        self.distinct += 1
        return transfer.pack(data)
