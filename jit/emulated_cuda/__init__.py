"""CUDA programs with no CUDA device: a stand-in CUDA runtime whose launches run on the emulator."""
