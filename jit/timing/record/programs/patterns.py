"""Makes patterns.bin for load.cu: for each width of 1, 2, 4, 8 and 16 bytes a list of the addresses of 32 lanes, in i32
(-1: the lane is off), after their number."""

from __future__ import annotations

import random
import struct

random.seed(7)


def structured(w: int, seen: set[tuple[int, ...]]) -> list[list[int]]:
    out = []
    for _ in range(100000):
        a, b, c, d = (random.choice((1, 2, 4, 8, 16, 32)) for _ in range(4))
        s1, s2, s3 = (random.choice((0, 1, 1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 128)) for _ in range(3))
        off = [w * ((lane // a % b) * s1 + (lane % c) * s2 + (lane // d) * s3) for lane in range(32)]
        if max(off) < 4096 - 16 and tuple(off) not in seen:
            seen.add(tuple(off))
            out.append(off)
        if len(out) >= 420:
            break
    return out


sets = {}
for w in (1, 2, 4, 8, 16):
    seen: set[tuple[int, ...]] = set()
    lanes = range(32)
    rows = [
        [w * lane for lane in lanes],
        [0 for lane in lanes],
        [w * (lane // 2) for lane in lanes],
        [w * (lane // 4) for lane in lanes],
        [w * (lane // 8) for lane in lanes],
        [w * (lane // 16) for lane in lanes],
        [w * (lane % 2) for lane in lanes],
        [w * (lane % 4) for lane in lanes],
        [w * (lane % 8) for lane in lanes],
        [w * (lane % 16) for lane in lanes],
        [128 * (lane % 16) for lane in lanes],
        [32 * lane for lane in lanes],
        [64 * lane for lane in lanes],
        [124 * lane // w * w for lane in lanes],
        [120 * lane // w * w for lane in lanes],
        [w * (lane ^ 1) for lane in lanes],
        [w * (31 - lane) for lane in lanes],
        [w * (lane // 8) * 16 + w * (lane % 4) for lane in lanes],
        [w * 2 * (lane % 8) for lane in lanes],
        [w * 2 * (lane // 8) for lane in lanes],
        [w * 2 * (lane // 4) for lane in lanes],
        [(lane // 8) * 512 + w * (lane % 8) for lane in lanes],
        [(lane // 16) * 512 + w * (lane % 16) for lane in lanes],
        [(lane // 4) * 128 + w * (lane % 4) for lane in lanes],
        [(lane // 2) * 128 + w * (lane % 2) for lane in lanes],
        [lane % 4 * 128 + lane // 4 * w for lane in lanes],
        [lane % 8 * 128 + lane // 8 * w for lane in lanes],
        [lane % 2 * 128 + lane // 2 * w for lane in lanes],
    ]
    for n in (1, 2, 4, 8, 16, 17, 24, 31):
        rows.append([w * lane if lane < n else -1 for lane in lanes])
    for m in (2, 4, 8):
        rows += [
            [w * lane if lane % m == 0 else -1 for lane in lanes],
            [w * (lane // m) if lane % m == 0 else -1 for lane in lanes],
        ]
    rows += structured(w, seen)
    for k in (2, 4, 8, 16, 32):
        for span in (64, 256, 1024, 4000):
            for _ in range(8):
                some = [random.randrange(max(span // w, 1)) * w for _ in range(k)]
                rows.append([random.choice(some) for _ in lanes])
    sets[w] = [[min(x, 4096 - w) for x in r] for r in rows]
with open("patterns.bin", "wb") as f:
    for rows in sets.values():
        f.write(struct.pack("i", len(rows)))
        for r in rows:
            f.write(struct.pack("32i", *r))
    print({w: len(r) for w, r in sets.items()})
