"""The pages of ``report``, ``inspect`` and ``serve`` in a browser: nothing is cut on a phone, and axe-core finds
nothing serious, light and dark."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

import pytest

from harness import cli, tasks
from harness.history import database, record
from harness.machine.devices import Device
from harness.report import leaderboard
from tests import browser
from tests.unit.harness.axpy_kernel import AXPY, launching

pytestmark = browser.needed
CAUSE = "shared address 0x400 is read before anything wrote it: a barrier between that write and this read is missing"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The text of each page, by what it is."""
    folder = tmp_path_factory.mktemp("pages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WARPYARD_STATE_DIR", str(folder / "state"))
        patch.setenv("CUDA_VISIBLE_DEVICES", "")
        mine = folder / "mine.py"
        mine.write_text(launching("axpy"))
        source = 'extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {\n'
        (folder / "axpy.cu").write_text(
            source + "    int i = blockIdx.x * 128 + threadIdx.x;\n    if (i < n) out[i] = 2 * x[i] + y[i];\n}\n"
        )
        for verb, median in (("bench", 10e3), ("bench", 8e3), ("serve", 9e3), ("serve", 7e3)):
            timed(mine, verb, median)
        assert cli.main(["report", AXPY, "-k", "0", "-s", str(mine), "-o", str(folder / "report.html")]) == 0
        assert cli.main(["inspect", str(folder / "axpy.cu"), "--html", str(folder / "inspect.html")]) == 0
        waiting = [
            {"number": 3, "author": "ann", "name": "fast.py", "task": "axpy", "mode": "test", "state": "running"}
        ]
        with contextlib.closing(database.connect(create=True)) as connection:
            queue = leaderboard.page(connection, ["axpy"], waiting, ("test", "leaderboard"), "text: too long")
    common: dict[str, Any] = {"task": "axpy", "name": "fast.py", "mode": "test", "arrived": time.time()}
    cases = [
        {"name": "n=65536", "status": "pass", "message": "", "remarks": []},
        {"name": "n=" + "1234567" * 20, "status": "finding", "message": CAUSE, "cause": CAUSE, "location": "axpy.cu:3",
         "remarks": ["a remark"]},
    ]  # fmt: skip
    done = {"state": "done", "status": "finding", "message": CAUSE, "score_ns": None, "cases": cases}
    return {
        "report": (folder / "report.html").read_text(),
        "inspect": (folder / "inspect.html").read_text(),
        "queue": queue,
        "waiting": leaderboard.submission("token", {**common, "state": "waiting", "ahead": 2}),
        "running": leaderboard.submission("token", {**common, "state": "running", "cases": cases[:1], "total": 2}),
        "done": leaderboard.submission("token", {**common, **done}),
    }


def timed(submission: Path, verb: str, median: float) -> None:
    case: dict[str, Any] = {
        "spec": "n: 65536", "name": "n=65536", "status": "pass", "message": "", "floor_ns": 5e3, "bound": "memory",
        "device_ns": {"median": median, "ci_low": median - 50, "ci_high": median + 50},
        "fraction_of_floor": 5e3 / median, "bytes_per_s": 786432 / (median * 1e-9),
        "flop_per_s": 131072 / (median * 1e-9), "peers": [],
    }  # fmt: skip
    run = record.Run(verb, tasks.load(Path(AXPY)), submission, Device("cuda", "a chip (sm_90)"), 1)
    run.case(0, case)
    run.end(0, [case], 3, {"gpu_after": {"sm_mhz": 1980.0}})
    assert not run.problem


def test_a_finding_stands_before_the_cases(pages: dict[str, str]) -> None:
    text = pages["done"]
    assert text.index("<strong>finding</strong>") < text.index("1 of 2 cases") < text.index("axpy.cu:3")
    assert text.index(CAUSE) < text.index("<h2>Cases</h2>")
    assert 'http-equiv="refresh"' in pages["waiting"]
    assert "2 before it" in pages["waiting"]
    assert 'http-equiv="refresh"' not in text


@pytest.mark.slow
def test_what_is_cut_or_cannot_be_read_is_found() -> None:
    """The look itself: at a page that is too wide, with a picture that has no text and letters that are hard to see."""
    with browser.launched() as chromium:
        page = chromium.new_page()
        page.set_content(
            '<html lang="en"><title>t</title><img src="data:,"><p style="color: #ccc; width: 2000px">pale</p></html>'
        )
        found = "\n".join(browser.complaints(page, "it"))
    for text in ("it at 390: 2", "pixels wide", "image-alt", "color-contrast"):
        assert text in found, found


@pytest.mark.slow
def test_nothing_is_cut_and_nothing_serious_is_found(pages: dict[str, str], tmp_path: Path) -> None:
    found = []
    with browser.launched() as chromium:
        for scheme in ("light", "dark"):
            context = chromium.new_context(color_scheme=scheme)
            page = context.new_page()
            for name, text in pages.items():
                (tmp_path / f"{name}.html").write_text(text.replace('http-equiv="refresh"', "data-http-equiv"))
                page.goto((tmp_path / f"{name}.html").as_uri())
                found += browser.complaints(page, f"{name}, {scheme}")
            context.close()
    assert not found, "\n".join(found)
