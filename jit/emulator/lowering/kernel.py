"""What lowering one kernel gathers: places in a warp's frame, functions that the blocks call, sites.

A register that lives in one block only is an SSA value; every other register has a place in the warp's frame.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

from ...llvm.library import Library
from ..machine.sites import Site
from ..native import frame as f
from ..ptx import uniform
from ..ptx.dataflow import Definedness
from ..ptx.flow import Block
from ..ptx.opcodes import of
from ..ptx.parse import Function, Inst

REGISTER = re.compile(r"%[\w$]+(?:\.[xyzw])?")
CARRY = "%carry.flag"  # the register CC.CF, which no name of a kernel can be
STACK = "%stack.used"  # bytes of a lane's local memory that `alloca` has given away


@functools.lru_cache(1 << 14)
def _named(operand: str) -> tuple[str, ...]:
    return tuple(REGISTER.findall(operand))


def names_of(inst: Inst) -> set[str]:
    """What an instruction's operands and its guard may name: registers, and special ones."""
    names = {inst.guard} if inst.guard else set()
    return names.union(*map(_named, inst.args))


def _overwritten(inst: Inst) -> set[str]:
    """The registers that an instruction writes for all lanes, and does not read."""
    results: set[str] = set()
    used: set[str] = set()
    row = of(inst)
    if row.results and not inst.guard:
        for at, arg in enumerate(inst.args):
            (results if at in row.results else used).update(_named(arg))
    return results - used


class Lowering:
    """The state of lowering one kernel.

    Args:
        function: the kernel.
        blocks: its blocks.
        symbols: (state space, address or offset) of every variable and parameter by name.
        callback: host address of the function that runs a site in Python: i64(i64 site, i32 mask).
        arch: what the kernel was compiled for, ``"sm_90a"``.
        param_size: bytes of its parameters.
        constants: name, host address and bytes of each variable in constant memory.

    Attributes:
        intrinsics: declarations of LLVM's own, by name.
        outside: host address of each symbol that the code refers to and does not define.
        sites: the places at which the code calls Python or stops, by number.
        specials: frame offset of each special register in use.
        watched: executors in Python are to see every execution of their instruction.
        updates: stores that change what they have loaded, by id, with the load (ptx/pointers.py).
        extents: of each shared variable, its first offset and one past its last.
        roots: of each register, the variables that it is made of (ptx/pointers.py).
        homes: frame offset of each register that has a place there.
        uniform: the registers that are scalars, computed where they are used (ptx/uniform.py).
        spare: those of them that live in one block, and have their place for lanes that wait within it.
        stages: frame offsets of places from which lanes that leave a block take over their values.
        size: bytes of the frame.
    """

    def __init__(
        self, function: Function, blocks: list[Block], symbols: dict[str, tuple[str, int]], callback: int, arch: str,
        param_size: int = 0, constants: Sequence[tuple[str, int, int]] = (),
    ):  # fmt: skip
        self.function, self.blocks, self.symbols = function, blocks, symbols
        self.arch, self.param_size, self.constants = arch, param_size, constants
        self.intrinsics: dict[str, str] = {}
        self.outside: dict[str, int] = {}
        self.callback = self.symbol("callback", callback)
        self.sites: list[Site] = []
        self.watched = False
        self.updates: dict[int, Inst] = {}
        self.extents: dict[str, tuple[int, int]] = {}
        self.roots: dict[str, frozenset[str]] = {}
        self.specials: dict[str, int] = {}
        self.caches: dict[int, Site] = {}
        self.homes: dict[str, int] = {}
        self.uniform = uniform.registers(blocks)
        self.spare: set[str] = set()
        self.stages: list[int] = []
        self.size = f.REGISTERS
        self._allocate()
        self.definedness = Definedness(blocks, function.registers)
        self.defined_at = self.place(4 * len(self.definedness.place) + 4) + 4  # its words; one for the report before

    def _allocate(self) -> None:
        meetings = [meeting for block in self.blocks for meeting in block.meetings.values()]
        shared = self._between_blocks({meeting.meets for meeting in meetings})
        everything = (inst.parts for block in self.blocks for inst in block.insts)
        if any("cc" in parts or parts[0] in ("addc", "subc", "madc") for parts in everything):
            self.function.registers[CARRY] = 1
            shared.add(CARRY)
        if STACK in self.symbols:
            self.function.registers[STACK] = 64
            shared.add(STACK)
        left = {id(inst): inst for meeting in meetings for inst in meeting.left}
        named = {name for inst in left.values() for name in names_of(inst)}
        self.spare = named & self.function.registers.keys() - shared - self.uniform.keys()
        for name in sorted(shared | self.spare):
            bits = self.function.registers[name]
            self.homes[name] = self.place(64 if bits == 1 else bits * 4)

    def _between_blocks(self, meeting_at: set[int]) -> set[str]:
        """The registers that a block may take over from another, or from lanes that come later: of the blocks
        ``meeting_at``, all; and those that an instruction keeps. Uniform ones have no place in the frame."""
        first: dict[str, int] = {}
        shared: set[str] = set()
        for i, block in enumerate(self.blocks):
            if block.rest:
                continue
            seen: set[str] = set()
            for inst in block.insts:
                results = _overwritten(inst)
                for name in names_of(inst):
                    if name not in self.function.registers or name in self.uniform:
                        continue
                    is_taken_over = name not in seen and name not in results
                    if first.setdefault(name, i) != i or is_taken_over or i in meeting_at:
                        shared.add(name)
                    seen.add(name)
                if (row := of(inst)).keeps:
                    kept = {name for at in row.results for name in _named(inst.args[at])}
                    shared |= kept & self.function.registers.keys()
        return shared

    def place(self, size: int) -> int:
        """Frame offset of ``size`` more bytes."""
        at = self.size
        self.size += -(-size // 64) * 64
        return at

    def stage(self, number: int) -> int:
        """Frame offset of one of the places from which lanes that leave a block take over their values."""
        while len(self.stages) <= number:
            self.stages.append(self.place(256))
        return self.stages[number]

    def special(self, name: str) -> int:
        """Frame offset of a special register's 32-lane vector of 32 or 64 bits."""
        if name not in self.specials:
            self.specials[name] = self.place(256)
        return self.specials[name]

    def cache(self, inst: Inst) -> int:
        """Frame offset of an instruction's three words for the allocation that it touched last."""
        at = self.place(64)
        self.caches[at] = Site(inst, None, kernel=self.function.name)
        return at

    def symbol(self, name: str, address: int) -> str:
        """The constant, a `ptr`, that stands for a host address in the code, which is thus the same in every process.

        Args:
            name: identifies what lies there; one name has one address.
            address: in this process.
        """
        if self.outside.setdefault(name, address) != address:
            raise ValueError(f"symbol {name}: at {self.outside[name]:#x} already, not at {address:#x}")
        return f'@"{name}"'

    def declare(self, declaration: str) -> None:
        """Adds the declaration of a function of LLVM's own that helpers call."""
        self.intrinsics[declaration.partition("@")[2].partition("(")[0]] = declaration

    def native(self, library: Library, function: str) -> str:
        """The constant by which the code calls a function in C."""
        return self.symbol(f"{library.name} {function}", library.address(function))
