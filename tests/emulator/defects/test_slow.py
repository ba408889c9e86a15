"""Four defects that cost time and no correctness, each put into a copy of a kernel, are named at their line.

A bank conflict and an uncoalesced load by the counters, a ring with too few stages by the trace, a spill by inspect.
"""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
from collections.abc import Callable
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

LADDER = ROOT / "examples" / "ladder"


def edited(path: Path, *edits: tuple[str, str]) -> str:
    """Replaces what stands once in a file; returns its new text."""
    text = path.read_text()
    for old, new in edits:
        assert text.count(old) == 1, f"{path.name} has {text.count(old)} places with {old!r}"
        text = text.replace(old, new)
    path.write_text(text)
    return text


def line_of(text: str, mark: str) -> int:
    (number,) = [number for number, line in enumerate(text.splitlines(), 1) if mark in line]
    return number


def counted(folder: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> list[heat.Line]:
    """The lines that lose most in a right call of a step of the ladder in a folder, 64 rows of 2048 codes."""
    spec = importlib.util.spec_from_file_location("ladder_copy", folder / "launch.py")
    assert spec is not None
    assert spec.loader is not None
    launcher: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(launcher)
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", "1")
    emulator.statistics.counters.clear()
    (task,) = tasks.resolve(["nvfp4_gemv"])
    data = task.generate({"m": 64, "k": 2048, "l": 1, "seed": 5})
    output = launcher.gemv(step, data)
    with task.active():
        good, message = task.reference.check_implementation(data, output)
    assert good, message
    return heat.worst(heat.lines(emulator.statistics.counters.pop("gemv")))


@pytest.fixture
def ladder(tmp_path: Path) -> Path:
    """A copy of the ladder."""
    return Path(shutil.copytree(LADDER, tmp_path / "ladder", ignore=shutil.ignore_patterns("__pycache__")))


def test_a_bank_conflict(ladder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The vector's even and odd blocks side by side: lanes are then 32 bytes apart."""
    text = edited(
        ladder / "6_ahead.cu",
        ("vector[piece] =", "vector[2 * piece] ="),
        ("vector[pieces + piece] =", "vector[2 * piece + 1] ="),
        ("even = vector[piece], odd = vector[pieces + piece];",
         "even = vector[2 * piece], odd = vector[2 * piece + 1];  // here"),
    )  # fmt: skip
    found = counted(ladder, "6_ahead.cu", monkeypatch)
    (named,) = [line for line in found if line.number == line_of(text, "// here")]
    assert named is max(found, key=lambda line: line["passes"] - line["passes_ideal"])
    assert "8 passes, at best 4: lanes 4 apart share a bank" in named.reasons[0]


def test_an_uncoalesced_load(ladder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lane takes pieces one after the other, so that a load of the warp touches 32 places."""
    text = edited(
        ladder / "5_rows.cu",
        ("for (int piece = lane; piece < pieces; piece += 32) {", "for (int i = 0; i < pieces / 32; ++i) {\n"
         "        const int piece = lane * (pieces / 32) + i;"),
        ("x[r] = stream(a[r] + piece);", "x[r] = stream(a[r] + piece);  // the defect"),
    )  # fmt: skip
    found = counted(ladder, "5_rows.cu", monkeypatch)
    (named,) = [line for line in found if line.number == line_of(text, "// the defect")]
    assert named is max(found, key=lambda line: line["sectors"] - line["sectors_ideal"])
    assert "32 sectors, at best 16" in named.reasons[0]


def test_a_ring_with_too_few_stages(
    mutated: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One stage of three."""
    module = mutated("attn_dist", "sm_90a", [("attn_dist/sm_90a.cu", "kStages = 3;", "kStages = 1;")])
    path = tmp_path / "trace"
    monkeypatch.setenv("WARPYARD_EMULATOR_TRACE", str(path))
    generator = torch.Generator().manual_seed(7)
    q, k = (torch.randn(*shape, 512, generator=generator).bfloat16() for shape in ((1, 64), (512, 1)))
    indices = torch.arange(512, dtype=torch.int32)[None]
    module.attn_dist(q, k, indices, torch.full((1, 64), 6.0), q_start=600, num_ctas=1)
    (line,) = [logical.timeline(json.loads(text)) for text in path.read_text().splitlines()]
    short = [ring for ring in rings.find(line) if ring.too_short]
    source = (tmp_path / "attn_dist" / "sm_90a.cu").read_text()
    assert [ring.stages for ring in short] == [1]
    waits = [number for number, text in enumerate(source.splitlines(), 1) if "mbarrier_wait_parity" in text]
    for place in (short[0].producer_at, short[0].consumer_at):
        assert int(place.rpartition(":")[2]) in waits, place
    assert "too few stages" in str(short[0])


def test_a_spill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """32 registers for a kernel that needs more."""
    for folder in ("nvfp4_gemv", "include"):
        shutil.copytree(ROOT / "kernels" / folder, tmp_path / folder)
    source = tmp_path / "nvfp4_gemv" / "sm_90a_mma.cu"
    words = ["inspect", str(source), "--arch", "sm_90a", "-D", "K_SIZE=7168", "-D", "WARPS_K=7", "-D", "WARPS_M=2"]
    edited(source, ("__launch_bounds__(kThreads, 1)", "__maxnreg__(32)"))
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    places = [int(number) for number in re.findall(r"line (\d+): \d+ stores, \d+ loads", out)]
    assert places, out
    lines = source.read_text().splitlines()
    most = [lines[place - 1] for place in places[:2]]  # which comes first differs from compiler to compiler
    assert any("f.row1" in line for line in most), "what stays in registers through the whole loop is spilled first"
