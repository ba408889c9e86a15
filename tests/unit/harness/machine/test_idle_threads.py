"""Threads of OpenMP that wait for work sleep, as the library itself says."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from harness import check
from harness.machine import idle_threads
from tests.paths import AXPY, ROOT

LOADED = """
import os, sys
sys.path.insert(0, sys.argv[1])
from harness.machine import idle_threads
with idle_threads.waiting(os.environ):
    import torch
assert not {"OMP_WAIT_POLICY", "GOMP_SPINCOUNT"} & {*os.environ} - {*sys.argv[2:]}
"""
ASKED = """
import os

def custom_kernel(data):
    raise ValueError("it is " + os.environ.get("OMP_WAIT_POLICY", "not set"))
"""


@pytest.fixture(autouse=True)
def _nothing_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OMP_WAIT_POLICY", "GOMP_SPINCOUNT"):
        monkeypatch.delenv(name, raising=False)


def loaded(**variables: str) -> str:
    """What GNU's library prints of its settings when torch loads it."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", LOADED, str(ROOT), *variables],
        env={**os.environ, "OMP_DISPLAY_ENV": "VERBOSE", **variables}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    if "GOMP_SPINCOUNT" not in done.stderr:
        pytest.skip("this torch has another library than GNU's for its threads")
    return done.stderr


def test_threads_sleep() -> None:
    assert "OMP_WAIT_POLICY = 'PASSIVE'" in loaded()


@pytest.mark.slow
def test_what_the_user_has_chosen_stays() -> None:
    assert "OMP_WAIT_POLICY = 'ACTIVE'" in loaded(OMP_WAIT_POLICY="active")
    assert idle_threads.variables({"GOMP_SPINCOUNT": "7"}) == {}


@pytest.mark.slow
def test_a_submissions_threads_sleep_too() -> None:
    (case,) = check(AXPY, ASKED, cases=0, calls=1, device="cpu").cases
    assert "it is passive" in case.message
