"""Launches flip.cu."""

from pathlib import Path

import torch
from task import input_t, output_t

import jit

SOURCE = Path(__file__).with_name("flip.cu")


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    jit.load(SOURCE)["flip"](data, out, data.numel(), grid=data.numel() // 128, block=128)
    return out
