"""Runs a Python program where there is no CUDA device: `python -m harness.cli._python_program FILE ...`
is `python FILE ...` with all that stands in for CUDA in its place."""

from __future__ import annotations

import atexit
import runpy
import sys
import warnings
from pathlib import Path

from harness.service import remarks
from harness.submission import inline_shim
from jit.base import user_code
from jit.base.errors import EmulatorRemark
from jit.emulated_cuda import fronts


def main() -> None:
    """Runs the program of the command line."""
    del sys.argv[0]
    sys.path[0] = str(Path(sys.argv[0]).resolve().parent)  # as Python has it
    fronts.install()
    inline_shim.install_on_import()
    warnings.simplefilter("ignore", EmulatorRemark)  # all of them are printed at the end
    atexit.register(_print_remarks)
    runpy.run_path(sys.argv[0], run_name="__main__")


def _print_remarks() -> None:
    """What the emulator remarked on, of whatever front end, as behind a CUDA program."""
    for remark in remarks.noted():
        print(f"note: {user_code.of_user(remark)}", file=sys.stderr)


if __name__ == "__main__":
    main()
