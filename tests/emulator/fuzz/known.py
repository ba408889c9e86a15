"""What is known to differ from the chip, by form, and why. The replay fails where one of them agrees after all."""

from __future__ import annotations

# Executed, but not with the chip's bits.
DIFFERENT: dict[str, str] = {}

# Refused with UnsupportedInstruction.
REFUSED: dict[str, str] = {
    f"fma.rn.oob{relu}.{kind}{more}": "a NaN that means out of bounds is not executed"
    for relu in ("", ".relu")
    for kind in ("f16", "bf16", "f16x2", "bf16x2")
    for more in ("", " NaN A", " NaN B", " NaN C")
}
