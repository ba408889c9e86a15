"""The zero-column mask of `tcgen05.mma.ws` [PTX ISA 9.7.16.4.3]: columns of B that count as zeros, and a shift of all.

How a span starts is shown by the ISA's examples only: the counter of the first span begins at its start count, and at
the span's last column where the start count lies beyond it.
"""

from __future__ import annotations

import numpy as np

from ....base.findings import EmulatorFinding

_SUB_MASKS = {128: 1, 64: 2, 32: 4}  # of M, side by side along N
_MOST_SHIFT = (0, 8, 16, 32)  # by bits 30-31 of the instruction descriptor


def column_mask(bits: int, m: int, n: int, shift_code: int) -> tuple[np.ndarray, int]:
    """What a descriptor makes of B's columns.

    Args:
        bits: the 64-bit descriptor. Bits 0-31: start counts of the sub-masks, 8 bits each; 32-35: whether a sub-mask's
            first span is one of zeros; 39: there is a mask; 40-47: columns of zeros in a span, less one; 48-55: columns
            that are used, less one; 56-61: the shift.
        m, n: of the MMA, which has 1, 2 or 4 sub-masks with M of 128, 64 or 32.
        shift_code: bits 30-31 of the instruction descriptor, the largest shift: 0, 8, 16 or 32 columns.

    Returns:
        [n] bool, columns of D whose column of B is zeros; and the shift: column j takes column j + shift of B.

    Raises:
        EmulatorFinding: reserved bits, or a shift beyond what the instruction descriptor allows (16 with M of 32).
    """

    def part(low: int, high: int) -> int:
        return bits >> low & (1 << high - low + 1) - 1

    for low, high in ((36, 38), (62, 63)):
        if part(low, high):
            raise EmulatorFinding(
                "descriptor", f"zero-column mask {bits:#018x}: bits {low}–{high} are {part(low, high)}, they must be 0"
            )
    shift, most = part(56, 61), min(_MOST_SHIFT[shift_code], 16 if m == 32 else 32)
    if shift > most:
        raise EmulatorFinding(
            "descriptor",
            f"zero-column mask {bits:#018x}: bits 56–61, the shift, are {shift}; bits 30–31 of the instruction "
            f"descriptor and M = {m} allow {most}",
        )
    zeros = np.zeros(n, bool)
    if part(39, 39):
        skipped, used = part(40, 47) + 1, part(48, 55) + 1
        width = n // _SUB_MASKS[m]
        for sub in range(_SUB_MASKS[m]):
            first_is_zeros = bool(part(32 + sub, 32 + sub))
            start = min(part(8 * sub, 8 * sub + 7), (skipped if first_is_zeros else used) - 1)
            at = (np.arange(width) + start) % (skipped + used)
            zeros[sub * width : (sub + 1) * width] = at < skipped if first_is_zeros else at >= used
    return zeros, shift
