"""What the service imports while it gets ready: a submission's first call waits for it."""

from __future__ import annotations

import subprocess
import sys

READY = """
import sys
import harness.service.main
from harness.service import warm
warm.emulator()
warm.compiler()
print(sorted({"torch", "triton", "cupy"} & set(sys.modules)))
"""


def test_the_service_gets_ready_without_torch() -> None:
    """Importing it takes a second and more, in a process that compiles and emulates and holds no tensor."""
    done = subprocess.run([sys.executable, "-c", READY], capture_output=True, text=True, timeout=120, check=False)
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr
