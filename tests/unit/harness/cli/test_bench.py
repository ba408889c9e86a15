"""``warpyard bench`` on the CPU: times by the evaluator's clock, peers, and the jit's own figures."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from harness.host_times import entries, verbs
from harness.report import bench as report
from harness.tasks.cases import Case
from harness.tasks.loading import ROOT
from harness.timing import stats
from harness.timing.record import Timing
from tests.unit.harness.command_line import AXPY, document, submission

pytestmark = pytest.mark.usefixtures("quiet_machine")


def test_bench_on_the_cpu_by_the_wall_clock(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "bench", AXPY, "--device", "cpu", "--reps", "10", "--budget", "1")
    assert code == 0
    cases = found["tasks"][0]["cases"]
    assert [case["status"] for case in cases] == ["pass", "pass"]
    assert cases[0]["device_ns"]["runs"] >= 3, "pairs of batches"
    assert cases[0]["verified_calls"] >= 3
    assert any("the evaluator's clock" in note for note in cases[0]["notes"])
    product = cases[0]["device_ns"]["median"] * cases[1]["device_ns"]["median"]
    assert found["tasks"][0]["geomean_ns"] == pytest.approx(product**0.5)


def test_bench_jit_times_no_task(capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in ((["--jit", AXPY], "--jit times no task"), ([], "name a task, or give --jit")):
        code, found = document(capsys, "bench", *words)
        assert (code, expected in found["error"]["message"]) == (2, True), found


@pytest.mark.nightly
def test_bench_jit_says_of_each_peer_what_it_took_or_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "bench", "--jit")
    assert code == 0, found
    edits, *others = found["jit"]
    mine = [value for name, value in edits["rows"].items() if name.startswith("jit:")]
    assert len(mine) == 3
    assert all(value > 0 for value in mine)
    assert mine[2] < mine[1], "a lookup takes less than a compile"
    assert all(table["rows"] for table in others)
    *_, checks, watched = others
    for name in ("median of 3", "import torch", "above the import beside it: most"):
        assert any(name in row and value > 0 for row, value in checks["rows"].items()), checks
    assert watched["rows"]["least"] <= watched["rows"]["median of 4"] <= watched["rows"]["most"]


def test_the_watched_submission_is_the_readmes() -> None:
    """Whoever wants to see a figure of the table again has the submission before them."""
    assert f"```python\n{verbs._WATCHED.read_text()}```" in (ROOT / "README.md").read_text()
    assert verbs._WATCHED.read_text().count(verbs._EDITED) == 1


def test_what_cannot_be_timed_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verbs, "_CHECK", ("check", "no_such_task"))
    (said,) = verbs.check_table().rows.values()
    assert "no_such_task" in str(said)
    monkeypatch.setattr(verbs, "_WATCH", ("watch", "no_such_task", "--json"))
    (said,) = verbs.watch_table().rows.values()
    assert "HarnessError" in str(said)
    assert set(entries.table().rows.values()) == {"needs a CUDA device"}


@pytest.mark.slow
def test_bench_against_another_submission(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    slow = submission(tmp_path, "import time; time.sleep(0.03); return 2 * x + y")
    code, found = document(
        capsys, "bench", AXPY, "--device", "cpu", "-k", "0", "--reps", "5", "--budget", "1", "--against", slow
    )
    assert code == 0, found
    (other,) = found["tasks"][0]["cases"][0]["peers"]
    assert (other["name"], other["status"]) == (slow, "pass")
    assert other["device_ns"]["best"] >= 30e6
    mine = found["tasks"][0]["cases"][0]["device_ns"]["median"]
    assert other["speedup"]["median"] > 1, f"{mine} ns against a sleep of 30 ms"


@pytest.mark.slow
def test_what_a_peer_prepares_is_not_timed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task = tmp_path / "axpy"
    shutil.copytree(AXPY, task)
    (task / "peers.py").write_text(
        "import time\n\ndef double(data):\n    time.sleep(0.05)\n    x, y = data[:2]\n    return 2 * x, y\n\n"
        "PEERS = {'prepared': (double, lambda made: made[0] + made[1])}\n"
    )
    words = ["--device", "cpu", "-k", "0", "--reps", "4", "--budget", "2", "--peers"]
    code, found = document(capsys, "bench", str(task), *words)
    assert code == 0, found
    (peer,) = found["tasks"][0]["cases"][0]["peers"]
    assert (peer["name"], peer["status"]) == ("prepared", "pass"), peer
    assert peer["device_ns"]["best"] < 0.05e9


def _with_a_peer(folder: Path, body: str) -> Path:
    task = folder / "axpy"
    shutil.copytree(AXPY, task)
    lines = "import subprocess, sys\n\ndef sum(data):\n    x, y = data[:2]\n"
    (task / "peers.py").write_text(lines + f"    {body}\n    return 2 * x + y\n\nPEERS = {{'sum': sum}}\n")
    return task


@pytest.mark.slow
def test_a_submission_cannot_slow_its_peers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Nor call them, nor see them: they run in a process of their own."""
    task = _with_a_peer(tmp_path, "pass")
    text = (
        "import sys, time, torch\nadd = torch.Tensor.add\n"
        "def slow(*data):\n    time.sleep(0.2)\n    return add(*data)\n"
        "torch.Tensor.__add__ = torch.Tensor.__radd__ = slow\n"
        "def custom_kernel(data):\n    assert 'peers' not in sys.modules\n    x, y = data\n    return add(2 * x, y)\n"
    )
    mine = tmp_path / "mine.py"
    mine.write_text(text)
    words = ["--device", "cpu", "-k", "0", "--reps", "4", "--budget", "2", "--peers", "--submission", str(mine)]
    code, found = document(capsys, "bench", str(task), *words)
    assert code == 0, found
    (peer,) = found["tasks"][0]["cases"][0]["peers"]
    assert peer["status"] == "pass", peer
    assert peer["device_ns"]["best"] < 0.2e9


@pytest.mark.slow
def test_what_a_peer_does_costs_the_peer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task = _with_a_peer(tmp_path, "sys.kept = subprocess.Popen(['sleep', '60'])")
    words = ["--device", "cpu", "-k", "0", "--reps", "4", "--budget", "2", "--peers"]
    code, found = document(capsys, "bench", str(task), *words)
    assert code == 0, found
    (case,) = found["tasks"][0]["cases"]
    assert case["status"] == "pass", case
    (peer,) = case["peers"]
    assert (peer["status"], "start processes" in peer["message"]) == ("refused", True), peer


@pytest.mark.parametrize("refreshes", [True, False])
def test_inputs_whose_shapes_follow_the_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, refreshes: bool
) -> None:
    """A batch keeps its shapes: those of one seed, whose contents the task's refresh replaces."""
    task = tmp_path / "axpy"
    shutil.copytree(AXPY, task)
    reference = task / "reference.py"
    text = reference.read_text().replace("    x = torch.randn(n,", "    n += seed % 9973\n    x = torch.randn(n,", 1)
    if refreshes:
        text += (
            "\n\ndef refresh(data, seed, **_):\n"
            "    for x in data:\n        x.copy_(torch.randn(len(x), generator=torch.Generator().manual_seed(seed)))\n"
        )
    reference.write_text(text)
    _, found = document(capsys, "bench", str(task), "--device", "cpu", "-k", "0", "--reps", "5", "--budget", "1")
    (case,) = found["tasks"][0]["cases"]
    if refreshes:
        assert case["status"] == "pass", case
        assert any("keep to those of one seed" in note for note in case["notes"])
        assert case["device_ns"]["runs"] >= 3
    else:
        assert (case["status"], "shapes of the inputs follow the seed" in case["message"]) == ("refused", True), case


@pytest.mark.parametrize(
    ("width", "shown", "left_out"),
    [(180, ("IQR", "runs", "graph µs", "TFLOP/s"), ()), (64, ("of floor", "95% CI"), ("runs",)), (34, (), ("IQR",))],
)
def test_a_narrow_terminal_keeps_the_names_and_the_figures_that_matter_most(
    width: int, shown: tuple[str, ...], left_out: tuple[str, ...]
) -> None:
    timings = []
    for index, rows in enumerate((4096, 7168)):
        timing = Timing(Case({"m": rows, "k": 16384, "l": 8}, "", "benchmark", index), seed=1)
        timing.device = stats.summarise([20.0e3, 20.1e3, 20.2e3, 20.3e3, 20.4e3, 20.5e3])
        timings.append(timing)
    text = io.StringIO()
    Console(file=text, width=width).print(report.table(timings, width))
    head, first, second = text.getvalue().splitlines()
    assert max(map(len, (head, first, second))) <= width
    assert "median µs" in head
    assert all(heading in head for heading in shown), head
    assert not any(heading in head for heading in left_out), head
    assert first.startswith("0  m=40")
    assert second.startswith("1  m=71")
    assert "20.25" in first
