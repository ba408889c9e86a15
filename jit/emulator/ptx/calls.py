"""Calls of a module's own functions [PTX ISA 9.7.12.5]: the bodies are put in the place of the calls.

A callee's formal parameters become the caller's `.param` variables, which are local memory, and `ret` a branch behind
its body. A call through a pointer becomes a chain of comparisons with the functions whose address the module takes.
Recursive functions have one body (recursion.py). Calls of functions of other modules stay, and are refused where they
are reached.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator

from . import recursion
from .parse import Function, Inst, Variable, split
from .recursion import Shared

_WORD = re.compile(r"[%$\w.]+(?:@\d+)?")
_DEPTH = 64


def addresses(functions: Iterable[str]) -> dict[str, int]:
    """What `mov` of a function's name yields, for those of a module: numbers that are no memory."""
    return {name: 0xF00 + 0x10 * i for i, name in enumerate(sorted(functions))}


def expand(kernel: Function, functions: dict[str, Function], taken: set[str]) -> Function:
    """The kernel with the bodies of what it calls.

    Args:
        kernel: its `codes` are the addresses of all of the module's device functions.
        functions: the device functions that it may call, by way of others too.
        taken: those of them that a call through a register reaches.
    """
    if not any(isinstance(item, Inst) and item.parts[0] == "call" for item in kernel.body):
        return kernel
    return _Expansion(functions, taken, kernel.codes).run(kernel)


class _Expansion:
    def __init__(self, functions: dict[str, Function], taken: set[str], codes: dict[str, int]):
        self.functions, self.taken, self.codes, self.count = functions, taken, codes, 0
        self.recursive = recursion.recursive(functions, taken)
        self.shared: dict[str, Shared] = {}  # the bodies of recursive functions, by name
        self.within: Shared | None = None  # the one that is being made
        self.frames: dict[str, tuple[Shared, Inst]] = {}  # of the marks for pushes and pops in the body: whose

    def run(self, kernel: Function) -> Function:
        out = dataclasses.replace(kernel, body=[], registers=dict(kernel.registers), variables=list(kernel.variables))
        self._body(out, kernel.body, ())
        for name in iter_growing(self.shared):
            self._one_body(out, self.shared[name])
        if self.shared:
            self._finish(out)
        return out

    def _one_body(self, out: Function, one: Shared) -> None:
        """The body of a recursive function, behind the kernel's."""
        registers, variables = set(out.registers), len(out.variables)
        self.within = one
        like = next(item for item in self.functions[one.name].body if isinstance(item, Inst))
        out.body.append(one.entry)
        self._inline(out, like, one.name, [item.name for item in one.formals], one.leave, ())
        out.body += recursion.returns(one, like)
        one.registers = {name: bits for name, bits in out.registers.items() if name not in registers}
        one.registers[one.back] = 32
        one.variables = out.variables[variables:]
        self.within = None

    def _finish(self, out: Function) -> None:
        """Puts the pushes and pops at their marks, when the registers of all bodies are known."""
        scratch = "%$recursion_word"
        own = {name: bits for one in self.shared.values() for name, bits in one.registers.items()}
        out.registers |= {recursion.POINTER: 64, scratch: 32, **own}
        out.variables.append(recursion.stack())
        first = next(item for item in out.body if isinstance(item, Inst))
        body: list[Inst | str] = [*recursion.begins(own, first)]
        for item in out.body:
            if not isinstance(item, str) or item not in self.frames:
                body.append(item)
                continue
            one, like = self.frames[item]
            body += (recursion.pushes if item.startswith("$push") else recursion.pops)(one, like, scratch)
        out.body = body

    def _jump(self, out: Function, inst: Inst, name: str, actual: list[str], end: str) -> None:
        """A call of a recursive function: to its body, and back to ``end``."""
        sizes = {item.name: item.size for item in out.variables}
        callee = self.functions[name]
        formals = callee.results + callee.formals
        if len(formals) != len(actual):
            out.body.append(inst)
            return
        if name not in self.shared:
            kept = [Variable(f"{formal}$one", "local", sizes[given], 16)
                    for formal, given in zip(formals, actual, strict=True)]  # fmt: skip
            self.shared[name] = Shared(name, kept)
            out.variables += kept
        one, word = self.shared[name], "%$recursion_word"
        results = len(callee.results)
        given, kept = actual[results:], one.formals[results:]
        if self.within:
            self.frames[mark := f"$push_{self.count}"] = self.within, inst
            out.body.append(mark)
        for source, item in zip(given, kept, strict=True):
            out.body += recursion.copies(inst, source, item.size, f"[{item.name}+{{}}]", 0, word)
        out.body.append(recursion.made(inst, "mov.u32", one.back, str(len(one.returns))))
        one.returns.append(f"$back_{self.count}")
        out.body += [recursion.made(inst, "bra", one.entry), one.returns[-1]]
        for target, item in zip(actual[:results], one.formals[:results], strict=True):
            out.body += recursion.copies(inst, item.name, item.size, f"[{target}+{{}}]", 0, word)
        if self.within:
            self.frames[mark := f"$pop_{self.count}"] = self.within, inst
            out.body.append(mark)

    def _body(self, out: Function, body: list[Inst | str], chain: tuple[str, ...]) -> None:
        for item in body:
            if isinstance(item, Inst) and item.parts[0] == "call":
                self._call(out, item, chain)
            else:
                out.body.append(item)

    def _call(self, out: Function, inst: Inst, chain: tuple[str, ...]) -> None:
        args = list(inst.args)
        if not args or (args[0].startswith("(") and len(args) < 2):
            raise ValueError(f"a call of no function in `{inst}`")
        results = split(args.pop(0)[1:-1]) if args[0].startswith("(") else []
        target = args.pop(0)
        given = split(args.pop(0)[1:-1]) if args and args[0].startswith("(") else []
        self.count += 1
        end = f"$call_end_{self.count}"
        if inst.guard:  # over the call where the guard does not hold
            out.body.append(dataclasses.replace(
                inst, op="bra", parts=["bra"], args=[end], negated=not inst.negated))  # fmt: skip
            inst = dataclasses.replace(inst, guard=None, negated=False)
        behind: list[Inst] = []
        if target not in self.functions or not self.functions[target].in_registers:
            given, results, behind = self._placed(out, inst, given, results)
        if target in self.recursive:
            self._jump(out, inst, target, results + given, end)
        elif target in self.functions:
            self._inline(out, inst, target, results + given, end, chain)
        elif target in out.registers:
            self._indirect(out, inst, target, (len(results), len(given)), results + given, end, chain)
        else:
            out.body.append(inst)
        out.body.append(end)
        out.body += behind

    def _placed(
        self, out: Function, inst: Inst, given: list[str], results: list[str]
    ) -> tuple[list[str], list[str], list[Inst]]:
        """The operands of a call with a local variable for each that is a register, and what loads the results of them
        behind it."""
        behind: list[Inst] = []

        def place(name: str, stores: bool) -> str:
            bits = out.registers.get(name, 0)
            if bits < 8:
                return name
            self.count += 1
            item = Variable(f"$value_{self.count}", "local", bits // 8, 16)
            out.variables.append(item)
            if stores:
                out.body.append(_made(inst, f"st.local.b{bits}", [f"[{item.name}]", name]))
            else:
                behind.append(_made(inst, f"ld.local.b{bits}", [name, f"[{item.name}]"]))
            return item.name

        return [place(name, True) for name in given], [place(name, False) for name in results], behind

    def _indirect(self, out: Function, inst: Inst, register: str, counts: tuple[int, int], actual: list[str], end: str,
                  chain: tuple[str, ...]) -> None:  # fmt: skip
        number, flag = self.count, f"%call_is{self.count}"
        out.registers[flag] = 1
        fits = [
            name
            for name in sorted(self.taken)
            if (len(self.functions[name].results), len(self.functions[name].formals)) == counts
        ]
        for name in fits:
            after = f"$call_not_{number}_{name}"
            out.body.append(_made(inst, "setp.ne.u64", [flag, register, str(self.codes[name])]))
            out.body.append(dataclasses.replace(_made(inst, "bra", [after]), guard=flag))
            self.count += 1
            here = f"$call_end_{self.count}"
            if name in self.recursive:
                self._jump(out, inst, name, actual, here)
            else:
                self._inline(out, inst, name, actual, here, chain)
            out.body += [here, _made(inst, "bra", [end]), after]
        out.body.append(inst)  # no function of the module: refused

    def _inline(self, out: Function, inst: Inst, name: str, actual: list[str], end: str,
                chain: tuple[str, ...]) -> None:  # fmt: skip
        callee = self.functions[name]
        formals = callee.results + callee.formals
        if name in chain or len(chain) >= _DEPTH or len(formals) != len(actual):
            out.body.append(inst)
            return
        self.count += 1
        mark = f"$c{self.count}"
        names = dict(zip(formals, actual, strict=True))
        for register, bits in callee.registers.items():
            names[register] = register + mark
            out.registers[register + mark] = bits
        for variable in callee.variables:
            if variable.space == "local":
                names[variable.name] = variable.name + mark
                variable = dataclasses.replace(variable, name=variable.name + mark)
            elif variable.name in {known.name for known in out.variables}:
                continue
            out.variables.append(variable)
        names |= {item: f"{item}{mark}" for item in callee.body if isinstance(item, str)}
        body = [_renamed(item, names, end) for item in callee.body]
        self._body(out, body, (*chain, name))


def iter_growing(names: dict[str, Shared]) -> Iterator[str]:
    """The names, those too that come while they are gone through."""
    done = 0
    while done < len(names):
        yield list(names)[done]
        done += 1


def _made(inst: Inst, op: str, args: list[str]) -> Inst:
    return Inst(op, args, location=inst.location, row=inst.row, parts=op.split("."))


def _renamed(item: Inst | str, names: dict[str, str], end: str) -> Inst | str:
    if isinstance(item, str):
        return names[item]
    args = [_WORD.sub(lambda word: names.get(word[0], word[0]), arg) for arg in item.args]
    guard = names.get(item.guard or "", item.guard)
    if item.parts[0] == "ret":
        return dataclasses.replace(item, op="bra", parts=["bra"], args=[end], guard=guard)
    return dataclasses.replace(item, args=args, guard=guard)
