"""Compiles forms, many in a module, and runs them on a device."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

import jit

from .forms import BLOCK, Form

ARCH = "sm_90a"
GROUP = 24  # forms of a module


def _compile(forms: list[Form]) -> list[tuple[Form, jit.Kernel | str]]:
    """The kernel of each form, or the compiler's words; a module that fails is compiled by halves."""
    text = "".join(form.source(f"f{i}") for i, form in enumerate(forms))
    try:
        module = jit.load(text, arch=ARCH)
        return [(form, module[f"f{i}"]) for i, form in enumerate(forms)]
    except jit.CompileError as error:
        if len(forms) == 1:
            return [(forms[0], " ".join(str(error).split())[:400])]
        half = len(forms) // 2
        return _compile(forms[:half]) + _compile(forms[half:])


def compiled(forms: Iterable[Form], workers: int | None = None) -> Iterator[tuple[Form, jit.Kernel | str]]:
    """Each form with its kernel, or with what the compiler said against it."""
    waiting = list(forms)
    groups = [waiting[i : i + GROUP] for i in range(0, len(waiting), GROUP)]
    with ThreadPoolExecutor(workers or len(os.sched_getaffinity(0))) as pool:
        for group in pool.map(_compile, groups):
            yield from group


def run(form: Form, kernel: jit.Kernel, device: torch.device) -> np.ndarray:
    """The form's results, u32 words, on a device; a CPU is the emulator."""
    given = torch.from_numpy(form.inputs().view(np.int32).reshape(-1)).to(device)
    out = torch.zeros(max(form.words, 1), dtype=torch.int32, device=device)
    kernel(*form.arguments(given, out), grid=form.grid, block=BLOCK)
    return out.cpu().numpy().view(np.uint32)[: form.words]
