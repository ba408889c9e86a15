"""The model of time: how long a recorded launch would take on a chip. What it gives is modelled, never measured."""

from .estimates import Estimate, estimate
from .parameters import CHIPS, Chip, chip
from .streams import Launch, launches

__all__ = ["CHIPS", "Chip", "Estimate", "Launch", "chip", "estimate", "launches"]
