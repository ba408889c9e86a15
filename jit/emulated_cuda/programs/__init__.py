"""CUDA programs and torch extensions, built upon the stand-in."""
