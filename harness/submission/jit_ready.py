"""Imported before a submission is there (``preload``): what one waits for at its first load and launch.

``import jit`` alone imports none of it. A source that lies beside the submission is compiled in its own process, where
NVRTC's first compile takes several times as long as the next ones: so there is one before.
"""

from __future__ import annotations

import contextlib

import filelock  # noqa: F401

import jit.launch.module
import jit.replay.fast_call
from jit.base import arch
from jit.base.errors import JitError

with contextlib.suppress(JitError):  # the submission's own load reports it
    jit.compile('extern "C" __global__ void first(int* word) { *word = 0; }', arch=arch.DEFAULT, cache=False)
