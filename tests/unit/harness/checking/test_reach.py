"""From which lines a line has its values: through assignments, and through what an asm statement writes."""

from __future__ import annotations

from harness.checking.forms import texts

TEXT = """
__global__ void k(float* out) {
    unsigned b[2], at = 4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(b[0]), "=r"(b[1])
                 : "r"(at));
    float other = 3;
    float d = 0;
    asm("mul.f32 %0, %1, 2.0;" : "+f"(d) : "f"(b[0]));
    out[0] = d;
}
"""


def test_what_asm_writes_is_assigned() -> None:
    lines = TEXT.split("\n")
    store = next(number for number, line in enumerate(lines, 1) if "out[0]" in line)
    found = texts.reach(TEXT, [store])
    of = {part: next(n for n, line in enumerate(lines, 1) if part in line) for part in ("mul.f32", "ldmatrix", "other")}
    assert found[of["mul.f32"]] == 1
    assert found[of["ldmatrix"]] == 2
    assert of["other"] not in found
