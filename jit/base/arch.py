"""The architectures that warpyard compiles for, with the limits that a launch must keep.

Limits are those of the CUDA Programming Guide, "Compute Capabilities"; names carry the suffix of the
architecture-specific instruction set (`a`) where one exists, because wgmma, setmaxnreg and tcgen05 need it.
"""

from __future__ import annotations

import difflib
import functools
import os
import sys
from dataclasses import dataclass

from . import emulated_device, environment
from .errors import UnknownArchError

KIB = 1024
DEFAULT = "sm_90a"


@dataclass(frozen=True)
class Arch:
    """One architecture.

    Attributes:
        name: as the compiler takes it, e.g. ``"sm_90a"``.
        capability: compute capability of the device, e.g. ``(9, 0)``.
        smem_optin: most shared memory of one block in bytes, static and dynamic together, after the opt-in.
        smem_per_sm: shared memory of one SM in bytes.
        registers_per_sm: 32-bit registers of one SM.
        max_threads_per_sm: resident threads of one SM.
        max_blocks_per_sm: resident blocks of one SM.
        max_cluster: most blocks in a cluster, with the non-portable sizes; 1 where there are no clusters.
        part: the product that `sms` is the count of.
        sms: SMs of `part`; None where not known.
    """

    name: str
    capability: tuple[int, int]
    smem_optin: int
    smem_per_sm: int
    max_threads_per_sm: int
    max_blocks_per_sm: int
    max_cluster: int
    part: str
    sms: int | None
    registers_per_sm: int = 65536
    max_threads_per_block: int = 1024

    @property
    def compute(self) -> str:
        """The virtual architecture, e.g. ``"compute_90a"``."""
        return self.name.replace("sm_", "compute_")


TABLE = {
    arch.name: arch
    for arch in (
        Arch("sm_80", (8, 0), 163 * KIB, 164 * KIB, 2048, 32, 1, "A100", 108),
        Arch("sm_86", (8, 6), 99 * KIB, 100 * KIB, 1536, 16, 1, "A40", 84),
        Arch("sm_89", (8, 9), 99 * KIB, 100 * KIB, 1536, 24, 1, "L40S", 142),
        Arch("sm_90a", (9, 0), 227 * KIB, 228 * KIB, 2048, 32, 16, "H200", 132),
        Arch("sm_100a", (10, 0), 227 * KIB, 228 * KIB, 2048, 32, 16, "B200", 148),
        Arch("sm_103a", (10, 3), 227 * KIB, 228 * KIB, 2048, 32, 16, "B300", None),
        Arch("sm_120a", (12, 0), 99 * KIB, 100 * KIB, 1536, 32, 8, "RTX 5090", 170),
    )
}
_BY_CAPABILITY = {arch.capability: arch for arch in TABLE.values()}


def find(name: str) -> Arch:
    """The table's row for ``name`` (``"sm_90a"``). Raises UnknownArchError, with the near matches."""
    if found := TABLE.get(name):
        return found
    spelled = f"sm_{str(name).lower().removeprefix('sm').removeprefix('_').replace('.', '')}"
    digits = spelled.rstrip("abcdefghijklmnopqrstuvwxyz")
    near = [known for known in TABLE if known.rstrip("af") == digits] or difflib.get_close_matches(
        spelled, TABLE, 3, 0.6
    )
    hint = f"did you mean {' or '.join(near)}? " if near else ""
    raise UnknownArchError(
        f"arch {name!r} is not known; {hint}Known architectures, each with its full suffix: {', '.join(TABLE)}"
    )


def running(target: str) -> Arch:
    """The table's row that runs PTX of a target: the row of this name, or the oldest one that is not older than the
    target. Raises UnknownArchError."""
    if found := TABLE.get(target):
        return found
    digits = target.removeprefix("sm_").rstrip("af")
    if digits.isdigit():
        capability = divmod(int(digits), 10)
        for arch in sorted(TABLE.values(), key=lambda row: row.capability):
            if arch.capability >= capability:
                return arch
    return find(target)


def most_static_shared(target: str) -> int:
    """The most bytes of static shared memory that a kernel for a PTX target may have, as ptxas 13.0 takes them: all
    that a block has after the opt-in for ``"sm_90a"`` and its like, else 48 KiB, for families (``"sm_100f"``) too."""
    return running(target).smem_optin if target.endswith("a") else 48 * KIB


def of_capability(major: int, minor: int) -> Arch:
    """The table's row for a device's compute capability. Raises UnknownArchError."""
    if found := _BY_CAPABILITY.get((major, minor)):
        return found
    have = ", ".join(f"{arch.capability[0]}.{arch.capability[1]} ({arch.name})" for arch in TABLE.values())
    raise UnknownArchError(
        f"compute capability {major}.{minor} is not known; known are {have}. Move the tensors to the CPU and set "
        f"WARPYARD_ARCH to one of these to run the kernel on the emulator."
    )


@functools.cache
def of_device(index: int) -> Arch:
    """The architecture of CUDA device ``index``."""
    import torch

    return of_capability(*torch.cuda.get_device_capability(index))


def target_arch(where: object = None) -> str:
    """The architecture to compile for.

    Args:
        where: a tensor or a device (``torch.device``, ``"cuda:1"``, ``"cpu"``). A CUDA device gives its own
            architecture; the CPU, and ``"cuda"`` where it is emulated, give ``$WARPYARD_ARCH``, or ``"sm_90a"``, which
            the emulator then runs. None means the current CUDA device where there is one, else the CPU.

    Returns:
        The name with its suffix, e.g. ``"sm_90a"``.

    Raises:
        UnknownArchError: the device, or ``$WARPYARD_ARCH``, is not in the table.
    """
    if where is None:
        if "torch" not in sys.modules and os.environ.get("CUDA_VISIBLE_DEVICES") == "":
            return find(environment.ARCH.read() or DEFAULT).name  # and torch, whose import takes seconds, is not asked
        import torch

        if torch.cuda.is_available() and not emulated_device.active():
            return of_device(torch.cuda.current_device()).name
    else:
        import torch

        device = where.device if isinstance(where, torch.Tensor) else torch.device(where)  # type: ignore[call-overload]
        if emulated_device.on_gpu(device):
            return of_device(torch.cuda.current_device() if device.index is None else device.index).name
    return find(environment.ARCH.read() or DEFAULT).name
