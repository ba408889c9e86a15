"""Tensor memory that nobody works on any more, and whose next user has not waited for that: an mma that overwrites what
warps of the epilogue load, a load before the mma is waited for, a dealloc before the last loads. The schedule may put
them in the right order; nothing in the program does [PTX ISA 9.7.16.6.4]."""

import torch

from .case import Case

GIVEN = (torch.zeros(128), 3)


def damaged(name: str, number: int, tiles: int, line: str = "", any_seed: bool = False) -> Case:
    return Case(
        name, (GIVEN[0], tiles), finding="tcgen05-order|deadlock", line=line, arch="sm_100a", block=160,
        defines={"DAMAGE": number}, any_seed=any_seed,
    )  # fmt: skip


CASES = (
    Case("waits", GIVEN, {0: [96.0] * 128}, arch="sm_100a", block=160),
    damaged("overwritten", 1, 3),
    damaged("loaded_early", 2, 1, any_seed=True),
    damaged("loaded before it is there", 5, 1, "load(quarter(t) + i"),
    damaged("same_parity", 4, 3, "// the product is done"),
    damaged("freed_early", 3, 3, "// frees"),
)
