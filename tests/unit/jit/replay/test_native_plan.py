"""Plans of entries as one native call: the memory that calls on a stream share, refusals, threads, references."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading

import pytest
import torch

import jit
from jit.replay import native_plan, workspace
from tests.unit.jit.replay.planned import Entry, filled, scaled_sum

pytestmark = pytest.mark.usefixtures("soon")


def test_what_only_kernels_see_lies_in_the_streams_scratch(module, native):
    def body(x):
        parts = torch.zeros(3, x.numel())
        more = torch.empty(x.numel())
        total = torch.zeros(x.shape)
        grid = -(-x.numel() // 64)
        module["add"](x, x, parts, x.numel(), grid=grid, block=64)
        module["scale"](parts, more, 3.0, x.numel(), grid=grid, block=64)
        module["add"](more, x, total, x.numel(), grid=grid, block=64)
        return total, x

    entry = Entry(body, native)
    for call in range(5):
        x = filled(7, 9)
        total, given = entry.call(x)
        assert given is x
        assert torch.allclose(total, 7 * x), call
    assert entry.runs == 2
    assert native.launched == ["add", "scale", "add"] * 3
    scratch = workspace.shared(0, 0, 0).scratch.data_ptr()
    cleared = [
        (address - scratch if address - scratch in range(4096) else None, words) for address, words in native.cleared
    ]
    assert cleared == [(0, 189), (None, 63)] * 3


def test_counters_are_those_of_the_stream(module, native, monkeypatch):
    monkeypatch.setattr(workspace, "counters", lambda count, device: workspace.shared(0, count, 0).counters)

    def body(x):
        module["add"](x, x, jit.counters(16, x.device), 16, grid=1, block=64)
        return x

    entry = Entry(body, native)
    for calls in range(1, 6):
        entry.call(filled(16, value=1.0))
        assert workspace.shared(0, 16, 0).counters[:16].view(torch.float32).tolist() == [2.0 * calls] * 16
    assert entry.runs == 2
    assert native.launched == ["add"] * 3


def test_a_thread_that_has_no_scratch_yet_gets_it_once(module, native, monkeypatch):
    entry = Entry(scaled_sum(module), native)
    for _ in range(3):
        entry.call(filled(100), 2.0)
    asked, real = [], workspace.shared
    monkeypatch.setattr(workspace, "shared", lambda *size: asked.append(size) or real(*size))

    def elsewhere():
        for _ in range(3):
            x = filled(100)
            assert torch.equal(entry.call(x, 2.0), x + x * 2.0)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    entry.call(filled(100), 2.0)
    assert asked == [(512, 0, 0)]
    assert (entry.runs, len(native.launched)) == (2, 2 * 5)


def test_a_captured_call_that_needs_scratch_is_the_entrys(module, native, monkeypatch):
    """Its memory is that of the graph which is captured."""
    entry = Entry(scaled_sum(module), native)
    for _ in range(3):
        entry.call(filled(100), 2.0)
    monkeypatch.setattr(workspace, "_of_thread", lambda device: {})  # nothing here is asked for memory
    monkeypatch.setattr(workspace, "_stream", lambda device: (0, True))
    monkeypatch.setattr(workspace, "key", lambda device: object())
    fresh = Entry(scaled_sum(module), native)
    for runs in (1, 2, 3, 4):
        x = filled(100)
        assert torch.equal(fresh.call(x, 2.0), x + x * 2.0)
        assert fresh.runs == runs


def test_a_refusal_of_the_driver_is_tried_again_and_then_left_to_the_entry(module, native):
    def body(x, out):
        module["scale"](x, out, 2.0, x.numel(), grid=1, block=64)
        module["scale"](out, out, 2.0, x.numel(), grid=1, block=64)
        return out

    entry = Entry(body, native)
    x, out = filled(9), filled(9)
    for refuses, runs in ((0, 1), (0, 2), (0, 2), (1, 2), (0, 2), (2, 3), (0, 3)):
        native.refuses = refuses
        assert torch.equal(entry.call(x, out), 4 * x)
        assert entry.runs == runs
    assert native.launched == ["scale"] * 8


def test_memory_that_there_is_not(module, native):
    def body(x):
        out = torch.empty(4)
        module["scale"](x, out, 2.0, 4, grid=1, block=64)
        return out

    def empty(*form):
        if fails:
            raise MemoryError("none left")
        return torch._C._dynamo.guards._empty_strided_cpu(*form)

    fails = False
    native.native = native.native._replace(empty=empty)
    entry = Entry(body, native)
    for _ in range(3):
        entry.call(filled(4))
    fails = True
    with pytest.raises(MemoryError, match="none left"):
        entry.call(filled(4))
    fails = False
    assert torch.equal(entry.call(x := filled(4)), 2 * x)
    assert entry.runs == 2


def test_a_native_plan_leaks_nothing(module, native):
    entry = Entry(lambda x, y: (y, torch.empty(4), x), native)
    x, y = filled(3), filled(4)
    for _ in range(3):
        entry.call(x, y)
    before = [sys.getrefcount(value) for value in (x, y, None)]
    for _ in range(1000):
        first, made, last = entry.call(x, y)
        assert first is y
        assert last is x
        assert made.shape == (4,)
    assert sys.getrefcount(made) == 2
    del first, last
    after = [sys.getrefcount(value) for value in (x, y, None)]
    assert all(abs(now - then) < 500 for now, then in zip(after, before, strict=True))


def test_another_thread_records_while_one_calls(module, native):
    """A call takes no plan while another thread records, and is none of its recording."""
    entry = Entry(scaled_sum(module), native)
    for _ in range(3):
        entry.call(filled(20), 2.0)
    started, go = threading.Event(), threading.Event()

    def slow(x):
        started.set()
        go.wait(20)
        module["scale"](x, x, 2.0, x.numel(), grid=1, block=64)
        return x

    other = Entry(slow, native)
    go.set()
    other.call(filled(5))
    go.clear()
    started.clear()
    thread = threading.Thread(target=other.call, args=(filled(5),))
    thread.start()
    assert started.wait(20)
    x = filled(20)
    assert torch.equal(entry.call(x, 2.0), x + x * 2.0)
    go.set()
    thread.join()
    assert entry.runs == 2


def test_a_plan_of_another_device_than_the_current_one_makes_it_current(module, native, monkeypatch):
    current = ctypes.c_int32(0)

    def current_device(where):
        where[0] = current.value
        return 0

    text = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int32))(current_device)
    native.native = native.native._replace(current=ctypes.cast(text, ctypes.c_void_p).value)

    def body(x, out):
        module["scale"](x, out, 2.0, x.numel(), grid=1, block=64)
        return out

    guarded = []

    @contextlib.contextmanager
    def made_current(device):
        guarded.append(device)
        before, current.value = current.value, device
        yield
        current.value = before

    monkeypatch.setattr(native_plan, "_current", made_current)
    entry = Entry(body, native)
    for device in (0, 0, 0, 0, 7, 7):
        current.value = device
        x, out = filled(9), filled(9)
        assert torch.equal(entry.call(x, out), 2 * x)
        assert current.value == device
    assert (entry.runs, len(native.launched), guarded) == (2, 4, [0, 0])
