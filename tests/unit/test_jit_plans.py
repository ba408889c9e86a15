"""Plans of entries: recorded on the emulator, replayed, and refused where a later call could not do the same."""

from __future__ import annotations

import pytest
import torch

import jit
from jit import fast_call, plans

SOURCE = """
extern "C" __global__ void scale(const float* x, float* y, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] * factor;
}
extern "C" __global__ void add(const float* x, const float* y, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] += x[i] + y[i];
}
struct alignas(64) TensorMap { unsigned long opaque[16]; };
"""


@pytest.fixture(scope="module")
def module() -> jit.Module:
    return jit.load(SOURCE, arch="sm_90a")


def filled(*shape: int, value: float | None = None) -> torch.Tensor:
    """A tensor at a multiple of 128 bytes, as a GPU's allocations are: its alignment is part of a plan's key."""
    raw = torch.empty(torch.Size(shape).numel() + 32)
    start = -raw.data_ptr() % 128 // 4
    made = raw[start : start + torch.Size(shape).numel()].view(shape)
    return made.normal_() if value is None else made.fill_(value)


class Entry:
    """An entry that counts how often it really runs."""

    def __init__(self, body, **options):
        self.runs = 0
        self.body = body
        self.call = jit.planned(self.run, device_type=fast_call.HOST, **options)

    def run(self, *args, **kwargs):
        self.runs += 1
        return self.body(*args, **kwargs)

    def plan(self) -> str:
        """What the last recorded plan does."""
        return list(self.call.plans.kept.values())[-1].__doc__


def scaled_sum(module):
    def entry(x, factor, *, out=None):
        n = x.numel()
        if out is None:
            out = torch.zeros(n)
        part = torch.empty_like(x)
        grid = -(-n // 64)
        module["scale"](x, part, factor, n, grid=grid, block=64)
        module["add"](x.view(-1), part, out, n, grid=grid, block=64)
        return out

    return entry


def test_a_later_call_only_allocates_and_launches(module):
    entry = Entry(scaled_sum(module))
    for call in range(5):
        x = filled(100)
        assert torch.equal(entry.call(x, 2.5), x + x * 2.5), call
    assert entry.runs == 2  # as it is, then recorded
    assert len(entry.plan().splitlines()) == 5  # two allocations, two launches; a view's address is its base's


def test_every_difference_that_a_decision_may_depend_on_has_a_plan_of_its_own(module):
    entry = Entry(scaled_sum(module))
    x = filled(96)
    entry.call(x, 1.0)
    calls = [
        ((x, 1.0), {}),
        ((filled(32), 1.0), {}),  # shape
        ((filled(8, 12), 1.0), {}),  # rank
        ((filled(192)[:96].as_strided((48,), (2,)), 1.0), {}),  # strides
        ((x, 3.0), {}),  # a number
        ((x[1:97][:95], 1.0), {}),  # alignment and shape
        ((x,), {"factor": 1.0}),  # by name
        ((x, 1.0), {"out": None}),
    ]
    for runs, (args, kwargs) in enumerate(calls, start=2):
        entry.call(*args, **kwargs)
        assert entry.runs == runs, (args, kwargs)
    for args, kwargs in calls:
        entry.call(*args, **kwargs)
    assert entry.runs == 1 + len(calls)


def test_out_is_written_and_returned(module):
    entry = Entry(scaled_sum(module))
    for _ in range(4):
        x, out = filled(50), filled(50, value=0.0)
        assert entry.call(x, 2.0, out=out) is out
        assert torch.equal(out, x + x * 2.0)
    assert entry.runs == 2


def test_a_view_of_an_allocation_is_returned_in_its_form(module):
    def transposed(x):
        out = torch.empty(x.shape[1], x.shape[0]).permute(1, 0)
        module["scale"](x, out, 2.0, x.numel(), grid=1, block=256)
        return out, x.shape[0]

    entry = Entry(transposed)
    results = [entry.call(filled(4, 8, value=3.0)) for _ in range(3)]
    assert entry.runs == 2
    for out, rows in results:
        assert (out.shape, out.stride(), rows) == ((4, 8), (1, 4), 4)
        assert torch.equal(out, torch.full((4, 8), 6.0))


def test_operations_on_arguments_are_done_again(module):
    def of_a_copy(x):
        y = x.clone(memory_format=torch.contiguous_format)
        module["scale"](y, y, 2.0, y.numel(), grid=1, block=64)
        return y

    entry = Entry(of_a_copy)
    for _ in range(4):
        x = filled(6, 4).t()
        assert torch.equal(entry.call(x), x * 2)
    assert entry.runs == 2


KEPT = torch.ones(4)


@pytest.mark.parametrize(
    "body",
    [
        lambda module, x: module["scale"](x, x, float(x[0].item()), 1, grid=1, block=1),  # reads the device
        lambda module, x: module["add"](x, KEPT, x, 4, grid=1, block=4),  # a tensor between calls
        lambda module, x: KEPT,
        lambda module, x: torch.rand(4),
        lambda module, x: x + KEPT,
        lambda module, x: {"a": x},
    ],
)
def test_what_cannot_be_replayed_runs_every_time(module, body):
    entry = Entry(lambda x: body(module, x))
    for _ in range(4):
        entry.call(filled(4, value=1.0))
    assert entry.runs == 4


def test_an_error_is_raised_every_time(module):
    def refuses(x):
        raise ValueError("x: expected another")

    entry = Entry(refuses)
    for _ in range(3):
        with pytest.raises(ValueError, match="x: expected another"):
            entry.call(filled(4, value=1.0))
    assert not plans.recording


def test_other_arguments_take_the_entry_itself(module):
    entry = Entry(lambda x, y: y)
    for _ in range(3):
        assert entry.call(filled(2), [1]) == [1]
        assert entry.call(filled(2), torch.float32) is torch.float32
    assert entry.runs == 6


def test_the_environment_has_plans_of_its_own(module, monkeypatch):
    import os

    def body(x):
        factor = float(os.environ.get("PLANNED_FACTOR", 1))
        module["scale"](x, x, factor, x.numel(), grid=1, block=64)
        return x

    entry = Entry(body, environment="PLANNED_FACTOR")
    for asked in ("2", "3", "2", "3", None):
        if asked is None:
            monkeypatch.delenv("PLANNED_FACTOR")
        else:
            monkeypatch.setenv("PLANNED_FACTOR", asked)
        for _ in range(3):
            assert entry.call(filled(5, value=1.0)).tolist() == [float(asked or 1)] * 5


def test_an_allocation_that_is_changed_is_changed_again(module):
    def body(x):
        out = torch.empty(x.shape)
        out.fill_(3.0)
        module["add"](x, x, out, x.numel(), grid=1, block=64)
        return out

    entry = Entry(body)
    for _ in range(4):
        x = filled(8)
        assert torch.equal(entry.call(x), 3.0 + (x + x))
    assert entry.runs == 2


def test_an_empty_tensor_is_an_argument_too(module):
    def body(x):
        none = torch.empty(0)
        module["add"](none, none, x, 0, grid=1, block=32)
        return x

    entry = Entry(body)
    for _ in range(4):
        entry.call(filled(4))
    assert entry.runs == 2


def test_counters_are_asked_for_at_each_call(module):
    def body(x):
        counters = jit.counters(x.numel(), x.device)
        module["scale"](x, counters, 1.0, x.numel(), grid=1, block=64)
        return x

    entry = Entry(body)
    for _ in range(3):
        entry.call(filled(5, value=1.0))
    assert entry.runs == 2
    assert len(entry.plan().splitlines()) == 3


def test_a_planned_entry_within_another(module):
    inner = jit.planned(scaled_sum(module), device_type=fast_call.HOST)
    for _ in range(4):
        inner(filled(30), 2.0)
    entry = Entry(lambda x: inner(x, 2.0))
    for _ in range(5):
        x = filled(30)
        assert torch.equal(entry.call(x), x + x * 2.0)
    assert entry.runs == 2
