"""Elements and scale factors as numbers, by lookup [PTX ISA 5.2.3]."""

from __future__ import annotations

import numpy as np

from .. import narrow_formats
from ..narrow_formats import FORMATS, four_bits, six_bits

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "e2m3": 6, "e3m2": 6, "e2m1": 4, "u8": 8, "s8": 8}


TABLES = {
    **{
        name: narrow_formats.decode(np.arange(1 << BITS[name]), FORMATS[name + "x2"]).astype(np.float32)
        for name in ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1")
    },
    "s8": np.arange(256, dtype=np.uint8).view(np.int8).astype(np.float32),
    "u8": np.arange(256, dtype=np.float32),
}
_PAIRS = np.stack([TABLES["e2m1"][np.arange(256) & 15], TABLES["e2m1"][np.arange(256) >> 4]], 1)
UE8M0 = np.ldexp(np.float64(1), np.arange(256) - 127)
UE8M0[255] = np.nan
UE4M3 = TABLES["e4m3"][:128].astype(np.float64)
UE4M3 = np.concatenate([UE4M3, UE4M3])  # the top bit is not used
SCALES = {"ue8m0": UE8M0, "ue4m3": UE4M3}


def decode(data: np.ndarray, kind: str, packed: bool) -> np.ndarray:
    """Bytes [..., b] as f32 elements, the last axis in order of k.

    Args:
        data: u8, the last axis a whole number of elements (or of 16-byte units for unpacked 6- and 4-bit kinds).
        kind: a key of BITS.
        packed: e2m1 two to a byte (kinds mxf4 and mxf4nvf4); otherwise 16 elements of 4 or 6 bits fill the first 8 or
            12 bytes of each 16 [PTX ISA 9.7.16.10.8].
    """
    if kind == "f16":
        return data.view(np.float16).astype(np.float32)
    if kind == "bf16":
        return (data.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    if kind == "tf32":
        return (data.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
    if BITS[kind] == 8:
        return TABLES[kind][data]
    if packed:
        return _PAIRS[data].reshape(*data.shape[:-1], -1)
    units = data.reshape(*data.shape[:-1], -1, 16)
    codes = four_bits(units) if BITS[kind] == 4 else six_bits(units)
    return TABLES[kind][codes].reshape(*data.shape[:-1], -1)


def containers(cells: np.ndarray, kind: str, packed: bool) -> np.ndarray:
    """A operand in tensor memory: u32 cells [rows, columns] as f32 elements [rows, k]; kinds below 8 bits that are not
    packed have one byte each, 4-bit ones in bits 2 to 5 of it [PTX ISA 9.7.16.10.7]."""
    data = np.ascontiguousarray(cells).view(np.uint8)
    if packed or BITS[kind] >= 8:
        return decode(data, kind, packed)
    return TABLES[kind][data >> 2 & 15 if BITS[kind] == 4 else data & 63]
