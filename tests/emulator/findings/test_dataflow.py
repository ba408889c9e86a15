"""Registers that nothing wrote, and registers of wgmma touched too early, each beside the right kernel."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import json

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores of such registers are remarks, which are findings here (corpus/unwritten_register.py has them)."""
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")


def run(body: str, n: int, *, block: int = 32, arch: str = "sm_90a") -> torch.Tensor:
    """The 128 words that ``k(p, n)`` with this body leaves in ``p``, which begins as 100, 101, …"""
    out = torch.arange(100, 228, dtype=torch.int32)
    source = f'extern "C" __global__ void k(int* p, int n) {{\nint t = threadIdx.x;\n{body}\n}}'
    jit.load(source, arch=arch)["k"](out, n, grid=1, block=block)
    return out


def find(body: str, n: int, **rest: object) -> dict:
    with pytest.raises(EmulatorFinding) as caught:
        run(body, n, **rest)  # type: ignore[arg-type]
    assert json.loads(json.dumps(caught.value.report)) == caught.value.report
    return caught.value.report


@pytest.mark.parametrize("arch", ["sm_80", "sm_90a", "sm_100a"])
def test_variable_that_some_lanes_do_not_set(arch: str) -> None:
    """The compiler merges the paths and hands the value that was never written on through a copy and an addition."""
    body = "int x{};\nif (t < n) x = p[t];\np[t] = x + 1;"
    report = find(body.format(""), 20, arch=arch)
    assert report["kind"] == "uninitialised-register"
    assert report["lane"] == 20
    assert report["location"].endswith(":5")
    assert "lanes 20–31" in report["message"]
    assert "initialise the variable" in report["message"]
    run(body.format(""), 32, arch=arch)  # every lane passes the write
    assert run(body.format(" = 6"), 20, arch=arch)[:32].tolist() == [*range(101, 121), *[7] * 12]


def test_conversion_of_two_values_of_which_one_is_there() -> None:
    """Each has a half of the result. Triton converts one value so, and uses its half only."""
    convert = "cvt.rn.f16x2.f32 x, u, v; mov.b32 {l, h}, x;"
    body = f"""float v = t; unsigned short half; int x;
asm volatile("{{{{.reg .b32 x; .reg .f32 u, v; .reg .b16 l, h; mov.f32 v, %1; {convert.replace("{", "{{").replace("}", "}}")} mov.b16 %0, l;}}}}"
             : "=h"(half) : "f"(v));
p[t] = half;"""
    assert run(body.replace("{{", "{").replace("}}", "}").replace(" int x;", ""), 0)[:3].tolist() == [0, 0x3C00, 0x4000]


def test_register_that_nothing_writes() -> None:
    body = 'int x; asm volatile("{{.reg .b32 u; {} add.s32 u, u, %1; mov.b32 %0, u;}}" : "=r"(x) : "r"(t));\np[t] = x;'
    report = find(body.format(""), 0)
    assert report["kind"] == "uninitialised-register"
    assert "no instruction writes it" in report["message"]
    assert run(body.format("mov.b32 u, 5;"), 0)[:3].tolist() == [5, 6, 7]


def test_address_of_a_matrix_store() -> None:
    """`wmma.store` has no result: its first operand is an address, which is read."""
    body = (
        'asm volatile("{{.reg .b64 a; .reg .b32 w; {} mov.b32 w, 7;\\n"\n'
        '"wmma.store.d.sync.aligned.row.m16n16k16.global.f16 [a], {{w, w, w, w}};}}" :: "l"(p) : "memory");'
    )
    report = find(body.format(""), 0)
    assert report["kind"] == "uninitialised-register"
    assert "wmma.store" in report["instruction"]
    assert run(body.format("mov.b64 a, %0;"), 0).tolist() == [7] * 128


def test_guarded_write_and_guarded_read() -> None:
    """A write counts in the lanes of its guard; a read under the same guard is right, one without it is not."""
    text = (
        'asm volatile("{{.reg .b32 u; .reg .pred q; setp.lt.s32 q, %1, %2;\\n @q mov.b32 u, 5;\\n {} st.global.b32 [%0], u;}}"\n'
        ':: "l"(p + t), "r"(t), "r"(n) : "memory");'
    )
    report = find(text.format(""), 9)
    assert report["kind"] == "uninitialised-register"
    assert report["lane"] == 9
    assert "register u " in report["message"]
    assert ":4, which these lanes have not passed" in report["message"] or ":3, which" in report["message"]
    assert run(text.format("@q"), 9)[:11].tolist() == [5] * 9 + [109, 110]
    assert run(text.format("@!q mov.b32 u, 6;"), 9)[:11].tolist() == [5] * 9 + [6, 6]


def test_predicate_that_nothing_wrote() -> None:
    text = 'asm volatile("{{.reg .pred q; {}\\n @q st.global.b32 [%0], %1;}}" :: "l"(p + t), "r"(t) : "memory");'
    report = find(text.format(""), 0)
    assert report["kind"] == "uninitialised-register"
    assert "register q " in report["message"]
    run(text.format("setp.eq.s32 q, %1, 3;"), 0)


def test_written_in_an_earlier_turn_only() -> None:
    """A loop whose first turn reads what its second turn writes."""
    body = (
        "int x{};\nfor (int i = 0; i < n; i++) {{\n"
        '  if (i > {}) {{ asm volatile("st.global.b32 [%0], %1;" :: "l"(p + t), "r"(x) : "memory"); }}\n'
        '  asm volatile("mov.b32 %0, %1;" : "=r"(x) : "r"(i));\n}}'
    )
    report = find(body.format("", -1), 3)
    assert report["kind"] == "uninitialised-register"
    assert report["location"].endswith(":5")
    assert run(body.format("", 0), 3)[0] == 1
    assert run(body.format(" = 4", -1), 1)[0] == 4


def test_selection_between_a_value_and_none() -> None:
    """`selp` takes the value that is there: no finding; and a word half of which is there is no finding either."""
    text = (
        'asm volatile("{{.reg .b32 u, v; .reg .b16 h, g; .reg .pred q; setp.lt.s32 q, %1, %2; mov.b32 v, 7;\\n'
        '{}\\n st.global.b32 [%0], v;}}" :: "l"(p + t), "r"(t), "r"(n) : "memory");'
    )
    assert run(text.format("selp.b32 v, v, u, q;"), 32)[31] == 7
    assert find(text.format("selp.b32 v, v, u, q;"), 30)["lane"] == 30
    run(text.format("mov.b16 h, 3; mov.b32 v, {h, g}; and.b32 v, v, 0xffff;"), 0)


def test_operand_of_a_matrix_instruction() -> None:
    body = (
        "float d[4]; unsigned a[4] = {{1u, 2u, 3u, 4u}}, b[2]; b[0] = t; {}\n"
        'asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%0,%1,%2,%3}}, {{%4,%5,%6,%7}}, {{%8,%9}}, {{%10,%10,%10,%10}};"\n'
        ': "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(0.f));\n'
        "p[t] = d[0];"
    )
    report = find(body.format("if (t < n) b[1] = p[t];"), 31)
    assert report["kind"] == "uninitialised-register"
    assert "mma.sync" in report["instruction"]
    run(body.format("b[1] = p[t];"), 31)


# Right code in which the compiler copies, merges or computes with values that nothing wrote, and does not use them.
RIGHT = {
    "half of a vector": "int4 v; v.x = t; v.y = n; if (n > 100) {{ v.z = 1; v.w = 2; }} if (t < 16) ((int2*)p)[t] = make_int2(v.x, v.y); if (n > 100) p[0] = v.z;",
    "sums that the first turn begins": "float acc[4]; bool first = true; for (int i = 0; i < n; i++) {{ if (first) {{ for (int j = 0; j < 4; j++) acc[j] = p[j]; first = false; }} else for (int j = 0; j < 4; j++) acc[j] += p[j]; }} if (n > 0 && t == 0) p[32] = acc[0] + acc[3];",
    "a value that one lane has": "int x; if (t == 0) x = p[1]; x = __shfl_sync(~0u, x, 0); p[t] = x;",
    "where the best is": "int best = -1, where; for (int i = 0; i < n; i++) if (p[i] > best) {{ best = p[i]; where = i; }} if (best >= 0) p[t + 32] = where;",
    "halves of a word": "union {{ int i[2]; short s[4]; }} u; u.s[0] = t; u.s[1] = n; p[t] = u.i[0];",
    "a register written under a predicate and its opposite": 'int r; asm volatile("{{.reg .pred q; setp.ne.s32 q, %1, 0; @q mov.s32 %0, 7; @!q mov.s32 %0, 9;}}" : "=r"(r) : "r"(n)); p[t] = r;',
}  # fmt: skip


@pytest.mark.parametrize("n", [0, 3])
@pytest.mark.parametrize("name", RIGHT)
def test_right_code_has_no_finding(name: str, n: int) -> None:
    wrote = {
        "half of a vector": {2 * t + half: (t, n)[half] for t in range(16) for half in range(2)},
        "sums that the first turn begins": {32: 3 * 100 + 3 * 103} if n else {},
        "a value that one lane has": dict.fromkeys(range(32), 101),
        "where the best is": dict.fromkeys(range(32, 64), 2) if n else {},
        "halves of a word": {t: n << 16 | t for t in range(32)},
        "a register written under a predicate and its opposite": dict.fromkeys(range(32), 7 if n else 9),
    }[name]
    assert run(RIGHT[name].format(), n).tolist() == [wrote.get(at, 100 + at) for at in range(128)]


WGMMA = """
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
#define FENCE asm volatile("wgmma.fence.sync.aligned;" ::: "memory")
#define COMMIT asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory")
#define WAIT(n) asm volatile("wgmma.wait_group.sync.aligned %0;" :: "n"(n) : "memory")
#define KEEP(d) asm volatile("" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) :: "memory")
#define D(d) "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
#define MMA(d) asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;" : D(d) : "l"(x), "l"(x) : "memory")
#define MMA_A(d, a) asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, {%4, %5, %6, %7}, %8, 1, 1, 1, 0;" : D(d) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(x) : "memory")
#define MMA_0(d) asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 0, 1, 1, 0, 0;" : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) : "l"(x), "l"(x) : "memory")
#define CHANGE_A(a) asm volatile("add.u32 %0, %0, %1;" : "+r"(a[1]) : "r"(t) : "memory")
extern "C" __global__ void k(float* p) {
__shared__ __align__(128) int s[1024]; int t = threadIdx.x;
for (int i = t; i < 1024; i += 128) s[i] = 0;
asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncthreads();
unsigned long long x = at(s) >> 4 | 8ull << 16 | 16ull << 32; float d[4] = {0, 0, 0, 0}, e[4] = {0, 0, 0, 0}; unsigned a[4] = {1, 2, 3, 4};
BODY
}"""

LINE = WGMMA.split("BODY")[0].count("\n") + 1

# The right kernel, what is taken out of it or put in another's place, the kind and a word of what is missing.
WGMMA_DEFECTS = {
    "no wait": (
        "FENCE; MMA(d); COMMIT; WAIT(0); p[t] = d[0];", ("WAIT(0); p[t] = d[0]", "p[t] = d[0]; WAIT(0)"), "unwaited",
        "wgmma.wait_group 0 between",
    ),
    "no commit": (
        "FENCE; MMA(d); COMMIT; WAIT(0); p[t] = d[3];", ("COMMIT; WAIT(0); p[t] = d[3];", "WAIT(0); p[t] = d[3]; COMMIT; WAIT(0);"), "unwaited",
        "wgmma.commit_group and wgmma.wait_group between",
    ),
    "a wait that leaves one group too many": (
        "FENCE; MMA(d); COMMIT; MMA(e); COMMIT; WAIT(1); p[t] = d[0]; WAIT(0); p[t] += e[0];", ("WAIT(1)", "WAIT(2)"), "unwaited",
        "wgmma.wait_group 1 or less between",
    ),
    "the sum of the newer group is read": (
        "FENCE; MMA(d); COMMIT; MMA(e); COMMIT; WAIT(1); p[t] = d[0]; WAIT(0); p[t] += e[0];", ("= d[0]", "= e[0]"), "unwaited",
        "wgmma.wait_group 0 between",
    ),
    "A is changed while it is read": (
        "FENCE; MMA_A(d, a); COMMIT; WAIT(0); CHANGE_A(a); FENCE; MMA_A(d, a); COMMIT; WAIT(0); p[t] = d[0];",
        ("COMMIT; WAIT(0); CHANGE_A", "COMMIT; CHANGE_A"), "unwaited", "wgmma.wait_group 0 between",
    ),
    "D is changed while it is written": (
        "FENCE; MMA(d); COMMIT; WAIT(0); d[1] *= p[t]; KEEP(d); FENCE; MMA(d); COMMIT; WAIT(0); p[t] = d[1];",
        ("COMMIT; WAIT(0); d[1]", "COMMIT; d[1]"), "unwaited", "wgmma.wait_group 0 between",
    ),
    "no fence in front of the first": ("FENCE; MMA(d); COMMIT; WAIT(0); p[t] = d[0];", ("FENCE; MMA(d)", "MMA(d)"), "wgmma-fence", "wgmma.fence.sync.aligned"),
    "no fence in front of sums that begin at 0": (
        "FENCE; MMA_0(d); COMMIT; WAIT(0); p[t] = d[0];", ("FENCE; MMA_0", "MMA_0"), "wgmma-fence", "in front of the warp's first",
    ),
    "no fence after a change of D": (
        "FENCE; MMA(d); COMMIT; WAIT(0); d[1] *= p[t]; KEEP(d); FENCE; MMA(d); COMMIT; WAIT(0); p[t] = d[1];",
        ("KEEP(d); FENCE;", "KEEP(d);"), "wgmma-fence", "wgmma.fence.sync.aligned",
    ),
    "a change of D behind the fence": (
        "FENCE; MMA(d); COMMIT; WAIT(0); d[1] *= p[t]; KEEP(d); FENCE; MMA(d); COMMIT; WAIT(0); p[t] = d[1];",
        ("d[1] *= p[t]; KEEP(d); FENCE;", "FENCE; d[1] *= p[t]; KEEP(d);"), "wgmma-fence", "wgmma.fence.sync.aligned",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WGMMA_DEFECTS)
def test_registers_of_wgmma(name: str) -> None:
    right, (old, new), kind, missing = WGMMA_DEFECTS[name]
    assert right.count(old) == 1
    out = torch.ones(128)
    jit.load(WGMMA.replace("BODY", right), arch="sm_90a")["k"](out, grid=1, block=128)
    with pytest.raises(EmulatorFinding) as caught:
        jit.load(WGMMA.replace("BODY", right.replace(old, new)), arch="sm_90a")["k"](out, grid=1, block=128)
    report = caught.value.report
    assert report["kind"] == kind, report["message"]
    assert missing in report["message"]
    assert report["location"].endswith(f":{LINE}"), report["location"]
    if kind == "unwaited":
        assert report["earlier"]["location"].endswith(f":{LINE}")
        assert "wgmma.mma_async" in report["earlier"]["instruction"]


def test_registers_of_wgmma_that_only_some_turns_leave_unfinished() -> None:
    """A wait on one of two ways: what counts is the way that the warp takes."""
    body = (
        "FENCE; MMA(d); COMMIT; if (p[128] > {}) {{ WAIT(0); }}\n"
        'asm volatile("st.global.f32 [%0], %1;" :: "l"(p + t), "f"(d[0]) : "memory"); WAIT(0);'
    )
    jit.load(WGMMA.replace("BODY", body.format(0)), arch="sm_90a")["k"](torch.ones(129), grid=1, block=128)
    with pytest.raises(EmulatorFinding) as caught:
        jit.load(WGMMA.replace("BODY", body.format(1)), arch="sm_90a")["k"](torch.ones(129), grid=1, block=128)
    assert caught.value.report["kind"] == "unwaited"
    assert caught.value.report["location"].endswith(f":{LINE + 1}")


def test_sums_that_begin_with_what_lies_in_the_registers() -> None:
    """An accumulator that is read before anything wrote it; with a scale-d of 0 it is not read."""
    body = "float f[4]; FENCE; {}(f); COMMIT; WAIT(0); p[t] = f[0];"
    with pytest.raises(EmulatorFinding) as caught:
        jit.load(WGMMA.replace("BODY", body.format("MMA")), arch="sm_90a")["k"](torch.ones(128), grid=1, block=128)
    assert caught.value.report["kind"] == "uninitialised-register"
    assert "wgmma.mma_async" in caught.value.report["instruction"]
    jit.load(WGMMA.replace("BODY", body.format("MMA_0")), arch="sm_90a")["k"](torch.ones(128), grid=1, block=128)
