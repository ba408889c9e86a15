"""Python's view of the structs that C shares with it: clang agrees with every offset."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path
from typing import Any

import pytest

from jit.llvm import generate
from jit.llvm.structures import structures
from jit.replay import fast_call

LAYOUT: dict[str, Any] = vars(fast_call.layout())


def test_clang_lays_out_the_shared_structs_as_python_does(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    lines = ['#include "replay/native/layout.h"']
    for name, made in LAYOUT.items():
        if isinstance(made, int):
            lines.append(f'_Static_assert({name} == {made}, "{name}");')
            continue
        lines.append(f'_Static_assert(sizeof({name}) == {ctypes.sizeof(made)}, "{name}");')
        for field, _ in made._fields_:
            where = getattr(made, field)
            lines.append(f'_Static_assert(offsetof({name}, {field}) == {where.offset}, "{name}.{field}");')
            size = f"sizeof((({name} *)0)->{field})"
            lines += [f'_Static_assert({size} == {where.size}, "{name}.{field}");'] if where.size else []
    assert len(lines) > 150
    source = tmp_path / "a.c"
    source.write_text("\n".join([*lines, "int f(void) { return 0; }\n"]))
    generate.ir(source)


def test_the_sizes_that_c_asserts_are_those_of_python() -> None:
    """Where there is no clang, as on a user's machine."""
    text = (Path(fast_call.__file__).parent / "native" / "layout.h").read_text()
    asserted = dict(re.findall(r"_Static_assert\(sizeof\((\w+)\) == (\d+)", text))
    assert asserted.keys() == set(re.findall(r"^} (\w+);", text, re.MULTILINE))
    assert all(ctypes.sizeof(LAYOUT[name]) == int(size) for name, size in asserted.items())


def test_fields_and_constants(tmp_path: Path) -> None:
    header = tmp_path / "a.h"
    header.write_text(
        "enum { ROOM = 3, LOW = -2 }; /* enum { NONE = 1 }; */\n"
        "typedef struct { int32_t a, b; } Pair;\n"
        "typedef struct {\n    const void *const *p, *q; /* two */\n"
        "    Pair pairs[ROOM];\n    uint8_t rest[];\n} Whole;\n"
    )
    made = structures(header)
    assert (made.ROOM, made.LOW) == (3, -2)
    assert not hasattr(made, "NONE")
    whole = made.Whole(p=7, pairs=(made.Pair(1, 2),))
    assert [name for name, _ in whole._fields_] == ["p", "q", "pairs", "rest"]
    assert (whole.p, whole.q, whole.pairs[0].b, ctypes.sizeof(whole)) == (7, None, 2, 40)


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("size_t n;", "a.n: size_t is neither a number's type nor a struct before it"),
        ("int (*f)(void);", "a: 'int (*f)(void)' is no field of a number, a pointer, an array or a struct"),
    ],
)
def test_a_field_of_another_type_is_refused(tmp_path: Path, field: str, why: str) -> None:
    header = tmp_path / "a.h"
    header.write_text(f"typedef struct {{ {field} }} a;\n")
    with pytest.raises(ValueError, match=re.escape(why)):
        structures(header)
