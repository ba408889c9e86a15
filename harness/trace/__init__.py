"""Pipelines as pictures: each warp over logical time, copies and products in flight, stages full and empty."""
