"""Waits and fences taken out of copies of the sm_90a kernels: the races that result are found and named."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
import torch

from jit.emulator import EmulatorFinding
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

FREE = "mbarrier_wait_parity(now.shared.of(&Shared::ps_free), (block - 1) & 1);"
BWD = {  # what is taken out of sparse_mla_bwd/sm_90a.cu: the kind, and a word of what is missing
    "": ("", ""),
    FREE: ("race", "between that read and this"),
    "mbarrier_wait_parity(job.shared.of(&Shared::k_full, 0), block & 1);": ("race", "between that write and this read"),
}
ATTENTION = {  # and of attn_dist/sm_90a.cu
    "": ("", ""),
    """            // The rows were written through the generic proxy.
            fence_proxy_async_shared_cta();""": ("proxy-fence", "fence.proxy.async"),
    "wgmma_wait_group<0>();": ("unwaited", "wgmma.wait_group"),
    "bar_sync(kSumsFull + place.index, kSumsThreads);": ("race|uninitialised-shared", ""),
}


def check(call: Callable[[], object], kind: str, missing: str) -> None:
    """Calls; the finding has one of the kinds (with | between), names both places, and what is missing."""
    if not kind:
        call()
        return
    with pytest.raises(EmulatorFinding) as caught:
        call()
    report = caught.value.report
    assert report["kind"] in kind.split("|"), report["message"]
    assert missing in report["message"]
    if "earlier" in report:
        assert report["earlier"]["location"] in report["message"]


@pytest.mark.slow
@pytest.mark.parametrize("text", BWD, ids=range(len(BWD)))
def test_sparse_mla_bwd(text: str, mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    package = mutated("sparse_mla_bwd", "sm_90a", [("sparse_mla_bwd/sm_90a.cu", text, "")] if text else [])
    generator = torch.Generator().manual_seed(3)
    s_q, s_kv, topk = 1, 200, 192
    q, kv, o, do = (
        torch.randn(rows, heads, width, generator=generator).bfloat16()
        for rows, heads, width in ((s_q, 64, 576), (s_kv, 1, 576), (s_q, 64, 512), (s_q, 64, 512))
    )
    lse = torch.full((s_q, 64), 5.0)
    indices = torch.arange(topk, dtype=torch.int32).reshape(1, 1, topk).repeat(s_q, 1, 1)
    call = lambda: package.sparse_mla_bwd(q, kv, o, do, lse, indices, q_start=s_kv)  # noqa: E731
    for seed in (0, 1) if text == FREE else (0,):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        check(call, *BWD[text])


@pytest.mark.parametrize("text", representatives(ATTENTION, key=lambda text: not text), ids=range(len(ATTENTION)))
def test_attn_dist(text: str, mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    if "fence_proxy_async" in text:  # after cp.async a remark
        monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    package = mutated("attn_dist", "sm_90a", [("attn_dist/sm_90a.cu", text, "")] if text else [])
    generator = torch.Generator().manual_seed(4)
    q, k = (torch.randn(rows, heads, 512, generator=generator).bfloat16() for rows, heads in ((2, 64), (256, 1)))
    indices = torch.arange(256, dtype=torch.int32).repeat(2, 1)
    check(lambda: package.attn_dist(q, k, indices, torch.full((2, 64), 6.0), q_start=256, k_stride=1), *ATTENTION[text])
