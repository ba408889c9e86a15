"""Step 5 of the ladder: see 5_rows.cu."""

from launch import gemv
from task import input_t, output_t


def custom_kernel(data: input_t) -> output_t:
    return gemv("5_rows.cu", data)
