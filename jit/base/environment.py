"""Every environment variable of the project: its name, its values, its default, and who reads it.

A row of `TABLE` is the only place that knows a variable. Code reads one with ``environment.ARCH.read()`` and writes one
for another process with ``{environment.ARCH.name: "sm_90a"}``. An empty variable counts as not set.
docs/environment.md shows the same rows; a test compares the two.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Variable(Generic[T]):
    """One environment variable.

    Attributes:
        name: as the shell spells it.
        values: what it may hold, as an error and the table say it.
        parse: turns the text into the value; it raises ValueError for a text that is none of ``values``.
        default: the value where the variable is not set or empty.
        unset: what ``default`` is, in words.
        meaning: what the variable does.
        reader: the package that reads it.
    """

    name: str
    values: str
    parse: Callable[[str], T]
    default: T
    unset: str
    meaning: str
    reader: str

    def read(self, variables: Mapping[str, str] | None = None) -> T:
        """The variable's value now.

        Args:
            variables: where to look; None is this process's environment.

        Raises:
            ValueError: the variable holds something else than ``values``.
        """
        text = (os.environ if variables is None else variables).get(self.name, "").strip()
        if not text:
            return self.default
        try:
            return self.parse(text)
        except ValueError:
            pass
        raise ValueError(f"{self.name}: expected {self.values}, got {text!r}; leave it out for {self.unset}")


def _whole(least: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        value = int(text)
        if value < least:
            raise ValueError(text)
        return value

    return parse


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < math.inf:
        raise ValueError(text)
    return value


def _switch(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(text)
    return text == "1"


def _folders(text: str) -> tuple[Path, ...]:
    return tuple(Path(part) for part in text.split(os.pathsep) if part)


def _variants(text: str) -> dict[str, str]:
    """Variant by package; the package "" is every package that has no pair of its own."""
    asked: dict[str, str] = {}
    for entry in filter(None, text.split(",")):
        package, equals, variant = (part.strip() for part in entry.partition("="))
        if (equals and not (package and variant)) or (not equals and "" in asked):
            raise ValueError(text)
        if equals:
            asked.setdefault(package, variant)
        else:
            asked[""] = package
    return asked


def _macros(text: str) -> dict[str, str]:
    """Value by name."""
    given: dict[str, str] = {}
    for entry in filter(None, text.split(",")):
        name, equals, value = (part.strip() for part in entry.partition("="))
        if not (name.isidentifier() and equals and value) or name in given:
            raise ValueError(text)
        given[name] = value
    return given


ARCH: Variable[str | None] = Variable(
    name="WARPYARD_ARCH",
    values="an architecture, such as sm_100a",
    parse=str,
    default=None,
    unset="sm_90a",
    meaning="The architecture that kernels are compiled for, and that the emulator runs, where there is no GPU.",
    reader="jit",
)
DEFINES: Variable[Mapping[str, str]] = Variable(
    name="WARPYARD_DEFINES",
    values="NAME=VALUE pairs joined by commas, each name once, such as WARPS=8,STAGES=3",
    parse=_macros,
    default={},
    unset="no further macros",
    meaning="Macros for every source that is compiled, in place of its own of the same name. `warpyard sweep` sets it.",
    reader="jit",
)
CACHE_DIR: Variable[Path | None] = Variable(
    name="WARPYARD_CACHE_DIR",
    values="a folder",
    parse=Path,
    default=None,
    unset="$XDG_CACHE_HOME/warpyard or ~/.cache/warpyard",
    meaning="Keeps compiled kernels.",
    reader="jit",
)
CACHE_BELOW: Variable[Path | None] = Variable(
    name="WARPYARD_CACHE_BELOW",
    values="a folder",
    parse=Path,
    default=None,
    unset="no such folder",
    meaning="A second cache, which is read and never written. The harness sets it for submissions.",
    reader="jit",
)
BUNDLE: Variable[Path | None] = Variable(
    name="WARPYARD_BUNDLE",
    values="a file",
    parse=Path,
    default=None,
    unset="no such file",
    meaning="Compiled kernels, which are looked for here first. `warpyard build --bundle` writes it.",
    reader="jit",
)
VARIANT: Variable[Mapping[str, str]] = Variable(
    name="WARPYARD_VARIANT",
    values="one variant, or package=variant pairs joined by commas, such as nvfp4_gemv=cvt",
    parse=_variants,
    default={},
    unset="each package's first source",
    meaning="The kernel variant to run. `--kernel` sets it.",
    reader="kernels",
)
STATE_DIR: Variable[Path | None] = Variable(
    name="WARPYARD_STATE_DIR",
    values="a folder",
    parse=Path,
    default=None,
    unset="$XDG_STATE_HOME/warpyard or ~/.local/state/warpyard",
    meaning="Keeps the results of every run. Submissions cannot write there.",
    reader="harness",
)
TASKS: Variable[tuple[Path, ...]] = Variable(
    name="WARPYARD_TASKS",
    values=f"folders joined by {os.pathsep!r}",
    parse=_folders,
    default=(),
    unset="the project's own tasks",
    meaning="More folders in which tasks are found.",
    reader="harness",
)
MARKS: Variable[bool] = Variable(
    name="WARPYARD_MARKS",
    values="0 or 1",
    parse=_switch,
    default=False,
    unset="0",
    meaning="1 compiles the time stamps at a kernel's marks in (`kernels/include/mark.cuh`). `warpyard trace` sets it.",
    reader="jit",
)
SMALL_HEADERS: Variable[bool] = Variable(
    name="WARPYARD_SMALL_HEADERS",
    values="0 or 1",
    parse=_switch,
    default=True,
    unset="1",
    meaning="0 has `load_inline` on a GPU build with torch's own headers only, and not try their small form first.",
    reader="jit",
)
GRAPHS: Variable[bool] = Variable(
    name="WARPYARD_GRAPHS",
    values="0 or 1",
    parse=_switch,
    default=True,
    unset="1",
    meaning="0 has a call of an entry launch its kernels one by one, and not as one graph.",
    reader="jit",
)
SEED: Variable[int] = Variable(
    name="WARPYARD_EMULATOR_SEED",
    values="a whole number of at least 0",
    parse=_whole(0),
    default=0,
    unset="0",
    meaning="The schedule: it chooses the order of warps, CTAs and arriving copies.",
    reader="jit.emulator",
)
SCHEDULE: Variable[int] = Variable(
    name="WARPYARD_SCHEDULE",
    values="a whole number of at least 0",
    parse=_whole(0),
    default=0,
    unset="0",
    meaning="Is added to the seed. The harness sets it for each call of a submission.",
    reader="jit.emulator",
)
SCHEDULES: Variable[int] = Variable(
    name="WARPYARD_EMULATOR_SCHEDULES",
    values="a whole number of at least 1",
    parse=_whole(1),
    default=1,
    unset="1",
    meaning="Runs every launch under so many seeds, each time from the same memory.",
    reader="jit.emulator",
)
JOBS: Variable[int | None] = Variable(
    name="WARPYARD_EMULATOR_JOBS",
    values="a whole number of at least 1",
    parse=_whole(1),
    default=None,
    unset="the CPUs that the process may use",
    meaning="The number of processes that run the CTAs of one launch. 1 keeps a launch in one process.",
    reader="jit.emulator",
)
STRICT: Variable[bool] = Variable(
    name="WARPYARD_EMULATOR_STRICT",
    values="0 or 1",
    parse=_switch,
    default=False,
    unset="0",
    meaning="1 turns some remarks into findings, such as a matrix instruction that reads unwritten shared memory.",
    reader="jit.emulator",
)
RACES: Variable[bool] = Variable(
    name="WARPYARD_EMULATOR_RACES",
    values="0 or 1",
    parse=_switch,
    default=True,
    unset="1",
    meaning="0 turns the race detector off.",
    reader="jit.emulator",
)
SECONDS: Variable[float] = Variable(
    name="WARPYARD_EMULATOR_SECONDS",
    values="a number of seconds above 0",
    parse=_seconds,
    default=math.inf,
    unset="no limit",
    meaning="A launch that takes longer is ended, and the error tells where its warps are.",
    reader="jit.emulator",
)
FAST: Variable[bool] = Variable(
    name="WARPYARD_EMULATOR_FAST",
    values="0 or 1",
    parse=_switch,
    default=False,
    unset="0",
    meaning="1 adds matrix products in f64 or f32 with NumPy. The sums are then not those of the tensor cores.",
    reader="jit.emulator",
)
COUNTERS: Variable[bool] = Variable(
    name="WARPYARD_EMULATOR_COUNTERS",
    values="0 or 1",
    parse=_switch,
    default=False,
    unset="0",
    meaning="1 counts instructions, bytes and waits. `--counters` sets it.",
    reader="jit.emulator",
)
PROGRESS: Variable[Path | None] = Variable(
    name="WARPYARD_EMULATOR_PROGRESS",
    values="a file",
    parse=Path,
    default=None,
    unset="no such file",
    meaning="The emulator writes there how many CTAs of a launch are done. `warpyard check` sets and shows it.",
    reader="jit.emulator",
)
DUMP: Variable[Path | None] = Variable(
    name="WARPYARD_EMULATOR_DUMP",
    values="a folder",
    parse=Path,
    default=None,
    unset="no such folder",
    meaning="The emulator writes the LLVM IR of every kernel there.",
    reader="jit.emulator",
)
TRACE: Variable[Path | None] = Variable(
    name="WARPYARD_EMULATOR_TRACE",
    values="a file",
    parse=Path,
    default=None,
    unset="no such file",
    meaning="The emulator adds there what the warps of each launch's first cluster did. `warpyard trace` sets it.",
    reader="jit.emulator",
)

CUDA_CHANNEL: Variable[str | None] = Variable(
    name="WARPYARD_CUDA_CHANNEL",
    values="two descriptors, an address and a size, joined by commas",
    parse=str,
    default=None,
    unset="no such channel",
    meaning="How a program reaches the emulator: `warpyard run` sets it for the program.",
    reader="jit.emulated_cuda",
)

TABLE: tuple[Variable[Any], ...] = (
    ARCH,
    VARIANT,
    DEFINES,
    CACHE_DIR,
    CACHE_BELOW,
    BUNDLE,
    STATE_DIR,
    TASKS,
    MARKS,
    SMALL_HEADERS,
    GRAPHS,
    SEED,
    SCHEDULE,
    SCHEDULES,
    STRICT,
    RACES,
    SECONDS,
    FAST,
    JOBS,
    COUNTERS,
    PROGRESS,
    DUMP,
    TRACE,
    CUDA_CHANNEL,
)
