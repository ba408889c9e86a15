"""`mapa` of a rank that the cluster does not have is no defect: no sentence of PTX ISA 9.7.9.23 forbids it, and
compilers put it in front of the branch in which some lanes use its address. CuTe DSL's scheduler by cluster launch
control does so: each lane maps an mbarrier to the CTA of its number, and arrives if there is one. To use such an
address is a defect."""

from __future__ import annotations

import torch

from .case import Case

WANT = [0, 101, *[0] * 30, 0, 101, *[0] * 30]  # lane 1 reads its own word of CTA 1; lane 0's two words are 0

CASES = (
    Case("used where there is a CTA", (torch.full((64,), -1, dtype=torch.int32), 2), {0: WANT}, grid=2, cluster=2),
    Case("used beyond", (torch.zeros(64, dtype=torch.int32), 3), finding="out-of-bounds", line="ld.shared::cluster",
         says=("the cluster has no CTA 2",), grid=2, cluster=2),
)  # fmt: skip
