"""Sums of tensor cores: their arithmetic and its native code."""
