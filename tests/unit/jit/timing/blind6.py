"""What the model says of public kernels of a sixth blind trial, which are not timed yet (blind6.json).

Each row is one launch on an H100, as in blind5.json, modelled by the model of `after.MODEL`; its interval is the one of
the model's known errors alone (`jit.timing.errors`).
"""

from __future__ import annotations

import json
from typing import Any

from tests.unit.jit.timing import blind

FROZEN = "e691f3a3c921290301771e43eccdfa869d511ff66d9ff7201e71d6722d0bb8f7"  # sha256 of blind6.json as it was committed
LOW, HIGH = 0.83, 1.33  # the interval over the modelled time, as `jit.timing.errors` had it then
PREDICTED: list[dict[str, Any]] = json.loads((blind.HERE / "blind6.json").read_text())


def said() -> str:
    """The sentence of the page, and a table of the predictions."""
    authors = {blind.author(one) for one in PREDICTED}
    lines = [
        f"{len(PREDICTED)} launches of public kernels by {len(authors)} authors who are in none of the trials above "
        "were chosen before any of them was modelled, and modelled by the model as it is now: "
        "`tests/unit/jit/timing/blind6.json`.",
        "",
        "| launch | shape | modelled, µs | interval | bound, modelled |",
        "|---|---|---|---|---|",
    ]
    for one in PREDICTED:
        interval = f"{one['low']:g} to {one['high']:g}"
        lines.append(
            f"| [{one['name']}]({one['source']}) | {one['shape']} | {one['seconds']:g} | {interval} | {one['kind']} |"
        )
    return "\n".join(lines)
