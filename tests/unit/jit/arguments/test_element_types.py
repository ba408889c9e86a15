"""Whether a tensor has the elements that a kernel's parameter is declared with."""

from __future__ import annotations

import pytest

from jit.arguments import element_types, plain_launch


@pytest.mark.parametrize(
    ("dtype", "declaration"),
    [
        ("int64", "const int* index"), ("int64", " const int32_t *__restrict__ index"), ("int32", "long long* index"),
        ("int32", "std::int64_t const* index"), ("bool", "const int mask[]"), ("float64", "float* out"),
        ("float16", "const float * x"), ("float32", "const __half* x"), ("bfloat16", "half* x"),
        ("float16", "__nv_bfloat16 const* __restrict__ x"), ("int32", "float* x"), ("int32", "unsigned short* x"),
        ("int64", "const unsigned int* n"), ("bool", "float* mask"),
    ],
)  # fmt: skip
def test_other_elements_are_named(dtype: str, declaration: str) -> None:
    said = element_types.differs(dtype, declaration)
    assert said == f"{dtype} for `{' '.join(declaration.split())}`"
    name = plain_launch.named(2, ["a", "b", "c"], ["", "", declaration], dtype)
    assert element_types.said(f"{name}, cudaMalloc number 3") == ("argument 2", "c", *said.split(" for "))


@pytest.mark.parametrize(
    ("dtype", "declaration"),
    [
        ("int32", "const int* index"), ("int32", "unsigned* bits"), ("float32", "float* x"), ("float32", "float x[]"),
        ("bfloat16", "const unsigned short* x"), ("float16", "unsigned* pairs"), ("float32", "int* as_bits"),
        ("uint8", "const float* bytes"), ("int8", "int* four"), ("float8_e4m3fn", "float* x"), ("float32", "void* x"),
        ("float32", "float4* x"), ("int64", "T* x"), ("int64", "int n"), ("int64", "int** rows"), ("bool", "bool* m"),
        ("float16", "const __grid_constant__ CUtensorMap map"), ("int64", "Box<int>* boxes"), ("int16", "short* x"),
        ("complex64", "float* parts"), ("int64", "long* x"), ("", "int* x"), ("float16", "unsigned char* x"),
    ],
)  # fmt: skip
def test_nothing_is_said_of_what_may_be_meant(dtype: str, declaration: str) -> None:
    assert element_types.differs(dtype, declaration) == ""
    assert element_types.said(plain_launch.named(0, ["x"], [declaration], dtype)) is None
