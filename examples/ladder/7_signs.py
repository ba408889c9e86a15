"""Step 7 of the ladder: see 7_signs.cu."""

from launch import gemv
from task import input_t, output_t


def custom_kernel(data: input_t) -> output_t:
    return gemv("7_signs.cu", data)
