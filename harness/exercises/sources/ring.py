"""Launches ring.cu."""

from pathlib import Path

import torch
from task import input_t, output_t

import jit
from kernels import INCLUDE

SOURCE = Path(__file__).with_name("ring.cu")


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    kernel = jit.load(SOURCE, include_dirs=[INCLUDE])["ring"]
    kernel(data, out, 8, grid=data.numel() // 1024, block=96)
    return out
