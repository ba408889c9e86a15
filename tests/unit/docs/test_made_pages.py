"""The pages that are made of data or of the code are those that the data and the code make now."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from harness.programs.table import PUBLIC, RESULTS, Program, mended, read
from jit.emulated_cuda.runtime import toolkit
from jit.emulator.ptx import opcodes
from tests.pages import estimate, public_programs, refusals
from tests.paths import ROOT

AGAIN = "python -m tests.pages writes it again"


@pytest.mark.parametrize(("name", "made"), [("estimate", estimate.page), ("estimate-record", estimate.record)])
def test_the_pages_of_the_model_of_time_are_what_its_data_make(name: str, made: Callable[[], str]) -> None:
    assert (ROOT / "docs" / f"{name}.md").read_text() == made(), AGAIN


def test_the_page_of_programs_is_what_its_data_make() -> None:
    text = (ROOT / "docs" / "public-programs.md").read_text()
    assert text == public_programs.page(), AGAIN
    assert text.count("\n") <= 150
    for row in read():
        assert row.author in text
        assert row.result != "defect" or row.why.replace("|", "\\|") in text


def test_the_data_of_programs_are_whole() -> None:
    rows = read()
    assert all(row.result in RESULTS for row in rows)
    keys = [(row.name, row.commit, row.arch, row.result, row.why) for row in rows]
    assert len(set(keys)) == len(keys), [key for key in keys if keys.count(key) > 1]
    for one in mended():
        for name in re.findall(r"`([^`]+)`", one.file):
            assert list((ROOT / "tests" / "emulator" / "corpus").glob(f"{name}.*")) or (ROOT / name).exists(), name
    assert PUBLIC.read_text().count("\n  { ") == len(rows) + len(mended()), "a line for each row"


def test_a_program_with_several_runs_counts_once() -> None:
    rows = [
        Program("we/own", "1", "a.cu", arguments=("1",), result="right"),
        Program("we/own", "1", "a.cu", arguments=("2",), result="right"),
        Program("we/own", "1", "b to c", count=5, result="right"),
        Program("we/own", "1", "d.cu", result="defect"),
    ]
    assert public_programs.programs(rows, "right") == 6
    assert public_programs.programs(rows, "defect") == 1


def test_the_page_of_refusals_is_what_the_code_refuses() -> None:
    text = (ROOT / "docs" / "what-does-not-run.md").read_text()
    include = toolkit.find(nvcc=False).include
    if f"CUDA {refusals.version(include)}'s headers" in text:
        assert text == refusals.page(), AGAIN
        return
    # Other headers declare other functions. All but their table is the same, and it names none that is there.
    table = re.compile(r"(?<=Of the names that CUDA ).*?(?=\n\nOf the functions that are there)", re.DOTALL)
    assert table.sub("", text) == table.sub("", refusals.page()), AGAIN
    named = table.search(text)
    assert named is not None
    listed = re.findall(r"(\{cu,cuda\}|cuda|cu)([A-Z]\w+)", named[0])
    both = {api + rest for apis, rest in listed for api in re.findall(r"cuda|cu", apis)} - {"cuX", "cudaX"}
    assert not both & refusals.own_functions(), AGAIN


def test_what_a_refusal_says_is_read_from_its_call(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        "def one(inst, flag):\n"
        "    why = 'odd' if flag else f'type .{inst}'\n"
        "    raise UnsupportedInstruction(str(inst), inst.location, why)\n"
        "def two(e, inst):\n"
        "    refuse(e, inst, 'first ' + 'second')\n"
        "    raise Unsupported(inst.reason)\n"
        "def three():\n"
        "    raise ValueError('another error')\n"
    )
    assert refusals.reasons(path) == ["odd", "type .…", "first second", "…"]


def test_what_the_stand_in_refuses_is_read_from_its_sources() -> None:
    assert "a transposed C" in refusals.said_by(refusals.RUNTIME / "blas_lt.cpp")
    found = refusals.refusing_functions()
    assert ("driver_virtual.cpp", "cuMemMap") in found
    assert ("blas.cpp", "cublasGetStatusName") not in found, "it names the error and returns none"


@pytest.mark.parametrize("name", ["txq", "sured"])
def test_refused_instructions_are_those_that_nothing_executes(name: str) -> None:
    assert name in [row[0] for row in refusals.refused_opcodes()]
    assert all(row.emits is None and row.executes is None for row in opcodes.rows() if row.refused)


def test_functions_of_both_apis_stand_once() -> None:
    names = ["cuTexRefCreate", "cuGraphGetEdges", "cudaGraphGetEdges", "cudaMallocArray"]
    assert refusals.families(names) == {
        "Graph": ["{cu,cuda}GraphGetEdges"], "Malloc": ["cudaMallocArray"], "Tex": ["cuTexRefCreate"],
    }  # fmt: skip
