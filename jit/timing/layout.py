"""Where the header of the native model stands."""

from pathlib import Path

HEADER = Path(__file__).parent / "model.h"
