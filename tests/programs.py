"""Programs of tests, in copies of one process that has imported torch and the stand-in CUDA.

A new interpreter takes two seconds of a processor to import them. All processes of a run share the process that is
copied, the server; it runs no program itself. A test of what an interpreter does as it starts needs a new one.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

from filelock import FileLock

from harness.machine import large_pages
from tests.paths import ROOT

SHARED = "TESTS_SHARED_FOLDER"  # a variable: the folder of what the processes of a run share
_SOCKET = "programs"
_IDLE = 900.0  # seconds without a program after which the server ends, should nobody have ended it
# What the copies need not import. None of it changes torch.
_IMPORTED = (
    "torch", "numpy", "jit.compiler.build", "jit.launch.module", "jit.emulated_cuda.fronts",
    "jit.emulated_cuda.torch.install", "jit.emulated_cuda.runtime.in_process", "jit.emulator.launches",
    "harness.checking.judge", "harness.checking.causes", "harness.submission.inline_shim",
)  # fmt: skip


def compare_no_distributed_tensors() -> None:
    """Has ``torch.testing.assert_close`` not ask whether a tensor is a distributed one: it imports 0.7 s of modules for
    that, in each process."""
    from torch.testing import _comparison

    _comparison._HAS_DTENSOR = False


def run(
    program: str | Path, *words: str, cwd: Path = ROOT, variables: Mapping[str, str] | None = None,
    timeout: float = 300,
) -> subprocess.CompletedProcess[str]:  # fmt: skip
    """Runs a Python program, as `subprocess.run` does with a new interpreter and ``capture_output``.

    Args:
        program: its text, or the path of its file.
        words: its command line.
        cwd: where it runs.
        variables: environment variables besides those of this process.
        timeout: seconds.

    Raises:
        subprocess.TimeoutExpired: it ran longer, and was killed.
    """
    world = {
        "file": str(program) if isinstance(program, Path) else "",
        "text": program.read_text() if isinstance(program, Path) else program,
        "words": words, "cwd": str(cwd), "environment": {**os.environ, **(variables or {})},
    }  # fmt: skip
    with contextlib.ExitStack() as files:
        settings, out, errors = (files.enter_context(tempfile.TemporaryFile()) for _ in range(3))
        settings.write(json.dumps(world).encode())
        settings.flush()
        connection = files.enter_context(_connected(_folder()))
        connection.settimeout(timeout)
        socket.send_fds(connection, [b"p"], [settings.fileno(), out.fileno(), errors.fileno()])
        group = struct.unpack("i", connection.recv(4, socket.MSG_WAITALL))[0]
        try:
            code = struct.unpack("i", connection.recv(4, socket.MSG_WAITALL))[0]
        except TimeoutError:
            os.killpg(group, signal.SIGKILL)
            raise subprocess.TimeoutExpired(str(program), timeout) from None
        said = []
        for file in (out, errors):
            file.seek(0)
            said.append(file.read().decode(errors="replace"))
    return subprocess.CompletedProcess([str(program), *words], code, *said)


def end(folder: Path) -> None:
    """Ends the server of a folder, if there is one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(folder / _SOCKET))
        connection.send(b"e")
        connection.recv(1)  # it has closed its end


@functools.cache
def _folder() -> Path:
    if SHARED in os.environ:  # who made it ends the server
        return Path(os.environ[SHARED])
    made = Path(tempfile.mkdtemp(prefix="programs-"))
    atexit.register(shutil.rmtree, made)
    atexit.register(end, made)
    return made


def _connected(folder: Path) -> socket.socket:
    """To the server, which is started where none listens."""
    path = folder / _SOCKET
    with FileLock(path.with_suffix(".lock")):
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(str(path))
        except OSError:
            path.unlink(missing_ok=True)
            with socket.socket(socket.AF_UNIX) as listener:
                listener.bind(str(path))
                listener.listen(64)
                subprocess.Popen(
                    [sys.executable, "-m", "tests.programs", str(listener.fileno())], cwd=ROOT,
                    pass_fds=[listener.fileno()], stdin=subprocess.DEVNULL, start_new_session=True,
                )  # fmt: skip
            connection.connect(str(path))
    return connection


def _serve(descriptor: int) -> Callable[[], None] | None:
    """The life of the server: None at its end, and in each copy what is to be run there."""
    gc.disable()  # until all is imported
    for name in _IMPORTED:
        importlib.import_module(name)
    compare_no_distributed_tensors()
    gc.collect()
    gc.freeze()  # so that the copies share the pages
    large_pages.gather()
    gc.enable()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the keepers
    with socket.socket(fileno=descriptor) as listener:
        listener.settimeout(_IDLE)
        while True:
            try:
                connection, _ = listener.accept()
            except TimeoutError:
                return None
            with connection:
                connection.setblocking(True)
                what, files, _, _ = socket.recv_fds(connection, 1, 3)
                if what == b"e":
                    return None
                if files and not os.fork():
                    listener.close()
                    return _kept(connection, files)
                for file in files:
                    os.close(file)


def _kept(connection: socket.socket, files: list[int]) -> Callable[[], None]:
    """The life of a keeper, which says how the copy ended; in the copy, what is to be run there."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    connection.send(struct.pack("i", os.getpid()))
    copy = os.fork()
    if copy:
        _, status = os.waitpid(copy, 0)
        with contextlib.suppress(OSError):
            connection.send(struct.pack("i", os.waitstatus_to_exitcode(status)))
        os._exit(0)
    connection.close()
    settings, *printed = files
    with open(settings, "rb") as file:
        file.seek(0)
        world = json.load(file)
    for number, file in enumerate(printed, 1):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(world["environment"])
    os.chdir(world["cwd"])
    return functools.partial(_main, world["file"], world["text"], world["words"])


def _main(file: str, text: str, words: list[str]) -> None:
    """Runs the program as an interpreter would, to its end; to take the interpreter apart would take half a second."""
    sys.argv[:] = [file or "-c", *words]
    searched = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:0] = [str(Path(file).parent) if file else "", *(one for one in searched if one)]
    module = ModuleType("__main__")
    if file:
        module.__file__ = file
    sys.modules["__main__"] = module
    code = 0
    try:
        exec(compile(text, file or "<string>", "exec"), module.__dict__)
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else int(error.code is not None)
        if code == 1 and error.code != 1:
            print(error.code, file=sys.stderr)
    except BaseException as error:
        code = 1
        frames = error.__traceback__ and error.__traceback__.tb_next
        sys.excepthook(type(error), error.with_traceback(frames), frames)
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)


if __name__ == "__main__":
    if begin := _serve(int(sys.argv[1])):
        begin()
    os._exit(0)
