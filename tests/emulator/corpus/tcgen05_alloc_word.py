"""tcgen05.alloc keeps same-address order with instructions that are not tcgen05's [PTX ISA 9.7.16.6.1]: a copy of the
async proxy over its word needs no proxy fence, as it does over an ordinary store."""

from __future__ import annotations

import torch

from .case import Case

ROW = torch.arange(32, dtype=torch.int32)
ARGUMENTS = (torch.zeros(64, dtype=torch.int32), ROW)

CASES = (
    Case("alloc", ARGUMENTS, {0: ROW.repeat(2)}, arch="sm_100a", block=64, defines={"PLAIN": 0}),
    Case("store", ARGUMENTS, finding="proxy-fence", says=("fence.proxy.async",), line="cp.async.bulk", arch="sm_100a",
         block=64, defines={"PLAIN": 1}),
)  # fmt: skip
