"""What the model said of public kernels of the fifth blind trial before they were timed (blind5.json), and the times
(blind5_measured.json).

Each row is one launch on an H100, as in blind4.json and blind4_measured.json, modelled by the model of FREEZE.

`python -m tests.unit.jit.timing.blind5` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.unit.jit.timing import blind, blind2

FREEZE = "a81d475b"  # the commit of blind5.json and of its model; the times were taken after it
FROZEN = "ac3386495f0094a4bb4efb172510a9dfd67d56b4a9cc49fb90ac877edf3a8856"  # sha256 of blind5.json as it was committed
LOW, HIGH = 0.86, 1.33  # the interval over the modelled time, as `jit.timing.errors` had it then
LEFT_OUT: dict[str, str] = {}  # predictions that have no time, and why
ROWS: list[dict[str, Any]] = blind.joined("blind5.json", "blind5_measured.json", LEFT_OUT)


if __name__ == "__main__":
    print(blind2.table(ROWS))
    sys.exit(0)
