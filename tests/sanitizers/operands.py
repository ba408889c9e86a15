"""Each instruction that the emulator knows, on operands that a hostile kernel would give it.

A kernel loads the operands of one instruction from device memory, which is filled at random from what may hurt: the
ends of pieces of memory, shared and local addresses in and out of bounds, tags with garbage, sizes, descriptors, tensor
maps with changed bytes. Whatever it does is right, as long as it stays within the memory that was handed out.
"""

from __future__ import annotations

import ctypes
import os
import random
import re
from collections import Counter
from collections.abc import Callable

import numpy as np
import torch

from harness.service.main import Service
from harness.wire import requests
from jit.arguments.tensormap import TensorMapSpec
from jit.base.errors import JitError
from jit.emulator.machine import tensor_maps
from jit.emulator.ptx import opcodes
from tests.emulator.instructions import test_opcode_table as table
from tests.sanitizers.instrument import PoisonedArena

ROWS = 24  # operands of a lane, at most
AT, OTHER = 1 << 32, 1 << 33  # what kernels take for the addresses of the operands, and of the other piece
SIZE = 4096 + 12  # bytes of the other piece
SHARED, LOCAL = 0xFFFF << 48, 0xFFFE << 48  # tags of generic addresses
TARGETS = ("sm_90a", "sm_100a", "sm_120a")
_ENDS = {opcodes.BRANCH, opcodes.TABLE, opcodes.EXIT, opcodes.STOP}

# Shared memory that was written, with an mbarrier in front.
_FIRST = """
    mov.u32 %tile, tile;
    mad.lo.u32 %tile, %lane, 16, %tile;
    st.shared.v4.b32 [%tile], {%lane, %lane, %lane, %lane};
    bar.sync 0;
    setp.eq.u32 %first, %lane, 0;
    @%first mbarrier.init.shared.b64 [tile], 1;
    bar.sync 0;
"""


def kernel(text: str, target: str, prepared: bool) -> str:
    """PTX with a kernel ``k`` that runs an instruction on operands from memory.

    Args:
        text: the instruction, on the registers of the table of opcodes.
        target: what it is for.
        prepared: shared memory is written before.
    """
    used = sorted(name for name in set(re.findall(r"%\w+", text)) if name in table.REGISTERS)
    lines = []
    for row, name in enumerate(used):
        bits = table.REGISTERS[name]
        if bits == 1:
            lines += [f"ld.global.u32 %bit, [%in+{8 * row}];", f"setp.ne.u32 {name}, %bit, 0;"]
        else:
            lines.append(f"ld.global.b{bits} {name}, [%in+{8 * row}];")
    declared = "".join(
        f".reg .{'pred' if bits == 1 else f'b{bits}'} {name};\n" for name, bits in table.REGISTERS.items()
    )
    body = "\n    ".join(lines)
    return f""".version 8.7
.target {target}
.address_size 64
.visible .entry k(.param .u64 from)
{{
    {declared}
    .reg .b64 %in, %far; .reg .b32 %lane, %bit, %tile; .reg .pred %first;
    .local .align 16 .b8 depot[64];
    .shared .align 128 .b8 tile[2048];
    ld.param.u64 %in, [from];
    mov.u32 %lane, %tid.x;
    {_FIRST if prepared else ""}
    mul.wide.u32 %far, %lane, {8 * ROWS};
    add.u64 %in, %in, %far;
    {body}
    {text};
    ret;
}}
"""


def texts() -> list[str]:
    """The instructions, but for those that only lead elsewhere."""
    found = {str(inst): None for inst in table.forms() if opcodes.of(inst).ends not in _ENDS}
    return list(found)


class Operands:
    """A service whose submission launches such kernels.

    Args:
        seed: of all that is chosen.

    Attributes:
        texts: the instructions.
        loaded: those that are launched, by the number of their module.
        replies: how many launches ended so, by the class of the error; "" for none.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.arena = PoisonedArena(1 << 22)
        self.service = Service(self.arena)
        self.replies: Counter[str] = Counter()
        self.texts = texts()
        self.random.shuffle(self.texts)
        self.loaded: dict[int, str] = {}
        reply = self._ask(requests.Allocate([], [(128 * 8 * ROWS, 0), (SIZE, 0)]))
        assert isinstance(reply, requests.Allocated)
        self.offsets = reply.offsets
        self.canaries = [np.full(1 << 16, 0xA5, np.uint8) for _ in range(16)]
        tensor = torch.zeros(16, 32, dtype=torch.float16)
        self.map = bytearray(tensor_maps.encode(TensorMapSpec(tensor, box=[16, 4])))
        self.map[:8] = OTHER.to_bytes(8, "little")

    def _ask(self, request: requests.Request) -> requests.Reply:
        return self.service.answer(requests.asked(requests.encode(request)))

    def load(self, number: int) -> None:
        """Has a module made of the next instruction."""
        text = self.texts[number % len(self.texts)]
        newest = "tcgen05" in text or "clusterlaunchcontrol" in text or "multimem" in text or "b1024" in text
        target = self.random.choice(TARGETS) if not newest else "sm_100a"
        self.loaded[number] = text
        self._ask(requests.Load(number, kernel(text, target, self.random.random() < 0.8), f"k{number}"))

    def value(self) -> int:
        """What may hurt."""
        pick, near = self.random, self.random.choice([0, 0, 4, 8, 12, 16, 64, -4, -16, 1, 3])
        size = pick.choice([SIZE, SIZE - 12, 4096, 256, 0])
        address = pick.choice([OTHER + size, OTHER, OTHER + 64, AT, AT + 128 * 8 * ROWS]) + near
        shared = pick.choice([0x400, 0x400, 0x400 + 1024, 0x400 + 2048, 0, 227 << 10, pick.randrange(1 << 32)]) + near
        descriptor = pick.randrange(1 << 64) & ~0x3FFF | (shared & 0x3FFFF) >> 4
        values = [
            address, address, address, shared, shared, shared | SHARED, shared & 0xFFFF | LOCAL, near | LOCAL,
            pick.randrange(256), pick.choice([16, 32, 64, 128, 1024, 1 << 20, 1 << 31]), near, descriptor, descriptor,
            pick.randrange(1 << 64), pick.randrange(1 << 47, 1 << 48), address | pick.randrange(1 << 16) << 48,
            pick.randrange(1 << 32) | 1 << 24 | 0x400,
        ]  # fmt: skip
        return pick.choice(values) % (1 << 64)

    def fill(self, lanes: int) -> None:
        """Puts operands into the one piece, and bytes that may be a tensor map into the other."""
        rows = np.zeros((128, ROWS), np.uint64)
        for row in range(ROWS):
            if self.random.random() < 0.7:  # what many instructions ask for
                rows[:lanes, row] = self.value()
            else:
                first, step = self.value(), self.random.choice([0, 1, 4, 16, 64])
                rows[:lanes, row] = [(first + step * lane) % (1 << 64) for lane in range(lanes)]
            for _ in range(self.random.choice([0, 0, 1, 4])):
                rows[self.random.randrange(lanes), row] = self.value()
        other = bytearray(self.random.randbytes(SIZE))
        for at in (0, 64, 128):
            made = self.map.copy()
            for _ in range(self.random.randrange(4)):
                made[self.random.randrange(128)] = self.random.choice([0, 1, 0xFF, self.random.randrange(256)])
            other[at : at + 128] = made
        for offset, data in zip(self.offsets, (rows.tobytes(), bytes(other)), strict=True):
            ctypes.memmove(self.arena.find(offset).address, data, len(data))

    def launch(self, note: Callable[[str], None]) -> None:
        """Launches one of the modules, mostly the newest. ``note`` is told which."""
        pick = self.random
        number = pick.choice([list(self.loaded)[-1], pick.choice(list(self.loaded))])
        note(self.loaded[number])
        lanes = pick.choice([32, 32, 64, 128])
        self.fill(lanes)
        held = [requests.Held(AT, self.offsets[0], "operands"), requests.Held(OTHER, self.offsets[1], "other")]
        cluster = pick.choice([None, None, (1, 1, 1), (2, 1, 1)])
        grid = (2, 1, 1) if cluster == (2, 1, 1) else (pick.choice([1, 2]), 1, 1)
        smem = pick.choice([0, 0, 16, 4096])
        asked = requests.Launch(
            number, "k", AT.to_bytes(8, "little"), held, [], grid, (lanes, 1, 1), smem, cluster, False
        )
        kind = ""
        try:
            self.service.launch(asked)
        except JitError as error:
            kind = type(error).__name__
        self.replies[kind] += 1

    def check(self) -> None:
        """Nothing but the two pieces was written to."""
        rest = bytearray(os.pread(self.arena.file, self.arena.size, 0))
        for offset in self.offsets:
            size = self.arena.find(offset).size
            rest[offset : offset + size] = bytes(size)
        assert not any(rest)
        assert all((canary == 0xA5).all() for canary in self.canaries)
