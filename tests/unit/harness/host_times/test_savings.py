"""The ways of a call that are measured: each does what the entry does, by the part of the replay that it names."""

from __future__ import annotations

import pytest
import torch

from harness.host_times import savings
from jit.replay import graphs
from tests.unit.jit.replay.planned import filled, streams_on_host
from tests.unit.jit.replay.stub_graphs import GraphDriver


def test_each_way_gives_the_entrys_result(module, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphs, "DUE", 1)
    driver = GraphDriver()
    streams_on_host(monkeypatch, lambda: (driver.stream, driver.captured))

    def entry(x, *, out):
        module["scale"](x, out, 2.0, x.numel(), grid=1, block=64)
        module["add"](x, x, out, x.numel(), grid=1, block=64)
        return out

    x, out = filled(40), filled(40)
    found = savings.ways(entry, (x,), {"out": out}, driver.native)
    assert list(found) == ["without a plan", "plan", "plan, graph"]
    for way, call in found.items():
        for _ in range(3):
            driver.calls.clear()
            driver.launched.clear()
            out.zero_()
            assert torch.equal(call(x, out=out), 4 * x), way
        assert ("cuGraphLaunch" in driver.calls) == (way == "plan, graph")
        assert driver.launched == (["scale", "add"] if way.startswith("plan") else []), way


@pytest.mark.slow
def test_an_entry_that_has_no_plan_says_why(native) -> None:
    found = savings.ways(lambda x: x.item(), (torch.ones(1),), {}, native.native)
    assert "reads a value from the device" in str(found["plan"])
