"""What some processes have worked counts, and what they waited for a processor does not."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from harness.machine import load

_WORKS = "import os, subprocess, sys, time\nend = time.process_time() + 0.3\nwhile time.process_time() < end: pass\n"


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="no /proc")
def test_a_process_counts_with_those_that_it_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (1000.0, 0.0, 0.0))
    again = f"subprocess.run([sys.executable, '-c', {_WORKS!r}])\nprint(flush=True)\ntime.sleep(60)\n"
    with subprocess.Popen([sys.executable, "-c", _WORKS + again], stdout=subprocess.PIPE) as process:
        spent = load.Spent([process.pid], 8.0)
        assert process.stdout is not None
        process.stdout.readline()
        assert 0.6 <= load.processor([process.pid]) < 2
        assert 0.5 <= spent.now() < 2
        process.kill()
    assert load.processor([process.pid]) == 0


def test_what_waits_counts_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (1000.0, 0.0, 0.0))
    spent = load.Spent([], 8.0)
    time.sleep(0.8)
    assert 0.1 <= spent.now() < 0.8
