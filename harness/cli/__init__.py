"""The ``warpyard`` command: one module a verb, found by looking into this folder.

A client of the resident judge waits for what is imported here, so that the rest is imported where it is used.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import sys
from typing import TYPE_CHECKING, NoReturn

from harness import resident
from harness.errors import SCHEMA, Exit, HarnessError, of_the_system
from harness.machine import clashes

if TYPE_CHECKING:
    import argparse

_OWN = ("harness", "jit", "kernels")
_DISTRIBUTIONS = {"yaml": "pyyaml", "pynvml": "nvidia-ml-py", "cuda": "cuda-bindings"}  # those not named as imported
_ON_GPU = ("check", "bench", "watch")  # verbs that run a submission there, unless --device names something else
# Packages that extras bring, by the extra; several bring the same one, and then that of the verb is meant.
_EXTRAS = dict.fromkeys(("dask", "distributed", "optuna", "fastapi", "starlette", "uvicorn"), "cluster")
_EXTRAS |= {"mcp": "mcp", "pygls": "lsp", "lsprotocol": "lsp", "nicegui": "play", "openenv": "openenv"}


def main(argv: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    words = sys.argv[1:] if argv is None else argv
    try:
        clashes.refuse()
    except HarnessError as error:
        return _plain(str(error), error.hint, words)
    try:
        return _run(words)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except ImportError as error:
        module = (error.name or "").partition(".")[0]
        if not module or module in _OWN:
            import traceback  # slow to import, as all that a client of the resident judge waits for

            traceback.print_exc()
            return int(Exit.INTERNAL)
        return _lacking(module, error, words)


def _lacking(module: str, error: ImportError, words: list[str]) -> int:
    """Says which package is missing, or is another version than the one that is needed, and which extra brings it."""
    from importlib import metadata, util

    package = wanted = _DISTRIBUTIONS.get(module, module)
    if module in _EXTRAS:
        verb = words[0] if words else ""
        wanted = f"'warpyard[{verb if verb in _EXTRAS.values() else _EXTRAS[module]}]'"
    text = f"the package {package} is not installed, and warpyard needs it"
    with contextlib.suppress(metadata.PackageNotFoundError, ValueError):
        if util.find_spec(module) is not None:
            text = f"the package {package} {metadata.version(package)} is not a version that warpyard can use: {error}"
    return _plain(text, f"{sys.executable} -m pip install {wanted}", words)


def _plain(message: str, hint: str, words: list[str]) -> int:
    """Prints an error with nothing but the standard library."""
    if "--json" in words:
        print(json.dumps({"schema": SCHEMA, "error": {"message": message, "hint": hint, "exit": int(Exit.INTERNAL)}}))
    else:
        print(f"error: {message}\n  try: {hint}", file=sys.stderr)
    return int(Exit.INTERNAL)


def command() -> NoReturn:
    """Runs one command, in the resident judge or here, and ends the process.

    Python would take all modules apart first, for which torch's need a quarter of the time that their import took.
    """
    words = sys.argv[1:]
    try:
        clashes.refuse()  # before anything of the packages is imported
    except HarnessError as error:
        sys.exit(_plain(str(error), error.hint, words))
    if (code := _judged(words)) is not None:
        os._exit(code)
    import threading

    _use_utf8()
    code = streamed(words)
    with contextlib.suppress(ValueError):  # a variable that holds something else, of which the command has told
        resident.leave(words, code)
    if all(one.daemon or one is threading.main_thread() for one in threading.enumerate()):
        atexit._run_exitfuncs()
        os._exit(code)
    sys.exit(code)


def streamed(words: list[str]) -> int:
    """Runs one command with streams that do not end it, and returns its exit code."""
    from harness.report.streams import Streams

    streams = Streams()
    return streams.code(main(words))


def _judged(words: list[str]) -> int | None:
    """The exit code of a command that the resident judge has run; None where it is to be run here."""
    encodings = [stream.encoding for stream in (sys.stdout, sys.stderr) if stream is not None]
    try:
        return resident.run(words, encodings=encodings)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except ValueError as error:  # a variable that holds something else
        return _plain(str(error), "warpyard doctor", words)


def _use_utf8() -> None:
    """Starts anew where the locale has another encoding: the files that are read and written here are UTF-8. What is
    printed keeps the locale's."""
    import codecs
    import locale

    own = locale.getencoding()
    if sys.flags.utf8_mode or codecs.lookup(own).name == "utf-8" or os.environ.get("PYTHONUTF8") == "1":
        return
    env = {"PYTHONIOENCODING": f"{own}:backslashreplace", **os.environ, "PYTHONUTF8": "1"}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], env)


def _run(words: list[str]) -> int:
    named = any(word.startswith("--d") for word in words) or os.environ.get("CUDA_VISIBLE_DEVICES") == ""
    if words and words[0] in _ON_GPU and not named:
        from harness.machine import driver

        driver.ahead()  # while the modules of the verb are imported
    from harness.cli import _parsers
    from harness.report import console

    try:
        arguments = _parsers.build_parser(words[0] if words else "").parse_args(words)
    except _parsers.UsageError as wrong:
        console.print_error(HarnessError(str(wrong), hint=_parsers.help_of(wrong, words)), as_json="--json" in words)
        return int(Exit.USAGE)
    except SystemExit as stop:
        return int(stop.code or 0) if not isinstance(stop.code, str) else int(Exit.USAGE)
    form = getattr(arguments, "output_format", "text")
    as_json = form == "json" or (form == "text" and bool(getattr(arguments, "json", False)))
    if form != "text":
        arguments.json = True  # the verb prints its document and nothing else
    try:
        _stands_somewhere()
        return int(arguments.run(arguments))
    except HarnessError as error:
        if error.code != Exit.COMPILE or not _listed(error, arguments):
            if error.code in (Exit.USAGE, Exit.NOTHING_MATCHED):
                error.hint = error.hint or f"warpyard {words[0]} --help"
            console.print_error(error, as_json)
        return int(error.code)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) or _of_an_extra(error):
            raise
        if refused := of_the_system(error):
            console.print_error(refused, as_json)
            return int(refused.code)
        import traceback

        traceback.print_exc()
        console.print_error(
            HarnessError(
                f"internal error: {error!r}", Exit.INTERNAL, hint="warpyard doctor; and report the lines above"
            ),
            as_json,
        )
        return int(Exit.INTERNAL)


def _of_an_extra(error: Exception) -> bool:
    """Whether a package of an extra lacks a name that is imported from it: it is another version."""
    return isinstance(error, ImportError) and (error.name or "").partition(".")[0] in _EXTRAS


def _listed(error: HarnessError, arguments: argparse.Namespace) -> bool:
    """Whether what a compiler said was printed as findings: it is about a source, and no mistake in the command."""
    from harness.cli import _common

    if not _common.listing(arguments):
        return False
    from harness import formats
    from harness.api.findings import Finding, of_compiler

    found = of_compiler(str(error)) or [Finding("compile_error", str(error))]
    _common.write_findings(formats.listed(found, arguments.output_format), arguments)
    return True


def _stands_somewhere() -> None:
    """Raises HarnessError where the current folder was removed: some libraries, torch's among them, end the process."""
    try:
        os.getcwd()
    except OSError as error:
        raise HarnessError(f"the current folder cannot be used: {error.strerror}", hint="cd to a folder") from None
