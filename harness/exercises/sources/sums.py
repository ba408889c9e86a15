"""Launches sums.cu."""

from pathlib import Path

import torch
from task import input_t, output_t

import jit

SOURCE = Path(__file__).with_name("sums.cu")


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    jit.load(SOURCE)["sums"](data, out, grid=data.numel() // 32, block=32)
    return out
