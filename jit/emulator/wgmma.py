"""Warpgroup matrix instructions."""
