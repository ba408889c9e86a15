"""What the model said of public kernels of the second blind trial before they were timed (blind2.json).

Each row is one launch on an H100, as in blind.json. `kind` is what bounds the whole launch, memory, compute or latency
(`jit.timing.explain.kind`), `used` how much of each resource is used, from 0 to 1. The interval is the one of the
model's known errors (`jit.timing.errors`) alone: the ranges of the figures were not modelled, for want of time.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "blind2.json").read_text())
FROZEN = "e6005e04c22069aa5fb5a6ec5f473428644afd71293e921cff1f1a6203989f34"  # sha256 of blind2.json as it was committed
