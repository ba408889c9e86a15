"""Defects that are slow or left to the night are of kinds that every run looks for in some kernel."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import pytest

from tests.emulator.defects import test_attempts, test_nvfp4_gemv, test_sm_90a, test_sparse_mla_bwd
from tests.emulator.defects.mutation import quick

SM_90A = test_sm_90a.ATTENTION | test_sm_90a.GEMV | test_sm_90a.PAGED


def test_every_run_looks_for_each_kind() -> None:
    """A defect that may be found as one of several kinds is met by a defect of any of them."""
    defects = [one.kind for one in test_attempts.DEFECTS] + [kind for _, _, kind, _ in SM_90A.values()]
    defects += [one.kind for module in (test_nvfp4_gemv, test_sparse_mla_bwd) for one in module.MUTATIONS]
    modules = (test_attempts, test_nvfp4_gemv, test_sparse_mla_bwd)
    every_run = [one.kind for module in modules for one in quick(module.PARAMETERS)]
    always = {kind for kinds in every_run for kind in kinds.split("|")}
    assert [kinds for kinds in defects if always.isdisjoint(kinds.split("|"))] == []


@pytest.mark.parametrize(
    ("always", "names"),
    [
        (test_sm_90a.ALWAYS, SM_90A.keys()),
        *((module.ALWAYS, {one.name for one in module.MUTATIONS}) for module in (test_nvfp4_gemv, test_sparse_mla_bwd)),
    ],
    ids=["sm_90a", "nvfp4_gemv", "sparse_mla_bwd"],
)
def test_what_every_run_looks_for_is_there(always: Set[str], names: Set[Any]) -> None:
    assert always <= names
