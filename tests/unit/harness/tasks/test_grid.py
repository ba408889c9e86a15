"""The third list of a task's cases: shapes that people have, which run only when they are asked for."""

from __future__ import annotations

import io
import json
import shutil
from pathlib import Path

import pytest
from rich.console import Console

import tasks as project_tasks
from harness import cli, tasks
from harness.report import bench as report
from harness.tasks.cases import Case
from harness.timing import roofline, stats
from harness.timing.record import Timing
from tests.paths import AXPY

OURS = Path(project_tasks.__path__[0])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = Path(shutil.copytree(AXPY, tmp_path / "collection" / "problems" / "axpy"))
    text = (made / "task.yml").read_text()
    (made / "task.yml").write_text(text + "\ngrid:\n  - {n: 77, seed: 3}\n  - {n: 0x51, seed: 4}\n")
    return made


def test_the_grid_runs_only_when_it_is_asked_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(folder), "--device", "cpu", "--json", "-s", str(folder / "submission.py")]
    assert cli.main(["check", *words]) == 0
    assert "n: 77" not in capsys.readouterr().out
    assert cli.main(["check", *words, "--grid"]) == 0
    checked = json.loads(capsys.readouterr().out)["tasks"][0]["cases"]
    assert [case["spec"] for case in checked] == ["n: 77; seed: 3", "n: 81; seed: 4"]
    assert cli.main(["bench", *words, "--grid", "--reps", "3", "--budget", "0.1"]) == 0
    timed = json.loads(capsys.readouterr().out)["tasks"][0]["cases"]
    assert [case["spec"] for case in timed] == ["n: 77; seed: 3", "n: 81; seed: 4"]


def test_a_mistake_in_the_grid_is_told_with_its_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "task.yml"
    path.write_text(path.read_text().replace("n: 77, seed: 3", "n: 77, seed: -3"))
    line = 1 + path.read_text()[: path.read_text().index("n: 77")].count("\n")
    assert cli.main(["list", str(folder)]) == 2
    assert f"task.yml:{line}: grid[0].seed" in "".join(capsys.readouterr())


def test_a_task_without_a_grid_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(AXPY), "--device", "cpu", "--grid"]) == 5
    assert "has no grid cases" in "".join(capsys.readouterr())


@pytest.mark.parametrize("name", sorted(path.parent.name for path in OURS.glob("*/task.yml")))
def test_each_task_has_a_grid_of_different_shapes(name: str) -> None:
    task = tasks.load(OURS / name)
    names = {case.name for case in task.grid}
    assert len(names) == len(task.grid) >= 12
    assert not names & {case.name for case in [*task.tests, *task.benchmarks]}
    with task.active():
        for case in task.grid:
            work = task.cost(case.args)
            assert work is not None, case.spec
            assert work.bytes > 0, case.spec


def _timing(index: int, ours: float, peers: dict[str, tuple[float, float, float]]) -> Timing:
    """A case of 10 µs' floor; peers as median ns and the interval of their time over ours."""
    floor = roofline.Floor(10e-6, 10e-6, 0.0, 1.0, 0.0, "bf16")
    timing = Timing(Case({"n": index}, f"n: {index}", "grid", index), device=stats.summarise([ours] * 9), floor=floor)
    for name, (median, low, high) in peers.items():
        gain = {"median": median / ours, "ci_low": low, "ci_high": high}
        timing.peers.append({"name": name, "status": "pass", "device_ns": {"median": median}, "speedup": gain})
    return timing


def test_the_picture_shows_the_floor_and_the_best_peer() -> None:
    timings = [
        _timing(0, 20e3, {"slow": (80e3, 3.9, 4.1), "quick": (30e3, 1.4, 1.6)}),
        _timing(1, 12.5e3, {"quick": (10e3, 0.79, 0.81)}),
        _timing(2, 10e3, {}),
    ]
    picture = report.picture(timings, width=8)
    assert picture is not None
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(picture)
    rows = [line.split() for line in console.export_text().splitlines()]
    assert [row[:4] for row in rows[1:4]] == [
        ["0", "n=0", "50%", "████"],
        ["1", "n=1", "80%", "██████▍"],
        ["2", "n=2", "100%", "████████"],
    ]
    assert rows[1][4:] == ["quick", "1.50x", "██████"]
    assert rows[2][4:] == ["quick", "0.80x", "███▎"]
    assert rows[3][4:] == ["-", "-"]


def test_there_is_no_picture_of_nothing() -> None:
    assert report.picture([Timing(Case({"n": 1}, "n: 1"))]) is None
