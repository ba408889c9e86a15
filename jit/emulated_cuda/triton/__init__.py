"""Triton's kernels and launches on the emulator."""
