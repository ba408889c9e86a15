"""Step 6 of the ladder: see 6_ahead.cu."""

from launch import gemv
from task import input_t, output_t


def custom_kernel(data: input_t) -> output_t:
    return gemv("6_ahead.cu", data)
