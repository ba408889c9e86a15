"""Memory that ends while calls are timed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import verdict
from harness.tasks.mistakes import TaskError
from tasks.utils import make_match_reference
from tests.paths import AXPY
from tests.unit.harness.timing.simulated.device import Gpu, InProcess
from tests.unit.harness.timing.simulated.forms import (
    Kernel,
    launched,
    timed,
)


def test_a_submission_that_finds_no_memory_is_in_error(tmp_path: Path) -> None:
    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            gpu.allocate(1 << 40)

        return custom_kernel

    result, _ = timed(form, tmp_path)
    assert (result.status, "out of memory" in result.message) == (verdict.ERROR, True), result


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (torch.OutOfMemoryError, "CUDA out of memory."),
        (RuntimeError, "CUBLAS_STATUS_ALLOC_FAILED"),
        (RuntimeError, "CUDA error: CUBLAS_STATUS_NOT_INITIALIZED when calling `cublasCreate(handle)`"),
        (MemoryError, "none"),
    ],
    ids=["torch", "a library", "a handle", "the host"],
)
def test_memory_that_a_submission_took_costs_its_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception], said: str
) -> None:
    """The reference finds none while the submission's process lives."""
    task = tasks.load(AXPY)
    reference, calls = task.reference.ref_kernel, [0]
    gpu = Gpu()

    def form(_: Gpu) -> Kernel:
        kernel = launched()(gpu)

        def custom_kernel(data: Any) -> Any:
            calls[0] += 1
            gpu.free = 0 if calls[0] > 30 else gpu.free
            return kernel(data)

        return custom_kernel

    def with_what_is_left(data: Any) -> Any:
        if gpu.free == 0:
            raise error(said)  # made here: an error that lives on keeps the frames it came through, and their files
        return reference(data)

    monkeypatch.setattr(task.reference, "ref_kernel", with_what_is_left)
    monkeypatch.setattr(task.reference, "check_implementation", make_match_reference(with_what_is_left))
    monkeypatch.setattr(InProcess, "kill", lambda self: setattr(gpu, "free", 1 << 30) or setattr(self, "alive", False))
    result, _ = timed(form, tmp_path, gpu, task=task)
    assert (result.status, "no memory was left for the evaluator" in result.message) == (verdict.REFUSED, True), result
    assert said in result.message


def test_a_task_that_needs_too_much_memory_is_at_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    task = tasks.load(AXPY)

    def too_much(data: Any) -> Any:
        raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 200 GiB")

    monkeypatch.setattr(task.reference, "ref_kernel", too_much)
    monkeypatch.setattr(task.reference, "check_implementation", make_match_reference(too_much))
    with pytest.raises(TaskError, match=r"need more memory than the device has.*200 GiB"):
        timed(launched(), tmp_path, task=task)


def test_little_memory_makes_small_batches(tmp_path: Path) -> None:
    result, _ = timed(launched(), tmp_path, Gpu(free=5 * 4 * 3 * 4096 * 4))
    assert result.status == verdict.PASS, result
    assert any("batches of 2 and 4 calls" in note for note in result.notes), result.notes
