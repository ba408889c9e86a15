"""Which runs of the tests see a GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import asks_for_the_gpu
from tests.paths import ROOT

GPU = str(ROOT / "tests" / "gpu")


@pytest.mark.parametrize(
    ("expression", "paths", "asks"),
    [
        ("", [str(ROOT)], False),
        ("", [], False),
        ("gpu", [str(ROOT)], True),
        ("gpu and not nightly", [], True),
        ("not gpu", [GPU], True),  # the folder was named
        ("not gpu", [str(ROOT)], False),
        ("nightly", [str(ROOT)], False),
        ("", [GPU, f"{GPU}/test_exploits.py::test_a"], True),
        ("", [GPU, str(ROOT / "tests" / "unit")], False),
    ],
)
def test_a_run_asks_by_mark_or_folder(expression: str, paths: list[str], asks: bool) -> None:
    assert asks_for_the_gpu(expression, paths) is asks


@pytest.mark.slow
@pytest.mark.parametrize(("words", "seen"), [([], "''"), (["-m", "gpu"], "'0'")], ids=["plain", "gpu"])
def test_the_processes_of_a_run_see_it_or_not(words: list[str], seen: str, tmp_path: Path) -> None:
    """Also those that pytest-xdist starts."""
    (tmp_path / "test_it.py").write_text(
        "import os\nimport pytest\n\n\n@pytest.mark.gpu\ndef test_it() -> None:\n    pass\n\n\n"
        "def pytest_generate_tests(metafunc) -> None:\n    print(repr(os.environ.get('CUDA_VISIBLE_DEVICES')))\n"
        "    raise RuntimeError(f\"it is {os.environ.get('CUDA_VISIBLE_DEVICES')!r}\")\n"
    )
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--confcutdir", str(ROOT)]
    done = subprocess.run(
        [*command, "-p", "tests.conftest", "-n", "1", *words, str(tmp_path)],
        cwd=ROOT, env={**os.environ, "CUDA_VISIBLE_DEVICES": "0"}, capture_output=True, text=True,
    )  # fmt: skip
    assert f"it is {seen}" in done.stdout, done.stdout + done.stderr
