"""Ways in which a file of a cache may be damaged."""

from __future__ import annotations

from pathlib import Path

WAYS = ("truncated", "flipped", "emptied", "removed")


def damage(path: Path, way: str) -> None:
    data = bytearray(path.read_bytes())
    if way == "truncated":
        path.write_bytes(data[: len(data) // 2])
    elif way == "flipped":
        data[len(data) // 2] ^= 0x20
        path.write_bytes(data)
    elif way == "emptied":
        path.write_bytes(b"")
    else:
        path.unlink()
