"""Unordered stores of the same bytes are data races [PTX ISA 8.7.1]. The axioms "are sufficient to describe the
behavior of a PTX program with only uniform-size data-races" [8.7.2]: whoever comes after all of them reads that value.
They "do not apply" to races of different sizes. An access that is not ordered after each of the stores is a race."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(512, dtype=torch.int32)
LANES = torch.arange(32, dtype=torch.int32)
ROW = (7 * LANES).repeat_interleave(4).repeat(4)
# Row r of matrix m is lane 8 m + r's 16 bytes: it gets the words of lanes 4 r to 4 r + 3.
TILES = (7 * LANES).repeat(4).repeat(4)
FORM = {"DIFFER": 0, "VECTOR": 0, "MATRIX": 0, "MIXED": 0}
SEEDS = tuple(range(4))
RACE = ("race",)

CASES = (
    Case("words", (OUT,), {0: ROW}, remarks=RACE, block=128, defines=FORM, seeds=SEEDS),
    Case("vectors", (OUT,), {0: ROW}, remarks=RACE, block=128, defines=FORM | {"VECTOR": 1}, seeds=SEEDS),
    Case("matrices", (OUT,), {0: TILES}, remarks=RACE, block=128, defines=FORM | {"MATRIX": 1}, seeds=SEEDS),
    *(Case(f"one differs, {form}", (OUT,), finding="race", says=("nothing orders the two",), block=128,
           defines=FORM | {"DIFFER": 1, form: 1}, seeds=SEEDS) for form in ("WORDS", "VECTOR", "MATRIX")),
    Case("two sizes", (OUT,), finding="race", says=("scalars of",), block=64, defines=FORM | {"MIXED": 1}, seeds=SEEDS),
    *(Case(f"a third after warp {warp}, {how}", (OUT,), finding="race", says=(f"which warp {1 - warp} at",),
           line="// the third", kernel="third", block=96, defines=FORM | {"AFTER": warp, how: 1}, seeds=SEEDS)
      for warp in (0, 1) for how in ("READS", "WRITES", "UPDATES")),
    *(Case(f"a fence of warp {warp} only", (OUT,), finding="proxy-fence", says=(f"which warp {1 - warp} at",),
           kernel="fenced", block=64, defines=FORM | {"FENCES": warp}, seeds=SEEDS) for warp in (0, 1)),
    Case("fences of both", (torch.zeros(32, dtype=torch.int32),), {0: LANES}, remarks=RACE, kernel="fenced", block=64,
         defines=FORM | {"FENCES": 2}, seeds=SEEDS),
    Case("CTAs", (torch.zeros(32, dtype=torch.int32),), {0: 3 * LANES}, remarks=RACE, kernel="grid", grid=4,
         defines=FORM, seeds=SEEDS),
    Case("CTAs differ", (torch.zeros(32, dtype=torch.int32),), finding="race", kernel="grid", grid=4,
         defines=FORM | {"DIFFER": 1}, seeds=SEEDS),
)  # fmt: skip
