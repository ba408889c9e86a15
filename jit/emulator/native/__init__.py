"""LLVM: the engine, the layout of a warp's frame, and checked access to memory."""
