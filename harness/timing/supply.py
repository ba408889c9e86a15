"""Inputs for timed calls: contents that the submission has not seen before."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import torch

from harness.checking import case_inputs, own_work
from harness.process.session import Session
from harness.tasks.cases import Case
from harness.wire import transfer

_QUICK_SECONDS = 0.15  # generating a set of inputs may take this long before sets are used more than once
_AT_ONCE = 8  # sets made before it is looked again whether that is quick
_QUICK_BESIDE_REFRESH = 0.002  # and this long where the task makes new inputs of old ones: a batch has 200 sets


def seed_of(secret: int, number: int) -> int:
    """The seed of one set of inputs, 62 bits that predict none of the others: a keyed hash of its number.

    Args:
        secret: the key, of which 128 bits count.
        number: of the set, from 0 on.
    """
    key = (secret % (1 << 128)).to_bytes(16, "little")
    return int.from_bytes(hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=8).digest()) >> 2


Made = tuple[transfer.Packed, dict[str, Any]]
"""Inputs, and the arguments of the case that gave them their shapes, and lengths that follow the seed."""


class Supply:
    """Fresh inputs: a new seed every time where generating is quick. Else a few sets take turns: the task's ``refresh``
    gives each other contents at every turn; where it has none, sets come back as they were.

    Attributes:
        distinct: different contents so far.
        seeded: whether the case has a seed, so that its contents can be others for each call.
        forms: of the inputs that were handed out last, the arguments of the case that gave each its shapes, and lengths
            that follow the seed: a refresh gives other contents and leaves these.
    """

    def __init__(self, session: Session, case: Case, secret: int, most: int) -> None:
        self._task, self._case, self._secret, self._most = session.task, case, secret, most
        self._kept: list[Made] = []
        self.forms: list[dict[str, Any]] = []
        self._turn = 0
        self._left_alone: frozenset[int] | None = None  # storages that no refresh has written; None: not known yet
        self.seeded = isinstance(case.args.get("seed"), int)
        self._quick = self.seeded
        self._contents: set[str] = set()  # names of what came without a seed
        self._refreshes = self._task.refreshes and self.seeded
        self._longest = _QUICK_BESIDE_REFRESH if self._refreshes else _QUICK_SECONDS
        self.distinct = 0

    def next(self) -> transfer.Packed:
        """Inputs that have not been handed out before, or that were handed out longest ago."""
        return self.several(1)[0]

    def several(self, count: int) -> list[transfer.Packed]:
        """As many of ``next``. Once it is known how inputs come, they are made one after the other without a look at
        each: putting a task's modules in their places takes as long as making small inputs."""
        found = self._several(count)
        self.forms = [form for _, form in found]
        return [packed for packed, _ in found]

    def one_form(self) -> bool:
        """Whether inputs are all of one form from now on: a new set, of shapes and plain values that the submission has
        not seen, which the task's ``refresh`` gives other contents at every turn. False where the task has none."""
        if not self._refreshes:
            return False
        self._quick, self._most, self._left_alone = False, 1, None
        self._kept.clear()
        return True

    def _several(self, count: int) -> list[Made]:
        found: list[Made] = []
        while len(found) < count:
            missing = count - len(found)
            if not self._quick and len(self._kept) >= self._most:
                found += self._turns(missing)
            elif self._quick and self.distinct > 1:
                found += self._made(min(missing, _AT_ONCE))
            else:
                found += self._made(1)
        return found

    def _made(self, count: int) -> list[Made]:
        """New sets."""
        begin, worked, first = time.perf_counter(), time.thread_time(), self.distinct == 0
        cases = self._new_cases(count)
        made = case_inputs.generate_all(self._task, cases)
        if not self.seeded:
            self._contents |= set(map(own_work.name_of, made))
            self.distinct = len(self._contents)
        if any(storage.device.type == "cuda" for storage in made[0].storages):
            torch.cuda.synchronize()
            spent = time.perf_counter() - begin
        else:  # what others take of a busy processor is no reason to hand contents out twice
            spent = time.thread_time() - worked
        if self._quick and not first:  # the first also pays for lazy initialisation
            self._quick = spent < self._longest * count
        found = list(zip(made, cases, strict=True))
        if not self._quick:
            self._kept += found[: self._most - len(self._kept)]
        return found

    def _new_cases(self, count: int) -> list[dict[str, Any]]:
        """The case with seeds that were not there."""
        first = self.distinct
        self.distinct += count
        return [self._case.of_seed(seed_of(self._secret, number)) for number in range(first, self.distinct)]

    def _turns(self, count: int) -> list[Made]:
        """The sets whose turn it is. In the next batch of as many, each place has another set: what replays the outputs
        of the last one is wrong."""
        turns = [self._kept[(self._turn + 1 + number) % len(self._kept)] for number in range(count)]
        self._turn += count + (count % len(self._kept) == 0)
        return self._refreshed(turns) if self._refreshes else turns

    def _refreshed(self, turns: list[Made]) -> list[Made]:
        """Copies of inputs with contents that were never there. Host memory that ``refresh`` does not write is not
        copied: filling new pages takes longer than all of the rest."""
        kept = [packed for packed, _ in turns]
        left = self._left_alone or frozenset()
        copies = [
            packed.over([s if i in left else s.clone() for i, s in enumerate(packed.storages)]) for packed in kept
        ]
        before = transfer.pack(copies[0]).versions
        self._task.refresh_all(list(zip(copies, self._new_cases(len(kept)), strict=True)))
        made = [transfer.pack(data) for data in copies]
        if self._left_alone is None:
            self._left_alone = frozenset(
                i
                for i in range(len(before))
                if all(_unwritten(a, b, i, before) for a, b in zip(kept, made, strict=True))
            )
        elif any(one.versions[i] != before[i] for one in made for i in left):  # what it left alone before
            self._left_alone = frozenset()
            self._kept.clear()
            return self._several(len(kept))
        return list(zip(made, [form for _, form in turns], strict=True))


def _unwritten(kept: transfer.Packed, made: transfer.Packed, index: int, before: list[int]) -> bool:
    """Whether a storage in host memory was not written when ``made`` was made of ``kept``."""
    storage, other = kept.storages[index], made.storages[index]
    if storage.device.type != "cpu" or made.versions[index] != before[index]:
        return False
    return torch.equal(transfer.storage_bytes(storage), transfer.storage_bytes(other))
