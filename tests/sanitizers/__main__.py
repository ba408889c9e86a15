"""The command: `python -m tests.sanitizers requests|operands --count N [--seed S]`. It starts itself again with
AddressSanitizer's runtime, and ends with exit 77 where that found something."""

from __future__ import annotations

import argparse
import mmap
import os
import random
import sys
import time
import traceback
from collections.abc import Callable

from tests.sanitizers import instrument

FOUND = 77
Note = Callable[[str], None]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.sanitizers", description=__doc__)
    parser.add_argument("what", choices=("requests", "operands"), help="what is asked of the service")
    parser.add_argument("--count", type=int, default=2000, help="requests")
    parser.add_argument("--seed", type=int, default=None, help="of all that is chosen")
    parser.add_argument("--short", type=int, default=0, help="last bytes of a piece that are nobody's, to see it fail")
    given = parser.parse_args()
    if "__asan_init" not in _symbols():
        return _again()
    seed = random.SystemRandom().randrange(1 << 32) if given.seed is None else given.seed
    print("seed", seed, flush=True)
    instrument.use()
    begin = time.monotonic()
    code, last = _apart(lambda note: (_requests if given.what == "requests" else _operands)(given, seed, note))
    if code:
        print("ended with", code, "in", last)
    print(f"{given.count} in {time.monotonic() - begin:.0f} s")
    return code


def _symbols() -> set[str]:
    import ctypes

    return {name for name in ("__asan_init",) if hasattr(ctypes.CDLL(None), name)}


def _again() -> int:
    runtimes = instrument.runtimes()
    if not runtimes:
        print("gcc has no libasan.so and libubsan.so here", file=sys.stderr)
        return 2
    loaded = ":".join(map(str, runtimes))
    options = f"detect_leaks=0:exitcode={FOUND}:allocator_may_return_null=1"
    env = os.environ | {"LD_PRELOAD": loaded, "ASAN_OPTIONS": options, "PYTHONMALLOC": "malloc"}
    env["UBSAN_OPTIONS"] = f"exitcode={FOUND}:print_stacktrace=0"
    os.execve(sys.executable, [sys.executable, "-m", "tests.sanitizers", *sys.argv[1:]], env)


def _apart(work: Callable[[Note], str]) -> tuple[int, str]:
    """Does work in a process of its own, and prints what it returns. Returns the exit code, negative for a signal, and
    what the work noted last."""
    last = mmap.mmap(-1, 1 << 16)

    def note(text: str) -> None:
        last.seek(0)
        last.write(text.encode()[: 1 << 15] + b"\0")

    if (child := os.fork()) == 0:
        code = 1
        try:
            print(work(note), flush=True)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code, last[:].partition(b"\0")[0].decode(errors="replace")


def _requests(given: argparse.Namespace, seed: int, _: Note) -> str:
    """What the model of the memory asks, which knows each answer."""
    from tests.unit.harness.service import test_memory

    test_memory.Arena = lambda size: instrument.PoisonedArena(size, given.short)  # type: ignore[misc, assignment]
    model = test_memory.Model(seed)
    model.run(given.count)
    return f"{model.launches} launches"


def _operands(given: argparse.Namespace, seed: int, note: Note) -> str:
    """Each instruction in turn, and those before it."""
    from tests.sanitizers.operands import Operands

    one = Operands(seed)
    each = max(1, given.count // len(one.texts))
    for number in range(given.count):
        if number % each == 0:
            one.load(number // each % len(one.texts))
        one.launch(note)
        if number % 500 == 0:
            one.check()
    one.check()
    return f"{len(one.loaded)} of {len(one.texts)} instructions: {dict(one.replies)}"


if __name__ == "__main__":
    sys.exit(main())
