"""Finds problem folders and loads them; a folder of the public competition works as it is.

A problem folder holds ``task.yml``; the files it lists (``task.py``, ``reference.py``, ``utils.py``, ...) may live
beside it or, as ``source: ../utils.py`` says, elsewhere.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml

from harness.errors import Exit, HarnessError
from harness.tasks.cases import Case, format_spec
from jit import environment

ROOT = Path(__file__).resolve().parents[2]
OWN_TASKS = ROOT / "tasks"

_PRIVATE = ("reference.py", "inputs.py", "eval.py")  # inputs.py: what references share to make inputs
_SUBMISSION = "@SUBMISSION@"


@dataclass
class Task:
    """One problem folder.

    Args:
        name: its path below the root that it was found under, e.g. ``"sparse_mla_bwd/phase1"``.
        folder: the folder that holds ``task.yml``.
        config: the parsed ``task.yml``.
        handle: how the command line names it: its name, or its path where discovery does not find it.
    """

    name: str
    folder: Path
    config: dict[str, Any]
    handle: str = ""
    _modules: dict[str, ModuleType] = field(default_factory=dict, repr=False)

    def _cases(self, key: str, kind: str) -> list[Case]:
        entries = self.config.get(key) or []
        return [Case(dict(entry), format_spec(entry), kind, index) for index, entry in enumerate(entries)]

    @cached_property
    def tests(self) -> list[Case]:
        """The correctness cases, in order."""
        return self._cases("tests", "test")

    @cached_property
    def benchmarks(self) -> list[Case]:
        """The timed cases, in order."""
        return self._cases("benchmarks", "benchmark")

    @property
    def description(self) -> str:
        """First sentence or so of the description in ``task.yml``, on one line."""
        text = " ".join(str(self.config.get("description") or "").split())
        return text.split(". ")[0][:160]

    @property
    def test_timeout(self) -> float:
        """Seconds allowed for one checked case."""
        return float(self.config.get("test_timeout") or 180)

    @property
    def benchmark_timeout(self) -> float:
        """Seconds allowed for one timed case."""
        return float(self.config.get("benchmark_timeout") or 180)

    @property
    def forbids_torch(self) -> bool:
        """True where ``config: {torch_compute: forbidden}`` says that a submission must bring its own kernels."""
        return (self.config.get("config") or {}).get("torch_compute") == "forbidden"

    @property
    def mutable_inputs(self) -> frozenset[int] | None:
        """Positions in ``data`` that a submission may write to (``config: {mutable_inputs: [6]}``): output buffers.

        None where the task does not say, as the competition's do not.
        """
        positions = (self.config.get("config") or {}).get("mutable_inputs")
        return None if positions is None else frozenset(positions)

    @cached_property
    def files(self) -> dict[str, Path]:
        """File name in the evaluator's folder to its source; the submission is left out.

        Raises:
            HarnessError: a listed file does not exist.
        """
        listed = {}
        for entry in self.config.get("files") or []:
            name, source = entry["name"], str(entry["source"])
            if source == _SUBMISSION:
                continue
            path = (self.folder / source).resolve()
            if not path.is_file():
                raise HarnessError(
                    f"task {self.name!r}: task.yml lists {name} as {source}, which is not at {path}",
                    hint=f"correct 'files' in {self.folder / 'task.yml'}",
                )
            listed[name] = path
        for name in ("task.py", "reference.py"):
            if name not in listed and (self.folder / name).is_file():
                listed[name] = (self.folder / name).resolve()
        listed.setdefault("utils.py", OWN_TASKS / "utils.py")
        return listed

    @property
    def public_files(self) -> dict[str, Path]:
        """What the submission's process may see: everything but the reference, its inputs.py and the evaluator."""
        return {name: path for name, path in self.files.items() if name not in _PRIVATE}

    @property
    def default_submission(self) -> Path:
        """``submission.py`` of the folder, or its template where there is none."""
        own = self.folder / "submission.py"
        if own.is_file():
            return own
        templates = self.config.get("templates") or {}
        if "Python" in templates and (self.folder / templates["Python"]).is_file():
            return (self.folder / templates["Python"]).resolve()
        raise HarnessError(
            f"task {self.name!r} has no submission.py in {self.folder}",
            hint=f"warpyard check {self.name} --submission FILE",
        )

    @property
    def hidden_paths(self) -> list[Path]:
        """Paths that a submission must not read: the folder, the private sources, and histories that hold them."""
        hidden = {self.folder.resolve(), *(path for name, path in self.files.items() if name in _PRIVATE)}
        for root in (self.folder.resolve(), *self.folder.resolve().parents):
            if (root / ".git").exists():
                hidden.add(root / ".git")
                break
        if OWN_TASKS.resolve() in self.folder.resolve().parents:
            hidden.add(OWN_TASKS.resolve())
        return sorted(hidden)

    @contextlib.contextmanager
    def active(self) -> Iterator[None]:
        """Makes this task's modules importable by their plain names (``task``, ``utils``, ...), and takes them away."""
        names = [Path(name).stem for name in self.files if name.endswith(".py")]
        saved = {name: sys.modules.pop(name) for name in names if name in sys.modules}
        sys.modules.update(self._modules)
        folders = list(dict.fromkeys(str(path.parent) for path in self.files.values()))
        folders = [str(self.folder), *(folder for folder in folders if folder != str(self.folder))]
        sys.path[:0] = folders
        importlib.invalidate_caches()
        try:
            yield
        finally:
            del sys.path[: len(folders)]
            self._modules = {name: sys.modules.pop(name) for name in names if name in sys.modules}
            sys.modules.update(saved)

    def _renamed(self) -> dict[str, Path]:
        return {name: path for name, path in self.files.items() if path.name != name and name.endswith(".py")}

    @cached_property
    def reference(self) -> ModuleType:
        """The task's ``reference`` module; only the evaluator's process ever loads it.

        Raises:
            HarnessError: there is none, or it lacks ``generate_input`` or ``check_implementation``.
        """
        if "reference.py" not in self.files:
            raise HarnessError(f"task {self.name!r} has no reference.py in {self.folder}")
        if self._renamed():
            names = ", ".join(f"{name} from {path.name}" for name, path in self._renamed().items())
            raise HarnessError(f"task {self.name!r} renames Python files ({names}), which is not supported")
        with self.active():
            module = importlib.import_module("reference")
        for name in ("generate_input", "check_implementation"):
            if not callable(getattr(module, name, None)):
                raise HarnessError(f"task {self.name!r}: reference.py defines no {name}()")
        return module

    def generate(self, args: dict[str, Any]) -> Any:
        """``generate_input(**args)``."""
        reference = self.reference
        with self.active():
            return reference.generate_input(**args)

    def verify(self, data: Any, output: Any) -> tuple[bool, str]:
        """``check_implementation(data, output)`` as (good, message), whatever of its forms the task returns."""
        reference = self.reference
        with self.active():
            result = reference.check_implementation(data, output)
        if isinstance(result, tuple):
            good, message = bool(result[0]), result[1] if len(result) > 1 else ""
            return good, "\n".join(map(str, message)) if isinstance(message, (list, tuple)) else str(message)
        if isinstance(result, str):  # an older form of the contract: the message, empty when good
            return not result, result
        return bool(result), ""

    def expected(self, data: Any) -> Any:
        """``ref_kernel(data)``, or None where the task names no such function."""
        function: Callable[[Any], Any] | None = getattr(self.reference, "ref_kernel", None)
        if function is None:
            return None
        with self.active():
            return function(data)

    def lookalikes(self, data: Any) -> Generator[tuple[str, Any], None, None]:
        """``lookalikes(data)`` of the reference, one at a time: what known mistakes make of the inputs; or nothing."""
        function: Callable[[Any], Any] | None = getattr(self.reference, "lookalikes", None)
        if function is None:
            return
        with self.active():
            yield from function(data)

    def cost(self, case: Case) -> Any:
        """``cost(**case)`` (flops, bytes, peak), or None where the task gives none."""
        function = getattr(self.reference, "cost", None)
        if function is None:
            return None
        with self.active():
            return function(**case.args)


def load(folder: str | Path, name: str | None = None) -> Task:
    """Loads the problem folder at a path.

    Raises:
        HarnessError: there is no readable ``task.yml``.
    """
    folder = Path(folder).resolve()
    path = folder / "task.yml"
    try:
        config = yaml.safe_load(path.read_text())
    except OSError as error:
        raise HarnessError(
            f"no task at {folder}: {error.strerror or error}", Exit.NOTHING_MATCHED, hint="warpyard list"
        ) from error
    except yaml.YAMLError as error:
        raise HarnessError(f"{path} is not valid YAML: {error}") from error
    if not isinstance(config, dict):
        raise HarnessError(f"{path} must hold a mapping, got {type(config).__name__}")
    return Task(name or folder.name, folder, config, name or str(folder))


def roots() -> list[Path]:
    """Where tasks are looked for: the project's own folder, then those of ``$WARPYARD_TASKS``."""
    return [OWN_TASKS, *environment.TASKS.read()]


def discover() -> dict[str, Task]:
    """Every task below the roots, by name; nested folders are named with a slash."""
    found: dict[str, Task] = {}
    for root in roots():
        for path in sorted(root.glob("**/task.yml")):
            name = path.parent.relative_to(root).as_posix()
            name = root.name if name == "." else name
            if "examples" not in Path(name).parts:
                found.setdefault(name, load(path.parent, name))
    return found


def resolve(names: list[str]) -> list[Task]:
    """The tasks that the command line names: task names, paths of problem folders, or ``all``.

    Raises:
        HarnessError: nothing of that name.
    """
    known = discover()
    tasks: list[Task] = []
    for name in names:
        if name == "all":
            tasks += known.values()
        elif name.rstrip("/") in known:
            tasks.append(known[name.rstrip("/")])
        elif (Path(name) / "task.yml").is_file():
            folder = Path(name).resolve()
            tasks.append(next((task for task in known.values() if task.folder == folder), None) or load(folder))
        else:
            raise HarnessError(
                f"no task {name!r}; there are: {', '.join(known) or 'none'} (or the path of a folder with task.yml)",
                Exit.NOTHING_MATCHED,
                hint="warpyard list",
            )
    return tasks
