"""The attn_dist kernel on a GPU: every case, fresh seeds, any number of CTAs, the same bits each time, in a graph."""

from __future__ import annotations

import importlib.util
import random

import pytest
import torch

from harness import tasks
from kernels.attn_dist import attn_dist
from tests.paths import TASKS

pytestmark = pytest.mark.gpu

TASK = tasks.load(TASKS / "attn_dist")
SEED = random.SystemRandom().randrange(2**30)


def _run(data, **options):
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    return attn_dist(q, k, indices, lse, q_start=q_start, k_stride=k_stride, sm_scale=sm_scale, **options)


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
@pytest.mark.parametrize("num_ctas", [None, 1, 5])
def test_cases(case, num_ctas):
    for seed in (case.args["seed"], SEED):
        print(f"seed {seed}")
        data = TASK.generate({**case.args, "seed": seed})
        good, message = TASK.verify(data, _run(data, num_ctas=num_ctas))
        assert good, message


def test_same_bits_in_every_run_and_for_any_cut():
    data = TASK.generate({**TASK.tests[-1].args, "s_q": 40, "seed": SEED})
    print(f"seed {SEED}")
    first = _run(data)
    for num_ctas in (None, 1, 7, 100):
        assert torch.equal(_run(data, num_ctas=num_ctas), first)


def test_in_a_graph():
    data = TASK.generate(TASK.tests[1].args)
    expected = _run(data)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = _run(data)
    out.fill_(torch.nan)
    graph.replay()
    assert torch.equal(out, expected)


@pytest.mark.parametrize("name", ["torch_bmm", "tilelang"])
def test_peers_keep_the_contract(name):
    """On a GPU the peers take another path than on the CPU."""
    if name == "tilelang":
        pytest.importorskip("tilelang")
    spec = importlib.util.spec_from_file_location("attn_dist_peers", TASK.folder / "peers.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    with TASK.active():
        spec.loader.exec_module(module)
    peer = module.PEERS[name]
    prepare, run = peer if isinstance(peer, tuple) else (lambda data: data, peer)
    for case in TASK.tests:
        data = TASK.generate(case.args)
        good, message = TASK.verify(data, run(prepare(data)))
        assert good, f"{case.args}: {message}"
