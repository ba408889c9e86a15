"""Defects put into copies of the sm_90a kernels, each a substitution of text, are found and named."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
import torch

import kernels
from harness import tasks
from jit.emulator import EmulatorFinding
from tests.emulator.defects.mutation import parameters
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

Mutate = Callable[..., ModuleType]


def attention(package: ModuleType, heads: int = 64, s_kv: int = 256) -> torch.Tensor:
    """attn_dist on 2 queries and all keys; the last slot names the key behind the last one."""
    generator = torch.Generator().manual_seed(4)
    q, k = (torch.randn(rows, n, 512, generator=generator).bfloat16() for rows, n in ((2, heads), (s_kv, 1)))
    indices = torch.arange(256, dtype=torch.int32).repeat(2, 1)
    indices[:, -1] = s_kv
    return package.attn_dist(q, k, indices, torch.full((2, heads), 6.0), q_start=s_kv, k_stride=1)


# Looked for in every run, one defect of each kind; the others nightly, since each compiles a kernel anew. test_attempts.py
# has more of these kernels.
ALWAYS = {
    "expect_tx of too few bytes", "no barrier after the mbarriers' initialisation",
    "CTAs that write one another's output", "no fence of the vector behind its stores",
    "no wait for the sums of the cluster's other CTAs", "sums sent to a CTA that may not have begun",
    "core matrices of B a stride too far", "one arrival too many", "no barrier before the warps are merged",
    "partials of more heads than there are",
}  # fmt: skip

# What is put in, the kinds that it may be found as, and a word that the message must have.
ATTENTION = {
    "parity that flips every two turns of the ring": (
        "        if (++index == kStages) {\n            index = 0;\n            parity ^= 1;\n        }\n    }\n",
        "        if (++index == kStages) {\n            index = 0;\n            parity = ++turns / 2 % 2;\n        }\n    }\n"
        "    ptx::uint32_t turns = 0;\n",
        "deadlock|race|unwaited|mbarrier", "missing",
    ),
    "no expect_tx": (
        "            mbarrier_arrive_expect_tx(full, kStageBytes);", "            mbarrier_arrive(full);",
        "deadlock|unwaited|mbarrier", "expect_tx",
    ),
    "expect_tx of too few bytes": (
        "mbarrier_arrive_expect_tx(full, kStageBytes);", "mbarrier_arrive_expect_tx(full, kStageBytes - 128);",
        "deadlock|unwaited|mbarrier", "expect",
    ),
    "no barrier after the mbarriers' initialisation": (
        "        fence_mbarrier_init();\n    }\n    __syncthreads();", "        fence_mbarrier_init();\n    }",
        "race|mbarrier", "init",
    ),
    "one arrival too many": (
        "mbarrier_init(cvta_to_shared(&shared.full[i]), kWarpgroup);", "mbarrier_init(cvta_to_shared(&shared.full[i]), kWarpgroup - 1);",
        "mbarrier|race|unwaited|deadlock", "mbarrier",
    ),
    "a key one past the last": (
        "index >= 0 && index < queries.s_kv && index <= limit", "index >= 0 && index <= queries.s_kv && index <= limit + 1",
        "out-of-bounds", "of the allocation of argument 1",
    ),
    # They compute the same, so that it is a remark (PTX ISA 8.7.2).
    "CTAs that write one another's output": (
        "unit = static_cast<int>(line * blockIdx.x / gridDim.x);",
        "unit = max(static_cast<int>(line * blockIdx.x / gridDim.x) - 1, 0);",
        "race", "CTA [",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", representatives(parameters(ATTENTION, ALWAYS.__contains__)))
def test_attn_dist(name: str, mutated: Mutate, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new, kinds, word = ATTENTION[name]
    if name == "CTAs that write one another's output":
        monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    file = "include/ring.cuh" if "turns" in new else "attn_dist/walk.cuh" if "unit =" in old else "attn_dist/sm_90a.cu"
    package = mutated("attn_dist", "sm_90a", [(file, old, new)])
    with pytest.raises(EmulatorFinding) as caught:
        attention(package)
    report = caught.value.report
    assert report["kind"] in kinds.split("|"), report["message"]
    assert word in report["message"], report["message"]
    assert report["location"].startswith(("sm_90a.cu:", "attn_dist"))


def test_the_kernel_itself_has_no_finding(mutated: Mutate) -> None:
    out = attention(mutated("attn_dist", "sm_90a", []))
    assert torch.isfinite(out).all()
    assert (out[:, :255] > 0).all()
    assert (out[:, 255] == 0).all()


GEMV = {
    "no fence of the mbarriers' initialisation": (
        "        ptx::fence_mbarrier_init();\n", "", "proxy-fence", "fence.mbarrier_init",
    ),
    "no wait for the stage": (
        "            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[ring.index]), ring.parity);\n", "",
        "unwaited|uninitialised-shared", "",
    ),
    "a pair of groups too few expected": (
        "unit.pairs * pieces * sizeof(Stage::a[0][0]) +", "(unit.pairs - 1) * pieces * sizeof(Stage::a[0][0]) +", "unwaited|mbarrier|race|uninitialised-shared|deadlock", "",
    ),
    "no fence of the vector behind its stores": (
        "    ptx::fence_proxy_async_shared_cta();\n", "", "proxy-fence", "fence.proxy.async",
    ),
    "no barrier between the vector and its products": (
        "    ptx::fence_proxy_async_shared_cta();\n    ptx::bar_sync(kDecoded, kConsumers);",
        "    ptx::fence_proxy_async_shared_cta();", "race|uninitialised-shared", "",
    ),
    "no wait for the sums": (
        "        ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.summed[ring.index]), ring.parity);\n", "", "race|uninitialised-shared", "",
    ),
    "no wait for the products": (
        "            ptx::wgmma_wait_group<0>();\n            add(sums, even[1],", "            add(sums, even[1],", "unwaited", "wgmma",
    ),
    "no release of the stage": (
        "            if (lane == 0) ptx::mbarrier_arrive(ptx::cvta_to_shared(&shared.empty[ring.index]));\n            WARPYARD_MARK(", "            WARPYARD_MARK(",
        "deadlock", "mbarrier",
    ),
    "no wait for the sums of the cluster's other CTAs": (
        "            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.sent), 0);\n", "", "unwaited|race|uninitialised-shared", "",
    ),
    "sums sent to a CTA that may not have begun": (
        "            ptx::barrier_cluster_wait_acquire();\n", "", "race|mbarrier|cluster|uninitialised-shared", "",
    ),
    "core matrices of B a stride too far": (
        "uint32_t(descriptors::wgmma(zeros, kCoreBytes,", "uint32_t(descriptors::wgmma(zeros, 1 << 17,",
        "descriptor", "leading",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", representatives(parameters(GEMV, ALWAYS.__contains__)))
def test_nvfp4_gemv(name: str, mutated: Mutate, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new, kinds, word = GEMV[name]
    file = "wgmma_copies.cuh" if name == "a pair of groups too few expected" else "sm_90a_wgmma.cu"
    package = mutated("nvfp4_gemv", "sm_90a", [(f"nvfp4_gemv/{file}", old, new)])
    task = tasks.load(TASKS / "nvfp4_gemv")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    a, b, _, _, sfa, sfb, c = task.generate({"m": 64, "k": 12288, "l": 1, "seed": 7, "inputs": "full_range"})
    reports = []
    if word == "fence.mbarrier_init":  # within one CTA a remark
        monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    for seed in range(4):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        try:
            package.nvfp4_gemv(a, b, sfa, sfb, out=c, variant="wgmma")
        except EmulatorFinding as finding:
            reports.append(finding.report)
    assert reports, "found under none of four seeds"
    for report in reports:
        assert report["kind"] in kinds.split("|"), report["message"]
        assert word in report["message"], report["message"]


DECODE = {
    "splits that share a partial result": (
        "* splits + blockIdx.x) * group", "* splits) * group", "race", "CTA [",
    ),
    "no wait for cp.async": (
        "        cp_async_wait_group<kStages - 1>();\n", "", "unwaited", "cp.async.wait_group",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", representatives(DECODE))
def test_masked_decode(name: str, mutated: Mutate) -> None:
    old, new, kind, word = DECODE[name]
    package = mutated("masked_decode", "sm_90a", [("masked_decode/sm_90a.cu", old, new)])
    generator = torch.Generator().manual_seed(5)
    valid, heads, dim = 700, 1, 64
    q = torch.randn(1, 4, 1, dim, generator=generator).half()
    k, v = (torch.randn(heads * valid * dim, generator=generator).half() for _ in range(2))
    mask = torch.rand(heads * valid, generator=generator) < 0.3
    with pytest.raises(EmulatorFinding) as caught:
        package.masked_decode(q, k, v, mask, valid, heads, num_splits=3)
    report = caught.value.report
    assert report["kind"] == kind, report["message"]
    assert word in report["message"], report["message"]


def paged(package: ModuleType) -> tuple[torch.Tensor, torch.Tensor]:
    """xl_paged_attention on two sequences of different lengths, and the same in f64. Values past the end are NaN."""
    generator = torch.Generator().manual_seed(6)
    lengths, heads, dim, block = (5, 37), 2, 64, 16
    blocks = 8
    q = torch.randn(2, heads, dim, generator=generator).bfloat16()
    u = torch.randn(heads, dim, generator=generator).bfloat16()
    bd = torch.randn(2, heads, max(lengths), generator=generator).bfloat16()
    k = torch.randn(blocks, heads, dim // 8, block, 8, generator=generator).bfloat16()
    v = torch.randn(blocks, heads, dim, block, generator=generator).bfloat16()
    table = torch.tensor([[0, 1, 2], [3, 4, 5]], dtype=torch.int32)
    for seq, length in enumerate(lengths):
        v[table[seq, length // block], :, :, length % block :] = float("nan")
    out = package.xl_paged_attention(q, k, v, u, bd, table, torch.tensor(lengths, dtype=torch.int32), scale=0.125)
    want = torch.zeros(2, heads, dim, dtype=torch.float64)
    for seq, length in enumerate(lengths):
        keys = k[table[seq].long()].permute(1, 2, 4, 0, 3).reshape(heads, dim, -1)[:, :, :length].double()
        values = v[table[seq].long()].permute(1, 2, 0, 3).reshape(heads, dim, -1)[:, :, :length].double()
        score = torch.einsum("hd,hdt->ht", (q[seq].double() + u.double()), keys) + bd[seq, :, :length].double()
        want[seq] = torch.einsum("ht,hdt->hd", (0.125 * score).softmax(-1), values)
    return out.double(), want


def test_xl_paged_attention_with_values_that_nobody_wrote() -> None:
    """Zeroed probabilities times values past the end: NaN, and the right kernel gives none. What a kernel that does not
    clear them gives, and one with another stride of the bias, is in test_attempts.py."""
    out, want = paged(kernels.package("xl_paged_attention"))
    assert torch.allclose(out, want, rtol=2e-2, atol=2e-2)


PAGED = {
    "no wait for the stage": (
        "        mbarrier_wait_parity(full + to_read.index * 8, to_read.parity);\n", "",
        "unwaited|uninitialised-shared|race", "",
    ),
    "a parity that is never the second": (
        "mbarrier_wait_parity(full + to_read.index * 8, to_read.parity);", "mbarrier_wait_parity(full + to_read.index * 8, 0);",
        "unwaited|race|mbarrier", "",
    ),
    "one arrival too many": (
        "mbarrier_init(full + i * 8, 1 + kBiasArrivals);", "mbarrier_init(full + i * 8, 2 + kBiasArrivals);", "deadlock", "arriv",
    ),
    "no barrier before the warps are merged": (
        "lane);\n    __syncthreads();\n    const int64_t own", "lane);\n    const int64_t own", "race|uninitialised-shared", "",
    ),
    "a tile beyond the sequence": (
        "        if (token < part.length) {\n", "        if (token < part.length + step) {\n", "out-of-bounds|uninitialised-register|mbarrier|race|unwaited", "",
    ),
    "partials of more heads than there are": (
        "const int64_t at = first + static_cast<int64_t>(cta) * group;", "const int64_t at = first + static_cast<int64_t>(cta) * (group + 1);",
        "out-of-bounds", "of the allocation of argument",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", representatives(parameters(PAGED, ALWAYS.__contains__)))
def test_xl_paged_attention(name: str, mutated: Mutate, monkeypatch: pytest.MonkeyPatch) -> None:
    """The split form, on a row of 900 tokens and so of several tiles a warp."""
    old, new, kinds, word = PAGED[name]
    package = mutated("xl_paged_attention", "sm_90a", [("xl_paged_attention/sm_90a_split.cu", old, new)])
    task = tasks.load(TASKS / "xl_paged_attention")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    data = task.generate({**task.tests[2].args, "context": 900})
    with pytest.raises(EmulatorFinding) as caught:
        package.xl_paged_attention(*data[:8], page_table=data[8], form="split", ctas=4)
    report = caught.value.report
    assert report["kind"] in kinds.split("|"), report["message"]
    assert word in report["message"], report["message"]
