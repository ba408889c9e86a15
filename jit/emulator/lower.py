"""A kernel's PTX to one LLVM function that runs a warp until it must stop.

All 32 lanes run together, as vectors, under a mask: of the lanes that can run, those at the lowest block. Blocks are in
an order (flow.py) in which diverged lanes so meet again at the earliest. Within a block registers are SSA values; those
that live across blocks are kept in the warp's frame, stored under the mask at the block's end.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from . import collective, convert, flow, floats, integers, layout, matrix, memory
from .emit import MASK, V32, Values, splat, vec
from .findings import UnsupportedInstruction
from .parse import Function, Inst, Variable

DONE, WAITING, EVENT, YIELD, FAULT = range(5)
BACK_EDGES = 20_000
HANDLERS = {**integers.HANDLERS, **convert.HANDLERS, **memory.HANDLERS, **collective.HANDLERS, **matrix.HANDLERS}


@dataclass
class Lowered:
    """A kernel's native form.

    Attributes:
        text: LLVM assembly.
        sites: memory instructions, by the number that checks report.
        events: instructions that Python executes, by the number in the warp's state; `blocks` gives their block.
        slots, registers: byte offset in the warp's state and width of each register that lives across blocks.
        size: bytes of a warp's state.
        local_bytes: local memory of a lane.
        static_shared: bytes of shared variables; dynamic shared memory begins there, aligned to 1024.
    """

    text: str = ""
    sites: list[Inst] = field(default_factory=list)
    events: list[tuple[Inst, int]] = field(default_factory=list)
    blocks: list[flow.Block] = field(default_factory=list)
    slots: dict[str, int] = field(default_factory=dict)
    registers: dict[str, int] = field(default_factory=dict)
    symbols: dict[str, tuple[str, int]] = field(default_factory=dict)
    size: int = 0
    local_bytes: int = 0
    static_shared: int = 0
    helpers: set[tuple[str, int, str, str]] = field(default_factory=set)


class _Lowering(Values):
    def __init__(self, function: Function, symbols: dict[str, tuple[str, int]], params: dict[str, int], local: int):
        super().__init__(dict(function.registers) | {integers.CARRY: 1}, symbols, params)
        self.local_bytes = local
        self.out = Lowered(registers=self.registers, symbols=symbols, local_bytes=local)

    def site(self, inst: Inst) -> int:
        self.out.sites.append(inst)
        return len(self.out.sites) - 1

    def lower(self, name: str, function: Function) -> Lowered:
        blocks = self.out.blocks = flow.blocks(function)
        live = flow.liveness(blocks, self.registers)
        for i, block in enumerate(blocks):
            self.block(i, block, live[i])
        body, self.lines = self.lines, []
        self.dispatcher(name, len(blocks))
        self.out.text = "\n".join(self.lines + body + ["}"])
        self.out.text += "\n" + "\n".join(text for text in self.declared.values())
        self.out.slots, self.out.size, self.out.helpers = self.slots, self.size, self.helpers
        return self.out

    def dispatcher(self, name: str, count: int) -> None:
        """Chooses the lowest block of any lane that can run, and the lanes that are there."""
        self.lines.append(f'define i32 @"{name}"(ptr noalias %w) {{')
        for label, offset in (("pcs", layout.PCS), ("live", layout.LIVE), ("blocked", layout.BLOCKED)):
            self.do(f"%{label}_p = getelementptr i8, ptr %w, i64 {offset}")
        self.do(f"%fault_p = getelementptr i8, ptr %w, i64 {layout.FAULT}")
        self.do(f"%budget_p = getelementptr i8, ptr %w, i64 {layout.BUDGET}")
        self.do("%active_p = alloca i32")
        self.do("br label %dispatch")
        self.label("dispatch")
        self.do("%d_fault = load i32, ptr %fault_p")
        self.do("%d_bad = icmp ne i32 %d_fault, 0")
        self.do("br i1 %d_bad, label %faulted, label %choose")
        self.label("choose")
        self.do("%d_live = load i32, ptr %live_p")
        self.do("%d_blocked = load i32, ptr %blocked_p")
        self.do("%d_free = xor i32 %d_blocked, -1")
        self.do("%d_run = and i32 %d_live, %d_free")
        self.do("%d_none = icmp eq i32 %d_run, 0")
        self.do("br i1 %d_none, label %idle, label %pick")
        self.label("pick")
        self.do(f"%d_mask = bitcast i32 %d_run to {MASK}")
        self.do(f"%d_pcs = load {V32}, ptr %pcs_p")
        self.do(f"%d_c = select {MASK} %d_mask, {V32} %d_pcs, {V32} {splat(-1, 32)}")
        self.do(f"%d_min = call i32 @llvm.vector.reduce.umin.v32i32({V32} %d_c)")
        self.do(f"%d_v0 = insertelement {V32} poison, i32 %d_min, i32 0")
        self.do(f"%d_v = shufflevector {V32} %d_v0, {V32} poison, {V32} zeroinitializer")
        self.do(f"%d_eq = icmp eq {V32} %d_c, %d_v")
        self.do(f"%d_act = bitcast {MASK} %d_eq to i32")
        self.do("store i32 %d_act, ptr %active_p")
        cases = " ".join(f"i32 {i}, label %b{i}" for i in range(count))
        self.do(f"switch i32 %d_min, label %faulted [ {cases} ]")
        self.label("idle")
        self.do("%d_over = icmp eq i32 %d_live, 0")
        self.do(f"%d_status = select i1 %d_over, i32 {DONE}, i32 {WAITING}")
        self.do("ret i32 %d_status")
        self.label("faulted")
        self.do(f"ret i32 {FAULT}")

    def block(self, i: int, block: flow.Block, live: set[str]) -> None:
        self.current, self.written = {}, set()
        self.number = i
        self.label(f"b{i}")
        bits = self.emit("load i32, ptr %active_p")
        self.bits = bits
        self.active = self.emit(f"bitcast i32 {bits} to {MASK}")
        self.count(i, bits)
        first = block.insts[0] if block.insts else None
        if first and flow.is_event(first):
            self.event(i, block, first)
            return
        if first and flow.is_collective(first):
            self.inst = first
            self.meet(i, first)
        for inst in block.insts:
            self.inst = inst
            if inst.parts[0] == "bra" or inst.parts[0] in flow.EXITS:
                break
            self.instruction(inst)
        self.finish(i, block, live)

    def count(self, i: int, bits: str) -> None:
        self.declared["llvm.ctpop.i32"] = "declare i32 @llvm.ctpop.i32(i32)"
        lanes = self.emit(f"zext i32 {self.emit(f'call i32 @llvm.ctpop.i32(i32 {bits})')} to i64")
        at = self.emit(f"getelementptr i64, ptr {self.field(layout.COUNTS, 'ptr')}, i64 {i}")
        total = self.emit(f"add i64 {self.emit(f'load i64, ptr {at}')}, {lanes}")
        self.do(f"store i64 {total}, ptr {at}")

    def meet(self, i: int, inst: Inst) -> None:
        """Lanes that reach a collective operation before the others of its mask wait for them."""
        need = self.emit(f"and i32 {collective.member_mask(self, inst)}, {self.emit('load i32, ptr %live_p')}")
        missing = self.emit(f"and i32 {need}, {self.emit(f'xor i32 {self.bits}, -1')}")
        together = self.emit(f"icmp eq i32 {missing}, 0")
        self.do(f"br i1 {together}, label %b{i}_met, label %b{i}_apart")
        self.label(f"b{i}_apart")
        self.save_pc(str(i), self.active)
        blocked = self.emit(f"or i32 {self.emit('load i32, ptr %blocked_p')}, {self.bits}")
        self.do(f"store i32 {blocked}, ptr %blocked_p")
        self.do("br label %dispatch")
        self.label(f"b{i}_met")

    def save_pc(self, target: str, lanes: str) -> None:
        self.do(
            f"call void @llvm.masked.store.v32i32.p0({V32} splat (i32 {target}), ptr %pcs_p, i32 4, {MASK} {lanes})"
        )

    def instruction(self, inst: Inst) -> None:
        name, kind = inst.parts[0], inst.parts[-1]
        if name in floats.HANDLERS and kind in floats.FLOATS:
            floats.HANDLERS[name](self, inst, kind)
        elif name in HANDLERS:
            try:
                HANDLERS[name](self, inst)
            except (KeyError, IndexError, ValueError) as error:
                raise UnsupportedInstruction(str(inst), inst.location, f"cannot be read ({error!r})") from error
        else:
            raise self.unsupported()

    def event(self, i: int, block: flow.Block, inst: Inst) -> None:
        self.inst = inst
        for name in flow.sources(inst):
            if name in self.registers:
                self.slot(name)
        lanes = self.lanes()
        bits = self.bitmask(lanes)
        none = self.emit(f"icmp eq i32 {bits}, 0")
        self.save_pc(str(block.targets[0] if block.targets else 0), self.active)
        self.do(f"br i1 {none}, label %dispatch, label %b{i}_event")
        self.label(f"b{i}_event")
        self.do(f"store i32 {bits}, ptr {self.at(layout.ACTIVE)}")
        self.do(f"store i32 {len(self.out.events)}, ptr {self.at(layout.EVENT)}")
        self.do(f"ret i32 {EVENT}")
        self.out.events.append((inst, i))

    def spill(self, live: set[str]) -> None:
        """Stores what later blocks read."""
        for name in sorted(self.written & live | self.written & {integers.CARRY}):
            bits, value = self.registers[name], self.current[name]
            at = self.at(self.slot(name))
            if bits == 1:
                old = self.emit(f"and i32 {self.emit(f'load i32, ptr {at}')}, {self.emit(f'xor i32 {self.bits}, -1')}")
                new = self.emit(f"and i32 {self.bitmask(value)}, {self.bits}")
                self.do(f"store i32 {self.emit(f'or i32 {old}, {new}')}, ptr {at}")
            else:
                kind = vec(bits)
                self.do(f"call void @llvm.masked.store.v32i{bits}.p0({kind} {value}, ptr {at}, i32 1, "
                        f"{MASK} {self.active})")  # fmt: skip

    def finish(self, i: int, block: flow.Block, live: set[str]) -> None:
        last = block.insts[-1] if block.insts else None
        self.spill(live)
        if last and last.parts[0] in flow.EXITS:
            self.inst = last
            left = self.emit(f"xor i32 {self.bitmask(self.lanes())}, -1")
            live_now = self.emit("load i32, ptr %live_p")
            self.do(f"store i32 {self.emit(f'and i32 {live_now}, {left}')}, ptr %live_p")
            if block.targets:
                self.save_pc(str(block.targets[0]), self.active)
            self.do("br label %dispatch")
        elif last and last.parts[0] == "bra" and last.guard:
            self.inst = last
            taken = self.bitmask(self.lanes())
            yes, no = block.targets if len(block.targets) == 2 else block.targets * 2
            everyone = self.emit(f"icmp eq i32 {taken}, {self.bits}")
            self.do(f"br i1 {everyone}, label %b{i}_all, label %b{i}_some")
            self.label(f"b{i}_some")
            nobody = self.emit(f"icmp eq i32 {taken}, 0")
            self.do(f"br i1 {nobody}, label %b{i}_none, label %b{i}_split")
            self.label(f"b{i}_split")
            self.save_pc(str(no), self.active)
            self.save_pc(str(yes), self.emit(f"bitcast i32 {taken} to {MASK}"))
            self.do("br label %dispatch")
            self.label(f"b{i}_all")
            self.jump(f"b{i}y", i, yes)
            self.label(f"b{i}_none")
            self.jump(f"b{i}n", i, no)
        elif block.targets:
            self.jump(f"b{i}j", i, block.targets[0])
        else:
            self.do(f"ret i32 {FAULT}")

    def jump(self, name: str, i: int, target: int) -> None:
        """All active lanes go on to one block: directly where no other lane waits for its turn."""
        alone = self.emit(f"icmp eq i32 {self.emit('load i32, ptr %live_p')}, {self.bits}")
        self.do(f"br i1 {alone}, label %{name}_d, label %{name}_s")
        self.label(f"{name}_s")
        self.save_pc(str(target), self.active)
        if target <= i:
            left = self.emit(f"sub i32 {self.emit('load i32, ptr %budget_p')}, 1")
            self.do(f"store i32 {left}, ptr %budget_p")
            self.do(f"br i1 {self.emit(f'icmp slt i32 {left}, 0')}, label %{name}_y, label %dispatch")
        else:
            self.do("br label %dispatch")
        self.label(f"{name}_d")
        if target > i:
            self.do(f"br label %b{target}")
            return
        left = self.emit(f"sub i32 {self.emit('load i32, ptr %budget_p')}, 1")
        self.do(f"store i32 {left}, ptr %budget_p")
        bad = self.emit(f"icmp ne i32 {self.emit('load i32, ptr %fault_p')}, 0")
        stop = self.emit(f"or i1 {bad}, {self.emit(f'icmp slt i32 {left}, 0')}")
        self.do(f"br i1 {stop}, label %{name}_y, label %b{target}")
        self.label(f"{name}_y")
        self.save_pc(str(target), self.active)
        self.do(f"ret i32 {YIELD}")


def lower(function: Function, module: list[Variable], params: dict[str, int], global_address: dict[str, int]) -> Lowered:
    """Lowers one kernel. ``params``: offsets of its parameters; ``global_address``: host addresses of variables."""
    symbols: dict[str, tuple[str, int]] = {name: ("global", value) for name, value in global_address.items()}
    shared = local = 0
    for variable in [*module, *function.variables]:
        if variable.space == "shared" and variable.size:
            shared = -(-shared // variable.align) * variable.align
            symbols[variable.name] = ("shared", shared)
            shared += variable.size
        elif variable.space == "local":
            local = -(-local // variable.align) * variable.align
            symbols[variable.name] = ("local", local)
            local += variable.size
    externs = [v for v in [*module, *function.variables] if v.space == "shared" and not v.size]
    for variable in externs:
        align = max(16, variable.align)
        symbols[variable.name] = ("shared", -(-shared // align) * align)
    lowering = _Lowering(function, symbols, params, -(-local // 64) * 64)
    lowered = lowering.lower(function.name, function)
    lowered.static_shared = max([shared, *[symbols[v.name][1] for v in externs]])
    return lowered
