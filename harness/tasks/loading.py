"""Loads problem folders; a folder of the public competition works as it is.

A problem folder holds ``task.yml``; the files it lists (``task.py``, ``reference.py``, ``utils.py``, ...) may live
beside it or, as ``source: ../utils.py`` says, elsewhere.
"""

from __future__ import annotations

import contextlib
import copy
import importlib
import importlib.abc
import importlib.util
import inspect
import itertools
import sys
import threading
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from harness import own_code
from harness.errors import Exit, HarnessError
from harness.tasks import definitions, manifest, mistakes
from harness.tasks.cases import KINDS, Case, format_spec
from harness.tasks.manifest import Manifest
from jit.base import determinism, emulated_device

ROOT = Path(__file__).resolve().parents[2]
OWN_TASKS = ROOT / "tasks"

_PRIVATE = ("reference.py", "inputs.py", "eval.py")  # inputs.py: what references share to make inputs


class _Listed(importlib.abc.MetaPathFinder):
    """Finds the modules that a ``task.yml`` lists, by the names that it gives them."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self._modules = modules
        self.asked: set[str] = set()  # modules that were looked for

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """The module's source, which may have another name."""
        self.asked.add(name)
        if path is None and name in self._modules:
            return importlib.util.spec_from_file_location(name, self._modules[name])
        return None


def _lies_in(module: ModuleType, folders: set[Path]) -> bool:
    file = getattr(module, "__file__", None)
    return file is not None and Path(file).resolve().parent in folders


def _with_device() -> contextlib.AbstractContextManager[None]:
    import torch

    if torch.cuda.is_available() and not emulated_device.active():
        return determinism.without_inductor()
    from jit.emulated_cuda.torch import install

    return install.installed()


@dataclass
class Task:
    """One problem folder.

    Args:
        name: its path below the root that it was found under, e.g. ``"sparse_mla_bwd/phase1"``.
        folder: the folder that holds ``task.yml``.
        manifest: what ``task.yml`` says.
        handle: how the command line names it: its name, or its path where discovery does not find it.
        timeout: seconds that a call of a submission may take, where a command says so; the task's own functions may
            take as long, and `own_code.LEAST` at least.
    """

    name: str
    folder: Path
    manifest: Manifest
    handle: str = ""
    timeout: float | None = None
    lines: dict[str, list[int]] = field(default_factory=dict, repr=False)
    _modules: dict[str, ModuleType] = field(default_factory=dict, repr=False)
    _active_on: int = field(default=0, repr=False)  # the thread on which its modules are importable now

    def _cases(self, key: str, kind: str) -> list[Case]:
        entries = getattr(self.manifest, key)
        return [Case(dict(entry), format_spec(entry), kind, index) for index, entry in enumerate(entries)]

    @cached_property
    def tests(self) -> list[Case]:
        """The correctness cases, in order."""
        return self._cases("tests", "test")

    @cached_property
    def benchmarks(self) -> list[Case]:
        """The timed cases, in order."""
        return self._cases("benchmarks", "benchmark")

    @cached_property
    def grid(self) -> list[Case]:
        """Shapes that people have, in order: timed or checked only when they are asked for."""
        return self._cases("grid", "grid")

    def cases(self, kind: str) -> list[Case]:
        """The cases of a kind: ``"test"``, ``"benchmark"`` or ``"grid"``."""
        return list(getattr(self, KINDS[kind]))

    @property
    def smallest(self) -> str:
        """The index of the smallest test case, as ``-k`` takes it."""
        return str(min(self.tests, key=lambda case: case.size).index if self.tests else 0)

    @property
    def description(self) -> str:
        """First sentence or so of the description in ``task.yml``, on one line."""
        text = " ".join(self.manifest.description.split())
        return text.split(". ")[0][:160]

    @property
    def test_timeout(self) -> float:
        """Seconds allowed for one checked case."""
        return self.manifest.test_timeout

    @property
    def benchmark_timeout(self) -> float:
        """Seconds allowed for one timed case."""
        return self.manifest.benchmark_timeout

    @property
    def forbids_torch(self) -> bool:
        """True where ``config: {torch_compute: forbidden}`` says that a submission must bring its own kernels."""
        return self.manifest.config.torch_compute == "forbidden"

    @property
    def mutable_inputs(self) -> frozenset[int] | None:
        """Positions in ``data`` that a submission may write to (``config: {mutable_inputs: [6]}``): output buffers.

        None where the task does not say, as the competition's do not.
        """
        positions = self.manifest.config.mutable_inputs
        return None if positions is None else frozenset(positions)

    @cached_property
    def files(self) -> dict[str, Path]:
        """File name in the evaluator's folder to its source; the submission is left out."""
        listed = {}
        for entry in self.manifest.files:
            if entry.source != manifest.SUBMISSION:
                listed[entry.name] = (self.folder / entry.source).resolve()
        for name in ("task.py", "reference.py"):
            if name not in listed and (self.folder / name).is_file():
                listed[name] = (self.folder / name).resolve()
        listed.setdefault("utils.py", OWN_TASKS / "utils.py")
        return listed

    @property
    def public_files(self) -> dict[str, Path]:
        """What the submission's process may see: everything but the reference, its inputs.py and the evaluator."""
        return {name: path for name, path in self.files.items() if name not in _PRIVATE}

    @cached_property
    def _definitions(self) -> dict[str, definitions.Definitions]:
        return {name: definitions.of(path) for name, path in self.files.items() if name in _PRIVATE}

    @property
    def definitions(self) -> dict[str, str]:
        """What the submission's process sees of private files: the classes of which inputs are made, by file name."""
        return {name: found.text for name, found in self._definitions.items() if found.classes}

    def refuse_hidden(self, module: str, name: str) -> None:
        """Raises HarnessError where inputs hold an object of a class that a submission cannot import."""
        file = f"{module}.py"
        if file in self.public_files:
            return
        found = self._definitions.get(file)
        if found and name.partition(".")[0] in found.classes:
            return
        used = found.kept_back.get(name) if found else None
        why = f": its text uses {used}()" if used else ""
        raise HarnessError(
            f"{self.folder / 'task.yml'}: generate_input() gave an object of the class {module}.{name}, which no "
            f"submission sees{why}",
            hint="define it in task.py" if found else f"list {file} among files: in task.yml",
        )

    @property
    def default_submission(self) -> Path:
        """``submission.py`` of the folder, or its template where there is none."""
        own = self.folder / "submission.py"
        if own.is_file():
            return own
        template = self.manifest.templates.get("Python")
        if template is not None and (self.folder / template).is_file():
            return (self.folder / template).resolve()
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

    def needs(self, ranks: bool = False) -> None:
        """Raises HarnessError for a task that cannot be run: exit 7 if it is for another kind of machine, 2 if its
        reference is not of the form. ``ranks``: whoever asks runs tasks of several ranks, too."""
        if self.manifest.multi_gpu and not ranks:
            raise HarnessError(
                f"task {self.name!r} needs several GPUs (multi_gpu: true in task.yml): its ranks are checked on the "
                f"emulator or on GPUs, and timed on GPUs by bench alone, without --peers and --against",
                Exit.NO_DEVICE,
                hint=f"warpyard check {self.handle or self.name} --device emulator",
            )
        reference = self.files.get("reference.py")
        if reference is None:
            raise HarnessError(f"task {self.name!r} has no reference.py in {self.folder}")
        if why := mistakes.other_machine(reference):
            raise HarnessError(f"task {self.name!r}: {why}", Exit.NO_DEVICE)
        if missing := mistakes.undefined(reference, ("generate_input", "check_implementation")):
            raise HarnessError(
                f"{reference} defines no {'() and no '.join(missing)}(): this folder is for an evaluator of its own",
                hint="give it generate_input(), ref_kernel() and check_implementation(), and call custom_kernel()",
            )

    def located(self, what: str, times: int = 1) -> contextlib.AbstractContextManager[None]:
        """Turns what the task's own Python raises, and its taking too long, into an error with its file and line; see
        `mistakes.located`. ``times``: how often the function is called."""
        seconds = max(own_code.LEAST, self.timeout or max(self.test_timeout, self.benchmark_timeout))
        return mistakes.located(
            what, lambda: [*self.files.values(), *self.folder.glob("*.py")], str(self.folder / "task.yml"),
            seconds * times, "--timeout S, or test_timeout: S in task.yml, gives it more",
        )  # fmt: skip

    def place(self, args: dict[str, Any]) -> str:
        """``task.yml:line`` of the case with these arguments, of which a secret seed may have changed one."""
        plain = {key: value for key, value in args.items() if key != "seed"}
        for case in [*self.tests, *self.benchmarks, *self.grid]:
            if plain == {key: value for key, value in case.args.items() if key != "seed"}:
                lines = self.lines.get(KINDS[case.kind], [])
                return f"{self.folder / 'task.yml'}:{lines[case.index]}" if case.index < len(lines) else ""
        return str(self.folder / "task.yml")

    @contextlib.contextmanager
    def active(self) -> Iterator[None]:
        """Makes this task's modules importable by their plain names (``task``, ``utils``, ...), and takes them away.

        Without a GPU, ``"cuda"`` is host memory meanwhile (`jit.emulated_cuda`). Within itself, on one thread, it does
        nothing: who calls the reference often enters it once.
        """
        if self._active_on == threading.get_ident():
            yield
            return
        modules = {Path(name).stem: path for name, path in self.files.items() if name.endswith(".py")}
        saved = {name: sys.modules.pop(name) for name in modules if name in sys.modules}
        sys.modules.update(self._modules)
        count = len(sys.modules)  # new ones come behind these; to go through thousands takes longer than many a check
        finder = _Listed(modules)
        sys.meta_path.insert(0, finder)
        sys.path.insert(0, str(self.folder))
        sys.path_importer_cache.pop(str(self.folder), None)  # a helper may have been written since it was read
        self._active_on, outer = threading.get_ident(), self._active_on
        try:
            with _with_device():
                yield
        finally:
            self._active_on = outer
            sys.path.remove(str(self.folder))
            sys.meta_path.remove(finder)
            added = itertools.islice(reversed(sys.modules), max(0, len(sys.modules) - count))
            new = sys.modules.keys() & {*finder.asked, *added}
            helpers = self._helpers(new, modules.values()) if new else []
            names = {*modules, *helpers, *self._modules}
            self._modules = {name: sys.modules.pop(name) for name in names if name in sys.modules}
            sys.modules.update(saved)

    def _helpers(self, names: Collection[str], listed: Collection[Path]) -> list[str]:
        """Which modules lie in the task's folder, or beside a file of its list."""
        folders = {self.folder.resolve(), *(path.parent for path in listed)}
        return [name for name in names if _lies_in(sys.modules[name], folders)]

    @cached_property
    def reference(self) -> ModuleType:
        """The task's ``reference`` module; only the evaluator's process ever loads it.

        Raises:
            HarnessError: there is none, importing it fails, or as `needs`.
        """
        self.needs(ranks=True)
        with self.located("importing it"), self.active():
            module = importlib.import_module("reference")
        return module

    def generate(self, args: dict[str, Any]) -> Any:
        """``generate_input(**args)``."""
        return next(iter(self.generate_all([args])))

    def generate_all(self, cases: Sequence[dict[str, Any]]) -> list[Any]:
        """``generate_input(**args)`` of each. The cases differ in their seeds alone."""
        reference, args = self.reference, cases[0]
        given = ", ".join(f"{key}={value!r}" for key, value in args.items())
        try:
            inspect.signature(reference.generate_input).bind(**args)
        except TypeError as error:
            where = self.place(args)
            raise HarnessError(
                f"{where}: generate_input() of {self.files['reference.py']} cannot be called with this case: {error}",
                hint=f"correct {where}",
            ) from None
        with self.located(f"generate_input({given})", len(cases)), self.active():
            made = [reference.generate_input(**each) for each in cases]
        if any(data is None for data in made):
            raise mistakes.nothing(reference.generate_input, "the inputs of custom_kernel")
        return made

    @property
    def refreshes(self) -> bool:
        """Whether the task makes new inputs of old ones at once: ``refresh(data, **case)`` of the reference."""
        return callable(getattr(self.reference, "refresh", None))

    def refresh(self, data: Any, args: dict[str, Any]) -> None:
        """``refresh(data, **args)``: gives the inputs of a case other contents, in place."""
        self.refresh_all([(data, args)])

    def refresh_all(self, sets: Sequence[tuple[Any, dict[str, Any]]]) -> None:
        """``refresh(data, **args)`` of each."""
        with self.located("refresh", len(sets)), self.active():
            for data, args in sets:
                self.reference.refresh(data, **args)

    def verify(self, data: Any, output: Any) -> tuple[bool, str]:
        """``check_implementation(data, output)`` as (good, message), whatever of its forms the task returns."""
        reference = self.reference
        with self.located("check_implementation"), self.active():
            if on := emulated_device.marked([data]):  # what came from C++, or from another process, bears no mark
                emulated_device.mark_unknown(output, on)
            result = reference.check_implementation(data, output)
        if result is None:
            raise mistakes.nothing(reference.check_implementation, "(good, message), True or False")
        if isinstance(result, tuple):
            good, message = bool(result[0]), result[1] if len(result) > 1 else ""
            return good, "\n".join(map(str, message)) if isinstance(message, (list, tuple)) else str(message)
        if isinstance(result, str):  # an older form of the contract: the message, empty when good
            return not result, result
        return bool(result), ""

    def expected(self, data: Any) -> Any:
        """``ref_kernel(data)``, or None where the task names no such function."""
        function: Callable[[Any], Any] | None = getattr(self.reference, "ref_kernel", None)
        return None if function is None else self.call(function, data)

    def call(self, function: Callable[[Any], Any], data: Any) -> Any:
        """``function(data)``, where the function is ``ref_kernel``, or one like it, which sees this task's modules."""
        with self.located("ref_kernel"), self.active():
            return function(data)

    def tolerance(self, dtype: Any) -> tuple[float | None, float | None]:
        """Relative and absolute tolerance of the task's check for outputs of a dtype, as far as the task says: by
        ``RTOL`` and ``ATOL``, by ``TOLERANCE[dtype]`` for both, or as `make_match_reference` was given them."""
        reference = self.reference
        both = getattr(reference, "TOLERANCE", {})
        both = both.get(dtype) if isinstance(both, dict) else None
        given: dict[str, Any] = {}
        check: Any = reference.check_implementation
        if closure := getattr(check, "__closure__", None):
            given = dict(zip(check.__code__.co_freevars, (cell.cell_contents for cell in closure), strict=True))
            given |= next((value for value in given.values() if isinstance(value, dict)), {})
        found = []
        for name in ("rtol", "atol"):
            value = getattr(reference, name.upper(), both if both is not None else given.get(name))
            found.append(float(value) if isinstance(value, (int, float)) else None)
        return found[0], found[1]

    def lookalikes(self, data: Any) -> Generator[tuple[str, Any], None, None]:
        """What known mistakes make of the inputs, one at a time: ``lookalikes(data)`` of the reference, else what the
        submissions of ``examples/wrong`` give."""
        function: Callable[[Any], Any] = getattr(self.reference, "lookalikes", self._wrong_examples)
        with self.located("lookalikes"), self.active():
            found = iter(function(data))
        while True:
            with self.located("lookalikes"), self.active():  # not while the caller has control: it may leave off
                item = next(found, None)
            if item is None:
                return
            yield item

    def _wrong_examples(self, data: Any) -> Iterator[tuple[str, Any]]:
        """What the submissions of ``examples/wrong`` give, each called as the first line of its text calls it."""
        for path in sorted(self.folder.glob("examples/wrong/*.py")):
            spec = importlib.util.spec_from_file_location(f"wrong_{path.stem}", path)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            text = (module.__doc__ or path.stem).strip().splitlines()[0].removeprefix("Wrong: ").rstrip(".")
            yield text, module.custom_kernel(copy.deepcopy(data))

    def cost(self, args: Mapping[str, Any]) -> Any:
        """``cost(**args)`` (flops, bytes, peak) of a case's arguments, or None where the task gives none."""
        function = getattr(self.reference, "cost", None)
        if function is None:
            return None
        with self.located("cost"), self.active():
            return function(**args)


def load(folder: str | Path, name: str | None = None) -> Task:
    """Loads the problem folder at a path.

    Raises:
        HarnessError: there is no ``task.yml`` (exit 5), or it breaks the schema or has a path that is no text (exit 2).
    """
    folder = Path(folder).resolve()
    try:
        str(folder).encode()  # so it is sent to processes
    except UnicodeEncodeError:
        raise HarnessError(f"task: {str(folder)!a} has bytes that are no UTF-8", hint="rename the folder") from None
    found = manifest.read(folder / "task.yml")
    return Task(name or folder.name, folder, found.manifest, name or str(folder), lines=found.lines)
