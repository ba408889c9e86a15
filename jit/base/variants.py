"""Which of several forms of its text a kernel runs: the number that its register `%envreg31` has.

One text can have many forms of a kernel, such as `v == 3 ? a <= b : a < b` with `v` of that register: it is compiled
once, and launched once for each form. No compiler and no driver uses that register, which is 0 on a chip.
"""

from __future__ import annotations

REGISTER = "envreg31"
FUNCTION = "warpyard_form"  # which a text of CUDA C++ in several forms asks for the number

another = False  # what is imported now is another text of the submission: extensions keep their host code
trying = False  # launches are of a kernel in several forms
chosen = 0  # by this process, for its launches; 0 is the text as it was
# The PTX name of a kernel of which only the clusters of some CTAs run, and these; empty: all run.
kernel = ""
only: list[tuple[int, int, int]] = []
# By the number of a form: what is put into the parameters of launches instead of what the host gives. The number of the
# launch in the call, the byte in its parameters, the bytes; and the grid, the block and the bytes of dynamic shared
# memory, where they are other ones.
Shape = tuple[int, int, int]
others: dict[int, list[tuple[int, int, bytes, Shape | None, Shape | None, int | None]]] = {}
launches = 0  # of the call
through = False  # a launch of the unchanged text that ends with a finding counts as complete
found = False  # such a launch has ended with a finding


def has_forms(text: str) -> bool:
    """Whether a text of CUDA C++ has several forms. It is for the emulator, so that no machine code is made of it."""
    return f"{FUNCTION}()" in text


# Collects for each launch its kernel, its parameters, its grid, of each parameter the type of PTX and its first byte,
# its block, and its bytes of dynamic shared memory; None: not collected.
given: list[tuple[str, bytes, Shape, list[tuple[str, int]], Shape, int]] | None = None
launched: list[bytes] | None = None  # collects each launch's arguments, its memory by offsets; None: not collected
