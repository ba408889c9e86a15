"""The sparse MLA backward tasks on the CPU: reference against autograd, checkers against right and wrong examples."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
import torch
import yaml

TASKS = Path(__file__).parents[2] / "tasks"
FULL = TASKS / "sparse_mla_bwd"
PHASE1 = FULL / "phase1"


def _load(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Task:
    """A task folder's modules, imported under the names that its files use, without leaving them in sys.modules."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cases = yaml.safe_load((folder / "task.yml").read_text())["tests"]
        self.benchmarks = yaml.safe_load((folder / "task.yml").read_text())["benchmarks"]
        self.reference = self.load(folder / "reference.py")

    def load(self, path: Path) -> ModuleType:
        saved = {name: sys.modules.pop(name, None) for name in ("task", "utils", "inputs")}
        try:
            _load(TASKS / "utils.py", "utils")
            _load(self.folder / "task.py", "task")
            _load(FULL / "inputs.py", "inputs")
            return _load(path, f"{self.folder.name}_{path.stem}")
        finally:
            for name, module in saved.items():
                sys.modules.pop(name, None)
                if module is not None:
                    sys.modules[name] = module


TASKS_BY_NAME = {"full": Task(FULL), "phase1": Task(PHASE1)}
EXAMPLES = [
    pytest.param(task, path, id=f"{name}-{path.stem}")
    for name, task in TASKS_BY_NAME.items()
    for path in sorted(task.folder.glob("examples/*/*.py"))
]


@pytest.fixture(autouse=True)
def _on_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    for task in TASKS_BY_NAME.values():
        monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))


@pytest.mark.parametrize(("task", "path"), EXAMPLES)
def test_examples(task: Task, path: Path) -> None:
    """A correct example passes every case; a wrong one is refused by at least one, with a message."""
    example = task.load(path)
    verdicts = []
    for case in task.cases:
        data = task.reference.generate_input(**case)
        good, message = task.reference.check_implementation(data, example.custom_kernel(data))
        assert good or message
        verdicts.append(good)
        if path.parent.name == "correct":
            assert good, (case, message)
        elif not good:
            return
    assert path.parent.name == "correct", f"no case refuses {path.name}"


def test_reference_is_the_gradient() -> None:
    """dq and dkv equal what autograd gives for a forward pass that knows nothing of lse and delta."""
    reference = TASKS_BY_NAME["full"].reference
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
    task = TASKS_BY_NAME["full"]
    for case in task.benchmarks:
        flops = 2 * case["s_q"] * case["h_q"] * case["topk"] * (3 * case["d_qk"] + 2 * 512)
        assert task.reference.cost(**case).flops == flops


@pytest.mark.parametrize("name", TASKS_BY_NAME)
def test_checker_refuses_malformed(name: str) -> None:
    task = TASKS_BY_NAME[name]
    data = task.reference.generate_input(**task.cases[1])
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
    assert task.reference.check_implementation(data, (first, second)) == (True, "")


def test_a_sum_that_is_zero_by_chance_may_be_rounded_otherwise() -> None:
    """delta sums 512 products in some order: where one order gives 0, another need not. Slots of p that do not count
    are exactly 0."""
    task = TASKS_BY_NAME["phase1"]
    data = list(task.reference.generate_input(**task.cases[3]))
    o, do = data[2], data[3]
    o[0, 0], do[0, 0] = 0, 0
    o[0, 0, :2], do[0, 0, :2] = torch.tensor([1.0, -1.0]), 1.0
    p, delta = task.reference.ref_kernel(tuple(data))
    assert delta[0, 0] == 0
    rounded = delta.clone()
    rounded[0, 0] = -1.9e-6
    assert task.reference.check_implementation(tuple(data), (p, rounded)) == (True, "")
    rounded[0, 0] = 1e-3
    assert not task.reference.check_implementation(tuple(data), (p, rounded))[0]
    zeros = (p == 0).nonzero()
    assert len(zeros)
    wrong = p.clone()
    wrong[tuple(zeros[0])] = 1e-8
    assert not task.reference.check_implementation(tuple(data), (wrong, delta))[0]
