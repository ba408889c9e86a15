"""CUDA sources to cubins and PTX."""
