"""Counts of what ran."""
