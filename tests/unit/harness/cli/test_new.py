"""What ``warpyard new`` writes passes as it is, and overwrites nothing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from harness import cli, scaffold, tasks
from harness.errors import HarnessError
from harness.tasks import ROOT
from tests.checks import check, passes


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def test_a_new_submission_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", "submission", "attn_dist", "-o", "first.py"]) == 0
    assert "try: warpyard check attn_dist --submission first.py" in capsys.readouterr().out
    passes("attn_dist", 2, "--submission", "first.py", "-k", "0,2")
    text = Path("first.py").read_text()
    assert cli.main(["new", "submission", "attn_dist", "-o", "first.py"]) == 2
    assert "-o: first.py exists" in capsys.readouterr().err
    assert Path("first.py").read_text() == text


@pytest.mark.parametrize("name", list(tasks.discover()))
def test_a_new_submission_of_every_task_is_python(name: str) -> None:
    assert cli.main(["new", "submission", name]) == 0
    text = Path("mine.py").read_text()
    compile(text, "mine.py", "exec")
    assert text.count("def custom_kernel(") == text.count("def plain(") == 1


def test_a_new_task_passes_and_its_wrong_example_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    Path("tasks").mkdir()
    assert cli.main(["new", "task", "row_total"]) == 0
    assert "try: warpyard check tasks/row_total\n" in capsys.readouterr().out
    passes("tasks/row_total", 3)
    code, found = check("tasks/row_total", "-s", "tasks/row_total/examples/wrong/scale_missing.py", "-k", "0")
    assert code == 1, found
    assert "the factor is missing" in str(found)
    assert cli.main(["new", "task", "row_total"]) == 2
    assert "row_total exists" in capsys.readouterr().err


def test_a_new_exercise_passes_once_it_is_mended(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", "exercise", "bug:barrier"]) == 0
    said = "try: warpyard check ./barrier -k 0 --device emulator    # after an edit of barrier/flip.cu"
    assert said in capsys.readouterr().out
    code, found = check("./barrier", "-k", "0")
    assert code == 1
    assert "race" in str(found)
    kernel = Path("barrier/flip.cu")
    kernel.write_text(kernel.read_text().replace("x[base + mirror];\n", "x[base + mirror];\n    __syncthreads();\n"))
    passes("./barrier", 2)
    assert cli.main(["new", "exercise", "bug:barrier"]) == 2
    assert "barrier exists" in capsys.readouterr().err
    assert cli.main(["new", "exercise", "lesson:nothing"]) == 5
    assert "warpyard new exercise all" in capsys.readouterr().err
    assert cli.main(["new", "exercise", "all"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("lesson:mbarrier ")


@pytest.mark.slow
def test_a_new_kernel_computes_what_torch_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", "kernel", "row_total", "--arch", "sm_90a"]) == 0
    assert "try: python -m row_total\n" in capsys.readouterr().out
    done = subprocess.run([sys.executable, "-m", "row_total"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "[3, 516]: as torch computes it" in done.stdout
    assert (tmp_path / "row_total" / "sm_90a.cu").is_file()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("task", "Row-Total"), "NAME: expected a name of small letters"),
        (("task", "class"), "NAME: expected a name of small letters"),
        (("kernel", "row_total", "--arch", "sm_1"), "--arch"),
        (("kernel", "row_total", "--into", "nowhere"), "--into: there is no folder 'nowhere'"),
    ],
)
def test_what_cannot_be_made_is_refused(
    words: tuple[str, ...], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["new", *words]) == 2
    assert message in capsys.readouterr().err
    assert [path for path in tmp_path.iterdir() if path.name != "state"] == []


def test_the_templates_are_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "*.template" in project["tool"]["setuptools"]["package-data"]["*"]


def test_a_folder_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """Else the next try would say that it exists."""
    with pytest.raises(HarnessError, match=r"--into: .* cannot be made"):
        scaffold.folder(tmp_path / "made", {"a": "a file", "a/b": "below it"})
    assert not (tmp_path / "made").exists()
