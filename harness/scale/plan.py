"""A sweep as its file says it: which submissions, cases, macros, variants and architectures, and how they are searched.

The file is TOML, or Python that gives a dictionary ``SWEEP`` of the same form and, if it likes, ``valid(**settings)``.
"""

from __future__ import annotations

import hashlib
import json
import runpy
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from harness import guarded
from harness.errors import HarnessError
from harness.history import sources
from harness.tasks.loading import Task

_MOST = 1 << 20  # settings of macros
SUBMISSION, ARCH, VARIANT = "submission", "arch", "variant"  # settings that are no macros

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
Macro = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z_]\w*$", max_length=64)]
Value = int | float | bool | Annotated[str, msgspec.Meta(pattern=r"^[^,=\s]+$", max_length=256)]
Natural = Annotated[int, msgspec.Meta(ge=1, le=1 << 20)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]


class Range(msgspec.Struct, forbid_unknown_fields=True):
    """Whole numbers from ``low`` to ``high``, both included."""

    low: int
    high: int
    step: Natural = 1

    @property
    def count(self) -> int:
        """How many they are."""
        return max(0, (self.high - self.low) // self.step + 1)

    def values(self) -> range:
        """All of them."""
        return range(self.low, self.high + 1, self.step)


class Check(msgspec.Struct, forbid_unknown_fields=True):
    """Which cases have to pass, and on what: ``device`` is the one that times, or the emulator."""

    cases: str | None = None
    kind: Literal["test", "benchmark", "grid"] = "test"
    on: Literal["device", "emulator"] = "device"
    calls: Natural = 2


class Time(msgspec.Struct, forbid_unknown_fields=True):
    """Which cases are timed, and for how long each: the options of ``warpyard bench``."""

    cases: str | None = None
    kind: Literal["benchmark", "grid", "test"] = "benchmark"
    reps: Natural = 100
    budget: Seconds = 6.0


class Search(msgspec.Struct, forbid_unknown_fields=True):
    """How settings are chosen. ``trials`` is how many a study makes; ``prune`` leaves a trial whose first cases are
    slower than the median of the others."""

    method: Literal["grid", "random", "tpe"] = "grid"
    trials: Natural | None = None
    seed: int = 0
    prune: bool = False


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A sweep's file."""

    task: Name
    submissions: list[Name] = []
    arches: list[Name] = []
    variants: list[str] = []
    defines: dict[Macro, Annotated[list[Value], msgspec.Meta(min_length=1)] | Range] = {}
    device: Literal["auto", "cuda", "emulator", "cpu"] = "auto"
    check: Check | None = msgspec.field(default_factory=Check)
    time: Time | None = msgspec.field(default_factory=Time)
    search: Search = msgspec.field(default_factory=Search)

    def axes(self, default: str) -> dict[str, list[Any]]:
        """The values of each setting; ``default`` is the submission where none is named."""
        found: dict[str, list[Any]] = {SUBMISSION: list(self.submissions) or [default]}
        found |= {ARCH: list(self.arches)} if self.arches else {}
        found |= {VARIANT: list(self.variants)} if self.variants else {}
        for name, values in self.defines.items():
            found[name] = list(values.values() if isinstance(values, Range) else values)
        return found

    def macros(self, settings: Mapping[str, Any]) -> dict[str, str]:
        """What settings define, as the compiler reads it."""
        chosen = {name: value for name, value in settings.items() if name in self.defines}
        return {name: str(int(value) if isinstance(value, bool) else value) for name, value in chosen.items()}


def read(path: Path) -> tuple[Plan, Callable[..., bool] | None]:
    """A sweep's file, and the function with which it leaves settings out, or None.

    Raises:
        HarnessError: there is no such file, or it is not of the form; the message names the key.
    """
    try:
        text = guarded.contents(path).decode()  # of a plain file
        if path.suffix == ".py":
            names = runpy.run_path(str(path))
            raw, valid = names.get("SWEEP"), names.get("valid")
        else:
            raw, valid = tomllib.loads(text), None
    except OSError as error:
        raise HarnessError(
            f"FILE: cannot read {str(path)!r} ({error.strerror or error})", hint="warpyard sweep --help"
        ) from None
    except tomllib.TOMLDecodeError as error:
        raise HarnessError(f"{path}: {error}", hint=f"correct {path}") from None
    except Exception as error:  # of the user's own Python
        raise HarnessError(f"{path}: running it raised {error!r}", hint=f"correct {path}") from None
    if not isinstance(raw, dict):
        raise HarnessError(f"{path}: expected a dictionary SWEEP, got {raw!r}", hint=f"correct {path}")
    if valid is not None and not callable(valid):
        raise HarnessError(f"{path}: expected a function valid(**settings), got {valid!r}", hint=f"correct {path}")
    off = {name: None for name in ("check", "time") if raw.get(name) is False}  # TOML has no None
    try:
        plan = msgspec.convert({**raw, **off}, Plan)
    except msgspec.ValidationError as error:
        raise HarnessError(f"{path}: {error}", hint=f"correct {path}") from None
    settings = 1
    for name, values in plan.defines.items():
        if isinstance(values, Range) and not values.count:
            raise HarnessError(f"{path}: defines.{name}: no number from {values.low} to {values.high}")
        count = values.count if isinstance(values, Range) else len(values)
        settings = settings * count if plan.search.method == "grid" else max(settings, count)
        if name in (SUBMISSION, ARCH, VARIANT):
            raise HarnessError(f"{path}: defines.{name}: this name is reserved; give the macro another one")
    if settings > _MOST:
        raise HarnessError(
            f"{path}: defines: expected at most {_MOST} settings, got {settings}", hint=f"correct {path}"
        )
    if plan.search.method != "grid" and plan.search.trials is None:
        raise HarnessError(f"{path}: search.trials: expected how many trials {plan.search.method} makes, got none")
    if plan.check is None and plan.time is None:
        raise HarnessError(f"{path}: both check and time are false, so there is nothing to do")
    return plan, valid


def submissions(plan: Plan, task: Task, folder: Path) -> dict[str, Path]:
    """The file of each submission, by the name that the plan gives it. Raises HarnessError."""
    if not plan.submissions:
        return {task.default_submission.name: task.default_submission.resolve()}
    found = {}
    for name in plan.submissions:
        path = next((one for one in (folder / name, task.folder / name) if one.is_file()), None)
        if path is None:
            raise HarnessError(f"submissions: no file {name!r} in {folder} or {task.folder}")
        found[name] = path.resolve()
    return found


def files(plan: Plan, task: Task, named: Mapping[str, Path]) -> dict[tuple[str, str], dict[str, str]]:
    """The texts that each submission runs, by its name and architecture.

    Raises:
        HarnessError: a macro of the plan stands in none of a submission's texts, so that it would change nothing.
    """
    found = {}
    for name, path in named.items():
        for arch in plan.arches or [""]:
            texts = sources.collect(task, path, arch)
            for macro in plan.defines:
                if not any(macro in text for text in texts.values()):
                    raise HarnessError(
                        f"defines.{macro}: no source of {name} has this name",
                        hint=f"#ifndef {macro} / #define {macro} … / #endif in the .cu",
                    )
            found[name, arch] = texts
    return found


def digest(plan: Plan, texts: Mapping[Any, Mapping[str, str]]) -> str:
    """SHA-256 over a plan and the files that it is about: what a sweep has to share with another to go on with it."""
    parts = [msgspec.to_builtins(plan), sorted(sources.digest(one) for one in texts.values())]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
