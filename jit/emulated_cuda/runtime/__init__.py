"""The stand-in CUDA runtime and driver, and what answers them."""
