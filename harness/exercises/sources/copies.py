"""Launches copies.cu."""

from pathlib import Path

import torch
from task import input_t, output_t

import jit
from kernels import INCLUDE

SOURCE = Path(__file__).with_name("copies.cu")


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    kernel = jit.load(SOURCE, include_dirs=[INCLUDE])["copies"]
    kernel(data, out, 4, grid=data.numel() // 1024, block=64)
    return out
