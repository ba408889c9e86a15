"""The fundamental types of PTX, and its constant expressions [PTX ISA 4.5, 5.2]."""

from __future__ import annotations

import ast
import functools
import re
import struct
from collections.abc import Callable
from operator import add, mul, neg, pos, sub, truediv

from .malformed import Unsupported

WARP_SIZE = 32


def width(kind: str) -> int:
    """Bits of a register or variable of a PTX type name: ``"pred"`` is 1, ``"f16x2"`` 32, ``"b128"`` 128.

    Raises:
        ValueError: there is no such type.
    """
    if kind == "pred":
        return 1
    if plain := re.fullmatch(r"(?:[busf]|bf|tf)(\d+)(?:x(\d+))?", kind):
        return int(plain[1]) * int(plain[2] or 1)
    if re.fullmatch(r"u?e[2-8]m[0-7](?:x[1248])?", kind):  # narrow floats are held in whole bytes
        return 8 * int(kind.partition("x")[2] or 1)
    raise ValueError(f"the type .{kind}")


@functools.lru_cache(1 << 14)
def number(text: str) -> int:
    """The value of an integer literal or of a constant expression, or the bits of a floating literal.

    Raises:
        Unsupported: ``text`` is neither.
    """
    if re.fullmatch(r"-?\d{1,18}", text) and (text == "0" or text.lstrip("-")[0] != "0"):
        return int(text)  # nearly all of them
    if text[:2] in ("0f", "0F", "0d", "0D") and len(text) in (10, 18):
        return int(text[2:], 16)
    return _Expression(text).value


_FLOATING = re.compile(r"(?<![\w.])(?:\d+\.\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+)(?![\w.])")
_DOUBLE = re.compile(r"0[dD][0-9a-fA-F]{16}")
_ARITHMETIC: dict[type[ast.AST], Callable[..., float]] = {
    ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.Div: truediv, ast.UAdd: pos, ast.USub: neg,
}  # fmt: skip


@functools.lru_cache(1 << 14)
def constant(text: str, bits: int) -> int:
    """The bits of a constant that stands where an operand of so many bits is expected. Floating constants are of 64
    bits; where 32 are expected, they are rounded to the nearest f32 [PTX ISA 4.5.2].

    Raises:
        Unsupported: ``text`` is no constant, or a floating one where neither 32 nor 64 bits are expected.
    """
    if not (double := _DOUBLE.fullmatch(text)) and not _FLOATING.search(text):
        return number(text)
    if bits not in (32, 64):
        raise Unsupported(f"the floating constant {text} of {bits} bits")
    value = struct.unpack("<d", number(text).to_bytes(8, "little"))[0] if double else _floating(text)
    if bits == 64:
        return int.from_bytes(struct.pack("<d", value), "little")
    try:
        return int.from_bytes(struct.pack("<f", value), "little")
    except OverflowError:
        return 0xFF800000 if value < 0 else 0x7F800000


def _floating(text: str) -> float:
    """The value of a constant expression of decimal floating literals."""

    def value(node: ast.AST) -> float:
        if isinstance(node, ast.Expression):
            return value(node.body)
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return float(node.value)
        if isinstance(node, ast.BinOp) and type(node.op) in _ARITHMETIC:
            return _ARITHMETIC[type(node.op)](value(node.left), value(node.right))
        if isinstance(node, ast.UnaryOp) and type(node.op) in _ARITHMETIC:
            return _ARITHMETIC[type(node.op)](value(node.operand))
        raise Unsupported(f"the constant {text}")

    try:
        return value(ast.parse(text.strip(), mode="eval"))
    except (SyntaxError, ValueError, ArithmeticError, RecursionError, MemoryError):
        raise Unsupported(f"the constant {text}") from None


_TOKEN = re.compile(
    r"\s*(?:(?P<literal>(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*(?!\d)|[1-9]\d*)U?)|(?P<name>WARP_SZ)\b"
    r"|(?P<cast>\(\s*\.[su]64\s*\))|(?P<operator><<|>>|<=|>=|==|!=|&&|\|\||[-+*/%<>&^|!~?:()]))"
)
_LEVELS = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"), ("+", "-"),
           ("*", "/", "%"))  # fmt: skip


_LONGEST = 66  # characters of a literal of 64 bits without leading zeros, in binary


class _Expression:
    """A constant expression in 64 bits [PTX ISA 4.5.5]: it is unsigned where a literal has a U or does not fit in s64,
    after a cast to .u64, and where either operand of an operator but the shifts is."""

    def __init__(self, text: str):
        self.text, self.tokens, at = text, [], 0
        while at < len(text.rstrip()):
            match = _TOKEN.match(text, at)
            if not match:
                raise Unsupported(f"the constant {text}")
            self.tokens.append((str(match.lastgroup), match[0].strip()))
            at = match.end()
        self.at = 0
        value, _ = self._ternary()
        if self.at < len(self.tokens):
            raise Unsupported(f"the constant {text}")
        self.value = value

    def _take(self, *operators: str) -> str:
        """The next token where it is one of the operators, else ""."""
        if self.at < len(self.tokens) and self.tokens[self.at][1] in operators:
            self.at += 1
            return self.tokens[self.at - 1][1]
        return ""

    def _ternary(self) -> tuple[int, bool]:
        chosen = self._binary(0)
        if not self._take("?"):
            return chosen
        first = self._ternary()
        if not self._take(":"):
            raise Unsupported(f"the constant {self.text}")
        second = self._ternary()
        return _wrap((first if chosen[0] else second)[0], first[1] or second[1])

    def _binary(self, level: int) -> tuple[int, bool]:
        if level == len(_LEVELS):
            return self._unary()
        left = self._binary(level + 1)
        while operator := self._take(*_LEVELS[level]):
            right = self._binary(level + 1)
            unsigned = left[1] or (right[1] and operator not in ("<<", ">>"))
            a, b = _wrap(left[0], unsigned)[0], _wrap(right[0], unsigned)[0]
            if operator in ("/", "%") and not b:
                raise Unsupported(f"the constant {self.text} divides by zero")
            signed = operator in ("<", "<=", ">", ">=", "==", "!=", "&&", "||")
            left = _wrap(int(_OPERATORS[operator](a, b)), unsigned and not signed)
        return left

    def _unary(self) -> tuple[int, bool]:
        if self.at == len(self.tokens):
            raise Unsupported(f"the constant {self.text}")
        what, token = self.tokens[self.at]
        self.at += 1
        if what == "literal":
            digits = token.rstrip("U").lower()
            octal = digits[0] == "0" and digits.isdigit()
            if len(digits.lstrip("0")) > _LONGEST or (value := int(digits, 8 if octal else 0)) >> 64:
                raise Unsupported(f"the constant {token[:_LONGEST]}, which does not fit in 64 bits")
            return value, token.endswith("U") or value >> 63 != 0
        if what == "name":
            return WARP_SIZE, False
        if what == "cast":
            return _wrap(self._unary()[0], "u" in token)
        if token == "(":
            inside = self._ternary()
            if not self._take(")"):
                raise Unsupported(f"the constant {self.text}")
            return inside
        if token not in ("+", "-", "!", "~"):
            raise Unsupported(f"the constant {self.text}")
        value, unsigned = self._unary()
        if token == "!":
            return int(not value), False
        return _wrap({"+": value, "-": -value, "~": ~value}[token], unsigned)


def _wrap(value: int, unsigned: bool) -> tuple[int, bool]:
    value &= (1 << 64) - 1
    return (value if unsigned or not value >> 63 else value - (1 << 64)), unsigned


def _divide(a: int, b: int) -> int:
    """Toward zero, as in C."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "||": lambda a, b: bool(a or b), "&&": lambda a, b: bool(a and b), "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b, "&": lambda a, b: a & b, "==": lambda a, b: a == b, "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
    "<<": lambda a, b: a << (b & 63), ">>": lambda a, b: a >> (b & 63), "+": lambda a, b: a + b,
    "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": _divide, "%": lambda a, b: a - _divide(a, b) * b,
}  # fmt: skip
