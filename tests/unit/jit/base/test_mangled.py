"""Names of C++ functions as PTX has them."""

from __future__ import annotations

import pytest

from jit.base import mangled as names


@pytest.mark.parametrize(
    ("mangled", "name"),
    [
        ("_Z5saxpyPfPKffi", "saxpy"),
        ("_ZN4mine3addIfEEvNS_4ViewEPKT_i", "add"),
        ("_ZN12_GLOBAL__N_14testEPi", "test"),
        ("_ZL4testPi", "test"),
        ("plain", "plain"),
    ],
)
def test_plain_names_of_functions(mangled: str, name: str) -> None:
    assert names.plain(mangled) == name
