"""A register of the pair type `.f16x2` has 32 bits in every form of declaration [PTX ISA 5.2.1]."""

from __future__ import annotations

import torch

from .case import Case

CASES = (Case("pairs", (torch.zeros(3, dtype=torch.int32),), {0: [0x76543210] * 3}, block=1),)
