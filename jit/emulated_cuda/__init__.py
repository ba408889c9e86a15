"""The CUDA API on a machine with no GPU: device memory is the host's, and kernels run on the emulator."""
