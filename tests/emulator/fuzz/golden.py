"""The file of recorded answers: of each form a digest of operands and results, and the results' words.

In the repository a form keeps its first words only (`compact`); the digest speaks for the others.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from . import approximate
from .forms import Form
from .table import table

PATH = Path(__file__).parent.parent / "golden" / "fuzz.npz"


def digest(words: np.ndarray) -> str:
    """12 hexadecimal digits of the SHA-256 of u32 words."""
    return hashlib.sha256(np.ascontiguousarray(words, "<u4").tobytes()).hexdigest()[:12]


def write(path: Path, head: dict[str, Any], answers: Mapping[str, np.ndarray], failed: dict[str, str]) -> None:
    """Writes answers, all their words; ``failed``: forms without one, and why."""
    known = table()
    forms = {name: [len(words), digest(known[name].inputs()), digest(words)] for name, words in answers.items()}
    _save(path, {**head, "forms": forms, "failed": failed}, list(answers.values()))


def _save(path: Path, head: dict[str, Any], words: list[np.ndarray]) -> None:
    whole = np.concatenate(words).astype("<u4")
    path.parent.mkdir(parents=True, exist_ok=True)
    planes = np.ascontiguousarray(whole.view(np.uint8).reshape(-1, 4).T)  # bytes of a kind together compress better
    np.savez_compressed(path, head=np.frombuffer(json.dumps(head).encode(), np.uint8), words=planes)


class Golden:
    """A recorded file.

    Attributes:
        head: chip, date, cuda, failed; of a compact file `keep` and the `deviations` of approximate functions.
        forms: by name the number of words, and the digests of operands and results.
        kept: the words of each form, of a compact file its first ones.
    """

    def __init__(self, path: Path = PATH):
        with np.load(path) as file:
            self.head: dict[str, Any] = json.loads(file["head"].tobytes())
            whole = np.ascontiguousarray(file["words"].T).view("<u4").reshape(-1)
        self.forms: dict[str, list[Any]] = self.head.pop("forms")
        self.kept: dict[str, np.ndarray] = {}
        at = 0
        for name, (count, _, _) in self.forms.items():
            count = min(count, self.head.get("keep", count))
            self.kept[name] = whole[at : at + count]
            at += count

    def compare(self, form: Form, words: np.ndarray) -> str:
        """How a form's results differ from the recorded ones; "" where they agree in every bit."""
        count, operands, results = self.forms[form.name]
        if digest(form.inputs()) != operands or count != form.words:
            return "the operands are not those recorded; record again"
        kept = self.kept[form.name]
        wrong = np.flatnonzero(words[: len(kept)] != kept)
        if len(wrong):
            at = int(wrong[0])
            return (
                f"{len(wrong)} of {len(kept)} words differ, first word {at} (thread {at % form.count}, plane "
                f"{at // form.count}): {words[at]:#010x}, on the chip {kept[at]:#010x}"
            )
        return "" if digest(words) == results else f"the first {len(kept)} words agree, others of {count} do not"


def compact(source: Path, target: Path, keep: int) -> None:
    """Writes a recorded file with the first ``keep`` words of each form only."""
    whole = Golden(source)
    known = table()
    deviations = {
        name: asdict(approximate.deviation(known[name], words))
        for name, words in whole.kept.items()
        if known[name].approximate
    }
    head = {**whole.head, "keep": keep, "deviations": deviations, "forms": whole.forms}
    _save(target, head, [words[:keep] for words in whole.kept.values()])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Makes the repository's file of a recorded one.")
    parser.add_argument("source", type=Path)
    parser.add_argument("--keep", type=int, default=128, help="words of each form (default 128)")
    given = parser.parse_args()
    compact(given.source, PATH, given.keep)
    print(PATH, PATH.stat().st_size, "bytes")
