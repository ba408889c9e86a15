"""Workers that are not of the command: they join a scheduler, each with a cache and a folder of results of its own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT

AXPY = ROOT / "tests" / "data" / "axpy"
SUBMISSION = '''
import jit
import torch

SOURCE = r"""
#ifndef EACH
#define EACH 1
#endif
extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    for (int i = 0; i < EACH; ++i)
        if (int at = (blockIdx.x * blockDim.x + threadIdx.x) * EACH + i; at < n) out[at] = 2 * x[at] + y[at];
}
"""


def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    jit.load(SOURCE)["axpy"](x, y, out, x.numel(), grid=-(-x.numel() // 128), block=128)
    return out
'''


@contextlib.contextmanager
def process(*words: str, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    started = subprocess.Popen([sys.executable, "-m", *words], env=os.environ | variables, cwd=ROOT)
    try:
        yield started
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait()


def cubins(cache: Path) -> set[str]:
    return {path.parent.name for path in cache.glob("sm_90a/*/kernel.cubin")}


@pytest.mark.nightly
@pytest.mark.usefixtures("quiet_machine")
def test_workers_of_other_machines_get_the_files_and_all_get_the_kernels(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SUBMISSION)
    (tmp_path / "plan.toml").write_text(
        f'task = "{AXPY}"\nsubmissions = ["mine.py"]\n[defines]\nEACH = [2, 4]\n[check]\ncases = "0"\ncalls = 1\n'
    )
    text = tmp_path / "scheduler.json"
    with contextlib.ExitStack() as stack:
        words = ("dask", "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        stack.enter_context(process(*words, "--scheduler-file", str(text)))
        while not text.is_file():
            time.sleep(0.1)
        address = json.loads(text.read_text())["address"]
        for name in ("one", "two"):
            own = {"WARPYARD_CACHE_DIR": str(tmp_path / name), "WARPYARD_STATE_DIR": str(tmp_path / f"{name}-state")}
            words = ("harness.cli", "worker", address, "--gpus", "none", "--cpus", "1")
            stack.enter_context(process(*words, **own))
        asked = ("harness.cli", "sweep", str(tmp_path / "plan.toml"), "--scheduler", address, "--json")
        variables = os.environ | {"WARPYARD_CACHE_DIR": str(tmp_path / "here")}
        done = subprocess.run([sys.executable, "-m", *asked], env=variables, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert [one["status"] for one in found["trials"]] == ["pass"] * 3  # as it is, and two settings
    assert found["workers"]["cpu"] == 2
    here = cubins(tmp_path / "here")
    assert len(here) == 3
    assert cubins(tmp_path / "one") | cubins(tmp_path / "two") == here
