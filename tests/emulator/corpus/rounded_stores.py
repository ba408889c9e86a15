"""Replicated sums, may differ by a rounding from warp to warp. Races of uniform size are
within the axioms [PTX ISA 8.7.2]: who comes after all stores reads one of the values, which the program means. Values
that differ by more, values that are no floating-point numbers, and readers who come after some of the stores, race."""

from __future__ import annotations

import torch

from .case import Case

F32 = {"TYPE": "float"}
F64 = {"TYPE": "double"}
INT = {"TYPE": "int"}
OUT = torch.zeros(64)
SAYS = ("differ by more than a rounding",)


def _case(name: str, form: dict[str, str], by: str, out: torch.Tensor, remark: bool, **more: object) -> Case:
    fields = {"remarks": ("rounding",)} if remark else {"finding": "race"}
    return Case(name, (out, 3.0), block=96, defines=form | {"BY": by}, chip=False, **fields | more)  # type: ignore[arg-type]


CASES = (
    _case("f32, a rounding", F32, "0x1p-22f", OUT, True),
    _case("f32, more", F32, "0x1p-8f", OUT, False, says=SAYS),
    _case("f64, more than its own", F64, "0x1p-22f", OUT.double(), False, says=SAYS),
    _case("integers", INT, "0.5f", OUT.int(), False),
    _case("a reader after one of them", F32 | {"THIRD": "1"}, "0x1p-22f", OUT, False, line="// the third"),
)
