"""``python -m tests.emulator.speed``: how fast the emulator is here, in CPU time of one core.

What is measured is a loop of barriers, CTAs that end at once, matrix products by wgmma and tcgen05, the first benchmark
case of nvfp4_gemv, and what a new process takes from the launch to the first instruction, once compilers have kept
their results. On a machine that does other work too, the best of several runs is nearest to the truth: ``--runs``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import torch

import jit
from harness import tasks
from jit.emulator import launches
from kernels import INCLUDE
from kernels.nvfp4_gemv import nvfp4_gemv

FOLDER = Path(__file__).parent
TASKS = FOLDER.parents[2] / "tasks"
ROWS, COLUMNS, DEPTH = 128, 256, 64  # of a stage of matrix.cu
FIRST = ("attn_dist", "nvfp4_gemv", "sparse_mla_bwd", "xl_paged_attention")


def run_seconds(work: Callable[[], object]) -> float:
    """CPU seconds of a call, without those of compiling, which is done before."""
    work()
    started = time.process_time()
    work()
    return time.process_time() - started


def barrier(warps: int, rounds: int = 2000) -> float:
    """CPU seconds that a warp takes for a `bar.sync` of ``warps`` warps."""
    kernel = jit.load(FOLDER / "barrier.cu", arch="sm_90a")["barriers"]
    return run_seconds(lambda: kernel(rounds, grid=1, block=32 * warps)) / rounds / warps


def ctas(warps: int, count: int = 2000) -> float:
    """CPU seconds that a CTA of ``warps`` warps takes which ends at once."""
    kernel = jit.load(FOLDER / "barrier.cu", arch="sm_90a")["barriers"]
    return run_seconds(lambda: kernel(0, grid=count, block=32 * warps)) / count


def tiles(count: int, seed: int = 0) -> tuple[torch.Tensor, torch.Tensor]:
    """Stages of matrix.cu as they lie in memory, [count, 384, 64] bf16, and the product that they give."""
    rows = torch.randn(count, ROWS + COLUMNS, DEPTH, generator=torch.Generator().manual_seed(seed)).bfloat16()
    a, b = rows[:, :ROWS].float(), rows[:, ROWS:].float()
    units = torch.arange(8)[None] ^ torch.arange(ROWS + COLUMNS)[:, None] % 8  # a row's 16 bytes [PTX ISA 5.5.7]
    placed = rows.view(count, -1, 8, 8).gather(2, units[None, :, :, None].expand(count, -1, -1, 8))
    return placed.reshape(rows.shape).contiguous(), torch.einsum("tik,tjk->ij", a, b)


def products(count: int, source: str = "matrix.cu", arch: str = "sm_90a", block: int = 288) -> float:
    """Products a CPU second of 128 x 256 results by wgmma.m64n256k16, in so many stages; or by another source."""
    module = jit.load(FOLDER / source, arch=arch, include_dirs=(INCLUDE, FOLDER))
    given, want = tiles(count)
    out = torch.zeros(ROWS, COLUMNS)
    kernel, smem = module["matrix"], module.constants["matrix_smem"]
    took = run_seconds(lambda: kernel(given, out, count, grid=1, block=block, smem=smem))
    torch.testing.assert_close(out, want, rtol=1e-3, atol=1e-2)
    return ROWS * COLUMNS * DEPTH * count / took


def products_in_tensor_memory(count: int) -> float:
    """The same of tcgen05.mma with M of 128 and N of 256."""
    return products(count, "tensor_memory.cu", "sm_100a", 192)


def generated(name: str, benchmark: bool) -> tuple[Any, Any]:
    """A task, and the input of its first benchmark or test case."""
    task = tasks.load(TASKS / name)
    task.reference.default_device = lambda: torch.device("cpu")
    return task, task.generate((task.benchmarks if benchmark else task.tests)[0].args)


def gemv(variant: str) -> float:
    """CPU seconds of the first benchmark case of nvfp4_gemv."""
    _, (a, b, _, _, sfa, sfb, c) = generated("nvfp4_gemv", True)
    started = time.process_time()
    nvfp4_gemv(a, b, sfa, sfb, out=c, variant=variant)
    return time.process_time() - started


class Begun(Exception):
    """The first instruction would be executed now."""


def first(name: str) -> float:
    """CPU seconds from the call of a task's submission to its first instruction. Only once in a process."""
    task, data = generated(name, False)
    sys.path.insert(0, str(task.folder))
    from submission import custom_kernel  # type: ignore[import-not-found]

    def begins(launch: object) -> NoReturn:
        raise Begun

    launches.run = begins
    started = time.process_time()
    try:
        custom_kernel(data)
    except Begun:
        return time.process_time() - started
    raise RuntimeError(f"{name}: the submission launches nothing on the emulator")


def first_apart(name: str) -> float:
    """The same in a new process."""
    command = [sys.executable, "-m", "tests.emulator.speed", "--first", name]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.emulator.speed", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of each; the best is shown")
    parser.add_argument("--first", default="", help="only: seconds to the first instruction of a task, in this process")
    given = parser.parse_args()
    torch.set_num_threads(1)
    os.environ["WARPYARD_EMULATOR_JOBS"] = "1"
    os.environ["WARPYARD_ARCH"] = "sm_90a"
    if given.first:
        print(first(given.first))
        return 0

    def best(work: Callable[[], float], largest: bool = False) -> float:
        return (max if largest else min)(work() for _ in range(given.runs))

    print(f"bar.sync of 8 warps: {best(lambda: barrier(8)) * 1e6:.1f} µs a warp", flush=True)
    print(f"a CTA of 8 warps that end at once: {best(lambda: ctas(8)) * 1e6:.0f} µs", flush=True)
    print(f"wgmma.m64n256k16: {best(lambda: products(32), True) / 1e9:.2f} · 10⁹ products a second", flush=True)
    in_memory = best(lambda: products_in_tensor_memory(32), True)
    print(f"tcgen05.mma of 128 x 256 x 16: {in_memory / 1e9:.2f} · 10⁹ products a second", flush=True)
    for variant in ("mma", "wgmma"):
        print(f"nvfp4_gemv's first benchmark case, {variant}: {best(lambda v=variant: gemv(v)):.1f} s", flush=True)
    for name in FIRST:
        first_apart(name)  # compilers keep their results
        print(f"to the first instruction of {name}: {best(lambda n=name: first_apart(n)):.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
