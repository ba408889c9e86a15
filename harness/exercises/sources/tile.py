"""Launches tile.cu."""

from pathlib import Path

import torch
from task import input_t, output_t

import jit
from kernels import INCLUDE

SOURCE = Path(__file__).with_name("tile.cu")


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    rows = data.view(-1, 32)
    map = jit.TensorMapSpec(rows, box=(32, 32), swizzle="128B")
    jit.load(SOURCE, include_dirs=[INCLUDE])["tile"](map, out, grid=rows.shape[0] // 32, block=128)
    return out
