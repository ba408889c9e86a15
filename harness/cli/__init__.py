"""The ``warpyard`` command: one module a verb, found by looking into this folder."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
import traceback

from harness import __version__
from harness.errors import Exit, HarnessError


def build_parser() -> argparse.ArgumentParser:
    """The parser with every verb. A verb's module gives ``add(subparsers)`` and sets ``run`` as a default."""
    parser = argparse.ArgumentParser(
        prog="warpyard",
        description="Write, check, time and explain inline-PTX CUDA kernels.",
        epilog="exit codes: 0 pass, 1 wrong, 2 usage, 3 internal, 4 compile error, 5 nothing matched, "
        "6 time-out, 7 no suitable device",
    )
    parser.add_argument("--version", action="version", version=f"warpyard {__version__}")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        if not module.name.startswith("_"):
            importlib.import_module(f"{__name__}.{module.name}").add(verbs)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    from harness.report import console

    try:
        arguments = build_parser().parse_args(argv)
    except SystemExit as stop:
        return int(stop.code or 0) if not isinstance(stop.code, str) else int(Exit.USAGE)
    try:
        return int(arguments.run(arguments))
    except HarnessError as error:
        console.print_error(error)
        return int(error.code)
    except KeyboardInterrupt:
        console.err().print("interrupted")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return int(Exit.PASS)
    except Exception as error:
        traceback.print_exc()
        console.print_error(
            HarnessError(f"internal error: {error!r}", hint="warpyard doctor; and report the lines above")
        )
        return int(Exit.INTERNAL)
