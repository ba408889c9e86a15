"""The magics and the tutorial notebook, executed by a Jupyter kernel."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from harness.tasks import ROOT
from tests import late
from tests.unit.harness.api.test_api import RACE
from tests.unit.harness.command_line import AXPY

nbformat, nbclient = late.Module("nbformat"), late.Module("nbclient")
TUTORIAL = ROOT / "examples" / "tutorial.ipynb"


def executed(notebook: Any, folder: Path) -> Any:
    return nbclient.NotebookClient(
        notebook, timeout=900, kernel_name="python3", resources={"metadata": {"path": str(folder)}}
    ).execute()


def shown(cell: Any) -> str:
    """What a cell displays, as HTML and text."""
    found = [output.get("data", {}).get("text/html", "") + output.get("text", "") for output in cell.outputs]
    return "\n".join(found)


def notebook(*cells: str) -> Any:
    return nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(text) for text in cells])


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_a_cell_is_checked_with_its_own_lines(tmp_path: Path) -> None:
    cell = f"%%submission {AXPY} -k 0 --device emulator\n{RACE}"
    wrong = f"%%submission {AXPY} -k 0 --device cpu --trace\ndef custom_kernel(data):\n    return data[0]\n"
    right = f"%%submission {AXPY} -k 0 --device emulator --heat --trace\n" + RACE.replace("^ 32", "")
    cells = executed(
        notebook(
            "%load_ext harness.notebook", cell, "print(_.findings[0].line)", wrong, right, "%%submission axpyy\n1"
        ),
        tmp_path,
    ).cells
    line = cell.splitlines().index("    if (i < n) out[i] = tile[threadIdx.x ^ 32];") + 1
    assert f"<code>&lt;submission&gt;:{line}</code> <b>race</b>" in shown(cells[1])
    assert shown(cells[2]) == f"{line}\n"
    assert "tenths wrong: " in shown(cells[3]) or "wrong (" in shown(cells[3])
    assert "there is nothing to draw" in shown(cells[3])
    assert "0 of 1 passed" in shown(cells[3])
    assert "1 of 1 passed" in shown(cells[4])
    assert "lost | executed" in shown(cells[4])
    assert "<svg" in shown(cells[4])
    assert "no task &#x27;axpyy&#x27;" in shown(cells[5])


@pytest.mark.skipif(shutil.which("g++") is None, reason="a program with main needs g++")
@pytest.mark.usefixtures("quiet_machine")
def test_a_program_is_run(tmp_path: Path) -> None:
    pytest.importorskip("nvidia.cuda_nvcc", reason="a program with main needs nvcc: pip install 'warpyard[tools]'")
    text = (
        '%%cuda\n#include <cstdio>\n__global__ void k() { printf("%d\\n", threadIdx.x); }\n'
        "int main() { k<<<1, 2>>>(); return cudaDeviceSynchronize(); }\n"
    )
    cells = executed(notebook("%load_ext harness.notebook", text), tmp_path).cells
    assert shown(cells[1]) == "0\n1\n"


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_the_tutorial_gives_what_it_shows(tmp_path: Path) -> None:
    kept = nbformat.read(TUTORIAL, as_version=4)
    nbformat.validate(kept)
    again = executed(nbformat.from_dict(kept), tmp_path)
    for before, after in zip(kept.cells, again.cells, strict=True):
        if before.cell_type == "code":
            assert [verdicts(one) for one in before.outputs] == [verdicts(one) for one in after.outputs]


def verdicts(output: Any) -> tuple[str, bool, bool]:
    text = output.get("data", {}).get("text/html", "")
    return output.output_type, "1 of 1 passed" in text, "<b>race</b>" in text
