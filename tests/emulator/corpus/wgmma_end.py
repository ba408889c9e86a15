"""A warp that ends while its wgmma are on their way. PTX ISA 9.7.15.5 asks for `wgmma.wait_group` "before the results
are accessed", and 9.7.15.7.3 makes an earlier access undefined; no sentence forbids to drop the results."""

from __future__ import annotations

import torch

from .case import Case

OUT = (torch.zeros(128, dtype=torch.int32),)

CASES = (
    Case("waits", OUT, {0: torch.full((128,), 5)}, remarks=("descriptor",),
         block=128, defines={"COMMIT": 1, "WAIT": 1}),
    Case("no_wait", OUT, {0: torch.full((128,), 5)}, remarks=("descriptor", "unwaited"), block=128,
         defines={"COMMIT": 1, "WAIT": 0}),
    Case("no_commit", OUT, {0: torch.full((128,), 5)}, remarks=("descriptor", "unwaited"), block=128,
         defines={"COMMIT": 0, "WAIT": 0}),
    Case("used", OUT, finding="unwaited", says=("wgmma.wait_group",), line="// uses", block=128,
         defines={"COMMIT": 1, "WAIT": 0, "USE": 1}),
)  # fmt: skip
