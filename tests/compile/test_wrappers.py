"""Every wrapper of kernels/include/ptx says what it needs, and assembles for every architecture that it says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import jit
from tests.compile import wrappers

ALL = wrappers.all_wrappers()
pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def test_every_function_is_found() -> None:
    """No function of the headers is written in a way that the reader of them does not know."""
    for header in wrappers.HEADERS:
        written = len(re.findall(r"__device__", wrappers.expanded(header.read_text())))
        assert written == sum(wrapper.header == header.name for wrapper in ALL), header.name
    assert len(ALL) > 200


@pytest.mark.parametrize("header", wrappers.HEADERS, ids=lambda header: header.stem)
def test_every_wrapper_says_what_it_needs(header: Path) -> None:
    silent = [wrapper.name for wrapper in ALL if wrapper.header == header.name and wrapper.isa is None]
    assert not silent, f"{header.name}: no line like // PTX ISA 8.0, sm_90 directly above {', '.join(silent)}"


# sm_90a has the wrappers of wgmma, which take longest by far; the kernels for it are built in every run.
ARCHS = [pytest.param(arch, marks=pytest.mark.slow if arch == "sm_90a" else ()) for arch in jit.arch.TABLE]


@pytest.mark.parametrize("arch", ARCHS)
def test_every_wrapper_assembles_where_it_says(arch: str) -> None:
    claiming = [wrapper for wrapper in ALL if wrapper.claims(arch)]
    artifact = wrappers.compiled(claiming, arch)
    made = Counter(re.sub(r"^w\d+_|_\d+$", "", name) for name in artifact.entries)
    expected = Counter(wrapper.name for wrapper in claiming for _ in wrapper.instances())
    assert made == expected


def test_every_wrapper_says_one_architecture_of_the_table_at_least() -> None:
    nowhere = [wrapper.name for wrapper in ALL if not any(wrapper.claims(arch) for arch in jit.arch.TABLE)]
    assert not nowhere


@pytest.mark.parametrize(
    ("wrong", "claim"),
    [("mbarrier_arrive_expect_tx", "sm_80"), ("tcgen05_wait_ld", "sm_90"), ("wgmma_fence", "sm_90a, sm_100a")],
)
def test_a_claim_that_does_not_hold_is_found(wrong: str, claim: str) -> None:
    wrapper = next(wrapper for wrapper in ALL if wrapper.name == wrong)
    lying = wrappers.Wrapper(**{**vars(wrapper), "archs": tuple(claim.split(", "))})
    arch = next(arch for arch in jit.arch.TABLE if lying.claims(arch) and not wrapper.claims(arch))
    with pytest.raises(jit.CompileError, match="does not assemble"):
        wrappers.compiled([lying], arch)
