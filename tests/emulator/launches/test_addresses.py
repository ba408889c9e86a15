"""Addresses of a kernel are names: its memory may lie elsewhere in the process that runs it."""

from __future__ import annotations

import struct

import numpy as np
import pytest

import jit
from jit import emulator
from jit.base.launch_shape import LaunchShape
from jit.emulator.machine.global_memory import OWN
from jit.emulator.native.memory import aligned

NOWHERE = 0x1234_5000_0000  # no process has memory there

TEXT = """
__device__ int count = 40;
__device__ unsigned* there = reinterpret_cast<unsigned*>(&count);
extern "C" __global__ void walk(unsigned* to, const unsigned* from, unsigned long long* addresses, int n) {
    __shared__ alignas(16) unsigned tile[128];
    unsigned at = __cvta_generic_to_shared(tile + threadIdx.x * 4);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16; cp.async.commit_group; cp.async.wait_group 0;"
        :: "r"(at), "l"(from + threadIdx.x * 4) : "memory");
    for (int j = 0; j < 4; ++j) to[threadIdx.x * 4 + j] = 2 * tile[threadIdx.x * 4 + j];
    atomicAdd(to + 128, threadIdx.x);
    to[129] = 5;  // every lane stores the same
    if (threadIdx.x == 0) {
        ++*there;
        unsigned* taken = static_cast<unsigned*>(malloc(64));
        taken[3] = n;
        addresses[0] = reinterpret_cast<unsigned long long>(&count);
        addresses[1] = reinterpret_cast<unsigned long long>(taken);
        addresses[2] = taken[3] + count;
        free(taken);
    }
}
"""


def moved(array: np.ndarray, address: int, name: str) -> emulator.Allocation:
    return emulator.Allocation(address, array.nbytes, name, place=array.ctypes.data)


def test_memory_may_lie_elsewhere_than_its_addresses_say() -> None:
    made = emulator.Module(jit.compile(TEXT, arch="sm_90a").ptx, "walk.cu")
    to, source, text = (aligned(size, 64) for size in (4 * 130, 512, 24))
    source.view(np.uint32)[:] = np.arange(128)
    at = [NOWHERE, NOWHERE + (1 << 20), NOWHERE + (1 << 30)]
    known = tuple(moved(array, one, name) for array, one, name in zip((to, source, text), at, "abc", strict=True))
    packed = struct.pack("<QQQi", *at, 30)
    asked = emulator.Request(made, "walk", packed, known, LaunchShape((1, 1, 1), (32, 1, 1)))
    for turn in (1, 2):
        to[:] = 0
        emulator.execute(asked)
        np.testing.assert_array_equal(to.view(np.uint32)[:128], 2 * np.arange(128))
        assert to.view(np.uint32)[128:].tolist() == [sum(range(32)), 5]
        variable, heap, number = text.view(np.uint64).tolist()
        assert OWN <= variable < 1 << 48
        assert OWN <= heap < 1 << 48  # no address of this process is shown
        assert number == 30 + 40 + turn
    short = (known[0], known[1]._replace(size=508), known[2])
    with pytest.raises(emulator.EmulatorFinding, match="at byte 496 of the allocation of b, which has 508 bytes"):
        emulator.execute(emulator.Request(made, "walk", packed, short, LaunchShape((1, 1, 1), (32, 1, 1))))


def test_one_address_is_one_memory() -> None:
    one, other = aligned(64, 64), aligned(64, 64)
    known = moved(one, NOWHERE, "one"), moved(other, NOWHERE + 32, "other")
    made = emulator.Module(jit.compile(TEXT, arch="sm_90a").ptx, "walk.cu")
    asked = emulator.Request(made, "walk", bytes(28), known, LaunchShape((1, 1, 1), (32, 1, 1)))
    with pytest.raises(ValueError, match="lie at different places"):
        emulator.execute(asked)


HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
INNER = """
.visible .global .align 8 .b8 held[8];
.visible .entry reaches(.param .u64 out)
{
    .global .align 8 .b8 inner[8];
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u64 %rd2, inner;
    st.global.u64 [%rd2], %rd2;
    mov.u64 %rd3, held;
    st.global.u64 [%rd3], 7;
    st.global.u64 [%rd1], %rd2;
    ret;
}
"""


def test_a_front_end_has_the_modules_variables_only() -> None:
    """A place for a name in a kernel's body, or for no name at all, would be written to without a look."""
    mine, out = aligned(64, 64), aligned(8, 8)
    at = int(mine.ctypes.data)
    for name in ("inner", "nobody"):
        with pytest.raises(jit.ArgumentError, match=f"{name}: the module has no variable of this name"):
            emulator.load(emulator.Module(HEAD + INNER, name, ((name, at),)))
    assert not mine.any()
    known = moved(out, NOWHERE, "out"), moved(mine[:8], NOWHERE + 64, "held")
    brought = emulator.Module(HEAD + INNER, "brought", (("held", NOWHERE + 64),), brought=True)
    asked = emulator.Request(brought, "reaches", struct.pack("<Q", NOWHERE), known, LaunchShape((1, 1, 1), (1, 1, 1)))
    emulator.execute(asked)
    assert mine[:8].view(np.uint64)[0] == 7
    assert out.view(np.uint64)[0] >= OWN
    with pytest.raises(emulator.EmulatorFinding, match="out-of-bounds"):
        emulator.execute(
            emulator.Request(brought, "reaches", asked.params, known[:1], LaunchShape((1, 1, 1), (1, 1, 1)))
        )
