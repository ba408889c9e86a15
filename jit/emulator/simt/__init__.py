"""Execution of PTX on 32-lane vectors: parsing, lowering to LLVM IR, memory, asynchronous operations, the scheduler."""
