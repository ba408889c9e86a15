"""The sparse MLA backward tasks on the CPU: reference against autograd, and what the checkers refuse."""

from __future__ import annotations

import pytest
import torch

from harness import tasks
from tests.paths import TASKS

FOLDER = TASKS / "sparse_mla_bwd"
FULL, PHASE1 = tasks.load(FOLDER), tasks.load(FOLDER / "phase1")
pytestmark = pytest.mark.usefixtures("on_cpu")


def test_reference_is_the_gradient() -> None:
    """dq and dkv equal what autograd gives for a forward pass that knows nothing of lse and delta."""
    reference = FULL.reference
    case = dict(s_q=3, s_kv=40, h_q=64, d_qk=576, topk=64, q_start=20, lengths=1, family="edges", seed=5)  # noqa: C408
    data = reference.generate_input(**case)
    q, kv, _, do, lse, indices, length, q_start, scale = data
    qd = q.double().requires_grad_()
    kvd = kv.double().requires_grad_()
    for s in range(case["s_q"]):
        tokens = [t for t in indices[s, 0, : length[s]].tolist() if 0 <= t < case["s_kv"] and t <= q_start + s]
        if tokens:
            k = kvd[tokens, 0]
            p = (qd[s] @ k.T * scale).softmax(-1)
            ((p @ k[:, :512]) * do[s].double()).sum().backward()
    # o is given rounded to bf16, so its rounding enters delta: an exact o makes the two the same function.
    exact_o = torch.zeros(q.shape[0], q.shape[1], 512)
    for s in range(case["s_q"]):
        tokens = [t for t in indices[s, 0, : length[s]].tolist() if 0 <= t < case["s_kv"] and t <= q_start + s]
        if tokens:
            k = kv[tokens, 0].double()
            exact_o[s] = ((q[s].double() @ k.T * scale).softmax(-1) @ k[:, :512]).float()
    dq, dkv = reference.ref_kernel((q.float(), kv.float(), exact_o, do, lse, indices, length, q_start, scale))
    torch.testing.assert_close(dq.double(), qd.grad, rtol=1e-3, atol=2e-4)
    torch.testing.assert_close(dkv.double(), kvd.grad, rtol=1e-3, atol=2e-4)
    assert (dq[-1] == 0).all()
    assert (dq[1] == 0).all()


def test_cost_of_the_benchmarks() -> None:
    """The figure that throughput is quoted with: 2 s_q h_q topk (3 d_qk + 2 d_v)."""
    for case in [benchmark.args for benchmark in FULL.benchmarks]:
        flops = 2 * case["s_q"] * case["h_q"] * case["topk"] * (3 * case["d_qk"] + 2 * 512)
        assert FULL.reference.cost(**case).flops == flops


@pytest.mark.parametrize("task", [FULL, PHASE1], ids=["full", "phase1"])
def test_checker_refuses_malformed(task: tasks.Task) -> None:
    data = task.reference.generate_input(**task.tests[1].args)
    first, second = task.reference.ref_kernel(data)
    for output in (
        first,
        (first,),
        (first.double(), second),
        (first[:1], second),
        (torch.full_like(first, float("nan")), second),
        (first, torch.zeros_like(second)),
        (first, second.clone().fill_(float("inf"))),
    ):
        good, message = task.reference.check_implementation(data, output)
        assert not good
        assert message
    _, message = task.reference.check_implementation(data, (torch.zeros_like(first), second))
    assert "bad in rows 0.." in message
    assert task.reference.check_implementation(data, (first, second)) == (True, "")


def test_a_sum_that_is_zero_by_chance_may_be_rounded_otherwise() -> None:
    """delta sums 512 products in some order: where one order gives 0, another need not. Slots of p that do not count
    are exactly 0."""
    data = list(PHASE1.reference.generate_input(**PHASE1.tests[3].args))
    o, do = data[2], data[3]
    o[0, 0], do[0, 0] = 0, 0
    o[0, 0, :2], do[0, 0, :2] = torch.tensor([1.0, -1.0]), 1.0
    p, delta = PHASE1.reference.ref_kernel(tuple(data))
    assert delta[0, 0] == 0
    rounded = delta.clone()
    rounded[0, 0] = -1.9e-6
    assert PHASE1.reference.check_implementation(tuple(data), (p, rounded)) == (True, "")
    rounded[0, 0] = 1e-3
    assert not PHASE1.reference.check_implementation(tuple(data), (p, rounded))[0]
    zeros = (p == 0).nonzero()
    assert len(zeros)
    wrong = p.clone()
    wrong[tuple(zeros[0])] = 1e-8
    assert not PHASE1.reference.check_implementation(tuple(data), (wrong, delta))[0]


def test_fresh_inputs_have_other_logits() -> None:
    """No head's logits come back in any place, nor do the probabilities; o and lse belong to them."""
    reference = FULL.reference
    case = {"s_q": 4, "s_kv": 90, "h_q": 16, "d_qk": 576, "topk": 64, "q_start": 80, "lengths": 0, "family": "plain"}
    data = reference.generate_input(**case, seed=3)
    generated = [each.clone() if isinstance(each, torch.Tensor) else each for each in data]

    def logits(inputs: list[object]) -> torch.Tensor:
        q, kv, _, _, _, indices, *_ = inputs
        keys = kv[indices[:, 0].long(), 0].float()  # type: ignore[index]
        return q.float() @ keys.transpose(1, 2)  # type: ignore[attr-defined]

    reference.refresh(data, seed=9, **case)
    before, after = logits(generated), logits(list(data))
    for one, other in zip(before, after, strict=True):
        near = torch.corrcoef(torch.cat((one, other)))[:16, 16:].abs()
        assert near.max() < 0.75, "64 slots: chance alone gives some 0.5"
    q, kv, o, _, lse, indices, _, _, scale = data
    keys = kv[indices[:, 0].long(), 0].float()
    scores = q.float() @ keys.transpose(1, 2) * scale
    torch.testing.assert_close(scores.logsumexp(-1), lse, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close((scores.softmax(-1) @ keys[..., :512]).bfloat16(), o, rtol=2e-2, atol=2e-2)
