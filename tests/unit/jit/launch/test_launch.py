"""What is checked before a launch, with no GPU: arguments, shapes, packing; and the way to the emulator."""

from __future__ import annotations

import random
import struct
import sys

import pytest
import torch

import jit
from jit.arguments import packing
from jit.base import limits
from jit.base.artifact import Entry, Param
from jit.base.launch_shape import LaunchShape

SOURCE = """
struct alignas(64) Map { unsigned long opaque[16]; };
struct Pair { float x, y; };
extern "C" __global__ __launch_bounds__(256) void k(float* p, float f, double d, unsigned u, int i, long s, bool b,
                                                    const __grid_constant__ Map map, Pair pair) {
    __shared__ float tile[64];
    tile[threadIdx.x % 64] = f + d + u + i + s + b + map.opaque[3] + pair.x;
    __syncthreads();
    p[threadIdx.x] = tile[63 - threadIdx.x % 64];
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) clustered(float* p) { p[0] = 1; }
extern "C" __global__ void plain(float* p, int n) { p[0] = n; }
"""


@pytest.fixture(scope="module")
def module() -> jit.Module:
    return jit.load(SOURCE, arch="sm_90a")


def good() -> list:
    data = torch.zeros(64, 64)
    return [data, 1.5, 2, 3, -4, -5, True, jit.TensorMapSpec(data, box=(16, 16)), struct.pack("ff", 1, 2)]


def refuses(module: jit.Module, match: str, *args, name: str = "k", **launch) -> None:
    with pytest.raises(jit.ArgumentError, match=match):
        module[name](*args, **{"grid": 1, "block": 64, **launch})


def test_wrong_count(module):
    refuses(module, r"k takes 9 arguments \(\.u64, \.f32, \.f64, .*\.b8\[128\], \.b8\[8\]\), got 8", *good()[:-1])
    refuses(module, "k takes 9 arguments .*got 10", *good(), 1)


@pytest.mark.parametrize(
    ("index", "value", "message"),
    [
        (0, 1.5, r"\.u64 k_param_0, got 1\.5: expected a tensor, None, or an int"),
        (0, "text", r"\.u64 k_param_0, got 'text'"),
        (0, 2**64, "out of the range of 64 bits"),
        (1, "1.5", r"\.f32 k_param_1, got '1\.5': expected a number"),
        (1, True, r"\.f32 k_param_1, got True: expected a number"),
        (1, 1e39, r"out of the range of \.f32"),
        (
            1,
            torch.ones(()),
            r"\.f32 k_param_1, got Tensor: a tensor fits a pointer only; for its value give \.item\(\)",
        ),
        (2, None, r"\.f64 k_param_2, got None"),
        (3, 1.0, r"\.u32 k_param_3, got 1\.0: expected an int"),
        (3, 2**32, r"\.u32 k_param_3, got 4294967296: out of the range of 32 bits"),
        (4, -(2**31) - 1, "out of the range of 32 bits"),
        (5, 2**64, "out of the range of 64 bits"),
        (6, 256, r"\.u8 k_param_6, got 256: out of the range of 8 bits"),
        (7, bytes(127), r"\.b8\[128\] k_param_7, got bytes: expected 128 bytes, got 127"),
        (7, torch.zeros(4), r"\.b8\[128\] k_param_7, got Tensor"),
        (7, 0, r"\.b8\[128\] k_param_7, got 0: expected bytes or a TensorMapSpec"),
        (8, 1.0, r"\.b8\[8\] k_param_8, got 1\.0: expected 8 bytes"),
    ],
)
def test_wrong_type_or_range(module, index, value, message):
    args = good()
    args[index] = value
    refuses(module, f"argument {index} of k is the PTX parameter .*{message}", *args)


def test_tensor_map_in_another_place(module):
    args = good()
    args[0], args[7] = args[7], args[0]
    refuses(module, "argument 0 of k is the PTX parameter .*got TensorMapSpec: a TensorMapSpec fits", *args)


def test_other_devices(module):
    refuses(
        module,
        "argument 0 of plain is on meta; expected a CUDA device or the CPU",
        torch.zeros(4, device="meta"),
        1,
        name="plain",
    )


def test_unknown_kernel(module):
    with pytest.raises(jit.ArgumentError, match=r"no kernel 'nope' in .*there are: k, clustered, plain"):
        module["nope"]


@pytest.mark.parametrize(
    ("name", "launch", "message"),
    [
        ("k", {"block": 257}, r"block: \(257, 1, 1\) is 257 threads, more than 256, the __launch_bounds__ of k"),
        ("plain", {"block": (32, 33)}, "block: .* is 1056 threads, more than 1024"),
        ("plain", {"block": (1, 1, 65)}, "block: at most 64 in z"),
        ("plain", {"block": 0}, "block: expected one to three positive ints, got 0"),
        ("plain", {"grid": ()}, r"grid: expected one to three positive ints, got \(\)"),
        ("plain", {"grid": (1, 2.0)}, "grid: expected one to three positive ints"),
        ("plain", {"grid": (1, 65536)}, "grid: at most"),
        ("plain", {"grid": 2**31}, "grid: at most"),
        (
            "k",
            {"smem": 232448 - 255},
            "smem: 232193 dynamic and 256 static bytes are 232449; a block of sm_90a has at most 232448",
        ),
        ("plain", {"smem": -1}, "smem: expected bytes"),
        ("plain", {"grid": 32, "cluster": 32}, r"cluster: \(32, 1, 1\) is 32 blocks; sm_90a takes at most 16"),
        ("plain", {"grid": 3, "cluster": 2}, r"cluster: \(2, 1, 1\) does not divide the grid \(3, 1, 1\)"),
        ("clustered", {"grid": 3}, r"cluster: \(2, 1, 1\) does not divide the grid"),
        (
            "clustered",
            {"grid": 4, "cluster": 4},
            r"cluster: clustered is compiled with __cluster_dims__\(2, 1, 1\), got",
        ),
    ],
)
def test_launch_limits(module, name, launch, message):
    args = {"k": good(), "plain": [torch.zeros(1), 1], "clustered": [torch.zeros(1)]}[name]
    refuses(module, message, *args, name=name, **launch)


def test_limits_of_older_architectures():
    module = jit.load('extern "C" __global__ void k(float* p) { p[0] = 1; }', arch="sm_80")
    refuses(module, "sm_80 has no clusters", torch.zeros(1), cluster=2, grid=2)
    refuses(module, "pdl: .*needs sm_90a or newer", torch.zeros(1), pdl=True)
    refuses(module, "a block of sm_80 has at most 166912", torch.zeros(1), smem=166913)


def test_register_file_limit():
    entry = Entry("fat", (), registers=168)
    limits.check(entry, jit.arch.find("sm_90a"), LaunchShape((1, 1, 1), (384, 1, 1)))
    with pytest.raises(
        jit.ArgumentError, match="block: 512 threads of fat with 168 registers each need 86016, more than the 65536"
    ):
        limits.check(entry, jit.arch.find("sm_90a"), LaunchShape((1, 1, 1), (512, 1, 1)))


def test_layout_and_packing_are_those_of_a_c_struct():
    """Random parameter lists against ctypes' own layout of a structure."""
    import ctypes

    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    rng = random.Random(seed)
    kinds = {
        ".u8": (ctypes.c_uint8, lambda: rng.randrange(256)),
        ".u16": (ctypes.c_int16, lambda: rng.randrange(-(1 << 15), 1 << 15)),
        ".u32": (ctypes.c_int32, lambda: rng.randrange(-(1 << 31), 1 << 31)),
        ".u64": (ctypes.c_int64, lambda: rng.randrange(-(1 << 63), 1 << 63)),
        ".f32": (ctypes.c_float, lambda: rng.uniform(-10, 10)),
        ".f64": (ctypes.c_double, lambda: rng.uniform(-10, 10)),
    }
    for _ in range(200):
        chosen = [rng.choice(list(kinds)) for _ in range(rng.randrange(1, 12))]
        fields = [(f"p{i}", kinds[kind][0]) for i, kind in enumerate(chosen)]
        expected = type("Params", (ctypes.Structure,), {"_fields_": fields})(*(kinds[kind][1]() for kind in chosen))
        params = tuple(
            Param(name, kind, ctypes.sizeof(c), ctypes.alignment(c))
            for (name, c), kind in zip(fields, chosen, strict=True)
        )
        entry = Entry("random", params)
        values, device = packing.check(entry, [getattr(expected, name) for name, _ in fields])
        offsets, size = packing.layout(params)
        buffer = bytearray(size)
        packing.pack(entry, values, buffer)
        assert device is None
        assert offsets == [getattr(type(expected), name).offset for name, _ in fields]
        assert bytes(buffer) == bytes(expected)[:size]


def test_cpu_tensors_go_to_the_emulator(module, monkeypatch):
    """The emulator's own package is put out of the way: the error says what is needed."""
    monkeypatch.setitem(sys.modules, "jit.emulator", None)
    with pytest.raises(jit.NoDeviceError, match="plain got CPU arguments and the emulator cannot be imported"):
        module["plain"](torch.zeros(4), 1, grid=1, block=1)


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a CUDA device")
def test_no_device_is_said(module):
    for call in (lambda: module["plain"].attributes, lambda: module["plain"].occupancy(64), lambda: module.cupy):
        with pytest.raises(jit.NoDeviceError):
            call()
    spec = jit.TensorMapSpec(torch.zeros(16, 16), box=(16, 16))
    with pytest.raises(jit.NoDeviceError, match="use CPU tensors to run the kernel on the emulator"):
        spec.encode()
