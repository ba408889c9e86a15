"""What the model said of public kernels of the fourth blind trial before they were timed (blind4.json), and the times
(blind4_measured.json).

Each row is one launch on an H100, as in blind3.json and blind3_measured.json, modelled by the model of FREEZE.

`python -m tests.unit.jit.timing.blind4` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.unit.jit.timing import blind, blind2

FREEZE = "cb5c416f"  # the commit of blind4.json and of its model; the times were taken after it
FROZEN = "4787a1a453e3a22d25d942056c68e0dbf5ef295f3c04cb022d3437eaf90a1641"  # sha256 of blind4.json as it was committed
LOW, HIGH = 0.84, 1.42  # the interval over the modelled time, as `jit.timing.errors` had it then
LEFT_OUT: dict[str, str] = {}  # predictions that have no time, and why
ROWS: list[dict[str, Any]] = blind.joined("blind4.json", "blind4_measured.json", LEFT_OUT)


if __name__ == "__main__":
    print(blind2.table(ROWS))
    sys.exit(0)
