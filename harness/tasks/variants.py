"""Which source of a kernel package a run asks for: ``--arch`` and ``--kernel``, checked before anything runs."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from harness.errors import Exit, HarnessError
from harness.guarded import guarded, text
from harness.machine.devices import Device
from harness.tasks.loading import ROOT
from jit.base import environment
from jit.base.arch import DEFAULT

_KERNEL = re.compile(r"\bkernels(?:\.|\s+import\s+)(\w+)")
_LONGEST = 100  # letters of a package's name
_SOURCE_NAME = re.compile(r"(?P<arch>sm_\d+[af]?)(?:_(?P<variant>\w+))?\.cu")


def sources(package: str) -> dict[tuple[str, str | None], Path]:
    """The sources of a package of ``kernels/``: (arch, variant) to path; the default variant is None."""
    found = {}
    for path in sorted((ROOT / "kernels" / package).glob("sm_*.cu")):
        if match := _SOURCE_NAME.fullmatch(path.name):
            found[match["arch"], match["variant"]] = path
    return found


def kernel_names(submission: Path) -> set[str]:
    """Names that follow ``kernels.`` or ``from kernels import`` in a submission's text, if they may be a package's."""
    found = guarded(lambda: set(_KERNEL.findall(text(submission))), set[str]())
    return {name for name in found if len(name) <= _LONGEST}


def packages(submission: Path) -> list[str]:
    """The kernel packages of this project that a submission names."""
    return sorted(name for name in kernel_names(submission) if (ROOT / "kernels" / name / "__init__.py").is_file())


def described(package: str) -> str:
    """The sources of a package for people: ``sm_90a, sm_100a, sm_100a (variant cvt)``."""
    found = [arch + (f" (variant {variant})" if variant else "") for arch, variant in sources(package)]
    return ", ".join(found) or "none"


def choose(submission: Path, arch: str | None, variant: str | None) -> str | None:
    """What `$WARPYARD_VARIANT` has to be for a submission's kernels to run a variant.

    Args:
        submission: the file; packages that it does not name are left alone.
        arch: e.g. ``"sm_100a"``; None is any.
        variant: e.g. ``"cvt"``; None is each package's first source.

    Returns:
        ``package=variant``, joined by commas, for each package that has the variant; None without one. A submission
        that names no package gets the bare variant.

    Raises:
        HarnessError: a package has no source for ``arch``, or none has the variant (exit 5).
    """
    named = packages(submission)
    for name in named:
        if arch is not None and not any(have == arch for have, _ in sources(name)):
            raise HarnessError(
                f"--arch: kernel {name!r} has no source for {arch}; it has: {described(name)}",
                Exit.NOTHING_MATCHED,
                hint="warpyard list",
            )
    if variant is None or not named:
        return variant
    having = [name for name in named if any(v == variant and arch in (None, have) for have, v in sources(name))]
    if not having:
        have = "; ".join(f"{name!r} has: {described(name)}" for name in named)
        where = f" for {arch}" if arch else ""
        raise HarnessError(
            f"--kernel: no source has the variant {variant!r}{where}; kernel {have}",
            Exit.NOTHING_MATCHED,
            hint="warpyard list",
        )
    return ",".join(f"{name}={variant}" for name in having)


def apply(device: Device, submission: Path, arch: str | None, variant: str | None) -> Device:
    """The device with the variables that make a submission's process take the source asked for. Raises as `choose`."""
    if arch is None and device.kind == "emulator":
        arch = environment.ARCH.read() or (DEFAULT if variant else None)
    chosen = choose(submission, arch, variant)
    return device if chosen is None else replace(device, env={**device.env, environment.VARIANT.name: chosen})
