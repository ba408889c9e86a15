"""Recursive functions: PTX has a stack for them [PTX ISA 7.2, 9.7.12.5]."""

from __future__ import annotations

import torch

from .case import Case

FIBONACCI = [0, 1, 1, 2, 3, 5, 8, 13, 21]
OUT = torch.zeros(64, dtype=torch.int32)
ROWS = torch.stack([torch.randperm(19, generator=torch.Generator().manual_seed(i)) % 11 for i in range(40)])
TREES = torch.randint(-2, 9, (33, 31), generator=torch.Generator().manual_seed(5))


def walk(tree: list[int], at: int, scale: float) -> tuple[float, int]:
    if at >= 31 or tree[at] < 0:
        return 0.0, 1
    left, right = walk(tree, 2 * at + 1, scale * 2), walk(tree, 2 * at + 2, scale * 3)
    return left[0] + right[0] + scale * tree[at], left[1] + right[1] + 1


CASES = (
    Case("fibonacci", (OUT,), {0: [FIBONACCI[t % 9] + 100 * FIBONACCI[t // 8] for t in range(64)]}, block=64),
    Case(
        "mutual", (OUT[:32],), {0: [(t % 2 == 0) + 2 * (t * 3 % 2) for t in range(32)]}, kernel="mutual", seeds=(0,),
        chip=False,  # 93 calls deep: more than the stack that a chip gives by default
    ),
    Case("quicksort", (ROWS.to(torch.int32), 19), {0: ROWS.sort(1)[0].to(torch.int32)}, kernel="quick", block=40),
    Case(
        "tree", (torch.zeros(33, 2, dtype=torch.float64), TREES.to(torch.int32)),
        {0: torch.tensor([walk(tree, 0, 1.0) for tree in TREES.tolist()], dtype=torch.float64)},
        kernel="tree", block=33,
    ),
    Case("never", (OUT[:1],), finding="out-of-bounds", kernel="never", line="has no end", block=1, seeds=(0,)),
)  # fmt: skip
