"""Views that host code gives to kernels as they lie are named where a wrong output is what they give."""

from __future__ import annotations

from harness.checking import host_views

LOOKS = "all elements: what weight gives when it is read transposed"
TEXT = '''CUDA = """
torch::Tensor apply(torch::Tensor x, torch::Tensor weight) {
    // weight.t() is [in, out]
    auto turned = weight.t();
    kernel<<<x.size(0), 32>>>(x.data_ptr<float>(), turned.data_ptr<float>());
    return x;
}
"""
'''


def test_the_view_is_named_with_its_line() -> None:
    assert host_views.named(LOOKS, {"": TEXT}) == ("", 4, "weight.t()")
    strides = LOOKS.replace("it is read transposed", "its strides are not counted: columns lie one behind the other")
    assert host_views.named(strides, {"": "", "host.cu": TEXT}) == ("host.cu", 4, "weight.t()")


def test_of_several_views_that_of_the_input_is_named() -> None:
    other = TEXT.replace("    return x", "    auto rows = x.transpose(0, 1);\n    return x")
    assert host_views.named(LOOKS, {"": other}) == ("", 4, "weight.t()")
    assert host_views.named(LOOKS.replace("weight", "w"), {"": other}) is None


def test_nothing_is_named_that_explains_nothing() -> None:
    assert host_views.named("all elements are 0", {"": TEXT}) is None
    for right in ("weight.t().contiguous()", "weight.t().clone()"):
        assert host_views.named(LOOKS, {"": TEXT.replace("weight.t();", f"{right};")}) is None
    later = TEXT.replace("turned.data_ptr", "turned.contiguous().data_ptr")
    assert host_views.named(LOOKS, {"": later}) is None
    counted = TEXT.replace("turned.data_ptr<float>()", "turned.data_ptr<float>(), turned.stride(0)")
    assert host_views.named(LOOKS, {"": counted}) is None
    assert host_views.named(LOOKS, {"": TEXT.replace("torch::Tensor", "Matrix")}) is None
