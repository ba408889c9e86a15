"""The masked decode task on the CPU: reference against float64 attention."""

from __future__ import annotations

import math

import pytest
import torch

from harness import tasks
from harness.errors import HarnessError
from tests.paths import TASKS

TASK = tasks.load(TASKS / "masked_decode")
pytestmark = pytest.mark.usefixtures("on_cpu")


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_reference_against_float64(case) -> None:
    """Independent of the reference: one query head at a time, kept tokens only, all in float64."""
    data = TASK.generate(case.args)
    q, k, v, mask, valid, hk = data
    lse, out = TASK.expected(data)
    bsz, hq, _, dim = q.shape
    for b in range(bsz):
        for h in range(hq):
            row = b * hk + h * hk // hq
            keep = ~mask[row * valid : (row + 1) * valid]
            keys = k[row * valid * dim : (row + 1) * valid * dim].view(valid, dim)[keep].double()
            vals = v[row * valid * dim : (row + 1) * valid * dim].view(valid, dim)[keep].double()
            score = keys @ q[b, h, 0].double() / math.sqrt(dim)
            torch.testing.assert_close(lse[b, h, 0].double(), torch.logsumexp(score, 0), rtol=1e-5, atol=1e-5)
            want = torch.softmax(score, 0) @ vals if keep.any() else torch.zeros(dim, dtype=torch.float64)
            half_ulp = torch.finfo(q.dtype).eps / 2
            torch.testing.assert_close(out[b, h, 0].double(), want, rtol=1.1 * half_ulp, atol=1e-5)


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_cost_counts_kept_rows(case) -> None:
    """The floor's bytes are those of the mask, of the kept rows of k and v, of q and of the results."""
    q, _, _, mask, valid, hk = TASK.generate(case.args)
    bsz, hq, _, dim = q.shape
    kept = int((~mask[: bsz * hk * valid]).sum())
    moved = bsz * hk * valid + 2 * kept * dim * 2 + 2 * q.numel() * 2 + bsz * hq * 4
    block = case.args["pattern"].removeprefix("block")
    # A block pattern may or may not drop the last, shorter block.
    slack = 4 * dim * bsz * hk * int(block) if block.isdigit() else 1
    assert TASK.cost(case.args).bytes == pytest.approx(moved, abs=slack)


def test_masks() -> None:
    base = {"bsz": 2, "num_q_heads": 4, "num_k_heads": 2, "max_length": 300, "valid_length": 250, "dim": 64,
            "dtype": "fp16", "seed": 5}  # fmt: skip

    def kept(**case) -> torch.Tensor:
        return ~TASK.generate({**base, **case})[3][: 4 * 250].view(4, 250)

    assert (kept(masked=12, pattern="random").sum(-1) == 250 - 30).all()
    blocks = kept(masked=50, pattern="block50")
    assert blocks.view(4, 5, 50).all(-1).sum() + (~blocks).view(4, 5, 50).all(-1).sum() == 20
    assert kept(masked=90, pattern="prefix")[0].nonzero().flatten().tolist() == list(range(225, 250))
    assert kept(masked=90, pattern="suffix")[0].nonzero().flatten().tolist() == list(range(25))
    assert kept(masked=0, pattern="alternate")[1].nonzero().flatten().tolist() == list(range(0, 250, 2))
    dead = kept(masked=0, pattern="random", dead_rows=3)
    assert dead.any(-1).tolist() == [False, True, True, False]
    with pytest.raises(HarnessError, match="pattern: expected"):
        kept(masked=0, pattern="checkers")


def test_padding_is_poison_and_seed_decides() -> None:
    case = TASK.tests[1].args
    first, again = TASK.generate(case), TASK.generate(case)
    other = TASK.generate({**case, "seed": case["seed"] + 1})
    rows = case["bsz"] * case["num_k_heads"] * case["valid_length"]
    for index in (1, 2):
        assert first[index][rows * case["dim"] :].isnan().all()
        assert first[index][: rows * case["dim"]].isfinite().all()
        assert torch.equal(first[index].nan_to_num(), again[index].nan_to_num())
        assert not torch.equal(first[index].nan_to_num(), other[index].nan_to_num())
    assert not torch.equal(first[3], other[3])


def test_wrong_types_are_refused() -> None:
    data = TASK.generate(TASK.tests[0].args)
    lse, out = TASK.expected(data)
    assert TASK.verify(data, (lse, out))[0]
    for output in (out, (lse,), (lse.half(), out), (lse, out.float()), (lse[..., 0], out)):
        good, message = TASK.verify(data, output)
        assert not good
        assert "expected" in message


@pytest.mark.parametrize("name", ["torch_einsum", "sdpa", "sdpa_additive"])
@pytest.mark.parametrize("number", [0, 1, 7, 14])
def test_peers_compute_the_same(name: str, number: int, load) -> None:
    """A peer's time means something only if its result is right, as far as scores in the input's type can be."""
    peer = load(TASK, TASK.folder / "peers.py").PEERS[name]
    prepare, run = peer if isinstance(peer, tuple) else (lambda data: data, peer)
    data = TASK.generate(TASK.tests[number].args)
    _, out = run(prepare(data))
    _, want = TASK.expected(data)
    assert (out.float() - want.float()).norm() < 4 * torch.finfo(out.dtype).eps * want.float().norm()
