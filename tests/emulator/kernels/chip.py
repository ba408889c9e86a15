"""What a chip computed, and the same from the emulator: whole kernels of this project on their tasks' test cases.

On a machine with a GPU, ``python -m tests.emulator.kernels.chip`` runs the first test cases of every task on the chip
and writes their bits to ``golden/kernels.npz``, with the chip's name. ``test_chip.py`` replays the file on the
emulator. Inputs are generated on the CPU in both, and their digests are in the file, so that equal inputs are certain.
Inputs that the generator computes, whose last bits depend on the CPU, are in the file themselves.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

from harness import tasks
from harness.tasks.cases import Case

GOLDEN = Path(__file__).parents[1] / "golden" / "kernels.npz"
MOST_BYTES = 1 << 18  # of a case's outputs in the file
MOST_CASES = 8  # of a task
COMPUTED = {"sparse_mla_bwd": {"o": 2, "lse": 4}, "sparse_mla_bwd/phase1": {"o": 2, "lse": 4}}  # places in data
BIT_FOR_BIT = {"nvfp4_gemv": (0,), "sparse_mla_bwd/phase1": (1,)}  # outputs with no .approx function and no atomics


def leaves(tree: Any) -> list[Any]:
    """The tensors and plain values of nested tuples and lists, in order."""
    return [leaf for part in tree for leaf in leaves(part)] if isinstance(tree, (tuple, list)) else [tree]


def raw(tensor: torch.Tensor) -> np.ndarray:
    """A tensor's bytes in row-major order, uint8."""
    return tensor.detach().cpu().contiguous().flatten().view(torch.uint8).numpy()


def digest(leaf: Any) -> str:
    """The first 16 digits of the SHA-256 of one input: a tensor's shape, dtype and bytes, or a value's repr."""
    if not isinstance(leaf, torch.Tensor):
        return hashlib.sha256(repr(leaf).encode()).hexdigest()[:16]
    state = hashlib.sha256(f"{tuple(leaf.shape)} {leaf.dtype} ".encode())
    state.update(raw(leaf.view(torch.uint8) if leaf.element_size() == 1 else leaf).tobytes())
    return state.hexdigest()[:16]


def generate(task: tasks.Task, case: Case) -> Any:
    """The case's inputs, generated on the CPU whatever devices there are."""
    task.reference.default_device = lambda: torch.device("cpu")  # type: ignore[attr-defined]
    return task.generate(case.args)


def _moved(tree: Any, device: torch.device) -> Any:
    if isinstance(tree, (tuple, list)):
        return type(tree)(_moved(part, device) for part in tree)
    return tree.to(device) if isinstance(tree, torch.Tensor) else tree


def outputs(task: tasks.Task, data: Any, device: torch.device) -> list[torch.Tensor]:
    """What the task's own submission returns for ``data`` on a device (a CPU: the emulator), on the CPU."""
    with task.active():
        spec = importlib.util.spec_from_file_location("submission_of_" + task.folder.name, task.default_submission)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        result = module.custom_kernel(_moved(data, device))
    return [leaf.detach().cpu() for leaf in leaves(result) if isinstance(leaf, torch.Tensor)]


def record(path: Path, device: torch.device, chip: str, names: list[str], most: int) -> int:
    """Writes the outputs of the tasks ``names`` (``most`` cases each) on a device; returns the number of cases."""
    arrays: dict[str, np.ndarray] = {}
    inputs: dict[str, list[str]] = {}
    for name in names:
        task = tasks.resolve([name])[0]
        for case in task.tests[:most]:
            data = generate(task, case)
            known = [digest(leaf) for leaf in leaves(data)]  # before the kernel: outputs may be among the inputs
            computed = {place: raw(data[index]) for place, index in COMPUTED.get(name, {}).items()}
            made = outputs(task, data, device)
            if sum(tensor.nbytes for tensor in made) > MOST_BYTES:
                continue
            key = f"{name}:{case.spec}"
            inputs[key] = known
            for number, tensor in enumerate(made):
                arrays[f"{key}:{number}"] = raw(tensor)
            arrays.update((f"{key}:{place}", bits) for place, bits in computed.items())
    head = json.dumps({"chip": chip, "inputs": inputs}).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, head=np.frombuffer(head, np.uint8), **arrays)  # type: ignore[arg-type]
    return len(inputs)


class Recorded:
    """A recorded file. ``chip``: its name and date; ``cases``: keys ``"task:case"``."""

    def __init__(self, path: Path):
        with np.load(path) as file:
            self._arrays = {name: file[name] for name in file.files if name != "head"}
            head = json.loads(file["head"].tobytes())
        self.chip: str = head["chip"]
        self.inputs: dict[str, list[str]] = head["inputs"]

    @property
    def cases(self) -> list[str]:
        return sorted(self.inputs)

    def compare(self, key: str, device: torch.device) -> Iterator[str]:
        """Runs a recorded case on a device, and reports each difference from what the file holds.

        Outputs in BIT_FOR_BIT must agree in every bit. Others use ``ex2.approx`` or sum in the order of atomics: NaN
        and infinities must agree, and values must within 4 units in the last place of their type (bf16, f16: 1), at
        the size of the output's root mean square or their own, whichever is larger; f32 outputs, sums of thousands of
        products of f32 terms: within 2^-12 of that.
        """
        name, _, spec = key.partition(":")
        task = tasks.resolve([name])[0]
        case = next((one for one in task.tests if one.spec == spec), None)
        if case is None:
            yield f"{key}: task {name} has no such case now; record again"
            return
        data = list(generate(task, case))
        for place, index in COMPUTED.get(name, {}).items():
            bits = torch.from_numpy(self._arrays[f"{key}:{place}"].copy())
            data[index] = bits.view(data[index].dtype).view(data[index].shape)
        made = [digest(leaf) for leaf in leaves(data)]
        if made != self.inputs[key]:
            where = [at for at, (a, b) in enumerate(zip(made, self.inputs[key], strict=True)) if a != b]
            yield f"{key}: the generated inputs {where} differ from those recorded; record again"
            return
        for number, got in enumerate(outputs(task, tuple(data), device)):
            want = torch.from_numpy(self._arrays[f"{key}:{number}"].copy()).view(got.dtype).view(got.shape)
            if number in BIT_FOR_BIT.get(name, ()):
                different = int((raw(got) != raw(want)).sum())
                if different:
                    yield f"{key}: output {number} differs in {different} of {want.nbytes} bytes"
                continue
            a, b = got.double(), want.double()
            finite = torch.isfinite(b)
            if not torch.equal(torch.nan_to_num(a[~finite], nan=0.5), torch.nan_to_num(b[~finite], nan=0.5)):
                yield f"{key}: output {number}: NaN or infinities elsewhere"
                continue
            size = torch.clamp(b[finite].abs(), min=float(b[finite].square().mean().sqrt()) if finite.any() else 0.0)
            allowed = (2.0**-12 if got.dtype == torch.float32 else torch.finfo(got.dtype).eps) * size
            off = (a[finite] - b[finite]).abs() / allowed.clamp(min=1e-30)
            if (off > 1).any():
                yield f"{key}: output {number} is off by {float(off.max()):.2f} times what is allowed"


def main() -> None:
    """Records on the GPU of this machine."""
    parser = argparse.ArgumentParser(description="Records what this machine's GPU computes for the emulator's tests.")
    parser.add_argument("-o", "--output", type=Path, default=GOLDEN, help=f"file (default {GOLDEN})")
    path = parser.parse_args().output
    if not torch.cuda.is_available():
        raise SystemExit("no CUDA device: results are recorded on a chip only")
    count = record(path, torch.device("cuda"), torch.cuda.get_device_name(), sorted(tasks.discover()), MOST_CASES)
    print(f"{count} cases of {torch.cuda.get_device_name()} in {path}, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
