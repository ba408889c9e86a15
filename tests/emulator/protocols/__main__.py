"""Prints, for each bug of the protocols, the order under which the emulator finds it, in words: a list in JSON."""

from __future__ import annotations

import json
import os
from typing import Any

from jit.base.findings import findings

from .protocols import PROTOCOLS, of_emulator


def main() -> None:
    """The orders of all bugs."""
    rows: list[dict[str, Any]] = []
    for protocol in PROTOCOLS:
        for bug in range(1, len(protocol.bugs) + 1):
            os.environ["WARPYARD_EMULATOR_SEED"] = f"all:{protocol.delays}:4000"
            verdict, seed = of_emulator(protocol, bug)
            order = findings()[-1].get("order", "") if seed else ""
            rows.append({"name": protocol.name, "bug": bug, "verdict": verdict.name, "seed": seed, "order": order})
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
