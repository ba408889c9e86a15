"""What the tests of the task folders share: loading a file of a folder, and what its checker says of an example."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from harness.tasks import Task

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
def verdicts(load: Load) -> Callable[[Task, Path], Iterator[bool]]:
    """What the checker says of an example, test case by test case, as they are asked for; a refusal comes with a
    message."""

    def verdicts(task: Task, path: Path) -> Iterator[bool]:
        example = load(task, path)
        for case in task.tests:
            data = task.generate(case.args)
            good, message = task.verify(data, example.custom_kernel(data))
            assert good or message
            yield good

    return verdicts


@pytest.fixture
def quiet_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No GPU, and a history of the test's own."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
