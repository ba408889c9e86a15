"""PTX blocks to LLVM IR."""
