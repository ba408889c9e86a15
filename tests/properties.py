"""Hypothesis, for tests of what holds for all values. They import this module themselves: every process of a run
collects every file of tests, and few of them run one that needs it."""

from __future__ import annotations

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

__all__ = ["example", "given", "st"]

# Others may use the processors: how long an example takes says nothing about what it tests.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
