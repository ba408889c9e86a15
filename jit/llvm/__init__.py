"""LLVM's machine code for this CPU: of IR made here, and of IR that clang has made of C, which the tree keeps."""
