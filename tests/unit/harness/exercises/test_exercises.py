"""The exercises: each defect is found as the table says, and each kernel is right when it is mended."""

from __future__ import annotations

from dataclasses import replace
from difflib import SequenceMatcher
from pathlib import Path

import pytest

from harness import exercises, tasks
from harness.api import check
from harness.exercises import Exercise
from harness.play import starts
from tests.selection import representatives

KEYS = list(exercises.titles())
KERNELS = sorted(path.stem for path in exercises.FOLDER.glob("*.cu"))


pytestmark = pytest.mark.usefixtures("judged")


def checked(start: Exercise, folder: Path, case: str | None) -> list[tuple[str, str, int | None]]:
    """The findings: their kind, file and line."""
    for name, text in start.files.items():
        (folder / name).write_text(text)
    report = check(start.task, folder / start.main, cases=case, device="emulator", calls=1, arch=start.arch or None)
    return [(found.kind, Path(found.file or "").name, found.line) for found in report.findings]


@pytest.mark.parametrize("key", KEYS)
def test_what_is_shown_is_not_right_yet(key: str) -> None:
    start = exercises.exercise(key)
    assert start.files[start.shown] != start.right


@pytest.mark.parametrize("key", KEYS)
def test_an_exercise_has_the_task_and_the_architecture_of_its_kernel(key: str) -> None:
    """Its launcher takes two inputs for a product, and compiles for the architecture that the exercise names."""
    start = exercises.exercise(key)
    launcher = start.files[start.main]
    product = "a, b = data" in launcher
    (task,) = tasks.resolve([start.task])
    assert (task.name, start.case) == (("product", "1") if product else ("double", "0"))
    assert start.arch == ("sm_100a" if 'arch="sm_100a"' in launcher else "")
    assert (start.group, start.title) == (key.partition(":")[0], exercises.titles()[key].partition(": ")[2])
    assert bool(start.about) == (start.group == "lesson")
    assert start.hint
    assert f'with_name("{start.shown}")' in launcher


@pytest.mark.parametrize("key", KEYS)
def test_a_defect_is_one_change_of_the_kernel(key: str) -> None:
    """Between what the two texts have in common, one piece differs: the change is made at one place alone."""
    start = exercises.exercise(key)
    shown = start.files[start.shown]
    matches = SequenceMatcher(None, shown.splitlines(), start.right.splitlines(), autojunk=False).get_opcodes()
    assert sum(tag != "equal" for tag, *_ in matches) == 1


@pytest.mark.parametrize(
    "key", representatives(KEYS, key=lambda key: (key.partition(":")[0], exercises.exercise(key).arch))
)
def test_a_defect_is_found_as_the_table_says(key: str, tmp_path: Path) -> None:
    start = exercises.exercise(key)
    kind, file, line = checked(start, tmp_path, start.case)[0]
    assert kind == start.finding
    if kind != "wrong":
        assert file == start.shown
        assert line is not None


@pytest.mark.parametrize("kernel", representatives(KERNELS))
def test_a_mended_kernel_passes(kernel: str, tmp_path: Path) -> None:
    """All cases of its task; every kernel has exercises, of which one is taken."""
    start = next(one for one in map(exercises.exercise, KEYS) if one.shown == f"{kernel}.cu")
    (tmp_path / "right").mkdir()
    mended = replace(start, files={**start.files, start.shown: start.right})
    assert checked(mended, tmp_path / "right", None) == []


def test_there_are_enough_of_them() -> None:
    """A dozen defects and a lesson for each chapter; titles are their own."""
    titles = starts.titles()
    assert sum(key.startswith("bug:") for key in titles) >= 12
    assert [key for key in titles if key.startswith("lesson:")] == [
        f"lesson:{name}" for name in ("mbarrier", "tma", "swizzle", "wgmma", "tcgen05")
    ]
    assert len(set(titles.values())) == len(titles)
    assert any(key.startswith("task:") for key in titles)
    assert sum(key.startswith("ladder:") for key in titles) == 7
