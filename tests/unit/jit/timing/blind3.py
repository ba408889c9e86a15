"""What the model said of public kernels of the third blind trial before they were timed (blind3.json), and the times
(blind3_measured.json).

Each row is one launch on an H100, as in blind2.json and blind2_measured.json, modelled by the model of the commit
before FREEZE. The interval is the one of the model's known errors alone.

`python -m tests.unit.jit.timing.blind3` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.unit.jit.timing import blind, blind2

FREEZE = "2b796d26"  # the commit of blind3.json; the times were taken after it
FROZEN = "629dded6957fa66c096a2cc294de798aaa4d57ae297bc33a8968dd2a13ac9dce"  # sha256 of blind3.json as it was committed
LOW, HIGH = 0.84, 1.42  # the interval over the modelled time, as `jit.timing.errors` had it then
# Predictions that have no time, and why.
LEFT_OUT = {
    "russwong-copy-if-warp": "The trial's host code did not set the kernel's counter back, so the third launch wrote "
    "behind its buffer: an illegal memory access.",
    "russwong-histogram-shared": "It was to be timed in the same process after that access, which had lost its GPU.",
}
ROWS: list[dict[str, Any]] = blind.joined("blind3.json", "blind3_measured.json", LEFT_OUT)


if __name__ == "__main__":
    print(blind2.table(ROWS))
    sys.exit(0)
