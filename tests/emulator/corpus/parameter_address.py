"""`mov.b32` of a parameter's address, widened, is its address: 32 bits hold those of .param [PTX ISA 5.1.6, 6.4.1]."""

from __future__ import annotations

import struct

import torch

from .case import Case

CASES = (
    Case("words", (struct.pack("<32i", *range(5, 37)), torch.zeros(3, dtype=torch.int32)), {1: [6, 7, 8]}, block=1),
)
