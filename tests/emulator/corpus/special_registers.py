"""`%envreg<32>`, `%current_graph_exec` and the fourth element of vectors [PTX ISA 10.1, 10.27, 10.33]."""

from __future__ import annotations

import torch

from .case import Case

CASES = (Case("words", (torch.full((8,), -1, dtype=torch.int32),), {0: [0, 0, 0, 1, 0, 0, 1, 1]}, block=1),)
