"""The tensors that Python knows are all found, without a walk over a large heap at each call."""

from __future__ import annotations

import gc
import mmap
import random
import warnings
from pathlib import Path

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from jit.emulated_cuda.runtime import in_process, live_tensors


@pytest.fixture(autouse=True)
def _no_walk_yet(monkeypatch) -> None:
    """What there was before is left out of walks, which are quick then."""
    monkeypatch.setattr(live_tensors, "_old", None)
    gc.freeze()


@pytest.fixture
def walks(monkeypatch) -> list[int]:
    """How many objects were looked at, call by call."""
    numbers: list[int] = []
    among = live_tensors._among

    def counted(objects: list[object]) -> list[torch.Tensor]:
        numbers.append(len(objects))
        return among(objects)

    monkeypatch.setattr(live_tensors, "_among", counted)
    return numbers


def found() -> set[int]:
    return set(map(id, live_tensors.tensors()))


def held() -> set[int]:
    return {id(item) for item in gc.get_objects() if issubclass(type(item), torch.Tensor)}


def test_whatever_the_collector_does() -> None:
    seed = random.randrange(1 << 32)
    print("seed", seed)
    chance = random.Random(seed)
    kept: list[object] = []
    steps = [
        lambda: kept.append(torch.empty(3)),
        lambda: kept.append(torch.nn.Parameter(torch.empty(2))),
        lambda: kept.extend([n] for n in range(chance.randrange(9000))),
        lambda: kept.pop(chance.randrange(len(kept))) if kept else None,
        lambda: gc.collect(chance.randrange(3)),
        lambda: kept.__delitem__(slice(0, chance.randrange(len(kept) + 1))),
    ]
    for _ in range(60):
        chance.choices(steps, (6, 3, 3, 6, 2, 1))[0]()
        assert found() == held()


def test_only_young_objects_are_looked_at_again(walks) -> None:
    heap = [[n] for n in range(200_000)]
    old = torch.empty(3)
    gc.collect()
    found()
    young = torch.empty(3)
    gc.disable()
    try:
        again = found()
    finally:
        gc.enable()
    assert {id(old), id(young)} <= again
    assert walks[0] > len(heap)
    assert walks[1] < len(heap) / 10


def test_frozen_tensors_are_known_further() -> None:
    old = torch.empty(3)
    found()
    gc.freeze()
    gc.collect()
    assert id(old) in found()


def test_it_keeps_no_tensor_alive() -> None:
    old = torch.empty(3)
    before = found()
    assert id(old) in before
    number = len(before)
    del old
    assert len(found()) == number - 1


def test_tensors_that_it_knows_can_be_swapped() -> None:
    one, other = torch.zeros(2), torch.ones(2)
    assert {id(one), id(other)} <= found()
    torch.utils.swap_tensors(one, other)
    assert one.tolist() == [1, 1]


def test_memory_that_a_launch_may_access_outlives_a_collection() -> None:
    memory = mmap.mmap(-1, 4096)
    view = torch.frombuffer(memory, dtype=torch.uint8)
    cycle: list[object] = [view]
    cycle.append(cycle)
    address = view.data_ptr()
    known = [one for one in in_process.tensors(0) if one.address == address]
    del memory, view, cycle
    gc.collect()
    assert len(known) == 1
    assert _mapped(address)  # a launch would copy from there
    del known
    assert not _mapped(address)


def _mapped(address: int) -> bool:
    """Whether this process has memory at an address."""
    rows = (line.split()[0].split("-") for line in Path("/proc/self/maps").read_text().splitlines())
    return any(int(first, 16) <= address < int(end, 16) for first, end in rows)


def test_a_fake_tensor_is_no_memory() -> None:
    """`torch.compile` and `torch.library.opcheck` keep some; torch warns of who asks for the address of one."""
    torch.set_warn_always(True)
    try:
        with FakeTensorMode():
            fake = torch.empty(3)
        with warnings.catch_warnings(record=True) as shown:
            warnings.simplefilter("always")
            real = torch.empty(5)
            found = {one.address: one.size for one in in_process.tensors(0)}
        assert found[real.data_ptr()] == 20
        assert fake.shape == (3,)
        assert not [str(one.message) for one in shown if "FakeTensor" in str(one.message)]
    finally:
        torch.set_warn_always(False)
