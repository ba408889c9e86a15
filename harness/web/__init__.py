"""What `play`, `serve` and `openenv` share: who may ask (``guard``, ``tokens``), and for how long (``connections``)."""
