"""The element types of matrix products, for operands.h and sum_code.py."""

from __future__ import annotations

KINDS = {"f16": 0, "bf16": 1, "tf32": 2, "e4m3": 3, "e5m2": 4, "s8": 5, "u8": 6}
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8}
ZERO = -126  # exponent that a zero counts with
WIDE = 16  # elements at a time; columns of products are padded to a multiple of it
