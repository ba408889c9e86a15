"""`python -m jit.timing.record [-o FILE]`: writes the measured figures of this machine's GPU as JSON, each with its
spread, in the form of ``jit/timing/chips``. It needs a GPU; the emulator runs the same kernels, but has no clock."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from .figures import measure


def main() -> int:
    """Measures and writes."""
    parser = argparse.ArgumentParser(prog="python -m jit.timing.record", description=__doc__)
    parser.add_argument("-o", "--output", type=Path, help="file to write (default: stdout)")
    parser.add_argument("--rounds", type=int, default=4096, help="instructions of a chain (default 4096)")
    parser.add_argument("--turns", type=int, default=15, help="runs of each kernel (default 15)")
    arguments = parser.parse_args()

    import torch

    if not torch.cuda.is_available():
        print("error: there is no GPU here, and a figure of the emulator is none of a chip", file=sys.stderr)
        print("  try: the same command on a machine with a GPU", file=sys.stderr)
        return 7
    device = torch.device("cuda")
    found = measure(device, arguments.rounds, arguments.turns)
    document = {"title": torch.cuda.get_device_name(device), "figures": found}
    text = json.dumps(document, indent=1) + "\n"
    if arguments.output:
        arguments.output.write_text(text)
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
