"""Loaded modules, and their kernels as functions that Python calls."""
