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
        ("_ZN8__main__1kB2v1B8cw51cXTLE5ArrayIfLi1E1C7mutable7alignedEx", "k"),  # numba's, with ABI tags
    ],
)
def test_plain_names_of_functions(mangled: str, name: str) -> None:
    assert names.plain(mangled) == name


@pytest.mark.parametrize(
    ("of_nvrtc", "of_the_host"),
    [
        ("_Z8bag_meanPKfPKxS2_Pfixi", "_Z8bag_meanPKfPKlS2_Pfili"),
        ("_Z3maxIxLx12EEvPT_y", "_Z3maxIlLl12EEvPT_m"),
        ("_ZN3xyz4textEPx", "_ZN3xyz4textEPl"),
    ],
)
def test_names_of_one_kernel_by_two_compilers(of_nvrtc: str, of_the_host: str) -> None:
    assert names.of_one_width(of_nvrtc) == of_the_host
    assert names.of_one_width(of_the_host) == of_the_host


def test_identifiers_stay() -> None:
    assert names.of_one_width("_Z6xylemyi") == "_Z6xylemyi"
    assert names.of_one_width("_Z5x32_y5floatx") == "_Z5x32_y5floatl"
    assert names.of_one_width("xy") == "xy"
