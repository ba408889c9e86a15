"""Sources in colours, for pages: spans with the classes of Pygments, which the terminal's library brings."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers.c_cpp import CppLexer
from pygments.lexers.python import PythonLexer
from pygments.util import ClassNotFound

from harness.guarded import guarded

# Few colours, those of the page: comments, words of the language, texts and numbers.
STYLE = (
    ".c, .c1, .cm, .cp, .cpf { color: var(--soft); } .k, .kt, .kd, .kn, .kr, .kc { color: var(--d); } "
    ".s, .s1, .s2, .sd, .sa { color: var(--c); } .mi, .mf, .mh { color: var(--b); } .nf, .nc { color: var(--a); }"
)


def lines(name: str, texts: Sequence[str]) -> list[Markup]:
    """The lines of a source as HTML, in colours where that succeeds."""
    plain = [escape(text) for text in texts]
    return guarded(lambda: _coloured(name, texts), plain)


def _coloured(name: str, texts: Sequence[str]) -> list[Markup]:
    lexer = PythonLexer if name.endswith(".py") else CppLexer
    whole = highlight("\n".join(texts), lexer(stripnl=False, ensurenl=False), HtmlFormatter(nowrap=True))
    found = whole.split("\n")
    if len(found) < len(texts):
        raise ClassNotFound(name)
    return [Markup(line) for line in found[: len(texts)]]
