"""What the host may give otherwise: inputs of another type or order, grids of other sizes, more shared memory."""

from __future__ import annotations

import torch

from harness.checking.forms import cuda_changes, launch_changes, python_changes, python_inputs, repairs, texts
from harness.checking.forms.change import Change
from harness.wire import asking, messages

_TEXT = """import torch


def custom_kernel(data):
    labels, w, x = data
    out = torch.empty_like(labels)
    arrays = [cupy.asarray(t) for t in (labels, w)]
    run(arrays, labels.shape[0], (x.shape[0] + 31) // 32)
    return out
"""
_LAUNCH = "void run(torch::Tensor x) { fill<<<(x.size(0) + 31) / 32, 32>>>(x.data_ptr<float>()); }"


def test_inputs_get_another_type_or_order_where_kernels_get_them() -> None:
    data = torch.zeros(4, dtype=torch.int64), torch.zeros(3, 5).t(), torch.zeros(4)
    found = python_inputs.changes(_TEXT, data)
    told = {one.shown: one for one in found}
    assert told["labels", "labels.int()"].rank == -1
    assert told["w", "w.contiguous()"].rank == -1
    assert not told["labels", "labels.int()"].also  # neither its size nor what is made like it
    assert not any(one.shown[0] == "x" for one in found)
    assert _TEXT[slice(told["w", "w.contiguous()"].start, told["w", "w.contiguous()"].end)] == "w"
    alone = python_inputs.changes(_TEXT.replace("labels, w, x = data", "labels = data[0]"), data)
    assert ("labels", "labels.int()") in {one.shown for one in alone}
    assert not python_inputs.changes("def f(:", data)


def test_a_number_of_ctas_is_of_another_size_and_of_no_other_operator() -> None:
    text = "def custom_kernel(data):\n    h, w = data.shape\n    run(((h + 31) // 32,), data)\n"
    host = {one.shown: one.rank for one in python_changes.changes(text)[python_changes.HOST]}
    assert next(rank for (_, new), rank in host.items() if "(w + 31) // 32" in new) == 1
    assert not any("%" in new for _, new in host)


def test_a_launch_gets_the_ctas_of_another_size_and_more_shared_memory() -> None:
    sizes = {(0, 0): 40, (0, 1): 100}
    given = messages.Given("fill", bytes(8), (2, 1, 1), [(".u64", 0)], (32, 1, 1))
    found = {one.change.shown[1]: one for _, one in launch_changes.changes({"": _LAUNCH}, [given], sizes)}
    assert found["(data[0].shape[1] + 31) / 32 CTAs in x"].others(7, [given], sizes) == [
        asking.Other(7, 0, 0, b"", (4, 1, 1))
    ]
    none = next(one for told, one in found.items() if told.endswith("4 * data[0].shape[1] bytes of shared memory"))
    assert none.others(7, [given], sizes) == [asking.Other(7, 0, 0, b"", smem=400)]
    some = _LAUNCH.replace("32>>>", "32, x.size(1)>>>")
    given.smem = 100
    found = {one.change.shown[1]: one for _, one in launch_changes.changes({"": some}, [given], sizes)}
    assert found["x.size(1) * 4"].others(7, [given], sizes) == [asking.Other(7, 0, 0, b"", smem=400)]
    twice = _LAUNCH.replace("32>>>", "32, x.size(1) * 2>>>")
    told = {one.change.shown for _, one in launch_changes.changes({"": twice}, [given], sizes)}
    assert ("x.size(1) * 2", "x.size(1) * 4") in told


_TILES = """def custom_kernel(data):
    h, w = data.shape
    out = torch.empty_like(data)
    grid = ((h + 15) // 16, (w + 7) // 8)
    jit.load(SOURCE)["tiles"](data, out, h, w, data.shape[1], grid=grid, block=(16, 8))
    return out
"""


def test_the_sizes_of_a_grid_change_places_and_keep_their_blocks() -> None:
    sizes = {(-1, 0): 40, (-1, 1): 72}
    given = messages.Given("tiles", bytes(8), (3, 9, 1), [(".u64", 0)], (16, 8, 1))
    found = {one.change.shown: one for _, one in launch_changes.changes({"": _TILES}, [given], sizes)}
    turned = found["(h + 15) // 16, (w + 7) // 8", "(w + 15) // 16, (h + 7) // 8"]
    assert turned.change.rank == 0
    assert turned.others(7, [given], sizes) == [asking.Other(7, 0, 0, b"", (5, 5, 1))]
    given.grid = (6, 18, 1)  # of twice the sizes
    assert turned.others(7, [given], {key: 2 * size for key, size in sizes.items()})[0].grid == (9, 10, 1)


def test_a_size_of_a_part_of_a_tensor_becomes_a_stride() -> None:
    part = torch.zeros(40, 96)[:, :72]
    told = {one.shown for one in python_inputs.changes(_TILES, part)}
    assert {("data.shape[1]", "data.stride(0)"), ("w", "data.stride(0)")} <= told
    assert not any(
        "stride" in new for _, new in {one.shown for one in python_inputs.changes(_TILES, part.contiguous())}
    )


def test_what_uses_nothing_divides_an_index() -> None:
    text = """__global__ void prelu(const float* x, float* y, int channels, int plane) {
    int i = threadIdx.x, channel = i % channels;
    y[i] = x[channel];
}
"""
    _, found = cuda_changes.changes(text, 0, len(text))
    assert ("i % channels", "(i / plane) % channels") in {one.shown for one in found}
    numba = "from numba import cuda\n\n\n@cuda.jit\ndef prelu(x, y, channels, plane):\n    i = cuda.grid(1)\n"
    numba += "    channel = i % channels\n    y[i] = x[channel]\n"
    told = {one.shown[1] for one in python_changes.changes(numba)[python_changes.NUMBA]}
    assert any("i // plane" in one for one in told), sorted(told)


def test_a_variable_takes_the_product_that_it_is_in_elsewhere() -> None:
    text = """import triton
import triton.language as tl


@triton.jit
def matmul(x, scales, out, K, GROUP: tl.constexpr, BK: tl.constexpr):
    total = 0.0
    for t in range(0, K // BK):
        first = t * BK
        scale = tl.load(scales + t // GROUP)
        total += tl.load(x + first) * scale
    tl.store(out, total)
"""
    found = {one.shown: one.rank for one in python_changes.changes(text)[python_changes.TRITON]}
    assert next(rank for (old, new), rank in found.items() if "t * BK" in new and "GROUP" in old) == 1


def test_words_that_asm_is_given_stay_words_in_every_form() -> None:
    """Compilers refuse one of 64 bits."""
    text = """__global__ void k(unsigned* p, unsigned bar, int n) {
    asm volatile("st.shared.u32 [%0], %1;" ::"r"(bar), "r"((unsigned)(n * 4)) : "memory");
    asm volatile("mov.u32 %0, %1;" : "=r"(p[0]) : "l"(p));
}
"""
    kind = texts.Kind(cuda_changes.ASKS, [], cuda_changes.changes(text, 0, len(text))[1])
    made = texts.all_forms(text, kind, [])
    assert '"r"((unsigned)(bar)), "r"((unsigned)((unsigned)(n * 4)))' in made
    assert '"=r"(p[0]) : "l"(p)' in made


def test_what_holds_for_equals_too_is_told_before_what_decides_between_them() -> None:
    text = "k < n"
    decided = Change(
        0, 5, "(k < n) || (k == n && i < j)", 1, (text, "(k < n) || (k == n && i < j)"), lambda new, now, _: new
    )
    all_of_them = Change(0, 5, "k <= n", 0, (text, "k <= n"), lambda new, now, _: new)
    kind = texts.Kind("", [], [decided, all_of_them])
    held = {id(one): repairs.Held([True], []) for one in kind.changes}
    found = repairs.repair(kind.changes, held, [kind], {"": text}, False, False)
    assert found is not None
    assert found[1].shown == (text, "k <= n")
