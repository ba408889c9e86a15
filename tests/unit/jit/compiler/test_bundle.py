"""Bundles: kernels that another machine's compiler made, in a process that has no compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import jit
from harness import cli
from jit.base import environment
from jit.compiler import bundle
from jit.compiler.request import request
from kernels import attn_dist
from tests.paths import ROOT

SOURCE = """
#include "factor.cuh"
extern "C" __global__ void scale(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= FACTOR;
}
"""
NO_COMPILER = """
import sys
sys.modules["cuda.bindings.nvrtc"] = None  # as where it is not installed
import jit, torch
"""


def without_compiler(code: str, folder: Path, held: Path | str) -> subprocess.CompletedProcess[str]:
    """Runs code where NVRTC cannot be imported, and the cache is empty."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "WARPYARD_CACHE_DIR": str(folder / "empty cache")}
    env |= {environment.BUNDLE.name: str(held)}
    return subprocess.run(
        [sys.executable, "-c", NO_COMPILER + code], env=env, cwd=folder, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, jit.Artifact]:
    """A bundle, and one of the two artifacts in it."""
    folder = tmp_path_factory.mktemp("here")
    (folder / "scale.cu").write_text(SOURCE)
    (folder / "factor.cuh").write_text("#define FACTOR 3.0f\n")
    builds = []
    for arch in ("sm_90a", "sm_100a"):
        given = {"arch": arch, "defines": {"UNUSED": 1}, "include_dirs": [folder]}
        asked = request(folder / "scale.cu", options=(), name_expressions=(), **given)
        builds.append((asked, jit.compile(folder / "scale.cu", cache=False, **given)))
    assert bundle.write(folder / "kernels.zip", builds) == 2
    return folder / "kernels.zip", builds[0][1]


LOAD = """
module = jit.load("scale.cu", arch="sm_90a", defines={"UNUSED": 1}, include_dirs=["."])
x = torch.arange(5.0)
module["scale"](x, 5, grid=1, block=32)
print(x.tolist())
"""


def moved(made: tuple[Path, jit.Artifact], to: Path) -> Path:
    """The sources and the bundle in another folder."""
    shutil.copytree(made[0].parent, to, dirs_exist_ok=True)
    return to / "kernels.zip"


@pytest.mark.slow
def test_a_machine_without_a_compiler_loads_it(made, tmp_path):
    held = moved(made, tmp_path)
    done = without_compiler(LOAD, tmp_path, held)
    assert done.stdout == "[0.0, 3.0, 6.0, 9.0, 12.0]\n", done.stderr
    alone = without_compiler(LOAD, tmp_path, "")
    assert "NoCompilerError" in alone.stderr, "the same without the bundle, so that the test tests it"


@pytest.mark.slow
def test_an_edit_is_no_longer_the_kernel_of_the_bundle(made, tmp_path):
    held = moved(made, tmp_path)
    (tmp_path / "factor.cuh").write_text("#define FACTOR 4.0f\n")
    done = without_compiler(LOAD, tmp_path, held)
    assert "NoCompilerError" in done.stderr
    assert f"the bundle {held} has no build of {tmp_path}/scale.cu for sm_90a" in done.stderr


def test_what_is_read_is_what_was_compiled(made, monkeypatch):
    path, artifact = made
    monkeypatch.setenv(environment.BUNDLE.name, str(path))
    given = {"arch": "sm_90a", "defines": {"UNUSED": 1}, "include_dirs": [path.parent]}
    found = jit.compile(path.parent / "scale.cu", cache=False, **given)
    assert found.cached
    assert (found.cubin, found.ptx, found.entries) == (artifact.cubin, artifact.ptx, artifact.entries)
    other = jit.compile(path.parent / "scale.cu", cache=False, **(given | {"defines": {"UNUSED": 2}}))
    assert not other.cached


def test_a_damaged_bundle_is_told(made, tmp_path, monkeypatch):
    path = moved(made, tmp_path)
    whole = path.read_bytes()
    monkeypatch.setenv(environment.BUNDLE.name, str(path))

    def both() -> None:
        for arch in ("sm_90a", "sm_100a"):
            jit.compile(tmp_path / "scale.cu", arch=arch, defines={"UNUSED": 1}, include_dirs=[tmp_path])

    both()
    text = 0
    for part in range(1, 20):
        data = bytearray(whole)
        data[len(data) * part // 20] ^= 0xFF
        path.write_bytes(data)
        bundle._open.cache_clear()
        try:
            both()  # a byte that nothing depends on may differ
        except jit.CacheError as error:
            text += "kernels.zip" in str(error)
    assert text > 9
    bundle._open.cache_clear()
    path.write_bytes(b"no archive")
    bundle._open.cache_clear()
    with pytest.raises(jit.CacheError, match="cannot read the bundle"):
        jit.compile(tmp_path / "scale.cu", arch="sm_90a")


@pytest.mark.slow
def test_build_writes_a_bundle_of_a_package(tmp_path, capsys):
    path = tmp_path / "attn_dist.zip"
    assert cli.main(["build", "attn_dist", "--bundle", str(path)]) == 0
    assert f"{len(attn_dist.builds())} kernels" in capsys.readouterr().out
    code = "import kernels\nprint([b.compile().arch for b in kernels.package('attn_dist').builds()])"
    done = without_compiler(code, tmp_path, path)
    assert done.stdout == f"{['sm_90a'] * len(attn_dist.builds())}\n", done.stderr
    assert cli.main(["build", "attn_dist", "--bundle", str(tmp_path / "no" / "such" / "folder.zip")]) == 2
