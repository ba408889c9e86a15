"""Who wrote each byte of global memory in a launch, where somebody asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch

import jit
from jit.base import writes
from jit.emulator.machine import write_history

SOURCE = r"""
extern "C" __global__ void store(unsigned char* octets, unsigned short* halves, unsigned long long* words, int* sums) {
    const int t = threadIdx.x + 8 * threadIdx.y, at = 16 * blockIdx.x + t;
    octets[at] = 1;
    halves[at] = 2;
    words[at] = 3;
    atomicAdd(sums + t / 8, 1);
    __syncthreads();
    if (at == 5) halves[at] = 4;  // again
    #pragma unroll 1
    for (int i = 0; at == 5 && i < 3; ++i) *(volatile unsigned long long*)(words + at) = i;  // three times
}
"""


@pytest.fixture(autouse=True)
def _asked() -> Iterator[None]:
    write_history.kept = []
    yield
    write_history.kept = None


def launched() -> tuple[list[torch.Tensor], write_history.Launched]:
    made = torch.zeros(64, dtype=torch.uint8), torch.zeros(64, dtype=torch.int16), torch.zeros(64, dtype=torch.int64)
    tensors = [*made, torch.zeros(2, dtype=torch.int32)]
    jit.load(SOURCE, arch="sm_90a")["store"](*tensors, grid=4, block=(8, 2))
    assert write_history.kept is not None
    (found,) = write_history.kept
    return tensors, found


@pytest.mark.parametrize("number", [0, 1, 2])
def test_each_byte_has_the_thread_and_the_line_that_wrote_it(number: int) -> None:
    """Bytes and halves of one word too, by threads of one CTA and of others."""
    tensors, found = launched()
    size = tensors[number].element_size()
    for at in (0, 3, 4, 13, 18, 63):
        (write,) = found.of(tensors[number].data_ptr() + at * size, size)
        assert (write.cta, write.thread) == ((at // 16, 0, 0), (at % 8, at // 8 % 2, 0))
        assert write.location.endswith(f":{[4, 5, 6][number]}")
        assert (write.kernel, write.times, write.before) == ("store", 1, bytes(size))


def test_the_writes_before_by_others_are_known_and_equal_ones_are_counted() -> None:
    tensors, found = launched()
    last, before = found.of(tensors[1].data_ptr() + 10, 2)
    assert (last.location.rpartition(":")[2], before.location.rpartition(":")[2]) == ("9", "5")
    assert last.before == (2).to_bytes(2, "little")
    last, before = found.of(tensors[2].data_ptr() + 40, 8)
    assert (last.times, last.before) == (3, (3).to_bytes(8, "little"))
    last, before = found.of(tensors[3].data_ptr(), 4)
    assert "atom" in last.instruction or "red" in last.instruction
    assert last.thread is not None
    assert last.thread != before.thread
    assert found.of(tensors[0].data_ptr() + 64, 1) == []


def test_a_launch_that_nobody_asks_about_keeps_nothing() -> None:
    write_history.kept = None
    tensors = [torch.zeros(64, dtype=kind) for kind in (torch.uint8, torch.int16, torch.int64, torch.int32)]
    jit.load(SOURCE, arch="sm_90a")["store"](*tensors, grid=4, block=(8, 2))
    assert write_history.kept is None


def test_the_oldest_histories_go_where_they_are_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_history, "_MOST", 64 * 32)
    launched()
    tensors = [torch.zeros(64, dtype=kind) for kind in (torch.uint8, torch.int16, torch.int64, torch.int32)]
    jit.load(SOURCE, arch="sm_90a")["store"](*tensors, grid=4, block=(8, 2))
    assert write_history.kept is not None
    assert [bool(one.rows) for one in write_history.kept] == [False, False]


def test_a_log_has_the_launch_with_the_bytes_that_it_left() -> None:
    log = writes.begin()
    try:
        tensors, _ = launched()
    finally:
        writes.end()
    one = next(log.of(tensors[1].data_ptr() + 10, 2))
    assert (one.write.number, one.value) == (0, (4).to_bytes(2, "little"))
    assert next(log.of(tensors[3].data_ptr(), 4)).value == (32).to_bytes(4, "little")  # atomics count too
