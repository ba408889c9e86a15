"""docs/python.md as a reader uses it: the blocks run one after the other, in one process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness.tasks import ROOT
from tests.unit.docs import pages

BLOCKS = [block for block in pages.blocks(ROOT / "docs" / "python.md") if block.language == "python"]


def run(texts: list[str], folder: Path) -> str:
    script = folder / "page.py"
    script.write_text("\n".join(texts))
    environment = {**os.environ, "WARPYARD_STATE_DIR": str(folder / "state")}
    done = subprocess.run(
        [sys.executable, script], cwd=folder, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_the_blocks_run_in_their_order(tmp_path: Path) -> None:
    texts = [block.text for block in BLOCKS if not block.mark]
    assert len(texts) == 7
    out = run(texts, tmp_path)
    assert "case 0: <submission>:2: wrong: " in out
    assert "no task 'nvfp4_gem'" in out
    assert "modelled, not measured" in out
    assert "out-of-bounds" in out


@pytest.mark.gpu
def test_the_blocks_for_a_gpu_run(tmp_path: Path) -> None:
    texts = [block.text for block in BLOCKS if block.mark == "on a GPU"]
    assert len(texts) == 1
    assert float(run(texts, tmp_path)) > 0
