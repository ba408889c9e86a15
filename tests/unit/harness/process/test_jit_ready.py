"""What a process that waits for a submission has imported before it is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness.tasks import ROOT
from tests.selection import representatives

LOAD = """
import sys
sys.path.insert(0, sys.argv[1])
import torch, {ready}
before = set(sys.modules)
import jit
jit.load(sys.argv[2])["doubled"]
print(*sorted(name for name in set(sys.modules) - before if name.partition(".")[0] in ("jit", "cuda", "filelock")))
"""


@pytest.mark.parametrize(("ready", "rest"), representatives([("harness.submission.jit_ready", False), ("jit", True)]))
def test_a_first_load_imports_nothing_more(ready: str, rest: bool, tmp_path: Path) -> None:
    """``import jit`` alone leaves it to the first load: such a process was no readier than one without it."""
    source = tmp_path / "doubled.cu"
    source.write_text('extern "C" __global__ void doubled(float* x) { x[threadIdx.x] *= 2; }\n')
    words = [sys.executable, "-P", "-c", LOAD.format(ready=ready), str(ROOT), str(source)]
    env = {"WARPYARD_CACHE_DIR": str(tmp_path / "cache"), "CUDA_VISIBLE_DEVICES": "", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=True)
    assert bool(done.stdout.split()) == rest, done.stdout
