"""The emulator's native code stays within its memory and within C, whatever a kernel does. Where gcc has no runtimes
of the sanitizers, these tests are skipped."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.paths import ROOT
from tests.sanitizers import instrument
from tests.sanitizers.__main__ import FOUND

pytestmark = pytest.mark.skipif(not instrument.runtimes(), reason="gcc has no libasan.so and libubsan.so here")


def run(*words: str, seconds: float = 800) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.sanitizers", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", timeout=seconds)


@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("what", "count"), [
    pytest.param("requests", 300, marks=pytest.mark.slow), pytest.param("requests", 120_000, marks=pytest.mark.nightly),
    pytest.param("operands", 10_000, marks=pytest.mark.nightly),
])  # fmt: skip
def test_no_request_has_native_code_leave_its_memory(what: str, count: int) -> None:
    done = run(what, "--count", str(count), seconds=7000)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_what_leaves_a_piece_by_a_byte_is_seen() -> None:
    """In the C that every kernel calls: a store to the last bytes of a piece, which are said to be nobody's."""
    done = run("requests", "--count", "100", "--short", "8", "--seed", "1")  # there are seeds with no launch at all
    assert done.returncode == FOUND, done.stdout + done.stderr
    assert "AddressSanitizer: use-after-poison" in done.stderr
    assert "ended with" in done.stdout


def test_all_code_has_the_checks() -> None:
    """That of each library of C, and that of a kernel; and both sanitizers' calls are there."""
    sources = instrument.libraries().values()
    assert {"access.c", "accesses.c", "atomics.c", "sums.c", "warp.c"} <= {path.name for path in sources}
    for source in sources:
        if source.name in ("access.c", "copy_queue.c"):
            made = instrument.of_c(source)
            assert "call void @__asan_" in made
            assert "__ubsan_handle_" in made
    kernel = "define i64 @block0(ptr %w, i32 %mask) {\n  %x = load i64, ptr %w\n  ret i64 %x\n}\n"
    assert "call void @__asan_loadN(i64 %1, i64 8)" in instrument.of_ir(kernel)
