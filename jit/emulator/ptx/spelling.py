"""The order of an opcode's modifiers.

The PTX ISA shows one order. `ptxas` takes every order of most of them, and programs have others: CUB's radix sort says
`vote.ballot.sync.b32`. Here they are put in the order of the ISA; types keep theirs, and come last.
"""

from __future__ import annotations

import functools
import re

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|f(?:16|32|64)|bf16|tf32|[us]16|pred)(?:x2)?")
_MEMORY = "weak volatile mmio relaxed acquire release acq_rel sc cta cluster gpu sys global shared shared::cta "
_MEMORY += "shared::cluster local param const"
_ROUNDING = "rn rz rm rp rna"
_FLOAT = f"wide lo hi approx full {_ROUNDING} ftz NaN xorsign abs sat relu cc"
_BARRIER = "cta cluster warp sync arrive wait red popc and or release relaxed acquire aligned"
_ORDERS = {
    "vote": "sync all any uni ballot",
    "shfl": "sync up down bfly idx",
    "match": "any all sync",
    "redux": "sync add min max and or xor abs NaN",
    "elect": "sync",
    "bar": _BARRIER,
    "barrier": _BARRIER,
    "setmaxnreg": "inc dec sync aligned",
    "wgmma": "fence commit_group wait_group sync aligned",
    "ldmatrix": "sync aligned m8n8 m16n16 x1 x2 x4 trans shared shared::cta",
    "stmatrix": "sync aligned m8n8 m16n8 x1 x2 x4 trans shared shared::cta",
    "movmatrix": "sync aligned m8n8 trans",
    "atom": f"{_MEMORY} add min max inc dec cas exch and or xor noftz L2::cache_hint v2 v4 v8",
    "red": f"{_MEMORY} add min max inc dec and or xor noftz L2::cache_hint v2 v4 v8",
    "ld": f"{_MEMORY} ca cg cs lu cv nc * v2 v4 v8",
    "st": f"{_MEMORY} wb cg cs wt * v2 v4 v8",
    "mbarrier": "init inval arrive arrive_drop test_wait try_wait complete_tx expect_tx noComplete parity "
    f"pending_count {_MEMORY}",
    "setp": "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan and or xor ftz",
    "set": "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan and or xor ftz",
    "shf": "l r wrap clamp",
    "cvt": f"{_ROUNDING} rni rzi rmi rpi ftz sat",
    **dict.fromkeys(
        ("add", "addc", "sub", "subc", "mul", "mul24", "mad", "mad24", "madc", "fma", "div", "min", "max", "abs", "neg",
         "rcp", "sqrt", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh"), _FLOAT,
    ),
}  # fmt: skip
# Of mma, whose types are not in the list above: a pattern for each place, those that fit none come last.
_MATRIX = [
    re.compile(pattern)
    for pattern in (
        r"sp|sp::.*",
        "sync",
        "aligned",
        r"m\d+n\d+k\d+",
        "row|col",
        "kind::.*",
        "block_scale",
        "scale_vec::.*",
    )
]


@functools.cache
def canonical(op: str) -> str:
    """The opcode with its modifiers in the order of the ISA; as it is where one of them is not known here."""
    name, *modifiers = op.split(".")
    if name == "mma":
        place = {
            one: next((i for i, what in enumerate(_MATRIX) if what.fullmatch(one)), len(_MATRIX)) for one in modifiers
        }
        return ".".join([name, *sorted(modifiers, key=place.__getitem__)])
    order = _ORDERS.get(name, "").split()
    types = [one for one in modifiers if _TYPE.fullmatch(one)]
    others = ["*" if one.startswith(("L1::", "L2::")) and one not in order else one for one in modifiers]
    places = [order.index(one) if one in order else -1 for one in others if not _TYPE.fullmatch(one)]
    if not order or -1 in places:
        return op
    rest = [one for one in modifiers if not _TYPE.fullmatch(one)]
    return ".".join([name, *(one for _, one in sorted(zip(places, rest, strict=True), key=lambda row: row[0])), *types])
