"""Launch shapes against the limits of the kernel and of the architecture, before the driver sees them."""

from __future__ import annotations

from .arch import Arch
from .artifact import Entry
from .errors import ArgumentError
from .launch_shape import Dims, LaunchShape


def check(entry: Entry, arch: Arch, shape: LaunchShape) -> None:
    """Checks a launch of ``entry`` on ``arch``.

    Raises:
        ArgumentError: naming grid, block, smem, cluster or pdl, the limit, and whose it is. The limits are those of the
            CUDA Programming Guide, "Compute Capabilities", and the kernel's `.maxntid`, `.reqntid` and
            `.reqnctapercluster`.
    """
    grid, block, smem = shape.grid, shape.block, shape.smem
    if min(*grid, *block) < 1:
        raise ArgumentError(f"grid and block: expected positive ints, got {grid} and {block}; 0 blocks are no launch")
    _check_block(entry, arch, block)
    if grid[0] >= 1 << 31 or grid[1] > 65535 or grid[2] > 65535:
        raise ArgumentError(f"grid: at most (2^31 - 1, 65535, 65535), got {grid}")
    if not isinstance(smem, int) or smem < 0:
        raise ArgumentError(f"smem: expected bytes of dynamic shared memory, got {smem!r}")
    if smem + entry.static_smem > arch.smem_optin:
        raise ArgumentError(
            f"smem: {smem} dynamic and {entry.static_smem} static bytes are {smem + entry.static_smem}; a block of "
            f"{arch.name} has at most {arch.smem_optin}: use fewer stages or a smaller tile"
        )
    if shape.pdl and arch.capability < (9, 0):
        raise ArgumentError(f"pdl: programmatic dependent launch needs sm_90a or newer, {entry.name} is {arch.name}")
    if cluster := shape.cluster or entry.cluster:
        _check_cluster(entry, arch, grid, cluster)


def _check_cluster(entry: Entry, arch: Arch, grid: Dims, cluster: Dims) -> None:
    if entry.cluster and entry.cluster != cluster:
        raise ArgumentError(f"cluster: {entry.name} is compiled with __cluster_dims__{entry.cluster}, got {cluster}")
    blocks = cluster[0] * cluster[1] * cluster[2]
    if blocks > arch.max_cluster:
        has = f"takes at most {arch.max_cluster}" if arch.max_cluster > 1 else "has no clusters"
        raise ArgumentError(f"cluster: {cluster} is {blocks} blocks; {arch.name} {has}")
    if any(blocks_in % by for blocks_in, by in zip(grid, cluster, strict=True)):
        raise ArgumentError(f"cluster: {cluster} does not divide the grid {grid}; round the grid up to a multiple")


def _check_block(entry: Entry, arch: Arch, block: Dims) -> None:
    threads = block[0] * block[1] * block[2]
    if entry.block and block != entry.block:
        raise ArgumentError(f"block: {entry.name} is compiled for exactly {entry.block}, got {block}")
    limit = min(entry.max_threads or arch.max_threads_per_block, arch.max_threads_per_block)
    if threads > limit:
        whose = f"the __launch_bounds__ of {entry.name}" if entry.max_threads else "the most that a block can have"
        raise ArgumentError(f"block: {block} is {threads} threads, more than {limit}, {whose}")
    if block[2] > 64:
        raise ArgumentError(f"block: at most 64 in z, got {block}")
    # Registers are given to warps in units of 8 a thread.
    registers = -(-entry.registers // 8) * 8 * -(-threads // 32) * 32
    if registers > arch.registers_per_sm:
        raise ArgumentError(
            f"block: {threads} threads of {entry.name} with {entry.registers} registers each need "
            f"{registers}, more than the {arch.registers_per_sm} of an SM; use a smaller block, or compile with "
            f"__launch_bounds__({threads})"
        )
