"""Plans of entries: recorded on the emulator, replayed, and refused where a later call could not do the same."""

from __future__ import annotations

import ctypes
import inspect

import pytest
import torch

import jit
from jit.base.launch_shape import LaunchShape
from jit.emulated_cuda.torch.install import installed
from jit.replay import fast_call, plans, recording
from tests.unit.jit.replay.planned import Entry, filled, scaled_sum
from tests.unit.jit.replay.stub_driver import StubDriver

AFTER = plans._RECORD_AT
pytestmark = pytest.mark.usefixtures("soon")


@pytest.fixture
def driver(native) -> StubDriver:
    """What plans ask."""
    return native


def test_a_later_call_only_allocates_and_launches(module, driver):
    entry = Entry(scaled_sum(module), driver)
    for call in range(5):
        x = filled(100)
        assert torch.equal(entry.call(x, 2.5), x + x * 2.5), call
    assert entry.runs == 2  # as it is, then recorded
    assert driver.launched == ["scale", "add"] * 3


def test_an_emulated_device_is_no_gpu_for_later_calls():
    """torch says that there is a device while the emulated one stands for it."""
    plans._has_device.cache_clear()

    @jit.planned(environment="WARPYARD_VARIANT")
    def same(x: torch.Tensor) -> torch.Tensor:
        return x

    with installed():
        x = torch.zeros(4, device="cuda")
        for _ in range(plans._RECORD_AT + 1):
            same(x)
    assert plans._has_device.cache_info().currsize == 0


def test_two_calls_wait_for_no_plan(module, native, monkeypatch):
    monkeypatch.setattr(plans, "_RECORD_AT", AFTER)
    entry = Entry(scaled_sum(module), native)
    x = filled(20)
    for kept in (0, 0, 1, 1):
        assert torch.equal(entry.call(x, 2.5), x + x * 2.5)
        assert len(entry.call.plans.by_key) == kept


def test_every_difference_that_a_decision_may_depend_on_has_a_plan_of_its_own(module, driver):
    entry = Entry(scaled_sum(module), driver)
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


def test_each_alignment_below_128_bytes_has_a_plan_of_its_own(module, driver):
    """An entry may choose by it what it launches: vectors, or a copy by TMA, which wants 128 bytes."""
    entry = Entry(lambda x: scaled_sum(module)(x, x.data_ptr() % 128), driver)
    raw = filled(96)
    entry.call(raw[:32])
    for runs, offset in enumerate((0, 1, 2, 4, 8, 16, 24), start=2):
        for start in (offset, offset + 32):
            x = raw[start : start + 32]
            assert torch.equal(entry.call(x), x + x * (4 * offset)), start
        assert entry.runs == runs, f"{4 * offset} bytes beyond a multiple of 128"


def test_tensors_at_one_address_have_a_plan_of_their_own(module, driver):
    """The plan of a call with one tensor twice takes one address; with two tensors it needs both."""

    def total(x, y, *, out):
        module["add"](x, y.view(-1), out, x.numel(), grid=1, block=64)
        return out

    entry = Entry(total, driver)
    a, b = filled(40), filled(40)
    for x, y in ((a, a), (a, a), (a, b), (b, a), (a, a.view(40)), (b, a), (b, b)):
        out = filled(40, value=0.0)
        assert torch.equal(entry.call(x, y, out=out), x + y)
    assert entry.runs == 3


def test_an_entry_keeps_its_signature(module, native):
    @jit.planned(device_type=fast_call.HOST, driver=native.native)
    def scaled(x, factor=3.0, *, n=None, out=None):
        """y = factor x"""
        out = torch.zeros(x.shape) if out is None else out
        module["scale"](x, out, factor, x.numel() if n is None else n, grid=1, block=64)
        return out

    assert (scaled.__name__, scaled.__doc__) == ("scaled", "y = factor x")
    assert str(inspect.signature(scaled)) == "(x, factor=3.0, *, n=None, out=None)"
    x, out = filled(9), filled(9)
    for _ in range(3):
        assert torch.equal(scaled(x), 3 * x)
        assert torch.equal(scaled(x, factor=3.0, n=None), 3 * x)
        assert torch.equal(scaled(x, 2.0, n=5), 2 * x * (torch.arange(9) < 5))
        assert scaled(x, out=out) is out
    assert len(scaled.plans.by_key) == 3
    for wrong in (lambda: scaled(), lambda: scaled(x, 1.0, 5), lambda: scaled(x, m=1)):
        with pytest.raises(TypeError, match=r"scaled\(\)"):
            wrong()


def test_out_is_written_and_returned(module, driver):
    entry = Entry(scaled_sum(module), driver)
    for _ in range(4):
        x, out = filled(50), filled(50, value=0.0)
        assert entry.call(x, 2.0, out=out) is out
        assert torch.equal(out, x + x * 2.0)
    assert entry.runs == 2


def test_a_view_of_an_allocation_is_returned_in_its_form(module, driver):
    def transposed(x):
        out = torch.empty(x.shape[1], x.shape[0]).permute(1, 0)
        module["scale"](x, out, 2.0, x.numel(), grid=1, block=256)
        return out, x

    entry = Entry(transposed, driver)
    results = [entry.call(filled(4, 8, value=3.0)) for _ in range(3)]
    assert entry.runs == 2
    for out, _ in results:
        assert (out.shape, out.stride()) == ((4, 8), (1, 4))
        assert torch.equal(out, torch.full((4, 8), 6.0))


def test_a_part_of_a_tensor_is_found_at_its_place(module, driver):
    """Of an argument, of a part of one, and of an allocation that only kernels see."""

    def halves(x):
        n, out, both = x.numel() // 2, torch.empty(x.numel() // 2), torch.empty(x.numel())
        module["scale"](x[n:], both[n:], 2.0, n, grid=1, block=64)
        module["scale"](x.narrow(0, 1, n)[1:], both, 3.0, n - 2, grid=1, block=64)
        module["scale"](both[n:], out, 1.0, n, grid=1, block=64)
        module["add"](both, both[n:], out, n - 2, grid=1, block=64)
        return out

    entry = Entry(halves, driver)
    for _ in range(4):
        x = filled(64)
        expected = 2 * (2 * x[32:])
        expected[:30] += 3 * x[2:32]
        expected[30:] = 2 * x[62:]
        assert torch.allclose(entry.call(x), expected)
    assert entry.runs == 2, entry.refused()


KEPT = torch.ones(4)


@pytest.mark.parametrize(
    "body",
    [
        lambda module, x: module["scale"](x, x, float(x[0].item()), 1, grid=1, block=1),  # reads the device
        lambda module, x: module["add"](x, KEPT, x, 4, grid=1, block=4),  # a tensor between calls
        lambda module, x: KEPT,
        lambda module, x: torch.rand(4),
        lambda module, x: x.clone(),
        lambda module, x: module["scale"](x + 1, x, 2.0, 4, grid=1, block=4) or x,  # torch computes
        lambda module, x: torch.empty(4).fill_(3.0),
        lambda module, x: (torch.empty(8), x)[0][2:],  # a part
        lambda module, x: (lambda y: (y, y.t()))(torch.empty(2, 3)),  # two forms of one allocation
        lambda module, x: x.view(2, 2),
        lambda module, x: None,
        lambda module, x: x + KEPT,
        lambda module, x: {"a": x},
    ],
)
def test_what_cannot_be_replayed_runs_every_time(module, driver, body):
    entry = Entry(lambda x: body(module, x), driver)
    for _ in range(4):
        entry.call(filled(4, value=1.0))
    assert entry.runs == 4
    assert entry.refused()


def test_what_torch_computes_for_nothing_is_left_out(module, driver):
    def body(x):
        x.sum() + x.clone()
        module["scale"](x, x, 2.0, x.numel(), grid=1, block=64)
        return x

    entry = Entry(body, driver)
    for _ in range(4):
        x = filled(8)
        assert torch.equal(x * 2, entry.call(x))
    assert entry.runs == 2


def test_an_error_is_raised_every_time(module, driver):
    def refuses(x):
        raise ValueError("x: expected another")

    entry = Entry(refuses, driver)
    for _ in range(3):
        with pytest.raises(ValueError, match="x: expected another"):
            entry.call(filled(4, value=1.0))
    assert not plans.recording


def test_other_arguments_take_the_entry_itself(module, driver):
    entry = Entry(lambda x, y: y, driver)
    for _ in range(3):
        assert entry.call(filled(2), [1]) == [1]
        assert entry.call(filled(2), torch.float32) is torch.float32
    assert entry.runs == 6


def test_the_environment_has_plans_of_its_own(module, driver, monkeypatch):
    import os

    def body(x):
        factor = float(os.environ.get("PLANNED_FACTOR", 1))
        module["scale"](x, x, factor, x.numel(), grid=1, block=64)
        return x

    entry = Entry(body, driver, environment="PLANNED_FACTOR")
    for asked in ("2", "3", "2", "3", None):
        if asked is None:
            monkeypatch.delenv("PLANNED_FACTOR")
        else:
            monkeypatch.setenv("PLANNED_FACTOR", asked)
        for _ in range(3):
            assert entry.call(filled(5, value=1.0)).tolist() == [float(asked or 1)] * 5


def test_an_empty_tensor_is_an_argument_too(module, driver):
    def body(x):
        none = torch.empty(0)
        module["add"](none, none, x, 0, grid=1, block=32)
        return x

    entry = Entry(body, driver)
    for _ in range(4):
        entry.call(filled(4))
    assert entry.runs == 2


def test_a_planned_entry_within_another(module, driver):
    inner = jit.planned(scaled_sum(module), device_type=fast_call.HOST, driver=driver.native)
    for _ in range(4):
        inner(filled(30), 2.0)
    entry = Entry(lambda x: inner(x, 2.0), driver)
    for _ in range(5):
        x = filled(30)
        assert torch.equal(entry.call(x), x + x * 2.0)
    assert entry.runs == 2


def test_where_there_is_no_native_code_every_call_is_the_entrys(module, driver, monkeypatch):
    monkeypatch.setattr(fast_call, "natives", lambda: "no native code for this machine")
    entry = Entry(scaled_sum(module), driver)
    x = filled(20)
    for runs in range(1, 5):
        assert torch.equal(entry.call(x, 2.5), x + x * 2.5)
        assert entry.runs == runs
    assert driver.launched == []


def test_an_entry_has_so_many_plans(module, driver, monkeypatch):
    """One more, and all of them begin anew."""
    monkeypatch.setattr(plans, "_MOST_PLANS", 3)
    entry = Entry(scaled_sum(module), driver)
    kept = []
    for count in range(10, 15):
        entry.call(filled(count), 1.0)
        kept.append(len(entry.call.plans.by_key))
    assert kept == [0, 1, 2, 3, 1]


@pytest.mark.parametrize("result", [2, (torch.ones(2), 2), [torch.ones(2), None]], ids=["a number", "a pair", "a list"])
def test_an_operation_with_a_result_that_is_no_tensor_ends_the_recording(driver, result):
    """Also where some of its results are tensors."""
    made = recording.Recorder((), driver.native)
    made.operation(torch.ops.aten.relu.default, (torch.ones(2),), {}, result)
    assert made.reason == "aten.relu.default reads a value from the device"
    made = recording.Recorder((), driver.native)
    made.operation(torch.ops.aten.relu.default, (torch.ones(2),), {}, (torch.ones(2), torch.ones(2)))
    assert made.reason == ""


def test_a_tensor_map_is_recorded_as_its_tensor(driver, monkeypatch):
    """Each call has a map of the tensor that it gets, and the kernel the map's address. A GPU's driver makes maps."""
    given = []
    monkeypatch.setattr(fast_call, "tensor_map", lambda spec: (ctypes.c_uint64(), given.append(spec)))
    text = "struct alignas(64) Map { char bytes[128]; };\n"
    text += 'extern "C" __global__ void k(const __grid_constant__ Map map, char* y) { y[0] = map.bytes[0]; }'
    kernel, x, y = jit.load(text, arch="sm_90a")["k"], torch.zeros(8, 64), torch.zeros(1)
    made = recording.Recorder((x, y), driver.native)
    made.launch(kernel, (spec := jit.TensorMapSpec(x, box=(64, 8)), y), LaunchShape((1, 1, 1), (1, 1, 1)), None)
    assert (made.reason, given) == ("", [spec])
    (step,) = made.steps
    assert (step.takes, step.maps) == ([recording.Place(0), recording.Place(1)], [True, False])
    assert [bool(patch.map) for patch in step.launch.patches] == [True, False]


def test_an_allocation_is_known_by_its_address(driver):
    """What an entry takes of it without torch's operations being recorded is the allocation too."""
    made = recording.Recorder((), driver.native)
    with made.mode():
        out = torch.empty(4)
        with made.paused():
            view = out.view(2, 2)
    assert made.place(view) == made.place(out) == recording.Place(made.steps[0])
