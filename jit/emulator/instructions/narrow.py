"""Conversions to and from 8-, 6- and 4-bit floats, ue8m0 and tf32 [PTX ISA 9.7.9.21], on a warp's operands by NumPy."""

from __future__ import annotations

import numpy as np

from ...base.findings import UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.parse import Inst
from . import stochastic
from .narrow_formats import FORMATS, NARROW, decode, encode, ue8m0


def tf32(words: np.ndarray, how: str, relu: bool, satfinite: bool) -> np.ndarray:
    """The f32 bits of a tf32: 10 bits of mantissa; `.rna` rounds ties away from zero."""
    low = words & np.uint32(0x1FFF)
    kept = words - low
    odd = kept >> np.uint32(13) & np.uint32(1)
    half = np.uint32(0x1000)
    more = {"rna": low >= half, "rn": (low > half) | (low == half) & (odd == 1), "rz": np.zeros(len(words), bool)}[how]
    out = kept + more.astype(np.uint32) * np.uint32(0x2000)
    nan = words & np.uint32(0x7FFFFFFF) > np.uint32(0x7F800000)
    if how == "rna":  # NaN and infinities are only cut, as an H200 does; an infinity may come of it
        out = np.where(words & np.uint32(0x7F800000) == np.uint32(0x7F800000), kept, out)
    if satfinite:
        over = out & np.uint32(0x7FFFFFFF) >= np.uint32(0x7F800000)
        out = np.where(over, out - np.uint32(0x2000), out)
    if relu:
        out = np.where((words >> np.uint32(31)).astype(bool), np.uint32(0), out)
    return np.where(nan & (how != "rna"), np.uint32(0x7FFFE000), out).astype(np.uint32)


def _halves(words: np.ndarray, kind: str) -> list[np.ndarray]:
    """Lower and upper value, f64, of packed 16-bit floats."""
    pairs = [(words >> np.uint32(shift) & np.uint32(0xFFFF)).astype(np.uint16) for shift in (0, 16)]
    if kind == "f16x2":
        return [pair.view(np.float16).astype(np.float64) for pair in pairs]
    return [(pair.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64) for pair in pairs]


def _half_bits(values: np.ndarray, relu: bool) -> np.ndarray:
    """f16 bits, u32, of values that f16 holds."""
    bits = values.astype(np.float16).view(np.uint16).astype(np.uint32)
    if relu:
        bits = np.where(np.signbit(values) & ~np.isnan(values), np.uint32(0), bits)
    return np.where(np.isnan(values), np.uint32(0x7FFF), bits).astype(np.uint32)


def executed(inst: Inst) -> bool:
    """Whether `cvt` executes this form: stochastic rounding, and all that have a narrow format but two, which
    convert.py emits code for."""
    to, source = inst.parts[-2:]
    found = set(inst.parts[1:-2])
    if "rs" in found:
        return True
    if "pack" in found or not {to, source} & NARROW:
        return False
    return not (to == "f16x2" and source in ("e4m3x2", "e2m1x2") and found == {"rn"})


def cvt(warp: Warp, site: Site, mask: int) -> int:
    """`cvt{.rn,.rz,.rp,.rna}{.satfinite}{.relu}.dtype.stype` where one of them is narrow. Packed results hold the
    second operand, or the lower half, in their lower bits."""
    inst, slots = site.inst, site.slots
    to, source = inst.parts[-2:]
    found = set(inst.parts[1:-2])
    relu, satfinite = "relu" in found, "satfinite" in found
    if "rs" in found:
        stochastic.convert(warp, site)
        return 0
    rounding = found - {"relu", "satfinite"}
    how = min(rounding) if len(rounding) == 1 else ""
    if to == "tf32" and source == "f32" and how in ("rna", "rn", "rz"):
        warp.u32[slots[0][0]] = tf32(warp.u32[slots[1][0]], how, relu, satfinite)
        return 0
    if source == "f32" and len(slots) == 3:
        values = [warp.u32[slots[i][0]].view(np.float32).astype(np.float64) for i in (2, 1)]
    elif source in ("f16x2", "bf16x2"):
        values = _halves(warp.u32[slots[1][0]], source)
    elif to == "f16x2" and source in FORMATS and how == "rn" and not satfinite:
        form = FORMATS[source]
        word, step = _narrow_operand(warp, site), 4 if source == "e2m1x2" else 8
        low, high = (_half_bits(decode(word >> np.uint32(at), form), relu) for at in (0, step))
        warp.u32[slots[0][0]] = low | high << np.uint32(16)
        return 0
    elif to == "bf16x2" and source == "ue8m0x2" and found == {"rn"}:
        word = _narrow_operand(warp, site)
        codes = [word >> np.uint32(at) & np.uint32(0xFF) for at in (0, 8)]
        low, high = (np.where(c == 255, 0x7FFF, np.where(c == 0, 0x40, c << np.uint32(7))) for c in codes)
        warp.u32[slots[0][0]] = low.astype(np.uint32) | high.astype(np.uint32) << np.uint32(16)
        return 0
    else:
        raise UnsupportedInstruction(str(inst), inst.location, "this conversion")
    if to in FORMATS and how == "rn" and satfinite and source != "bf16x2":
        codes = [encode(value, FORMATS[to], relu) for value in values]
    elif to == "ue8m0x2" and how in ("rz", "rp") and not relu and source != "f16x2":
        codes = [ue8m0(value, how == "rp", satfinite) for value in values]
    else:
        raise UnsupportedInstruction(str(inst), inst.location, "this conversion")
    packed = codes[0] | codes[1] << (4 if to == "e2m1x2" else 8)
    warp.u32[site.slots[0][0]] = packed
    return 0


def _narrow_operand(warp: Warp, site: Site) -> np.ndarray:
    """The packed operand as u32, from a register of 8 or 16 bits."""
    return warp.u32[site.slots[1][0]] & np.uint32(0xFF if site.inst.parts[-1] == "e2m1x2" else 0xFFFF)
