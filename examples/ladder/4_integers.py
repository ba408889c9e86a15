"""Step 4 of the ladder: see 4_integers.cu."""

from launch import gemv
from task import input_t, output_t


def custom_kernel(data: input_t) -> output_t:
    return gemv("4_integers.cu", data)
