"""Every form, chip against emulator, bit for bit; and that the comparison sees a difference."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest
import torch

from jit.emulator import UnsupportedInstruction
from tests.emulator.fuzz import approximate, execute, golden, known, record
from tests.emulator.fuzz.table import table
from tests.selection import representatives

CPU = torch.device("cpu")
RECORDED = golden.Golden() if golden.PATH.exists() else None
TABLE = table()
EXACT = [name for name, form in TABLE.items() if RECORDED and name in RECORDED.forms and not form.approximate]
SWEPT = [name for name, form in TABLE.items() if form.approximate]


def _sample(step: int) -> dict[str, None]:
    """Of each opcode the first of its forms and each one so many after it, and all of known.py."""
    forms: dict[str, list[str]] = {}
    for name in EXACT:
        forms.setdefault(name.split(".")[0], []).append(name)
    some = dict.fromkeys(name for names in forms.values() for name in names[::step])
    return some | dict.fromkeys(name for name in EXACT if name in {*known.REFUSED, *known.DIFFERENT})


FIRST, SAMPLE = _sample(1 << 20), _sample(4)


def groups(names: Iterable[str]) -> list[list[str]]:
    """Those that are compiled together."""
    left = list(names)
    return [left[i : i + execute.GROUP] for i in range(0, len(left), execute.GROUP)]


def test_answers_of_a_chip_are_there() -> None:
    """To every form; a form that the chip refused would say so in ``failed``."""
    assert RECORDED is not None, "record with python -m tests.emulator.fuzz.record on a chip, then fuzz.golden"
    assert RECORDED.head["failed"] == {}
    assert sorted(set(TABLE) - set(RECORDED.forms)) == [], RECORDED.head["chip"]


@pytest.mark.parametrize("names", groups(FIRST), ids=lambda names: names[0])
def test_emulator_answers_as_the_chip_did(names: list[str]) -> None:
    """In every bit; those of known.py must differ, or be refused, as they say. Every form at night, every fourth form
    of an opcode in CI, and its first one in every run."""
    compare(names)


@pytest.mark.slow
@pytest.mark.parametrize("names", groups(name for name in SAMPLE if name not in FIRST), ids=lambda names: names[0])
def test_emulator_answers_as_the_chip_did_to_every_fourth_form(names: list[str]) -> None:
    compare(names)


@pytest.mark.nightly
@pytest.mark.parametrize("names", groups([name for name in EXACT if name not in SAMPLE]), ids=lambda names: names[0])
def test_emulator_answers_as_the_chip_did_to_the_other_forms(names: list[str]) -> None:
    compare(names)


def compare(names: list[str]) -> None:
    assert RECORDED is not None
    lines = []
    for form, kernel in execute.compiled([TABLE[name] for name in names], 1):
        assert not isinstance(kernel, str), f"{form.name}: {kernel}"
        try:
            how = RECORDED.compare(form, execute.run(form, kernel, CPU))
        except UnsupportedInstruction as error:
            how = "" if form.name in known.REFUSED else str(error)
        else:
            if form.name in known.REFUSED:
                how = f"executed now: take it out of known.REFUSED; {how or 'it agrees'}"
            elif form.name in known.DIFFERENT:
                how = "" if how else "agrees now: take it out of known.DIFFERENT"
        if how:
            lines.append(f"{form.name}: {how}")
    assert not lines, f"{len(lines)} forms differ from {RECORDED.head['chip']}:\n" + "\n".join(lines)


@pytest.mark.parametrize("name", representatives(SWEPT, key=lambda name: name.partition(".")[0]))
def test_approximations_are_within_the_bounds_of_the_isa(name: str) -> None:
    ((form, kernel),) = execute.compiled([TABLE[name]])
    assert not isinstance(kernel, str), kernel
    found = approximate.deviation(form, execute.run(form, kernel, CPU))
    chip = RECORDED.head["deviations"].get(name) if RECORDED else None
    print(f"{name}: emulator {found}, chip {chip}")
    assert found.allowed <= 1, found
    assert found.special == 0, found
    if chip:  # else the bounds, or the exact values here, would be wrong
        assert chip["allowed"] <= 1, chip
        assert chip["special"] == 0, chip


def test_operands_are_seeded() -> None:
    """The same operands again, and other ones for another form."""
    forms = table()
    first, second = forms["add.rn.f32"], forms["sub.rn.f32"]
    assert golden.digest(first.inputs()) == golden.digest(table()["add.rn.f32"].inputs())
    assert golden.digest(first.inputs()) != golden.digest(second.inputs())


def test_comparison(tmp_path: Path) -> None:
    """Recorded from the emulator itself, a form agrees; with one bit changed, it does not."""
    form = table()["add.u32"]
    ((_, kernel),) = execute.compiled([form])
    assert not isinstance(kernel, str), kernel
    words = execute.run(form, kernel, CPU)
    a, b = form.inputs()
    np.testing.assert_array_equal(words, a + b)
    golden.write(tmp_path / "fuzz.npz", {"chip": "the emulator"}, {form.name: words}, {})
    whole = golden.Golden(tmp_path / "fuzz.npz")
    assert whole.compare(form, words) == ""
    words[700] ^= 1
    assert "1 of 1024 words differ, first word 700" in whole.compare(form, words)
    golden.compact(tmp_path / "fuzz.npz", tmp_path / "small.npz", 64)
    assert "the first 64 words agree" in golden.Golden(tmp_path / "small.npz").compare(form, words)


def test_recorder_needs_a_chip(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if torch.cuda.is_available():
        pytest.skip("there is one")
    monkeypatch.setattr("sys.argv", ["record", "-o", str(tmp_path / "fuzz.npz")])
    with pytest.raises(SystemExit, match="no CUDA device"):
        record.main()
