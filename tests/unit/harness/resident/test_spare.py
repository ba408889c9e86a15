"""The judge's spare: a check like the last one finds its processes started, and gets no other verdict for that."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from harness.machine import processes
from harness.resident import spare
from tests.paths import DATA
from tests.selection import representatives
from tests.unit.harness.judge_place import CPU, Place, alive

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="copies of a process need Linux")
RIGHT = "def custom_kernel(data):\n    x, y = data\n    return 2.0 * x + y\n"


@pytest.fixture
def task(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA / "axpy", tmp_path / "axpy"))


def check(place: Place, task: Path, text: str = RIGHT, *words: str, code: int = 0, **options: Any) -> dict[str, Any]:
    mine = task.with_name("mine.py")
    mine.write_text(text)
    out, _ = place.run("check", str(task), "-s", str(mine), *CPU, *words, code=code, **options)
    return dict(json.loads(out)["tasks"][0])


def waiting(judge: int) -> list[int]:
    """The judge's children that are copies of it."""
    found = []
    for pid in processes.children(judge):
        with contextlib.suppress(OSError):  # it has ended
            if b"--serve" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def spare_of(judge: int) -> int:
    """The number of the spare, once it waits for a command; that is when it has started a submission's process."""
    until = time.monotonic() + 120
    while True:
        found = [pid for pid in waiting(judge) if _asleep_in_receive(pid)]
        if len(found) == 1:
            return found[0]
        assert time.monotonic() < until, found
        time.sleep(0.05)


def spare_after_two(place: Place, task: Path, text: str = RIGHT) -> int:
    """The number of the spare that two checks have the judge keep."""
    for _ in range(2):
        check(place, task, text)
    return spare_of(place.judge())


def _asleep_in_receive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/wchan").read_text() in ("unix_stream_read_generic", "unix_stream_data_wait", "0")
    except OSError:
        return False


def gone(pid: int) -> bool:
    until = time.monotonic() + 60
    while alive(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def status(document: dict[str, Any]) -> set[str]:
    return {case["status"] for case in document["cases"]}


def test_a_third_check_is_run_by_a_process_that_waited_for_it(place: Place, task: Path) -> None:
    judge = place.judge()
    first = check(place, task)
    assert waiting(judge) == []
    check(place, task)
    ready = spare_of(judge)
    slow = "import time\ntime.sleep(3)\n" + RIGHT
    task.with_name("mine.py").write_text(slow)
    process = place.start("check", str(task), "-s", str(task.with_name("mine.py")), *CPU)
    time.sleep(1.5)
    assert waiting(judge) == [ready]  # and no new copy
    out, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    third = json.loads(out)["tasks"][0]
    assert third["confinement"] == first["confinement"]
    assert status(third) == {"pass"}
    assert gone(ready)
    assert status(check(place, task, RIGHT.replace("2.0", "3.0"), code=1)) == {"wrong"}


def test_what_has_changed_since_is_seen(place: Place, task: Path) -> None:
    ready = spare_after_two(place, task)
    reference = (task / "reference.py").read_text()
    assert "2.0 *" in reference or "2 *" in reference
    (task / "reference.py").write_text(reference.replace("2.0 *", "5.0 *").replace("2 *", "5 *"))
    (task / "task.py").write_text((task / "task.py").read_text() + "\nFIVE = 5.0\n")
    text = "from task import FIVE\ndef custom_kernel(data):\n    x, y = data\n    return FIVE * x + y\n"
    assert status(check(place, task, text)) == {"pass"}
    assert gone(ready)


@pytest.mark.slow
@pytest.mark.parametrize("other", representatives(["variables", "folder"]))
def test_other_variables_or_another_folder_have_a_process_of_their_own(
    other: str, place: Place, task: Path, tmp_path: Path
) -> None:
    """What is compared: see also test_what_is_no_check_is_like_no_other."""
    said = "import os\nprint('OWN is', os.environ.get('OWN'))\n" + RIGHT
    ready = spare_after_two(place, task, said)
    words = ("check", str(task), "-s", str(task.with_name("mine.py")), *CPU[:-1], "--show-output")
    variables = {**place.variables, "OWN": "new"}
    _, errors = place.run(*words, **{"env": variables} if other == "variables" else {"cwd": tmp_path})
    assert f"OWN is {'new' if other == 'variables' else None}" in errors
    assert gone(ready)


@pytest.mark.slow
def test_another_verb_ends_it(place: Place, task: Path) -> None:
    ready = spare_after_two(place, task)
    place.start(
        "trace", str(task), "-s", str(task.with_name("mine.py")), "-k", "0", "--device", "emulator"
    ).communicate()
    assert gone(ready)


@pytest.mark.slow
def test_a_process_that_was_killed_while_it_waited_costs_no_verdict(place: Place, task: Path) -> None:
    judge = place.judge()
    before = spare_after_two(place, task)
    os.kill(before, signal.SIGKILL)
    assert gone(before)
    assert status(check(place, task)) == {"pass"}
    spare_of(judge)
    copies = set(processes.descendants(judge)) - set(processes.children(judge))  # of the fork servers
    assert copies
    for pid in copies:
        with contextlib.suppress(ProcessLookupError):  # one whose keeper was killed ends by itself
            os.kill(pid, signal.SIGKILL)
    assert status(check(place, task)) == {"pass"}


@pytest.mark.slow
def test_ctrl_c_reaches_a_check_that_it_runs(place: Place, task: Path) -> None:
    ready = spare_after_two(place, task)
    task.with_name("mine.py").write_text("import time\ntime.sleep(600)\n" + RIGHT)
    process = place.start("check", str(task), "-s", str(task.with_name("mine.py")), *CPU)
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "interrupted\n")
    assert gone(ready)


@pytest.mark.parametrize(
    "request_",
    [{}, {"words": 3}, {"words": []}, {"words": ["bench"], "environment": {}}, {"words": ["check"], "environment": 1}],
    ids=str,
)
def test_what_is_no_check_is_like_no_other(request_: dict[str, Any]) -> None:
    assert not spare.alike(request_, request_)
    good = {"words": ["check", "axpy"], "environment": {"A": "1", "PYTEST_CURRENT_TEST": "one"}, "folder": "/"}
    assert not spare.alike(request_, good)
    assert spare.alike(good, {**good, "words": ["check", "axpy", "-k", "0"], "environment": {"A": "1"}})
    assert not spare.alike(good, {**good, "folder": "/tmp"})


@pytest.mark.parametrize("words", [["check"], ["check", "other"], ["check", "-k", "axpy"], ["check", "-s", "axpy"]])
def test_a_spare_is_of_one_task(words: list[str]) -> None:
    """The reference of the task that it got ready for has run there, on a GPU."""
    good = {"words": ["check", "axpy"], "environment": {}, "folder": "/"}
    assert not spare.alike(good, {**good, "words": words})
    assert not spare.alike({**good, "words": words}, good)
    assert spare.alike({**good, "words": words}, {**good, "words": words})


@pytest.mark.slow
def test_it_ends_with_a_judge_that_is_killed(own_place: Place, task: Path) -> None:
    judge = own_place.judge()
    ready = spare_after_two(own_place, task)
    os.kill(judge, signal.SIGKILL)
    assert gone(judge)
    assert gone(ready)


@pytest.mark.slow
def test_it_ends_with_a_judge_that_is_ended(place: Place, task: Path) -> None:
    """The last test of the folder's judge: those that come later would find none."""
    judge = place.judge()
    ready = spare_after_two(place, task)
    place.run("judge", "--end")
    assert gone(judge)
    assert gone(ready)
