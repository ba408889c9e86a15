"""Idioms of CUDA programs that others wrote, each as a small kernel of our own, and what the emulator must make of it.

An idiom is two files: ``<idiom>.cu``, and ``<idiom>.py`` with a docstring that says what is special, with the section
of the PTX ISA, and ``CASES``, a tuple of `case.Case`. `test_corpus.py` runs every case on the emulator; ``python -m
tests.emulator.corpus.record`` asks a chip.
"""
