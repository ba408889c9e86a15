"""Runs a Python program where there is no CUDA device: `python -m harness.cli._python_program [--verbose] FILE ...`
is `python FILE ...` with all that stands in for CUDA in its place. An exception's traceback has the program's frames
and those of packages; with ``--verbose`` this project's too."""

from __future__ import annotations

import atexit
import runpy
import sys
import threading
import traceback
import warnings
from pathlib import Path
from types import TracebackType

from harness.service import remarks
from harness.submission import inline_shim
from jit.base import user_code
from jit.base.errors import EmulatorRemark, JitError
from jit.emulated_cuda import fronts
from jit.emulated_cuda.libraries import warp_front

_ROOT = Path(__file__).resolve().parents[2]
_OWN = (f"{_ROOT / 'harness'}/", f"{_ROOT / 'jit'}/", "<frozen runpy>", "<frozen importlib")

# Packages that compile kernels for a GPU, and go to the CPU by themselves where their own library finds no driver; by a
# module that only they have.
_ON_CPU = {"jax._src.xla_bridge": "JAX"}


def main() -> None:
    """Runs the program of the command line."""
    del sys.argv[0]
    if sys.argv[0] == "--verbose":
        del sys.argv[0]
    else:
        sys.excepthook = _show
        threading.excepthook = _show_of_thread
    sys.path[0] = str(Path(sys.argv[0]).resolve().parent)  # as Python has it
    fronts.install()
    inline_shim.install_on_import()
    warnings.simplefilter("ignore", EmulatorRemark)  # all of them are printed at the end
    atexit.register(_print_remarks)
    runpy.run_path(sys.argv[0], run_name="__main__")


def _show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Prints an exception that nobody caught as Python does, without this project's frames."""
    shown = traceback.TracebackException(kind, error, trace)
    within = _leave_out_own(shown)
    sys.stdout.flush()
    print("".join(shown.format()), end="", file=sys.stderr)
    if within and not isinstance(error, (JitError, NotImplementedError)):
        print("note: frames of warpyard are not shown; warpyard run --verbose shows them", file=sys.stderr)


def _show_of_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_type is not SystemExit and args.exc_value is not None:
        print(f"Exception in thread {args.thread.name if args.thread else ''}:", file=sys.stderr)
        _show(args.exc_type, args.exc_value, args.exc_traceback)


def _leave_out_own(shown: traceback.TracebackException) -> bool:
    """Takes this project's frames out of a traceback, and of the exceptions that came before. Returns whether the
    exception itself was raised in one of them."""
    within = bool(shown.stack) and _own(shown.stack[-1].filename)
    pending: list[traceback.TracebackException | None] = [shown]
    for one in pending:
        if one is not None:
            one.stack = traceback.StackSummary.from_list([row for row in one.stack if not _own(row.filename)])
            pending += [one.__cause__, one.__context__, *(one.exceptions or ())]
    return within


def _own(file: str) -> bool:
    return file.startswith(_OWN)


def _print_remarks() -> None:
    """What the emulator remarked on, of whatever front end, as behind a CUDA program."""
    for remark in remarks.noted():
        print(f"note: {user_code.of_user(remark)}", file=sys.stderr)
    for module, name in _ON_CPU.items():
        if module in sys.modules:
            text = f"{name} has a CUDA runtime within that the emulator cannot stand in for"
            print(f"note: {text}: it runs on the CPU by itself, and nothing of it was checked", file=sys.stderr)
    if warp_front.on_cpu:
        print(f"note: NVIDIA Warp ran on the CPU, and nothing of it was checked: {warp_front.on_cpu}", file=sys.stderr)


if __name__ == "__main__":
    main()
