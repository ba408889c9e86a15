"""CTAs of one launch that write the same bytes, or read what another one wrote, with nothing between them."""

# ruff: noqa: E501, PT018 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, statistics

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


@pytest.fixture(params=[0, 1])
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Another order of CTAs and warps."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(request.param))
    return request.param


def run(body: str, grid: int = 4, block: int = 32, cluster: int | None = None, words: int = 1024) -> torch.Tensor:
    source = f'extern "C" __global__ void k(int* p, int* q) {{ int t = threadIdx.x, c = blockIdx.x;\n{body}\n}}'
    p, q = torch.zeros(words, dtype=torch.int32), torch.zeros(words, dtype=torch.int32)
    shape = (cluster, 1, 1) if cluster else None
    jit.load(source, arch="sm_90a")["k"](p, q, grid=grid, block=block, cluster=shape)
    return p


def find(body: str, **how: int) -> dict:
    with pytest.raises(EmulatorFinding) as caught:
        run(body, **how)
    report = caught.value.report
    assert report["kind"] == "race" and report["space"] == "global"
    assert str(report["earlier"]["cta"]) in report["message"] and report["earlier"]["location"] in report["message"]
    return report


def test_output_of_two_ctas_overlaps(seed: int) -> None:
    report = find("p[31 * c + t] = t;")
    assert report["access"] == report["earlier"]["access"] == "write"
    assert sum(abs(a - b) for a, b in zip(report["cta"], report["earlier"]["cta"], strict=True)) == 1  # neighbours
    assert "argument 0" in report["message"] and report["location"].endswith(":2")
    run("p[32 * c + t] = 1;")


def test_halves_and_bytes_of_one_word_belong_to_their_ctas(seed: int) -> None:
    halves = run(
        "if (t < 31) ((volatile short*)0, ((short*)p)[31 * c + t] = 1); ((char*)q)[33 * c + t] = 1; ((char*)q)[33 * c + 32] = 1;"
    )
    assert halves.view(torch.int16).tolist() == [1] * 124 + [0] * (2048 - 124)
    find("((char*)q)[31 * c + t] = t;")


def test_reading_what_another_cta_wrote() -> None:
    report = find("p[32 * c + t] = c; if (c) q[32 * c + t] = p[32 * c + t - 32];")
    assert (report["access"], report["cta"], report["earlier"]["cta"]) == ("read", [1, 0, 0], [0, 0, 0])
    run("p[32 * c + t] = c; __syncthreads(); q[32 * c + t] = p[32 * c + 31 - t];")


def test_flags_and_atomics_are_silent(seed: int) -> None:
    """The last CTA to finish adds up what all have written: a counter orders them."""
    body = "p[32 * c + t] = c; __threadfence(); __syncthreads(); __shared__ int last; if (!t) last = COUNT; __syncthreads();\nif (last) {{ __threadfence(); int s = 0; for (int i = 0; i < 4; ++i) s += p[32 * i + t]; p[512 + t] = s; }}"
    out = run(body.replace("COUNT", "atomicAdd(q, 1) == 3").replace("{{", "{").replace("}}", "}"))
    assert out[512:544].eq(6).all()
    out = run("atomicAdd(p + t, c);")
    assert out[:32].eq(6).all()
    if seed == 0:
        report = find(body.replace("COUNT", "c == 3").replace("{{", "{").replace("}}", "}"))
        assert report["access"] == "read"
        run(
            "if (c == 0) { p[t] = 5; __threadfence(); __syncthreads(); if (!t) *(volatile int*)q = 1; } else { while (!*(volatile int*)q); __threadfence(); p[32 * c + t] = p[t]; }"
        )


def test_atomic_on_what_another_cta_has_just_set() -> None:
    assert find("if (c == 0) p[t] = 0; atomicAdd(p + t, c);")["access"] == "update"
    assert (
        find('if (c == 0) p[t] = 0; asm volatile("red.global.add.u32 [%0], 1;" :: "l"(p + t) : "memory");')["access"]
        == "update"
    )


def test_ctas_of_one_cluster_count_as_one() -> None:
    barrier = 'asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");'
    body = "p[32 * c + t] = c; " + barrier + " q[32 * c + t] = p[32 * (c ^ 1) + t];"
    run(body, cluster=2)
    assert "cluster of CTA [0, 0, 0]" in find(body.replace("c ^ 1", "c ^ 2"), cluster=2)["message"]


def test_bulk_stores_of_two_ctas_overlap() -> None:
    body = """__shared__ __align__(128) int s[64]; s[t] = t; s[t + 32] = t; asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncwarp();
    if (!t) { asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" :: "l"(p + STEP * c), "r"((unsigned)__cvta_generic_to_shared(s)) : "memory");
      asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory"); }"""
    run(body.replace("STEP", "64"))
    assert "cp.async.bulk" in find(body.replace("STEP", "60"))["earlier"]["instruction"]


def test_each_launch_begins_anew() -> None:
    source = 'extern "C" __global__ void k(int* p, int to) { p[threadIdx.x + 32 * (blockIdx.x ^ to)] += 1; }'
    kernel, out = jit.load(source, arch="sm_90a")["k"], torch.zeros(64, dtype=torch.int32)
    for to in (0, 1):
        kernel(out, to, grid=2, block=32)
    assert out.eq(2).all()


@pytest.mark.parametrize("update", ["atomicAdd(&p[t], 1);", "atomicMax(&p[t], c);", "(void)atomicCAS(&p[t], 0, 1);"])
def test_what_atomics_alone_write_counts_as_written(update: str) -> None:
    p = run(update)
    assert dict(statistics.written) == {p.data_ptr(): 4 * 32}
