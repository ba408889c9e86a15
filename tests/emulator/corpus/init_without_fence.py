"""mbarrier.init without fence.mbarrier_init [PTX ISA 9.7.13.4]: a remark where the copies are those of the CTA itself,
a finding where another CTA's complete on it."""

from __future__ import annotations

import torch

from .case import Case

ROW = torch.arange(32, dtype=torch.int32)
ARGUMENTS = (torch.zeros(32, dtype=torch.int32), ROW)

CASES = (
    Case("one CTA", ARGUMENTS, {0: ROW}, remarks=("proxy-fence",), block=64, defines={"PEER": 0}),
    Case("a peer's copy", ARGUMENTS, finding="proxy-fence", says=("fence.mbarrier_init",), line="cp.async.bulk",
         block=64, grid=2, cluster=2, defines={"PEER": 1}),
)  # fmt: skip
