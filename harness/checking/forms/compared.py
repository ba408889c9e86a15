"""Which elements of an output are compared to know whether a change gives the right one, and whether they are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from harness.checking.origins import Wrong
from harness.checking.untouched import untouched

_SAMPLED = 2000  # elements that are compared


@dataclass(frozen=True)
class Look:
    """What is compared, and which CTAs run for it; all where ``only`` is empty."""

    elements: list[tuple[int, int]]
    kernel: str = ""
    only: Sequence[tuple[int, int, int]] = ()


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
    rows = _read(values, wrong, elements)
    return rows is not None and not any(_wrong_ones(*row).numel() for row in rows)


def left_out(
    values: bytes, others: bytes, wrong: Sequence[Wrong], elements: Sequence[tuple[int, int]], zeros: bool = False
) -> bool:
    """Whether nothing wrote some of the elements, neither in one call nor in another; as of `right`. With ``zeros``
    also whether all that the other call has wrong are zeros, as in an output that was filled with them before."""
    second = _read(others, wrong, elements) or []
    pairs = zip(_read(values, wrong, elements) or (), second, strict=False)
    if any(bool((untouched(one[2]) & untouched(two[2])).any()) for one, two in pairs):
        return True
    bad = [_wrong_ones(*one) for one in second] if zeros else []
    return any(one.numel() for one in bad) and not any(bool(one.any()) for one in bad)


def _wrong_ones(one: Wrong, mine: Sequence[int], got: torch.Tensor) -> torch.Tensor:
    """Those of some elements that are wrong."""
    want = one.want.reshape(-1)[torch.tensor(mine, device=one.want.device)]
    got = got.to(want.device)
    return got[~one.close(got, want)]


def _read(
    values: bytes, wrong: Sequence[Wrong], elements: Sequence[tuple[int, int]]
) -> list[tuple[Wrong, list[int], torch.Tensor]] | None:
    """Each tensor that has some of the elements, with their numbers and their values; None where the bytes are not
    those of the elements."""
    found, at = list[tuple[Wrong, list[int], torch.Tensor]](), 0
    for one in sorted(wrong, key=lambda each: each.number):
        mine = [number for which, number in elements if which == one.number]
        octets = values[at : (at := at + len(mine) * one.got.element_size())]
        if mine and at <= len(values):
            found.append((one, mine, torch.frombuffer(bytearray(octets), dtype=one.got.dtype)))
    return found if 0 < at == len(values) else None
