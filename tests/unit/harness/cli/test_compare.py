"""Two submissions side by side: what a word names, and what the ratio of their times says."""

from __future__ import annotations

import json
import math
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from harness import cli, tasks
from harness.checking import verdict
from harness.competition import compared_submissions
from harness.errors import HarnessError
from harness.report.compare import SAME, Row, over_all
from harness.tasks.cases import Case
from harness.timing import stats
from harness.timing.record import Timing
from tests.paths import DATA


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-C", str(folder), "-c", "user.name=a", "-c", "user.email=a@b", *words], check=True)


@pytest.fixture
def axpy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the problem folder, whose submission was right in the first commit and is wrong since."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    folder = tmp_path / "axpy"
    shutil.copytree(DATA / "axpy", folder)
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "right")
    right = (folder / "submission.py").read_text()
    (folder / "submission.py").write_text(right.replace("2 * x", "3 * x"))
    git(folder, "commit", "-qam", "wrong")
    (folder / "slow.py").write_text("import time\n" + right.replace("    return", "    time.sleep(0.03)\n    return"))
    return folder


def times(seed: int, ratio: float, count: int = 60) -> Row:
    """The row of a case in which B takes ``ratio`` times as long as A, with 3 % of noise."""
    print("seed", seed)
    noise = random.Random(seed)
    a = [1000 * noise.lognormvariate(0, 0.03) for _ in range(count)]
    b = [1000 * ratio * noise.lognormvariate(0, 0.03) for _ in range(count)]
    timing = Timing(Case({"n": 1}, "n: 1", "benchmark", 0), device=stats.summarise(a))
    timing.peers = [
        {"name": "b", "status": verdict.PASS, "message": "", "device_ns": stats.summarise(b).document(),
         "speedup": stats.ratio(b, a).document()}
    ]  # fmt: skip
    return Row.of(timing)


def test_a_difference_is_told_with_its_interval_and_none_where_there_is_none() -> None:
    slower, faster = times(1, 1.10), times(2, 0.80)
    assert slower.verdict.startswith("A is 1.")
    assert slower.ratio == pytest.approx(1.10, rel=0.03)
    assert faster.verdict.startswith("B is 1.2")
    same = [times(seed, 1.0) for seed in range(100)]
    assert sum(row.verdict == SAME for row in same) >= 85, "95 of 100 intervals hold the true ratio"


def test_the_mean_over_cases_is_known_better_than_each() -> None:
    rows = [times(seed, 1.01) for seed in range(40, 56)]
    whole = over_all(rows)
    assert whole is not None
    assert whole.ratio == pytest.approx(math.exp(sum(math.log(row.ratio or 0) for row in rows) / 16))
    assert whole.low is not None
    assert whole.high is not None
    width = [row.high - row.low for row in rows if row.high and row.low]
    assert whole.high - whole.low == pytest.approx(sum(width) / 16 / 4, rel=0.2)
    failed = Row("1", verdict.WRONG, "B: 3 of 4 differ")
    assert over_all([*rows, failed]) is None
    assert failed.verdict == "wrong  B: 3 of 4 differ"


@pytest.mark.slow
def test_a_revision_is_compared_with_a_file(axpy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--device", "cpu", "-k", "1", "--reps", "5", "--budget", "1", "--json"]
    assert cli.main(["compare", str(axpy), "HEAD~1", str(axpy / "slow.py"), *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["a"], found["cases"][0]["status"]) == ("HEAD~1", "pass")
    assert found["cases"][0]["ratio"] > 1, "a sleep of 30 ms"
    assert cli.main(["compare", str(axpy), str(axpy / "slow.py"), "HEAD", *words]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["cases"][0]["status"] == "wrong"
    assert found["cases"][0]["message"].startswith("B: ")


def test_a_word_that_names_nothing_is_told(axpy: Path, tmp_path: Path) -> None:
    task = tasks.load(axpy)
    with pytest.raises(HarnessError, match=r"B: 'HEAD~7' is no file, no git revision and no variant"):
        compared_submissions.resolve("HEAD~7", "B", task, axpy / "submission.py", None, tmp_path)


def test_two_variants_are_two_files_that_choose_for_themselves(tmp_path: Path) -> None:
    task = tasks.resolve(["nvfp4_gemv"])[0]
    names = []
    for which, word in (("A", "mma"), ("B", "wgmma")):
        path = compared_submissions.resolve(word, which, task, task.default_submission, "sm_90a", tmp_path)
        text = path.read_text()
        assert f"os.environ.setdefault('WARPYARD_VARIANT_{which}', 'nvfp4_gemv={word}')" in text
        assert "'WARPYARD_VARIANT'" not in text
        assert '"WARPYARD_VARIANT"' not in text
        names.append(next(line for line in text.splitlines() if line.startswith("from nvfp4")))
    assert names[0] != names[1], "each is a package of its own"
