"""Changes of a submission's CUDA text: how they are found, and how many of them stand in one text."""

from __future__ import annotations

import ast
import itertools

import pytest
import torch

import jit
from harness.checking.forms import (
    cuda_barriers,
    cuda_changes,
    cuda_text,
    python_barriers,
    repairs,
    texts,
)
from harness.checking.forms.change import Change, Lines, together
from harness.checking.forms.places import Near
from harness.checking.forms.trials import Trials
from jit.emulator import launches
from jit.emulator.settings import Settings

_SCALE = r"""
extern "C" __global__ void scale(const float* x, float* out, int n, float by) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = 0.0f;
    if (i < n - 1) v = x[i];
    out[i] = v * by;
}
"""


def _changes(text: str) -> tuple[int, list[Change]]:
    return cuda_changes.changes(text, 0, len(text))


def _told(text: str) -> set[tuple[str, str]]:
    return {one.shown for one in _changes(text)[1]}


def test_bounds_operators_and_variables_are_changed() -> None:
    told = _told(_SCALE)
    assert ("i < n - 1", "i <= n - 1") in told
    assert ("i < n - 1", "i < n") in told
    assert any(new == "v / by" for _, new in told)
    assert any("threadIdx.y" in new for _, new in told)


def test_all_forms_of_a_kernel_compile_together_and_one_runs_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    first, found = _changes(_SCALE)
    some = next(iter(texts.batches([one for one in found if one.rank <= 1])))
    text = together(_SCALE, list(enumerate(some, 1)), lambda number: f"{cuda_changes.ASKS}=={number}")
    kernel = jit.load(text[:first] + cuda_changes.PROLOGUE + text[first:])["scale"]
    x = torch.arange(1.0, 65.0)
    usual = launches.read

    def run(number: int, **fields: object) -> torch.Tensor:
        monkeypatch.setattr(launches, "read", lambda: Settings(**{**vars(usual()), "variant": number, **fields}))
        out = torch.full((64,), -1.0)
        kernel(x, out, 64, 2.0, grid=2, block=32)
        return out

    right = 2 * x
    assert torch.equal(run(0)[:63], right[:63])
    assert run(0)[63] == 0
    number = next(at for at, one in enumerate(some, 1) if one.shown == ("i < n - 1", "i < n"))
    assert torch.equal(run(number), right)
    part = run(number, only=((1, 0, 0),))
    assert bool((part[:32] == -1).all())
    assert torch.equal(part[32:], right[32:])


def test_the_body_of_an_if_is_not_exchanged_with_what_follows_it() -> None:
    text = "__global__ void k(float* x, int n) { float a; int i = 0; if (n) a = 1.0f; x[i] = a; x[n] = 2.0f; }"
    told = _told(text)
    assert ("x[i] = a; x[n] = 2.0f;", "x[n] = 2.0f; x[i] = a;") in told
    assert not any(old.startswith("a = 1.0f; x[i]") for old, _ in told)


def test_a_constant_of_a_template_is_changed_beside_others() -> None:
    text = "constexpr int kLanes = 8; __global__ void k(float* x) { x[0] = sum<4>(x[1]); }"
    told = _told(text)
    assert ("sum<4>(x[1])", "sum<8>(x[1])") in told
    assert ("sum<4>(x[1])", "sum<kLanes>(x[1])") in told


def test_a_variable_may_have_the_name_of_a_type() -> None:
    text = "__global__ void k(float* x, int dims) { const int half = dims / 2; x[dims] = 1.0f; }"
    assert ("x[dims]", "x[half]") in _told(text)


def test_pieces_that_overlap_do_not_stand_in_one_text() -> None:
    text = "__global__ void k(float* x) { x[0] = 1.0f; x[1] = 2.0f; x[2] = 3.0f; }"
    for some in texts.batches(_changes(text)[1]):
        pieces = {(one.start, one.end) for one in some}
        for (a, b), (c, d) in itertools.combinations(sorted(pieces), 2):
            assert b <= c or d <= b or a == c, (text[a:b], text[c:d])


def test_every_change_of_a_text_is_made_where_its_number_is_chosen() -> None:
    def write(new: str, now: str, chosen: str) -> str:
        return f"[{chosen} {new} {now}]"

    inner = Change(4, 5, "B", 0, ("", ""), write)
    outer = Change(0, 5, "A", 0, ("", ""), write)
    assert together("x + y;", [(1, outer), (2, inner)], str) == "[1 A x + [2 B y]];"


@pytest.mark.parametrize(
    "text",
    ["a < b ? c : d", "f<8>(x, y)[i + 1].z", "(float)x * -y", "reinterpret_cast<const int*>(p + 1)[2]", "{a, b}"],
)
def test_expressions_are_read(text: str) -> None:
    node = cuda_text.expression(cuda_text.tokens(text, 0, len(text)) or [])
    assert node is not None
    assert (node.start, node.end) == (0, len(text))


def test_what_is_not_understood_has_no_changes() -> None:
    text = "__global__ void k(float* x) { auto f = [&](int i) { return x[i] + 1; }; }"
    assert cuda_text.expression(cuda_text.tokens("[&](int i) { return i; }", 0, 24) or []) is None
    assert not any("return" in old for old, _ in _told(text))


def test_the_places_of_errors_are_those_of_changes() -> None:
    _, found = _changes(_SCALE)
    kind = texts.Kind(cuda_changes.ASKS, [], found)
    text = texts.all_forms('x = r"""' + _SCALE + '"""', kind, [])
    assert texts.not_compiled("/source_0.cu:3:9: error: no", text, kind) == set()
    line = "a = (warpyard_form()==7?(b):((warpyard_form()==8?(c):(d))))"
    assert texts.not_compiled("/s.cu:2:32: error: no", f'x = r"""\n{line}\n"""', kind) == {8}
    assert texts.not_compiled("/s.cu:2:20: error: no", f'x = r"""\n{line}\n"""', kind) == {7}


def test_barriers_of_numba_stand_before_statements_and_behind_the_last() -> None:
    text = """from numba import cuda


@cuda.jit
def k(x):
    s = cuda.shared.array(2, 'f4')
    for i in range(x.size):
        if i > 1:
            s[0] = x[i]
        x[i] = s[1]


def host(x):
    k[1, 2](x)
"""
    found = python_barriers.barriers(text, {8, 9, 14})
    assert {one.new for one in found} == {"cuda.syncthreads()", "cuda.syncwarp()", "cuda.threadfence()"}
    lines = {(text.count("\n", 0, one.start) + 1, text[one.start :].startswith("\n")) for one in found}
    # Of the kernel: before and behind its loop, in that, and around what the condition holds.
    assert lines == {(7, False), (8, False), (9, False), (9, True), (10, False), (10, True)}, lines
    made = together(text, enumerate(found), lambda number: f"form() == {number}")
    bodies = [one for one in ast.walk(ast.parse(made)) if isinstance(one, ast.If)]
    assert len(bodies) == len(found) + 1


@pytest.mark.parametrize(
    ("body", "old", "new"),
    [
        ("a[1] = x[8]; a[2] = x[4];", "a[1] = x[8]; a[2] = x[4]", "a[1] = x[4]; a[2] = x[8]"),
        ("out[0] = i * 2 + j;", "i * 2 + j", "j * 2 + i"),
        ("out[0] = f(x + i * 16) + f(x + j * 16);", "f(x + i * 16) + f(x + j * 16)", "f(x + i * 32) + f(x + j * 32)"),
        ("out[0] = tile[i][j];", "tile[i][j]", "tile[j][i]"),
        (
            "int kx = i, ky = j, kh = 2, kw = 3; out[0] = x[(n * kw + kx) * kh + ky];",
            "(n * kw + kx) * kh + ky",
            "(n * kh + ky) * kw + kx",
        ),
        ("out[0] = x[1] - x[2];", "x[1] - x[2]", "fmaxf(x[1] - x[2], 0.0f)"),
        ("out[0] = (float)(i / j);", "(float)(i / j)", "(float)(i) / (j)"),
        ("float m, m_new, l; l = l + x[0];", "l + x[0]", "(l * __expf(m - m_new)) + x[0]"),
        ("float m, m_new, l; l += x[0];", "l += x[0]", "l = l * __expf(m - m_new) + (x[0])"),
        ("float s = 0.0f; for (;;) { s += x[i]; }", "for (;;) {", "for (;;) { s = 0.0f;"),
        ("for (int c = 0; c < j; c += 96) out[c] = 0.0f;", "c += 96", "c += blockDim.x"),
        ("out[0] = 1.0f / x[2];", "1.0f / x[2]", "1.0f / sqrtf(x[2])"),
        ("float p = x[0]; out[0] = 1.0f / p;", "1.0f / p", "1.0f / (1.0f - p)"),
        ("int cur = i & 1; out[0] = tile[cur][j];", "tile[cur]", "tile[cur ^ 1]"),
        ("out[0] = tile[i][j + 1];", "tile[i][j + 1]", "tile[(i + 1)][j + 1]"),
        (
            "float m, s; s += __expf(x[0] - m); m = x[i];",
            "m = x[i];",
            "s *= __expf(m - x[i]); m = x[i];",
        ),
        (
            "float d = x[i]; d = (d > 2.0f ? d : __expf(d)) + x[j];",
            "float d = x[i]; d = (d > 2.0f ? d : __expf(d)) + x[j]",
            "float d = x[i] + x[j]; d = (d > 2.0f ? d : __expf(d))",
        ),
        (
            "float d = x[i] + x[j]; d = __expf(d);",
            "float d = x[i] + x[j]; d = __expf(d)",
            "float d = x[i]; d = (__expf(d)) + x[j]",
        ),
        ("Key c, t; t = larger(t, a[i]); c = t;", "c = t", "c = larger(c, t)"),
        ("f(a[0], a[1]); f(a[2], a[3]);", "f(a[0], a[1]); f(a[2], a[3])", "f(a[0], a[2]); f(a[1], a[3])"),
    ],
)
def test_what_people_get_wrong_has_its_change(body: str, old: str, new: str) -> None:
    text = f"__global__ void k(const float* x, float* out, int i, int j) {{ float tile[8][8]; float a[4]; {body} }}"
    assert (old, new) in _told(text)


def test_operands_and_words_of_ptx_are_changed() -> None:
    asm = 'asm volatile("add.rn.f32 %0, %1, %2;" : "=f"(out[0]) : "f"(a), "f"(b));'
    found = _changes(f"__global__ void k(float* out, float a, float b) {{ {asm} }}")[1]
    told = {one.shown for one in found}
    assert ('a), "f"(b', 'b), "f"(a') in told
    assert ('"add.rn.f32 %0, %1, %2;"', '"add.rz.f32 %0, %1, %2;"') in told
    assert ('"add.rn.f32 %0, %1, %2;"', '"add.rn.f32 %0, %2, %1;"') in told
    assert not any(old == "out[0]" for old, _ in told)  # what it writes has to be a variable


def test_what_an_asm_needs_as_a_constant_is_left() -> None:
    asm = 'asm volatile("cp.async.wait_group %0;" :: "n"(1) : "memory");'
    assert not any(one.new == "2" for one in _changes(f"__global__ void k() {{ {asm} }}")[1])


def test_what_a_function_may_write_to_and_what_is_not_evaluated_stay() -> None:
    text = """__device__ void add(float (&sum)[4], int n) { sum[0] += n; }
__global__ void k(float* out, int n) { float sum[4], other[4]; int s = sizeof(sum); add(sum, n); out[0] = sum[0]; }"""
    told = _told(text)
    assert not any("add(other" in new or "sizeof(other" in new for _, new in told)
    assert ("add(sum, n)", "add(sum, (n + 1))") in told


def test_a_pointer_to_a_type_of_a_template_is_declared() -> None:
    text = "template <typename T> __global__ void k(T* x, int n) { T* p = x + n; p[0] = x[1]; }"
    assert not any(one.new.startswith("T* p +=") for one in _changes(text)[1])


def test_a_cu_file_beside_the_submission_has_changes_of_its_own() -> None:
    found = texts.kinds("import jit\nkernel = jit.load('scale.cu')\n", {"scale.cu": _SCALE}, ())
    (kind,) = [one for one in found if one.file == "scale.cu"]
    assert ("i < n - 1", "i < n") in {one.shown for one in kind.changes}
    assert "warpyard_form() == 1" not in _SCALE
    line = "a = (warpyard_form()==7?(b):(c));"
    assert texts.not_compiled("/tmp/scale.cu:1:12: error: no", line, kind) == {7}


@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ([[True, False], [True, None]], [1]),  # right by chance with one size, and right with all that say something
        ([[True, False]], []),
        ([[True, False], [False, False]], []),  # sizes tell, and none of them is for the second
        ([[False, False], [None, False]], [0, 1]),  # of a kernel of fixed sizes
        ([[True, None], [True, True]], [1]),
        ([[]], [0]),
    ],
)
def test_a_change_that_is_wrong_with_another_size_is_no_cause(held: list[list[bool | None]], kept: list[int]) -> None:
    some = [Change(at, at + 1, "n", 0, ("", ""), lambda new, now, _: new) for at in range(len(held))]
    known = {id(one): repairs.Held(each) for one, each in zip(some, held, strict=True)}
    assert repairs.possible(some, known) == [some[at] for at in kept]


@pytest.mark.parametrize(
    ("sizes", "ones", "kept", "confirmed"),
    [
        ([True, True], [True], True, True),
        ([None, True], [None], True, False),  # any index may do, and nothing says which
        ([False, True], [False], False, False),
        ([False, False], [False], False, False),  # of a kernel of fixed sizes too
        ([False, None], [], True, False),
        ([], [], True, True),
    ],
)
def test_each_size_that_is_1_has_to_be_right_when_it_is_2(
    sizes: list[bool | None], ones: list[bool | None], kept: bool, confirmed: bool
) -> None:
    """Beside a finding it has to be known to be."""
    kind = texts.Kind("asks", [], [Change(0, 1, "n", 0, ("a", "n"), lambda new, now, _: new)])
    held = {id(kind.changes[0]): repairs.Held(sizes, ones)}
    for ends, wanted in ((False, kept), (True, confirmed)):
        assert (repairs.repair(kind.changes, held, [kind], {"": "a"}, ends, False) is not None) == wanted


@pytest.mark.parametrize(
    ("body", "old", "new"),
    [
        ("tile[i + 1] = x[0];", "tile[i + 1]", "tile[(i + 1) + 1]"),  # the number is changed
        ("if (i < j) out[0] = x[0];", "i < j", "(i + 1) < j"),  # `i < j - 1` says the same
        ("if (i < j - 1) out[0] = x[0];", "i < j - 1", "j - 1 < i"),  # `i > j - 1` does
        ("float b[4][4]; out[0] = a[0];", "a[0]", "b[0]"),  # of other dimensions
    ],
)
def test_what_says_the_same_or_does_not_compile_is_left_out(body: str, old: str, new: str) -> None:
    text = f"__global__ void k(const float* x, float* out, int i, int j) {{ float a[4]; int tile[8]; {body} }}"
    assert _told(text)
    assert (old, new) not in _told(text)


def test_columns_of_nvcc_are_those_without_comments() -> None:
    line = "/* what stands here is one column for nvcc, as each comment is */ "
    line += "a = (warpyard_form()==7?(b):(warpyard_form()==8?(/*x*/d):(c)));"
    (kind,) = [one for one in texts.kinds("CODE = 'scale.cu'", {"scale.cu": _SCALE}, ()) if one.file == "scale.cu"]
    column = texts._COMMENT.sub(" ", line).index("d)") + 1
    assert texts.not_compiled(f"/tmp/mine.py:1:{column}: error: no", line, kind) == {8}


def test_lines_from_which_others_have_their_values_are_near() -> None:
    assert texts.reach("a = 1\nb = a + c\nd = 2\nout[0] = b\n", [4]) == {4: 0, 2: 1, 1: 2}
    assert texts.reach("a = x[b] *\n    y[c];\nb = 1;\nc = 2;\nout[0] = a;\n", [5]) == {5: 0, 1: 1, 2: 1, 3: 2, 4: 2}


_INLINED = """__device__ float near(float x) {
    return x * 2;
}
__device__ void both(float x, float* to) {
    float a;
    split(x, &a);
    to[0] = near(a);
}
__global__ void k(float* out, int n) {
    bool any = n > 3;
    float other = 1;
    float x = 0;
    if (any)
        x = n;
    both(x, out);
}
"""


def test_values_come_through_calls_and_by_the_conditions_of_their_statements() -> None:
    found = texts.reach(_INLINED, [7])
    assert found[2] == 1  # what the function gives
    assert found[6] == 1  # which gets the address
    assert found[15] == 1  # the call
    assert found[14] == 2
    assert found[10] == 3  # what the condition has
    assert 11 not in found


def test_what_wrong_elements_come_from_is_tried_before_the_rest_of_its_rank() -> None:
    trials = Trials(None, f'SOURCE = r"""\n{_INLINED}"""', {})  # type: ignore[arg-type]
    trials._near = Near(frozenset({8}), hints=True)
    kinds = texts.kinds(trials._text, {}, ())
    lines = Lines(trials._text)
    order = [lines.of(one.start) for _, some in trials._turns(kinds) for one in some]
    first = {line: order.index(line) for line in set(order)}
    assert first[12] > max(first[3], first[8], first[11], first[15])
    assert sorted(order) == sorted(lines.of(one.start) for kind in kinds for one in kind.changes)


def test_a_bound_that_is_loosened_comes_behind_the_hosts() -> None:
    def change(old: str, new: str) -> Change:
        return Change(0, 1, "", 0, (old, new), lambda new, now, _: new)

    assert repairs._loosened(change("threadIdx.x < count", "threadIdx.x <= count"))
    assert repairs._loosened(change("threadIdx.x < count", "threadIdx.x < (count + 1)"))
    assert not repairs._loosened(change("i <= n", "i < n"))


@pytest.mark.parametrize("sign", ["/", "//"])
def test_a_grid_whose_quotient_is_left_out_comes_behind_axes_that_are_exchanged(sign: str) -> None:
    """A grid that is many times larger than needed gives the right output too."""
    text = f"(rows + 31) {sign} 32, (cols + 31) {sign} 32"
    parts = text.split(", ")
    without = Change(0, len(parts[0]), "rows + 31", 1, (parts[0], "rows + 31"), lambda new, now, _: new)
    turned = f"({', '.join(reversed(parts))})"
    exchanged = Change(0, len(text), turned, 0, (text, turned), lambda new, now, _: new)
    rest = parts[0].replace(sign, "%")
    of_rest = Change(0, len(parts[0]), rest, 0, (parts[0], rest), lambda new, now, _: new)
    kind = texts.Kind("", [], [of_rest, without, exchanged])
    held = {id(one): repairs.Held([True], []) for one in kind.changes}
    found = repairs.repair(kind.changes, held, [kind], {"": text}, False, False)
    assert found is not None
    assert found[0] is exchanged


def test_at_most_three_changes_that_say_the_same_are_told_the_likeliest_first() -> None:
    text = "aaaa\nbbbb\ncccc\ndddd\n"
    rows = ((15, "dxxxxxxxx"), (10, "cxxxxxx"), (0, "axxx"), (5, "bxxxx"), (5, "bxxxxxxx"))
    some = [Change(at, at + 4, new, 1, (text[at : at + 4], new), lambda made, *_: made) for at, new in rows]
    kind = texts.Kind("", [], some)
    found = repairs.repair(some, {id(one): repairs.Held([True], []) for one in some}, [kind], {"": text}, False, False)
    assert found is not None
    assert found[1].text == (
        "the output is right with `axxx` for `aaaa`, and with `bxxxx` for `bbbb` at line 2, and with `cxxxxxx` for "
        "`cccc` at line 3"
    )


def test_barriers_stand_between_statements_alone() -> None:
    text = """__global__ void k(float* x, int n) {
    __shared__ float s[2] = {1, 2};
    for (int i = 0; i < n; ++i) {
        if (i > 1) s[0] = x[i];
        else s[1] = x[i];
        do { x[i] = s[0]; } while (x[i] < 0);
    }
}"""
    blocks = cuda_barriers.blocks(text, 0, len(text))
    found = cuda_barriers.barriers(text, blocks, {4})
    lines = {(text.count("\n", 0, one.start) + 1, text[: one.start].rstrip()[-1]) for one in found}
    # Before the loop and behind it; in it, at its beginning, and behind the `else`, never between that and its `if`.
    assert lines == {(2, ";"), (7, "}"), (4, "{"), (5, ";")}, lines
    assert {one.new for one in found} == {"__syncthreads();", "__syncwarp();", "__threadfence();"}
    made = together(text, enumerate(found), lambda number: f"form() == {number}")
    assert made.count("if(form() ==") == len(found)


@pytest.mark.parametrize(
    ("body", "old", "new"),
    [
        ("float m = x[1]; out[n] = (x[0] - m) * 2.0f; out[1] = x[0] * 3.0f;", "x[0]", "(x[0] - m)"),
        ("float r = x[2]; out[0] = r * x[1]; float s = x[n]; s = s + x[1];", "s", "s * r"),
        ("float by = x[1]; out[0] = x[0];", "x[0]", "(x[0] * by)"),  # which is used nowhere
        ("unsigned w = n | k << 8; out[0] = w;", "n | k << 8", "(n & 255) | (k & 255) << 8"),
        ("unsigned w = n; out[0] = w >> 31;", "w >> 31", "(int)(w) >> 31"),
        ("float b = x[1]; out[0] = fmaxf(x[0], 0.0f) + b;", "fmaxf(x[0], 0.0f) + b", "fmaxf(x[0] + b, 0.0f)"),
        ("float b = x[1]; out[0] = fmaxf(x[0] + b, 0.0f);", "fmaxf(x[0] + b, 0.0f)", "(fmaxf(x[0], 0.0f) + b)"),
        ("float t = fmaxf(x[0], x[1]); out[0] = t;", "x[1]", "fabsf(x[1])"),
        ("int i = (int)x[0]; out[0] = i;", "x[0]", "rintf(x[0])"),
        (
            "float v = x[n] * 2.0f; if (k < n) out[k] = expf(v);",
            "x[n] * 2.0f",
            "((k < n) ? (x[n] * 2.0f) : -__int_as_float(0x7f800000))",
        ),
        ("out[k] = x[k] + x[n];", "x[n]", "(n > 0 ? x[n - 1] : 0)"),  # a scan without its own element
        (
            "int t = threadIdx.x; if (t < n) { out[t] = 0; }",
            "if (t < n) { out[t] = 0; }",
            "for (int warpyard_i = t; warpyard_i < n; warpyard_i += blockDim.x) { out[warpyard_i] = 0; }",
        ),
        ("out[k] = 1.0f; out[n] = x[k];", "x", "out"),  # which is read behind its pointer to constants
        ("out[k] = out[n];", "out", "x"),
        ("out[0] = x[0] / n;", "x[0] / n", "x[0] / x[1]"),  # the count that stands beside the sum
        ("out[0] = k * x[2];", "k * x[2]", "x[1] * x[2]"),
        ("out[0] = x[0] * x[1] - x[2];", "x[0] * x[1]", "2.0f * x[0] * x[1]"),
        ("int c = n + k % 4; out[c] = 0.0f;", "k % 4", "k % 4 * 2"),
    ],
)
def test_what_may_be_missing_is_put_in(body: str, old: str, new: str) -> None:
    text = f"__global__ void f(const float* x, float* out, int n, int k) {{ {body} }}"
    found = {(text[one.start : one.end], one.new): one.rank for one in _changes(text)[1]}
    assert found[old, new] <= (2 if "?" in new else 1)


_GRID = r"""
constexpr int kTile = 16;
constexpr int kHalo = kTile + 2;
__device__ int word(float v);
extern "C" __global__ void k(const float* x, int* y, float4 v, int rows, int columns, int stride, float best) {
    const int row = blockIdx.x, lane = threadIdx.x, other_lane = lane ^ 1;
    for (int i = lane; i < kTile * kHalo; i += 32) y[i] = x[row + i];
    if (best > x[lane]) y[lane] = row % columns;
    if (row < rows) y[row * stride] = 1;
    unsigned packed = 0;
    packed |= unsigned(v.x * 2.0f);
    packed |= unsigned(v.y * 2.0f) << 8;
    y[lane] = int(packed);
}
"""


def test_what_is_missing_around_an_integer_or_a_condition_is_tried() -> None:
    told = _told(_GRID)
    assert any(old.endswith("kTile * kHalo") and new.endswith("kHalo * kHalo") for old, new in told)  # a constant
    assert any("row * stride)" in new and "x[" in old for old, new in told)  # a factor
    assert any("row / (rows / columns)" in new for _, new in told)  # which of a group, for which group
    assert any("&& row < rows" in new for old, new in told if "best" in old)  # a term of a condition
    assert any(new.startswith("if (row < rows) y[lane]") for _, new in told)  # a condition around a store
    assert any("best == x[lane] && lane < other_lane" in new for _, new in told)  # between equals


def test_the_same_change_is_made_in_statements_that_are_alike() -> None:
    together = [one for one in _changes(_GRID)[1] if "and so on in 2 statements" in one.shown[0]]
    assert any("v.x / 2.0f" in one.new and "v.y / 2.0f" in one.also[0].new for one in together)
