"""A run of a program on the emulator, which records what the warps of its launches run."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from harness.cli._recorded_call import CLUSTERS, until_complete, whole_launches
from harness.errors import Exit, HarnessError
from jit import timing


@contextlib.contextmanager
def recording(
    folder: Path, arch: str, whole: bool, chip: timing.Chip | None = None, all_of: Collection[int] = ()
) -> Iterator[None]:
    """Meanwhile emulators of this process and of those that it starts write records of their launches to a folder.

    Args:
        arch: that programs see.
        whole: every cluster runs, and a few of them are recorded; else those few alone.
        chip: whose size kernels choose their grids for.
        all_of: launches, by number, of which every cluster runs nevertheless.
    """
    from jit.base import environment

    given = {environment.STREAMS.name: str(folder), environment.ARCH.name: arch, **whole_launches(all_of)}
    if not whole:
        given[environment.SAMPLE.name] = str(CLUSTERS)
    if chip:
        given[environment.CHIP.name] = f"{chip.sms},{chip.l2}"
    before = {name: os.environ.get(name) for name in given}
    os.environ.update(given)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.__setitem__(name, value)


def run_python(source: Path, words: Sequence[str], arch: str, record: Path, verbose: bool = False) -> int:
    """Runs a Python program on the emulator, as a process of its own.

    Args:
        source: the program.
        words: its arguments.
        arch: the architecture that it sees.
        record: a folder for what it notes, as jit.base.run_record says.
        verbose: tracebacks have the frames of this project.

    Returns:
        its exit code, or less than 0: the signal that ended it.
    """
    from jit.base import environment

    own = [sys.executable, "-m", "harness.cli._python_program", *(["--verbose"] if verbose else [])]
    given = {environment.ARCH.name: arch, environment.RUN_RECORD.name: str(record), "CUDA_VISIBLE_DEVICES": ""}
    return subprocess.run([*own, str(source), *words], env={**os.environ, **given}).returncode


def run(
    source: Path, arch: str | None, whole: bool = False, tell: Callable[[str], None] = lambda _: None
) -> list[timing.Launch]:
    """The launches of a CUDA program.

    Args:
        source: a ``.cu`` with ``main``.
        arch: that it sees; None is the emulator's own.
        whole: every cluster runs, and a few of them are recorded. Else a few run, and all of a launch that writes what
            decides what a later one does.
        tell: is called with what is done.

    Raises:
        HarnessError: it does not build, the emulator finds something, or it launches no kernel.
    """
    import jit
    from jit.base import environment
    from jit.emulated_cuda.programs import program

    printed: list[str] = []

    def found(_: Any, error: jit.JitError) -> None:
        printed.append(str(error))

    try:
        target = jit.arch.find(arch).name if arch else environment.ARCH.read() or jit.arch.DEFAULT
    except jit.UnknownArchError as error:
        raise HarnessError(f"--arch: {error}") from None
    with tempfile.TemporaryDirectory(prefix="warpyard-estimate-") as folder:
        try:
            built = program.build(source.resolve(), target, [], Path(folder))
        except jit.NoCompilerError as error:
            raise HarnessError(str(error), Exit.NO_DEVICE) from None
        except jit.CompileError as error:
            raise HarnessError(str(error), Exit.COMPILE) from None

        def record(all_of: Collection[int]) -> tuple[list[timing.Launch], list[timing.Launch]]:
            printed.clear()
            streams = Path(folder, f"streams{len(all_of)}")
            with recording(streams, target, whole, all_of=all_of):
                program.run(built, [], found, printed.append)
            made = timing.launches(streams)
            return made, made

        sys.stdout.flush()
        own = os.dup(1)
        os.dup2(2, 1)  # what the program prints is no part of the document
        try:
            launches = until_complete(record, tell)
        finally:
            os.dup2(own, 1)
            os.close(own)
    if not launches:
        raise HarnessError(
            f"{source.name}: no kernel was emulated to its end{': ' + printed[0] if printed else ''}",
            Exit.WRONG if printed else Exit.NOTHING_MATCHED,
            hint=f"warpyard run {source}",
        )
    return launches
