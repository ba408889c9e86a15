"""Kernels that are compiled before anything runs: which a submission may ask for, and how they get into a cache.

A build is identified by its contents: the text, its headers, macros, options and architecture, and not by the folders
that they lie in. So what one host has compiled serves another.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec

import jit
import kernels
from harness.errors import HarnessError
from harness.inspect import targets
from harness.scale import blobs
from harness.scale.jobs import Built
from harness.tasks import variants
from jit.base import isolated_process
from jit.base.artifact import Artifact
from jit.cache.store import default_cache
from jit.compiler.build import build
from jit.compiler.request import Request, request

_SECONDS = 600.0  # of a build


def requests(submission: Path, arch: str | None, variant: str | None, defines: Mapping[str, str]) -> dict[str, Request]:
    """What a submission may have compiled, by contents: all builds of the kernel packages that it names, or else the
    CUDA texts that it holds or that lie beside it. What it puts together at run time is not among them."""
    target = arch or jit.target_arch()
    found: list[Request] = []
    for name in variants.packages(submission):
        sources = variants.sources(name)
        for listed in kernels.package(name).builds():
            fits = listed.arch == target and (variant is None or sources.get((target, variant)) == listed.source)
            if fits:
                found.append(replace(listed, defines={**listed.defines, **defines}).request())
    if not found:
        try:
            for one in targets.find(str(submission), target, variant, defines, ()):
                found.append(request(one.source, one.arch, {**one.defines, **defines}, one.options, (), ()))
        except HarnessError:
            return {}
    return {one.contents: one for one in found}


def make(wanted: Mapping[str, Request], seconds: float = _SECONDS) -> Built:
    """Compiles what the cache does not hold, into it. A build that fails, or takes more than so many seconds, costs
    itself only: whether the submission needs it shows when it runs."""
    built = Built()
    for contents, asked in wanted.items():
        try:
            with isolated_process.within(seconds):
                made = default_cache().get_or_build(Artifact, asked.key, asked.arch, functools.partial(build, asked))
        except jit.JitError as error:
            built.errors.append(str(error))
            continue
        built.made[contents] = zlib.compress(msgspec.msgpack.encode(made.files()))
    return built


def take(wanted: Mapping[str, Request], offered: Mapping[str, str]) -> int:
    """Puts kernels that were compiled elsewhere into this machine's cache; they are fetched where it lacks them.

    Args:
        wanted: by contents, as this machine would ask for them.
        offered: digests of the compiled files, by contents.

    Returns:
        How many were put there.
    """
    lacking = {contents: asked for contents, asked in wanted.items() if contents in offered and not _has(asked)}
    for contents, asked in lacking.items():
        publish(asked, blobs.fetch(offered[contents]))
    return len(lacking)


def publish(asked: Request, packed: bytes) -> None:
    """Puts a kernel that was compiled elsewhere into this machine's cache. Raises OSError."""
    if not _has(asked):
        files = msgspec.msgpack.decode(zlib.decompress(packed), type=dict[str, bytes])
        default_cache().publish(replace(Artifact.read(files, None), key=asked.key))


def _has(asked: Request) -> bool:
    return default_cache().lookup(Artifact, asked.key, asked.arch) is not None
