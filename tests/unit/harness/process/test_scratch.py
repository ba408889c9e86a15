"""Removing what a submission may have left: deep folders, folders without permissions, links, FIFOs."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest

from harness.process import disk, scratch


def test_whatever_is_in_a_folder_it_is_removed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("kept")
    folder = tmp_path / "scratch"
    at = folder
    for _ in range(100):
        at = at / "d" / "e"
        at.mkdir(parents=True)
        (at / "file").write_text("x")
        (at / "link").symlink_to(outside)
        os.mkfifo(at / "fifo")
    (folder / "link").symlink_to(outside, target_is_directory=True)
    (folder / "loop").symlink_to(folder / "loop")
    (at / "file").chmod(0)
    at.chmod(0)
    scratch.remove(folder)
    assert not folder.exists()
    assert (outside / "kept").read_text() == "kept"


def test_a_link_in_the_place_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "kept").touch()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    scratch.remove(tmp_path / "link")
    assert (tmp_path / "real" / "kept").exists()


def test_a_folder_that_takes_long_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system may take milliseconds for each, and 20 000 of them held a check for a minute."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    rmdir = os.rmdir

    def slow(*given: Any, **named: Any) -> None:
        time.sleep(0.05)
        rmdir(*given, **named)

    monkeypatch.setattr(os, "rmdir", slow)
    folder = scratch.make()
    at = folder
    for number in range(100):
        at = at / "d"
        at.mkdir()
        (folder / f"beside{number}").mkdir()
    at.chmod(0)
    begin = time.monotonic()
    scratch.remove(folder)
    assert time.monotonic() - begin < 3
    assert not folder.exists()
    begin = time.monotonic()
    while any(folder.parent.iterdir()) and time.monotonic() - begin < 60:
        time.sleep(0.02)
    assert not any(folder.parent.iterdir())
    scratch.remove(scratch.make())


def test_what_was_put_aside_is_removed_by_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    aside = scratch.make().parent / f"{scratch._ASIDE}left"
    (aside / "d").mkdir(parents=True)
    scratch._remove_abandoned.__wrapped__(aside.parent)
    begin = time.monotonic()
    while aside.exists() and time.monotonic() - begin < 60:
        time.sleep(0.02)
    assert not aside.exists()


def test_files_are_counted_however_they_lie(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/")
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "file").touch()
    assert disk._counted(tmp_path, 10) == 4
    assert disk._counted(tmp_path, 2) == 3
    at = tmp_path
    for _ in range(20):
        at = at / ("x" * 200)
        at.mkdir()
    assert disk._counted(tmp_path, 1000) == 1001
