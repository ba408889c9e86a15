"""Launches on a CUDA device: arguments, attributes, streams, graphs, threads, loaders."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest
import torch

import jit
from jit.launch.module import Module

pytestmark = pytest.mark.gpu

SOURCE = """
extern "C" __global__ void axpy(float* y, const float* x, float a, int n, bool negate) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += (negate ? -a : a) * x[i];
}
extern "C" __global__ void scalars(long* out, unsigned char u8, short s16, int s32, unsigned u32, long s64,
                                   unsigned long u64, double f64, const float* null) {
    out[0] = u8; out[1] = s16; out[2] = s32; out[3] = u32; out[4] = s64; out[5] = (long)u64; out[6] = (long)(f64 * 8);
    out[7] = null == nullptr;
}
struct Three { float x, y, z; };
extern "C" __global__ void aggregate(float* out, Three three) { out[0] = three.x; out[1] = three.y; out[2] = three.z; }
extern "C" __global__ void big_smem(int* out, int words) {
    extern __shared__ int buffer[];
    for (int i = threadIdx.x; i < words; i += blockDim.x) buffer[i] = i;
    __syncthreads();
    if (threadIdx.x == 0) { int sum = 0; for (int i = 0; i < words; i++) sum += buffer[i] == i; *out = sum; }
}
extern "C" __global__ void cluster_shape(unsigned* out) {
    unsigned blocks, rank;
    asm volatile("mov.u32 %0, %%cluster_nctarank;" : "=r"(blocks));
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    if (threadIdx.x == 0) { out[2 * blockIdx.x] = blocks; out[2 * blockIdx.x + 1] = rank; }
}
// Every block waits for all: only blocks that are resident together get through.
extern "C" __global__ void grid_barrier(unsigned* arrived, unsigned* out) {
    if (threadIdx.x == 0) {
        atomicAdd(arrived, 1u);
        while (*(volatile unsigned*)arrived < gridDim.x) {}
        out[blockIdx.x] = 1;
    }
}
extern "C" __global__ void first(int* data) {
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
    __nanosleep(20000);
    data[0] = 42;
}
extern "C" __global__ void second(int* data) {
    asm volatile("griddepcontrol.wait;" ::: "memory");
    data[1] = data[0] + 1;
}
"""


@pytest.fixture(scope="module", params=["driver", "cupy"])
def module(request) -> Module:
    if request.param == "cupy":
        pytest.importorskip("cupy")
    artifact = jit.compile(SOURCE, arch=jit.target_arch("cuda"))
    return Module(artifact, loader=request.param)


def axpy(module: Module, n: int = 1000, **launch) -> None:
    x, y = torch.randn(n, device="cuda"), torch.randn(n, device="cuda")
    expected = y + 2.5 * x
    module["axpy"](y, x, 2.5, n, False, grid=-(-n // 256), block=256, **launch)
    torch.testing.assert_close(y, expected)


def test_tensors_and_numbers(module):
    for n in (1, 1000, 1000, 12345):
        axpy(module, n)


def test_repeated_calls_take_new_values(module):
    y, x = torch.zeros(64, device="cuda"), torch.ones(64, device="cuda")
    for a in (1.0, 2, 4.0, -8.0):
        module["axpy"](y, x, a, 64, False, grid=1, block=64)
    module["axpy"](y, x, 16.0, 64, True, grid=(1, 1, 1), block=[64])
    assert y.tolist() == [1 + 2 + 4 - 8 - 16] * 64
    other = torch.zeros(64, device="cuda")
    module["axpy"](other, x, 3.0, 32, False, grid=1, block=64)
    assert other.tolist() == [3.0] * 32 + [0.0] * 32
    module["axpy"](other, x, 3.0, -1, False, grid=1, block=64)  # a negative int for .u32
    assert other.tolist() == [3.0] * 32 + [0.0] * 32


def test_every_scalar_type(module):
    out = torch.zeros(8, dtype=torch.int64, device="cuda")
    for _ in range(2):
        values = (255, -3, -(2**31), 2**32 - 1, -(2**63), 2**63 - 1, 1.125)
        module["scalars"](out, *values, None, grid=1, block=1)
        assert out.tolist() == [255, -3, -(2**31), 2**32 - 1, -(2**63), 2**63 - 1, 9, 1]
        out.zero_()


def test_aggregate_from_bytes(module):
    out = torch.zeros(3, device="cuda")
    module["aggregate"](out, torch.tensor([1.5, -2.0, 3.25]).numpy().tobytes(), grid=1, block=1)
    assert out.tolist() == [1.5, -2.0, 3.25]


def test_shared_memory_above_48_kb(module):
    out = torch.zeros(1, dtype=torch.int32, device="cuda")
    words = module["big_smem"].arch.smem_optin // 4
    for n in (1024, words, words):
        module["big_smem"](out, n, grid=1, block=128, smem=4 * n)
        assert out.item() == n


@pytest.mark.parametrize("size", [1, 2, 8, 16])
def test_cluster(module, size):
    if size > module["cluster_shape"].arch.max_cluster:
        pytest.skip(f"{module.arch} has no clusters of {size}")
    out = torch.zeros(32, 2, dtype=torch.int32, device="cuda")
    for _ in range(2):
        module["cluster_shape"](out.zero_(), grid=32, block=32, cluster=size)
        assert out.tolist() == [[size, i % size] for i in range(32)]


def test_cooperative(module):
    blocks = torch.cuda.get_device_properties(0).multi_processor_count
    arrived = torch.zeros(1, dtype=torch.int32, device="cuda")
    out = torch.zeros(blocks, dtype=torch.int32, device="cuda")
    module["grid_barrier"](arrived, out, grid=blocks, block=32, cooperative=True)
    assert out.sum().item() == blocks


def test_cooperative_grid_that_does_not_fit(module):
    kernel = module["grid_barrier"]
    fits = kernel.occupancy(1024) * torch.cuda.get_device_properties(0).multi_processor_count
    arrived = torch.zeros(fits + 1, dtype=torch.int32, device="cuda")
    with pytest.raises(jit.LaunchError, match="occupancy") as caught:
        kernel(arrived, arrived, grid=fits + 1, block=1024, cooperative=True)
    assert caught.value.code == "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"
    axpy(module)  # the context still works


def test_programmatic_dependent_launch(module):
    for _ in range(20):
        data = torch.zeros(2, dtype=torch.int32, device="cuda")
        module["first"](data, grid=1, block=1)
        module["second"](data, grid=1, block=1, pdl=True)
        assert data.tolist() == [42, 43]


def test_current_and_named_streams(module):
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for _ in range(2):
            axpy(module)
    for given in (stream, stream.cuda_stream):
        x, y = torch.ones(256, device="cuda"), torch.zeros(256, device="cuda")
        stream.wait_stream(torch.cuda.current_stream())
        module["axpy"](y, x, 1.0, 256, False, grid=1, block=256, stream=given)
        stream.synchronize()
        assert y.sum().item() == 256


@pytest.mark.parametrize("warm", [True, False], ids=["loaded before", "loaded in the capture"])
def test_graph_capture(warm):
    text = SOURCE + f"\n// its own module: {warm}\n"
    kernel = Module(jit.compile(text, arch=jit.target_arch("cuda")))["axpy"]
    x, y = torch.ones(256, device="cuda"), torch.zeros(256, device="cuda")
    if warm:
        kernel(y, x, 1.0, 256, False, grid=1, block=256)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        kernel(y, x, 2.0, 256, False, grid=1, block=256)
        kernel(y, x, 3.0, 256, False, grid=1, block=256)
    for _ in range(3):
        graph.replay()
    assert y.tolist() == [3 * 5.0 + warm] * 256


def test_threads_launch_at_once(module):
    """Parameters of one thread's launch never reach another's; new threads have no context of their own yet."""
    kernel, failed = module["axpy"], []

    def work(a: float) -> None:
        try:
            x, y = torch.ones(256, device="cuda"), torch.zeros(256, device="cuda")
            for _ in range(300):
                kernel(y, x, a, 256, False, grid=1, block=256)
            if y.tolist() != [300 * a] * 256:
                failed.append(y[0].item() / 300)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(float(a),)) for a in range(1, 9)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def test_first_call_in_a_new_thread(module):
    data = torch.zeros(256, device="cuda")
    ones = torch.ones(256, device="cuda")
    module["axpy"](data, ones, 1.0, 256, False, grid=1, block=256)
    failed = []

    def work() -> None:
        try:
            module["axpy"](data, ones, 1.0, 256, False, grid=1, block=256)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not failed
    assert data.tolist() == [2.0] * 256


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two CUDA devices")
def test_second_device(module):
    for device in ("cuda:1", "cuda:0", "cuda:1"):
        x, y = torch.ones(64, device=device), torch.zeros(64, device=device)
        for _ in range(2):
            module["axpy"](y, x, 2.0, 64, False, grid=1, block=64)
        assert y.tolist() == [4.0] * 64
    with pytest.raises(jit.ArgumentError, match="argument 1 of axpy is on cuda:1 and argument 0 on cuda:0"):
        module["axpy"](torch.zeros(4, device="cuda:0"), x, 2.0, 4, False, grid=1, block=64)


def test_mixed_devices_are_named(module):
    y, x = torch.zeros(4, device="cuda"), torch.ones(4, device="cuda")
    for _ in range(2):
        module["axpy"](y, x, 2.0, 4, False, grid=1, block=4)
    with pytest.raises(jit.ArgumentError, match="argument 1 of axpy is on cpu and argument 0 on cuda:0"):
        module["axpy"](y, x.cpu(), 2.0, 4, False, grid=1, block=4)
    with pytest.raises(jit.ArgumentError, match="argument 1 of axpy is on cuda:0 and argument 0 on cpu"):
        module["axpy"](y.cpu(), x, 2.0, 4, False, grid=1, block=4)
    assert y.tolist() == [4.0] * 4


def test_wrong_types_after_a_good_call(module):
    y, x = torch.zeros(4, device="cuda"), torch.ones(4, device="cuda")
    good = (y, x, 2.0, 4, False)
    module["axpy"](*good, grid=1, block=4)
    for i, bad in ((0, 1.5), (2, x), (2, "2"), (3, 4.0), (3, 2**32), (3, -(2**31) - 1), (4, 256), (4, None)):
        args = [*good[:i], bad, *good[i + 1 :]]
        with pytest.raises(jit.ArgumentError, match=f"argument {i} of axpy is the PTX parameter"):
            module["axpy"](*args, grid=1, block=4)
    assert y.tolist() == [2.0] * 4


def test_other_architecture():
    here = jit.target_arch("cuda")
    other = "sm_80" if here != "sm_80" else "sm_90a"
    module = Module(jit.compile('extern "C" __global__ void k(int* p) { *p = 1; }', arch=other))
    with pytest.raises(jit.ArgumentError, match=f"compiled for {other}.*an {here}"):
        module["k"](torch.zeros(1, dtype=torch.int32, device="cuda"), grid=1, block=1)


def test_attributes_agree_with_the_compiler(module):
    for name, entry in module.entries.items():
        attributes = module[name].attributes
        assert attributes["registers"] == entry.registers
        assert attributes["static_smem"] == entry.static_smem
        assert attributes["max_dynamic_smem"] == module[name].arch.smem_optin - entry.static_smem


def test_a_second_compile_tells_the_same_of_a_kernel(tmp_path):
    """NVRTC's own cache, which it has where a driver is, would leave out what ptxas said."""
    first, second = (jit.load(SOURCE, cache=jit.Cache(tmp_path / name)) for name in ("one", "two"))
    assert first.entries == second.entries
    assert all(entry.registers for entry in second.entries.values())


def test_occupancy(module):
    kernel = module["axpy"]
    assert kernel.occupancy(1024) == kernel.arch.max_threads_per_sm // 1024
    assert kernel.occupancy(128, smem=kernel.arch.smem_optin) == 1
    for threads in (64, 256, 1024):
        expected = jit.inspect.warps_per_sm(kernel.entry, module.arch, threads)
        assert kernel.occupancy(threads) * threads // 32 == expected
    if kernel.arch.max_cluster > 1:
        assert kernel.occupancy(128, cluster=2) > 0


def test_architecture_table_agrees_with_the_device():
    device = torch.cuda.get_device_properties(0)
    row = jit.arch.of_device(0)
    assert row.smem_optin == device.shared_memory_per_block_optin
    assert row.smem_per_sm == device.shared_memory_per_multiprocessor
    assert row.max_threads_per_sm == device.max_threads_per_multi_processor
    assert row.registers_per_sm == device.regs_per_multiprocessor


def test_cupy_module():
    cupy = pytest.importorskip("cupy")
    module = jit.load(SOURCE, arch=jit.target_arch("cuda"))
    x, y = cupy.ones(64, dtype=cupy.float32), cupy.zeros(64, dtype=cupy.float32)
    module.cupy.get_function("axpy")((1,), (64,), (y, x, cupy.float32(2), cupy.int32(64), cupy.bool_(False)))
    assert y.tolist() == [2.0] * 64


def test_tensor_map_of_another_kind_of_parameter(module):
    spec = jit.TensorMapSpec(torch.zeros(16, 16, device="cuda"), box=(16, 16))
    with pytest.raises(jit.ArgumentError, match=r"argument 0 of axpy is the PTX parameter \.u64"):
        module["axpy"](spec, spec.tensor, 1.0, 4, False, grid=1, block=1)


def test_error_of_an_earlier_kernel_is_named():
    """In a process of its own, because an illegal address ends the context."""
    code = (
        "import jit, torch\n"
        "source = 'extern \"C\" __global__ void k(int* p) { *p = 1; }'\n"
        "kernel = jit.load(source + chr(10), arch=jit.target_arch('cuda'))['k']\n"
        "good = torch.zeros(1, dtype=torch.int32, device='cuda')\n"
        "kernel(good, grid=1, block=1)\n"
        "kernel(64, grid=1, block=1)\n"  # an address that nothing owns
        "try:\n    torch.cuda.synchronize()\nexcept RuntimeError:\n    pass\n"
        "try:\n    kernel(good, grid=1, block=1)\n"
        "except jit.LaunchError as error:\n    print(error.code, '|', error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=400)
    assert done.stdout.startswith("CUDA_ERROR_ILLEGAL_ADDRESS | launching k on cuda:0 with grid (1, 1, 1)"), done.stderr
    assert "a kernel before this call touched memory that is not its own" in done.stdout
