"""Times of a submission: what is measured, how it is summarised, and the floor that it cannot pass."""
