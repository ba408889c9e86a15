"""Python packages that want a CUDA device: CuPy, CuTe DSL, cuda.core, numba.cuda."""
