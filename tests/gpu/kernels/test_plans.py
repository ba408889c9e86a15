"""The kernels' entries by their plans: the same results as the entries themselves, on any stream, in graphs."""

from __future__ import annotations

import threading

import pytest
import torch

import jit
from harness.host_times.samples import CALLS, OUTPUTS
from jit.replay import graphs, workspace

pytestmark = pytest.mark.gpu


@pytest.fixture(autouse=True)
def soon(monkeypatch) -> None:
    """A plan's graph is made after a few calls, so that these tests meet it."""
    monkeypatch.setattr(graphs, "DUE", 3)


def parts(result) -> tuple[torch.Tensor, ...]:
    return result if isinstance(result, tuple) else (result,)


def alike(got, expected) -> bool:
    """Equal but for the order of atomic additions."""
    pairs = zip(parts(got), parts(expected), strict=True)
    return all(
        (x.shape, x.stride(), x.dtype) == (y.shape, y.stride(), y.dtype)
        and torch.allclose(x.float(), y.float(), rtol=2e-2, atol=2e-2 * float(y.float().abs().max()) + 1e-6)
        for x, y in pairs
    )


def cloned(result) -> tuple[torch.Tensor, ...]:
    torch.cuda.synchronize()
    return tuple(part.clone() for part in parts(result))


@pytest.mark.parametrize("name", CALLS)
def test_a_plan_gives_what_the_entry_gives(name):
    entry, make = CALLS[name]
    torch.manual_seed(5)
    for _ in range(6):  # fresh contents at fresh addresses
        args, kwargs = make()
        expected = cloned(entry.__wrapped__(*args, **kwargs))
        assert alike(entry(*args, **kwargs), expected)
    assert entry.plans.by_key
    assert not entry.plans.refused


@pytest.mark.parametrize("name", CALLS)
def test_a_plan_is_one_native_call(name, monkeypatch):
    """Nothing of it runs in Python once the stream has its scratch."""
    entry, make = CALLS[name]
    args, kwargs = make()
    for _ in range(5):
        expected = cloned(entry(*args, **kwargs))
    assert not entry.plans.refused
    assert all(isinstance(plan, type(len)) for plan in entry.plans.by_key.values())

    def shared(*size):
        raise AssertionError("the stream has its memory")

    monkeypatch.setattr(workspace, "shared", shared)
    assert alike(entry(*args, **kwargs), expected)


@pytest.mark.skipif("graphs.library() is None")
@pytest.mark.parametrize("name", ["masked_decode", "sparse_mla_bwd"])
def test_several_launches_are_one_graph(name):
    (planned, make), stream = CALLS[name], torch.cuda.Stream()
    entry = jit.planned(planned.__wrapped__)
    for i in range(16):
        with torch.cuda.stream(stream if i % 2 else torch.cuda.default_stream()):
            args, kwargs = make()
            assert alike(entry(*args, **kwargs), cloned(planned.__wrapped__(*args, **kwargs)))
    (plan,) = entry.plans.by_key.values()
    of_plan = plan.__self__[5]
    assert not of_plan.refused
    assert [bool(graph.executable) for graph in of_plan.table.of] == [True, True, False, False]


@pytest.mark.parametrize("name", CALLS)
def test_streams_and_graphs(name):
    entry, make = CALLS[name]
    torch.manual_seed(6)
    args, kwargs = make()
    expected = cloned(entry.__wrapped__(*args, **kwargs))
    for _ in range(4):
        entry(*args, **kwargs)
    torch.cuda.synchronize()
    streams = [torch.cuda.Stream() for _ in range(4)]
    results = []
    for i in range(32):
        with torch.cuda.stream(streams[i % 4]):
            given = kwargs | ({"out": torch.empty_like(kwargs["out"])} if "out" in kwargs else {})
            results.append(entry(*args, **given))
    torch.cuda.synchronize()
    assert all(alike(result, expected) for result in results)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        captured = entry(*args, **kwargs)
    for _ in range(3):
        graph.replay()
        with torch.cuda.stream(streams[0]):
            entry(*args, **kwargs)
        torch.cuda.synchronize()
        assert alike(captured, expected)


@pytest.mark.parametrize("name", CALLS)
def test_outputs_that_are_given_are_written(name):
    entry, make = CALLS[name]
    torch.manual_seed(7)
    for _ in range(5):
        args, kwargs = make()
        expected = cloned(entry.__wrapped__(*args, **kwargs))
        names = OUTPUTS.get(name, ("out",))
        given = dict(zip(names, map(torch.empty_like, expected), strict=True))
        result = parts(entry(*args, **{**kwargs, **given}))
        assert all(x is given[key] for x, key in zip(result, names, strict=True))
        assert alike(result, expected)
    assert not entry.plans.refused


@pytest.mark.parametrize("name", CALLS)
def test_threads_on_one_stream(name):
    """Kernels of two threads' calls alternate on the stream; none finds the other's scratch."""
    entry, make = CALLS[name]
    torch.manual_seed(8)
    calls = [make() for _ in range(4)]
    expected = [cloned(entry.__wrapped__(*args, **kwargs)) for args, kwargs in calls]
    found: list[list[tuple[torch.Tensor, ...]]] = [[] for _ in calls]

    def work(i: int) -> None:
        args, kwargs = calls[i]
        for _ in range(60):
            given = kwargs | ({"out": torch.empty_like(kwargs["out"])} if "out" in kwargs else {})
            found[i].append(parts(entry(*args, **given)))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    torch.cuda.synchronize()
    for results, right in zip(found, expected, strict=True):
        assert len(results) == 60
        assert all(alike(result, right) for result in results)


def test_wrong_arguments_are_named_after_a_plan_was_made():
    entry, make = CALLS["masked_decode"]
    args, kwargs = make()
    for _ in range(3):
        entry(*args, **kwargs)
    with pytest.raises(TypeError, match="k: expected dtype"):
        entry(args[0], args[1].float(), *args[2:])
    with pytest.raises(ValueError, match="mask: expected at least"):
        entry(*args[:3], args[3][:-1], *args[4:])
    with pytest.raises(ValueError, match="k: expected device"):
        entry(args[0], args[1].cpu(), *args[2:])
