"""Runs a Python program where there is no CUDA device: `python -m harness.cli._python_program FILE ...`
is `python FILE ...` with all that stands in for CUDA in its place."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

from jit.emulated_cuda import fronts


def main() -> None:
    """Runs the program of the command line."""
    del sys.argv[0]
    sys.path[0] = str(Path(sys.argv[0]).resolve().parent)  # as Python has it
    fronts.install()
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
