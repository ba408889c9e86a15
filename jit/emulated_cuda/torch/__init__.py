"""torch's CUDA API on host memory."""
