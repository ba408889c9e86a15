"""Which elements of an output are compared to know whether a change gives the right one, and whether they are right."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from harness.checking.origins import Wrong

_SAMPLED = 2000  # elements that are compared


def chosen(wrong: Sequence[Wrong]) -> list[tuple[int, int]]:
    """The elements that are compared, by the number of their tensor: wrong ones and right ones."""
    found: list[tuple[int, int]] = []
    for one in wrong:
        flat = one.bad.reshape(-1)
        for numbers in (flat.nonzero().flatten(), (~flat).nonzero().flatten()):
            most = _SAMPLED // (2 * len(wrong))
            step = max(1, -(-numbers.numel() // most))
            found += [(one.number, int(number)) for number in numbers[::step]]
    return found


def right(values: bytes, wrong: Sequence[Wrong], elements: Sequence[tuple[int, int]]) -> bool:
    """Whether the bytes of the elements are those of a right output."""
    at = 0
    for one in sorted(wrong, key=lambda each: each.number):
        mine = [number for which, number in elements if which == one.number]
        size = len(mine) * one.got.element_size()
        octets = values[at : at + size]
        at += size
        if len(octets) != size:
            return False
        if not mine:
            continue
        got = torch.frombuffer(bytearray(octets), dtype=one.got.dtype).to(one.want.device)
        want = one.want.reshape(-1)[torch.tensor(mine, device=one.want.device)]
        if not bool(one.close(got, want).all()):
            return False
    return 0 < at == len(values)
