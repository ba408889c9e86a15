"""The loader of `.ll` templates, and that each of them is used."""

from __future__ import annotations

import tomllib
import types
from pathlib import Path

import pytest

import jit.emulator
from jit.emulator.native.templates import Templates

ROOT = Path(jit.emulator.__file__).parent
FILES = sorted(path for path in ROOT.rglob("*.ll") if path.parent.name != "generated")
TEXT = """; About the file, with a $dollar.

;; one
  %x = load i$bits, ptr %p
  %y = add i$bits %x, $frame.SKIP

;; two
  br label %${to}1
"""


@pytest.fixture
def templates(tmp_path: Path) -> Templates:
    (tmp_path / "a.ll").write_text(TEXT)
    return Templates(str(tmp_path / "module.py"), "a.ll")


def test_parameters_are_filled_in(templates: Templates) -> None:
    frame = types.SimpleNamespace(SKIP=8)
    assert templates.fill("one", bits=16, frame=frame) == "  %x = load i16, ptr %p\n  %y = add i16 %x, 8"
    assert templates.fill("two", to="next") == "  br label %next1"


def test_file_without_parts_is_one_text(tmp_path: Path) -> None:
    (tmp_path / "b.ll").write_text("; comment\nret i64 $value\n")
    assert Templates(str(tmp_path / "module.py"), "b.ll").fill(value=3) == "; comment\nret i64 3"


def test_missing_parameter_is_named(templates: Templates) -> None:
    with pytest.raises(TypeError, match=r"a\.ll, part one: \$bits has no value; give fill\(\) bits=, frame="):
        templates.fill("one")


def test_unknown_parameter_is_named(templates: Templates) -> None:
    with pytest.raises(TypeError, match=r"a\.ll, part two: parameter size is not in the text; it has to"):
        templates.fill("two", to="next", size=4)


def test_missing_constant_is_named(templates: Templates) -> None:
    with pytest.raises(AttributeError, match=r"a\.ll, part one: \$frame\.SKIP: .* has no SKIP"):
        templates.fill("one", bits=16, frame=types.SimpleNamespace())


def test_missing_part_is_named(templates: Templates) -> None:
    with pytest.raises(LookupError, match=r"a\.ll: part 'three' is not in it; it has 'one', 'two'"):
        templates.fill("three")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_file_and_its_parts_are_used(path: Path) -> None:
    """A module beside the file names it, and all of its parts."""
    users = [text for module in path.parent.glob("*.py") if f'"{path.name}"' in (text := module.read_text())]
    assert users, f"no module of {path.parent.name}/ names {path.name}"
    unused = [part for part in Templates(str(path), path.name).parts if part and f'"{part}"' not in "".join(users)]
    assert not unused


def test_files_are_package_data() -> None:
    """An installed copy has them."""
    project = tomllib.loads((ROOT.parents[1] / "pyproject.toml").read_text())
    assert FILES
    assert "*.ll" in project["tool"]["setuptools"]["package-data"]["*"]
