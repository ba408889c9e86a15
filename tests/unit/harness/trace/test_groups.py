"""``warpyard trace`` of kernels without mbarriers: copies in groups of cp.async, and kernels that copy nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch

import jit
from harness import cli
from harness.trace import logical, rings
from tests.unit.harness.axpy_kernel import AXPY, launching

# Each warp copies its own tiles of x ahead, through a ring of stages.
AHEAD = """#define STAGES 1
extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    __shared__ __align__(16) float ring[4][STAGES][128];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, tiles = n / 512;
    auto fill = [&](int tile) {
        if (tile < tiles)
            asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::
                "r"((unsigned)__cvta_generic_to_shared(&ring[warp][tile % STAGES][4 * lane])),
                "l"(x + (tile * 4 + warp) * 128 + 4 * lane) : "memory");
        asm volatile("cp.async.commit_group;" ::: "memory");  // closed
    };
    if (blockIdx.x > 0) return;
    for (int tile = 0; tile < STAGES - 1; ++tile) fill(tile);
#pragma unroll 1
    for (int tile = 0; tile < tiles; ++tile) {
        fill(tile + STAGES - 1);
        asm volatile("cp.async.wait_group %0;" :: "n"(STAGES - 1) : "memory");  // waits
        for (int i = 0; i < 4; ++i) {
            float sum = ring[warp][tile % STAGES][4 * lane + i];
#pragma unroll 1
            for (int turn = 0; turn < 20; ++turn) asm volatile("add.f32 %0, %0, 0f00000000;" : "+f"(sum));
            const int at = (tile * 4 + warp) * 128 + 4 * lane + i;
            out[at] = 2 * sum + y[at];
        }
    }
}
"""


# One thread copies tiles into a ring of stages; all warps wait for a full one, and meet before it is filled again.
TOGETHER = """#define STAGES 1
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    __shared__ __align__(128) float ring[STAGES][128];
    __shared__ unsigned long long full[STAGES];
    const int tiles = n / 128;
    auto fill = [&](int tile) {
        if (tile >= tiles || threadIdx.x != 0) return;
        const unsigned bar = at(&full[tile % STAGES]);
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 512;" :: "r"(bar) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];"
                     :: "r"(at(ring[tile % STAGES])), "l"(x + tile * 128), "r"(bar) : "memory");  // copies
    };
    if (blockIdx.x > 0) return;
    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; ++i)
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at(&full[i])) : "memory");
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    }
    __syncthreads();
    for (int tile = 0; tile < STAGES; ++tile) fill(tile);
#pragma unroll 1
    for (int tile = 0; tile < tiles; ++tile) {
        asm volatile("{ .reg .pred p; again: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra again; }"
                     :: "r"(at(&full[tile % STAGES])), "r"(tile / STAGES & 1) : "memory");  // waits
        float sum = ring[tile % STAGES][threadIdx.x];
#pragma unroll 1
        for (int turn = 0; turn < 40; ++turn) asm volatile("add.f32 %0, %0, 0f00000000;" : "+f"(sum));
        out[tile * 128 + threadIdx.x] = 2 * sum + y[tile * 128 + threadIdx.x];
        __syncthreads();
        fill(tile + STAGES);
    }
}
"""


def line_of(source: str, mark: str) -> int:
    (number,) = [number for number, line in enumerate(source.splitlines(), 1) if mark in line]
    return number


def recorded(source: str, folder: Path, monkeypatch: pytest.MonkeyPatch, n: int = 4096) -> logical.Timeline:
    """The timeline of one launch, whose result is right."""
    path = folder / "trace"
    monkeypatch.setenv("WARPYARD_EMULATOR_TRACE", str(path))
    x, y, out = torch.arange(n, dtype=torch.float32), torch.ones(n), torch.zeros(n)
    (folder / "axpy.cu").write_text(source)
    jit.load(folder / "axpy.cu", arch="sm_90a")["axpy"](x, y, out, n, grid=n // 128, block=128)
    assert torch.equal(out, 2 * x + y)
    (document,) = [json.loads(line) for line in path.read_text().splitlines()]
    return logical.timeline(document)


@pytest.mark.parametrize(("stages", "short"), [(1, True), (2, True), (6, False)])
def test_too_few_groups_of_copies_are_named_at_their_lines(
    stages: int, short: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn takes some 400 instructions of a warp, and a copy as long as 500."""
    source = AHEAD.replace("#define STAGES 1", f"#define STAGES {stages}")
    line = recorded(source, tmp_path, monkeypatch)
    (groups,) = rings.find(line)
    assert isinstance(groups, rings.Groups)
    assert groups.stages == stages
    assert groups.fills == 4 * 8
    assert groups.too_short == short
    assert groups.filled_at == f"axpy.cu:{line_of(source, '// closed')}"
    assert ("too few stages" in str(groups)) == short
    if short:
        assert f"The warps wait for them at axpy.cu:{line_of(source, '// waits')} (" in str(groups)
        assert groups.waits == (28 if stages == 1 else 16, 28)
    assert set(line.roles.values()) == {"copies"}


@pytest.mark.parametrize(("stages", "short"), [(1, True), (2, True), (8, False)])
def test_a_ring_whose_warps_copy_for_themselves(
    stages: int, short: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No warp is a producer alone, and nobody waits at an mbarrier for a free stage."""
    source = TOGETHER.replace("#define STAGES 1", f"#define STAGES {stages}")
    (ring,) = rings.find(recorded(source, tmp_path, monkeypatch))
    assert isinstance(ring, rings.Ring)
    assert (ring.stages, ring.fills, ring.ahead) == (stages, 32, (stages - 1) * 512)
    assert ring.too_short == short, str(ring)
    if short:
        waits = line_of(source, "// waits")  # the loop around the wait, or the wait: versions of NVRTC differ
        lines = [f"too few stages. The warps wait for a full one at axpy.cu:{line} (" for line in (waits - 1, waits)]
        assert any(line in str(ring) for line in lines), str(ring)


def test_what_the_other_warps_of_a_scheduler_do_meanwhile_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two stages are too few for 4 warps, one for each scheduler, and enough for the same work of 16."""
    line = recorded(AHEAD.replace("#define STAGES 1", "#define STAGES 2"), tmp_path, monkeypatch)
    assert [groups.too_short for groups in rings.find(line)] == [True]
    line.roles |= {(0, warp): "other" for warp in range(4, 16)}
    assert [groups.too_short for groups in rings.find(line)] == [False]


def test_a_kernel_that_copies_nothing_shows_how_long_each_warp_ran(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    (tmp_path / "mine.py").write_text(launching("axpy"))
    (
        tmp_path / "axpy.cu"
    ).write_text("""extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
        int i = blockIdx.x * 128 + threadIdx.x;
        if (threadIdx.x < 32)
#pragma unroll 1
            for (int turn = 0; turn < 100; ++turn) asm volatile("");
        if (i < n) out[i] = 2 * x[i] + y[i];
    }""")
    words = ["trace", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "0", "--device", "emulator"]
    assert cli.main([*words, "-o", str(tmp_path / "t.json")]) == 0
    out = capsys.readouterr().out
    assert "axpy: 4 warps" in out
    assert "no waits, copies or tensor products: the picture shows how long each warp ran" in out
    events: list[Any] = json.loads((tmp_path / "t.json").read_text())["traceEvents"]
    lengths = {event["tid"]: event["dur"] for event in events if event["ph"] == "X"}
    assert len(lengths) == 4
    assert lengths[0] > lengths[1] + 100
    assert lengths[1] == lengths[2] == lengths[3]
