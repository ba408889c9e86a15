"""Recursive functions: one body each, which calls jump to, with a stack of a thread's frames in local memory.

A call from such a function pushes all of its registers and parameters, and what it must return to; the return pops them
[PTX ISA 9.7.12.5, 9.7.12.6]. A function that takes the address of a local variable of its own stays a call, which is
refused: its callers' variables would have to lie at other addresses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .parse import Function, Inst, Operands, Variable

STACK, POINTER = "$recursion", "%$recursion"  # the memory of the frames, and the register with the end of what is used
_BYTES = 64 * 1024  # of a thread


@dataclass
class Shared:
    """The one body of a recursive function in a kernel.

    Attributes:
        name: of the function.
        formals: its results and parameters: a local variable of the kernel each, as the calls have it.
        returns: the labels behind the calls, by the number that a call leaves in `back`.
        registers, variables: of the body, with what is put into it.
    """

    name: str
    formals: list[Variable]
    returns: Operands = field(default_factory=Operands)  # those of the table, which grow
    registers: dict[str, int] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)

    @property
    def entry(self) -> str:
        """The label of its first instruction."""
        return f"$enter_{self.name}"

    @property
    def back(self) -> str:
        """The register that says which call to return to."""
        return f"%$back_{self.name}"

    @property
    def leave(self) -> str:
        """The label in front of the return."""
        return f"$leave_{self.name}"


def recursive(functions: dict[str, Function], taken: set[str]) -> set[str]:
    """The functions that call themselves, at once or by way of others, and that may have one body.

    A call through a register reaches each of ``taken``, the names whose address something takes: virtual functions.
    """
    direct = {name: named(function) & set(functions) for name, function in functions.items()}
    through = {name: direct[name] | (taken & set(functions) if calls_a_register(function) else set())
               for name, function in functions.items()}  # fmt: skip
    return _cycles(functions, direct) | _cycles(functions, through)


def _cycles(functions: dict[str, Function], calls: dict[str, set[str]]) -> set[str]:
    found = set()
    for name in functions:
        reached, todo = set(), list(calls[name])
        while todo:
            if (one := todo.pop()) not in reached:
                reached.add(one)
                todo += calls[one]
        if name in reached and not any(_takes_addresses(functions[one]) for one in {name, *reached}):
            found.add(name)
    return found


def named(function: Function) -> set[str]:
    """The operands of calls that may be names of functions."""
    return {
        arg for inst in function.body if isinstance(inst, Inst) and inst.parts[0] == "call" for arg in inst.args[:2]
    }


def calls_a_register(function: Function) -> bool:
    """Whether a function calls through a pointer."""
    calls = (inst for inst in function.body if isinstance(inst, Inst) and inst.parts[0] == "call")
    return any(arg in function.registers for inst in calls for arg in inst.args[:2])


def _takes_addresses(function: Function) -> bool:
    own = {item.name for item in function.variables if item.space == "local"} | {*function.formals, *function.results}
    insts = (inst for inst in function.body if isinstance(inst, Inst))
    return any(arg in own for inst in insts if inst.parts[0] in ("mov", "cvta") for arg in inst.args[1:])


def made(like: Inst, op: str, *args: str) -> Inst:
    """An instruction at the place of another one."""
    return Inst(op, list(args), location=like.location, parts=op.split("."))


def begins(registers: dict[str, int], like: Inst) -> Iterable[Inst]:
    """The kernel's start: nothing on the stack. The registers that calls push have a value."""
    yield made(like, "mov.u64", POINTER, STACK)
    for name, bits in registers.items():
        if bits == 1:
            yield made(like, "setp.ne.u32", name, "0", "0")
        elif 16 <= bits <= 64:
            yield made(like, f"mov.b{bits}", name, "0")


def stack() -> Variable:
    """The memory of the frames."""
    return Variable(STACK, "local", _BYTES, 16)


def _slot(bits: int) -> int:
    """Bytes of a register in a frame."""
    return 16 if bits > 64 else 8


def pushes(one: Shared, like: Inst, scratch: str) -> Iterable[Inst]:
    """What a call in a recursive function does first; `pops` undoes it. ``scratch``: a register of 32 bits."""
    at = 0
    for name, bits in one.registers.items():
        if bits == 1:
            yield made(like, "selp.u32", scratch, "1", "0", name)
        yield made(like, f"st.local.b{max(bits, 32) if bits == 1 else bits}", f"[{POINTER}+{at}]",
                   scratch if bits == 1 else name)  # fmt: skip
        at += _slot(bits)
    for item in one.formals:
        yield from copies(like, item.name, item.size, f"[{POINTER}+{{}}]", at, scratch)
        at += -(-item.size // 8) * 8
    yield made(like, "add.u64", POINTER, POINTER, str(at))


def pops(one: Shared, like: Inst, scratch: str) -> Iterable[Inst]:
    """Takes back what `pushes` has saved."""
    size = sum(map(_slot, one.registers.values())) + sum(-(-item.size // 8) * 8 for item in one.formals)
    yield made(like, "sub.u64", POINTER, POINTER, str(size))
    at = 0
    for name, bits in one.registers.items():
        yield made(like, f"ld.local.b{32 if bits == 1 else bits}", scratch if bits == 1 else name, f"[{POINTER}+{at}]")
        if bits == 1:
            yield made(like, "setp.ne.u32", name, scratch, "0")
        at += _slot(bits)
    for item in one.formals:
        for byte in range(item.size):
            yield made(like, "ld.local.u8", scratch, f"[{POINTER}+{at + byte}]")
            yield made(like, "st.local.u8", f"[{item.name}+{byte}]", scratch)
        at += -(-item.size // 8) * 8


def copies(like: Inst, source: str, size: int, target: str, at: int, scratch: str) -> Iterable[Inst]:
    """Copies a local variable, byte by byte, to places that ``target`` gives for an offset, from ``at`` on."""
    for byte in range(size):
        yield made(like, "ld.local.u8", scratch, f"[{source}+{byte}]")
        yield made(like, "st.local.u8", target.format(at + byte), scratch)


def returns(one: Shared, like: Inst) -> Iterable[Inst | str]:
    """The end of the body: back to who called, which bodies that are made later may do too."""
    yield f"$table_{one.name}"
    yield Inst("brx.targets", one.returns, location=like.location, parts=["brx", "targets"])
    yield one.leave
    yield made(like, "brx.idx", one.back, f"$table_{one.name}")
