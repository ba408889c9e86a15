"""Mutants: kernels whose PTX or CUDA text was damaged at random, and what the emulator and the compiler make of them.

Every mutant has to end in a result, a finding or an error of the project's, in bounded time. A process that dies, an
exception of another type and a run without end are defects. ``python -m tests.emulator.mutants`` makes any number of
mutants from a seed, and prints the defects with the command that makes each of them again.
"""
