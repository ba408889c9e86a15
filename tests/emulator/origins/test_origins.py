"""A wrong output says which line wrote its first wrong element, and what wrote it, whichever front end it came from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from harness import check
from harness.api.findings import Finding
from tests.emulator.origins.submissions import JIT, OTHERS
from tests.selection import representatives

TASK = Path(__file__).parent / "ramp"
pytestmark = pytest.mark.usefixtures("judged", "no_changes")
NEEDED = {"triton": "triton", "cupy": "cupy", "numba": "numba", "cute": "cutlass"}
_IT = r"written by thread \(32, 0, 0\) of CTA \(4, 0, 0\) of "
_OVER = r"right values are written over at origin.py:\d+: output"
SAYS = {
    "a store": rf"output\[4\]\[32\] = \S+, expected \S+: {_IT}ramp; 8 of 240 .*: columns 32 on of row 4$",
    "an atomic": r"written by an atomic of thread \(32, 0, 0\) of CTA \(4, 0, 0\) of ramp; 8 of",
    "a bulk copy": r"written by cp\.async\.bulk\.global of a thread of CTA \(4, 0, 0\)",
    "a second store": rf"{_OVER}\[4\]\[32\] was \S+, by thread \(32, 0, 0\) of CTA \(4, 0, 0\) at origin.py:8, until "
    r"thread \(0, 0, 0\) of CTA \(4, 0, 0\) made it",
    "a second launch": rf"{_OVER}.* until thread \(0, 0, 0\) of CTA \(0, 0, 0\) made it 5;",
    "no kernel": r"no kernel writes the wrong elements, such as output\[4\]\[0\]: it is what torch's zeros at "
    r"origin.py:21 left; "
    r".*: row 4;",
    "torch in place": rf"{_OVER}.* until torch's mul made it",
    "a copy of torch": rf"{_IT}ramp, through torch's contiguous at origin.py:\d+; 8 of .*: columns 32 on of row 4",
    "a function of torch": rf"{_IT}ramp, through torch's sub at origin.py:\d+; 8 of",
    "another line": r"only the store at origin.py:\d+ gives wrong elements, that at origin.py:8 right ones: "
    r"output\[0\]",
    "some threads": r"only threads with warp = 1 store wrong elements, and no right ones: output\[0\]\[32\]",
    "inline": rf"{_IT}ramp; 8 of",
    "memset": rf"{_OVER}.* until a memset made it",
    "triton": rf"{_IT}ramp; 8 of",
    "cupy": rf"{_IT}ramp; 8 of",
    "numba": rf"{_IT}ramp; 8 of",
    "cute": rf"{_IT}kernel_cutlass_ramp",
}

# What says the same as another one, by another way of writing.
LIKE = {
    "an atomic": "a store", "a bulk copy": "a store", "a second launch": "a second store",
    "a function of torch": "a copy of torch", "some threads": "another line",
}  # fmt: skip

Told = Callable[[str], tuple[Finding, str]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """What the verdict on a submission says, and the line that it names."""

    def run(text: str) -> tuple[Finding, str]:
        path = tmp_path / "origin.py"
        path.write_text(text)
        first = check(TASK, path, device="emulator", calls=1).findings[0]
        return first, text.splitlines()[first.line - 1] if first.line else ""

    return run


@pytest.mark.parametrize("name", representatives(JIT, lambda name: LIKE.get(name, name)))
def test_what_wrote_the_first_wrong_element_is_named(told: Told, name: str) -> None:
    finding, line = told(JIT[name])
    assert re.search(SAYS[name], finding.message, re.M), finding.message
    assert "# here" in line or "// here" in line, (line, finding.message)


@pytest.mark.slow  # where their findings stand, the tests of the first line ask
@pytest.mark.parametrize("name", sorted(OTHERS))
def test_so_it_is_for_every_front_end(told: Told, name: str) -> None:
    if name in NEEDED:
        pytest.importorskip(NEEDED[name])
    finding, line = told(OTHERS[name])
    if finding.kind == "error" and "nvcc" in finding.message:
        pytest.skip(finding.message)
    assert re.search(SAYS[name], finding.message, re.M), finding.message
    assert "# here" in line or "// here" in line, (line, finding.message)


@pytest.mark.slow
def test_a_fill_of_the_runtime_is_named_at_the_line_that_called_it(told: Told) -> None:
    finding, line = told(OTHERS["inline"].replace("i == 4", "false").replace(
        "MODULE.run(", "MODULE.cleared("
    ))  # fmt: skip
    if finding.kind == "error" and "nvcc" in finding.message:
        pytest.skip(finding.message)
    assert re.search(SAYS["memset"], finding.message, re.M), finding.message
    assert "# called" in line
