"""The history: what is kept of a run, by several processes at once and under kill -9, and what is asked of it."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from harness import cli, tasks
from harness.errors import Exit
from harness.history import database, queries, record, sources
from harness.machine.devices import Device
from harness.tasks import revisions
from tests.paths import AXPY

CPU = Device("cpu", "CPU, no kernels")

# Writes runs of two cases each until it is ended, and says each case that it has kept.
WRITER = """
import sys
from pathlib import Path
from harness import tasks
from harness.history import record
from harness.machine.devices import Device
task = tasks.load(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    run = record.Run("check", task, task.default_submission, Device("cpu", "a CPU"), 2)
    for position in range(2):
        run.case(position, {"spec": f"n: {position}", "status": "pass", "seed": 77})
        print(run.number, position, run.problem, flush=True)
    run.end(0, [{"spec": f"n: {position}", "status": "pass", "seed": 77} for position in range(2)], None, {})
"""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    return tmp_path / "state"


def timed(submission: Path, *medians: float, chip: str = "a chip", status: str = "pass") -> int:
    """Keeps a timing; returns its number."""
    run = record.Run("bench", tasks.load(AXPY), submission, Device("cuda", f"{chip} (sm_90)"), len(medians))
    documents: list[dict[str, Any]] = [
        {"spec": f"n: {i}", "status": status, "seed": 5, "device_ns": {"median": median}}
        for i, median in enumerate(medians)
    ]
    for i, document in enumerate(documents):
        run.case(i, document)
    run.end(0 if status == "pass" else 1, documents, 5, {"gpu_before": {"sm_mhz": 1980.0}})
    assert run.number is not None
    assert not run.problem
    return run.number


def writer(count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(AXPY), str(count)], stdout=subprocess.PIPE, text=True, env=os.environ
    )


def output(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    assert cli.main(list(argv)) == code
    captured = capsys.readouterr()
    return captured.out + captured.err


def test_a_check_is_kept_and_a_change_of_its_file_is_a_version(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.py"
    words = ("check", str(AXPY), "--submission", str(mine), "--device", "cpu", "-k", "0", "--seed", "31")
    mine.write_text("def custom_kernel(data):\n    x, y = data\n    return 3 * x + y\n")
    output(capsys, *words, code=1)
    mine.write_text("def custom_kernel(data):\n    x, y = data\n    return 2 * x + y\n")
    output(capsys, *words)
    second, first = json.loads(output(capsys, "history", "axpy", "--json"))["runs"]
    assert (first["cases"], second["cases"]) == (["wrong"], ["pass"])
    assert (first["seed"], first["exit"], second["exit"], first["total"]) == ("31", 1, 0, 1)
    shown = output(capsys, "history")
    assert shown.index("1 of 1 passed") < shown.index("0 of 1 passed")
    listed = " ".join(output(capsys, "history", "axpy", "--versions").split())
    assert "0 of 1 passed: wrong" in shown
    assert "0 of 1 passed: wrong 2 " in listed  # the second line, of which one line changed
    assert listed.count("mine.py +1 -1") == 1
    printed = output(capsys, "show", str(second["id"]))
    assert "1 of 1 passed" in printed
    assert "torch" in printed
    diff = output(capsys, "show", str(second["id"]), "--diff")
    assert "-    return 3 * x + y\n+    return 2 * x + y" in diff
    assert "3 * x" in output(capsys, "show", str(first["id"]), "--file", "mine.py")
    document = json.loads(output(capsys, "show", str(first["id"]), "--json"))
    assert document["cases"][0]["seed"] is not None
    assert "has no run 99" in output(capsys, "show", "99", code=Exit.NOTHING_MATCHED)


@pytest.mark.slow
def test_several_processes_write_at_once_and_none_loses_a_case() -> None:
    writers = [writer(5) for _ in range(4)]
    said = [process.communicate(timeout=120)[0].split("\n")[:-1] for process in writers]
    assert [process.returncode for process in writers] == [0] * 4
    assert [len(lines) for lines in said] == [10] * 4
    with database.connect() as connection:
        found = queries.runs(connection)
        assert len(found) == 20
        assert all(one.cases == ("pass", "pass") and one.exit == 0 for one in found)
        assert {line.split()[0] for lines in said for line in lines} == {str(one.id) for one in found}


def test_a_killed_process_loses_nothing_that_had_ended(capsys: pytest.CaptureFixture[str], state: Path) -> None:
    process = writer(10_000)
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line.split())
        if len(said) == 7:  # in the middle of its fourth run
            process.send_signal(signal.SIGKILL)
            break
    said += [line.split() for line in process.stdout]
    assert process.wait(60) == -signal.SIGKILL
    with database.connect() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        kept = {(str(one.id), str(i)) for one in queries.runs(connection) for i in range(len(one.cases))}
        assert {(number, position) for number, position, *_ in said} <= kept
    assert record.Run("check", tasks.load(AXPY), AXPY / "submission.py", CPU, 1).number is not None  # nothing is locked
    assert "not ended, 0 of 1 passed" in output(capsys, "history")


def test_a_seed_is_in_no_file_while_the_submission_runs(state: Path) -> None:
    run = record.Run("check", tasks.load(AXPY), AXPY / "submission.py", CPU, 1)
    case = {"spec": "n: 1", "status": "pass", "seed": 918273645, "replay": "warpyard check axpy --seed 918273645"}
    run.case(0, case)
    assert not any(b"918273645" in path.read_bytes() for path in state.iterdir())
    run.end(0, [case], None, {})
    with database.connect() as connection:
        assert queries.documents(connection, 1) == [case]


def test_the_leaderboard_compares_equal_cases_of_one_chip(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.py" for name in ("slow", "fast", "wrong")]
    for file in files:
        file.write_text(f"# {file.stem}\n")
    slow, fast, wrong = files
    timed(slow, 2000.0, 8000.0)
    best = timed(slow, 1000.0, 4000.0)
    timed(fast, 500.0, 2000.0)
    timed(wrong, 1.0, 1.0, status="wrong")
    timed(fast, 100.0)
    timed(fast, 50.0, 200.0, chip="another chip")
    found = json.loads(output(capsys, "leaderboard", "axpy", "--json"))["boards"]
    assert [(board["chip"], board["arch"], len(board["cases"])) for board in found] == [
        ("a chip (sm_90)", "sm_90", 2), ("a chip (sm_90)", "sm_90", 1), ("another chip (sm_90)", "sm_90", 2),
    ]  # fmt: skip
    places = found[0]["places"]
    assert [(Path(one["submission"]).name, one["geomean_ns"]) for one in places] == [
        ("fast.py", pytest.approx(1000.0)), ("slow.py", pytest.approx(2000.0)),
    ]  # fmt: skip
    assert places[1]["run"] == best
    assert "2.000x" in output(capsys, "leaderboard", "axpy")
    assert "SM 1980.0" in output(capsys, "show", str(best))
    assert "no timed run" in output(capsys, "leaderboard", "nvfp4_gemv", code=Exit.NOTHING_MATCHED)


def test_a_run_goes_on_where_the_history_cannot_be_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "file"))
    run = record.Run("check", tasks.load(AXPY), AXPY / "submission.py", CPU, 1)
    run.case(0, {"spec": "n: 1", "status": "pass"})
    run.end(0, [], None, {})
    assert run.problem.startswith("the history is not kept: ")


@pytest.mark.parametrize("damage", ["later", "text", "none"])
def test_a_file_that_cannot_be_read_is_told(damage: str, capsys: pytest.CaptureFixture[str], state: Path) -> None:
    expected = {"later": "by a later version", "text": "is no history", "none": "there is no history yet"}
    if damage == "later":
        with database.connect(create=True) as connection:
            connection.execute(f"PRAGMA user_version = {database.FORMAT + 1}")
    elif damage == "text":
        state.mkdir()
        (state / "history.sqlite").write_text("text " * 400)
    code = Exit.NOTHING_MATCHED if damage == "none" else Exit.USAGE
    assert expected[damage] in output(capsys, "history", code=code)


def test_the_files_of_a_run_are_those_of_its_architecture() -> None:
    task = tasks.resolve(["nvfp4_gemv"])[0]
    files = sources.collect(task, task.default_submission, "sm_90a", "mma")
    assert next(iter(files)) == "tasks/nvfp4_gemv/submission.py"
    assert "kernels/nvfp4_gemv/sm_90a_mma.cu" in files
    assert "kernels/include/ptx/mma.cuh" in files
    assert not any("wgmma.cu" in name or "sm_100a" in name for name in files if name.endswith(".cu"))
    changed = {**files, "kernels/include/ptx/mma.cuh": "// other\n"}
    assert sources.digest(changed) != sources.digest(files) == sources.digest(dict(reversed(files.items())))


def test_a_commit_is_told_with_its_changes(tmp_path: Path) -> None:
    assert revisions.state(tmp_path) == ""
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    (tmp_path / "a.py").write_text("1\n")
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "a"]):
        subprocess.run([*git, *words], check=True)
    clean = revisions.state(tmp_path)
    assert len(clean) == 12
    (tmp_path / "a.py").write_text("2\n")
    assert revisions.state(tmp_path) == clean + "+"


def test_git_is_asked_once_for_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at every tracked file: that takes a check of a small case longer than much of the rest."""
    asked: list[Path] = []
    monkeypatch.setattr(revisions, "state", lambda folder: asked.append(folder) or folder.name)
    inside = tmp_path / "outer" / "inside"
    own = inside / "own"
    for folder in (own / ".git", tmp_path / "outer" / ".git"):
        folder.mkdir(parents=True)
    folders = [tmp_path / "outer", inside, own]
    assert revisions.states(*folders) == ["outer", "outer", "own"]
    assert asked == [tmp_path / "outer", own]


def test_one_transaction_is_kept_whole_or_not_at_all() -> None:
    connection = database.connect(create=True)

    def twice() -> None:
        with database.writing(connection):
            for _ in range(2):
                connection.execute("INSERT INTO texts VALUES ('a', 'b')")

    with pytest.raises(sqlite3.IntegrityError):
        twice()
    assert connection.execute("SELECT count(*) FROM texts").fetchone()[0] == 0


def test_a_name_that_is_no_text_is_kept_escaped(tmp_path: Path) -> None:
    """A file's name is bytes: in another locale they are no text, and where they are no UTF-8 in none."""
    submission = Path(os.fsdecode(os.fsencode(tmp_path / "mine") + b"\xff.py"))
    submission.write_text("import task\n")
    run = record.Run("check", tasks.load(AXPY), submission, CPU, 1)
    assert run.problem == ""
    run.end(1, [{"spec": "n: 1", "status": "error", "message": f"in {submission}"}], None, {})
    assert run.problem == ""
    with database.connect() as connection:
        one = queries.run(connection, run.number or 0)
        assert list(queries.texts(connection, one.source)) == ["mine\\udcff.py"]
    assert one.submission.endswith("mine\\udcff.py")
