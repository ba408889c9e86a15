"""The figures of the model, each from a microbenchmark: a module for each topic, beside its kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import arithmetic, atomics, copies, launches, memory, tensor
from .bench import Bench

if TYPE_CHECKING:
    import torch

SOURCES = ("arithmetic.cu", "memory.cu", "copies.cu", "tensor.cu", "launches.cu", "atomics.cu")


def measure(device: torch.device, rounds: int, turns: int) -> dict[str, dict[str, Any]]:
    """The figures, each with the median, the least and the most of ``turns`` runs, in the form of the chips' files.

    Args:
        device: a GPU; on the CPU the kernels run on the emulator, and the figures say nothing of a chip.
        rounds: instructions of a chain.
        turns: runs of each kernel, after one that is not counted.
    """
    bench = Bench(device, turns)
    for topic in (launches, memory, copies, arithmetic, tensor, atomics):
        topic.measure(bench, rounds)
    return bench.figures
