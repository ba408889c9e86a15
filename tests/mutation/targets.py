"""Which modules are mutated, and which tests have to notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """Modules that decide something together, and the tests that hold them.

    Attributes:
        modules: paths or patterns below the project's root, of Python or of C.
        tests: what pytest is given.
    """

    modules: tuple[str, ...]
    tests: tuple[str, ...]


TARGETS = {
    "comparisons": Target(("tasks/utils.py",), ("tests/unit/tasks/test_utils.py",)),
    "judge": Target(
        ("harness/checking/judge.py", "harness/checking/dependence.py", "harness/checking/verdict.py"),
        ("tests/unit/harness/checking", "tests/unit/harness/cli/test_check.py", "tests/unit/harness/process",
         "tests/exploits/test_answers.py"),
    ),
    "roofline": Target(
        ("harness/timing/roofline.py", "harness/timing/stats.py"),
        ("tests/unit/harness/timing/test_stats.py", "tests/unit/harness/timing/test_supply.py",
         "tests/unit/harness/timing/simulated"),
    ),
    "cache keys": Target(
        ("jit/compiler/request.py", "jit/compiler/includes.py", "jit/llvm/host_code.py"),
        ("tests/unit/jit/cache", "tests/unit/jit/compiler", "tests/emulator/launches/test_machine_code.py"),
    ),
    "plans": Target(
        ("jit/replay/plans.py", "jit/replay/planning.py", "jit/replay/recording.py", "jit/replay/native/*.h"),
        ("tests/unit/jit/replay",),
    ),
    "arguments": Target(
        ("jit/arguments/packing.py", "jit/arguments/plain_launch.py", "jit/arguments/tensormap.py"),
        ("tests/unit/jit/arguments", "tests/unit/jit/launch", "tests/emulator/findings/test_silent_hazards.py"),
    ),
    "races": Target(
        ("jit/emulator/races/events.py", "jit/emulator/races/state.py", "jit/emulator/races/global_memory.py"),
        ("tests/emulator/races", "tests/emulator/findings", "tests/emulator/corpus"),
    ),
    "scheduler": Target(
        ("jit/emulator/machine/schedule.py", "jit/emulator/machine/liveness.py",
         "jit/emulator/machine/wait_limits.py", "jit/emulator/machine/recurrence.py"),
        ("tests/emulator/findings", "tests/emulator/corpus", "tests/emulator/launches"),
    ),
}  # fmt: skip

# Survivors that no test can distinguish from the original, by the reason.
_UTILS = {
    "it differs on a GPU alone, which these tests do without": (
        'torch.empty( 65 * 1024 * 1024, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty( 63 * 1024 * 1024, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 * 1025 * 1024, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 * 1023 * 1024, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 * 1024 * 1025, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 * 1024 * 1023, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 / 1024 * 1024, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 * 1024 / 1024, dtype=torch.int32, device="cuda").fill_(1)',
        'torch.empty(64 * 1024 * 1024, dtype=torch.int32, device="cuda").fill_( 2)',
        'torch.empty(64 * 1024 * 1024, dtype=torch.int32, device="cuda").fill_( 0)',
        "torch.empty(64 * 1024 * 1024, dtype=torch.int32).fill_(1)",
        'return torch.device("cuda") if torch.cuda.is_available() else torch.device("cpu")',
        'return torch.device( torch.cuda.current_device(),"cuda") if torch.cuda.is_available() else '
        'torch.device("cpu")',
        "return torch.randint(-(1 << 63), (1 << 63) - 1, shape, generator=generator)",
    ),
    "it never draws one value of 2**64": (
        "return torch.randint(-(1 << 63), (1 << 63) - 2, shape, generator=generator, device=generator.device)",
    ),
    "the lengths are compared before": (
        "for number, (got, want) in enumerate(zip(output, expected, strict=False)):",
        "for number, (got, want) in enumerate(zip(output, expected)):",
    ),
    "an annotation is never evaluated": (
        "def _mismatch(received: torch.Tensor, expected: torch.Tensor) -> str & None:",
        ") -> Callable[[Any], tuple[bool, str]]:",
    ),
}

# "path: mutated line" and why.
EQUIVALENT = {f"tasks/utils.py: {line}": why for why, lines in _UTILS.items() for line in lines}
