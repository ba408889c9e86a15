"""Measures the model's figures on the GPU of this machine: ``python -m jit.timing.record``."""
