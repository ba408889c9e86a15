"""Mutants of the project's own code: each is one small defect, and the tests of its module have to fail with it.

Cosmic Ray changes the Python; the extra ``mutation`` brings it. ``python -m tests.mutation`` makes mutants from a seed
in a copy of the project, runs the tests that `targets` names for the module, and prints those that survive. A survivor
gets a test, or in `targets` a reason why no test can distinguish it from the original.
"""
