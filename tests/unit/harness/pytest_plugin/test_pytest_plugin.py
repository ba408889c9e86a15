"""The pytest plugin in a third-party package: pytester runs pytest on it, in a process of its own."""

from __future__ import annotations

import os

import pytest

from tests import programs

pytest_plugins = ["pytester"]
HOME = {name: os.environ[name] for name in ("HOME",) if name in os.environ}
OUTCOMES = {"passed": 2, "failed": 2, "errors": 1}

KERNELS = '''
import jit
import torch

SOURCE = r"""
extern "C" __global__ void twice(const float* x, float* y, int n) {
    __shared__ float tile[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n) tile[threadIdx.x] = 2.0f * x[i];
    if (ORDERED) __syncthreads();
    if (i < n) y[i] = tile[threadIdx.x ^ SWAPPED] * FACTOR;
}
"""


def twice(case):
    x, how = case
    y = torch.empty_like(x)
    jit.load(SOURCE, defines=how)["twice"](x, y, x.numel(), grid=2, block=64)
    return y
'''
TESTS = """
import pytest
import torch
from twice import twice


def case(ordered=1, swapped=0, factor="1.0f"):
    return torch.arange(128.0), {"ORDERED": ordered, "SWAPPED": swapped, "FACTOR": factor}


def expected(case):
    return case[0] * 2


def test_right(warpyard):
    report = warpyard.check(twice, [case(), case(swapped=0)], expected)
    assert [one.passed for one in report.cases] == [True, True]


@pytest.mark.warpyard(arch="sm_100a", schedules=2)
def test_marked(warpyard):
    assert warpyard.check(twice, [case()]).device == "emulated sm_100a"


def test_race(warpyard):
    warpyard.check(twice, [case(), case(ordered=0, swapped=32)])


def test_wrong(warpyard):
    warpyard.check(twice, [case(factor="3.0f")], expected)


@pytest.mark.warpyard(archh="sm_100a")
def test_marker(warpyard):
    pass
"""


@pytest.fixture
def package(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makepyfile(twice=KERNELS, test_twice=TESTS)
    return pytester


@pytest.mark.slow
@pytest.mark.usefixtures("judged")
def test_findings_are_the_failure_and_no_frame_of_ours(package: pytest.Pytester) -> None:
    # As pytester's own run, but for HOME and PYTHONPATH: a command with others has a judge of its own.
    program = "import pytest, sys; sys.exit(pytest.main(sys.argv[1:]))"
    words = ["-p", "no:cacheprovider", "-rA", "--strict-markers"]
    out = programs.run(program, *words, cwd=package.path, variables=HOME, timeout=900).stdout
    shown = pytest.LineMatcher(out.splitlines())
    outcomes = pytest.RunResult.parse_summary_nouns(shown.lines)
    assert {name: outcomes.get(name) for name in ("passed", "failed", "errors")} == OUTCOMES
    line = KERNELS.strip().splitlines().index("    if (i < n) y[i] = tile[threadIdx.x ^ SWAPPED] * FACTOR;") + 1
    shown.re_match_lines([rf".*twice\.py:{line}: race: shared address .*"])
    shown.re_match_lines([r"  kernel twice"])
    assert ": wrong: " in out
    assert "marker warpyard: expected arch, schedules, device, timeout, calls by name, got ['archh']" in out
    assert "harness/" not in out


UNWRITTEN = """
import torch


def noted(case):
    import jit.base.environment as environment
    if environment.STRICT.read():
        raise ValueError("strict")
    return case


def test_strict(warpyard):
    warpyard.check(noted, [torch.zeros(4)])
"""


@pytest.mark.slow
def test_strict_is_an_option(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_noted=UNWRITTEN)
    pytester.runpytest_subprocess("-p", "no:cacheprovider", timeout=900).assert_outcomes(passed=1)
    done = pytester.runpytest_subprocess("-p", "no:cacheprovider", "--warpyard-strict", timeout=900)
    done.assert_outcomes(failed=1)
    done.stdout.fnmatch_lines(["*ValueError: strict*"])


def test_a_run_without_it_imports_nothing_heavy(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        "import sys\ndef test_light(): assert not {'torch', 'rich', 'numpy', 'jit'} & set(sys.modules)\n"
    )
    pytester.runpytest_subprocess("-p", "no:cacheprovider", timeout=300).assert_outcomes(passed=1)
