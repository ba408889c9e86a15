"""Measures the jit layer on this machine, beside its peers: ``warpyard bench --jit``, or ``python -m jit.measure``.

A table is a title and its figures by name; a figure is a number, or the reason why it is not to be had here.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

EMPTY = 'extern "C" __global__ void empty(float* a, float* b, int n, float s) {}'


class Table(NamedTuple):
    """Figures that belong together.

    Attributes:
        title: what is measured, and how.
        unit: of the figures.
        rows: by what was measured; a text says why there is no figure.
    """

    title: str
    unit: str
    rows: dict[str, float | str]


def tables(begins: Callable[[str], None] = lambda what: None) -> Iterator[Table]:
    """All tables, each when it is measured. Takes one to two minutes where ``load_inline`` builds; needs no GPU for
    compile times.

    Args:
        begins: called with what is measured next.
    """
    from . import edits, first_launch, inline_peer, launches

    begins("edits to cubins")
    yield edits.table()
    begins("a batch of compiles")
    yield edits.batch_table()
    begins("load_inline, which may build for half a minute")
    inline = inline_peer.Built()
    try:
        yield inline.table()
        begins("first launches, each in a new process")
        yield first_launch.table(inline)
        begins("launches")
        yield launches.table(inline)
    finally:
        inline.close()


def milliseconds(call: Callable[[], Any], runs: int = 7) -> float:
    """Median time of a call."""
    taken = []
    for _ in range(runs):
        start = time.perf_counter()
        call()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e3


def tried(measure: Callable[[], float]) -> float | str:
    """A peer's figure, or why there is none: what a peer raises is not ours to know."""
    try:
        return measure()
    except ModuleNotFoundError as error:
        return f"{error.name} is not installed"
    except Exception as error:
        return f"{type(error).__name__}: {(str(error).splitlines() or [''])[0][:120]}"


def cuda_device() -> bool:
    """Whether there is a GPU to launch on."""
    import torch

    from ..base import emulated_device

    return torch.cuda.is_available() and not emulated_device.active()
