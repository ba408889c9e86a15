"""The four defects of test_slow.py, put into copies of each task's kernel, are named at their line."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import torch

from harness import cli, tasks
from harness.report import heat
from harness.tasks import ROOT
from harness.trace import logical, rings
from jit import emulator

HERE = "  // the defect"
_CALLS: dict[str, Callable[[ModuleType, Any], Any]] = {
    "attn_dist": lambda kernel, d: kernel.attn_dist(*d[:4], q_start=d[4], k_stride=d[5], sm_scale=d[6]),
    "masked_decode": lambda kernel, d: kernel.masked_decode(*d),
    "nvfp4_gemv": lambda kernel, d: kernel.nvfp4_gemv(d[0], d[1], d[4], d[5], out=d[6]),
    "sparse_mla_bwd": lambda kernel, d: kernel.sparse_mla_bwd(*d[:6], topk_length=d[6], q_start=d[7], sm_scale=d[8]),
    "xl_paged_attention": lambda kernel, d: kernel.xl_paged_attention(*d[:8], page_table=d[8]),
}


@dataclass(frozen=True)
class Defect:
    """A defect that costs time and no correctness.

    Attributes:
        kernel: the package.
        edits: (file, what stands there exactly once, what takes its place); HERE marks the lines that may be named.
        case: of the task, by number.
        says: a piece of what is said.
        kind: ``"passes"``, ``"sectors"`` or ``"stages"``.
        variant: of the kernel.
    """

    kernel: str
    kind: str
    case: int
    says: str
    edits: tuple[tuple[str, str, str], ...]
    variant: str = ""


# Each lane takes half of the sectors that it touches: rows are gathered by lanes that lie 64 bytes apart.
_GATHER = (
    ("include/gather.cuh", "    const int unit = lane % 8;\n", ""),
    ("include/gather.cuh", "const int row = i * 4 + lane / 8;",
     "const int row = lane % kWarpRows, unit = i + lane / kWarpRows * 4;"),
)  # fmt: skip
DEFECTS = {
    "attn_dist: the sums of a slot side by side": Defect("attn_dist", "passes", 0, "share a bank", (
        ("attn_dist/sm_90a.cu", "float sums[kSums][kSumWarps][kTile];", "float sums[kSums][kTile][kSumWarps];"),
        ("attn_dist/sm_90a.cu",
         "shared.sums[place.index][lane / kWarpSlots * (kSumWarps / 2) + i][warp * kWarpSlots + slot];",
         "shared.sums[place.index][warp * kWarpSlots + slot][lane / kWarpSlots * (kSumWarps / 2) + i];" + HERE),
        ("attn_dist/sm_90a.cu", "float* to = shared.sums[sums.index][kQTiles == 2 ? warpgroup * 4 + warp : warp];",
         "const int who = kQTiles == 2 ? warpgroup * 4 + warp : warp;"),
        ("attn_dist/sm_90a.cu", "*reinterpret_cast<float2*>(to + lane * 2) = sum;",
         "shared.sums[sums.index][lane * 2][who] = sum.x;" + HERE
         + "\n            shared.sums[sums.index][lane * 2 + 1][who] = sum.y;" + HERE),
    )),
    "attn_dist: lanes 64 bytes apart": Defect("attn_dist", "sectors", 0, "32 sectors, at best 16", (
        *_GATHER,
        ("attn_dist/sm_90a.cu", "thread / kWarp, thread % kWarp);\n    cp_async_mbarrier",
         "thread / kWarp, thread % kWarp);" + HERE + "\n    cp_async_mbarrier"),
    )),
    "masked_decode: no swizzle": Defect("masked_decode", "passes", 0, "share a bank", (
        ("masked_decode/sm_90a.cu", "return DIM == 96 ? (row >> 1) & 3 : row & 7;", "return 0;"),
        ("masked_decode/sm_90a.cu", "ldmatrix_x4(b, tile_step(k_rows, dims));",
         "ldmatrix_x4(b, tile_step(k_rows, dims));" + HERE),
        ("masked_decode/sm_90a.cu", "ldmatrix_x4_trans(a, tile_step(v_rows, dims));",
         "ldmatrix_x4_trans(a, tile_step(v_rows, dims));" + HERE),
    )),
    "masked_decode: lanes half a row apart": Defect("masked_decode", "sectors", 0, "32 sectors, at best 16", (
        ("masked_decode/sm_90a.cu",
         "const int row = (i * kWarp + lane) / kRowChunks, chunk = (i * kWarp + lane) % kRowChunks;",
         "const int row = lane % kTile, chunk = i + lane / kTile * (kRowChunks / 2);"),
        ("masked_decode/sm_90a.cu", "k + chunk * kUnitBytes + offset, policy);",
         "k + chunk * kUnitBytes + offset, policy);" + HERE),
        ("masked_decode/sm_90a.cu", "v + chunk * kUnitBytes + offset, policy);",
         "v + chunk * kUnitBytes + offset, policy);" + HERE),
    )),
    "masked_decode: one stage": Defect("masked_decode", "stages", 0, "too few stages", (
        ("masked_decode/sm_90a.cu", "constexpr int kStages = STAGES;", "constexpr int kStages = 1;"),
        ("masked_decode/sm_90a.cu", "kStages >= 2 &&", "kStages >= 1 &&"),
        ("masked_decode/sm_90a.cu", "HEADS * kMergeStride * 4 <= kStages * kStageBytes", "true"),
    )),
    "xl_paged_attention: one stage": Defect("xl_paged_attention", "stages", 2, "too few stages", (
        ("xl_paged_attention/shared.cuh", "constexpr int kMostStages = 8;", "constexpr int kMostStages = 1;"),
        ("xl_paged_attention/shared.cuh", "kStages >= 2 &&", "kStages >= 1 &&"),
    )),
    "sparse_mla_bwd: lanes 64 bytes apart": Defect("sparse_mla_bwd", "sectors", 3, "32 sectors, at best 16", (
        ("sparse_mla_bwd/tiles.cuh", "const int thread = threadIdx.x % kWarpgroup, unit = thread % 8;",
         "const int thread = threadIdx.x % kWarpgroup;"),
        ("sparse_mla_bwd/tiles.cuh", "const int row = kPassRows * i + thread / 8;",
         "const int row = thread % 64, unit = i + thread / 64 * 4;"),
        ("sparse_mla_bwd/sm_90a.cu", "gather<0, kFirstTiles>(now.shared.of(&Shared::k), kv, now.tokens(block + 1));",
         "gather<0, kFirstTiles>(now.shared.of(&Shared::k), kv, now.tokens(block + 1));" + HERE),
        ("sparse_mla_bwd/sm_90a.cu", "gather<0, kFirstTiles>(job.shared.of(&Shared::k), kv, job.tokens(job.first));",
         "gather<0, kFirstTiles>(job.shared.of(&Shared::k), kv, job.tokens(job.first));" + HERE),
    )),
    "nvfp4_gemv: one stage": Defect("nvfp4_gemv", "stages", 2, "too few stages", (
        ("nvfp4_gemv/wgmma_stage.cuh", "kStages = sizeof(SharedOf<3>) <= kMostShared ? 3 : 2;", "kStages = 1;"),
    ), "wgmma"),
}  # fmt: skip


# Of each kernel: its macros, what stands in a copy, what takes its place so that registers are short, and what a line
# that spills has to hold.
SPILLS = {
    "attn_dist": (("D_QK=576", "HEADS=128"), "setmaxnreg_inc<232>", "setmaxnreg_dec<112>", "wgmma_m64n64k16"),
    "masked_decode": (("DIM=128", "HEADS=8", "BF16=1"), "__launch_bounds__(kThreads, 1)", "__maxnreg__(64)",
                      "q_fragment"),
    "xl_paged_attention": (("DIM=128", "TYPE=1"), "__launch_bounds__(kThreads, 1) xl_paged_attention_pages",
                           "__maxnreg__(64) xl_paged_attention_pages", "state.attend("),
    "sparse_mla_bwd": ((), "setmaxnreg_inc<224>", "setmaxnreg_dec<120>", "part.accumulate("),
}  # fmt: skip


def marked(folder: Path) -> set[tuple[str, int]]:
    """Name of the file and number of each line with HERE."""
    return {
        (path.name, number)
        for path in folder.rglob("*.cu*")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if HERE in line
    }


@pytest.mark.nightly
@pytest.mark.parametrize("name", DEFECTS)
def test_a_defect_is_named_at_its_line(
    name: str, mutated: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    defect = DEFECTS[name]
    module = mutated(defect.kernel, "sm_90a", defect.edits)
    if defect.variant:
        monkeypatch.setenv("WARPYARD_VARIANT", defect.variant)
    (task,) = tasks.resolve([defect.kernel])
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"), raising=False)
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", "1")
    monkeypatch.setenv("WARPYARD_EMULATOR_TRACE", str(tmp_path / "trace"))
    emulator.statistics.counters.clear()
    data = task.generate(dict(task.cases("test")[defect.case].args))
    output = _CALLS[defect.kernel](module, data)
    with task.active():
        good, message = task.reference.check_implementation(data, output)
    assert good, message
    if defect.kind == "stages":
        lines = [logical.timeline(json.loads(text)) for text in (tmp_path / "trace").read_text().splitlines()]
        printed = [str(ring) for line in lines for ring in rings.find(line)]
        assert any(defect.says in one for one in printed), printed
        return
    found = [line for report in emulator.statistics.counters.values() for line in heat.worst(heat.lines(report))]
    here = [line for line in found if (line.file, line.number) in marked(tmp_path)]
    assert any(defect.says in reason for line in here for reason in line.reasons), found


@pytest.mark.nightly
@pytest.mark.parametrize("kernel", SPILLS)
def test_a_spill_is_named_at_its_line(kernel: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    macros, old, new, holds = SPILLS[kernel]
    for folder in (kernel, "include"):
        shutil.copytree(ROOT / "kernels" / folder, tmp_path / folder)
    source = tmp_path / kernel / "sm_90a.cu"
    text = source.read_text()
    assert text.count(old) == 1
    source.write_text(text.replace(old, new))
    words = ["inspect", str(source), "--arch", "sm_90a", *(word for macro in macros for word in ("-D", macro))]
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    places = [int(number) for number in re.findall(r"line (\d+): \d+ stores, \d+ loads", out)]
    lines = source.read_text().splitlines()
    assert any(holds in lines[number - 1] for number in places[:3]), out
