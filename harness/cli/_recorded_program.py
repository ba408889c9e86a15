"""One run of a CUDA program on the emulator, which records what the warps of its launches run."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from harness.cli._recorded_call import CLUSTERS
from harness.errors import Exit, HarnessError
from jit import timing


def run(source: Path, arch: str | None, whole: bool = False) -> list[timing.Launch]:
    """The launches of a program.

    Args:
        source: a ``.cu`` with ``main``.
        arch: that it sees; None is the emulator's own.
        whole: every cluster runs, and a few of them are recorded.

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
        streams = Path(folder, "streams")
        given = {environment.STREAMS.name: str(streams), **({} if whole else {environment.SAMPLE.name: str(CLUSTERS)})}
        before = {name: os.environ.get(name) for name in given}
        os.environ.update(given)
        sys.stdout.flush()
        own = os.dup(1)
        os.dup2(2, 1)  # what the program prints is no part of the document
        try:
            program.run(built, [], found, printed.append)
        finally:
            os.dup2(own, 1)
            os.close(own)
            for name, value in before.items():
                os.environ.pop(name) if value is None else os.environ.__setitem__(name, value)
        launches = timing.launches(streams)
    if not launches:
        raise HarnessError(
            f"{source.name}: no kernel was emulated to its end{': ' + printed[0] if printed else ''}",
            Exit.WRONG if printed else Exit.NOTHING_MATCHED,
            hint=f"warpyard run {source}",
        )
    return launches
