"""Tests marked ``slow`` or ``nightly`` run where ``-m`` names them, those marked ``gpu`` where the run asks for them
and there is a CUDA device; the summary says what the kernel builds take."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter

from tests import programs
from tests.paths import ROOT
from tests.programs import SHARED
from tests.selection import COLLECTED, left_out, longest

_GPU_TESTS = Path(__file__).parent / "gpu"
# The folder of the judge and of the programs that the processes of a run share, for the one that ends them.
_FOLDER = pytest.StashKey[str]()


def asks_for_the_gpu(expression: str, paths: Iterable[str]) -> bool:
    """Whether a run is of tests on a GPU: by ``-m gpu``, or by paths that lie in their folder.

    Every other run sees no GPU. Its tests are of a machine without one, and the GPU's need to be alone there.
    """
    if re.search(r"(?<!not )\bgpu\b", expression):
        return True
    places = [Path(path.partition("::")[0]).resolve() for path in paths]
    return bool(places) and all(_GPU_TESTS in (place, *place.parents) for place in places)


def pytest_configure(config: pytest.Config) -> None:
    """Hides the GPU from a run that does not ask for it.

    Processes of pytest-xdist share the CPUs, and start with these variables: each has its part of them for the CTAs of
    an emulated launch and for torch. Torch's threads spin while they wait for one that has no CPU: the tests of the
    references took nine times the processor time.
    """
    gc.disable()  # until all is collected
    if hasattr(config, "workerinput"):
        return  # the process that started this one has done so
    if not asks_for_the_gpu(config.option.markexpr, config.args):
        os.environ["CUDA_VISIBLE_DEVICES"] = ""
    os.environ["WARPYARD_JUDGE"] = "0"  # a resident judge would outlive the tests, and hide what a direct check does
    # Images of containers set it: each of the thousand processes of a run would compile all that it imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with contextlib.suppress(OSError):
        # The history of a run has the state of the checkout. In a new clone git reads all files to tell it, until its
        # index is written again.
        subprocess.run(["git", "update-index", "-q", "--refresh"], cwd=ROOT, capture_output=True, check=False)
    processes = config.getoption("numprocesses", None) or 1
    if processes > 1:
        part = str(max(1, (os.cpu_count() or 1) // processes))
        for variable in ("WARPYARD_EMULATOR_JOBS", "OMP_NUM_THREADS"):
            os.environ.setdefault(variable, part)
        config.stash[_FOLDER] = os.environ[SHARED] = tempfile.mkdtemp(prefix="judge-")  # a socket's path is short


def pytest_unconfigure(config: pytest.Config) -> None:
    """Ends what all the run's processes share."""
    if folder := config.stash.get(_FOLDER, None):
        programs.end(Path(folder))
        if Path(folder, "warpyard").exists():
            _place(folder).close()
        shutil.rmtree(folder)
        del os.environ[SHARED]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Imports the files of tests, each process beginning with a part of its own.

    All processes of pytest-xdist collect the same files in the same order. In a fresh clone none of them is compiled
    yet, and each process compiled all: that took nine seconds of a processor, three times. So a process finds what
    others have compiled meanwhile.
    """
    if not hasattr(session.config, "workerinput"):
        return
    number, count = int(session.config.workerinput["workerid"][2:]), session.config.workerinput["workercount"]
    paths = [Path(argument.partition("::")[0]).resolve() for argument in session.config.args]
    files = [one for path in paths for one in (sorted(path.rglob("test_*.py")) if path.is_dir() else [path])]
    begin = len(files) * number // count
    inside = [one for one in files[begin:] + files[:begin] if one.is_relative_to(session.config.rootpath)]
    for file in inside:
        name = ".".join(file.relative_to(session.config.rootpath).with_suffix("").parts)
        with contextlib.suppress(Exception, pytest.skip.Exception):  # collecting it says what is wrong with it
            importlib.import_module(name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marks = {item: [mark.name for mark in item.iter_markers()] for item in items}
    collected = config.stash.setdefault(COLLECTED, {})
    for item, names in marks.items():
        collected.setdefault(item.nodeid.partition("::")[0], set()).add(longest(names) or "gpu" * ("gpu" in names))
    out = {item for item, names in marks.items() if left_out(names, config.option.markexpr)}
    if out:  # also with -m gpu, which would replace a -m of addopts
        config.hook.pytest_deselected(items=list(out))
        items[:] = [item for item in items if item not in out]
    import torch  # here, since the process that distributes the tests over others collects none

    programs.compare_no_distributed_tensors()
    if torch.cuda.is_available():
        return
    skip = pytest.mark.skip(reason="no CUDA device, or a run without -m gpu, which hides it")
    for item in items:
        if item.get_closest_marker("gpu"):
            item.add_marker(skip)


def pytest_collection_finish() -> None:
    """Has the garbage collector leave alone what has been imported and collected: to go through it took more than 7 %
    of the processor time of the tests."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After each file the collector leaves alone what its tests have left: kernels stay loaded, and every text that a
    test compiles has objects by the thousand. With those of all tests a collection took seconds."""
    done = yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()
    return done


@pytest.fixture(scope="session")
def copies() -> None:
    """Processes of submissions and those that emulate are copies of ones that have imported what they need, as in the
    resident judge. A new interpreter for each takes half a second of a processor."""
    from harness.process import submission_process  # once the run's variables are set

    submission_process.prepare()


@pytest.fixture
def no_changes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check tries no changes of a submission that is wrong: that takes three times as long as the rest of it. A test
    that asks for a change has the fixture ``changes``."""
    if "changes" not in request.fixturenames:
        monkeypatch.setenv("WARPYARD_CHANGES", "0")


@pytest.fixture
def changes() -> None:
    """Changes are tried where ``no_changes`` has the others of a folder try none."""


@pytest.fixture(scope="session")
def judge() -> Iterator[dict[str, str]]:
    """Variables with which a command runs in a resident judge: a check without one imports torch three times. The
    processes of a run share it.

    For tests of what a command does. Those of how it starts give their command no such variables.
    """
    if not sys.platform.startswith("linux"):  # there is none, and a command runs by itself
        yield {}
        return
    with contextlib.ExitStack() as ends:
        folder = os.environ.get(SHARED) or ends.enter_context(tempfile.TemporaryDirectory(prefix="judge-"))
        place = _place(folder)
        if SHARED not in os.environ:
            ends.callback(place.close)
        place.run("judge", "--start")  # unless one listens
        yield place.judge_variables


def _place(folder: str) -> Any:
    from tests.unit.harness.judge_place import Place  # once the run's variables are set

    return Place(Path(folder))


@pytest.fixture
def judged(judge: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The functions of `harness`, and all that a test starts, find that judge."""
    for name, value in judge.items():
        monkeypatch.setenv(name, value)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """What every kernel build takes, as the tests under tests/compile recorded it."""
    reports = [*terminalreporter.stats.get("passed", []), *terminalreporter.stats.get("failed", [])]
    lines = {
        f"{dict(report.user_properties)['build']}: {entry}: {resources}"
        for report in reports
        if "build" in dict(report.user_properties)
        for entry, resources in report.user_properties
        if entry != "build"
    }
    if lines:
        terminalreporter.section("kernel builds")
        for line in sorted(lines):
            terminalreporter.write_line(line)
