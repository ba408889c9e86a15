"""Step 3 of the ladder: see 3_shared.cu."""

from launch import gemv
from task import input_t, output_t


def custom_kernel(data: input_t) -> output_t:
    return gemv("3_shared.cu", data)
