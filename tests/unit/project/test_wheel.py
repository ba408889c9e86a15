"""The wheel: one distribution with all that the packages need, whose verbs work far from any clone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from harness.machine.clashes import PACKAGES
from harness.tasks import ROOT

_NOT_SHARED = re.compile(r"warpyard|__editable__|.*\.pth$|_a_tree|distutils-precedence")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built of a copy of the tracked files, with the setuptools that is installed."""
    clone, made = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("wheel")
    for name in tracked(*PACKAGES, "pyproject.toml", "README.md", "LICENSE"):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    words = ["pip", "wheel", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "-w", str(made), "."]
    done = subprocess.run([sys.executable, "-m", *words], cwd=clone, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = made.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and with the packages of this one but for the clone."""
    folder = tmp_path_factory.mktemp("environment") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = (folder / "lib").glob("python*/site-packages")
    for shared in [Path(entry) for entry in sys.path if entry.endswith("site-packages")]:
        for path in shared.iterdir():
            if not _NOT_SHARED.match(path.name) and not (site / path.name).exists():
                (site / path.name).symlink_to(path.resolve())
    words = ["pip", "--python", str(folder / "bin" / "python"), "install", "--no-deps", "--disable-pip-version-check"]
    done = subprocess.run([sys.executable, "-m", *words, str(wheel)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def tracked(*paths: str) -> list[str]:
    """Names of the files that a clone has."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *paths]
    names = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [name for name in names if (ROOT / name).is_file()]


def warpyard(environment: Path, folder: Path, *words: str, code: int = 0) -> str:
    """What a verb prints in an empty folder; nothing leads to the clone."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    own = kept | {"WARPYARD_STATE_DIR": str(folder / "state"), "CUDA_VISIBLE_DEVICES": ""}
    done = subprocess.run(
        [environment / "bin" / "warpyard", *words], cwd=folder, env=own, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert str(ROOT) not in done.stdout
    return done.stdout


@pytest.mark.slow
def test_the_wheel_has_each_file_of_the_packages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    missing = [name for name in tracked(*PACKAGES) if name not in held]
    assert not missing, f"pyproject.toml: package-data names no pattern for {missing}"
    tops = {name.partition("/")[0] for name in held if ".dist-info/" not in name}
    assert tops == set(PACKAGES)


@pytest.mark.slow
def test_a_check_needs_no_clone(environment: Path, tmp_path: Path) -> None:
    assert re.fullmatch(r"warpyard \d+\.\d+.*\n", warpyard(environment, tmp_path, "--version"))
    words = ("check", "nvfp4_gemv", "-k", "0", "--calls", "1", "--device", "emulator", "--json")
    document = json.loads(warpyard(environment, tmp_path, *words))
    assert [case["status"] for case in document["tasks"][0]["cases"]] == ["pass"]


@pytest.mark.nightly
def test_each_verb_needs_no_clone(environment: Path, tmp_path: Path) -> None:
    def verb(*words: str, code: int = 0) -> str:
        return warpyard(environment, tmp_path, *words, code=code)

    case = ("attn_dist", "-k", "9", "--device", "emulator")
    assert "attn_dist" in verb("list")
    assert "1 of 1 passed" in verb("check", *case)
    assert "1 of 1 cases" in verb("watch", *case, "--runs", "1")
    assert "12 warps" in verb("trace", *case)
    assert "registers" in verb("inspect", "attn_dist")
    assert "builds" in verb("build", "attn_dist")
    assert "packages     ok" in verb("doctor")
    assert "attn_dist" in verb("history")
    assert "attn_dist" in verb("show", "1")
    verb("leaderboard", "attn_dist", code=5)  # nothing was timed
    verb("export", "attn_dist", "-o", "one.py")
    assert "custom_kernel" in (tmp_path / "one.py").read_text()
    verb("new", "task", "mine")
    assert "passed" in verb("check", "mine", "--device", "cpu")
    shutil.copytree(ROOT / "tests" / "data" / "axpy", tmp_path / "axpy")
    quickly = ("--device", "cpu", "--budget", "0.2", "--reps", "5")
    assert "B / A" in verb("compare", "axpy", "axpy/submission.py", "axpy/submission.py", *quickly)
    assert "geometric mean" in verb("bench", "axpy", *quickly)
    verb("leaderboard", "axpy")
    assert "_warpyard" in verb("completion", "bash")
    assert verb("cache", "dir")
    verb("profile", "attn_dist", code=7)
    for rest in ("run", "report", "sweep", "serve", "submit", "worker"):
        assert "usage: warpyard" in verb(rest, "--help")
