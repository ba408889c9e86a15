"""Code for LLVM: the layout of a warp's frame, and checked access to memory."""
