"""A save is noticed however an editor writes it, and what is no change is not reported."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from harness import tasks
from harness.tasks import watching
from harness.tasks.watching import Watch
from tests.paths import DATA


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A save that a busy machine stops between cutting the file off and writing it is one save here however long that
    takes."""
    monkeypatch.setattr(watching, "_EMPTY", 60.0)


def _watch(folder: Path) -> tuple[Watch, Path]:
    path = folder / "mine.py"
    path.write_text("x = 0\n")
    return Watch(tasks.load(DATA / "axpy"), path), path


def _noticed(watch: Watch, act: Callable[[], object]) -> list[str]:
    """The names that ``wait`` gives, for something that is done while it waits."""
    timer = threading.Timer(0.15, act)
    timer.start()
    changed, _ = watch.wait()
    timer.join()
    return [path.name for path in changed]


def _renamed_over(path: Path) -> None:
    other = path.with_name(".mine.py.swp")
    other.write_text("x = 2\n")
    other.replace(path)


@pytest.mark.parametrize("polling", [False, True], ids=["reported by the system", "looked up"])
def test_saves_of_all_kinds_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, polling: bool) -> None:
    if polling:  # as where the system has no watches left

        def refuse(*folders: Path, force_polling: bool | None, **options: object) -> Iterator[object]:
            if not force_polling:
                raise OSError("OS file watch limit reached")
            yield from original(*folders, force_polling=force_polling, **options)  # type: ignore[arg-type]

        original = watching.watch
        monkeypatch.setattr(watching, "watch", refuse)
    watch, path = _watch(tmp_path)
    assert _noticed(watch, lambda: path.write_text("x = 1\n")) == ["mine.py"]
    assert _noticed(watch, lambda: _renamed_over(path)) == ["mine.py"]
    assert _noticed(watch, lambda: (tmp_path / "kernel.cu").write_text("// new")) == ["kernel.cu"]
    assert _noticed(watch, (tmp_path / "kernel.cu").unlink) == ["kernel.cu"]


def test_a_save_while_nobody_waits_is_noticed(tmp_path: Path) -> None:
    watch, path = _watch(tmp_path)
    path.write_text("x = 1\n")
    assert watch.wait()[0] == [path]


def test_a_file_that_is_cut_off_first_and_written_later_is_one_save(tmp_path: Path) -> None:
    watch, path = _watch(tmp_path)
    path.write_text("")
    late = threading.Timer(0.15, lambda: path.write_text("x = 4\n"))
    late.start()
    assert watch.wait()[0] == [path]
    assert path.read_text() == "x = 4\n"
    late.join()


def test_a_file_that_stays_empty_is_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "_EMPTY", 0.5)
    watch, path = _watch(tmp_path)
    path.write_text("")
    assert watch.wait()[0] == [path]


def test_what_changes_no_contents_is_not_reported(tmp_path: Path) -> None:
    watch, path = _watch(tmp_path)

    def act() -> None:
        os.utime(path)
        (tmp_path / "notes.txt").write_text("not part of the submission")
        time.sleep(0.2)
        path.write_text("x = 3\n")

    assert _noticed(watch, act) == ["mine.py"]
    assert path.read_text() == "x = 3\n"


@pytest.mark.slow
def test_with_json_each_check_is_a_line_and_a_broken_task_ends_nothing(tmp_path: Path, judge: dict[str, str]) -> None:
    axpy = tasks.ROOT / "tests" / "data" / "axpy"
    folder = Path(shutil.copytree(axpy, tmp_path / "axpy"))
    good = (folder / "task.yml").read_text()
    words = ["watch", str(folder), "-k", "0", "--device", "cpu", "--runs", "3", "--json"]
    command = [sys.executable, "-m", "harness.cli", *words]
    env = os.environ | judge
    with subprocess.Popen(command, cwd=tasks.ROOT, env=env, stdout=subprocess.PIPE, text=True) as watch:
        assert watch.stdout is not None
        found = [json.loads(watch.stdout.readline())]
        for text in (good.replace("tests:", "test:"), good + "# mended\n"):
            (folder / "new").write_text(text)
            (folder / "new").replace(folder / "task.yml")
            found.append(json.loads(watch.stdout.readline()))
        assert watch.stdout.read() == ""
    assert watch.returncode == 0
    assert [one["exit"] for one in (found[0], found[2])] == [0, 0]
    assert found[0]["cases"][0]["status"] == "pass"
    assert found[2]["changed"] == [str(folder / "task.yml")]
    assert "did you mean 'tests'" in found[1]["error"]["message"]


def test_a_kernel_that_is_named_later_is_watched_too(tmp_path: Path) -> None:
    watch, path = _watch(tmp_path)
    folder = tasks.ROOT / "kernels" / "masked_decode"
    assert folder not in watch._folders
    found = _noticed(watch, lambda: path.write_text("from kernels import masked_decode\n"))
    assert {"mine.py", "sm_90a.cu"} <= set(found)
    assert folder in watch._folders
