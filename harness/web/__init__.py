"""What `play`, `serve` and `openenv` have in common: who may ask them (``guard``), for how long (``connections``)."""
