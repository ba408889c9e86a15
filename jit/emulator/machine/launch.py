"""One launch as it stands: what it was asked for, the memory that its kernel may access, and what was remarked on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from ...base import arch
from ...base.errors import ArgumentError
from ...base.findings import EmulatorFinding
from ...base.launch_shape import Dims, LaunchShape
from ..native import frame as f
from ..native.memory import aligned
from ..settings import Settings
from .detector import Detector
from .global_memory import Allocation, Memory, low_address, of_array, own_address
from .kernel import Kernel
from .owners import Owners
from .sites import Site
from .tensor_maps import TensorMapProxy

_WORKSPACE = 64  # bytes
MOST_BLOCKS = 2_000  # that a warp runs in one go


class Placed(Protocol):
    """A warp, for callers that only report where it is."""

    def where(self, site: Site) -> dict[str, Any]:
        """The fields that place a finding."""


class Orders(Protocol):
    """What chooses the order in which a launch runs, where no seed does."""

    def first(self, firsts: list[Dims]) -> list[Dims]:
        """The clusters that run, each by its first CTA, in the order in which they begin."""

    def schedule(self, group: Any) -> Any:
        """What runs a cluster that starts now, as `schedule.Schedule` does."""

    def hurried(self, place: int) -> bool:
        """Whether something happens now that may also happen later, in the cluster at this place of that order."""


class MissingCode(BaseException):
    """A fork comes to blocks that there is no code of: the process that it is a fork of has to make it. No Exception,
    as what an executor raises is reported as an instruction that is not supported."""


class Launch:
    """All of one launch. Attributes are named as in the launch call; `lane_instructions` counts what ran. ``params``:
    the bytes of the parameters; ``allocations``: the memory that the kernel may access, which outlives the launch.
    ``detect`` makes the race detector of a cluster; None, and races are not looked for. The CTAs of a cooperative
    shape get what `cooperative_groups` synchronises a grid with. ``follows``: the owners note which bytes are read;
    ``histories``: and who writes each."""

    def __init__(
        self, program: Kernel, params: bytes, allocations: Sequence[Allocation], shape: LaunchShape,
        seed: int, settings: Settings, detect: Callable[[Any], Detector[Any, Any]] | None = None, follows: bool = False,
        histories: bool = False,
    ):  # fmt: skip
        self.program, self.grid, self.block, self.smem = program, shape.grid, shape.block, shape.smem
        self.cluster = shape.cluster or (1, 1, 1)
        self.threads = self.block[0] * self.block[1] * self.block[2]
        self.warps = -(-self.threads // 32)
        self.shared_size = program.static_shared + self.smem
        self.used_shared = self.shared_size - f.SHARED_BASE - program.reserved
        if (asked := self.used_shared) > (most := arch.find(program.arch).smem_optin):
            raise ArgumentError(f"smem: {asked} static and dynamic bytes; a block of {program.arch} has at most {most}")
        self.rng = random.Random(seed)
        self.first_state: Any = None  # of `rng`, for the first cluster
        self.seed, self.settings, self.detect = seed, settings, detect
        self.orders: Orders | None = None  # what chooses the order, in place of the seed
        self.until = time.monotonic() + settings.seconds
        self.multiprocessors = arch.TABLE[program.arch].sms or arch.TABLE[arch.DEFAULT].sms or 1
        self.serial = 0  # of the cluster that runs, from 1 on
        self.done = 0  # clusters
        self.forked = False  # this is a fork of the launch's process (processes.py)
        self.look: Callable[[], None] = lambda: None  # called between the rounds of the scheduler
        self.notes: dict[tuple[str, int], dict[str, Any]] = {}
        self.lane_instructions = 0
        self.counted: dict[str, Any] = {}  # the report of the program's counters
        self.events: list[Any] = []  # what counters/order.py records
        self.maps: dict[tuple[str, str], dict[str, Any]] = {}  # likewise: tensor maps of copies, by line and contents
        self.streams: Any = None  # what counters/streams.py records, or None
        self.lengths: list[tuple[int, int, int]] = []  # of the first cluster: rank of the CTA, warp, lane instructions
        self.params = aligned(max(program.param_size, 16), 128)
        self.params[: len(params)] = np.frombuffer(params, np.uint8)
        self.tensormap_proxy = TensorMapProxy()
        # 32 bits hold an address of the .param space: `mov.b32` of a parameter's name is one.
        self.params_at = low_address(self.params.nbytes, allocations)
        own = list(program.globals)
        self.workspace: np.ndarray | None = None  # of the grid: its size, and the word of its barrier
        self.workspace_at = 0
        if shape.cooperative:
            self.workspace = aligned(_WORKSPACE, 16)
            self.workspace.view(np.uint32)[0] = _WORKSPACE
            self.workspace_at = own_address(_WORKSPACE)
            own.append(of_array(self.workspace, self.workspace_at, "the workspace of the grid"))
        self.memory = Memory(allocations, own, of_array(self.params, self.params_at, "the parameters"))
        ctas = self.grid[0] * self.grid[1] * self.grid[2]
        warps = self.warps * self.cluster[0] * self.cluster[1] * self.cluster[2]
        clusters = 0 if program.independent else ctas
        self.owners = Owners(self.memory, clusters, warps, follows, histories) if detect else None

    def complete(self) -> None:
        """Has code made of the blocks that there is none of. Raises MissingCode in a fork: the connection to the
        process that makes code is not its own."""
        if self.forked:
            raise MissingCode
        self.program.complete()

    def hasty(self, chance: float) -> bool:
        """Whether something happens now that may also happen later: a wait gives up, a matrix instruction runs. Never
        under seed 0; under another one with this ``chance``."""
        if self.orders is not None:
            return self.orders.hurried(self.serial - 1)
        return bool(self.seed and chance and self.rng.random() < chance)

    def next_budget(self) -> int:
        """Blocks that a warp runs before another one may: with a seed other than 0, often very few."""
        return self.rng.choice((1, 4, 16, 64, MOST_BLOCKS)) if self.seed else MOST_BLOCKS

    def note(self, kind: str, message: str, warp: Placed, site: Site, **details: Any) -> None:
        """Keeps the first remark of its kind at each instruction."""
        self.notes.setdefault((kind, id(site)), {"kind": kind, "message": message, **details, **warp.where(site)})

    def allows(self, finding: EmulatorFinding, warp: Placed, site: Site) -> bool:
        """Whether somebody has allowed the finding, so that the launch goes on; a remark then counts it."""
        if not self.settings.allow:
            return False
        finding.locate(**warp.where(site))
        for rule in self.settings.allow:
            if rule.allows(finding.report, self.program.functions):
                report = finding.report
                message = f"{report['kind']}: {report['message']}"
                note = self.notes.setdefault(
                    (f"allowed {rule.text}", id(site)),
                    report | {"kind": "allowed", "message": message, "rule": rule.text, "count": 0},
                )
                note["count"] += 1
                return True
        return False

    def remark(self, kind: str, message: str, warp: Placed, site: Site, **details: Any) -> None:
        """Keeps a remark: what no sentence of the PTX ISA forbids. A finding where the settings are strict."""
        if self.settings.strict:
            raise EmulatorFinding(kind, message, **details)
        self.note(kind, message, warp, site, **details)

    def remark_of_compiler(self, kind: str, message: str, warp: Placed, site: Site, **details: Any) -> None:
        """As `remark`, for what an author writes in CUDA C++ and Triton's compiler makes by itself. Its authors cannot
        change that, and get the remark under strict settings only."""
        if self.settings.strict or not self.program.of_llvm:
            self.remark(kind, message, warp, site, **details)
