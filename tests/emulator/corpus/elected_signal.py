"""One lane arrives, or sets a flag, for its warp. The accesses of the other lanes are ordered before that only where
the lanes meet first [PTX ISA 8.7.1, 9.7.13.2]. Where they do not, that is a remark at the line of the signal: many
programs leave the `__syncwarp` out."""

from __future__ import annotations

from typing import Any

import torch

from .case import Case

OUT = torch.zeros(64, dtype=torch.int32)
IN = torch.arange(100, 164, dtype=torch.int32)
LANES = torch.arange(32, dtype=torch.int32)
ODD_TWICE = torch.where(LANES % 2 == 1, 2 * LANES, LANES)
ONCE = torch.cat([LANES, torch.zeros(32, dtype=torch.int32)])
STRICT = {"WARPYARD_EMULATOR_STRICT": "1"}


def cases(
    kernel: str, arguments: tuple[Any, ...], want: Any, says: str, name: str = "", block: int = 64, **defines: int
) -> list[Case]:
    """The kernel without a meeting, whose remark names the signal, and the right ones."""
    name = name or kernel

    def case(what: str, meets: int, **given: Any) -> Case:
        return Case(
            f"{name}, {what}", arguments, {0: want}, kernel=kernel, block=block, defines={"MEETS": meets, **defines},
            **given,
        )  # fmt: skip

    return [
        case("no meeting", 0, remarks=("race",), chip=False),
        case(
            "no meeting, told", 0, finding="race", says=(says, "__syncwarp() (bar.warp.sync)"), environment=STRICT,
            line="// arrives",
        ),
        case("__syncwarp", 1),
        *([] if kernel == "made" else [case("each lane", 2)]),
    ]  # fmt: skip


CASES = (
    *cases("reads", (OUT,), ONCE, "lane 1 of the warp read"),
    *cases("rounds", (OUT,), torch.arange(64, dtype=torch.int32), "lane 1 of the warp read"),
    *cases("refills", (OUT, IN), torch.cat([LANES, IN[:32]]), "lane 1 of the warp read"),
    *cases("flag", (OUT, OUT), ONCE, "lane 1 of the warp wrote", "flag, shared", SHARED=1),
    *cases("flag", (OUT, OUT), ONCE, "lane 1 of the warp wrote", "flag, global", SHARED=0),
    *cases("made", (OUT,), ONCE, "lane 0 of the same warp initialised", block=32),
    Case("own", (OUT,), kernel="own", block=64, defines={"MEETS": 0}),
    Case(
        "branches", (OUT,), {0: torch.cat([ODD_TWICE, torch.zeros(32, dtype=torch.int32)])}, kernel="branches",
        block=64, defines={"MEETS": 0},
    ),
)  # fmt: skip
