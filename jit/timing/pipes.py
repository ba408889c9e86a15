"""Which pipe of a multiprocessor a machine instruction takes, for how long, and when its result is there.

Source of the pipes: the Nsight Compute documentation, "Metrics Decoder: Pipelines". The rates are figures of the chip.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..llvm.structures import structures
from .layout import HEADER
from .parameters import Chip

_MODEL = structures(HEADER)
_SHAPE = re.compile(r"\.(\d{4,5})(?:\.|$)")
_KINDS = {"memory": _MODEL.P_MEMORY, "fma": _MODEL.P_FMA, "alu": _MODEL.P_ALU, "heavy": _MODEL.P_HEAVY,
          "f64": _MODEL.P_F64, "special": _MODEL.P_SPECIAL, "tensor": _MODEL.P_TENSOR, "uniform": _MODEL.P_UNIFORM,
          "control": _MODEL.P_CONTROL}  # fmt: skip

# By the base of the opcode: pipe, the chip's figure for its rate in operations a clock, and that for its latency.
_TABLE: dict[str, tuple[str, str, str]] = {}
for _names, _pipe, _rate, _latency in (
    ("FFMA FMUL FADD FFMA32I FMUL32I FADD32I FFMA2 FMUL2 FADD2", "fma", "fma_rate", ""),
    ("HFMA2 HMUL2 HADD2", "fma", "fma_rate", ""),
    ("IMAD IDP IMUL", "heavy", "integer_rate", ""),
    ("DADD DFMA DMUL DSETP", "f64", "f64_rate", "f64_latency"),
    ("MUFU", "special", "special_rate", "special_latency"),
    ("I2F F2I F2F FRND POPC FLO BREV I2I", "special", "convert_rate", "special_latency"),
    ("SHFL MATCH MOVM", "memory", "shuffle_rate", "shuffle_latency"),
    ("REDUX CREDUX", "special", "convert_rate", "shuffle_latency"),
    ("LDG STG LD ST LDS STS LDL STL LDSM STSM LDGSTS ATOM ATOMG ATOMS RED REDG STAS REDAS ST_BULK", "memory",
     "shuffle_rate", "shared_latency"),
    ("LDC LDCU", "uniform", "uniform_rate", "constant_latency"),
    ("S2R S2UR CS2R R2UR R2URI", "uniform", "uniform_rate", "uniform_latency"),
    ("SYNCS USYNCS ARRIVES BAR B2R UCGABAR_ARV UCGABAR_WAIT", "uniform", "uniform_rate", "uniform_latency"),
    ("BRA BRX BRXU BSSY BSYNC EXIT CALL RET JMP WARPSYNC BREAK BMOV", "control", "control_rate", ""),
    ("MEMBAR FENCE ERRBAR CCTL ACQBULK PREEXIT NOP", "control", "control_rate", "uniform_latency"),
):  # fmt: skip
    for _name in _names.split():
        _TABLE[_name] = _pipe, _rate, _latency
# Products of 64 bits, and their upper halves, take their pipe twice as long. Source: what ncu counts of 153 launches of
# the blind trials. By least squares the two multiply-add pipes are active for 3.97 cycles an IMAD.WIDE, and for 1.97 an
# FFMA, FMUL or FADD; of 158 launches the pipe of integers alone for 3.74 an IMAD.HI, and 0.80 of the time where 0.134
# of them and 0.114 other IMADs issue a cycle and quarter.
_WIDE = re.compile(r"IMAD(?:\.\w+)*\.(?:WIDE|HI)\b")
_ASYNCHRONOUS = re.compile(r"[HIQBO]GMMA|UTC|UTMA|UBLK|LDTM|STTM|WARPGROUP|LDGDEPBAR|DEPBAR")
_WARP = {"HMMA": "f16", "IMMA": "i8", "QMMA": "f8", "BMMA": "i8", "DMMA": "f64", "OMMA": "f4"}


class Use(NamedTuple):
    """What an instruction takes: a pipe, for ``clocks``; its result is there after ``latency``."""

    pipe: int
    clocks: float
    latency: float


def use(op: str, chip: Chip) -> Use:
    """What a machine instruction takes of a multiprocessor of a chip."""
    base = op.partition(".")[0]
    if base in _WARP:
        return _product(op, _WARP[base], chip)
    if _ASYNCHRONOUS.match(base):
        return Use(_KINDS["uniform"], 2.0, chip["uniform_latency"])
    if base not in _TABLE:
        kind = "uniform" if base.startswith("U") or base in ("VOTEU", "ELECT") else "alu"
        rate = "uniform_rate" if kind == "uniform" else "integer_rate"
        return Use(_KINDS[kind], 128 / chip[rate], chip["uniform_latency"] if kind == "uniform" else 6.0)
    pipe, rate, latency = _TABLE[base]
    # The memory pipe is one for the four quarters, and there are two pipes that multiply and add in each of them.
    whole = {"memory": 32, "fma": 256}.get(pipe, 128)
    times = 2 if _WIDE.match(op) else 1
    return Use(_KINDS[pipe], times * whole / chip[rate], chip[latency] if latency else 6.0)


def _product(op: str, kind: str, chip: Chip) -> Use:
    """A product by one warp's registers, of ``16816``, or ``1688``: m, n and k."""
    shape = _SHAPE.search(op)
    digits = shape[1] if shape else "16816"
    m, n, k = (16, 8, int(digits[3:])) if digits.startswith("168") else (8, 8, int(digits[2:] or 4))
    if kind == "f64":
        return Use(_KINDS["tensor"], m * n * k / (chip["f64_tensor"] / 4), chip["mma_sync_latency"])
    clocks = m * n * k / (chip[f"{kind}_tensor"] / 4) + chip["mma_sync_more"]
    return Use(_KINDS["tensor"], clocks, chip["mma_sync_latency"])
