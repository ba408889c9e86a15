"""The modules of a task are there while its reference runs, and not otherwise."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from harness import tasks
from harness.tasks import Task
from tests.paths import AXPY

_IMPORTED = "\n\ndef value():\n    import constants_beside\n    return constants_beside.VALUE\n"
_BY_HAND = """

def value():
    import importlib.util, sys
    spec = importlib.util.spec_from_file_location("constants_beside", __file__.replace("reference", "constants_beside"))
    sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules[spec.name])
    return sys.modules[spec.name].VALUE
"""


def _task(folder: Path, more: str) -> Task:
    shutil.copytree(AXPY, folder)
    with (folder / "reference.py").open("a") as file:
        file.write(more)
    return tasks.load(folder)


@pytest.mark.parametrize("how", [_IMPORTED, _BY_HAND], ids=["imported", "by hand"])
def test_each_task_has_its_own_module_of_a_name(how: str, tmp_path: Path) -> None:
    """One that is first used long after the reference was imported, and was written later than that."""
    made = [_task(tmp_path / name, how) for name in ("one", "two")]
    for number, task in enumerate(made):
        _ = task.reference
        (task.folder / "constants_beside.py").write_text(f"VALUE = {number}\n")
    for _ in range(2):
        for number, task in enumerate(made):
            with task.active():
                assert task.reference.value() == number
            assert "constants_beside" not in sys.modules
            assert "reference" not in sys.modules
    with made[1].active():
        assert sys.modules["constants_beside"].VALUE == 1
