"""What the model said of public kernels before their times were taken: blind.json.

Each row is one launch on an H100 of a kernel whose text is its author's, unchanged: µs with the overhead of the
launch, behind reads that leave nothing of its inputs in the L2. The host code around it was written for this trial.
`source` is the file, at its commit; `kernel` the name in the PTX; no `low` and `high`: no interval was modelled.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "blind.json"
ROWS: list[dict[str, Any]] = json.loads(FILE.read_text())


def author(row: dict[str, Any]) -> str:
    """Who published a row's kernel."""
    return str(row["source"]).split("/")[3]
