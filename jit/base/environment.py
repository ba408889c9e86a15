"""Every environment variable of the project: its name, its values, its default, and who reads it.

A row of the table below is the only place that knows a variable. Code reads one with ``environment.ARCH.read()`` and
writes one for another process with ``{environment.ARCH.name: "sm_90a"}``. An empty variable counts as not set.
docs/environment.md shows the same rows in the same order; a test compares the two.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from . import allowances, schedules

T = TypeVar("T")
C = TypeVar("C", covariant=True)
_PREFIX = "WARPYARD_"


class Kind(NamedTuple, Generic[C]):  # no data class, whose module takes longer to import than all else here
    """What variables of one kind hold, as errors and docs/environment.md say it, and what makes the value of a text. It
    raises ValueError for any other text."""

    values: str
    parse: Callable[[str], C]


class Variable(NamedTuple, Generic[T]):
    """One environment variable: a row of the table.

    Attributes:
        name: as the shell spells it.
        reader: the package that reads it.
        kind: what it holds.
        default: the value where the variable is not set or empty.
        unset: what ``default`` is, in words.
        meaning: what the variable does.
    """

    name: str
    reader: str
    kind: Kind[T]
    default: T
    unset: str
    meaning: str

    def read(self, variables: Mapping[str, str] | None = None) -> T:
        """The variable's value now.

        Args:
            variables: where to look; None is this process's environment.

        Raises:
            ValueError: the variable holds something else than its kind.
        """
        text = (os.environ if variables is None else variables).get(self.name, "").strip()
        if not text:
            return self.default
        try:
            return self.kind.parse(text)
        except ValueError:
            pass
        raise ValueError(f"{self.name}: expected {self.kind.values}, got {text!r}; leave it out for {self.unset}")


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < math.inf:
        raise ValueError(text)
    return value


def _numbers(text: str) -> frozenset[int]:
    found = frozenset(map(int, text.split(",")))
    if min(found) < 0:
        raise ValueError(text)
    return found


def _patience(text: str) -> float:
    value = float(text)
    if not 0 <= value < math.inf:
        raise ValueError(text)
    return value


def _chip(text: str) -> tuple[int, int]:
    processors, l2 = map(int, text.split(","))
    if processors < 1 or l2 < 1:
        raise ValueError(text)
    return processors, l2


def _switch(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(text)
    return text == "1"


def _folders(text: str) -> tuple[Path, ...]:
    return tuple(Path(part) for part in text.split(os.pathsep) if part)


def _allowances(text: str) -> tuple[allowances.Allowance, ...]:
    from . import allowances

    return allowances.parse_all(text)


def _schedules(text: str) -> schedules.Schedules:
    from . import schedules

    return schedules.parse(text)


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


ALLOWANCES = Kind("kind@file:function patterns with spaces between, such as race@mma.cuh:*", _allowances)
ARCHITECTURE = Kind("an architecture, such as sm_100a", str)
CHANNEL = Kind("two descriptors, an address and a size, joined by commas", str)
COUNT = Kind("a whole number of at least 1", _count)
FILE = Kind("a file", Path)
CHIP_SIZE = Kind("multiprocessors and bytes of L2, joined by a comma", _chip)
FOLDER = Kind("a folder", Path)
FOLDERS = Kind(f"folders joined by {os.pathsep!r}", _folders)
MACROS = Kind("NAME=VALUE pairs joined by commas, each name once, such as WARPS=8,STAGES=3", _macros)
NUMBERS = Kind("whole numbers of at least 0 joined by commas", _numbers)
PATIENCE = Kind("a number of seconds of at least 0", _patience)
SCHEDULES = Kind(
    "a whole number of at least 0, or the first and the last of several, such as 0-99; all, all:DELAYS or "
    "all:DELAYS:MOST; or a chosen schedule, such as 1:0.412",
    _schedules,
)
SWITCH = Kind("0 or 1", _switch)
TIME = Kind("a number of seconds above 0", _seconds)
VARIANTS = Kind("one variant, or package=variant pairs joined by commas, such as nvfp4_gemv=cvt", _variants)

ARCH: Variable[str | None] = Variable(
    "WARPYARD_ARCH", "jit", ARCHITECTURE, None, "sm_90a",
    "The architecture that kernels are compiled for, and that the emulator runs, where there is no GPU.",
)  # fmt: skip
VARIANT: Variable[Mapping[str, str]] = Variable(
    "WARPYARD_VARIANT", "kernels", VARIANTS, {}, "each package's first source",
    "The kernel variant to run. `--kernel` sets it.",
)  # fmt: skip
DEFINES: Variable[Mapping[str, str]] = Variable(
    "WARPYARD_DEFINES", "jit", MACROS, {}, "no further macros",
    "Macros for every source that is compiled, in place of its own of the same name. `warpyard sweep` sets it.",
)  # fmt: skip
CACHE_DIR: Variable[Path | None] = Variable(
    "WARPYARD_CACHE_DIR", "jit", FOLDER, None, "$XDG_CACHE_HOME/warpyard or ~/.cache/warpyard",
    "Keeps compiled kernels.",
)  # fmt: skip
CACHE_BELOW: Variable[Path | None] = Variable(
    "WARPYARD_CACHE_BELOW", "jit", FOLDER, None, "no such folder",
    "A second cache, which is read and never written. The harness sets it for submissions.",
)  # fmt: skip
BUNDLE: Variable[Path | None] = Variable(
    "WARPYARD_BUNDLE", "jit", FILE, None, "no such file",
    "Compiled kernels, which are looked for here first. `warpyard build --bundle` writes it.",
)  # fmt: skip
STATE_DIR: Variable[Path | None] = Variable(
    "WARPYARD_STATE_DIR", "harness", FOLDER, None, "$XDG_STATE_HOME/warpyard or ~/.local/state/warpyard",
    "Keeps the results of every run. Submissions cannot write there.",
)  # fmt: skip
JUDGE: Variable[float | None] = Variable(
    "WARPYARD_JUDGE", "harness", PATIENCE, None, "600, and no judge is started in CI",
    "A check leaves a resident judge behind, which waits so long for the next one before it ends. 0 uses none.",
)  # fmt: skip
TASKS: Variable[tuple[Path, ...]] = Variable(
    "WARPYARD_TASKS", "harness", FOLDERS, (), "the project's own tasks",
    "More folders in which tasks are found.",
)  # fmt: skip
CHANGES: Variable[float | None] = Variable(
    "WARPYARD_CHANGES", "harness", PATIENCE, None, "20 in `warpyard check`, else 8",
    "Seconds of processor time for which a check on the emulator tries changes of a wrong submission's text; 0 tries "
    "none. The verdict is the same.",
)  # fmt: skip
KERNELBENCH: Variable[Path | None] = Variable(
    "WARPYARD_KERNELBENCH", "harness", FOLDER, None, "none",
    "A copy of KernelBench, whose problems are the tasks `kernelbench:LEVEL/ID`.",
)  # fmt: skip
MARKS: Variable[bool] = Variable(
    "WARPYARD_MARKS", "jit", SWITCH, False, "0",
    "1 compiles the time stamps at a kernel's marks in (`kernels/include/mark.cuh`). `warpyard trace` sets it.",
)  # fmt: skip
SMALL_HEADERS: Variable[bool] = Variable(
    "WARPYARD_SMALL_HEADERS", "jit", SWITCH, True, "1",
    "0 has `load_inline` on a GPU build with torch's own headers only, and not try their small form first.",
)  # fmt: skip
GRAPHS: Variable[bool] = Variable(
    "WARPYARD_GRAPHS", "jit", SWITCH, True, "1",
    "0 has a call of an entry launch its kernels one by one, and not as one graph.",
)  # fmt: skip
SEED: Variable[schedules.Schedules] = Variable(
    "WARPYARD_EMULATOR_SEED", "jit.emulator", SCHEDULES, range(1), "0",
    "The schedule: the order of warps, CTAs and arriving copies. Of several, every launch runs under each in turn. "
    "`all` runs every order with at most one delay, `all:2` with at most two (`jit/emulator/exploration`).",
)  # fmt: skip
STRICT: Variable[bool] = Variable(
    "WARPYARD_EMULATOR_STRICT", "jit.emulator", SWITCH, False, "0",
    "1 turns remarks into findings, such as a read of memory that nothing wrote. `--strict` sets it.",
)  # fmt: skip
ALLOW: Variable[tuple[allowances.Allowance, ...]] = Variable(
    "WARPYARD_EMULATOR_ALLOW", "jit.emulator", ALLOWANCES, (), "nothing",
    "Findings after which a launch goes on; each is counted. `--allow` and `warpyard.toml` set it.",
)  # fmt: skip
RACES: Variable[bool] = Variable(
    "WARPYARD_EMULATOR_RACES", "jit.emulator", SWITCH, True, "1",
    "0 turns the race detector off.",
)  # fmt: skip
SECONDS: Variable[float] = Variable(
    "WARPYARD_EMULATOR_SECONDS", "jit.emulator", TIME, math.inf, "no limit",
    "A launch that takes longer is ended, and the error says where its warps are.",
)  # fmt: skip
FAST: Variable[bool] = Variable(
    "WARPYARD_EMULATOR_FAST", "jit.emulator", SWITCH, False, "0",
    "1 adds matrix products in f64 or f32 with NumPy. The sums are then not those of the tensor cores.",
)  # fmt: skip
JOBS: Variable[int | None] = Variable(
    "WARPYARD_EMULATOR_JOBS", "jit.emulator", COUNT, None, "the CPUs that the process may use",
    "The number of processes that run the CTAs of one launch. 1 keeps a launch in one process.",
)  # fmt: skip
COUNTERS: Variable[bool] = Variable(
    "WARPYARD_EMULATOR_COUNTERS", "jit.emulator", SWITCH, False, "0",
    "1 counts instructions, bytes and waits. `--counters` sets it.",
)  # fmt: skip
PROGRESS: Variable[Path | None] = Variable(
    "WARPYARD_EMULATOR_PROGRESS", "jit.emulator", FILE, None, "no such file",
    "The emulator writes there how many CTAs of a launch are done. `warpyard check` sets and shows it.",
)  # fmt: skip
DUMP: Variable[Path | None] = Variable(
    "WARPYARD_EMULATOR_DUMP", "jit.emulator", FOLDER, None, "no such folder",
    "The emulator writes the LLVM IR of every kernel there.",
)  # fmt: skip
TRACE: Variable[Path | None] = Variable(
    "WARPYARD_EMULATOR_TRACE", "jit.emulator", FILE, None, "no such file",
    "The emulator adds there what the warps of each launch's first cluster did. `warpyard trace` sets it.",
)  # fmt: skip
STREAMS: Variable[Path | None] = Variable(
    "WARPYARD_EMULATOR_STREAMS", "jit.emulator", FOLDER, None, "no such folder",
    "The emulator writes there what the warps of a few clusters of each launch ran. `warpyard estimate` sets it.",
)  # fmt: skip
SAMPLE: Variable[int | None] = Variable(
    "WARPYARD_EMULATOR_SAMPLE", "jit.emulator", COUNT, None, "all",
    "The number of clusters of a launch that run, spread over its grid; the others do not, so results are not whole. "
    "`warpyard estimate` sets it.",
)  # fmt: skip
WHOLE_LAUNCHES: Variable[frozenset[int]] = Variable(
    "WARPYARD_EMULATOR_WHOLE_LAUNCHES", "jit.emulator", NUMBERS, frozenset(), "none",
    "The launches of which all clusters run nevertheless, by their number from 0 on. `warpyard estimate` sets it.",
)  # fmt: skip
CHIP: Variable[tuple[int, int] | None] = Variable(
    "WARPYARD_EMULATOR_CHIP", "kernels", CHIP_SIZE, None, "few, as suits each kernel's tests",
    "The size of the chip that kernels choose their grids for on the emulator. `warpyard estimate` sets it.",
)  # fmt: skip
DEVICES: Variable[int] = Variable(
    "WARPYARD_DEVICES", "jit.emulated_cuda", COUNT, 1, "1",
    "The number of emulated devices, `cuda:0` and so on, each with its own memory.",
)  # fmt: skip
CUDA_CHANNEL: Variable[str | None] = Variable(
    "WARPYARD_CUDA_CHANNEL", "jit.emulated_cuda", CHANNEL, None, "no such channel",
    "How a program reaches the emulator: `warpyard run` sets it for the program.",
)  # fmt: skip
RUN_RECORD: Variable[Path | None] = Variable(
    "WARPYARD_RUN_RECORD", "jit", FOLDER, None, "no such folder",
    "A Python program of `warpyard run` notes there that it launched a kernel, and a finding that nobody has got yet. "
    "`warpyard run` sets it.",
)  # fmt: skip

TABLE: tuple[Variable[Any], ...] = tuple(row for row in list(vars().values()) if isinstance(row, Variable))


def refuse_unknown(variables: Mapping[str, str] | None = None) -> None:
    """Raises ValueError for a variable that bears the project's prefix and is not in the table."""
    known = {row.name for row in TABLE}
    for name in os.environ if variables is None else variables:
        if name.startswith(_PREFIX) and name not in known:
            import difflib  # slow to import, as allowances and schedules are: a client of the resident judge waits

            near = difflib.get_close_matches(name, known, 1, 0.5)
            meant = f"; {near[0]} is meant, or" if near else ";"
            raise ValueError(f"{name}: there is no such variable{meant} leave it out: docs/environment.md lists all")


def refuse_wrong(reader: str) -> None:
    """Raises ValueError for a variable that is not in the table, and for one that holds something else than its kind,
    of those that ``reader`` reads."""
    refuse_unknown()
    for row in TABLE:
        if row.reader == reader:
            row.read()
