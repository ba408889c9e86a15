"""Tensor maps in the form in which CuTe DSL's host code writes them.

CuTe DSL does not ask the driver for a map: the code that it compiles for the host writes the bytes. No document has
their form. It was read off maps that differ in one field each, as CuTe DSL 4.8.1 makes them for sm_90a and sm_100a
alike; `tests/unit/jit/emulated_cuda/test_cute_maps.py` has it make them again. Only the first 64 bytes are written.
What none of those maps had in a bit is not guessed: such a map is refused.
"""

from __future__ import annotations

from typing import Any

import numpy as np

FORM = np.dtype(
    [
        ("address", "<u8"), ("word", "<u4"), ("strides", "<u4", 4), ("upper", "<u4"), ("last", "<u4", 5),
        ("nothing", "u1", 3), ("box", "u1", 5), ("none", "<u4"),
    ]
)  # fmt: skip
# Bits of `word`: where a field begins, and how many it has. `large` says that the tensor has 128 KiB or more.
_FIELDS = {
    "kind": (0, 4), "rank": (4, 3), "element": (7, 4), "swizzle": (13, 2), "tfloat32": (16, 1), "promotion": (17, 2),
    "atomicity": (19, 1), "large": (21, 1),
}  # fmt: skip
_REST = 0xFFFFFFFF ^ sum(((1 << bits) - 1) << at for at, bits in _FIELDS.values())
_TILE = 2  # `kind`; 3 is the im2col mode
_PROMOTION = 2  # of 128 bytes, the only one
# `float32` with the bit of `tfloat32` is that. Codes 3, 5, 8 and 12 were never seen.
_ELEMENTS = {
    0: "uint8", 1: "uint16", 2: "uint32", 4: "uint64", 6: "float16", 7: "float32", 9: "float64", 10: "bfloat16",
    11: "uint4x16_align8", 12: "uint4x16_align16", 13: "uint6x16_align16",
}  # fmt: skip
_SWIZZLES = {(0, 0): "none", (1, 0): "32B", (2, 0): "64B", (3, 0): "128B", (3, 1): "128B_ATOM_32B"}


def fields(data: bytes) -> tuple[int, dict[str, Any]] | None:
    """The address of the tensor, and what else the bytes of a map say, by the names of the arguments of
    `TensorMapSpec`; None where they are no tiled map of this form."""
    record = np.frombuffer(data, FORM, 1)[0]
    word = int(record["word"])
    said = {name: word >> at & (1 << bits) - 1 for name, (at, bits) in _FIELDS.items()}
    rank, dtype = said["rank"] + 1, _ELEMENTS.get(said["element"])
    swizzle = _SWIZZLES.get((said["swizzle"], said["atomicity"]))
    if said["tfloat32"]:
        dtype = "tfloat32" if dtype == "float32" else None
    upper = int(record["upper"])
    strides = [int(low) | (upper >> 4 * number & 15) << 32 for number, low in enumerate(record["strides"])]
    unused = [*record["strides"][rank - 1 :], *record["last"][rank:], *record["box"][rank:], *record["nothing"]]
    if (
        word & _REST
        or said["kind"] != _TILE
        or said["promotion"] != _PROMOTION
        or rank > len(record["last"])
        or None in (dtype, swizzle)
        or any(unused)
        or record["none"]
        or upper >> 4 * (rank - 1)
    ):
        return None
    return int(record["address"]), {
        "dtype": dtype,
        "global_dim": [int(last) + 1 for last in record["last"][:rank]],
        "global_strides": [16 * pieces for pieces in strides[: rank - 1]],
        "box": [int(last) + 1 for last in record["box"][:rank]],
        "swizzle": swizzle,
        "l2_promotion": "128B",
    }
