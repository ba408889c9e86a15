"""``warpyard report``: one page from the history, with no network, whose charts show the numbers that were kept."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from harness import cli, tasks
from harness.history import record
from harness.machine.devices import Device
from harness.report import charts
from tests.unit.harness.axpy_kernel import AXPY, launching

KERNEL = """extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    __shared__ volatile float turned[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    turned[t * 8 % 128] = 0;  // 8 words to a bank, and to one address from several lanes
    __syncthreads();
    if (i < n)
        out[i] = 2 * x[i] + y[i];  // a < b & c
}
"""
_VOID = {"meta", "br", "img", "link", "input"}


class _Tags(HTMLParser):
    """Refuses tags that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass


@pytest.fixture(autouse=True)
def _quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")


def timed(submission: Path, median: float) -> None:
    case: dict[str, Any] = {
        "spec": "n: 65536", "name": "n=65536 <b>", "status": "pass", "message": "", "floor_ns": 5e3, "bound": "memory",
        "device_ns": {"median": median, "ci_low": median - 50, "ci_high": median + 50},
        "fraction_of_floor": 5e3 / median, "bytes_per_s": 786432 / (median * 1e-9),
        "flop_per_s": 131072 / (median * 1e-9),
        "peers": [{"name": "torch", "status": "pass", "device_ns": {"median": 20e3}}],
    }  # fmt: skip
    run = record.Run("bench", tasks.load(Path(AXPY)), submission, Device("cuda", "a chip (sm_90)"), 1)
    run.case(0, case)
    run.end(0, [case], 3, {"gpu_after": {"sm_mhz": 1980.0}})
    assert not run.problem


def test_the_page_shows_what_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(launching("axpy"))
    (tmp_path / "axpy.cu").write_text(KERNEL)
    timed(mine, 10e3)
    (tmp_path / "axpy.cu").write_text(KERNEL.replace("t * 8", "t * 4"))
    timed(mine, 8e3)
    output = tmp_path / "report.html"
    assert cli.main(["report", AXPY, "-k", "0", "-s", str(mine), "-o", str(output)]) == 0
    page = output.read_text()
    tags = _Tags()
    tags.feed(page)
    assert tags.open == []
    assert not re.search(r"<script|<link|@import|url\(http|src=", page), "the page needs no network"
    assert "<b>65536" not in page
    assert "n=65536 &lt;b&gt;" in page, "texts are escaped"
    assert "Geometric mean <b>8 µs</b>" in page
    verdict = page.index('<div class="verdict')
    assert verdict < page.index("<svg"), "the page begins with the verdict"
    shown = re.sub(r"<[^>]*>", "", page[verdict : page.index("</div>", verdict)])
    assert "best 8 µs on a chip (sm_90), 62% of the floor" in " ".join(shown.split())
    assert "of 3 runs did not pass" in shown
    assert page.count("<h3>Versions</h3>") == 1
    assert '<span class="k">' in page, "sources are in colours"
    assert "62%" in page, "5 of 8 µs"
    for text in ("torch: 20 µs", "this submission: 8 µs", "floor 5 µs", "run 1: 10 µs", "run 2: 8 µs"):
        assert text in page, text
    assert "axpy.cu +1 −1" in page, "the version that was timed last changed a line"
    assert "best time of each version" in page
    assert "2: axpy.cu +1 −1: 8 µs" in page
    assert "Source heat: axpy, axpy.cu" in page
    assert re.search(r"<li>line 4: \d+ passes, at best 1: lanes \d+ apart share a bank", page)
    assert "// a &lt; b &amp; c" in page
    assert "Pipeline: axpy" in page
    assert "1980.0 of" in page or "emulated sm_90a" in page


def test_failed_runs_are_there_and_stand_in_the_verdict(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def custom_kernel(data): ...\n")
    run = record.Run("check", tasks.load(Path(AXPY)), mine, Device("cpu", "the CPU"), 1)
    case = {
        "kind": "test",
        "index": 0,
        "spec": "n: 8",
        "name": "n=8",
        "status": "wrong",
        "message": "all <b>wrong\nmore",
    }
    run.case(0, case)
    run.end(1, [case], None, {})
    assert cli.main(["report", "-o", str(tmp_path / "r.html")]) == 0
    page = (tmp_path / "r.html").read_text()
    assert "<strong>failed</strong>" in page
    assert "0 of 1 cases in the last check" in page
    assert "1 of 1 runs did not pass" in page
    assert "n=8: wrong: all &lt;b&gt;wrong</td>" in page


def test_a_task_that_never_ran_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def custom_kernel(data): ...\n")
    timed(mine, 10e3)
    assert cli.main(["report", "nvfp4_gemv", "-o", str(tmp_path / "r.html")]) == 5
    assert "no run of 'nvfp4_gemv'" in capsys.readouterr().err
    assert cli.main(["report", "-o", str(tmp_path / "nowhere" / "r.html")]) == 2


def test_bars_are_as_long_as_their_values() -> None:
    drawn = charts.bars("t", [charts.Bar("a", 10.0, True), charts.Bar("b", 40.0)], "µs", 5.0)
    short, long = (float(width) for width in re.findall(r'<rect [^>]*width="([\d.]+)"', drawn))
    assert long == pytest.approx(4 * short, rel=0.01)


def test_a_roofline_puts_points_below_its_roof() -> None:
    points = [charts.Point("bound by memory", 2.0, 4e12), charts.Point("bound by operations", 1000.0, 500e12)]
    drawn = charts.roofline("t", points, 4e12, 800e12)
    ys = [float(y) for y in re.findall(r'<circle [^>]*cy="([\d.]+)"', drawn)]
    (path,) = re.findall(r'<polyline points="([^"]+)"', drawn)
    roof = [float(place.split(",")[1]) for place in path.split()]
    assert min(roof) < ys[1] < ys[0], "what is faster is higher, and the roof is above"


def test_a_mismatch_map_tells_shares_in_digits_and_titles() -> None:
    drawn = charts.mismatches("t", [".9", "0."])
    assert re.findall(r"<text [^>]*>(\d)</text>", drawn) == ["9", "0"]
    titles = re.findall(r"<title>(row [^<]*)</title>", drawn)
    assert titles[0] == "row 1 of 2, column 1 of 2: right"
    assert titles[1] == "row 1 of 2, column 2 of 2: 90 to 100% wrong"
    opacity = [float(value) for value in re.findall(r'fill-opacity="([\d.]+)"', drawn)]
    assert opacity[0] == 0 < opacity[2] < opacity[1]


def test_a_wrong_output_is_drawn_where_it_is_wrong(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def custom_kernel(data): ...\n")
    wrong = {
        "tensor": "output",
        "shape": [4, 4],
        "wrong": 8,
        "elements": 16,
        "hints": ["a < b"],
        "map": ["..99", "..99"],
    }
    case = {"spec": "n: 1", "name": "n=1", "status": "wrong", "message": "8 of 16", "diagnosis": {"outputs": [wrong]}}
    run = record.Run("check", tasks.load(Path(AXPY)), mine, Device("emulator", "emulated sm_90a"), 1)
    run.case(0, case)
    run.end(1, [case], None, {})
    output = tmp_path / "report.html"
    assert cli.main(["report", "axpy", "-o", str(output)]) == 0
    page = output.read_text()
    assert "where output is wrong" in page
    assert "output [4, 4]: 8 of 16 wrong" in page
    assert "a &lt; b" in page
