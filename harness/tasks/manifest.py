"""``task.yml`` by its schema: what it may hold, and where in the file a mistake is.

Keys are those of the public competition, and four of our own: ``grid``, a third list of cases, which runs only when it
is asked for, ``allow``, findings after which a run goes on, and ``torch_compute`` and ``mutable_inputs`` under
``config``.
"""

from __future__ import annotations

import difflib
import functools
import math
import re
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Literal

import msgspec
import yaml

from harness import guarded
from harness.errors import Exit, HarnessError
from harness.tasks.cases import KINDS

SUBMISSION = "@SUBMISSION@"
LISTS = tuple(KINDS.values())  # of cases
_LARGEST = 1 << 20  # bytes of a task.yml
_MOST_NODES = 200_000  # of its tree, with what aliases repeat
_DEEPEST = 20
_SUFFIXES = (".py", ".cu", ".cuh", ".h", ".hpp", ".inc", ".ptx", ".json", ".txt", ".md", ".yml", ".yaml", ".toml")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PATH = re.compile(r" - at (?:`key` in )?`(.*?)`$")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]
Key = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z_]\w*$", max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=1024)]
Item = int | float | bool | Text
Value = int | float | bool | Text | Annotated[list[Item], msgspec.Meta(max_length=4096)]
CaseArguments = Annotated[dict[Key, Value], msgspec.Meta(min_length=1, max_length=64)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of the task: its name in the evaluator's folder, and where it comes from."""

    name: Name
    source: Name


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """How the task is evaluated. ``main`` is the competition's; we have an evaluator of our own."""

    main: Name = "eval.py"
    torch_compute: Literal["allowed", "forbidden"] = "allowed"
    mutable_inputs: list[Annotated[int, msgspec.Meta(ge=0, le=1000)]] | None = None


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """A task.yml."""

    tests: Annotated[list[CaseArguments], msgspec.Meta(max_length=10_000)]
    benchmarks: Annotated[list[CaseArguments], msgspec.Meta(max_length=10_000)] = []
    grid: Annotated[list[CaseArguments], msgspec.Meta(max_length=10_000)] = []
    files: Annotated[list[File], msgspec.Meta(max_length=256)] = []
    lang: Literal["py"] = "py"
    description: str = ""
    config: Config = msgspec.field(default_factory=Config)
    templates: dict[Name, Name] = {}
    test_timeout: Seconds = 180
    benchmark_timeout: Seconds = 180
    ranked_timeout: Seconds = 180
    ranking_by: Literal["geom", "mean", "last"] = "geom"
    gpus: list[Name] = []
    multi_gpu: bool = False
    allow: list[Text] = []


class _Lines:
    """The tree of a YAML text, for the lines of its parts."""

    def __init__(self, path: Path, root: yaml.Node) -> None:
        self._path, self._root = path, root
        self._left = _MOST_NODES
        self._check(root, 0)

    def _check(self, node: yaml.Node, depth: int) -> None:
        self._left -= 1
        if self._left < 0 or depth > _DEEPEST:
            self.fail(node, f"nested deeper than {_DEEPEST} levels, or more than {_MOST_NODES} values")
        if isinstance(node, yaml.SequenceNode):
            for item in node.value:
                self._check(item, depth + 1)
        elif isinstance(node, yaml.MappingNode):
            seen: dict[Any, int] = {}
            for key, value in node.value:
                if key.value in seen if isinstance(key, yaml.ScalarNode) else False:
                    self.fail(key, f"the key {key.value!r} is there twice, first in line {seen[key.value]}")
                if isinstance(key, yaml.ScalarNode):
                    seen[key.value] = key.start_mark.line + 1
                else:
                    self.fail(key, "expected a word for a key")
                self._check(value, depth + 1)

    def fail(self, node: yaml.Node, problem: str) -> None:
        """Raises HarnessError (exit 2) for a node."""
        raise mistake(self._path, problem, node.start_mark.line + 1)

    def line(self, where: str) -> int:
        """The line of a part, named as msgspec does: ``$.tests[2].seed``; that of the nearest part around it else."""
        node, line = self._root, self._root.start_mark.line + 1
        for name, index in _STEP.findall(where):
            below = None
            if isinstance(node, yaml.MappingNode) and name:
                for key, value in node.value:
                    if key.value == name:
                        below, line = value, key.start_mark.line + 1
            elif isinstance(node, yaml.SequenceNode) and index.isdigit() and int(index) < len(node.value):
                below = node.value[int(index)]
                line = below.start_mark.line + 1
            if below is None:
                break
            node = below
        return line


def mistake(path: Path, problem: str, line: int = 1) -> HarnessError:
    """The error (exit 2) that names a line of a task.yml."""
    return HarnessError(f"{path}:{line}: {problem}", hint=f"correct {path}:{line}")


class Loaded(msgspec.Struct):
    """A manifest, and the line of each of its cases by kind and position."""

    manifest: Manifest
    lines: dict[str, list[int]]


def read(path: Path) -> Loaded:
    """Reads a task.yml.

    Raises:
        HarnessError: it is not there (exit 5), or breaks the schema (exit 2, with its line).
    """
    try:
        raw = guarded.contents(path, _LARGEST)
    except OSError as error:
        if path.exists() and error.strerror is None:  # a pipe or a device, or too long
            raise mistake(path, f"expected a plain file of at most {_LARGEST} bytes") from error
        raise HarnessError(
            f"no task at {path.parent}: {error.strerror or error}", Exit.NOTHING_MATCHED, hint="warpyard list"
        ) from error
    found, lines = _parsed(path, raw)
    _files(path, found.manifest, lines)
    return found


@functools.lru_cache(64)
def _parsed(path: Path, raw: bytes) -> tuple[Loaded, _Lines]:
    """What a text holds. It is not read again by a process that has read it, or that is a copy of one that has."""
    try:
        text = raw.decode()
        _shallow(path, text)
        loader = _LOADER(text)
        root = loader.get_single_node()
        if not isinstance(root, yaml.MappingNode):
            raise mistake(path, f"expected a mapping with 'tests', got {'nothing' if root is None else root.id}")
        lines = _Lines(path, root)
        plain: Any = loader.construct_document(root)
    except UnicodeDecodeError as error:
        raise mistake(path, f"expected UTF-8: {error.reason}", raw[: error.start].count(b"\n") + 1) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise mistake(path, f"no valid YAML: {error.problem}", mark.line + 1 if mark else 1) from error
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise mistake(path, f"no valid YAML: {' '.join(str(error).split())[:200]}") from error
    for key in (*LISTS, "files", "templates", "config", "gpus", "description"):
        if key in plain and plain[key] is None and key != "tests":
            del plain[key]  # "benchmarks:" with nothing behind it
    try:
        manifest = msgspec.convert(plain, Manifest)
    except (msgspec.ValidationError, RecursionError) as error:
        where = _PATH.search(str(error))
        place = where[1] if where else "$"
        raise mistake(path, _plainly(str(error), place), _unknown(lines, str(error), place)) from error
    found = Loaded(
        manifest,
        {key: [lines.line(f"$.{key}[{index}]") for index in range(len(getattr(manifest, key)))] for key in LISTS},
    )
    _values(path, manifest, found.lines, lines)
    return found, lines


def _shallow(path: Path, text: str) -> None:
    """Raises HarnessError for YAML that is nested deeper than a task needs: libyaml builds it by recursion, without a
    limit, and its end would be this process's."""
    depth = 0
    for event in yaml.parse(text, _LOADER):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise mistake(
                path, f"nested deeper than {_DEEPEST} levels", event.start_mark.line + 1 if event.start_mark else 1
            )


def _unknown(lines: _Lines, message: str, place: str) -> int:
    if unknown := re.search(r"unknown field `(.*?)`", message):
        return lines.line(f"{place}.{unknown[1]}")
    return lines.line(place)


def _plainly(message: str, place: str) -> str:
    """msgspec's message without its path, and with the near match of an unknown key."""
    text = _PATH.sub("", message)
    text = text[:1].lower() + text[1:]
    if unknown := re.search(r"unknown field `(.*?)`", message):
        struct: type[msgspec.Struct] = File if "files" in place else Config if "config" in place else Manifest
        known = struct.__struct_fields__
        near = difflib.get_close_matches(unknown[1], known, 1)
        text = f"unknown key {unknown[1]!r}; " + (
            f"did you mean {near[0]!r}?" if near else f"known: {', '.join(known)}"
        )
    where = place.removeprefix("$").removeprefix(".")
    if where == "lang":  # the competition's other language
        text += ": only tasks in Python are checked. A task in C++ is a program: warpyard run EVAL.cu SUBMISSION.cu -I."
    return f"{where}: {text}" if where else text


def _values(path: Path, manifest: Manifest, at: dict[str, list[int]], lines: _Lines) -> None:
    for key in LISTS:
        for number, case in enumerate(getattr(manifest, key)):
            for name, value in case.items():
                for item in value if isinstance(value, list) else [value]:
                    if isinstance(item, float) and not math.isfinite(item):
                        raise mistake(path, f"{key}[{number}].{name}: expected a finite number", at[key][number])
                    if isinstance(item, int) and not -(1 << 63) <= item < 1 << 63:
                        raise mistake(path, f"{key}[{number}].{name}: expected 64 bits, got {item}", at[key][number])
            seed = case.get("seed", 0)
            if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 62:
                problem = f"{key}[{number}].seed: expected a whole number from 0 to 2^62, got {seed!r}"
                raise mistake(path, problem, at[key][number])


def _files(path: Path, manifest: Manifest, lines: _Lines) -> None:
    names: set[str] = set()
    for number, entry in enumerate(manifest.files):
        line, given = lines.line(f"$.files[{number}]"), PurePosixPath(entry.name)
        if given.is_absolute() or ".." in given.parts or "\0" in entry.name + entry.source:
            raise mistake(path, f"files[{number}].name: expected a path inside the folder, got {entry.name!r}", line)
        if entry.name in names:
            raise mistake(path, f"files[{number}].name: {entry.name!r} is listed twice", line)
        names.add(entry.name)
        if entry.source != SUBMISSION:
            try:
                inside(path.parent, entry.source)
            except ValueError as error:
                raise mistake(path, f"files[{number}].source: {error}", line) from error
    for name, source in manifest.templates.items():
        try:
            inside(path.parent, source, exists=False)
        except ValueError as error:
            raise mistake(path, f"templates.{name}: {error}", lines.line(f"$.templates.{name}")) from error


def inside(folder: Path, source: str, exists: bool = True) -> Path:
    """A source file of a task, resolved.

    It lies in the task's folder or, as the public collections do it (``../utils.py``, ``../../pmpp_v2/utils.py``), in
    that of one of the two folders above, if these are not the root of the file system or a home.

    Raises:
        ValueError: it leaves them, has no suffix of a source file, or does not exist.
    """
    given, folder = PurePosixPath(source), folder.resolve()
    up = next((number for number, part in enumerate(given.parts) if part != ".."), len(given.parts))
    if given.is_absolute() or ".." in given.parts[up:] or up > 2:
        raise ValueError(f"expected a path in the folder, or in one of the two above it, got {source!r}")
    if given.suffix not in _SUFFIXES:
        raise ValueError(f"expected a source file ({', '.join(_SUFFIXES)}), got {source!r}")
    top = (folder, folder.parent, folder.parent.parent)[up]
    found = (folder / source).resolve()
    if top == Path(top.anchor) or top == Path.home() or top not in found.parents:
        raise ValueError(f"{source!r} leaves the folders of the task: it is {found}")
    if exists and not found.is_file():
        raise ValueError(f"no file {source!r} at {found}")
    return found
