"""The machine: its CUDA driver and devices, the state of its GPU, and the folders that this project writes to."""
