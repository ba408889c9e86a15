"""A language server for CUDA: `.cu` files, and CUDA text inside Python."""
