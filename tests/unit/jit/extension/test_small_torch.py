"""The small form of torch's headers does what torch's own do: extensions that are built with it alone."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

import jit
from jit.base.diagnostics import Diagnostic
from jit.emulated_cuda.runtime import toolkit
from jit.extension import build_plan, small_torch
from jit.replay import fast_call
from tests import programs
from tests.selection import representatives

CPP = """
#include <torch/extension.h>
#include <vector>
std::vector<int64_t> of(const torch::Tensor& x) {
    TORCH_CHECK(x.dim() == 2, "expected 2 dimensions, got ", x.dim(), " of sizes ", x.sizes());
    AT_ASSERT(x.size(0) > 0, "no rows: ", x.sizes());
    return {x.size(0), torch::size(x, -1), at::stride(x, 0), x.numel(), x.storage_offset(), x.element_size(),
            x.is_contiguous(), x.is_cuda(), int64_t(x.nbytes())};
}
torch::Tensor made(std::vector<int64_t> sizes, const c10::optional<torch::Tensor>& like) {
    return like.has_value() ? torch::zeros(sizes, like->options()) : torch::ones(sizes, torch::dtype(torch::kInt64));
}
std::tuple<torch::Tensor, double> twice(torch::Tensor& x, double factor, bool flat, std::string name) {
    TORCH_CHECK_of(name);
    auto copy = flat ? x.contiguous() : torch::empty_like(x).copy_(x);
    float* first = copy.data_ptr<float>();
    for (int64_t at = 0; at < copy.numel(); ++at) first[at] *= factor;
    return {copy, factor * 2};
}
int narrow(int x) { return x; }
int narrow(unsigned char x, float y) { return x + int(y); }
torch::Tensor none() { return torch::Tensor(); }
void describe(const torch::Tensor& x) {
    const unsigned char letter = 65;
    const char list[] = "list";
    TORCH_CHECK(false, 1.5, ' ', 1e30, ' ', 0.1f, ' ', 1.0 / 3, ' ', true, letter, ' ', 1ull << 40, ' ', -3, ' ', list,
                std::string(" of "), x.sizes(), ' ', x.scalar_type(), ' ', x.device());
}
std::vector<torch::Tensor> views(torch::Tensor x) {
    return {x.view({-1, 2}), x.reshape({4, 3}), x.t().reshape({-1}), x.flatten(), x.transpose(0, -1), x.permute({1, 0}),
            x[1], x.select(1, -1), x.narrow(1, 1, 2), x.unsqueeze(-1).squeeze(2), x.t().narrow(0, 1, 2).t()[2],
            x.to(torch::kInt64), x.view(torch::kInt32), torch::full({2}, 3.5, x.options()), x.to(x.device()).detach(),
            torch::zeros_like(x, x.options().dtype(torch::kBool)), x.new_full({1, 2}, 3.5), x.t().new_zeros({4, 3}),
            torch::ones({2}, x.options().requires_grad(false))};
}
double single(torch::Tensor x, int64_t row, c10::optional<double> factor, const std::string& how) {
    if (how == "wrong") x.t().view({-1});
    TORCH_CHECK_LT(row, x.size(0));
    auto at = x.accessor<float, 2>();
    auto packed = x.packed_accessor32<float, 2, torch::RestrictPtrTraits>();
    TORCH_CHECK_EQ(at[row][1], packed[row][1]);
    return x[row][1].item<double>() * factor.value_or(1) + (how == "plus" ? packed.size(1) : 0);
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
    using namespace py::literals;
    m.doc() = "what it does";
    m.def("views", &views, py::arg("x"), py::call_guard<py::gil_scoped_release>());
    m.def("single", &single, "one element", py::arg("x"), "row"_a = 1, py::arg("factor") = py::none(),
          py::arg("how") = "plain");
    m.def("of", &of, "sizes");
    m.def("made", &made).def("twice", &twice);
    m.def("narrow", [](int x) { return narrow(x); });
    m.def("narrow", [](unsigned char x, float y) { return narrow(x, y); });
    m.def("describe", &describe);
    m.def("none", torch::wrap_pybind_function(none));
}
""".replace("    TORCH_CHECK_of(name);\n", '    if (name == "raise") throw std::out_of_range("as asked");\n')

USES = """
import gc, sys, torch, weakref
import tried as own

x = torch.arange(12, dtype=torch.float32).reshape(3, 4)
assert own.of(x) == [3, 4, 4, 12, 0, 4, 1, int(EMULATED), 48], own.of(x)
assert own.of(x.t()[1:])[:5] == [3, 3, 1, 9, 1]
assert own.made([2, 3], None).tolist() == [[1] * 3] * 2 and own.made([2], x).dtype == torch.float32
assert own.made((0, 2), like := torch.zeros(1, dtype=torch.bfloat16)).dtype == torch.bfloat16
for flat in (True, False):
    copy, number = own.twice(x.t(), 3, flat, "name")
    assert torch.equal(copy, x.t() * 3) and number == 6 and copy.stride() == ((3, 1) if flat else (1, 4))
assert own.none() is None and own.narrow(True) == 1 and own.narrow(200, 2) == 202
parameter = torch.nn.Parameter(torch.ones(2, 2))
assert own.of(parameter)[0] == 2
WRONG = [
    (TypeError, "1. (arg0: torch.Tensor) -> List[int]", lambda: own.of(3)),
    (TypeError, "Invoked with types: Tensor, int", lambda: own.of(x, 3)),
    (TypeError, "2. (arg0: int, arg1: float) -> int", lambda: own.narrow(300, 1.0)),
    (TypeError, "incompatible", lambda: own.narrow(2**31)),
    (TypeError, "incompatible", lambda: own.narrow(1.0)),
    (TypeError, "incompatible", lambda: own.made([1.5], None)),
    (RuntimeError, "expected 2 dimensions, got 1 of sizes [3]", lambda: own.of(x[:, 0])),
    (RuntimeError, "no rows: [0, 4]", lambda: own.of(x[:0])),
    (RuntimeError, "expected scalar type Float but found Double", lambda: own.twice(x.double(), 1.0, True, "")),
    (RuntimeError, "1.5 1e+30 0.1 0.333333 1A 1099511627776 -3 list of [3, 4] Float c", lambda: own.describe(x)),
    (IndexError, "as asked", lambda: own.twice(x, 1.0, True, "raise")),
]
for kind, words, call in WRONG:
    try:
        call()
    except kind as error:
        assert words in str(error), str(error)
    else:
        raise AssertionError(words)
assert own.__doc__ == "what it does" and "(x: torch.Tensor, row: int, factor: Optional[float]" in own.single.__doc__
expected = [
    x.view(-1, 2), x.reshape(4, 3), x.t().reshape(-1), x.flatten(), x.transpose(0, -1), x.permute(1, 0), x[1], x[:, -1],
    x[:, 1:3], x, x.t()[1:3].t()[2], x.long(), x.view(torch.int32), torch.full((2,), 3.5), x, x != x,
    torch.full((1, 2), 3.5), torch.zeros(4, 3), torch.ones(2),
]
for number, (made, right) in enumerate(zip(own.views(x), expected, strict=True)):
    assert torch.equal(made, right) and made.dtype == right.dtype and made.stride() == right.stride(), number
wide = torch.arange(24, dtype=torch.float32).reshape(6, 4)[2:5]
assert torch.equal(own.views(x=wide)[2], wide.t().reshape(-1)) and own.views(wide)[6].data_ptr() == wide[1].data_ptr()
assert own.single(x) == 5 and own.single(x, 2) == 9 and own.single(x, factor=2, row=0) == 2
assert own.single(how="plus", x=x) == 9
WRONG = [
    (TypeError, "incompatible", lambda: own.single()),
    (TypeError, "Invoked with types: Tensor, row=str", lambda: own.single(x, row="1")),
    (TypeError, "incompatible", lambda: own.single(x, 1, row=1)),
    (TypeError, "incompatible", lambda: own.single(x, line=1)),
    (RuntimeError, "Check failed: row < x.size(0) (3 vs. 3)", lambda: own.single(x, 3)),
    (RuntimeError, "Use .reshape(...) instead", lambda: own.single(x, how="wrong")),
    (RuntimeError, "Accessor expected 2 dims but tensor has 3", lambda: own.single(x[None], 0)),
    (RuntimeError, "shape '[4, 3]' is invalid for input of size 8", lambda: own.views(x[1:])),
]
for kind, words, call in WRONG:
    try:
        call()
    except kind as error:
        assert words in str(error), str(error)
    else:
        raise AssertionError(words)
before = sys.getrefcount(x)
for _ in range(100):
    own.twice(x, 1.0, True, "")
assert sys.getrefcount(x) == before
held = weakref.ref(kept := own.made([4], None))
del kept
gc.collect()
assert held() is None
"""


def compiler() -> str:
    try:
        return toolkit.find(nvcc=False).host
    except jit.NoCompilerError as missing:
        return "" if "C++ compiler" in str(missing) else "g++"


@pytest.mark.skipif(not compiler(), reason="no C++ compiler")
@pytest.mark.parametrize(
    ("emulated", "more"),
    representatives([(True, []), (False, []), (False, ["-static-libstdc++"])]),
    ids=["emulated", "cuda", "static"],
)
def test_functions_and_tensors_are_as_with_torchs_own_headers(tmp_path: Path, emulated: bool, more: list[str]) -> None:
    """Sizes, memory, values of all kinds, overloads, errors and counts of references, seen from Python; also where the
    compiler links a C++ library of its own into the extension."""
    import torch

    assert small_torch.serves(planned(CPP))
    (tmp_path / "tried.cpp").write_text(CPP + STAND_IN * emulated)
    (tmp_path / "uses.py").write_text(USES.replace("EMULATED", str(emulated)))
    libraries = Path(torch.__file__).parent / "lib"
    flags = [
        "-std=c++20",
        "-fPIC",
        "-shared",
        "-O0",
        "-DTORCH_EXTENSION_NAME=tried",
        *small_torch.flags(CPP, emulated, fast_call.inside()),
        *more,
    ]
    links = [f"-L{libraries}", f"-Wl,-rpath,{libraries}", "-ltorch_python", "-ltorch_cpu", "-lc10"]
    command = [compiler(), *flags, "tried.cpp", "-o", "tried.so", *links]
    subprocess.run(command, cwd=tmp_path, check=True)
    done = programs.run(tmp_path / "uses.py", cwd=tmp_path)
    assert done.returncode == 0, done.stderr


# What an emulated extension asks the stand-in CUDA runtime for: whether memory is the host's, and of which device.
STAND_IN = """
extern "C" int warpyard_on_host(const void*) { return 0; }
extern "C" int warpyard_device_at(const void*) { return 0; }
extern "C" void warpyard_put_on_host(void*) {}
"""


def planned(text: str) -> build_plan.Plan:
    """An extension of one source."""
    return build_plan.Plan("named", (build_plan.Source(text, "named.cpp"),), inside=fast_call.inside())


def test_what_it_does_not_hold_is_not_tried() -> None:
    assert not small_torch.serves(planned("TORCH_LIBRARY(a, m) {}"))
    assert not small_torch.serves(planned('py::class_<Plan>(m, "Plan")'))
    assert small_torch.serves(planned('m.def("f", &f, py::arg("x"));'))
    assert not small_torch.serves(replace(planned(""), inside=None))
    assert "-DWARPYARD_FLOATS" in small_torch.flags("x.data_ptr<at::Half>()", False, 16)
    assert "-DWARPYARD_FLOATS" not in small_torch.flags("half* x", False, 16)
    for text in ("std::ostringstream out;", "#include <map>", "std::lock_guard held(lock);"):
        assert "-DWARPYARD_STD" in small_torch.flags(text, False, 16), text
    assert "-DWARPYARD_STD" not in small_torch.flags(
        "cudaStream_t stream = at::cuda::getCurrentCUDAStream();", False, 16
    )


def own(*messages: str, file: str = "submission.py", text: str = "", stage: str = "nvrtc") -> list[str]:
    """The messages that are the source's own."""
    found = tuple(Diagnostic("error", message, file, 3, text=text, stage=stage) for message in messages)
    return [item.message for item in small_torch.own_errors(jit.CompileError("", found, ""))]


UNKNOWN = 'identifier "scael_of_nothing" is undefined'


@pytest.mark.parametrize(
    "message",
    representatives([
        UNKNOWN,
        "‘scael_of_nothing’ was not declared in this scope",
        'expected a ";"',
        "expected ‘;’ before ‘}’ token",
        'argument of type "float *" is incompatible with parameter of type "int *"',
        "too few arguments in function call",
        'no suitable conversion function from "at::Tensor" to "int *" exists',
        "cannot convert ‘at::Tensor’ to ‘int*’",
        "nothere.h: No such file or directory",
        *(
            text.format(name)
            for name in ("empty_likes", "numell")
            for text in ('namespace "at" has no member "{}"', 'class "at::Tensor" has no member "{}"',
                         "‘{}’ is not a member of ‘torch’", "‘class at::Tensor’ has no member named ‘{}’")
        ),
    ], key=lambda message: message.split()[0] not in ("namespace", "class")),
)  # fmt: skip
def test_an_error_of_the_sources_own_ends_a_build(message: str) -> None:
    """Whatever form of torch's headers it has: no other is tried. What another might mend is not reported then."""
    assert own(message) == [message]
    assert own(message, 'class "at::Tensor" has no member "storage"') == [message]


@pytest.mark.parametrize(
    "message",
    [
        'identifier "TORCH_WARN_ONCE" is undefined',
        'namespace "std" has no member "gcd_of_two"',
        'no instance of overloaded function "torch::zeros" matches the argument list',
        'no suitable constructor exists to convert from "int" to "c10::TensorOptions"',
        "ATen/ops/sum.h: No such file or directory",
        'could not open source file "torch/nn.h"',
        *(
            text.format(name)
            for name in ("empty_like", "numel")
            for text in ('namespace "at" has no member "{}"', 'class "at::Tensor" has no member "{}"',
                         "‘{}’ is not a member of ‘torch’", "‘class at::Tensor’ has no member named ‘{}’")
        ),
    ],
)  # fmt: skip
def test_an_error_that_other_headers_may_mend_does_not_end_a_build(message: str) -> None:
    assert not own(message)
    assert not own(message, UNKNOWN), "what comes later may follow from it"


def test_where_an_error_stands_tells_whose_it_is() -> None:
    wrong = 'expected a ";"'
    assert not own(wrong, file=str(small_torch.INCLUDE / "warpyard" / "tensor.h"))
    assert not own(wrong, text='    TORCH_WARN_ONCE("slow") int x;'), "a macro that the small form lacks"
    assert own(wrong, text="    TORCH_CHECK(x) int x;") == [wrong]
    assert not own('name followed by "::" must be a class or namespace name', text="  auto z = torch::special::erf(t);")
    assert own("Arguments mismatch for instruction 'mov'", text="torch::special::erf(t)", stage="ptxas")
    bound = "‘run’ was not declared in this scope"
    assert own(bound, text='m.def("run", torch::wrap_pybind_function(run), "run");') == [bound]
    for message in ('identifier "index" is undefined', "‘index’ was not declared in this scope"):
        assert own(message, text="    out[index] = 2 * x[i];") == [message], "a variable, though torch has the name too"
        assert own(message, text="    out[i] = x[i] + index;") == [message]
        assert not own(message, text="    auto picked = index(x, i);"), "a function, which torch has"
    assert not own('identifier "kFloat" is undefined', text="torch::zeros({1}, kFloat)")
    assert not own('identifier "Tensor" is undefined', text="Tensor x;")
    assert not own(), "a build that fails without an error that could be read"
