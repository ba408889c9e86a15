"""Which tests run: those that take long only where they are named."""

from __future__ import annotations

import subprocess
import sys

from tests.paths import ROOT


def test_nightly_tests_run_only_where_they_are_named() -> None:
    """``-m gpu`` once brought the nightly tests in, and a run on a GPU did not end in its time."""
    words = ["-m", "pytest", "--collect-only", "-q", "-m", "gpu", "tests/gpu/jit/test_extension.py"]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 5, done.stdout + done.stderr
    assert "deselected" in done.stdout
