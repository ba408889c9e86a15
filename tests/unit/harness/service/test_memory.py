"""Device memory: what the service hands out, what it refuses, and how a submission's tensors come to lie there."""

from __future__ import annotations

import ctypes
import faulthandler
import itertools
import mmap
import os
import random

import msgspec
import numpy as np
import pytest
import torch

from harness.service.main import Service
from harness.service.memory import PAGE, Arena
from harness.submission import device_memory
from harness.submission.device_memory import LARGE, DeviceMemory
from harness.submission.service_client import Known, joined
from harness.wire import requests
from harness.wire.private_memory import private
from tests import programs

STORE = """
.version 8.0
.target sm_90
.address_size 64
.visible .global .align 4 .b8 own[4];
.visible .entry store(.param .u64 at, .param .u32 value)
{
    .reg .b64 %rd<3>;
    .reg .b32 %r<2>;
    ld.param.u64 %rd1, [at];
    ld.param.u32 %r1, [value];
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


def contents(arena: Arena) -> bytes:
    return os.pread(arena.file, arena.size, 0)


def test_pieces_keep_apart_and_come_back_as_zeros() -> None:
    arena = Arena(16 * PAGE)
    one, other = arena.allocate(100, 8), arena.allocate(2 * PAGE, 0)
    assert one % PAGE == 8
    assert other - (one + 100) > PAGE  # a page between them is nobody's
    ctypes.memset(arena.find(one).address, 1, 100)
    ctypes.memset(arena.find(other).address, 2, 2 * PAGE)
    assert contents(arena)[one : one + 100] == b"\1" * 100
    arena.free(one)
    assert contents(arena).count(0) == 14 * PAGE
    assert arena.allocate(PAGE, 0) // PAGE == one // PAGE
    with pytest.raises(MemoryError, match="no room for"):
        arena.allocate(14 * PAGE, 0)
    for size, skip in ((0, 0), (-1, 0), (8, -1), (8, PAGE)):
        with pytest.raises(ValueError, match="of a page"):
            arena.allocate(size, skip)
    for wrong in (one, other + 1, 0, -PAGE):
        with pytest.raises(KeyError):
            arena.find(wrong)
        with pytest.raises(KeyError):
            arena.free(wrong)


def test_only_what_was_handed_out_can_be_touched() -> None:
    """A stray access of native code beside a piece ends the process, and changes nothing."""
    arena = Arena(16 * PAGE)
    offset = arena.allocate(PAGE, 0)
    at = arena.find(offset).address
    for place, dies in ((at, False), (at + PAGE, True), (at - 8, True)):
        pid = os.fork()
        if pid == 0:
            faulthandler.disable()
            ctypes.memset(place, 1, 1)
            os._exit(0)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == (-11 if dies else 0)


class Model:
    """What the service is to have handed out, and what is in it."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.arena = Arena(1 << 22)
        self.service = Service(self.arena)
        self.held: dict[int, bytearray] = {}
        self.launches = 0
        for number, variables in enumerate(([], [("own", 64 << 20)])):
            asked = requests.Load(number, STORE, f"store{number}", variables)
            assert self.ask(asked) == requests.Done()

    def ask(self, request: requests.Request) -> requests.Reply:
        """As the service's process does: what is sent is what the schema takes."""
        return self.service.answer(requests.asked(requests.encode(request)))

    def any_offset(self) -> int:
        """One that was handed out, or one near it, or none."""
        known = self.random.choice(list(self.held)) if self.held else 0
        return self.random.choice(
            [known, known, known, known + 4, known // PAGE * PAGE, self.random.randrange(1 << 40)]
        )

    def allocate(self) -> None:
        freed = [self.any_offset()] if self.random.random() < 0.5 else []
        sizes = [(self.random.choice([4, 100, PAGE, 3 * PAGE, 0, 1 << 50]), self.random.choice([0, 8, 64, PAGE]))
                 for _ in range(self.random.randrange(3))]  # fmt: skip
        reply = self.ask(requests.Allocate(freed, sizes))
        for offset in freed:
            if self.held.pop(offset, None) is None:
                assert reply == requests.Raised("KeyError", str(offset))
                return
        if isinstance(reply, requests.Allocated):
            for (size, _), offset in zip(sizes, reply.offsets, strict=True):
                assert offset not in self.held
                self.held[offset] = bytearray(size)
            return
        assert isinstance(reply, requests.Raised)
        assert reply.name in ("ValueError", "MemoryError"), reply
        assert set(self.held) == set(self.arena._pieces)

    def launch(self) -> None:
        pick, module = self.random, self.random.choice([0, 0, 1, 2])
        honest = bool(self.held) and pick.random() < 0.4
        held = []
        for number in range(1 if honest else pick.randrange(3)):
            offset = pick.choice(list(self.held)) if honest else self.any_offset()
            shift = 0 if honest else pick.choice([0, 0, 0, 8])
            held.append(requests.Held((1 + number) * (32 << 20) + offset % PAGE + shift, offset, "x"))
        mine = next((one for one in held if one.offset in self.held), None)
        at = pick.choice([mine.address if mine else 0, (mine.address if mine else 0) + 4, 64 << 20, 0x70000000, 8])
        at = pick.choice([at, at, at + len(self.held[mine.offset]) if mine else at, pick.randrange(1 << 47) & ~3])
        if pick.random() < 0.1:  # where 64 bits end, and in spaces of other tags
            at = pick.choice([-4, -pick.randrange(4, 1 << 20, 4), at | pick.randrange(1, 1 << 16) << 48]) % (1 << 64)
        if honest and mine:
            at = mine.address + pick.randrange(len(self.held[mine.offset]) // 4) * 4
        value = pick.randrange(1, 1 << 32)
        params = at.to_bytes(8, "little") + value.to_bytes(4, "little")
        reply = self.ask(requests.Launch(module, "store", params, held, [], (1, 1, 1), (1, 1, 1), 0, None, False))
        places = {}
        legal = module < 2 and len({one.offset for one in held}) == len(held)
        for one in held:
            legal &= one.offset in self.held and one.address % PAGE == one.offset % PAGE
            if legal:
                places[one.address, len(self.held[one.offset])] = one.offset
        inside = [(offset, at - start) for (start, size), offset in places.items() if start <= at <= start + size - 4]
        if legal and inside and at % 4 == 0:
            assert reply == requests.Done(), reply
            self.launches += 1
            offset, begin = inside[0]
            self.held[offset][begin : begin + 4] = value.to_bytes(4, "little")
        else:
            assert isinstance(reply, requests.Raised)
            assert reply.name in ("EmulatorFinding", "KeyError", "ValueError"), reply

    def damaged(self) -> None:
        """A frame with some bytes changed is refused, or is some other request."""
        frame = bytearray(requests.encode(requests.Allocate([self.any_offset()], [(8, 0)])))
        for _ in range(self.random.randrange(1, 4)):
            frame[self.random.randrange(len(frame))] = self.random.randrange(256)
        try:
            request = requests.asked(bytes(frame))
        except (msgspec.DecodeError, ValueError):
            return
        assert isinstance(request, requests.Allocate)

    def run(self, count: int) -> None:
        """Asks so often, and checks what came of it."""
        canaries = [np.full(1 << 16, 0xA5, np.uint8) for _ in range(16)]
        steps = [self.allocate] * 3 + [self.launch] * 2 + [self.damaged] * 5
        for number in range(count):
            self.random.choice(steps)()
            if number % 500 == 0:
                self.check()
        self.check()
        assert all((canary == 0xA5).all() for canary in canaries)

    def check(self) -> None:
        """What was handed out holds what kernels stored there, and all other device memory is untouched."""
        expected = bytearray(self.arena.size)
        for offset, data in self.held.items():
            expected[offset : offset + len(data)] = data
        assert contents(self.arena) == bytes(expected)


@pytest.mark.parametrize("count", [4000, pytest.param(120_000, marks=pytest.mark.nightly)])
def test_requests_do_what_a_model_of_the_memory_says(count: int) -> None:
    """Whatever is asked, kernels write to what was handed out, and the service writes nowhere else."""
    seed = random.randrange(1 << 32)
    print("seed", seed)
    model = Model(seed)
    model.run(count)
    assert model.launches > count // 30


class Device:
    """Both sides in one process."""

    def __init__(self) -> None:
        self.arena = Arena(1 << 28)
        self.memory = DeviceMemory(os.dup(self.arena.file))
        self.freed: list[int] = []

    def allocate(self, freed: list[int], sizes: list[tuple[int, int]]) -> list[int]:
        self.freed += freed
        for offset in freed:
            self.arena.free(offset)
        return [self.arena.allocate(*one) for one in sizes]

    def hold(self, *tensors: torch.Tensor) -> list[np.ndarray]:
        """The service's view of each."""
        places = [(each.data_ptr(), each.nbytes) for each in tensors]
        pieces = [self.arena.find(offset) for offset in self.memory.hold(places, self.allocate)]
        return [np.ctypeslib.as_array((ctypes.c_uint8 * one.size).from_address(one.address)) for one in pieces]


def own(size: int) -> torch.Tensor:
    """A tensor in pages that the system takes back with it, as a submission's inputs are."""
    return torch.frombuffer(private(size), dtype=torch.uint8)


def test_pieces_do_not_touch() -> None:
    """The system puts a mapping right behind another one."""
    for size in (mmap.PAGESIZE, 64 * mmap.PAGESIZE):
        pieces = [own(size) for _ in range(16)]
        starts = sorted(piece.data_ptr() for piece in pieces)
        assert min(after - before for before, after in itertools.pairwise(starts)) >= 2 * size
        assert {piece.nbytes for piece in pieces} == {size}


def test_a_large_tensor_moves_and_a_small_one_is_copied() -> None:
    device = Device()
    large, small = own(4 * LARGE).view(torch.int32), torch.arange(100, dtype=torch.int32)
    there = device.hold(large, small)
    for tensor, view in zip((large, small), there, strict=True):
        assert bytes(view) == tensor.numpy().tobytes()
        view[:] = 7
    device.memory.take()
    assert (large == 0x07070707).all()
    assert (small == 0x07070707).all()
    large[5000], small[3] = 1, 2
    assert there[0].view(np.int32)[5000] == 1  # the same bytes, before any launch
    assert device.hold(large, small)[1].view(np.int32)[3] == 2
    assert not device.freed


def test_what_is_mapped_is_read_for_large_tensors_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read it before each launch of small ones took a quarter of the time of a submission's process."""
    device, reads = Device(), list[int]()
    mappings = device_memory.mappings
    monkeypatch.setattr(device_memory, "mappings", lambda: reads.append(1) or mappings())
    small, large = torch.arange(100), own(LARGE)
    for _ in range(2):
        device.hold(small)
    assert not reads
    device.hold(small, large)
    device.hold(small)  # the large one may have been given back meanwhile
    assert len(reads) == 2


def test_memory_that_is_given_back_is_freed_there_too() -> None:
    device = Device()
    tensor = own(64 << 20)
    device.hold(tensor)
    del tensor
    other = own(64 << 20).fill_(1)  # perhaps at the same addresses
    assert (device.hold(other)[0] == 1).all()
    assert len(device.freed) == 1


def test_a_tensor_in_the_heap_is_copied() -> None:
    """Its pages became the file's, and other objects lay in them when it was freed. A fork does not copy pages of a
    file: its child wrote over objects of its parent, and either crashed."""
    done = programs.run(f"""
import ctypes, torch
from harness.submission import device_memory, heap
from tests.unit.harness.service.test_memory import Device

def rights(tensor):
    return next(one.rights for one in device_memory.mappings() if one.start <= tensor.data_ptr() + 8192 < one.end)

ctypes.CDLL(None).mallopt(-3, 32 << 20)  # M_MMAP_THRESHOLD: all smaller blocks are of the heap
device = Device()
one, behind = (torch.zeros({LARGE}, dtype=torch.int32) for _ in range(2))
view = device.hold(one)[0]
assert rights(one) == b"rw-p", rights(one)
view[:] = 7
device.memory.take()
assert (one == 0x07070707).all()

del one, view  # the heap has room for another
heap.map_blocks({LARGE})
large = torch.zeros({LARGE}, dtype=torch.uint8)
device.hold(large)
assert rights(large) == b"rw-s", rights(large)
del large
device.hold(torch.zeros(1))
assert len(device.freed) == 1
print("right")
""")
    assert done.stdout == "right\n", done.stderr


def test_memory_that_others_share_stays_theirs() -> None:
    """Its pages are a file's already: they are copied."""
    device = Device()
    shared = torch.zeros(2 * LARGE, dtype=torch.uint8).share_memory_()
    before = [one for one in device_memory.mappings() if one.start <= shared.data_ptr() < one.end]
    view = device.hold(shared)[0]
    assert [one for one in device_memory.mappings() if one.start <= shared.data_ptr() < one.end] == before
    view[10] = 5
    device.memory.take()
    assert shared[10] == 5


def test_pieces_that_overlap_are_one() -> None:
    known = [Known(100, 50, "b"), Known(80, 30, "a"), Known(200, 8, "c"), Known(200, 0, "none"), Known(208, 8, "d")]
    assert joined(known) == [Known(80, 70, "a"), Known(200, 8, "c"), Known(208, 8, "d")]
