"""What a submission runs on: a CUDA device, the emulator, or the CPU."""

from __future__ import annotations

import contextlib
import importlib.util
import os
from dataclasses import dataclass, field
from pathlib import Path

from harness.errors import Exit, HarnessError
from harness.machine.driver import Driver, DriverError
from jit.base import environment
from jit.base.arch import DEFAULT

KINDS = ("auto", "cuda", "cpu", "emulator")


@dataclass(frozen=True)
class Device:
    """Where submissions run.

    Args:
        kind: ``"cuda"``, ``"cpu"`` or ``"emulator"``.
        label: for people, e.g. ``"NVIDIA H200 (sm_90)"`` or ``"emulated sm_90a"``.
        env: variables that the submission's process gets.
    """

    kind: str
    label: str
    env: dict[str, str] = field(default_factory=dict)


_GPU_FILES = ("/dev/nvidiactl", "/dev/dxg")


def gpu_is_visible() -> bool:
    """Whether the kernel shows a GPU that this process may use; the driver is not asked."""
    return os.environ.get("CUDA_VISIBLE_DEVICES") != "" and any(map(os.path.exists, _GPU_FILES))


def emulator_available() -> bool:
    """Whether ``jit.emulator`` can be found."""
    with contextlib.suppress(ImportError, ValueError):
        return importlib.util.find_spec("jit.emulator") is not None
    return False


def _cuda_device() -> str | None:
    """The CUDA device that torch would use, found without importing torch (which takes a second or more)."""
    if os.environ.get("CUDA_VISIBLE_DEVICES") == "":
        return None
    spec = importlib.util.find_spec("torch")
    if spec is None or spec.origin is None:
        return None
    built: dict[str, object] = {}
    exec((Path(spec.origin).parent / "version.py").read_text(), built)
    if not built.get("cuda"):
        return None
    try:
        return Driver.get().device_name()
    except DriverError:
        return None


def cuda_devices() -> list[str]:
    """What ``CUDA_VISIBLE_DEVICES`` is for each CUDA device alone, of those that torch would use here."""
    if _cuda_device() is None:
        return []
    if shown := os.environ.get("CUDA_VISIBLE_DEVICES"):
        return [part.strip() for part in shown.split(",") if part.strip()]
    numbers: list[str] = []
    while Driver.get().device_name(len(numbers)) is not None:
        numbers.append(str(len(numbers)))
    return numbers


def select(kind: str = "auto", arch: str | None = None) -> Device:
    """Chooses the device, and hides CUDA from this process too where it is not the one chosen.

    Args:
        kind: one of ``KINDS``; ``auto`` is cuda where there is a device, else the emulator, else the CPU.
        arch: architecture to compile for, e.g. ``"sm_90a"`` (``$WARPYARD_ARCH`` of the submission's process).

    Raises:
        HarnessError: ``kind`` was asked for by name and is not there (exit 7), or a variable of the emulator holds
            something else (exit 2).
    """
    env = {}
    if arch:
        env[environment.ARCH.name] = arch
    if kind in ("cpu", "emulator"):
        os.environ["CUDA_VISIBLE_DEVICES"] = ""
    cuda = _cuda_device()
    if kind == "auto":
        kind = "cuda" if cuda else "emulator" if emulator_available() else "cpu"
    if kind == "cuda":
        if not cuda:
            raise HarnessError(
                "--device cuda: torch finds no CUDA device",
                Exit.NO_DEVICE,
                hint="warpyard doctor; or --device emulator",
            )
        return Device("cuda", cuda, env)
    if kind == "emulator":
        if not emulator_available():
            raise HarnessError(
                "--device emulator: jit.emulator cannot be imported", Exit.NO_DEVICE, hint="warpyard doctor"
            )
        check_variables()
        return Device("emulator", f"emulated {arch or environment.ARCH.read() or DEFAULT}", env)
    return Device("cpu", "CPU, no kernels", env)


def check_variables() -> None:
    """Raises HarnessError (exit 2) where a variable of the emulator holds something else than it may."""
    try:
        environment.refuse_wrong("jit.emulator")
    except ValueError as error:
        raise HarnessError(str(error), hint="warpyard doctor") from None
