"""What is known to differ from the chip, by form, and why. The replay fails where one of them agrees after all."""

from __future__ import annotations

# Executed, but not with the chip's bits.
DIFFERENT: dict[str, str] = {}

# Refused with UnsupportedInstruction.
REFUSED: dict[str, str] = {}
