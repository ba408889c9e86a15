"""The JSON documents that verbs print, as types, and the JSON schema made of them.

``python -m harness.formats.documents`` prints the schema; docs/documents.schema.json is its output, which a test holds
against this file and against what the verbs print. A field that is added keeps the version; one that is renamed,
removed or gets another meaning is a new version.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from harness.errors import SCHEMA

Status = Literal["pass", "wrong", "refused", "finding", "error", "crash", "timeout", "compile_error", "no_device"]
Sandbox = dict[str, str]


class _Document(Struct, kw_only=True):
    schema: Literal[1]


class Problem(Struct, kw_only=True):
    """What went wrong, the next thing to do, and the exit code."""

    message: str
    hint: str
    exit: int


class Error(_Document, kw_only=True):
    """What a verb prints that could not do what it was asked for."""

    error: Problem


class Case(Struct, kw_only=True):
    """What became of a case. ``finding`` is the emulator's report of a defect, ``cause`` what is shown first."""

    index: int
    spec: str
    name: str
    status: Status
    message: str
    detail: str
    seed: int | str | None


class CheckedCase(Case, kw_only=True):
    """A case of ``check`` or ``watch``."""

    kind: str
    seconds: float
    emulated: bool
    calls: int
    schedule: int | str
    replay: str
    output: str
    remarks: list[str]
    finding: dict[str, Any]
    cause: dict[str, Any]
    notes: list[dict[str, Any]]
    allowed: int
    stored: list[str]
    diagnosis: dict[str, Any]
    counters: dict[str, Any]
    sources: dict[str, str]
    input_bytes: int
    output_elements: int
    ends_run: bool


class TimedCase(Case, kw_only=True):
    """A case of ``bench``; times are in nanoseconds."""

    device_ns: dict[str, Any] | None
    launch_inclusive_ns: dict[str, Any] | None
    graph_ns: Any
    floor_ns: float | None
    fraction_of_floor: float | None
    calls: int
    peers: Any


class CheckedTask(Struct, kw_only=True):
    """A task of ``check``."""

    task: str
    submission: str
    confinement: Sandbox
    cases: list[CheckedCase]


class TimedTask(Struct, kw_only=True):
    """A task of ``bench``."""

    task: str
    submission: str
    geomean_ns: float | None
    confinement: Sandbox
    cases: list[TimedCase]


class Check(_Document, kw_only=True):
    """``warpyard check``."""

    verb: Literal["check"]
    time: float
    device: str
    exit: int
    tasks: list[CheckedTask]
    left_out: list[str] | UnsetType = UNSET


class Bench(_Document, kw_only=True):
    """``warpyard bench``."""

    verb: Literal["bench"]
    time: float
    device: str
    exit: int
    tasks: list[TimedTask]


class HostTimes(_Document, kw_only=True):
    """``warpyard bench --jit``."""

    verb: Literal["bench"]
    time: float
    device: Any
    jit: dict[str, Any]


class Watch(_Document, kw_only=True):
    """A line of ``warpyard watch``. With ``--estimate`` a pass is followed by a second line, which has ``modelled`` and
    no cases: ``kind`` and ``case``, the chip's ``title``, ``remarks``, ``seconds``, ``low`` and ``high``, the ``rank``
    among ``of`` saves, and the ``best`` of the saves before; or why there is none as ``message``."""

    verb: Literal["watch"]
    time: float
    task: str
    device: str
    submission: str
    changed: list[str]
    seconds: float
    exit: int
    cases: list[CheckedCase]
    modelled: dict[str, Any] | UnsetType = UNSET


class Compare(_Document, kw_only=True):
    """``warpyard compare``."""

    verb: Literal["compare"]
    time: float
    device: str
    exit: int
    task: str
    a: str
    b: str
    cases: list[dict[str, Any]]
    all: dict[str, Any] | None


class Trace(_Document, kw_only=True):
    """``warpyard trace``; ``cases`` has the case where it did not pass on the emulator. ``clocks`` says of each picture
    what its time is."""

    verb: Literal["trace"]
    clocks: list[str]
    task: str
    case: int
    device: str
    passed: bool
    trace: str
    pictures: list[str]
    rings: list[dict[str, Any]]
    matrices: list[dict[str, Any]]
    maps: list[dict[str, Any]]
    fragments: dict[str, list[str]]
    submission: str
    cases: list[CheckedCase]


class ModelledCase(Struct, kw_only=True):
    """A case of ``estimate``. Seconds of ``seconds``, ``low``, ``high``, ``launch``, of ``kernels`` and ``advice`` are
    modelled; ``remarks`` have to be shown with them."""

    case: str
    chip: str
    title: str
    seconds: float
    low: float
    high: float
    launch: float
    ranges: dict[str, list[float]]
    kernels: list[dict[str, Any]]
    advice: list[dict[str, Any]]
    remarks: list[str]
    emulated_seconds: float
    modelled_seconds: float


class Estimate(_Document, kw_only=True):
    """``warpyard estimate``."""

    verb: Literal["estimate"]
    task: str
    cases: list[ModelledCase]


class Sanitized(_Document, kw_only=True):
    """``warpyard profile --sanitize``: a verdict and a report for each checker of compute-sanitizer."""

    verb: Literal["profile"]
    task: str
    case: str
    device: str
    exit: int
    confinement: Sandbox
    statuses: list[str]
    sanitizer: list[dict[str, Any]]


class Profile(_Document, kw_only=True):
    """``warpyard profile``; ``report`` is the file of ncu."""

    verb: Literal["profile"]
    task: str
    case: str
    device: str
    report: str
    confinement: Sandbox
    kernels: list[dict[str, Any]]


class Sweep(_Document, kw_only=True):
    """``warpyard sweep``. ``modelled``, with ``--estimate``: the trials that passed, by their modelled times, in s."""

    verb: Literal["sweep"]
    sweep: int
    task: str
    exit: int
    seconds: float
    trials: list[dict[str, Any]]
    best: dict[str, Any] | None
    modelled: list[dict[str, Any]] | UnsetType = UNSET


class Judge(_Document, kw_only=True):
    """``warpyard judge``; ``pid`` where there is one."""

    verb: Literal["judge"]
    place: str
    pid: int | UnsetType = UNSET


class Listed(Struct, kw_only=True):
    """A task of ``list``."""

    name: str
    folder: str
    description: str
    tests: list[str]
    benchmarks: list[str]
    grid: list[str]
    submissions: list[str]


class Tasks(_Document, kw_only=True):
    """``warpyard list``."""

    verb: Literal["list"]
    tasks: list[Listed]
    kernels: dict[str, list[dict[str, str | None]]]
    problem: str | None


class Kernels(_Document, kw_only=True):
    """``warpyard inspect``: a kernel each, or with --diff the old and the new one."""

    verb: Literal["inspect"]
    kernels: list[dict[str, Any]]


class Machine(_Document, kw_only=True):
    """``warpyard doctor``."""

    verb: Literal["doctor"]
    findings: list[dict[str, Any]]
    can: Any
    exit: int


class Runs(_Document, kw_only=True):
    """``warpyard history``."""

    verb: Literal["history"]
    runs: list[dict[str, Any]]


class Versions(_Document, kw_only=True):
    """``warpyard history --versions``."""

    verb: Literal["history"]
    task: str
    versions: list[dict[str, Any]]


class Boards(_Document, kw_only=True):
    """``warpyard leaderboard``."""

    verb: Literal["leaderboard"]
    task: str
    boards: Any


class Shown(_Document, kw_only=True):
    """``warpyard show``; ``verb`` is that of the run."""

    id: int
    verb: str
    task: str
    files: list[str]
    cases: list[dict[str, Any]]


class Submitted(_Document, kw_only=True):
    """``warpyard submit``: what the server tells of a submission."""

    verb: Literal["submit"]
    file: str
    task: str
    name: str
    mode: str
    state: str
    status: str
    message: str
    score_ns: float | None
    cases: list[dict[str, Any]]


class Program(_Document, kw_only=True):
    """``warpyard run``: ``status`` is what the program exited with, or minus the signal that ended it. ``findings`` are
    the emulator's reports, ``errors`` launches that it refused."""

    verb: Literal["run"]
    program: str
    arch: str
    exit: int
    status: int
    launches: int
    findings: list[dict[str, Any]]
    errors: list[str]
    remarks: list[str]
    on_host: dict[str, int]


DOCUMENTS: tuple[type[_Document], ...] = (
    Check, Watch, Bench, HostTimes, Compare, Trace, Estimate, Profile, Sanitized, Sweep, Judge, Tasks, Kernels,
    Machine, Runs, Versions, Boards, Shown, Submitted, Program, Error,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """The JSON schema of every document."""
    kinds, parts = msgspec.json.schema_components(DOCUMENTS, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What warpyard prints with --json, version {SCHEMA}",
        "anyOf": list(kinds),
        "$defs": parts,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
