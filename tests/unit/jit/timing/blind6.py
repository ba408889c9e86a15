"""What the model said of public kernels of the sixth blind trial before they were timed (blind6.json), and the times
(blind6_measured.json).

Each row is one launch on an H100, as in blind5.json and blind5_measured.json, modelled by the model of FREEZE.

`python -m tests.unit.jit.timing.blind6` prints the table of docs/estimate-record.md.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.unit.jit.timing import blind, blind2

FREEZE = "4bdbd8e2"  # the commit of the model; blind6.json was committed in 978cf690, and the times were taken after it
FROZEN = "e691f3a3c921290301771e43eccdfa869d511ff66d9ff7201e71d6722d0bb8f7"  # sha256 of blind6.json as it was committed
LOW, HIGH = 0.83, 1.33  # the interval over the modelled time, as `jit.timing.errors` had it then
LEFT_OUT: dict[str, str] = {}  # predictions that have no time, and why
ROWS: list[dict[str, Any]] = blind.joined("blind6.json", "blind6_measured.json", LEFT_OUT)


if __name__ == "__main__":
    print(blind2.table(ROWS))
    sys.exit(0)
