"""A CTA that ends with `cp.async` in a group that nobody committed: PTX ISA 9.7.9.25.3 says how to wait for copies,
and no sentence asks for it at the end. The CTA that comes next in the same shared memory has nothing to do with it."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(128, dtype=torch.int32)
ARGUMENTS = (IN, torch.zeros(96, dtype=torch.int32))

CASES = (
    Case("ends", ARGUMENTS, {1: IN[:32].roll(-5).repeat(3)}, grid=3, defines={"USED": 0}),
    Case("used", ARGUMENTS, finding="unwaited", says=("cp.async.commit_group between the copy and the wait",),
         line="// uses", grid=3,
         defines={"USED": 1}),
)  # fmt: skip
