"""Small changes of a submission's own text, one of which may give the right output: tried, and reported."""
