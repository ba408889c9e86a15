"""Plans that launch their kernels as one graph: made after some calls, set at each, left where it cannot serve."""

from __future__ import annotations

import gc
import threading

import pytest
import torch

import jit
from jit.replay import fast_call, graphs, plans
from tests.unit.jit.replay.planned import filled, streams_on_host
from tests.unit.jit.replay.stub_graphs import GraphDriver

DUE = 2
SET, CLEAR, LAUNCH = "cuGraphExecKernelNodeSetParams_v2", "cuGraphExecMemsetNodeSetParams", "cuGraphLaunch"


@pytest.fixture
def driver(monkeypatch) -> GraphDriver:
    monkeypatch.setattr(plans, "_RECORD_AT", 1)
    monkeypatch.setattr(graphs, "DUE", DUE)
    made = GraphDriver()
    streams_on_host(monkeypatch, lambda: (made.stream, made.captured))
    return made


def entry(module, driver: GraphDriver):
    """An entry of two launches and a clear, which gives 4 x and 3 x."""

    def body(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        more, out = torch.empty(x.numel()), torch.zeros(x.shape)
        module["scale"](x, more, 3.0, x.numel(), grid=1, block=64)
        module["add"](x, more, out, x.numel(), grid=1, block=64)
        return out, more

    return jit.planned(body, device_type=fast_call.HOST, driver=driver.native)


def right(x: torch.Tensor, result: tuple[torch.Tensor, torch.Tensor]) -> bool:
    return torch.allclose(result[0], 4 * x) and torch.equal(result[1], 3 * x)


def check(call, count: int = 40) -> None:
    x = filled(count)
    assert right(x, call(x))


def made(call) -> graphs.Graphs:
    (plan,) = call.plans.by_key.values()
    return plan.__self__[5]


def ready(module, driver: GraphDriver):
    """An entry whose graph is made, and nothing that was asked before."""
    call = entry(module, driver)
    for _ in range(DUE + 1):  # the first records
        check(call)
    assert not made(call).refused
    driver.calls.clear()
    driver.launched.clear()
    driver.cleared.clear()
    return call


def test_a_graph_is_made_and_set_at_each_call(module, driver):
    call = ready(module, driver)
    for _ in range(5):
        check(call)
    assert driver.calls == [CLEAR, SET, SET, LAUNCH] * 5
    assert driver.launched == ["scale", "add"] * 5
    assert [words for _, words in driver.cleared] == [40] * 5


def test_it_is_not_made_before_it_is_due(module, driver):
    call = entry(module, driver)
    for _ in range(DUE + 1):
        assert "cuStreamBeginCapture_v2" not in driver.calls
        check(call)
    assert driver.calls.count("cuStreamBeginCapture_v2") == 1
    assert LAUNCH not in driver.calls
    check(call)
    assert driver.calls.count(LAUNCH) == 1


def test_a_captured_call_launches_one_by_one(module, driver):
    call = ready(module, driver)
    driver.captured = True
    for _ in range(3):
        check(call)
    assert driver.calls == []
    driver.captured = False
    check(call)
    assert driver.calls[-1] == LAUNCH


def test_a_stream_that_is_always_captured_gets_no_graph(module, driver):
    call = entry(module, driver)
    driver.captured = True
    for _ in range(DUE + 4):
        check(call)
    assert driver.calls == []


def test_each_stream_has_a_graph_of_its_own(module, driver):
    call = ready(module, driver)
    for driver.stream in range(500, 500 + fast_call.layout().STREAMS):
        for _ in range(DUE):
            check(call)
    assert driver.calls.count("cuStreamCopyAttributes") == fast_call.layout().STREAMS - 1
    assert driver.calls.count("cuGraphInstantiateWithFlags") == fast_call.layout().STREAMS - 1
    assert len(driver.live) == 2 * fast_call.layout().STREAMS
    assert LAUNCH not in driver.calls
    driver.calls.clear()
    driver.stream = 0
    check(call)
    assert driver.calls.count(LAUNCH) == 1


def test_a_graph_that_another_call_sets_is_left_alone(module, driver):
    """The driver does not lock a graph: a call that comes between takes single launches, and both are right."""
    call = ready(module, driver)

    def between() -> None:
        driver.during = lambda: None
        thread = threading.Thread(target=inner.append, args=(call(other),))
        thread.start()
        thread.join()

    inner: list[tuple[torch.Tensor, torch.Tensor]] = []
    other, x = filled(40), filled(40)
    driver.during = between
    assert right(x, call(x))
    assert right(other, inner[0])
    assert driver.calls.count(LAUNCH) == 1
    check(call)
    assert driver.calls.count(LAUNCH) == 2


@pytest.mark.parametrize("name", [SET, CLEAR, LAUNCH])
def test_a_graph_that_the_driver_refuses_is_not_tried_again(module, driver, name):
    call = ready(module, driver)
    driver.refuse = {name}
    check(call)
    assert driver.launched == ["scale", "add"]
    driver.calls.clear()
    driver.refuse = set()
    for _ in range(DUE + 2):
        check(call)
    assert driver.calls == []


@pytest.mark.parametrize(
    "name",
    ["cuCtxGetCurrent", "cuStreamCreate", "cuStreamBeginCapture_v2", "cuStreamGetCaptureInfo_v2", "cuStreamEndCapture",
     "cuGraphInstantiateWithFlags"],
)  # fmt: skip
def test_what_goes_wrong_while_it_is_made_leaves_single_launches(module, driver, name):
    call = entry(module, driver)
    driver.refuse = {name}
    for _ in range(DUE + 4):
        check(call)
    assert name in made(call).refused
    assert driver.calls.count(name) == 1
    if name != "cuStreamEndCapture":
        assert not driver.live


def test_a_refused_launch_in_a_capture_leaves_single_launches(module, driver):
    call = entry(module, driver)
    for _ in range(DUE):
        check(call)
    instantiate = driver._cuStreamBeginCapture_v2

    def begin(*args) -> None:
        driver.refuses = 1
        instantiate(*args)

    driver._cuStreamBeginCapture_v2 = begin
    for _ in range(3):
        check(call)
    assert "a launch in a capture" in made(call).refused
    assert not driver.live


def test_a_plan_that_is_dropped_frees_its_graphs(module, driver):
    call = ready(module, driver)
    assert len(driver.live) == 2
    gc.collect()
    number = graphs._number
    call.plans.by_key.clear()
    call.plans.go = None
    gc.collect()
    assert not driver.live
    assert graphs._number == number - 1


def test_a_process_has_so_many_graphs(module, driver, monkeypatch):
    monkeypatch.setattr(graphs, "_MOST", graphs._number)
    call = entry(module, driver)
    for _ in range(DUE + 4):
        check(call)
    assert "cuStreamBeginCapture_v2" not in driver.calls


def test_one_launch_gets_no_graph(module, driver):
    def body(x: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
        module["scale"](x, out, 4.0, x.numel(), grid=1, block=64)
        return out

    call = jit.planned(body, device_type=fast_call.HOST, driver=driver.native)
    x, out = filled(40), filled(40)
    for _ in range(DUE + 4):
        assert torch.equal(call(x, out), 4 * x)
    assert driver.launched == ["scale"] * (DUE + 3)
    assert driver.calls == []


def test_who_has_no_graphs(monkeypatch, tmp_path):
    assert graphs.watched() == ""
    monkeypatch.setenv("WARPYARD_GRAPHS", "0")
    assert graphs.library() is None
    monkeypatch.setenv("WARPYARD_GRAPHS", "1")
    monkeypatch.setenv("CUDA_LAUNCH_BLOCKING", "1")
    assert graphs.library() is None
