"""A problem folder of a test's own cases: the inputs lie in files, and so do the reference's outputs."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

_TASK = """\
files:
  - {{name: submission.py, source: "@SUBMISSION@"}}
  - {{name: task.py, source: task.py}}
  - {{name: reference.py, source: reference.py}}
lang: py
description: the cases of a test
config: {{main: eval.py}}
tests: {cases}
benchmarks: []
"""
_REFERENCE = """\
from pathlib import Path

import torch
from utils import match_reference

HERE = Path(__file__).parent


def _case(number):
    return torch.load(HERE / f"case{{number}}.pt", weights_only=False)


def generate_input(case):
    return _case(case)["inputs"]


def _same(one, other):
    if isinstance(one, torch.Tensor):
        alike = isinstance(other, torch.Tensor) and (one.dtype, one.shape) == (other.dtype, other.shape)
        return alike and torch.equal(_bytes(one), _bytes(other))
    if isinstance(one, (list, tuple)):
        return type(one) is type(other) and len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all(_same(one[k], other[k]) for k in one)
    return one is other or bool(one == other)


def _bytes(tensor):
    return tensor.detach().cpu().contiguous().reshape(-1).view(torch.uint8)


def ref_kernel(data):
    for number in range({count}):
        case = _case(number)
        if _same(case["inputs"], data):
            return case["expected"]
    raise ValueError("these are the inputs of no case")


def check_implementation(data, output):
    if not {compares}:
        return True, ""
    return match_reference(data, output, ref_kernel, rtol={rtol}, atol={atol})
"""


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """A new folder that no submission can read, for as long as the context lasts. The tests' own temporary folders are
    none such: pytest keeps those of the last runs, where a kernel would find the outputs that are expected of it."""
    from harness.process import scratch

    made = scratch.make()
    try:
        (made / "problem").mkdir()
        yield made / "problem"
    finally:
        scratch.remove(made)


def write(folder: Path, cases: Sequence[Any], reference: Callable[[Any], Any] | None, rtol: float, atol: float) -> None:
    """Writes the folder. Each case is given to the reference as a copy."""
    import copy

    import torch

    if not cases:
        raise ValueError("cases: expected at least one, got none")
    for number, inputs in enumerate(cases):
        expected = reference(copy.deepcopy(inputs)) if reference is not None else None
        torch.save({"inputs": inputs, "expected": expected}, folder / f"case{number}.pt")
    numbers = ", ".join(f"{{case: {number}}}" for number in range(len(cases)))
    (folder / "task.yml").write_text(_TASK.format(cases=f"[{numbers}]"))
    (folder / "task.py").write_text("from typing import Any\n\ninput_t = output_t = Any\n")
    compares = reference is not None
    text = _REFERENCE.format(count=len(cases), compares=compares, rtol=float(rtol), atol=float(atol))
    (folder / "reference.py").write_text(text)
