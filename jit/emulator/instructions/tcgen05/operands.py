"""Shared memory as cp and mma read it, through one function."""

from __future__ import annotations

import numpy as np

from ....base.findings import EmulatorFinding
from ...machine.cta_cluster import Cta
from ...native import frame as f
from .descriptors import SharedDescriptor, addresses


def read_units(
    agent: str, cta: Cta, d: SharedDescriptor, rows: int, depth: int, major: bool, width: int
) -> tuple[np.ndarray, np.ndarray, int]:
    """The 16-byte units that a descriptor names (see `descriptors.addresses`).

    Args:
        agent: what reads, for messages: ``"tcgen05.mma operand A"``.
        cta: whose shared memory.

    Returns:
        u8 [..., 16] data; the same shape, 255 where something wrote the byte; the first address that nothing wrote,
        or -1.
    """
    at = addresses(d, rows, depth, major, width)
    low, high = int(at.min()), int(at.max()) + 16
    if low < f.SHARED_BASE or high > cta.shared_size:
        raise EmulatorFinding(
            "descriptor",
            f"{agent}, shared-memory descriptor {d}: it reads shared {low:#x} to {high:#x} of CTA "
            f"{cta.rank}; there is "
            f"{f.SHARED_BASE:#x} to {cta.shared_size:#x}",
        )
    reads(agent, cta, at)
    whole = cta.memory[: len(cta.memory) // 16 * 16].view(np.complex128)
    units = at >> 4
    data = whole.take(units)[..., None].view(np.uint8)
    written = whole.take(units + (f.SHADOW >> 4))[..., None].view(np.uint8)
    missing = -1
    if not written.all():
        first = int(np.argmin(written.reshape(-1)))
        missing = int(at.reshape(-1)[first // 16]) + first % 16
    return data, written, missing


def reads(agent: str, cta: Cta, units: np.ndarray) -> None:
    """Called for every 16-byte unit of shared memory (addresses in ``units``) that cp or mma reads, when it reads
    it."""
