"""The exercises: each defect is found as the table says, and each kernel is right when it is mended."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from harness import exercises
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
