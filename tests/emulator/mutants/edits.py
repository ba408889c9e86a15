"""Damage to a text, by a random generator: to PTX one statement at a time, to CUDA one token or line at a time."""

# ruff: noqa: E501 (tables of pieces)

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

_TOKEN = re.compile(r"[%$]?[\w.:$%]+|\S")
_REGISTER = re.compile(r"%[a-z]+\d+")
_NUMBER = re.compile(r"(?<![\w%.$])-?\d+\b")
_LABEL = re.compile(r"\$L_\w+")
_NUMBERS = (
    "0", "-1", "1", "3", "7", "16", "31", "32", "33", "64", "255", "1024", "65535", "2147483647", "2147483648",
    "-2147483649", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551615",
    "18446744073709551616", "-9223372036854775809", "1" + "0" * 40, "1" + "0" * 5000, "0x", "0xZZ", "089", "0x1U", "1.5",
    "0f7F800000", "0f7FC00000", "0f", "0fXYZ", "0d7FF0000000000000", "0D", "WARP_SZ", "WARP_SZ<<31", "(1", "1/0", "-",
)  # fmt: skip
_TYPES = (
    "pred", "b8", "u8", "s8", "b16", "u16", "s16", "f16", "bf16", "f16x2", "bf16x2", "u16x2", "s16x2", "b32", "u32",
    "s32", "f32", "tf32", "f32x2", "b64", "u64", "s64", "f64", "b128", "b1024", "e4m3", "e5m2", "e4m3x2", "e2m1x2",
    "ue8m0x2", "v2", "v4", "v8", "v3",
)  # fmt: skip
_MODIFIERS = (
    "global", "shared", "shared::cta", "shared::cluster", "local", "param", "param::entry", "param::func", "const",
    "volatile", "relaxed", "acquire", "release", "acq_rel", "weak", "gpu", "cta", "sys", "cluster", "sync", "aligned",
    "wide", "hi", "lo", "sat", "ftz", "rn", "rz", "rm", "rp", "rni", "approx", "full", "to", "uni", "x4", "x2", "x1",
    "trans", "m8n8", "m16n8k16", "m16n8k8", "m64n8k16", "m64n256k32", "row", "col", "cta_group::1", "cta_group::2",
    "L1::evict_last", "L2::cache_hint", "L2::128B", "noinc", "parity", "shared::cta", "bulk", "tensor", "1d", "5d",
    "tile", "im2col", "mbarrier::complete_tx::bytes", "multicast::cluster", "noComplete", "cc", "relu", "satfinite",
    "eq", "ltu", "nan", "num", "and", "or", "xor", "cas", "exch", "add", "inc", "idx", "up", "bfly", "all", "ballot",
)  # fmt: skip
_STATEMENTS = (
    ".pragma \"nounroll\";", ".unknown 7;", ".reg .b32 %huge<4294967296>;", ".reg .b32 %many<100000>;", ".reg .foo %x;",
    ".reg;", ".shared .align 16 .b8 big[99999999999999];", ".shared .align 3 .b8 odd[7];", ".shared .b8 flat[];",
    ".shared .align 0 .b8 none[4];", ".local .align 16 .b8 frame[1073741824];", ".local .b8 stack[-4];",
    ".global .b32 words[4294967296];", ".const .b32 three[3] = {1, 2, x};", ".section .debug {", "{", "}", "};", ";",
    ".loc 99 1 1", ".loc 1", ".file 7", ".file x \"y\"", ".entry again()", ".visible .func f", "ret;", "exit;", "trap;",
    "bra.uni $L__BB0_1;", "bra nowhere;", "brx.idx %r1, table;", "call.uni nothing;", "call (x), y, (z), w;",
    "call %rd1, (), proto;", "table: .branchtargets a, b;", "proto: .callprototype _ ();", "@%p1 bra self; self:",
    "bar.sync 0;", "bar.sync 99, 7;", "barrier.cluster.arrive;", "barrier.cluster.wait;", "mov.u32 %r1, %tid.q;",
    "mov.u32 %r1, %clock;", "mov.u64 %rd1, %envreg99;", "alloca.u64 %rd1, 99999999;", "ld.param.u64 %rd1, [123456789];",
    "ld.param.b8 %r1, [-5000];", "ld.global.u32 %r1, [%rd1+99999999999];", "st.shared.v4.u32 [%r1], {%r1, %r1};",
    "ld.const.u32 %r1, [0];", "atom.global.add.u32 %r1, [%rd1], %r1;", "cp.async.bulk.wait_group -1;",
    "cp.async.wait_group 99999999999;", "setmaxnreg.inc.sync.aligned.u32 99999;", "elect.sync %r1|%p1, 0;",
    "mbarrier.init.shared.b64 [%r1], -1;", "wgmma.wait_group.sync.aligned -3;", "nanosleep.u32 %r1;", "\"", "/*", "//",
    "\0", "é×µ", "\u2028", "%", "$", "[", "]", "{%r1, %r2};", "a:b:c:", "mov.b32 %r1, {%r1, %r2, %r3};", "vprintf;",
    "call vprintf, (a, b);", "call (r), __assertfail, (a);", "prmt.b32.f4e %r1, %r1, %r1, 99;", "lop3.b32 %r1, 0, 0, 0, 999;",
    "bfe.u32 %r1, %r1, 999, -7;", "shf.l.wrap.b32 %r1, %r1, %r1, 99;", "shl.b32 %r1, %r1, 4294967295;",
    "div.s32 %r1, %r1, 0;", "rem.s64 %rd1, %rd1, 0;", "div.rn.f32 %f1, %f1, 0f00000000;", "mad.wide.u32 %rd1, %r1, %r1;",
)  # fmt: skip


def _statements(text: str) -> list[str]:
    return text.split("\n")


class Edits:
    """Damages PTX: ``Edits(rng, others)(text)``. ``others``: texts whose lines may be put in."""

    def __init__(self, rng: random.Random, others: Sequence[str]):
        self.rng, self.others = rng, others

    def __call__(self, text: str) -> str:
        """The text after one to three edits."""
        kinds: list[tuple[Callable[[str], str], int]] = [
            (self.token_swapped, 3), (self.token_gone, 3), (self.token_doubled, 2), (self.line_gone, 4),
            (self.line_doubled, 3), (self.lines_swapped, 3), (self.register, 5), (self.number, 8), (self.label, 4),
            (self.part, 8), (self.opcode, 4), (self.guard, 3), (self.statement, 4), (self.foreign, 4),
            (self.truncated, 1), (self.byte, 1), (self.declaration, 3), (self.offset, 4),
        ]  # fmt: skip
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            (edit,) = self.rng.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
            text = edit(text)
        return text

    def _line(self, lines: list[str], fits: Callable[[str], object]) -> int:
        """The number of a line that fits, or of any."""
        found = [i for i, line in enumerate(lines) if fits(line)]
        return self.rng.choice(found) if found else self.rng.randrange(len(lines))

    @staticmethod
    def _instruction(line: str) -> bool:
        return line.rstrip().endswith(";") and not line.lstrip().startswith(".")

    def _on(self, text: str, fits: Callable[[str], object], change: Callable[[str], str]) -> str:
        lines = _statements(text)
        at = self._line(lines, fits)
        lines[at] = change(lines[at])
        return "\n".join(lines)

    def _token(self, text: str, change: Callable[[list[str], int], None]) -> str:
        def on(line: str) -> str:
            tokens = _TOKEN.findall(line)
            if tokens:
                change(tokens, self.rng.randrange(len(tokens)))
            return "\t" + " ".join(tokens)

        return self._on(text, str.strip, on)

    def token_swapped(self, text: str) -> str:
        def change(tokens: list[str], at: int) -> None:
            other = self.rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]

        return self._token(text, change)

    def token_gone(self, text: str) -> str:
        return self._token(text, lambda tokens, at: tokens.pop(at) and None)

    def token_doubled(self, text: str) -> str:
        return self._token(text, lambda tokens, at: tokens.insert(at, tokens[at]))

    def line_gone(self, text: str) -> str:
        return self._on(text, str.strip, lambda line: "")

    def line_doubled(self, text: str) -> str:
        return self._on(text, str.strip, lambda line: f"{line}\n{line}")

    def lines_swapped(self, text: str) -> str:
        lines = _statements(text)
        a, b = self._line(lines, self._instruction), self._line(lines, self._instruction)
        lines[a], lines[b] = lines[b], lines[a]
        return "\n".join(lines)

    def register(self, text: str) -> str:
        known = sorted(set(_REGISTER.findall(text))) or ["%r1"]

        def change(line: str) -> str:
            spans = [match.span() for match in _REGISTER.finditer(line)]
            if not spans:
                return line
            start, end = self.rng.choice(spans)
            new = self.rng.choice([*self.rng.choices(known, k=6), "%r999", "%nothing", "_", "%tid.x", "%laneid", "7"])
            return line[:start] + new + line[end:]

        return self._on(text, _REGISTER.search, change)

    def number(self, text: str) -> str:
        def change(line: str) -> str:
            spans = [match.span() for match in _NUMBER.finditer(line)]
            if not spans:
                return line
            start, end = self.rng.choice(spans)
            return line[:start] + self.rng.choice(_NUMBERS) + line[end:]

        return self._on(text, lambda line: _NUMBER.search(line) and ".loc" not in line, change)

    def label(self, text: str) -> str:
        known = sorted(set(_LABEL.findall(text))) or ["$L_none"]
        return self._on(
            text, _LABEL.search, lambda line: _LABEL.sub(self.rng.choice([*known, "$L_nowhere", ""]), line, count=1)
        )

    def part(self, text: str) -> str:
        """Another type, modifier or none in an opcode."""

        def change(line: str) -> str:
            head, op, rest = re.match(r"(\s*(?:@!?\S+\s+)?)(\S*)(.*)", line, re.DOTALL).groups()  # type: ignore[union-attr]
            parts = op.split(".")
            at = self.rng.randrange(len(parts))
            how = self.rng.randrange(4)
            if how == 0:
                parts.pop(at)
            elif how == 1:
                parts.insert(at + 1, self.rng.choice(_TYPES + _MODIFIERS))
            else:
                parts[at] = self.rng.choice(_TYPES if how == 2 else _MODIFIERS)
            return head + ".".join(parts) + rest

        return self._on(text, self._instruction, change)

    def opcode(self, text: str) -> str:
        """The opcode of another line, of this text or another."""
        source = self.rng.choice([text, *self.rng.choices(self.others, k=2)])
        lines = _statements(source)
        other = re.match(r"\s*(?:@!?\S+\s+)?(\S*)", lines[self._line(lines, self._instruction)])[1]  # type: ignore[index]
        return self._on(
            text, self._instruction,
            lambda line: re.sub(r"^(\s*(?:@!?\S+\s+)?)\S*", lambda m: m[1] + other, line, count=1),
        )  # fmt: skip

    def guard(self, text: str) -> str:
        def change(line: str) -> str:
            if "@" in line:
                return re.sub(
                    r"@!?\S+\s*", self.rng.choice(["", "@%p1 ", "@!%p1 ", "@%r1 ", "@", "@7 "]), line, count=1
                )
            return f"\t@{self.rng.choice(['', '!'])}%p{self.rng.randrange(4)} {line.strip()}"

        return self._on(text, self._instruction, change)

    def statement(self, text: str) -> str:
        lines = _statements(text)
        at = self._line(lines, self._instruction) if self.rng.random() < 0.8 else self.rng.randrange(len(lines))
        lines.insert(at, self.rng.choice(_STATEMENTS))
        return "\n".join(lines)

    def foreign(self, text: str) -> str:
        """A line of another kernel."""
        others = _statements(self.rng.choice(self.others))
        line = others[self._line(others, self._instruction)]
        lines = _statements(text)
        lines.insert(self._line(lines, self._instruction), line)
        return "\n".join(lines)

    def truncated(self, text: str) -> str:
        return text[: self.rng.randrange(len(text))] if text else text

    def byte(self, text: str) -> str:
        at = self.rng.randrange(len(text) + 1)
        return text[:at] + chr(self.rng.choice((*range(128), 0xA0, 0x2028, 0xFFFF))) + text[at + 1 :]

    def declaration(self, text: str) -> str:
        """Another type or size in a declaration."""

        def change(line: str) -> str:
            if self.rng.random() < 0.5:
                return re.sub(r"\.[a-z]\d+\b", f".{self.rng.choice(_TYPES)}", line, count=1)
            return re.sub(r"(?<=[<\[ ])\d+", self.rng.choice(_NUMBERS), line, count=1)

        return self._on(text, re.compile(r"^\s*\.(reg|shared|local|global|const|param|extern|visible)").match, change)

    def offset(self, text: str) -> str:
        """Another offset in an address."""

        def change(line: str) -> str:
            new = self.rng.choice((*_NUMBERS, "4", "8", "-8", "100000", "-100000", "1073741824"))
            return re.sub(r"(\[[^\]+]+)(?:\+[^\]]*)?\]", lambda m: f"{m[1]}+{new}]", line, count=1)

        return self._on(text, lambda line: "[" in line and self._instruction(line), change)


_CUDA_TOKENS = (
    "int", "unsigned", "float", "double", "__half", "void", "extern \"C\"", "__global__", "__device__", "__shared__",
    "template <typename T>", "{", "}", "(", ")", "[", "]", ";", "\"", "'", "#", "#include", "#include <none.h>", "#define",
    "#if 1", "#else", "#endif", "#error stop\n", "#line 0 \"\"\n", "#pragma unroll\n", "asm volatile(\"", ":::", "\\", "\\\n",
    "0", "-1", "99999999999999999999", "1e999", "0x", "/*", "*/", "//", "@", "`", "é", "\u2028", "\0", "...", "::", "<<<1, 1>>>",
    "threadIdx.x", "return", "while (true)", "for (;;)", "goto x", "x:", "__trap()", "__syncthreads()", "asm(\"bad.op %0;\" :: \"r\"(1));",
    "asm(\"mov.u32 %0, %1;\" : \"=r\"(x) : \"l\"(y));", "constexpr", "operator", "sizeof", "alignas(3)", "alignas(4096)",
    "static_assert(false);", "__launch_bounds__(0)", "__launch_bounds__(99999)", "__cluster_dims__(99, 1, 1)",
    "[[unknown]]", "lambda", "auto", "new", "typeid", "throw 1", "try {", "co_await", "import std;", "export",
)  # fmt: skip


def damage_cuda(text: str, rng: random.Random) -> str:
    """CUDA text after one to three edits."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        tokens = re.findall(r"\w+|\s+|[^\w\s]", text)
        if not tokens:
            return text
        at, how = rng.randrange(len(tokens)), rng.randrange(9)
        if how == 0:
            tokens.pop(at)
        elif how == 1:
            tokens.insert(at, tokens[rng.randrange(len(tokens))])
        elif how == 2:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif how in (3, 4):
            tokens.insert(at, f" {rng.choice(_CUDA_TOKENS)} ")
        elif how == 5:
            del tokens[at : at + rng.randrange(1, 30)]
        elif how == 6:
            tokens[at] = rng.choice(_CUDA_TOKENS)
        elif how == 7 and rng.random() < 0.3:
            del tokens[at:]
        else:
            numbers = [i for i, token in enumerate(tokens) if token.isdigit()]
            if numbers:
                tokens[rng.choice(numbers)] = rng.choice(_NUMBERS)
        text = "".join(tokens)
    return text
