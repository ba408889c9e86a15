"""Arrays, textures and surfaces of whole programs, held against loops on the host."""

from __future__ import annotations

from pathlib import Path

import pytest

import jit
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import toolkit
from tests.paths import DATA
from tests.unit.jit.emulated_cuda.test_programs import run

SOURCE = DATA / "cuda_programs" / "textures.cu"

try:
    toolkit.find()
except jit.NoCompilerError as missing:
    pytest.skip(str(missing), allow_module_level=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> program.Built:
    return program.build(SOURCE, "sm_90a", [], tmp_path_factory.mktemp("textures"))


@pytest.mark.parametrize(
    ("what", "launches"), [("filters", 48), ("kinds", 1), ("stacks", 1), ("surfaces", 3), ("driver", 1)]
)
def test_every_value_is_that_of_the_guide_s_formulas(
    what: str, launches: int, built: program.Built, capfd: pytest.CaptureFixture[str]
) -> None:
    ran, said = run(built, what)
    linear = "a texture or surface object: linear filtering needs values that are floating-point numbers: "
    assert said == ([f"{linear}cudaReadModeNormalizedFloat"] if what == "kinds" else [])
    assert capfd.readouterr().out == ""
    assert (ran.code, ran.launches) == (0, launches)


# Word of the command line, name and index of a value, and the values that an H100 gave from there on. A picture of
# "filters" has 200: these are of a line with addresses mirrored along it and the border in the other direction,
# of a plane and of a box.
ON_H100 = [
    ("filters", "filters", 6 * 200, [-46.25, 21.0058594, -46.25, 0.408203125, -46.25, -19, -46.25, -19]),
    ("filters", "filters", 22 * 200 + 80, [52.3457031, 7.5, 75.4580078, 7.5, 98.4228516]),
    ("filters", "filters", 44 * 200, [51.9431152, 7.19458008, -71.6933594, 66.1369629, 64.046875, 99.1542969]),
    ("stacks", "layers", 0, [25.75, 8.9375, -7.875, -24.625]),  # of layer -1
]


@pytest.mark.parametrize(("what", "name", "first", "expected"), ON_H100)
def test_values_are_those_of_a_chip(
    what: str, name: str, first: int, expected: list[float], built: program.Built, capfd: pytest.CaptureFixture[str]
) -> None:
    run(built, what, "print")
    rows = [line.split() for line in capfd.readouterr().out.splitlines()]
    found = [float(row[2]) for row in rows if len(row) == 4 and row[0] == name]
    assert found[first : first + len(expected)] == expected


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("destroyed", "is no texture object that is alive"),
        ("freed", "array number 1"),
        ("surface", "the coordinates of an access of 8 bytes are outside the surface"),
    ],
)
def test_a_wrong_object_and_a_place_outside_are_found(how: str, message: str, built: program.Built) -> None:
    ran, _ = run(built, how)
    (finding,) = ran.findings
    report = ran.server.resolve(getattr(finding, "report", {}))
    assert report["kind"] == "out-of-bounds"
    assert message in report["message"]
    assert Path(str(report["location"]).split(":")[0].split(" ")[0]).name == "textures.cu"
    assert ran.code == 0  # the program saw the error
