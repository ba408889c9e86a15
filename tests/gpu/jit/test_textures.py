"""The program of arrays, textures and surfaces, whose loops on the host are what the emulator does, on a chip."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import torch

from tests.paths import DATA

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not shutil.which("nvcc"), reason="there is no nvcc, which builds the program"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("textures") / "textures"
    major, minor = torch.cuda.get_device_capability()
    source = DATA / "cuda_programs" / "textures.cu"
    subprocess.run(["nvcc", "-std=c++17", f"-arch=sm_{major}{minor}", "-o", built, source, "-lcuda"], check=True)
    return built


@pytest.mark.parametrize("what", ["filters", "kinds", "stacks", "surfaces", "driver"])
def test_a_chip_agrees_with_the_loops_on_the_host(what: str, program: Path) -> None:
    done = subprocess.run([program, what], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
