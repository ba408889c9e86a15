"""Shared memory of a CTA of the cluster that has ended."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

SOURCE = """
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ unsigned of(unsigned a, unsigned rank) { unsigned d; asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(rank)); return d; }
extern "C" __global__ void __cluster_dims__(2, 1, 1) k(int* out) {
  __shared__ int s[32]; __shared__ __align__(8) unsigned long long bar; unsigned rank, t = threadIdx.x;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  if (!t) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32; fence.mbarrier_init.release.cluster;" :: "r"(at(&bar)) : "memory");
  s[t] = 10 * rank + t;
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
  if (rank) {
    for (int i = 0; i < 200; i++) asm volatile("nanosleep.u32 20;");
    ACCESS
  }
  END
}"""
LOAD = (
    'int v; asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(v) : "r"(of(at(s + t), 0)) : "memory"); out[t] = v;'
)
STORE = 'asm volatile("st.shared::cluster.s32 [%0], %1;" :: "r"(of(at(s + t), 0)), "r"(7) : "memory");'
ARRIVE = (
    'asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" :: "r"(of(at(&bar), 0)) : "memory");'
)
BARRIER = 'asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");'


@pytest.mark.parametrize("access", [LOAD, STORE, ARRIVE], ids=["load", "store", "arrive"])
def test_peer_that_has_ended(access: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = torch.zeros(32, dtype=torch.int32)
    right = jit.load(SOURCE.replace("ACCESS", access).replace("END", BARRIER), arch="sm_90a")["k"]
    wrong = jit.load(SOURCE.replace("ACCESS", access).replace("END", ""), arch="sm_90a")["k"]
    found = []
    for seed in range(8):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        right(out, grid=2, block=32)
        try:
            wrong(out, grid=2, block=32)
        except EmulatorFinding as finding:
            found.append(finding.report)
    assert len(found) == 8, "an order of the CTAs that happens to be right hides the missing barrier"
    late = "CTA [0, 0, 0], rank 0 of the cluster, is accessed after that CTA has ended"
    unordered = "CTA [0, 0, 0], rank 0 of the cluster, ends, and nothing orders that after this access"
    assert any(late in report["message"] for report in found)
    assert any(unordered in report["message"] for report in found)
    for report in found:
        assert report["kind"] == "cluster"
        assert report["cta"] == [1, 0, 0]
        assert late in report["message"] or unordered in report["message"]
        assert "barrier.cluster" in report["message"]
