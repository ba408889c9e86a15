"""The variables of `jit.base.environment`: what they hold and refuse, and that nothing else declares or reads one."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path

import pytest

from jit import arch
from jit.base import environment
from tests.paths import ROOT

PAGE = ROOT / "docs" / "environment.md"
NAME = re.compile(r"\bWARPYARD_[A-Z_]*[A-Z]\b(?!\()")  # a name before a parenthesis is a macro
BY_NAME = {variable.name: variable for variable in environment.TABLE}


@pytest.mark.parametrize("variable", environment.TABLE, ids=lambda variable: variable.name)
def test_a_variable_that_is_not_set_gives_its_default(variable: environment.Variable[object]) -> None:
    assert variable.read({}) == variable.read({variable.name: ""}) == variable.default


@pytest.mark.parametrize(
    ("variable", "text", "value"),
    [
        (environment.ARCH, "sm_100a", "sm_100a"),
        (environment.CACHE_DIR, "/a/b", Path("/a/b")),
        (environment.TASKS, os.pathsep.join(["/a", "", "b"]), (Path("/a"), Path("b"))),
        (environment.VARIANT, "cvt", {"": "cvt"}),
        (environment.VARIANT, "mma, nvfp4_gemv = cvt", {"": "mma", "nvfp4_gemv": "cvt"}),
        (environment.SEED, " 7 ", range(7, 8)),
        (environment.SEED, "0-99", range(100)),
        (environment.JOBS, "1", 1),
        (environment.WHOLE_LAUNCHES, "2,0", frozenset({0, 2})),
        (environment.STRICT, "1", True),
        (environment.RACES, "0", False),
    ],
)
def test_what_a_variable_holds(variable: environment.Variable[object], text: str, value: object) -> None:
    assert variable.read({variable.name: text}) == value


@pytest.mark.parametrize(
    ("variable", "text", "message"),
    [
        (
            environment.SEED,
            "-1",
            "a whole number of at least 0, or the first and the last of several, such as 0-99; all, all:DELAYS or "
            "all:DELAYS:MOST; or a chosen schedule, such as 1:0.412, got '-1'",
        ),
        (environment.SEED, "7-6", "a whole number of at least 0, or the first and the last of several"),
        (environment.JOBS, "0", "a whole number of at least 1, got '0'"),
        (environment.JOBS, "two", "a whole number of at least 1, got 'two'; leave it out for the CPUs"),
        (environment.WHOLE_LAUNCHES, "1,-1", "whole numbers of at least 0 joined by commas, got '1,-1'"),
        (environment.STRICT, "yes", "0 or 1, got 'yes'; leave it out for 0"),
        (environment.VARIANT, "a=,b", "one variant, or package=variant pairs joined by commas, such as nvfp4_gemv=cvt"),
    ],
)
def test_what_a_variable_refuses(variable: environment.Variable[object], text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{variable.name}: expected {message}")):
        variable.read({variable.name: text})


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("WARPYARD_" + "EMULATOR_STRIKT", "; WARPYARD_EMULATOR_STRICT is meant, or leave it out"),
        ("WARPYARD_" + "Q" * 20, "; leave it out: docs/environment.md lists all"),
    ],
)
def test_a_variable_that_there_is_not_is_refused(name: str, message: str) -> None:
    known = {variable.name: "x" for variable in environment.TABLE}
    environment.refuse_unknown(known | {"WARP": "", "PATH": "/bin"})
    with pytest.raises(ValueError, match=re.escape(f"{name}: there is no such variable{message}")):
        environment.refuse_unknown(known | {name: "1"})


def test_the_architecture_of_the_table_is_the_default() -> None:
    assert environment.ARCH.unset == arch.DEFAULT


def test_every_variable_that_any_file_names_is_declared() -> None:
    folders = ("jit", "harness", "kernels", "tasks", "tests", "docs")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".md", ".cu")]
    named = {name: path for path in [*files, *ROOT.glob("*.md")] for name in NAME.findall(path.read_text())}
    assert len(BY_NAME) == len(environment.TABLE)
    assert {name: str(path) for name, path in named.items() if name not in BY_NAME} == {}


def test_the_program_spells_a_variable_in_its_table_alone() -> None:
    """Elsewhere a name stands in prose only: a string that is a name by itself would be a second declaration."""
    found = []
    for folder in ("jit", "harness", "kernels", "tasks"):
        for path in (ROOT / folder).rglob("*.py"):
            if path == Path(environment.__file__):
                continue
            if "WARPYARD_" not in (text := path.read_text()):
                continue
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAME.fullmatch(node.value):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}")
    assert found == []


def test_the_page_shows_the_table() -> None:
    rows = [
        f"| `{variable.name}` | {variable.kind.values} | {variable.unset} | {variable.meaning} | `{variable.reader}` |"
        for variable in environment.TABLE
    ]
    shown = [line for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    assert shown == rows, "docs/environment.md: its rows are not those of jit.base.environment.TABLE"
