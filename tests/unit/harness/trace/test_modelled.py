"""A pipeline over modelled time: as a timeline, as a picture, and by ``trace --estimate``."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from harness import cli
from harness.errors import Exit
from harness.report import timeline
from harness.trace import logical, modelled, perfetto
from jit.timing import Interval, Pipeline
from tests.unit.harness.axpy_kernel import AXPY, launching
from tests.unit.harness.trace.test_trace import RING


def test_a_warp_runs_where_it_does_not_wait() -> None:
    intervals = [
        Interval("wait", 0, 1, 100.2, 1500.0, "a.cu:9", "mbarrier", "0:128", 0),
        Interval("copy", 0, 0, 50.0, 1480.0, "a.cu:3", "", "0:128", 0),
        Interval("copy", 0, 0, 1600.0, 1900.0, "a.cu:3", "", "0:128", 1),
        Interval("life", 0, 0, 0.0, 1700.0, ""),
        Interval("life", 0, 1, 0.0, 2000.0, ""),
    ]
    line = modelled.timeline(Pipeline("k", "NVIDIA H200", intervals, True, ["modelled, not measured"]))
    assert line.roles == {(0, 0): "copies", (0, 1): "other"}
    mine = [(one.kind, one.begin, one.end) for one in line.spans if one.row == (0, 1)]
    assert mine == [("run", 0, 100), ("run", 1500, 2000), ("wait", 100, 1500)]
    stages = [(one.kind, one.begin, one.end) for one in line.spans if one.kind in (logical.FILLING, logical.FULL)]
    assert stages == [("filling", 50, 1480), ("full", 1480, 1600), ("filling", 1600, 1900), ("full", 1900, 2000)]
    assert line.length == "2.00 µs"
    picture = timeline.svg(line)
    ElementTree.fromstring(picture)
    assert ">0 µs<" in picture
    assert ">2<" in picture
    assert "modelled time on an NVIDIA H200, first cluster; modelled, not measured" in picture
    event = next(one for one in perfetto.document([line])["traceEvents"] if one.get("cat") == "wait")
    assert (event["ts"], event["dur"]) == (0.1, 1.4)  # microseconds


@pytest.mark.slow
def test_the_verb_draws_modelled_microseconds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "axpy.cu").write_text(RING)
    (tmp_path / "mine.py").write_text(launching("axpy"))
    words = ["trace", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "2", "-o", str(tmp_path / "t.json"), "--no-sandbox"]
    assert cli.main([*words, "--estimate", "--json"]) == Exit.PASS
    document = json.loads(capsys.readouterr().out)
    (clock,) = document["clocks"]
    assert clock.startswith("modelled time on an NVIDIA H200")
    picture = Path(document["pictures"][0]).read_text()
    assert "0 µs" in picture
    assert "wait 0:" in picture or "wait " in picture
    assert cli.main([*words, "--chip", "h200"]) == Exit.USAGE
    assert "--chip: only with --estimate" in capsys.readouterr().err
    assert cli.main([*words, "--estimate", "--device", "cuda"]) == Exit.USAGE
    assert "what the emulator records" in capsys.readouterr().err
