"""What the tabs of layouts and of the pipeline take from a run: tensor maps, descriptors, fragments, rings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from harness import exercises
from harness.play import starts
from harness.play.workspace import Workspace
from harness.report import layouts, panels

pytestmark = pytest.mark.usefixtures("judged")


def mended(key: str) -> Workspace:
    """The files of an exercise without its defect."""
    space = Workspace(False, lambda line: None, starts.begin(key))
    one = exercises.exercise(key)
    for name, text in {**one.files, one.shown: one.right}.items():
        space.write(name, text)
    return space


def of_run(key: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, list[str]]]:
    document = asyncio.run(mended(key).trace())
    return document["maps"], document["matrices"], document["fragments"]


@pytest.mark.slow
def test_a_tensor_map_of_a_run_is_drawn_where_the_copy_wrote() -> None:
    """tile.py makes a map of 32 × 32 floats; its copy goes to the first byte of tile.cu's shared memory."""
    (found,), matrices, fragments = of_run("lesson:swizzle")
    assert (found["dtype"], found["box"], found["swizzle"]) == ("float32", [32, 32], "128B")
    assert (found["row_bytes"], found["rows"], found["place"]) == (128, 32, "tile.cu:18")
    assert (matrices, fragments) == ([], {})
    tile = layouts.of_map(found["swizzle"], found["row_bytes"], found["rows"], found["at"])
    assert tile.units[0][0] == found["at"]
    assert tile.units[3][0] == found["at"] + 3 * 128 + 16 * 3


def test_descriptors_and_fragments_of_a_run_are_those_of_its_products() -> None:
    maps, matrices, fragments = of_run("lesson:wgmma")
    assert maps == []
    assert {one["operand"] for one in matrices} == {"A", "B"}
    first = int(next(one["bits"] for one in matrices if one["operand"] == "A"), 16)
    assert "swizzle 128B" in layouts.of_descriptor(first, 64).title
    assert fragments == {"wgmma D, m64n8": ["m64n8k16"]}


@pytest.mark.parametrize(
    ("ptx", "found"),
    [
        (
            "wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {%f1, %f2}, {%r1, %r2}, %rd1, 1;",
            {"wgmma D, m64n8": ["m64n16k16"], "wgmma A in registers, m64k16": ["m64n16k16"]},
        ),
        (
            "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r1}, {%r2}, {%r3}, {%r4};",
            {"mma D, m16n8": ["m16n8k32"]},
        ),
        (
            "tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r1, %r2}, [%r3];\n"
            "tcgen05.ld.sync.aligned.16x64b.x1.b32 {%r1}, [%r3];",
            {"tcgen05.ld 32x32b, a warp": ["32x32b.x2"]},
        ),
        ("add.s32 %r1, %r2, %r3;", {}),
    ],
)
def test_fragments_are_found_by_the_shapes_of_instructions(ptx: str, found: dict[str, list[str]]) -> None:
    assert layouts.fragments_in([ptx]) == found


def test_a_ring_stands_below_its_pipeline() -> None:
    document = asyncio.run(mended("lesson:mbarrier").trace())
    shown = panels.trace(document["pictures"], document["rings"])
    assert "<svg" in shown
    assert document["rings"]
    assert "<li>" in shown[shown.index("</svg>") :]
