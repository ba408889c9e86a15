"""What NVIDIA's own tools say of a submission on a GPU: ncu's counters, and the four checkers of compute-sanitizer."""
