"""Which swizzle the tensor copies that filled shared memory had, for matrix descriptors that say another one."""

from __future__ import annotations

import numpy as np

_SHOWN = 64  # bytes at each end that tell whether a tile is still what a copy brought


class Tiles:
    """The tiles that tensor copies brought to a CTA's shared memory, by their first address."""

    def __init__(self) -> None:
        self._tiles: dict[int, tuple[int, str, bytes]] = {}

    def clear(self) -> None:
        """There are none."""
        self._tiles.clear()

    def put(self, start: int, size: int, swizzle: str, shared: np.ndarray) -> None:
        """A tile has come. ``swizzle``: of its tensor map. ``shared``: the memory, which holds the tile."""
        self._tiles.pop(start, None)  # the youngest is the last
        self._tiles[start] = size, swizzle, _ends(shared, start, size)

    def other(self, start: int, swizzle: str, shared: np.ndarray) -> str:
        """The swizzle of the tile that a matrix begins in, where it is not ``swizzle`` and the tile is still there;
        else nothing. Both are named as in tensor maps: ``"none"``, ``"64B"`` and so on."""
        for first, (size, own, ends) in reversed(self._tiles.items()):
            if first <= start < first + size:
                return own if own != swizzle and _ends(shared, first, size) == ends else ""
        return ""


def _ends(shared: np.ndarray, start: int, size: int) -> bytes:
    end = start + size
    return shared[start : start + _SHOWN].tobytes() + shared[max(start, end - _SHOWN) : end].tobytes()
