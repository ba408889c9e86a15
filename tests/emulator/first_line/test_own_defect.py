"""What goes wrong in the search for a change is told as this project's own defect, and costs the verdict nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.checking.forms.trials import Trials
from harness.errors import WorkerDied
from harness.machine import devices
from harness.process.session import Session
from tests.selection import representatives

FOLDER = Path(__file__).parent / "mended" / "topk"


@pytest.mark.parametrize(
    ("error", "told"), representatives([(KeyError("rank"), True), (WorkerDied("it ended"), False)])
)
def test_a_defect_of_the_search_is_a_remark(
    error: Exception, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(Trials, "repair", broken)
    submission = tmp_path / "mine.py"
    text = (FOLDER / "right.py").read_text()
    wrong = "\n\n_right = custom_kernel\n\n\ndef custom_kernel(x):\n    return _right(x) + 1\n"
    submission.write_text(text + wrong)
    task = tasks.load(FOLDER)
    with Session(task, submission, devices.select("emulator")) as session:
        result = checker.Checker(session, checker.Options(calls=1)).check(task.tests[0])
    assert result.status == verdict.WRONG, result
    assert any("by a defect of warpyard: KeyError" in line for line in result.remarks) == told
