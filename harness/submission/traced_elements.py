"""What has written elements of a call's outputs, as the submission's process has noted it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harness.wire.limits import clip
from harness.wire.messages import Copied, Wrote
from jit.base import writes

_MOST = 3  # writes of one element that are reported


def traced(log: writes.Writes, tensors: Sequence[Any], elements: Sequence[tuple[int, int]]) -> list[list[Wrote]]:
    """What has written elements of tensors, each by the tensor's number and its own in the order of the shape: the last
    writes of each, the last one first."""
    return [_element(log, tensors[number], flat) for number, flat in elements if number < len(tensors)]


def _element(log: writes.Writes, tensor: Any, flat: int) -> list[Wrote]:
    where = writes.layout(tensor)
    found: list[Wrote] = []
    for one in log.of(where.place(flat), where.size):
        copies = [Copied(clip(copy.place), copy.what) for copy in one.copied]
        found.append(Wrote(one.write.what, clip(one.write.place), one.write.number, one.address, one.size,
                           one.value, copies))  # fmt: skip
        if len(found) == _MOST:
            break
    return found
