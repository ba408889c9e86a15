"""What tests share: files of task folders, tasks on the CPU, a machine without a GPU, two kernels, what plans
ask, a cache and a history."""

from __future__ import annotations

import contextlib
import importlib.util
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
import torch

import jit
from harness.history import database
from harness.tasks import Task
from jit.replay import plans, workspace
from tests.unit.jit.replay import planned
from tests.unit.jit.replay.stub_driver import StubDriver

Load = Callable[[Task, Path], ModuleType]


@pytest.fixture
def load() -> Load:
    """Imports one file of a task folder, with the folder's own ``task`` and ``utils``."""

    def load(task: Task, path: Path) -> ModuleType:
        spec = importlib.util.spec_from_file_location(f"{task.folder.name}_{path.stem}", path)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        with task.active():
            spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture
def on_cpu(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tasks that a test's module names make their inputs on the CPU."""
    for task in vars(request.module).values():
        if isinstance(task, Task):
            monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))


@pytest.fixture
def quiet_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No GPU, and a history of the test's own."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")


@pytest.fixture
def cache(tmp_path: Path) -> jit.Cache:
    return jit.Cache(tmp_path / "cache")


@pytest.fixture(scope="session")
def module() -> jit.Module:
    """The kernels ``scale`` and ``add``."""
    return jit.load(planned.SOURCE, arch="sm_90a")


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """To an empty history."""
    with contextlib.closing(database.connect(tmp_path / "history.sqlite", create=True)) as connection:
        yield connection


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second call of an entry is recorded, so that tests make fewer."""
    monkeypatch.setattr(plans, "_RECORD_AT", 2)


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> StubDriver:
    """What native plans ask; the memory that calls on a stream share is the host's."""
    planned.streams_on_host(monkeypatch, lambda: (0, False))
    workspace.shared(4096, 16, 0)
    return StubDriver()
