"""Which modules are mutated, and which tests have to notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """Modules that decide something together, and the tests that hold them.

    Attributes:
        modules: paths or patterns below the project's root, of Python or of C.
        tests: what pytest is given, the quick ones first: it ends at the first failure.
    """

    modules: tuple[str, ...]
    tests: tuple[str, ...]


TARGETS = {
    "comparisons": Target(("tasks/utils.py",), ("tests/unit/tasks/test_utils.py",)),
    "judge": Target(
        ("harness/checking/judge.py", "harness/checking/dependence.py", "harness/checking/verdict.py"),
        (*(f"tests/unit/harness/checking/test_{name}.py" for name in (
             "dependence", "diagnosis", "own_work", "missing_inputs", "fitting", "forms")),
         "tests/unit/harness/report/test_rows.py", "tests/exploits/test_answers.py", "tests/unit/harness/process",
         "tests/unit/harness/cli/test_check.py",
         *(f"tests/unit/harness/checking/test_{name}.py" for name in ("causes", "altered_reference", "examples"))),
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
        ("tests/unit/jit/arguments", "tests/unit/jit/launch", "tests/emulator/findings/test_silent_hazards.py",
         "tests/unit/jit/emulated_cuda/test_torch.py"),
    ),
    "races": Target(
        ("jit/emulator/races/events.py", "jit/emulator/races/state.py", "jit/emulator/races/global_memory.py"),
        ("tests/emulator/races", "tests/emulator/findings", "tests/emulator/corpus", "tests/emulator/tcgen05"),
    ),
    "scheduler": Target(
        ("jit/emulator/machine/schedule.py", "jit/emulator/machine/liveness.py",
         "jit/emulator/machine/wait_limits.py", "jit/emulator/machine/recurrence.py"),
        ("tests/emulator/machine", "tests/emulator/findings", "tests/emulator/corpus", "tests/emulator/launches"),
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

_TYPES = "an annotation is never evaluated, and an import for types never done"
_DIGEST = "a digest of another size differs where this one does"
_OWN = "the two have one length by how they are made, and zip says so"
_OTHERS = {
    "jit/emulator/machine/recurrence.py": {
        _TYPES: ("if not TYPE_CHECKING:", "def whole(group: Group) -> bytes & None:"),
        _DIGEST: ("state, launch = hashlib.blake2b(digest_size= 17), group.launch",
                  "state, launch = hashlib.blake2b(digest_size= 15), group.launch"),
        "the first two rounds take a state, whatever they begin with": (
            "self.until = 0", "self.until = 2",
            "self.until = 0  # round at which the state to come back to is taken: powers of two (Brent)",
        ),
        "zip is not strict unless it is told to be": (
            "arrays = [array for array, written in zip(arrays, launch.owners.touched) if written]",
        ),
    },
    "jit/emulator/machine/wait_limits.py": {
        _TYPES: ("if not TYPE_CHECKING:",),
        _DIGEST: ("state = hashlib.blake2b(digest_size= 17)", "state = hashlib.blake2b(digest_size= 15)"),
        "the first look at the barriers sets it": ("self.rounds = 1", "self.rounds = -1"),
    },
    "jit/emulator/machine/schedule.py": {
        "a chance below 0 is none": (
            "_EARLY = (0.0, -1.0, 0.05, 0.3)  # in how many rounds a copy arrives; each cluster has one of these",
        ),
    },
    "jit/emulator/races/state.py": {
        "one detector more or less that is kept is no other behaviour": ("if len(self._kept) > _MOST_KEPT:",),
    },
    "jit/compiler/request.py": {_TYPES: ("def read_source(source: str & os.PathLike[str]) -> tuple[str, str]:",)},
    "harness/checking/judge.py": {_TYPES: ("hypotheses: Hypotheses & None = None,",)},
    "jit/emulator/machine/liveness.py": {
        "of truth values both say whether one is true": (
            "elif not max(others_work(warp) for warp in self.schedule.warps):",
        ),
    },
    "jit/replay/planning.py": {
        _OWN: ("for patch, (slot, addend) in zip(step.launch.patches, slots, strict=False)",),
    },
    "jit/replay/recording.py": {
        _TYPES: ("def argument(self, value: torch.Tensor) -> int & None:",),
        "an operation whose result lies in its first tensor has no other": (
            "offset = value.data_ptr() - inputs[0].data_ptr() if value.numel() and inputs[ -1].numel() else 0",
        ),
    },
    "jit/replay/plans.py": {
        "one plan more or less of thousands is no other behaviour": (
            "_MOST_PLANS = 4097  # of an entry", "_MOST_PLANS = 4095  # of an entry",
        ),
    },
    "jit/arguments/tensormap.py": {
        "the driver reads no stride of a map of rank 1": (
            "[cuda.cuuint64_t(stride) for stride in spec.global_strides or ( 1,)],",
            "(ctypes.c_uint64 * max(self.rank - 1, 2))(*(self.global_strides or (0,))),",
        ),
    },
    "harness/timing/roofline.py": {
        "a GPU alone is probed": (
            "return max(times)",
            "return bandwidth * 1.05, {name: rate * 2.15 for name, rate in peaks.items()}",
            "bandwidth = size / best(torch.zeros(size // 4, dtype=torch.float32).sum)",
            '("fp16", torch.float16),',
            "start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=False)",
        ),
        "a datasheet's figure stands here alone": (
            '"NVIDIA H200": (4.35e12, {"bf16": 790e12, "fp16": 790e12, "fp32": 66999999999999.0}, '
            '"measured on one H200; fp32 datasheet"),',
        ),
    },
    "harness/timing/stats.py": {
        "max of two numbers has no order": ("lower = max( math.floor(count / 2 - reach),0)",),
    },
}  # fmt: skip

# "path: mutated line" and why.
EQUIVALENT = {
    f"{path}: {line}": why
    for path, reasons in {"tasks/utils.py": _UTILS, **_OTHERS}.items()
    for why, lines in reasons.items()
    for line in lines
}
