"""The results of every run, kept as one JSON file each."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from harness.machine.folders import state_dir

_KEPT = 500  # results; older ones are removed


def save(verb: str, document: dict[str, Any]) -> Path | None:
    """Writes one run's document below ``results/`` and returns its path; None where that cannot be written."""
    name = f"{verb}-{time.strftime('%Y%m%dT%H%M%S')}-{os.getpid()}.json"
    try:
        folder = state_dir() / "results"
        folder.mkdir(parents=True, exist_ok=True)
        partial = folder / f".{name}.{os.getpid()}"
        partial.write_text(json.dumps(document, indent=1, default=str))
        partial.replace(folder / name)
        for old in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)[:-_KEPT]:
            old.unlink(missing_ok=True)
    except (OSError, RuntimeError):  # the latter for a user without a home
        return None
    return folder / name
