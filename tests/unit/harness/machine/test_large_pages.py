"""Memory in large pages, of which the copies of a process are made."""

from __future__ import annotations

import functools
import platform
import re
import sys
import time
from pathlib import Path

import pytest

from harness.process import starting, submission_process
from tests import programs

_NEW = tuple(map(int, re.findall(r"\d+", platform.release())[:2])) >= (6, 1)
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux") or not _NEW, reason="needs Linux 6.1")

PROGRAM = """
import mmap, re
from pathlib import Path
from harness.machine import large_pages
MANY = 64 << 20
memory = mmap.mmap(-1, MANY, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
for at in range(0, MANY, 4096):
    memory[at] = at // 4096 % 251
def large():
    return int(re.search(r"AnonHugePages: +([0-9]+) kB", Path("/proc/self/smaps_rollup").read_text())[1]) << 10
before = large()
large_pages.gather()
print(large() - before)
assert all(memory[at] == at // 4096 % 251 for at in range(0, MANY, 4096))
"""


@functools.cache
def _gathered() -> int:
    """Bytes of 64 MiB that lie in large pages after they were gathered, and are as they were."""
    done = programs.run(PROGRAM)
    assert done.returncode == 0, done.stderr
    if int(done.stdout) == 0:
        pytest.skip("this kernel makes no large pages, or its memory is in too small pieces")
    return int(done.stdout)


def test_what_was_written_lies_in_large_pages_and_stays_as_it_is() -> None:
    assert _gathered() >= 32 << 20


@pytest.mark.slow
@pytest.mark.parametrize("module", [starting.SUBMISSION, starting.SERVICE])
def test_what_many_copies_are_made_of_does(module: str) -> None:
    _gathered()
    submission_process.prepare()
    like = next(one for one in starting._servers if one.module == module)
    server = starting._Server(module, like._search, like._early, many=True)
    path = Path(f"/proc/{server._process.pid}/smaps_rollup")

    def kilobytes(name: str) -> int:
        return int(re.findall(rf"^{name}: +([0-9]+) kB", path.read_text(), re.MULTILINE)[0])

    try:
        until = time.monotonic() + 60
        while not server.ready or kilobytes("AnonHugePages") < 0.4 * kilobytes("Anonymous"):
            assert time.monotonic() < until
            time.sleep(0.05)
    finally:
        server.close()
