"""Checks, times and explains kernel submissions; the verdict is always decided outside the submission's process.

The way of the data: case -> inputs -> submission (its own process) -> outputs -> verdict -> history -> report.
"""
