"""Launches and plans that happen again, by one native call."""
