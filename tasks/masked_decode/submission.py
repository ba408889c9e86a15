"""This project's own kernel as a submission."""

from __future__ import annotations

from task import input_t, output_t

from kernels.masked_decode import masked_decode


def custom_kernel(data: input_t) -> output_t:
    return masked_decode(*data)
