"""Rows that are drawn from more than the L2 holds come from DRAM again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import torch

from jit import timing
from jit.timing.drawn import drawn, fetched
from jit.timing.estimates import Modelled
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]

Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
ROW = 128  # words
# Each warp reads `draws` rows of 512 bytes, whose numbers stand in `list`.
GATHER = """extern "C" __global__ void gather(float* out, const float4* in, const int* list, int draws) {
    float sum = 0;
    for (int i = 0; i < draws; ++i) sum += in[list[blockIdx.x * draws + i] * 32 + threadIdx.x].x;
    out[blockIdx.x * 32 + threadIdx.x] = sum;
}
"""
DRAWS = 256


def _gather(recorded: Recorded, rows: torch.Tensor, of: int) -> timing.Launch:
    ctas = len(rows) // DRAWS
    out, data = torch.zeros(ctas * 32), torch.zeros(of * ROW)
    lists = rows.to(torch.int32)
    return recorded(GATHER, "gather", out, data, lists, DRAWS, grid=(ctas,), block=(32,), sample=4)


def _random(ctas: int, of: int) -> torch.Tensor:
    return torch.randint(of, (ctas * DRAWS,), generator=torch.Generator().manual_seed(1))


def _halves(ctas: int, of: int) -> torch.Tensor:
    draws = _random(ctas, of // 2).view(ctas, 2, DRAWS // 2)
    return (draws + torch.tensor([0, of // 2]).view(1, 2, 1)).reshape(-1)


@pytest.mark.parametrize("of", [4096, 16384])
def test_rows_that_are_drawn_are_told(recorded: Recorded, of: int) -> None:
    launch = _gather(recorded, _random(64, of), of)
    whole = drawn(launch)
    assert np.count_nonzero(whole) == 1
    assert whole.max() == pytest.approx(of * ROW / 8, rel=0.02)


@pytest.mark.parametrize("how", ["same", "apart", "strided", "side by side", "sorted", "halves"])
def test_rows_in_another_order_are_not_drawn(recorded: Recorded, how: str) -> None:
    """All read the same drawn rows; no row is drawn twice; each 64th row; the rows of each lie in one
    place; those of each rise; and each goes through one half of all before the other."""
    ctas, of = 64, 16384
    drawn_once = torch.randperm(of, generator=torch.Generator().manual_seed(1))
    rows = {"same": drawn_once[:DRAWS].repeat(ctas), "apart": drawn_once,
            "strided": torch.arange(of).view(DRAWS, ctas).T.reshape(-1),
            "side by side": torch.arange(of), "sorted": _random(ctas, of).view(ctas, DRAWS).sort(1)[0].reshape(-1),
            "halves": _halves(ctas, of)}[how]  # fmt: skip
    assert not drawn(_gather(recorded, rows, of)).any()


def _by_hand(rows: int, draws: int, streamed: int, room: int) -> int:
    """How many rows a cache of `room` rows misses that replaces what was used least lately, of `draws` that are drawn
    from `rows` while so many others go through it."""
    held: OrderedDict[int, None] = OrderedDict()
    missed, through = 0, 0
    for number, row in enumerate(np.random.default_rng(1).integers(rows, size=draws).tolist()):
        while through * draws < streamed * number:
            through += 1
            held[-through] = None
        missed += row not in held
        held[row] = None
        held.move_to_end(row)
        while len(held) > room:
            held.popitem(last=False)
    return missed


@pytest.mark.parametrize(
    ("rows", "draws", "streamed"), [(4000, 8000, 0), (4000, 16000, 6000), (1500, 12000, 9000), (900, 9000, 500)]
)
def test_as_many_rows_come_from_dram_as_a_cache_misses(rows: int, draws: int, streamed: int) -> None:
    room = 2000
    asked, own = np.array([draws, streamed, 0.0]), np.zeros(3)
    found = fetched(np.array([rows, 0, 0]), asked, own, np.array([rows, streamed, 0]), room)
    assert found[0] == pytest.approx(_by_hand(rows, draws, streamed, room), rel=0.03)
    assert not found[1:].any()


def test_a_launch_that_draws_from_more_than_the_l2_holds_moves_more(recorded: Recorded) -> None:
    of = 4096
    launch = _gather(recorded, _random(128, of), of)
    small = replace(H100, l2=of * ROW * 4 // 2)
    dram = [Modelled(launch).run(chip)[1].dram_bytes for chip in (H100, small)]
    assert dram[1] > 1.5 * dram[0]
