"""What the evaluator's clock adds to a call that reads its inputs is no reason to doubt events."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from harness.checking import verdict
from harness.machine import driver
from harness.timing import batches, confirming, timed_machine
from tests.unit.harness.timing.simulated import device
from tests.unit.harness.timing.simulated.device import LEGACY, Gpu
from tests.unit.harness.timing.simulated.forms import launched, timed

SLOW_BATCHES = {"batch_ns": 1.5e6, "batch_noise": 0.02}  # as on an H100's host, of batches of a few large inputs
SHORT = 97e3
FORMS = {"a graph": launched(ns=SHORT), "queued": launched(LEGACY, ns=SHORT)}


@pytest.mark.parametrize("form", FORMS)
def test_an_honest_call_of_short_batches_keeps_its_time(form: str, tmp_path: Path) -> None:
    """Sixteen calls of 97 us take about as long as a batch costs besides, of which not all is forgiven."""
    result, _ = timed(FORMS[form], tmp_path, Gpu(**SLOW_BATCHES))
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median == pytest.approx(SHORT, rel=0.02), result.notes
    assert any("a call that only reads the inputs takes" in note for note in result.notes), result.notes


def test_without_it_the_call_is_told_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the measurement is for."""
    monkeypatch.setattr(confirming.reading, "added", lambda *_: 0.0)
    result, _ = timed(FORMS["a graph"], tmp_path, Gpu(**SLOW_BATCHES))
    assert result.device is not None
    assert result.device.median > 1.1 * SHORT, result.notes


@pytest.mark.parametrize("ns", [0.3e6, 1e6, 5e6])
def test_forged_events_gain_nothing_by_it(ns: float, tmp_path: Path) -> None:
    result, _ = timed(launched(ns=ns), tmp_path, Gpu(events=1e-3, **SLOW_BATCHES))
    assert result.device is not None
    assert result.device.median > 0.98 * ns, result.notes


def test_where_there_is_no_memory_for_it_the_evaluators_time_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 12 GiB")

    monkeypatch.setattr(confirming.reading, "_added", full)
    result, _ = timed(FORMS["a graph"], tmp_path, Gpu(**SLOW_BATCHES))
    assert result.status == verdict.PASS, result
    assert any("own events say" in note for note in result.notes), result.notes


@pytest.mark.parametrize("copying", [True, False])
def test_the_evaluators_copy_of_a_large_output_is_no_time_of_a_call(
    copying: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On an H100 a copy of 4 GiB took 3 ms of a batch of one call and of one of two, and the call itself 2.7 ms."""
    if not copying:
        monkeypatch.setattr(device.Machine, "copying", lambda *_: 0.0)
    monkeypatch.setattr(batches, "_MOST_CALLS_GPU", 2)
    monkeypatch.setattr(confirming.reading, "added", lambda *_: 0.0)  # as where there is no memory for it
    result, _ = timed(launched(ns=2.7e6), tmp_path, Gpu(taking_ns=3e6, batch_ns=0.8e6, batch_noise=0.1))
    assert result.device is not None
    assert (result.device.median == pytest.approx(2.7e6, rel=0.02)) is copying, result.notes


@pytest.mark.parametrize("size", [1, 2, 3, 256, 1023, 1024, 4095, 4096, 1 << 20])
def test_small_copies_to_the_device_are_made_in_rows(size: int) -> None:
    """All bytes are there once, in their order, and no two rows follow each other."""
    contents = torch.arange(size, dtype=torch.int64).to(torch.uint8)
    memory = torch.full((timed_machine.memory_for(size),), 0xEE, dtype=torch.uint8)
    rows = timed_machine.rows(memory, size)
    rows.copy_(contents.view(rows.shape))
    assert torch.equal(rows.reshape(-1), contents)
    if 1 < size < 4096:
        assert rows.dim() == 2
        assert rows.shape[0] > 1
        assert rows.stride(0) == 2 * rows.shape[1]


def test_the_copy_of_rows_is_what_cuda_calls_it() -> None:
    """``CUDA_MEMCPY2D`` of cuda.h has 128 bytes, its width at 112 and its height at 120."""
    fields = driver._Copy2D
    assert fields.WidthInBytes.offset == 112
    assert fields.Height.offset == 120
    assert (fields.srcMemoryType.offset, fields.srcHost.offset, fields.srcPitch.offset) == (16, 24, 48)
    assert (fields.dstMemoryType.offset, fields.dstDevice.offset, fields.dstPitch.offset) == (72, 88, 104)
