"""What memory is left: in a container less than the machine has."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.machine import memory

GIB = 1 << 30


def _group(folder: Path, v1: bool, limit: object, used: int, old: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ("memory.limit_in_bytes" if v1 else "memory.max")).write_text(f"{limit}\n")
    (folder / ("memory.usage_in_bytes" if v1 else "memory.current")).write_text(f"{used}\n")
    (folder / "memory.stat").write_text(f"active_file 7\n{'total_' if v1 else ''}inactive_file {old}\n")


@pytest.mark.parametrize("v1", [False, True], ids=["v2", "v1"])
def test_the_limit_of_a_control_group_counts(v1: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = memory.available()
    top = tmp_path / "cgroup" / "memory" if v1 else tmp_path / "cgroup"
    monkeypatch.setattr(memory, "_GROUPS", tmp_path / "cgroup")
    monkeypatch.setattr(memory, "_OWN", tmp_path / "own")
    (tmp_path / "own").write_text("4:memory:/outer/inner\n1:cpu:/\n" if v1 else "0::/outer/inner\n")
    assert memory.available() == pytest.approx(machine, rel=0.5), "there is no such group"
    _group(top, v1, "max" if not v1 else 1 << 62, GIB, 0)
    _group(top / "outer" / "inner", v1, "max" if not v1 else 1 << 62, GIB, 0)
    assert memory.available() == pytest.approx(machine, rel=0.5), "there is no limit"
    _group(top / "outer", v1, 200 << 20, 150 << 20, 30 << 20)
    assert memory.available() == 80 << 20
    _group(top / "outer" / "inner", v1, 100 << 20, 90 << 20, 0)
    assert memory.available() == 10 << 20
    (tmp_path / "own").write_text("4:memory:/docker/of/the/machine\n" if v1 else "0::/docker/of/the/machine\n")
    _group(top, v1, 64 << 20, 60 << 20, 0)
    assert memory.available() == 4 << 20, "the tree begins with the container's group"


def test_none_is_left_beyond_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_GROUPS", tmp_path)
    monkeypatch.setattr(memory, "_OWN", tmp_path / "own")
    (tmp_path / "own").write_text("0::/\n")
    _group(tmp_path, False, 1 << 20, 1 << 21, 0)
    assert memory.available() == 0
