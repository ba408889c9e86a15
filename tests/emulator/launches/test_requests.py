"""Launches as plain data: PTX text, packed parameters, and the allocations that the kernel may access."""

from __future__ import annotations

import dataclasses
import struct

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from jit.base.launch_shape import LaunchShape
from jit.emulator.machine import tensor_maps
from jit.emulator.native import memory

TEXT = """
__device__ int count = 40;
__constant__ float factor;
extern "C" __global__ void scale(float* to, const float* from, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) to[i] = from[i] * factor;
    if (i == 0) ++count;
}
"""


def module(text: str = TEXT, **places: int) -> emulator.Module:
    return emulator.Module(jit.compile(text, arch="sm_90a").ptx, "scale.cu", tuple(places.items()))


def allocation(array: np.ndarray, name: str) -> emulator.Allocation:
    return emulator.Allocation(array.ctypes.data, array.nbytes, name)


def request(
    made: emulator.Module, to: np.ndarray, source: np.ndarray, count: int, *known: emulator.Allocation
) -> emulator.Request:
    packed = struct.pack("<QQi", to.ctypes.data, source.ctypes.data, count)
    return emulator.Request(made, "scale", packed, known, LaunchShape((-(-count // 32), 1, 1), (32, 1, 1)))


def test_a_request_runs_on_the_memory_behind_it() -> None:
    """Variables lie where the front end put them, and keep their values from launch to launch."""
    to, source = np.zeros(70, np.float32), np.arange(70, dtype=np.float32)
    factor, count = np.full(1, 7, np.float32), np.zeros(1, np.int32)
    made = module(factor=factor.ctypes.data, count=count.ctypes.data)
    emulator.load(made)
    assert (factor[0], count[0]) == (0, 40)  # as the PTX says
    factor[0] = 3
    for turn in range(2):
        emulator.execute(request(made, to, source, 70, allocation(to, "to"), allocation(source, "source")))
        assert count[0] == 41 + turn
    np.testing.assert_array_equal(to, source * 3)


def test_no_ctas_are_no_launch() -> None:
    """A front end that lets it through would have a call count as emulated that ran nothing."""
    before = emulator.statistics.launches
    to, made = np.zeros(70, np.float32), module()
    for grid, block in (((0, 1, 1), (32, 1, 1)), ((1, 1, 1), (32, 0, 1))):
        asked = dataclasses.replace(request(made, to, to, 70), shape=LaunchShape(grid, block))
        with pytest.raises(jit.ArgumentError, match="grid and block: expected positive ints"):
            emulator.execute(asked)
    assert emulator.statistics.launches == before


def test_an_access_outside_the_allocations_is_told_by_their_names() -> None:
    """Memory that is there, and that the front end did not allocate, counts as outside."""
    memory = np.zeros(96, np.float32)
    to, source = memory[:64], np.ones(96, np.float32)
    given = allocation(to, "cudaMalloc at prog.cu:7"), allocation(source, "source")
    with pytest.raises(emulator.EmulatorFinding, match=r"at byte 256 of the allocation of cudaMalloc at prog\.cu:7"):
        emulator.execute(request(module(), to, source, 96, *given))
    with pytest.raises(emulator.EmulatorFinding, match="allocation of source"):
        emulator.execute(request(module(), to, source, 64, given[0], given[1]._replace(size=128)))


def test_allocations_may_be_given_twice_or_inside_each_other() -> None:
    to, source = np.zeros(64, np.float32), np.ones(64, np.float32)
    given = allocation(to, "to"), allocation(to[8:16], "inside"), allocation(source, "source"), allocation(to, "again")
    emulator.execute(request(module(), to, source, 64, *given))
    assert not to.any()  # the factor is zero
    assert to.size == 64


def test_a_request_is_checked() -> None:
    memory = np.zeros(64, np.float32)
    good = request(module(), memory, memory, 64, allocation(memory, "memory"))
    fields = {name: getattr(good, name) for name in good.__dataclass_fields__}
    for changed, message in (
        ({"entry": "scales"}, "no kernel 'scales'; it has scale"),
        ({"params": b"\0" * 8}, "scale has 20 bytes of parameters, got 8"),
        ({"shape": LaunchShape((1, 1, 1), (2048, 1, 1))}, "2048 threads"),
        ({"module": emulator.Module("int main() {}")}, "expected PTX text with a .target"),
    ):
        with pytest.raises(jit.ArgumentError, match=message):
            emulator.execute(emulator.Request(**fields | changed))


COPY = """
struct alignas(64) Map { unsigned long long words[16]; };
extern "C" __global__ void copy(int* out, const Map* map) {
    __shared__ alignas(128) int tile[8 * 4]; __shared__ unsigned long long bar;
    unsigned at = __cvta_generic_to_shared(tile), b = __cvta_generic_to_shared(&bar);
    if (!threadIdx.x) {
        asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(b));
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 128;" :: "r"(b) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {4, 2}], [%2];"
            :: "r"(at), "l"(map), "r"(b) : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; w: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra w; }" :: "r"(b) : "memory");
    out[threadIdx.x] = tile[threadIdx.x];
}
"""  # noqa: E501


def test_a_tensor_map_may_lie_in_global_memory() -> None:
    """Its 128 bytes hold all of it, so that a copy of them is a map; other bytes are none."""
    source, out = np.arange(16 * 16, dtype=np.int32).reshape(16, 16), np.zeros(32, np.int32)
    spec = jit.TensorMapSpec(torch.from_numpy(source), box=(8, 4))
    map_ = memory.aligned(128, 64)
    map_[:] = np.frombuffer(tensor_maps.encode(spec), np.uint8)
    known = tuple(allocation(array, name) for array, name in ((source, "source"), (out, "out"), (map_, "map")))
    packed = struct.pack("<QQ", out.ctypes.data, map_.ctypes.data)
    asked = emulator.Request(module(COPY), "copy", packed, known, LaunchShape((1, 1, 1), (32, 1, 1)))
    emulator.execute(asked)
    np.testing.assert_array_equal(out.reshape(4, 8), source[2:6, 4:12])
    map_[:] = 0
    with pytest.raises(emulator.EmulatorFinding, match="are no tensor map"):
        emulator.execute(asked)
    map_[:] = np.random.default_rng(7).integers(0, 256, 128)  # somebody else's form
    with pytest.raises(emulator.UnsupportedInstruction, match="made neither by cuTensorMapEncode"):
        emulator.execute(asked)


def test_the_bytes_of_a_tensor_map_are_the_whole_of_it() -> None:
    spec = jit.TensorMapSpec(
        torch.zeros(6, 5, 8, 64, dtype=torch.float16), box=(32, 3, 2, 1), element_strides=(1, 2, 1, 8), swizzle="64B",
        l2_promotion="128B", oob_fill="nan",
    )  # fmt: skip
    data = tensor_maps.encode(spec)
    found = tensor_maps.decode(data)
    assert len(data) == 128
    assert found is not None
    for name in (
        *("data_ptr", "dtype", "rank", "global_dim", "global_strides", "box", "element_strides", "swizzle"),
        *("interleave", "l2_promotion", "oob_fill"),
    ):
        assert getattr(found, name) == getattr(spec, name), name
