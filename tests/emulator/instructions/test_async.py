"""mbarriers, bulk and tensor copies, clusters and tensor-core instructions, run by the emulator against NumPy and torch."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from tests.emulator.cuda_text import load

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


@pytest.fixture(params=[0, 1, 2])
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Another order of warps and of arriving copies."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(request.param))
    return request.param


def test_ring_of_bulk_copies(seed: int) -> None:
    """A producer warp fills two stages, four consumer warps sum them and hand them back, through full and empty barriers."""
    kernel = load("""k(int* out, const int* in, int tiles) {
      __shared__ __align__(128) int stage[2][128]; __shared__ __align__(8) unsigned long long bars[4];
      int t = threadIdx.x; unsigned full = at(bars), empty = at(bars + 2);
      if (!t) { for (int i = 0; i < 2; ++i) { init(full + 8 * i, 1); init(empty + 8 * i, 128); } }
      __syncthreads();
      if (t >= 128) {
        if (t == 128) for (int i = 0; i < tiles; ++i) {
          int s = i & 1; wait(empty + 8 * s, (i >> 1 & 1) ^ 1); expect(full + 8 * s, 512);
          asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];"
            :: "r"(at(stage[s])), "l"(in + 128 * i), "r"(full + 8 * s) : "memory");
        }
        return;
      }
      int sum = 0;
      for (int i = 0; i < tiles; ++i) { int s = i & 1; wait(full + 8 * s, i >> 1 & 1); sum += stage[s][127 - t] * (i + 1);
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(empty + 8 * s) : "memory"); }
      out[t] = sum; }""")
    values = torch.randint(-1000, 1000, (7, 128), generator=torch.Generator().manual_seed(5), dtype=torch.int32)
    out = torch.zeros(128, dtype=torch.int32)
    kernel(out, values, 7, grid=1, block=160)
    assert torch.equal(out, (values * torch.arange(1, 8, dtype=torch.int32)[:, None]).sum(0).flip(0).to(torch.int32))


@pytest.mark.parametrize("swizzle", ["none", "32B", "64B", "128B"])
@pytest.mark.parametrize("origin", [(0, 0), (16, 5), (-8, 30)])
def test_tensor_tile(swizzle: str, origin: tuple[int, int]) -> None:
    """A [16, w] tile of f16 at an origin, zeros outside; 16-byte piece c of row r lies at piece c ^ (r's low bits)."""
    width = {"none": 32, "32B": 16, "64B": 32, "128B": 64}[swizzle]
    kernel = load("""k(int* out, const __grid_constant__ Map map, int x, int y, int bytes) {
      extern __shared__ __align__(1024) int tile[]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) init(at(&bar), 1); __syncthreads();
      if (!threadIdx.x) { expect(at(&bar), bytes);
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
          :: "r"(at(tile)), "l"(&map), "r"(x), "r"(y), "r"(at(&bar)) : "memory"); }
      wait(at(&bar), 0); for (int i = threadIdx.x; i < bytes / 4; i += 32) out[i] = tile[i]; }""")
    source = torch.randn(40, 96, generator=torch.Generator().manual_seed(6)).half()
    out = torch.zeros(16 * width // 2, dtype=torch.int32)
    spec = jit.TensorMapSpec(source, box=(width, 16), swizzle=swizzle)
    kernel(out, spec, *origin, 32 * width, grid=1, block=32, smem=32 * width)
    padded = torch.zeros(16, width, dtype=torch.float16)
    for r in range(16):
        for c in range(width):
            row, column = origin[1] + r, origin[0] + c
            if 0 <= row < 40 and 0 <= column < 96:
                padded[r, c] = source[row, column]
    pieces = padded.numpy().view(np.uint8).reshape(16, width // 8, 16)
    expected = np.zeros((16 * width // 8, 16), np.uint8)
    # Bits 4–6 of the byte address take bits 7–9: with rows of 128, 64, 32 bytes those count 1, 2, 4 rows.
    span, mask = {"none": (1, 0), "32B": (4, 1), "64B": (2, 3), "128B": (1, 7)}[swizzle]
    for r in range(16):
        for c in range(width // 8):
            expected[r * (width // 8) + (c ^ (r // span & mask if swizzle != "none" else 0))] = pieces[r, c]
    np.testing.assert_array_equal(out.numpy().view(np.uint8).reshape(-1, 16), expected)


def test_tensor_store_drops_what_is_outside() -> None:
    kernel = load("""k(const __grid_constant__ Map map) {
      __shared__ __align__(128) float tile[8 * 8]; for (int i = threadIdx.x; i < 64; i += 32) tile[i] = i + 1; __syncthreads();
      if (!threadIdx.x) { asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {4, 2}], [%1];" :: "l"(&map), "r"(at(tile)) : "memory");
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory"); } }""")
    out = torch.zeros(8, 8)
    kernel(jit.TensorMapSpec(out, box=(8, 8)), grid=1, block=32)
    expected = torch.zeros(8, 8)
    expected[2:, 4:] = (torch.arange(64.0) + 1).reshape(8, 8)[:6, :4]
    assert torch.equal(out, expected)


def test_wrong_byte_count_is_a_deadlock_that_tells_the_bytes() -> None:
    kernel = load("""k(const int* in) { __shared__ __align__(128) int s[32]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) { init(at(&bar), 1); expect(at(&bar), 256);
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" :: "r"(at(s)), "l"(in), "r"(at(&bar))); }
      __syncthreads(); wait(at(&bar), 0); }""")
    with pytest.raises(emulator.EmulatorFinding) as caught:
        kernel(torch.zeros(64, dtype=torch.int32), grid=1, block=64)
    waiting = caught.value.report["waiting"]
    assert caught.value.report["kind"] == "deadlock"
    assert len(waiting) == 2
    assert "128 bytes to come" in waiting[0]["waits_for"]


def test_cluster_reads_its_neighbour(seed: int) -> None:
    kernel = load("""__cluster_dims__(2, 1, 1) k(int* out) { __shared__ int s[32]; unsigned rank, there; int v, t = threadIdx.x;
      asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); s[t] = 100 * blockIdx.x + t;
      asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
      asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at(s + 31 - t)), "r"(rank ^ 1));
      asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(v) : "r"(there) : "memory");
      asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
      out[blockIdx.x * 32 + t] = v; }""")
    out = torch.zeros(4, 32, dtype=torch.int32)
    kernel(out, grid=4, block=32)
    expected = torch.stack([100 * (block ^ 1) + 31 - torch.arange(32, dtype=torch.int32) for block in range(4)])
    assert torch.equal(out, expected)


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_ldmatrix_and_mma(kind: str) -> None:
    """C = A B^T for [16, 16] by [8, 16] tiles; the fragments come by ldmatrix."""
    kernel = load(f"""k(float* out, const int* in) {{ __shared__ __align__(16) int s[192]; int t = threadIdx.x;
      for (int i = t; i < 192; i += 32) s[i] = in[i]; __syncthreads();
      unsigned a[4], b[4]; float c[4] = {{1, 1, 1, 1}};
      unsigned row = at(s) + (t & 15) * 32 + (t >> 4) * 16, col = at(s + 128) + (t & 7) * 32 + (t >> 3 & 1) * 16;
      asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%0, %1, %2, %3}}, [%4];" : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(row));
      asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {{%0, %1}}, [%2];" : "=r"(b[0]), "=r"(b[1]) : "r"(col));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.{kind}.{kind}.f32 {{%0, %1, %2, %3}}, {{%4, %5, %6, %7}}, {{%8, %9}}, {{%0, %1, %2, %3}};"
        : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
      int g = t >> 2, x = 2 * (t & 3); out[g * 8 + x] = c[0]; out[g * 8 + x + 1] = c[1]; out[g * 8 + 64 + x] = c[2]; out[g * 8 + 65 + x] = c[3]; }}""")
    dtype = torch.float16 if kind == "f16" else torch.bfloat16
    both = torch.randn(24, 16, generator=torch.Generator().manual_seed(7)).to(dtype)
    out = torch.zeros(16, 8)
    kernel(out, both.view(torch.int32), grid=1, block=32)
    torch.testing.assert_close(out, (both[:16].double() @ both[16:].double().T + 1).float(), rtol=1e-6, atol=1e-6)


def image(matrix: torch.Tensor, swizzle: str, major: str) -> tuple[np.ndarray, int]:
    """Bytes of a [rows, 16] bf16 operand in shared memory, and its descriptor without the address.

    Tiles of 8 rows (K-major) or of one swizzle span of rows by 8 (MN-major), PTX ISA 9.7.15.5.1.
    """
    rows = matrix.shape[0]
    span, mode, mask = {"none": (16, 0, 0), "32B": (32, 3, 1), "64B": (64, 2, 3), "128B": (128, 1, 7)}[swizzle]
    data = np.full(rows * 128 + 8192, 0x55, np.uint8)
    bits = matrix.contiguous().view(torch.int16).numpy()
    if major == "k":
        leading, stride = (rows * 16, 128) if swizzle == "none" else (16, 8 * span)
    else:
        per = span // 2
        leading, stride = (rows * 16, 128) if swizzle == "none" else (2 * 8 * span, 8 * span)
    for r in range(rows):
        for k in range(16):
            if major == "k" and swizzle == "none":
                at = r // 8 * stride + k // 8 * leading + r % 8 * 16 + k % 8 * 2
            elif major == "k":
                at = r // 8 * stride + r % 8 * span + 2 * k
            elif swizzle == "none":
                at = r // 8 * stride + k // 8 * leading + k % 8 * 16 + r % 8 * 2
            else:
                at = r // per * leading + k // 8 * stride + k % 8 * span + r % per * 2
            at ^= (at >> 7 & mask) << 4
            data[at : at + 2] = np.frombuffer(bits[r, k].tobytes(), np.uint8)
    return data, leading >> 4 << 16 | stride >> 4 << 32 | mode << 62


@pytest.mark.parametrize("swizzle", ["none", "32B", "64B", "128B"])
@pytest.mark.parametrize("majors", [("k", "k"), ("mn", "mn"), ("k", "mn")])
def test_wgmma_from_shared_memory(swizzle: str, majors: tuple[str, str]) -> None:
    """D = 2 A B^T by two m64n32k16 in one group, the second adding to the first."""
    ta, tb = (int(major == "mn") for major in majors)
    registers = ", ".join(f"%{i}" for i in range(16))
    operands = ", ".join(f'"+f"(d[{i}])' for i in range(16))
    kernel = load(f"""k(float* out, const int* in, int words, unsigned long long da, unsigned long long db, int boff) {{
      extern __shared__ __align__(1024) int s[]; int t = threadIdx.x; for (int i = t; i < words; i += 128) s[i] = in[i];
      asm volatile("fence.proxy.async.shared::cta;"); __syncthreads(); float d[16]; for (int i = 0; i < 16; ++i) d[i] = 7.f;
      da |= at(s) >> 4; db |= (at(s) + boff) >> 4; asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
      for (int step = 0; step < 2; ++step) asm volatile("{{.reg .pred p; setp.ne.b32 p, %18, 0;\\n wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {{{registers}}}, %16, %17, p, 1, 1, {ta}, {tb};}}"
        : {operands} : "l"(da), "l"(db), "r"(step) : "memory");
      asm volatile("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;" ::: "memory");
      int r = (t >> 5) * 16 + ((t & 31) >> 2), c = 2 * (t & 3);
      for (int i = 0; i < 16; ++i) out[(r + (i >> 1 & 1) * 8) * 32 + (i >> 2) * 8 + c + (i & 1)] = d[i]; }}""")
    generator = torch.Generator().manual_seed(8)
    a, b = (torch.randn(n, 16, generator=generator).bfloat16() for n in (64, 32))
    (left, da), (right, db) = image(a, swizzle, majors[0]), image(b, swizzle, majors[1])
    offset = -(-len(left) // 1024) * 1024
    memory = np.zeros(offset + len(right), np.uint8)
    memory[: len(left)], memory[offset:] = left, right
    out = torch.zeros(64, 32)
    kernel(
        out,
        torch.from_numpy(memory.view(np.int32).copy()),
        len(memory) // 4,
        da,
        db,
        offset,
        grid=1,
        block=128,
        smem=len(memory),
    )
    torch.testing.assert_close(out, (2 * a.double() @ b.double().T).float(), rtol=1e-5, atol=1e-5)


def test_schedules_all_run_from_the_same_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each schedule begins with the memory of the launch: the sum is not added once for each of them."""
    kernel = load("k(int* sum) { atomicAdd(sum, 1); }")
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", "0-4")
    total, before = torch.zeros(1, dtype=torch.int32), emulator.statistics.launches
    kernel(total, grid=2, block=32)
    assert total.item() == 64
    assert emulator.statistics.launches == before + 5
