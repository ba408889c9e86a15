"""The attention distribution task on the CPU: reference against float64."""

from __future__ import annotations

import math

import pytest
import torch

from harness import tasks
from tasks.utils import distinct
from tests.paths import TASKS

TASK = tasks.load(TASKS / "attn_dist")
pytestmark = pytest.mark.usefixtures("on_cpu")


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_reference_against_float64(case) -> None:
    """Independent of the reference: one slot at a time, in float64, with Python's own floor division."""
    data = TASK.generate(case.args)
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    out = TASK.expected(data)
    for s in range(q.shape[0]):
        for j in range(0, indices.shape[1], 5):
            t = int(indices[s, j])
            want = 0.0
            if 0 <= t < k.shape[0] and t <= (q_start + s + 1 - k_stride) // k_stride:
                score = (q[s].double() @ k[t, 0].double()) * sm_scale * math.log2(math.e)
                finite = lse[s].isfinite()
                want = float(torch.exp2(score[finite] - lse[s, finite].double()).sum())
            assert float(out[s, j]) == pytest.approx(want, rel=2e-5, abs=1e-8), f"slot {s}, {j}"


def test_the_cases_hold_the_edges() -> None:
    """Negative limits, limits inside a row, every kind of bad index, both infinities, and a sliced q."""
    made = [TASK.generate(case.args) for case in TASK.tests]
    valid = [TASK.reference.valid_slots(data) for data in made]
    assert any(not mask[0].any() and mask[-1].any() for mask in valid)
    assert any(not mask.any() for mask in valid)
    assert any(set(data[2].unique().tolist()) >= {-1, -(2**31), data[1].shape[0], 2**31 - 1} for data in made)
    assert any((data[3] == math.inf).any() and (data[3] == -math.inf).any() for data in made)
    assert any(data[0].stride(1) != data[0].shape[2] for data in made)


def test_cost() -> None:
    case = TASK.benchmarks[0]
    cost = TASK.cost(case.args)
    assert cost.flops == 2 * 4096 * 128 * 2048 * 576
    assert cost.bytes == 4096 * 128 * 576 * 2 + 32768 * 576 * 2 + 4096 * 2048 * 8 + 4096 * 128 * 4


def test_an_invalid_slot_within_tolerance_is_refused() -> None:
    """Exactly 0 means exactly 0."""
    data = TASK.generate(TASK.tests[2].args)
    out = TASK.expected(data)
    assert TASK.verify(data, out)[0]
    slot = (~TASK.reference.valid_slots(data)).nonzero()[0]
    out[tuple(slot)] = 1e-6
    good, message = TASK.verify(data, out)
    assert not good
    assert "invalid slots are not 0" in message


def test_wrong_types_are_refused() -> None:
    data = TASK.generate(TASK.tests[0].args)
    out = TASK.expected(data)
    for output in (out.half(), out[:1], (out,), out.flatten()):
        good, message = TASK.verify(data, output)
        assert not good
        assert "expected" in message


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_peers_keep_the_contract(case, load) -> None:
    """A peer's time means something only if its answer would pass. TileLang's kernel runs on a GPU only."""
    data = TASK.generate(case.args)
    good, message = TASK.verify(data, load(TASK, TASK.folder / "peers.py").PEERS["torch_bmm"](data))
    assert good, message


def test_the_floor_counts_the_chosen_keys_only() -> None:
    """One query reads at most topk keys, however many there are; many queries read all of them."""
    shape = {"h_q": 64, "d_qk": 576, "topk": 2048, "s_kv": 1 << 20}
    one, longer = (TASK.reference.cost(s_q=1, **shape | {"s_kv": keys}).bytes for keys in (1 << 20, 1 << 21))
    rest = 64 * 576 * 2 + 4 * (2 * 2048 + 64)
    assert 0.99 * 2048 * 576 * 2 < one - rest <= 2048 * 576 * 2
    assert longer == pytest.approx(one, rel=1e-2)
    assert distinct(1, 5) == 1
    seed = 7
    print(f"seed {seed}")
    drawn = torch.randint(0, 3000, (4000,), generator=torch.Generator().manual_seed(seed)).unique().numel()
    assert distinct(3000, 4000) == pytest.approx(drawn, rel=0.03)
