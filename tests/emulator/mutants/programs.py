"""The programs that are damaged: every case of the corpus, and the launches of a call of each kernel under kernels/."""

from __future__ import annotations

import contextlib
import os
import runpy
import sys
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest import mock

import torch

import jit
import jit.emulator
from harness import tasks
from jit.base.artifact import Artifact
from jit.base.launch_shape import LaunchShape
from tests.emulator.corpus.case import Case, discover

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True)
class Program:
    """One launch of a kernel.

    Attributes:
        name: where it comes from.
        artifact: the compiled source.
        entry: the kernel's PTX name.
        arguments: of the launch; tensors are on the CPU.
        shape: grid, block and what else the launch is given.
    """

    name: str
    artifact: Artifact
    entry: str
    arguments: Sequence[Any]
    shape: dict[str, Any]


def corpus() -> dict[str, tuple[Path, Case]]:
    """The first case of every kernel of the corpus, by its name."""
    found: dict[str, tuple[Path, Case]] = {}
    seen: set[tuple[Path, str, str, str]] = set()
    for name, (source, case) in discover().items():
        key = source, case.kernel, case.arch, str(case.defines)
        if key not in seen:
            seen.add(key)
            found[name] = source, case
    return found


def of_case(name: str, source: Path, case: Case) -> Program:
    """The launch of a case of the corpus."""
    given: list[Any] = []
    for value in case.arguments:
        given.append(value(*given) if callable(value) else value)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", jit.CompileWarning)
        artifact = jit.compile(source, arch=case.arch, defines=case.defines)
    shape = {"grid": case.grid, "block": case.block, "cluster": case.cluster, "smem": case.smem}
    return Program(name, artifact, case.kernel, given, shape | {"cooperative": case.cooperative})


# Task, architecture, variant, and the number of the test case.
_CALLS = (
    ("nvfp4_gemv", "sm_90a", "mma", 0),
    ("nvfp4_gemv", "sm_90a", "wgmma", 0),
    ("nvfp4_gemv", "sm_100a", "", 0),
    ("nvfp4_gemv", "sm_100a", "cvt", 0),
    ("attn_dist", "sm_90a", "", 3),
    ("masked_decode", "sm_90a", "", 6),
    ("xl_paged_attention", "sm_90a", "", 0),
    ("sparse_mla_bwd/phase1", "sm_90a", "", 0),
    ("sparse_mla_bwd/phase1", "sm_100a", "", 0),
)


def kernels() -> Iterator[Program]:
    """The launches of one test case of each task's own kernels."""
    for call in _CALLS:
        yield from of_task(*call)


def of_task(name: str, arch: str, variant: str, case: int) -> list[Program]:
    """The launches of one call of a task's own kernel. ``case``: the number of the test case."""
    task = tasks.load(ROOT / "tasks" / name)
    found: list[Program] = []
    real = jit.emulator.launch

    def launch(artifact: Artifact, entry: str, args: Sequence[Any], shape: LaunchShape) -> None:
        given = [arg.clone() if isinstance(arg, torch.Tensor) else arg for arg in args]
        found.append(Program(f"{name} {arch} {variant} {entry}", artifact, entry, given, vars(shape)))
        real(artifact, entry, args, shape)

    environment = {"WARPYARD_ARCH": arch, "WARPYARD_VARIANT": variant}
    types = ModuleType("task")
    types.input_t = types.output_t = Any  # type: ignore[attr-defined]
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, environment))
        stack.enter_context(mock.patch.dict(sys.modules, {"task": types}))
        stack.enter_context(mock.patch.object(jit.emulator, "launch", launch))
        stack.enter_context(mock.patch.object(task.reference, "default_device", return_value=torch.device("cpu")))
        submission = runpy.run_path(str(task.folder / "submission.py"))
        submission["custom_kernel"](task.generate(task.tests[case].args))
    return found
