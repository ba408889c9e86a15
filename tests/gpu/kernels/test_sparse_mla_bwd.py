"""The sparse MLA backward kernels on the chip against the tasks' references."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import torch
import yaml

from kernels.sparse_mla_bwd import phase1, sparse_mla_bwd
from tests.paths import TASKS

pytestmark = pytest.mark.gpu

FULL = TASKS / "sparse_mla_bwd"
KERNELS: dict[str, tuple[Path, Callable]] = {"full": (FULL, sparse_mla_bwd), "phase1": (FULL / "phase1", phase1)}


def _reference(folder: Path) -> ModuleType:
    """The folder's reference.py, with its own task.py and the tasks' utils.py under the names that it imports."""
    saved = {name: sys.modules.pop(name, None) for name in ("task", "utils", "inputs")}
    paths, sys.path[:0] = list(sys.path), [str(folder), str(TASKS / "sparse_mla_bwd"), str(TASKS)]
    try:
        spec = importlib.util.spec_from_file_location(f"reference_of_{folder.name}", folder / "reference.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path[:] = paths
        for name, module_before in saved.items():
            sys.modules.pop(name, None)
            if module_before is not None:
                sys.modules[name] = module_before


REFERENCES = {name: _reference(folder) for name, (folder, _) in KERNELS.items()}
CASES = [
    pytest.param(name, case, id=f"{name}-" + "-".join(str(value) for value in case.values()))
    for name, (folder, _) in KERNELS.items()
    for case in yaml.safe_load((folder / "task.yml").read_text())["tests"]
]


def _run(name: str, data: tuple) -> tuple[torch.Tensor, torch.Tensor]:
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    kernel = KERNELS[name][1]
    return kernel(q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale)


@pytest.mark.parametrize(("name", "case"), CASES)
def test_cases(name: str, case: dict) -> None:
    """Every test case of the task, with its seed and with a fresh one."""
    for seed in (case["seed"], random.randrange(2**31)):
        print(f"seed {seed}")
        data = REFERENCES[name].generate_input(**case | {"seed": seed})
        good, message = REFERENCES[name].check_implementation(data, _run(name, data))
        assert good, message


@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("h_q", [64, 128])
@pytest.mark.parametrize("d_qk", [576, 512])
def test_many_queries(name: str, h_q: int, d_qk: int) -> None:
    """More CTAs than the chip holds at once, lists of many blocks: every pipeline wraps around."""
    seed = random.randrange(2**31)
    print(f"seed {seed}")
    case = {"s_q": 300, "s_kv": 2500, "h_q": h_q, "d_qk": d_qk, "topk": 768, "q_start": 2000}
    data = REFERENCES[name].generate_input(**case, lengths=1, family="edges", seed=seed)
    good, message = REFERENCES[name].check_implementation(data, _run(name, data))
    assert good, message


def test_inputs_are_left_alone_and_calls_repeat() -> None:
    reference = REFERENCES["full"]
    case = {"s_q": 40, "s_kv": 500, "h_q": 128, "d_qk": 576, "topk": 256, "q_start": 400}
    data = reference.generate_input(**case, lengths=1, family="edges", seed=11)
    before = [x.clone() if isinstance(x, torch.Tensor) else x for x in data]
    first = _run("full", data)
    second = _run("full", data)
    for x, y in zip(data, before, strict=True):
        assert torch.equal(x, y) if isinstance(x, torch.Tensor) else x == y
    assert torch.equal(first[0], second[0]), "dq is made in a fixed order"
    torch.testing.assert_close(first[1], second[1], rtol=2**-6, atol=1e-2)  # dkv is not


def test_graph_capture() -> None:
    reference = REFERENCES["full"]
    case = {"s_q": 8, "s_kv": 300, "h_q": 64, "d_qk": 576, "topk": 128, "q_start": 290}
    data = reference.generate_input(**case, lengths=0, family="plain", seed=12)
    _run("full", data)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        output = _run("full", data)
    for x in output:
        x.fill_(float("nan"))
    for _ in range(2):  # the second replay starts from a sum that the first one left behind
        graph.replay()
    torch.cuda.synchronize()
    assert reference.check_implementation(data, output) == (True, "")
