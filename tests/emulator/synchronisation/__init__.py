"""Synchronisation defects, made by operators from right kernels, and which schedules find them.

``operators`` makes the defects, in PTX; ``campaign`` runs them; ``python -m tests.emulator.synchronisation`` counts.
"""
