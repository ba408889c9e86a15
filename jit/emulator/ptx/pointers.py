"""Where a kernel's addresses come from: which variable a register points into, and which stores change what they have
loaded from the same place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TypeVar

from .flow import Block
from .opcodes import of
from .parse import Inst

Parameter = tuple[str, int]  # its name, and a byte in it
Root = TypeVar("Root")

_PLACE = re.compile(r"([^+\s]+)\s*(?:\+\s*(-?\d+))?")  # what stands in an operand's brackets
_WORD = re.compile(r"[%$_A-Za-z][\w$]*")
# What makes a pointer of a pointer; a selection may take either.
_MOVES = {"mov", "cvta", "cvt", "add", "sub", "mad", "and", "or", "selp", "mul", "shl"}
_BARE = {"add", "sub", "mul", "mad", "fma", "min", "max", "and", "or", "xor", "cvt", "mov", "neg", "selp", "shl", "shr"}
_MOST = 64  # instructions between a load and the store of what was made of it
_STRONG = {"volatile", "relaxed", "acquire", "release", "mmio"}


def base_of(operand: str) -> str:
    """The register or the variable that an address ``[%r1+4]`` begins with."""
    found = _WORD.match(operand.strip("[] "))
    return found[0] if found else ""


def roots(blocks: Iterable[Block], names: Collection[str]) -> dict[str, frozenset[str]]:
    """For each register that is made of the addresses of variables, which of ``names`` these are: more than one where
    the text does not say."""
    blocks = list(blocks)
    seeds = [(result, word) for word, result in _moved(blocks) if word in names]
    return _spread(seeds, [edge for edge in _moved(blocks) if edge[0] not in names])


def parameters(blocks: Iterable[Block]) -> dict[str, frozenset[Parameter]]:
    """For each register that is made of words of the kernel's parameters, which these are: each by the parameter's name
    and the byte in it."""
    blocks = list(blocks)
    seeds: list[tuple[str, Parameter]] = []
    for inst in (inst for block in blocks for inst in block.insts if inst.parts[0] == "ld" and "param" in inst.parts):
        name, offset = _PLACE.match(inst.args[1].strip("[] ")).group(1, 2)  # type: ignore[union-attr]
        results = _WORD.findall(inst.args[0])
        size = int(re.sub(r"\D", "", inst.parts[-1])) // 8
        seeds += [(result, (name, int(offset or 0) + i * size)) for i, result in enumerate(results)]
    return _spread(seeds, _moved(blocks))


def _moved(blocks: Iterable[Block]) -> Iterator[tuple[str, str]]:
    """Each operand of an instruction that may make a pointer, with each of its results."""
    for inst in (inst for block in blocks for inst in block.insts if inst.args and inst.parts[0] in _MOVES):
        words = [word for arg in inst.args[1:] for word in _WORD.findall(arg)]
        yield from ((word, result) for result in _WORD.findall(inst.args[0]) for word in words)


def _spread(seeds: Iterable[tuple[str, Root]], edges: Iterable[tuple[str, str]]) -> dict[str, frozenset[Root]]:
    """What each register is made of in the end, by what it is made of at once."""
    after: dict[str, set[str]] = {}
    for word, result in edges:
        after.setdefault(word, set()).add(result)
    found: dict[str, frozenset[Root]] = {}
    todo = [(name, frozenset([root])) for name, root in seeds]
    while todo:
        name, more = todo.pop()
        if not more <= (old := found.get(name, frozenset())):
            found[name] = old | more
            todo += [(result, found[name]) for result in after.get(name, ())]
    return found


def updates(blocks: Iterable[Block]) -> dict[int, Inst]:
    """The stores whose value is made of what the same thread loaded from the same address, by id, with that load: what
    ``y[i] += 1`` becomes. Volatile and other strong accesses are left out."""
    insts = [inst for block in blocks for inst in block.insts if inst.args]
    made: dict[str, list[Inst]] = {}
    for inst in insts:
        for i in of(inst).results or ():
            for word in _WORD.findall(inst.args[i]) if i < len(inst.args) else ():
                made.setdefault(word, []).append(inst)
    found = {}
    for inst in insts:
        plain = inst.parts[0] == "st" and not _STRONG & set(inst.parts) and len(inst.args) > 1
        if plain and (load := _loaded(inst, made)):
            found[id(inst)] = load
    return found


def _loaded(store: Inst, made: Mapping[str, list[Inst]]) -> Inst | None:
    """The load of the place of a store from which the store's value comes."""
    todo: list[str] = _WORD.findall(store.args[1])
    seen: set[str] = set()
    while todo and len(seen) < _MOST:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        for inst in made.get(name, ()):
            if inst.parts[0] == "ld" and not _STRONG & set(inst.parts) and inst.args[1] == store.args[0]:
                return inst
            if inst.parts[0] in _BARE:
                todo += [word for arg in inst.args[1:] for word in _WORD.findall(arg)]
    return None
