"""Removing what a submission may have left: deep folders, folders without permissions, links, FIFOs."""

from __future__ import annotations

import os
from pathlib import Path

from harness.process import scratch


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
