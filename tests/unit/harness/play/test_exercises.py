"""The exercises: each defect is found as the table says, and each kernel is right when it is mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.api import check
from harness.play import starts
from harness.play.starts import Start

KEYS = [key for key in starts.titles() if key.startswith(("bug:", "lesson:"))]
KERNELS = sorted(path.stem for path in starts.EXERCISES.glob("*.cu"))


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks are done by the resident judge: torch is imported once."""
    monkeypatch.setenv("WARPYARD_JUDGE", "300")


def checked(start: Start, folder: Path, case: str | None) -> list[tuple[str, str, int | None]]:
    """The findings: their kind, file and line."""
    for name, text in start.files.items():
        (folder / name).write_text(text)
    report = check(start.task, folder / start.main, cases=case, device="emulator", calls=1, arch=start.arch or None)
    return [(found.kind, Path(found.file or "").name, found.line) for found in report.findings]


@pytest.mark.parametrize("key", KEYS)
def test_a_defect_is_found_as_the_table_says(key: str, tmp_path: Path) -> None:
    start = starts.begin(key)
    assert start.files[start.shown] != start.right
    kind, file, line = checked(start, tmp_path, start.case)[0]
    assert kind == start.finding
    if kind != "wrong":
        assert file == start.shown
        assert line is not None


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_mended_kernel_passes(kernel: str, tmp_path: Path) -> None:
    """All cases of its task; every kernel has exercises, of which one is taken."""
    key = next(key for key in KEYS if starts.begin(key).shown == f"{kernel}.cu")
    start = starts.begin(key)
    (tmp_path / "right").mkdir()
    mended = Start(start.group, start.title, {**start.files, start.shown: start.right}, start.main, start.shown,
                   start.task, arch=start.arch)  # fmt: skip
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
