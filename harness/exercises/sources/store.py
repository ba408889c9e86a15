"""Launches store.cu."""

from pathlib import Path

import torch
from task import input_t, output_t

import jit
from kernels import INCLUDE

SOURCE = Path(__file__).with_name("store.cu")


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    kernel = jit.load(SOURCE, include_dirs=[INCLUDE])["store"]
    kernel(data, out, 4, grid=data.numel() // 512, block=128)
    return out
