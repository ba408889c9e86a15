"""``warpyard sweep --estimate``: trials that passed on the emulator are ranked by a modelled time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness import cli
from harness.errors import Exit
from tests.paths import ROOT

pytest.importorskip("distributed")

PLAN = """task = "nvfp4_gemv"
submissions = ["1_naive.py", "4_integers.py"]
device = "emulator"
[check]
cases = "0"
[time]
kind = "test"
cases = "0"
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A plan beside two steps of the ladder."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    for path in (ROOT / "examples" / "ladder").iterdir():
        if path.is_file():
            (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "plan.toml").write_text(PLAN)
    return tmp_path / "plan.toml"


@pytest.mark.slow
def test_what_passed_is_ranked_by_its_modelled_time(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sweep", str(plan), "--cpus", "1", "--estimate", "--no-sandbox", "--json"]) == Exit.PASS
    document = json.loads(capsys.readouterr().out)
    assert document["best"] is None  # nothing was timed
    ranked = document["modelled"]
    assert [one["settings"]["submission"] for one in ranked] == ["4_integers.py", "1_naive.py"]
    assert ranked[0]["seconds"] < ranked[1]["seconds"]
    for one in ranked:
        assert one["low"] < one["seconds"] < one["high"]
        assert one["title"] == "NVIDIA H200"
        assert "modelled, not measured" in one["remarks"]


@pytest.mark.slow
def test_times_of_a_cpu_are_not_modelled(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan.write_text(PLAN.replace('"emulator"', '"cpu"'))
    assert cli.main(["sweep", str(plan), "--cpus", "1", "--estimate"]) == Exit.USAGE
    assert "--estimate: the trials run on cpu" in capsys.readouterr().err


def test_bad_words_are_refused(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sweep", str(plan), "--chip", "h200"]) == Exit.USAGE
    assert "--chip: only with --estimate" in capsys.readouterr().err
    assert cli.main(["sweep", str(plan), "--estimate", "--chip", "a100"]) == Exit.USAGE
    assert "--chip: expected one of b200, h100, h200, got 'a100'" in capsys.readouterr().err
