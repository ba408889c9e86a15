"""The model of time: how long a recorded launch would take on a chip. What it gives is modelled, never measured."""

from .estimates import Estimate, estimate
from .intervals import Interval, Pipeline, pipeline
from .parameters import CHIPS, Chip, chip
from .repeats import Repeated, by_kernel
from .streams import Launch, incomplete, launches

__all__ = ["CHIPS", "Chip", "Estimate", "Interval", "Launch", "Pipeline", "Repeated", "by_kernel", "chip", "estimate",
           "incomplete", "launches", "pipeline"]  # fmt: skip
