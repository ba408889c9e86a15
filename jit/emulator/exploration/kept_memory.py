"""The global memory of a launch, kept so that the launch can run again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import numpy as np

from ..machine.launch import Launch


class Kept:
    """What the memory of a launch held at some time, but for its parameters, of which each launch has its own."""

    def __init__(self, launch: Launch):
        self._before = {start: array.copy() for start, array in _memory(launch)}

    def restore(self, launch: Launch) -> None:
        """Puts it back into the memory of another launch with the same allocations."""
        for start, array in _memory(launch):
            if start in self._before:
                array[:] = self._before[start]


def written(launch: Launch) -> bytes:
    """A digest of the memory that a launch may have written."""
    state = hashlib.blake2b(digest_size=16)
    touched = launch.owners.touched if launch.owners is not None else np.ones(len(launch.memory.arrays))
    wrote = {start for start, one in zip(launch.memory.starts, touched, strict=False) if one}
    for start, array in _memory(launch):
        if start in wrote and start != launch.workspace_at:
            state.update(start.to_bytes(8, "little"))
            state.update(array.data)
    return state.digest()


def _memory(launch: Launch) -> Iterator[tuple[int, np.ndarray]]:
    for start, array in zip(launch.memory.starts, launch.memory.arrays, strict=True):
        if start != launch.params_at:
            yield start, array
