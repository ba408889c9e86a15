"""A small kernel, and a compile into a cache of the test's own."""

from __future__ import annotations

from typing import Any

import jit

TEXT = 'extern "C" __global__ void k(int* p) { *p = 1; }\n'


def compile_with(cache: jit.Cache, source: Any = TEXT, arch: str = "sm_90a", **options: Any) -> jit.Artifact:
    return jit.compile(source, arch=arch, cache=cache, **options)
